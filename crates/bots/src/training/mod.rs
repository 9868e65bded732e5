//! Learning by self-play what features are worth: games are played, positions at the starts of turns are remembered, and
//! the weights move towards those that would have foreseen the results. A step is kept only if it wins a match: better
//! foresight is not always better play.

mod evolution;
mod fit;
mod habits;
mod samples;

use crate::{Budget, Knowledge, Level, Mind, Weights};
use game::{OptionError, Seat, Settings};
use samples::{Sample, contest_seed, play};
use std::fmt;
use std::panic::resume_unwind;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// What is learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lesson {
    /// What positions are worth: by regression, from games of journeymen.
    Evaluation,
    /// What kinds of actions to like: by regression, from what masters choose.
    Habits,
    /// All numbers of the policy: by evolution, from games of apprentices.
    Evolution,
}

impl Lesson {
    /// All of them.
    pub const ALL: [Lesson; 3] = [Lesson::Evaluation, Lesson::Habits, Lesson::Evolution];
}

impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Lesson::Evaluation => "evaluation",
            Lesson::Habits => "habits",
            Lesson::Evolution => "evolution",
        })
    }
}

impl FromStr for Lesson {
    type Err = String;

    fn from_str(text: &str) -> Result<Lesson, String> {
        let found = Lesson::ALL.into_iter().find(|lesson| lesson.to_string() == text);
        found.ok_or_else(|| format!("there is no lesson `{text}`: the lessons are evaluation, habits and evolution"))
    }
}

/// How to learn.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many play.
    pub players: u8,
    /// Games of journeymen for a lesson in evaluation.
    pub games: u64,
    /// Their rollouts for each decision.
    pub iterations: u32,
    /// Games of masters for a lesson in habits.
    pub watched: u64,
    /// Their iterations for each decision.
    pub search: u32,
    /// Games of apprentices for a lesson in evolution.
    pub evolution: u64,
    /// Games of the match that decides whether something learned is kept.
    pub match_games: u64,
    /// Decides everything that chance decides.
    pub seed: u64,
    /// How many games are played at once.
    pub threads: usize,
}

impl Plan {
    /// How many games a lesson takes, its match included.
    pub fn length(&self, lesson: Lesson) -> u64 {
        let games = match lesson {
            Lesson::Evaluation => self.games,
            Lesson::Habits => self.watched,
            Lesson::Evolution => self.evolution,
        };
        games.saturating_add(self.match_games)
    }
}

/// What a lesson came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Learned {
    /// In evaluation, how far the weights were off the results, in points (root of the mean square), before and after; in
    /// habits, how likely the policy did what the search did.
    pub fit: Option<[f64; 2]>,
    /// The share of wins of one player with new weights among others with old ones.
    pub wins: f64,
    /// Whether that is clearly more than an equal share, so that the new weights are kept.
    pub kept: bool,
}

/// One lesson and the match after it. Better weights take the place of the old ones. `tick` is called after every game.
pub fn learn<G: Knowledge>(
    weights: &mut Weights,
    lesson: Lesson,
    plan: &Plan,
    tick: &(dyn Fn() + Sync),
) -> Result<Learned, OptionError> {
    let settings = Settings::new(G::OPTIONS);
    G::new(plan.players, &settings, plan.seed)?;
    let old: Arc<Mind<G>> = Arc::new(Mind::new(weights, plan.players));
    let mut candidate = weights.clone();
    let mut level = Level::Journeyman(Budget::Iterations(plan.iterations));
    let mut fit = None;
    match lesson {
        Lesson::Evaluation => {
            let games = in_parallel(plan.games, plan.threads, tick, |number| {
                let game = play::<G>(plan.players, &settings, plan.seed.wrapping_add(number), level, &|_| old.clone());
                game.map(|(samples, _)| samples).unwrap_or_default()
            });
            let samples: Vec<Sample> = games.into_iter().flatten().collect();
            let fitted = fit::fit::<G>(&old, plan.players.into(), &samples);
            fit = Some([fitted.error_before, fitted.error_after]);
            candidate.players.entry(plan.players).or_default().extend(fitted.table);
        }
        Lesson::Habits => {
            let games = in_parallel(plan.watched, plan.threads, tick, |number| {
                habits::watch::<G>(plan.players, &settings, plan.seed.wrapping_add(number), plan.search, &old)
            });
            let choices: Vec<habits::Choice> = games.into_iter().flatten().collect();
            let (rows, agreement) = habits::learn::<G>(&old, &choices);
            fit = Some(agreement);
            candidate.players.entry(plan.players).or_default().extend(rows);
            level = Level::Apprentice;
        }
        Lesson::Evolution => {
            candidate = evolution::evolve::<G>(weights, plan, &settings, tick);
            level = Level::Apprentice;
        }
    }
    let new: Arc<Mind<G>> = Arc::new(Mind::new(&candidate, plan.players));
    let wins = contest(&old, &new, &settings, plan, level, tick);
    let equal = 1.0 / f64::from(plan.players);
    // By more than chance alone usually makes of an equal share: one standard error.
    let kept = wins > equal + (equal * (1.0 - equal) / plan.match_games.max(1) as f64).sqrt();
    if kept {
        *weights = candidate;
    }
    Ok(Learned { fit, wins, kept })
}

/// The share of wins of one player with the new mind among others with the old one, in all seats of every set-up.
fn contest<G: Knowledge>(
    old: &Arc<Mind<G>>,
    new: &Arc<Mind<G>>,
    settings: &Settings,
    plan: &Plan,
    level: Level,
    tick: &(dyn Fn() + Sync),
) -> f64 {
    let players = u64::from(plan.players);
    let shares = in_parallel(plan.match_games, plan.threads, tick, |number| {
        let candidate = Seat::ALL[(number % players) as usize];
        let mind = |seat: Seat| if seat == candidate { new.clone() } else { old.clone() };
        let game = play::<G>(plan.players, settings, contest_seed(plan.seed, number / players), level, &mind);
        game.map_or(0.0, |(_, outcome)| outcome.share(candidate))
    });
    shares.iter().sum::<f64>() / shares.len().max(1) as f64
}

/// Does so many things on several threads; the results are in order, whoever made them.
fn in_parallel<T: Send>(
    number: u64,
    threads: usize,
    tick: &(dyn Fn() + Sync),
    make: impl Fn(u64) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut made = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if at >= number {
                return made;
            }
            made.push((at, make(at)));
            tick();
        }
    };
    let mut all: Vec<(u64, T)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let results = workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)));
        results.flatten().collect()
    });
    all.sort_by_key(|(at, _)| *at);
    all.into_iter().map(|(_, made)| made).collect()
}
