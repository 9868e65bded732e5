//! Phase 4, the market: gems for the best in each row, quotations by the columns, and a move for the best bidder
//! (Y4.7-Y4.9).

use super::ties::Sums;
use super::{Decision, Step, city};
use crate::action::{Action, Direction};
use crate::board::Board;
use crate::characters;
use crate::components::COLUMN_STEPS;
use crate::event::{Event, Source};
use crate::gem::Color;
use crate::owner::Owner;
use crate::question::Question;
use crate::reasons;
use crate::spot::{ROWS, Spots};
use crate::state::State;
use crate::view::View;
use game::{Choices, Events, Reason, Seat, SeatSet};

/// Y4.7: all hidden brokers in the market are revealed.
pub(crate) fn reveal(state: &mut State, events: &mut impl Events<Event>) {
    let here = state.board.on(Spots::MARKET);
    city::show(state, &here, events);
    rows(state, state.board.options.first_row(), events);
}

/// Y4.7: the rows from this one on; a white gem is coloured before the next (Y4.5).
pub(crate) fn rows(state: &mut State, first: u8, events: &mut impl Events<Event>) {
    for number in first..ROWS {
        row(state, number, events);
        if state.board.white.is_some() {
            return;
        }
    }
    count_columns(state, events);
}

/// Y4.7: the best sum in the row takes its gem.
fn row(state: &mut State, row: u8, events: &mut impl Events<Event>) {
    let sums = Sums::on(state, Spots::row(row));
    let best = sums.best(state.board.ties);
    events.emit(Event::RowWon { row: row + 1, owner: best, sum: best.map_or(0, |owner| sums.of(owner)) });
    state.board.step = Step::Row(row + 1);
    let gem = state.board.market_gems[usize::from(row)].take();
    if let (Some(owner), Some(gem)) = (best, gem) {
        state.win(owner, gem, Source::Row(row + 1), events);
    }
}

/// The sum and number of everybody's brokers in each column.
fn columns(state: &State) -> [(u8, u8); Color::ALL.len()] {
    // Sixteen bits for each colour, in one word as in `Sums`.
    let mut columns = 0_u64;
    for (broker, worth) in state.brokers() {
        if let Some(column) = broker.spot.column() {
            columns += (u64::from(worth) << 8 | 1) << (16 * column.index());
        }
    }
    Color::ALL.map(|color| {
        let [number, sum, ..] = (columns >> (16 * color.index())).to_le_bytes();
        (sum, number)
    })
}

fn count_columns(state: &mut State, events: &mut impl Events<Event>) {
    for (color, (sum, brokers)) in Color::ALL.into_iter().zip(columns(state)) {
        events.emit(Event::ColumnCounted { color, sum, brokers });
    }
    state.board.step = Step::Columns;
    rank_columns(state, events);
}

/// The columns that are best among those not ranked yet: the highest sum, then the most brokers (Y4.8). Several are tied.
fn best_columns(state: &State) -> impl Iterator<Item = Color> + Clone + use<> {
    best_of(columns(state), state.board.ranked)
}

fn best_of(
    columns: [(u8, u8); Color::ALL.len()],
    ranked: [Option<Color>; Color::ALL.len()],
) -> impl Iterator<Item = Color> + Clone {
    let mut strengths = columns.map(|(sum, brokers)| 1 + (u16::from(sum) << 8 | u16::from(brokers)));
    ranked.iter().flatten().for_each(|color| strengths[color.index()] = 0);
    let best = strengths.into_iter().max().filter(|best| *best > 0);
    Color::ALL.into_iter().filter(move |color| Some(strengths[color.index()]) == best)
}

/// Somebody orders tied columns (Y4.8).
#[derive(Clone, Copy)]
pub(crate) struct Columns;

impl Decision for Columns {
    fn seats(self, state: &State) -> SeatSet {
        if best_columns(state).nth(1).is_none() {
            return SeatSet::NONE;
        }
        state.board.ties.first(&state.board).map_or(SeatSet::NONE, SeatSet::only)
    }

    fn question(self, _: &Board) -> Question {
        Question::Rank
    }

    #[inline(never)]
    fn choices(self, state: &State, _: Seat, out: &mut impl Choices<Action>) {
        out.push_all(best_columns(state).map(Action::Rank));
    }

    #[inline(never)]
    fn take(self, state: &mut State, _: Seat, action: Option<Action>, events: &mut impl Events<Event>) {
        if let Some(Action::Rank(color)) = action {
            rank(state, color, events);
        }
    }

    fn refuse(self, state: &State, _: Seat, action: Action) -> Option<&'static Reason> {
        let Action::Rank(color) = action else { return None };
        let ranked = state.board.ranked.contains(&Some(color));
        Some(if ranked { &reasons::RANKED_ALREADY } else { &reasons::NOT_TIED })
    }

    fn attempts(self, _: &View, _: Seat) -> Vec<Action> {
        Color::ALL.map(Action::Rank).into()
    }
}

/// The columns that are best by themselves, up to the next tie; when all are ranked, the quotations move.
pub(crate) fn rank_columns(state: &mut State, events: &mut impl Events<Event>) {
    let columns = columns(state);
    while let Some(color) = best_of(columns, state.board.ranked).next() {
        if best_of(columns, state.board.ranked).nth(1).is_some() {
            return;
        }
        rank(state, color, events);
    }
    for (color, steps) in state.board.ranked.into_iter().flatten().zip(COLUMN_STEPS) {
        state.quote(color, steps, Source::Columns, events);
    }
    state.board.ranked = [None; Color::ALL.len()];
    let sums = Sums::on(state, Spots::MARKET);
    let best = sums.best(state.board.ties);
    events.emit(Event::MarketWon { owner: best, sum: best.map_or(0, |owner| sums.of(owner)) });
    state.board.step = Step::Quotation;
}

fn rank(state: &mut State, color: Color, events: &mut impl Events<Event>) {
    let next = state.board.ranked.iter_mut().zip(1..).find(|(place, _)| place.is_none());
    if let Some((place, rank)) = next {
        *place = Some(color);
        events.emit(Event::ColumnRanked { color, rank });
    }
}

/// The player with the highest sum in the market must move one quotation by one step (Y4.9).
#[derive(Clone, Copy)]
pub(crate) struct Quotation;

/// Who that is.
pub(crate) fn best_bidder(state: &State) -> Option<Owner> {
    Sums::on(state, Spots::MARKET).best(state.board.ties)
}

impl Decision for Quotation {
    fn seats(self, state: &State) -> SeatSet {
        best_bidder(state).and_then(Owner::seat).map_or(SeatSet::NONE, SeatSet::only)
    }

    fn question(self, _: &Board) -> Question {
        Question::Quote
    }

    #[inline(never)]
    fn choices(self, _: &State, _: Seat, out: &mut impl Choices<Action>) {
        for color in Color::ALL {
            out.push(Action::Quote(color, Direction::Up));
            out.push(Action::Quote(color, Direction::Down));
        }
    }

    #[inline(never)]
    fn take(self, state: &mut State, _: Seat, action: Option<Action>, events: &mut impl Events<Event>) {
        if let Some(Action::Quote(color, direction)) = action {
            state.quote(color, direction.steps(), Source::BestBidder, events);
        }
        characters::end_of_scoring(&mut state.board, 0);
    }

    fn refuse(self, _: &State, _: Seat, _: Action) -> Option<&'static Reason> {
        None
    }

    fn attempts(self, _: &View, _: Seat) -> Vec<Action> {
        Vec::new()
    }
}
