//! Frames of box-drawing characters around the cells of a board, and the titles of panels.

use super::style;
use super::text_row::{TextRow, TextRows, side_by_side};
use ratatui::style::Style;

/// Bands of cells, all of one width, in a frame with lines between them.
pub(super) fn framed<T: Clone>(bands: Vec<Vec<TextRows<T>>>, cell: usize) -> TextRows<T> {
    let across = bands.iter().map(Vec::len).max().unwrap_or(0);
    let line = |[left, cross, right]: [&str; 3]| {
        let dashes = vec!["─".repeat(cell); across].join(cross);
        TextRow::styled(format!("{left}{dashes}{right}"), style::dim())
    };
    let mut rows = vec![line(["┌", "┬", "┐"])];
    let last = bands.len().saturating_sub(1);
    for (number, mut band) in bands.into_iter().enumerate() {
        band.resize_with(across, Vec::new);
        let inner = side_by_side(band.into_iter().map(|rows| (cell, rows)).collect(), "│");
        rows.extend(inner.into_iter().map(|row| TextRow::styled("│", style::dim()).then(row).and("│", style::dim())));
        if number < last {
            rows.push(line(["├", "┼", "┤"]));
        }
    }
    rows.push(line(["└", "┴", "┘"]));
    rows
}

/// A title in a horizontal line.
pub(super) fn title<T: Clone>(title: &str, width: usize) -> TextRow<T> {
    let row = TextRow::styled("─ ", style::dim())
        .and(title.to_owned(), style::bold())
        .and(" ", Style::new())
        .truncated(width);
    let missing = width.saturating_sub(row.width());
    row.and("─".repeat(missing), style::dim())
}
