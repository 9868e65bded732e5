//! Any game by its notation: what the server, the terminal and the API hold, without knowing which game it is.

use crate::illegal::{nearest, shown};
use crate::{
    Events, Game, OptionError, OptionSpec, Outcome, Random, Reason, Refused, Seat, SeatSet, Settings, SetupError,
};
use serde_json::Value;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

/// A set of rules by name.
pub trait Rules: Sync {
    /// The name in records and on the command line.
    fn name(&self) -> &'static str;
    /// The version of the rules that records name.
    fn version(&self) -> u32;
    /// How many can play.
    fn players(&self) -> RangeInclusive<u8>;
    /// What can be chosen before the game.
    fn options(&self) -> &'static [OptionSpec];
    /// The beginning of a game.
    fn start(&self, players: u8, settings: &Settings, seed: u64) -> Result<Box<dyn Table>, OptionError>;
    /// Whether anything is ever hidden from anybody.
    fn hidden(&self) -> bool;
    /// A position in JSON notation; the seed decides what it leaves to chance.
    fn set_up(&self, json: &str, seed: u64) -> Result<Box<dyn Table>, SetupError>;
}

/// The rules of a typed game.
pub struct RulesOf<G>(PhantomData<fn() -> G>);

impl<G> RulesOf<G> {
    /// The rules of `G`, as a value.
    pub const RULES: RulesOf<G> = RulesOf(PhantomData);
}

impl<G: Game> Rules for RulesOf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }
    fn version(&self) -> u32 {
        G::RULES_VERSION
    }
    fn players(&self) -> RangeInclusive<u8> {
        G::PLAYERS
    }
    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }
    fn start(&self, players: u8, settings: &Settings, seed: u64) -> Result<Box<dyn Table>, OptionError> {
        G::new(players, settings, seed).map(seated)
    }
    fn hidden(&self) -> bool {
        G::HIDDEN
    }
    fn set_up(&self, json: &str, seed: u64) -> Result<Box<dyn Table>, SetupError> {
        G::from_json(json, &mut Random::new(seed)).map(seated)
    }
}

pub(crate) fn seated<G: Game>(state: G) -> Box<dyn Table> {
    Box::new(Seated(state))
}

/// A game in progress, handled by text.
pub trait Table: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// How many play.
    fn players(&self) -> u8;
    /// The options it is played with.
    fn settings(&self) -> Settings;
    /// Who is to decide.
    fn to_act(&self) -> SeatSet;
    /// The legal actions of a seat, sorted by character code.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// What is being decided now, with its rule.
    fn asked(&self) -> &'static Reason;
    /// Where the game stands, in a few words.
    fn heading(&self) -> String;
    /// Does an action, or says what is wrong with it and leaves everything as it was.
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refused>;
    /// The same, and what each of these viewers (a seat, or `None` for a spectator) sees happen.
    fn play_seen(&mut self, seat: Seat, text: &str, viewers: &[Option<Seat>]) -> Result<Vec<Vec<Value>>, Refused>;
    /// A legal action of a seat as a viewer may write it down; see [`Game::told`].
    fn told(&self, seat: Seat, text: &str, by: Option<Seat>, shown: bool) -> String;
    /// Points by seat so far; the final scores once the game is over.
    fn scores(&self) -> Vec<i32>;
    /// Who else has points and is listed with the players; see [`Game::others`].
    fn others(&self) -> Vec<(&'static str, i32)>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The whole state in JSON notation.
    fn state_json(&self) -> String;
    /// What a seat or spectator knows, in JSON notation.
    fn view_json(&self, viewer: Option<Seat>) -> String;
    /// A table of its own with the same state.
    fn copy(&self) -> Box<dyn Table>;
}

struct Seated<G>(G);

/// Does the action that a text means, or says what is wrong with it and leaves the state as it was.
pub fn play_text<G: Game>(
    state: &mut G,
    seat: Seat,
    text: &str,
    events: &mut impl Events<G::Event>,
) -> Result<G::Action, Refused> {
    if !state.to_act().contains(seat) {
        let waiting_for = state.to_act().iter().collect();
        return Err(Refused::NotToAct { seat, waiting_for, asked: state.asked() });
    }
    let Ok(action) = text.parse::<G::Action>() else {
        let nearest = nearest(text, crate::legal_texts(state, seat));
        return Err(Refused::Unknown { text: shown(text), asked: state.asked(), nearest });
    };
    match state.play(seat, action, events) {
        Ok(()) => Ok(action),
        Err(illegal) => {
            let nearest = nearest(text, crate::legal_texts(state, seat));
            Err(Refused::Illegal { text: shown(text), illegal, nearest })
        }
    }
}

impl<G: Game> Table for Seated<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }
    fn players(&self) -> u8 {
        self.0.players()
    }
    fn settings(&self) -> Settings {
        self.0.settings()
    }
    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }
    fn legal(&self, seat: Seat) -> Vec<String> {
        crate::legal_texts(&self.0, seat)
    }
    fn asked(&self) -> &'static Reason {
        self.0.asked()
    }
    fn heading(&self) -> String {
        self.0.heading()
    }
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refused> {
        play_text(&mut self.0, seat, text, &mut ()).map(|_| ())
    }
    fn play_seen(&mut self, seat: Seat, text: &str, viewers: &[Option<Seat>]) -> Result<Vec<Vec<Value>>, Refused> {
        let mut events = Vec::new();
        play_text(&mut self.0, seat, text, &mut events)?;
        let seen_by = |viewer: &Option<Seat>| {
            events.iter().filter_map(|event| G::seen(event, *viewer)).map(|event| json(&event)).collect()
        };
        Ok(viewers.iter().map(seen_by).collect())
    }
    fn told(&self, seat: Seat, text: &str, by: Option<Seat>, shown: bool) -> String {
        text.parse().map(|action| self.0.told(seat, action, by, shown)).unwrap_or_default()
    }
    fn scores(&self) -> Vec<i32> {
        self.0.scores()
    }
    fn others(&self) -> Vec<(&'static str, i32)> {
        self.0.others()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn state_json(&self) -> String {
        json_text(&self.0)
    }
    fn view_json(&self, viewer: Option<Seat>) -> String {
        json_text(&self.0.view(viewer))
    }
    fn copy(&self) -> Box<dyn Table> {
        seated(self.0.clone())
    }
}

/// States, views and events are structs of numbers, texts and lists: writing them as JSON cannot fail.
pub(crate) fn json_text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
