//! Games as they are studied: what is asked of one that is over, whatever game it is.

use game::{Journal, Random, Seat, Seed, SetupError, Start};
use std::fmt;
use std::sync::atomic::AtomicBool;
use study::{Advice, Analysis, PlayedGame, Report, Scope, Studied, StudyError};
use words::Words;

/// The seed of all analyses: the same game always has the same report.
const SEED: u64 = 1;

/// The names of the players in a language.
pub(crate) type Names<'a> = &'a (dyn Fn(&Words) -> Vec<String> + Sync);

/// How a game is analysed.
pub(crate) struct StudyWork<'a> {
    /// Iterations for each decision.
    pub(crate) iterations: u32,
    /// The names of the players.
    pub(crate) names: Names<'a>,
    /// Ends the thought about a decision when it is set; the thought is begun again when there is time.
    pub(crate) stop: &'a AtomicBool,
    /// Called before each decision with the number of those that have been judged, and of all. It waits until there is time, and
    /// says whether to go on.
    pub(crate) go_on: &'a dyn Fn(usize, usize) -> bool,
}

/// The game of a journal with all its states.
pub(crate) fn played<G: Studied>(journal: &Journal<G>, seed: Seed) -> Result<PlayedGame<G>, StudyError> {
    let record = journal.record(Start::Seed(seed));
    let read = |(seat, text): &(Seat, String)| Some((*seat, text.parse().ok()?));
    PlayedGame::of(journal.state_after(0), record.actions.iter().filter_map(read))
}

/// Judges all decisions of a game that is over.
pub(crate) fn report<G: Studied>(game: &PlayedGame<G>, work: &StudyWork<'_>) -> Result<Report, StudyError> {
    let scope = Scope { iterations: work.iterations, seed: SEED, threads: 1, stop: Some(work.stop) };
    let analysis = Analysis::new(game, scope, work.names)?;
    let of = analysis.decisions();
    let mut judged = Vec::with_capacity(of);
    while judged.len() < of {
        if !(work.go_on)(judged.len(), of) {
            return Err(StudyError::Stopped);
        }
        match analysis.judge(judged.len()) {
            Ok(one) => judged.push(one),
            // Somebody who plays needed the processor.
            Err(StudyError::Stopped) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(analysis.report(judged))
}

/// Why nothing can be decided in a position.
#[derive(Debug)]
pub(crate) enum PositionError {
    /// It cannot be read, or is impossible.
    Unreadable(SetupError),
    /// The game is over.
    Over,
    /// The seat is not to act, but another.
    NotToAct { seat: Seat, first: Seat },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Unreadable(error) => error.fmt(f),
            PositionError::Over => f.write_str("the game is over, so there is nothing to decide"),
            PositionError::NotToAct { seat, first } => write!(f, "seat {seat} is not to act, but seat {first} is"),
        }
    }
}

/// The position of a text in the notation. As in a replay, what it leaves to chance follows from the seed 0.
fn position<G: Studied>(json: &str) -> Result<G, PositionError> {
    G::from_json(json, &mut Random::new(0)).map_err(PositionError::Unreadable)
}

/// The seat that decides in a position: this one, or the first that is to act. Otherwise what is wrong with the position.
pub(crate) fn decider<G: Studied>(json: &str, seat: Option<Seat>) -> Result<Seat, PositionError> {
    let to_act = position::<G>(json)?.to_act();
    let first = to_act.lowest().ok_or(PositionError::Over)?;
    let seat = seat.unwrap_or(first);
    if to_act.contains(seat) { Ok(seat) } else { Err(PositionError::NotToAct { seat, first }) }
}

/// What a seat should do in a position, by what it sees there. The position was looked at by [`decider`] before.
pub(crate) fn advise<G: Studied>(
    json: &str,
    seat: Seat,
    iterations: u32,
    stop: &AtomicBool,
) -> Result<Advice, StudyError> {
    // A position that cannot be read was refused.
    let state = position::<G>(json).map_err(|_| StudyError::Stopped)?;
    let (players, view, legal) = (state.players(), state.remembered(seat), state.legal_actions(seat));
    let names = |words: &Words| Seat::first(players).map(|seat| words::study::seat(words, seat)).collect();
    let scope = Scope { iterations, seed: SEED, threads: 1, stop: Some(stop) };
    study::advise::<G>((&view, players, seat, &legal), None, (scope, 0), &names)
}
