//! A game between bots. Everything that lets them play sits down at this table, so that a game is played, timed and
//! repeated in the same way everywhere.

use crate::failure::Failure;
use bots::{Bot, Knowledge, Level, Mind};
use game::{Game, Random, Seat, Trace};
use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

/// From here on streams of random numbers belong to bots: set-up and random players have those before.
const BOTS_CHOICE: u64 = 16;

/// The bots at a table by seat, and how long they have thought.
pub struct Bots<G: Knowledge> {
    bots: Vec<Box<dyn Bot<G>>>,
    pub thinking: Vec<Thinking>,
}

/// How long a bot has thought about how many decisions.
#[derive(Clone, Copy, Default)]
pub struct Thinking {
    pub decisions: u64,
    pub seconds: f64,
}

impl<G: Knowledge> Bots<G> {
    /// Seats bots for the game with this seed. When the same set-up is played several times, `turn` says for which time:
    /// then they decide anew what they leave to chance.
    pub fn seat(levels: &[Level], mind: &Arc<Mind<G>>, seed: u64, turn: u64, threads: usize) -> Bots<G> {
        let bot = |(seat, level): (Seat, &Level)| {
            let stream = BOTS_CHOICE * (turn + 1) + seat.index() as u64;
            level.bot_with(mind.clone(), Random::stream(seed, stream).next(), threads)
        };
        Bots {
            bots: Seat::ALL.into_iter().zip(levels).map(bot).collect(),
            thinking: vec![Thinking::default(); levels.len()],
        }
    }

    /// What the bot of a seat chooses, who sees what his seat sees.
    pub fn choose(&mut self, state: &G, seat: Seat, legal: &[G::Action]) -> G::Action {
        let view = state.view(Some(seat));
        let started = Instant::now();
        let action = self.bots[seat.index()].choose(&view, seat, legal);
        debug_assert!(legal.contains(&action), "{action} is not legal");
        let thinking = &mut self.thinking[seat.index()];
        thinking.seconds += started.elapsed().as_secs_f64();
        thinking.decisions += 1;
        action
    }
}

/// Plays a game to its end, tracing it if wanted; returns who did what.
pub fn play<G: Game>(
    state: &mut G,
    mut choose: impl FnMut(&G, Seat, &[G::Action]) -> G::Action,
    trace: Option<&mut Box<dyn Write>>,
) -> Result<Vec<(Seat, String)>, Failure> {
    let mut trace = trace.map(Trace::new);
    let mut played = Vec::new();
    game::play_out(state, |state, seat, legal| {
        let action = choose(state, seat, legal);
        if let Some(trace) = &mut trace {
            trace.decision(state, seat, action)?;
        }
        played.push((seat, action.to_string()));
        Ok::<_, Failure>(action)
    })?;
    if let Some(trace) = &mut trace {
        trace.end(state)?;
    }
    Ok(played)
}

/// Reads a list of bots as people write it: `master:2000,journeyman`.
pub fn read_bots(list: &str) -> Result<Vec<Level>, Failure> {
    if list.trim().is_empty() {
        return Err(Failure::Message(
            "--bots names nobody: write for instance --bots journeyman,apprentice".to_owned(),
        ));
    }
    let read = |name: &str| name.trim().parse().map_err(|error| Failure::Message(format!("--bots: {error}")));
    list.split(',').map(read).collect()
}

/// Writes such a list.
pub fn write_bots(bots: &[Level]) -> String {
    bots.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}
