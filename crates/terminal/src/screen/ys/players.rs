//! The players by order card: points, gems, how many brokers are behind their screens and which in front of them, their
//! cards; and what all gems would be worth now.

use super::city::{letter, marker};
use super::market::gem;
use super::{BoardRow, black_gem_style, gem_style, name};
use crate::screen::draw_context::DrawContext;
use crate::screen::player_rows::{self, PlayerRow, player_rows};
use crate::screen::style;
use crate::screen::terminal_board::ClickTarget;
use crate::screen::text_row::{TextRow, TextRows, flow};
use game::Seat;
use ratatui::style::Style;
use words::ys::in_order;
use ys::{Active, Color, Owner, State, Step};

/// Says that a player is to act. Room is kept for it in every row.
const THINKS: &str = "ysb-tag-thinks";
/// Room for a name at most.
const NAME: usize = 14;
/// Room for a number of gems and its points at most.
const WORTH: usize = 7;

pub(super) fn players(context: &DrawContext<'_, State>, width: usize) -> TextRows<ClickTarget<State>> {
    let player = |(place, owner): (usize, Owner)| {
        let to_act = owner.seat().is_some_and(|seat| context.table.to_act.contains(seat));
        let style = if to_act { style::bold() } else { Style::new() };
        let place = owner.seat().map_or_else(|| " ".to_owned(), |_| (place + 1).to_string());
        let who = TextRow::raw(format!("{place} ")).then(marker(context, owner.seat()));
        PlayerRow {
            who: who.and(format!(" {}", name(context, owner)), style),
            sitter: owner.seat().map_or_else(TextRow::new, |seat| TextRow::styled(context.sitter(seat), style::dim())),
            has: holdings(context, owner),
            tag: owner.seat().map_or_else(TextRow::new, |seat| tag(context, seat)),
            more: owner.seat().map_or_else(TextRows::new, |seat| cards(context, seat, player_rows::below(width))),
        }
    };
    let players = in_order(context.view.board()).enumerate().map(player).collect();
    player_rows(players, context.text(THINKS).chars().count() + 2, width)
}

/// Points, gems, brokers behind and in front of the screen.
fn holdings(context: &DrawContext<'_, State>, owner: Owner) -> TextRows<ClickTarget<State>> {
    let board = context.view.board();
    let held = board.holdings(owner);
    let points = owner.seat().map_or(i32::from(held.score), |seat| context.score(seat));
    let points = TextRow::styled(context.text_with("screen-points", &[("points", points.into())]), style::bold());
    let gems = Color::ALL.into_iter().fold(TextRow::new(), |row, color| {
        let number = format!("{} ", held.gems[color.index()]);
        row.and(letter(context, gem(color)), gem_style(gem(color))).and(number, Style::new())
    });
    let gems = gems.and(context.text("ys-letter-k"), black_gem_style()).and(held.black.to_string(), Style::new());
    let brokers = owner.seat().map(|seat| {
        let behind = context.text_with("screen-behind", &[("number", board.behind(seat).into())]);
        TextRow::raw(behind).and(format!(" {}", board.front(seat).descending()), style::bold())
    });
    [points, gems].into_iter().chain(brokers).collect()
}

/// The cards that a player has in force and in hand, by name.
fn cards(context: &DrawContext<'_, State>, seat: Seat, width: usize) -> TextRows<ClickTarget<State>> {
    let board = context.view.board();
    let in_force = board.active().filter(|active| match active {
        Active::Illusionist(by) | Active::Spy(by) | Active::Schemer(by) => *by == seat,
        Active::Merchant => false,
    });
    let mut names: Vec<String> =
        in_force.map(|active| format!("▶{}", words::ys::character(context.words, active.character()))).collect();
    names.extend(board.cards(seat).iter().map(|card| words::ys::character(context.words, card)));
    let last = names.len().saturating_sub(1);
    let name = |(place, name): (usize, String)| {
        TextRow::styled(format!("{name}{}", if place < last { "," } else { "" }), style::dim())
    };
    flow(names.into_iter().enumerate().map(name), 1, width)
}

/// What a player is about to do, or that they have answered in secret.
fn tag(context: &DrawContext<'_, State>, seat: Seat) -> BoardRow {
    let (board, to_act) = (context.view.board(), context.table.to_act);
    let together = matches!(board.step(), Step::Bids | Step::Throne);
    if to_act.contains(seat) {
        return context.acting(seat, THINKS);
    }
    let sealed = together && !to_act.is_empty();
    if sealed { TextRow::styled(context.text("ysb-tag-sealed"), style::dim()) } else { TextRow::new() }
}

/// What all gems would score at the present quotations, the highest first (Y6.1).
pub(super) fn worth(context: &DrawContext<'_, State>, width: usize) -> TextRows<ClickTarget<State>> {
    let board = context.view.board();
    let colors = board.colors_by_quotation();
    let gems = colors.map(|color| TextRow::styled(letter(context, gem(color)), gem_style(gem(color))));
    let sum = TextRow::styled(context.text("ysb-sum"), style::dim());
    let head = [TextRow::new()]
        .into_iter()
        .chain(gems)
        .chain([TextRow::styled(context.text("ys-letter-k"), black_gem_style()), sum])
        .collect();
    let row = |owner: Owner| {
        let held = board.holdings(owner);
        let colored = colors.map(|color| (held.gems[color.index()], board.gem_points(owner, color)));
        let all = colored.into_iter().chain([(held.black, board.black_points(owner))]);
        let sum: u16 = all.clone().map(|(_, points)| points).sum();
        let cells = all.map(|(number, points)| {
            TextRow::styled(number.to_string(), style::dim()).and(format!(" {points}"), Style::new())
        });
        let who =
            marker(context, owner.seat()).and(format!(" {}", name(context, owner)), Style::new()).truncated(NAME + 2);
        [who].into_iter().chain(cells).chain([TextRow::styled(sum.to_string(), style::bold())]).collect()
    };
    in_columns([head].into_iter().chain(board.owners().map(row)).collect(), width)
}

/// A table as wide as it likes, or as it must be where there is little room.
fn in_columns(table: Vec<Vec<BoardRow>>, width: usize) -> TextRows<ClickTarget<State>> {
    let columns = table.iter().map(Vec::len).max().unwrap_or(0);
    let last = columns.saturating_sub(1);
    let needed = |column: usize| table.iter().map(|cells| cells[column].width() + 1).max().unwrap_or(0);
    let liked = |column: usize| needed(column).max(if column == 0 { NAME + 3 } else { WORTH });
    let roomy = (0..last).map(liked).sum::<usize>() + needed(last) <= width;
    let row = |cells: Vec<BoardRow>| {
        let cells = cells.into_iter().enumerate();
        cells.fold(TextRow::new(), |row, (column, cell)| match column {
            _ if column == last => row.then(cell),
            _ => row.then(cell.fitted(if roomy { liked(column) } else { needed(column) })),
        })
    };
    table.iter().cloned().map(row).collect()
}
