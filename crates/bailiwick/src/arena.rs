//! `bailiwick arena`: bots play against each other and are rated. Seats, set-ups and opponents are shared out fairly, and
//! every number comes with its confidence interval.

use crate::args::ArenaArgs;
use crate::bot_list::{Entrant, read_entrants};
use crate::contest::{Contest, GameResult, SeatResult};
use crate::failure::Failure;
use crate::habits::{self, Told};
use crate::numbers::grouped;
use crate::rating::{self, Meeting};
use crate::records::Folder;
use crate::schedule::{MOST_BOTS, Schedule};
use crate::start_position::{StartPosition, usual_players};
use crate::statistics::{self, LEAST_SETUPS, Mean, Sum, student};
use crate::table::Contestant;
use bots::profile::{ProfileGroup, Tally};
use game::Seat;
use games::{Playable, Visitor};
use serde::Serialize;
use std::io::{self, Write};
use std::marker::PhantomData;
use std::time::{Duration, Instant};

impl Visitor for &ArenaArgs {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        arena::<G>(self)
    }
}

fn arena<G: Playable>(args: &ArenaArgs) -> Result<(), Failure> {
    let named = read_entrants(&args.bots)?;
    if named.len() > MOST_BOTS {
        return Err(Failure::Message(format!("--bots names {} bots: at most {MOST_BOTS} can meet", named.len())));
    }
    let start = StartPosition::find::<G>(&args.start, usual_players::<G>(named.len()))?;
    let first: G = start.state(args.start.seed)?;
    let players = first.players();
    let (bots, numbers) = counted_together(&named);
    let limit = Duration::from_secs(args.limit.into());
    let contest = Contest::<G> {
        seed: args.start.seed,
        schedule: Schedule::new(&numbers, players.into(), args.start.seed),
        game: PhantomData,
        folder: args.records.clone().map(Folder::open).transpose()?,
        habits: args.habits,
        start,
        bots: bots.into_iter().map(|bot| Contestant::new::<G>(bot, limit)).collect::<Result<_, Failure>>()?,
    };
    let started = Instant::now();
    let games = contest.play_all(args.games, threads(args))?;
    let report = Report {
        game: G::NAME,
        players,
        games: args.games,
        forfeits: forfeits(&contest.bots, &games),
        bots: standings::<G>(&contest.bots, &games, players.into()),
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
fn counted_together(named: &[Entrant]) -> (Vec<Entrant>, Vec<usize>) {
    let mut bots: Vec<Entrant> = Vec::new();
    let mut number = |bot: &Entrant| {
        bots.iter().position(|known| known == bot).unwrap_or_else(|| {
            bots.push(bot.clone());
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
    /// The games that programs forfeited.
    forfeits: Vec<Forfeit>,
    /// The number of games after which seats and opponents are shared out evenly.
    #[serde(skip)]
    round: u64,
}

/// A game that a program forfeited.
#[derive(Serialize)]
struct Forfeit {
    /// Counted from 1.
    game: usize,
    seat: Seat,
    bot: String,
    reason: String,
}

fn forfeits(bots: &[Contestant], games: &[GameResult]) -> Vec<Forfeit> {
    let of_game = |(number, game)| {
        let seats = Seat::ALL.into_iter().zip(game as &GameResult);
        seats.filter_map(move |(seat, result)| {
            let reason = result.forfeit.as_ref()?.to_string();
            Some(Forfeit { game: number + 1, seat, bot: bots[result.bot].to_string(), reason })
        })
    };
    games.iter().enumerate().flat_map(of_game).collect()
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
    /// Over the games that were played to the end, if there are any.
    mean_score: Option<f64>,
    rating: f64,
    ms_per_decision: f64,
    mean_place: f64,
    decisions: u64,
    /// Games that it forfeited; they are among those that it lost.
    forfeits: u64,
    /// Games that were played to the end.
    #[serde(skip)]
    finished: u64,
    win_rate_interval: Option<[f64; 2]>,
    mean_score_interval: Option<[f64; 2]>,
    rating_interval: Option<[f64; 2]>,
    mean_place_interval: Option<[f64; 2]>,
    /// How it plays, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    habits: Option<Vec<ProfileGroup>>,
}

/// The bots, the strongest first.
fn standings<G: Playable>(bots: &[Contestant], games: &[GameResult], players: usize) -> Vec<Standing> {
    let setups: Vec<&[GameResult]> = games.chunks(players).collect();
    let meetings: Vec<Vec<Meeting>> = setups.iter().map(|setup| meetings(setup)).collect();
    let ratings = rating::fit(bots.len(), &meetings);
    let certain = bots.len() > 1 && setups.len() >= LEAST_SETUPS;
    let both = bots.iter().zip(ratings).enumerate();
    let mut standings: Vec<Standing> = both
        .filter_map(|(number, (bot, rating))| {
            let reach = student(setups.len()) * rating.error;
            let interval = certain.then_some([rating.rating - reach, rating.rating + reach]);
            Standing::new::<G>(bot, number, &setups, Mean { mean: rating.rating, interval })
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
    fn new<G: Playable>(bot: &Contestant, number: usize, setups: &[&[GameResult]], rating: Mean) -> Option<Standing> {
        let games = setups.iter().flat_map(|setup| setup.iter());
        let seats: Vec<&SeatResult> = games.flatten().filter(|seat| seat.bot == number).collect();
        let share = statistics::share(&sums(setups, number, |seat| Some(seat.win)));
        let score = statistics::mean(&sums(setups, number, |seat| seat.score.map(f64::from)));
        let place = statistics::mean(&sums(setups, number, |seat| Some(seat.place)));
        let finished = seats.iter().filter(|seat| seat.score.is_some()).count() as u64;
        let decisions: u64 = seats.iter().map(|seat| seat.thinking.decisions).sum();
        let seconds: f64 = seats.iter().map(|seat| seat.thinking.seconds).sum();
        (!seats.is_empty()).then(|| Standing {
            bot: bot.to_string(),
            games: seats.len() as u64,
            wins: seats.iter().map(|seat| seat.win).sum(),
            win_rate: share.mean,
            mean_score: (finished > 0).then_some(score.mean),
            rating: rating.mean,
            ms_per_decision: 1000.0 * seconds / decisions.max(1) as f64,
            mean_place: place.mean,
            decisions,
            finished,
            forfeits: seats.iter().filter(|seat| seat.forfeit.is_some()).count() as u64,
            win_rate_interval: share.interval,
            mean_score_interval: score.interval,
            rating_interval: rating.interval,
            mean_place_interval: place.interval,
            habits: tally(&seats).map(|tally| habits::profile::<G>(&tally)),
        })
    }
}

/// What was noted down about these seats, if it was.
fn tally(seats: &[&SeatResult]) -> Option<Tally> {
    let mut noted = seats.iter().filter_map(|seat| seat.tally.as_ref()).peekable();
    noted.peek()?;
    Some(noted.fold(Tally::default(), |mut sum, tally| {
        sum.add(tally);
        sum
    }))
}

/// The sums of a value over the seats of a bot that have one, for each set-up that it played.
fn sums(setups: &[&[GameResult]], bot: usize, value: impl Fn(&SeatResult) -> Option<f64>) -> Vec<Sum> {
    let sum = |setup: &&[GameResult]| {
        let values = setup.iter().flatten().filter(|seat| seat.bot == bot).filter_map(&value);
        values.fold(Sum::default(), |so_far, value| Sum { sum: so_far.sum + value, number: so_far.number + 1.0 })
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
        for standing in self.bots.iter().filter(|standing| standing.forfeits > 0) {
            let games = grouped(standing.forfeits as f64);
            text += &format!("\n{} forfeited {games} games, which count as lost.", standing.bot);
        }
        text += if self.forfeits.is_empty() { "" } else { " Mean scores are of games played to the end.\n" };
        text += "\nRanges are of 95 %. The mean rating is 1500; 400 more is ten to one to have the better place.\n";
        if !self.games.is_multiple_of(self.round) {
            let round = grouped(self.round as f64);
            text +=
                &format!("Seats and opponents are shared out evenly over every {round} games, so not quite here.\n");
        }
        let told = self.bots.iter().filter_map(Standing::told).collect::<Vec<_>>();
        if !told.is_empty() {
            text += &format!("\n{}", habits::words(self.game, &told));
        }
        text
    }
}

impl Standing {
    /// How it plays, if that was asked for.
    fn told(&self) -> Option<Told<'_>> {
        Some(Told { bot: &self.bot, seats: self.finished, groups: self.habits.as_deref()? })
    }

    /// The line of the report, without the name.
    fn words(&self) -> String {
        let percent = |[low, high]: [f64; 2]| format!("({:.1} - {:.1})", 100.0 * low, 100.0 * high);
        format!(
            "{:>6.0} {:<6} {:>8} {:>10.1} {:>7.1} % {:<13} {:>8} {:<6} {:>7.2} {:<6} {:>12.3}",
            self.rating,
            reach(self.rating_interval, 0),
            grouped(self.games as f64),
            self.wins,
            100.0 * self.win_rate,
            self.win_rate_interval.map(percent).unwrap_or_default(),
            self.mean_score.map_or("-".to_owned(), |score| format!("{score:.1}")),
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
