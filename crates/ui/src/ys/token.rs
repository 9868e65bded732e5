//! A broker as one viewer sees it. What the viewer may not know has no place here: a back is the same whatever is under it.

use crate::board::draw::{number, symbol};
use maud::{Markup, PreEscaped, html};
use ys::{Broker, Face, Owner, Value, Values, View};

/// What is to be seen of a broker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    /// It lies face up.
    Up(Value),
    /// It lies face down, and the viewer does not know what it is.
    Down,
    /// It lies face down, and the viewer put it there.
    Own(Value),
    /// It lies face down, and the viewer has seen it (Y5.7, Y5.8).
    Seen(Value),
}

impl Side {
    /// What the viewer sees of a broker on the board.
    pub(super) fn of(view: &View, broker: &Broker, value: Option<Value>) -> Side {
        let own = broker.owner == Owner::Neutral || broker.owner.seat() == view.viewer();
        match (broker.face(), value) {
            (Face::Up, Some(value)) => Side::Up(value),
            (_, None) => Side::Down,
            (Face::Down, Some(value)) if own => Side::Own(value),
            (Face::Down, Some(value)) => Side::Seen(value),
        }
    }
}

/// The number that an owner's drawings have; the neutral has those of a fifth player.
pub(super) fn colour(owner: Owner) -> u8 {
    if owner == Owner::Neutral { 5 } else { owner.number() }
}

/// How large the number on a plate is, and where, by the shape of the plate.
fn plate(owner: Owner) -> (f64, f64) {
    match owner {
        Owner::One | Owner::Neutral => (14.5, 18.8),
        Owner::Two | Owner::Four => (13.5, 18.5),
        Owner::Three => (12.5, 19.7),
    }
}

fn whole(id: &str) -> String {
    format!(r##"<use href="#{id}"/>"##)
}

fn figure(value: Value, x: f64, y: f64, size: f64) -> String {
    format!(
        r#"<text class="broker-value" x="{}" y="{}" font-size="{}">{value}</text>"#,
        number(x),
        number(y),
        number(size)
    )
}

/// The drawing in its own units, 30 × 30.
pub(super) fn token(owner: Owner, side: Side, marked: bool) -> String {
    let colour = colour(owner);
    let tagged =
        |tag: &str, value| whole(&format!("broker-down-{colour}")) + &whole(tag) + &figure(value, 14., 26.3, 12.5);
    let mut out = match side {
        Side::Up(value) => {
            let (size, y) = plate(owner);
            whole(&format!("broker-up-{colour}")) + &figure(value, 15., y, size)
        }
        Side::Down => whole(&format!("broker-down-{colour}")),
        Side::Own(value) => tagged("tag-own", value),
        Side::Seen(value) => tagged("tag-seen", value),
    };
    if marked {
        // Y5.14
        out += &symbol("mercenary-shield", 17., -3., 14., 15.4);
    }
    out
}

/// A broker as it would lie, with all values that can be chosen for it: of these the chosen one is seen (`choice`).
pub(super) fn foreseen(owner: Owner, up: bool, values: Values) -> String {
    let (colour, (size, y)) = (colour(owner), plate(owner));
    let (drawing, x, y, size) = if up {
        (whole(&format!("broker-up-{colour}")), 15., y, size)
    } else {
        (whole(&format!("broker-down-{colour}")) + &whole("tag-own"), 14., 26.3, 12.5)
    };
    let (x, y, size) = (number(x), number(y), number(size));
    let value = |value: Value| {
        format!(r#"<text class="broker-value foreseen-{value}" x="{x}" y="{y}" font-size="{size}">{value}</text>"#)
    };
    drawing + &values.kinds().map(value).collect::<String>()
}

/// A broker between words, or in a row.
pub(super) fn picture(owner: Owner, side: Side) -> Markup {
    html! { svg viewBox="0 0 30 30" aria-hidden="true" { (PreEscaped(token(owner, side, false))) } }
}
