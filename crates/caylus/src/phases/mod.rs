//! The seven phases of a turn, one file each, and the driver that moves the game on from one decision to the next.
//!
//! A phase file holds its steps: what can be chosen (`choices`) next to what happens then (`take`) and why something
//! else is not allowed (`refuse`). A step at which nobody is asked has no choices and is taken without an action.
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
use crate::place::Place;
use crate::reasons;
use crate::road::Space;
use crate::state::{LinesUsed, State};
use game::{Choices, Events, Reason, Seat, Single};

/// Where the game stands. Royal favours that are due come before it (see [`favor`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    match state.step {
        Step::Gate => special_buildings::Gate.choices(state, out),
        Step::Guild => special_buildings::Guild.choices(state, out),
        Step::Joust => special_buildings::Joust.choices(state, out),
        Step::Inn => special_buildings::Inn.choices(state, out),
        Step::Provost(at) => provost::Provost(at).choices(state, out),
        Step::Building(space) => buildings::Building(space).choices(state, out),
        Step::OwnersCube(space) => buildings::OwnersCube(space).choices(state, out),
        Step::Castle(at) => castle::Castle(at).choices(state, out),
        _ => {}
    }
}

/// Does what was chosen, or what happens where nobody was asked.
pub(crate) fn take(state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
    if let Some(due) = state.favors_due {
        return favor::take(due, state, action, events);
    }
    if let Step::Placement(at) = state.step {
        return placement::Placement(at).take(state, action, events);
    }
    match state.step {
        Step::Income => income::income(state, events),
        Step::Gate => special_buildings::Gate.take(state, action, events),
        Step::Post => special_buildings::trading_post(state, events),
        Step::Guild => special_buildings::Guild.take(state, action, events),
        Step::Joust => special_buildings::Joust.take(state, action, events),
        Step::JoustOver => special_buildings::joust_over(state, events),
        Step::Stables => special_buildings::stables(state, events),
        Step::Inn => special_buildings::Inn.take(state, action, events),
        Step::Provost(at) => provost::Provost(at).take(state, action, events),
        Step::Building(space) => buildings::Building(space).take(state, action, events),
        Step::OwnersCube(space) => buildings::OwnersCube(space).take(state, action, events),
        Step::BuildingOver(space) => buildings::building_over(state, space, events),
        Step::RoadOver => buildings::road_over(state, events),
        Step::Castle(at) => castle::Castle(at).take(state, action, events),
        Step::MostBatches => castle::most_batches(state, events),
        Step::CastleOver => castle::castle_over(state, events),
        Step::Bailiff => end_of_turn::bailiff(state, events),
        Step::Count(at) => end_of_turn::count(state, at, events),
        Step::Placement(_) | Step::End => {}
    }
}

/// Who decides now.
fn acting(state: &State) -> Option<Seat> {
    if let Some(due) = state.favors_due {
        return Some(due.seat);
    }
    if let Step::Placement(at) = state.step {
        return state.order.get(at.into());
    }
    match state.step {
        Step::Gate => state.special.at(Place::GATE),
        Step::Guild => state.special.at(Place::GUILD),
        Step::Joust => state.special.at(Place::JOUST),
        Step::Inn => state.special.inn_right,
        Step::Provost(at) => state.passed.get(at.into()),
        Step::Building(space) => state.road.worker(space),
        Step::OwnersCube(space) => state.road.owner(space),
        Step::Castle(at) => state.castle.queue.get(at.into()),
        _ => None,
    }
}

/// What is asked now, with its rule.
pub(crate) fn asked(state: &State) -> &'static Reason {
    if let Some(due) = state.favors_due {
        return favor::asked(due);
    }
    match state.step {
        Step::Placement(_) => &reasons::ASK_PLACEMENT,
        Step::Gate => &reasons::ASK_GATE,
        Step::Guild => &reasons::ASK_GUILD,
        Step::Joust => &reasons::ASK_JOUST,
        Step::Inn => &reasons::ASK_INN,
        Step::Provost(_) => &reasons::ASK_PROVOST,
        Step::Building(space) => buildings::Building(space).asked(state),
        Step::OwnersCube(_) => &reasons::ASK_OWNERS_CUBE,
        Step::Castle(_) => &reasons::ASK_CASTLE,
        _ => &reasons::OVER,
    }
}

/// Why an action is not among the choices.
pub(crate) fn refuse(state: &State, seat: Seat, action: Action) -> &'static Reason {
    if state.acting != Some(seat) {
        return if is_over(state) { &reasons::OVER } else { &reasons::NOT_YOUR_TURN };
    }
    let specific = if let Some(due) = state.favors_due {
        favor::refuse(due, state, action)
    } else {
        match state.step {
            Step::Placement(_) => placement::refuse(state, seat, action),
            Step::Gate => special_buildings::Gate.refuse(state, seat, action),
            Step::Guild | Step::Provost(_) => provost::refuse(state, seat, action),
            Step::Building(space) => buildings::Building(space).refuse(state, seat, action),
            Step::OwnersCube(_) => matches!(action, Action::Take(_)).then_some(&reasons::NOT_OWNERS_CUBE),
            Step::Castle(_) => castle::refuse(state, seat, action),
            _ => None,
        }
    };
    specific.unwrap_or_else(|| asked(state))
}

/// Goes to the first step of another phase. Lines of the favour table are free again (C8.3).
pub(crate) fn begin_phase(state: &mut State, step: Step, events: &mut impl Events<Event>) {
    state.step = step;
    state.players.iter_mut().for_each(|player| player.lines_used = LinesUsed::NONE);
    events.emit(Event::PhaseStarted { phase: step.phase() });
}
