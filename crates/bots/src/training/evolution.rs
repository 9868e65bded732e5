//! Evolution: the numbers of a policy are shaken, apprentices with the one half of each shake play against apprentices with
//! the other, and the numbers move towards the better half. So even a number deep in a policy is learned from results.

use super::{Plan, in_parallel};
use crate::knowledge::habit_row;
use crate::{Bot, Knowledge, Level, Mind, Weights, numbers};
use game::{Random, Seat, Settings, play_out};
use std::convert::Infallible;
use std::sync::Arc;

/// Games that are played before the numbers move.
const BATCH: u64 = 32;
/// How far a shake goes, as a part of a number.
const SHAKE: f32 = 0.2;
/// A number that is nothing yet is shaken as if it were this.
const LEAST: f32 = 0.3;
/// How far the numbers move after a game, in shakes.
const PACE: f32 = 0.02;
/// What a win counts beside the points.
const WIN: f32 = 10.0;

/// A number of the weights: its row, its moment, and how far it is shaken.
struct Gene {
    row: String,
    moment: usize,
    moments: usize,
    shake: f32,
}

/// The weights after so many games of apprentices.
pub fn evolve<G: Knowledge>(weights: &Weights, plan: &Plan, settings: &Settings, tick: &(dyn Fn() + Sync)) -> Weights {
    let genes = genes::<G>(weights, plan.players);
    let mut moved = vec![0.0; genes.len()];
    let mut random = Random::stream(plan.seed, 3);
    // What a difference usually is, so that a game moves the numbers by about one pace.
    let mut usual = 15.0;
    for batch in 0..plan.evolution.div_ceil(BATCH) {
        let shakes: Vec<Vec<f32>> = (0..BATCH).map(|_| genes.iter().map(|_| normal(&mut random)).collect()).collect();
        let differences = in_parallel(BATCH, plan.threads, tick, |number| {
            let shake = &shakes[number as usize];
            let half = |sign: f32| {
                let moved: Vec<f32> = moved.iter().zip(shake).map(|(moved, shake)| moved + sign * shake).collect();
                Arc::new(Mind::new(&changed(weights, plan.players, &genes, &moved), plan.players))
            };
            difference::<G>(plan, settings, batch * BATCH + number, [half(1.0), half(-1.0)])
        });
        let left = 1.0 - 0.7 * (batch * BATCH) as f32 / plan.evolution.max(1) as f32;
        for (shake, difference) in shakes.iter().zip(differences) {
            usual += 0.001 * (1.25 * difference.abs() - usual);
            let pace = PACE * left * difference / usual;
            moved.iter_mut().zip(shake).for_each(|(moved, shake)| *moved += pace * shake);
        }
    }
    changed(weights, plan.players, &genes, &moved)
}

/// Everything that the policy goes by, but not what the evaluation does.
fn genes<G: Knowledge>(weights: &Weights, players: u8) -> Vec<Gene> {
    let measures = G::MEASURES.iter().map(|name| (*name).to_owned());
    let rows = measures.chain(G::habit_names().into_iter().map(|name| habit_row(&name)));
    let gene = |row: String| {
        let numbers = weights.row(players, &row, G::MOMENTS.len());
        let size = numbers.iter().fold(LEAST, |size, number| size.max(number.abs()));
        let shake = SHAKE * size;
        let moments = numbers.len();
        (0..moments).map(move |moment| Gene { row: row.clone(), moment, moments, shake })
    };
    rows.flat_map(gene).collect()
}

fn changed(weights: &Weights, players: u8, genes: &[Gene], moved: &[f32]) -> Weights {
    let mut changed = weights.clone();
    let table = changed.players.entry(players).or_default();
    for (gene, moved) in genes.iter().zip(moved) {
        let row = table.entry(gene.row.clone()).or_insert_with(|| vec![0.0; gene.moments]);
        if let Some(number) = row.get_mut(gene.moment) {
            *number += gene.shake * moved;
        }
    }
    changed
}

/// How much better the first half did, in points.
fn difference<G: Knowledge>(plan: &Plan, settings: &Settings, game: u64, halves: [Arc<Mind<G>>; 2]) -> f32 {
    let players = usize::from(plan.players);
    let Ok(mut state) = G::new(plan.players, settings, plan.seed.wrapping_add(game / 2)) else { return 0.0 };
    // Half of the table, in every second game the other half of the same set-up.
    let half =
        |seat: Seat| usize::from((seat.index() + game as usize / 2) % players >= players / 2) ^ (game as usize % 2);
    let bot = |seat: Seat| Level::Apprentice.bot_with(halves[half(seat)].clone(), game * 8 + seat.index() as u64, 1);
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::first(plan.players).map(bot).collect();
    let Ok(()) = play_out(&mut state, |state, seat, legal| {
        Ok::<_, Infallible>(bots[seat.index()].choose(&state.view(Some(seat)), seat, legal))
    });
    let Some(outcome) = state.outcome() else { return 0.0 };
    let mean = |side: usize| {
        let seats = Seat::first(plan.players).filter(|seat| half(*seat) == side);
        let all: Vec<f32> =
            seats.map(|seat| outcome.scores[seat.index()] as f32 + WIN * outcome.share(seat) as f32).collect();
        all.iter().sum::<f32>() / all.len().max(1) as f32
    };
    mean(0) - mean(1)
}

/// A normal number, near enough: twelve even ones.
fn normal(random: &mut Random) -> f32 {
    (0..12).map(|_| numbers::unit(random)).sum::<f32>() - 6.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers that are not in the file yet are learned too.
    #[test]
    fn evolution_begins_with_nothing() {
        let start = Weights::read(include_str!("../../weights/caylus-start.json")).unwrap_or_default();
        let plan = Plan {
            players: 2,
            games: 1,
            iterations: 1,
            watched: 1,
            search: 1,
            evolution: 64,
            match_games: 1,
            seed: 1,
            threads: 2,
        };
        let settings = Settings::new(<caylus::State as game::Game>::OPTIONS);
        let evolved = evolve::<caylus::State>(&start, &plan, &settings, &|| {});
        let row = evolved.row(2, &habit_row("castle with two batches"), 4);
        assert!(row.iter().any(|number| *number != 0.0), "{row:?}");
        let alone = evolve::<caylus::State>(&start, &Plan { threads: 1, ..plan }, &settings, &|| {});
        assert_eq!(evolved, alone, "the number of threads makes no difference");
        assert_eq!(evolved.players[&3], start.players[&3]);
        assert_eq!(evolved.players[&2]["gold"], start.players[&2]["gold"], "the evaluation is not the policy");
    }
}
