//! The market: a cell for each column and row that is open, the gem of each row, what stands in each column, and where the
//! quotations are (Y3.3, Y4.8).

use super::city::{letter, spot_label};
use super::{BoardRow, brokers, gem_style};
use crate::screen::draw_context::DrawContext;
use crate::screen::style;
use crate::screen::terminal_board::ClickTarget;
use crate::screen::text_row::{TextRow, TextRows};
use ratatui::style::Style;
use words::ys::presence;
use ys::components::{GEM_POINTS, TRACK};
use ys::{BoardItem, Color, Gem, Spot, State};

/// Rows of the market that can be open.
const ROWS: u8 = 3;

pub(super) fn market(context: &DrawContext<'_, State>, width: usize, roomy: bool) -> TextRows<ClickTarget<State>> {
    let head = if roomy { 6 } else { 4 };
    let cell = width.saturating_sub(head) / Color::ALL.len();
    let mut rows = vec![columns(context, head, cell)];
    for row in 0..ROWS {
        rows.push(self::row(context, row, head, cell));
        if roomy {
            rows.push(TextRow::new());
        }
    }
    rows.push(sums(context, head, cell));
    if roomy {
        rows.push(TextRow::new());
    }
    rows.extend(
        context
            .view
            .board()
            .colors_by_quotation()
            .into_iter()
            .enumerate()
            .map(|(rank, color)| quote(context, rank, color)),
    );
    rows
}

/// A colour as a gem.
pub(super) fn gem(color: Color) -> Gem {
    Gem::ALL[color.index()]
}

fn columns(context: &DrawContext<'_, State>, head: usize, cell: usize) -> BoardRow {
    Color::ALL.into_iter().fold(TextRow::new().fitted(head), |row, color| {
        let mark = context.mark(BoardItem::Column(color));
        let style = match () {
            () if mark.is_selected => style::selected(),
            () if mark.is_open => style::key(),
            () => gem_style(gem(color)),
        };
        row.then(
            TextRow::styled(letter(context, gem(color)), style)
                .on_click(&ClickTarget::Item(BoardItem::Column(color)))
                .fitted(cell),
        )
    })
}

/// A row with its gem; what is closed is struck out.
fn row(context: &DrawContext<'_, State>, row: u8, head: usize, cell: usize) -> BoardRow {
    let board = context.view.board();
    let name = (row + 1).to_string();
    // Y3.3: with two or three players the first row is closed.
    if row == 0 && board.options().players < 4 {
        return TextRow::styled(name, style::dim()).fitted(head).and("─".repeat(cell * Color::ALL.len()), style::dim());
    }
    let mut line = TextRow::raw(format!("{name} "));
    line = match board.market_gem(row) {
        Some(gem) => line.and(letter(context, gem), gem_style(gem)),
        None => line.and("·", style::dim()),
    };
    let line = line.on_click(&ClickTarget::Item(BoardItem::Row(row))).fitted(head);
    Color::ALL.into_iter().fold(line, |line, color| {
        let spot = Spot::cell(color, row);
        let here = brokers(context, spot).into_iter().next();
        let shown = here.unwrap_or_else(|| {
            let name = words::ys::short_spot(context.words, spot);
            let label = spot_label(context, spot, &name);
            if context.mark(BoardItem::At(spot)).is_open { label } else { label.patch_style(style::dim()) }
        });
        line.then(shown.on_click(&ClickTarget::Item(BoardItem::At(spot))).fitted(cell))
    })
}

/// The sums of all brokers in the columns.
fn sums(context: &DrawContext<'_, State>, head: usize, cell: usize) -> BoardRow {
    Color::ALL.into_iter().fold(TextRow::styled("=", style::dim()).fitted(head), |row, color| {
        let there = presence(context.view, None, |spot| spot.column() == Some(color));
        let text = match (there.seen + there.hidden, there.hidden) {
            (0, _) => "·".to_owned(),
            (_, 0) => there.sum.to_string(),
            (_, hidden) => format!("{}{}", there.sum, "?".repeat(hidden.into())),
        };
        row.then(
            TextRow::styled(text, style::dim()).on_click(&ClickTarget::Item(BoardItem::Column(color))).fitted(cell),
        )
    })
}

/// A colour on the track, with what the most gems of it would score.
fn quote(context: &DrawContext<'_, State>, rank: usize, color: Color) -> BoardRow {
    let item = BoardItem::Quote(color);
    let step = context.view.board().quote(color);
    let mark = context.mark(item);
    let style = match () {
        () if mark.is_selected => style::selected(),
        () if mark.is_open => style::key(),
        () => gem_style(gem(color)),
    };
    let number = step.to_string();
    let before = "·".repeat(usize::from(step).saturating_sub(number.len()));
    let after = "·".repeat(usize::from(TRACK.saturating_sub(step)));
    let first = GEM_POINTS[rank.min(GEM_POINTS.len() - 1)][0];
    TextRow::styled(letter(context, gem(color)), style)
        .and(format!(" {before}"), style::dim())
        .and(number, if mark.is_changed { style::changed() } else { style::bold() })
        .and(after, style::dim())
        .and(format!(" {}", context.text_with("screen-points", &[("points", first.into())])), Style::new())
        .on_click(&ClickTarget::Item(item))
}
