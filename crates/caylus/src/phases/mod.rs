//! The seven phases of a turn, one file each, and the driver that moves the game on from one decision to the next.
//!
//! A phase file holds its steps. A decision has `seat` (who decides), `asked` (what), `choices` (the legal actions), `take`
//! (what happens then) and `refuse` (why something else is not allowed) side by side; a step at which nobody is asked is a
//! function. Where a decision has no choices, because nobody stands there, it is taken without an action.
//!
//! `choices` and `take` of the steps are kept as functions of their own (`inline(never)`), so that the two `match`es that
//! choose among them compile to one jump: that is worth a tenth of the speed.

pub mod buildings;
pub mod castle;
pub mod construction;
pub mod end_of_turn;
pub mod favor;
pub mod income;
pub mod notary;
pub mod placement;
pub mod provost;
pub mod special_buildings;
pub mod trades;

use crate::action::Action;
use crate::event::Event;
use crate::reasons;
use crate::road::Space;
use crate::state::{LinesUsed, State};
use game::{Choices, Events, Reason, Seat, Single};

/// Where the game stands. Royal favours that are due come before it (see [`favor`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Phase 1: everybody's income.
    Income,
    /// Phase 2: the player at this place of the turn order places a worker or passes.
    Placement(u8),
    /// Phase 3: the special buildings in their order.
    Gate,
    /// The Trading Post.
    Post,
    /// The Merchants' Guild.
    Guild,
    /// The Joust Field.
    Joust,
    /// The Joust Field has been used, favour included: its worker returns.
    JoustOver,
    /// The Stables.
    Stables,
    /// The Inn.
    Inn,
    /// Phase 4: the player at this place of the passing order moves the provost.
    Provost(u8),
    /// Phase 5: the building on this space is handled.
    Building(Space),
    /// The owner of the stone production building on this space takes a cube.
    OwnersCube(Space),
    /// The building on this space has been handled, favours included: its worker returns.
    BuildingOver(Space),
    /// All buildings up to the provost have been handled.
    RoadOver,
    /// Phase 6: the player at this place of the castle queue gives batches.
    Castle(u8),
    /// Everybody there has had his turn: the favour for the most batches.
    MostBatches,
    /// The workers leave the castle.
    CastleOver,
    /// Phase 7: the bailiff goes on.
    Bailiff,
    /// The player at this place of the turn order is counted.
    Count(u8),
    /// The game is over.
    End,
}

impl Step {
    /// The phase that the step belongs to.
    pub fn phase(self) -> u8 {
        match self {
            Step::Income => 1,
            Step::Placement(_) => 2,
            Step::Gate | Step::Post | Step::Guild | Step::Joust | Step::JoustOver | Step::Stables | Step::Inn => 3,
            Step::Provost(_) => 4,
            Step::Building(_) | Step::OwnersCube(_) | Step::BuildingOver(_) | Step::RoadOver => 5,
            Step::Castle(_) | Step::MostBatches | Step::CastleOver => 6,
            Step::Bailiff | Step::Count(_) | Step::End => 7,
        }
    }
}

/// The driver: makes every choice that has a single answer, and stops where somebody has at least two.
pub(crate) fn advance(state: &mut State, events: &mut impl Events<Event>) {
    while !is_over(state) {
        let mut single = Single::default();
        choices(state, &mut single);
        if single.more {
            state.acting = acting(state);
            return;
        }
        take(state, single.first, events);
    }
    state.acting = None;
}

pub(crate) fn is_over(state: &State) -> bool {
    state.step == Step::End
}

/// Calls something of the decision that is pending, or gives the other value at steps where nobody is asked.
macro_rules! decision {
    ($state:expr, $decision:ident => $call:expr, nobody => $nothing:expr) => {
        decision!(@ $state, $decision, $call, $nothing,
            Step::Placement(at) => placement::Placement(at),
            Step::Gate => special_buildings::Gate,
            Step::Guild => special_buildings::Guild,
            Step::Joust => special_buildings::Joust,
            Step::Inn => special_buildings::Inn,
            Step::Provost(at) => provost::Provost(at),
            Step::Building(space) => buildings::Building(space),
            Step::OwnersCube(space) => buildings::OwnersCube(space),
            Step::Castle(at) => castle::Castle(at))
    };
    (@ $state:expr, $name:ident, $call:expr, $nothing:expr, $($step:pat => $decision:expr),*) => {
        match $state.step {
            $($step => { let $name = $decision; $call })*
            _ => $nothing,
        }
    };
}

/// What can be chosen now.
#[inline]
pub(crate) fn choices(state: &State, out: &mut impl Choices<Action>) {
    if let Some(due) = state.favors_due {
        return favor::choices(due, state, out);
    }
    // More than half of all decisions: a plain test is foreseen better than the jump of the match.
    if let Step::Placement(at) = state.step {
        return placement::Placement(at).choices(state, out);
    }
    decision!(state, decision => decision.choices(state, out), nobody => {});
}

/// Does what was chosen, or what happens where nobody was asked.
pub(crate) fn take(state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
    if let Some(due) = state.favors_due {
        return favor::take(due, state, action, events);
    }
    if let Step::Placement(at) = state.step {
        return placement::Placement(at).take(state, action, events);
    }
    decision!(state, decision => decision.take(state, action, events), nobody => go_on(state, events));
}

/// The steps at which nobody is asked.
#[inline]
fn go_on(state: &mut State, events: &mut impl Events<Event>) {
    match state.step {
        Step::Income => income::income(state, events),
        Step::Post => special_buildings::trading_post(state, events),
        Step::JoustOver => special_buildings::joust_over(state, events),
        Step::Stables => special_buildings::stables(state, events),
        Step::BuildingOver(space) => buildings::building_over(state, space, events),
        Step::RoadOver => buildings::road_over(state, events),
        Step::MostBatches => castle::most_batches(state, events),
        Step::CastleOver => castle::castle_over(state, events),
        Step::Bailiff => end_of_turn::bailiff(state, events),
        Step::Count(at) => end_of_turn::count(state, at, events),
        _ => {}
    }
}

/// Who decides now.
fn acting(state: &State) -> Option<Seat> {
    if let Some(due) = state.favors_due {
        return Some(due.seat);
    }
    decision!(state, decision => decision.seat(state), nobody => None)
}

/// What is asked now, with its rule.
pub(crate) fn asked(state: &State) -> &'static Reason {
    if let Some(due) = state.favors_due {
        return favor::asked(due);
    }
    decision!(state, decision => decision.asked(state), nobody => &reasons::OVER)
}

/// Why an action is not among the choices.
pub(crate) fn refuse(state: &State, seat: Seat, action: Action) -> &'static Reason {
    if state.acting != Some(seat) {
        return if is_over(state) { &reasons::OVER } else { &reasons::NOT_YOUR_TURN };
    }
    let specific = match state.favors_due {
        Some(due) => favor::refuse(due, state, action),
        None => decision!(state, decision => decision.refuse(state, seat, action), nobody => None),
    };
    specific.unwrap_or_else(|| asked(state))
}

/// Goes to the first step of another phase. Lines of the favour table are free again (C8.3).
pub(crate) fn begin_phase(state: &mut State, step: Step, events: &mut impl Events<Event>) {
    state.step = step;
    state.players.iter_mut().for_each(|player| player.lines_used = LinesUsed::NONE);
    events.emit(Event::PhaseStarted { phase: step.phase() });
}
