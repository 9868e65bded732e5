//! A game in progress with everything that was written about it: its first state, every row of its log since, and as caches
//! of these the state now and what happened in the last actions.
//!
//! Servers and save files store the rows. What a viewer saw happen, what may be taken back, and the record all follow from
//! the journal.
//!
//! What an action made happen is collected when it is played and kept for the last few dozen actions, so that asking for the
//! news of a running game ([`Journal::entries_from`]) or for an undo replays nothing, however long the game has lasted; only
//! the rows themselves are gone through. What is older is replayed from the nearest checkpoint. A clone shares nearly everything with its
//! original: make a new journal for each action if readers are to keep the old one. [`Journal::shrink`] drops the caches of a
//! game that is not being played at the moment.

mod hints;
mod shared_list;

use crate::pending::pending_answers;
use crate::text_game::play_text;
use crate::{Answers, Game, HintDepth, Illegal, Record, Refused, Seat, SeatSet, Sight, Start};
use shared_list::SharedList;
use std::collections::VecDeque;
use std::sync::Arc;

/// Number of last actions of which the events are kept.
const RECENT: usize = 32;
/// Number of actions between two kept states.
const CHECKPOINT: usize = 32;

/// A game in progress. See the [module](crate::journal).
///
/// # Examples
///
/// ```
/// use game::{Game, Journal, Seat, SeatSet, Settings, Sight};
///
/// let first = caylus::State::new(2, &Settings::new(caylus::State::OPTIONS), 7)?;
/// let mut journal = Journal::new(first);
/// let seat = journal.state().to_act().lowest().expect("the game has begun");
/// journal.act(seat, "place 4")?;
///
/// // What a spectator saw happen: entry 0 is the set-up, entry 1 the action.
/// let entries = journal.entries_from(None, false, 1);
/// assert_eq!((entries.len(), entries[0].seat, entries[0].action.as_str()), (1, Some(seat), "place 4"));
///
/// // Nobody has acted since: the action can be taken back, and the log says so.
/// let left = journal.undo_left(Sight::of(journal.state(), SeatSet::only(seat)), SeatSet::NONE);
/// assert_eq!(left, Some(0));
/// assert!(journal.undo(0) && journal.state() == &journal.state_after(0));
/// assert_eq!((journal.actions(), journal.revision()), (0, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Journal<G: Game> {
    first: G,
    rows: SharedList<LogRow<G::Action>>,
    played: SharedList<Played<G::Action>>,
    /// The states after [`CHECKPOINT`] actions, after twice as many, and so on.
    checkpoints: Vec<Arc<G>>,
    /// What happened in the last actions, [`RECENT`] or fewer, the latest at the end.
    recent: VecDeque<Arc<Happened<G>>>,
    state: G,
}

/// A row of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogRow<A> {
    /// A seat acted.
    Act(Seat, A),
    /// Actions were taken back.
    Undo {
        /// How many actions are left.
        left: usize,
    },
    /// A person with this name sits there from now on: they took the seat, or a new name, or came back.
    Sit(Seat, Box<str>),
    /// The person left: from now on a bot plays the seat. The text says which one.
    Leave(Seat, Box<str>),
    /// Everybody agreed, at set-up, that hints may be asked for.
    HintsAgreed,
    /// The person of a seat asked for a hint about the decision of then.
    Hint(Seat, HintDepth),
}

/// Who sits on a seat from some moment on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seating<'a> {
    /// A person with this name.
    Person(&'a str),
    /// A bot in place of a person who left.
    Bot(&'a str),
}

/// An action that has not been taken back.
#[derive(Clone, Copy, Debug)]
struct Played<A> {
    seat: Seat,
    action: A,
    /// The number of its row.
    row: u32,
}

/// What an action made happen.
struct Happened<G: Game> {
    before: G,
    events: Box<[G::Event]>,
}

/// One action on the way from the first state to the last.
struct Step<'a, G: Game> {
    number: usize,
    played: &'a Played<G::Action>,
    before: &'a G,
    after: &'a G,
    events: &'a [G::Event],
}

/// What one viewer saw happen by one action: narration and drawings of the log are made from it.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry<G: Game> {
    /// What this viewer saw before the action; for the set-up, after it.
    pub before: G::View,
    /// The seat that acted; `None` for the set-up.
    pub seat: Option<Seat>,
    /// The action as this viewer may write it down.
    pub action: String,
    /// What this viewer saw happen.
    pub events: Vec<G::Event>,
    /// Points by seat after it.
    pub scores: Vec<i32>,
}

impl<G: Game> Journal<G> {
    /// A game in which nothing has been done yet.
    pub fn new(first: G) -> Journal<G> {
        Journal {
            state: first.clone(),
            first,
            rows: SharedList::new(),
            played: SharedList::new(),
            checkpoints: Vec::new(),
            recent: VecDeque::new(),
        }
    }

    /// The state now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The number of rows that have been written; grows with everything that is done.
    pub fn revision(&self) -> u64 {
        self.rows.len() as u64
    }

    /// The number of actions that have been done and not taken back.
    pub fn actions(&self) -> usize {
        self.played.len()
    }

    /// The seats of the entries, as in [`Journal::entries`]: none for the set-up, then one for each action.
    pub fn entry_seats(&self) -> impl Iterator<Item = Option<Seat>> {
        std::iter::once(None).chain(self.played.iter().map(|played| Some(played.seat)))
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        self.state.outcome().is_some()
    }

    /// Who sat down or left since the beginning, in order: of several for the same seat the last one counts.
    pub fn seatings(&self) -> impl Iterator<Item = (Seat, Seating<'_>)> {
        self.rows.iter().filter_map(|row| match row {
            LogRow::Sit(seat, name) => Some((*seat, Seating::Person(name))),
            LogRow::Leave(seat, bot) => Some((*seat, Seating::Bot(bot))),
            LogRow::Act(..) | LogRow::Undo { .. } | LogRow::HintsAgreed | LogRow::Hint(..) => None,
        })
    }

    /// Plays the action that a text means, and writes it down.
    ///
    /// # Errors
    ///
    /// [`Refused`] says what is wrong with the text; nothing has changed then.
    pub fn act(&mut self, seat: Seat, text: &str) -> Result<G::Action, Refused> {
        let (before, mut events) = (self.state.clone(), Vec::new());
        let action = play_text(&mut self.state, seat, text, &mut events)?;
        self.write(seat, action, before, events);
        Ok(action)
    }

    /// Plays an action and writes it down.
    ///
    /// # Errors
    ///
    /// [`Illegal`] names the rule that forbids the action; nothing has changed then.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal> {
        let (before, mut events) = (self.state.clone(), Vec::new());
        self.state.play(seat, action, &mut events)?;
        self.write(seat, action, before, events);
        Ok(())
    }

    fn write(&mut self, seat: Seat, action: G::Action, before: G, events: Vec<G::Event>) {
        let row = u32::try_from(self.rows.len()).unwrap_or(u32::MAX);
        self.rows.push(LogRow::Act(seat, action));
        self.remember(Played { seat, action, row }, before, events);
    }

    /// An action has led from the state before to the one now.
    fn remember(&mut self, played: Played<G::Action>, before: G, events: Vec<G::Event>) {
        self.played.push(played);
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(Arc::new(Happened { before, events: events.into() }));
        if self.played.len().is_multiple_of(CHECKPOINT) {
            self.checkpoints.push(Arc::new(self.state.clone()));
        }
    }

    /// Undoes down to `left` actions. Returns false, and does nothing, unless `left` is fewer than now.
    pub fn undo(&mut self, left: usize) -> bool {
        if left >= self.played.len() {
            return false;
        }
        self.rows.push(LogRow::Undo { left });
        self.go_back(left);
        true
    }

    /// Forgets all but the first `left` actions, but not what was written about them.
    fn go_back(&mut self, left: usize) {
        self.state = self.state_after(left);
        let undone = self.played.len() - left;
        self.recent.truncate(self.recent.len().saturating_sub(undone));
        self.checkpoints.truncate(left / CHECKPOINT);
        self.played.truncate(left);
    }

    /// A person sits down.
    pub fn sit(&mut self, seat: Seat, name: &str) {
        self.rows.push(LogRow::Sit(seat, name.into()));
    }

    /// A person leaves, and a bot plays their seat.
    pub fn leave(&mut self, seat: Seat, bot: &str) {
        self.rows.push(LogRow::Leave(seat, bot.into()));
    }

    /// Frees the memory that a game does not need while it is not played: spare capacity, and the kept events. Everything can
    /// be asked as before; what has been dropped is replayed then.
    pub fn shrink(&mut self) {
        self.rows.shrink_to_fit();
        self.played.shrink_to_fit();
        self.checkpoints.shrink_to_fit();
        self.recent = VecDeque::new();
    }

    /// The state after a number of actions; the state now, if there are not as many.
    pub fn state_after(&self, actions: usize) -> G {
        if actions >= self.played.len() {
            return self.state.clone();
        }
        if let Some(happened) = self.kept(actions) {
            return happened.before.clone();
        }
        let checkpoint = actions / CHECKPOINT;
        let kept = checkpoint.checked_sub(1).and_then(|number| self.checkpoints.get(number));
        let mut state = kept.map_or_else(|| self.first.clone(), |kept| G::clone(kept));
        let since = self.played.iter_from(checkpoint * CHECKPOINT).take(actions % CHECKPOINT);
        since.for_each(|played| state.apply(played.seat, played.action, &mut ()));
        state
    }

    /// What an action made happen, if that is kept.
    fn kept(&self, number: usize) -> Option<&Happened<G>> {
        let first_kept = self.played.len() - self.recent.len();
        self.recent.get(number.checked_sub(first_kept)?).map(|happened| &**happened)
    }

    /// The journal as it was at a revision; as it is, if that is still to come.
    #[must_use]
    pub fn earlier(&self, revision: u64) -> Journal<G> {
        let rows = usize::try_from(revision).unwrap_or(usize::MAX).min(self.rows.len());
        let mut played: Vec<Played<G::Action>> = Vec::with_capacity(rows);
        for (number, row) in (0_u32..).zip(self.rows.iter().take(rows)) {
            match row {
                LogRow::Act(seat, action) => played.push(Played { seat: *seat, action: *action, row: number }),
                LogRow::Undo { left } => played.truncate(*left),
                LogRow::Sit(..) | LogRow::Leave(..) | LogRow::HintsAgreed | LogRow::Hint(..) => (),
            }
        }
        let still_there = played.iter().zip(self.played.iter()).take_while(|(then, now)| then.row == now.row).count();
        let mut then = self.clone();
        then.rows.truncate(rows);
        then.go_back(still_there);
        for played in played.drain(still_there..) {
            let (before, mut events) = (then.state.clone(), Vec::new());
            then.state.apply(played.seat, played.action, &mut events);
            then.remember(played, before, events);
        }
        then
    }

    /// Goes through the actions from a number on, in order: those that are not kept are replayed.
    fn walk(&self, from: usize, mut see: impl FnMut(Step<'_, G>)) {
        let first_kept = self.played.len() - self.recent.len();
        let mut played = (from..).zip(self.played.iter_from(from));
        if from < first_kept {
            let (mut before, mut events) = (self.state_after(from), Vec::new());
            for (number, played) in played.by_ref().take(first_kept - from) {
                let mut after = before.clone();
                events.clear();
                after.apply(played.seat, played.action, &mut events);
                see(Step { number, played, before: &before, after: &after, events: &events });
                before = after;
            }
        }
        for (number, played) in played {
            let Some(Happened { before, events }) = self.kept(number) else { return };
            let after = self.kept(number + 1).map_or(&self.state, |next| &next.before);
            see(Step { number, played, before, after, events });
        }
    }

    /// The number of secret answers at the end that others still have to add theirs to.
    fn pending(&self) -> usize {
        if !G::HIDDEN {
            return 0;
        }
        let numbers = (0..self.played.len()).rev();
        let before =
            |number| self.kept(number).map_or_else(|| self.state_after(number).to_act(), |kept| kept.before.to_act());
        let played = self.played.iter().rev().zip(numbers).map(|(played, number)| (played.seat, before(number)));
        pending_answers(played, self.state.to_act())
    }

    /// The revision at which what is asked now was first asked: the one after the last action that is not a secret answer which
    /// waits for others. It stays the same while they answer, in whatever order, and while people sit down or leave. So whoever
    /// chooses by it, and by [`Journal::state_when_asked`], chooses the same whenever they do.
    pub fn asked_at(&self) -> u64 {
        let last = (self.played.len() - self.pending()).checked_sub(1).and_then(|number| self.played.get(number));
        last.map_or(0, |played| u64::from(played.row) + 1)
    }

    /// The state when what is asked now was first asked, before any secret answer that waits for others.
    pub fn state_when_asked(&self) -> G {
        self.state_after(self.played.len() - self.pending())
    }

    /// What a viewer saw happen: entry 0 is the set-up, the others are the actions in order. Once the game is over everybody
    /// may know everything, and `open` shows it.
    pub fn entries(&self, viewpoint: Option<Seat>, open: bool) -> Vec<Entry<G>> {
        self.entries_from(viewpoint, open, 0)
    }

    /// The entries from number `from` on, as in [`Journal::entries`]: an update needs only the last ones.
    pub fn entries_from(&self, viewpoint: Option<Seat>, open: bool, from: usize) -> Vec<Entry<G>> {
        let view = |state: &G| if open { state.open_view() } else { state.view(viewpoint) };
        let over = self.over();
        let first_pending = self.played.len() - self.pending();
        let mut entries = Vec::with_capacity((self.played.len() + 1).saturating_sub(from));
        if from == 0 {
            entries.push(Entry {
                before: view(&self.first),
                seat: None,
                action: String::new(),
                events: Vec::new(),
                scores: self.first.scores(),
            });
        }
        self.walk(from.saturating_sub(1), |step| {
            let Played { seat, action, .. } = *step.played;
            let answers = if step.number < first_pending { Answers::Revealed } else { Answers::Pending };
            let seen = |event: &G::Event| if over { Some(event.clone()) } else { step.before.seen(event, viewpoint) };
            entries.push(Entry {
                before: view(step.before),
                seat: Some(seat),
                action: if over { action.to_string() } else { step.before.redacted(seat, action, viewpoint, answers) },
                events: step.events.iter().filter_map(seen).collect(),
                scores: step.after.scores(),
            });
        });
        entries
    }

    /// The record. Secret answers are in the order of the seats; those that others still have to add theirs to are left out.
    pub fn record(&self, start: Start) -> Record {
        let mut record = Record::new(&self.first, start);
        record.result = self.state.outcome().map(|outcome| outcome.scores);
        record.actions = self.recorded();
        record.comments = self.hint_comments();
        record
    }

    fn recorded(&self) -> Vec<(Seat, String)> {
        let end = self.played.len() - self.pending();
        let mut actions: Vec<(Seat, String)> = Vec::with_capacity(end);
        let (mut together, mut left) = (0, SeatSet::NONE);
        self.walk(0, |step| {
            if step.number >= end {
                return;
            }
            let to_act = step.before.to_act();
            if to_act.is_empty() || to_act != left {
                together = actions.len();
            }
            let Played { seat, action, .. } = *step.played;
            actions.push((seat, action.to_string()));
            actions[together..].sort_by_key(|(seat, _)| *seat);
            left = to_act.without(seat);
        });
        actions
    }

    /// The number of actions that are left if a person who looks like this takes back, or `None` if they may not: they may
    /// up to the last moment when another seat acted, a person left or something hidden became known. Against bots alone,
    /// they may go back through the bots' actions too. Who may at a shared screen, [`Sight::may_take_back`] says.
    pub fn undo_left(&self, sight: Sight, bots: SeatSet) -> Option<usize> {
        let last = self.played.iter().next_back().map(|played| played.seat);
        // What is over stays: others have seen the result, and a game with secrets has none any more.
        if self.over() || !sight.may_take_back(last) {
            return None;
        }
        let mine = sight.held();
        let alone = Seat::first(self.state.players()).all(|seat| mine.contains(seat) || bots.contains(seat));
        let passed = |seat: Seat| alone && bots.contains(seat);
        let back = self.played.iter().rev().take_while(|played| passed(played.seat)).count();
        let number = self.played.len().checked_sub(back + 1)?;
        let own = self.played.get(number).filter(|played| mine.contains(played.seat))?;
        // Where everything is open, those who share a screen are one player; where it is not, each is on their own.
        let oneself = |seat: Seat| if G::HIDDEN { seat == own.seat } else { mine.contains(seat) };
        // What was taken back has been seen all the same.
        let alone_since = self.rows.iter_from(own.row as usize).all(|row| match row {
            LogRow::Act(seat, _) => oneself(*seat) || passed(*seat),
            LogRow::Undo { .. } | LogRow::Sit(..) | LogRow::HintsAgreed | LogRow::Hint(..) => true,
            // What the bot of this seat did before, it did as a person.
            LogRow::Leave(..) => false,
        });
        let mut revealed = false;
        if G::HIDDEN {
            self.walk(number, |step| revealed |= step.events.iter().any(G::reveals));
        }
        (alone_since && !revealed).then_some(number)
    }

    /// Whether a decision of a seat is still the one that it was at a revision: only people who sat down, others who left, hints
    /// and secret answers of others have been written since.
    pub fn still_asked(&self, seat: Seat, revision: u64) -> bool {
        let Some(mut since) = self.since(revision) else { return false };
        let answers = since.clone().filter(|row| matches!(row, LogRow::Act(..))).count();
        (answers == 0 || answers <= self.pending())
            && since.all(|row| match row {
                LogRow::Act(other, _) | LogRow::Leave(other, _) => *other != seat,
                LogRow::Undo { .. } => false,
                LogRow::Sit(..) | LogRow::HintsAgreed | LogRow::Hint(..) => true,
            })
    }

    /// Whether only people who sat down or left, hints that were asked for and actions of these seats have been written since a revision.
    pub fn only_by(&self, seats: SeatSet, revision: u64) -> bool {
        self.since(revision).is_some_and(|mut since| {
            since.all(|row| match row {
                LogRow::Act(seat, _) => seats.contains(*seat),
                LogRow::Undo { .. } => false,
                LogRow::Sit(..) | LogRow::Leave(..) | LogRow::HintsAgreed | LogRow::Hint(..) => true,
            })
        })
    }

    /// Whether only actions, and hints that were asked for, have been written since a revision: everything that happened before is
    /// as it was.
    pub fn only_actions_since(&self, revision: u64) -> bool {
        self.since(revision).is_some_and(|mut since| since.all(|row| matches!(row, LogRow::Act(..) | LogRow::Hint(..))))
    }

    /// The rows since a revision; `None` if that is still to come.
    fn since(&self, revision: u64) -> Option<impl Iterator<Item = &LogRow<G::Action>> + Clone> {
        let revision = usize::try_from(revision).ok().filter(|revision| *revision <= self.rows.len())?;
        Some(self.rows.iter_from(revision))
    }
}
