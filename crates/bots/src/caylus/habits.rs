//! Kinds of actions whose worth is learned from what a search chose: the policy's sums miss what only experience tells, how
//! soon to pass, which tiles to go for, how far beyond the provost to dare.

use super::evaluation::batches;
use super::policy::cost;
use crate::Habits;
use crate::named::named;
use caylus::tiles::Tile;
use caylus::{Action, Place, State};
use game::Seat;

named! {
    /// Kinds beside the tiles, which come first. Those of a row are found by their first one.
    #[allow(dead_code)]
    enum Kind {
        Gate = "gate",
        Post = "post",
        Guild = "guild",
        Joust = "joust",
        Stables = "stables",
        Inn = "inn",
        Castle = "castle",
        CastleNoBatch = "castle without a batch",
        CastleOneBatch = "castle with one batch",
        CastleTwoBatches = "castle with two batches",
        CastleThreeBatches = "castle with three batches",
        FirstToPass = "first to pass",
        Pass = "pass",
        PassPenniless = "pass with deniers for no worker",
        OwnBuilding = "own building",
        ThreeBefore = "3 or more before the provost",
        TwoBefore = "2 before the provost",
        OneBefore = "1 before the provost",
        AtProvost = "at the provost",
        OneBeyond = "1 beyond the provost",
        TwoBeyond = "2 beyond the provost",
        ThreeBeyond = "3 beyond the provost",
        FourBeyond = "4 or more beyond the provost",
        WorkerFor1 = "a worker for 1",
        WorkerFor2 = "a worker for 2",
        WorkerFor3 = "a worker for 3",
        WorkerForMore = "a worker for more",
        LastDenier = "the last denier",
        ProvostBack = "provost back",
        ProvostOn = "provost on",
        Recall = "recall",
        LeaveInn = "leave the inn",
    }
}

impl Kind {
    /// The kind so many places after this one, by its place among all.
    fn and(self, more: usize) -> usize {
        Tile::ALL.len() + self as usize + more
    }
}

/// All kinds: the tiles, then the rest.
pub fn names() -> Vec<String> {
    Tile::ALL.iter().map(|tile| tile.name()).chain(Kind::NAMES).map(str::to_owned).collect()
}

/// The kinds of an action.
pub fn of(state: &State, seat: Seat, action: Action, out: &mut Habits) {
    match action {
        Action::Place(place) => {
            at(state, seat, place, out);
            let cost = cost(state, seat, place) as u16;
            out.push(Kind::WorkerFor1.and(usize::from(cost.clamp(1, 4)) - 1));
            if state.player(seat).deniers <= cost {
                out.push(Kind::LastDenier.and(0));
            }
        }
        Action::Move(place) => at(state, seat, place, out),
        Action::Pass => {
            out.push(Kind::FirstToPass.and(usize::from(!state.passed().is_empty())));
            if usize::from(state.player(seat).deniers) <= state.passed().len() {
                out.push(Kind::PassPenniless.and(0));
            }
        }
        Action::Provost(steps) if steps != 0 => out.push(Kind::ProvostBack.and(usize::from(steps > 0))),
        Action::Recall => out.push(Kind::Recall.and(0)),
        Action::Leave => out.push(Kind::LeaveInn.and(0)),
        _ => {}
    }
}

/// The kinds of a place for a worker.
fn at(state: &State, seat: Seat, place: Place, out: &mut Habits) {
    let Some(space) = place.space() else {
        let specials =
            [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::STABLES, Place::INN, Place::CASTLE];
        let number = specials.into_iter().position(|special| special == place).unwrap_or(0);
        out.push(Kind::Gate.and(number));
        if place == Place::CASTLE {
            out.push(Kind::CastleNoBatch.and(usize::from(batches(state.player(seat).cubes).min(3))));
        }
        return;
    };
    if let Some(tile) = state.road().tile(space) {
        out.push(tile as usize);
    }
    if state.road().owner(space) == Some(seat) {
        out.push(Kind::OwnBuilding.and(0));
    }
    let beyond = i16::from(space.number()) - i16::from(state.provost().number());
    out.push(Kind::ThreeBefore.and((beyond.clamp(-3, 4) + 3) as usize));
}
