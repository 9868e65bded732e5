//! What every bot guarantees in any game: legal actions only, the same choice for the same seed and the same view, an answer
//! at once where there is only one action, and time limits.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

use bots::{Bot, BotGame, Knowledge, Level, Mind};
use game::{Game, Random, Seat, Settings, play_out};
use std::convert::Infallible;
use std::time::{Duration, Instant};

/// All levels, with small budgets.
const LEVELS: [&str; 5] = ["random", "apprentice", "journeyman:24", "master:24", "uct:24"];

fn bot<G: BotGame>(level: &str, players: u8, seed: u64) -> Box<dyn Bot<G>> {
    G::bot(level.parse().expect("a level"), players, seed, 1).expect("a bot")
}

/// All ways to play a game: every number of players with every combination of options that go together.
fn variants<G: Game>() -> Vec<(u8, Settings)> {
    let mut combinations = vec![Settings::new(G::OPTIONS)];
    for option in G::OPTIONS {
        let with = |settings: &Settings, value: &str| {
            let mut settings = settings.clone();
            settings.set(&format!("{}={value}", option.name)).expect("an option of the game");
            settings
        };
        combinations =
            combinations.iter().flat_map(|settings| option.values.iter().map(|value| with(settings, value))).collect();
    }
    let all = G::PLAYERS.flat_map(|players| combinations.iter().map(move |settings| (players, settings.clone())));
    all.filter(|(players, settings)| G::new(*players, settings, 1).is_ok()).collect()
}

/// Positions of a random game, with the seats that are to act: one in `every` decisions.
fn positions<G: Game>(players: u8, settings: &Settings, seed: u64, every: usize) -> Vec<(G, Seat)> {
    let mut state = G::new(players, settings, seed).expect("a game");
    let mut random = Random::stream(seed, game::Stream::RandomPlayers);
    let (mut positions, mut number) = (Vec::new(), 0);
    let Ok(()) = play_out(&mut state, |state, _, legal| {
        if number % every == 0 {
            positions.extend(state.to_act().iter().map(|seat| (state.clone(), seat)));
        }
        number += 1;
        Ok::<_, Infallible>(legal[random.below(legal.len())])
    });
    positions
}

fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    state.legal_actions(seat)
}

fn only_legal_actions<G: BotGame>() {
    for (number, (players, settings)) in variants::<G>().into_iter().enumerate() {
        for level in LEVELS {
            let mut bot = bot::<G>(level, players, 7);
            for (state, seat) in positions::<G>(players, &settings, number as u64, 37) {
                let legal = legal(&state, seat);
                let action = bot.choose(&state.remembered(seat), seat, &legal);
                assert!(legal.contains(&action), "{level}: {action} in {}", state.heading());
            }
        }
    }
}

#[test]
fn bots_play_only_legal_actions() {
    only_legal_actions::<caylus::State>();
    only_legal_actions::<ys::State>();
}

/// The actions of whole games of one level.
fn games<G: BotGame>(level: &str, seed: u64, threads: usize) -> Vec<String> {
    let mut played = Vec::new();
    for players in G::PLAYERS {
        let mut state = G::new(players, &Settings::new(G::OPTIONS), seed).expect("a game");
        let level: Level = level.parse().expect("a level");
        let bot = |seat: Seat| G::bot(level, players, seed + seat.index() as u64, threads).expect("a bot");
        let mut bots: Vec<_> = Seat::first(players).map(bot).collect();
        let Ok(()) = play_out(&mut state, |state, seat, legal| {
            let action = bots[seat.index()].choose(&state.remembered(seat), seat, legal);
            played.push(format!("{seat} {action}"));
            Ok::<_, Infallible>(action)
        });
        assert!(state.outcome().is_some());
    }
    played
}

fn same_seed_same_game<G: BotGame>() {
    for level in ["random", "apprentice", "journeyman:8", "master:8", "uct:4"] {
        assert_eq!(games::<G>(level, 3, 1), games::<G>(level, 3, 1), "{level}");
        assert_ne!(games::<G>(level, 3, 1), games::<G>(level, 4, 1), "{level}");
    }
    assert_eq!(games::<G>("master:8", 3, 2), games::<G>("master:8", 3, 2), "on two threads");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    same_seed_same_game::<caylus::State>();
    same_seed_same_game::<ys::State>();
}

/// A seat chooses the same in states that look the same to it.
fn nothing_hidden_matters<G: BotGame>() {
    for (number, (players, settings)) in variants::<G>().into_iter().enumerate() {
        let mut random = Random::new(number as u64);
        for (state, seat) in positions::<G>(players, &settings, 100 + number as u64, 47) {
            let other = G::resample(&state.remembered(seat), &mut random);
            for level in LEVELS {
                let choose = |state: &G| {
                    let mut bot = bot::<G>(level, players, 11);
                    bot.choose(&state.remembered(seat), seat, &legal(state, seat))
                };
                assert_eq!(choose(&state), choose(&other), "{level} in {}", state.heading());
            }
        }
    }
}

#[test]
fn what_a_seat_cannot_know_does_not_change_its_choice() {
    nothing_hidden_matters::<ys::State>();
}

/// What a seat imagines of hidden brokers is the same in states that look the same to it, and belief goes by nothing else.
#[test]
fn what_a_seat_cannot_know_does_not_change_what_it_imagines() {
    for (number, (players, settings)) in variants::<ys::State>().into_iter().enumerate() {
        let mind = Mind::usual(players);
        let mut random = Random::new(number as u64);
        let mut differ = 0;
        for (state, seat) in positions::<ys::State>(players, &settings, 200 + number as u64, 23) {
            let other = ys::State::resample(&state.remembered(seat), &mut random);
            let imagine = |state: &ys::State| {
                let mut random = Random::new(5);
                [(); 4].map(|()| ys::State::imagine(&state.remembered(seat), &mind, &mut random))
            };
            assert!(imagine(&state) == imagine(&other), "{}", state.heading());
            differ += usize::from(state != other);
        }
        assert!(differ > 0, "there was nothing hidden");
    }
}

/// The share of wins of a bot against a random player.
fn against_chance<G: BotGame>(level: &str, threads: usize) -> f64 {
    let level: Level = level.parse().expect("a level");
    let mut share = 0.0;
    for game in 0..8 {
        let mut state = G::new(2, &Settings::new(G::OPTIONS), game).expect("a game");
        let thinker = Seat::ALL[game as usize % 2];
        let mut thinking = G::bot(level, 2, game, threads).expect("a bot");
        let mut chance = bot::<G>("random", 2, game);
        let Ok(()) = play_out(&mut state, |state, seat, legal| {
            let bot = if seat == thinker { &mut thinking } else { &mut chance };
            Ok::<_, Infallible>(bot.choose(&state.remembered(seat), seat, legal))
        });
        share += state.outcome().expect("the game is over").share(thinker) / 8.0;
    }
    share
}

/// Even with the smallest budget, a bot that thinks is better than a random player.
#[test]
fn a_little_thought_is_better_than_none() {
    for (level, threads) in [("apprentice", 1), ("assistant", 1), ("journeyman:1", 1), ("master:1", 1), ("master:4", 4)]
    {
        for share in [against_chance::<caylus::State>(level, threads), against_chance::<ys::State>(level, threads)] {
            assert!(share >= 0.75, "{level} on {threads} threads: {share}");
        }
    }
}

/// Ranks that think in the same way differ by how long they do: with the same budget they choose the same.
#[test]
fn ranks_differ_by_their_budget() {
    fn of_a_game<G: BotGame>() {
        assert_eq!(games::<G>("assistant:6", 5, 1), games::<G>("journeyman:6", 5, 1));
        let master = games::<G>("master:6", 5, 1);
        assert_eq!(games::<G>("expert:6", 5, 1), master);
        assert_eq!(games::<G>("grandmaster:6", 5, 1), master);
        assert_ne!(games::<G>("expert:9", 5, 1), master);
    }
    of_a_game::<caylus::State>();
    of_a_game::<ys::State>();
}

#[test]
fn a_single_action_is_answered_at_once() {
    let state = caylus::State::new(4, &Settings::new(caylus::State::OPTIONS), 1).expect("a game");
    let seat = state.to_act().lowest().expect("a seat is to act");
    let only = legal(&state, seat)[0];
    for level in ["assistant@1s", "journeyman@1s", "expert@60s", "master@3600s", "grandmaster@3600s", "uct@3600s"] {
        let mut bot = bot::<caylus::State>(level, 4, 1);
        assert_eq!(bot.choose(&state.remembered(seat), seat, &[only]), only, "this test ends");
    }
}

/// Other load on the machine can only delay a bot, so tries go on until one is not delayed, and the best of all counts.
#[test]
fn time_limits_are_kept() {
    fn kept<G: BotGame>(level: &str) {
        let state = G::new(4, &Settings::new(G::OPTIONS), 1).expect("a game");
        let seat = state.to_act().lowest().expect("a seat is to act");
        let limit = Duration::from_millis(150);
        let once = || {
            let level: Level = format!("{level}@150ms").parse().expect("a level");
            let mut bot = G::bot(level, 4, 1, 2).expect("a bot");
            let started = Instant::now();
            bot.choose(&state.remembered(seat), seat, &legal(&state, seat));
            started.elapsed()
        };
        let mut best = once();
        for _ in 0..400 {
            if best <= limit.mul_f32(1.1) {
                break;
            }
            best = best.min(once());
        }
        assert!(best >= limit.mul_f32(0.9) && best <= limit.mul_f32(1.1), "{level}: {best:?}");
    }
    for level in ["journeyman", "master", "uct"] {
        kept::<caylus::State>(level);
        kept::<ys::State>(level);
    }
}
