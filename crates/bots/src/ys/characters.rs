//! The characters of Ys, and how many points each would give for what it likes: brokers in one part of the city, the more
//! the higher they are.

use crate::Character;
use game::Seat;
use ys::{Action, Spot, State, View, Zone};

pub(super) const CHARACTERS: &[Character<State>] = &[
    Character { name: "smuggler", likes: smuggler, weights: include_str!("../../weights/ys-smuggler.json") },
    Character { name: "trader", likes: trader, weights: include_str!("../../weights/ys-trader.json") },
    Character { name: "chamberlain", likes: chamberlain, weights: include_str!("../../weights/ys-chamberlain.json") },
    Character { name: "speculator", likes: speculator, weights: include_str!("../../weights/ys-speculator.json") },
];

/// Points for a pip.
const LIKED: f32 = 0.2;

/// Ports, and the black gems there.
fn smuggler(_: &View, _: Seat, action: Action) -> f32 {
    LIKED * pips(action, |spot| spot.kind() == Some(Zone::Port))
}

/// Trade, which is paid in gold at once.
fn trader(_: &View, _: Seat, action: Action) -> f32 {
    LIKED * pips(action, |spot| spot.kind() == Some(Zone::Trade))
}

/// Palaces, and the help of those who live there.
fn chamberlain(_: &View, _: Seat, action: Action) -> f32 {
    LIKED * pips(action, |spot| spot.kind() == Some(Zone::Palace))
}

/// The market and its quotations. Gems and prices are won there later than elsewhere, so it takes more to like it.
fn speculator(_: &View, _: Seat, action: Action) -> f32 {
    1.5 * LIKED * pips(action, Spot::is_market)
}

/// The value of the broker that an action places on such a spot.
fn pips(action: Action, is_liked: impl Fn(Spot) -> bool) -> f32 {
    match action {
        Action::Up(value, spot)
        | Action::Down(value, spot)
        | Action::UpFrom(value, _, spot)
        | Action::DownFrom(value, _, spot)
            if is_liked(spot) =>
        {
            f32::from(value.number())
        }
        _ => 0.0,
    }
}
