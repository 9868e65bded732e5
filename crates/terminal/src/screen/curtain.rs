//! The curtain: where several share a terminal and something is hidden, it stands between what one may see and what the
//! next may see. There is nothing on it but what everybody knows.

use super::rows::{Row, Rows, write};
use super::signs;
use game::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::Words;

/// Draws it: who is to come, and the key by which he says that he is there.
pub fn curtain(words: &Words, names: &[String], next: Seat, area: Rect) -> Buffer {
    let name = names.get(next.index()).map_or("", String::as_str);
    let name = || ("name", name.into());
    let width = usize::from(area.width);
    let lines = [
        Row::of(signs::shape(next).repeat(3), signs::of_seat(next)),
        Row::new(),
        Row::of(words.tell("curtain-title", &[name()]), signs::bold()),
        Row::plain(words.tell("curtain-text", &[name()])),
        Row::new(),
        Row::of(words.say("screen-space"), signs::key())
            .and(format!(" {}", words.tell("curtain-button", &[name()])), Style::new()),
        Row::of("^C", signs::key()).and(format!(" {}", words.say("screen-do-leave")), Style::new()),
    ];
    let centred = |row: Row<()>| {
        let row = row.cut(width);
        let before = (width - row.width()) / 2;
        Row::plain(" ".repeat(before)).then(row)
    };
    let rows: Rows<()> = lines.into_iter().map(centred).collect();
    let top = area.height.saturating_sub(rows.len() as u16) / 2;
    let mut buffer = Buffer::empty(area);
    write(&rows, Rect { y: area.y + top, height: area.height - top, ..area }, &mut buffer, &mut Vec::new());
    buffer
}
