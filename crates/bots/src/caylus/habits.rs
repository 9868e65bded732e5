//! Kinds of actions whose worth is learned from what a search chose: the policy's sums miss what only experience tells, how
//! soon to pass, which tiles to go for, how far beyond the provost to dare.

use super::evaluation::batches;
use super::policy::cost;
use crate::Habits;
use caylus::tiles::Tile;
use caylus::{Action, Place, State};
use game::Seat;

/// Kinds beside the tiles, which come first.
const KINDS: [&str; 32] = [
    "gate",
    "post",
    "guild",
    "joust",
    "stables",
    "inn",
    "castle",
    "castle without a batch",
    "castle with one batch",
    "castle with two batches",
    "castle with three batches",
    "first to pass",
    "pass",
    "pass with deniers for no worker",
    "own building",
    "3 or more before the provost",
    "2 before the provost",
    "1 before the provost",
    "at the provost",
    "1 beyond the provost",
    "2 beyond the provost",
    "3 beyond the provost",
    "4 or more beyond the provost",
    "a worker for 1",
    "a worker for 2",
    "a worker for 3",
    "a worker for more",
    "the last denier",
    "provost back",
    "provost on",
    "recall",
    "leave the inn",
];

const FIRST: usize = Tile::ALL.len();
const PASS: usize = FIRST + 11;
const OWN: usize = FIRST + 14;
const PROVOST: usize = FIRST + 15;
const COST: usize = FIRST + 23;
const LAST_DENIER: usize = FIRST + 27;
const MOVED: usize = FIRST + 28;

/// All kinds: the tiles, then the rest.
pub fn names() -> Vec<String> {
    Tile::ALL.iter().map(|tile| tile.name()).chain(KINDS).map(str::to_owned).collect()
}

/// The kinds of an action.
pub fn of(state: &State, seat: Seat, action: Action, out: &mut Habits) {
    match action {
        Action::Place(place) => {
            at(state, seat, place, out);
            let cost = cost(state, seat, place) as u16;
            out.push(COST + usize::from(cost.clamp(1, 4)) - 1);
            if state.player(seat).deniers <= cost {
                out.push(LAST_DENIER);
            }
        }
        Action::Move(place) => at(state, seat, place, out),
        Action::Pass => {
            out.push(PASS + usize::from(!state.passed().is_empty()));
            if usize::from(state.player(seat).deniers) <= state.passed().len() {
                out.push(PASS + 2);
            }
        }
        Action::Provost(steps) if steps != 0 => out.push(MOVED + usize::from(steps > 0)),
        Action::Recall => out.push(MOVED + 2),
        Action::Leave => out.push(MOVED + 3),
        _ => {}
    }
}

/// The kinds of a place for a worker.
fn at(state: &State, seat: Seat, place: Place, out: &mut Habits) {
    let Some(space) = place.space() else {
        let specials =
            [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::STABLES, Place::INN, Place::CASTLE];
        let number = specials.into_iter().position(|special| special == place).unwrap_or(0);
        out.push(FIRST + number);
        if place == Place::CASTLE {
            out.push(FIRST + 7 + usize::from(batches(state.player(seat).cubes).min(3)));
        }
        return;
    };
    if let Some(tile) = state.road().tile(space) {
        out.push(tile as usize);
    }
    if state.road().owner(space) == Some(seat) {
        out.push(OWN);
    }
    let beyond = i16::from(space.number()) - i16::from(state.provost().number());
    out.push(PROVOST + (beyond.clamp(-3, 4) + 3) as usize);
}
