//! The players by order card: points, gems, how many brokers are behind their screens and which in front of them, their
//! cards; and what everybody's gems would be worth now.

use super::city::{letter, marker};
use super::market::gem;
use super::{Line, name};
use crate::screen::look::Look;
use crate::screen::painted::Aim;
use crate::screen::rows::{Row, Rows, faint};
use crate::screen::signs;
use game::Seat;
use ratatui::style::Style;
use words::ys::in_order;
use ys::{Active, Color, Owner, State, Step};

/// Room for a name.
const NAME: usize = 14;
/// Room for a number of gems and its points.
const WORTH: usize = 7;

pub fn players(look: &Look<'_, State>, width: usize) -> Rows<Aim<State>> {
    let player = |(place, owner): (usize, Owner)| {
        let to_act = owner.seat().is_some_and(|seat| look.scene.to_act.contains(seat));
        let style = if to_act { signs::bold() } else { Style::new() };
        let place = owner.seat().map_or_else(|| " ".to_owned(), |_| (place + 1).to_string());
        let who = Row::plain(format!("{place} ")).then(marker(look, owner.seat()));
        let who = who.and(format!(" {}", name(look, owner)), style).filled(NAME + 4);
        let row = who.and(" ", Style::new()).then(holdings(look, owner));
        let tag = owner.seat().map_or_else(Row::new, |seat| tag(look, seat));
        let cards = owner.seat().map_or_else(Row::new, |seat| cards(look, seat));
        let more = cards.width() > 0;
        [Row::ends(row, tag, width)].into_iter().chain(more.then(|| Row::plain("    ").then(cards).cut(width)))
    };
    in_order(look.view.board()).enumerate().flat_map(player).collect()
}

/// Points, gems, brokers behind and in front of the screen.
fn holdings(look: &Look<'_, State>, owner: Owner) -> Line {
    let board = look.view.board();
    let held = board.holdings(owner);
    let points = owner.seat().map_or(i32::from(held.score), |seat| look.score(seat));
    let mut row = Row::of(look.tell("screen-points", &[("points", points.into())]), signs::bold());
    row.push("  ", Style::new());
    for color in Color::ALL {
        row.push(letter(look, gem(color)), signs::of_gem(gem(color)));
        row.push(format!("{} ", held.gems[color.index()]), Style::new());
    }
    row.push("K", signs::of_black());
    row.push(format!("{}  ", held.black), Style::new());
    if let Some(seat) = owner.seat() {
        row.push(look.tell("screen-behind", &[("number", board.behind(seat).into())]), Style::new());
        row.push(format!(" {}", board.front(seat).descending()), signs::bold());
    }
    row
}

fn cards(look: &Look<'_, State>, seat: Seat) -> Line {
    let board = look.view.board();
    let in_force = board.active().filter(|active| match active {
        Active::Illusionist(by) | Active::Spy(by) | Active::Schemer(by) => *by == seat,
        Active::Merchant => false,
    });
    let mut names: Vec<String> =
        in_force.map(|active| format!("▶{}", words::ys::character(look.words, active.character()))).collect();
    names.extend(board.cards(seat).iter().map(|card| words::ys::character(look.words, card)));
    Row::of(names.join(", "), faint())
}

/// What the player is about to do, or that he has answered in secret.
fn tag(look: &Look<'_, State>, seat: Seat) -> Line {
    let (board, to_act) = (look.view.board(), look.scene.to_act);
    let together = matches!(board.step(), Step::Bids | Step::Throne);
    if to_act.contains(seat) {
        return look.acting(seat, "ysb-tag-thinks");
    }
    let sealed = together && !to_act.is_empty();
    if sealed { Row::of(look.say("ysb-tag-sealed"), faint()) } else { Row::new() }
}

/// What everybody's gems would score with the quotations of now, the highest first (Y6.1).
pub fn worth(look: &Look<'_, State>) -> Rows<Aim<State>> {
    let board = look.view.board();
    let colors = board.colors_by_quotation();
    let mut head = Row::new().filled(NAME + 3);
    for color in colors {
        head = head.then(Row::of(letter(look, gem(color)), signs::of_gem(gem(color))).filled(WORTH));
    }
    head = head.then(Row::of("K", signs::of_black()).filled(WORTH)).and(look.say("ysb-sum"), faint());
    let row = |owner: Owner| {
        let held = board.holdings(owner);
        let mut row = marker(look, owner.seat()).and(format!(" {}", name(look, owner)), Style::new()).filled(NAME + 3);
        let colored = colors.map(|color| (held.gems[color.index()], board.gem_points(owner, color)));
        let mut sum = 0;
        for (number, points) in colored.into_iter().chain([(held.black, board.black_points(owner))]) {
            row = row.then(Row::of(format!("{number}"), faint()).and(format!(" {points}"), Style::new()).filled(WORTH));
            sum += points;
        }
        row.and(sum.to_string(), signs::bold())
    };
    [head].into_iter().chain(board.owners().map(row)).collect()
}
