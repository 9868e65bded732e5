//! What to do in a decision that is still open, and why somebody chose what they chose: both from what one seat sees.

use crate::analysis::{action_reports, decision_seed};
use crate::{ActionReport, Scope, Studied, StudyError, Why};
use bots::analysis::{Case, Effort};
use game::Seat;
use serde::{Deserialize, Serialize};
use words::Words;
use words::study::Compared;

/// What to do in a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The seat that is to decide.
    pub seat: Seat,
    /// What to look at: the part of the evaluation in which the best actions differ most from the others; `None` if nothing
    /// stands out.
    pub look_at: Option<String>,
    /// The best actions, the best first, and as many more as were compared.
    pub actions: Vec<ActionReport>,
    /// Whether the choice makes a difference.
    pub real: bool,
    /// Why the first is better than the next one, or for [`explain`] than what else could have been done.
    pub why: Why,
}

/// What to do: the view and the legal actions of the seat are all that is used. The same revision gives the same hint.
///
/// # Errors
///
/// [`StudyError::NoAnalyst`], [`StudyError::Stopped`].
pub fn hint<G: Studied>(
    view: &G::View,
    players: u8,
    seat: Seat,
    legal: &[G::Action],
    (scope, revision): (Scope<'_>, usize),
    names: &dyn Fn(&Words) -> Vec<String>,
) -> Result<Hint, StudyError> {
    advise::<G>((view, players, seat, legal), None, (scope, revision), names)
}

/// Why a seat chose an action: compared with the best of the others, or with what would have been better.
///
/// # Errors
///
/// [`StudyError::NoAnalyst`], [`StudyError::Stopped`].
pub fn explain<G: Studied>(
    decision: (&G::View, u8, Seat, &[G::Action]),
    chosen: G::Action,
    scope: (Scope<'_>, usize),
    names: &dyn Fn(&Words) -> Vec<String>,
) -> Result<Hint, StudyError> {
    advise::<G>(decision, Some(chosen), scope, names)
}

fn advise<G: Studied>(
    (view, players, seat, legal): (&G::View, u8, Seat, &[G::Action]),
    chosen: Option<G::Action>,
    (scope, revision): (Scope<'_>, usize),
    names: &dyn Fn(&Words) -> Vec<String>,
) -> Result<Hint, StudyError> {
    Words::register([G::WORDS]);
    let analyst = G::analyst().ok_or(StudyError::NoAnalyst { game: G::NAME })?;
    let case = Case { view, seat, legal, played: chosen, truth: None };
    let seed = decision_seed(scope.seed, revision, seat);
    let effort = Effort { iterations: scope.iterations, seed, stop: scope.stop };
    let verdict = analyst.judge(&case, players, effort)?;
    let is_chosen_best = verdict.played.is_none_or(|played| played == 0);
    let compared = if is_chosen_best { Compared::RunnerUp } else { Compared::Played };
    let why = Why::of(&case, &verdict, analyst.parts(), compared, names);
    Ok(Hint {
        seat,
        look_at: why.parts.first().map(|part| part.part.clone()),
        actions: action_reports(&verdict),
        real: verdict.is_real,
        why,
    })
}
