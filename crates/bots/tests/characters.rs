//! Characters: each is recognised by its habits, and plays within a level's strength.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.

use bots::profile::{Profiled, Tally, profile_game};
use bots::{BotGame, Level, LevelError, SeatedBots};
use game::{Outcome, Seat, Settings};
use std::convert::Infallible;

/// What somebody at the table would count of a seat.
type Statistic = fn(&dyn Fn(&str) -> Vec<f64>) -> f64;

/// Plays a game. Returns its outcome and what is noted down, by seat.
fn play<G: BotGame + Profiled>(levels: &[Level], seed: u64) -> (Outcome, Vec<Tally>) {
    let start = G::new(levels.len() as u8, &Settings::new(G::OPTIONS), seed).unwrap();
    let mut bots = SeatedBots::new(levels, seed, 0, 1).unwrap();
    let (mut state, mut actions) = (start.clone(), Vec::new());
    let Ok(()) = game::play_out(&mut state, |state, seat, legal| {
        let action = bots.choose(state, seat, legal);
        actions.push((seat, action));
        Ok::<_, Infallible>(action)
    });
    (state.outcome().unwrap(), profile_game(start, actions, |_, _| ()))
}

/// What is noted down about somebody and about the usual bots at the same tables of four.
fn watched<G: BotGame + Profiled>(level: &str, games: u64) -> [Tally; 2] {
    let level: Level = level.parse().unwrap();
    let mut tallies = [Tally::default(), Tally::default()];
    for game in 0..games {
        let mut levels = [level.playing(None); 4];
        let theirs = (game % 4) as usize;
        levels[theirs] = level;
        let (_, noted) = play::<G>(&levels, game / 4);
        noted.iter().enumerate().for_each(|(seat, tally)| tallies[usize::from(seat != theirs)].add(tally));
    }
    tallies
}

/// A statistic of both, for a seat and game.
fn compared<G: Profiled>(tallies: &[Tally; 2], statistic: Statistic) -> [f64; 2] {
    tallies.each_ref().map(|tally| {
        let rows: Vec<_> = G::profile(tally).into_iter().flat_map(|group| group.rows).collect();
        statistic(&|name| {
            let row = rows.iter().find(|row| row.name == name).unwrap_or_else(|| panic!("no row {name}"));
            row.values.iter().map(|value| value.unwrap_or_default()).collect()
        })
    })
}

/// The telling habit of each character.
const CAYLUS: [(&str, Statistic); 4] = [
    ("builder", |row| {
        row("wood tiles")[0] + row("stone tiles")[0] + row("residences")[0] + row("prestige buildings")[0]
    }),
    ("courtier", |row| row("favours").iter().sum()),
    ("merchant", |row| row("goods").iter().sum()),
    ("bully", |row| row("deniers")[1]),
];
const YS: [(&str, Statistic); 4] = [
    ("smuggler", |row| row("face up")[0] + row("face down")[0]),
    ("trader", |row| row("face up")[1] + row("face down")[1]),
    ("chamberlain", |row| row("face up")[2] + row("face down")[2]),
    ("speculator", |row| row("face up")[3] + row("face down")[3]),
];

/// Whoever counts at the table knows who it is: by this much more than others.
const MORE: f64 = 1.15;

fn recognised<G: BotGame + Profiled>(habits: &[(&str, Statistic)], levels: &[(&str, u64)]) {
    assert_eq!(G::characters(), habits.iter().map(|(name, _)| *name).collect::<Vec<_>>());
    for (level, games) in levels {
        let usual = watched::<G>(level, *games);
        for (name, statistic) in habits {
            let [theirs, others] = compared::<G>(&watched::<G>(&format!("{level}/{name}"), *games), *statistic);
            assert!(theirs > MORE * others, "{level}/{name}: {theirs:.2} against {others:.2}");
            let [usual, others] = compared::<G>(&usual, *statistic);
            assert!(usual < MORE * others, "{level} is no {name}: {usual:.2} against {others:.2}");
        }
    }
}

#[test]
fn characters_of_caylus_are_recognised_by_their_habits() {
    recognised::<caylus::State>(&CAYLUS, &[("assistant:8", 12)]);
}

#[test]
fn characters_of_ys_are_recognised_by_their_habits() {
    recognised::<ys::State>(&YS, &[("assistant:8", 8)]);
}

/// Far from what the arena measures; it finds a character that has forgotten how to play.
fn wins<G: BotGame + Profiled>(name: &str, games: u64) -> f64 {
    let level: Level = format!("assistant:8/{name}").parse().unwrap();
    let share = |game: u64| {
        let theirs = Seat::ALL[(game % 4) as usize];
        let mut levels = [level.playing(None); 4];
        levels[theirs.index()] = level;
        play::<G>(&levels, 100 + game / 4).0.share(theirs)
    };
    (0..games).map(share).sum::<f64>() / games as f64
}

#[test]
fn characters_win_games() {
    for name in caylus::State::characters() {
        assert!(wins::<caylus::State>(name, 16) > 0.05, "{name}");
    }
    for name in ys::State::characters() {
        assert!(wins::<ys::State>(name, 12) > 0.05, "{name}");
    }
}

#[test]
fn who_belongs_to_another_game_is_refused_by_name() {
    let builder: Level = "expert:50/builder".parse().unwrap();
    assert_eq!(caylus::State::check_level(builder), Ok(()));
    let error = ys::State::check_level(builder).unwrap_err();
    assert!(ys::State::bot(builder, 3, 1, 1).is_err_and(|other| other == error));
    assert_eq!(
        error.to_string(),
        "ys has no character `builder`: its characters are smuggler, trader, chamberlain, speculator"
    );
    let any: Level = "expert/any".parse().unwrap();
    assert!(matches!(caylus::State::check_level(any), Err(LevelError::CharacterNotInGame { .. })));
}

/// The same seed gives the same game, with a character too; and it is another game than that of the usual bot.
#[test]
fn characters_choose_the_same_everywhere() {
    let play = |text: &str| play::<caylus::State>(&[text.parse().unwrap(); 3], 7).0;
    assert_eq!(play("expert:8/merchant"), play("expert:8/merchant"));
    assert_ne!(play("expert:8/merchant"), play("expert:8"));
}
