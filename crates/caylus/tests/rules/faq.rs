//! Every answer of the FAQ, in its order, and the rulebook's examples of royal favours.

use crate::board;

use board::{Board, LINES, Play, building};
use caylus::{Event, Section};

// C0.4: is the number of cubes limited? No. The box has about 30 of each colour.
#[test]
fn cubes_never_run_out() {
    let mut play = Board::new(2).deniers(&[1, 0]).cubes(1, &"W".repeat(60)).cubes(2, &"W".repeat(60)).start();
    play.play("1 place 3").to_next_turn();
    assert_eq!(play.cubes(1), "W".repeat(61));
}

// C0.4: is the number of houses of a player limited? No. The box has 20 of each colour.
#[test]
fn houses_never_run_out() {
    let board = Board::new(2).castle(&[1; 6], &[1; 10], &[1; 12], 2).tile(9, "mason", 1).tile(10, "notary", 1);
    let mut play = building(board, 2);
    assert_eq!(play.state.castle().towers.len(), 14);
    play.quietly_until(|_| false);
    assert_eq!(play.prestige(1), 2 * 3, "both houses were built and scored");
}

// C3.1 C0.3: is there income in the first turn? Yes: the first player has 7 deniers after it.
#[test]
fn the_first_player_begins_with_seven_deniers() {
    for players in 2..=5 {
        for seed in 1..=5 {
            let play = Play::new_game(players, &[], seed);
            assert_eq!((play.state.turn(), play.deniers(play.order()[0])), (1, 5 + 2), "{players} players");
        }
    }
}

// C5.2 C6.1: can the provost stand on the bridge or before it? No: the first neutral building is always activated.
#[test]
fn the_provost_stays_on_the_road_and_the_first_building_works() {
    let mut play = Board::new(3).deniers(&[5, 5, 5]).start();
    play.all(&["1 place 1", "2 place guild", "3 pass", "1 pass", "2 pass", "2 provost -3"]);
    assert_eq!((play.state.phase(), play.provost(), play.acting()), (4, 3, 3));
    assert_eq!(play.refused("3 provost -3"), "C5.2", "that would be the bridge");
    play.play("3 provost -2");
    assert_eq!(play.provost(), 1);
    for steps in ["-1", "-2", "-3"] {
        assert_eq!(play.refused(&format!("1 provost {steps}")), "C5.2");
    }
    play.all(&["1 provost 0", "2 provost 0", "1 take F"]);
    assert_eq!(play.cubes(1), "F");
}

// C5.2: the provost may stand on spaces of the road that are empty.
#[test]
fn the_provost_goes_on_empty_spaces() {
    let mut play = Board::new(2).deniers(&[3, 0]).start();
    play.all(&["1 pass", "1 provost +3"]);
    let to_an_empty_space =
        play.events.iter().any(|event| matches!(event, Event::ProvostMoved { to, .. } if to.number() == 9));
    assert!(to_an_empty_space && play.tile(9) == "-");
}

// C1.5 C6.5: are the fixed buildings skipped or covered by new ones? Skipped.
#[test]
fn new_buildings_skip_the_fixed_ones() {
    let mut play = Board::new(2).deniers(&[1, 0]).cubes(1, "FW").start();
    play.all(&["1 place 6", "2 provost 0", "1 build sawmill"]);
    assert_eq!([7, 8, 9].map(|space| play.tile(space)), ["peddler-fixed", "carpenter-fixed", "sawmill"]);
    let mut board = Board::new(2).deniers(&[1, 0]).cubes(1, "FW");
    let road = ["farm-food", "farm-cloth", "quarry", "market", "peddler", "mason", "notary"];
    for (space, tile) in (9..=15).zip(road) {
        board = board.tile(space, tile, 2);
    }
    let mut play = board.start();
    play.all(&["1 place 6"]).to_phase(5).play("1 build sawmill");
    assert_eq!([16, 17].map(|space| play.tile(space)), ["gold-mine", "sawmill"]);
}

// C1.5 C6.9: and the Notary does not transform them.
#[test]
fn the_notary_does_not_transform_the_fixed_buildings() {
    let board = Board::new(2).deniers(&[2, 0]).cubes(1, "C").tile(9, "notary", 1).bailiff(9);
    let mut play = board.start();
    play.all(&["1 place 9", "2 provost 0", "1 provost 0"]);
    let neutral = ["residence 1", "residence 2", "residence 3", "residence 4", "residence 5", "residence 6", "skip"];
    assert_eq!(play.legal(), neutral);
    for space in [7, 8, 16] {
        assert_eq!(play.refused(&format!("1 residence {space}")), "C6.9");
    }
}

// C1.5: can a worker go to the Gold Mine when spaces before it are empty? Yes, from the first turn.
#[test]
fn the_gold_mine_is_there_from_the_first_turn() {
    let mut play = Play::new_game(4, &[], 7);
    let order = play.order();
    let [first, second, third, fourth] = order[..] else { panic!("four play") };
    assert_eq!((play.state.turn(), play.tile(15)), (1, "-"));
    play.all(&[&format!("{first} place 16"), &format!("{second} place guild")]);
    for seat in [third, fourth, first, second] {
        play.play(&format!("{seat} pass"));
    }
    // From 6 to 9 by the Guild, then to 12, 15 and 16.
    for (seat, steps) in [(second, 3), (third, 3), (fourth, 3), (first, 1), (second, 0)] {
        let sign = if steps > 0 { "+" } else { "" };
        play.play(&format!("{seat} provost {sign}{steps}"));
    }
    assert_eq!((play.state.turn(), play.cubes(first).as_str()), (2, "FFWG"));
}

// C6.4 C6.2: can one worker at a Carpenter build several buildings? No, one.
#[test]
fn a_carpenter_builds_one_building() {
    for carpenter in [6, 8] {
        let board = Board::new(2).deniers(&[1, 0]).cubes(1, "FFWW").bailiff(8);
        let mut play = board.start();
        play.all(&[&format!("1 place {carpenter}"), "2 provost 0", "1 build sawmill"]);
        assert_eq!((play.state.turn(), play.cubes(1).as_str(), play.workers(1)), (6, "FW", 6));
    }
}

// C6.8: and one cube only is sold on a market.
#[test]
fn a_market_buys_one_cube() {
    let board = Board::new(3).deniers(&[2, 0, 0]).cubes(1, "FFWS").tile(9, "market", 1).bailiff(9);
    let mut play = board.start();
    play.all(&["1 place 5", "1 place 9", "2 provost 0"]);
    assert_eq!(play.legal(), ["sell F", "sell S", "sell W", "skip"]);
    let before = play.deniers(1);
    play.play("1 sell F");
    assert_eq!((play.deniers(1) - before, play.worker(5), play.worker(9)), (4, 0, 1), "then comes the next building");
    play.play("1 sell F");
    assert_eq!((play.cubes(1).as_str(), play.state.turn()), ("WS", 6));
}

// C6.8: and one cube only is bought from the fixed Peddler.
#[test]
fn the_fixed_peddler_sells_one_cube() {
    let mut play = Board::new(2).deniers(&[9, 0]).bailiff(7).start();
    play.all(&["1 place 7", "1 pass", "2 provost 0", "1 provost 0"]);
    assert_eq!(play.legal(), ["buy C", "buy F", "buy S", "buy W", "skip"]);
    assert_eq!(play.refused("1 buy FW"), "C6.8");
    play.play("1 buy C");
    assert_eq!((play.cubes(1).as_str(), play.deniers(1), play.state.turn()), ("C", 9 - 1 - 2 + 2, 6));
}

// C7.2: can a section be begun before the one before it is finished? Not while that one is not counted.
#[test]
fn nobody_chooses_the_section_in_which_they_build() {
    let board = Board::new(2).deniers(&[1, 0]).cubes(1, "FWSC").castle(&[2; 4], &[], &[], 0);
    let mut play = board.start();
    play.all(&["1 place castle", "2 provost 0"]);
    assert_eq!(play.legal(), ["batch SC", "batch WC", "batch WS", "done"], "no section is named");
    play.play("1 batch WS");
    assert_eq!((play.prestige(1), play.state.castle().dungeon.len(), play.state.castle().walls.len()), (5, 5, 0));
}

// C7.3: but it can when that one was counted unfinished, by the bailiff.
#[test]
fn the_next_section_is_begun_after_an_unfinished_one_was_counted() {
    let mut play = Board::new(3).castle(&[1, 2, 3], &[], &[], 0).cubes(1, "FWS").bailiff(11).start();
    play.play("1 provost 0");
    assert_eq!((play.bailiff(), play.state.castle().counted, play.prestige(1)), (12, 1, 0));
    play.play("1 place castle").to_phase(6).play("1 batch WS");
    assert_eq!((play.prestige(1), play.state.castle().dungeon.len(), play.state.castle().walls.len()), (4, 3, 1));
}

// C7.7: what if a section is finished early? It is counted at the end of that turn, and its space is ignored.
#[test]
fn a_section_finished_early_is_counted_at_once_and_only_once() {
    let board = Board::new(2).prestige(&[0, 9]).castle(&[1; 5], &[], &[], 0).bailiff(10);
    let mut play = building(board, 1);
    play.to_next_turn();
    assert_eq!((play.bailiff(), play.prestige(2)), (11, 7));
    play.to_next_turn().to_next_turn();
    assert_eq!((play.bailiff(), play.prestige(2)), (13, 7));
    let dungeon = Event::CountStarted { section: Section::Dungeon };
    assert_eq!(play.events.iter().filter(|event| **event == dungeon).count(), 1);
}

// C7.7 C7.8 C8.3: two sections in one turn? One after the other, and no line twice for a player.
#[test]
fn two_counts_in_one_turn_are_one_phase() {
    let mut play = building(Board::new(2).prestige(&[0, 9]).castle(&[1, 1, 2, 2, 2], &[], &[], 0), 11);
    play.all(&["1 favor D", "1 favor A", "1 use 1"]);
    assert_eq!((play.acting(), play.prestige(2)), (2, 9), "first everybody in the Dungeon");
    play.all(&["2 favor A", "2 use 1"]);
    assert_eq!((play.acting(), play.prestige(2)), (1, 10), "then the Walls");
    assert_eq!(play.legal(), ["favor B", "favor C", "favor D"]);
    assert_eq!(play.refused("1 favor A"), "C8.3");
    play.to_next_turn();
    assert_eq!((play.state.castle().counted, play.prestige(2)), (2, 10 - 3));
}

// C7.5: A, B and C build 1, 2 and 2 in the castle. Who has the favour? B.
#[test]
fn of_one_two_and_two_batches_the_second_has_the_favor() {
    let mut play = Board::new(3).deniers(&[1, 1, 1]).cubes(1, "FWS").cubes(2, "FFWWSS").cubes(3, "FFWWSS").start();
    play.all(&["1 place castle", "2 place castle", "3 place castle"]).to_phase(6);
    play.all(&["1 batch WS", "2 batch WS", "2 batch WS", "3 batch WS", "3 batch WS"]);
    assert_eq!((play.acting(), play.legal()), (2, LINES.map(str::to_owned).to_vec()));
    play.all(&["2 favor A", "2 skip"]);
    assert_eq!(play.state.turn(), 6, "and nobody else has one");
}

// C8.3 C8.4: three favours of a count, one of which builds the Monument: one of its two is usable, in the last line.
#[test]
fn one_of_the_monuments_favors_is_usable_after_three_of_a_count() {
    let board = Board::new(2).castle(&[], &[], &[1, 1, 1, 1, 1, 1, 2], 2).bailiff(23);
    let board = board.tile(1, "residence", 1).cubes(1, "SSSSGG").markers(1, [0, 0, 0, 4]);
    let mut play = board.start();
    play.all(&["1 provost 0", "1 favor D", "1 build monument 1"]);
    assert_eq!((play.prestige(1), play.legal()), (14, ["favor A", "favor B", "favor C"].map(str::to_owned).to_vec()));
    play.all(&["1 favor A", "1 use 1"]);
    assert_eq!(play.legal(), ["favor B", "favor C"]);
    play.all(&["1 favor C", "1 use 1"]);
    assert_eq!(play.legal(), ["skip", "use 1"], "the line that is left");
    play.play("1 use 1");
    let seat = board::at(1);
    assert!(play.events.contains(&Event::FavorsLost { seat, number: 1 }), "the other one is lost");
    assert_eq!((play.acting(), play.markers(1)), (0, [1, 1, 1, 5]));
}

// C8.3: two Architects in one turn, a favour from each building? In different lines; but a line used on the Joust
// Field, in phase 3, is free again.
#[test]
fn two_architects_favors_go_to_different_lines_and_the_jousts_line_is_free_again() {
    let board = Board::new(2).tile(9, "architect", 1).tile(10, "architect", 1).bailiff(10).deniers(&[4, 0]);
    let board = board.tile(1, "residence", 1).tile(2, "residence", 1).cubes(1, "WWWSSCGGG");
    let mut play = board.start();
    play.all(&["1 place joust", "1 place 9", "1 place 10", "1 joust", "1 favor A", "1 use 1", "2 provost 0"]);
    play.play("1 build statue 1");
    assert_eq!(play.legal(), LINES, "phase 5 is another phase");
    play.all(&["1 favor A", "1 use 2", "1 build theatre 2"]);
    assert_eq!(play.legal(), ["favor B", "favor C", "favor D"]);
    assert_eq!(play.refused("1 favor A"), "C8.3");
    play.all(&["1 favor B", "1 use 1"]);
    assert_eq!((play.prestige(1), play.markers(1)), (1 + 7 + 2 + 14, [2, 1, 0, 0]));
}

// C8.6: does a prestige building by favour cost its whole price? Yes.
#[test]
fn a_prestige_building_by_favor_costs_its_whole_price() {
    let play = |cubes: &str| {
        let board = Board::new(2).castle(&[2; 6], &[2; 10], &[], 2).markers(1, [0, 0, 0, 4]).deniers(&[2, 0]);
        let mut play = board.tile(1, "residence", 1).cubes(1, cubes).start();
        play.all(&["1 place joust", "1 joust", "1 favor D"]);
        play
    };
    assert_eq!(play("SSSSCGG").refused("1 build cathedral 1"), "C6.4");
    assert_eq!(play("SSSSCGGG").refused("1 build cathedral 1"), "C6.4", "no stone is saved");
    assert_eq!(play("SSSSSCGG").refused("1 build cathedral 1"), "C6.4");
    let mut play = play("SSSSSCGGG");
    play.play("1 build cathedral 1");
    assert_eq!((play.cubes(1).as_str(), play.prestige(1), play.tile(1)), ("", 25, "cathedral"));
}

/// Seat 1 has a favour from a count with the marker of line A at the edge, and jousts in the next turn.
fn count_then_joust(board: Board) -> [Vec<String>; 2] {
    let mut play = board.cubes(1, "C").start();
    play.all(&["1 provost 0", "1 favor A"]);
    let count = play.legal();
    play.all(&["1 skip", "1 place joust"]).to_phase(3).all(&["1 joust", "1 favor A"]);
    assert_eq!((play.state.turn(), play.state.phase()), (6, 3));
    [count, play.legal()]
}

// C8.2: is column 3 open during the Dungeon's count? No; the first chance is phase 3 of the next turn.
#[test]
fn column_3_is_closed_during_the_dungeons_count() {
    let board = Board::new(3).castle(&[1, 1, 2, 3], &[], &[], 0).bailiff(11).markers(1, [2, 0, 0, 0]);
    let [count, joust] = count_then_joust(board);
    assert_eq!(count, ["skip", "use 1", "use 2"]);
    assert_eq!(joust, ["skip", "use 1", "use 2", "use 3"]);
}

// C8.2: nor is the last one during the Walls'.
#[test]
fn column_5_is_closed_during_the_walls_count() {
    let board = Board::new(3).castle(&[], &[1, 1, 2, 3], &[], 1).bailiff(17).markers(1, [4, 0, 0, 0]);
    let [count, joust] = count_then_joust(board);
    assert_eq!(count, ["skip", "use 1", "use 2", "use 3", "use 4"]);
    assert_eq!(joust, ["skip", "use 1", "use 2", "use 3", "use 4", "use 5"]);
}

// C8.4: can a cube from line C be used in line D? Yes: the player chooses the order.
#[test]
fn a_cube_from_line_c_pays_a_building_of_line_d() {
    let start = || {
        let board = Board::new(2).castle(&[], &[1, 1, 1, 2], &[], 1).bailiff(17).markers(1, [0, 0, 0, 1]);
        let mut play = board.start();
        play.play("1 provost 0");
        play
    };
    let mut play = start();
    play.all(&["1 favor C", "1 use 1", "1 favor D", "1 build quarry"]);
    assert_eq!((play.cubes(1).as_str(), play.tile(9), play.prestige(1)), ("", "quarry", 2));
    let mut play = start();
    play.all(&["1 favor D", "1 favor C", "1 use 1"]);
    assert_eq!((play.cubes(1).as_str(), play.tile(9)), ("F", "-"), "in the other order there was nothing to pay with");
}

// C8.6 C6.4: does a favour's discount hold for Carpenters later on? No.
#[test]
fn a_carpenter_always_takes_the_normal_price() {
    let after_the_favor = |cubes: &str| {
        let board = Board::new(2).markers(1, [0, 0, 0, 2]).deniers(&[5, 0]).cubes(1, cubes);
        let mut play = board.start();
        play.all(&["1 place joust", "1 place 6", "1 joust", "1 favor D", "1 build sawmill", "2 provost 0"]);
        play
    };
    let play = after_the_favor("FFC");
    assert_eq!((play.cubes(1).as_str(), play.state.turn()), ("F", 6), "food alone does not pay a tile");
    let mut play = after_the_favor("FFWC");
    let all = [
        "build farm-cloth",
        "build farm-food",
        "build market F",
        "build mason",
        "build peddler F",
        "build quarry",
        "skip",
    ];
    assert_eq!(play.legal(), all);
    play.play("1 build quarry");
    assert_eq!((play.cubes(1).as_str(), play.tile(10)), ("", "quarry"), "food and wood were paid");
}

// C10.2: when does the turn order of two players change? At the start of every turn.
#[test]
fn two_players_swap_at_the_start_of_every_turn() {
    let mut play = Board::new(2).deniers(&[5, 5]).start();
    assert_eq!((play.order(), play.acting()), (vec![1, 2], 1));
    play.to_phase(4);
    assert_eq!(play.order(), [1, 2], "not within the turn");
    for order in [[2, 1], [1, 2], [2, 1]] {
        play.to_next_turn();
        assert_eq!((play.order(), play.acting()), (order.to_vec(), order[0]));
    }
}

// C8.7 C8.2: the rulebook's example. Orange has a favour from the Dungeon's count, and its marker is in column 2.
#[test]
fn a_marker_stuck_in_column_2_brings_two_points() {
    let board = Board::new(2).castle(&[1, 1, 2], &[], &[], 0).bailiff(11).markers(1, [2, 0, 0, 0]);
    let mut play = board.start();
    play.all(&["1 provost 0", "1 favor A", "1 use 2"]);
    assert_eq!((play.prestige(1), play.markers(1)), (2, [2, 0, 0, 0]));
}

// C8.1 C8.5: the rulebook's example. The Towers are being built; blue has a favour by the Church, goes from column 2 to
// column 3 of the cubes and takes food.
#[test]
fn from_column_3_the_effect_of_column_1_is_taken() {
    let board = Board::new(2).castle(&[2; 6], &[2; 10], &[], 2).tile(9, "mason", 1).bailiff(9);
    let mut play = board.deniers(&[1, 0]).cubes(1, "SC").markers(1, [0, 0, 2, 0]).start();
    play.all(&["1 place 9", "2 provost 0", "1 build church", "1 favor C"]);
    assert_eq!(play.legal(), ["skip", "use 1", "use 2 S", "use 2 W", "use 3"]);
    play.play("1 use 1");
    assert_eq!((play.cubes(1).as_str(), play.markers(1), play.prestige(1)), ("F", [0, 0, 3, 0], 3));
}

// C8.6 C8.1: the rulebook's example. The Walls are being built; green has a favour by the Joust Field, goes from column
// 2 to column 3 of the buildings and builds the Park for one food.
#[test]
fn the_park_is_built_with_the_stone_discount() {
    let board = Board::new(2).castle(&[2; 6], &[], &[], 1).tile(9, "farm-food", 2).markers(1, [0, 0, 0, 2]);
    let mut play = board.deniers(&[2, 0]).cubes(1, "FC").start();
    play.all(&["1 place joust", "1 joust", "1 favor D", "1 build park"]);
    assert_eq!((play.tile(10), play.owner(10), play.markers(1)), ("park", 1, [0, 0, 0, 3]));
    assert_eq!((play.cubes(1).as_str(), play.prestige(1)), ("", 3));
}
