//! The viewer's side of the screen: their brokers behind it and in front of it, and their cards. Where a broker has to be chosen
//! first, each is a radio button; for a bid, a box to be ticked. They belong to no form that is sent: which buttons are
//! shown follows from them (`choice`).

use super::BoardIndex;
use super::card::card;
use super::choice::with;
use super::token::{Side, picture};
use crate::board::icon::icon;
use crate::fragments::Fragment;
use crate::scene::Scene;
use game::Seat;
use maud::{Markup, PreEscaped, html};
use ys::components::{CHARACTERS, Moment};
use ys::{Action, Active, Character, Owner, State, Step, Value, Values};

/// The viewer's brokers and cards; nothing for a spectator. Its container is `section.hand.card` with the id of the part.
pub fn brokers(scene: &Scene<'_, State>) -> Fragment {
    let look = BoardIndex::new(scene);
    let child = look.view.viewer().map(|seat| ("own".to_owned(), own(&look, seat).into_string()));
    Fragment { id: "brokers", children: child.into_iter().collect() }
}

fn own(look: &BoardIndex<'_>, seat: Seat) -> Markup {
    let own = look.view.own();
    let (hand, answer) = own.map_or((Values::NONE, Values::NONE), |own| (own.hand, own.answer));
    let hand = if look.view.board().step() == Step::Bids { hand.minus(answer) } else { hand };
    let neutral = own.map_or(Values::NONE, |own| own.neutral);
    let kind = match look.view.board().step() {
        _ if look.asked().is_none() => "own-hand",
        Step::Bids | Step::Up(_) | Step::Down(_) => "own-hand asked",
        Step::Neutral(_) => "own-hand asked for-neutral",
        _ => "own-hand",
    };
    html! {
        div #own class=(format!("{kind} for-seat-{seat}")) {
            span.own-screen { (icon(&format!("screen-{seat}"))) }
            h2 { (look.words.text("ysb-brokers")) small { (about(look, hand, answer)) } }
            div.brokers role="group" aria-label=(look.words.text("ysb-brokers")) { (behind(look, seat, hand)) }
            (front(look, seat))
            @if look.view.board().options().players == 2 { (neutrals(look, neutral)) }
            div.held-cards { (cards(look, seat)) }
        }
    }
}

/// What there is to do with them.
fn about(look: &BoardIndex<'_>, hand: Values, answer: Values) -> String {
    let step = look.view.board().step();
    match step {
        Step::Bids if look.asked().is_some() => look.text("ysb-choose-two"),
        Step::Bids if !answer.is_empty() => {
            let digits = answer.iter().rev().map(|value| value.to_string()).collect::<Vec<_>>();
            look.text_with("ysb-sealed-own", &[("brokers", digits.join(" + ").into())])
        }
        Step::Up(_) if look.asked().is_some() => look.text("ysb-choose-up"),
        Step::Down(_) if look.asked().is_some() => look.text("ysb-choose-down"),
        _ if hand.is_empty() => look.text("ysb-behind-none"),
        _ => look.text("ysb-behind"),
    }
}

/// What the pending action can be done with, in the order of the actions.
pub(super) fn choices(look: &BoardIndex<'_>) -> Vec<(String, Action)> {
    let mut all: Vec<(String, Action)> = Vec::new();
    for action in look.scene.ask.iter().flat_map(|ask| ask.legal) {
        if let Some(with) = with(*action).filter(|with| all.iter().all(|(other, _)| other != with)) {
            all.push((with, *action));
        }
    }
    // Those behind the screen first.
    all.sort_by_key(|(with, _)| with.len());
    all
}

/// A broker to be chosen. None is until the player says so, unless there is only one.
fn radio(look: &BoardIndex<'_>, with: &str, shown: Markup) -> Markup {
    let id = format!("with-{with}");
    let key = with.replace('-', "/");
    html! {
        input.pick type="radio" name="with" form="picked" id=(id) checked[choices(look).len() == 1] autocomplete="off" data-key=(key)
            aria-label=(look.text_with("ysb-broker-of", &[("value", key.clone().into())]));
        label.broker for=(id) { (shown) kbd { (key) } }
    }
}

fn is_plain(action: Action) -> bool {
    matches!(action, Action::Up(..) | Action::Down(..))
}

/// How many there are of a value, where that is more than one.
fn times(number: u8) -> Markup {
    html! { @if number > 1 { span.times { "×" (number) } } }
}

/// The brokers behind the screen: one of each value, with how many there are; for a bid, each on its own.
fn behind(look: &BoardIndex<'_>, seat: Seat, hand: Values) -> Markup {
    let owner = Owner::from(seat);
    let choices = choices(look);
    let can = |value: Value| choices.iter().any(|(with, action)| is_plain(*action) && *with == value.to_string());
    if look.view.board().step() == Step::Bids && look.asked().is_some() {
        return bid_boxes(look, owner, hand);
    }
    html! {
        @for value in hand.kinds() {
            @let shown = html! { (picture(owner, Side::Up(value))) (times(hand.count(value))) };
            @let arguments = [("value", value.number().into()), ("number", hand.count(value).into())];
            @if can(value) {
                (radio(look, &value.to_string(), shown))
            } @else {
                span.broker role="img" aria-label=(look.text_with("ysb-brokers-of", &arguments)) { (shown) }
            }
        }
    }
}

/// Y2.1: two brokers to be ticked.
fn bid_boxes(look: &BoardIndex<'_>, owner: Owner, hand: Values) -> Markup {
    html! {
        @for (number, value) in hand.iter().enumerate() {
            @let id = format!("bid-with-{number}");
            input class=(format!("pick value-{value}")) type="checkbox" form="picked" id=(id) autocomplete="off" data-key=(value)
                aria-label=(look.text_with("ysb-broker-of", &[("value", value.to_string().into())]));
            label.broker for=(id) { (picture(owner, Side::Up(value))) kbd { (value) } }
        }
    }
}

/// The brokers in front of the screen; with the Illusionist they can be placed too, each for another one (Y5.8).
fn front(look: &BoardIndex<'_>, seat: Seat) -> Markup {
    let (owner, front) = (Owner::from(seat), look.view.board().front(seat));
    let swaps = choices(look).into_iter().filter_map(|(with, action)| match action {
        Action::UpFrom(value, by, _) | Action::DownFrom(value, by, _) => Some((with, value, by)),
        _ => None,
    });
    html! {
        @if !front.is_empty() {
            span.separator {}
            div.beside-hand.in-front {
                div.small-label { (look.words.text("ysb-in-front")) }
                div.front role="img" aria-label=(look.text_with("ysb-in-front-are", &[("brokers", digits(front).into())])) {
                    @for value in front.iter().rev() { (picture(owner, Side::Up(value))) }
                }
            }
            div.brokers.swaps {
                @for (with, value, by) in swaps {
                    (radio(look, &with, html! { (picture(owner, Side::Up(value))) small { "← " (by) } }))
                }
            }
        }
    }
}

fn digits(values: Values) -> String {
    values.iter().rev().map(|value| value.to_string()).collect::<Vec<_>>().join(", ")
}

/// Of two players, the neutral brokers that this one has left (Y8.1).
fn neutrals(look: &BoardIndex<'_>, neutral: Values) -> Markup {
    let asked = choices(look).iter().any(|(_, action)| matches!(action, Action::Neutral(..)));
    html! {
        @if !neutral.is_empty() {
            span.separator {}
            div.beside-hand {
                div.small-label { (look.words.text("ysb-neutral-brokers")) }
                @if !asked {
                    div.front role="img" aria-label=(look.text_with("ysb-neutral-are", &[("brokers", digits(neutral).into())])) {
                        @for value in neutral.iter() { (picture(Owner::Neutral, Side::Up(value))) }
                    }
                }
            }
            @if asked {
                div.brokers.of-neutral {
                    @for value in neutral.kinds() {
                        @let shown = html! { (picture(Owner::Neutral, Side::Up(value))) (times(neutral.count(value))) };
                        (radio(look, &value.to_string(), shown))
                    }
                }
            }
        }
    }
}

/// The cards that the viewer holds, and those of theirs that are in force.
fn cards(look: &BoardIndex<'_>, seat: Seat) -> Markup {
    let board = look.view.board();
    let in_force = board.active().filter_map(|active| match active {
        Active::Spy(by) if by == seat => {
            Some((Character::Spy, look.text_with("ysb-spy-in-force", &[("looks", board.looks(seat).into())])))
        }
        Active::Illusionist(by) | Active::Schemer(by) if by == seat => {
            Some((active.character(), look.text("ysb-in-force")))
        }
        _ => None,
    });
    let held = board.cards(seat);
    let old = held.len().saturating_sub(board.fresh(seat));
    let held = held
        .iter()
        .enumerate()
        .map(|(place, card)| (card, look.text(if place < old { when(card) } else { "ysb-next-round" })));
    html! {
        @for (character, state) in in_force.chain(held) {
            @let name = words::ys::character(look.words, character);
            div.held-card title=(words::ys::character_effect(look.words, character)) {
                (PreEscaped(card(look.words, character)))
                p { b { (name) } (state) }
            }
        }
    }
}

/// When a card is played (Y5.3).
fn when(card: Character) -> &'static str {
    match CHARACTERS[card as usize].moment {
        Moment::StartOfPlacement => "ysb-when-start-of-placement",
        Moment::BeforeTurn => "ysb-when-before-turn",
        Moment::AfterTurn => "ysb-when-after-turn",
        Moment::AroundTurns => "ysb-when-around-turns",
        Moment::StartOfScoring => "ysb-when-start-of-scoring",
        Moment::EndOfScoring => "ysb-when-end-of-scoring",
        Moment::AtOnce => "ysb-when-at-once",
    }
}
