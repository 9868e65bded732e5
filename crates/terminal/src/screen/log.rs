//! What happened, in words: the whole log, turn by turn, and the news since the last own action.

use super::draw_context::DrawContext;
use super::style;
use super::terminal_board::{ClickTarget, TerminalBoard};
use super::text_row::{TextRow, TextRows, wrap};
use ratatui::style::Style;
use words::{NarratedLine, NarrationKind};

/// The last rows of the log, the newest last: at least `least`, if there are.
pub(super) fn log<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    width: usize,
    least: usize,
) -> TextRows<ClickTarget<G>> {
    let mut blocks = Vec::new();
    let mut number = 0;
    for (step, line) in context.table.narration.iter().rev() {
        if number >= least {
            break;
        }
        let block = rows(context, line, context.table.is_news(*step, line), width);
        number += block.len();
        blocks.push(block);
    }
    blocks.into_iter().rev().flatten().collect()
}

/// A line of the log; what is new to the reader has a sign.
fn rows<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    line: &NarratedLine,
    new: bool,
    width: usize,
) -> TextRows<ClickTarget<G>> {
    match line.kind {
        NarrationKind::Turn => vec![super::frames::title(&line.text, width)],
        NarrationKind::Phase => vec![TextRow::styled(line.text.clone(), style::dim()).truncated(width)],
        NarrationKind::Deed => {
            let sign = if new { "•" } else { " " };
            let marker = line.seat.map_or_else(|| TextRow::raw(" "), |seat| context.marker(seat));
            let mut heads = [TextRow::styled(sign, style::bold()).then(marker).and(" ", Style::new())].into_iter();
            let text = wrap(&line.text, Style::new(), width.saturating_sub(3));
            text.into_iter().map(|row| heads.next().unwrap_or_else(|| TextRow::raw("   ")).then(row)).collect()
        }
    }
}

/// The latest news in at most `most` rows, with a title if there is room for one.
pub(super) fn news<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    width: usize,
    most: usize,
) -> TextRows<ClickTarget<G>> {
    let lines: Vec<&NarratedLine> = context.table.news_lines().collect();
    let Some(last) = lines.last().filter(|_| most > 0) else { return Vec::new() };
    if most == 1 {
        let more = if lines.len() > 1 { format!(" (+{})", lines.len() - 1) } else { String::new() };
        let marker = last.seat.map_or_else(TextRow::new, |seat| context.marker(seat).and(" ", Style::new()));
        return vec![TextRow::justified(
            TextRow::styled("• ", style::bold()).then(marker).and(&*last.text, style::dim()),
            TextRow::styled(more, style::dim()),
            width,
        )];
    }
    let told: TextRows<ClickTarget<G>> = lines.iter().flat_map(|line| rows(context, line, true, width)).collect();
    let from = told.len().saturating_sub(most - 1);
    let title = TextRow::styled(context.text("table-since"), style::bold());
    [title].into_iter().chain(told.into_iter().skip(from)).collect()
}
