//! What bots tell of their decisions, and how they are interrupted.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

use bots::{Bot, BotGame, Budget, Level, Limits, Thought};
use game::{Game, Random, Seat, Settings};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

fn bot<G: BotGame>(level: &str, threads: usize) -> Box<dyn Bot<G>> {
    let level: Level = level.parse().expect("a level");
    G::bot(level, 3, 7, threads).expect("a bot")
}

/// Some positions of a random game with the seat that is asked.
fn positions<G: Game>() -> Vec<(G, Seat)> {
    let mut state = G::new(3, &Settings::new(G::OPTIONS), 5).expect("a game");
    let mut random = Random::new(3);
    let mut positions = Vec::new();
    while let Some(seat) = state.to_act().lowest() {
        let legal = state.legal_actions(seat);
        if positions.len() < 200 {
            positions.push((state.clone(), seat));
        }
        state.apply(seat, legal[random.below(legal.len())], &mut ());
    }
    positions.into_iter().step_by(7).collect()
}

fn think<G: BotGame>(bot: &mut dyn Bot<G>, (state, seat): &(G, Seat), limits: Limits<'_>) -> Thought<G::Action> {
    let legal = state.legal_actions(*seat);
    let thought = bot.think(&state.remembered(*seat), *seat, &legal, limits);
    assert!(legal.contains(&thought.action));
    thought
}

fn tells<G: BotGame>(level: &str, threads: usize, iterations: u32, has_values: bool) {
    let (mut thinking, mut choosing) = (bot::<G>(level, threads), bot::<G>(level, threads));
    for position in positions::<G>() {
        let (state, seat) = &position;
        let thought = think(&mut *thinking, &position, Limits::default());
        let chosen = choosing.choose(&state.remembered(*seat), *seat, &state.legal_actions(*seat));
        assert_eq!(thought.action, chosen, "{level}: telling changes no choice");
        assert_eq!(thought.iterations, iterations, "{level}");
        assert_eq!(thought.line.first(), (iterations > 0).then_some(&(*seat, thought.action)), "{level}");
        if has_values {
            assert_eq!(thought.values.len(), 3, "{level}");
            assert!((thought.values.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{level}: {:?}", thought.values);
            assert!(thought.values.iter().all(|chance| (0.0..=1.0).contains(chance)), "{level}: {:?}", thought.values);
        } else {
            assert!(thought.values.is_empty(), "{level}");
        }
        if !G::HIDDEN {
            let mut state = state.clone();
            for (seat, action) in &thought.line {
                state.play(*seat, *action, &mut ()).expect("a line is legal");
            }
        }
    }
}

#[test]
fn bots_tell_what_they_thought() {
    fn of_a_game<G: BotGame>() {
        for (level, threads, iterations, has_values) in [
            ("random", 1, 0, false),
            ("apprentice", 1, 0, false),
            ("journeyman:20", 1, 20, true),
            ("master:40", 1, 40, true),
            ("master:40", 2, 40, true),
            ("uct:10", 1, 10, false),
        ] {
            tells::<G>(level, threads, iterations, has_values);
        }
    }
    of_a_game::<caylus::State>();
    of_a_game::<ys::State>();
}

#[test]
fn a_search_of_perfect_information_sees_ahead() {
    let mut master = bot::<caylus::State>("master:400", 1);
    let thought = think(&mut *master, &positions::<caylus::State>()[0], Limits::default());
    let seats: Vec<Seat> = thought.line.iter().map(|(seat, _)| *seat).collect();
    assert!(seats.len() >= 3 && seats[1..].iter().any(|seat| *seat != seats[0]), "{:?}", thought.line);
}

#[test]
fn who_is_all_but_the_winner_is_told_so() {
    let position = r#"{"game":"ys","round":4,"seats":[{"score":10},{"score":200},{"score":20}]}"#;
    let state = ys::State::from_json(position, &mut Random::new(1)).unwrap();
    for level in ["journeyman:16", "master:16"] {
        let values = think(&mut *bot::<ys::State>(level, 1), &(state, Seat::One), Limits::default()).values;
        assert!(values[1] > 0.9, "{level}: {values:?}");
    }
}

#[test]
fn a_budget_for_one_decision_goes_before_the_own_one() {
    fn of_a_game<G: BotGame>() {
        let position = &positions::<G>()[0];
        for level in ["journeyman:20", "master:40", "uct:10"] {
            let limits = Limits { budget: Some(Budget::Iterations(12)), stop: None };
            assert_eq!(think(&mut *bot::<G>(level, 1), position, limits).iterations, 12, "{level}");
        }
    }
    of_a_game::<caylus::State>();
    of_a_game::<ys::State>();
}

#[test]
fn a_thought_can_be_stopped() {
    fn of_a_game<G: BotGame>() {
        let position = &positions::<G>()[0];
        for level in ["journeyman@3600s", "master@3600s", "uct@3600s", "master:4000000000", "random", "apprentice"] {
            let stop = AtomicBool::new(true);
            let limits = Limits { budget: None, stop: Some(&stop) };
            assert!(think(&mut *bot::<G>(level, 1), position, limits).iterations <= 1, "{level}: stopped at once");
            stop.store(false, Ordering::Relaxed);
            let started = Instant::now();
            std::thread::scope(|scope| {
                let thinking = scope.spawn(|| think(&mut *bot::<G>(level, 2), position, limits));
                std::thread::sleep(Duration::from_millis(20));
                stop.store(true, Ordering::Relaxed);
                thinking.join().unwrap();
            });
            assert!(started.elapsed() < Duration::from_secs(60), "{level}");
        }
    }
    of_a_game::<caylus::State>();
    of_a_game::<ys::State>();
}
