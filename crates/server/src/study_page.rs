//! The page of an analysis: what is shown of a report at a decision, and the board there.

use crate::served::Served;
use game::{Journal, Seat};
use study::{ActionReport, DecisionReport, LineStep, Report, Scope};
use ui::{
    Ask, Entry, MarkName, MarkedDecision, Scene, ScoreSheet, StudiedAction, StudiedMoment, StudiedSeat, Study,
    StudyStand,
};
use ui::{Tried, Visit};
use words::Words;

/// Iterations with which a choice is judged that a reader tries and that was not compared before.
const FOR_A_TRY: u32 = 1000;

/// What is looked at.
#[derive(Clone, Default, Debug)]
pub(crate) struct StudyQuery {
    /// The decision; none is an overview.
    pub(crate) at: Option<usize>,
    /// Whose mistakes are looked at.
    pub(crate) of: Option<Seat>,
    /// Of which of the actions that were compared the expected line is shown.
    pub(crate) line: usize,
    /// How many steps of it the board shows.
    pub(crate) step: usize,
    /// Whether the answer is hidden.
    pub(crate) retry: bool,
    /// What the reader tries.
    pub(crate) tried: Option<String>,
}

/// The page of a report; nothing if there is no such decision. `turns` are the decisions with which turns begin.
pub(crate) fn page<G: Served>(
    journal: &Journal<G>,
    turns: Vec<usize>,
    visit: &Visit<'_>,
    report: &Report,
    query: &StudyQuery,
) -> Option<String> {
    let mut study = overview(report, query.of, turns, journal);
    let Some(at) = query.at else {
        let last = G::last_picture(&journal.entries(None, false)).min(journal.actions());
        let mut then = journal.clone();
        if last < journal.actions() {
            then.undo(last);
        }
        return Some(draw(&then, visit, Vec::new(), &study, &[]));
    };
    let decision = report.decisions.get(at)?;
    let mut then = journal.clone();
    then.undo(at);
    let seat = decision.seat;
    let line_of = if query.line < decision.actions.len() { query.line } else { 0 };
    // Who tries sees what the seat saw.
    let sight = if query.retry { visit.sight.choose(seat).ok()? } else { visit.sight };
    let visit = Visit { sight, ..*visit };
    let line = line(&then, &visit, &decision.actions.get(line_of)?.line);
    let step = if query.retry { 0 } else { query.step.min(line.len()) };
    let legal = then.state().legal_actions(seat);
    let retry = query.retry.then(|| tried(&then, &visit, decision, report, query.tried.as_deref()));
    let asked: Vec<G::Action> = match (step, query.retry) {
        (0, true) => legal,
        (0, false) => {
            let mut pair: Vec<G::Action> =
                [&decision.played, &decision.best].map(|text| text.parse().ok()).into_iter().flatten().collect();
            pair.dedup();
            pair
        }
        _ => Vec::new(),
    };
    for taken in decision.actions[line_of].line.iter().take(step) {
        then.act(taken.seat, &taken.action).ok()?;
    }
    study.moment = Some(moment(decision, visit.words, line_of, step, retry));
    let ask = if asked.is_empty() { Vec::new() } else { vec![(seat, asked)] };
    Some(draw(&then, &visit, ask, &study, &line))
}

/// Draws a position with what is asked there, if anything is.
fn draw<G: Served>(
    then: &Journal<G>,
    visit: &Visit<'_>,
    ask: Vec<(Seat, Vec<G::Action>)>,
    study: &Study,
    line: &[Entry<G>],
) -> String {
    let (state, sight) = (then.state(), visit.sight);
    let log = then.entries_from(sight.viewpoint(), sight.is_open(), 0);
    let ask = ask.first().map(|(seat, legal)| Ask {
        seat: *seat,
        rule: state.asked().rule,
        legal,
        allowed: legal,
        refused: &[],
    });
    let scene = Scene {
        visit: Visit { at: Some(then.actions()), ..*visit },
        view: &sight.view(state),
        to_act: state.to_act(),
        ask,
        log: &log,
        first_entry: 0,
        standing: &[],
        news: log.len(),
        undo: false,
        revision: then.revision(),
        end: None,
        scores: &state.scores(),
        standings: None,
    };
    ui::analysis(&scene, &StudyStand::Done(study), line)
}

/// The entries of a line of play after a position, as far as it can be played: what is expected where something is hidden need not
/// fit to what was true.
fn line<G: Served>(then: &Journal<G>, visit: &Visit<'_>, steps: &[LineStep]) -> Vec<Entry<G>> {
    let mut ahead = then.clone();
    for step in steps {
        if ahead.act(step.seat, &step.action).is_err() {
            break;
        }
    }
    ahead.entries_from(visit.sight.viewpoint(), visit.sight.is_open(), then.actions() + 1)
}

/// What is shown of a report wherever one looks.
fn overview<G: Served>(report: &Report, of: Option<Seat>, turns: Vec<usize>, journal: &Journal<G>) -> Study {
    let players = f64::from(report.players);
    let before = |decision: &DecisionReport| decision.before.iter().map(|share| share.number()).collect();
    let last = report.seats.iter().map(|seat| (seat.last.number() + 1.0) / players).collect();
    let seat = |(seat, row): (&study::SeatReport, &bots::analysis::LedgerRow)| StudiedSeat {
        points: seat.points,
        accuracy: seat.accuracy,
        error_rate: seat.error_rate,
        like: study::level_of::<G>(seat),
        marks: seat.marks,
        initial: row.initial.number(),
        own: row.own.number(),
        from: row.from.iter().map(|given| given.number()).collect(),
        chance: row.chance.number(),
        last: row.last.number(),
    };
    let marked = |decision: &DecisionReport| {
        Some(MarkedDecision { at: decision.at, seat: decision.seat, mark: name(decision.mark?) })
    };
    let outcome = journal.state().outcome();
    Study {
        iterations: report.iterations,
        shares: report.decisions.iter().map(before).chain([last]).collect(),
        turns,
        seats: report.seats.iter().zip(&report.ledger).map(seat).collect(),
        order: outcome.iter().flat_map(|outcome| outcome.places()).map(|(seat, _)| seat).collect(),
        sheets: ScoreSheet::of_log(&journal.entries(None, true), report.seats.len()),
        marked: report.decisions.iter().filter_map(marked).collect(),
        of,
        moment: None,
    }
}

fn name(mark: bots::analysis::Mark) -> MarkName {
    MarkName { key: mark.key(), sign: mark.sign() }
}

fn moment(
    decision: &DecisionReport,
    words: &Words,
    line_of: usize,
    step: usize,
    retry: Option<Option<Tried>>,
) -> StudiedMoment {
    let seat = decision.seat.index();
    let action = |one: &ActionReport| StudiedAction {
        action: one.action.clone(),
        share: 100.0 * one.shares.get(seat).map_or(0.0, |share| share.number()),
        points: one.points.get(seat).copied().unwrap_or_default(),
        behind: one.behind.number(),
        error: one.error.number(),
        as_good: one.as_good,
    };
    StudiedMoment {
        at: decision.at,
        seat: decision.seat,
        mark: decision.mark.map(name),
        played: decision.actions.iter().position(|one| one.action == decision.played).unwrap_or_default(),
        actions: decision.actions.iter().map(action).collect(),
        why: decision.why.as_ref().map(|why| why.text.get(words.language()).to_owned()),
        luck: decision.hindsight.map(|known| known.luck.number()),
        line_of,
        step,
        retry,
    }
}

/// How good what a reader tries would have been; nothing if it cannot be chosen. What was not compared is judged now.
fn tried<G: Served>(
    then: &Journal<G>,
    visit: &Visit<'_>,
    decision: &DecisionReport,
    report: &Report,
    text: Option<&str>,
) -> Option<Tried> {
    let (state, seat) = (then.state(), decision.seat);
    let legal = state.legal_actions(seat);
    let action = text?.parse::<G::Action>().ok().filter(|action| legal.contains(action))?;
    let text = action.to_string();
    let value = match decision.actions.iter().find(|one| one.action == text).cloned() {
        Some(value) => value,
        None => {
            let scope = Scope { iterations: report.iterations.min(FOR_A_TRY), ..Scope::MASTER };
            let names = |words: &Words| words::shown_names(words, &visit.about.chairs, None);
            let case = (&state.remembered(seat), state.players(), seat, &legal[..]);
            let judged = study::advise::<G>(case, Some(action), (scope, decision.at), &names).ok()?;
            judged.actions.into_iter().map(|one| one.value).find(|one| one.action == text)?
        }
    };
    let behind = 100.0 * value.behind.number() / f64::from(report.players);
    let mark = bots::analysis::Mark::of(value.behind, value.error).map(name);
    Some(Tried { action: text, behind, as_good: value.as_good, mark })
}
