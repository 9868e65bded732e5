//! The files that pages load: a stylesheet, one more for a game that has its own, a script, an icon, all part of the program. Their addresses have a number
//! made of what they contain, so that a browser may keep them for ever and still gets the new ones.

use std::sync::OnceLock;

/// A file that pages load.
pub struct Asset {
    /// As in its address.
    pub name: &'static str,
    /// What kind of file it is.
    pub kind: &'static str,
    /// What is in it.
    pub body: String,
    /// A number made of that.
    pub version: String,
}

/// All files.
pub fn assets() -> &'static [Asset] {
    static ASSETS: OnceLock<Vec<Asset>> = OnceLock::new();
    ASSETS.get_or_init(|| {
        let css = [
            include_str!("../static/tokens.css"),
            include_str!("../static/page.css"),
            include_str!("../static/board.css"),
            include_str!("../static/table.css"),
            include_str!("../static/start.css"),
            include_str!("../static/end.css"),
            &crate::caylus::board_css(),
        ];
        [
            ("bailiwick.css", "text/css; charset=utf-8", css.concat()),
            ("ys.css", "text/css; charset=utf-8", crate::ys::sheet()),
            ("page.js", "text/javascript; charset=utf-8", include_str!("../static/page.js").to_owned()),
            ("icon.svg", "image/svg+xml", include_str!("../static/icon.svg").to_owned()),
        ]
        .map(|(name, kind, body)| Asset { name, kind, version: version(&body), body })
        .into()
    })
}

/// The address of a file.
pub(crate) fn address(name: &str) -> String {
    let version = assets().iter().find(|asset| asset.name == name).map_or("", |asset| &asset.version);
    format!("/static/{name}?v={version}")
}

/// A number of the contents (FNV-1a).
fn version(body: &str) -> String {
    let number =
        body.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    format!("{number:016x}")
}
