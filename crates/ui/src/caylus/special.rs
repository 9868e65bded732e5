//! The special buildings before the bridge, and the bridge with the passing scale (C1.1, C1.4).

use super::draw::{Ghost, band, ground, icons, label, label_in, number, square, svg, symbol, text, ticks};
use super::geometry::{block, slots};
use crate::memo::Memo;
use caylus::Place;
use std::sync::Arc;
use words::{Language, Words};

/// The ground that a worker stands on, and what may come there.
pub(super) fn slot((x, y, width): (f64, f64, f64), ghost: Option<Ghost>) -> String {
    let (cx, cy, rx) = (number(x + width / 2.), number(y + 27.), number(width / 2. - 0.5));
    let ground = format!(r#"<ellipse class="slot" cx="{cx}" cy="{cy}" rx="{rx}" ry="5"/>"#);
    ground + &ghost.map_or_else(String::new, |ghost| ghost.draw(x + width / 2. - 10.5, y + 1.))
}

/// A special building. `next` is the slot where a worker would come to stand.
pub(super) fn building(words: &Words, place: Place, next: usize, ghost: Option<Ghost>, changed: bool) -> Arc<str> {
    static DRAWN: Memo<(Language, Place, usize, Option<Ghost>, bool)> = Memo::new();
    let key = (words.language(), place, next, ghost, changed);
    DRAWN.get(key, || draw_building(words, &place.to_string(), next, ghost, changed))
}

fn draw_building(words: &Words, name: &str, next: usize, ghost: Option<Ghost>, changed: bool) -> String {
    let width = block(name).wide.width;
    let title = words.text(&format!("board-place-{name}"));
    let mut out = ground(width, 86., 4.5)
        + &band(width as u16, 16., "special")
        + &label(6., 12., &title, 10.4, (width / 6.) as usize, width - 12.);
    for (place, at) in slots(name).iter().enumerate() {
        out += &slot(*at, ghost.filter(|_| place == next));
    }
    out += &match name {
        "stables" => stables(words),
        "inn" => inn(words),
        _ => square(&format!("building-{name}"), 4., 19., 42.) + &foot(words, name),
    };
    if changed {
        out += &ticks(width, 86.);
    }
    svg("", width, 86., &out)
}

fn stables(words: &Words) -> String {
    let mut out = square("building-stables", 3., 20., 30.);
    for place in 1..=3_u8 {
        let ordinal = words.text_with("board-ordinal", &[("place", place.into())]);
        out += &text("slot-label", 17. + 30. * f64::from(place), 70., &ordinal);
    }
    out + &label_in("caption", 5., 69.5, &words.text("board-stables-turn"), 5, 27.)
        + &label_in("caption", 5., 79.5, &words.text("board-stables-order"), 5, 27.)
}

fn inn(words: &Words) -> String {
    square("building-inn", 3., 22., 28.)
        + &symbol("arrow", 62., 38., 9., 14.)
        + &text("slot-label", 47., 66.5, &words.text("board-inn-left"))
        + &text("slot-label", 86., 66.5, &words.text("board-inn-right"))
        + &label_in("caption", 5., 81., &words.text("board-inn-pays"), 14, 78.)
        + &icons("1d", 86., 70.5, 13.)
}

/// What the other buildings do, in icons.
fn foot(words: &Words, name: &str) -> String {
    match name {
        "gate" => {
            let ghost = symbol("ghost", 6., 63., 14., 18.);
            ghost + &icons(">", 22., 66., 13.) + &label_in("caption", 34., 76., &words.text("board-gate-foot"), 7, 39.)
        }
        "post" => icons("+3d", 6., 66., 13.),
        "guild" => {
            symbol("provost", 6., 61., 18., 22.)
                + &label_in("caption large", 27., 76., &words.text("board-guild-foot"), 14, 74.)
        }
        "joust" => icons("1dC>R", 6., 66., 13.),
        _ => String::new(),
    }
}

/// The bridge: the river runs down the wide board and across the tall one, so it is drawn for both.
pub(super) fn bridge(passed: usize, players: usize, changed: bool) -> Arc<str> {
    static DRAWN: Memo<(usize, usize, bool)> = Memo::new();
    DRAWN.get((passed, players, changed), || draw_bridge(passed, players, changed))
}

fn draw_bridge(passed: usize, players: usize, changed: bool) -> String {
    let (mut pads, mut piers) = (String::new(), String::new());
    for place in 0..5 {
        let x = 23 + 40 * place;
        let (left, right) = (x - 8, x + 8);
        piers += &format!(r#"<path class="pier" d="M{left} 18l8-9 8 9zM{left} 52l8 9 8-9H{right}z"/>"#);
        let next = if place == passed && place < players { " next" } else { "" };
        let unused = if place >= players { " unused" } else { "" };
        pads += &format!(r#"<circle class="pad{next}{unused}" cx="{x}" cy="35" r="13"/>"#);
        if place >= passed {
            let number = place + 1;
            pads += &format!(
                r#"<text class="pad-number fill-ink{unused}" x="{x}" y="39.5" font-size="13">{number}</text>"#
            );
        }
    }
    let marks = |height| if changed { ticks(206., height) } else { String::new() };
    let across = r#"<path class="deck" d="M0 18H206V52H0z"/><path class="parapet" d="M0 18H206M0 52H206"/>"#;
    let along = r#"<path class="deck" d="M0 0H206V70H0z"/><path class="parapet" d="M1 0V70M205 0V70"/>"#;
    svg("wide", 206., 66., &format!("{across}{piers}{pads}{}", marks(66.)))
        + &svg("tall", 206., 70., &format!("{along}{pads}{}", marks(70.)))
}
