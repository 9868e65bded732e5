//! Lines of play that training forces on a seat in part of its games, so that bots do not learn one convention.

use crate::ForcedLine;
use game::Seat;
use ys::{Action, State, View};

pub(super) const LINES: &[ForcedLine<State>] = &[
    ForcedLine { name: "low bids", follows: low_bids },
    ForcedLine { name: "high bids", follows: high_bids },
    ForcedLine { name: "low brokers face down", follows: low_down },
    ForcedLine { name: "high brokers face down", follows: high_down },
];

fn low_bids(_: &View, _: Seat, action: Action) -> bool {
    !matches!(action, Action::Bid(high, low) if high.number() + low.number() > 3)
}

fn high_bids(_: &View, _: Seat, action: Action) -> bool {
    !matches!(action, Action::Bid(high, low) if high.number() + low.number() < 5)
}

fn low_down(_: &View, _: Seat, action: Action) -> bool {
    !matches!(action, Action::Down(value, _) if value.number() > 1)
}

fn high_down(_: &View, _: Seat, action: Action) -> bool {
    !matches!(action, Action::Down(value, _) if value.number() < 3)
}
