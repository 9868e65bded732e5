//! Lines of play that training forces on a seat in part of its games: what experts play and what nobody finds by themselves,
//! because its first step brings nothing.

use super::evaluation::batches;
use crate::ForcedLine;
use caylus::tiles::{Class, Effect, Tile};
use caylus::{Action, Cube, Line, Place, State, WORKERS};
use game::Seat;

pub(super) const LINES: &[ForcedLine<State>] = &[
    ForcedLine { name: "three workers on turn 1", follows: three_workers },
    ForcedLine { name: "many workers", follows: many_workers },
    ForcedLine { name: "favours of line D", follows: |_, _, action| takes_line_d(action) },
    ForcedLine { name: "houses in the Dungeon", follows: dungeon },
    ForcedLine { name: "prestige buildings", follows: prestige },
    ForcedLine { name: "residences", follows: residences },
];

fn three_workers(state: &State, seat: Seat, action: Action) -> bool {
    action != Action::Pass || state.turn() > 1 || state.player(seat).workers + 3 <= WORKERS
}

fn many_workers(state: &State, seat: Seat, action: Action) -> bool {
    action != Action::Pass || state.player(seat).deniers < 3 || state.castle().counted > 1
}

fn takes_line_d(action: Action) -> bool {
    !matches!(action, Action::Favor(Line::A | Line::B | Line::C))
}

/// To the castle as soon as there is a batch, while the Dungeon is built.
fn dungeon(state: &State, seat: Seat, action: Action) -> bool {
    if state.castle().counted > 0 || batches(state.player(seat).cubes) == 0 {
        return true;
    }
    match action {
        Action::Place(place) => place == Place::CASTLE,
        Action::Pass => state.castle().queue.contains(seat),
        action => action != Action::Done,
    }
}

fn prestige(state: &State, seat: Seat, action: Action) -> bool {
    let ready = state.player(seat).cubes.has(Cube::Gold) && !state.road().residences(seat).is_empty();
    match action {
        Action::Place(place) if ready => {
            let effect = tile(state, place).map(|tile| tile.printed(state.options().edition).effect);
            effect == Some(Effect::Build(Class::Prestige))
        }
        Action::BuildOn(..) | Action::Residence(_) => true,
        action => takes_line_d(action) && action != Action::Skip,
    }
}

fn residences(state: &State, _: Seat, action: Action) -> bool {
    match action {
        Action::Place(place) => tile(state, place) == Some(Tile::Notary),
        action => takes_line_d(action) && action != Action::Skip,
    }
}

fn tile(state: &State, place: Place) -> Option<Tile> {
    place.space().and_then(|space| state.road().tile(space))
}
