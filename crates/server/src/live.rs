//! A typed game in progress: its first state, every line that was written since, and as a cache of these the state now.

use crate::play::{Look, Play, Reading};
use crate::shown::Shown;
use bots::Level;
use game::{Game, Random, Reason, Record, RecordError, Refused, RulesOf, Seat, SeatSet, Start, play_text};
use serde_json::{Value, json};
use std::sync::Arc;
use store::{Kind, Line};
use ui::{Ask, Entry, Part, Scene};
use words::Words;

/// From here on streams of random numbers belong to bots: set-up and random players have those before.
const BOTS_CHOICE: u64 = 16;

/// A game in progress.
#[derive(Clone)]
pub struct Live<G: Game> {
    seed: u64,
    first: G,
    rows: Vec<Row<G::Action>>,
    played: Vec<Played<G::Action>>,
    state: G,
}

/// A line of the log.
#[derive(Clone, Debug)]
enum Row<A> {
    Act(Seat, A),
    Undo { left: usize },
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

impl<G: Shown> Live<G> {
    /// A game in which nothing has been done yet.
    pub fn new(seed: u64, first: G) -> Live<G> {
        Live { seed, state: first.clone(), first, rows: Vec::new(), played: Vec::new() }
    }

    fn push_act(&mut self, seat: Seat, text: &str) -> Result<G::Action, Refused> {
        let action = play_text(&mut self.state, seat, text, &mut ())?;
        let row = u32::try_from(self.rows.len()).unwrap_or(u32::MAX);
        self.rows.push(Row::Act(seat, action));
        self.played.push(Played { seat, action, row });
        Ok(action)
    }

    fn push_undo(&mut self, left: usize) {
        self.rows.push(Row::Undo { left });
        self.played.truncate(left);
        self.state = self.state_after(left);
    }

    /// The state after so many actions.
    fn state_after(&self, actions: usize) -> G {
        let mut state = self.first.clone();
        self.played.iter().take(actions).for_each(|played| state.apply(played.seat, played.action, &mut ()));
        state
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
    fn entries(&self, point: Option<Seat>, open: bool) -> Vec<Entry<G>> {
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

    /// Everything that a page is drawn from.
    pub fn with_scene<R>(&self, look: &Look<'_>, draw: impl FnOnce(&Scene<'_, G>) -> R) -> R {
        let point = look.point.or_else(|| self.point(look.mine));
        let open = G::HIDDEN && self.over() && look.point.is_none();
        let log = self.entries(point, open);
        let at = look.at.map(|at| at.min(self.played.len()));
        let then = at.map(|at| self.state_after(at));
        let state = then.as_ref().unwrap_or(&self.state);
        let view = if open { state.open_view() } else { state.view(point) };
        let asking = look.mine.iter().filter(|seat| at.is_none() && state.to_act().contains(*seat));
        let asked = asking.min_by_key(|seat| Some(*seat) != point);
        let (mut legal, mut refused) = asked.map(|seat| self.choices(seat)).unwrap_or_default();
        let allowed = legal.clone();
        if let Some(lesson) = look.lesson {
            legal.retain(|action| Some(action.to_string()) == lesson.wanted);
            refused.clear();
        }
        let asked = asked.filter(|_| !legal.is_empty());
        let standings = standings(&self.state);
        let end = self.over().then(|| if open { self.state.open_view() } else { self.state.view(point) });
        draw(&Scene {
            words: look.words,
            about: look.about,
            mine: look.mine,
            point,
            view: &view,
            open,
            to_act: state.to_act(),
            ask: asked.map(|seat| Ask {
                seat,
                rule: state.asked().rule,
                legal: &legal,
                allowed: &allowed,
                refused: &refused,
            }),
            news: news(&log, look.mine),
            log: &log,
            at,
            undo: at.is_none() && look.lesson.is_none() && self.undo_left(look.mine, bots(look.about)).is_some(),
            refusal: look.refusal,
            lesson: look.lesson,
            revision: self.revision(),
            end: end.as_ref(),
            scores: &state.scores(),
            standings: standings.as_deref(),
        })
    }

    /// What a seat can choose, and what it might think of in vain.
    #[allow(clippy::type_complexity)] // two lists, as the scene has them
    fn choices(&self, seat: Seat) -> (Vec<G::Action>, Vec<(G::Action, game::Illegal)>) {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        let mut candidates = G::candidates(&self.state.view(Some(seat)), seat);
        candidates.retain(|action| !legal.contains(action));
        let refused = candidates.into_iter().map(|action| (action, self.state.why_not(seat, action))).collect();
        (legal, refused)
    }

    /// The actions as records have them: secret answers in the order of the seats, and none that others still have to add
    /// theirs to.
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
}

/// The seats of bots.
pub(crate) fn bots(about: &ui::About) -> SeatSet {
    let chairs = Seat::ALL.into_iter().zip(&about.chairs);
    chairs.filter(|(_, chair)| matches!(chair.sitter, ui::Sitter::Bot(_))).map(|(seat, _)| seat).collect()
}

/// Where news begin for somebody who holds these seats: after his own last action. A spectator was there all the time.
fn news<G: Game>(log: &[Entry<G>], mine: SeatSet) -> usize {
    if mine.is_empty() {
        return log.len();
    }
    let own = log.iter().rposition(|entry| entry.seat.is_some_and(|seat| mine.contains(seat)));
    own.map_or(1, |own| own + 1)
}

/// The seats in the order of the result with their places, once the game is over: winners, then the others by points.
fn standings<G: Game>(state: &G) -> Option<Vec<(Seat, u8)>> {
    let outcome = state.outcome()?;
    let rank = |seat: Seat| (outcome.winners.contains(&seat), outcome.scores.get(seat.index()).copied());
    let mut seats: Vec<Seat> = Seat::first(state.players()).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(rank(*seat)));
    let better = |seat: Seat| seats.iter().filter(|other| rank(**other) > rank(seat)).count();
    Some(seats.iter().map(|seat| (*seat, better(*seat) as u8 + 1)).collect())
}

impl<G: Shown> Play for Live<G> {
    fn revision(&self) -> u64 {
        self.rows.len() as u64
    }

    fn players(&self) -> u8 {
        self.state.players()
    }

    fn hidden(&self) -> bool {
        G::HIDDEN
    }

    fn to_act(&self) -> SeatSet {
        self.state.to_act()
    }

    fn over(&self) -> bool {
        self.state.outcome().is_some()
    }

    fn sat(&self) -> Vec<(Seat, &str)> {
        let sat = self.rows.iter().filter_map(|row| match row {
            Row::Sit(seat, name) => Some((*seat, &**name)),
            Row::Act(..) | Row::Undo { .. } => None,
        });
        sat.collect()
    }

    fn asked(&self) -> &'static Reason {
        self.state.asked()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        game::legal_texts(&self.state, seat)
    }

    fn point(&self, mine: SeatSet) -> Option<Seat> {
        mine.iter().find(|seat| self.to_act().contains(*seat)).or(mine.lowest())
    }

    fn undo_left(&self, mine: SeatSet, bots: SeatSet) -> Option<usize> {
        // What is over stays: others have seen the result, and a game with secrets has none any more.
        if self.over() {
            return None;
        }
        let alone = Seat::first(self.players()).all(|seat| mine.contains(seat) || bots.contains(seat));
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

    fn still_asked(&self, seat: Seat, revision: u64) -> bool {
        let Some(since) = usize::try_from(revision).ok().and_then(|revision| self.rows.get(revision..)) else {
            return false;
        };
        let answers = since.iter().filter(|row| matches!(row, Row::Act(..))).count();
        let pending = if answers == 0 { 0 } else { self.played.len() - self.first_pending() };
        answers <= pending
            && since.iter().all(|row| match row {
                Row::Act(other, _) => *other != seat,
                Row::Undo { .. } => false,
                Row::Sit(..) => true,
            })
    }

    fn only_by(&self, seats: SeatSet, revision: u64) -> bool {
        let since = usize::try_from(revision).ok().and_then(|revision| self.rows.get(revision..));
        since.is_some_and(|since| {
            since.iter().all(|row| match row {
                Row::Act(seat, _) => seats.contains(*seat),
                Row::Undo { .. } => false,
                Row::Sit(..) => true,
            })
        })
    }

    fn act(&self, seat: Seat, text: &str) -> Result<(Line, Arc<dyn Play>), Refused> {
        let mut next = self.clone();
        let action = next.push_act(seat, text)?;
        let line = Line { seat: seat.number(), kind: Kind::Action, text: action.to_string() };
        Ok((line, Arc::new(next)))
    }

    fn undo(&self, seat: Seat, left: usize) -> (Line, Arc<dyn Play>) {
        let mut next = self.clone();
        next.push_undo(left);
        (Line { seat: seat.number(), kind: Kind::Undo, text: left.to_string() }, Arc::new(next))
    }

    fn sit(&self, seat: Seat, name: &str) -> (Line, Arc<dyn Play>) {
        let mut next = self.clone();
        next.rows.push(Row::Sit(seat, name.into()));
        (Line { seat: seat.number(), kind: Kind::Sit, text: name.to_owned() }, Arc::new(next))
    }

    fn earlier(&self, revision: u64) -> Arc<dyn Play> {
        let rows = usize::try_from(revision).unwrap_or(usize::MAX).min(self.rows.len());
        let mut then = Live::new(self.seed, self.first.clone());
        for (number, row) in (0_u32..).zip(&self.rows[..rows]) {
            match row {
                Row::Act(seat, action) => then.played.push(Played { seat: *seat, action: *action, row: number }),
                Row::Undo { left } => then.played.truncate(*left),
                Row::Sit(..) => (),
            }
        }
        then.rows = self.rows[..rows].to_vec();
        then.state = then.state_after(then.played.len());
        Arc::new(then)
    }

    fn choose(&self, seat: Seat, level: Level) -> String {
        let mut legal = Vec::with_capacity(G::MOST_ACTIONS);
        self.state.legal(seat, &mut legal);
        let purpose = BOTS_CHOICE + self.revision() * Seat::ALL.len() as u64 + seat.index() as u64;
        let seed = Random::stream(self.seed, purpose).next();
        let mut bot = level.bot_with(G::mind(self.players()), seed, 1);
        bot.choose(&self.state.view(Some(seat)), seat, &legal).to_string()
    }

    fn view_json(&self, point: Option<Seat>) -> Value {
        let asked = self.state.asked();
        json!({
            "to_act": self.to_act().iter().collect::<Vec<_>>(),
            "asked": {"rule": asked.rule, "key": asked.key, "words": asked.words},
            "heading": self.state.heading(),
            "scores": self.state.scores(),
            "others": self.state.others(),
            "outcome": self.state.outcome(),
            "actions": self.played.len(),
            "view": self.state.view(point),
        })
    }

    fn log_json(&self, point: Option<Seat>, from: usize) -> Value {
        let entry = |(number, entry): (usize, Entry<G>)| {
            json!({
                "number": number,
                "seat": entry.seat,
                "action": entry.action,
                "events": entry.events,
                "scores": entry.scores,
            })
        };
        self.entries(point, false).into_iter().enumerate().skip(from.max(1)).map(entry).collect()
    }

    fn record(&self, point: Option<Seat>) -> Result<String, RecordError> {
        let mut record = Record::new(&self.first, Start::Seed(self.seed));
        record.result = self.state.outcome().map(|outcome| outcome.scores);
        record.actions = self.recorded();
        game::export(&record, &RulesOf::<G>::RULES, point)
    }

    fn stands(&self, point: Option<Seat>, words: &Words) -> String {
        ui::stands::<G>(words, &self.state.view(point))
    }

    fn page(&self, look: &Look<'_>) -> String {
        self.with_scene(look, ui::page)
    }

    fn scoring(&self, look: &Look<'_>, round: u8, step: usize) -> Option<String> {
        self.with_scene(look, |scene| G::scoring(scene, round, step))
    }

    fn curtain(&self, look: &Look<'_>, seat: Seat) -> String {
        self.with_scene(look, |scene| ui::curtain(scene, seat))
    }

    fn parts(&self, look: &Look<'_>) -> Vec<Part> {
        self.with_scene(look, ui::table_parts)
    }
}

impl<G: Shown> Reading for Live<G> {
    fn take(&mut self, line: &Line) -> Result<(), String> {
        let seat = Seat::from_number(line.seat).ok_or_else(|| format!("there is no seat {}", line.seat))?;
        match line.kind {
            Kind::Action => {
                self.push_act(seat, &line.text).map_err(|refused| refused.to_string())?;
            }
            Kind::Undo => {
                let left = line.text.parse::<usize>().ok().filter(|left| *left < self.played.len());
                self.push_undo(left.ok_or_else(|| format!("`{}` actions cannot be left", game::shown(&line.text)))?);
            }
            Kind::Sit => self.rows.push(Row::Sit(seat, line.text.as_str().into())),
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>) -> Arc<dyn Play> {
        self.rows.shrink_to_fit();
        self.played.shrink_to_fit();
        Arc::new(*self)
    }
}
