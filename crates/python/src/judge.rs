//! What the analyst says about a game, whichever game it is.

use crate::kind::Offered;
use bots::analysis::{ActionValue, Case, Effort, Fixed, Mark};
use game::{Record, Seat};
use study::{Analysis, PlayedGame, Scope, StudyError};
use words::Words;

/// A decision that has been judged.
pub(crate) struct Judged {
    pub(crate) seat: Seat,
    pub(crate) actions: Vec<Valued>,
    pub(crate) played: Option<usize>,
    pub(crate) regret: f64,
    pub(crate) error: f64,
    pub(crate) mark: Option<&'static str>,
    pub(crate) is_real: bool,
    pub(crate) iterations: u32,
}

/// What an action is worth.
pub(crate) struct Valued {
    pub(crate) text: String,
    pub(crate) ids: Vec<u16>,
    pub(crate) shares: Vec<f64>,
    pub(crate) points: Vec<f64>,
    pub(crate) behind: f64,
    pub(crate) error: f64,
    pub(crate) as_good: bool,
    pub(crate) tried: u32,
    pub(crate) line: Vec<(Seat, String)>,
}

/// Judges a decision of a seat that is to act, by what the seat knows.
pub(crate) fn judge<G: Offered>(
    state: &G,
    seat: Seat,
    played: Option<G::Action>,
    iterations: u32,
    seed: u64,
) -> Result<Judged, StudyError> {
    let analyst = G::analyst().ok_or(StudyError::NoAnalyst { game: G::NAME })?;
    let (view, legal) = (state.remembered(seat), state.legal_actions(seat));
    let case = Case { view: &view, seat, legal: &legal, played, truth: None };
    let verdict = analyst.judge(&case, state.players(), Effort { iterations, seed, stop: None })?;
    let valued = |value: &ActionValue<G::Action>| valued::<G>(value, seat, state.players());
    Ok(Judged {
        seat,
        actions: verdict.actions.iter().map(valued).collect(),
        played: verdict.played,
        regret: verdict.regret.number(),
        error: verdict.error.number(),
        mark: Mark::of(verdict.regret, verdict.error).map(Mark::key),
        is_real: verdict.is_real,
        iterations: verdict.iterations,
    })
}

fn valued<G: Offered>(value: &ActionValue<G::Action>, seat: Seat, players: u8) -> Valued {
    let steps = G::steps(value.action, seat, players);
    Valued {
        text: value.action.to_string(),
        ids: steps.map_or_else(Vec::new, |steps| steps.ids().to_vec()),
        shares: value.shares.iter().copied().map(Fixed::number).collect(),
        points: value.points.clone(),
        behind: value.behind.number(),
        error: value.error.number(),
        as_good: value.as_good,
        tried: value.tried,
        line: value.line.iter().map(|(seat, action)| (*seat, action.to_string())).collect(),
    }
}

/// The report on a finished game, as JSON.
pub(crate) fn report<G: Offered>(
    record: &Record,
    iterations: u32,
    seed: u64,
    threads: usize,
) -> Result<String, StudyError> {
    let played = PlayedGame::<G>::read(record)?;
    let players = played.players();
    let names = move |words: &Words| Seat::first(players).map(|seat| words::study::seat(words, seat)).collect();
    let scope = Scope { iterations, seed, threads, stop: None };
    let report = Analysis::new(&played, scope, &names)?.run(|| ())?;
    Ok(serde_json::to_string(&report).unwrap_or_default())
}
