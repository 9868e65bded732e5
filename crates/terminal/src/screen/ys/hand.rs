//! The viewer's side of the screen: their brokers behind and in front of it, the neutral ones that they have left, their
//! cards.

use super::{BoardRow, owner_style};
use crate::screen::draw_context::DrawContext;
use crate::screen::style;
use crate::screen::terminal_board::ClickTarget;
use crate::screen::text_row::{TextRow, TextRows, flow};
use game::Seat;
use ratatui::style::Style;
use words::Words;
use ys::{Active, Character, Owner, State, Step, Values};

/// Brokers and cards in a row, for when there is no room for the panel. Cards have brief names where whole ones do not fit.
pub(super) fn row(context: &DrawContext<'_, State>, width: usize) -> Option<BoardRow> {
    let seat = context.view.viewer()?;
    let (row, cards) = (brokers(context, seat)?, cards(context, seat));
    if cards.is_empty() {
        return Some(row);
    }
    let with = |name: fn(&Words, Character) -> String| {
        let names: Vec<String> = cards.iter().map(|(card, _)| name(context.words, *card)).collect();
        row.clone().and(format!(" {}", names.join(", ")), Style::new())
    };
    let whole = with(words::ys::character);
    Some(if whole.width() <= width { whole } else { with(words::ys::brief_character) })
}

pub(super) fn panel(context: &DrawContext<'_, State>, width: usize) -> TextRows<ClickTarget<State>> {
    let Some((seat, brokers)) = context.view.viewer().and_then(|seat| Some((seat, brokers(context, seat)?))) else {
        return Vec::new();
    };
    let mut rows = vec![brokers];
    for (card, when) in cards(context, seat) {
        let name = format!("{} ({when})", words::ys::character(context.words, card));
        rows.extend(told(context, name, &words::ys::character_effect(context.words, card), width));
    }
    rows
}

/// What the cards in the palaces do, and when they are played.
pub(super) fn palaces(context: &DrawContext<'_, State>, width: usize) -> TextRows<ClickTarget<State>> {
    let board = context.view.board();
    let cards = (0..board.options().districts).filter_map(|district| board.character(district));
    let card = |card| {
        let effect = words::ys::character_effect(context.words, card);
        let does = format!("{effect} {}", words::ys::character_when(context.words, card));
        told(context, words::ys::character(context.words, card), &does, width)
    };
    cards.flat_map(card).collect()
}

/// `Merchant: …`.
fn told(context: &DrawContext<'_, State>, name: String, text: &str, width: usize) -> TextRows<ClickTarget<State>> {
    let name = context.text_with("described-group", &[("name", name.into())]);
    let name = name.split_ascii_whitespace().map(|word| TextRow::styled(word, style::bold()));
    flow(name.chain(text.split_ascii_whitespace().map(TextRow::raw)), 1, width)
}

/// `● 0 0 1 3 4  In front 4 1  Neutral 4 2`.
fn brokers(context: &DrawContext<'_, State>, seat: Seat) -> Option<BoardRow> {
    let (own, board) = (context.view.own()?, context.view.board());
    let sealed = board.step() == Step::Bids && !own.answer.is_empty();
    let hand = if sealed { own.hand.minus(own.answer) } else { own.hand };
    let style = style::seat(seat);
    let mut row =
        TextRow::styled(format!("{} {}", context.name(seat), style::shape(seat)), Style::new()).and(" ", Style::new());
    row = values(row, hand.iter().map(|value| value.to_string()), style);
    if hand.is_empty() {
        row.push(context.text("ysb-behind-none"), style::dim());
    }
    if sealed {
        row.push(context.text_with("ysb-sealed-own", &[("brokers", sum(own.answer).into())]), style::bold());
    }
    let front = board.front(seat);
    if !front.is_empty() {
        row.push(format!(" {} ", context.text("ysb-in-front")), style::dim());
        row = values(row, front.iter().rev().map(|value| value.to_string()), style);
    }
    if board.options().players == 2 && !own.neutral.is_empty() {
        row.push(format!(" {} ", context.text("ysb-neutral-brokers")), style::dim());
        row = values(row, own.neutral.iter().map(|value| value.to_string()), owner_style(Owner::Neutral));
    }
    Some(row)
}

fn values(row: BoardRow, values: impl Iterator<Item = String>, style: Style) -> BoardRow {
    values.fold(row, |row, value| row.and(value, style).and(" ", Style::new()))
}

fn sum(values: Values) -> String {
    values.iter().rev().map(|value| value.to_string()).collect::<Vec<_>>().join(" + ")
}

/// The cards that a seat has in force and in hand, and what there is to say of when they are played.
fn cards(context: &DrawContext<'_, State>, seat: Seat) -> Vec<(Character, String)> {
    let board = context.view.board();
    let in_force = board.active().filter_map(|active| match active {
        Active::Spy(by) if by == seat => {
            Some((Character::Spy, context.text_with("ysb-spy-in-force", &[("looks", board.looks(seat).into())])))
        }
        Active::Illusionist(by) | Active::Schemer(by) if by == seat => {
            Some((active.character(), context.text("ysb-in-force").into_owned()))
        }
        _ => None,
    });
    let held = board.cards(seat);
    let old = held.len().saturating_sub(board.fresh(seat));
    let when = |(place, card): (usize, Character)| {
        let later = context.text("ysb-next-round").into_owned();
        (card, if place < old { words::ys::character_when(context.words, card) } else { later })
    };
    in_force.chain(held.iter().enumerate().map(when)).collect()
}
