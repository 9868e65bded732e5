//! Names of things, and amounts of them. Spots, gems and brokers have one name everywhere: on the board, in the prompt and in
//! the log.

use crate::list::{And, Comma, list};
use crate::sentence::Sentence;
use crate::{People, Words};
use ys::{Character, Color, Face, Gem, Holdings, Owner, Spot, Value, Values, Zone};

/// A phase, 1 to 5, in a word.
pub fn phase(words: &Words, phase: u8) -> String {
    words.text(&format!("ys-phase-{phase}")).into_owned()
}

/// A kind of zone: `Port`.
pub fn zone(words: &Words, zone: Zone) -> String {
    words.text(&format!("ys-zone-{}", zone_key(zone))).into_owned()
}

pub(crate) fn zone_key(zone: Zone) -> &'static str {
    match zone {
        Zone::Port => "port",
        Zone::Trade => "trade",
        Zone::Palace => "palace",
    }
}

/// A district, counted from 1: `District 2`.
pub fn district(words: &Words, number: u8) -> String {
    Sentence::new(words, "ys-district").with("number", number).text()
}

/// A spot by its name: `Palace 2`, `market G1`, `the throne room`.
pub fn spot(words: &Words, spot: Spot) -> String {
    named_spot(words, spot, ["ys-spot-zone", "ys-spot-cell", "ys-spot-throne"])
}

/// Where something stands: `in Palace 2`, `on G1`, `in the throne room`.
pub fn located(words: &Words, spot: Spot) -> String {
    named_spot(words, spot, ["ys-in-zone", "ys-on-cell", "ys-in-throne"])
}

/// Where something goes: `to Palace 2`, `to market G1`.
pub(crate) fn towards(words: &Words, spot: Spot) -> String {
    named_spot(words, spot, ["ys-to-zone", "ys-to-cell", "ys-in-throne"])
}

fn named_spot(words: &Words, spot: Spot, [in_city, in_market, elsewhere]: [&str; 3]) -> String {
    match (spot.kind(), spot.district()) {
        (Some(kind), Some(district)) => Sentence::new(words, in_city)
            .with("id", zone_key(kind))
            .with("zone", zone(words, kind))
            .with("number", district + 1)
            .text(),
        _ if spot.is_market() => Sentence::new(words, in_market).with("cell", short_spot(words, spot)).text(),
        _ => words.text(elsewhere).into_owned(),
    }
}

/// A spot in a letter and a digit, as it is typed: `P1`, `T2`, `A3`, `G1`; the throne room is a letter alone.
pub fn short_spot(words: &Words, spot: Spot) -> String {
    match (spot.kind(), spot.district(), spot.column(), spot.row()) {
        (Some(kind), Some(district), ..) => format!("{}{}", letter(words, zone_key(kind)), district + 1),
        (.., Some(column), Some(row)) => format!("{}{}", letter(words, color_key(column)), row + 1),
        _ => letter(words, "throne"),
    }
}

/// The letter of a zone, a colour or the throne room.
pub(crate) fn letter(words: &Words, of: &str) -> String {
    words.text(&format!("ys-letter-{of}")).into_owned()
}

/// The letter of the notation, by which messages distinguish the colours.
pub(crate) fn color_key(color: Color) -> &'static str {
    gem_key(Gem::ALL[color.index()])
}

pub(crate) fn gem_key(gem: Gem) -> &'static str {
    match gem {
        Gem::Blue => "b",
        Gem::Green => "g",
        Gem::Yellow => "y",
        Gem::Red => "r",
        Gem::White => "w",
    }
}

/// The colour of a gem, a column or a quotation: `blue`.
pub fn color(words: &Words, color: Color) -> String {
    words.text(&format!("ys-color-{}", color_key(color))).into_owned()
}

/// Adds a colour to a sentence: `$color` is its name, `$id` its letter.
pub(crate) fn of_color<'a>(sentence: Sentence<'a>, words: &Words, of: Color) -> Sentence<'a> {
    sentence.with("id", color_key(of)).with("color", color(words, of))
}

/// One gem, on a button: `Blue gem`.
pub fn gem(words: &Words, gem: Gem) -> String {
    Sentence::new(words, "ys-gem").with("id", gem_key(gem)).text()
}

/// One gem in a sentence: `a blue gem`.
pub(crate) fn a_gem(words: &Words, gem: Gem) -> String {
    Sentence::new(words, "ys-a-gem").with("id", gem_key(gem)).text()
}

/// A number of gems of one kind: `2 blue gems`.
pub fn number_of(words: &Words, gem: Gem, number: u8) -> String {
    Sentence::new(words, "ys-number-of-gems").with("id", gem_key(gem)).with("number", number).text()
}

/// `1 black gem`.
pub fn black_gems(words: &Words, number: u8) -> String {
    Sentence::new(words, "ys-number-of-gems").with("id", "k").with("number", number).text()
}

/// Gems by kind, in the order of [`Gem::ALL`]: `2 blue, 1 green and 1 white`.
pub fn gems(words: &Words, numbers: [u8; 5]) -> String {
    amounts(words, Gem::ALL.map(gem_key).into_iter().zip(numbers))
}

/// The gems of an owner, black ones last: `2 blue and 1 black`.
pub fn holding(words: &Words, holdings: &Holdings) -> String {
    let kinds = ["b", "g", "y", "r", "k"];
    let [blue, green, yellow, red] = holdings.gems;
    amounts(words, kinds.into_iter().zip([blue, green, yellow, red, holdings.black]))
}

fn amounts(words: &Words, numbers: impl Iterator<Item = (&'static str, u8)>) -> String {
    let amount = |(id, number)| Sentence::new(words, "ys-amount").with("id", id).with("number", number).text();
    let some: Vec<String> = numbers.filter(|(_, number)| *number > 0).map(amount).collect();
    if some.is_empty() { words.text("ys-no-gems").into_owned() } else { list(words, And, &some) }
}

/// A broker of this value among others: `the 3`.
pub fn value(words: &Words, value: Value) -> String {
    Sentence::new(words, "ys-value").with("value", value.number()).text()
}

/// A broker as a viewer sees it: `a 3`, `a face-down 3` if the viewer knows its value, else `a face-down broker`. With the
/// Mercenary's mark it counts 5.
pub fn broker(words: &Words, value: Option<Value>, face: Face, marked: bool) -> String {
    let seen = match (face, value) {
        (Face::Up, _) => "up",
        (Face::Down, Some(_)) => "down",
        (Face::Down, None) => "hidden",
    };
    Sentence::new(words, "ys-broker")
        .with("seen", seen)
        .with("value", value.map_or(0, Value::number))
        .with("marked", if marked { "yes" } else { "no" })
        .text()
}

/// Brokers by value, the highest first: `4, 3, 0`.
pub fn values(words: &Words, values: Values) -> String {
    let digits: Vec<String> = values.iter().rev().map(|value| value.to_string()).collect();
    if digits.is_empty() { words.text("ys-no-brokers").into_owned() } else { list(words, Comma, &digits) }
}

/// A character: `Mage`.
pub fn character(words: &Words, character: Character) -> String {
    words.text(&format!("ys-character-{character}")).into_owned()
}

/// The name of a character in at most [`BRIEF`] letters.
pub fn brief_character(words: &Words, of: Character) -> String {
    let name = character(words, of);
    Sentence::new(words, "ys-character-brief").with("character", of.to_string()).with("name", name).text()
}

/// Most letters of a brief name of a character.
pub const BRIEF: usize = 8;

/// A character in a sentence: `the Mage`.
pub(crate) fn the_character(words: &Words, character: Character) -> String {
    words.text(&format!("ys-character-{character}-the")).into_owned()
}

/// `you`, a name, or `the neutral`.
pub fn owner(words: &Words, owner: Owner, people: &People<'_>) -> String {
    by(Sentence::new(words, "ys-owner"), people, owner).text()
}

/// Several owners, in this order.
pub(crate) fn owners(words: &Words, people: &People<'_>, all: impl Iterator<Item = Owner>) -> String {
    let names: Vec<String> = all.map(|one| owner(words, one, people)).collect();
    list(words, And, &names)
}

/// Adds the subject to a sentence: `$who` is `you`, `other` or `neutral`.
pub(crate) fn by<'a>(sentence: Sentence<'a>, people: &People<'a>, owner: Owner) -> Sentence<'a> {
    match owner.seat() {
        Some(seat) => sentence.who(people, seat),
        None => sentence.with("who", "neutral").with("name", ""),
    }
}

/// `1 point`, `2 points`.
pub fn points(words: &Words, number: u16) -> String {
    Sentence::new(words, "ys-points").with("number", number).text()
}
