//! What a set of rules offers to everything else.

use crate::{
    Choices, Illegal, OptionError, OptionSpec, Outcome, ParseActionError, Random, Reason, RulesVersion, Seat, SeatSet,
    Seed, Settings, SetupError,
};
use serde::Serialize;
use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A game in progress: a small value that holds everything, hidden things included.
///
/// Bots, pages and the API get a [`Game::View`] of one seat, which has no room for what the seat may not know. Two promises
/// make hidden information safe, and the conformance suite tests both: `view` and `legal` of a seat depend on nothing that
/// the seat cannot know, and [`Game::resample`] draws a state that gives the seat the same view again.
///
/// Secret simultaneous decisions (bids) are many seats in [`Game::to_act`]. They may be answered in any order with the same
/// result; the log has them in seat order. That a seat has answered is public, the answer is not.
///
/// # Examples
///
/// ```
/// use game::{Game, Settings};
///
/// let mut state = caylus::State::new(2, &Settings::new(caylus::State::OPTIONS), 7)?;
/// let seat = state.to_act().lowest().expect("the game has begun");
///
/// // An illegal action is refused with its rule, and changes nothing.
/// let before = state.clone();
/// let illegal = state.play(seat, "recall".parse()?, &mut ()).unwrap_err();
/// assert!(illegal.reason.rule.starts_with('C') && state == before);
///
/// // A legal one tells what happens.
/// let mut events = Vec::new();
/// state.play(seat, "place 4".parse()?, &mut events)?;
/// assert!(!events.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static {
    /// The name in records and on the command line.
    const NAME: &'static str;
    /// The newest version of the rules. There is a new one whenever the same log would give another game, and every older one
    /// is still played: records, stored tables and saved games name the version that they were begun under.
    const RULES_VERSION: RulesVersion;
    /// The numbers of players that the game can be played by.
    const PLAYERS: RangeInclusive<u8>;
    /// The options that can be chosen before the game.
    const OPTIONS: &'static [OptionSpec];
    /// The most actions that are ever legal at once: a list with this capacity never grows.
    const MOST_ACTIONS: usize;
    /// Whether the game has hidden information. If so, players of a running game see neither its seed nor unredacted actions.
    const HIDDEN: bool = false;

    /// One decision with all its parameters. Its text is its notation, and reading that text gives the same action again.
    type Action: Copy + Eq + Debug + Display + FromStr<Err = ParseActionError> + Send + Sync;
    /// Something that happens while an action is applied.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// What one seat, or a spectator, knows.
    type View: Clone + PartialEq + Debug + Serialize + Send;
    /// What a seat can be asked: one variant for each decision of the rules.
    type Question: Question;

    /// What is said instead of a question once the game is over, with its rule.
    const OVER: &'static Reason;

    /// Sets a game of a version of the rules up and moves on to the first decision.
    ///
    /// # Errors
    ///
    /// [`OptionError::Impossible`] if the options do not go together or not with this number of players.
    fn begin(version: RulesVersion, players: u8, settings: &Settings, seed: Seed) -> Result<Self, OptionError>;

    /// Sets a game of the newest version up; see [`Game::begin`].
    ///
    /// # Errors
    ///
    /// As [`Game::begin`].
    fn new(players: u8, settings: &Settings, seed: impl Into<Seed>) -> Result<Self, OptionError> {
        Self::begin(Self::RULES_VERSION, players, settings, seed.into())
    }

    /// Reads a position from its JSON notation and moves on to its first decision. The random numbers decide what the position
    /// leaves to chance, such as cards that are still to be drawn. The position says which version of the rules it is of.
    ///
    /// # Errors
    ///
    /// [`SetupError`] with all faults of a position that is impossible or cannot be read.
    fn from_json(text: &str, random: &mut Random) -> Result<Self, SetupError>;

    /// The version of the rules that it is played by. A game whose rules have never changed has only one.
    fn rules_version(&self) -> RulesVersion {
        RulesVersion::FIRST
    }

    /// The number of players.
    fn players(&self) -> u8;

    /// The options of this game, all of them.
    fn settings(&self) -> Settings;

    /// The seats that are to decide: one, several for secret decisions, none when the game is over.
    fn to_act(&self) -> SeatSet;

    /// Lists the legal actions of a seat: at least two for a seat of [`Game::to_act`], none for any other.
    fn legal(&self, seat: Seat, out: &mut impl Choices<Self::Action>);

    /// Applies a legal action and moves on to the next decision. With an illegal one the result is meaningless (but never
    /// unsafe): use [`Game::play`] for actions that have not been checked.
    fn apply(&mut self, seat: Seat, action: Self::Action, events: &mut impl Events<Self::Event>);

    /// The reason why an action is illegal. Meaningless for a legal one.
    fn why_not(&self, seat: Seat, action: Self::Action) -> Illegal;

    /// What a seat that is asked might try, legal or not: the actions of the kind that the question is about.
    fn attempts(_view: &Self::View, _seat: Seat) -> Vec<Self::Action> {
        Vec::new()
    }

    /// The attempts of a seat that are not among its legal actions, each with the reason.
    fn refusals(&self, seat: Seat, legal: &[Self::Action]) -> Vec<(Self::Action, Illegal)> {
        let attempts = Self::attempts(&self.view(Some(seat)), seat).into_iter();
        let refused = attempts.filter(|action| !legal.contains(action));
        refused.map(|action| (action, self.why_not(seat, action))).collect()
    }

    /// What is being decided, by what a viewer sees; `None` once the game is over. It is the same for every viewer.
    fn question_in(view: &Self::View) -> Option<Self::Question>;

    /// What is being decided now; `None` once the game is over.
    fn question(&self) -> Option<Self::Question> {
        Self::question_in(&self.view(None))
    }

    /// The rule of the current question with its words, or of the end of the game.
    fn asked(&self) -> &'static Reason {
        self.question().map_or(Self::OVER, Question::reason)
    }

    /// The current part of the game, for comments in records: `turn 3, phase 2: placement`.
    fn heading(&self) -> String;

    /// Points by seat so far; the final scores once the game is over.
    fn scores(&self) -> Vec<i32>;

    /// Names and points of others who are listed with the players but cannot win, such as a neutral player.
    fn others(&self) -> Vec<(&'static str, i32)> {
        Vec::new()
    }

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What a seat, or with `None` a spectator, knows or can look at.
    fn view(&self, seat: Option<Seat>) -> Self::View;

    /// What a seat knows that has watched the game and forgets nothing: for bots. It differs from [`Game::view`] where the rules
    /// forbid to look again at something that the seat has seen.
    fn remembered(&self, seat: Seat) -> Self::View {
        self.view(Some(seat))
    }

    /// Parses a view from its JSON, for clients of a server.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if the text is not a view.
    fn read_view(text: &str) -> Result<Self::View, SetupError>;

    /// Parses an event from its JSON, for clients of a server.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if the text is not an event.
    fn read_event(text: &str) -> Result<Self::Event, SetupError>;

    /// A view in which nothing is hidden and that belongs to no seat: for games that are over.
    fn open_view(&self) -> Self::View {
        self.view(None)
    }

    /// Draws a state that agrees with everything that the view tells, with the caller's own random numbers.
    fn resample(view: &Self::View, random: &mut Random) -> Self;

    /// Takes back the secret answers that are pending. A search that thinks about one answer has to guess the others itself, and
    /// better than [`Game::resample`], which draws them by chance.
    fn take_back_answers(&mut self) {}

    /// An event of this game as a seat sees it, or with `None` a spectator; `None` if they see nothing of it.
    fn seen(&self, event: &Self::Event, by: Option<Seat>) -> Option<Self::Event>;

    /// Whether an event reveals something that was hidden from a viewer, so that what they see from there on depends on it.
    fn reveals(_event: &Self::Event) -> bool {
        false
    }

    /// An action of a seat in this state as a viewer (a seat, or `None` for a spectator) may write it down: with `?`, or a
    /// name that everybody can use, in place of what the viewer may not know.
    fn redacted(&self, _seat: Seat, action: Self::Action, _viewer: Option<Seat>, _answers: Answers) -> String {
        action.to_string()
    }

    /// The actions that a seat can choose from, as a list of their own; see [`Game::legal`].
    fn legal_actions(&self, seat: Seat) -> Vec<Self::Action> {
        let mut actions = Vec::with_capacity(Self::MOST_ACTIONS);
        self.legal(seat, &mut actions);
        actions
    }

    /// Applies an action if it is legal.
    ///
    /// # Errors
    ///
    /// [`Illegal`] names the rule that forbids the action; the state is as it was.
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

/// What a seat is asked. An enum, so that reasons and attempts, and the prompts of games that say their own, are matched
/// exhaustively: a decision that is missing in one of them does not compile.
pub trait Question: Copy + Eq + Debug {
    /// The rule that asks, with the key and the words of the question.
    fn reason(self) -> &'static Reason;

    /// The key of the reason without the `ask-` that every question begins with.
    fn topic(self) -> &'static str {
        let key = self.reason().key;
        key.strip_prefix("ask-").unwrap_or(key)
    }
}

/// Whether the other secret answers of the same decision are known to all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answers {
    /// Others still have to answer: nobody but its seat may know an answer.
    Pending,
    /// All have answered, and what that reveals has been shown.
    Revealed,
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

/// A sink for events. The empty sink `()` costs nothing: the compiler drops the events before they are made.
pub trait Events<E> {
    /// Takes an event.
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
