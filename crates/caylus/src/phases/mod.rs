//! The seven phases of a turn, one file each, and the driver that moves the game on from one decision to the next. The order
//! of a turn is one list: `order.rs`.
//!
//! A phase file holds its steps. A step at which somebody is asked is a [`Decision`]; a step at which nobody is asked is a
//! function. Where a decision has no choices, because nobody stands there, it is taken without an action.
//!
//! `choices` and `take` of the steps are kept as functions of their own (`inline(never)`), so that the two `match`es that
//! choose among them compile to one jump: that is worth a tenth of the speed.

pub(crate) mod buildings;
pub(crate) mod castle;
pub(crate) mod construction;
pub(crate) mod end_of_turn;
pub(crate) mod favor;
pub(crate) mod income;
pub(crate) mod notary;
mod order;
pub(crate) mod placement;
pub(crate) mod provost;
pub(crate) mod special_buildings;
pub(crate) mod trades;

use crate::action::Action;
use crate::event::Event;
use crate::question::Question;
use crate::reasons;
use crate::road::Space;
use crate::state::{LinesUsed, State};
use game::step_order::can_follow;
use game::{Choices, Events, Game, Reason, Seat, Single};

/// Where the game stands. Royal favours that are due come before it (see [`favor`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
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
    /// Every player in the castle has had a turn: the favour for the most batches.
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
    pub(crate) fn phase(self) -> u8 {
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

/// The driver: makes every choice that has a single answer, and stops where a player has at least two.
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

/// Something that a player decides. Everything about it stands side by side in the file of its phase; a part that is missing
/// does not compile.
pub(crate) trait Decision: Copy {
    /// Who decides. Where nobody stands, the decision is taken without an action.
    fn seat(self, state: &State) -> Option<Seat>;

    /// What is asked.
    fn question(self, state: &State) -> Question;

    /// The legal actions.
    fn choices(self, state: &State, out: &mut impl Choices<Action>);

    /// Does what was chosen, and goes on to the next step.
    fn take(self, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>);

    /// Why another action is not allowed; `None` where the question says all that there is to say.
    fn refuse(self, state: &State, seat: Seat, action: Action) -> Option<&'static Reason>;

    /// What a player might try, legal or not: what is not legal is listed with the reason.
    fn attempts(self, state: &State, seat: Seat) -> Vec<Action>;
}

/// Calls something of the pending [`Decision`], or gives the other value at steps where nobody is asked.
macro_rules! decision {
    ($state:expr, $decision:ident => $call:expr, nobody => $nothing:expr) => {
        decision!(@ $state, $decision => $call, $nothing;
            Step::Placement(at) => placement::Placement(at),
            Step::Gate => special_buildings::Gate,
            Step::Guild => special_buildings::Guild,
            Step::Joust => special_buildings::Joust,
            Step::Inn => special_buildings::Inn,
            Step::Provost(at) => provost::Provost(at),
            Step::Building(space) => buildings::Building(space),
            Step::OwnersCube(space) => buildings::OwnersCube(space),
            Step::Castle(at) => castle::Castle(at);
            Step::Income | Step::Post | Step::JoustOver | Step::Stables | Step::BuildingOver(_) | Step::RoadOver
            | Step::MostBatches | Step::CastleOver | Step::Bailiff | Step::Count(_) | Step::End)
    };
    (@ $state:expr, $name:ident => $call:expr, $nothing:expr; $($step:pat => $decision:expr),*; $nobody:pat) => {
        if let Some(due) = $state.favors_due {
            let $name = favor::Favors(due);
            $call
        } else if let Step::Placement(at) = $state.step {
            // More than half of all decisions: a plain test is predicted better than the jump of the match.
            let $name = placement::Placement(at);
            $call
        } else {
            match $state.step {
                $($step => { let $name = $decision; $call })*
                $nobody => $nothing,
            }
        }
    };
}

/// What can be chosen now.
#[inline]
pub(crate) fn choices(state: &State, out: &mut impl Choices<Action>) {
    decision!(state, decision => decision.choices(state, out), nobody => {});
}

/// Does what was chosen, or what happens where nobody was asked.
pub(crate) fn take(state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
    let (before, favors) = (state.step, state.favors_due.is_some());
    decision!(state, decision => decision.take(state, action, events), nobody => go_on(state, events));
    debug_assert!(
        if favors { state.step == before } else { can_follow(order::TURN, &before, &state.step) },
        "{:?} after {before:?} is not in the order of a turn",
        state.step
    );
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
    decision!(state, decision => decision.seat(state), nobody => None)
}

/// What is asked now; nothing when the game is over.
pub(crate) fn question(state: &State) -> Option<Question> {
    decision!(state, decision => Some(decision.question(state)), nobody => None)
}

/// Why an action is not among the choices.
pub(crate) fn refuse(state: &State, seat: Seat, action: Action) -> &'static Reason {
    if state.acting != Some(seat) {
        return if is_over(state) { &reasons::OVER } else { &reasons::NOT_YOUR_TURN };
    }
    let specific = decision!(state, decision => decision.refuse(state, seat, action), nobody => None);
    specific.unwrap_or_else(|| state.asked())
}

/// What a player who is asked might try, legal or not.
pub(crate) fn attempts(state: &State, seat: Seat) -> Vec<Action> {
    decision!(state, decision => decision.attempts(state, seat), nobody => Vec::new())
}

/// Goes to the first step of another phase. Lines of the favour table are free again (C8.3).
pub(crate) fn begin_phase(state: &mut State, step: Step, events: &mut impl Events<Event>) {
    state.step = step;
    state.players.iter_mut().for_each(|player| player.lines_used = LinesUsed::NONE);
    events.emit(Event::PhaseStarted { phase: step.phase() });
}
