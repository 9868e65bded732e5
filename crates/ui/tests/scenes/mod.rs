//! Scenes of random games, for the tests of what is drawn from them.

#![allow(dead_code)]

use caylus::{Action, State};
use game::{Game, Illegal, Random, Seat, SeatSet, Settings};
use roxmltree::Document;
use std::collections::HashSet;
use ui::caylus::symbols;
use ui::{About, Ask, Chair, Entry, Refusal, Scene, Sitter};
use words::{Language, Words};

/// A name that nobody should be able to have.
pub const EVIL: &str = "<script>alert('&\"')</script>";

pub fn about(state: &State) -> About {
    let sitters = [Sitter::Person, Sitter::Bot("master".to_owned()), Sitter::Nobody, Sitter::Person, Sitter::Person];
    let names = [EVIL, "Perrin", "", "Guilhem", "Aliénor"];
    let chair =
        |(name, sitter): (&str, &Sitter)| Chair { name: name.to_owned(), sitter: sitter.clone(), invitation: None };
    About {
        id: "t".to_owned(),
        path: "/t/abc".to_owned(),
        as_seat: None,
        address: "http://localhost/t/t".to_owned(),
        name: EVIL.to_owned(),
        options: state.settings().to_string(),
        chairs: names.into_iter().zip(&sitters).map(chair).take(state.players().into()).collect(),
    }
}

/// What the seat that is to act may be asked about, whether it is allowed or not.
fn wanted(state: &State, seat: Seat, legal: &[Action]) -> Vec<(Action, Illegal)> {
    let places = ["gate", "post", "guild", "joust", "stables", "inn", "castle"].map(str::to_owned);
    let all = places.into_iter().chain((1..=28).map(|space: u8| space.to_string()));
    let verb = if legal.iter().any(|action| matches!(action, Action::Move(_))) { "move" } else { "place" };
    let actions = all.filter_map(|place| format!("{verb} {place}").parse().ok());
    actions.filter(|action| !legal.contains(action)).map(|action| (action, state.why_not(seat, action))).collect()
}

/// Seats by score, with their places.
fn standings(scores: &[i32]) -> Vec<(Seat, u8)> {
    let place = |score: &i32| 1 + scores.iter().filter(|other| *other > score).count() as u8;
    let mut standings: Vec<(Seat, u8)> = Seat::ALL.into_iter().zip(scores.iter().map(place)).collect();
    standings.sort_by_key(|(_, place)| *place);
    standings
}

/// Shows a state as the seat that is to act sees it, or as a spectator does.
pub fn show<T>(state: &State, log: &[Entry<State>], spectator: bool, then: impl FnOnce(&Scene<'_, State>) -> T) -> T {
    let seat = state.to_act().lowest().filter(|_| !spectator);
    let (about, mut legal) = (about(state), Vec::new());
    seat.into_iter().for_each(|seat| state.legal(seat, &mut legal));
    let refused = seat.map_or_else(Vec::new, |seat| wanted(state, seat, &legal));
    let refusal = Refusal { action: "place castle".to_owned(), words: EVIL.to_owned(), rule: Some("C3.9") };
    let scores = state.scores();
    let standings = state.outcome().map(|outcome| standings(&outcome.scores));
    then(&Scene {
        words: Words::of(Language::English),
        about: &about,
        mine: seat.map_or(SeatSet::NONE, SeatSet::only),
        point: seat,
        view: state,
        to_act: state.to_act(),
        ask: seat.map(|seat| Ask { seat, legal: &legal, refused: &refused }),
        log,
        news: log.len().saturating_sub(3),
        at: None,
        undo: true,
        refusal: log.len().is_multiple_of(3).then_some(&refusal),
        revision: 1,
        end: standings.as_ref().map(|_| state),
        scores: &scores,
        standings: standings.as_deref(),
    })
}

/// The ids of the sprite, which stands in every page.
pub fn symbol_ids() -> HashSet<String> {
    let document = Document::parse(symbols()).unwrap();
    document.descendants().filter_map(|node| node.attribute("id")).map(str::to_owned).collect()
}

/// Plays a random game and shows every state of it.
pub fn every_state(players: u8, options: &[&str], seed: u64, mut look: impl FnMut(&State, &[Entry<State>])) {
    let mut settings = Settings::new(State::OPTIONS);
    options.iter().for_each(|option| settings.set(option).unwrap());
    let mut state = State::new(players, &settings, seed).unwrap();
    let (mut random, mut log) = (Random::new(seed), Vec::new());
    look(&state, &log);
    while let Some(seat) = state.to_act().lowest() {
        let mut legal: Vec<Action> = Vec::new();
        state.legal(seat, &mut legal);
        let action = legal[random.below(legal.len())];
        let (before, mut events) = (state, Vec::new());
        state.apply(seat, action, &mut events);
        log.push(Entry { before, seat: Some(seat), action: action.to_string(), events, scores: state.scores() });
        look(&state, &log);
    }
}

/// Games of so many players in every edition and with both favour rules.
pub fn games(players: u8, number: u64, mut look: impl FnMut(&State, &[Entry<State>])) {
    let editions = ["edition=jeweler", "edition=premium", "edition=first"];
    for seed in 0..number {
        let favor = if seed % 5 == 0 { "favor=light" } else { "favor=full" };
        every_state(players, &[editions[seed as usize % 3], favor], seed, &mut look);
    }
}
