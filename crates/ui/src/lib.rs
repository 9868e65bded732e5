//! Pages: pure functions from what somebody sees to HTML and SVG. No input and output, no clock, no global state; the
//! server calls them, and tests do.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used, clippy::expect_used)]

mod assets;
mod board;
pub mod caylus;
mod drawn;
mod pages;
mod parts;
mod scene;
pub mod ys;

pub use assets::{Asset, assets};
pub use drawn::{Drawn, Manner};
pub use game::Entry;
pub use pages::{
    Again, Page, Start, YourTable, api_guide, curtain, join, message, page, parts as table_parts, rulebook, stands,
    start,
};
pub use parts::{Change, Part, Trace, changes, traces, turns_told};
pub use scene::{About, Ask, Chair, Lesson, Refusal, Scene, Sitter};
