//! Many games between bots, on several threads. Whoever runs a contest gets the results in the order of the games, the
//! same for any number of threads: what a game comes to depends on its number alone.

use crate::failure::Failure;
use crate::progress::progress_bar;
use crate::records::{Folder, Played};
use crate::schedule::{Schedule, Sitting};
use crate::start::Beginning;
use crate::statistics::places;
use crate::table::{Bots, Thinking, play};
use bots::{Knowledge, Level, Mind};
use game::{Outcome, Seat};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

/// What is played, and by whom.
pub struct Contest<G: Knowledge> {
    pub beginning: Beginning,
    /// The seed of the first set-up.
    pub seed: u64,
    /// Every bot once, by number.
    pub bots: Vec<Level>,
    pub schedule: Schedule,
    pub mind: Arc<Mind<G>>,
    pub folder: Option<Folder>,
}

/// What came of a game, by seat.
pub type GameResult = Vec<SeatResult>;

/// What a seat had of a game.
#[derive(Clone, Copy)]
pub struct SeatResult {
    /// The number of the bot that sat there.
    pub bot: usize,
    pub score: i32,
    /// 1 for a win, less for a share of it.
    pub win: f64,
    pub place: f64,
    pub thinking: Thinking,
}

impl<G: Knowledge> Contest<G> {
    /// Plays so many games.
    pub fn play_all(&self, games: u64, threads: usize) -> Result<Vec<GameResult>, Failure> {
        let bar = progress_bar(games);
        let next = &AtomicU64::new(0);
        let mut played = Vec::new();
        thread::scope(|scope| {
            let (sender, results) = mpsc::channel();
            for _ in 0..threads {
                let sender = sender.clone();
                scope.spawn(move || self.work(next, games, &sender));
            }
            drop(sender);
            for (number, result) in results {
                played.push((number, result?));
                bar.inc(1);
            }
            Ok::<(), Failure>(())
        })?;
        played.sort_by_key(|(number, _)| *number);
        Ok(played.into_iter().map(|(_, result)| result).collect())
    }

    /// One thread: plays game after game until there are no more, or nobody wants to hear of them.
    fn work(&self, next: &AtomicU64, games: u64, results: &mpsc::Sender<(u64, Result<GameResult, Failure>)>) {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games || results.send((number, self.play(number))).is_err() {
                return;
            }
        }
    }

    /// Plays the game with this number.
    fn play(&self, number: u64) -> Result<GameResult, Failure> {
        let Sitting { setup, turn, bots } = self.schedule.sitting(number);
        let seed = self.seed.wrapping_add(setup);
        let mut state: G = self.beginning.state(seed)?;
        let start = self.beginning.recorded(seed, &state);
        let levels: Vec<Level> = bots.iter().map(|bot| self.bots[*bot]).collect();
        let mut seated = Bots::seat(&levels, &self.mind, seed, turn, 1);
        let actions = play(&mut state, |state, seat, legal| seated.choose(state, seat, legal), None)?;
        if let Some(folder) = &self.folder {
            folder.keep(Played { start, seed, number: Some(number + 1), bots: &levels, actions, end: &state })?;
        }
        let outcome = state.outcome().unwrap_or_else(|| Outcome::highest(state.scores()));
        let places = places(&outcome);
        let result = |(seat, bot): (Seat, &usize)| SeatResult {
            bot: *bot,
            score: outcome.scores[seat.index()],
            win: outcome.share(seat),
            place: places[seat.index()],
            thinking: seated.thinking[seat.index()],
        };
        Ok(Seat::ALL.into_iter().zip(&bots).map(result).collect())
    }
}
