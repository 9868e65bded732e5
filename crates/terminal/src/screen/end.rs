//! The end of a game: the standings, where the points came from, how they grew, and where the record is.

use super::look::Look;
use super::painted::{Aim, Painted};
use super::rows::{Row, Rows, faint, wrapped};
use super::signs;
use crate::Tally;
use game::Seat;
use ratatui::style::Style;

/// Room for a name.
const NAME: usize = 16;
/// Room for a figure.
const FIGURE: usize = 16;
/// Room for what somebody scored from something.
const POINTS: usize = 6;
/// From low to high.
const STEPS: [&str; 8] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/// The whole page.
pub fn result<G: Painted>(look: &Look<'_, G>, width: usize) -> Rows<Aim<G>> {
    let Some(tally) = &look.scene.tally else { return Vec::new() };
    let order: Vec<Seat> = tally.standings.iter().map(|(_, seat, _)| *seat).collect();
    let mut rows = vec![Row::of(tally.headline.clone(), signs::bold()), Row::new()];
    rows.extend(table(look, tally));
    rows.push(Row::new());
    rows.push(Row::of(look.say("end-sources"), signs::bold()));
    rows.extend(sources(look, tally, &order));
    rows.push(Row::new());
    rows.push(Row::of(look.say(&format!("{}-plot", G::NAME)), signs::bold()));
    rows.extend(order.iter().map(|seat| growth(look, *seat)));
    if let Some(file) = &look.scene.saved {
        rows.push(Row::new());
        rows.extend(wrapped(&look.tell("plain-record", &[("file", file.as_str().into())]), Style::new(), width));
    }
    rows
}

/// Places, names, figures and points; last those who are listed without a place.
fn table<G: Painted>(look: &Look<'_, G>, tally: &Tally) -> Rows<Aim<G>> {
    let mut head = Row::new().filled(NAME + 4);
    for (heading, _) in G::figures(look, Seat::One) {
        head = head.then(Row::of(heading, faint()).filled(FIGURE)).and(" ", Style::new());
    }
    let mut rows = vec![head.and(look.say("end-points"), faint())];
    for (place, seat, points) in &tally.standings {
        let mut row = Row::plain(format!("{place} ")).then(look.marker(*seat));
        row = row.and(format!(" {}", look.name(*seat)), Style::new()).filled(NAME + 4);
        for (_, figure) in G::figures(look, *seat) {
            row = row.then(Row::plain(figure).filled(FIGURE)).and(" ", Style::new());
        }
        rows.push(row.and(points.to_string(), signs::bold()));
    }
    let figures = G::figures(look, Seat::One).len();
    for (name, points) in &tally.others {
        rows.push(
            Row::plain(format!("    {name}"))
                .filled(NAME + 4 + figures * (FIGURE + 1))
                .and(points.to_string(), Style::new()),
        );
    }
    rows
}

/// A row for each source, a column for each player.
fn sources<G: Painted>(look: &Look<'_, G>, tally: &Tally, order: &[Seat]) -> Rows<Aim<G>> {
    let row = |name: &str, points: &dyn Fn(Seat) -> i32| {
        let row = Row::plain(name.to_owned()).filled(NAME + 4);
        order.iter().fold(row, |row, seat| {
            let points = points(*seat);
            let style = if points == 0 { faint() } else { Style::new() };
            row.then(Row::of(format!("{points:>4}"), style).filled(POINTS))
        })
    };
    let head = order.iter().fold(Row::new().filled(NAME + 4), |row, seat| {
        row.and("   ", Style::new()).then(look.marker(*seat)).and("  ", Style::new())
    });
    let mut rows = vec![head];
    rows.extend(tally.sources.iter().map(|(name, points)| row(name, &|seat| points[seat.index()])));
    rows.push(row(&look.say("end-points"), &|seat| look.score(seat)).patched(signs::bold()));
    rows
}

/// The points of a seat after each turn or round, as steps.
fn growth<G: Painted>(look: &Look<'_, G>, seat: Seat) -> Row<Aim<G>> {
    let log = &look.scene.log;
    let begun = log.iter().filter(|entry| G::round_begun(&entry.events).is_some_and(|round| round > 1));
    let of = |scores: &[i32]| scores.get(seat.index()).copied().unwrap_or(0);
    let points: Vec<i32> = begun.map(|entry| of(&entry.scores)).chain([look.score(seat)]).collect();
    let most = look.scene.scores.iter().copied().max().unwrap_or(1).max(1);
    let step = |points: &i32| STEPS[usize::try_from(points * 7 / most).unwrap_or(0).min(7)];
    let steps: String = points.iter().map(step).collect();
    let row = look.marker(seat).and(format!(" {}", look.name(seat)), Style::new()).filled(NAME + 4);
    let told = points.iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
    row.and(format!("{steps}  "), Style::new()).and(told, faint())
}
