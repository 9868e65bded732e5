//! What markets, peddlers and the buildings with deals do (C6.8): one exchange with the stock, or none.

use crate::action::{Action, DealSize, Payment};
use crate::cubes::{Cube, Cubes};
use crate::event::{Event, Source};
use crate::reasons;
use crate::state::State;
use crate::tiles::Deal;
use game::{Choices, Events, Reason, Seat};

/// Markets: one cube, gold included.
pub(crate) fn sell_choices(state: &State, seat: Seat, out: &mut impl Choices<Action>) {
    state.player(seat).cubes.kinds().for_each(|cube| out.push(Action::Sell(cube)));
}

pub(crate) fn sell(
    state: &mut State,
    seat: Seat,
    cube: Cube,
    price: u16,
    source: Source,
    events: &mut impl Events<Event>,
) {
    state.spend(seat, Cubes::some(cube, 1), source, events);
    state.earn(seat, price, source, events);
}

/// Peddlers: one cube for the first price, or two for the second; never gold.
pub(crate) fn buy_choices(state: &State, seat: Seat, one: u16, two: Option<u16>, out: &mut impl Choices<Action>) {
    let deniers = state.player(seat).deniers;
    if deniers >= one {
        Cube::PLAIN.into_iter().for_each(|cube| out.push(Action::Buy { cube, second: None }));
    }
    if two.is_some_and(|price| deniers >= price) {
        plain_pairs().for_each(|(cube, second)| out.push(Action::Buy { cube, second: Some(second) }));
    }
}

/// Two cubes without gold, equal or different, in the order of the notation.
pub(crate) fn plain_pairs() -> impl Iterator<Item = (Cube, Cube)> {
    let from = |first: usize| Cube::PLAIN[first..].iter().map(move |second| (Cube::PLAIN[first], *second));
    (0..4).flat_map(from)
}

pub(crate) fn buy(
    state: &mut State,
    seat: Seat,
    (first, second): (Cube, Option<Cube>),
    price: u16,
    source: Source,
    events: &mut impl Events<Event>,
) {
    let one = Cubes::some(first, 1);
    state.pay(seat, price, source, events);
    state.gain(seat, second.map_or(one, |cube| one.and(cube)), source, events);
}

pub(crate) fn refuse_purchase(first: Cube, second: Option<Cube>) -> &'static Reason {
    if first == Cube::Gold || second == Some(Cube::Gold) { &reasons::NO_GOLD_HERE } else { &reasons::CANNOT_BUY }
}

/// Church, Tailor, Bank, Jeweler: the small deal or the big one.
pub(crate) fn deal_choices(state: &State, seat: Seat, deals: &[Deal; 2], out: &mut impl Choices<Action>) {
    let player = state.player(seat);
    for (deal, size) in deals.iter().zip([DealSize::Small, DealSize::Big]) {
        if player.deniers >= deal.pay.deniers && player.cubes.covers(deal.pay.cubes) {
            out.push(Action::Deal(size));
        }
    }
}

pub(crate) fn strike(state: &mut State, seat: Seat, deal: &Deal, source: Source, events: &mut impl Events<Event>) {
    if deal.pay.deniers > 0 {
        state.pay(seat, deal.pay.deniers, source, events);
    }
    if !deal.pay.cubes.is_empty() {
        state.spend(seat, deal.pay.cubes, source, events);
    }
    if !deal.get.cubes.is_empty() {
        state.gain(seat, deal.get.cubes, source, events);
    }
    if deal.get.points > 0 {
        state.score(seat, deal.get.points, source, events);
    }
}

/// The Alchemist: two cubes for one gold, or four for two; gold is not taken (C2.2).
pub(crate) fn transmute_choices(state: &State, seat: Seat, out: &mut impl Choices<Action>) {
    let cubes = state.player(seat).cubes;
    let [foods, woods, stones, cloths] = Cube::PLAIN.map(|cube| cubes.number(cube).min(4) as u8);
    for food in 0..=foods {
        for wood in 0..=woods.min(4 - food) {
            for stone in 0..=stones.min(4 - food - wood) {
                let three = food + wood + stone;
                for total in [2, 4] {
                    if total >= three && total - three <= cloths {
                        out.push(Action::Pay(Payment::new([food, wood, stone, total - three])));
                    }
                }
            }
        }
    }
}

pub(crate) fn transmute(
    state: &mut State,
    seat: Seat,
    payment: Payment,
    source: Source,
    events: &mut impl Events<Event>,
) {
    state.spend(seat, payment.cubes(), source, events);
    state.gain(seat, Cubes::some(Cube::Gold, u16::from(payment.number() / 2)), source, events);
}

/// Any two cubes but gold.
pub(crate) fn payments_to_try() -> impl Iterator<Item = Payment> {
    plain_pairs().map(|(first, second)| {
        let number = |cube| u8::from(cube == first) + u8::from(cube == second);
        Payment::new(Cube::PLAIN.map(number))
    })
}
