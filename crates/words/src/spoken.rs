//! What a game says to people: pages and the terminal talk about any game through [`Spoken`].

use crate::{Argument, People, Rulebook, Warning, WordFiles, Words, defaults, named};
use game::{Game, Illegal, Question, Seat, SeatSet};

/// A question to a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// `Place a worker or pass`; with a name where several people share a screen: `Maud, place a worker or pass`.
    pub title: String,
    /// The facts: what it costs, who is asking, what comes of it.
    pub text: String,
}

/// An action in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionWords {
    /// For a button: `Farm`, `Build the Mason`.
    pub short: String,
    /// What it means, in sentences that speak to the player who decides.
    pub long: String,
}

/// The kind of a line of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NarrationKind {
    /// A turn or round begins: a heading.
    Turn,
    /// A phase begins: a small heading, which may be left out where there is little space.
    Phase,
    /// Something happened.
    Deed,
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NarratedLine {
    /// Heading or deed.
    pub kind: NarrationKind,
    /// The player that it is about, if it is about one.
    pub seat: Option<Seat>,
    /// The text.
    pub text: String,
    /// The points that it brought or cost the player, for the margin.
    pub points: i16,
    /// Whether it tells what the seat that acted chose. Other lines tell what followed.
    pub chosen: bool,
    /// The seats that it hits: whose worker does not work, who loses points, who goes without what somebody else gets.
    pub hits: SeatSet,
}

impl NarratedLine {
    /// A line that nobody chose and that hits nobody.
    pub(crate) fn new(kind: NarrationKind, seat: Option<Seat>, text: String, points: i16) -> NarratedLine {
        NarratedLine { kind, seat, text, points, chosen: false, hits: SeatSet::NONE }
    }

    /// Whether it is news to a reader, `own` if they acted: everything is but headings and what they chose themselves.
    pub fn is_news(&self, own: bool) -> bool {
        self.kind == NarrationKind::Deed && !(own && self.chosen)
    }
}

/// A part of the description of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passage {
    /// Its heading.
    pub title: String,
    /// A line for each thing.
    pub lines: Vec<String>,
}

/// A thing and its description: `Gate: a worker here …`
pub(crate) fn item(words: &Words, name: &str, text: &str) -> String {
    words.text_with("described-item", &[("name", name.into()), ("text", text.into())]).into_owned()
}

/// Where the game stands: `Turn 3, phase 2: Placement`.
pub(crate) fn moment<G: Spoken>(words: &Words, view: &G::View) -> String {
    let round = G::own_text(words, "round", &[("number", G::round(view).into())]);
    let phase = G::phase(view);
    let arguments = [("round", round.into()), ("phase", phase.into()), ("name", G::phase_name(words, phase).into())];
    words.text_with("described-moment", &arguments).into_owned()
}

/// Points that a seat scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scored {
    /// The seat.
    pub seat: Seat,
    /// Where they came from: an index of [`Spoken::SOURCES`]; `None` for points that were lost.
    pub source: Option<usize>,
    /// The number of points, negative if they were lost.
    pub points: i32,
}

/// A game that can be talked about. All that it has to bring is a file of words; everything else has a default, which makes
/// do with the notation and the JSON of the game, and with messages of its file that follow these conventions (`NAME` is
/// [`Game::NAME`]):
///
/// | message | what it is |
/// |---|---|
/// | `NAME-name` | the name of the game |
/// | `NAME-title-TOPIC`, `NAME-text-TOPIC` | a question to `$name` and facts about it, with the members of the view; the key of its reason is `ask-TOPIC` |
/// | `NAME-waiting-TOPIC` | what the others wait for |
/// | `NAME-reason-KEY` | why something is not allowed |
/// | `NAME-action-VERB`, `NAME-action-VERB-about` | an action and what it means; `$arguments` is what follows the verb |
/// | `NAME-event-EVENT` | a line of the log; its arguments are the members of the event, and `$who` and `$name` for its `seat` |
/// | `NAME-state-MEMBER` | the label of a member of the view |
/// | `NAME-option-OPTION`, `NAME-option-OPTION-VALUE` | an option and its values |
/// | `NAME-phase-NUMBER`, `NAME-source-SOURCE` | phases, and sources of points |
/// | `NAME-part-PART` | the parts of the evaluation, for explanations |
/// | `NAME-round`, `NAME-rounds`, `NAME-plot`… | instead of the messages `game-round`, `game-rounds`, `game-plot`… that all games share |
///
/// # Examples
///
/// ```ignore
/// impl Spoken for State {
///     const WORDS: WordFiles = WordFiles::english_only(&[include_str!("../words.ftl")]);
/// }
/// ```
pub trait Spoken: Game {
    /// Its Fluent files.
    const WORDS: WordFiles;
    /// Members of its view that are lists with one entry for each seat: the state in sentences names the players there.
    const BY_SEAT: &'static [&'static str] = &[];
    /// Its rulebook.
    const RULEBOOK: Option<Rulebook> = None;
    /// Places of its world: tables are named after two of them.
    const PLACES: &'static [&'static str] = named::RIVERS;
    /// Groups of sources of points, by keys for messages and ids.
    const SOURCES: &'static [&'static str] = &[];
    /// The number of turns or rounds, where it is known before the game is over.
    const ROUNDS: Option<u8> = None;

    /// The record of a guided first game, with the learner on seat 1. The texts of its steps are the messages
    /// `lesson-NAME-1` and so on, then `lesson-NAME-end`.
    const LESSON: Option<&'static str> = None;

    /// The number of phases of a turn or round; 0 if there are none.
    fn phases(_view: &Self::View) -> u8 {
        0
    }

    /// The phase, counted from 1; 0 if there are none.
    fn phase(_view: &Self::View) -> u8 {
        0
    }

    /// The turn or round, counted from 1; 0 if there are none.
    fn round(_view: &Self::View) -> u8 {
        0
    }

    /// The turn or round that begins with these events.
    fn round_begun(_events: &[Self::Event]) -> Option<u8> {
        None
    }

    /// The points in these events.
    fn scored(_events: &[Self::Event]) -> Vec<Scored> {
        Vec::new()
    }

    /// The name of the game.
    fn title(words: &Words) -> String {
        words.text_or(&format!("{}-name", Self::NAME), Self::NAME)
    }

    /// A message of the game's own, `NAME-KEY`, or the one that all games share, `game-KEY`.
    fn own_text(words: &Words, key: &str, arguments: &[Argument<'_>]) -> String {
        words.text_with(&Self::own_key(words, key), arguments).into_owned()
    }

    /// The key of the message that [`Spoken::own_text`] gives.
    fn own_key(words: &Words, key: &str) -> String {
        let own = format!("{}-{key}", Self::NAME);
        if words.has(&own) { own } else { format!("game-{key}") }
    }

    /// Where the game stands, in a few words: `Turn 3, Placement`.
    fn moment(words: &Words, view: &Self::View) -> String {
        defaults::moment::<Self>(words, view)
    }

    /// The name of a phase.
    fn phase_name(words: &Words, phase: u8) -> String {
        words.text_or(&format!("{}-phase-{phase}", Self::NAME), "")
    }

    /// The name of a group of sources of points, by its index in [`Spoken::SOURCES`].
    fn source_name(words: &Words, source: usize) -> String {
        let source = Self::SOURCES[source];
        words.text_or(&format!("{}-source-{source}", Self::NAME), source)
    }

    /// The name of an option, by its name in records.
    fn option(words: &Words, name: &str) -> String {
        words.text_or(&format!("{}-option-{name}", Self::NAME), name)
    }

    /// The name of a value of an option.
    fn option_value(words: &Words, name: &str, value: &str) -> String {
        words.text_or(&format!("{}-option-{name}-{value}", Self::NAME), value)
    }

    /// The meaning of a value of an option.
    fn option_about(words: &Words, name: &str, value: &str) -> String {
        words.text_or(&format!("{}-option-{name}-{value}-about", Self::NAME), value)
    }

    /// Why an action is not allowed, as a sentence.
    fn reason(words: &Words, illegal: &Illegal) -> String {
        words.text_or(&format!("{}-reason-{}", Self::NAME, illegal.reason.key), illegal.reason.words)
    }

    /// What is asked, as a sentence; the end of the game if nothing is.
    fn question_text(words: &Words, view: &Self::View) -> String {
        let reason = Self::question_in(view).map_or(Self::OVER, Question::reason);
        Self::reason(words, &Illegal { reason })
    }

    /// What is asked of a seat that is to act, with what it can choose.
    fn prompt(words: &Words, view: &Self::View, seat: Seat, _legal: &[Self::Action], people: &People<'_>) -> Prompt {
        defaults::prompt::<Self>(words, view, seat, people)
    }

    /// What players who are not asked wait for.
    fn waiting(words: &Words, view: &Self::View, _people: &People<'_>) -> String {
        defaults::waiting::<Self>(words, view)
    }

    /// The whole game in sentences, as far as this view knows it.
    fn described(words: &Words, view: &Self::View, people: &People<'_>) -> Vec<Passage> {
        defaults::described::<Self>(words, view, people)
    }

    /// An action that a seat can choose now.
    fn action(words: &Words, _: &Self::View, _: Seat, action: Self::Action, _people: &People<'_>) -> ActionWords {
        defaults::action::<Self>(words, action)
    }

    /// The one of several legal actions that is sensible, if there is only one: whatever the player is up to, it is at
    /// least as good as every other, and better.
    fn obvious(_view: &Self::View, _seat: Seat, _legal: &[Self::Action]) -> Option<Self::Action> {
        None
    }

    /// For each legal action what a player gives away by it, in a sentence, where another action would keep it and cost
    /// nothing. They are asked once whether they mean it.
    fn given_away(_: &Words, _: &Self::View, _: Seat, legal: &[Self::Action]) -> Vec<Option<String>> {
        vec![None; legal.len()]
    }

    /// Warnings about an action that may come to nothing as things stand, from what the player sees and the rules alone. They are
    /// what beginners fall into, and may be switched off.
    fn warnings(_: &Words, _: &Self::View, _: Seat, _: Self::Action, _: &People<'_>) -> Vec<Warning> {
        Vec::new()
    }

    /// The heading above the reason why an action is not allowed: `Not the castle`.
    fn refused(words: &Words, _view: &Self::View, action: Self::Action, _people: &People<'_>) -> String {
        let action = defaults::action::<Self>(words, action).short;
        words.text_with("game-refused", &[("action", action.into())]).into_owned()
    }

    /// A key for every action that can be chosen, in their order, different from all others.
    fn shortcuts(_words: &Words, legal: &[Self::Action]) -> Vec<String> {
        defaults::shortcuts(legal.len())
    }

    /// The lines of one action, by what was seen before it and what was seen to happen. `seat` is who acted. Unless a game
    /// knows better, the first event of an action is what was chosen.
    fn narrate(
        words: &Words,
        _before: &Self::View,
        seat: Option<Seat>,
        events: &[Self::Event],
        people: &People<'_>,
    ) -> Vec<NarratedLine> {
        let line = |(number, event): (usize, &Self::Event)| NarratedLine {
            chosen: number == 0 && seat.is_some(),
            ..defaults::narrate::<Self>(words, event, people)
        };
        events.iter().enumerate().map(line).collect()
    }
}
