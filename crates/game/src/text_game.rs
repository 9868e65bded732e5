//! Any game by its notation, for callers that do not know which game it is.

use crate::illegal::{excerpt, nearest};
use crate::{
    Answers, Events, Game, OptionError, OptionSpec, Outcome, Random, Reason, Refused, RulesVersion, Seat, SeatSet,
    Seed, Settings, SetupError,
};
use serde_json::Value;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

/// The rules of a game, without its types.
///
/// # Examples
///
/// ```
/// use game::{Rules, RulesOf, Seat, Settings};
///
/// let rules: &dyn Rules = &RulesOf::<caylus::State>::RULES;
/// let mut table = rules.start(rules.version(), 2, &Settings::new(rules.options()), 7.into())?;
/// let seat = table.to_act().lowest().expect("the game has begun");
/// assert!(table.legal(seat).contains(&"place 4".to_owned()));
/// let refused = table.play(seat, "plaice 4").unwrap_err();
/// assert!(refused.to_string().starts_with("`plaice 4` is not an action"));
/// table.play(seat, "place 4")?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Rules: Sync {
    /// The name in records and on the command line.
    fn name(&self) -> &'static str;
    /// The newest version of the rules; older ones are known too.
    fn version(&self) -> RulesVersion;
    /// The numbers of players that the game can be played by.
    fn players(&self) -> RangeInclusive<u8>;
    /// The options that can be chosen before the game.
    fn options(&self) -> &'static [OptionSpec];
    /// Sets a game of a version of the rules up.
    ///
    /// # Errors
    ///
    /// As [`Game::begin`].
    fn start(
        &self,
        version: RulesVersion,
        players: u8,
        settings: &Settings,
        seed: Seed,
    ) -> Result<Box<dyn TextGame>, OptionError>;
    /// Whether the game has hidden information.
    fn hidden(&self) -> bool;
    /// Reads a position in JSON notation; the seed decides what it leaves to chance.
    ///
    /// # Errors
    ///
    /// As [`Game::from_json`].
    fn set_up(&self, json: &str, seed: u64) -> Result<Box<dyn TextGame>, SetupError>;
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
    fn version(&self) -> RulesVersion {
        G::RULES_VERSION
    }
    fn players(&self) -> RangeInclusive<u8> {
        G::PLAYERS
    }
    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }
    fn start(
        &self,
        version: RulesVersion,
        players: u8,
        settings: &Settings,
        seed: Seed,
    ) -> Result<Box<dyn TextGame>, OptionError> {
        G::begin(version, players, settings, seed).map(seated)
    }
    fn hidden(&self) -> bool {
        G::HIDDEN
    }
    fn set_up(&self, json: &str, seed: u64) -> Result<Box<dyn TextGame>, SetupError> {
        G::from_json(json, &mut Random::new(seed)).map(seated)
    }
}

pub(crate) fn seated<G: Game>(state: G) -> Box<dyn TextGame> {
    Box::new(Seated(state))
}

/// A game in progress, handled by text.
pub trait TextGame: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The version of the rules that it is played by.
    fn rules_version(&self) -> RulesVersion;
    /// The number of players.
    fn players(&self) -> u8;
    /// The options of this game, all of them.
    fn settings(&self) -> Settings;
    /// The seats that are to decide.
    fn to_act(&self) -> SeatSet;
    /// The legal actions of a seat, sorted by character code.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The rule of the current question with its words.
    fn asked(&self) -> &'static Reason;
    /// The current part of the game, in a few words.
    fn heading(&self) -> String;
    /// Plays the action that a text means.
    ///
    /// # Errors
    ///
    /// [`Refused`] says what is wrong with the text; the game is as it was.
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refused>;
    /// Plays an action as [`TextGame::play`] does, and returns what each of the viewers (a seat, or `None` for a spectator) sees
    /// happen.
    ///
    /// # Errors
    ///
    /// [`Refused`] says what is wrong with the text; the game is as it was.
    fn play_seen(&mut self, seat: Seat, text: &str, viewers: &[Option<Seat>]) -> Result<Vec<Vec<Value>>, Refused>;
    /// A legal action of a seat as a viewer may write it down; see [`Game::redacted`].
    fn redacted(&self, seat: Seat, text: &str, viewer: Option<Seat>, answers: Answers) -> String;
    /// Points by seat so far; the final scores once the game is over.
    fn scores(&self) -> Vec<i32>;
    /// Names and points of others who are listed with the players; see [`Game::others`].
    fn others(&self) -> Vec<(&'static str, i32)>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The whole state in JSON notation.
    fn state_json(&self) -> String;
    /// What a seat knows, or with `None` a spectator, in JSON notation.
    fn view_json(&self, viewer: Option<Seat>) -> String;
    /// An independent copy.
    fn copy(&self) -> Box<dyn TextGame>;
}

struct Seated<G>(G);

/// Plays the action that a text means, or says what is wrong with it and leaves the state as it was.
pub(crate) fn play_text<G: Game>(
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
        return Err(Refused::Unknown { text: excerpt(text), asked: state.asked(), nearest });
    };
    match state.play(seat, action, events) {
        Ok(()) => Ok(action),
        Err(illegal) => {
            let nearest = nearest(text, crate::legal_texts(state, seat));
            Err(Refused::Illegal { text: excerpt(text), illegal, nearest })
        }
    }
}

impl<G: Game> TextGame for Seated<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }
    fn rules_version(&self) -> RulesVersion {
        self.0.rules_version()
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
            events.iter().filter_map(|event| self.0.seen(event, *viewer)).map(|event| json(&event)).collect()
        };
        Ok(viewers.iter().map(seen_by).collect())
    }
    fn redacted(&self, seat: Seat, text: &str, viewer: Option<Seat>, answers: Answers) -> String {
        text.parse().map(|action| self.0.redacted(seat, action, viewer, answers)).unwrap_or_default()
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
    fn copy(&self) -> Box<dyn TextGame> {
        seated(self.0.clone())
    }
}

/// A state, view or event in JSON notation.
///
/// # Panics
///
/// If the type cannot be written as JSON at all. Structs of numbers, texts and lists always can, and the conformance tests
/// write every state, view and event.
pub(crate) fn json_text<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| not_json::<T>(&error))
}

fn json<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_else(|error| not_json::<T>(&error))
}

fn not_json<T>(error: &serde_json::Error) -> ! {
    panic!("{} cannot be written as JSON: {error}", std::any::type_name::<T>())
}
