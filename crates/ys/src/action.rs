//! What a player can decide, and its notation: one line of text per action, one spelling each.

use crate::broker::Face;
use crate::cards::Character;
use crate::components::MERCENARY;
use crate::gem::{Color, Gem};
use crate::owner::Owner;
use crate::spot::Spot;
use crate::value::Value;
use game::ParseActionError;
use game::Seat;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// One decision with all its parameters. Four bytes that are moved as one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(align(4))]
pub enum Action {
    /// `bid 4 1`: two brokers for the turn order, the higher one first (Y2.1).
    Bid(Value, Value),
    /// `order 3`: this place in the turn order (Y2.2).
    Order(u8),
    /// `up 3 port1`: a broker face up (Y3.1).
    Up(Value, Spot),
    /// `down 0 b2`: a broker face down (Y3.1).
    Down(Value, Spot),
    /// `up 4/1 port1`: the Illusionist's: the 4 from in front of the screen, where a 1 takes its place (Y5.8).
    UpFrom(Value, Value, Spot),
    /// `down 4/1 port1`: the same face down (Y5.8).
    DownFrom(Value, Value, Spot),
    /// `neutral 2 trade1`: a neutral broker (Y8.1).
    Neutral(Value, Spot),
    /// `play illusionist` (Y5.8).
    Illusionist,
    /// `play queen port1`: closes this zone (Y5.15).
    Queen(Spot),
    /// `look 2:port1#1`: the Spy looks at this broker (Y5.7).
    Look(Named),
    /// `play mage 1@b2 3@port1/down`: these two brokers change places (Y5.12).
    Mage(Swap),
    /// `play mercenary up`: marks this one of the two brokers just placed (Y5.14).
    Mercenary(Face),
    /// `play captain 1 3`: swaps the ships of these districts (Y5.6).
    Captain(u8, u8),
    /// `play herald 1@b2 port1`: moves this broker there (Y5.9).
    Herald(OwnBroker, Spot),
    /// `play schemer` (Y5.10).
    Schemer,
    /// `play merchant` (Y5.13).
    Merchant,
    /// `gem b`: takes this gem from the ship (Y4.1).
    Gem(Gem),
    /// `color g`: what a white gem becomes (Y4.5).
    Color(Color),
    /// `rank b`: the best of the tied columns (Y4.8).
    Rank(Color),
    /// `quote b +1`: the best bidder moves a quotation up, or down (Y4.9).
    Quote(Color, Direction),
    /// `play alchemist b>g`: a blue gem for a green one (Y5.4).
    Alchemist(Color, Color),
    /// `play banker b+ g-`: blue goes up, green down (Y5.5).
    Banker(Color, Color),
    /// `play jeweller bg`: takes these two gems (Y5.11).
    Jeweller(Color, Color),
    /// `throne 3`: this broker goes to the throne room (Y7.1).
    Throne(Value),
    /// `skip`: plays no more cards now (Y5.2).
    Skip,
}

/// Which way a quotation moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Direction {
    Up,
    Down,
}

impl Direction {
    /// Steps along the track.
    pub fn steps(self) -> i8 {
        match self {
            Direction::Up => 1,
            Direction::Down => -1,
        }
    }
}

/// The name of somebody's face-down broker that everybody can use: `2:port1#1` is the oldest of seat 2 in that zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Named {
    /// Whose it is.
    pub seat: Seat,
    /// Where it is.
    pub spot: Spot,
    /// Its place among the face-down ones of that seat there, counted from 1.
    pub number: u8,
}

/// The name of a broker of one's own: `3@port1`, `0@b2/down`, `5@palace1` for the one with the Mercenary's mark. In a game from
/// memory (Y3.6) those that lie face down are named by their place: `port1#1` is the oldest in that zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OwnBroker {
    /// What it counts; for one that is named by its place, [`MERCENARY`] and its number there, counted from 1.
    sign: u8,
    /// The spot, and 32 more if it lies face down.
    standing: u8,
}

const DOWN: u8 = 32;

impl OwnBroker {
    /// A broker that counts so much, there. In the throne room they lie face down.
    pub const fn new(worth: u8, spot: Spot, face: Face) -> OwnBroker {
        let down = if matches!(face, Face::Down) { DOWN } else { 0 };
        OwnBroker { sign: worth, standing: spot.index() | down }
    }

    /// The face-down broker with this number there, counted from 1.
    pub const fn by_place(spot: Spot, number: u8) -> OwnBroker {
        OwnBroker { sign: MERCENARY + number, standing: spot.index() | DOWN }
    }

    /// What it counts, if that is in the name.
    pub const fn worth(self) -> Option<u8> {
        if self.sign <= MERCENARY { Some(self.sign) } else { None }
    }

    /// Its number among the seat's face-down brokers there, counted from 1, if it is named by its place.
    pub const fn number(self) -> Option<u8> {
        if self.sign > MERCENARY { Some(self.sign - MERCENARY) } else { None }
    }

    /// Where it is.
    pub const fn spot(self) -> Spot {
        match Spot::from_index(self.standing & !DOWN) {
            Some(spot) => spot,
            None => Spot::THRONE,
        }
    }

    /// How it lies.
    pub const fn face(self) -> Face {
        if self.standing & DOWN == 0 { Face::Up } else { Face::Down }
    }

    /// The order of the names as texts, for two that are not on the same spot.
    const fn rank(self) -> (u8, u8) {
        // Digits before letters.
        let sign = if self.sign > MERCENARY { MERCENARY + 1 } else { self.sign };
        (sign, self.spot().rank_of_name())
    }
}

/// Two brokers of one's own on different spots, in the order of their names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Swap {
    signs: u8,
    standings: [u8; 2],
}

impl Swap {
    /// The two, in whatever order they come.
    pub fn new(one: OwnBroker, other: OwnBroker) -> Swap {
        let (first, second) = if one.rank() <= other.rank() { (one, other) } else { (other, one) };
        Swap { signs: first.sign << 4 | second.sign, standings: [first.standing, second.standing] }
    }

    /// The two.
    pub const fn both(self) -> [OwnBroker; 2] {
        let [first, second] = self.standings;
        [OwnBroker { sign: self.signs >> 4, standing: first }, OwnBroker { sign: self.signs & 15, standing: second }]
    }
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}#{}", self.seat, self.spot, self.number)
    }
}

impl fmt::Display for OwnBroker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(number) = self.number() {
            return write!(f, "{}#{number}", self.spot());
        }
        let down = if self.face() == Face::Down { "/down" } else { "" };
        write!(f, "{}@{}{down}", self.sign, self.spot())
    }
}

impl Serialize for Named {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The actions that play no card, as a pattern: matches on cards stay exhaustive.
macro_rules! not_a_card {
    () => {
        Action::Bid(..)
            | Action::Order(_)
            | Action::Up(..)
            | Action::Down(..)
            | Action::UpFrom(..)
            | Action::DownFrom(..)
            | Action::Neutral(..)
            | Action::Gem(_)
            | Action::Color(_)
            | Action::Rank(_)
            | Action::Quote(..)
            | Action::Throne(_)
            | Action::Skip
    };
}
pub(crate) use not_a_card;

impl Action {
    /// The card that it plays. A look plays the Spy, the first time (Y5.7).
    pub fn card(self) -> Option<Character> {
        Some(match self {
            Action::Illusionist => Character::Illusionist,
            Action::Queen(_) => Character::Queen,
            Action::Look(_) => Character::Spy,
            Action::Mage(_) => Character::Mage,
            Action::Mercenary(_) => Character::Mercenary,
            Action::Captain(..) => Character::Captain,
            Action::Herald(..) => Character::Herald,
            Action::Schemer => Character::Schemer,
            Action::Merchant => Character::Merchant,
            Action::Alchemist(..) => Character::Alchemist,
            Action::Banker(..) => Character::Banker,
            Action::Jeweller(..) => Character::Jeweller,
            not_a_card!() => return None,
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(high, low) => write!(f, "bid {high} {low}"),
            Action::Order(place) => write!(f, "order {place}"),
            Action::Up(value, spot) => write!(f, "up {value} {spot}"),
            Action::Down(value, spot) => write!(f, "down {value} {spot}"),
            Action::UpFrom(value, by, spot) => write!(f, "up {value}/{by} {spot}"),
            Action::DownFrom(value, by, spot) => write!(f, "down {value}/{by} {spot}"),
            Action::Neutral(value, spot) => write!(f, "neutral {value} {spot}"),
            Action::Illusionist => f.write_str("play illusionist"),
            Action::Queen(spot) => write!(f, "play queen {spot}"),
            Action::Look(broker) => write!(f, "look {broker}"),
            Action::Mage(swap) => {
                let [first, second] = swap.both();
                write!(f, "play mage {first} {second}")
            }
            Action::Mercenary(Face::Up) => f.write_str("play mercenary up"),
            Action::Mercenary(Face::Down) => f.write_str("play mercenary down"),
            Action::Captain(first, second) => write!(f, "play captain {first} {second}"),
            Action::Herald(broker, spot) => write!(f, "play herald {broker} {spot}"),
            Action::Schemer => f.write_str("play schemer"),
            Action::Merchant => f.write_str("play merchant"),
            Action::Gem(gem) => write!(f, "gem {gem}"),
            Action::Color(color) => write!(f, "color {color}"),
            Action::Rank(color) => write!(f, "rank {color}"),
            Action::Quote(color, direction) => write!(f, "quote {color} {:+}", direction.steps()),
            Action::Alchemist(give, get) => write!(f, "play alchemist {give}>{get}"),
            Action::Banker(up, down) => write!(f, "play banker {up}+ {down}-"),
            Action::Jeweller(first, second) => write!(f, "play jeweller {first}{second}"),
            Action::Throne(value) => write!(f, "throne {value}"),
            Action::Skip => f.write_str("skip"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let mut words = text.split(' ');
        let parts = [words.next(), words.next(), words.next(), words.next()].map(Option::unwrap_or_default);
        // Exactly one space between words: the words put together again are the text.
        let length = parts.iter().filter(|part| !part.is_empty()).map(|part| part.len() + 1).sum::<usize>();
        if length != text.len() + 1 {
            return Err(ParseActionError::spacing(text));
        }
        let [verb, first, second, third] = parts;
        if verb == "play" { read_card(first, second, third) } else { read(verb, first, second, third) }
            .ok_or_else(|| ParseActionError::unknown(text))
    }
}

fn read(verb: &str, first: &str, second: &str, third: &str) -> Option<Action> {
    Some(match (verb, first, second, third) {
        ("bid", high, low, "") => {
            let (high, low) = (value(high)?, value(low)?);
            (high >= low).then_some(Action::Bid(high, low))?
        }
        ("order", place, "", "") => Action::Order(digit(place, 1, 4)?),
        ("up", from, spot, "") => match from.split_once('/') {
            None => Action::Up(value(from)?, board_spot(spot)?),
            Some((from, by)) => Action::UpFrom(value(from)?, value(by)?, board_spot(spot)?),
        },
        ("down", from, spot, "") => match from.split_once('/') {
            None => Action::Down(value(from)?, board_spot(spot)?),
            Some((from, by)) => Action::DownFrom(value(from)?, value(by)?, board_spot(spot)?),
        },
        ("neutral", number, spot, "") => Action::Neutral(value(number)?, board_spot(spot)?),
        ("look", name, "", "") => Action::Look(named(name)?),
        ("gem", gem, "", "") => Action::Gem(Gem::from_letter(letter(gem)?)?),
        ("color", name, "", "") => Action::Color(color(name)?),
        ("rank", name, "", "") => Action::Rank(color(name)?),
        ("quote", name, "+1", "") => Action::Quote(color(name)?, Direction::Up),
        ("quote", name, "-1", "") => Action::Quote(color(name)?, Direction::Down),
        ("throne", number, "", "") => Action::Throne(value(number)?),
        ("skip", "", "", "") => Action::Skip,
        _ => return None,
    })
}

fn read_card(card: &str, first: &str, second: &str) -> Option<Action> {
    Some(match (card, first, second) {
        ("illusionist", "", "") => Action::Illusionist,
        ("queen", spot, "") => Action::Queen(board_spot(spot)?),
        ("mage", first, second) => {
            let (one, other) = (own(first)?, own(second)?);
            let swap = Swap::new(one, other);
            (one.spot() != other.spot() && swap.both() == [one, other]).then_some(Action::Mage(swap))?
        }
        ("mercenary", "up", "") => Action::Mercenary(Face::Up),
        ("mercenary", "down", "") => Action::Mercenary(Face::Down),
        ("captain", first, second) => {
            let (first, second) = (digit(first, 1, 4)?, digit(second, 1, 4)?);
            (first < second).then_some(Action::Captain(first, second))?
        }
        ("herald", broker, spot) => Action::Herald(own(broker)?, board_spot(spot)?),
        ("schemer", "", "") => Action::Schemer,
        ("merchant", "", "") => Action::Merchant,
        ("alchemist", exchange, "") => {
            let (give, get) = exchange.split_once('>')?;
            Action::Alchemist(color(give)?, color(get)?)
        }
        ("banker", up, down) => Action::Banker(color(up.strip_suffix('+')?)?, color(down.strip_suffix('-')?)?),
        ("jeweller", gems, "") => {
            let [first, second] = *gems.as_bytes() else { return None };
            let (first, second) = (Color::from_letter(first)?, Color::from_letter(second)?);
            (first <= second).then_some(Action::Jeweller(first, second))?
        }
        _ => return None,
    })
}

fn letter(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter] => Some(*letter),
        _ => None,
    }
}

fn digit(text: &str, least: u8, most: u8) -> Option<u8> {
    let number = letter(text)?.checked_sub(b'0')?;
    (least..=most).contains(&number).then_some(number)
}

fn value(text: &str) -> Option<Value> {
    Value::from_digit(letter(text)?)
}

fn color(text: &str) -> Option<Color> {
    Color::from_letter(letter(text)?)
}

/// A zone or a cell: nothing is placed in the throne room.
fn board_spot(text: &str) -> Option<Spot> {
    text.parse().ok().filter(|spot| *spot != Spot::THRONE)
}

fn named(text: &str) -> Option<Named> {
    let (seat, place) = text.split_once(':')?;
    let (spot, number) = place.split_once('#')?;
    let seat = Owner::from_number(digit(seat, 1, 4)?)?.seat()?;
    Some(Named { seat, spot: spot.parse().ok()?, number: digit(number, 1, 9)? })
}

fn own(text: &str) -> Option<OwnBroker> {
    if let Some((spot, number)) = text.split_once('#') {
        return Some(OwnBroker::by_place(spot.parse().ok()?, digit(number, 1, 9)?));
    }
    let (worth, place) = text.split_once('@')?;
    let (spot, face) = place.strip_suffix("/down").map_or((place, Face::Up), |spot| (spot, Face::Down));
    let spot: Spot = spot.parse().ok()?;
    if spot == Spot::THRONE && face == Face::Up {
        return None;
    }
    Some(OwnBroker::new(digit(worth, 0, MERCENARY)?, spot, face))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_small() {
        assert_eq!(size_of::<Action>(), 4);
    }

    #[test]
    fn every_text_has_one_spelling() {
        let good = "bid 4 1|bid 0 0|order 1|order 4|up 3 port1|down 0 b2|up 4/1 port4|down 0/4 r3|neutral 2 trade1|\
            play illusionist|play queen palace4|look 2:port1#1|look 4:throne#3|play mage 1@b2 3@port1/down|\
            play mage 0@port1/down 0@throne/down|play mage 0@throne/down 5@y1|play mercenary up|play mercenary down|\
            play captain 1 3|play herald 1@b2 port1|play herald 5@port1/down r3|play schemer|play merchant|gem b|gem w|\
            color g|rank r|quote b +1|quote y -1|play alchemist b>g|play banker b+ g-|play jeweller bg|play jeweller rr|\
            throne 3|skip";
        for text in good.split('|') {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn other_spellings_are_no_actions() {
        let bad = "| |skip |SKIP|bid 1 4|bid 4|bid 5 1|bid 4 1 1|bid 4  1|order 0|order 5|order 01|up 3|up 3 throne|\
            up 3/ port1|up 3/1/0 port1|up 5 port1|up 3 b4|neutral 2/1 b2|play|play queen|play queen throne|play king|\
            look 2|look 2:port1|look 0:port1#1|look 5:port1#1|look 2:port1#0|look 2:port1#12|\
            play mage 3@port1/down 1@b2|play mage 1@b2 1@b2/down|play mage 1@b2|play mage 6@b2 1@b3|\
            play mage 0@b1 1@throne|play mercenary|play captain 3 1|play captain 1 1|play captain 1 5|\
            play herald 1@b2 throne|gem k|gem|color w|rank w|quote b +2|quote b 1|play alchemist bg|play alchemist w>b|\
            play banker b g|play banker b- g+|play jeweller gb|play jeweller b|play jeweller bk|throne 5|throne|\
            skip skip skip skip skip|gem \u{e9}|up 3 port\u{e9}";
        for text in bad.split('|') {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
