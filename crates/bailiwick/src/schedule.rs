//! Which bots sit where in which game. A fair contest gives every bot every seat with every set-up that it plays, and every
//! pairing as often as any other. This module knows nothing of games, so that tests can prove it.

use game::{Random, Stream};

/// Most bots of a contest: with more, a fair schedule takes more games than can be played.
pub(crate) const MOST_BOTS: usize = 12;

/// The tables of a contest, which are played one after another and then again. Each is played with a set-up of its own, as
/// many times as it has seats: all bots move on by one seat from game to game.
pub(crate) struct Schedule {
    seats: usize,
    /// Bots by number, one for each seat.
    tables: Vec<Vec<usize>>,
    /// The seed that shuffles the seats of a table; with `None` they stay as the caller named them.
    shuffle_seed: Option<u64>,
}

/// One game of a schedule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sitting {
    /// Which set-up it is played with, counted from 0.
    pub(crate) setup: u64,
    /// Which game with this set-up it is, counted from 0.
    pub(crate) turn: u64,
    /// The bots by seat.
    pub(crate) bots: Vec<usize>,
}

impl Schedule {
    /// The schedule for bots by number (equal bots have equal numbers) at tables with this number of seats.
    ///
    /// As many bots as seats are one table. Of more bots, every choice that fills the table is one. Fewer bots all sit at
    /// every table, and the seats that are left are filled with them in every way. No table has only one bot, unless
    /// there is no other.
    pub(crate) fn new(bots: &[usize], seats: usize, seed: u64) -> Schedule {
        let mut tables = Vec::new();
        if bots.len() >= seats {
            choices(bots.len(), seats, false, &mut Vec::new(), &mut tables);
        } else {
            choices(bots.len(), seats - bots.len(), true, &mut Vec::new(), &mut tables);
            for table in &mut tables {
                table.extend(0..bots.len());
                table.sort_unstable();
            }
        }
        let different = |table: &[usize]| table.iter().any(|place| bots[*place] != bots[table[0]]);
        if bots.iter().any(|bot| *bot != bots[0]) {
            tables.retain(|table| different(table));
        }
        let name = |table: Vec<usize>| table.into_iter().map(|place| bots[place]).collect();
        let tables = evenly(tables, bots.len()).into_iter().map(name).collect();
        Schedule { seats, tables, shuffle_seed: (bots.len() != seats).then_some(seed) }
    }

    /// The number of games after which seats and opponents are shared out evenly; multiples of it are even too.
    pub(crate) fn round(&self) -> u64 {
        (self.tables.len() * self.seats) as u64
    }

    /// A game by its number, counted from 0.
    pub(crate) fn sitting(&self, number: u64) -> Sitting {
        let (setup, turn) = (number / self.seats as u64, number % self.seats as u64);
        let mut bots = self.tables[(setup % self.tables.len() as u64) as usize].clone();
        if let Some(seed) = self.shuffle_seed {
            Random::stream(seed, Stream::Seating { setup }).shuffle(&mut bots);
        }
        bots.rotate_left(turn as usize);
        Sitting { setup, turn, bots }
    }
}

/// All ways to choose `number` of the numbers below `of`, in ascending order, with repetition if `again`.
fn choices(of: usize, number: usize, again: bool, chosen: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if chosen.len() == number {
        out.push(chosen.clone());
        return;
    }
    let first = chosen.last().map_or(0, |last| if again { *last } else { last + 1 });
    for next in first..of {
        chosen.push(next);
        choices(of, number, again, chosen, out);
        chosen.pop();
    }
}

/// Orders tables so that a contest which ends early is nearly fair: next is always the table whose bots have played and met
/// least.
fn evenly(mut tables: Vec<Vec<usize>>, bots: usize) -> Vec<Vec<usize>> {
    let mut met = vec![vec![0u32; bots]; bots];
    let mut ordered = Vec::with_capacity(tables.len());
    while !tables.is_empty() {
        let sum = |table: &[usize]| pairs(table).map(|(one, other)| met[one][other]).sum::<u32>();
        let least = (0..tables.len()).min_by_key(|place| sum(&tables[*place])).unwrap_or_default();
        let table = tables.remove(least);
        pairs(&table).for_each(|(one, other)| met[one][other] += 1);
        ordered.push(table);
    }
    ordered
}

/// All pairs of bots at a table, including each bot with itself, which counts how often it has played.
fn pairs(table: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    table.iter().enumerate().flat_map(|(place, one)| table[place..].iter().map(|other| (*one, *other)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn games(schedule: &Schedule, number: u64) -> Vec<Sitting> {
        (0..number).map(|number| schedule.sitting(number)).collect()
    }

    /// How often each bot sits in each seat.
    fn by_seat(sittings: &[Sitting]) -> BTreeMap<(usize, usize), u32> {
        let mut counts = BTreeMap::new();
        for sitting in sittings {
            sitting.bots.iter().enumerate().for_each(|(seat, bot)| *counts.entry((*bot, seat)).or_default() += 1);
        }
        counts
    }

    /// How often two different bots sit at the same table.
    fn meetings(sittings: &[Sitting]) -> BTreeMap<(usize, usize), u32> {
        let mut counts = BTreeMap::new();
        for sitting in sittings {
            for (one, other) in pairs(&sitting.bots).filter(|(one, other)| one != other) {
                *counts.entry((one.min(other), one.max(other))).or_default() += 1;
            }
        }
        counts
    }

    fn all_equal(counts: &BTreeMap<(usize, usize), u32>) -> bool {
        counts.values().all(|count| Some(count) == counts.values().next())
    }

    #[test]
    fn as_many_bots_as_seats_are_just_that_table() {
        let schedule = Schedule::new(&[0, 1, 2], 3, 1);
        assert_eq!(schedule.round(), 3);
        let bots: Vec<Vec<usize>> = games(&schedule, 4).into_iter().map(|sitting| sitting.bots).collect();
        assert_eq!(bots, [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]);
        let when: Vec<(u64, u64)> = games(&schedule, 5).iter().map(|sitting| (sitting.setup, sitting.turn)).collect();
        assert_eq!(when, [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)]);
    }

    #[test]
    fn every_bot_has_every_seat_with_every_set_up_that_it_plays() {
        for (bots, seats) in [(4, 4), (6, 4), (5, 2), (2, 4), (3, 5), (12, 5)] {
            let schedule = Schedule::new(&(0..bots).collect::<Vec<_>>(), seats, 1);
            for setup in games(&schedule, 20 * seats as u64).chunks(seats) {
                assert!(setup.iter().all(|sitting| sitting.setup == setup[0].setup));
                let counts = by_seat(setup);
                for bot in &setup[0].bots {
                    let seen: Vec<u32> = (0..seats).map(|seat| counts[&(*bot, seat)]).collect();
                    assert!(seen.iter().all(|count| *count == seen[0] && *count > 0), "{bots} bots: {seen:?}");
                }
            }
        }
    }

    #[test]
    fn after_a_round_everybody_has_sat_and_met_alike() {
        for (bots, seats) in [(4, 4), (5, 4), (6, 4), (7, 3), (5, 2), (2, 4), (2, 5), (3, 4), (3, 5), (4, 5), (2, 3)] {
            let schedule = Schedule::new(&(0..bots).collect::<Vec<_>>(), seats, 1);
            let round = games(&schedule, schedule.round());
            let (seats_taken, met) = (by_seat(&round), meetings(&round));
            assert_eq!((seats_taken.len(), met.len()), (bots * seats, bots * (bots - 1) / 2));
            assert!(all_equal(&seats_taken) && all_equal(&met), "{bots} bots, {seats} seats");
        }
    }

    #[test]
    fn nobody_gets_far_ahead_within_a_round() {
        for (bots, seats) in [(6, 2), (12, 2), (8, 3), (6, 4), (12, 5), (3, 5)] {
            let schedule = Schedule::new(&(0..bots).collect::<Vec<_>>(), seats, 1);
            let mut sat = vec![0; bots];
            for setup in 0..schedule.round() / seats as u64 {
                schedule.sitting(setup * seats as u64).bots.iter().for_each(|bot| sat[*bot] += 1);
                let ahead = sat.iter().max().unwrap() - sat.iter().min().unwrap();
                assert!(ahead <= 2, "{bots} bots, {seats} seats: {sat:?} after set-up {setup}");
            }
        }
    }

    #[test]
    fn two_bots_at_four_seats_mix_in_every_way() {
        let schedule = Schedule::new(&[0, 1], 4, 1);
        let first = |setup: u64| schedule.sitting(4 * setup).bots.iter().filter(|bot| **bot == 0).count();
        let mut mixes: Vec<usize> = (0..3).map(first).collect();
        mixes.sort_unstable();
        assert_eq!((schedule.round(), mixes), (12, vec![1, 2, 3]));
    }

    #[test]
    fn no_bot_sits_alone_with_itself_unless_there_is_no_other() {
        let schedule = Schedule::new(&[0, 0, 0, 1], 2, 1);
        let round = games(&schedule, schedule.round());
        assert_eq!(round.len(), 6);
        assert!(round.iter().all(|sitting| sitting.bots[0] != sitting.bots[1]));
        assert_eq!(Schedule::new(&[0], 4, 1).sitting(0).bots, [0, 0, 0, 0]);
        assert_eq!(Schedule::new(&[0, 0], 2, 1).sitting(1).bots, [0, 0]);
    }

    #[test]
    fn the_most_bots_are_scheduled_at_once() {
        let schedule = Schedule::new(&(0..MOST_BOTS).collect::<Vec<_>>(), 5, 1);
        assert_eq!(schedule.round(), 5 * 792);
    }
}
