//! The engine's seat in a game: reads what the seat sees, and lets a bot think about it.

use super::error::EngineError;
use super::messages::{Best, Go, NewGame};
use bots::{Bot, BotGame, Budget, Level, Limits, Thought};
use game::{Random, Seat, Seed, Settings, legal_texts};
use games::{Playable, Visitor};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// A game in which the engine has a seat.
pub(crate) trait Table {
    /// Thinks about a decision until the budget is spent or the flag is set.
    fn decide(&mut self, go: &Go, stop: &AtomicBool) -> Result<Best, EngineError>;
}

/// Seats a bot in a game that begins.
pub(crate) struct SeatBot<'a> {
    pub(crate) game: &'a NewGame,
    pub(crate) level: Level,
    pub(crate) threads: usize,
}

impl Visitor for SeatBot<'_> {
    type Output = Result<Box<dyn Table>, EngineError>;

    fn visit<G: Playable>(self) -> Self::Output {
        let NewGame { players, seat, options, seed, .. } = self.game;
        let options = options.iter().map(|(name, value)| format!("{name}={value}"));
        let settings = Settings::parse(G::OPTIONS, options)?;
        G::new(*players, &settings, 0)?;
        let seat = Seat::from_number(*seat).filter(|seat| seat.index() < usize::from(*players));
        let seat = seat.ok_or(EngineError::Seat { players: *players })?;
        let seed: Seed = match seed {
            Some(text) => text.parse().map_err(|_| EngineError::Seed)?,
            None => Seed::from(0),
        };
        let bot = G::bot(self.level, *players, bot_seed(seed), self.threads)?;
        Ok(Box::new(TableOf::<G> { bot, seat, players: *players, settings }))
    }
}

/// The seed of a bot: seeds of 64 bits as they are.
fn bot_seed(seed: Seed) -> u64 {
    u64::try_from(seed.number()).unwrap_or_else(|_| seed.random().next_u64())
}

/// A bot with a seat in a game.
struct TableOf<G: BotGame> {
    bot: Box<dyn Bot<G>>,
    seat: Seat,
    players: u8,
    /// The options that the host named.
    settings: Settings,
}

impl<G: BotGame> Table for TableOf<G> {
    fn decide(&mut self, go: &Go, stop: &AtomicBool) -> Result<Best, EngineError> {
        let budget = budget(go)?;
        let (view, legal) = self.look(go)?;
        let limits = Limits { budget, stop: Some(stop) };
        let Thought { action, values, line, iterations } = self.bot.think(&view, self.seat, &legal, limits);
        let line = line.iter().map(|(seat, action)| format!("{seat} {action}")).collect();
        Ok(Best { action: action.to_string(), values, line, iterations })
    }
}

impl<G: BotGame> TableOf<G> {
    /// Reads the view, and finds the legal actions in the order of the rules, on which the choices of bots depend.
    fn look(&self, go: &Go) -> Result<(G::View, Vec<G::Action>), EngineError> {
        let view = G::read_view(&go.view.to_string()).map_err(EngineError::View)?;
        // Which of the states that agree with the view it is makes no difference to what is asked of it.
        let state = G::resample(&view, &mut Random::new(0));
        let seat = self.seat;
        if state.players() != self.players || !self.settings.agrees_with(&state.settings()) {
            return Err(EngineError::OtherGame { players: state.players(), settings: state.settings() });
        }
        if state.remembered(seat) != view && state.view(Some(seat)) != view {
            return Err(EngineError::NotSeen(seat));
        }
        if !state.to_act().contains(seat) {
            return Err(EngineError::NothingToDecide(seat));
        }
        let known = legal_texts(&state, seat);
        let mut named = go.legal.clone();
        named.sort_unstable();
        if let Some(action) = named.iter().find(|action| !known.contains(action)) {
            return Err(EngineError::NotLegal(action.clone()));
        }
        if let Some(action) = known.into_iter().find(|action| !named.contains(action)) {
            return Err(EngineError::Unnamed(action));
        }
        Ok((view, state.legal_actions(seat)))
    }
}

/// The longest time in milliseconds that a host can ask for: an hour.
pub(super) const LONGEST_MS: u32 = 3_600_000;

fn budget(go: &Go) -> Result<Option<Budget>, EngineError> {
    match (go.iterations, go.ms) {
        (None, None) => Ok(None),
        (Some(number), None) if number > 0 => Ok(Some(Budget::Iterations(number))),
        (None, Some(ms)) if (1..=LONGEST_MS).contains(&ms) => Ok(Some(Budget::Time(Duration::from_millis(ms.into())))),
        (Some(_), Some(_)) => Err(EngineError::TwoBudgets),
        (Some(_), None) => Err(EngineError::Iterations),
        (None, Some(_)) => Err(EngineError::Milliseconds),
    }
}
