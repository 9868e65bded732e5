//! What the neutral of the game for two does by itself (Y8.3-Y8.5).

use super::city::{self, Gems};
use super::market::best_bidder;
use crate::board::Board;
use crate::characters;
use crate::event::{Event, Source};
use crate::gem::{Color, Gem};
use crate::owner::Owner;
use crate::state::State;
use game::Events;

/// The highest quotation, the leftmost if level (Y8.4).
pub(crate) fn best_color(board: &Board) -> Color {
    leftmost_highest(Color::ALL.into_iter(), board.quotes)
}

/// The colour with the highest number; of several the one furthest to the left.
fn leftmost_highest(colors: impl Iterator<Item = Color>, numbers: [u8; Color::ALL.len()]) -> Color {
    let best = |best: Color, color: Color| if numbers[color.index()] > numbers[best.index()] { color } else { best };
    colors.reduce(best).unwrap_or(Color::Blue)
}

/// Y8.4: white first if on offer, then the colour with the highest quotation. Where nobody is left to take a gem, the rest
/// goes back (Y4.1).
pub(crate) fn take_gem(state: &mut State, district: u8, taken: u8, events: &mut impl Events<Event>) {
    let step = Gems(district, taken);
    let cargo = state.board.cargo;
    let gem = if cargo[Gem::White.index()] > 0 {
        Some(Gem::White)
    } else {
        let offered = Color::ALL.into_iter().filter(|color| cargo[color.index()] > 0);
        offered.clone().next().map(|_| Gem::ALL[leftmost_highest(offered, state.board.quotes).index()])
    };
    match (step.taker(state), gem) {
        (Some(Owner::Neutral), Some(gem)) => step.give(state, Owner::Neutral, gem, events),
        _ => city::zones(state, district, events),
    }
}

/// Y8.5: it raises the colour of which it has most gems, the leftmost if level. Nobody in the market: no move (Y4.9).
pub(crate) fn move_quotation(state: &mut State, events: &mut impl Events<Event>) {
    if best_bidder(state) == Some(Owner::Neutral) {
        let color = leftmost_highest(Color::ALL.into_iter(), state.board.holdings(Owner::Neutral).gems);
        state.quote(color, 1, Source::BestBidder, events);
    }
    characters::end_of_scoring(&mut state.board, 0);
}
