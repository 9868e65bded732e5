//! Many games between bots on several threads. The results are in the order of the games and the same for any number of
//! threads, because a game depends on its number alone.

use crate::bot_game::play;
use crate::failure::Failure;
use crate::progress::progress_bar;
use crate::records::{FinishedGame, Folder};
use crate::schedule::{Schedule, Sitting};
use crate::start_position::StartPosition;
use crate::statistics::mean_places;
use bots::{BotGame, Level, SeatedBots, ThinkingTime, in_parallel};
use game::{Outcome, Seat};
use std::marker::PhantomData;

/// What is played, and by which bots.
pub(crate) struct Contest<G: BotGame> {
    pub(crate) start: StartPosition,
    /// The seed of the first set-up.
    pub(crate) seed: u64,
    /// The different bots; elsewhere they are named by their index here.
    pub(crate) bots: Vec<Level>,
    pub(crate) schedule: Schedule,
    pub(crate) game: PhantomData<fn() -> G>,
    pub(crate) folder: Option<Folder>,
}

/// The result of a game, by seat.
pub(crate) type GameResult = Vec<SeatResult>;

/// The result of one seat.
#[derive(Clone, Copy)]
pub(crate) struct SeatResult {
    /// Index of the bot that sat there.
    pub(crate) bot: usize,
    pub(crate) score: i32,
    /// 1 for a win, less for a share of it.
    pub(crate) win: f64,
    pub(crate) place: f64,
    pub(crate) thinking: ThinkingTime,
}

impl<G: BotGame> Contest<G> {
    /// Plays this number of games.
    pub(crate) fn play_all(&self, games: u64, threads: usize) -> Result<Vec<GameResult>, Failure> {
        let bar = progress_bar(games);
        in_parallel(games, threads, |number| self.play(number), || bar.inc(1))
    }

    /// Plays the game with this number.
    fn play(&self, number: u64) -> Result<GameResult, Failure> {
        let Sitting { setup, turn, bots } = self.schedule.sitting(number);
        let seed = self.seed.wrapping_add(setup);
        let mut state: G = self.start.state(seed)?;
        let start = self.start.recorded(seed, &state);
        let levels: Vec<Level> = bots.iter().map(|bot| self.bots[*bot]).collect();
        let mut seated = SeatedBots::new(&levels, seed, turn, 1)?;
        let actions = play(&mut state, |state, seat, legal| seated.choose(state, seat, legal), None)?;
        if let Some(folder) = &self.folder {
            folder.keep(FinishedGame { start, seed, number: Some(number + 1), bots: &levels, actions, end: &state })?;
        }
        let outcome = state.outcome().unwrap_or_else(|| Outcome::highest(state.scores()));
        let places = mean_places(&outcome);
        let result = |(seat, bot): (Seat, &usize)| SeatResult {
            bot: *bot,
            score: outcome.scores[seat.index()],
            win: outcome.share(seat),
            place: places[seat.index()],
            thinking: seated.thinking_time(seat),
        };
        Ok(Seat::ALL.into_iter().zip(&bots).map(result).collect())
    }
}
