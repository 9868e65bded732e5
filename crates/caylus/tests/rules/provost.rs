//! Phase 4: the provost (C5).

use crate::board;

use board::{Board, Play};
use caylus::Event;

/// All pass at once, in the order of the seats.
fn all_passed(board: Board, deniers: &[i64]) -> Play {
    let mut play = board.deniers(deniers).start();
    while play.state.phase() == 2 {
        play.play(&format!("{} pass", play.acting()));
    }
    play
}

/// The moves by these steps.
fn moves(steps: &[&str]) -> Vec<String> {
    steps.iter().map(|steps| format!("provost {steps}")).collect()
}

/// Who is asked from now on to the end of phase 4; nobody moves the provost.
fn asked(play: &mut Play) -> Vec<u8> {
    let mut asked = Vec::new();
    while play.state.phase() == 4 {
        asked.push(play.acting());
        play.play(&format!("{} provost 0", play.acting()));
    }
    asked
}

// C5.1: the rulebook's example. Blue 1, orange 2, red 3, green 4 have passed in this order.
#[test]
fn the_rulebooks_example_of_the_provost() {
    let board = Board::new(4).bailiff(10).tile(9, "sawmill", 4).tile(10, "quarry", 3);
    let mut play = board.deniers(&[9, 9, 9, 9]).start();
    play.all(&["1 pass", "2 pass", "3 place 10", "4 place 9", "3 pass", "4 pass"]);
    play.all(&["1 provost 0", "2 provost -2"]);
    assert_eq!((play.provost(), play.deniers(1), play.deniers(2)), (8, 10, 7), "neither worker would work");
    play.play("3 provost +2");
    assert_eq!((play.provost(), play.deniers(3)), (10, 9 - 1 - 2));
    play.play("4 provost -1");
    let (red, green) = ((play.deniers(3), play.cubes(3)), (play.deniers(4), play.cubes(4)));
    // Nobody is asked in phases 5 and 6, so this is the next turn: 2 deniers for each.
    assert_eq!(play.state.turn(), 6);
    assert_eq!(red, (6 + 2, String::new()), "red's worker has come home from beyond the provost");
    assert_eq!(green, (9 - 1 - 1 + 2, "WW".to_owned()), "green's has worked");
    let moved = play.events.iter().filter_map(|event| match event {
        Event::ProvostMoved { to, .. } => Some(to.number()),
        _ => None,
    });
    assert_eq!(moved.collect::<Vec<_>>(), [10, 8, 10, 9], "the provost has gone back by one space");
    assert_eq!(play.bailiff(), 11, "so the bailiff goes on by one");
}

// C5.1
#[test]
fn the_provost_is_moved_in_passing_order_once_by_each() {
    let mut play = Board::new(4).deniers(&[20, 20, 20, 20]).order(&[2, 1, 3, 4]).start();
    play.all(&["2 place 1", "1 place 2", "3 pass", "4 place 3", "2 pass", "1 place 4", "4 pass", "1 pass"]);
    for (seat, space) in [(3, 7), (2, 8), (4, 9), (1, 10)] {
        assert_eq!((play.state.phase(), play.acting()), (4, seat));
        play.play(&format!("{seat} provost +1"));
        assert_eq!(play.provost(), space);
    }
    assert_eq!(play.state.phase(), 5);
}

// C5.1
#[test]
fn each_space_costs_a_denier_either_way() {
    for (steps, price, space) in
        [("-3", 3, 5), ("-2", 2, 6), ("-1", 1, 7), ("0", 0, 8), ("+1", 1, 9), ("+2", 2, 10), ("+3", 3, 11)]
    {
        let mut play = all_passed(Board::new(3).bailiff(8), &[8, 9, 9]);
        assert_eq!((play.deniers(1), play.legal()), (9, moves(&["+1", "+2", "+3", "-1", "-2", "-3", "0"])));
        play.play(&format!("1 provost {steps}"));
        assert_eq!((play.deniers(1), play.provost(), play.acting()), (9 - price, space, 2));
        assert_eq!((play.deniers(2), play.deniers(3)), (9, 9));
    }
}

// C5.1
#[test]
fn nobody_moves_the_provost_further_than_they_can_pay() {
    let mut play = all_passed(Board::new(4), &[9, 2, 1, 3]);
    play.play("1 provost 0");
    assert_eq!((play.acting(), play.legal()), (2, moves(&["+1", "+2", "-1", "-2", "0"])));
    assert_eq!((play.refused("2 provost +3"), play.refused("2 provost -3")), ("C5.1", "C5.1"));
    play.play("2 provost +2");
    assert_eq!((play.acting(), play.legal()), (3, moves(&["+1", "-1", "0"])));
    assert_eq!((play.refused("3 provost +2"), play.refused("3 provost -2")), ("C5.1", "C5.1"));
    play.play("3 provost -1");
    assert_eq!((play.acting(), play.legal()), (4, moves(&["+1", "+2", "+3", "-1", "-2", "-3", "0"])));
    assert_eq!((play.deniers(2), play.deniers(3)), (0, 0));
}

// C5.1: seats 2 and 4 have passed for want of money.
#[test]
fn who_has_no_denier_is_not_asked() {
    let mut play = all_passed(Board::new(5), &[9, 0, 9, 0, 1]);
    assert_eq!(play.passed(), [1, 2, 3, 4, 5]);
    assert_eq!(asked(&mut play), [1, 3, 5]);
    // The first to pass always has a denier, even if it is the only one.
    let mut poor = all_passed(Board::new(3), &[0, 0, 1]);
    assert_eq!(asked(&mut poor), [1, 3]);
}

// C5.1
#[test]
fn there_is_nothing_else_to_do_in_phase_four() {
    let play = all_passed(Board::new(3), &[9, 9, 9]);
    assert_eq!((play.refused("1 pass"), play.refused("1 skip")), ("C5.1", "C5.1"));
}

// C5.2
#[test]
fn the_provost_goes_on_empty_spaces() {
    let mut play = all_passed(Board::new(3), &[9, 9, 9]);
    play.play("1 provost +3");
    assert_eq!((play.provost(), play.tile(9)), (9, "-"));
    play.play("2 provost +2");
    assert_eq!((play.provost(), play.tile(11)), (11, "-"));
    play.play("3 provost +3");
    assert_eq!(play.bailiff(), 8, "he was beyond the bailiff");
}

// C5.2 C6.1: the FAQ's answer: never on the bridge, so the first building always works.
#[test]
fn the_provost_never_goes_back_beyond_the_first_space() {
    let mut play = Board::new(4).deniers(&[9, 9, 9, 9]).start();
    play.all(&["1 place 1", "2 place 2", "3 place guild", "4 pass", "1 pass", "2 pass", "3 pass"]);
    play.play("3 provost -3");
    assert_eq!((play.provost(), play.acting(), play.legal()), (3, 4, moves(&["+1", "+2", "+3", "-1", "-2", "0"])));
    assert_eq!(play.refused("4 provost -3"), "C5.2");
    play.play("4 provost -1");
    assert_eq!((play.acting(), play.legal()), (1, moves(&["+1", "+2", "+3", "-1", "0"])));
    assert_eq!(play.refused("1 provost -2"), "C5.2");
    play.play("1 provost -1");
    assert_eq!((play.provost(), play.acting(), play.legal()), (1, 2, moves(&["+1", "+2", "+3", "0"])));
    assert_eq!(play.refused("2 provost -1"), "C5.2");
    play.all(&["2 provost 0", "3 provost 0", "1 take C"]);
    assert_eq!((play.cubes(1), play.cubes(2)), ("C".to_owned(), String::new()));
}

// C5.2
#[test]
fn the_provost_never_goes_beyond_the_last_space() {
    let mut play = Board::new(4).deniers(&[9, 9, 9, 9]).bailiff(23).castle(&[], &[], &[], 2).start();
    play.all(&["1 pass", "2 pass", "3 pass", "4 pass"]);
    play.play("1 provost +3");
    assert_eq!((play.provost(), play.acting(), play.legal()), (26, 2, moves(&["+1", "+2", "-1", "-2", "-3", "0"])));
    assert_eq!(play.refused("2 provost +3"), "C5.2");
    play.play("2 provost +1");
    assert_eq!((play.acting(), play.legal()), (3, moves(&["+1", "-1", "-2", "-3", "0"])));
    assert_eq!(play.refused("3 provost +2"), "C5.2");
    play.play("3 provost +1");
    assert_eq!((play.provost(), play.acting(), play.legal()), (28, 4, moves(&["-1", "-2", "-3", "0"])));
    assert_eq!(play.refused("4 provost +1"), "C5.2");
}

// C5.1 C5.2: one denier, on the last space.
#[test]
fn money_and_the_end_of_the_road_limit_the_provost_together() {
    let mut play = all_passed(Board::new(3).bailiff(23).castle(&[], &[], &[], 2), &[9, 9, 1]);
    play.all(&["1 provost +3", "2 provost +2"]);
    assert_eq!((play.provost(), play.legal()), (28, moves(&["-1", "0"])));
    assert_eq!((play.refused("3 provost +1"), play.refused("3 provost -2")), ("C5.2", "C5.1"));
}
