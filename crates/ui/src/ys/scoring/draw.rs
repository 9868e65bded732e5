//! The drawings of the scoring: a district cut out of the plan of the city, the market, the throne room, each with the
//! brokers that count. Those that were turned up for it are ticked.

use super::super::card::{card, ship_with};
use super::super::city::plan;
use super::super::geometry::{CARD, MARKET, MIDDLE, SHIP, card as card_box, in_cell, middle, ship as ship_box, side};
use super::super::market::frame;
use super::super::token::{Side, token};
use super::facts::{CountedBroker, District, Scoring, Sent, Stage};
use crate::board::draw::{number, square, ticks};
use crate::board::rects::Rect;
use game::Seat;
use words::Words;
use ys::{Color, Face, Owner, Value, Zone};

/// How large a broker is drawn in the city.
const BROKER: f64 = 32.;
/// And on its way to the throne room.
const SENT: f64 = 22.;
/// A quarter of the plan with its ship.
const QUARTER: (f64, f64) = (316., 312.);
/// The throne room and a little of what is around it.
const ISLAND: (f64, f64) = (158., 156.);

/// What is seen of a broker that counts.
fn face(shown: &CountedBroker) -> Side {
    let value = shown.broker.value;
    value.filter(|_| shown.broker.face == Face::Up).map_or(Side::Down, Side::Up)
}

/// A broker that counts, in units of its own.
pub(super) fn broker(shown: &CountedBroker) -> String {
    token(shown.broker.owner, face(shown), shown.broker.marked)
}

/// Something with a frame of its own within a drawing. Its size stands in the style sheet too, under the same class: there a
/// drawing is otherwise as large as what it stands in.
fn within(class: &str, Rect { x, y, width, height }: Rect, frame: (f64, f64), drawing: &str) -> String {
    let [x, y, width, height, across, down] = [x, y, width, height, frame.0, frame.1].map(number);
    format!(
        r#"<svg class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" viewBox="0 0 {across} {down}">{drawing}</svg>"#
    )
}

/// A broker of this size.
fn piece(drawing: &str, x: f64, y: f64, size: f64) -> String {
    within(&format!("token-{size}"), Rect::new(x, y, size, size), (30., 30.), drawing)
}

fn ticked(shown: &CountedBroker) -> String {
    broker(shown) + &if shown.was_down { ticks(30., 30.) } else { String::new() }
}

/// A district with its ship, its card and all brokers there.
pub(super) fn district(words: &Words, scoring: &Scoring, stage: &Stage, district: &District) -> String {
    let number = district.number;
    let mut out = plan(words, scoring.districts, scoring.trade);
    for zone in Zone::ALL {
        let mut here: Vec<&CountedBroker> =
            stage.brokers.iter().filter(|shown| shown.broker.spot.kind() == Some(zone)).collect();
        here.sort_by_key(|shown| (shown.broker.owner, shown.was_down));
        for (place, shown) in here.iter().enumerate() {
            let (x, y) = middle(shown.broker.spot, here.len(), place);
            out += &piece(&ticked(shown), x - BROKER / 2., y - BROKER / 2., BROKER);
        }
    }
    if let Some(character) = district.character {
        out += &within("inner-card", card_box(number).wide, CARD, &card(words, character));
    }
    out += &within("inner-ship", ship_box(number).wide, SHIP, &ship_with(&district.ship, number));
    let (right, down) = side(number);
    let corner = (if right > 0. { 308. } else { 0. }, if down > 0. { 302. } else { -2. });
    let label = words.text_with("ysc-picture-district", &[("number", (number + 1).into())]);
    picture("", &label, corner, QUARTER, &out)
}

/// The market, everything in it turned up.
pub(super) fn market(words: &Words, scoring: &Scoring, stage: &Stage) -> String {
    let mut out = frame(words, scoring.market, Color::ALL.map(|color| stage.column(color)));
    for shown in &stage.brokers {
        if let (Some(column), Some(row)) = (shown.broker.spot.column(), shown.broker.spot.row()) {
            let Rect { x, y, width: size, .. } = in_cell(column, row);
            out += &piece(&ticked(shown), x, y, size);
        }
    }
    picture("cells", &words.text("ysc-picture-market"), (0., 0.), MARKET, &out)
}

/// The throne room, with what was sent there in this round.
pub(super) fn throne(words: &Words, scoring: &Scoring, all: &[Sent], viewer: Option<Seat>) -> String {
    let corner = (MIDDLE.0 - ISLAND.0 / 2., MIDDLE.1 - ISLAND.1 / 2.);
    let mut out =
        plan(words, scoring.districts, scoring.trade) + &square("throne", MIDDLE.0 - 24., MIDDLE.1 - 46., 48.);
    for (place, one) in all.iter().enumerate() {
        let x = MIDDLE.0 + 1.1 * SENT * (place as f64 - (all.len() as f64 - 1.) / 2.);
        out += &piece(&sent(one, viewer), x - SENT / 2., MIDDLE.1 + 8., SENT);
    }
    picture("island", &words.text("ysc-picture-throne"), corner, ISLAND, &out)
}

/// A broker on its way to the throne room.
pub(super) fn sent(sent: &Sent, viewer: Option<Seat>) -> String {
    token(sent.seat.into(), sent_side(sent, viewer), false)
}

/// What is seen of it: the viewer's own, or all of them when the game is over (Y7.1).
fn sent_side(sent: &Sent, viewer: Option<Seat>) -> Side {
    match sent.value {
        Some(value) if viewer == Some(sent.seat) => Side::Own(value),
        Some(value) => Side::Up(value),
        None => Side::Down,
    }
}

/// A broker in front of a screen.
pub(super) fn in_front(seat: Seat, value: Value) -> String {
    token(Owner::from(seat), Side::Up(value), false)
}

fn picture(class: &str, label: &str, (x, y): (f64, f64), (width, height): (f64, f64), inner: &str) -> String {
    let label = label.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
    let sea = format!(r#"<rect class="sea" x="{x}" y="{y}" width="{width}" height="{height}"/>"#);
    let sea = if class == "cells" { String::new() } else { sea };
    format!(
        r#"<svg class="{class}" viewBox="{x} {y} {width} {height}" role="img" aria-label="{label}">{sea}{inner}</svg>"#
    )
}
