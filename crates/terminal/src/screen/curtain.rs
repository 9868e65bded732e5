//! The curtain: where several share a terminal and something is hidden, it stands between what one may see and what the
//! next may see. It shows nothing but names.

use super::style;
use super::table_view::TableView;
use super::terminal_board::TerminalBoard;
use super::text_row::{TextRow, TextRows, render_rows};
use game::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::Words;

/// Draws the curtain: whose turn it is to come, the key by which they say that they are there, and the one by which whoever
/// acted last may still take it back.
pub(super) fn curtain<G: TerminalBoard>(words: &Words, table: &TableView<G>, next: Seat, area: Rect) -> Buffer {
    let name = table.names.get(next.index()).map_or("", String::as_str);
    let name = || ("name", name.into());
    let width = usize::from(area.width);
    let mut lines = vec![
        TextRow::styled(style::shape(next).repeat(3), style::seat(next)),
        TextRow::new(),
        TextRow::styled(words.text_with("curtain-title", &[name()]), style::bold()),
        TextRow::raw(words.text_with("curtain-text", &[name()])),
        TextRow::new(),
        TextRow::styled(words.text("screen-space"), style::key())
            .and(format!(" {}", words.text_with("curtain-button", &[name()])), Style::new()),
    ];
    let command = |key, what| TextRow::styled(key, style::key()).and(format!(" {}", words.text(what)), Style::new());
    if table.may_undo {
        lines.push(command("^U", "screen-do-undo"));
    }
    lines.push(command("^C", "screen-do-leave"));
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
