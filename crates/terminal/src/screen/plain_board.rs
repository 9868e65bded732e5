//! The board of a game that brings none: its state in sentences.

use super::draw_context::DrawContext;
use super::style;
use super::terminal_board::{ClickTarget, TerminalBoard};
use super::text_row::{TextRows, wrap};
use ratatui::style::Style;
use words::Passage;

/// The first passage of the description, as far as it fits.
pub(super) fn board<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    width: usize,
    height: usize,
) -> TextRows<ClickTarget<G>> {
    let passages = G::described(context.words, context.view, &context.people());
    passages.first().into_iter().flat_map(|passage| rows(passage, width)).take(height).collect()
}

/// The whole description.
pub(super) fn state<G: TerminalBoard>(context: &DrawContext<'_, G>, width: usize) -> TextRows<ClickTarget<G>> {
    let passages = G::described(context.words, context.view, &context.people());
    passages.iter().flat_map(|passage| rows(passage, width)).collect()
}

fn rows<G: TerminalBoard>(passage: &Passage, width: usize) -> TextRows<ClickTarget<G>> {
    let title = wrap(&passage.title, style::bold(), width);
    title.into_iter().chain(passage.lines.iter().flat_map(|line| wrap(line, Style::new(), width))).collect()
}
