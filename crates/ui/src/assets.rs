//! The files that pages load: style sheets, scripts, icons, the manifest. They are part of the program. The
//! address of a file has a number made of its contents, so that a browser may keep it for ever and still gets the next version.

use crate::{minify, switchable};
use std::sync::{Arc, OnceLock};

/// A file that pages load.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    /// The last part of its path.
    pub name: &'static str,
    /// Its media type.
    pub media_type: &'static str,
    /// Its contents.
    pub body: Arc<[u8]>,
    /// A hash of the contents.
    pub version: String,
}

impl Asset {
    /// A style sheet, minified; themes and motion follow the system or the page.
    pub(crate) fn stylesheet(name: &'static str, parts: &[&str]) -> Asset {
        let css = minify::css(&switchable::css(&parts.concat()));
        Asset::new(name, "text/css; charset=utf-8", css.as_bytes())
    }

    /// A script: one module of these parts.
    fn script(name: &'static str, parts: &[&str]) -> Asset {
        Asset::new(name, "text/javascript; charset=utf-8", parts.concat().as_bytes())
    }

    fn new(name: &'static str, media_type: &'static str, body: &[u8]) -> Asset {
        Asset { name, media_type, version: hash(body), body: body.into() }
    }

    /// Its contents as text; nothing of a picture.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap_or_default()
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
    pub touch_icon: Asset,
    pub manifest: Asset,
    /// What nothing but the manifest and old browsers ask for.
    rest: [Asset; 3],
}

impl Shared {
    /// All of them.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Asset> {
        let first = [&self.stylesheet, &self.script, &self.stream, &self.icon, &self.touch_icon, &self.manifest];
        first.into_iter().chain(&self.rest)
    }
}

/// What a device needs to know to install the page as an app.
fn manifest(icon: &Asset, [small, large]: [&Asset; 2]) -> String {
    let (icon, small, large) = (icon.address(), small.address(), large.address());
    format!(
        r##"{{"name":"Bailiwick","short_name":"Bailiwick","start_url":"/","scope":"/","display":"standalone",
"background_color":"#e9e1d0","theme_color":"#faf5e9","icons":[
{{"src":"{icon}","sizes":"any","type":"image/svg+xml"}},
{{"src":"{small}","sizes":"192x192","type":"image/png"}},
{{"src":"{large}","sizes":"512x512","type":"image/png","purpose":"any maskable"}}]}}"##
    )
}

/// The style sheets that all pages have, in the order in which later ones overrule earlier ones.
const STYLESHEETS: [&str; 14] = [
    include_str!("../static/css/tokens.css"),
    include_str!("../static/css/drawing.css"),
    include_str!("../static/css/page.css"),
    include_str!("../static/css/board.css"),
    include_str!("../static/css/table.css"),
    include_str!("../static/css/hint.css"),
    include_str!("../static/css/people.css"),
    include_str!("../static/css/plain.css"),
    include_str!("../static/css/reading.css"),
    include_str!("../static/css/end.css"),
    include_str!("../static/css/analysis.css"),
    include_str!("../static/css/curtain.css"),
    include_str!("../static/css/settings.css"),
    include_str!("../static/css/print.css"),
];
/// The scripts that all pages have.
const SCRIPTS: [&str; 6] = [
    include_str!("../static/backoff.js"),
    include_str!("../static/connection.js"),
    include_str!("../static/page.js"),
    include_str!("../static/replay.js"),
    include_str!("../static/analysis.js"),
    include_str!("../static/settings.js"),
];

/// The files that all pages load, made when the first page is.
pub(crate) fn shared() -> &'static Shared {
    static SHARED: OnceLock<Shared> = OnceLock::new();
    SHARED.get_or_init(|| {
        let picture = |name, body| Asset::new(name, "image/png", body);
        let icon = Asset::new("icon.svg", "image/svg+xml", include_bytes!("../static/icon.svg"));
        let small = picture("icon-192.png", include_bytes!("../static/icons/icon-192.png").as_slice());
        let large = picture("icon-512.png", include_bytes!("../static/icons/icon-512.png").as_slice());
        let manifest = manifest(&icon, [&small, &large]);
        Shared {
            stylesheet: Asset::stylesheet("bailiwick.css", &STYLESHEETS),
            script: Asset::script("page.js", &SCRIPTS),
            stream: Asset::script(
                "stream.js",
                &[include_str!("../static/backoff.js"), include_str!("../static/stream.js")],
            ),
            touch_icon: picture(
                "apple-touch-icon.png",
                include_bytes!("../static/icons/apple-touch-icon.png").as_slice(),
            ),
            manifest: Asset::new("manifest.webmanifest", "application/manifest+json", manifest.as_bytes()),
            icon,
            rest: [
                small,
                large,
                Asset::new("favicon.ico", "image/x-icon", include_bytes!("../static/icons/favicon.ico")),
            ],
        }
    })
}

/// FNV-1a.
fn hash(body: &[u8]) -> String {
    let number =
        body.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3));
    format!("{number:016x}")
}
