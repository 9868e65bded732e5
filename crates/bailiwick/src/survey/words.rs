//! The tables of a study for people to read.

use super::Report;
use super::tables::{BanRow, DeedRow, LayoutRow, OrderRow, OtherRow};
use crate::numbers::grouped;
use crate::statistics::Mean;

impl Report {
    pub(crate) fn words(&self) -> String {
        let mut text = format!(
            "{}, {} players, {}, bots {}, seed {}\ngames {}, {:.1} rounds and {:.0} decisions a game, {:.2} s\n",
            self.game,
            self.players,
            self.options,
            self.bot,
            self.seed,
            grouped(self.games as f64),
            self.rounds,
            self.decisions,
            self.seconds,
        );
        let even = 100.0 / f64::from(self.players);
        let tables = &self.tables;
        text += &section(order_lines(&tables.order, even));
        text += &section(layout_lines(&tables.layout));
        text += &section(deed_lines(&tables.deeds));
        text += &section(other_lines(&tables.others));
        text += &section(ban_lines(&tables.bans, even));
        for ban in tables.bans.iter().filter(|ban| ban.refused == 0.0) {
            text += &format!("\nThe ban `{}` never left anybody less to choose from: is it notation?\n", ban.ban);
        }
        text + "\nRanges are of 95 %; games with one set-up are one observation.\n"
    }
}

/// A table with its heading above it; nothing without rows.
fn section((heading, lines): (&str, Vec<Vec<String>>)) -> String {
    if lines.len() < 2 { String::new() } else { format!("\n{heading}\n\n{}", aligned(&lines)) }
}

fn order_lines(rows: &[OrderRow], even: f64) -> (&'static str, Vec<Vec<String>>) {
    let head = cells(["turn order", &format!("win share (even {even:.1} %)"), "points"]);
    let line = |row: &OrderRow| vec![row.order.to_string(), percent(&row.win), number(&row.score, 1)];
    ("The place in the turn order at the beginning", headed(head, rows.iter().map(line)))
}

fn layout_lines(rows: &[LayoutRow]) -> (&'static str, Vec<Vec<String>>) {
    let orders = rows.first().map_or(0, |row| row.win.len());
    let mut head = cells(["of the layout"]);
    head.extend((1..=orders).map(|order| format!("wins of {order}, % points")));
    head.extend(cells(["points of all", "rounds"]));
    let line = |row: &LayoutRow| {
        let mut line = vec![row.name.clone()];
        line.extend(row.win.iter().map(|win| points(win.as_ref())));
        line.extend([&row.score, &row.rounds].map(|mean| mean.as_ref().map_or("-".to_owned(), |mean| signed(mean, 2))));
        line
    };
    ("What changes with each place that it is further back in the layout", headed(head, rows.iter().map(line)))
}

fn deed_lines(rows: &[DeedRow]) -> (&'static str, Vec<Vec<String>>) {
    let head = cells(["deed", "seats", "winners", "others", "wins for each time, % points", "points for each time"]);
    let line = |row: &DeedRow| {
        vec![
            format!("{} {}", row.kind, row.what),
            format!("{:.1} %", 100.0 * row.seats),
            format!("{:.2}", row.winners),
            format!("{:.2}", row.losers),
            points(row.win.as_ref()),
            row.score.as_ref().map_or("-".to_owned(), |mean| signed(mean, 2)),
        ]
    };
    ("Who does it, how often in a game, and what goes together with each time", headed(head, rows.iter().map(line)))
}

fn other_lines(rows: &[OtherRow]) -> (&'static str, Vec<Vec<String>>) {
    let head = cells(["who", "points", "less those of the winner", "ahead of all seats", "behind all seats"]);
    let line = |row: &OtherRow| {
        let points = [number(&row.score, 1), signed(&row.behind_winner, 1)];
        [row.name.to_owned()].into_iter().chain(points).chain([percent(&row.first), percent(&row.last)]).collect()
    };
    ("Who scores but cannot win", headed(head, rows.iter().map(line)))
}

fn ban_lines(rows: &[BanRow], even: f64) -> (&'static str, Vec<Vec<String>>) {
    let win = format!("win share (even {even:.1} %)");
    let head = cells(["ban", "games", "refused a game", "gave way", &win, "points less the others'"]);
    let line = |row: &BanRow| {
        vec![
            row.ban.clone(),
            grouped(row.games as f64),
            format!("{:.2}", row.refused),
            format!("{:.3}", row.gave_way),
            percent(&row.win),
            signed(&row.score, 1),
        ]
    };
    ("One seat may not do it", headed(head, rows.iter().map(line)))
}

fn cells<const N: usize>(texts: [&str; N]) -> Vec<String> {
    texts.map(str::to_owned).to_vec()
}

fn headed(head: Vec<String>, lines: impl Iterator<Item = Vec<String>>) -> Vec<Vec<String>> {
    std::iter::once(head).chain(lines).collect()
}

/// A share: `25.1 % (22.0 - 28.4)`.
fn percent(mean: &Mean) -> String {
    let range = mean.interval.map(|[low, high]| format!(" ({:.1} - {:.1})", 100.0 * low, 100.0 * high));
    format!("{:.1} %{}", 100.0 * mean.mean, range.unwrap_or_default())
}

/// A number: `61.2 ± 0.8`.
fn number(mean: &Mean, digits: usize) -> String {
    format!("{:.digits$}{}", mean.mean, reach(mean, digits))
}

/// A difference: `+1.2 ± 0.8`.
fn signed(mean: &Mean, digits: usize) -> String {
    format!("{:+.digits$}{}", mean.mean, reach(mean, digits))
}

/// A difference of shares, in percentage points.
fn points(mean: Option<&Mean>) -> String {
    let hundredfold = |mean: &Mean| {
        let interval = mean.interval.map(|ends| ends.map(|end| 100.0 * end));
        signed(&Mean { mean: 100.0 * mean.mean, interval }, 1)
    };
    mean.map_or("-".to_owned(), hundredfold)
}

fn reach(mean: &Mean, digits: usize) -> String {
    mean.interval.map_or(String::new(), |[low, high]| format!(" ± {:.digits$}", (high - low) / 2.0))
}

/// Lines as text in columns: the first to the left, the others to the right.
fn aligned(lines: &[Vec<String>]) -> String {
    let mut widths: Vec<usize> = Vec::new();
    for (column, cell) in lines.iter().flat_map(|line| line.iter().enumerate()) {
        widths.resize(widths.len().max(column + 1), 0);
        widths[column] = widths[column].max(cell.chars().count());
    }
    let padded = |(column, (cell, width)): (usize, (&String, &usize))| match column {
        0 => format!("{cell:<width$}"),
        _ => format!("   {cell:>width$}"),
    };
    let line = |line: &Vec<String>| line.iter().zip(&widths).enumerate().map(padded).collect::<String>() + "\n";
    lines.iter().map(line).collect()
}
