//! What a set of rules offers to everything else.

use crate::{Choices, Illegal, OptionError, OptionSpec, Outcome, Random, Reason, Seat, SeatSet, Settings, SetupError};
use serde::Serialize;
use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A game in progress: a small value that holds everything, hidden things included.
///
/// Whoever shows or plays a game for one seat gets its [`Game::View`], which has no room for what the seat may not know.
/// Two promises make hidden information safe, and [`mod@crate::conformance`] tests both: `view` and `legal` of a seat depend
/// on nothing that the seat cannot know, and [`Game::resample`] draws a state that gives the seat the same view again.
///
/// Secret simultaneous decisions (bids) are many seats in [`Game::to_act`]. They may be answered in any order with the
/// same result; the log has them in seat order. That somebody has answered is public, the answer is not.
pub trait Game: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static {
    /// The name in records and on the command line.
    const NAME: &'static str;
    /// Changes whenever the same log would give another game. Records name the version that they were played under.
    const RULES_VERSION: u32;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// What can be chosen before the game.
    const OPTIONS: &'static [OptionSpec];
    /// At most this many actions are ever legal at once: room for a list that never grows.
    const MOST_ACTIONS: usize;
    /// Whether anything is ever hidden from anybody. Then nobody who plays may see the seed, nor actions as they are.
    const HIDDEN: bool = false;

    /// One decision with all its parameters. Its text is its notation; the same text gives the same action.
    type Action: Copy + Eq + Debug + Display + FromStr<Err = ()> + Send + Sync;
    /// Something that happened while an action was applied.
    type Event: Clone + PartialEq + Debug + Serialize + Send;
    /// What one seat, or a spectator, knows.
    type View: Clone + PartialEq + Debug + Serialize + Send;

    /// The beginning, moved on to the first decision.
    fn new(players: u8, settings: &Settings, seed: u64) -> Result<Self, OptionError>;

    /// A position from its JSON notation, moved on to its first decision; the random numbers decide what it leaves to
    /// chance (cards that are still to be drawn). Impossible positions are refused with all their faults.
    fn from_json(text: &str, random: &mut Random) -> Result<Self, SetupError>;

    /// How many play.
    fn players(&self) -> u8;

    /// The options it is played with.
    fn settings(&self) -> Settings;

    /// Who is to decide: one seat, several for secret decisions, nobody when the game is over.
    fn to_act(&self) -> SeatSet;

    /// What a seat of [`Game::to_act`] can choose, at least two actions; nothing for anybody else.
    fn legal(&self, seat: Seat, out: &mut impl Choices<Self::Action>);

    /// Does a legal action and moves on to the next decision. With an illegal one the result is meaningless (but never
    /// unsafe): use [`Game::play`] where it may be.
    fn apply(&mut self, seat: Seat, action: Self::Action, events: &mut impl Events<Self::Event>);

    /// Why an action that is not legal is not. Meaningless for a legal one.
    fn why_not(&self, seat: Seat, action: Self::Action) -> Illegal;

    /// What is being decided now, with its rule.
    fn asked(&self) -> &'static Reason;

    /// Where the game stands, for comments in records: `turn 3, phase 2: placement`.
    fn heading(&self) -> String;

    /// Points by seat so far; the final scores once the game is over.
    fn scores(&self) -> Vec<i32>;

    /// Who else has points and is listed with the players, though he cannot win.
    fn others(&self) -> Vec<(&'static str, i32)> {
        Vec::new()
    }

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What a seat, or with `None` a spectator, knows.
    fn view(&self, seat: Option<Seat>) -> Self::View;

    /// A view as it was written in JSON notation, for whoever plays at a server.
    fn read_view(text: &str) -> Result<Self::View, SetupError>;

    /// The same of an event.
    fn read_event(text: &str) -> Result<Self::Event, SetupError>;

    /// What somebody sees for whom nothing is hidden, on nobody's side: for games that are over.
    fn open_view(&self) -> Self::View {
        self.view(None)
    }

    /// A state that may be the real one for all that the view tells, drawn with the caller's own random numbers.
    fn resample(view: &Self::View, random: &mut Random) -> Self;

    /// Takes back the secret answers that have been given while others still think. Whoever thinks about his own answer has
    /// to guess theirs anew, and better than by chance.
    fn take_back_answers(&mut self) {}

    /// What a seat or spectator learns of an event; `None` if nothing.
    fn seen(event: &Self::Event, by: Option<Seat>) -> Option<Self::Event>;

    /// Whether an event turns up something that was hidden from somebody, so that what he sees from there on depends on it.
    fn reveals(_event: &Self::Event) -> bool {
        false
    }

    /// An action of a seat in this state as a seat or spectator may write it down: with `?`, or a name that everybody can
    /// use, for what he may not know. `shown` tells whether secret simultaneous answers have been shown since.
    fn told(&self, _seat: Seat, action: Self::Action, _by: Option<Seat>, _shown: bool) -> String {
        action.to_string()
    }

    /// Does an action if it is legal; otherwise says which rule forbids it and leaves the state as it was.
    fn play(&mut self, seat: Seat, action: Self::Action, events: &mut impl Events<Self::Event>) -> Result<(), Illegal> {
        let mut wanted = Wanted { action, found: false };
        self.legal(seat, &mut wanted);
        if !wanted.found {
            return Err(self.why_not(seat, action));
        }
        self.apply(seat, action, events);
        Ok(())
    }
}

/// Looks for one action among the legal ones.
struct Wanted<A> {
    action: A,
    found: bool,
}

impl<A: PartialEq> Choices<A> for Wanted<A> {
    fn push(&mut self, action: A) {
        self.found |= action == self.action;
    }
}

/// Where events go. The empty sink `()` costs nothing: the compiler drops the events before they are made.
pub trait Events<E> {
    /// Something happened.
    fn emit(&mut self, event: E);
}

impl<E> Events<E> for () {
    #[inline(always)]
    fn emit(&mut self, _: E) {}
}

impl<E> Events<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}
