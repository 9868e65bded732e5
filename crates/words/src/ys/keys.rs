//! A key for every action that can be chosen, different from all others of the same decision: a digit for a broker, a
//! letter and a digit for a spot, a letter for a colour or a card. Letters come from the messages; U and ? belong to the
//! page.

use super::names::{color_key, gem_key, letter, short_spot};
use crate::Words;
use std::collections::HashSet;
use ys::{Action, Color, Face, OwnBroker, Spot, Value};

/// Shortcuts in the order of the legal actions. Most have several characters: `3P1` is the 3 in port 1.
pub fn shortcuts(words: &Words, legal: &[Action]) -> Vec<String> {
    let mut taken = HashSet::new();
    let wanted = legal.iter().map(|action| Some(wanted(words, *action)).filter(|key| taken.insert(key.clone())));
    let wanted: Vec<Option<String>> = wanted.collect();
    let mut numbers = (1..).map(|number: usize| number.to_string());
    let mut next = || numbers.by_ref().find(|number| !taken.contains(number)).unwrap_or_default();
    wanted.into_iter().map(|key| key.unwrap_or_else(&mut next)).collect()
}

/// The key that an action would like. Where letters of a language clash, the later ones are numbered.
fn wanted(words: &Words, action: Action) -> String {
    let spot = |spot: Spot| short_spot(words, spot);
    let color = |color: Color| letter(words, color_key(color));
    let card = |name: &str| words.text(&format!("ys-key-{name}")).into_owned();
    match action {
        Action::Bid(high, low) => format!("{high}{low}"),
        Action::Order(place) => place.to_string(),
        Action::Up(value, at) | Action::Down(value, at) | Action::Neutral(value, at) => of_broker(value, spot(at)),
        Action::UpFrom(value, by, at) | Action::DownFrom(value, by, at) => format!("{value}/{by}{}", spot(at)),
        Action::Illusionist => card("illusionist"),
        Action::Queen(at) => card("queen") + &spot(at),
        Action::Look(broker) => format!("{}{}{}{}", card("spy"), broker.seat, spot(broker.spot), broker.number),
        Action::Mage(swap) => {
            let [first, second] = swap.both().map(|own| of_own(words, own));
            card("mage") + &first + &second
        }
        // The first of the two that were placed, or the second.
        Action::Mercenary(Face::Up) => card("mercenary") + "1",
        Action::Mercenary(Face::Down) => card("mercenary") + "2",
        Action::Captain(first, second) => format!("{}{first}{second}", card("captain")),
        Action::Herald(own, to) => card("herald") + &of_own(words, own) + &spot(to),
        Action::Schemer => card("schemer"),
        Action::Merchant => card("merchant"),
        Action::Gem(gem) => letter(words, gem_key(gem)),
        Action::Color(chosen) | Action::Rank(chosen) => color(chosen),
        Action::Quote(of, way) => color(of) + if way.steps() > 0 { "+" } else { "-" },
        Action::Alchemist(give, get) => card("alchemist") + &color(give) + &color(get),
        Action::Banker(up, down) => card("banker") + &color(up) + &color(down),
        Action::Jeweller(first, second) => card("jeweller") + &color(first) + &color(second),
        Action::Throne(value) => value.to_string(),
        Action::Skip => words.text("ys-key-skip").into_owned(),
    }
}

fn of_broker(value: Value, spot: String) -> String {
    format!("{value}{spot}")
}

/// `3P1`, or `-3P1` for one that lies face down; `P1-2` for the second there of those that may not be looked at.
fn of_own(words: &Words, own: OwnBroker) -> String {
    let (down, spot) = (if own.face() == Face::Down { "-" } else { "" }, short_spot(words, own.spot()));
    match own.worth() {
        Some(worth) => format!("{down}{worth}{spot}"),
        None => format!("{spot}-{}", own.number().unwrap_or_default()),
    }
}
