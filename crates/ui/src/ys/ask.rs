//! How Ys asks: for a bid, two brokers and a seal; for a placement, a box for each broker of the turn with the pending one
//! marked, and two small tables that name all spots. Everything else is asked by a list.

use super::BoardIndex;
use super::board::shut;
use super::card::{cargo, portrait, title};
use super::choice::with;
use super::hand::choices;
use super::market::{ROWS, gem, is_open};
use super::token::{Side, picture};
use super::worth::marker;
use crate::board::icon::icon;
use crate::board::tips::{with_class, with_token};
use crate::scene::{Ask, Scene};
use game::Seat;
use maud::{Markup, html};
use words::{Spoken, ys as said};
use ys::BoardItem;
use ys::{Action, Color, Face, Owner, Spot, State, Step, Value, Zone};

/// A way of asking that takes the place of the list of answers.
pub(super) fn ask(scene: &Scene<'_, State>, ask: &Ask<'_, State>) -> Option<Markup> {
    let look = BoardIndex::new(scene);
    match look.view.board().step() {
        Step::Bids => Some(bid(&look, ask)),
        Step::Up(_) | Step::Down(_) | Step::Neutral(_) => Some(html! { (steps(&look, ask.seat)) (maps(&look)) }),
        _ => None,
    }
}

/// Y2.1: what would be bid, for each pair that can be ticked; one of them is shown.
fn bid(look: &BoardIndex<'_>, ask: &Ask<'_, State>) -> Markup {
    let owner = Owner::from(ask.seat);
    let slot = |value: Value| html! { span.bid-slot { (picture(owner, Side::Up(value))) } };
    let bids = ask.legal.iter().filter_map(|action| match action {
        Action::Bid(high, low) => Some((*action, *high, *low)),
        _ => None,
    });
    html! {
        div.bid-none {
            div.bid-slots { (first_slot(owner)) b { "+" } span.bid-slot {} span { (look.words.text("ysb-bid-two")) } div.actions { (clear(look)) } }
        }
        // Without script three can be ticked; with it, the third takes the place of the one that was ticked first.
        div.bid-three { p { (look.words.text("ysb-bid-three")) } div.actions { (clear(look)) } }
        p #ticks-said role="status" data-most="2" data-replaced=(look.text_with("ysb-bid-third", &[("new", "%new".into()), ("old", "%old".into())])) {}
        @for (action, high, low) in bids {
            div class=(format!("bid-pair bid-{high}{low}")) {
                div.bid-slots {
                    (slot(high)) b { "+" } (slot(low)) b { "=" } output { (high.number() + low.number()) }
                    div.actions {
                        button.button.primary name="action" value=(action) data-key=(look.text("ysb-key-seal")) {
                            span { (look.text_with("ysb-bid-seal", &[("high", high.number().into()), ("low", low.number().into())])) }
                            " " kbd { (look.words.text("ysb-key-seal")) }
                        }
                        (clear(look))
                    }
                }
            }
        }
        (offer(look))
    }
}

/// The place of the broker that is ticked first: a drawing for each that it can be.
fn first_slot(owner: Owner) -> Markup {
    html! { span.bid-slot.first { @for value in Value::ALL { span class=(format!("first-{value}")) { (picture(owner, Side::Up(value))) } } } }
}

/// No broker is ticked any more.
fn clear(look: &BoardIndex<'_>) -> Markup {
    html! {
        button.button.clear type="reset" form="picked" data-key=(look.text("ysb-key-clear")) {
            span { (look.words.text("ysb-bid-clear")) } " " kbd { (look.words.text("ysb-key-clear")) }
        }
    }
}

/// What the turn order is about: ship and character of each district (Y1.1, Y1.2).
fn offer(look: &BoardIndex<'_>) -> Markup {
    let board = look.view.board();
    html! {
        section.offer {
            h3 { (look.words.text("ysb-bid-offer")) }
            ul {
                @for district in 0..board.options().districts {
                    @let (cargo, gems) = (cargo(board, district), said::gems(look.words, board.offer(district)));
                    li {
                        b { (district + 1) }
                        span.icons role="img" aria-label=(gems) { @for (kind, _) in cargo { (icon(&gem(kind))) } }
                        @if let Some(character) = board.character(district) {
                            span { (title(look.words, character)) } (icon(&portrait(character)))
                        }
                    }
                }
            }
        }
    }
}

/// The brokers of a turn (Y3.1, Y8.1): what has been placed is ticked, what comes next is marked.
fn steps(look: &BoardIndex<'_>, seat: Seat) -> Markup {
    let board = look.view.board();
    let owner = Owner::from(seat);
    let now = match board.step() {
        Step::Up(_) => 0,
        Step::Down(_) => 1,
        _ => 2,
    };
    let number = if board.options().players == 2 { 3 } else { 2 };
    html! {
        ol class=(format!("steps steps-{number}")) {
            @for step in 0..number {
                @let name = look.text(["ysb-step-up", "ysb-step-down", "ysb-step-neutral"][step]);
                @if step < now {
                    @let face = if step == 0 { Face::Up } else { Face::Down };
                    (done(look, owner, face, &name))
                } @else if step == now {
                    (pending(look, if step == 2 { Owner::Neutral } else { owner }, &name))
                } @else {
                    @let (owner, side) = (if step == 2 { Owner::Neutral } else { owner }, Side::Down);
                    li.turn-step { (picture(owner, side)) span { b { (name) } } }
                }
            }
        }
    }
}

/// A broker that has just been placed.
fn done(look: &BoardIndex<'_>, owner: Owner, face: Face, name: &str) -> Markup {
    let placed = owner.seat().and_then(|seat| look.view.board().last_placed(seat, face));
    let spot = placed.map(|index| look.view.board().brokers()[index].spot);
    let value = placed.and_then(|index| look.view.value(index));
    let side = match (face, value) {
        (Face::Up, Some(value)) => Side::Up(value),
        (Face::Down, Some(value)) => Side::Own(value),
        (_, None) => Side::Down,
    };
    let at = spot.map(|spot| said::located(look.words, spot)).unwrap_or_default();
    let where_ = match value {
        Some(value) => look.text_with("ysb-step-done", &[("value", value.number().into()), ("where", at.into())]),
        // Y3.6: it may not be looked at any more.
        None => at,
    };
    html! {
        li.turn-step.done {
            (picture(owner, side))
            span { b { (name) } small { (where_) } }
            (tick())
        }
    }
}

/// The broker that comes next, as it will lie: one drawing for each that can be chosen.
fn pending(look: &BoardIndex<'_>, owner: Owner, name: &str) -> Markup {
    let drawn = |action: Action| match action {
        Action::Up(value, _) | Action::UpFrom(value, ..) => Some((owner, Side::Up(value), value)),
        Action::Down(value, _) | Action::DownFrom(value, ..) => Some((owner, Side::Own(value), value)),
        Action::Neutral(value, _) => Some((owner, Side::Own(value), value)),
        _ => None,
    };
    html! {
        li.turn-step.now aria-current="step" {
            span.unchosen { (picture(owner, Side::Down)) span { b { (name) } small { (look.words.text("ysb-step-choose")) } } }
            @for (with, action) in choices(look) {
                @if let Some((owner, side, value)) = drawn(action) {
                    span class=(format!("with {}", with_token(&with))) {
                        (picture(owner, side))
                        span { b { (name) } small { (look.text_with("ysb-step-now", &[("value", value.number().into())])) } }
                    }
                }
            }
        }
    }
}

fn tick() -> Markup {
    html! { svg.tick viewBox="0 0 16 16" aria-hidden="true" { path d="M2 8.5 6.5 13 14 3.5" {} } }
}

/// All spots as two small tables: the fast way by keyboard, and the plain way for a screen reader.
fn maps(look: &BoardIndex<'_>) -> Markup {
    let board = look.view.board();
    let districts = 0..board.options().districts;
    html! {
        div.maps role="group" aria-label=(look.words.text("ysb-spots")) data-choose=(look.words.text("ysb-choose-first")) {
            table.map {
                thead { tr {
                    th { span.visually-hidden { (look.words.text("ysb-city")) } }
                    @for district in districts.clone() { th scope="col" { (district + 1) } }
                } }
                tbody {
                    @for zone in Zone::ALL {
                        tr {
                            th scope="row" { (said::zone(look.words, zone)) }
                            @for district in districts.clone() { (spot(look, Spot::zone(district, zone))) }
                        }
                    }
                }
            }
            table.map.of-market {
                thead { tr {
                    th { span.visually-hidden { (look.words.text("ysb-market")) } }
                    @for color in Color::ALL {
                        th scope="col" { (icon(&format!("gem-{color}"))) span.visually-hidden { (said::color(look.words, color)) } }
                    }
                } }
                tbody {
                    @for row in (0..ROWS).filter(|row| is_open(board, *row)) {
                        tr {
                            th scope="row" {
                                (row + 1) " "
                                @if let Some(kind) = board.market_gem(row) { (icon(&gem(kind))) }
                            }
                            @for color in Color::ALL { (spot(look, Spot::cell(color, row))) }
                        }
                    }
                }
            }
        }
    }
}

/// A spot of the tables: a button for each broker that can go there, or who is there, or why not.
fn spot(look: &BoardIndex<'_>, spot: Spot) -> Markup {
    let (actions, name) = (look.actions(BoardItem::At(spot)), said::short_spot(look.words, spot));
    let there = look.view.board().brokers().iter().find(|broker| broker.spot == spot);
    html! {
        td id=(format!("spot-{spot}")) {
            @for action in &actions {
                // The Illusionist has so many choices that each says only what the others do not.
                @let said = with(*action).filter(|with| with.len() == 1).map(|_| format!("{name}: {}", placing(look, *action)));
                button class=(format!("spot{}", with_class::<State>(*action))) name="action" value=(action) data-key=(name)
                    aria-label=[said] { (name) }
            }
            @if !actions.is_empty() { span.spot.unchosen data-why=(name) { (name) } }
            @if actions.is_empty() {
                @let refused = look.refused(BoardItem::At(spot));
                @let why = refused.map(|(_, illegal)| State::reason(look.words, &illegal)).unwrap_or_default();
                span.spot.unavailable role="img" aria-label=(format!("{name}. {why}")) {
                    @match there {
                        Some(broker) if spot.is_market() => (marker(broker.owner)),
                        _ if look.view.board().closed() == Some(spot) => (shut()),
                        _ => "–",
                    }
                }
            }
        }
    }
}

/// To place a broker, in a few words: where to is said by what the button belongs to.
pub(super) fn placing(look: &BoardIndex<'_>, action: Action) -> String {
    let (value, by, way) = match action {
        Action::Up(value, _) => (value, None, "up"),
        Action::Down(value, _) => (value, None, "down"),
        Action::UpFrom(value, by, _) => (value, Some(by), "up"),
        Action::DownFrom(value, by, _) => (value, Some(by), "down"),
        Action::Neutral(value, _) => (value, None, "neutral"),
        _ => return with(action).unwrap_or_default(),
    };
    let arguments = [
        ("value", value.number().into()),
        ("by", by.map_or("none".to_owned(), |by| by.to_string()).into()),
        ("way", way.into()),
    ];
    look.text_with("ysb-placing", &arguments)
}
