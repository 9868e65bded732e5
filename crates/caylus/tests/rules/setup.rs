//! Positions set up by hand: what is possible can be played, what is impossible is refused with all its faults.

use crate::board;

use board::Board;
use caylus::{Setup, State};
use game::{Game, Random, SetupError};
use serde_json::{Value, json};

fn json_of(board: &Board) -> Value {
    serde_json::to_value(&board.0).unwrap()
}

/// The rules that a position breaks, after a change of its JSON.
fn faults_after(board: Board, change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut value = json_of(&board);
    change(&mut value);
    match State::from_json(&value.to_string(), &mut Random::new(1)) {
        Ok(_) => Vec::new(),
        Err(SetupError::Impossible(faults)) => faults.iter().map(|fault| fault.rule.to_owned()).collect(),
        Err(SetupError::Unreadable(words)) => vec![words],
    }
}

/// A position in the middle of a game: the first one of a random game that satisfies the condition.
fn position(wanted: impl Fn(&State) -> bool) -> Value {
    for seed in 0.. {
        let mut state = board::Play::new_game(3, &[], seed).state;
        let mut random = Random::new(seed);
        while let Some(seat) = state.to_act().lowest() {
            if wanted(&state) {
                return serde_json::to_value(state).unwrap();
            }
            let legal = state.legal_actions(seat);
            state.apply(seat, legal[random.below(legal.len())], &mut ());
        }
    }
    unreachable!("some game has such a position");
}

// C3.2: without a step, it is the beginning of phase 2 and the first in turn order is to act.
#[test]
fn a_position_without_a_step_is_the_beginning_of_phase_2() {
    let play = Board::new(3).deniers(&[3, 3, 3]).order(&[3, 1, 2]).inn(2).start();
    assert_eq!((play.acting(), play.state.phase(), play.state.turn()), (3, 2, 5));
    assert_eq!(play.deniers(3), 3, "no income: that was phase 1");
}

// C3.2
#[test]
fn members_that_can_be_left_out_have_their_usual_values() {
    let text = json!({
        "game": "caylus",
        "seats": [
            { "deniers": 3, "cubes": "FW", "prestige": 0, "workers": 6 },
            { "deniers": 3, "cubes": "", "prestige": 2, "workers": 6 },
        ],
        "order": [2, 1], "bailiff": 6, "provost": 6,
        "road": json_of(&Board::new(2))["road"],
    });
    let state = State::from_json(&text.to_string(), &mut Random::new(1)).unwrap();
    assert_eq!((state.turn(), state.phase()), (1, 2));
    assert_eq!(state.stock().iter().count(), 27);
}

// C0.1
#[test]
fn seven_workers_are_refused() {
    assert_eq!(faults_after(Board::new(2), |json| json["seats"][0]["workers"] = json!(7)), ["C0.1"]);
    assert_eq!(faults_after(Board::new(2), |json| json["seats"][0]["workers"] = json!(5)), ["C0.1"]);
    let seven_on_the_board = faults_after(Board::new(2), |json| {
        json["seats"][0]["workers"] = json!(-1);
        json["special"] = json!({"gate": 1, "post": 1, "guild": 1, "joust": 1, "inn": [1, 1]});
        json["castle"]["queue"] = json!([1]);
    });
    assert!(seven_on_the_board.iter().any(|rule| rule == "C0.1"), "{seven_on_the_board:?}");
    assert_eq!(faults_after(Board::new(2), |json| json["special"]["inn"] = json!([null, 1])), ["C0.1"]);
    assert_eq!(faults_after(Board::new(2), |json| json["seats"] = json!([])).first().unwrap(), "C0.1");
}

// C2.1 C9.2
#[test]
fn every_tile_is_once_on_the_road_or_in_the_stock() {
    let twice = Board::new(2).tile(9, "mason", 1).tile(10, "mason", 2);
    assert_eq!(twice.faults(), ["C2.1"]);
    let both = Board::new(2).tile(9, "bank", 1);
    assert_eq!(faults_after(both, |json| json["stock"] = json_of_stock(&[])), ["C2.1"]);
    assert_eq!(faults_after(Board::new(2), |json| json["stock"] = json_of_stock(&["bank"])), ["C2.1"]);
    assert_eq!(faults_after(Board::new(2), |json| json["stock"] = json_of_stock(&["architect"])), ["C2.1"]);
    assert_eq!(Board::new(2).tile(9, "architect", 1).tile(10, "architect", 1).faults(), Vec::<&str>::new());
    assert_eq!(Board::new(2).edition("premium").tile(9, "jeweler", 1).faults(), ["C2.1"]);
    assert_eq!(Board::new(2).tile(2, "n-farm", None).faults(), ["C2.1"], "the farm is on space 1 too");
    let unknown = faults_after(Board::new(2), |json| json["stock"] = json!(["castle"]));
    assert_eq!(unknown.len(), 27, "26 tiles are missing (two Architects in one fault), one is unknown");
}

/// The whole stock without these tiles (all copies of them).
fn json_of_stock(without: &[&str]) -> Value {
    let stock = Board::new(2).start().state.stock();
    stock.iter().map(|tile| tile.name()).filter(|name| !without.contains(name)).collect()
}

// C8.2 C8.9
#[test]
fn a_marker_in_a_closed_column_is_refused() {
    assert_eq!(Board::new(2).markers(1, [3, 0, 0, 0]).faults(), ["C8.2"]);
    assert_eq!(Board::new(2).markers(1, [2, 2, 2, 2]).faults(), Vec::<&str>::new());
    let walls = |markers| Board::new(2).bailiff(12).castle(&[], &[], &[], 1).markers(2, markers);
    assert_eq!(walls([0, 4, 0, 0]).faults(), Vec::<&str>::new());
    assert_eq!(walls([0, 5, 0, 5]).faults(), ["C8.2", "C8.2"]);
    assert_eq!(Board::new(2).light().markers(1, [1, 0, 0, 0]).faults(), ["C8.9"]);
    assert_eq!(faults_after(Board::new(2), |json| json["seats"][0]["favors"][0] = json!(6)), ["C8.1"]);
}

// C0.2 C1.2 C1.5 C6.5
#[test]
fn the_road_is_laid_out_as_the_rules_lay_it() {
    assert_eq!(Board::new(2).tile(3, "sawmill", 1).faults(), ["C0.2"]);
    assert_eq!(Board::new(2).tile(10, "mason", 1).faults(), ["C6.5"], "space 9 is free");
    assert_eq!(Board::new(2).tile(9, "mason", None).faults(), ["C6.5"], "it must be somebody's");
    assert_eq!(Board::new(2).tile(1, "n-farm", 1).faults(), ["C6.5"], "it must be nobody's");
    assert_eq!(Board::new(2).tile(16, "mason", 1).faults(), ["C1.5"]);
    assert_eq!(faults_after(Board::new(2), |json| json["road"][0] = Value::Null), ["C0.2"]);
    assert_eq!(faults_after(Board::new(2), |json| json["road"][6] = Value::Null), ["C1.5"]);
    assert_eq!(faults_after(Board::new(2), |json| json["road"].as_array_mut().unwrap().truncate(27)), ["C1.2"]);
    assert_eq!(faults_after(Board::new(2), |json| json["road"][8] = json!({ "tile": "tavern" })), ["C2.1"]);
}

// C1.4 C7.2 C7.7 C7.10
#[test]
fn the_castle_must_have_come_to_be() {
    assert_eq!(Board::new(2).castle(&[1; 7], &[], &[], 0).faults(), ["C1.4", "C7.7"]);
    assert_eq!(Board::new(2).castle(&[1; 6], &[], &[], 0).faults(), ["C7.7"], "a full Dungeon has been counted");
    assert_eq!(Board::new(2).castle(&[1; 5], &[1], &[], 0).faults(), ["C7.2"]);
    assert_eq!(Board::new(2).castle(&[], &[], &[1], 1).faults(), ["C7.2"]);
    assert_eq!(Board::new(2).castle(&[], &[], &[], 3).faults(), ["C7.10"]);
    assert_eq!(Board::new(2).castle(&[3], &[], &[], 0).faults(), ["C1.4"], "there is no seat 3");
    assert_eq!(Board::new(2).bailiff(12).faults(), ["C7.7"], "the Dungeon must have been counted");
    assert_eq!(Board::new(2).bailiff(24).castle(&[], &[], &[], 2).faults(), ["C7.7"]);
    assert_eq!(Board::new(2).bailiff(23).castle(&[], &[], &[], 2).faults(), Vec::<&str>::new());
    assert_eq!(Board::new(2).castle(&[1; 6], &[1], &[], 1).faults(), Vec::<&str>::new());
}

// C0.3 C0.5 C5.2 C7.6
#[test]
fn bailiff_provost_and_order_must_be_right() {
    assert_eq!(Board::new(2).bailiff(5).faults(), ["C0.5"]);
    assert_eq!(Board::new(2).bailiff(0).faults(), ["C0.5", "C5.2"]);
    assert_eq!(faults_after(Board::new(2), |json| json["provost"] = json!(29)), ["C5.2"]);
    assert_eq!(faults_after(Board::new(2), |json| json["provost"] = json!(8)), ["C7.6"]);
    assert_eq!(Board::new(3).order(&[1, 2]).faults(), ["C0.3"]);
    assert_eq!(Board::new(3).order(&[1, 2, 2]).faults(), ["C0.3"]);
    assert_eq!(Board::new(3).order(&[1, 2, 4]).faults(), ["C0.3", "C0.3"]);
}

// C0.4 C7.9
#[test]
fn nothing_is_negative() {
    assert_eq!(Board::new(2).deniers(&[-1, 0]).faults(), ["C0.4"]);
    assert_eq!(Board::new(2).prestige(&[0, -2]).faults(), ["C7.9"]);
    assert_eq!(Board::new(2).cubes(1, "WF").faults(), ["C7.1"], "the letters have one order");
    assert_eq!(Board::new(2).cubes(1, "FX").faults(), ["C7.1"]);
}

// C3.2 C3.6 C3.7
#[test]
fn without_a_step_nobody_has_placed_or_passed() {
    let placed = |json: &mut Value| {
        json["road"][0]["worker"] = json!(1);
        json["seats"][0]["workers"] = json!(5);
    };
    assert_eq!(faults_after(Board::new(3), placed), ["C3.2"]);
    assert_eq!(faults_after(Board::new(3), |json| json["passed"] = json!([1])), ["C3.2"]);
    assert_eq!(faults_after(Board::new(3), |json| json["phase"] = json!(4)), ["C3.2"]);
    let residence = |json: &mut Value| {
        json["road"][0] = json!({ "tile": "residence", "owner": 1, "worker": 2 });
        json["seats"][1]["workers"] = json!(5);
    };
    assert_eq!(faults_after(Board::new(3), residence), ["C3.6", "C3.2"]);
    let stables = |json: &mut Value| {
        json["special"]["stables"] = json!([1]);
        json["seats"][0]["workers"] = json!(5);
    };
    assert_eq!(faults_after(Board::new(2), stables), ["C3.7", "C3.2"]);
}

// C0.6
#[test]
fn all_faults_are_listed_at_once() {
    let faults =
        faults_after(Board::new(2).tile(9, "mason", 1).tile(10, "mason", 1).markers(1, [3, 0, 0, 0]), |json| {
            json["game"] = json!("ys");
            json["edition"] = json!("second");
            json["seats"][1]["workers"] = json!(4);
        });
    assert_eq!(faults, ["C9.1", "C0.6", "C2.1", "C0.1", "C8.2"]);
    let text = match State::from_json(&json_of(&Board::new(2).deniers(&[-1, -1])).to_string(), &mut Random::new(1)) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("negative deniers were accepted"),
    };
    assert!(text.contains("seat 1") && text.contains("seat 2") && text.contains("(rule C0.4)"), "{text}");
}

// C4.7 C6.1 C6.10 C7.5 C8.3: a pending decision needs its pieces.
#[test]
fn impossible_steps_are_refused() {
    let broken = |mut json: Value, change: &dyn Fn(&mut Value)| {
        change(&mut json);
        State::from_json(&json.to_string(), &mut Random::new(1)).expect_err("it was accepted").to_string()
    };
    let buildings = position(|state| state.phase() == 5 && state.favors_due().is_none());
    broken(buildings.clone(), &|json| json["step"]["space"] = json!(28));
    broken(buildings.clone(), &|json| json["step"] = json!({ "at": "castle", "place": 1 }));
    broken(buildings.clone(), &|json| json["step"]["at"] = json!("nowhere"));
    broken(buildings.clone(), &|json| json["passed"] = json!([1]));
    broken(buildings.clone(), &|json| json["pending_residences"] = json!([{ "space": 7, "seat": 1 }]));
    broken(buildings.clone(), &|json| json["pending_residences"] = json!([{ "space": 99, "seat": 9 }]));
    broken(buildings, &|json| json["step"]["favors"] = json!({ "seat": 1, "number": 1 }));
    let special = position(|state| state.phase() == 4 && *state.special() == *Board::new(3).start().state.special());
    for step in ["gate", "guild", "joust", "joust-over", "inn"] {
        broken(special.clone(), &|json| (json["phase"], json["step"]) = (json!(3), json!({ "at": step })));
    }
    broken(special.clone(), &|json| json["step"]["lines_used"] = json!(["", "A", ""]));
    broken(special, &|json| json["pending_residences"] = json!([{ "space": 1, "seat": 1 }]));
    let favour = position(|state| state.favors_due().is_some());
    broken(favour.clone(), &|json| json["step"]["favors"]["number"] = json!(99));
    broken(favour.clone(), &|json| json["step"]["favors"]["line"] = json!("E"));
    broken(favour.clone(), &|json| json["step"]["lines_used"] = json!(["XYZ", "", ""]));
    broken(favour.clone(), &|json| {
        let other = json["step"]["favors"]["seat"].as_i64().unwrap() % 3 + 1;
        json["step"]["favors"]["seat"] = json!(other);
    });
    broken(favour, &|json| json["favor"] = json!("light"));
    let castle = position(|state| state.phase() == 6 && state.favors_due().is_none());
    broken(castle.clone(), &|json| json["step"]["place"] = json!(5));
    broken(castle.clone(), &|json| json["step"]["place"] = json!(-1));
    broken(castle.clone(), &|json| json["step"]["batches"] = json!({ "now": 0, "most": 2, "best": null }));
    broken(castle, &|json| json["step"]["batches"] = json!({ "now": 30, "most": 0, "best": null }));
    let placement = position(|state| state.passed().len() == 1);
    broken(placement, &|json| json["step"]["place"] = json!(6));
}

/// Any single member of a position changed to something else: it is refused or can be played to its end.
#[test]
fn disturbed_positions_never_panic() {
    let mut random = Random::new(3);
    for phase in 2..=7 {
        let original = position(|state| state.phase() == phase);
        let mut paths = Vec::new();
        collect(&original, String::new(), &mut paths);
        for path in &paths {
            for value in [json!(null), json!(0), json!(1), json!(3), json!(28), json!(-1), json!("F"), json!([1, 2])] {
                let mut json = original.clone();
                *json.pointer_mut(path).unwrap() = value;
                if random.below(3) == 0 {
                    let other = &paths[random.below(paths.len())];
                    if let Some(place) = json.pointer_mut(other) {
                        *place = json!(random.below(9));
                    }
                }
                game::conformance::feed_position::<State>(json.to_string().as_bytes());
            }
        }
    }
}

fn collect(value: &Value, path: String, paths: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            members.iter().for_each(|(name, member)| collect(member, format!("{path}/{name}"), paths));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, item)| collect(item, format!("{path}/{at}"), paths));
        }
        _ => {}
    }
    if !path.is_empty() {
        paths.push(path);
    }
}

#[test]
fn what_is_no_json_of_the_right_shape_is_unreadable() {
    for text in ["", "{", "[]", "null", "{\"game\":\"caylus\"}", "\u{0}", "{\"game\":1}"] {
        assert!(matches!(State::from_json(text, &mut Random::new(1)), Err(SetupError::Unreadable(_))), "{text}");
    }
    let mut typo = json_of(&Board::new(2));
    typo["bailif"] = json!(7);
    let error = State::from_json(&typo.to_string(), &mut Random::new(1)).expect_err("a misspelt member").to_string();
    assert!(error.contains("bailif"), "{error}");
}

/// A set-up that was checked is moved on to its first decision, whichever way it was made.
#[test]
fn a_checked_set_up_can_be_played() {
    let state = State::try_from(&Board::new(2).deniers(&[0, 5]).0).unwrap();
    assert_eq!((state.to_act().lowest(), state.passed().len()), (Some(board::at(2)), 1));
}

#[test]
fn a_set_up_and_its_state_tell_the_same() {
    let state = Board::new(4).deniers(&[5, 6, 7, 8]).cubes(2, "FFWSCG").tile(9, "park", 3).start().state;
    let setup = Setup::from(&state);
    assert_eq!(State::try_from(&setup).map(|read| Setup::from(&read)), Ok(setup));
}
