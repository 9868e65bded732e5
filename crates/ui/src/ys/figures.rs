//! The pictures of the rulebook of Ys.

use super::card::portrait;
use super::market::gem;
use crate::board::icon::icon;
use crate::pages::{RulebookIcon, board, gallery};
use maud::{Markup, html};
use words::{Words, ys as said};
use ys::{Character, Gem, State};

/// The picture at the head of a section.
pub(super) fn figure(words: &Words, section: u32) -> Option<Markup> {
    match section {
        2 => board::<State>(words),
        8 => Some(gallery(Character::ALL.map(|card| (portrait(card), said::character(words, card))))),
        9 => Some(gallery(Gem::ALL.map(|kind| (gem(kind), said::gem(words, kind))))),
        _ => None,
    }
}

/// The picture of a gem, by the letter of the notation.
fn drawn_gem(words: &Words, letter: char, number: u8) -> Option<(Markup, String)> {
    if letter == 'K' {
        return Some((icon("gem-k"), said::black_gems(words, number)));
    }
    let kind = Gem::ALL.into_iter().find(|kind| kind.letter().to_ascii_uppercase() == letter)?;
    Some((icon(&gem(kind)), said::number_of(words, kind, number)))
}

/// The picture for gems: `B`, or `2 B`.
pub(super) fn sign(words: &Words, sign: &str, number: Option<u16>) -> Option<RulebookIcon> {
    let mut letters = sign.chars();
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    let (gem, name) = drawn_gem(words, letter, number.unwrap_or(1).try_into().ok()?)?;
    Some(RulebookIcon { picture: html! { @if let Some(number) = number { (number) } (gem) }, name })
}

/// The pictures for the gems of a ship: `B*GR`, where the first is the big one.
pub(super) fn ship(words: &Words, code: &str) -> Option<RulebookIcon> {
    let gems: Option<Vec<(Markup, String)>> =
        code.chars().filter(|letter| *letter != '*').map(|letter| drawn_gem(words, letter, 1)).collect();
    let gems = gems.filter(|gems| gems.len() > 1 && code.contains('*'))?;
    let names: Vec<String> = gems.iter().map(|(_, name)| name.clone()).collect();
    let picture = html! { span.cargo { @for (gem, _) in &gems { (gem) } } };
    Some(RulebookIcon { picture, name: names.join(", ") })
}
