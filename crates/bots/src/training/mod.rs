//! Training: games of self-play make new weights, which are kept only if they win a match against the old ones. Better
//! prediction of results is not always better play.
//!
//! There are three [`Task`]s. `samples` and `fit` learn the evaluation by ridge regression, `habits` learns weights of kinds
//! of actions by softmax regression on what a search chose, `evolution` learns everything in a policy by an evolution
//! strategy.

mod evolution;
mod fit;
mod habits;
mod samples;

use crate::{Budget, Knowledge, Level, Mind, Weights, WeightsError, in_parallel};
use game::{OptionError, Seat, Settings};
use samples::{Sample, match_seed, play};
use std::convert::Infallible;
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;
use std::sync::Arc;

/// What is learned, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// The evaluation of positions, by regression on games of journeymen.
    Evaluation,
    /// The weights of kinds of actions, by softmax regression on the choices of masters.
    Habits,
    /// The whole policy, by an evolution strategy on games of apprentices.
    Evolution,
}

impl Task {
    /// All tasks.
    pub const ALL: [Task; 3] = [Task::Evaluation, Task::Habits, Task::Evolution];
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Task::Evaluation => "evaluation",
            Task::Habits => "habits",
            Task::Evolution => "evolution",
        })
    }
}

/// A text is not the name of a [`Task`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownTask(String);

impl fmt::Display for UnknownTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no lesson `{}`: the lessons are evaluation, habits and evolution", self.0)
    }
}

impl std::error::Error for UnknownTask {}

impl FromStr for Task {
    type Err = UnknownTask;

    fn from_str(text: &str) -> Result<Task, UnknownTask> {
        let found = Task::ALL.into_iter().find(|task| task.to_string() == text);
        found.ok_or_else(|| UnknownTask(text.to_owned()))
    }
}

/// How many games are played in training, and with which budgets.
#[derive(Clone, Debug)]
pub struct TrainingPlan {
    /// Number of players.
    pub players: u8,
    /// Games of journeymen for [`Task::Evaluation`].
    pub games: u64,
    /// Their rollouts per decision.
    pub iterations: u32,
    /// Games of masters for [`Task::Habits`].
    pub watched: u64,
    /// Their iterations per decision.
    pub search: u32,
    /// Games of apprentices for [`Task::Evolution`].
    pub evolution: u64,
    /// Games of the match that decides whether the new weights are kept.
    pub match_games: u64,
    /// Seed of all random numbers.
    pub seed: u64,
    /// Number of games played at once. It does not change the result.
    pub threads: usize,
}

impl TrainingPlan {
    /// Number of games that a task takes, including its match.
    pub fn length(&self, task: Task) -> u64 {
        let games = match task {
            Task::Evaluation => self.games,
            Task::Habits => self.watched,
            Task::Evolution => self.evolution,
        };
        games.saturating_add(self.match_games)
    }
}

/// The result of a task.
#[derive(Clone, PartialEq, Debug)]
pub struct TrainingReport {
    /// Before and after. For [`Task::Evaluation`] the error of the predicted results, in points (root mean square); for
    /// [`Task::Habits`] the probability that the policy chooses what the search chose.
    pub fit: Option<[f64; 2]>,
    /// Share of wins of one player with the new weights against players with the old ones.
    pub wins: f64,
    /// Whether that is clearly more than an equal share, so that the new weights are kept.
    pub kept: bool,
}

/// Trains the weights of one game.
pub trait Trainer: Sync {
    /// Checks that weights fit the game.
    ///
    /// # Errors
    ///
    /// Returns the first fault that [`Weights::fit`] finds.
    fn check(&self, weights: &Weights) -> Result<(), WeightsError>;

    /// Does one task. Weights that win their match replace the old ones. `progress` is called after every game.
    ///
    /// # Errors
    ///
    /// Fails if the game cannot be played by this number of players.
    fn train(
        &self,
        weights: &mut Weights,
        task: Task,
        plan: &TrainingPlan,
        progress: &(dyn Fn() + Sync),
    ) -> Result<TrainingReport, OptionError>;
}

/// The [`Trainer`] of a game with [`Knowledge`].
pub struct SelfPlay<G>(PhantomData<fn() -> G>);

impl<G: Knowledge> SelfPlay<G> {
    /// It has no state.
    pub const NEW: SelfPlay<G> = SelfPlay(PhantomData);
}

impl<G: Knowledge> Trainer for SelfPlay<G> {
    fn check(&self, weights: &Weights) -> Result<(), WeightsError> {
        weights.fit::<G>()
    }

    fn train(
        &self,
        weights: &mut Weights,
        task: Task,
        plan: &TrainingPlan,
        progress: &(dyn Fn() + Sync),
    ) -> Result<TrainingReport, OptionError> {
        let settings = Settings::new(G::OPTIONS);
        G::new(plan.players, &settings, plan.seed)?;
        let session = Session { plan, settings, old: Arc::new(Mind::<G>::new(weights, plan.players)), progress };
        let Candidate { weights: candidate, fit, level } = match task {
            Task::Evaluation => session.evaluation(weights),
            Task::Habits => session.habits(weights),
            Task::Evolution => session.evolution(weights),
        };
        let wins = session.wins_of(&candidate, level);
        let equal = 1.0 / f64::from(plan.players);
        // More than one standard error above an equal share.
        let kept = wins > equal + (equal * (1.0 - equal) / plan.match_games.max(1) as f64).sqrt();
        if kept {
            *weights = candidate;
        }
        Ok(TrainingReport { fit, wins, kept })
    }
}

/// What a task works with.
struct Session<'a, G: Knowledge> {
    plan: &'a TrainingPlan,
    settings: Settings,
    /// With the old weights.
    old: Arc<Mind<G>>,
    progress: &'a (dyn Fn() + Sync),
}

/// Weights that have not won a match yet.
struct Candidate {
    weights: Weights,
    /// See [`TrainingReport::fit`].
    fit: Option<[f64; 2]>,
    /// The level that plays the match.
    level: Level,
}

impl<G: Knowledge> Session<'_, G> {
    fn evaluation(&self, weights: &Weights) -> Candidate {
        let plan = self.plan;
        let level = Level::Journeyman(Budget::Iterations(plan.iterations));
        let games = self.games(plan.games, |number| {
            let mind = |_| self.old.clone();
            let game = play::<G>(plan.players, &self.settings, plan.seed.wrapping_add(number), level, &mind);
            game.map(|(samples, _)| samples).unwrap_or_default()
        });
        let samples: Vec<Sample> = games.into_iter().flatten().collect();
        let fitted = fit::fit::<G>(&self.old, plan.players.into(), &samples);
        let mut weights = weights.clone();
        weights.players.entry(plan.players).or_default().extend(fitted.table);
        Candidate { weights, fit: Some([fitted.error_before, fitted.error_after]), level }
    }

    fn habits(&self, weights: &Weights) -> Candidate {
        let plan = self.plan;
        let games = self.games(plan.watched, |number| {
            let seed = plan.seed.wrapping_add(number);
            habits::watch::<G>(plan.players, &self.settings, seed, plan.search, &self.old)
        });
        let decisions: Vec<habits::Decision> = games.into_iter().flatten().collect();
        let (rows, agreement) = habits::fit::<G>(&self.old, &decisions);
        let mut weights = weights.clone();
        weights.players.entry(plan.players).or_default().extend(rows);
        Candidate { weights, fit: Some(agreement), level: Level::Apprentice }
    }

    fn evolution(&self, weights: &Weights) -> Candidate {
        let weights = evolution::evolve::<G>(weights, self.plan, &self.settings, self.progress);
        Candidate { weights, fit: None, level: Level::Apprentice }
    }

    /// Share of wins of one player with the new weights against players with the old ones, in all seats of every setup.
    fn wins_of(&self, candidate: &Weights, level: Level) -> f64 {
        let plan = self.plan;
        let new: Arc<Mind<G>> = Arc::new(Mind::new(candidate, plan.players));
        let players = u64::from(plan.players);
        let shares = self.games(plan.match_games, |number| {
            let challenger = Seat::ALL[(number % players) as usize];
            let mind = |seat: Seat| if seat == challenger { new.clone() } else { self.old.clone() };
            let seed = match_seed(plan.seed, number / players);
            let game = play::<G>(plan.players, &self.settings, seed, level, &mind);
            game.map_or(0.0, |(_, outcome)| outcome.share(challenger))
        });
        shares.iter().sum::<f64>() / shares.len().max(1) as f64
    }

    /// Plays games on several threads.
    fn games<T: Send>(&self, count: u64, play: impl Fn(u64) -> T + Sync) -> Vec<T> {
        let Ok(games) =
            in_parallel(count, self.plan.threads, |number| Ok::<T, Infallible>(play(number)), self.progress);
        games
    }
}
