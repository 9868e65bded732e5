//! What a player can decide, and its notation: one line of text per action, one spelling each.

use crate::cubes::{Cube, Cubes};
use crate::place::Place;
use crate::road::Space;
use crate::tiles::Tile;
use game::ParseActionError;
use std::fmt;
use std::str::FromStr;

/// One decision with all its parameters. Four bytes that are moved as one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(align(4))]
pub enum Action {
    /// `pass`: no more workers this turn (C3.3).
    Pass,
    /// `place castle`, `place 12`: a worker goes there (C3.2).
    Place(Place),
    /// `move inn`: the worker on the Gate goes there (C4.1).
    Move(Place),
    /// `recall`: the worker on the Gate goes home (C4.1).
    Recall,
    /// `provost -2`: by the Guild (C4.3) or for deniers (C5.1).
    Provost(i8),
    /// `joust`: 1 denier and 1 cloth for a favour (C4.4).
    Joust,
    /// `stay`: on the Inn's right place (C4.6).
    Stay,
    /// `leave`: the Inn's right place (C4.6).
    Leave,
    /// `take F`: this production (C6.2), or this owner's cube (C6.3).
    Take(Cube),
    /// `sell G`: on a market (C6.8).
    Sell(Cube),
    /// `buy W`, `buy FS`: one cube or two from a peddler (C6.8).
    Buy {
        /// The cube, or the first of two in the order of the notation.
        cube: Cube,
        /// The other one of two.
        second: Option<Cube>,
    },
    /// `deal 1`, `deal 2`: the small or the big deal of the tile (C6.8).
    Deal(DealSize),
    /// `pay FW`, `pay FFWW`: to the Alchemist (C6.8).
    Pay(Payment),
    /// `build mason`: a wood or stone tile at its price (C6.4).
    Build(Tile),
    /// `build market G`: the same where the price has a cube of any kind (C6.4).
    BuildPaying(Tile, Cube),
    /// `build statue 3`: a prestige tile on one's residence there (C6.6).
    BuildOn(Tile, Space),
    /// `residence 4`: this tile becomes one's residence (C6.9).
    Residence(Space),
    /// `batch WS`: food and these two for a house in the castle (C7.1).
    Batch(Cube, Cube),
    /// `done`: no more batches (C7.1).
    Done,
    /// `favor B`: this line of the favour table (C8.1).
    Favor(Line),
    /// `use 3`: this column of the line (C8.5).
    Use(u8),
    /// `use 2 S`: this one of the two cubes of the second column of line C (C8.5).
    UseChoice(Cube),
    /// `use 4 G>FS`: the fourth column of line C: one cube for two (C8.5).
    Exchange {
        /// The cube that goes.
        give: Cube,
        /// The two that come, in the order of the notation.
        get: (Cube, Cube),
    },
    /// `skip`: not to use what could be used (C6.2, C8.1).
    Skip,
}

/// The small or the big deal that is printed on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum DealSize {
    Small,
    Big,
}

/// A line of the favour table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Line {
    /// Prestige points.
    A,
    /// Deniers.
    B,
    /// Cubes.
    C,
    /// Buildings.
    D,
}

impl Line {
    /// All four, from the top.
    pub const ALL: [Line; 4] = [Line::A, Line::B, Line::C, Line::D];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }
}

/// Two or four cubes without gold, in a form that is small enough for an action: how many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Payment {
    food_wood: u8,
    stone_cloth: u8,
}

impl Payment {
    /// From the number of cubes of each kind but gold; at most four of each.
    pub const fn new(numbers: [u8; 4]) -> Payment {
        Payment { food_wood: numbers[0] << 4 | numbers[1], stone_cloth: numbers[2] << 4 | numbers[3] }
    }

    const fn numbers(self) -> [u8; 4] {
        [self.food_wood >> 4, self.food_wood & 15, self.stone_cloth >> 4, self.stone_cloth & 15]
    }

    /// How many cubes these are.
    pub fn number(self) -> u8 {
        self.numbers().iter().sum()
    }

    /// The cubes.
    pub fn cubes(self) -> Cubes {
        let each = Cube::PLAIN.into_iter().zip(self.numbers());
        each.fold(Cubes::NONE, |cubes, (cube, number)| cubes.plus(Cubes::some(cube, number.into())))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::Place(place) => write!(f, "place {place}"),
            Action::Move(place) => write!(f, "move {place}"),
            Action::Recall => f.write_str("recall"),
            Action::Provost(0) => f.write_str("provost 0"),
            Action::Provost(steps) => write!(f, "provost {steps:+}"),
            Action::Joust => f.write_str("joust"),
            Action::Stay => f.write_str("stay"),
            Action::Leave => f.write_str("leave"),
            Action::Take(cube) => write!(f, "take {cube}"),
            Action::Sell(cube) => write!(f, "sell {cube}"),
            Action::Buy { cube, second: None } => write!(f, "buy {cube}"),
            Action::Buy { cube, second: Some(second) } => write!(f, "buy {cube}{second}"),
            Action::Deal(DealSize::Small) => f.write_str("deal 1"),
            Action::Deal(DealSize::Big) => f.write_str("deal 2"),
            Action::Pay(payment) => write!(f, "pay {}", payment.cubes()),
            Action::Build(tile) => write!(f, "build {tile}"),
            Action::BuildPaying(tile, cube) => write!(f, "build {tile} {cube}"),
            Action::BuildOn(tile, space) => write!(f, "build {tile} {space}"),
            Action::Residence(space) => write!(f, "residence {space}"),
            Action::Batch(first, second) => write!(f, "batch {first}{second}"),
            Action::Done => f.write_str("done"),
            Action::Favor(line) => write!(f, "favor {}", line.letter()),
            Action::Use(column) => write!(f, "use {column}"),
            Action::UseChoice(cube) => write!(f, "use 2 {cube}"),
            Action::Exchange { give, get: (first, second) } => write!(f, "use 4 {give}>{first}{second}"),
            Action::Skip => f.write_str("skip"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let mut words = text.split(' ');
        let parts = [words.next(), words.next(), words.next()].map(Option::unwrap_or_default);
        // Exactly one space between words: the words put together again are the text.
        let length = parts.iter().filter(|part| !part.is_empty()).map(|part| part.len() + 1).sum::<usize>();
        if length != text.len() + 1 {
            return Err(ParseActionError::spacing(text));
        }
        read(parts[0], parts[1], parts[2]).ok_or_else(|| ParseActionError::unknown(text))
    }
}

fn read(verb: &str, first: &str, second: &str) -> Option<Action> {
    Some(match (verb, first, second) {
        ("pass", "", "") => Action::Pass,
        ("place", place, "") => Action::Place(place.parse().ok()?),
        ("move", place, "") => Action::Move(place.parse().ok()?),
        ("recall", "", "") => Action::Recall,
        ("provost", steps, "") => Action::Provost(read_steps(steps)?),
        ("joust", "", "") => Action::Joust,
        ("stay", "", "") => Action::Stay,
        ("leave", "", "") => Action::Leave,
        ("take", cube, "") => Action::Take(read_cube(cube)?),
        ("sell", cube, "") => Action::Sell(read_cube(cube)?),
        ("buy", cubes, "") => match cubes.len() {
            1 => Action::Buy { cube: read_cube(cubes)?, second: None },
            _ => read_pair(cubes).map(|(cube, second)| Action::Buy { cube, second: Some(second) })?,
        },
        ("deal", "1", "") => Action::Deal(DealSize::Small),
        ("deal", "2", "") => Action::Deal(DealSize::Big),
        ("pay", cubes, "") => Action::Pay(read_payment(cubes)?),
        ("build", tile, "") => Action::Build(Tile::from_name(tile)?),
        ("build", tile, on) => match read_cube(on) {
            Some(cube) => Action::BuildPaying(Tile::from_name(tile)?, cube),
            None => Action::BuildOn(Tile::from_name(tile)?, read_space(on)?),
        },
        ("residence", space, "") => Action::Residence(read_space(space)?),
        ("batch", cubes, "") => read_pair(cubes).map(|(first, second)| Action::Batch(first, second))?,
        ("done", "", "") => Action::Done,
        ("favor", line, "") => Action::Favor(read_line(line)?),
        ("use", column @ ("1" | "2" | "3" | "4" | "5"), "") => Action::Use(number(column)?),
        ("use", "2", cube) => Action::UseChoice(read_cube(cube)?),
        ("use", "4", exchange) => {
            let (give, get) = exchange.split_once('>')?;
            Action::Exchange { give: read_cube(give)?, get: read_pair(get)? }
        }
        ("skip", "", "") => Action::Skip,
        _ => return None,
    })
}

/// A number without sign or leading zero: every number has one spelling.
pub(crate) fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    if plain { text.parse().ok() } else { None }
}

fn read_space(text: &str) -> Option<Space> {
    number(text).and_then(Space::new)
}

fn read_steps(text: &str) -> Option<i8> {
    let steps = match text.as_bytes() {
        [b'0'] => 0,
        [b'+', digit @ b'1'..=b'3'] => (digit - b'0') as i8,
        [b'-', digit @ b'1'..=b'3'] => -((digit - b'0') as i8),
        _ => return None,
    };
    Some(steps)
}

fn read_cube(text: &str) -> Option<Cube> {
    match text.as_bytes() {
        [letter] => Cube::from_letter(*letter),
        _ => None,
    }
}

fn read_pair(text: &str) -> Option<(Cube, Cube)> {
    match text.as_bytes() {
        [first, second] => {
            let pair = (Cube::from_letter(*first)?, Cube::from_letter(*second)?);
            (pair.0 <= pair.1).then_some(pair)
        }
        _ => None,
    }
}

fn read_payment(text: &str) -> Option<Payment> {
    let cubes = Cubes::read(text)?;
    let right = matches!(text.len(), 2 | 4) && !cubes.has(Cube::Gold);
    right.then(|| Payment::new(Cube::PLAIN.map(|cube| cubes.number(cube) as u8)))
}

fn read_line(text: &str) -> Option<Line> {
    Line::ALL.into_iter().find(|line| text.len() == 1 && text.starts_with(line.letter()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 4);
    }

    #[test]
    fn every_text_has_one_spelling() {
        let good = [
            "pass",
            "place gate",
            "place 1",
            "place 28",
            "move castle",
            "recall",
            "provost -3",
            "provost 0",
            "provost +1",
            "joust",
            "stay",
            "leave",
            "take F",
            "sell G",
            "buy W",
            "buy FF",
            "buy FC",
            "deal 1",
            "deal 2",
            "pay FW",
            "pay FFCC",
            "build mason",
            "build market G",
            "build statue 3",
            "residence 12",
            "batch WG",
            "done",
            "favor A",
            "use 5",
            "use 2 W",
            "use 4 G>FF",
            "skip",
        ];
        for text in good {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn other_spellings_are_no_actions() {
        let bad = [
            "",
            " ",
            "pass ",
            " pass",
            "Pass",
            "place",
            "place  1",
            "place 0",
            "place 01",
            "place 29",
            "place +1",
            "provost 1",
            "provost +0",
            "provost -0",
            "provost 4",
            "provost +4",
            "take f",
            "take FF",
            "sell",
            "buy WF",
            "buy FFF",
            "deal 3",
            "pay F",
            "pay FFF",
            "pay FG",
            "pay WF",
            "build",
            "build inn",
            "build mason 0",
            "build mason F G",
            "batch GW",
            "batch W",
            "favor E",
            "favor AB",
            "use 0",
            "use 6",
            "use 4 F>SW",
            "use 4 FF",
            "skip\n",
            "place 1\u{e9}",
            "pass pass",
        ];
        for text in bad {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
