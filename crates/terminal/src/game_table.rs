//! The interface between a front end and a game in progress. It is the same for a game that is played here and for one at a
//! server, and it never tells more than the people at this terminal may know.

use crate::{AnalysisStand, Question, TableError, ToldAdvice};
use game::{AskedHint, Entry, Game, Illegal, Outcome, Seat, SeatSet, Sight, Situation};
use std::path::Path;
use words::{ActionWords, Chair, People, Spoken, Words};

/// What an action means, with the warnings about it if the table warns.
pub(crate) fn action_words<G: Spoken>(
    words: &Words,
    view: &G::View,
    seat: Seat,
    action: G::Action,
    people: &People<'_>,
    warns: bool,
) -> ActionWords {
    let mut said = G::action(words, view, seat, action, people);
    if warns {
        said.long += &warnings::<G>(words, view, seat, action, people);
    }
    said
}

/// The warnings about an action, each after a space.
pub(crate) fn warnings<G: Spoken>(
    words: &Words,
    view: &G::View,
    seat: Seat,
    action: G::Action,
    people: &People<'_>,
) -> String {
    let warnings = G::warnings(words, view, seat, action, people).into_iter();
    warnings.map(|warning| format!(" {}", words.text_with("warning", &[("text", warning.text.into())]))).collect()
}

/// A game in progress, as far as the people at this terminal may know it.
///
/// A front end calls [`GameTable::refresh`] some ten times a second, and draws anew when that says so or after an action.
/// Views and logs are made at each call: keep them as long as [`GameTable::revision`] stays the same.
pub trait GameTable<G: Spoken> {
    /// Grows with everything that happens: actions, undos, seats that are taken.
    fn revision(&self) -> u64;
    /// Who sits where, by seat.
    fn chairs(&self) -> &[Chair];
    /// The seats whose players have the table open, as far as a server told with its last change; none where there is no server.
    fn here(&self) -> SeatSet {
        SeatSet::NONE
    }
    /// Whether people at this terminal want to be warned of choices that may come to nothing.
    fn warns(&self) -> bool {
        true
    }
    /// The seats that are played at this terminal; none for a spectator.
    fn mine(&self) -> SeatSet;
    /// The seats that are to act; none when the game is over. Bots among them are thinking.
    fn to_act(&self) -> SeatSet;
    /// What is seen now. The seat that looks has to be one of [`GameTable::mine`].
    fn view(&self, sight: Sight) -> G::View;
    /// What was seen to happen, the oldest first. Entry 0 is the set-up, before the first action; actions that were undone
    /// are missing.
    fn log(&self, sight: Sight) -> Vec<Entry<G>>;
    /// The decision of a seat, if it is one of [`GameTable::mine`] and is to act.
    fn decision(&self, seat: Seat) -> Option<PendingDecision<G>>;
    /// Why a seat of [`GameTable::mine`] that is to act may not do something; `None` if it may.
    fn why_not(&self, seat: Seat, action: G::Action) -> Option<Illegal>;
    /// Points by seat so far; the final ones once the game is over.
    fn scores(&self) -> Vec<i32>;
    /// Others who have points and are listed with the players; see [`game::Game::others`].
    fn others(&self) -> Vec<(String, i32)>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Whether those who look like this may undo now. They hold [`GameTable::mine`].
    fn may_undo(&self, sight: Sight) -> bool;

    /// Does an action for a seat of [`GameTable::mine`]. If it succeeds, the action is stored and cannot get lost.
    ///
    /// # Errors
    ///
    /// [`TableError::OnItsWay`] if the answer is still to come; [`GameTable::refresh`] takes it in. With any other error
    /// nothing was done, except for [`TableError::Unanswered`], where it is not known.
    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), TableError>;

    /// Undoes the last action of [`GameTable::mine`], and what bots did since.
    ///
    /// # Errors
    ///
    /// As those of [`GameTable::act`].
    fn undo(&mut self) -> Result<(), TableError>;

    /// Whether an action or an undo has been sent and not been answered yet: until then nothing else can be done.
    fn is_sending(&self) -> bool {
        false
    }

    /// Takes in what bots or others did, without waiting. Returns whether anything changed.
    ///
    /// # Errors
    ///
    /// What keeps the table from going on, at each call until it goes on.
    fn refresh(&mut self) -> Result<bool, TableError>;

    /// Has the game analysed, once it is over. Nothing happens while that is under way or done.
    fn analyse(&mut self) {}

    /// How the analysis of the game stands; `None` at a table whose games are not analysed, or while it is not over.
    fn analysis(&self) -> Option<AnalysisStand> {
        None
    }

    /// Whether everybody agreed at set-up that hints may be asked for, and who asked for one.
    fn hints(&self) -> (bool, Vec<AskedHint>);
    /// Whether a seat may ask for a hint now.
    fn may_hint(&self, seat: Seat) -> bool;

    /// Asks for a hint, or a bot why it did something. [`GameTable::answered`] takes in the answer; a question before it is given
    /// up.
    ///
    /// # Errors
    ///
    /// [`TableError::NoAdvice`] if there is none.
    fn ask(&mut self, question: Question) -> Result<(), TableError>;

    /// The answer to the last question, once it has come. That a hint was given is stored then.
    fn answered(&mut self) -> Option<Result<ToldAdvice, TableError>>;

    /// The file of the game, if it is played here.
    fn saved(&self) -> Option<&Path>;

    /// How the people at this terminal look at the game.
    fn sight(&self) -> Sight {
        let situation = Situation {
            hidden: G::HIDDEN,
            over: self.outcome().is_some(),
            players: self.chairs().len().try_into().unwrap_or(u8::MAX),
            to_act: self.to_act(),
        };
        Sight::new(situation, self.mine())
    }

    /// How the person looks who decides for a seat of [`GameTable::mine`] that is to act.
    fn decider(&self, seat: Seat) -> Sight {
        match self.sight().choose(seat) {
            Ok(sight) => sight.screen().sight(),
            Err(_) => Sight::new(self.sight().situation(), SeatSet::NONE),
        }
    }
}

/// A decision that a seat has to make.
#[derive(Clone, Debug)]
pub struct PendingDecision<G: Spoken> {
    /// Who decides.
    pub seat: Seat,
    /// The rule that asks.
    pub rule: &'static str,
    /// The legal actions, at least two, in the order of the rules.
    pub legal: Vec<G::Action>,
    /// Actions that a player may think of and that are not legal, with the reason.
    pub refused: Vec<(G::Action, Illegal)>,
}

impl<G: Spoken> PendingDecision<G> {
    /// The decision of a seat in a state, if it is to act.
    pub(crate) fn of(state: &G, seat: Seat) -> Option<PendingDecision<G>> {
        if !state.to_act().contains(seat) {
            return None;
        }
        let legal = state.legal_actions(seat);
        Some(PendingDecision { seat, rule: state.asked().rule, refused: state.refusals(seat, &legal), legal })
    }
}

/// Why a seat may not do something in a state; `None` if it may.
pub(crate) fn why_not<G: Game>(state: &G, seat: Seat, action: G::Action) -> Option<Illegal> {
    state.clone().play(seat, action, &mut ()).err()
}

/// The names by seat, as they may be shown.
pub(crate) fn names<G: Spoken>(words: &Words, table: &dyn GameTable<G>) -> Vec<String> {
    let names = words::shown_names(words, table.chairs(), table.sight().you());
    names.iter().map(|name| without_control(name)).collect()
}

/// The seats of others who have the table open at a server.
pub(crate) fn others_here<G: Spoken>(table: &dyn GameTable<G>) -> SeatSet {
    table.here().iter().filter(|seat| !table.mine().contains(*seat)).collect()
}

/// A text without control characters, which a terminal would obey.
pub(crate) fn without_control(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

/// Who acted, and what was seen of it: tells entries apart when one was undone and another is in its place.
pub(crate) type SeenAction<G> = (Option<Seat>, Vec<<G as Game>::Event>);

/// What remains in memory of a log that was read.
pub(crate) fn seen_actions<G: Spoken>(log: Vec<Entry<G>>) -> Vec<SeenAction<G>> {
    log.into_iter().map(|entry| (entry.seat, entry.events)).collect()
}

/// How many entries of a log were read before. If it is fewer than were read, others have undone something.
pub(crate) fn already_seen<G: Spoken>(seen: &[SeenAction<G>], log: &[Entry<G>]) -> usize {
    let same = |((seat, events), entry): &(&SeenAction<G>, &Entry<G>)| *seat == entry.seat && *events == entry.events;
    seen.iter().zip(log).take_while(same).count()
}
