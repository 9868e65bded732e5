//! The page of the analysis: how far it is, how everybody played, who cost whom what, and the own mistakes one by one.

use super::draw_context::DrawContext;
use super::style;
use super::terminal_board::{ClickTarget, TerminalBoard};
use super::text_row::{TextRow, TextRows, wrap};
use crate::AnalysisStand;
use crate::game_table::without_control;
use game::Seat;
use ratatui::style::Style;
use study::{DecisionReport, Report, ReportText, SeatReport, level_of};
use words::study::{decimal, label};

/// Room for a name.
const NAME: usize = 18;
/// Room for a number of the ledger.
const EQUITY: usize = 7;
/// Room for a figure of a player.
const FIGURE: usize = 12;
/// The width of the bar that shows the progress.
const BAR: usize = 30;

/// The whole page. `step` is the mistake that is looked at, counted from 1, and 0 the overview.
pub(super) fn analysis<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    step: usize,
    width: usize,
) -> TextRows<ClickTarget<G>> {
    let say = |text: &str| wrap(text, Style::new(), width);
    match context.table.analysis.as_ref() {
        None => TextRows::new(),
        Some(AnalysisStand::None) => say(&context.text("review-about")),
        Some(AnalysisStand::Waiting(before)) => {
            say(&context.text_with("analysis-waiting", &[("number", (*before).into())]))
        }
        Some(AnalysisStand::Working(done, of)) => vec![progress(context, *done, *of)],
        Some(AnalysisStand::Failed(None)) => say(&context.text("review-failed")),
        Some(AnalysisStand::Failed(Some(error))) => say(&error.message::<G>(context.words)),
        Some(AnalysisStand::Done(report)) => match step.checked_sub(1) {
            Some(place) => mistake(context, report, place, width),
            None => overview(context, report, width),
        },
    }
}

/// The seats whose mistakes are looked at: those that are played here, or everybody's.
pub(super) fn own_seats<G: TerminalBoard>(table: &super::TableView<G>) -> Vec<Seat> {
    table.sight.held().iter().collect()
}

fn progress<G: TerminalBoard>(context: &DrawContext<'_, G>, done: usize, of: usize) -> TextRow<ClickTarget<G>> {
    let full = BAR * done / of.max(1);
    let bar = TextRow::styled("█".repeat(full), style::bold()).and("░".repeat(BAR - full), style::dim());
    let told = context.text_with("review-progress", &[("done", done.into()), ("of", of.into())]);
    bar.and(format!("  {told}"), Style::new())
}

fn heading<G: TerminalBoard>(text: impl Into<String>) -> TextRow<ClickTarget<G>> {
    TextRow::styled(text, style::bold())
}

fn overview<G: TerminalBoard>(context: &DrawContext<'_, G>, report: &Report, width: usize) -> TextRows<ClickTarget<G>> {
    let words = context.words;
    let mut rows = vec![heading(context.text("analysis-seats")), seat_heads(context)];
    rows.extend(report.seats.iter().map(|seat| seat_row(context, seat)));
    rows.extend([TextRow::new(), heading(context.text("analysis-ledger"))]);
    rows.extend(ledger(context, report));
    rows.extend(wrap(&context.text("analysis-ledger-about"), style::dim(), width));
    rows.extend([TextRow::new(), heading(label(words, "turning"))]);
    let mut is_marked = false;
    for decision in report.marked(&[]) {
        is_marked = true;
        rows.extend(wrap(&line(context, report, decision), Style::new(), width));
    }
    if !is_marked {
        rows.extend(wrap(&label(words, "nothing"), Style::new(), width));
    }
    rows
}

/// A name with its sign.
fn who<G: TerminalBoard>(context: &DrawContext<'_, G>, seat: Seat) -> TextRow<ClickTarget<G>> {
    context.marker(seat).and(format!(" {}", context.name(seat)), Style::new()).fitted(NAME)
}

fn seat_heads<G: TerminalBoard>(context: &DrawContext<'_, G>) -> TextRow<ClickTarget<G>> {
    let heads = [label(context.words, "accuracy"), label(context.words, "error-rate"), "?! / ? / ??".to_owned()];
    let heads = heads.into_iter().chain([label(context.words, "like")]);
    heads.fold(TextRow::new().fitted(NAME), |row, head| {
        row.then(TextRow::styled(head, style::dim()).fitted(FIGURE)).and(" ", Style::new())
    })
}

fn seat_row<G: TerminalBoard>(context: &DrawContext<'_, G>, seat: &SeatReport) -> TextRow<ClickTarget<G>> {
    let words = context.words;
    let [inaccuracies, mistakes, blunders] = seat.marks;
    let figures = [
        format!("{} %", decimal(words, seat.accuracy)),
        decimal(words, seat.error_rate),
        format!("{inaccuracies} / {mistakes} / {blunders}"),
        level_of::<G>(seat).map(|level| words.level(level)).unwrap_or_default(),
    ];
    figures.into_iter().fold(who(context, seat.seat), |row, figure| {
        row.then(TextRow::raw(figure).fitted(FIGURE)).and(" ", Style::new())
    })
}

/// A row for each seat: its first equity, what everybody's choices gave it, what was left to chance, and the last.
fn ledger<G: TerminalBoard>(context: &DrawContext<'_, G>, report: &Report) -> TextRows<ClickTarget<G>> {
    let words = context.words;
    let cell = |text: String, style: Style| TextRow::styled(text, style).fitted(EQUITY);
    let number = |number: bots::analysis::Fixed| cell(format!("{number:+.2}"), Style::new());
    let chance = label(words, if G::HIDDEN { "chance" } else { "unforeseen" });
    let by_seat = report.ledger.iter().map(|row| context.marker(row.seat).fitted(EQUITY));
    let mut head = TextRow::new().fitted(NAME).then(cell(label(words, "first"), style::dim()));
    head = by_seat.fold(head, TextRow::then);
    let heads = head.then(TextRow::styled(chance, style::dim()).fitted(FIGURE)).and(label(words, "last"), style::dim());
    let mut rows = vec![heads];
    for row in &report.ledger {
        let given = row.from.iter().enumerate();
        let given = given.map(|(place, given)| number(if place == row.seat.index() { row.own } else { *given }));
        let told = given.fold(who(context, row.seat).then(number(row.initial)), TextRow::then);
        let chance = TextRow::raw(format!("{:+.2}", row.chance)).fitted(FIGURE);
        rows.push(told.then(chance).and(format!("{:+.2}", row.last), style::bold()));
    }
    rows
}

/// A decision in one line.
fn line<G: TerminalBoard>(context: &DrawContext<'_, G>, report: &Report, decision: &DecisionReport) -> String {
    let text = ReportText { report, words: context.words, names: &context.table.names };
    without_control(&text.turning_point(decision))
}

/// One of the own mistakes: what was played, what was better, why, and how it could have gone on.
fn mistake<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    report: &Report,
    place: usize,
    width: usize,
) -> TextRows<ClickTarget<G>> {
    let mine = own_seats(context.table);
    let mistakes: Vec<&DecisionReport> = report.marked(&mine).collect();
    let Some(decision) = mistakes.get(place) else {
        return wrap(&context.text("analysis-no-more"), Style::new(), width);
    };
    let of = [("number", (place + 1).into()), ("of", mistakes.len().into())];
    let mut rows = vec![heading(context.text_with("analysis-count", &of)), TextRow::new()];
    rows.extend(wrap(&line(context, report, decision), style::bold(), width));
    if let Some(why) = &decision.why {
        rows.push(TextRow::new());
        rows.extend(wrap(&without_control(why.text.get(context.words.language())), Style::new(), width));
    }
    rows.extend([TextRow::new(), heading(context.text("analysis-line"))]);
    for step in decision.actions.first().map(|best| &best.line[..]).unwrap_or_default() {
        let action = without_control(&step.action);
        rows.push(who(context, step.seat).and(action, Style::new()));
    }
    rows
}
