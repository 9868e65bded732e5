//! Advice on a decision that is still open, and the explanation of one that was taken: the same search, told in words. Both follow
//! from what one seat sees.

use crate::analysis::{action_reports, decision_seed};
use crate::{ActionReport, Scope, Studied, StudyError, Texts, Why};
use bots::analysis::{ActionValue, Analyst, Case, Effort, Verdict};
use game::Seat;
use serde::{Deserialize, Serialize};
use words::advice::LookAt;
use words::study::Compared;
use words::{People, Words};

/// Most actions that are told.
const MOST_TOLD: usize = 3;

/// What can be said of a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// The seat that decides.
    pub seat: Seat,
    /// What it chose, if that is to be explained.
    pub chosen: Option<String>,
    /// Whether the choice makes a difference.
    pub real: bool,
    /// The part of the evaluation to look at, if one stands out.
    pub look_at: Option<String>,
    /// What to look at, in words.
    pub nudge: Texts,
    /// The best actions, the best first, and what was chosen.
    pub actions: Vec<AdvisedAction>,
    /// Why the best, or what was chosen, is better than another; or what would have been better than what was chosen.
    pub why: Why,
}

/// An action, in words and in figures.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AdvisedAction {
    /// What it is.
    pub text: Texts,
    /// What it is worth.
    pub worth: Texts,
    /// The figures.
    #[serde(flatten)]
    pub value: ActionReport,
}

/// A decision as its seat knows it: what it remembers, the number of players, the seat, and what it may do.
pub type Decision<'a, G> = (&'a <G as game::Game>::View, u8, Seat, &'a [<G as game::Game>::Action]);

/// The names of the players in a language.
type Names<'a> = &'a dyn Fn(&Words) -> Vec<String>;

/// What to do in a decision, or, if something was chosen, why that was chosen. The same decision at the same number of actions
/// gives the same advice.
///
/// # Errors
///
/// [`StudyError::NoAnalyst`], [`StudyError::Stopped`].
pub fn advise<G: Studied>(
    (view, players, seat, legal): Decision<'_, G>,
    chosen: Option<G::Action>,
    (scope, at): (Scope<'_>, usize),
    names: Names<'_>,
) -> Result<Advice, StudyError> {
    Words::register([G::WORDS]);
    let analyst = G::analyst().ok_or(StudyError::NoAnalyst { game: G::NAME })?;
    let effort = Effort { iterations: scope.iterations, seed: decision_seed(scope.seed, at, seat), stop: scope.stop };
    let case = Case { view, seat, legal, played: chosen, truth: None };
    let verdict = analyst.judge(&case, players, effort)?;
    let why = match contrast(analyst, &case, &verdict, (players, effort), names)? {
        Some(why) => why,
        None if verdict.played.is_none_or(|played| played == 0) => {
            Why::of(&case, &verdict, analyst.parts(), Compared::RunnerUp, names)
        }
        None => Why::of(&case, &verdict, analyst.parts(), Compared::Played, names),
    };
    let look_at = look_at(&verdict, &why);
    let best = verdict.actions.iter().filter(|value| value.as_good).count();
    let nudge = Texts::new(|words| {
        let names = names(words);
        let told = match look_at {
            Look::Rival(rival) => LookAt::Rival(names.get(rival.index()).map_or("", String::as_str)),
            Look::Gain(key) => LookAt::Gain(key),
            Look::Price(key) => LookAt::Price(key),
            Look::Nothing => LookAt::Nothing,
            Look::Everything => LookAt::Everything,
        };
        words::advice::nudge::<G>(words, told, best)
    });
    let part = match look_at {
        Look::Gain(key) | Look::Price(key) => Some(key.to_owned()),
        Look::Nothing | Look::Rival(_) | Look::Everything => None,
    };
    let actions = told_actions(&case, &verdict, players, names);
    Ok(Advice {
        seat,
        chosen: chosen.map(|action| action.to_string()),
        real: verdict.is_real,
        look_at: part,
        nudge,
        actions,
        why,
    })
}

/// Where the runner-up is as good as the best, the two tell little about what matters: they are compared with the first action
/// that is not as good instead, by half of the thought.
fn contrast<G: Studied>(
    analyst: &dyn Analyst<G>,
    case: &Case<'_, G>,
    verdict: &Verdict<G>,
    (players, effort): (u8, Effort<'_>),
    names: Names<'_>,
) -> Result<Option<Why>, StudyError> {
    let is_best = verdict.played.is_none_or(|played| played == 0);
    let Some(runner_up) = verdict.actions.get(verdict.compared.1).filter(|_| is_best) else { return Ok(None) };
    let Some(worse) = verdict.actions.iter().find(|value| !value.as_good).filter(|_| runner_up.as_good) else {
        return Ok(None);
    };
    let compared = Case { played: Some(worse.action), ..*case };
    let effort = Effort { iterations: effort.iterations / 2, ..effort };
    let again = analyst.judge(&compared, players, effort)?;
    let better = again.actions[again.compared.0].action;
    let agrees = match case.played {
        Some(chosen) => better == chosen,
        None => verdict.actions.iter().any(|value| value.as_good && value.action == better),
    };
    let is_clear = agrees && again.played.is_some_and(|played| !again.actions[played].as_good);
    Ok(is_clear.then(|| Why::of(&compared, &again, analyst.parts(), Compared::RunnerUp, names)))
}

/// What to look at.
#[derive(Clone, Copy)]
enum Look<'a> {
    Nothing,
    Gain(&'a str),
    Rival(Seat),
    Price(&'a str),
    Everything,
}

/// What stands out in the figures: what is gained most, a rival who has less, or what is given up.
fn look_at<'a, G: Studied>(verdict: &Verdict<G>, why: &'a Why) -> Look<'a> {
    if !verdict.is_real {
        return Look::Nothing;
    }
    let gained = why.parts.iter().find(|part| part.points > 0.0);
    let hurt = why.rival.filter(|(_, points)| *points < 0.0);
    match (gained, hurt, why.parts.first()) {
        (Some(part), ..) => Look::Gain(&part.part),
        (None, Some((rival, _)), _) => Look::Rival(rival),
        (None, None, Some(part)) => Look::Price(&part.part),
        (None, None, None) => Look::Everything,
    }
}

/// The best actions in words, and what was chosen if it is not among them.
fn told_actions<G: Studied>(
    case: &Case<'_, G>,
    verdict: &Verdict<G>,
    players: u8,
    names: Names<'_>,
) -> Vec<AdvisedAction> {
    let percent = 100.0 / f64::from(players);
    let advised = |(value, report): (&ActionValue<G::Action>, ActionReport)| AdvisedAction {
        text: Texts::new(|words| {
            let names = names(words);
            let people = People { names: &names, you: None };
            G::action(words, case.view, case.seat, value.action, &people).short
        }),
        worth: Texts::new(|words| {
            let own = case.seat.index();
            if value.action == verdict.actions[0].action {
                return words::advice::worth(words, 100.0 * value.shares[own].number(), value.points[own]);
            }
            let (share, error) = (percent * value.behind.number(), percent * value.error.number());
            words::advice::behind(words, value.as_good, share, error)
        }),
        value: report,
    };
    let told = |(place, _): &(usize, _)| *place < MOST_TOLD || Some(*place) == verdict.played;
    let both = verdict.actions.iter().zip(action_reports(verdict));
    both.enumerate().filter(told).map(|(_, both)| advised(both)).collect()
}
