//! A key for every action that can be chosen, different from all others of the same decision. Spaces of the road and columns
//! have their number, buildings and cubes their letter; U and ? belong to the page.

use crate::Words;
use crate::caylus::names::cube_key;
use caylus::{Action, Cube, DealSize, Place};
use std::collections::HashSet;

/// Shortcuts in the order of the legal actions. Some have several characters: `12`, `-2`, `FW`.
pub fn shortcuts(words: &Words, legal: &[Action]) -> Vec<String> {
    let mut taken = HashSet::new();
    let wanted = legal.iter().map(|action| wanted(words, *action).filter(|key| taken.insert(key.clone())));
    let wanted: Vec<Option<String>> = wanted.collect();
    let mut numbers = (1..).map(|number: usize| number.to_string());
    let mut next = || numbers.by_ref().find(|number| !taken.contains(number)).unwrap_or_default();
    wanted.into_iter().map(|key| key.unwrap_or_else(&mut next)).collect()
}

/// The key that an action would like; those without one are numbered.
fn wanted(words: &Words, action: Action) -> Option<String> {
    let say = |message| Some(words.text(message).into_owned());
    match action {
        Action::Pass | Action::Skip | Action::Done => say("caylus-key-pass"),
        Action::Place(place) | Action::Move(place) => Some(of_place(words, place)),
        Action::Recall => say("caylus-key-recall"),
        Action::Provost(steps) => Some(steps.to_string()),
        Action::Joust => say("caylus-key-joust"),
        Action::Stay => say("caylus-key-stay"),
        Action::Leave => say("caylus-key-leave"),
        Action::Take(cube) | Action::Sell(cube) | Action::Buy { cube, second: None } | Action::UseChoice(cube) => {
            Some(cube_letter(words, cube))
        }
        Action::Buy { cube: first, second: Some(second) } | Action::Batch(first, second) => {
            Some(cube_letter(words, first) + &cube_letter(words, second))
        }
        Action::Deal(DealSize::Small) => Some("1".to_owned()),
        Action::Deal(DealSize::Big) => Some("2".to_owned()),
        Action::Residence(space) => Some(space.to_string()),
        Action::Favor(line) => Some(line.letter().to_string()),
        Action::Use(column) => Some(column.to_string()),
        Action::Pay(_) | Action::Build(_) | Action::BuildPaying(..) | Action::BuildOn(..) | Action::Exchange { .. } => {
            None
        }
    }
}

fn of_place(words: &Words, place: Place) -> String {
    match place.space() {
        Some(space) => space.to_string(),
        None => words.text(&format!("caylus-key-{place}")).into_owned(),
    }
}

/// The letter on a cube, in the language of the reader.
pub fn cube_letter(words: &Words, cube: Cube) -> String {
    words.text(&format!("caylus-key-cube-{}", cube_key(cube))).into_owned()
}
