//! The curtain: where several share a terminal and something is hidden, it stands between what one may see and what the
//! next may see. It shows nothing but names.

use super::style;
use super::text_row::{TextRow, TextRows, render_rows};
use game::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::Words;

/// Draws the curtain: whose turn it is to come, and the key by which they say that they are there.
pub(super) fn curtain(words: &Words, names: &[String], next: Seat, area: Rect) -> Buffer {
    let name = names.get(next.index()).map_or("", String::as_str);
    let name = || ("name", name.into());
    let width = usize::from(area.width);
    let lines = [
        TextRow::styled(style::shape(next).repeat(3), style::seat(next)),
        TextRow::new(),
        TextRow::styled(words.text_with("curtain-title", &[name()]), style::bold()),
        TextRow::raw(words.text_with("curtain-text", &[name()])),
        TextRow::new(),
        TextRow::styled(words.text("screen-space"), style::key())
            .and(format!(" {}", words.text_with("curtain-button", &[name()])), Style::new()),
        TextRow::styled("^C", style::key()).and(format!(" {}", words.text("screen-do-leave")), Style::new()),
    ];
    let centred = |row: TextRow<()>| {
        let row = row.truncated(width);
        let before = (width - row.width()) / 2;
        TextRow::raw(" ".repeat(before)).then(row)
    };
    let rows: TextRows<()> = lines.into_iter().map(centred).collect();
    let top = area.height.saturating_sub(rows.len() as u16) / 2;
    let mut buffer = Buffer::empty(area);
    render_rows(&rows, Rect { y: area.y + top, height: area.height - top, ..area }, &mut buffer, &mut Vec::new());
    buffer
}
