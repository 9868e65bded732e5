//! The players in turn order: what each has, what comes next, who has passed (C0.4: all of it is public).

use super::{Line, house};
use crate::screen::look::Look;
use crate::screen::painted::Aim;
use crate::screen::rows::{Row, Rows, faint, flowing};
use crate::screen::seats::{Seated, seated};
use crate::screen::signs;
use caylus::{Cube, Section, State};
use game::{Game, Seat};
use ratatui::style::Style;

pub fn players(look: &Look<'_, State>, width: usize) -> Rows<Aim<State>> {
    let player = |(place, seat): (usize, Seat)| Seated {
        who: who(look, place + 1, seat),
        sitter: Row::of(look.sitter(seat), faint()),
        has: goods(look, seat),
        tag: tag(look, seat),
        more: Rows::new(),
    };
    seated(look.view.order().iter().enumerate().map(player).collect(), 0, width)
}

fn who(look: &Look<'_, State>, place: usize, seat: Seat) -> Line {
    let style = if look.scene.to_act.contains(seat) { signs::bold() } else { Style::new() };
    Row::plain(format!("{place} ")).then(look.marker(seat)).and(format!(" {}", look.name(seat)), style)
}

/// What the player is about to do, or that he has passed.
fn tag(look: &Look<'_, State>, seat: Seat) -> Line {
    if look.scene.to_act.contains(seat) {
        return look.acting(seat, &format!("board-tag-{}", look.view.asked().key));
    }
    let Some(place) = look.view.passed().iter().position(|other| other == seat) else { return Row::new() };
    let ordinal = look.tell("board-ordinal", &[("place", (place + 1).into())]);
    Row::of(look.tell("board-passed", &[("place", ordinal.into())]), faint())
}

/// All that a player has, in a row.
pub fn own(look: &Look<'_, State>, seat: Seat) -> Option<Line> {
    flowing(goods(look, seat), 2, usize::MAX).pop()
}

/// Points, deniers with the next income, cubes, workers in hand, houses in the castle and tiles on the road.
fn goods(look: &Look<'_, State>, seat: Seat) -> Rows<Aim<State>> {
    let (state, player) = (look.view, look.view.player(seat));
    let points = Row::of(look.tell("screen-points", &[("points", look.score(seat).into())]), signs::bold());
    let deniers = Row::of(look.tell("screen-deniers", &[("deniers", player.deniers.into())]), signs::bold());
    let cube = |cube: Cube| {
        let number = player.cubes.number(cube);
        let style = if number == 0 { faint() } else { signs::bold() };
        Row::of(cube.letter(), signs::of_cube(cube)).and(number.to_string(), style)
    };
    let cubes = Cube::ALL.map(cube).into_iter().reduce(|row, cube| row.and(" ", Style::new()).then(cube));
    let workers = Row::plain(format!("({}){}/6", signs::shape(seat), player.workers));
    let houses = Section::ALL.map(|section| state.castle().houses(section).count(seat).to_string()).join("·");
    let tiles = state.road().owned_by(seat).count();
    let built = house(seat).and(format!("{houses} "), Style::new()).and(format!("+{tiles}"), faint());
    let money = deniers.and(format!("+{}", state.next_income(seat)), faint());
    [points, money].into_iter().chain(cubes).chain([workers, built]).collect()
}
