//! The viewer's side of the screen: his brokers behind it and in front of it, the neutral ones that he has left, his cards.

use super::Line;
use crate::screen::look::Look;
use crate::screen::painted::Aim;
use crate::screen::rows::{Row, Rows, faint, flowing};
use crate::screen::signs;
use game::Seat;
use ratatui::style::Style;
use words::Words;
use ys::{Active, Character, Owner, State, Step, Values};

/// All of it in a row, for when there is no room for the panel. The cards have brief names where whole ones do not fit.
pub fn row(look: &Look<'_, State>, width: usize) -> Option<Line> {
    let seat = look.view.viewer()?;
    let (row, cards) = (brokers(look, seat)?, cards(look, seat));
    if cards.is_empty() {
        return Some(row);
    }
    let with = |name: fn(&Words, Character) -> String| {
        let names: Vec<String> = cards.iter().map(|(card, _)| name(look.words, *card)).collect();
        row.clone().and(format!(" {}", names.join(", ")), Style::new())
    };
    let whole = with(words::ys::character);
    Some(if whole.width() <= width { whole } else { with(words::ys::brief_character) })
}

pub fn panel(look: &Look<'_, State>, width: usize) -> Rows<Aim<State>> {
    let Some((seat, brokers)) = look.view.viewer().and_then(|seat| Some((seat, brokers(look, seat)?))) else {
        return Vec::new();
    };
    let mut rows = vec![brokers];
    for (card, when) in cards(look, seat) {
        let name = format!("{} ({when})", words::ys::character(look.words, card));
        rows.extend(told(look, name, &words::ys::character_effect(look.words, card), width));
    }
    rows
}

/// What the cards in the palaces do, and when they are played.
pub fn palaces(look: &Look<'_, State>, width: usize) -> Rows<Aim<State>> {
    let board = look.view.board();
    let cards = (0..board.options().districts).filter_map(|district| board.character(district));
    let card = |card| {
        let effect = words::ys::character_effect(look.words, card);
        let does = format!("{effect} {}", words::ys::character_when(look.words, card));
        told(look, words::ys::character(look.words, card), &does, width)
    };
    cards.flat_map(card).collect()
}

/// `Merchant: …`.
fn told(look: &Look<'_, State>, name: String, text: &str, width: usize) -> Rows<Aim<State>> {
    let name = look.tell("described-group", &[("name", name.into())]);
    let name = name.split_ascii_whitespace().map(|word| Row::of(word, signs::bold()));
    flowing(name.chain(text.split_ascii_whitespace().map(Row::plain)), 1, width)
}

/// `● 0 0 1 3 4  In front 4 1  Neutral 4 2`.
fn brokers(look: &Look<'_, State>, seat: Seat) -> Option<Line> {
    let (own, board) = (look.view.own()?, look.view.board());
    let sealed = board.step() == Step::Bids && !own.answer.is_empty();
    let hand = if sealed { own.hand.minus(own.answer) } else { own.hand };
    let style = signs::of_seat(seat);
    let mut row = Row::of(format!("{} {}", look.name(seat), signs::shape(seat)), Style::new()).and(" ", Style::new());
    row = values(row, hand.iter().map(|value| value.to_string()), style);
    if hand.is_empty() {
        row.push(look.say("ysb-behind-none"), faint());
    }
    if sealed {
        row.push(look.tell("ysb-sealed-own", &[("brokers", sum(own.answer).into())]), signs::bold());
    }
    let front = board.front(seat);
    if !front.is_empty() {
        row.push(format!(" {} ", look.say("ysb-in-front")), faint());
        row = values(row, front.iter().rev().map(|value| value.to_string()), style);
    }
    if board.options().players == 2 && !own.neutral.is_empty() {
        row.push(format!(" {} ", look.say("ysb-neutral-brokers")), faint());
        row = values(row, own.neutral.iter().map(|value| value.to_string()), signs::of_owner(Owner::Neutral));
    }
    Some(row)
}

fn values(row: Line, values: impl Iterator<Item = String>, style: Style) -> Line {
    values.fold(row, |row, value| row.and(value, style).and(" ", Style::new()))
}

fn sum(values: Values) -> String {
    values.iter().rev().map(|value| value.to_string()).collect::<Vec<_>>().join(" + ")
}

/// The cards that a seat has in force and in hand, and what there is to say of when they are played.
fn cards(look: &Look<'_, State>, seat: Seat) -> Vec<(Character, String)> {
    let board = look.view.board();
    let in_force = board.active().filter_map(|active| match active {
        Active::Spy(by) if by == seat => {
            Some((Character::Spy, look.tell("ysb-spy-in-force", &[("looks", board.looks(seat).into())])))
        }
        Active::Illusionist(by) | Active::Schemer(by) if by == seat => {
            Some((active.character(), look.say("ysb-in-force").into_owned()))
        }
        _ => None,
    });
    let held = board.cards(seat);
    let old = held.len().saturating_sub(board.fresh(seat));
    let when = |(place, card): (usize, Character)| {
        let later = look.say("ysb-next-round").into_owned();
        (card, if place < old { words::ys::character_when(look.words, card) } else { later })
    };
    in_force.chain(held.iter().enumerate().map(when)).collect()
}
