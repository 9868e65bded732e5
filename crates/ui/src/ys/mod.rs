//! The table of Ys, drawn: city, market, brokers and players, as pure functions from a scene to the parts of a page. A file
//! for each thing that is drawn; `geometry` is where it stands, `facts` what is said of it, `ask` how brokers are bid and
//! placed. Everything is made from a view: what the viewer does not know is not there.

mod ask;
mod bids;
mod board;
mod card;
mod choice;
mod city;
mod end;
mod facts;
mod figures;
mod geometry;
mod hand;
mod market;
mod pieces;
mod players;
mod scoring;
mod token;
mod web_board;
mod worth;

pub use board::board;
pub use hand::brokers;
pub use players::{mini, players};

use crate::assets::Asset;
use crate::symbols::{SHARED, SHIP, Sprite};
use std::sync::OnceLock;
use words::Words;

/// A scene of Ys, sorted by things.
type BoardIndex<'a> = crate::board::index::BoardIndex<'a, ::ys::State>;

/// The style sheet of the table: the look, where things stand, and which buttons are shown for the chosen broker.
fn stylesheet() -> &'static Asset {
    static STYLESHEET: OnceLock<Asset> = OnceLock::new();
    STYLESHEET.get_or_init(|| {
        let parts = [
            include_str!("../../static/css/ys.css"),
            include_str!("../../static/css/ys-scoring.css"),
            &geometry::board_css(),
            &choice::choice_css(),
        ];
        Asset::stylesheet("ys.css", &parts)
    })
}

/// The symbols of the game, and those that it shares with others.
fn symbols(words: &Words) -> &'static str {
    static SPRITE: Sprite = Sprite::new(&[SHARED, SHIP, include_str!("../../static/symbols/ys.svg")]);
    SPRITE.in_words_of(words)
}
