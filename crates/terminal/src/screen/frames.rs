//! Lines around things: cells of a board in a frame, and the title of a panel.

use super::rows::{Row, Rows, beside, faint};
use super::signs;
use ratatui::style::Style;

/// Bands of cells, all of one width, in a frame with lines between them.
pub fn framed<T: Clone>(bands: Vec<Vec<Rows<T>>>, cell: usize) -> Rows<T> {
    let across = bands.iter().map(Vec::len).max().unwrap_or(0);
    let line = |[left, cross, right]: [&str; 3]| {
        let dashes = vec!["─".repeat(cell); across].join(cross);
        Row::of(format!("{left}{dashes}{right}"), faint())
    };
    let mut rows = vec![line(["┌", "┬", "┐"])];
    let last = bands.len().saturating_sub(1);
    for (number, mut band) in bands.into_iter().enumerate() {
        band.resize_with(across, Vec::new);
        let inner = beside(band.into_iter().map(|rows| (cell, rows)).collect(), "│");
        rows.extend(inner.into_iter().map(|row| Row::of("│", faint()).then(row).and("│", faint())));
        if number < last {
            rows.push(line(["├", "┼", "┤"]));
        }
    }
    rows.push(line(["└", "┴", "┘"]));
    rows
}

/// A title in a line.
pub fn title<T: Clone>(title: &str, width: usize) -> Row<T> {
    let row = Row::of("─ ", faint()).and(title.to_owned(), signs::bold()).and(" ", Style::new()).cut(width);
    let missing = width.saturating_sub(row.width());
    row.and("─".repeat(missing), faint())
}
