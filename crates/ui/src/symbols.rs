//! The sprites: files of SVG symbols, inlined in a page because a drawing takes its colours from the page it is in. A game
//! has a file of its own beside those that it shares with others.

use crate::minify;
use std::sync::OnceLock;

/// Pieces of the seats, and drawings that several games or pages have.
pub(crate) const SHARED: &str = include_str!("../static/symbols/shared.svg");
/// Buildings of Caylus that the picture of the start page is made of, too.
pub(crate) const TOWN: &str = include_str!("../static/symbols/town.svg");
/// The ship of Ys, which the curtain has too.
pub(crate) const SHIP: &str = include_str!("../static/symbols/ship.svg");

/// The sprite of a page without drawings of a game.
pub(crate) fn shared() -> &'static str {
    static SPRITE: OnceLock<String> = OnceLock::new();
    SPRITE.get_or_init(|| minify::svg(&[SHARED]))
}
