//! Scores actions. A worker is scored by its expected gain and by the probability that the provost lets it work; an action
//! with an immediate effect is applied to a copy and evaluated.

use super::outlook::Outlook;
use crate::Mind;
use caylus::{Action, Place, Space, State};
use game::{Game, Seat};

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
        _ => out.extend(actions.iter().map(|action| tried_out(state, seat, *action, mind))),
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
        // C3.3
        Action::Pass if state.passed().is_empty() => outlook.deniers(1.0),
        _ => 0.0,
    }
}

/// C3.4, C3.10: what a worker costs at a place.
pub(super) fn cost(state: &State, seat: Seat, place: Place) -> f32 {
    let own = place.space().is_some_and(|space| state.road().owner(space) == Some(seat));
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
fn reach(space: Space, provost: Space) -> f32 {
    const BEYOND: [f32; 4] = [0.88, 0.7, 0.45, 0.25];
    match space.number().checked_sub(provost.number()) {
        None => 0.97,
        Some(beyond) => BEYOND.get(usize::from(beyond)).copied().unwrap_or(0.03),
    }
}

/// What the provost decides: for each space, the gain of the seat if the worker there is handled.
struct Stakes {
    spaces: Vec<(Space, f32)>,
    denier: f32,
    /// Whether another seat moves the provost after this.
    others_follow: bool,
}

impl Stakes {
    fn new(state: &State, seat: Seat, mind: &Mind<State>) -> Stakes {
        let mine = Outlook::new(state, seat, mind);
        let rivals = f32::from(state.players() - 1);
        let mut spaces = Vec::new();
        for space in state.road().occupied() {
            let Some(worker) = state.road().worker(space) else { continue };
            let gain = if worker == seat {
                mine.gain(Place::road(space))
            } else {
                -Outlook::new(state, worker, mind).gain(Place::road(space)) / rivals
            };
            spaces.push((space, gain));
        }
        let last = state.passed().iter().last() == Some(seat);
        Stakes { spaces, denier: mine.deniers(1.0), others_follow: state.phase() == 3 || !last }
    }

    fn provost(&self, state: &State, action: Action) -> f32 {
        let Action::Provost(steps) = action else { return 0.0 };
        let Some(provost) = state.provost().step(steps) else { return 0.0 };
        // C4.3: the Guild's steps are free.
        let cost = if state.phase() == 3 { 0.0 } else { f32::from(steps.unsigned_abs()) * self.denier };
        let handled = |space: Space| {
            if self.others_follow { reach(space, provost) } else { f32::from(u8::from(space <= provost)) }
        };
        self.spaces.iter().map(|(space, gain)| handled(*space) * gain).sum::<f32>() - cost
    }
}

/// The value after an action; for a favour, after its best use.
fn tried_out(state: &State, seat: Seat, action: Action, mind: &Mind<State>) -> f32 {
    let mut after = *state;
    after.apply(seat, action, &mut ());
    if !matches!(action, Action::Favor(_)) || after.to_act().lowest() != Some(seat) {
        return mind.value(&after, seat);
    }
    let mut uses = Vec::new();
    after.legal(seat, &mut uses);
    let worth = uses.into_iter().map(|using| {
        let mut used = after;
        used.apply(seat, using, &mut ());
        mind.value(&used, seat)
    });
    worth.fold(f32::NEG_INFINITY, f32::max)
}
