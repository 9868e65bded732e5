//! Positions of Caylus with one clearly right answer, which a master finds.

use bots::Level;
use caylus::{Action, State};
use game::{Game, Random, Seat};
use serde_json::{Value, json};

/// Phase 2 of turn 5: nobody has anything, the neutral tiles lie in the order of the notation, bailiff and provost stand
/// on a space.
fn position(players: usize, bailiff: u8) -> Value {
    let tile = |name: &str| json!({ "tile": name, "owner": null, "worker": null });
    let mut road = vec![Value::Null; 28];
    let neutral = ["n-farm", "n-forest", "n-sawmill", "n-quarry", "n-market", "n-carpenter"];
    road.iter_mut().zip(neutral).for_each(|(space, name)| *space = tile(name));
    (road[6], road[7], road[15]) = (tile("peddler-fixed"), tile("carpenter-fixed"), tile("gold-mine"));
    let seat = json!({ "deniers": 0, "cubes": "", "prestige": 0, "workers": 6, "favors": [0, 0, 0, 0] });
    json!({
        "game": "caylus", "edition": "jeweler", "favor": "full", "seats": vec![seat; players], "turn": 5, "phase": 2,
        "order": (1..=players).collect::<Vec<_>>(), "passed": [], "bailiff": bailiff, "provost": bailiff, "road": road,
        "castle": { "queue": [], "dungeon": [], "walls": [], "towers": [], "counted": 0 },
    })
}

/// Two players in the last turn.
fn last_turn(towers: &[u8]) -> Value {
    let mut last = position(2, 23);
    last["castle"]["counted"] = json!(2);
    last["castle"]["towers"] = json!(towers);
    last
}

fn own(position: &mut Value, space: usize, tile: &str, owner: u8) {
    position["road"][space - 1] = json!({ "tile": tile, "owner": owner, "worker": null });
}

fn start(position: &Value) -> State {
    State::from_json(&position.to_string(), &mut Random::new(1)).unwrap_or_else(|error| panic!("{error}"))
}

fn play(state: &mut State, text: &str) {
    let (seat, action) = text.split_once(' ').expect("a seat and an action");
    let seat = Seat::from_number(seat.parse().expect("a seat")).expect("a seat");
    let action: Action = action.parse().expect("an action");
    state.play(seat, action, &mut ()).unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
}

/// What a master does with several seeds; he must always answer one of these.
fn answers(state: &State, right: &[&str]) {
    for seed in 1..=3 {
        let action = chosen(state, seed);
        assert!(right.contains(&action.as_str()), "with seed {seed}: {action}, not {right:?}");
    }
}

fn chosen(state: &State, seed: u64) -> String {
    let seat = state.to_act().lowest().expect("somebody is to act");
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let level: Level = "master:2000".parse().expect("a level");
    let mut bot = level.bot::<State>(state.players(), seed, 1);
    bot.choose(&state.view(Some(seat)), seat, &legal).to_string()
}

/// A master answers right, again and again, and what he answers is played.
fn finds(state: &mut State, line: &[&str]) {
    for right in line {
        answers(state, &[right]);
        let seat = state.to_act().lowest().expect("somebody is to act");
        play(state, &format!("{seat} {right}"));
    }
}

// C6.6, C8.6
#[test]
fn the_last_favour_builds_the_cathedral() {
    let mut position = last_turn(&[1, 1, 2]);
    position["seats"][0]["favors"] = json!([0, 0, 0, 4]);
    position["seats"][0]["cubes"] = json!("SSSSSGGG");
    own(&mut position, 1, "residence", 1);
    let mut state = start(&position);
    play(&mut state, "1 provost 0");
    finds(&mut state, &["favor D", "build cathedral 1"]);
}

// C6.7, C8.4
#[test]
fn a_monument_brings_two_more_favours() {
    let mut position = last_turn(&[1, 1, 2]);
    position["seats"][0]["favors"] = json!([4, 4, 4, 4]);
    position["seats"][0]["cubes"] = json!("SSSSGG");
    own(&mut position, 1, "residence", 1);
    let mut state = start(&position);
    play(&mut state, "1 provost 0");
    finds(&mut state, &["favor D", "build monument 1"]);
    // Lines A and C are worth five and three points, in either order.
    answers(&state, &["favor A", "favor C"]);
}

// C8.6
#[test]
fn a_building_is_worth_more_than_points() {
    let mut position = last_turn(&[1, 1, 2]);
    position["seats"][0]["favors"] = json!([4, 4, 4, 4]);
    position["seats"][0]["cubes"] = json!("F");
    own(&mut position, 1, "residence", 1);
    let mut state = start(&position);
    play(&mut state, "1 provost 0");
    finds(&mut state, &["favor D", "build alchemist"]);
}

// C6.8, C7.10
#[test]
fn the_bank_changes_the_last_deniers() {
    let mut position = last_turn(&[1, 2]);
    own(&mut position, 9, "bank", 2);
    position["seats"][0]["deniers"] = json!(7);
    let mut state = start(&position);
    ["1 place 9", "1 pass", "2 provost 0", "1 provost 0"].into_iter().for_each(|text| play(&mut state, text));
    answers(&state, &["deal 2"]);
}

// C6.8, C7.10
#[test]
fn the_food_is_sold_and_the_gold_kept() {
    let mut position = last_turn(&[1, 2]);
    own(&mut position, 9, "market", 2);
    position["seats"][0]["deniers"] = json!(1);
    position["seats"][0]["cubes"] = json!("FG");
    let mut state = start(&position);
    ["1 place 9", "2 provost 0"].into_iter().for_each(|text| play(&mut state, text));
    answers(&state, &["sell F"]);
}

// C7.5, C7.8
#[test]
fn gold_is_given_for_a_house_that_brings_favours() {
    let mut position = last_turn(&[1, 2]);
    position["seats"][0]["deniers"] = json!(1);
    position["seats"][0]["cubes"] = json!("FWG");
    position["seats"][0]["favors"] = json!([4, 0, 0, 0]);
    let mut state = start(&position);
    ["1 place castle", "2 provost 0"].into_iter().for_each(|text| play(&mut state, text));
    answers(&state, &["batch WG"]);
}

// C7.6, C7.10
#[test]
fn the_game_is_finished_when_that_wins_and_not_when_it_loses() {
    let mut position = last_turn(&[1, 2]);
    position["bailiff"] = json!(22);
    position["provost"] = json!(22);
    (position["seats"][0]["prestige"], position["seats"][1]["prestige"]) = (json!(60), json!(50));
    position["seats"][1]["cubes"] = json!("FFFWWWSSS");
    // Nobody can pay for a worker; who passes first has a denier for the provost.
    answers(&start(&position), &["provost +1"]);
    (position["seats"][0]["prestige"], position["seats"][1]["prestige"]) = (json!(45), json!(50));
    (position["seats"][0]["cubes"], position["seats"][1]["cubes"]) = (json!("FFFWWWSSS"), json!(""));
    let state = start(&position);
    assert!((1..=3).all(|seed| chosen(&state, seed) != "provost +1"));
}

// C7.4, C7.8: 5 points and a favour, and no 2 points lost. Who has no points cannot lose any (C7.9), so everybody has some;
// and somebody stands on the Trading Post, which with the cubes kept for the Walls would be worth nearly as much.
#[test]
fn a_batch_is_given_before_the_count_that_costs_points() {
    let mut position = position(3, 11);
    (0..3).for_each(|seat| position["seats"][seat]["prestige"] = json!(5));
    position["castle"]["dungeon"] = json!([2, 2, 3]);
    position["order"] = json!([2, 1, 3]);
    (position["seats"][0]["deniers"], position["seats"][1]["deniers"]) = (json!(1), json!(1));
    position["seats"][0]["cubes"] = json!("FWS");
    let mut state = start(&position);
    play(&mut state, "2 place post");
    answers(&state, &["place castle"]);
}

// C3.4
#[test]
fn the_own_quarry_is_used_for_one_denier() {
    let mut position = position(4, 9);
    position["order"] = json!([2, 3, 4, 1]);
    position["seats"][0]["deniers"] = json!(4);
    own(&mut position, 9, "quarry", 1);
    answers(&start(&position), &["place 9"]);
}

// C5.1, C6.1
#[test]
fn a_denier_is_paid_for_the_gold_mine() {
    let mut position = position(3, 15);
    position["order"] = json!([2, 3, 1]);
    position["castle"]["counted"] = json!(1);
    position["seats"][0]["deniers"] = json!(4);
    let mut state = start(&position);
    play(&mut state, "1 place 16");
    while state.to_act().lowest() != Some(Seat::One) || state.phase() < 4 {
        let seat = state.to_act().lowest().expect("somebody is to act");
        let quiet = if state.phase() == 2 { "pass" } else { "provost 0" };
        play(&mut state, &format!("{seat} {quiet}"));
    }
    answers(&state, &["provost +1"]);
}

// C5.1, C6.1
#[test]
fn the_provost_goes_back_where_nobody_can_answer() {
    let mut position = position(2, 16);
    position["order"] = json!([2, 1]);
    position["castle"]["counted"] = json!(1);
    (position["seats"][0]["deniers"], position["seats"][1]["deniers"]) = (json!(2), json!(1));
    let mut state = start(&position);
    ["2 place 16", "1 pass"].into_iter().for_each(|text| play(&mut state, text));
    answers(&state, &["provost -1"]);
}

// C5.1, C6.1: the provost is nine spaces away and all together can move him five.
#[test]
fn no_worker_goes_beyond_a_provost_who_cannot_come() {
    let mut position = position(2, 7);
    (position["seats"][0]["deniers"], position["seats"][1]["deniers"]) = (json!(3), json!(2));
    let state = start(&position);
    assert!((1..=3).all(|seed| chosen(&state, seed) != "place 16"));
}

// C6.2, C6.4: the fifth stone now, and the favour at the count builds the Cathedral.
#[test]
fn the_last_cube_of_a_cathedral_is_taken() {
    let mut position = last_turn(&[1, 1, 2]);
    position["seats"][0]["favors"] = json!([0, 0, 0, 4]);
    position["seats"][0]["cubes"] = json!("SSSSGGG");
    position["seats"][0]["deniers"] = json!(1);
    position["seats"][1]["prestige"] = json!(23);
    own(&mut position, 1, "residence", 1);
    answers(&start(&position), &["place 4"]);
}
