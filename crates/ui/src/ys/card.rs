//! Cards and ships: the character that waits in a palace, and what a ship has on offer.

use super::geometry::{CARD, SHIP};
use crate::board::draw::{label_in, square, svg, symbol, text};
use words::Words;
use ys::{Board, Character, Gem};

/// The symbol of a character.
pub(super) fn portrait(character: Character) -> String {
    format!("portrait-{character}")
}

/// A character card, or a blue one (Y1.1).
pub(super) fn card(words: &Words, character: Character) -> String {
    let colour = if character == Character::Blue { "blue" } else { "yellow" };
    let mut out =
        format!(r#"<rect class="tile-ground card-{colour}" x=".7" y=".7" width="46.6" height="58.6" rx="4.5"/>"#);
    out += &square(&portrait(character), 4.5, 4.5, 39.);
    out += &format!(
        r#"<path class="foot-{colour}" d="M1.7 45.5h44.6v9.5a3.5 3.5 0 0 1-3.5 3.5H5.2a3.5 3.5 0 0 1-3.5-3.5z"/>"#
    );
    out += &label_in("card-name", 24., 55.5, &title(words, character), 7, 43.);
    svg("card-drawing", CARD.0, CARD.1, &out)
}

/// The name on a card.
pub(super) fn title(words: &Words, character: Character) -> String {
    match character {
        Character::Blue => words.text("ysb-blue-card").into_owned(),
        other => words::ys::character(words, other),
    }
}

/// The gems that are still to be had from a ship, the big ones first (Y1.2).
pub(super) fn cargo(board: &Board, district: u8) -> Vec<(Gem, bool)> {
    let Some(ship) = board.ship(district) else { return Vec::new() };
    let (mut left, [big, ..]) = (board.offer(district), ship.gems());
    let mut gems = Vec::new();
    for gem in [big].into_iter().chain(ship.gems()) {
        if left[gem.index()] > 0 {
            left[gem.index()] -= 1;
            gems.push((gem, gem == big));
        }
    }
    gems
}

/// A ship at the quay, with the number of its district on the sail.
pub(super) fn ship(board: &Board, district: u8) -> String {
    ship_with(&cargo(board, district), district)
}

/// A ship with these gems; the flag tells the big ones.
pub(super) fn ship_with(gems: &[(Gem, bool)], district: u8) -> String {
    let size = |big: bool| if big { 26. } else { 21.5 };
    let mut x = SHIP.0 / 2. - gems.iter().map(|(_, big)| size(*big)).sum::<f64>() / 2.;
    let mut out = symbol("ship", 0., 0., SHIP.0, SHIP.1) + &text("ship-number", 52., 33., &(district + 1).to_string());
    for (gem, big) in gems.iter().copied() {
        let (size, foot) = (size(big), if big { 70. } else { 68. });
        out += &square(&super::market::gem(gem), x, foot - size, size - 0.5);
        x += size;
    }
    svg("", SHIP.0, SHIP.1, &out)
}
