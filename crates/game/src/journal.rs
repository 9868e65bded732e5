//! A game in progress with everything that was written about it: its first state, every line since, and as a cache of
//! these the state now. Whoever keeps a game, at a server or in a file, keeps these lines; what a viewer saw happen, what may
//! be taken back and what a record says all follow from them.

use crate::{Game, Illegal, Record, Refused, Seat, SeatSet, Start, play_text};

/// A game in progress.
#[derive(Clone)]
pub struct Journal<G: Game> {
    first: G,
    rows: Vec<Row<G::Action>>,
    played: Vec<Played<G::Action>>,
    state: G,
}

/// A line that was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row<A> {
    /// A seat did something.
    Act(Seat, A),
    /// Somebody took back.
    Undo {
        /// How many actions are left.
        left: usize,
    },
    /// Somebody sat down, by this name.
    Sit(Seat, Box<str>),
}

/// An action that has not been taken back.
#[derive(Clone, Copy, Debug)]
struct Played<A> {
    seat: Seat,
    action: A,
    /// Which row it is.
    row: u32,
}

/// One action on the way from the first state to the last.
struct Step<'a, G: Game> {
    number: usize,
    seat: Seat,
    action: G::Action,
    before: &'a G,
    after: &'a G,
    events: &'a [G::Event],
}

/// What one viewer saw happen by one action: logs are told and drawn from it.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry<G: Game> {
    /// What this viewer saw before it; for the set-up, after it.
    pub before: G::View,
    /// Who acted; nobody for the set-up.
    pub seat: Option<Seat>,
    /// What he chose, as this viewer may write it down.
    pub action: String,
    /// What this viewer saw happen.
    pub events: Vec<G::Event>,
    /// Points by seat after it.
    pub scores: Vec<i32>,
}

impl<G: Game> Journal<G> {
    /// A game in which nothing has been done yet.
    pub fn new(first: G) -> Journal<G> {
        Journal { state: first.clone(), first, rows: Vec::new(), played: Vec::new() }
    }

    /// Before anybody acted.
    pub fn first(&self) -> &G {
        &self.first
    }

    /// Now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Everything that was written.
    pub fn rows(&self) -> &[Row<G::Action>] {
        &self.rows
    }

    /// How many lines have been written.
    pub fn revision(&self) -> u64 {
        self.rows.len() as u64
    }

    /// How many actions have been done and not taken back.
    pub fn actions(&self) -> usize {
        self.played.len()
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        self.state.outcome().is_some()
    }

    /// Who sat down since the beginning, by which name.
    pub fn sat(&self) -> impl Iterator<Item = (Seat, &str)> {
        self.rows.iter().filter_map(|row| match row {
            Row::Sit(seat, name) => Some((*seat, &**name)),
            Row::Act(..) | Row::Undo { .. } => None,
        })
    }

    /// Does what a text means and writes it down, or says what is wrong with it.
    pub fn act(&mut self, seat: Seat, text: &str) -> Result<G::Action, Refused> {
        let action = play_text(&mut self.state, seat, text, &mut ())?;
        self.write(seat, action);
        Ok(action)
    }

    /// Does an action and writes it down, or says which rule forbids it.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal> {
        self.state.play(seat, action, &mut ())?;
        self.write(seat, action);
        Ok(())
    }

    fn write(&mut self, seat: Seat, action: G::Action) {
        let row = u32::try_from(self.rows.len()).unwrap_or(u32::MAX);
        self.rows.push(Row::Act(seat, action));
        self.played.push(Played { seat, action, row });
    }

    /// Takes back until so many actions are left; as many as there are or more cannot be.
    pub fn undo(&mut self, left: usize) -> bool {
        if left >= self.played.len() {
            return false;
        }
        self.rows.push(Row::Undo { left });
        self.played.truncate(left);
        self.state = self.state_after(left);
        true
    }

    /// Somebody sits down.
    pub fn sit(&mut self, seat: Seat, name: &str) {
        self.rows.push(Row::Sit(seat, name.into()));
    }

    /// Gives back the room for what will not be written soon.
    pub fn shrink(&mut self) {
        self.rows.shrink_to_fit();
        self.played.shrink_to_fit();
    }

    /// The state after so many actions.
    pub fn state_after(&self, actions: usize) -> G {
        let mut state = self.first.clone();
        self.played.iter().take(actions).for_each(|played| state.apply(played.seat, played.action, &mut ()));
        state
    }

    /// As it was when so many lines had been written.
    pub fn earlier(&self, revision: u64) -> Journal<G> {
        let rows = usize::try_from(revision).unwrap_or(usize::MAX).min(self.rows.len());
        let mut then = Journal::new(self.first.clone());
        for (number, row) in (0_u32..).zip(&self.rows[..rows]) {
            match row {
                Row::Act(seat, action) => then.played.push(Played { seat: *seat, action: *action, row: number }),
                Row::Undo { left } => then.played.truncate(*left),
                Row::Sit(..) => (),
            }
        }
        then.rows = self.rows[..rows].to_vec();
        then.state = then.state_after(then.played.len());
        then
    }

    /// From the first state to the last, action by action.
    fn walk(&self, mut see: impl FnMut(Step<'_, G>)) {
        let mut before = self.first.clone();
        let mut events = Vec::new();
        for (number, played) in self.played.iter().enumerate() {
            let mut after = before.clone();
            events.clear();
            after.apply(played.seat, played.action, &mut events);
            let (seat, action) = (played.seat, played.action);
            see(Step { number, seat, action, before: &before, after: &after, events: &events });
            before = after;
        }
    }

    /// Where the secret answers begin that others still have to add theirs to: at the end, those after which just the
    /// answering seat is not waited for any more, and somebody else still is.
    fn first_pending(&self) -> usize {
        let mut first = self.played.len();
        if !G::HIDDEN {
            return first;
        }
        let mut asked = Vec::with_capacity(first);
        self.walk(|step| asked.push(step.before.to_act()));
        let mut after = self.state.to_act();
        for (played, before) in self.played.iter().zip(asked).rev() {
            if after.is_empty() || after != before.without(played.seat) {
                break;
            }
            first -= 1;
            after = before;
        }
        first
    }

    /// What a viewer saw happen. Once the game is over everybody may know everything, and `open` shows it.
    pub fn entries(&self, point: Option<Seat>, open: bool) -> Vec<Entry<G>> {
        let view = |state: &G| if open { state.open_view() } else { state.view(point) };
        let over = self.over();
        let first_pending = self.first_pending();
        let mut entries = Vec::with_capacity(self.played.len() + 1);
        entries.push(Entry {
            before: view(&self.first),
            seat: None,
            action: String::new(),
            events: Vec::new(),
            scores: self.first.scores(),
        });
        self.walk(|step| {
            let by = if over { Some(step.seat) } else { point };
            let seen = |event: &G::Event| if over { Some(event.clone()) } else { G::seen(event, point) };
            entries.push(Entry {
                before: view(step.before),
                seat: Some(step.seat),
                action: step.before.told(step.seat, step.action, by, step.number < first_pending),
                events: step.events.iter().filter_map(seen).collect(),
                scores: step.after.scores(),
            });
        });
        entries
    }

    /// The record. Secret answers stand in the order of the seats, and none that others still have to add theirs to.
    pub fn record(&self, start: Start) -> Record {
        let mut record = Record::new(&self.first, start);
        record.result = self.state.outcome().map(|outcome| outcome.scores);
        record.actions = self.recorded();
        record
    }

    fn recorded(&self) -> Vec<(Seat, String)> {
        let end = self.first_pending();
        let mut actions: Vec<(Seat, String)> = Vec::with_capacity(end);
        let (mut together, mut left) = (0, SeatSet::NONE);
        self.walk(|step| {
            if step.number >= end {
                return;
            }
            let to_act = step.before.to_act();
            if to_act.is_empty() || to_act != left {
                together = actions.len();
            }
            actions.push((step.seat, step.action.to_string()));
            actions[together..].sort_by_key(|(seat, _)| *seat);
            left = to_act.without(step.seat);
        });
        actions
    }

    /// How many actions are left when somebody takes back who holds these seats, if he may: up to the last moment when
    /// somebody else acted or something hidden became known. Against bots alone, back through their actions too.
    pub fn undo_left(&self, mine: SeatSet, bots: SeatSet) -> Option<usize> {
        // What is over stays: others have seen the result, and a game with secrets has none any more.
        if self.over() {
            return None;
        }
        let alone = Seat::first(self.state.players()).all(|seat| mine.contains(seat) || bots.contains(seat));
        let passed = |seat: Seat| alone && bots.contains(seat);
        let back = self.played.iter().rev().take_while(|played| passed(played.seat)).count();
        let number = self.played.len().checked_sub(back + 1)?;
        let own = self.played.get(number).filter(|played| mine.contains(played.seat))?;
        // Where everything is open, those who sit at one screen are one player; where it is not, each is for himself.
        let oneself = |seat: Seat| if G::HIDDEN { seat == own.seat } else { mine.contains(seat) };
        // What was taken back has been seen all the same.
        let since = self.rows.iter().skip(own.row as usize);
        let alone_since = since.clone().all(|row| match row {
            Row::Act(seat, _) => oneself(*seat) || passed(*seat),
            Row::Undo { .. } | Row::Sit(..) => true,
        });
        let mut revealed = false;
        if G::HIDDEN {
            self.walk(|step| revealed |= step.number >= number && step.events.iter().any(G::reveals));
        }
        (alone_since && !revealed).then_some(number)
    }

    /// Whether a decision of a seat is still the one that it was at a revision: nothing has been written since but names,
    /// and secret answers of others.
    pub fn still_asked(&self, seat: Seat, revision: u64) -> bool {
        let Some(since) = self.since(revision) else { return false };
        let answers = since.iter().filter(|row| matches!(row, Row::Act(..))).count();
        let pending = if answers == 0 { 0 } else { self.played.len() - self.first_pending() };
        answers <= pending
            && since.iter().all(|row| match row {
                Row::Act(other, _) => *other != seat,
                Row::Undo { .. } => false,
                Row::Sit(..) => true,
            })
    }

    /// Whether nothing has been written since a revision but names and what these seats did.
    pub fn only_by(&self, seats: SeatSet, revision: u64) -> bool {
        self.since(revision).is_some_and(|since| {
            since.iter().all(|row| match row {
                Row::Act(seat, _) => seats.contains(*seat),
                Row::Undo { .. } => false,
                Row::Sit(..) => true,
            })
        })
    }

    /// Whether nothing has been written since a revision but actions: everything that happened before is as it was.
    pub fn only_actions_since(&self, revision: u64) -> bool {
        self.since(revision).is_some_and(|since| since.iter().all(|row| matches!(row, Row::Act(..))))
    }

    fn since(&self, revision: u64) -> Option<&[Row<G::Action>]> {
        usize::try_from(revision).ok().and_then(|revision| self.rows.get(revision..))
    }
}
