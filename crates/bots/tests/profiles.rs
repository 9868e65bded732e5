//! What is noted down about seats: of Caylus by turns that are played by notation, of Ys by whole games.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

#[path = "../../caylus/tests/rules/board/mod.rs"]
mod board;

use board::{Board, Play, at};
use bots::profile::{ProfileRow, Profiled, Tally, profile_game};
use bots::{BotGame, SeatedBots};
use game::{Seat, Settings};
use std::convert::Infallible;

/// A row of numbers by its name.
fn row<G: Profiled>(tally: &Tally, name: &str) -> ProfileRow {
    let mut rows = G::profile(tally).into_iter().flat_map(|group| group.rows);
    rows.find(|row| row.name == name).unwrap_or_else(|| panic!("no row {name}"))
}

/// What is noted down while these actions are played, by seat. They must be legal.
fn watched(start: &Play, actions: &[&str]) -> Vec<Tally> {
    let mut play = Play { state: start.state, events: Vec::new() };
    play.all(actions);
    let read = |text: &&str| {
        let (seat, action) = text.split_once(' ').unwrap();
        (at(seat.parse().unwrap()), action.parse().unwrap())
    };
    profile_game(start.state, actions.iter().map(read), |_, _| ())
}

fn numbers(tallies: &[Tally], seat: usize, name: &str) -> Vec<f64> {
    let row = row::<caylus::State>(&tallies[seat - 1], name);
    row.values.into_iter().map(|value| value.unwrap_or(f64::NAN)).collect()
}

/// C3.2, C3.3: what is in hand when a seat passes is counted before the first passer's denier.
#[test]
fn workers_and_passes_are_counted() {
    let start = Board::new(2).deniers(&[8, 2]).start();
    let tallies = watched(&start, &["1 place castle", "2 place 4", "1 pass", "1 provost 0", "2 provost 0"]);
    assert_eq!(numbers(&tallies, 1, "workers a turn"), [1.0]);
    assert_eq!(numbers(&tallies, 1, "deniers in hand when passing"), [7.0]);
    assert_eq!(numbers(&tallies, 1, "share of such passes"), [100.0]);
    assert_eq!(numbers(&tallies, 2, "share of such passes"), [0.0]);
    assert_eq!(numbers(&tallies, 1, "workers: castle"), [1.0]);
    assert_eq!(numbers(&tallies, 1, "visits without a batch"), [100.0]);
    assert_eq!(numbers(&tallies, 2, "workers: castle"), [0.0]);
}

/// C5.1, C6.1: deniers for the provost are for one's own worker or against another's, and a worker beyond him does not work.
#[test]
fn the_provosts_deniers_have_a_purpose() {
    let tiles = |board: Board| board.tile(7, "peddler-fixed", None).tile(8, "carpenter-fixed", None);
    let start = tiles(Board::new(2)).deniers(&[9, 9]).start();
    let placed = ["1 place 8", "2 place 7", "1 pass", "2 pass"];
    let to_own = watched(&start, &[&placed[..], &["1 provost +2", "2 provost -1"]].concat());
    assert_eq!(numbers(&to_own, 1, "steps for deniers"), [2.0, 0.0]);
    assert_eq!(numbers(&to_own, 1, "deniers"), [2.0, 0.0, 0.0]);
    assert_eq!(numbers(&to_own, 2, "steps for deniers"), [0.0, 1.0]);
    assert_eq!(numbers(&to_own, 2, "deniers"), [0.0, 1.0, 0.0]);
    let for_nothing = watched(&start, &[&placed[..], &["1 provost -1"]].concat());
    assert_eq!(numbers(&for_nothing, 1, "deniers"), [0.0, 0.0, 1.0]);
    let worked = watched(&start, &[&placed[..], &["1 provost 0", "2 provost +1", "2 skip"]].concat());
    assert_eq!(numbers(&worked, 1, "road workers within the provost's reach"), [0.0]);
    assert_eq!(numbers(&worked, 2, "road workers within the provost's reach"), [100.0]);
}

/// C4.3: steps by the Guild cost nothing and are counted apart.
#[test]
fn the_guilds_steps_are_counted_apart() {
    let start = Board::new(2).deniers(&[9, 9]).start();
    let tallies = watched(&start, &["1 place guild", "2 pass", "1 pass", "1 provost -2"]);
    assert_eq!(numbers(&tallies, 1, "steps by the Guild"), [0.0, 2.0]);
    assert_eq!(numbers(&tallies, 1, "steps for deniers"), [0.0, 0.0]);
    assert_eq!(numbers(&tallies, 1, "workers: guild"), [1.0]);
}

/// C6.4, C7.2, C8.1: tiles with their turn, houses by section, favours by line.
#[test]
fn tiles_houses_and_favours_are_counted() {
    let start = Board::new(2).deniers(&[9, 9]).cubes(1, "FFWWS").start();
    let tallies = watched(
        &start,
        &[
            "1 place 6",
            "2 pass",
            "1 place castle",
            "1 pass",
            "2 provost 0",
            "1 provost 0",
            "1 build farm-cloth",
            "1 batch WS",
            "1 favor B",
        ],
    );
    assert_eq!(numbers(&tallies, 1, "wood tiles"), [1.0, 5.0]);
    assert_eq!(numbers(&tallies, 1, "- farm-cloth"), [1.0, 5.0]);
    assert_eq!(numbers(&tallies, 1, "houses"), [1.0, 0.0, 0.0]);
    assert_eq!(numbers(&tallies, 1, "favours"), [0.0, 1.0, 0.0, 0.0]);
    assert_eq!(numbers(&tallies, 1, "batches a visit"), [1.0]);
}

/// A game of apprentices, watched.
fn whole_game<G: BotGame + Profiled>(players: u8) -> (G, Vec<Tally>) {
    let start = G::new(players, &Settings::new(G::OPTIONS), 5).unwrap();
    let levels = vec!["apprentice".parse().unwrap(); players.into()];
    let mut bots = SeatedBots::new(&levels, 5, 0, 1).unwrap();
    let (mut state, mut actions) = (start.clone(), Vec::new());
    let Ok(()) = game::play_out(&mut state, |state, seat, legal| {
        let action = bots.choose(state, seat, legal);
        actions.push((seat, action));
        Ok::<_, Infallible>(action)
    });
    (state, profile_game(start, actions, |_, _| ()))
}

#[test]
fn what_is_left_at_the_end_of_caylus_is_what_is_there() {
    for players in 2..=5 {
        let (end, tallies) = whole_game::<caylus::State>(players);
        for (seat, tally) in Seat::first(players).zip(&tallies) {
            let player = end.player(seat);
            let left = row::<caylus::State>(tally, "left").values;
            assert_eq!((left[0], left[1]), (Some(player.deniers.into()), Some(player.cubes.plain().into())));
            let favours: f64 = row::<caylus::State>(tally, "favours").values.into_iter().flatten().sum();
            assert!(favours >= player.markers.into_iter().map(f64::from).sum(), "markers stop at the last column");
            let first: f64 = row::<caylus::State>(tally, "number of workers").values.into_iter().flatten().sum();
            assert_eq!(first, 100.0, "one first turn");
        }
    }
}

/// Y3.1, Y2.1: in every round each has bid and has hidden four brokers.
#[test]
fn every_hidden_broker_of_ys_is_noted_down() {
    for players in 2..=4 {
        let (_, tallies) = whole_game::<ys::State>(players);
        let mut all = Tally::default();
        tallies.iter().for_each(|tally| all.add(tally));
        assert_eq!(all.seats(), u64::from(players));
        for face in ["face up", "face down"] {
            let areas: f64 = row::<ys::State>(&all, face).values.into_iter().flatten().sum();
            assert_eq!(areas, 16.0, "{players} players, {face}");
        }
        for round in 1..=4 {
            for turn in 1..=4 {
                let values = row::<ys::State>(&all, &format!("round {round}, turn {turn}")).values;
                assert!((values.into_iter().flatten().sum::<f64>() - 100.0).abs() < 1e-9);
            }
            let commonest = row::<ys::State>(&all, "commonest bid").values[round - 1].unwrap();
            let bids = (commonest * f64::from(players) / 100.0).round();
            assert!(
                (commonest - 100.0 * bids / f64::from(players)).abs() < 1e-9,
                "{commonest} % is no share of {players}"
            );
            assert!((1.0..=f64::from(players)).contains(&bids), "{bids} of {players} bids");
        }
    }
}
