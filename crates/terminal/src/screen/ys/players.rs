//! The players by order card: points, gems, how many brokers are behind their screens and which in front of them, their
//! cards; and what everybody's gems would be worth now.

use super::city::{letter, marker};
use super::market::gem;
use super::{Line, name};
use crate::screen::look::Look;
use crate::screen::painted::Aim;
use crate::screen::rows::{Row, Rows, faint, flowing};
use crate::screen::seats::{self, Seated, seated};
use crate::screen::signs;
use game::Seat;
use ratatui::style::Style;
use words::ys::in_order;
use ys::{Active, Color, Owner, State, Step};

/// That somebody is to act. Room is kept for it in the row of everybody.
const THINKS: &str = "ysb-tag-thinks";
/// Room for a name at most.
const NAME: usize = 14;
/// Room for a number of gems and its points at most.
const WORTH: usize = 7;

pub fn players(look: &Look<'_, State>, width: usize) -> Rows<Aim<State>> {
    let player = |(place, owner): (usize, Owner)| {
        let to_act = owner.seat().is_some_and(|seat| look.scene.to_act.contains(seat));
        let style = if to_act { signs::bold() } else { Style::new() };
        let place = owner.seat().map_or_else(|| " ".to_owned(), |_| (place + 1).to_string());
        let who = Row::plain(format!("{place} ")).then(marker(look, owner.seat()));
        Seated {
            who: who.and(format!(" {}", name(look, owner)), style),
            sitter: owner.seat().map_or_else(Row::new, |seat| Row::of(look.sitter(seat), faint())),
            has: holdings(look, owner),
            tag: owner.seat().map_or_else(Row::new, |seat| tag(look, seat)),
            more: owner.seat().map_or_else(Rows::new, |seat| cards(look, seat, seats::below(width))),
        }
    };
    let players = in_order(look.view.board()).enumerate().map(player).collect();
    seated(players, look.say(THINKS).chars().count() + 2, width)
}

/// Points, gems, brokers behind and in front of the screen.
fn holdings(look: &Look<'_, State>, owner: Owner) -> Rows<Aim<State>> {
    let board = look.view.board();
    let held = board.holdings(owner);
    let points = owner.seat().map_or(i32::from(held.score), |seat| look.score(seat));
    let points = Row::of(look.tell("screen-points", &[("points", points.into())]), signs::bold());
    let gems = Color::ALL.into_iter().fold(Row::new(), |row, color| {
        let number = format!("{} ", held.gems[color.index()]);
        row.and(letter(look, gem(color)), signs::of_gem(gem(color))).and(number, Style::new())
    });
    let gems = gems.and("K", signs::of_black()).and(held.black.to_string(), Style::new());
    let brokers = owner.seat().map(|seat| {
        let behind = look.tell("screen-behind", &[("number", board.behind(seat).into())]);
        Row::plain(behind).and(format!(" {}", board.front(seat).descending()), signs::bold())
    });
    [points, gems].into_iter().chain(brokers).collect()
}

/// The cards that he has in force and in hand, by name.
fn cards(look: &Look<'_, State>, seat: Seat, width: usize) -> Rows<Aim<State>> {
    let board = look.view.board();
    let in_force = board.active().filter(|active| match active {
        Active::Illusionist(by) | Active::Spy(by) | Active::Schemer(by) => *by == seat,
        Active::Merchant => false,
    });
    let mut names: Vec<String> =
        in_force.map(|active| format!("▶{}", words::ys::character(look.words, active.character()))).collect();
    names.extend(board.cards(seat).iter().map(|card| words::ys::character(look.words, card)));
    let last = names.len().saturating_sub(1);
    let name =
        |(place, name): (usize, String)| Row::of(format!("{name}{}", if place < last { "," } else { "" }), faint());
    flowing(names.into_iter().enumerate().map(name), 1, width)
}

/// What the player is about to do, or that he has answered in secret.
fn tag(look: &Look<'_, State>, seat: Seat) -> Line {
    let (board, to_act) = (look.view.board(), look.scene.to_act);
    let together = matches!(board.step(), Step::Bids | Step::Throne);
    if to_act.contains(seat) {
        return look.acting(seat, THINKS);
    }
    let sealed = together && !to_act.is_empty();
    if sealed { Row::of(look.say("ysb-tag-sealed"), faint()) } else { Row::new() }
}

/// What everybody's gems would score with the quotations of now, the highest first (Y6.1).
pub fn worth(look: &Look<'_, State>, width: usize) -> Rows<Aim<State>> {
    let board = look.view.board();
    let colors = board.colors_by_quotation();
    let gems = colors.map(|color| Row::of(letter(look, gem(color)), signs::of_gem(gem(color))));
    let sum = Row::of(look.say("ysb-sum"), faint());
    let head = [Row::new()].into_iter().chain(gems).chain([Row::of("K", signs::of_black()), sum]).collect();
    let row = |owner: Owner| {
        let held = board.holdings(owner);
        let colored = colors.map(|color| (held.gems[color.index()], board.gem_points(owner, color)));
        let all = colored.into_iter().chain([(held.black, board.black_points(owner))]);
        let sum: u16 = all.clone().map(|(_, points)| points).sum();
        let cells =
            all.map(|(number, points)| Row::of(number.to_string(), faint()).and(format!(" {points}"), Style::new()));
        let who = marker(look, owner.seat()).and(format!(" {}", name(look, owner)), Style::new()).cut(NAME + 2);
        [who].into_iter().chain(cells).chain([Row::of(sum.to_string(), signs::bold())]).collect()
    };
    in_columns([head].into_iter().chain(board.owners().map(row)).collect(), width)
}

/// A table as wide as it likes, or as it must be where there is little room.
fn in_columns(table: Vec<Vec<Line>>, width: usize) -> Rows<Aim<State>> {
    let columns = table.iter().map(Vec::len).max().unwrap_or(0);
    let last = columns.saturating_sub(1);
    let needed = |column: usize| table.iter().map(|cells| cells[column].width() + 1).max().unwrap_or(0);
    let liked = |column: usize| needed(column).max(if column == 0 { NAME + 3 } else { WORTH });
    let roomy = (0..last).map(liked).sum::<usize>() + needed(last) <= width;
    let row = |cells: Vec<Line>| {
        let cells = cells.into_iter().enumerate();
        cells.fold(Row::new(), |row, (column, cell)| match column {
            _ if column == last => row.then(cell),
            _ => row.then(cell.filled(if roomy { liked(column) } else { needed(column) })),
        })
    };
    table.iter().cloned().map(row).collect()
}
