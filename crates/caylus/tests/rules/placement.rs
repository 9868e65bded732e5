//! Phases 1 and 2: income and placement (C3).

use crate::board;

use board::{Board, Play};

// C3.1
#[test]
fn income_is_two_deniers_and_the_rents() {
    let mut play = Board::new(2)
        .tile(1, "residence", 1)
        .tile(2, "residence", 1)
        .tile(3, "library", 1)
        .tile(4, "hotel", 2)
        .tile(5, "statue", 2)
        .start();
    play.to_next_turn();
    // 1 for the first to pass; 2 + two residences + Library, 2 + Hotel.
    assert_eq!((play.deniers(1), play.deniers(2)), (1 + 5, 4));
}

// C3.1: the Premium rules' example.
#[test]
fn residence_library_and_hotel_bring_six() {
    let mut play = Board::new(3).tile(1, "residence", 2).tile(2, "library", 2).tile(3, "hotel", 2).start();
    play.to_next_turn();
    assert_eq!(play.deniers(2), 6);
}

// C3.1: the FAQ's answer: the first player has 7 deniers after the first income.
#[test]
fn there_is_income_in_the_first_turn() {
    let play = Play::new_game(4, &[], 3);
    let first = play.order()[0];
    assert_eq!((play.state.turn(), play.state.phase(), play.deniers(first)), (1, 2, 7));
}

// C3.2
#[test]
fn players_place_in_turn_order_again_and_again_until_all_have_passed() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).order(&[2, 3, 1]).start();
    play.all(&["2 place 1", "3 place 2", "1 pass", "2 place 3", "3 pass", "2 place 4"]);
    assert_eq!(play.acting(), 2, "only seat 2 is left");
    play.play("2 pass");
    assert_eq!((play.passed(), play.state.phase()), (vec![1, 3, 2], 4));
}

// C3.2
#[test]
fn nobody_acts_out_of_turn() {
    let play = Board::new(3).deniers(&[5, 5, 5]).start();
    assert_eq!(play.refused("2 pass"), "C3.2");
    assert_eq!(play.refused("1 provost 0"), "C3.2");
}

// C3.3
#[test]
fn the_first_to_pass_takes_a_denier() {
    let mut play = Board::new(3).deniers(&[3, 3, 3]).start();
    play.all(&["1 pass", "2 pass"]);
    assert_eq!((play.deniers(1), play.deniers(2)), (4, 3));
}

// C3.3
#[test]
fn who_has_no_worker_or_no_money_passes_silently() {
    let mut play = Board::new(3).deniers(&[0, 9, 0]).start();
    assert_eq!((play.acting(), play.passed()), (2, vec![1]), "seat 1 had to pass");
    assert_eq!(play.deniers(1), 1, "a forced pass still earns the first passer's denier");
    play.play("2 place 1");
    assert_eq!(play.passed(), [1, 3]);
    let mut rich = Board::new(2).deniers(&[99, 0]).start();
    for space in 1..=5 {
        rich.play(&format!("1 place {space}"));
    }
    rich.play("1 place 6");
    assert_eq!((rich.workers(1), rich.passed()), (0, vec![2, 1]));
}

// C3.4 C3.5 C3.9: the rulebook's example. Blue 1, green 2, orange 3, red 4; blue is in the castle already.
#[test]
fn the_rulebooks_example_of_passing_and_costs() {
    let mut play = Board::new(4).deniers(&[9, 9, 9, 9]).tile(9, "mason", 2).tile(10, "farm-food", 4).start();
    play.all(&["1 place castle", "2 place 1", "3 place 2", "4 place 3"]);
    let before = play.deniers(1);
    play.play("1 pass");
    assert_eq!(play.deniers(1), before + 1, "blue is the first to pass");
    let before = play.deniers(2);
    play.play("2 place 7");
    assert_eq!(before - play.deniers(2), 2, "green pays 2 for the peddler");
    play.play("3 pass");
    let (before, points) = (play.deniers(4), play.prestige(2));
    play.play("4 place 9");
    assert_eq!(before - play.deniers(4), 3, "red pays 3 for green's mason");
    assert_eq!(play.prestige(2), points + 1, "green scores 1");
    play.play("2 pass");
    let before = play.deniers(4);
    play.play("4 place 10");
    assert_eq!(before - play.deniers(4), 1, "red's own farm costs 1");
    let before = play.deniers(4);
    play.play("4 place castle");
    assert_eq!(before - play.deniers(4), 4, "the castle costs red 4");
    let queue: Vec<u8> = play.state.castle().queue.iter().map(|seat| seat.number()).collect();
    assert_eq!(queue, [1, 4], "red stands behind blue");
}

// C3.4: the Premium rules' example goes on: red pays 3 on blue's Jeweler, and 1 on its own farm.
#[test]
fn a_worker_on_anothers_jeweler() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).tile(9, "jeweler", 1).tile(10, "farm-cloth", 3).start();
    play.all(&["1 pass", "2 pass"]);
    play.play("3 place 9");
    assert_eq!((play.deniers(3), play.prestige(1)), (6, 1));
    play.play("3 place 10");
    assert_eq!(play.deniers(3), 5);
}

// C3.4
#[test]
fn who_can_pay_one_denier_only_goes_to_their_own_buildings() {
    let mut play = Board::new(3).deniers(&[9, 1, 1]).tile(9, "farm-food", 2).tile(10, "park", 3).start();
    play.play("1 pass");
    assert_eq!(play.legal(), ["pass", "place 9"]);
    assert_eq!(play.refused("2 place castle"), "C3.4");
    assert_eq!(play.refused("2 place 10"), "C3.4");
}

// C3.5
#[test]
fn ones_own_building_brings_no_point() {
    let mut play = Board::new(2).deniers(&[5, 5]).tile(9, "mason", 1).start();
    play.play("1 place 9");
    assert_eq!((play.prestige(1), play.deniers(1)), (0, 4));
}

// C3.6
#[test]
fn no_worker_stands_on_residences_prestige_buildings_empty_or_taken_spaces() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).tile(1, "residence", 1).tile(2, "statue", 1).start();
    play.play("1 place 3");
    for place in ["1", "2", "3", "9", "17", "28"] {
        assert_eq!(play.refused(&format!("2 place {place}")), "C3.6");
        assert!(!play.can(&format!("place {place}")));
    }
    play.play("2 place guild");
    assert_eq!(play.refused("3 place guild"), "C3.6");
}

// C3.7
#[test]
fn three_stand_in_the_stables_one_worker_each() {
    let mut play = Board::new(4).deniers(&[9, 9, 9, 9]).start();
    play.all(&["1 place stables", "2 place stables", "3 place 1", "4 pass"]);
    assert_eq!(play.refused("1 place stables"), "C3.7", "they are there already");
    play.all(&["1 pass", "2 pass", "3 place stables"]);
    let there: Vec<u8> = play.state.special().stables.iter().map(|seat| seat.number()).collect();
    assert_eq!(there, [1, 2, 3]);
    let mut full = Board::new(4).deniers(&[9, 9, 9, 9]).start();
    full.all(&["1 place stables", "2 place stables", "3 place stables"]);
    assert_eq!(full.refused("4 place stables"), "C3.7");
}

// C3.7
#[test]
fn two_players_have_no_stables() {
    let play = Board::new(2).deniers(&[9, 9]).start();
    assert_eq!(play.refused("1 place stables"), "C3.7");
    assert!(!play.can("place stables"));
}

// C3.8
#[test]
fn the_inn_takes_one_worker_on_its_left_place() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).inn(1).start();
    assert!(play.can("place inn"), "one player may be on both places");
    play.play("1 place inn");
    assert_eq!(play.refused("2 place inn"), "C3.8");
}

// C3.9
#[test]
fn one_worker_of_a_player_stands_in_the_castle() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).start();
    play.all(&["1 place castle", "2 place castle", "3 place castle"]);
    assert_eq!(play.refused("1 place castle"), "C3.9");
}

// C3.10
#[test]
fn the_inns_right_place_makes_every_worker_cost_one() {
    let mut play = Board::new(4).deniers(&[9, 9, 9, 9]).inn(4).tile(9, "mason", 1).start();
    play.all(&["1 pass", "2 pass", "3 pass", "4 place castle", "4 place 9"]);
    assert_eq!((play.deniers(4), play.prestige(1)), (7, 1), "the owner still scores");
}
