//! The result of a finished game: who won, the places, and where the points came from.

use crate::GameTable;
use crate::game_table::names;
use game::Seat;
use words::{Spoken, Words};

/// The result of a game, to be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultSummary {
    /// `Maud wins with 51 points`.
    pub headline: String,
    /// Place, seat and points of the players, in the order of the result.
    pub standings: Vec<(u8, Seat, i32)>,
    /// Others who have points and are listed without a place.
    pub others: Vec<(String, i32)>,
    /// Groups of reasons for points, each with the points by seat. Groups without points are left out; losses come last.
    pub sources: Vec<(String, Vec<i32>)>,
}

impl ResultSummary {
    /// The result of a game; `None` while it goes on.
    pub fn of<G: Spoken>(words: &Words, table: &dyn GameTable<G>) -> Option<ResultSummary> {
        let outcome = table.outcome()?;
        let points = |seat: Seat| outcome.scores.get(seat.index()).copied().unwrap_or_default();
        let standings: Vec<(u8, Seat, i32)> =
            outcome.places().into_iter().map(|(seat, place)| (place, seat, points(seat))).collect();
        let winners: Vec<Seat> = standings.iter().filter(|(place, ..)| *place == 1).map(|(_, seat, _)| *seat).collect();
        let all = names(words, table);
        let names: Vec<String> = winners.iter().filter_map(|seat| all.get(seat.index()).cloned()).collect();
        let message = match winners[..] {
            [one] if table.mine() == game::SeatSet::only(one) => "end-you-win",
            [_] => "end-wins",
            _ => "end-shared",
        };
        let best = winners.first().map_or(0, |seat| points(*seat));
        let headline =
            words.text_with(message, &[("name", words.all_of(&names).into()), ("points", best.into())]).into_owned();
        let other = |(name, points): (String, i32)| (words.text_or(&format!("other-{name}"), &name), points);
        let others = table.others().into_iter().map(other).collect();
        Some(ResultSummary { headline, standings, others, sources: sources(words, table) })
    }
}

fn sources<G: Spoken>(words: &Words, table: &dyn GameTable<G>) -> Vec<(String, Vec<i32>)> {
    let players = table.chairs().len();
    let mut sums = vec![vec![0; players]; G::SOURCES.len() + 1];
    for scored in table.log(table.sight()).iter().flat_map(|entry| G::scored(&entry.events)) {
        let row = scored.source.unwrap_or(G::SOURCES.len());
        if let Some(sum) = sums.get_mut(row).and_then(|row| row.get_mut(scored.seat.index())) {
            *sum += scored.points;
        }
    }
    let name = |row: usize| {
        if row < G::SOURCES.len() { G::source_name(words, row) } else { words.text("end-lost").into_owned() }
    };
    let named = sums.into_iter().enumerate().map(|(row, sums)| (name(row), sums));
    named.filter(|(_, sums)| sums.iter().any(|sum| *sum != 0)).collect()
}
