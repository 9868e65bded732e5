//! The pictures of the rulebook of Ys.

use super::card::portrait;
use super::market::gem;
use crate::pages::{board, gallery};
use maud::Markup;
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
