//! Phase 3: the special buildings (C4).

use crate::board;

use board::{Board, Play};
use caylus::{Event, Place};

/// Three players with nine deniers each; seat 1 has gone to the Gate and all have passed.
fn at_the_gate(board: Board) -> Play {
    let mut play = board.deniers(&[9, 9, 9]).start();
    play.all(&["1 place gate", "2 pass", "3 pass", "1 pass"]);
    play
}

/// The Guild's question with the provost on this space, in the hands of seat 1, who has no denier.
fn in_the_guild(provost: i64) -> Play {
    let bailiff = provost.clamp(6, 23);
    let Board(mut setup): Board = Board::new(3).castle(&[], &[], &[], 2).bailiff(bailiff);
    (setup.phase, setup.provost, setup.passed) = (3, provost, vec![2, 3, 1]);
    (setup.special.guild, setup.seats[0].workers) = (Some(1), 5);
    setup.step = serde_json::from_value(serde_json::json!({ "at": "guild" })).ok();
    Board(setup).start()
}

fn stables(play: &Play) -> Vec<u8> {
    play.state.special().stables.iter().map(|seat| seat.number()).collect()
}

fn castle_queue(play: &Play) -> Vec<u8> {
    play.state.castle().queue.iter().map(|seat| seat.number()).collect()
}

/// Who holds the Inn's right place, or 0.
fn inn_right(play: &Play) -> u8 {
    play.state.special().inn_right.map_or(0, |seat| seat.number())
}

fn jousts(play: &Play) -> usize {
    play.events.iter().filter(|event| matches!(event, Event::FavorsGranted { .. })).count()
}

// C1.1 C4.7: whatever the order of placement, the workers come home from the castle's side to the bridge.
#[test]
fn the_special_buildings_are_handled_in_the_order_of_the_board() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).inn(1).start();
    play.all(&["1 place stables", "2 place inn", "3 place joust", "1 place guild", "2 place post", "3 place gate"]);
    play.all(&["1 pass", "2 pass", "3 pass", "3 recall", "1 provost 0"]);
    let homecoming = play.events.iter().filter_map(|event| match event {
        Event::Returned { seat, from } => Some((from.to_string(), seat.number())),
        _ => None,
    });
    let expected = [("gate", 3), ("post", 2), ("guild", 1), ("joust", 3), ("stables", 1), ("inn", 1)];
    assert_eq!(homecoming.collect::<Vec<_>>(), expected.map(|(place, seat)| (place.to_owned(), seat)));
    assert_eq!(play.state.phase(), 4);
}

// C4.7
#[test]
fn each_worker_returns_when_its_building_has_been_handled() {
    let mut play = Board::new(3).deniers(&[20, 9, 9]).cubes(1, "C").start();
    play.all(&["1 place post", "2 pass", "3 pass", "1 place guild", "1 place joust", "1 pass"]);
    assert_eq!((play.acting(), play.workers(1)), (1, 4), "the Guild: the Trading Post's worker is back");
    play.play("1 provost 0");
    assert_eq!(play.workers(1), 5, "the Joust Field: the Guild's worker is back");
    play.play("1 joust");
    assert_eq!((play.workers(1), play.special(Place::JOUST)), (5, 1), "the favour is still to be used");
    play.play("1 favor A");
    assert_eq!((play.workers(1), play.special(Place::JOUST)), (5, 1), "its effect is still to be used");
    play.play("1 use 1");
    assert_eq!((play.workers(1), play.special(Place::JOUST)), (6, 0));
}

// C4.1
#[test]
fn the_gate_leads_to_every_place_where_a_worker_could_be_placed() {
    let play = at_the_gate(
        Board::new(3).tile(1, "residence", 1).tile(2, "statue", 2).tile(9, "mason", 1).tile(10, "quarry", 2),
    );
    let road = ["move 10", "move 16", "move 3", "move 4", "move 5", "move 6", "move 7", "move 8", "move 9"];
    let elsewhere = ["move castle", "move guild", "move inn", "move joust", "move post", "move stables", "recall"];
    assert_eq!(play.legal(), [&road[..], &elsewhere[..]].concat());
    for closed in ["1", "2", "11", "28", "gate"] {
        assert_eq!(play.refused(&format!("1 move {closed}")), "C3.6");
    }
    assert_eq!(play.refused("1 pass"), "C4.1");
}

// C4.1: all the others have passed, and the player has no denier left.
#[test]
fn the_move_from_the_gate_is_free_and_the_owner_of_the_building_scores() {
    let mut play = Board::new(3).deniers(&[1, 9, 9]).tile(9, "mason", 2).start();
    play.all(&["1 place gate", "2 pass", "3 pass"]);
    assert_eq!((play.deniers(1), play.prestige(2)), (0, 0));
    play.play("1 move 9");
    assert_eq!((play.deniers(1), play.worker(9), play.workers(1)), (0, 1, 5));
    assert_eq!((play.prestige(1), play.prestige(2), play.prestige(3)), (0, 1, 0));
    assert_eq!((play.special(Place::GATE), play.state.phase()), (0, 4));
}

// C4.1
#[test]
fn from_the_gate_to_ones_own_building_nobody_scores() {
    let mut play = at_the_gate(Board::new(3).tile(9, "mason", 1));
    play.play("1 move 9");
    assert_eq!((play.worker(9), play.prestige(1), play.deniers(1)), (1, 0, 8));
}

// C4.1
#[test]
fn the_gate_leads_to_no_place_that_is_taken() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).start();
    play.all(&["1 place gate", "2 place guild", "3 place 1", "1 place castle", "2 place inn", "3 place post"]);
    play.all(&["1 place stables", "2 pass", "3 pass", "1 pass"]);
    for (place, rule) in [
        ("guild", "C3.6"),
        ("post", "C3.6"),
        ("1", "C3.6"),
        ("inn", "C3.8"),
        ("castle", "C3.9"),
        ("stables", "C3.7"),
        ("gate", "C3.6"),
    ] {
        assert_eq!(play.refused(&format!("1 move {place}")), rule, "{place}");
        assert!(!play.can(&format!("move {place}")));
    }
    assert!(play.can("move joust") && play.can("move 2"));
}

// C4.1
#[test]
fn the_gate_does_not_lead_to_full_stables() {
    let mut play = Board::new(4).deniers(&[9, 9, 9, 9]).start();
    play.all(&["1 place stables", "2 place stables", "3 place stables", "4 place gate"]);
    play.all(&["1 pass", "2 pass", "3 pass", "4 pass"]);
    assert_eq!((play.acting(), play.refused("4 move stables")), (4, "C3.7"));
    assert!(!play.can("move stables") && play.can("move castle"));
}

// C4.1 C4.5: the lowest free place, and the Stables are handled later in the same phase.
#[test]
fn from_the_gate_to_the_stables_behind_the_others() {
    let mut play = Board::new(4).deniers(&[9, 9, 20, 9]).start();
    play.all(&["1 pass", "2 pass", "3 place gate", "4 place stables", "3 place guild", "4 pass", "3 pass"]);
    play.play("3 move stables");
    assert_eq!(stables(&play), [4, 3], "the Guild asks first");
    play.play("3 provost 0");
    assert_eq!(play.order(), [4, 3, 1, 2]);
    assert_eq!((stables(&play), play.workers(3)), (vec![], 6));
}

// C4.1
#[test]
fn from_the_gate_to_the_castle_behind_the_others() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).start();
    play.all(&["1 place gate", "2 place castle", "3 pass", "1 pass", "2 pass", "1 move castle"]);
    assert_eq!((castle_queue(&play), play.workers(1), play.deniers(1)), (vec![2, 1], 5, 8));
}

// C4.1 C4.2 C4.3 C4.4 C4.6: the other special buildings come after the Gate.
#[test]
fn a_worker_from_the_gate_works_on_a_special_building_in_the_same_turn() {
    let mut post = at_the_gate(Board::new(3));
    post.play("1 move post");
    assert_eq!((post.deniers(1), post.workers(1), post.state.phase()), (8 + 3, 6, 4));

    let mut guild = at_the_gate(Board::new(3));
    guild.all(&["1 move guild", "1 provost +2"]);
    assert_eq!((guild.provost(), guild.deniers(1), guild.state.phase()), (8, 8, 4));

    let mut joust = at_the_gate(Board::new(3).cubes(1, "C"));
    joust.play("1 move joust");
    assert_eq!(joust.legal(), ["joust", "skip"]);

    let mut inn = at_the_gate(Board::new(3));
    inn.play("1 move inn");
    assert_eq!((inn_right(&inn), inn.special(Place::INN), inn.workers(1)), (1, 0, 5));
}

// C4.1 C4.6
#[test]
fn from_the_gate_to_the_inn_a_worker_drives_out_whoever_is_there() {
    let mut play = at_the_gate(Board::new(3).inn(2));
    play.play("1 move inn");
    assert_eq!((inn_right(&play), play.workers(1), play.workers(2)), (1, 5, 6));
    assert_eq!(play.state.phase(), 4, "the guest of old is not asked");
}

// C4.1
#[test]
fn who_is_on_the_inns_right_place_does_not_go_from_the_gate_to_its_left_one() {
    let mut play = at_the_gate(Board::new(3).inn(1));
    assert!(!play.can("move inn") && play.can("move castle") && play.can("recall"));
    assert_eq!(play.refused("1 move inn"), "C4.1");
    play.play("1 recall");
    assert!(play.can("stay") && play.can("leave"), "nobody came to the Inn");
    assert!(at_the_gate(Board::new(3).inn(2)).can("move inn"), "who is not there may go");
}

// C3.8: from the hand, a second worker may be placed there.
#[test]
fn who_is_on_the_inns_right_place_may_place_another_worker_on_its_left_one() {
    let play = Board::new(3).deniers(&[9, 9, 9]).inn(1).start();
    assert!(play.can("place inn"));
}

// C4.1 C4.6: as version 1 had it.
#[test]
fn in_version_1_who_is_on_the_inns_right_place_may_go_from_the_gate_to_its_left_one() {
    let mut play = at_the_gate(Board::new(3).inn(1).of_version_one());
    assert!(play.can("move inn"));
    play.play("1 move inn");
    assert_eq!((inn_right(&play), play.special(Place::INN), play.workers(1)), (1, 0, 5), "the old worker is home");
    assert_eq!(play.state.phase(), 4, "they came: there is no question whether they leave");
}

// C4.1
#[test]
fn the_gate_does_not_lead_to_the_stables_with_two_players() {
    let mut play = Board::new(2).deniers(&[9, 9]).start();
    play.all(&["1 place gate", "2 pass", "1 pass"]);
    assert_eq!(play.refused("1 move stables"), "C3.7");
    let road = ["1", "16", "2", "3", "4", "5", "6", "7", "8"].map(|space| format!("move {space}"));
    let elsewhere = ["castle", "guild", "inn", "joust", "post"].map(|place| format!("move {place}"));
    assert_eq!(play.legal(), [&road[..], &elsewhere[..], &["recall".to_owned()]].concat());
}

// C4.1 C4.7
#[test]
fn the_worker_on_the_gate_may_be_taken_back() {
    let mut play = at_the_gate(Board::new(3).tile(9, "mason", 2));
    assert_eq!((play.acting(), play.workers(1), play.special(Place::GATE)), (1, 5, 1));
    play.play("1 recall");
    assert_eq!((play.workers(1), play.special(Place::GATE), play.deniers(1)), (6, 0, 8));
    assert_eq!((play.prestige(2), play.state.phase()), (0, 4));
}

// C4.2
#[test]
fn the_trading_post_brings_three_deniers() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).start();
    play.all(&["1 place post", "2 pass", "3 pass", "1 pass"]);
    assert_eq!((play.deniers(1), play.workers(1), play.state.phase()), (9 - 1 + 3, 6, 4));
}

// C4.2 C5.1: the money comes just before the provost is moved.
#[test]
fn the_trading_posts_deniers_pay_for_the_provost() {
    let mut play = Board::new(3).deniers(&[1, 9, 0]).start();
    play.all(&["1 place post", "2 pass"]);
    assert_eq!((play.passed(), play.deniers(1)), (vec![2, 3, 1], 3));
    play.play("2 provost 0");
    assert_eq!(play.acting(), 1);
    assert!(play.can("provost +3") && play.can("provost -3"));
}

// C4.3
#[test]
fn the_guild_moves_the_provost_up_to_three_spaces_either_way_for_free() {
    let moves = ["+1", "+2", "+3", "-1", "-2", "-3", "0"].map(|steps| format!("provost {steps}"));
    for (steps, space) in [("-3", 6), ("-2", 7), ("-1", 8), ("0", 9), ("+1", 10), ("+2", 11), ("+3", 12)] {
        let mut play = Board::new(3).deniers(&[1, 9, 9]).bailiff(9).start();
        play.all(&["1 place guild", "2 pass", "3 pass"]);
        assert_eq!((play.acting(), play.deniers(1), play.legal()), (1, 0, moves.to_vec()));
        play.play(&format!("1 provost {steps}"));
        assert_eq!((play.provost(), play.deniers(1), play.bailiff()), (space, 0, 9));
        assert_eq!((play.workers(1), play.state.phase()), (6, 4));
    }
}

// C4.3 C5.2: positions of an editor: in a game the bailiff keeps the Guild's provost away from both ends.
#[test]
fn the_guild_does_not_push_the_provost_off_either_end_of_the_road() {
    for (space, closed, open) in [
        (1, &["-1", "-2", "-3"][..], &["+1", "+2", "+3", "0"][..]),
        (2, &["-2", "-3"], &["+1", "+2", "+3", "-1", "0"]),
        (3, &["-3"], &["+1", "+2", "+3", "-1", "-2", "0"]),
        (26, &["+3"], &["+1", "+2", "-1", "-2", "-3", "0"]),
        (27, &["+2", "+3"], &["+1", "-1", "-2", "-3", "0"]),
        (28, &["+1", "+2", "+3"], &["-1", "-2", "-3", "0"]),
    ] {
        let play = in_the_guild(space);
        for steps in closed {
            assert_eq!(play.refused(&format!("1 provost {steps}")), "C5.2", "{steps} from {space}");
        }
        let open: Vec<String> = open.iter().map(|steps| format!("provost {steps}")).collect();
        assert_eq!(play.legal(), open, "from {space}");
    }
}

// C4.4
#[test]
fn the_joust_field_gives_one_favour_for_a_denier_and_a_cloth() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).cubes(1, "CCC").start();
    play.all(&["1 place joust", "2 pass", "3 pass", "1 pass"]);
    assert_eq!(play.legal(), ["joust", "skip"]);
    play.play("1 joust");
    assert_eq!((play.deniers(1), play.cubes(1)), (7, "CC".to_owned()));
    assert_eq!(play.legal(), ["favor A", "favor B", "favor C", "favor D"]);
    play.all(&["1 favor A", "1 use 1"]);
    assert_eq!((play.prestige(1), play.markers(1)), (1, [1, 0, 0, 0]));
    assert_eq!((jousts(&play), play.state.phase()), (1, 4), "once only, though they could pay again");
    assert_eq!((play.deniers(1), play.cubes(1)), (7, "CC".to_owned()));
}

// C4.4 C4.7
#[test]
fn the_joust_is_optional() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).cubes(1, "C").start();
    play.all(&["1 place joust", "2 pass", "3 pass", "1 pass", "1 skip"]);
    assert_eq!((play.deniers(1), play.cubes(1), play.workers(1)), (8, "C".to_owned(), 6));
    assert_eq!((jousts(&play), play.state.phase()), (0, 4));
}

// C4.4: without cloth, and without a denier; neither gold nor any other cube stands for cloth.
#[test]
fn a_joust_that_cannot_be_paid_is_not_asked_about() {
    for (deniers, cubes) in [(9, "FWSG"), (1, "CC")] {
        let mut play = Board::new(3).deniers(&[deniers, 9, 9]).cubes(1, cubes).start();
        play.all(&["1 place joust", "2 pass", "3 pass"]);
        if deniers > 1 {
            play.play("1 pass");
        }
        assert_eq!((play.state.phase(), play.acting()), (4, 2), "with {cubes}");
        assert_eq!((i64::from(play.deniers(1)), play.cubes(1)), (deniers - 1, cubes.to_owned()));
        assert_eq!((play.workers(1), jousts(&play)), (6, 0));
    }
}

// C4.4: one denier is enough, down to the last one.
#[test]
fn the_last_denier_pays_for_the_joust() {
    let mut play = Board::new(3).deniers(&[2, 9, 9]).cubes(1, "C").start();
    play.all(&["1 place joust", "2 pass", "3 pass", "1 joust"]);
    assert_eq!((play.deniers(1), play.cubes(1), jousts(&play)), (0, String::new(), 1));
}

// C4.2 C4.4: the rulebooks' advice.
#[test]
fn the_trading_posts_deniers_come_in_time_for_the_joust() {
    let mut play = Board::new(3).deniers(&[2, 9, 9]).cubes(1, "C").start();
    play.all(&["1 place post", "2 place 1", "3 place 2", "1 place joust"]);
    assert_eq!(play.deniers(1), 0);
    play.all(&["2 pass", "3 pass"]);
    assert_eq!((play.acting(), play.legal()), (1, vec!["joust".to_owned(), "skip".to_owned()]));
    play.all(&["1 joust", "1 favor A", "1 use 1"]);
    assert_eq!((play.deniers(1), play.prestige(1)), (3 - 1, 1));
}

// C4.4 C6.1: the rulebooks' advice.
#[test]
fn a_farms_cloth_comes_too_late_for_the_joust() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).start();
    play.all(&["1 place 1", "2 pass", "3 pass", "1 place joust", "1 pass"]);
    assert_eq!((play.state.phase(), play.acting()), (4, 2), "there was no joust");
    play.to_phase(5).play("1 take C");
    assert_eq!((play.cubes(1), jousts(&play)), ("C".to_owned(), 0));
    assert_eq!((play.state.turn(), play.state.phase()), (6, 2), "nor is there one after it");
}

// C4.5: the rulebook's example. Red 1, green 2, orange 3, blue 4.
#[test]
fn the_rulebooks_example_of_the_stables() {
    let mut play = Board::new(4).deniers(&[9, 9, 9, 9]).start();
    play.all(&["1 place 1", "2 place 2", "3 place 3", "4 place stables", "1 place stables"]);
    play.all(&["2 pass", "3 pass", "4 pass"]);
    assert_eq!(play.order(), [1, 2, 3, 4], "not before the Stables are handled");
    play.play("1 pass");
    assert_eq!(play.order(), [4, 1, 2, 3]);
    assert_eq!((play.workers(4), play.workers(1)), (6, 5), "red's other worker is on the road");
}

// C4.5: three there, in an order that is neither the seats' nor the old one.
#[test]
fn all_who_came_to_the_stables_go_before_the_others() {
    let mut play = Board::new(5).deniers(&[9, 9, 9, 9, 9]).order(&[5, 4, 3, 2, 1]).start();
    play.all(&["5 place 1", "4 place stables", "3 place 2", "2 place stables", "1 place 3"]);
    play.all(&["5 pass", "4 pass", "3 place stables", "2 pass", "1 pass", "3 pass"]);
    assert_eq!(play.order(), [4, 2, 3, 5, 1]);
}

// C4.5 C3.2: also when nobody goes to the Stables again.
#[test]
fn the_new_order_holds_in_the_turns_to_come() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).start();
    play.all(&["1 pass", "2 pass", "3 place stables", "3 pass"]);
    for turn in 6..8 {
        play.to_next_turn();
        assert_eq!((play.state.turn(), play.order()), (turn, vec![3, 1, 2]));
        play.all(&["3 place 1", "1 place 2", "2 place 3"]);
        assert_eq!(play.acting(), 3);
    }
}

// C4.5 C7.8: the bailiff reaches space 12 at the end of the turn.
#[test]
fn the_new_order_holds_for_the_count_of_the_same_turn() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).bailiff(11).castle(&[1, 2, 3], &[], &[], 0).start();
    play.all(&["1 pass", "2 pass", "3 place stables", "3 pass"]).to_next_turn();
    let counted = play.events.iter().filter_map(|event| match event {
        Event::Counted { seat, .. } => Some(seat.number()),
        _ => None,
    });
    assert_eq!(counted.collect::<Vec<_>>(), [3, 1, 2]);
}

// C4.5 C5.1
#[test]
fn the_stables_leave_the_passing_order_as_it_is() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).start();
    play.all(&["1 pass", "2 pass", "3 place stables", "3 pass"]);
    assert_eq!((play.order(), play.passed()), (vec![3, 1, 2], vec![1, 2, 3]));
    play.all(&["1 provost 0", "2 provost 0", "3 provost 0"]);
}

// C4.6 C3.10: the rulebook's example. Blue 1 is in the Inn, green 2 comes.
#[test]
fn the_rulebooks_example_of_the_inn() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).inn(1).start();
    play.all(&["1 place 1", "2 place inn", "3 pass"]);
    play.play("1 place 2");
    assert_eq!(play.deniers(1), 9 - 2, "blue pays 1 though orange has passed");
    let before = play.deniers(2);
    play.play("2 place 3");
    assert_eq!(before - play.deniers(2), 2, "green is on the left place only");
    play.all(&["1 pass", "2 pass"]);
    assert_eq!((inn_right(&play), play.special(Place::INN)), (2, 0), "green has driven blue out");
    assert_eq!((play.workers(1), play.workers(2)), (4, 4), "blue has two workers on the road, green one");
    play.to_next_turn();
    assert_eq!((play.workers(1), play.workers(2), inn_right(&play)), (6, 5, 2), "green's worker stays");
    let (blue, green) = (play.deniers(1), play.deniers(2));
    play.all(&["1 place 1", "2 place 2", "3 pass", "1 place 3", "2 place castle"]);
    assert_eq!((blue - play.deniers(1), green - play.deniers(2)), (1 + 2, 1 + 1));
}

// C4.6
#[test]
fn a_worker_on_the_left_place_moves_to_the_empty_right_one_without_a_question() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).start();
    play.all(&["1 place inn", "2 pass", "3 pass", "1 pass"]);
    assert_eq!((play.state.phase(), play.acting()), (4, 2));
    assert_eq!((inn_right(&play), play.special(Place::INN), play.workers(1)), (1, 0, 5));
}

// C4.6: the place is free again, and so is the worker.
#[test]
fn who_is_on_the_right_place_may_leave_if_nobody_came() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).inn(1).start();
    play.all(&["1 pass", "2 pass", "3 pass"]);
    assert_eq!((play.acting(), play.legal()), (1, vec!["leave".to_owned(), "stay".to_owned()]));
    assert_eq!(play.refused("1 pass"), "C4.6");
    play.play("1 leave");
    assert_eq!((inn_right(&play), play.workers(1), play.state.phase()), (0, 6, 4));
    play.to_next_turn();
    assert_eq!(play.deniers(1), 9 + 1 + 2, "the first to pass, and income");
    play.all(&["1 place 1", "2 place 2", "3 pass", "1 place 3"]);
    assert_eq!(play.deniers(1), 12 - 1 - 2, "without the Inn's power");
}

// C4.6 C4.7 C3.10
#[test]
fn who_stays_on_the_right_place_keeps_its_power_and_is_asked_again() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).inn(1).start();
    play.all(&["1 pass", "2 pass", "3 pass", "1 stay"]);
    assert_eq!((inn_right(&play), play.workers(1), play.state.phase()), (1, 5, 4));
    play.to_next_turn();
    assert_eq!((inn_right(&play), play.workers(1), play.deniers(1)), (1, 5, 9 + 1 + 2));
    play.all(&["1 place 1", "2 pass", "3 pass", "1 place castle", "1 pass"]);
    assert_eq!(play.deniers(1), 12 - 2);
    assert_eq!((play.acting(), play.legal()), (1, vec!["leave".to_owned(), "stay".to_owned()]));
}

// C4.6 C4.7: six workers again but for the one that stays.
#[test]
fn a_player_on_both_places_sends_their_own_old_worker_home() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).inn(1).start();
    play.play("1 place inn");
    assert_eq!((play.workers(1), play.special(Place::INN), inn_right(&play)), (4, 1, 1));
    play.all(&["2 pass", "3 pass", "1 pass"]);
    assert_eq!(play.state.phase(), 4, "there is no question whether they leave");
    assert_eq!((play.workers(1), play.special(Place::INN), inn_right(&play)), (5, 0, 1));
    play.to_next_turn();
    assert_eq!((play.workers(1), inn_right(&play)), (5, 1));
}

// C4.6: the evicted player is not asked, no matter whose worker comes.
#[test]
fn the_inn_is_free_for_the_next_guest_after_an_eviction() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).inn(1).start();
    play.all(&["1 pass", "2 place inn", "3 pass", "2 pass"]);
    assert_eq!((inn_right(&play), play.workers(1), play.state.phase()), (2, 6, 4));
    play.to_next_turn();
    play.all(&["1 place inn", "2 pass", "3 pass", "1 pass"]);
    assert_eq!((inn_right(&play), play.workers(1), play.workers(2)), (1, 5, 6));
}
