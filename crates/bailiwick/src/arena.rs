//! `bailiwick arena`: bots play against each other and are rated. Seats, set-ups and opponents are shared out fairly, and
//! every number comes with its confidence interval.

use crate::args::ArenaArgs;
use crate::bot_list::read_bots;
use crate::contest::{Contest, GameResult, SeatResult};
use crate::failure::Failure;
use crate::numbers::grouped;
use crate::rating::{self, Meeting};
use crate::records::Folder;
use crate::schedule::{MOST_BOTS, Schedule};
use crate::start_position::{StartPosition, usual_players};
use crate::statistics::{self, LEAST_SETUPS, Mean, Sum, student};
use bots::{BotGame, Level};
use games::{Playable, Visitor};
use serde::Serialize;
use std::io::{self, Write};
use std::marker::PhantomData;
use std::time::Instant;

impl Visitor for &ArenaArgs {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        arena::<G>(self)
    }
}

fn arena<G: BotGame>(args: &ArenaArgs) -> Result<(), Failure> {
    let named = read_bots(&args.bots)?;
    if named.len() > MOST_BOTS {
        return Err(Failure::Message(format!("--bots names {} bots: at most {MOST_BOTS} can meet", named.len())));
    }
    let start = StartPosition::find::<G>(&args.start, usual_players::<G>(named.len()))?;
    let first: G = start.state(args.start.seed)?;
    let players = first.players();
    let (bots, numbers) = counted_together(&named);
    let contest = Contest::<G> {
        seed: args.start.seed,
        schedule: Schedule::new(&numbers, players.into(), args.start.seed),
        game: PhantomData,
        folder: args.records.clone().map(Folder::open).transpose()?,
        start,
        bots,
    };
    let started = Instant::now();
    let games = contest.play_all(args.games, threads(args))?;
    let report = Report {
        game: G::NAME,
        players,
        games: args.games,
        bots: standings(&contest.bots, &games, players.into()),
        options: first.settings().to_string(),
        seed: args.start.seed,
        setups: games.len().div_ceil(players.into()),
        seconds: started.elapsed().as_secs_f64(),
        round: contest.schedule.round(),
    };
    report.print(args)
}

/// The number of threads: as many as there are cores, unless the user says otherwise.
fn threads(args: &ArenaArgs) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    args.threads.map_or_else(cores, usize::from)
}

/// The different bots, and for each that was named its index among them.
fn counted_together(named: &[Level]) -> (Vec<Level>, Vec<usize>) {
    let mut bots: Vec<Level> = Vec::new();
    let mut number = |level: &Level| {
        bots.iter().position(|known| known == level).unwrap_or_else(|| {
            bots.push(*level);
            bots.len() - 1
        })
    };
    let numbers = named.iter().map(&mut number).collect();
    (bots, numbers)
}

/// The results of an arena.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    games: u64,
    bots: Vec<Standing>,
    options: String,
    seed: u64,
    setups: usize,
    seconds: f64,
    /// The number of games after which seats and opponents are shared out evenly.
    #[serde(skip)]
    round: u64,
}

/// The results of one bot.
#[derive(Serialize)]
struct Standing {
    bot: String,
    /// Seats taken, which may be several in one game.
    games: u64,
    /// Wins; a tie of two is half a win for each.
    wins: f64,
    win_rate: f64,
    mean_score: f64,
    rating: f64,
    ms_per_decision: f64,
    mean_place: f64,
    decisions: u64,
    win_rate_interval: Option<[f64; 2]>,
    mean_score_interval: Option<[f64; 2]>,
    rating_interval: Option<[f64; 2]>,
    mean_place_interval: Option<[f64; 2]>,
}

/// The bots, the strongest first.
fn standings(bots: &[Level], games: &[GameResult], players: usize) -> Vec<Standing> {
    let setups: Vec<&[GameResult]> = games.chunks(players).collect();
    let meetings: Vec<Vec<Meeting>> = setups.iter().map(|setup| meetings(setup)).collect();
    let ratings = rating::fit(bots.len(), &meetings);
    let certain = bots.len() > 1 && setups.len() >= LEAST_SETUPS;
    let both = bots.iter().zip(ratings).enumerate();
    let mut standings: Vec<Standing> = both
        .filter_map(|(number, (level, rating))| {
            let reach = student(setups.len()) * rating.error;
            let interval = certain.then_some([rating.rating - reach, rating.rating + reach]);
            Standing::new(level, number, &setups, Mean { mean: rating.rating, interval })
        })
        .collect();
    standings.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    standings
}

/// All pairs of different bots of these games, with their places compared.
fn meetings(games: &[GameResult]) -> Vec<Meeting> {
    let meeting = |one: &SeatResult, other: &SeatResult| Meeting {
        one: one.bot,
        other: other.bot,
        score: if one.place == other.place { 0.5 } else { f64::from(u8::from(one.place < other.place)) },
    };
    let mut meetings = Vec::new();
    for game in games {
        for (place, one) in game.iter().enumerate() {
            let others = game[place + 1..].iter().filter(|other| other.bot != one.bot);
            meetings.extend(others.map(|other| meeting(one, other)));
        }
    }
    meetings
}

impl Standing {
    /// The results of the bot with this number; `None` if it never played.
    fn new(level: &Level, number: usize, setups: &[&[GameResult]], rating: Mean) -> Option<Standing> {
        let games = setups.iter().flat_map(|setup| setup.iter());
        let seats: Vec<&SeatResult> = games.flatten().filter(|seat| seat.bot == number).collect();
        let share = statistics::share(&sums(setups, number, |seat| seat.win));
        let score = statistics::mean(&sums(setups, number, |seat| f64::from(seat.score)));
        let place = statistics::mean(&sums(setups, number, |seat| seat.place));
        let decisions: u64 = seats.iter().map(|seat| seat.thinking.decisions).sum();
        let seconds: f64 = seats.iter().map(|seat| seat.thinking.seconds).sum();
        (!seats.is_empty()).then(|| Standing {
            bot: level.to_string(),
            games: seats.len() as u64,
            wins: seats.iter().map(|seat| seat.win).sum(),
            win_rate: share.mean,
            mean_score: score.mean,
            rating: rating.mean,
            ms_per_decision: 1000.0 * seconds / decisions.max(1) as f64,
            mean_place: place.mean,
            decisions,
            win_rate_interval: share.interval,
            mean_score_interval: score.interval,
            rating_interval: rating.interval,
            mean_place_interval: place.interval,
        })
    }
}

/// The sums of a value over the seats of a bot, for each set-up that it played.
fn sums(setups: &[&[GameResult]], bot: usize, value: impl Fn(&SeatResult) -> f64) -> Vec<Sum> {
    let sum = |setup: &&[GameResult]| {
        let seats = setup.iter().flatten().filter(|seat| seat.bot == bot);
        seats.fold(Sum::default(), |so_far, seat| Sum { sum: so_far.sum + value(seat), number: so_far.number + 1.0 })
    };
    setups.iter().map(sum).filter(|sum| sum.number > 0.0).collect()
}

impl Report {
    fn print(&self, args: &ArenaArgs) -> Result<(), Failure> {
        let text = if args.json {
            serde_json::to_string(self).map_err(|error| error.to_string())? + "\n"
        } else {
            self.words()
        };
        Ok(io::stdout().write_all(text.as_bytes())?)
    }

    fn words(&self) -> String {
        let mut text = format!(
            "{}, {} players, {}, seed {}\ngames {}, set-ups {}, {:.2} s\n\n",
            self.game,
            self.players,
            self.options,
            self.seed,
            grouped(self.games as f64),
            grouped(self.setups as f64),
            self.seconds,
        );
        let width = self.bots.iter().map(|standing| standing.bot.len()).max().unwrap_or_default().max(10);
        text += &format!("{:<width$}        rating    games       wins        win rate", "bot");
        text += "            mean score     mean place   ms/decision\n";
        for standing in &self.bots {
            text += &format!("{:<width$} {}\n", standing.bot, standing.words());
        }
        text += "\nRanges are of 95 %. The mean rating is 1500; 400 more is ten to one to have the better place.\n";
        if !self.games.is_multiple_of(self.round) {
            let round = grouped(self.round as f64);
            text +=
                &format!("Seats and opponents are shared out evenly over every {round} games, so not quite here.\n");
        }
        text
    }
}

impl Standing {
    /// The line of the report, without the name.
    fn words(&self) -> String {
        let percent = |[low, high]: [f64; 2]| format!("({:.1} - {:.1})", 100.0 * low, 100.0 * high);
        format!(
            "{:>6.0} {:<6} {:>8} {:>10.1} {:>7.1} % {:<13} {:>8.1} {:<6} {:>7.2} {:<6} {:>12.3}",
            self.rating,
            reach(self.rating_interval, 0),
            grouped(self.games as f64),
            self.wins,
            100.0 * self.win_rate,
            self.win_rate_interval.map(percent).unwrap_or_default(),
            self.mean_score,
            reach(self.mean_score_interval, 1),
            self.mean_place,
            reach(self.mean_place_interval, 2),
            self.ms_per_decision,
        )
    }
}

/// Half the width of an interval: `± 3`.
fn reach(interval: Option<[f64; 2]>, digits: usize) -> String {
    interval.map_or(String::new(), |[low, high]| format!("± {:.digits$}", (high - low) / 2.0))
}
