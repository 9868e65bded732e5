//! Training: games of self-play make new weights, which are kept only if they win a match against the old ones. Better
//! prediction of results is not always better play.
//!
//! A [`Character`] learns in the same way, with what it likes as points on top of its results. Its new weights are kept if it does
//! as much of what it likes as before, and still wins enough against the usual bots.
//!
//! There are four [`Task`]s. `samples` and `fit` learn the evaluation by ridge regression on games of masters. `policy` learns the
//! table of a policy from what a search chose, `beliefs` what to think of hidden actions from what was hidden, by the softmax
//! `regression`. `evolution` learns the numbers of a policy that is computed, by an evolution strategy.

mod beliefs;
mod evolution;
mod fit;
mod policy;
mod regression;
mod samples;

use crate::character::Liking;
use crate::mind::belief_row;
use crate::table::has_table;
use crate::{Budget, Character, CharacterName, Knowledge, Level, Mind, Weights, WeightsError, in_parallel, math};
use game::{OptionError, Random, Seat, Settings, Stream};
use regression::Decision;
use samples::{Cast, Forced, Played, match_seed, play};
use std::convert::Infallible;
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;
use std::sync::Arc;

/// What is learned, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// The evaluation of positions, by regression on games of masters.
    Evaluation,
    /// A policy that is a table, by softmax regression on the choices of masters.
    Policy,
    /// A policy that is computed, by an evolution strategy on games of apprentices.
    Evolution,
    /// What is believed of hidden actions, by softmax regression on what masters hid.
    Beliefs,
}

impl Task {
    /// All tasks.
    pub const ALL: [Task; 4] = [Task::Evaluation, Task::Policy, Task::Evolution, Task::Beliefs];
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Task::Evaluation => "evaluation",
            Task::Policy => "policy",
            Task::Evolution => "evolution",
            Task::Beliefs => "beliefs",
        })
    }
}

/// A text is not the name of a [`Task`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownTask(String);

impl fmt::Display for UnknownTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no lesson `{}`: the lessons are evaluation, policy, evolution and beliefs", self.0)
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
    /// Who learns, if it is not the usual bot.
    pub character: Option<CharacterName>,
    /// Games of masters for [`Task::Evaluation`].
    pub games: u64,
    /// Their iterations per decision, and the rollouts of the journeymen that a character meets in its match.
    pub iterations: u32,
    /// Games of masters for [`Task::Policy`] and [`Task::Beliefs`].
    pub watched: u64,
    /// Their iterations per decision.
    pub search: u32,
    /// Games of apprentices for [`Task::Evolution`].
    pub evolution: u64,
    /// Weights of rivals in the games of [`Task::Evaluation`]: in part of them a seat is given to one of these.
    pub league: Vec<Weights>,
    /// Games of the match that decides whether the new weights are kept; without any they are.
    pub match_games: u64,
    /// Seed of all random numbers.
    pub seed: u64,
    /// Number of games played at once. It does not change the result.
    pub threads: usize,
}

impl TrainingPlan {
    /// Number of games that a task takes, including its match, or both matches of a character.
    pub fn length(&self, task: Task) -> u64 {
        let games = match task {
            Task::Evaluation => self.games,
            Task::Policy | Task::Beliefs => self.watched,
            Task::Evolution => self.evolution,
        };
        let matches = if self.character.is_some() { 2 } else { 1 };
        games.saturating_add(self.match_games.saturating_mul(matches))
    }
}

/// How well weights fit, before and after a task.
#[derive(Clone, PartialEq, Debug)]
pub enum Fit {
    /// [`Task::Evaluation`]: the share of the variance of the points still to come that is foreseen, in other games, from each
    /// stage of the game to the next.
    Foreseen([Vec<f64>; 2]),
    /// [`Task::Policy`]: the probability that the policy chooses what the search chose; [`Task::Beliefs`]: that what was hidden
    /// is guessed.
    Agreement([f64; 2]),
    /// [`Task::Evolution`] fits nothing.
    Unmeasured,
}

/// The result of a task.
#[derive(Clone, PartialEq, Debug)]
pub struct TrainingReport {
    /// How well the weights fit what they were fitted to.
    pub fit: Fit,
    /// Share of wins of one player with the new weights against players with the old ones; of a character against usual bots.
    pub wins: f64,
    /// Of a character: the points of a game that were liked, before and after.
    pub liked: Option<[f64; 2]>,
    /// Whether that is enough, so that the new weights are kept.
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

    /// Whether a task makes sense for the game: not every game hides something, for instance.
    fn has(&self, task: Task) -> bool;

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

    fn has(&self, task: Task) -> bool {
        match task {
            Task::Evaluation => true,
            Task::Policy => has_table::<G>(),
            Task::Evolution => !has_table::<G>(),
            Task::Beliefs => !G::belief_names().is_empty(),
        }
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
        let character = plan.character.and_then(|name| Character::<G>::find(name.as_str()).ok());
        let likes = character.map(|character| character.likes);
        let usual = likes.map(|_| Weights::usual::<G>());
        if let Some(usual) = &usual {
            let own = std::mem::replace(weights, usual.clone());
            weights.change(&own);
            weights.made_by = own.made_by;
        }
        weights.begin(plan.players);
        weights.part_policy::<G>(plan.players);
        let old = Arc::new(Mind::<G>::new(weights, plan.players).with_likes(likes));
        let session = Session { plan, settings, likes, old, progress };
        let Candidate { weights: candidate, fit, level } = match task {
            Task::Evaluation => session.evaluation(weights),
            Task::Policy => session.policy(weights),
            Task::Evolution => session.evolution(weights),
            Task::Beliefs => session.beliefs(weights),
        };
        let (wins, liked, kept) = session.judge(&candidate, level);
        if kept {
            *weights = candidate;
        }
        if let Some(usual) = &usual {
            weights.drop_common(usual);
        }
        Ok(TrainingReport { fit, wins, liked, kept })
    }
}

/// A character that wins less than this part of an equal share against usual bots has learned too little of the game.
const LEAST_WINS: f64 = 0.6;
/// A character that does less than this part of what it liked before has lost what makes it one.
const AS_MUCH: f64 = 0.95;

/// The league is given one seat in this number.
const RIVALS: usize = 4;
/// A seat is forced to follow a line in one game of this number.
const FORCED: usize = 2;

/// What a task works with.
struct Session<'a, G: Knowledge> {
    plan: &'a TrainingPlan,
    settings: Settings,
    /// What the character likes that learns, if it is one.
    likes: Option<Liking<G>>,
    /// With the old weights.
    old: Arc<Mind<G>>,
    progress: &'a (dyn Fn() + Sync),
}

/// Weights that have not won a match yet.
struct Candidate {
    weights: Weights,
    /// See [`TrainingReport::fit`].
    fit: Fit,
    /// The level that plays the match.
    level: Level,
}

impl<G: Knowledge> Session<'_, G> {
    fn evaluation(&self, weights: &Weights) -> Candidate {
        let plan = self.plan;
        let level = Level::MASTER.within(Budget::Iterations(plan.iterations));
        let league = self.league();
        let games = self.games(plan.games, |number| {
            let seed = plan.seed.wrapping_add(number);
            let game = play(&self.settings, seed, &self.cast(level, &league, seed));
            game.map(|played| played.samples).unwrap_or_default()
        });
        // One game in five is kept to see what the weights foresee.
        let kept = games.len() / 5;
        let (others, games) = games.split_at(kept);
        let [samples, others] = [games, others].map(|games| games.concat());
        let fitted = fit::fit::<G>(&self.old, plan.players.into(), [&samples, &others]);
        let mut weights = weights.clone();
        weights.players.entry(plan.players).or_default().extend(fitted.table);
        Candidate { weights, fit: Fit::Foreseen(fitted.foreseen), level }
    }

    fn league(&self) -> Vec<Arc<Mind<G>>> {
        self.plan.league.iter().map(|weights| Arc::new(Mind::new(weights, self.plan.players))).collect()
    }

    /// Who plays a game of evaluation: the present weights, rivals of the league in part of the seats, and in part of the games
    /// a seat with a line to follow for a while.
    fn cast(&self, level: Level, league: &[Arc<Mind<G>>], seed: u64) -> Cast<G> {
        let mut random = Random::stream(seed, Stream::Training);
        let mut mind = |_| match random.below(RIVALS) {
            0 if !league.is_empty() => league[random.below(league.len())].clone(),
            _ => self.old.clone(),
        };
        let minds: Vec<Arc<Mind<G>>> = (0..self.plan.players).map(&mut mind).collect();
        let is_forced = !G::LINES.is_empty() && random.below(FORCED) == 0;
        let forced = is_forced.then(|| Forced {
            seat: Seat::ALL[random.below(minds.len())],
            line: &G::LINES[random.below(G::LINES.len().max(1))],
            // Not to the end: there has to be something to learn from.
            until: math::uniform(&mut random) * G::STAGES.len().saturating_sub(2) as f32,
        });
        Cast { level, minds, forced }
    }

    fn policy(&self, weights: &Weights) -> Candidate {
        let plan = self.plan;
        let usual = self.likes.map(|_| Mind::usual(plan.players));
        let games = self.games(plan.watched, |number| {
            // A character learns among usual bots, in every second seat.
            let learns = |seat: Seat| usual.is_none() || (seat.index() as u64 + number).is_multiple_of(2);
            let mind = |seat: Seat| usual.as_ref().filter(|_| !learns(seat)).unwrap_or(&self.old).clone();
            let minds: Vec<Arc<Mind<G>>> = Seat::first(plan.players).map(mind).collect();
            policy::watch::<G>(&self.settings, plan.seed.wrapping_add(number), plan.search, &minds, learns)
        });
        let (layout, old) = (G::layout(), self.old.table());
        let mut free = vec![false; old.numbers().len()];
        for (name, places) in old.rows(&layout) {
            let learns = self.likes.is_none() || layout.is_brief(&name);
            places.into_iter().for_each(|place| free[place] = learns);
        }
        let mut random = Random::stream(plan.seed, Stream::Training);
        let (table, agreement) = policy::fit(old, &free, games, &mut random);
        let mut weights = weights.clone();
        table.write::<G>(&mut weights, plan.players);
        let level = Level::MASTER.within(Budget::Iterations(plan.search));
        Candidate { weights, fit: Fit::Agreement(agreement), level }
    }

    fn beliefs(&self, weights: &Weights) -> Candidate {
        let plan = self.plan;
        let level = Level::MASTER.within(Budget::Iterations(plan.search));
        let league = self.league();
        let games = self.games(plan.watched, |number| {
            let seed = plan.seed.wrapping_add(number);
            beliefs::observe(&self.settings, seed, &Cast { forced: None, ..self.cast(level, &league, seed) })
        });
        let names = G::belief_names().into_iter().map(|name| belief_row(&name));
        self.regression(
            weights,
            games.into_iter().flatten().collect(),
            names.zip(self.old.belief_rows().to_vec()),
            level,
        )
    }

    /// Fits rows to the decisions that were seen.
    fn regression(
        &self,
        weights: &Weights,
        decisions: Vec<Decision>,
        rows: impl Iterator<Item = (String, Vec<f32>)>,
        level: Level,
    ) -> Candidate {
        let (names, mut rows): (Vec<String>, Vec<Vec<f32>>) = rows.unzip();
        let agreement = regression::fit(&mut rows, &decisions);
        let mut weights = weights.clone();
        weights.players.entry(self.plan.players).or_default().extend(names.into_iter().zip(rows));
        Candidate { weights, fit: Fit::Agreement(agreement), level }
    }

    fn evolution(&self, weights: &Weights) -> Candidate {
        let weights = evolution::evolve::<G>(weights, self.likes, self.plan, &self.settings, self.progress);
        Candidate { weights, fit: Fit::Unmeasured, level: evolution::LEVEL }
    }

    /// Lets new weights play their match: the wins, what was liked before and after, and whether the weights are to be kept.
    fn judge(&self, candidate: &Weights, level: Level) -> (f64, Option<[f64; 2]>, bool) {
        let plan = self.plan;
        let equal = 1.0 / f64::from(plan.players);
        let new = Arc::new(Mind::new(candidate, plan.players).with_likes(self.likes));
        if self.likes.is_none() {
            let wins = self.challenge(&new, &self.old, level).wins;
            // More than one standard error above an equal share.
            let clear = (equal * (1.0 - equal) / plan.match_games.max(1) as f64).sqrt();
            return (wins, None, plan.match_games == 0 || wins > equal + clear);
        }
        let usual = Mind::usual(plan.players);
        // People meet characters that think.
        let level = Level::JOURNEYMAN.within(Budget::Iterations(plan.iterations));
        let [before, after] = [&self.old, &new].map(|mind| self.challenge(mind, &usual, level));
        let kept = after.liked >= AS_MUCH * before.liked && after.wins >= LEAST_WINS * equal;
        (after.wins, Some([before.liked, after.liked]), kept)
    }

    /// A match of one player against others, in all seats of every setup.
    fn challenge(&self, mind: &Arc<Mind<G>>, others: &Arc<Mind<G>>, level: Level) -> Match {
        let plan = self.plan;
        let players = u64::from(plan.players);
        let games = self.games(plan.match_games, |number| {
            let challenger = Seat::ALL[(number % players) as usize];
            let mut minds = vec![others.clone(); plan.players.into()];
            minds[challenger.index()] = mind.clone();
            let seed = match_seed(plan.seed, number / players);
            let cast = Cast { level, minds, forced: None };
            let played = play(&self.settings, seed, &cast);
            played.map_or(Match::default(), |played| Match::of(&played, challenger))
        });
        let number = games.len().max(1) as f64;
        let mean = |of: fn(&Match) -> f64| games.iter().map(of).sum::<f64>() / number;
        Match { wins: mean(|game| game.wins), liked: mean(|game| game.liked) }
    }

    /// Plays games on several threads.
    fn games<T: Send>(&self, count: u64, play: impl Fn(u64) -> T + Sync) -> Vec<T> {
        let Ok(games) =
            in_parallel(count, self.plan.threads, |number| Ok::<T, Infallible>(play(number)), self.progress);
        games
    }
}

/// How a player did in a game, or in the mean of all games of a match.
#[derive(Clone, Copy, Default)]
struct Match {
    /// The share of the win.
    wins: f64,
    /// What was liked, in points.
    liked: f64,
}

impl Match {
    fn of(played: &Played, seat: Seat) -> Match {
        Match { wins: played.outcome.share(seat), liked: f64::from(played.liked[seat.index()]) }
    }
}
