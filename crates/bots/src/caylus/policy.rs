//! Scores actions. A worker is scored by its expected gain and by the probability that the provost lets it work; an action
//! with an immediate effect is applied to a copy and evaluated.

use super::evaluation::{PositionKey, Terms, stage, weighted_goods, weighted_position};
use super::outlook::Outlook;
use crate::mind::SEATS;
use crate::{Knowledge, Mind};
use caylus::{Action, Line, Place, ROAD_LENGTH, Space, State, WORKERS};
use game::{Choices, Game, Seat};

/// Scores each action, in points.
pub(super) fn policy_scores(state: &State, seat: Seat, actions: &[Action], mind: &Mind<State>, out: &mut Vec<f32>) {
    match actions.first() {
        Some(Action::Pass | Action::Place(_) | Action::Move(_) | Action::Recall) => {
            let outlook = Outlook::new(state, seat, mind);
            out.extend(actions.iter().map(|action| placement(state, seat, &outlook, *action)));
        }
        Some(Action::Provost(_)) => {
            let stakes = Stakes::new(state, seat, mind);
            out.extend(actions.iter().map(|action| stakes.provost(state, *action)));
        }
        _ => {
            let mut trial = Trial::new(seat, mind);
            out.extend(actions.iter().map(|action| trial.after(state, *action)));
        }
    }
}

/// Scores placing a worker, moving one, or passing.
fn placement(state: &State, seat: Seat, outlook: &Outlook, action: Action) -> f32 {
    match action {
        Action::Place(place) => {
            let cost = cost(state, seat, place);
            outlook.gain(place) * handled(state, place) - outlook.deniers(cost)
        }
        Action::Move(place) => outlook.gain(place) * handled(state, place),
        Action::Pass if is_too_soon(state, seat) => f32::NEG_INFINITY,
        // C3.3
        Action::Pass if state.passed().is_empty() => outlook.deniers(1.0),
        _ => 0.0,
    }
}

/// Whether a seat has hardly begun its turn, with deniers for more workers while these are cheap. Bots that learn from each
/// other find a convention in which all pass after one worker, because that makes workers dearer for the others. People find
/// it absurd, so nobody considers it.
fn is_too_soon(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    let placed = WORKERS.saturating_sub(player.workers);
    let (least, deniers) = if state.turn() == 1 { (3, 3) } else { (2, 5) };
    placed < least && player.deniers >= deniers && state.passed().len() < 2 && state.castle().counted < 2
}

/// C3.4, C3.10: what a worker costs at a place.
pub(super) fn cost(state: &State, seat: Seat, place: Place) -> f32 {
    let own = place.space().is_some_and(|space| state.road().owned_by(seat).contains(space));
    if own || state.special().inn_right == Some(seat) {
        return 1.0;
    }
    match (state.passed().len(), state.players()) {
        // C10.3
        (1, 2) => 3.0,
        (passed, _) => 1.0 + passed as f32,
    }
}

/// The probability that a worker at a place is handled. Off the road it always is.
fn handled(state: &State, place: Place) -> f32 {
    place.space().map_or(1.0, |space| reach(space, state.provost()))
}

/// The probability that the provost ends at a space or beyond, before it has been moved this turn.
pub(super) fn reach(space: Space, provost: Space) -> f32 {
    const BEYOND: [f32; 4] = [0.88, 0.7, 0.45, 0.25];
    match space.number().checked_sub(provost.number()) {
        None => 0.97,
        Some(beyond) => BEYOND.get(usize::from(beyond)).copied().unwrap_or(0.03),
    }
}

/// What the provost decides: for each space, the gain of the seat if the worker there is handled.
struct Stakes {
    spaces: [(Space, f32); ROAD_LENGTH as usize],
    number: usize,
    denier: f32,
    /// Whether another seat moves the provost after this.
    others_follow: bool,
}

impl Stakes {
    fn new(state: &State, seat: Seat, mind: &Mind<State>) -> Stakes {
        let mut outlooks: [Option<Outlook>; SEATS] = [const { None }; SEATS];
        let rivals = f32::from(state.players() - 1);
        let (mut spaces, mut number) = ([(state.provost(), 0.0); ROAD_LENGTH as usize], 0);
        for space in state.road().occupied() {
            let Some(worker) = state.road().worker(space) else { continue };
            let outlook = outlooks[worker.index()].get_or_insert_with(|| Outlook::new(state, worker, mind));
            let gain = outlook.gain(Place::road(space));
            spaces[number] = (space, if worker == seat { gain } else { -gain / rivals });
            number += 1;
        }
        let last = state.passed().iter().last() == Some(seat);
        let mine = outlooks[seat.index()].take().unwrap_or_else(|| Outlook::new(state, seat, mind));
        Stakes { spaces, number, denier: mine.deniers(1.0), others_follow: state.phase() == 3 || !last }
    }

    fn provost(&self, state: &State, action: Action) -> f32 {
        let Action::Provost(steps) = action else { return 0.0 };
        let Some(provost) = state.provost().step(steps) else { return 0.0 };
        // C4.3: the Guild's steps are free.
        let cost = if state.phase() == 3 { 0.0 } else { f32::from(steps.unsigned_abs()) * self.denier };
        let handled = |space: Space| {
            if self.others_follow { reach(space, provost) } else { f32::from(u8::from(space <= provost)) }
        };
        self.spaces[..self.number].iter().map(|(space, gain)| handled(*space) * gain).sum::<f32>() - cost
    }
}

/// Values positions after actions of one decision. Most actions change deniers and cubes alone: the rest of the value is
/// computed again only where it differs.
struct Trial<'a> {
    seat: Seat,
    mind: &'a Mind<State>,
    known: Option<Known<'a>>,
}

/// The value of a position without deniers and cubes.
#[derive(Clone, Copy)]
struct Known<'a> {
    key: PositionKey,
    position: f32,
    terms: Terms,
    weights: &'a [f32],
}

impl<'a> Trial<'a> {
    fn new(seat: Seat, mind: &'a Mind<State>) -> Trial<'a> {
        Trial { seat, mind, known: None }
    }

    /// The value after an action; for a favour, after its best use.
    fn after(&mut self, state: &State, action: Action) -> f32 {
        let mut after = *state;
        after.apply(self.seat, action, &mut ());
        match action {
            Action::Favor(line) if after.to_act().lowest() == Some(self.seat) => self.best_use(&after, line),
            _ => self.value(&after),
        }
    }

    /// The value after the best use of a line of the favour table.
    fn best_use(&mut self, state: &State, line: Line) -> f32 {
        let mut best = BestUse { trial: self, state, line, value: f32::NEG_INFINITY };
        let seat = best.trial.seat;
        state.legal(seat, &mut best);
        best.value
    }

    fn value(&mut self, state: &State) -> f32 {
        if state.to_act().is_empty() {
            return state.points(self.seat);
        }
        let key = PositionKey::of(state, self.seat);
        let known = match self.known {
            Some(known) if known.key == key => known,
            _ => {
                let weights = self.mind.policy_weights(stage(state));
                let (position, terms) = weighted_position(state, self.seat, weights);
                let known = Known { key, position, terms, weights };
                *self.known.insert(known)
            }
        };
        f32::from(state.player(self.seat).prestige)
            + known.position
            + weighted_goods(state, self.seat, known.terms, known.weights)
    }
}

/// Finds the best use of a line of the favour table as the rules list the uses.
struct BestUse<'t, 'a> {
    trial: &'t mut Trial<'a>,
    state: &'t State,
    line: Line,
    value: f32,
}

impl Choices<Action> for BestUse<'_, '_> {
    fn push(&mut self, action: Action) {
        let is_best = match (self.line, action) {
            // C8.5: lines A and B give the most in their last column.
            (Line::A | Line::B, Action::Use(column)) => {
                column == self.state.player(self.trial.seat).markers[self.line as usize]
            }
            (Line::A | Line::B, _) => false,
            // To exchange a cube for two is about as good as to take one.
            (_, Action::Exchange { .. }) => false,
            _ => true,
        };
        if is_best {
            let mut used = *self.state;
            used.apply(self.trial.seat, action, &mut ());
            self.value = self.value.max(self.trial.value(&used));
        }
    }
}
