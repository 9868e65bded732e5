//! Says what characters do and when they are played, and what zones, rows and columns give, from the tables of the rules and
//! from the board.

use super::names::{a_gem, of_color, points, the_character};
use crate::Words;
use crate::sentence::Sentence;
use ys::components::{CHARACTERS, MERCHANTS_TRADE, Moment, Ship, TRADE};
use ys::{Active, Board, Character, Spot, Zone};

/// What a character does.
pub fn character_effect(words: &Words, character: Character) -> String {
    words.text(&format!("ys-effect-{character}")).into_owned()
}

/// When a character is played.
pub fn character_when(words: &Words, character: Character) -> String {
    let when = match CHARACTERS[character as usize].moment {
        Moment::StartOfPlacement => "ys-when-start-of-placement",
        Moment::BeforeTurn => "ys-when-before-turn",
        Moment::AfterTurn => "ys-when-after-turn",
        Moment::AroundTurns => "ys-when-around-turns",
        Moment::StartOfScoring => "ys-when-start-of-scoring",
        Moment::EndOfScoring => "ys-when-end-of-scoring",
        Moment::AtOnce => "ys-when-at-once",
    };
    words.text(when).into_owned()
}

/// What a trade zone scores this round (Y4.2, Y5.13).
pub(crate) fn trade_points(board: &Board) -> u16 {
    if board.active().any(|card| card == Active::Merchant) { MERCHANTS_TRADE } else { TRADE }
}

/// What can be won on a spot: in a zone, or in the row and column of a cell.
pub fn spot_effect(words: &Words, board: &Board, spot: Spot) -> String {
    match (spot.kind(), spot.column(), spot.row()) {
        (Some(zone), ..) => zone_effect(words, board, spot.district().unwrap_or(0), zone),
        (_, Some(column), Some(row)) => {
            let row = row_effect(words, board, row);
            let column = of_color(Sentence::new(words, "ys-effect-column"), words, column).text();
            format!("{row} {column}")
        }
        _ => words.text("ys-effect-throne").into_owned(),
    }
}

fn zone_effect(words: &Words, board: &Board, district: u8, zone: Zone) -> String {
    match zone {
        Zone::Port => words.text("ys-effect-port").into_owned(),
        Zone::Trade => {
            Sentence::new(words, "ys-effect-trade").with("points", points(words, trade_points(board))).text()
        }
        Zone::Palace => match board.character(district) {
            Some(card) => {
                let takes = Sentence::new(words, "ys-effect-palace").with("card", the_character(words, card));
                format!("{} {}", takes.text(), character_effect(words, card))
            }
            None => words.text("ys-effect-palace-empty").into_owned(),
        },
    }
}

/// What a row of the market, counted from 0, gives.
pub fn row_effect(words: &Words, board: &Board, row: u8) -> String {
    match board.market_gem(row) {
        Some(gem) => Sentence::new(words, "ys-effect-row").with("row", row + 1).with("gem", a_gem(words, gem)).text(),
        None => Sentence::new(words, "ys-effect-row-empty").with("row", row + 1).text(),
    }
}

/// What the ranking over a whole district gives, which depends on the number of players (Y4.1).
pub fn district_effect(words: &Words, board: &Board) -> String {
    Sentence::new(words, "ys-effect-district").with("players", board.options().players).text()
}

/// The gems of a ship by kind. Y1.2: with four players the big one is there twice.
pub(crate) fn cargo_of(ship: Ship, players: u8) -> [u8; 5] {
    let mut numbers = [0; 5];
    let [big, ..] = ship.gems();
    ship.gems().into_iter().for_each(|gem| numbers[gem.index()] += 1);
    numbers[big.index()] += u8::from(players == 4);
    numbers
}
