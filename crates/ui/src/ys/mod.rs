//! The table of Ys, drawn: city, market, brokers and players, as pure functions from a scene to the parts of a page. A file
//! for each thing that is drawn; `geometry` is where it stands, `thing` which actions are about it, `facts` what is said of
//! it, `ask` how brokers are bid and placed. Everything is made from a view: what the viewer does not know is not there.

mod ask;
mod board;
mod card;
mod choice;
mod city;
mod drawn;
mod end;
mod facts;
mod geometry;
mod hand;
mod market;
mod pieces;
mod players;
mod scoring;
mod token;
mod worth;

pub use board::board;
pub use hand::brokers;
pub use players::{mini, players};
pub use scoring::scoring;

use std::sync::OnceLock;

/// A scene of Ys, sorted by things.
type Look<'a> = crate::board::look::Look<'a, ::ys::State>;

/// The style sheet of the table: the look, where things stand, and which buttons are shown for the chosen broker.
pub(crate) fn sheet() -> String {
    [
        include_str!("../../static/ys.css"),
        include_str!("../../static/ys-scoring.css"),
        include_str!("../../static/curtain.css"),
        &geometry::board_css(),
        &choice::choice_css(),
    ]
    .concat()
}

/// Drawings of the other game that stand in this one too: by the beginnings of their names.
const SHARED: [&str; 11] = [
    "marker-",
    "worker-",
    "lock\"",
    "arrow\"",
    "t-market\"",
    "t-residence\"",
    "t-bank\"",
    "t-inn\"",
    "t-notary\"",
    "t-statue\"",
    "t-gate\"",
];

/// The drawings of this game, and of the other one those that stand here too. They are one to a line.
pub fn symbols() -> &'static str {
    static SYMBOLS: OnceLock<String> = OnceLock::new();
    SYMBOLS.get_or_init(|| {
        let own = include_str!("../../static/ys-symbols.svg");
        let shared = |line: &&str| {
            let name = line.strip_prefix("<symbol id=\"");
            name.is_some_and(|name| SHARED.iter().any(|shared| name.starts_with(shared)))
        };
        let shared: String = crate::caylus::symbols().lines().filter(shared).collect();
        own.replacen("<defs>", &format!("<defs>{shared}"), 1)
    })
}
