//! What can be chosen: the label of its button. What it means is in `meaning`.

use super::meaning::meaning;
use super::names::{color, color_key, gem, located, number_of, spot, the_character, towards};
use super::presence::is_one_of_several;
use super::worth_change::{signed, worth_change, worth_words};
use crate::list::{And, list};
use crate::sentence::Sentence;
use crate::{ActionWords, People, Words};
use game::Seat;
use ys::components::MERCENARY;
use ys::{Action, Board, Character, Color, Face, Gem, Named, OwnBroker, Spot, Value, View};

/// An action that a seat can choose now.
pub fn action(words: &Words, view: &View, seat: Seat, action: Action, people: &People<'_>) -> ActionWords {
    let people = &people.facing(seat);
    let mut long = meaning(words, view, seat, action, people);
    let mut short = label(words, view, action, people);
    if let Some(change) = worth_change(view, seat, action) {
        let worth = Sentence::new(words, "ys-short-worth").with("label", short).with("points", signed(change));
        short = worth.with("number", change.unsigned_abs() as usize).text();
        long.push(worth_words(words, change));
    }
    ActionWords { short, long: long.join(" ") }
}

/// What is said above the reason why an action is not allowed: `Not Port 4`.
pub fn refused(words: &Words, view: &View, action: Action, people: &People<'_>) -> String {
    match action {
        Action::Up(_, at)
        | Action::Down(_, at)
        | Action::UpFrom(_, _, at)
        | Action::DownFrom(_, _, at)
        | Action::Neutral(_, at) => Sentence::new(words, "ys-not-spot").with("spot", spot(words, at)).text(),
        _ => Sentence::new(words, "ys-not").with("label", label(words, view, action, people)).text(),
    }
}

/// The label of an action, whether it is legal or not.
pub fn label(words: &Words, view: &View, action: Action, people: &People<'_>) -> String {
    let sentence = |message| Sentence::new(words, message);
    match action {
        Action::Bid(high, low) => sentence("ys-short-bid").with("high", high.number()).with("low", low.number()).text(),
        Action::Order(place) => sentence("ys-short-order").with("place", place).text(),
        Action::Up(value, at) | Action::Down(value, at) => placed(words, "ys-short-place", value, at).text(),
        Action::UpFrom(value, by, at) | Action::DownFrom(value, by, at) => {
            placed(words, "ys-short-place-from", value, at).with("by", by.number()).text()
        }
        Action::Neutral(value, at) => placed(words, "ys-short-neutral", value, at).text(),
        Action::Gem(chosen) => gem(words, chosen),
        Action::Color(chosen) => sentence("ys-short-color").with("id", color_key(chosen)).text(),
        Action::Rank(chosen) => sentence("ys-short-rank").with("id", color_key(chosen)).text(),
        Action::Quote(of, way) => {
            let way = if way.steps() > 0 { "up" } else { "down" };
            sentence("ys-short-quote").with("id", color_key(of)).with("way", way).text()
        }
        Action::Throne(value) => sentence("ys-short-throne").with("value", value.number()).text(),
        Action::Skip => words.text("ys-short-skip").into_owned(),
        card => card_label(words, view, card, people),
    }
}

/// `3 in Port 1`
fn placed<'a>(words: &'a Words, message: &'a str, value: Value, at: Spot) -> Sentence<'a> {
    Sentence::new(words, message).with("value", value.number()).with("where", located(words, at))
}

fn card_label(words: &Words, view: &View, action: Action, people: &People<'_>) -> String {
    let sentence = |message| Sentence::new(words, message);
    match action {
        Action::Queen(at) => sentence("ys-short-queen").with("spot", spot(words, at)).text(),
        Action::Look(broker) => {
            let broker = looked_at(words, view.board(), broker, people);
            sentence("ys-short-look").with("broker", broker).text()
        }
        Action::Mage(swap) => {
            let [first, second] = swap.both().map(|broker| own_broker(words, broker));
            sentence("ys-short-mage").with("first", first).with("second", second).text()
        }
        Action::Mercenary(face) => match marked_broker(words, view, face) {
            Some(broker) => sentence("ys-short-mercenary").with("broker", broker).text(),
            None => sentence("ys-short-card").with("card", the_character(words, Character::Mercenary)).text(),
        },
        Action::Captain(first, second) => {
            sentence("ys-short-captain").with("first", first).with("second", second).text()
        }
        Action::Herald(broker, to) => {
            sentence("ys-short-herald").with("broker", own_broker(words, broker)).with("to", towards(words, to)).text()
        }
        Action::Alchemist(give, get) => {
            sentence("ys-short-alchemist").with("give", color(words, give)).with("get", color(words, get)).text()
        }
        Action::Banker(up, down) => {
            sentence("ys-short-banker").with("up", color(words, up)).with("down", color(words, down)).text()
        }
        Action::Jeweller(first, second) => {
            sentence("ys-short-jeweller").with("gems", two_gems(words, first, second)).text()
        }
        other => {
            let card = other.card().unwrap_or(Character::Blue);
            sentence("ys-short-card").with("card", the_character(words, card)).text()
        }
    }
}

/// The broker that the Mercenary would mark: the last that the viewer placed with this side up (Y5.14).
fn marked_broker(words: &Words, view: &View, face: Face) -> Option<String> {
    let index = view.board().last_placed(view.viewer()?, face)?;
    let value = view.value(index);
    let sentence = Sentence::new(words, "ys-own").with("face", face_key(face)).with("number", 0_u8);
    let sentence = sentence.with("marked", if value.is_some() { "no" } else { "unknown" });
    let sentence = sentence.with("value", value.map_or(0, Value::number));
    Some(sentence.with("where", located(words, view.board().brokers()[index].spot)).text())
}

pub(crate) fn face_key(face: Face) -> &'static str {
    match face {
        Face::Up => "up",
        Face::Down => "down",
    }
}

/// Two gems together: `2 blue gems`, `1 blue gem and 1 red gem`.
pub(crate) fn two_gems(words: &Words, first: Color, second: Color) -> String {
    let number = |color: Color, number| number_of(words, Gem::ALL[color.index()], number);
    if first == second { number(first, 2) } else { list(words, And, &[number(first, 1), number(second, 1)]) }
}

/// A broker of one's own, where it is: `the 3 in Port 1`. One that may not be looked at (Y3.6) is told from others by its number;
/// on a cell of the market it is alone.
pub fn own_broker(words: &Words, own: OwnBroker) -> String {
    let marked = match own.worth() {
        Some(MERCENARY) => "yes",
        Some(_) => "no",
        None => "unknown",
    };
    Sentence::new(words, "ys-own")
        .with("face", face_key(own.face()))
        .with("value", own.worth().unwrap_or_default())
        .with("marked", marked)
        .with("number", own.number().filter(|_| !own.spot().is_market()).unwrap_or_default())
        .with("where", located(words, own.spot()))
        .text()
}

/// Somebody's face-down broker, where it is: `Perrin’s broker in Palace 2`. Of several, which one.
pub(crate) fn looked_at(words: &Words, board: &Board, broker: Named, people: &People<'_>) -> String {
    let number = if is_one_of_several(board, broker) { broker.number } else { 0 };
    Sentence::new(words, "ys-looked-at")
        .who(people, broker.seat)
        .with("number", number)
        .with("where", located(words, broker.spot))
        .text()
}
