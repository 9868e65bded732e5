//! Bots that are given fewer actions than the rules allow, as in experiments with bans: they choose one of those.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.

use bots::{Bot, BotGame, Level, Limits};
use game::{Random, Settings};

const LEVELS: [&str; 7] = ["random", "apprentice", "assistant:4", "journeyman:4", "expert:12", "master:24", "uct:24"];

const SEARCHING: [&str; 2] = ["expert:12", "master:24"];

/// Plays a game in which every decision is one of a few actions drawn by lot. Every level is asked each time, with a bot that
/// goes through the whole game, so that its tree knows of more than it may choose.
fn restricted<G: BotGame>(players: u8, seed: u64) {
    let mut state = G::new(players, &Settings::new(G::OPTIONS), seed).unwrap();
    let mut random = Random::new(seed);
    let level = |text: &&str| G::bot(text.parse::<Level>().unwrap(), players, seed, 1).unwrap();
    let mut bots: Vec<Box<dyn Bot<G>>> = LEVELS.iter().map(level).collect();
    let mut asked = 0;
    while let Some(seat) = state.to_act().lowest() {
        let mut open = state.legal_actions(seat);
        random.shuffle(&mut open);
        open.truncate(1 + random.below(3));
        let view = state.remembered(seat);
        let thoughts: Vec<_> = bots.iter_mut().map(|bot| bot.think(&view, seat, &open, Limits::default())).collect();
        for (level, thought) in LEVELS.iter().zip(&thoughts) {
            let action = thought.action;
            assert!(open.contains(&action), "{level} chose {action}, which is not one of {open:?}");
            // A tree search has looked at what it chose, and not only at what was left out.
            let looked = open.len() == 1 || !thought.values.is_empty();
            assert!(looked || !SEARCHING.contains(level), "{level} chose {action} of {open:?} without a look");
        }
        asked += usize::from(open.len() > 1);
        state.apply(seat, thoughts[random.below(thoughts.len())].action, &mut ());
    }
    assert!(asked > 20, "{asked}");
}

#[test]
fn bots_of_caylus_choose_among_what_they_are_given() {
    (2..=5).for_each(|players| restricted::<caylus::State>(players, players.into()));
}

#[test]
fn bots_of_ys_choose_among_what_they_are_given() {
    (2..=4).for_each(|players| restricted::<ys::State>(players, players.into()));
}
