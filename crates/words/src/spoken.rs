//! What every game can be asked to say: pages and the terminal talk about a game without knowing which it is.

use crate::{People, Words};
use game::{Game, Illegal, Seat};

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// `Maud, place a worker or pass`.
    pub title: String,
    /// The facts: what it costs, who is asking, what comes of it.
    pub text: String,
}

/// An action in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionWords {
    /// For a button: `Farm`, `Build the Mason`.
    pub short: String,
    /// What it means, in sentences that speak to the one who decides.
    pub long: String,
}

/// What a line is in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A turn or round begins: a heading.
    Turn,
    /// A phase begins: a small heading. It may be left out where space is dear.
    Phase,
    /// Something happened.
    Deed,
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Heading or deed.
    pub kind: Kind,
    /// Whom it is about, if it is about one.
    pub seat: Option<Seat>,
    /// The words.
    pub text: String,
    /// The points that somebody won by it, or lost: for the margin.
    pub points: i16,
}

/// A part of the whole game in sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passage {
    /// What it is about.
    pub title: String,
    /// A line for each thing.
    pub lines: Vec<String>,
}

/// A thing and what is said of it: `Gate: a worker here …`
pub(crate) fn item(words: &Words, name: &str, text: &str) -> String {
    words.tell("described-item", &[("name", name.into()), ("text", text.into())]).into_owned()
}

/// Where the game stands: `Turn 3, phase 2: Placement`.
pub(crate) fn moment<G: Spoken>(words: &Words, view: &G::View) -> String {
    let round = words.tell(&format!("{}-round", G::NAME), &[("number", G::round(view).into())]);
    let phase = G::phase(view);
    let arguments = [("round", round.into()), ("phase", phase.into()), ("name", G::phase_name(words, phase).into())];
    words.tell("described-moment", &arguments).into_owned()
}

/// What a seat scored, and where the points came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scored {
    /// Who.
    pub seat: Seat,
    /// From what: its place in [`Spoken::SOURCES`]; `None` for what was lost.
    pub source: Option<usize>,
    /// How many points; below zero for what was lost.
    pub points: i32,
}

/// A game that can be talked about.
pub trait Spoken: Game {
    /// Groups of reasons for points, by a word that stays when the words change.
    const SOURCES: &'static [&'static str];

    /// How many turns or rounds a game has, where that is known before it is over.
    const ROUNDS: Option<u8> = None;

    /// How many phases a turn or round has in this game.
    fn phases(view: &Self::View) -> u8;
    /// The phase, from 1.
    fn phase(view: &Self::View) -> u8;
    /// The turn or round, from 1.
    fn round(view: &Self::View) -> u8;
    /// The turn or round that these events began.
    fn round_begun(events: &[Self::Event]) -> Option<u8>;
    /// The points in these events.
    fn scored(events: &[Self::Event]) -> Vec<Scored>;

    /// A phase in a word.
    fn phase_name(words: &Words, phase: u8) -> String {
        words.say(&format!("{}-phase-{phase}", Self::NAME)).into_owned()
    }

    /// A group of reasons for points.
    fn source_name(words: &Words, source: usize) -> String {
        words.say(&format!("{}-source-{}", Self::NAME, Self::SOURCES[source])).into_owned()
    }

    /// An option of the game, by its name in records.
    fn option(words: &Words, name: &str) -> String {
        words.known(&format!("{}-option-{name}", Self::NAME), name)
    }

    /// A value of an option.
    fn option_value(words: &Words, name: &str, value: &str) -> String {
        words.known(&format!("{}-option-{name}-{value}", Self::NAME), value)
    }

    /// What choosing this value of an option means.
    fn option_about(words: &Words, name: &str, value: &str) -> String {
        words.known(&format!("{}-option-{name}-{value}-about", Self::NAME), value)
    }

    /// Why an action is not allowed, as a sentence.
    fn reason(words: &Words, illegal: &Illegal) -> String {
        words.say(&format!("{}-reason-{}", Self::NAME, illegal.reason.key)).into_owned()
    }

    /// What a seat that is asked might think of and is not allowed, each with the reason.
    fn in_vain(&self, seat: Seat, legal: &[Self::Action]) -> Vec<(Self::Action, Illegal)> {
        let thought = Self::candidates(&self.view(Some(seat)), seat).into_iter();
        let vain = thought.filter(|action| !legal.contains(action));
        vain.map(|action| (action, self.why_not(seat, action))).collect()
    }

    /// What is asked of a seat that is to act, with what it can choose.
    fn prompt(words: &Words, view: &Self::View, seat: Seat, legal: &[Self::Action], people: &People<'_>) -> Prompt;
    /// The whole game in sentences, as far as this view knows it.
    fn described(words: &Words, view: &Self::View, people: &People<'_>) -> Vec<Passage>;
    /// What those who are not asked wait for.
    fn waiting(words: &Words, view: &Self::View, people: &People<'_>) -> String;
    /// An action that a seat can choose now.
    fn action(words: &Words, view: &Self::View, seat: Seat, action: Self::Action, people: &People<'_>) -> ActionWords;
    /// What is said above the reason why an action is not allowed: `Not the castle`.
    fn refused(words: &Words, view: &Self::View, action: Self::Action, people: &People<'_>) -> String;
    /// What a seat might think of when it is asked something, legal or not.
    fn candidates(view: &Self::View, seat: Seat) -> Vec<Self::Action>;
    /// A key for every action that can be chosen, in their order, different from all others.
    fn shortcuts(words: &Words, legal: &[Self::Action]) -> Vec<String>;
    /// The lines of one action, by what was seen before it and what was seen to happen. `seat` is who acted.
    fn narrate(
        words: &Words,
        before: &Self::View,
        seat: Option<Seat>,
        events: &[Self::Event],
        people: &People<'_>,
    ) -> Vec<Line>;
}
