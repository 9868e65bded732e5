//! The end of a game: the standings, where the points came from, how they grew, and where the record is.

use super::draw_context::DrawContext;
use super::style;
use super::terminal_board::{ClickTarget, TerminalBoard};
use super::text_row::{TextRow, TextRows, wrap};
use crate::ResultSummary;
use game::Seat;
use ratatui::style::Style;

/// Room for a name.
const NAME: usize = 16;
/// Room for a figure.
const FIGURE: usize = 16;
/// Room for the points from one source.
const POINTS: usize = 6;
/// Bars from low to high.
const STEPS: [&str; 8] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/// The whole page.
pub(super) fn result<G: TerminalBoard>(context: &DrawContext<'_, G>, width: usize) -> TextRows<ClickTarget<G>> {
    let Some(result) = &context.table.result else { return Vec::new() };
    let order: Vec<Seat> = result.standings.iter().map(|(_, seat, _)| *seat).collect();
    let mut rows = vec![TextRow::styled(result.headline.clone(), style::bold()), TextRow::new()];
    rows.extend(table(context, result));
    rows.push(TextRow::new());
    if !G::SOURCES.is_empty() {
        rows.push(TextRow::styled(context.text("end-sources"), style::bold()));
        rows.extend(sources(context, result, &order));
        rows.push(TextRow::new());
    }
    rows.push(TextRow::styled(G::own_text(context.words, "plot", &[]), style::bold()));
    rows.extend(order.iter().map(|seat| growth(context, *seat)));
    if let Some(file) = &context.table.saved {
        rows.push(TextRow::new());
        rows.extend(wrap(&context.text_with("plain-record", &[("file", file.as_str().into())]), Style::new(), width));
    }
    rows
}

/// Places, names, figures and points; last those without a place.
fn table<G: TerminalBoard>(context: &DrawContext<'_, G>, result: &ResultSummary) -> TextRows<ClickTarget<G>> {
    let mut head = TextRow::new().fitted(NAME + 4);
    for (heading, _) in G::figures(context, Seat::One) {
        head = head.then(TextRow::styled(heading, style::dim()).fitted(FIGURE)).and(" ", Style::new());
    }
    let mut rows = vec![head.and(context.text("end-points"), style::dim())];
    for (place, seat, points) in &result.standings {
        let mut row = TextRow::raw(format!("{place} ")).then(context.marker(*seat));
        row = row.and(format!(" {}", context.name(*seat)), Style::new()).fitted(NAME + 4);
        for (_, figure) in G::figures(context, *seat) {
            row = row.then(TextRow::raw(figure).fitted(FIGURE)).and(" ", Style::new());
        }
        rows.push(row.and(points.to_string(), style::bold()));
    }
    let figures = G::figures(context, Seat::One).len();
    for (name, points) in &result.others {
        rows.push(
            TextRow::raw(format!("    {name}"))
                .fitted(NAME + 4 + figures * (FIGURE + 1))
                .and(points.to_string(), Style::new()),
        );
    }
    rows
}

/// A row for each source, a column for each player.
fn sources<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    result: &ResultSummary,
    order: &[Seat],
) -> TextRows<ClickTarget<G>> {
    let row = |name: &str, points: &dyn Fn(Seat) -> i32| {
        let row = TextRow::raw(name.to_owned()).fitted(NAME + 4);
        order.iter().fold(row, |row, seat| {
            let points = points(*seat);
            let style = if points == 0 { style::dim() } else { Style::new() };
            row.then(TextRow::styled(format!("{points:>4}"), style).fitted(POINTS))
        })
    };
    let head = order.iter().fold(TextRow::new().fitted(NAME + 4), |row, seat| {
        row.and("   ", Style::new()).then(context.marker(*seat)).and("  ", Style::new())
    });
    let mut rows = vec![head];
    rows.extend(result.sources.iter().map(|(name, points)| row(name, &|seat| points[seat.index()])));
    rows.push(row(&context.text("end-points"), &|seat| context.score(seat)).patch_style(style::bold()));
    rows
}

/// The points of a seat after each turn or round, as bars and numbers.
fn growth<G: TerminalBoard>(context: &DrawContext<'_, G>, seat: Seat) -> TextRow<ClickTarget<G>> {
    let log = &context.table.log;
    let begun = log.iter().filter(|entry| G::round_begun(&entry.events).is_some_and(|round| round > 1));
    let of = |scores: &[i32]| scores.get(seat.index()).copied().unwrap_or(0);
    let points: Vec<i32> = begun.map(|entry| of(&entry.scores)).chain([context.score(seat)]).collect();
    let most = context.table.scores.iter().copied().max().unwrap_or(1).max(1);
    let step = |points: &i32| STEPS[usize::try_from(points * 7 / most).unwrap_or(0).min(7)];
    let steps: String = points.iter().map(step).collect();
    let row = context.marker(seat).and(format!(" {}", context.name(seat)), Style::new()).fitted(NAME + 4);
    let told = points.iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
    row.and(format!("{steps}  "), Style::new()).and(told, style::dim())
}
