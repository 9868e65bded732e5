//! `bailiwick calibrate`: how many errors bots of each level make among themselves, and whether what an analysis says holds when
//! it is given more time.

use crate::analyse::{read_budget, seat_names};
use crate::args::CalibrateArgs;
use crate::bot_list::read_bots;
use crate::failure::Failure;
use crate::progress::progress_bar_of;
use bots::analysis::{Case, Effort, Fixed, Mark, error_rate};
use bots::{BotGame, Level, SeatedBots};
use game::{Game, Settings};
use games::{Playable, Visitor};
use serde::Serialize;
use std::io::{self, Write};
use study::{Analysis, Moment, PlayedGame, Scope};

/// So many times the budget is used to look again.
const TIMES: u32 = 8;

impl Visitor for &CalibrateArgs {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let iterations = read_budget(&self.budget)?;
        let levels = read_bots(&self.bots)?;
        levels.iter().try_for_each(|level| G::check_level(*level))?;
        let (mut rows, mut found) = (Vec::new(), Vec::new());
        for level in levels {
            let games = watch::<G>(self, level, iterations)?;
            rows.push(Row::of(level, &games));
            found.extend(games.into_iter().flat_map(|game| game.better));
        }
        let again = Again::of::<G>(self, iterations, &found)?;
        let result = Calibration { game: G::NAME, players: self.players, iterations, rows, again };
        let text = if self.json {
            serde_json::to_string(&result).map_err(|error| error.to_string())? + "\n"
        } else {
            result.words(self)
        };
        Ok(io::stdout().write_all(text.as_bytes())?)
    }
}

/// What was found in a game.
struct Watched<G: Game> {
    /// The regrets of the decisions that made a difference.
    regrets: Vec<f64>,
    decisions: usize,
    /// Decisions by mark.
    marks: [usize; 3],
    /// Decisions for which something better was found.
    better: Vec<Better<G>>,
}

/// A decision for which something better was found.
struct Better<G: Game> {
    moment: Moment<G>,
    best: G::Action,
    mark: Option<Mark>,
    /// The regret, and its standard error.
    regret: [Fixed; 2],
}

/// Lets bots of a level play among themselves, and analyses their games.
fn watch<G: Playable>(args: &CalibrateArgs, level: Level, iterations: u32) -> Result<Vec<Watched<G>>, Failure> {
    let bar = progress_bar_of(args.games, &format!("games of {level}"));
    let game = |number: u64| {
        let played = play::<G>(args.players, level, args.seed.wrapping_add(number))?;
        let scope = Scope { iterations, seed: args.seed, threads: 1, stop: None };
        let names = seat_names(args.players);
        let analysis = Analysis::new(&played, scope, &names).map_err(|error| error.to_string())?;
        let mut watched = Watched { regrets: Vec::new(), decisions: 0, marks: [0; 3], better: Vec::new() };
        let first = (number % u64::from(args.every)) as usize;
        for at in (first..analysis.decisions()).step_by(args.every as usize) {
            let verdict = analysis.verdict(at).map_err(|error| error.to_string())?;
            let mark = Mark::of(verdict.regret, verdict.error);
            watched.decisions += 1;
            if verdict.is_real {
                watched.regrets.push(verdict.regret.number());
            }
            if let Some(mark) = mark {
                watched.marks[mark as usize] += 1;
            }
            if verdict.regret > Fixed::ZERO {
                let moment = played.moments[at].clone();
                let regret = [verdict.regret, verdict.error];
                watched.better.push(Better { moment, best: verdict.actions[0].action, mark, regret });
            }
        }
        Ok::<_, Failure>(watched)
    };
    let games = bots::in_parallel(args.games, args.threads.into(), game, || bar.inc(1))?;
    bar.finish_and_clear();
    Ok(games)
}

/// Plays a game between bots of one level.
fn play<G: BotGame>(players: u8, level: Level, seed: u64) -> Result<PlayedGame<G>, Failure> {
    let first = G::new(players, &Settings::new(G::OPTIONS), seed)?;
    let mut bots = SeatedBots::new(&vec![level; players.into()], seed, 0, 1)?;
    let (mut state, mut actions) = (first.clone(), Vec::new());
    let played = game::play_out(&mut state, |state, seat, legal| {
        let action = bots.choose(state, seat, legal);
        actions.push((seat, action));
        Ok::<_, Failure>(action)
    });
    played?;
    PlayedGame::of(first, actions.into_iter()).map_err(|error| Failure::Message(error.to_string()))
}

/// How a level plays.
#[derive(Serialize)]
struct Row {
    level: String,
    games: usize,
    decisions: usize,
    real: usize,
    /// The error rate over all games, and its standard error, each game being one observation.
    error_rate: f64,
    error_of_rate: f64,
    /// The share of decisions with each mark, in percent.
    marks: [f64; 3],
}

impl Row {
    fn of<G: Game>(level: Level, games: &[Watched<G>]) -> Row {
        let decisions: usize = games.iter().map(|game| game.decisions).sum();
        let regrets: Vec<f64> = games.iter().flat_map(|game| game.regrets.iter().copied()).collect();
        let rates: Vec<f64> = games.iter().map(|game| error_rate(&game.regrets)).collect();
        let mean = rates.iter().sum::<f64>() / rates.len().max(1) as f64;
        let squares: f64 = rates.iter().map(|rate| (rate - mean) * (rate - mean)).sum();
        let number = rates.len() as f64;
        let share = |mark: usize| {
            let marked: usize = games.iter().map(|game| game.marks[mark]).sum();
            100.0 * marked as f64 / decisions.max(1) as f64
        };
        Row {
            level: level.to_string(),
            games: games.len(),
            decisions,
            real: regrets.len(),
            error_rate: error_rate(&regrets),
            error_of_rate: if number > 1.0 { (squares / (number - 1.0) / number).sqrt() } else { 0.0 },
            marks: [0, 1, 2].map(share),
        }
    }
}

/// What came of looking again.
#[derive(Serialize)]
struct Again {
    iterations: u32,
    /// Decisions for which something better was named, and in how many of them it is better or as good.
    better: [usize; 2],
    /// Decisions that were called blunders, in how many of them the regret is that of a blunder again, and in how many it is
    /// within twice its standard error.
    blunders: [usize; 3],
    /// Every decision that was looked at again.
    looks: Vec<Seen>,
}

impl Again {
    fn of<G: Playable>(args: &CalibrateArgs, iterations: u32, found: &[Better<G>]) -> Result<Again, Failure> {
        let all: Vec<&Better<G>> = found.iter().collect();
        let of_blunders = |better: &&&Better<G>| better.mark == Some(Mark::Blunder);
        let blunders: Vec<&Better<G>> = found.iter().collect::<Vec<_>>().iter().filter(of_blunders).copied().collect();
        let (some, some_blunders) = (evenly(&all, args.again), evenly(&blunders, args.again.div_ceil(2)));
        let iterations = iterations.saturating_mul(TIMES);
        let bar = progress_bar_of((some.len() + some_blunders.len()) as u64, "decisions looked at again");
        let look = |list: &[&Better<G>]| {
            let job = |number: u64| look_again(list[number as usize], args.seed, iterations);
            bots::in_parallel(list.len() as u64, args.threads.into(), job, || bar.inc(1))
        };
        let (seen, seen_blunders) = (look(&some)?, look(&some_blunders)?);
        bar.finish_and_clear();
        let count = |seen: &[Seen], of: fn(&Seen) -> bool| seen.iter().filter(|seen| of(seen)).count();
        Ok(Again {
            iterations,
            better: [seen.len(), count(&seen, |seen| seen.is_better)],
            blunders: [
                seen_blunders.len(),
                count(&seen_blunders, |seen| seen.is_blunder),
                count(&seen_blunders, |seen| seen.may_be_blunder),
            ],
            looks: seen.into_iter().chain(seen_blunders).collect(),
        })
    }
}

/// Some of a list, evenly over all of it.
fn evenly<T: Copy>(list: &[T], most: usize) -> Vec<T> {
    let number = list.len().min(most);
    (0..number).map(|place| list[place * list.len() / number]).collect()
}

/// What a longer look at a decision says.
#[derive(Serialize)]
struct Seen {
    /// What the decision was called.
    mark: Option<Mark>,
    /// The regret of what was played and its standard error: at first, and again.
    first: [Fixed; 2],
    again: [Fixed; 2],
    /// The regret of what was named as better, and its standard error.
    named: [Fixed; 2],
    /// What was named is better than what was played, or as good within twice the standard error.
    is_better: bool,
    is_blunder: bool,
    may_be_blunder: bool,
}

fn look_again<G: Playable>(better: &Better<G>, seed: u64, iterations: u32) -> Result<Seen, Failure> {
    let Moment { before, seat, action, .. } = &better.moment;
    let (view, legal) = (before.remembered(*seat), before.legal_actions(*seat));
    let effort = Effort { iterations, seed: seed ^ 0x5eed, stop: None };
    let Some(analyst) = G::analyst() else { return Err(Failure::Message("there is no analyst".to_owned())) };
    // What was named counts as played, so that it is compared to the end; then what was really played.
    let judge = |played: G::Action| {
        let case = Case { view: &view, seat: *seat, legal: &legal, played: Some(played), truth: None };
        analyst.judge(&case, before.players(), effort).map_err(|error| Failure::Message(error.to_string()))
    };
    let (named, played) = (judge(better.best)?, judge(*action)?);
    let noise = 2.0 * (named.error.number().powi(2) + played.error.number().powi(2)).sqrt();
    // Of a regret its error was taken off.
    let regret = if played.regret > Fixed::ZERO { played.regret + played.error } else { Fixed::ZERO };
    Ok(Seen {
        mark: better.mark,
        first: better.regret,
        again: [played.regret, played.error],
        named: [named.regret, named.error],
        is_better: named.regret.number() <= played.regret.number() + noise,
        is_blunder: regret >= Mark::Blunder.least(),
        may_be_blunder: regret + played.error.times(2) >= Mark::Blunder.least(),
    })
}

/// All figures.
#[derive(Serialize)]
struct Calibration {
    game: &'static str,
    players: u8,
    iterations: u32,
    rows: Vec<Row>,
    again: Again,
}

impl Calibration {
    fn words(&self, args: &CalibrateArgs) -> String {
        let mut text = format!(
            "{}, {} players, {} iterations for each decision, one decision in {}, seed {}\n\n",
            self.game, self.players, self.iterations, args.every, args.seed
        );
        text += "level          games   decisions   real   error rate         ?!       ?      ??\n";
        for row in &self.rows {
            let [inaccuracies, mistakes, blunders] = row.marks;
            text += &format!(
                "{:<14} {:>5} {:>11} {:>6} {:>6.2} ± {:<5.2} {inaccuracies:>6.1} % {mistakes:>5.1} % {blunders:>5.1} %\n",
                row.level,
                row.games,
                row.decisions,
                row.real,
                row.error_rate,
                1.96 * row.error_of_rate,
            );
        }
        let Again { iterations, better: [better, good], blunders: [blunders, again, may_be], .. } = self.again;
        let percent = |part: usize, whole: usize| 100.0 * part as f64 / whole.max(1) as f64;
        text += &format!(
            "\nwith {iterations} iterations: of {better} better actions {good} are better or as good ({:.1} %);\n\
             of {blunders} blunders {again} cost at least as much as a blunder again ({:.1} %), {may_be} within the noise ({:.1} %)\n",
            percent(good, better),
            percent(again, blunders),
            percent(may_be, blunders),
        );
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_are_taken_from_everywhere() {
        assert_eq!(evenly(&[0, 1, 2, 3, 4, 5], 3), [0, 2, 4]);
        assert_eq!(evenly(&[0, 1], 5), [0, 1]);
        assert!(evenly::<u8>(&[], 5).is_empty());
    }
}
