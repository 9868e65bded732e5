//! Evolution strategy with mirrored sampling: weights are perturbed, bots with the perturbation play against bots with its
//! opposite, and the weights move towards the better side. So every weight is learned from results, however deep it is used.
//! What a character likes is part of its result.

use super::TrainingPlan;
use crate::character::Liking;
use crate::mind::{SEATS, policy_row};
use crate::{Bot, Knowledge, Level, Mind, Weights, in_parallel, math};
use game::{Random, Seat, Settings, Stream, play_out};
use std::convert::Infallible;
use std::sync::Arc;

/// Games that are played before the parameters move.
const BATCH: u64 = 32;
/// Standard deviation of a perturbation, as a share of the parameter.
const DEVIATION: f32 = 0.2;
/// A smaller parameter is perturbed as if it were this large.
const LEAST: f32 = 0.3;
/// Step size after a game, in standard deviations.
const LEARNING_RATE: f32 = 0.02;
/// Points that a win counts for.
const WIN: f32 = 10.0;

/// A number in the weights that evolves.
struct Gene {
    row: String,
    stage: usize,
    stages: usize,
    deviation: f32,
}

/// Apprentices play by nothing but the policy.
pub(super) const LEVEL: Level = Level::APPRENTICE;

/// The rows of the whole policy.
fn rows<G: Knowledge>() -> Vec<String> {
    let parameters = G::PARAMETERS.iter().map(|name| (*name).to_owned());
    parameters.chain(G::FEATURES.iter().map(|name| policy_row(name))).collect()
}

/// Evolves the policy: that of a character, if it `likes` something.
pub(super) fn evolve<G: Knowledge>(
    weights: &Weights,
    likes: Option<Liking<G>>,
    plan: &TrainingPlan,
    settings: &Settings,
    progress: &dyn Fn(),
) -> Weights {
    let genes = genes(&rows::<G>(), weights, plan.players, G::STAGES.len());
    let mut moved = vec![0.0; genes.len()];
    let mut random = Random::stream(plan.seed, Stream::Training);
    // Running mean of the absolute difference: steps are scaled by it.
    let mut usual = 15.0;
    let rivals = likes.map(|_| Mind::usual(plan.players));
    for batch in 0..plan.evolution.div_ceil(BATCH) {
        let perturbations: Vec<Vec<f32>> =
            (0..BATCH).map(|_| genes.iter().map(|_| normal(&mut random)).collect()).collect();
        let play = |number: u64| {
            let perturbation = &perturbations[number as usize];
            let side = |sign: f32| {
                let moved: Vec<f32> = moved.iter().zip(perturbation).map(|(moved, by)| moved + sign * by).collect();
                let mind = Mind::new(&changed(weights, plan.players, &genes, &moved), plan.players);
                Arc::new(mind.with_likes(likes))
            };
            let sides = Sides { minds: [side(1.0), side(-1.0)], rivals: rivals.clone() };
            Ok::<_, Infallible>(difference::<G>(plan, settings, batch * BATCH + number, &sides))
        };
        let Ok(differences) = in_parallel(BATCH, plan.threads, play, progress);
        // The step size decays to three tenths.
        let decay = 1.0 - 0.7 * (batch * BATCH) as f32 / plan.evolution.max(1) as f32;
        for (perturbation, difference) in perturbations.iter().zip(differences) {
            usual += 0.001 * (1.25 * difference.abs() - usual);
            let step = LEARNING_RATE * decay * difference / usual;
            moved.iter_mut().zip(perturbation).for_each(|(moved, by)| *moved += step * by);
        }
    }
    changed(weights, plan.players, &genes, &moved)
}

/// All numbers of these rows.
fn genes(rows: &[String], weights: &Weights, players: u8, stages: usize) -> Vec<Gene> {
    let gene = |row: &String| {
        let row = row.clone();
        let numbers = weights.row(players, &row, stages);
        let size = numbers.iter().fold(LEAST, |size, number| size.max(number.abs()));
        let deviation = DEVIATION * size;
        (0..stages).map(move |stage| Gene { row: row.clone(), stage, stages, deviation })
    };
    rows.iter().flat_map(gene).collect()
}

/// The weights with the genes moved by this many deviations.
fn changed(weights: &Weights, players: u8, genes: &[Gene], moved: &[f32]) -> Weights {
    let mut changed = weights.clone();
    let table = changed.players.entry(players).or_default();
    for (gene, moved) in genes.iter().zip(moved) {
        let row = table.entry(gene.row.clone()).or_insert_with(|| vec![0.0; gene.stages]);
        if let Some(number) = row.get_mut(gene.stage) {
            *number += gene.deviation * moved;
        }
    }
    changed
}

/// The two sides of a game, with opposite perturbations.
struct Sides<G: Knowledge> {
    minds: [Arc<Mind<G>>; 2],
    /// A character learns among others: each side has one seat, and these have the rest.
    rivals: Option<Arc<Mind<G>>>,
}

impl<G: Knowledge> Sides<G> {
    /// Whose a seat is; `None` if it is a rival's. The sides change seats in every second game, which has the same setup.
    fn of(&self, seat: Seat, players: usize, game: u64) -> Option<usize> {
        let place = (seat.index() + game as usize / 2) % players;
        let second = match self.rivals {
            Some(_) if place > 1 => return None,
            Some(_) => place == 1,
            None => place >= players / 2,
        };
        Some(usize::from(second) ^ (game as usize % 2))
    }

    fn mind(&self, side: Option<usize>) -> &Arc<Mind<G>> {
        match (side, &self.rivals) {
            (None, Some(rivals)) => rivals,
            (side, _) => &self.minds[side.unwrap_or_default()],
        }
    }
}

/// Plays a game of two sides. Returns how much better the first did, in points.
fn difference<G: Knowledge>(plan: &TrainingPlan, settings: &Settings, game: u64, sides: &Sides<G>) -> f32 {
    let Ok(mut state) = G::new(plan.players, settings, plan.seed.wrapping_add(game / 2)) else { return 0.0 };
    let side = |seat: Seat| sides.of(seat, plan.players.into(), game);
    let bot = |seat: Seat| LEVEL.build(sides.mind(side(seat)).clone(), game * 8 + seat.index() as u64, 1);
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::first(plan.players).map(bot).collect();
    let mut liked = [0.0; SEATS];
    let Ok(()) = play_out(&mut state, |state, seat, legal| {
        let view = state.remembered(seat);
        let action = bots[seat.index()].choose(&view, seat, legal);
        liked[seat.index()] += sides.mind(side(seat)).liked(&view, seat, action);
        Ok::<_, Infallible>(action)
    });
    let Some(outcome) = state.outcome() else { return 0.0 };
    let mean = |one: usize| {
        let seats = Seat::first(plan.players).filter(|seat| side(*seat) == Some(one));
        let result =
            |seat: Seat| outcome.scores[seat.index()] as f32 + WIN * outcome.share(seat) as f32 + liked[seat.index()];
        let all: Vec<f32> = seats.map(result).collect();
        all.iter().sum::<f32>() / all.len().max(1) as f32
    };
    mean(0) - mean(1)
}

/// A number that is nearly normally distributed: the sum of twelve uniform ones.
fn normal(random: &mut Random) -> f32 {
    (0..12).map(|_| math::uniform(random)).sum::<f32>() - 6.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows that are missing in the file evolve too.
    #[test]
    fn evolution_begins_with_nothing() {
        let mut start = Weights::read(include_str!("../../weights/ys-start.json")).unwrap_or_default();
        start.players.values_mut().for_each(|rows| rows.retain(|name, _| name != "sharpness"));
        let plan = TrainingPlan {
            players: 2,
            character: None,
            games: 1,
            iterations: 1,
            watched: 1,
            search: 1,
            evolution: 64,
            league: Vec::new(),
            match_games: 1,
            seed: 1,
            threads: 2,
        };
        let settings = Settings::new(<ys::State as game::Game>::OPTIONS);
        let evolved = evolve::<ys::State>(&start, None, &plan, &settings, &|| {});
        let row = evolved.row(2, "sharpness", 5);
        assert!(row.iter().any(|number| *number != 0.0), "{row:?}");
        let alone = evolve::<ys::State>(&start, None, &TrainingPlan { threads: 1, ..plan }, &settings, &|| {});
        assert_eq!(evolved, alone, "the number of threads makes no difference");
        assert_eq!(evolved.players[&3], start.players[&3]);
        let feature = <ys::State as Knowledge>::FEATURES[0];
        assert_eq!(evolved.players[&2][feature], start.players[&2][feature], "the evaluation is not the policy");
    }
}
