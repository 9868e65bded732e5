//! Tests that every game gets with one line: `game::conformance!(MyGame);` in a test file.
//!
//! They play random games of every player count and every choice of options, and look at each decision from all sides.

mod allocation;
mod files;
mod journals;
mod noise;
mod notation;
mod secrets;

pub use files::*;
pub use journals::*;
pub use noise::*;
pub use notation::*;
pub use secrets::*;

use crate::{Game, Random, Record, RulesOf, RulesVersion, Seat, Settings, Start, Stream, legal_texts};
use std::collections::HashSet;

/// Makes the conformance tests of a game.
#[macro_export]
macro_rules! conformance {
    ($game:ty) => {
        $crate::conformance!(@ $game: random_games_end, legal_actions_round_trip, other_texts_are_refused,
            records_replay_exactly, games_of_every_version_go_on, states_survive_json, events_change_nothing, views_and_events_are_read_back, secret_decisions_commute,
            views_tell_nothing_hidden, secret_answers_stay_secret, nothing_hidden_is_told,
            running_games_are_exported_for_one, tables_do_what_states_do, journals_remember_what_happened,
            noise_is_no_record, much_noise_costs_little);
    };
    (@ $game:ty: $($name:ident),*) => {
        mod conformance {
            use super::*;
            $(#[test] fn $name() { $crate::conformance::$name::<$game>(); })*
        }
    };
}

/// Most decisions that a game may have.
const TOO_LONG: usize = 20_000;

/// Every way to set a game up: all player counts, all combinations of options that go together.
pub fn every_setting<G: Game>() -> Vec<(u8, Settings)> {
    let mut combinations = vec![Settings::new(G::OPTIONS)];
    for spec in G::OPTIONS {
        let with_each = |settings: &Settings| {
            let settings = settings.clone();
            spec.values.iter().map(move |value| {
                let mut settings = settings.clone();
                settings.set(&format!("{}={value}", spec.name)).expect("a listed value can be set");
                settings
            })
        };
        combinations = combinations.iter().flat_map(with_each).collect();
    }
    let both = G::PLAYERS.flat_map(|players| combinations.iter().map(move |s| (players, s.clone())));
    let possible: Vec<_> = both.filter(|(players, settings)| G::new(*players, settings, 0).is_ok()).collect();
    for players in G::PLAYERS {
        assert!(possible.iter().any(|(n, _)| *n == players), "{players} cannot play at all");
    }
    possible
}

/// Plays `games` random games for every setting; `look` sees each state before its action, with seat and action.
pub fn each_decision<G: Game>(games: u64, mut look: impl FnMut(&G, Seat, G::Action, &mut Random)) {
    each_game(games, |state: G, random| {
        walk(state, random, &mut look);
    });
}

fn each_game<G: Game>(games: u64, mut play: impl FnMut(G, &mut Random)) {
    for (players, settings) in every_setting::<G>() {
        for seed in 0..games {
            let state = G::new(players, &settings, seed).expect("the setting is possible");
            play(state, &mut Random::stream(seed, Stream::RandomPlayers));
        }
    }
}

/// Plays a game to the end; secret decisions are answered in any order.
fn walk<G: Game>(state: G, random: &mut Random, look: &mut impl FnMut(&G, Seat, G::Action, &mut Random)) -> G {
    let anybody = |state: &G, random: &mut Random| {
        let waiting: Vec<Seat> = state.to_act().iter().collect();
        (!waiting.is_empty()).then(|| waiting[random.below(waiting.len())])
    };
    walk_with(state, random, look, anybody)
}

/// Plays a game to the end; secret decisions are answered in seat order, as in the log.
pub(super) fn walk_in_order<G: Game>(
    state: G,
    random: &mut Random,
    look: &mut impl FnMut(&G, Seat, G::Action, &mut Random),
) -> G {
    walk_with(state, random, look, |state, _| state.to_act().lowest())
}

fn walk_with<G: Game>(
    mut state: G,
    random: &mut Random,
    look: &mut impl FnMut(&G, Seat, G::Action, &mut Random),
    next: impl Fn(&G, &mut Random) -> Option<Seat>,
) -> G {
    for _ in 0..TOO_LONG {
        let Some(seat) = next(&state, random) else { return state };
        let legal = state.legal_actions(seat);
        let action = legal[random.below(legal.len())];
        look(&state, seat, action, random);
        state.apply(seat, action, &mut ());
    }
    panic!("a game has not ended after {TOO_LONG} decisions");
}

/// Random games never panic, never stop without a choice, and always end; legal lists have no duplicates, belong to seats that
/// are to act, and are not longer than the game promises.
pub fn random_games_end<G: Game>() {
    each_game(30, |state: G, random| {
        let end = walk(state, random, &mut |state: &G, _, _, _| {
            assert!(state.outcome().is_none(), "a game that is over asks for a decision");
            for seat in Seat::ALL {
                let texts = legal_texts(state, seat);
                let different: HashSet<&String> = texts.iter().collect();
                assert_eq!(different.len(), texts.len(), "twice the same action: {texts:?}");
                assert!(texts.len() <= G::MOST_ACTIONS, "{} actions", texts.len());
                let enough = if state.to_act().contains(seat) { texts.len() >= 2 } else { texts.is_empty() };
                assert!(enough, "seat {seat} has {texts:?}");
            }
        });
        let outcome = end.outcome().expect("a game without decisions is over");
        assert_eq!(outcome.scores.len(), usize::from(end.players()));
        assert!(!outcome.winners.is_empty());
    });
}

/// Every legal action is read back from its text, is accepted by `play`, and `play` does what `apply` does.
pub fn legal_actions_round_trip<G: Game>() {
    each_decision(4, |state: &G, seat, _, _| {
        for action in state.legal_actions(seat) {
            let text = action.to_string();
            assert_eq!(text.parse(), Ok(action), "{text}");
            let (mut played, mut applied) = (state.clone(), state.clone());
            assert!(played.play(seat, action, &mut ()).is_ok(), "{text} is legal and refused");
            applied.apply(seat, action, &mut ());
            assert!(played == applied, "{text}");
        }
    });
}

/// Every text that is not in the legal list is refused with a rule, and the state is as it was.
pub fn other_texts_are_refused<G: Game>() {
    let mut known: Vec<String> = Vec::new();
    each_decision(2, |state: &G, seat, _, _| known.extend(legal_texts(state, seat)));
    known.sort_unstable();
    known.dedup();
    each_decision(1, |state: &G, seat, _, random| {
        let legal: HashSet<String> = legal_texts(state, seat).into_iter().collect();
        let mut table = crate::text_game::seated(state.clone());
        let before = table.state_json();
        for _ in 0..20 {
            let mut text = known[random.below(known.len())].clone();
            if random.below(2) == 0 {
                disturb(&mut text, random);
            }
            if !legal.contains(&text) {
                let refused = table.play(seat, &text).expect_err(&text);
                assert!(!refused.rule().is_empty() && refused.to_string().contains(refused.rule()), "{refused}");
            }
        }
        for other in Seat::ALL.into_iter().filter(|other| !state.to_act().contains(*other)) {
            let text = legal.iter().next().expect("there is something to do");
            assert!(table.play(other, text).is_err(), "seat {other} played for seat {seat}");
        }
        assert_eq!(table.state_json(), before, "a refused text changed the state");
    });
}

fn disturb(text: &mut String, random: &mut Random) {
    let letters: Vec<char> = text.chars().collect();
    let at = random.below(letters.len());
    let strange = [' ', 'F', '0', '-', '+', 'x', '>', '\n', '\u{e9}'];
    let other = strange[random.below(strange.len())];
    let (head, tail) = (letters[..at].iter(), letters[at + 1..].iter());
    *text = match random.below(3) {
        0 => head.chain(tail).collect(),
        1 => head.chain([&other]).chain(tail).collect(),
        _ => head.chain([&other, &letters[at]]).chain(tail).collect(),
    };
}

/// Every version of the rules, the first one first.
pub fn every_version<G: Game>() -> Vec<RulesVersion> {
    (1..=G::RULES_VERSION.number()).filter_map(|number| G::RULES_VERSION.known(number)).collect()
}

/// A game of each version of the rules says which it is: as a state, as a position, as a record, which replays by it and by no
/// other. A record of a version that is still to come is refused.
pub fn games_of_every_version_go_on<G: Game>() {
    let rules = RulesOf::<G>::RULES;
    for (players, settings) in every_setting::<G>() {
        for version in every_version::<G>() {
            let start = G::begin(version, players, &settings, 6.into()).expect("the setting is possible");
            let mut from_seed = Record::new(&start, Start::Seed(6.into()));
            let mut from_position = Record::new(&start, Start::Position(crate::text_game::json_text(&start)));
            let check = |state: &G| {
                assert_eq!(state.rules_version(), version);
                let text = crate::text_game::json_text(state);
                let read = G::from_json(&text, &mut Random::new(1)).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert!(read == *state, "{text}");
                for viewer in [None].into_iter().chain(Seat::first(players).map(Some)) {
                    let mut random = Random::new(2);
                    assert_eq!(G::resample(&state.view(viewer), &mut random).rules_version(), version);
                }
            };
            let end = walk_in_order(start, &mut Random::new(6), &mut |state: &G, seat, action, _| {
                check(state);
                let records = [&mut from_seed, &mut from_position].into_iter();
                records.for_each(|record| record.actions.push((seat, action.to_string())));
            });
            check(&end);
            for mut record in [from_seed, from_position] {
                record.result = end.outcome().map(|outcome| outcome.scores);
                let text = record.write(&rules).expect("a played game can be written");
                let read = Record::read(text.as_bytes()).expect("a written record can be read");
                assert_eq!(read.rules_version, version.number());
                let replayed = read.replay(&rules, None).expect("a written record can be replayed");
                assert_eq!(replayed.state_json(), crate::text_game::json_text(&end));
                record.rules_version = G::RULES_VERSION.next().number();
                let error = record.replay(&rules, None).err().map(|error| error.to_string());
                assert!(error.is_some_and(|error| error.contains("is unknown here; known are 1 to ")));
            }
        }
    }
}

/// A record written, read and replayed gives the same game, at its end and at every point on the way.
pub fn records_replay_exactly<G: Game>() {
    let rules = RulesOf::<G>::RULES;
    for (players, settings) in every_setting::<G>() {
        let start = G::new(players, &settings, 5).expect("the setting is possible");
        let mut record = Record::new(&start, Start::Seed(5.into()));
        let mut states = Vec::new();
        let end = walk_in_order(start, &mut Random::new(5), &mut |state: &G, seat, action, _| {
            record.actions.push((seat, action.to_string()));
            states.push(crate::text_game::json_text(state));
        });
        record.result = end.outcome().map(|outcome| outcome.scores);
        let text = record.write(&rules).expect("a played game can be written");
        let read = Record::read(text.as_bytes()).expect("a written record can be read");
        assert_eq!(read, record);
        assert_eq!(read.write(&rules).as_deref(), Ok(text.as_str()));
        let replayed = read.replay(&rules, None).expect("a written record can be replayed");
        assert_eq!(replayed.state_json(), crate::text_game::json_text(&end));
        for number in (0..states.len()).step_by(17) {
            assert_eq!(read.replay(&rules, Some(number)).expect("up to here").state_json(), states[number]);
        }
        assert!(read.replay(&rules, Some(states.len() + 1)).is_err());
    }
}

/// A state written as JSON and read back is the same state, at every decision and at the end.
pub fn states_survive_json<G: Game>() {
    each_game(3, |state: G, random| {
        let check = |state: &G| {
            let text = crate::text_game::json_text(state);
            let read = G::from_json(&text, &mut Random::new(1)).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert!(read == *state, "{text}\n{}", crate::text_game::json_text(&read));
        };
        let end = walk(state, random, &mut |state: &G, _, _, _| check(state));
        check(&end);
    });
}

/// A state is the same with and without a sink for events.
pub fn events_change_nothing<G: Game>() {
    each_decision(4, |state: &G, seat, action, _| {
        let (mut watched, mut unwatched) = (state.clone(), state.clone());
        let mut events = Vec::new();
        watched.apply(seat, action, &mut events);
        unwatched.apply(seat, action, &mut ());
        assert!(watched == unwatched);
        assert!(!events.is_empty(), "{action} and nothing happened");
    });
}

/// What a server sends to its clients, and a host to engines, is read back as it was: every view, that of somebody who forgets
/// nothing too, and every event as each viewer sees it. From a view, a state can be drawn in which its seat has the same choices.
pub fn views_and_events_are_read_back<G: Game>() {
    let check = |state: &G| {
        let seats = || Seat::first(state.players());
        let looking = [None].into_iter().chain(seats().map(Some)).map(|viewer| state.view(viewer));
        for view in looking.chain(seats().map(|seat| state.remembered(seat))) {
            let text = crate::text_game::json_text(&view);
            let read = G::read_view(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert!(read == view, "{text}\n{}", crate::text_game::json_text(&read));
        }
    };
    each_decision(1, |state: &G, seat, action, random| {
        check(state);
        spoilt_views_do_no_harm(state, seat, random);
        let mut after = state.clone();
        let mut events = Vec::new();
        after.apply(seat, action, &mut events);
        for event in events.iter().filter_map(|event| state.seen(event, None)).chain(events.iter().cloned()) {
            let text = crate::text_game::json_text(&event);
            let read = G::read_event(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert!(read == event, "{text}");
        }
        if after.to_act().is_empty() {
            check(&after);
        }
    });
}

/// A view with a few letters changed is refused, or else a state can be drawn from it in which there is something to choose.
fn spoilt_views_do_no_harm<G: Game>(state: &G, seat: Seat, random: &mut Random) {
    const LETTERS: &[u8] = b"0123456789-#:\"[]{},nulabc ";
    let mut text = crate::text_game::json_text(&state.view(Some(seat))).into_bytes();
    for _ in 0..1 + random.below(4) {
        let place = random.below(text.len());
        text[place] = LETTERS[random.below(LETTERS.len())];
    }
    let Ok(view) = G::read_view(&String::from_utf8_lossy(&text)) else { return };
    let drawn = G::resample(&view, random);
    for seat in drawn.to_act().iter() {
        assert!(!drawn.legal_actions(seat).is_empty(), "{}", String::from_utf8_lossy(&text));
    }
    drawn.view(Some(seat));
}

/// Secret simultaneous decisions give the same state in any order.
pub fn secret_decisions_commute<G: Game>() {
    each_decision(4, |state: &G, _, _, random| {
        let answers: Vec<_> = state.to_act().iter().map(|seat| (seat, any(state, seat, random))).collect();
        let play = |answers: &mut dyn Iterator<Item = &(Seat, G::Action)>| {
            let mut state = state.clone();
            answers.for_each(|(seat, action)| state.apply(*seat, *action, &mut ()));
            state
        };
        assert!(play(&mut answers.iter()) == play(&mut answers.iter().rev()));
    });
}

pub(super) fn any<G: Game>(state: &G, seat: Seat, random: &mut Random) -> G::Action {
    let legal = state.legal_actions(seat);
    legal[random.below(legal.len())]
}

/// A game that is handled by text through [`crate::Rules`] and [`crate::TextGame`] goes exactly as in its own types, and every
/// viewer sees something of every action.
pub fn tables_do_what_states_do<G: Game>() {
    let rules: &dyn crate::Rules = &RulesOf::<G>::RULES;
    for (players, settings) in every_setting::<G>() {
        let mut table = rules.start(G::RULES_VERSION, players, &settings, 3.into()).expect("the setting is possible");
        let start = G::new(players, &settings, 3).expect("the setting is possible");
        let viewers: Vec<Option<Seat>> = Seat::first(players).map(Some).chain([None]).collect();
        let end = walk(start, &mut Random::new(3), &mut |state: &G, seat, action, _| {
            assert_eq!((table.to_act(), table.settings()), (state.to_act(), state.settings()));
            assert!(settings.agrees_with(&table.settings()), "{settings}: {}", table.settings());
            assert_eq!(
                (table.heading(), table.asked(), table.scores()),
                (state.heading(), state.asked(), state.scores())
            );
            assert_eq!(table.legal(seat), legal_texts(state, seat));
            for viewer in &viewers {
                assert_eq!(table.view_json(*viewer), crate::text_game::json_text(&state.view(*viewer)));
            }
            let mut other = table.copy();
            let seen = table.play_seen(seat, &action.to_string(), &viewers).expect("a legal action");
            assert_eq!(seen.len(), viewers.len());
            assert!(seen.iter().all(|events| !events.is_empty()), "{action}: somebody was told nothing");
            other.play(seat, &action.to_string()).expect("a legal action");
            assert_eq!(other.state_json(), table.state_json());
        });
        assert_eq!(table.state_json(), crate::text_game::json_text(&end));
        assert_eq!(table.outcome(), end.outcome());
        let on = rules.set_up(&table.state_json(), 1).expect("a state can be read back");
        assert_eq!((on.game(), on.players(), on.outcome()), (G::NAME, players, end.outcome()));
        assert!(table.play(Seat::One, "pass").is_err(), "the game is over");
    }
    assert!(rules.start(G::RULES_VERSION, *G::PLAYERS.end() + 1, &Settings::new(G::OPTIONS), 1.into()).is_err());
}
