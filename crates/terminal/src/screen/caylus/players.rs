//! The players in turn order: what each has, what comes next, who has passed (C0.4: all of it is public).

use super::{BoardRow, cube_style, house};
use crate::screen::draw_context::DrawContext;
use crate::screen::player_rows::{PlayerRow, player_rows};
use crate::screen::style;
use crate::screen::terminal_board::ClickTarget;
use crate::screen::text_row::{TextRow, TextRows, flow};
use caylus::{Cube, Section, State};
use game::{Game, Seat};
use ratatui::style::Style;

pub(super) fn players(context: &DrawContext<'_, State>, width: usize) -> TextRows<ClickTarget<State>> {
    let player = |(place, seat): (usize, Seat)| PlayerRow {
        who: who(context, place + 1, seat),
        sitter: TextRow::styled(context.sitter(seat), style::dim()),
        has: goods(context, seat),
        tag: tag(context, seat),
        more: TextRows::new(),
    };
    player_rows(context.view.order().iter().enumerate().map(player).collect(), 0, width)
}

fn who(context: &DrawContext<'_, State>, place: usize, seat: Seat) -> BoardRow {
    let style = if context.table.to_act.contains(seat) { style::bold() } else { Style::new() };
    TextRow::raw(format!("{place} ")).then(context.marker(seat)).and(format!(" {}", context.name(seat)), style)
}

/// What a player is about to do, or that they have passed.
fn tag(context: &DrawContext<'_, State>, seat: Seat) -> BoardRow {
    if context.table.to_act.contains(seat) {
        return context.acting(seat, &format!("board-tag-{}", context.view.asked().key));
    }
    let Some(place) = context.view.passed().iter().position(|other| other == seat) else { return TextRow::new() };
    let ordinal = context.text_with("board-ordinal", &[("place", (place + 1).into())]);
    TextRow::styled(context.text_with("board-passed", &[("place", ordinal.into())]), style::dim())
}

/// All that a player has, in a row.
pub(super) fn own(context: &DrawContext<'_, State>, seat: Seat) -> Option<BoardRow> {
    flow(goods(context, seat), 2, usize::MAX).pop()
}

/// Points, deniers with the next income, cubes, workers in hand, houses in the castle and tiles on the road.
fn goods(context: &DrawContext<'_, State>, seat: Seat) -> TextRows<ClickTarget<State>> {
    let (state, player) = (context.view, context.view.player(seat));
    let points =
        TextRow::styled(context.text_with("screen-points", &[("points", context.score(seat).into())]), style::bold());
    let deniers =
        TextRow::styled(context.text_with("screen-deniers", &[("deniers", player.deniers.into())]), style::bold());
    let cube = |cube: Cube| {
        let number = player.cubes.number(cube);
        let style = if number == 0 { style::dim() } else { style::bold() };
        TextRow::styled(words::caylus::cube_letter(context.words, cube), cube_style(cube))
            .and(number.to_string(), style)
    };
    let cubes = Cube::ALL.map(cube).into_iter().reduce(|row, cube| row.and(" ", Style::new()).then(cube));
    let workers = TextRow::raw(format!("({}){}/6", style::shape(seat), player.workers));
    let houses = Section::ALL.map(|section| state.castle().houses(section).count(seat).to_string()).join("·");
    let tiles = state.road().owned_by(seat).count();
    let built = house(seat).and(format!("{houses} "), Style::new()).and(format!("+{tiles}"), style::dim());
    let money = deniers.and(format!("+{}", state.next_income(seat)), style::dim());
    [points, money].into_iter().chain(cubes).chain([workers, built]).collect()
}
