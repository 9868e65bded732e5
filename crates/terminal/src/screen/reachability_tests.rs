//! Tests: every answer of every question can be typed, found in the list and told from a command, in every language.

use super::answers::{Answer, AnswerRow, KeyMatch, answer_rows, answers, exact_match, match_key};
use super::terminal_board::TerminalBoard;
use crate::PendingDecision;
use game::{Random, Settings};
use std::collections::BTreeSet;
use words::{Language, People, Words};

/// Every question of some random games, in all languages.
fn every_question<G: TerminalBoard>(players: u8, options: &[&str], mut check: impl FnMut(&[Answer<G::Action>])) {
    let settings = Settings::parse(G::OPTIONS, options).unwrap();
    let names = vec!["Maud".to_owned(); players.into()];
    for (seed, language) in (1..).zip(Language::ALL) {
        let (mut state, mut random) = (G::new(players, &settings, seed).unwrap(), Random::new(seed));
        while let Some(seat) = state.to_act().lowest() {
            let legal = state.legal_actions(seat);
            let people = People { names: &names, you: Some(seat) };
            let action = legal[random.below(legal.len())];
            let decision: PendingDecision<G> =
                PendingDecision { seat, rule: state.asked().rule, legal, refused: Vec::new() };
            check(&answers(Words::of_game::<G>(language), &state.view(Some(seat)), &decision, &people, true));
            state.apply(seat, action, &mut ());
        }
    }
}

/// Typing the key of an answer, and Enter where a longer key begins with it, does that answer.
fn can_be_typed<A>(answers: &[Answer<A>]) {
    for (place, answer) in answers.iter().enumerate() {
        let mut so_far = KeyMatch::Prefix(String::new());
        for letter in answer.key.to_lowercase().chars() {
            so_far = match so_far {
                KeyMatch::Prefix(text) => match_key(answers, &text, letter),
                other => panic!("{}: {other:?} too early", answer.key),
            };
        }
        let done = match so_far {
            KeyMatch::Complete(done) => Some(done),
            KeyMatch::Prefix(text) => exact_match(answers, &text),
            KeyMatch::None => None,
        };
        assert_eq!(done, Some(place), "{}", answer.key);
        assert!(!answer.key.starts_with(['U', '?', '!', '#', ' ']), "{} is a command", answer.key);
    }
}

/// Opening the groups of the list one after the other leads to every answer.
fn can_be_listed<A>(answers: &[Answer<A>]) {
    let mut open = vec![String::new()];
    let mut found = BTreeSet::new();
    while let Some(typed) = open.pop() {
        for line in answer_rows(answers, &typed, |_| true) {
            match line {
                AnswerRow::Single(place) if typed.is_empty() || answers[place].key.starts_with(&typed) => {
                    _ = found.insert(place)
                }
                AnswerRow::Single(place) => panic!("{} does not begin with {typed}", answers[place].key),
                AnswerRow::Group { key, .. } => {
                    assert!(key.len() > typed.len(), "{key} opens nothing");
                    open.push(key);
                }
            }
        }
    }
    assert_eq!(found.len(), answers.len());
}

fn check<A>(answers: &[Answer<A>]) {
    can_be_typed(answers);
    can_be_listed(answers);
}

#[test]
fn every_answer_of_caylus_can_be_reached() {
    every_question::<caylus::State>(2, &[], check);
    every_question::<caylus::State>(5, &[], check);
}

#[test]
fn every_answer_of_ys_can_be_reached() {
    every_question::<ys::State>(2, &[], check);
    every_question::<ys::State>(4, &["kings_favor=true"], check);
}
