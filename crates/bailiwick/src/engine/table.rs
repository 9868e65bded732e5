//! The engine's seat in a game: reads what the seat sees, and lets a bot think about it.

use super::messages::{Best, Go, NewGame};
use bots::{Bot, BotGame, Budget, Level, Limits, Thought};
use game::{Random, Seat, Seed, Settings, excerpt, legal_texts};
use games::{Playable, Visitor};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// A game in which the engine has a seat.
pub(crate) trait Table {
    /// Thinks about a decision until the budget is spent or the flag is set.
    fn decide(&mut self, go: &Go, stop: &AtomicBool) -> Result<Best, String>;
}

/// Seats a bot in a game that begins.
pub(crate) struct SeatBot<'a> {
    pub(crate) game: &'a NewGame,
    pub(crate) level: Level,
    pub(crate) threads: usize,
}

impl Visitor for SeatBot<'_> {
    type Output = Result<Box<dyn Table>, String>;

    fn visit<G: Playable>(self) -> Self::Output {
        let NewGame { players, seat, options, seed, .. } = self.game;
        let options = options.iter().map(|(name, value)| format!("{name}={value}"));
        let settings = Settings::parse(G::OPTIONS, options).map_err(|error| error.to_string())?;
        G::new(*players, &settings, 0).map_err(|error| error.to_string())?;
        let seat = Seat::from_number(*seat).filter(|seat| seat.index() < usize::from(*players));
        let seat = seat.ok_or(format!("`seat` is a number from 1 to {players}"))?;
        let seed: Seed = match seed {
            Some(text) => text.parse().map_err(|_| "`seed` is the digits of a number, as a text")?,
            None => Seed::from(0),
        };
        let bot = G::bot(self.level, *players, bot_seed(seed), self.threads).map_err(|error| error.to_string())?;
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
    fn decide(&mut self, go: &Go, stop: &AtomicBool) -> Result<Best, String> {
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
    fn look(&self, go: &Go) -> Result<(G::View, Vec<G::Action>), String> {
        let view = G::read_view(&go.view.to_string()).map_err(|error| format!("`view`: {error}"))?;
        // Which of the states that agree with the view it is makes no difference to what is asked of it.
        let state = G::resample(&view, &mut Random::new(0));
        let seat = self.seat;
        if state.players() != self.players || !self.settings.agrees_with(&state.settings()) {
            return Err(format!(
                "`view` is of a game of {} with {}, and not of the one that began",
                state.players(),
                state.settings()
            ));
        }
        if state.remembered(seat) != view && state.view(Some(seat)) != view {
            return Err(format!("`view` is not what seat {seat} sees"));
        }
        if !state.to_act().contains(seat) {
            return Err(format!("seat {seat} has nothing to decide in this `view`"));
        }
        let known = legal_texts(&state, seat);
        let mut named = go.legal.clone();
        named.sort_unstable();
        if let Some(action) = named.iter().find(|action| !known.contains(action)) {
            return Err(format!("`legal` has `{}`, which is not legal by the rules known here", excerpt(action)));
        }
        if let Some(action) = known.iter().find(|action| !named.contains(action)) {
            return Err(format!("`legal` is without `{action}`, which is legal by the rules known here"));
        }
        Ok((view, state.legal_actions(seat)))
    }
}

/// The longest time that a host can ask for: an hour.
const LONGEST: u32 = 3_600_000;

fn budget(go: &Go) -> Result<Option<Budget>, String> {
    match (go.iterations, go.ms) {
        (None, None) => Ok(None),
        (Some(number), None) if number > 0 => Ok(Some(Budget::Iterations(number))),
        (None, Some(ms)) if (1..=LONGEST).contains(&ms) => Ok(Some(Budget::Time(Duration::from_millis(ms.into())))),
        (Some(_), Some(_)) => Err("a budget is `iterations` or `ms`, not both".to_owned()),
        (Some(_), None) => Err("`iterations` is a number from 1".to_owned()),
        (None, Some(_)) => Err(format!("`ms` is a number from 1 to {LONGEST}")),
    }
}
