//! The characters (Y5), one file a card: what is printed on it, what can be chosen when it is played, what it does, and why
//! it cannot be played like that. [`window`] is when cards are played; here a card is found by its kind or by the action that
//! plays it.

pub(crate) mod alchemist;
pub(crate) mod banker;
pub(crate) mod blue;
mod brokers;
pub(crate) mod captain;
pub(crate) mod herald;
pub(crate) mod illusionist;
pub(crate) mod jeweller;
pub(crate) mod king;
pub(crate) mod mage;
pub(crate) mod mercenary;
pub(crate) mod merchant;
pub(crate) mod prince;
pub(crate) mod queen;
pub(crate) mod schemer;
pub(crate) mod spy;
mod window;

pub(crate) use brokers::public_name;
pub(crate) use window::{AFTER_TURN, BEFORE_TURN, Window, can_act, end_of_scoring, last_look, start_of_placement};

use crate::action::{Action, not_a_card};
use crate::cards::Character;
use crate::event::Event;
use crate::state::State;
use game::{Choices, Events, Reason, Seat};

/// How a card can be played. The looks of the Spy are listed by the window, because they go on when it has been played.
#[inline(always)]
fn choices(card: Character, state: &State, seat: Seat, out: &mut impl Choices<Action>) {
    let board = &state.board;
    match card {
        Character::Alchemist => alchemist::choices(board, seat, out),
        Character::Banker => banker::choices(out),
        Character::Captain => captain::choices(board, out),
        Character::Illusionist => illusionist::choices(board, seat, out),
        Character::Herald => herald::choices(state, seat, out),
        Character::Schemer => schemer::choices(out),
        Character::Jeweller => jeweller::choices(out),
        Character::Mage => mage::choices(state, seat, out),
        Character::Merchant => merchant::choices(out),
        Character::Mercenary => mercenary::choices(board, out),
        Character::Queen => queen::choices(board, out),
        Character::Spy => {}
        // Never in a hand: they do what they do when they are won.
        Character::King | Character::Prince | Character::Blue => {}
    }
}

/// What a card does.
fn play(state: &mut State, seat: Seat, action: Action, events: &mut impl Events<Event>) {
    match action {
        Action::Alchemist(give, get) => alchemist::play(state, seat, give, get, events),
        Action::Banker(up, down) => banker::play(state, up, down, events),
        Action::Captain(first, second) => captain::play(&mut state.board, first, second, events),
        Action::Look(broker) => spy::look(state, seat, broker, events),
        Action::Illusionist => illusionist::play(&mut state.board, seat),
        Action::Herald(broker, spot) => herald::play(state, seat, broker, spot, events),
        Action::Schemer => schemer::play(&mut state.board, seat),
        Action::Jeweller(first, second) => jeweller::play(state, seat, first, second, events),
        Action::Mage(swap) => mage::play(state, seat, swap, events),
        Action::Merchant => merchant::play(&mut state.board),
        Action::Mercenary(face) => mercenary::play(&mut state.board, seat, face, events),
        Action::Queen(spot) => queen::play(&mut state.board, spot, events),
        not_a_card!() => {}
    }
}

/// Why a card that may be played cannot be played like that; `None` where every way to play it is allowed.
fn refuse(state: &State, seat: Seat, action: Action) -> Option<&'static Reason> {
    match action {
        Action::Alchemist(give, get) => Some(alchemist::refuse(give, get)),
        Action::Banker(..) => Some(banker::REFUSAL),
        Action::Captain(..) => Some(captain::REFUSAL),
        Action::Look(broker) => Some(spy::refuse(&state.board, seat, broker)),
        Action::Herald(own, spot) => herald::refuse(state, seat, own, spot),
        Action::Mage(swap) => Some(mage::refuse(state, seat, swap)),
        Action::Mercenary(_) => Some(mercenary::REFUSAL),
        Action::Queen(spot) => Some(queen::refuse(&state.board, spot)),
        Action::Illusionist | Action::Schemer | Action::Jeweller(..) | Action::Merchant => None,
        not_a_card!() => None,
    }
}

/// What a player might try with a card at the wrong moment. What the Spy, the Herald and the Mage do depends on the brokers on
/// the board; the others are played in the same way at any time.
fn attempt(card: Character) -> Option<Action> {
    match card {
        Character::Alchemist => Some(alchemist::ATTEMPT),
        Character::Banker => Some(banker::ATTEMPT),
        Character::Captain => Some(captain::ATTEMPT),
        Character::Illusionist => Some(illusionist::ATTEMPT),
        Character::Schemer => Some(schemer::ATTEMPT),
        Character::Jeweller => Some(jeweller::ATTEMPT),
        Character::Merchant => Some(merchant::ATTEMPT),
        Character::Mercenary => Some(mercenary::ATTEMPT),
        Character::Queen => Some(queen::ATTEMPT),
        Character::Spy | Character::Herald | Character::Mage => None,
        Character::King | Character::Prince | Character::Blue => None,
    }
}
