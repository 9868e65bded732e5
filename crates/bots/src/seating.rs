//! Seats bots at a table and asks them.
//!
//! What a bot leaves to chance follows from the seed of its table. There are two formulas, and records depend on both: at a
//! table with people ([`BotTurn`]) every decision is seeded anew, so that nothing has to be kept of bots between decisions;
//! in games between bots ([`SeatedBots`]) a bot is seeded once for a game, so that it can keep its search tree.

use crate::{Bot, BotGame, Level, LevelError, Limits};
use game::{Random, Seat, Seed, Stream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// One decision of a bot at a table, ready to be taken on any thread.
pub struct BotTurn<G: BotGame> {
    bot: Box<dyn Bot<G>>,
    view: G::View,
    seat: Seat,
    legal: Vec<G::Action>,
}

impl<G: BotGame> BotTurn<G> {
    /// Prepares the decision of `seat`, which is to act in `state`. The choice follows from the seed of the table and the
    /// revision at which the seat was asked.
    ///
    /// # Errors
    ///
    /// Fails if the game has no bots of this level.
    pub fn new(
        state: &G,
        seat: Seat,
        level: Level,
        seed: impl Into<Seed>,
        revision: u64,
    ) -> Result<BotTurn<G>, LevelError> {
        let bot = G::bot(level, state.players(), turn_seed(seed.into(), seat, revision), 1)?;
        Ok(BotTurn { bot, view: state.remembered(seat), seat, legal: state.legal_actions(seat) })
    }

    /// Lets the bot think, and returns its choice.
    pub fn choose(mut self) -> G::Action {
        self.bot.choose(&self.view, self.seat, &self.legal)
    }

    /// The same, unless `stop` is set meanwhile: the thought is given up then, and there is no choice.
    pub fn choose_unless(mut self, stop: &AtomicBool) -> Option<G::Action> {
        let limits = Limits { budget: None, stop: Some(stop) };
        let thought = self.bot.think(&self.view, self.seat, &self.legal, limits);
        (!stop.load(Ordering::Relaxed)).then_some(thought.action)
    }
}

/// The seed of a bot for one decision of a seat that was asked at a revision, at a table with this seed; see [`BotTurn::new`].
pub fn turn_seed(seed: Seed, seat: Seat, revision: u64) -> u64 {
    seed.stream(Stream::Decision { revision, seat }).next_u64()
}

/// Stops thoughts when it is dropped: it is kept with what they are about.
#[derive(Debug, Default)]
pub struct StopOnDrop(Arc<AtomicBool>);

impl StopOnDrop {
    /// What is set when the thoughts are to stop.
    pub fn flag(&self) -> Arc<AtomicBool> {
        self.0.clone()
    }
}

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The seed of a bot that plays a whole game with this seed; see [`SeatedBots::new`].
pub fn whole_game_seed(seed: u64, repetition: u64, seat: Seat) -> u64 {
    Random::stream(seed, Stream::WholeGame { repetition, seat }).next_u64()
}

/// The bots of a game that only bots play, by seat, and how long they have thought.
pub struct SeatedBots<G: BotGame> {
    bots: Vec<Box<dyn Bot<G>>>,
    thinking: Vec<ThinkingTime>,
}

/// How long a bot has thought about how many decisions.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
#[allow(missing_docs)]
pub struct ThinkingTime {
    pub decisions: u64,
    pub seconds: f64,
}

impl<G: BotGame> SeatedBots<G> {
    /// Seats a bot of each level for the game with this seed. When the same setup is played several times, `repetition`
    /// makes the bots choose differently each time.
    ///
    /// # Errors
    ///
    /// Fails if the game has no bots of one of the levels.
    pub fn new(levels: &[Level], seed: u64, repetition: u64, threads: usize) -> Result<SeatedBots<G>, LevelError> {
        let players = levels.len() as u8;
        let bot =
            |(seat, level): (Seat, &Level)| G::bot(*level, players, whole_game_seed(seed, repetition, seat), threads);
        Ok(SeatedBots {
            bots: Seat::ALL.into_iter().zip(levels).map(bot).collect::<Result<_, _>>()?,
            thinking: vec![ThinkingTime::default(); levels.len()],
        })
    }

    /// Asks the bot of a seat, which is shown what its seat can see.
    pub fn choose(&mut self, state: &G, seat: Seat, legal: &[G::Action]) -> G::Action {
        let view = state.remembered(seat);
        let started = Instant::now();
        let action = self.bots[seat.index()].choose(&view, seat, legal);
        debug_assert!(legal.contains(&action), "{action} is not legal");
        let thinking = &mut self.thinking[seat.index()];
        thinking.seconds += started.elapsed().as_secs_f64();
        thinking.decisions += 1;
        action
    }

    /// How long the bot of a seat has thought so far.
    pub fn thinking_time(&self, seat: Seat) -> ThinkingTime {
        self.thinking[seat.index()]
    }
}
