//! The end of a round: everything goes back (Y4.10), and the next round or the end of the game follows.

use super::{Step, Ties, end_of_game, layout};
use crate::board::{MOST_ACTIVE, MOST_BROKERS, MOST_FLATTERY, SEATS};
use crate::broker::Broker;
use crate::components::{ROUNDS, Ship};
use crate::event::Event;
use crate::spot::Spots;
use crate::state::State;
use crate::value::{Few, Value, ValueSet, Values};
use game::{Events, Seat};

/// The brokers on some spots go back behind the screens. Neutral ones are set aside until the round is over (Y4.10).
pub(crate) fn take_back(state: &mut State, spots: Spots) {
    let number = state.board.brokers().len();
    let (brokers, values) = (&mut state.board.brokers, &mut state.secrets.values);
    // Those that stay move up in their order, and those that leave fall behind them: without a branch for each.
    let mut kept = 0;
    for index in 0..number {
        let stays = !spots.contains(brokers[index].spot);
        brokers.swap(index, kept % MOST_BROKERS);
        values.swap(index, kept % MOST_BROKERS);
        kept += usize::from(stays);
    }
    for index in kept..number {
        let broker = std::mem::replace(&mut brokers[index], Broker::NONE);
        let value = std::mem::replace(&mut values[index], Value::Zero);
        let home = match broker.owner.seat() {
            Some(seat) => &mut state.secrets.hands[seat.index() % SEATS],
            None => &mut state.board.aside[broker.looked_by.lowest().map_or(0, Seat::index) % 2],
        };
        *home = home.with(value);
    }
    state.board.placed = kept as u8;
}

/// Y4.10: everybody takes back all brokers; ships and cards in force are discarded.
pub(crate) fn round_over(state: &mut State, events: &mut impl Events<Event>) {
    let options = state.board.options;
    events.emit(Event::RoundOver { round: state.board.round });
    let board = &mut state.board;
    board.closed = None;
    board.ties = Ties::NONE;
    board.active = [None; MOST_ACTIVE];
    (board.played, board.fresh, board.looks) = ([0; SEATS], [0; SEATS], [0; SEATS]);
    (board.ships, board.characters, board.market_gems) = ([Ship::NONE; SEATS], [None; SEATS], [None; 3]);
    take_back(state, Spots::city(options.districts).or(Spots::MARKET));
    state.board.aside = [Values::NONE; 2];
    state.secrets.neutral = [options.neutral_brokers(); 2];
    if options.kings_favor() {
        deduce_throne(state);
        // Y7.1: the brokers in front of the screens wait for the King.
        state.board.step = Step::Throne;
        return;
    }
    for seat in state.board.seats() {
        let front = std::mem::replace(&mut state.board.fronts[seat.index()], Values::NONE);
        state.secrets.hands[seat.index()] = state.hand(seat).plus(front);
    }
    next_round(state, events);
}

/// Everybody has seen all of a player's brokers now but those in the throne room, so everybody can tell what those are
/// together, and often each of them.
fn deduce_throne(state: &mut State) {
    for seat in state.board.seats() {
        let number = state.board.throne(seat).len();
        let seen = state.hand(seat).plus(state.board.front(seat));
        let hidden = state.board.set_of(seat).minus(seen);
        let throne = &mut state.board.throne[seat.index()][..number];
        let mut possible = [ValueSet::NONE; MOST_FLATTERY];
        possible.iter_mut().zip(throne.iter()).for_each(|(set, known)| *set = known.possible);
        let mut left = hidden;
        for (place, known) in throne.iter_mut().enumerate() {
            let mut others = possible;
            others[place] = ValueSet::NONE;
            let fits = |value: &Value| hidden.has(*value) && can_be(&others[..number], hidden.without(*value));
            known.possible = known.possible.iter().filter(fits).collect();
            match known.possible.single() {
                Some(value) => left = left.without(value),
                None => known.possible = known.possible.together(),
            }
        }
        state.board.together[seat.index()] = Few::of(left);
    }
}

/// Whether these brokers can be those of the places, where no place asks for one that is not there.
fn can_be(places: &[ValueSet], brokers: Values) -> bool {
    let Some((place, rest)) = places.split_first() else { return true };
    place.is_empty() && can_be(rest, brokers)
        || place.iter().any(|value| brokers.has(value) && can_be(rest, brokers.without(value)))
}

/// Y1.1: a game has four rounds.
pub(crate) fn next_round(state: &mut State, events: &mut impl Events<Event>) {
    if state.board.round < ROUNDS {
        state.board.round += 1;
        layout::layout(state, events);
    } else {
        end_of_game::end_of_game(state, events);
    }
}
