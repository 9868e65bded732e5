//! The players in turn order: what each has, what comes next, who has passed (C0.4: all of it is public).

use super::{Line, house};
use crate::screen::look::Look;
use crate::screen::painted::Aim;
use crate::screen::rows::{Row, Rows, faint};
use crate::screen::signs;
use caylus::{Cube, Section, State};
use game::{Game, Seat};
use ratatui::style::Style;

/// From this width on a player has one row instead of two.
const ONE_ROW: usize = 76;
/// How much of a name is shown in one row.
const NAME: usize = 14;

pub fn players(look: &Look<'_, State>, width: usize) -> Rows<Aim<State>> {
    let player = |(place, seat): (usize, Seat)| {
        let who = who(look, place + 1, seat);
        let tag = tag(look, seat);
        if width >= ONE_ROW {
            let row = who.filled(NAME + 4).and(" ", Style::new()).then(goods(look, seat));
            return vec![Row::ends(row, tag, width)];
        }
        let sitter = Row::of(format!(" {}", look.sitter(seat)), faint());
        vec![Row::ends(who.then(sitter), tag, width), Row::plain("    ").then(goods(look, seat))]
    };
    look.view.order().iter().enumerate().flat_map(player).collect()
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

/// Points, deniers with the next income, cubes, workers in hand, houses in the castle, tiles on the road.
pub fn goods(look: &Look<'_, State>, seat: Seat) -> Line {
    let (state, player) = (look.view, look.view.player(seat));
    let mut row = Row::of(look.tell("screen-points", &[("points", look.score(seat).into())]), signs::bold());
    row.push("  ", Style::new());
    row.push(look.tell("screen-deniers", &[("deniers", player.deniers.into())]), signs::bold());
    row.push(format!("+{}  ", state.next_income(seat)), faint());
    for cube in Cube::ALL {
        let number = player.cubes.number(cube);
        row.push(cube.letter(), signs::of_cube(cube));
        row.push(format!("{number} "), if number == 0 { faint() } else { signs::bold() });
    }
    let workers = format!(" ({}){}/6  ", signs::shape(seat), player.workers);
    row.push(workers, Style::new());
    let houses = Section::ALL.map(|section| state.castle().houses(section).count(seat).to_string()).join("·");
    let tiles = state.road().owned_by(seat).count();
    row.then(house(seat)).and(format!("{houses} "), Style::new()).and(format!("+{tiles}"), faint())
}
