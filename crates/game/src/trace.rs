//! Writes a whole game for other programs: one line of JSON per decision, with everything that could be chosen.

use crate::{Game, Outcome, Seat};
use serde::Serialize;
use std::io::{self, Write};

/// A trace of one game.
pub struct Trace<W> {
    out: W,
    number: u64,
}

#[derive(Serialize)]
struct Decision<'a, G> {
    n: u64,
    to_act: Seat,
    legal: Vec<String>,
    action: String,
    state: &'a G,
}

#[derive(Serialize)]
struct End<'a, G> {
    n: u64,
    to_act: Option<Seat>,
    state: &'a G,
    #[serde(flatten)]
    outcome: Outcome,
}

impl<W: Write> Trace<W> {
    /// Begins the trace of a game. Each of several games in one output has a trace of its own.
    pub fn new(out: W) -> Trace<W> {
        Trace { out, number: 0 }
    }

    /// Writes the line of a decision; `state` is the one before the action.
    ///
    /// # Errors
    ///
    /// Fails if the output cannot be written.
    pub fn decision<G: Game>(&mut self, state: &G, seat: Seat, action: G::Action) -> io::Result<()> {
        let legal = crate::legal_texts(state, seat);
        let line = Decision { n: self.number, to_act: seat, legal, action: action.to_string(), state };
        self.number += 1;
        self.line(&line)
    }

    /// Writes the last line, if the game is over.
    ///
    /// # Errors
    ///
    /// Fails if the output cannot be written.
    pub fn end<G: Game>(&mut self, state: &G) -> io::Result<()> {
        let Some(outcome) = state.outcome() else { return Ok(()) };
        self.line(&End { n: self.number, to_act: None, state, outcome })
    }

    fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        writeln!(self.out, "{}", serde_json::to_string(line)?)
    }
}
