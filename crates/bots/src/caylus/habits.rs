//! Kinds of actions whose weights are learned from the choices of a search. They correct what the policy cannot compute: how
//! soon to pass, which tiles to prefer, how far beyond the provost to go.

use super::evaluation::batches;
use super::policy::cost;
use crate::weight_rows::weight_rows;
use caylus::tiles::Tile;
use caylus::{Action, Place, State};
use game::Seat;

weight_rows! {
    /// Kinds besides the tiles, which come first.
    #[allow(dead_code)] // some are computed from the first of a run, see `and`
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
    /// The index of the kind `more` places after this one.
    fn and(self, more: usize) -> usize {
        Tile::ALL.len() + self as usize + more
    }
}

/// The names of all kinds: the tiles, then the rest.
pub(super) fn names() -> Vec<String> {
    Tile::ALL.iter().map(|tile| tile.name()).chain(Kind::NAMES).map(str::to_owned).collect()
}

/// Collects the kinds of an action.
#[inline]
pub(super) fn of(state: &State, seat: Seat, action: Action, out: &mut impl FnMut(usize)) {
    match action {
        Action::Place(place) => {
            at(state, seat, place, out);
            let cost = cost(state, seat, place) as u16;
            out(Kind::WorkerFor1.and(usize::from(cost.clamp(1, 4)) - 1));
            if state.player(seat).deniers <= cost {
                out(Kind::LastDenier.and(0));
            }
        }
        Action::Move(place) => at(state, seat, place, out),
        Action::Pass => {
            out(Kind::FirstToPass.and(usize::from(!state.passed().is_empty())));
            if usize::from(state.player(seat).deniers) <= state.passed().len() {
                out(Kind::PassPenniless.and(0));
            }
        }
        Action::Provost(steps) if steps != 0 => out(Kind::ProvostBack.and(usize::from(steps > 0))),
        Action::Recall => out(Kind::Recall.and(0)),
        Action::Leave => out(Kind::LeaveInn.and(0)),
        _ => {}
    }
}

/// Collects the kinds of a place for a worker.
#[inline]
fn at(state: &State, seat: Seat, place: Place, out: &mut impl FnMut(usize)) {
    let Some(space) = place.space() else {
        let specials =
            [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::STABLES, Place::INN, Place::CASTLE];
        let number = specials.into_iter().position(|special| special == place).unwrap_or(0);
        out(Kind::Gate.and(number));
        if place == Place::CASTLE {
            out(Kind::CastleNoBatch.and(usize::from(batches(state.player(seat).cubes).min(3))));
        }
        return;
    };
    if let Some(tile) = state.road().tile(space) {
        out(tile as usize);
    }
    if state.road().owned_by(seat).contains(space) {
        out(Kind::OwnBuilding.and(0));
    }
    let beyond = i16::from(space.number()) - i16::from(state.provost().number());
    out(Kind::ThreeBefore.and((beyond.clamp(-3, 4) + 3) as usize));
}
