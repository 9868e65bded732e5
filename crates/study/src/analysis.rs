//! The analysis of a whole game, decision by decision.

use crate::report::{ActionReport, DecisionReport, HindsightReport, LineStep, Report, SeatReport};
use crate::{Moment, PlayedGame, Studied, StudyError, Texts, Why};
use bots::analysis::{Analyst, Case, Effort, Fixed, Ledger, LedgerStep, Mark, Verdict, accuracy, equities, error_rate};
use game::{Game, Random, Seat, Stream};
use std::sync::atomic::AtomicBool;
use words::Words;
use words::study::Compared;

/// How much is thought, and about what.
#[derive(Clone, Copy, Debug)]
pub struct Scope<'a> {
    /// Iterations for each decision; a master chooses after 2000.
    pub iterations: u32,
    /// Decides everything that chance decides.
    pub seed: u64,
    /// How many decisions are judged at once; makes no difference to the report.
    pub threads: usize,
    /// Ends the work when it is set.
    pub stop: Option<&'a AtomicBool>,
}

impl Scope<'_> {
    /// The budget of a master, on one thread.
    pub const MASTER: Scope<'static> = Scope { iterations: 2000, seed: 1, threads: 1, stop: None };
}

/// The analysis of a game. Its decisions can be judged in any order, on any thread, now or later.
pub struct Analysis<'a, G: Studied> {
    game: &'a PlayedGame<G>,
    analyst: &'static dyn Analyst<G>,
    scope: Scope<'a>,
    names: &'a (dyn Fn(&Words) -> Vec<String> + Sync),
}

/// A decision that has been judged.
#[derive(Clone, Debug)]
pub struct Judged {
    /// What is told of it.
    pub report: DecisionReport,
    step: LedgerStep,
}

impl<'a, G: Studied> Analysis<'a, G> {
    /// The analysis of a game. `names` are those of the players in a language.
    ///
    /// # Errors
    ///
    /// [`StudyError::NoAnalyst`].
    pub fn new(
        game: &'a PlayedGame<G>,
        scope: Scope<'a>,
        names: &'a (dyn Fn(&Words) -> Vec<String> + Sync),
    ) -> Result<Analysis<'a, G>, StudyError> {
        Words::register([G::WORDS]);
        let analyst = G::analyst().ok_or(StudyError::NoAnalyst { game: G::NAME })?;
        Ok(Analysis { game, analyst, scope, names })
    }

    /// The number of decisions.
    pub fn decisions(&self) -> usize {
        self.game.moments.len()
    }

    /// Judges all decisions. `progress` is called on this thread after each.
    ///
    /// # Errors
    ///
    /// [`StudyError::Stopped`].
    pub fn run(&self, progress: impl FnMut()) -> Result<Report, StudyError> {
        let judge = |at: u64| self.judge(at as usize);
        let judged = bots::in_parallel(self.decisions() as u64, self.scope.threads, judge, progress)?;
        Ok(self.report(judged))
    }

    /// Judges the decision after this number of actions, as the seat knew it then.
    ///
    /// # Errors
    ///
    /// [`StudyError::Stopped`]; a decision that is not there is one that was stopped.
    pub fn judge(&self, at: usize) -> Result<Judged, StudyError> {
        self.with_case(at, |case, players, effort| {
            let verdict = self.analyst.judge(case, players, effort)?;
            let mark = Mark::of(verdict.regret, verdict.error);
            let parts = self.analyst.parts();
            let why = mark.map(|_| Why::of(case, &verdict, parts, Compared::Played, &self.names));
            let played = verdict.played.unwrap_or_default();
            let step = LedgerStep {
                seat: case.seat,
                best: verdict.actions[0].equities(),
                played: verdict.actions[played].equities(),
                reveals: self.reveals(at),
            };
            let seen = self.game.moments[at].before.view(None);
            let heading = Texts::new(|words| G::moment(words, &seen));
            Ok(Judged { report: told(at, heading, &verdict, played, mark, why), step })
        })
    }

    /// The figures alone of the decision after this number of actions.
    ///
    /// # Errors
    ///
    /// As [`Analysis::judge`].
    pub fn verdict(&self, at: usize) -> Result<Verdict<G>, StudyError> {
        self.with_case(at, |case, players, effort| Ok(self.analyst.judge(case, players, effort)?))
    }

    fn with_case<T>(
        &self,
        at: usize,
        judge: impl FnOnce(&Case<'_, G>, u8, Effort<'_>) -> Result<T, StudyError>,
    ) -> Result<T, StudyError> {
        let moment = self.game.moments.get(at).ok_or(StudyError::Stopped)?;
        let Moment { before, seat, action, .. } = moment;
        let (view, legal) = (before.remembered(*seat), before.legal_actions(*seat));
        let case = Case { view: &view, seat: *seat, legal: &legal, played: Some(*action), truth: Some(before) };
        let seed = decision_seed(self.scope.seed, at, *seat);
        judge(&case, before.players(), Effort { iterations: self.scope.iterations, seed, stop: self.scope.stop })
    }

    /// Whether what comes after a decision depends on something that was hidden from the seat that decided: it comes to light, or
    /// the next to decide is another seat, who knows other things.
    fn reveals(&self, at: usize) -> bool {
        let moment = &self.game.moments[at];
        let next = self.game.moments.get(at + 1).map(|next| next.seat);
        G::HIDDEN && (moment.events.iter().any(G::reveals) || next != Some(moment.seat))
    }

    /// The report on decisions that have all been judged, in order.
    pub fn report(&self, judged: Vec<Judged>) -> Report {
        let players = usize::from(self.game.players());
        let last = last_equities(self.game);
        let (decisions, steps): (Vec<DecisionReport>, Vec<LedgerStep>) =
            judged.into_iter().map(|judged| (judged.report, judged.step)).unzip();
        let ledger = Ledger::new(&steps, &last).rows;
        let seat = |seat: Seat| {
            let row = &ledger[seat.index()];
            seat_report(seat, &decisions, (row.initial, row.last), self.game.outcome.scores[seat.index()])
        };
        Report {
            game: G::NAME.to_owned(),
            players: self.game.players(),
            iterations: self.scope.iterations,
            seed: self.scope.seed,
            seats: Seat::ALL.into_iter().take(players).map(seat).collect(),
            ledger,
            decisions,
        }
    }
}

/// The seed of the verdict on a decision.
pub(crate) fn decision_seed(seed: u64, at: usize, seat: Seat) -> u64 {
    Random::stream(seed, Stream::Decision { revision: at as u64, seat }).next_u64()
}

/// The equities at the end of a game. What ties leave over by rounding goes to the first winner.
fn last_equities<G: Game>(game: &PlayedGame<G>) -> Vec<Fixed> {
    let mut shares: Vec<Fixed> = Seat::first(game.players()).map(|seat| Fixed::new(game.outcome.share(seat))).collect();
    let left = Fixed::ONE - shares.iter().copied().sum();
    if let Some(winner) = game.outcome.winners.first() {
        shares[winner.index()] += left;
    }
    equities(&shares)
}

fn told<G: Studied>(
    at: usize,
    heading: Texts,
    verdict: &Verdict<G>,
    played: usize,
    mark: Option<Mark>,
    why: Option<Why>,
) -> DecisionReport {
    let actions = action_reports(verdict);
    DecisionReport {
        at,
        heading,
        seat: verdict.seat,
        played: actions[played].action.clone(),
        best: actions[0].action.clone(),
        regret: verdict.regret,
        error: verdict.error,
        mark,
        real: verdict.is_real,
        before: actions[0].shares.clone(),
        after: actions[played].shares.clone(),
        hindsight: verdict.hindsight.map(|known| HindsightReport {
            luck: known.luck,
            regret: known.regret,
            error: known.error,
        }),
        why,
        actions,
    }
}

/// The actions that a verdict compares.
pub(crate) fn action_reports<G: Studied>(verdict: &Verdict<G>) -> Vec<ActionReport> {
    let step = |(seat, action): &(Seat, G::Action)| LineStep { seat: *seat, action: action.to_string() };
    let tenths = |points: &f64| (points * 10.0).round() / 10.0;
    let told = |value: &bots::analysis::ActionValue<G::Action>| ActionReport {
        action: value.action.to_string(),
        shares: value.shares.clone(),
        points: value.points.iter().map(tenths).collect(),
        behind: value.behind,
        error: value.error,
        as_good: value.as_good,
        line: value.line.iter().map(step).collect(),
    };
    verdict.actions.iter().map(told).collect()
}

fn seat_report(seat: Seat, decisions: &[DecisionReport], (initial, last): (Fixed, Fixed), points: i32) -> SeatReport {
    let own: Vec<&DecisionReport> = decisions.iter().filter(|decision| decision.seat == seat).collect();
    let real: Vec<&&DecisionReport> = own.iter().filter(|decision| decision.real).collect();
    let regrets: Vec<f64> = real.iter().map(|decision| decision.regret.number()).collect();
    let in_order: Vec<(f64, f64)> = real.iter().map(|decision| (decision.equity(), decision.regret.number())).collect();
    let marked = |mark: Mark| own.iter().filter(|decision| decision.mark == Some(mark)).count();
    SeatReport {
        seat,
        accuracy: accuracy(&in_order),
        error_rate: error_rate(&regrets),
        regret: own.iter().map(|decision| decision.regret).sum(),
        decisions: own.len(),
        real: real.len(),
        marks: Mark::ALL.map(marked),
        initial,
        last,
        points,
    }
}
