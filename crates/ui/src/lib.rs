//! Pages: pure functions from what somebody sees to HTML and SVG. No input and output, no clock, no global state; the
//! server calls them, and tests do.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used, clippy::expect_used)]

mod parts;
mod scene;

pub use parts::{Change, Part, changes};
pub use scene::{About, Ask, Chair, Entry, Refusal, Scene, Sitter};
