//! What is hidden is not said: viewers who saw the same read the same words, byte for byte.

use super::{play, seen};
use crate::helpers::{names, readers, words};
use game::{Answers, Game, Random, Seat};
use std::collections::BTreeSet;
use words::ys as said;
use words::{NarratedLine, People};
use ys::{Action, Event, State, View};

/// All words about where a game stands.
fn said_now(view: &View, names: &[String], you: Option<Seat>) -> Vec<String> {
    let people = People { names, you };
    let mut all = vec![said::waiting(words(), view, &people)];
    for district in 0..view.board().options().districts {
        all.push(said::who_is_in_district(words(), view, district, &people));
    }
    all.extend(ys::Spot::all().map(|spot| said::who_is_there(words(), view, spot, &people)));
    all.extend(ys::Color::ALL.map(|column| said::column_sum(words(), view, column)));
    all
}

fn told(before: &View, seat: Seat, events: &[Event], names: &[String], you: Option<Seat>) -> Vec<NarratedLine> {
    said::narrate_entry(words(), before, Some(seat), events, &People { names, you })
}

/// An action that a viewer cannot tell from another one, in a state that they cannot tell from the other.
fn same_to(state: &State, seat: Seat, text: &str, by: Option<Seat>, random: &mut Random) -> Option<Action> {
    let mut legal = state.legal_actions(seat);
    legal.retain(|action| state.redacted(seat, *action, by, Answers::Pending) == text);
    (!legal.is_empty()).then(|| legal[random.below(legal.len())])
}

/// What can be told before anything hidden is turned up for all, or for a reader who looks.
fn before_reveal(events: &[Event], you: Option<Seat>) -> &[Event] {
    let looks = |event: &Event| matches!(event, Event::Looked { seat, .. } if Some(*seat) != you);
    let turned = |event: &Event| State::reveals(event) && !looks(event);
    let end = events.iter().position(turned).unwrap_or(events.len());
    &events[..end]
}

// Y2.1, Y3.1, Y3.6, Y5.7, Y7.1, Y8.1
#[test]
fn what_looks_the_same_is_told_the_same() {
    let names = names();
    let mut random = Random::new(7);
    let mut differed = BTreeSet::new();
    for number in 0..30 {
        play(number, |state, seat, _, action, events| {
            for you in readers(seat) {
                let view = state.view(you);
                let other = State::resample(&view, &mut random);
                assert_eq!(said_now(&view, &names, you), said_now(&other.view(you), &names, you));
                let text = state.redacted(seat, action, you, Answers::Pending);
                // Who acts knows what they do; where their own brokers lie they may not know (Y3.6).
                let own = (you == Some(seat)).then_some(action);
                let Some(same) = own.or_else(|| same_to(&other, seat, &text, you, &mut random)) else { continue };
                let mut after = other;
                let mut others = Vec::new();
                after.apply(seat, same, &mut others);
                let seen = |events| seen(state, before_reveal(events, you), you);
                let (one, two) = (seen(events), seen(&others));
                // What else happens may depend on what is hidden, once it is turned up.
                let common = one.iter().zip(&two).take_while(|(one, two)| one == two).count();
                if common < one.len().min(two.len()) {
                    panic!("{seat} {action} and {same}: {one:?}, {two:?}");
                }
                let lines = told(&view, seat, &one[..common], &names, you);
                assert_eq!(lines, told(&other.view(you), seat, &two[..common], &names, you));
                // The two were not the same, though the viewer cannot tell.
                if before_reveal(events, you) != before_reveal(&others, you) {
                    differed.insert(text.split([' ', ':']).next().unwrap_or_default().to_owned());
                }
            }
        });
    }
    let hidden = ["bid", "down", "look", "neutral", "play", "throne"].map(str::to_owned);
    assert_eq!(differed, BTreeSet::from(hidden), "hidden actions that differed");
}

/// The one who acts is told what they may choose and what that means from their own view alone.
#[test]
fn questions_are_asked_from_what_one_knows() {
    let names = names();
    let mut random = Random::new(3);
    for number in 0..10 {
        play(number, |state, seat, legal, _, _| {
            let view = state.view(Some(seat));
            let other = State::resample(&view, &mut random).view(Some(seat));
            let people = People { names: &names, you: Some(seat) };
            let prompt = |view: &View| said::prompt(words(), view, seat, legal, &people);
            assert_eq!(prompt(&view), prompt(&other));
            for action in legal.iter().step_by(1 + legal.len() / 8) {
                let meaning = |view: &View| said::action(words(), view, seat, *action, &people);
                assert_eq!(meaning(&view), meaning(&other));
                let refused = |view: &View| said::refused(words(), view, *action, &people);
                assert_eq!(refused(&view), refused(&other));
            }
        });
    }
}
