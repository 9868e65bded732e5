//! Residences, by the Notary and by the favour table (C6.9, C6.10).

use crate::board;

use board::{Board, Play, on};
use caylus::{Event, Place};

/// Seat 1's Notary on space 9, where the provost stands; the Dungeon has been counted.
fn notary(players: u8) -> Board {
    Board::new(players).castle(&[], &[], &[], 1).tile(9, "notary", 1).bailiff(9)
}

/// Phase 5: seat 1 works at the Notary with this many deniers (at least 1) and these cubes. Seat 2 waits in the castle
/// with a batch, so that the game stops there when phase 5 is over.
fn at_notary(board: Board, deniers: i64, cubes: &str) -> Play {
    // Seat 1 pays 1 for the place and takes 1 as the first to pass.
    let mut play = board.deniers(&[deniers, 1]).cubes(1, cubes).cubes(2, "FWS").start();
    play.all(&["1 place 9", "2 place castle"]).to_phase(5);
    play
}

/// Residences that are paid for and not made yet: seat and space, in their order.
fn planned(play: &Play) -> Vec<(u8, u8)> {
    play.state.planned_residences().map(|planned| (planned.seat.number(), planned.space.number())).collect()
}

/// Residences that were made: seat and space, in their order.
fn made(play: &Play) -> Vec<(u8, u8)> {
    let one = |event: &Event| match event {
        Event::ResidenceMade { seat, space, .. } => Some((seat.number(), space.number())),
        _ => None,
    };
    play.events.iter().filter_map(one).collect()
}

/// How many tiles are unbuilt.
fn stock(play: &Play) -> usize {
    play.state.stock().iter().count()
}

/// Whether a residence of this seat stands there.
fn lives(play: &Play, seat: u8, space: u8) -> bool {
    (play.tile(space), play.owner(space)) == ("residence", seat)
}

// C6.9 C3.1: the rulebook's example: blue (1) in its own Notary, the neutral quarry.
#[test]
fn the_rulebooks_example_of_the_notary() {
    let mut play = at_notary(notary(2).tile(10, "farm-food", 1), 3, "FC");
    assert_eq!((play.prestige(1), play.deniers(1)), (0, 3), "no point for a worker on one's own building");
    assert!(play.can("residence 10"), "they could have chosen one of their own buildings");
    play.play("1 residence 4");
    assert_eq!((play.cubes(1).as_str(), play.deniers(1), play.prestige(1)), ("F", 2, 2));
    assert!(lives(&play, 1, 4));
    play.to_next_turn();
    assert_eq!(play.deniers(1), 2 + 3, "one denier more from the next turn on");
}

// C6.9
#[test]
fn every_neutral_tile_and_ones_own_wood_and_stone_tiles_can_be_chosen() {
    let road = || notary(2).tile(10, "farm-food", 1).tile(11, "sawmill", 2).tile(12, "church", 1);
    let spaces = [1, 10, 12, 2, 3, 4, 5, 6];
    let texts: Vec<String> =
        spaces.iter().map(|space| format!("residence {space}")).chain(["skip".to_owned()]).collect();
    assert_eq!(at_notary(road(), 3, "CC").legal(), texts);
    for space in spaces {
        let mut play = at_notary(road(), 3, "CC");
        play.play(&format!("1 residence {space}"));
        assert!(lives(&play, 1, space) && planned(&play).is_empty(), "{space}");
        assert_eq!((play.prestige(1), play.cubes(1).as_str(), play.deniers(1)), (2, "C", 2), "{space}");
    }
}

// C6.9 C1.5: never a Notary, a fixed or prestige building, a residence, an empty space or another player's tile.
#[test]
fn nothing_else_can_be_chosen() {
    let road = notary(2).tile(1, "residence", 1).tile(2, "residence", 2).tile(3, "statue", 1).tile(4, "library", 2);
    let road = road.tile(10, "sawmill", 2).tile(11, "church", 2).tile(12, "farm-food", 1).tile(13, "residence", 1);
    let play = at_notary(road, 3, "C");
    assert_eq!(play.legal(), ["residence 12", "residence 5", "residence 6", "skip"]);
    for space in [1, 2, 3, 4, 7, 8, 9, 10, 11, 13, 14, 16, 28] {
        assert_eq!(play.refused(&format!("1 residence {space}")), "C6.9", "{space}");
    }
}

// C6.9: not even when nobody stands on it: seat 1 has the favour for the most batches.
#[test]
fn the_notary_itself_is_never_transformed() {
    let board = notary(2).tile(10, "quarry", 1).markers(1, [0, 0, 0, 3]);
    let mut play = board.deniers(&[9, 9]).cubes(1, "FWSC").start();
    play.play("1 place castle").to_phase(6).all(&["1 batch WS", "1 favor D"]);
    assert_eq!((play.refused("1 residence 9"), play.can("residence 9")), ("C6.9", false));
    assert!(play.can("residence 10"));
}

// C6.9
#[test]
fn a_residence_costs_one_cloth_and_one_denier() {
    let cloth = at_notary(notary(2), 9, "FFWWSSGG");
    assert_eq!((cloth.state.phase(), cloth.deniers(1)), (6, 9), "without cloth they are not asked");
    let start = |deniers| {
        let mut play = notary(3).deniers(&[deniers, 9, 9]).cubes(1, "C").cubes(3, "FWS").start();
        play.all(&["1 place 9", "2 pass", "3 place castle"]).to_phase(5);
        play
    };
    let none = start(1);
    assert_eq!((none.state.phase(), none.deniers(1), none.cubes(1).as_str()), (6, 0, "C"), "nor without a denier");
    let mut one = start(2);
    assert_eq!(one.deniers(1), 1);
    one.play("1 residence 6");
    assert_eq!((one.deniers(1), one.cubes(1).as_str(), one.tile(6)), (0, "", "residence"));
}

// C6.9
#[test]
fn a_neutral_tile_leaves_the_game() {
    let mut play = at_notary(notary(2), 3, "C");
    let before = stock(&play);
    play.play("1 residence 6");
    assert_eq!((stock(&play), play.in_stock("n-carpenter")), (before, false));
    assert!((1..=28).all(|space| play.tile(space) != "n-carpenter"));
}

// C6.9 C6.5: the park goes back to the stock, the Mason builds it again, and its old space is not free.
#[test]
fn ones_own_tile_goes_back_to_the_stock_and_can_be_built_again_in_the_same_phase() {
    let road = notary(2).tile(10, "park", 1).tile(11, "mason", 2).bailiff(11);
    let mut play = road.deniers(&[5, 1]).cubes(1, "FSC").start();
    play.all(&["1 place 9", "2 pass", "1 place 11"]).to_phase(5);
    let before = stock(&play);
    assert!(!play.in_stock("park"));
    play.play("1 residence 10");
    assert_eq!((play.in_stock("park"), stock(&play), play.prestige(1)), (true, before + 1, 2));
    play.play("1 build park");
    assert_eq!((play.tile(10), play.tile(12), play.owner(12)), ("residence", "park", 1));
    assert_eq!((play.in_stock("park"), play.prestige(1)), (false, 2 + 3));
}

// C6.9 C6.6
#[test]
fn an_architect_builds_over_the_residence_in_the_same_phase() {
    let road = notary(2).tile(10, "architect", 2).bailiff(10);
    let mut play = road.deniers(&[9, 1]).cubes(1, "FFFCG").start();
    play.all(&["1 place 9", "2 pass", "1 place 10"]).to_phase(5);
    play.play("1 residence 4");
    assert_eq!(play.legal(), ["build granary 4", "skip"]);
    play.play("1 build granary 4");
    assert_eq!((play.tile(4), play.owner(4), play.prestige(1)), ("granary", 1, 2 + 10));
}

// C6.10 C6.1: a worker whose building has been handled has gone home.
#[test]
fn a_tile_that_has_been_handled_changes_at_once() {
    let road = notary(3).tile(10, "peddler", 3).bailiff(10);
    let mut play = road.deniers(&[9, 9, 9]).cubes(1, "C").start();
    play.all(&["1 place 9", "2 place 1", "3 place 10"]).to_phase(5);
    play.all(&["2 take F", "1 residence 1"]);
    assert_eq!(
        (play.acting(), lives(&play, 1, 1), play.prestige(1)),
        (3, true, 2),
        "seat 3's peddler is still to come"
    );
}

// C6.10: the French text: not when the worker has left, as the Portuguese has it, but when phase 5 is over.
#[test]
fn a_tile_with_a_worker_works_on_and_changes_when_phase_five_is_over() {
    let road = notary(3).tile(10, "stone-farm", 1).tile(11, "peddler", 3).bailiff(11);
    let mut play = road.deniers(&[9, 9, 9]).cubes(1, "CC").start();
    play.all(&["1 place 9", "2 place 10", "3 place 11"]).to_phase(5);
    let deniers = play.deniers(1);
    play.play("1 residence 10");
    assert_eq!((play.cubes(1).as_str(), deniers - play.deniers(1)), ("C", 1), "the price is paid now");
    assert_eq!((planned(&play), play.prestige(1)), (vec![(1, 10)], 1), "a point for the visit, none for the residence");
    assert_eq!((play.tile(10), play.cubes(2).as_str()), ("stone-farm", "FFC"), "the farm has worked");
    play.play("1 take F");
    assert_eq!((play.acting(), play.worker(10), play.workers(2)), (3, 0, 6), "its worker has gone home");
    assert_eq!((play.tile(10), play.owner(10), play.in_stock("stone-farm")), ("stone-farm", 1, false));
    assert_eq!((play.prestige(1), made(&play)), (1, vec![]));
    play.play("3 skip");
    assert!(lives(&play, 1, 10) && play.in_stock("stone-farm") && planned(&play).is_empty());
    assert_eq!((play.prestige(1), made(&play)), (1 + 2, vec![(1, 10)]));
}

// C6.10: with one's own worker too.
#[test]
fn a_tile_with_ones_own_worker_waits_as_well() {
    let road = notary(2).tile(10, "farm-cloth", 1).bailiff(10);
    let mut play = road.deniers(&[5, 1]).cubes(1, "C").cubes(2, "FWS").start();
    play.all(&["1 place 9", "2 place castle", "1 place 10"]).to_phase(5);
    play.play("1 residence 10");
    assert_eq!((play.tile(10), play.prestige(1), play.legal().len()), ("farm-cloth", 0, 2));
    play.play("1 take C");
    assert_eq!((play.state.phase(), play.cubes(1).as_str(), play.prestige(1)), (6, "CC", 2), "before the castle");
    assert!(lives(&play, 1, 10));
}

// C6.10 C6.1
#[test]
fn a_worker_beyond_the_provost_makes_a_residence_wait_too() {
    let road = notary(3).tile(10, "farm-food", 1);
    let mut play = road.deniers(&[9, 9, 9]).cubes(1, "C").start();
    play.all(&["1 place 9", "2 place 10"]).to_phase(5).play("1 residence 10");
    assert!(lives(&play, 1, 10) && play.cubes(2).is_empty(), "the farm did not work");
    assert_eq!(play.prestige(1), 1 + 2);
    let at = |wanted: &dyn Fn(&Event) -> bool| play.events.iter().position(wanted);
    let paid = at(&|event| matches!(event, Event::ResidencePlanned { .. }));
    let home = at(&|event| matches!(event, Event::Returned { from, .. } if *from == Place::road(on(10))));
    let change = at(&|event| matches!(event, Event::ResidenceMade { .. }));
    assert!(paid.is_some() && paid < home && home < change, "{paid:?} {home:?} {change:?}");
}

// C6.10 C6.4 C6.6: until then it is neither in the stock nor a residence.
#[test]
fn a_planned_residence_can_neither_be_built_over_nor_its_tile_be_built_again() {
    let road = notary(2).tile(1, "residence", 1).tile(10, "park", 1).tile(11, "mason", 1).tile(12, "architect", 1);
    let mut play = road.bailiff(12).deniers(&[9, 9]).cubes(1, "FFFFSCG").start();
    play.all(&["1 place 9", "2 place 10", "1 place 11", "2 pass", "1 place 12"]).to_phase(5);
    play.all(&["1 residence 10", "1 take F"]);
    assert_eq!((play.refused("1 build park"), play.can("build workshop")), ("C6.4", true));
    play.play("1 skip");
    assert_eq!(play.refused("1 build granary 10"), "C6.6");
    assert_eq!(play.legal(), ["build granary 1", "skip"]);
    play.play("1 skip");
    assert!(lives(&play, 1, 10) && play.in_stock("park"));
}

/// Seat 1 uses the Joust Field's favour in line D, column 4: the residence is to be chosen. Seat 2's worker stands on
/// space 5, and it has a food to sell there; seat 3's stands on the Notary, with what a residence costs.
fn residence_by_joust() -> Play {
    let board = notary(3).deniers(&[9, 9, 9]).cubes(1, "CC").cubes(2, "F").cubes(3, "C").markers(1, [0, 0, 0, 3]);
    let mut play = board.start();
    play.all(&["1 place joust", "2 place 5", "3 place 9"]).to_phase(3).all(&["1 joust", "1 favor D"]);
    play
}

// C6.10 C8.6
#[test]
fn a_favour_in_phase_three_waits_for_phase_five_to_be_over() {
    let mut play = residence_by_joust();
    let (deniers, points) = (play.deniers(1), play.prestige(1));
    play.play("1 residence 5");
    assert_eq!((play.deniers(1), play.cubes(1).as_str()), (deniers, ""), "its cloth is all it costs");
    assert_eq!((planned(&play), play.tile(5), play.prestige(1)), (vec![(1, 5)], "n-market", points));
    play.to_phase(5);
    let before = play.deniers(2);
    play.play("2 sell F");
    assert_eq!(play.deniers(2), before + 4, "the market works");
    assert_eq!((play.acting(), play.tile(5), play.prestige(1)), (3, "n-market", points));
    play.play("3 skip");
    assert_eq!((lives(&play, 1, 5), play.prestige(1)), (true, points + 2));
}

// C6.9 C6.10
#[test]
fn a_favour_in_phase_three_changes_a_tile_without_a_worker_at_once() {
    let mut play = residence_by_joust();
    let points = play.prestige(1);
    play.play("1 residence 4");
    assert_eq!((play.state.phase(), lives(&play, 1, 4), play.prestige(1)), (4, true, points + 2));
    assert!(planned(&play).is_empty());
}

// C6.10
#[test]
fn nobody_chooses_a_tile_that_becomes_a_residence_already() {
    let mut play = residence_by_joust();
    play.play("1 residence 5").to_phase(5).play("2 sell F");
    assert_eq!((play.acting(), play.worker(5)), (3, 0));
    assert_eq!((play.refused("3 residence 5"), play.can("residence 5")), ("C6.10", false));
    play.play("3 residence 6");
    assert_eq!(made(&play), [(3, 6), (1, 5)], "the other one at once, the planned one at the end");
}

// C6.10
#[test]
fn nor_does_who_planned_it_himself() {
    let board = notary(3).deniers(&[9, 9, 9]).cubes(1, "CCC").cubes(2, "F").markers(1, [0, 0, 0, 3]);
    let mut play = board.start();
    play.all(&["1 place joust", "2 place 5", "3 pass", "1 place 9"]).to_phase(3);
    play.all(&["1 joust", "1 favor D", "1 residence 5"]).to_phase(5).play("2 skip");
    assert_eq!((play.refused("1 residence 5"), play.can("residence 5")), ("C6.10", false));
}

// C6.10: by the favour table, on the Mason that is being handled.
#[test]
fn a_favour_in_phase_five_on_the_tile_being_handled_waits() {
    let road = Board::new(2).castle(&[], &[], &[], 1).tile(9, "mason", 1).tile(10, "peddler", 2).bailiff(10);
    let mut play = road.deniers(&[9, 9]).cubes(1, "SCC").markers(1, [0, 0, 0, 3]).start();
    play.all(&["1 place 9", "2 place 10"]).to_phase(5);
    let deniers = play.deniers(1);
    play.all(&["1 build church", "1 favor D", "1 residence 9"]);
    assert_eq!((play.cubes(1).as_str(), play.deniers(1)), ("", deniers));
    assert_eq!((play.acting(), play.worker(9), planned(&play)), (2, 0, vec![(1, 9)]));
    assert_eq!((play.tile(9), play.in_stock("mason"), play.prestige(1)), ("mason", false, 3));
    play.play("2 skip");
    assert_eq!((lives(&play, 1, 9), play.in_stock("mason"), play.prestige(1)), (true, true, 3 + 2));
}

// C6.10: chosen 12 (Joust Field), 10 (Notary), 11 (the Church's favour): neither along the road nor by seats.
#[test]
fn planned_residences_are_made_in_the_order_chosen() {
    let road = notary(3).tile(10, "farm-food", 1).tile(11, "mason", 3).tile(12, "sawmill", 2).bailiff(12);
    let road = road.markers(2, [0, 0, 0, 3]).markers(3, [0, 0, 0, 3]);
    let mut play = road.deniers(&[9, 9, 9]).cubes(1, "C").cubes(2, "CC").cubes(3, "SCC").start();
    play.all(&["1 place 9", "2 place joust", "3 place 11", "1 place 10", "2 place 12"]).to_phase(3);
    play.all(&["2 joust", "2 favor D", "2 residence 12"]).to_phase(5);
    play.all(&["1 residence 10", "1 take F"]);
    assert_eq!((planned(&play), made(&play)), (vec![(2, 12), (1, 10)], vec![]));
    play.all(&["3 build church", "3 favor D", "3 residence 11"]);
    assert_eq!(made(&play), [(2, 12), (1, 10), (3, 11)]);
    assert_eq!((play.prestige(1), play.prestige(2), play.prestige(3)), (2, 2, 3 + 2));
    assert_eq!(play.cubes(2), "WW", "seat 2's sawmill worked before it went");
}

// C6.10 C7.5: nobody stands on the road in phase 6: the favour for the most batches.
#[test]
fn in_phase_six_a_residence_is_made_at_once() {
    let board = notary(2).markers(1, [0, 0, 0, 3]).deniers(&[9, 9]).cubes(1, "FWSC");
    let mut play = board.start();
    play.all(&["1 place castle", "2 place 3"]).to_phase(6).play("1 batch WS");
    let (deniers, points) = (play.deniers(1), play.prestige(1));
    play.all(&["1 favor D", "1 residence 3"]);
    assert!(lives(&play, 1, 3) && !play.events.iter().any(|event| matches!(event, Event::ResidencePlanned { .. })));
    assert_eq!((play.prestige(1), play.deniers(1)), (points + 2, deniers + 3), "it brings its denier next turn");
}

// C6.10 C7.8: nor in phase 7: the count of the Walls.
#[test]
fn in_phase_seven_a_residence_is_made_at_once() {
    let board = Board::new(2).castle(&[], &[1, 1, 2, 2], &[], 1).bailiff(17).markers(1, [0, 0, 0, 3]);
    let mut play = board.deniers(&[9, 9]).cubes(1, "C").start();
    play.all(&["1 place 3", "2 place 4"]).to_phase(7).all(&["1 favor D", "1 residence 3"]);
    assert_eq!((play.state.phase(), play.acting()), (7, 2), "seat 2 is counted next");
    assert_eq!((lives(&play, 1, 3), play.prestige(1), planned(&play)), (true, 2, vec![]));
}
