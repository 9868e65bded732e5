//! What the game brings for bots, pages and terminals: a file of words, and otherwise the defaults.

use crate::{Event, State, View};
use bots::BotGame;
use bots::profile::Profiled;
use game::BoardItems;
use terminal::TerminalBoard;
use ui::WebBoard;
use words::{Spoken, WordFiles};

impl BotGame for State {}

impl Profiled for State {}

impl Spoken for State {
    const WORDS: WordFiles = WordFiles::english_only(&[include_str!("../words.ftl")]);
    const BY_SEAT: &'static [&'static str] = &["hands", "points", "has_bid", "bids"];

    fn round(view: &View) -> u8 {
        view.round as u8
    }

    fn round_begun(events: &[Event]) -> Option<u8> {
        events.iter().find_map(|event| match event {
            Event::Turned { round, .. } => Some(*round as u8),
            _ => None,
        })
    }
}

impl WebBoard for State {}

impl BoardItems for State {
    type BoardItem = ();
}

impl TerminalBoard for State {}
