//! The files that pages load: style sheets, scripts, an icon. They are part of the program. The address of a file has a
//! number made of its contents, so that a browser may keep it for ever and still gets the next version.

use crate::minify;
use std::sync::{Arc, OnceLock};

/// A file that pages load.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    /// The last part of its path.
    pub name: &'static str,
    /// Its media type.
    pub media_type: &'static str,
    /// Its contents.
    pub body: Arc<str>,
    /// A hash of the contents.
    pub version: String,
}

impl Asset {
    /// A style sheet, minified.
    pub(crate) fn stylesheet(name: &'static str, parts: &[&str]) -> Asset {
        Asset::new(name, "text/css; charset=utf-8", minify::css(&parts.concat()))
    }

    /// A script: one module of these parts.
    fn script(name: &'static str, parts: &[&str]) -> Asset {
        Asset::new(name, "text/javascript; charset=utf-8", parts.concat())
    }

    fn new(name: &'static str, media_type: &'static str, body: String) -> Asset {
        Asset { name, media_type, version: hash(&body), body: body.into() }
    }

    /// Its path with its version.
    pub(crate) fn address(&self) -> String {
        format!("/static/{}?v={}", self.name, self.version)
    }
}

/// The files that all pages load.
pub(crate) struct Shared {
    pub stylesheet: Asset,
    pub script: Asset,
    /// The script of the stream that all tabs share.
    pub stream: Asset,
    pub icon: Asset,
}

pub(crate) fn shared() -> &'static Shared {
    static SHARED: OnceLock<Shared> = OnceLock::new();
    SHARED.get_or_init(|| Shared {
        stylesheet: Asset::stylesheet(
            "bailiwick.css",
            &[
                include_str!("../static/css/tokens.css"),
                include_str!("../static/css/drawing.css"),
                include_str!("../static/css/page.css"),
                include_str!("../static/css/board.css"),
                include_str!("../static/css/table.css"),
                include_str!("../static/css/people.css"),
                include_str!("../static/css/plain.css"),
                include_str!("../static/css/reading.css"),
                include_str!("../static/css/end.css"),
                include_str!("../static/css/curtain.css"),
            ],
        ),
        script: Asset::script(
            "page.js",
            &[
                include_str!("../static/patience.js"),
                include_str!("../static/connection.js"),
                include_str!("../static/page.js"),
            ],
        ),
        stream: Asset::script(
            "stream.js",
            &[include_str!("../static/patience.js"), include_str!("../static/stream.js")],
        ),
        icon: Asset::new("icon.svg", "image/svg+xml", include_str!("../static/icon.svg").to_owned()),
    })
}

/// FNV-1a.
fn hash(body: &str) -> String {
    let number =
        body.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    format!("{number:016x}")
}
