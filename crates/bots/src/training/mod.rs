//! Learning by self-play what features are worth: games are played, positions at the starts of turns are remembered, and
//! the weights move towards those that would have foreseen the results. A step is kept only if it wins a match: better
//! foresight is not always better play.

mod fit;
mod habits;
mod samples;

use crate::{Budget, Knowledge, Level, Mind, Weights};
use fit::fit;
use game::{OptionError, Seat, Settings};
use samples::{Sample, play};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// How to learn.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many play.
    pub players: u8,
    /// Games of self-play in each round.
    pub games: u64,
    /// Games of the match that decides whether a step is kept.
    pub match_games: u64,
    /// Rollouts for each decision of self-play.
    pub iterations: u32,
    /// Iterations for each decision of the searchers from whom habits are learned.
    pub search: u32,
    /// Decides everything that chance decides.
    pub seed: u64,
    /// How many games are played at once.
    pub threads: usize,
}

/// What a round of learning came to.
#[derive(Clone, Debug)]
pub struct Step {
    /// How far the old weights were off the results, in points (root of the mean square).
    pub error_before: f64,
    /// How far the new ones are, on the same games.
    pub error_after: f64,
    /// The share of wins of one player with new weights among others with old ones.
    pub wins: f64,
    /// Whether that is more than an equal share, so that the new weights are kept.
    pub kept: bool,
}

/// One round: self-play, fit, match. Better weights take the place of the old ones.
pub fn round<G: Knowledge>(weights: &mut Weights, plan: &Plan) -> Result<Step, OptionError> {
    let settings = Settings::new(G::OPTIONS);
    G::new(plan.players, &settings, plan.seed)?;
    let old: Arc<Mind<G>> = Arc::new(Mind::new(weights, plan.players));
    let level = Level::Journeyman(Budget::Iterations(plan.iterations));
    let seat_all = |_: Seat| old.clone();
    let games = in_parallel(plan.games, plan.threads, |number| {
        let game = play::<G>(plan.players, &settings, plan.seed.wrapping_add(number), level, &seat_all);
        game.map(|(samples, _)| samples).unwrap_or_default()
    });
    let samples: Vec<Sample> = games.into_iter().flatten().collect();
    let fitted = fit::<G>(&old, &samples);
    let mut candidate = weights.clone();
    candidate.players.entry(plan.players).or_default().extend(fitted.table);
    let new: Arc<Mind<G>> = Arc::new(Mind::new(&candidate, plan.players));
    let wins = contest(&old, &new, &settings, plan, level);
    let kept = wins > 1.0 / f64::from(plan.players);
    if kept {
        *weights = candidate;
    }
    Ok(Step { error_before: fitted.error_before, error_after: fitted.error_after, wins, kept })
}

/// What a round of learning habits came to.
#[derive(Clone, Debug)]
pub struct HabitStep {
    /// How likely the policy did what the search did, before and after.
    pub agreement: [f64; 2],
    /// The share of wins of one player with new habits among others with old ones.
    pub wins: f64,
    /// Whether that is more than an equal share, so that the new habits are kept.
    pub kept: bool,
}

/// One round: games of searchers, habits drawn towards what they chose, match.
pub fn habit_round<G: Knowledge>(weights: &mut Weights, plan: &Plan) -> Result<HabitStep, OptionError> {
    let settings = Settings::new(G::OPTIONS);
    G::new(plan.players, &settings, plan.seed)?;
    let old: Arc<Mind<G>> = Arc::new(Mind::new(weights, plan.players));
    let games = in_parallel(plan.games, plan.threads, |number| {
        habits::watch::<G>(plan.players, &settings, plan.seed.wrapping_add(number), plan.search, &old)
    });
    let choices: Vec<habits::Choice> = games.into_iter().flatten().collect();
    let (rows, agreement) = habits::learn::<G>(&old, &choices);
    let mut candidate = weights.clone();
    candidate.players.entry(plan.players).or_default().extend(rows);
    let new: Arc<Mind<G>> = Arc::new(Mind::new(&candidate, plan.players));
    let level = Level::Journeyman(Budget::Iterations(plan.iterations));
    let wins = contest(&old, &new, &settings, plan, level);
    let kept = wins > 1.0 / f64::from(plan.players);
    if kept {
        *weights = candidate;
    }
    Ok(HabitStep { agreement, wins, kept })
}

/// The share of wins of one player with the new mind among others with the old one, in all seats of every set-up.
fn contest<G: Knowledge>(
    old: &Arc<Mind<G>>,
    new: &Arc<Mind<G>>,
    settings: &Settings,
    plan: &Plan,
    level: Level,
) -> f64 {
    let players = u64::from(plan.players);
    // Other set-ups than those of the self-play.
    let first = plan.seed.wrapping_add(1 << 32);
    let shares = in_parallel(plan.match_games, plan.threads, |number| {
        let candidate = Seat::ALL[(number % players) as usize];
        let mind = |seat: Seat| if seat == candidate { new.clone() } else { old.clone() };
        let game = play::<G>(plan.players, settings, first.wrapping_add(number / players), level, &mind);
        game.map_or(0.0, |(_, outcome)| outcome.share(candidate))
    });
    shares.iter().sum::<f64>() / shares.len().max(1) as f64
}

/// Does so many things on several threads; the results are in order, whoever made them.
fn in_parallel<T: Send>(number: u64, threads: usize, make: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut made = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if at >= number {
                return made;
            }
            made.push((at, make(at)));
        }
    };
    let mut all: Vec<(u64, T)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).flatten().collect()
    });
    all.sort_by_key(|(at, _)| *at);
    all.into_iter().map(|(_, made)| made).collect()
}
