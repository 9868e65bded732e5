//! Many games between bots on several threads. The results are in the order of the games and the same for any number of
//! threads, because a game depends on its number alone.

use crate::bot_game::play;
use crate::bot_list::bots_comment;
use crate::failure::Failure;
use crate::habits;
use crate::program::{Forfeit, MOST_FORFEITS};
use crate::progress::progress_bar;
use crate::records::{FinishedGame, Folder};
use crate::schedule::{Schedule, Sitting};
use crate::start_position::StartPosition;
use crate::statistics::mean_places;
use crate::table::{Contestant, Ended, Table};
use bots::profile::Tally;
use bots::{ThinkingTime, in_parallel};
use game::{Outcome, Seat};
use games::Playable;
use indicatif::ProgressBar;
use std::marker::PhantomData;

/// What is played, and by which bots.
pub(crate) struct Contest<G: Playable> {
    pub(crate) start: StartPosition,
    /// The seed of the first set-up.
    pub(crate) seed: u64,
    /// The different bots; elsewhere they are named by their index here.
    pub(crate) bots: Vec<Contestant>,
    pub(crate) schedule: Schedule,
    pub(crate) game: PhantomData<fn() -> G>,
    pub(crate) folder: Option<Folder>,
    /// Whether it is noted down how the bots play.
    pub(crate) habits: bool,
}

/// The result of a game, by seat.
pub(crate) type GameResult = Vec<SeatResult>;

/// The result of one seat.
pub(crate) struct SeatResult {
    /// Index of the bot that sat there.
    pub(crate) bot: usize,
    /// Nothing if the game was not played to its end.
    pub(crate) score: Option<i32>,
    /// 1 for a win, less for a share of it.
    pub(crate) win: f64,
    pub(crate) place: f64,
    pub(crate) thinking: ThinkingTime,
    /// How it played, if that is noted down and the game was played to its end.
    pub(crate) tally: Option<Tally>,
    /// Why the program in this seat forfeited the game.
    pub(crate) forfeit: Option<Forfeit>,
}

impl<G: Playable> Contest<G> {
    /// Plays this number of games.
    pub(crate) fn play_all(&self, games: u64, threads: usize) -> Result<Vec<GameResult>, Failure> {
        let bar = progress_bar(games);
        in_parallel(games, threads, |number| self.play(number, &bar), || bar.inc(1))
    }

    /// Plays the game with this number.
    fn play(&self, number: u64, bar: &ProgressBar) -> Result<GameResult, Failure> {
        let sitting = self.schedule.sitting(number);
        let absent = |bot: &usize| self.bots[*bot].is_out();
        if sitting.bots.iter().any(absent) {
            let reason = |bot: &usize| absent(bot).then_some(Forfeit::NotSeated);
            return Ok(spoilt(&sitting.bots, sitting.bots.iter().map(reason).collect(), &[]));
        }
        let result = self.play_seated(number, &sitting)?;
        for (seat, result) in Seat::ALL.into_iter().zip(&result) {
            if let Some(reason) = &result.forfeit {
                self.tell_forfeit(number, seat, result.bot, reason, bar);
            }
        }
        Ok(result)
    }

    /// Plays a game at which everybody is seated.
    fn play_seated(&self, number: u64, Sitting { setup, turn, bots }: &Sitting) -> Result<GameResult, Failure> {
        let seed = self.seed.wrapping_add(*setup);
        let mut state: G = self.start.state(seed)?;
        let start = self.start.recorded(seed, &state);
        let watched = self.habits.then(|| state.clone());
        let contestants: Vec<&Contestant> = bots.iter().map(|bot| &self.bots[*bot]).collect();
        let mut table = Table::seat(&contestants, &state, seed, *turn)?;
        let mut actions = Vec::new();
        if table.is_full() {
            match play(&mut state, &mut actions, |state, seat, legal| table.choose(state, seat, legal), None) {
                Ok(()) | Err(Ended::Forfeit) => {}
                Err(Ended::Failure(failure)) => return Err(failure),
            }
        }
        let (forfeits, thinking) = table.leave();
        let tallies = watched.map(|start| habits::watch(start, &actions)).transpose()?;
        if let Some(folder) = &self.folder {
            let comments = comments(&contestants, &forfeits);
            folder.keep(FinishedGame { start, seed, number: Some(number + 1), comments, actions, end: &state })?;
        }
        if forfeits.iter().any(Option::is_some) {
            return Ok(spoilt(bots, forfeits, &thinking));
        }
        let outcome = state.outcome().unwrap_or_else(|| Outcome::highest(state.scores()));
        let places = mean_places(&outcome);
        let result = |(seat, bot): (Seat, &usize)| SeatResult {
            bot: *bot,
            score: outcome.scores.get(seat.index()).copied(),
            win: outcome.share(seat),
            place: places[seat.index()],
            thinking: thinking[seat.index()],
            tally: tallies.as_ref().map(|tallies| tallies[seat.index()].clone()),
            forfeit: None,
        };
        Ok(Seat::ALL.into_iter().zip(bots).map(result).collect())
    }

    /// Tells people that a program forfeits a game, and counts it.
    fn tell_forfeit(&self, number: u64, seat: Seat, bot: usize, reason: &Forfeit, bar: &ProgressBar) {
        let (bot, number) = (&self.bots[bot], number + 1);
        bar.suspend(|| eprintln!("game {number}: seat {seat}, {bot}, forfeits: {reason}"));
        if bot.count_forfeit() {
            bar.suspend(|| {
                eprintln!(
                    "{bot} forfeited {MOST_FORFEITS} games in a row: it is not seated any more, and loses the others"
                );
            });
        }
    }
}

/// What a record says of who played: their names, and why somebody forfeited.
fn comments(contestants: &[&Contestant], forfeits: &[Option<Forfeit>]) -> Vec<String> {
    let told = |(seat, reason): (Seat, &Option<Forfeit>)| Some(format!("seat {seat} forfeits: {}", reason.as_ref()?));
    let told = Seat::ALL.into_iter().zip(forfeits).filter_map(told);
    bots_comment(contestants).into_iter().chain(told).collect()
}

/// The result of a game that was not played to its end: who forfeits is last. That tells nothing about the others, who share
/// the win.
fn spoilt(bots: &[usize], forfeits: Vec<Option<Forfeit>>, thinking: &[ThinkingTime]) -> GameResult {
    let lost = forfeits.iter().flatten().count() as f64;
    let rest = bots.len() as f64 - lost;
    let result = |(seat, (bot, forfeit)): (usize, (&usize, Option<Forfeit>))| SeatResult {
        bot: *bot,
        score: None,
        win: if forfeit.is_some() { 0.0 } else { 1.0 / rest },
        place: if forfeit.is_some() { rest + (lost + 1.0) / 2.0 } else { (rest + 1.0) / 2.0 },
        thinking: thinking.get(seat).copied().unwrap_or_default(),
        tally: None,
        forfeit,
    };
    bots.iter().zip(forfeits).enumerate().map(result).collect()
}
