//! Phase 1: the round is laid out (Y1). Nobody decides anything.

use super::Step;
use crate::cards::Character;
use crate::components::CHARACTER_ROUNDS;
use crate::event::Event;
use crate::gem::Gem;
use crate::state::State;
use game::Events;

pub(crate) fn layout(state: &mut State, events: &mut impl Events<Event>) {
    let options = state.board.options;
    events.emit(Event::RoundStarted { round: state.board.round });
    for district in 0..usize::from(options.districts) {
        // Y1.1: characters in the first three rounds, then blue cards. Y1.2: a ship for each district, in order.
        let character = if state.board.round <= CHARACTER_ROUNDS {
            state.secrets.draw_character(district)
        } else {
            Character::Blue
        };
        let ship = state.secrets.draw_ship();
        state.board.seen_characters[character as usize] += 1;
        state.board.seen_ships[ship.index()] += 1;
        state.board.characters[district] = Some(character);
        state.board.ships[district] = ship;
        events.emit(Event::DistrictLaidOut { district: district as u8 + 1, ship: ship.name(), character });
    }
    let ship = state.secrets.draw_ship();
    state.board.seen_ships[ship.index()] += 1;
    state.board.market_gems = market_gems(ship.gems(), options.players);
    events.emit(Event::MarketLaidOut { ship: ship.name(), gems: state.board.market_gems });
    state.board.open = options.spots();
    state.board.step = Step::Bids;
}

/// Y1.3: a white gem on the first row, the others as printed. Y1.4: with two or three players only the small gems, on
/// rows 2 and 3.
pub(crate) fn market_gems([big, second, third]: [Gem; 3], players: u8) -> [Option<Gem>; 3] {
    if players == 4 {
        match (second, third) {
            (Gem::White, other) | (other, Gem::White) => [Some(Gem::White), Some(big), Some(other)],
            _ => [Some(big), Some(second), Some(third)],
        }
    } else if third == Gem::White {
        [None, Some(third), Some(second)]
    } else {
        [None, Some(second), Some(third)]
    }
}
