//! Set-up, board, tiles, editions and the game for two (C0, C1, C2.1, C9, C10).

use crate::board;

use board::{Board, EDITIONS, FAVORS, Play, at};
use caylus::{Event, Section, Setup, Space, State};
use game::{Game, Settings};
use std::collections::BTreeSet;

const NEUTRAL: [&str; 6] = ["n-carpenter", "n-farm", "n-forest", "n-market", "n-quarry", "n-sawmill"];
const WOOD: [&str; 8] = ["farm-food", "farm-cloth", "sawmill", "quarry", "market", "peddler", "mason", "notary"];
const STONE: [&str; 9] =
    ["stone-farm", "park", "workshop", "church", "tailor", "bank", "alchemist", "architect", "architect"];
const PRESTIGE: [&str; 9] =
    ["statue", "granary", "library", "weaver", "theatre", "university", "monument", "hotel", "cathedral"];

fn stock(play: &Play) -> Vec<&'static str> {
    play.state.stock().iter().map(|tile| tile.name()).collect()
}

/// A road with seat 2's residences on every space from 9 up to and including this one that is not a fixed building's.
fn residences_up_to(space: usize) -> Board {
    let spaces = (9..=space).filter(|space| *space != 16);
    spaces.fold(Board::new(3), |board, space| board.tile(space, "residence", 2))
}

/// Seat 1 works on this space, where the provost allows it; everybody has passed, and seat 1 is asked.
fn working(board: Board, space: u8) -> Play {
    let mut play = board.start();
    play.play(&format!("1 place {space}"));
    play.to_phase(5);
    play
}

// C0.1
#[test]
fn two_to_five_can_play() {
    let settings = Settings::new(State::OPTIONS);
    for players in 2..=5 {
        let state = State::new(players, &settings, 1).unwrap();
        assert_eq!((state.players(), state.order().len()), (players, usize::from(players)));
    }
    for players in [0, 1, 6] {
        assert!(State::new(players, &settings, 1).is_err());
    }
    let mut alone = Board::new(2);
    alone.0.seats.truncate(1);
    alone.0.order.truncate(1);
    assert!(alone.faults().contains(&"C0.1"));
    let mut six = Board::new(5);
    six.0.seats.push(six.0.seats[0].clone());
    six.0.order.push(6);
    assert!(six.faults().contains(&"C0.1"));
}

// C0.1
#[test]
fn everybody_has_six_workers() {
    for players in 2..=5 {
        let play = Play::new_game(players, &[], 7);
        assert!((1..=players).all(|seat| play.workers(seat) == 6));
    }
    assert!(Board::new(2).faults().is_empty());
    for workers in [5, 7] {
        let mut board = Board::new(2);
        board.0.seats[1].workers = workers;
        assert!(board.faults().contains(&"C0.1"));
    }
}

// C0.2
#[test]
fn the_neutral_tiles_lie_in_random_order_on_the_first_six_spaces() {
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let play = Play::new_game(3, &[], seed);
        let row: Vec<&str> = (1..=6).map(|space| play.tile(space)).collect();
        let mut sorted = row.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, NEUTRAL, "each of them once");
        assert!((1..=6).all(|space| play.owner(space) == 0));
        seen.extend(row.into_iter().enumerate());
    }
    assert_eq!(seen.len(), 36, "every tile comes on every space");
}

// C0.3 C10.1: with the 2 deniers of the first income.
#[test]
fn deniers_and_cubes_at_the_start() {
    for (players, deniers) in [(2, &[5, 5][..]), (3, &[5, 6, 6]), (4, &[5, 6, 6, 7]), (5, &[5, 6, 6, 7, 7])] {
        for seed in 0..10 {
            let play = Play::new_game(players, &[], seed);
            let held: Vec<u16> = play.order().into_iter().map(|seat| play.deniers(seat) - 2).collect();
            assert_eq!(held, deniers);
            for seat in 1..=players {
                assert_eq!((play.cubes(seat), play.prestige(seat)), ("FFW".to_owned(), 0));
                assert_eq!(play.markers(seat), [0; 4]);
            }
        }
    }
}

// C0.3 C10.2: with two players too.
#[test]
fn the_first_turn_order_is_random() {
    for (players, orders) in [(2, 2), (3, 6), (4, 24)] {
        let seen: BTreeSet<Vec<u8>> = (0..400).map(|seed| Play::new_game(players, &[], seed).order()).collect();
        assert_eq!(seen.len(), orders, "every order of {players} players, and each seat once");
    }
}

// C0.4
#[test]
fn nothing_runs_out() {
    let heap: String = ["F", "W", "S", "C", "G"].map(|cube| cube.repeat(150)).concat();
    let mut board = residences_up_to(28).deniers(&[900, 900, 900]).castle(&[2; 5], &[], &[], 0);
    for seat in 1..=3 {
        board = board.cubes(seat, &heap);
    }
    let mut play = board.start();
    play.all(&["1 place 1", "2 place castle", "3 place 4", "1 pass", "2 pass", "3 pass"]).to_phase(5);
    play.play("1 take F");
    let more_food = format!("F{heap}");
    assert_eq!(play.cubes(1), more_food);
    play.all(&["2 batch WS", "2 batch WS", "2 batch WS"]);
    let houses = [Section::Dungeon, Section::Walls].map(|section| play.state.castle().houses(section).len());
    assert_eq!(houses, [6, 2], "with the 19 on the road, that is 27 houses of one player");
    play.to_next_turn();
    assert_eq!(play.deniers(2), 900 - 1 + 2 + 19, "the rents of 19 residences");
    assert_eq!(play.cubes(3).len(), 5 * 150 + 1);
}

// C0.4: what any seat and any spectator sees is all there is.
#[test]
fn there_is_no_hidden_information() {
    let mut play = Play::new_game(4, &[], 5);
    for _ in 0..3 {
        play.to_next_turn();
        let whole = serde_json::to_value(play.state).unwrap();
        for seat in [None, Some(at(1)), Some(at(4))] {
            assert_eq!(serde_json::to_value(play.state.view(seat)).unwrap(), whole);
        }
    }
}

// C0.4: two games whose set-ups agree but whose seeds do not go on alike.
#[test]
fn there_is_no_chance_after_the_setup() {
    let first = Play::new_game(3, &[], 1);
    let mut same = Setup::from(&Play::new_game(3, &[], 2).state);
    let model = Setup::from(&first.state);
    (same.order, same.road, same.seats) = (model.order, model.road, model.seats);
    let [mut first, mut other] = [first, Board(same).start()];
    for _ in 0..60 {
        let legal = first.legal();
        assert_eq!((&legal, first.acting()), (&other.legal(), other.acting()));
        let action = format!("{} {}", first.acting(), legal[legal.len() / 2]);
        first.play(&action);
        other.play(&action);
        assert!(first.state == other.state, "after {action}");
    }
}

// C0.5
#[test]
fn bailiff_and_provost_start_on_the_last_neutral_tile() {
    for players in 2..=5 {
        let play = Play::new_game(players, &[], 9);
        assert_eq!((play.bailiff(), play.provost()), (6, 6));
        assert!(NEUTRAL.contains(&play.tile(6)));
    }
    assert!(Board::new(3).bailiff(5).faults().contains(&"C0.5"));
}

// C0.6 C9.1
#[test]
fn the_options_are_edition_and_favour() {
    let play = Play::new_game(3, &[], 1);
    assert_eq!(play.state.settings().to_string(), "edition=jeweler favor=full");
    for (edition, chosen) in EDITIONS {
        for (favor, rule) in FAVORS {
            let options = [format!("edition={edition}"), format!("favor={favor}")];
            let play = Play::new_game(3, &[&options[0], &options[1]], 1);
            assert_eq!((play.state.options().edition, play.state.options().favor), (chosen, rule));
        }
    }
    let mut settings = Settings::new(State::OPTIONS);
    assert!(settings.set("edition=second").is_err() && settings.set("favor=none").is_err());
}

// C0.6: an option works, it is not just stored.
#[test]
fn light_favour_is_chosen_before_the_game() {
    for (favor, asked) in [("full", true), ("light", false)] {
        let mut board = Board::new(3).deniers(&[9, 9, 9]).cubes(1, "C");
        board.0.favor = favor.to_owned();
        let mut play = board.start();
        play.all(&["1 place joust", "2 pass", "3 pass", "1 pass", "1 joust"]);
        assert_eq!(play.can("favor A"), asked);
        assert_eq!(play.prestige(1), if asked { 0 } else { 3 });
    }
}

// C1.1 C1.2 C1.5: the Gold Mine is open though the spaces before it are empty.
#[test]
fn where_the_first_worker_can_go() {
    let play = Play::new_game(3, &[], 4);
    let mut expected: Vec<String> = ["1", "2", "3", "4", "5", "6", "7", "8", "16"].map(str::to_owned).to_vec();
    expected.extend(["gate", "post", "guild", "joust", "stables", "inn", "castle"].map(str::to_owned));
    expected = expected.iter().map(|place| format!("place {place}")).collect();
    expected.push("pass".to_owned());
    expected.sort();
    assert_eq!(play.legal(), expected);
}

// C1.2
#[test]
fn the_road_has_twenty_eight_spaces_and_three_fixed_buildings() {
    let play = Play::new_game(5, &[], 4);
    assert_eq!(Setup::from(&play.state).road.len(), 28);
    assert_eq!((Space::new(28).is_some(), Space::new(29)), (true, None));
    for space in 7..=28 {
        let expected = match space {
            7 => "peddler-fixed",
            8 => "carpenter-fixed",
            16 => "gold-mine",
            _ => "-",
        };
        assert_eq!((play.tile(space), play.owner(space)), (expected, 0), "space {space}");
    }
    for spaces in [27, 29] {
        let mut board = Board::new(3);
        board.0.road.resize(spaces, None);
        assert!(board.faults().contains(&"C1.2"));
    }
}

// C1.2 C1.5 C6.5: seat 1 builds on the first free space, past the fixed Gold Mine and up to the last space.
#[test]
fn new_buildings_skip_the_gold_mine_and_the_last_one_goes_on_space_28() {
    for (before, space) in [(8, 9), (14, 15), (15, 17), (27, 28)] {
        let mut play = working(residences_up_to(before).deniers(&[9, 0, 0]).cubes(1, "FW"), 6);
        play.play("1 build farm-food");
        assert_eq!((play.tile(space), play.owner(space)), ("farm-food", 1));
        assert_eq!(play.tile(16), "gold-mine");
    }
    let mut full = residences_up_to(28).deniers(&[9, 0, 0]).cubes(1, "FW").start();
    full.play("1 place 6").to_next_turn();
    assert!((9..=28).all(|space| full.tile(space) != "farm-food"), "there is no space 29");
}

// C1.3
#[test]
fn the_counts_are_triggered_on_spaces_12_18_and_24() {
    for (counted, space) in [(0, 12), (1, 18), (2, 24)] {
        for (from, due) in [(space - 2, false), (space - 1, true)] {
            let mut play = Board::new(3).bailiff(from).castle(&[], &[], &[], counted).start();
            play.to_next_turn();
            let sections = i64::from(play.state.castle().counted);
            assert_eq!((i64::from(play.bailiff()), sections), (from + 1, counted + i64::from(due)));
        }
    }
}

// C1.3: they are ordinary building spaces.
#[test]
fn buildings_stand_on_the_spaces_of_the_counts() {
    for (before, space) in [(11, 12), (17, 18), (23, 24)] {
        let mut play = working(residences_up_to(before).deniers(&[9, 0, 0]).cubes(1, "FW"), 6);
        play.play("1 build sawmill");
        assert_eq!(play.tile(space), "sawmill");
        let mut play = residences_up_to(before).tile(usize::from(space), "sawmill", 1).deniers(&[9, 9, 9]).start();
        play.play(&format!("1 place {space}"));
        assert_eq!(play.worker(space), 1);
    }
}

// C1.4 C3.3
#[test]
fn the_passing_scale_goes_from_one_to_five() {
    let mut play = Board::new(5).deniers(&[9, 9, 9, 9, 12]).start();
    for seat in 1..=4 {
        play.play(&format!("{seat} pass"));
    }
    play.all(&["5 place 1", "5 pass"]);
    assert_eq!((play.deniers(5), play.passed()), (12 - 5, vec![1, 2, 3, 4, 5]));
    let places = play.events.iter().filter_map(|event| match event {
        Event::Passed { seat, place } => Some((seat.number(), *place)),
        _ => None,
    });
    assert_eq!(places.collect::<Vec<_>>(), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]);
}

// C1.4
#[test]
fn five_wait_in_the_castle() {
    let mut play = Board::new(5).deniers(&[9, 9, 9, 9, 9]).order(&[3, 1, 5, 4, 2]).start();
    for seat in [3, 1, 5, 4, 2] {
        play.play(&format!("{seat} place castle"));
    }
    let queue: Vec<u8> = play.state.castle().queue.iter().map(|seat| seat.number()).collect();
    assert_eq!(queue, [3, 1, 5, 4, 2]);
}

// C1.4 C7.7: a section is counted when its last element is built, and not one earlier.
#[test]
fn the_sections_of_the_castle_have_6_10_and_14_elements() {
    for (counted, size) in [(0, 6), (1, 10), (2, 14)] {
        for (before, due) in [(size - 2, false), (size - 1, true)] {
            let mut houses = [vec![], vec![], vec![]];
            houses[counted] = vec![1; before];
            let [dungeon, walls, towers] = houses;
            let board = Board::new(3).castle(&dungeon, &walls, &towers, counted as i64);
            let mut play = board.deniers(&[9, 0, 0]).cubes(1, "FWS").start();
            play.play("1 place castle").to_phase(6);
            play.play("1 batch WS").to_next_turn();
            assert_eq!(play.state.castle().houses(Section::ALL[counted]).len(), before + 1);
            assert_eq!(usize::from(play.state.castle().counted), counted + usize::from(due), "{before} and one");
        }
    }
}

// C1.4: full sections, and one house too many.
#[test]
fn no_section_holds_more_houses_than_it_has_elements() {
    let fits = Board::new(3).castle(&[1; 6], &[2; 10], &[3; 13], 2);
    assert!(fits.faults().is_empty());
    for (dungeon, walls, towers) in [(7, 0, 0), (0, 11, 0), (0, 0, 15)] {
        let board = Board::new(3).castle(&vec![1; dungeon], &vec![1; walls], &vec![1; towers], 2);
        assert!(board.faults().contains(&"C1.4"));
    }
}

// C1.5 C6.9: the FAQ's answer.
#[test]
fn fixed_buildings_are_never_transformed() {
    let board = Board::new(3).tile(9, "notary", 1).tile(10, "quarry", 1).bailiff(11);
    let play = working(board.deniers(&[9, 0, 0]).cubes(1, "C"), 9);
    let open = ["1", "10", "2", "3", "4", "5", "6"].map(|space| format!("residence {space}"));
    assert_eq!(play.legal(), [&open[..], &["skip".to_owned()]].concat());
    for space in ["7", "8", "16"] {
        assert_eq!(play.refused(&format!("1 residence {space}")), "C6.9");
    }
}

// C1.5
#[test]
fn a_position_without_a_fixed_building_or_with_one_elsewhere_is_impossible() {
    for space in [7, 8, 16] {
        assert!(Board::new(3).tile(space, "residence", 1).faults().contains(&"C1.5"));
        let mut gone = Board::new(3);
        gone.0.road[space - 1] = None;
        assert!(gone.faults().contains(&"C1.5"));
    }
    assert!(Board::new(3).tile(9, "gold-mine", None).faults().contains(&"C1.5"));
}

// C1.5: the FAQ's answer; the Guild and three players bring the provost from space 6 to 16 and beyond.
#[test]
fn the_gold_mine_works_in_the_first_turn() {
    let mut play = Play::new_game(4, &[], 8);
    let order = play.order();
    let [first, second, third, fourth] = order[..] else { panic!("four players") };
    play.all(&[&format!("{first} place 16"), &format!("{second} place guild")]);
    assert_eq!(play.deniers(first), 5 + 2 - 1);
    for seat in [third, fourth, first, second] {
        play.play(&format!("{seat} pass"));
    }
    play.play(&format!("{second} provost +3"));
    for seat in [third, fourth, first] {
        play.play(&format!("{seat} provost +3"));
    }
    assert_eq!((play.state.turn(), play.provost()), (1, 18));
    play.play(&format!("{second} provost 0"));
    assert_eq!((play.cubes(first), play.tile(15)), ("FFWG".to_owned(), "-"));
}

// C2.1 C9.1
#[test]
fn every_tile_is_there_once_but_two_architects() {
    let expected = [&WOOD[..], &STONE[..], &["jeweler"], &PRESTIGE[..]].concat();
    assert_eq!(stock(&Play::new_game(3, &[], 1)), expected);
    for tile in expected.iter().filter(|tile| **tile != "architect") {
        assert!(Board::new(3).tile(9, tile, 1).faults().is_empty(), "{tile}");
        assert_eq!(Board::new(3).tile(9, tile, 1).tile(10, tile, 2).faults(), ["C2.1"], "{tile}");
    }
    let two = || Board::new(3).tile(9, "architect", 1).tile(10, "architect", 2);
    assert!(two().faults().is_empty());
    assert_eq!(two().tile(11, "architect", 1).faults(), ["C2.1"]);
}

// C2.1
#[test]
fn a_tile_that_is_built_cannot_be_built_again_but_the_architect_can_once() {
    let mason = || Board::new(3).tile(9, "mason", 2).bailiff(10).deniers(&[9, 0, 0]).cubes(1, "FFSS");
    let mut play = working(mason().tile(10, "architect", 2).tile(11, "park", 2), 9);
    assert!(!play.can("build park") && play.can("build architect"));
    assert_eq!(play.refused("1 build park"), "C6.4");
    play.play("1 build architect");
    assert!(!play.in_stock("architect"));
    let play = working(mason().tile(10, "architect", 2).tile(11, "architect", 2), 9);
    assert!(!play.can("build architect") && play.can("build park"));
    assert_eq!(play.refused("1 build architect"), "C6.4");
}

// C2.1: with the one that is made there are 21.
#[test]
fn residences_never_run_out() {
    let mut board = residences_up_to(28).tile(9, "notary", 1);
    for space in 1..=2 {
        board = board.tile(space, "residence", 3);
    }
    let mut play = working(board.bailiff(11).deniers(&[9, 0, 0]).cubes(1, "C"), 9);
    play.play("1 residence 3");
    let residences = (1..=28).filter(|space| play.tile(*space) == "residence").count();
    assert_eq!((residences, play.owner(3)), (18 + 2 + 1, 1));
}

// C9.2 C9.3: nine stone tiles.
#[test]
fn the_premium_and_first_editions_have_no_jeweler() {
    let expected = [&WOOD[..], &STONE[..], &PRESTIGE[..]].concat();
    for edition in ["premium", "first"] {
        assert_eq!(stock(&Play::new_game(3, &[&format!("edition={edition}")], 1)), expected);
        assert_eq!(Board::new(3).edition(edition).tile(9, "jeweler", 1).faults(), ["C2.1"]);
        let board = Board::new(3).edition(edition).tile(9, "mason", 1).bailiff(9);
        let play = working(board.deniers(&[9, 0, 0]).cubes(1, "SC"), 9);
        assert_eq!(
            (play.legal(), play.refused("1 build jeweler")),
            (vec!["build church".into(), "skip".into()], "C6.4")
        );
    }
}

// C9.1: 5 points for a gold, 9 for two.
#[test]
fn the_default_edition_has_the_jeweler() {
    let mut play = working(Board::new(3).tile(9, "mason", 1).bailiff(9).deniers(&[9, 0, 0]).cubes(1, "SC"), 9);
    play.play("1 build jeweler");
    assert_eq!((play.tile(10), play.prestige(1)), ("jeweler", 6));
    for (deal, points) in [("1 deal 1", 5), ("1 deal 2", 9)] {
        let board = Board::new(3).tile(9, "jeweler", 1).bailiff(9).deniers(&[9, 0, 0]).cubes(1, "GG");
        let mut play = working(board, 9);
        play.play(deal);
        assert_eq!(play.prestige(1), points);
    }
}

// C9.1 C9.2 C9.3: a favour in every edition.
#[test]
fn the_church_scores_four_in_the_first_edition_and_three_in_the_others() {
    for (edition, points) in [("jeweler", 3), ("premium", 3), ("first", 4)] {
        let board = Board::new(3).edition(edition).tile(9, "mason", 1).bailiff(9);
        let mut play = working(board.deniers(&[9, 0, 0]).cubes(1, "SC"), 9);
        play.play("1 build church");
        assert_eq!((play.prestige(1), play.tile(10), play.cubes(1)), (points, "church", String::new()));
        assert_eq!(play.legal(), ["favor A", "favor B", "favor C", "favor D"]);
    }
}

// C9.1 C9.2 C9.3
#[test]
fn the_tailors_small_deal_differs_in_the_first_edition() {
    for (edition, cloth, points) in [("jeweler", 2, 4), ("premium", 2, 4), ("first", 1, 2)] {
        for (deal, cloth, points) in [("1 deal 1", cloth, points), ("1 deal 2", 3, 6)] {
            let board = || Board::new(3).edition(edition).tile(9, "tailor", 1).bailiff(9).deniers(&[9, 0, 0]);
            let mut play = working(board().cubes(1, "CCC"), 9);
            assert_eq!(play.legal(), ["deal 1", "deal 2", "skip"]);
            play.play(deal);
            assert_eq!((play.prestige(1), play.cubes(1).len()), (points, 3 - cloth), "{edition}, {deal}");
            let mut short = board().cubes(1, &"C".repeat(cloth - 1)).start();
            short.play("1 place 9").to_phase(5);
            assert!(!short.can(&deal[2..]), "{edition}, {deal} with a cloth too few");
        }
    }
}

// C9.3: what the Tailor and the Church do besides is the same in all editions.
#[test]
fn prices_and_the_churchs_deals_are_those_of_every_edition() {
    for (edition, _) in EDITIONS {
        for (deal, deniers, points) in [("1 deal 1", 2, 3), ("1 deal 2", 4, 5)] {
            let board = Board::new(3).edition(edition).tile(9, "church", 1).bailiff(9).deniers(&[9, 0, 0]);
            let mut play = working(board, 9);
            play.play(deal);
            let paid = play.events.iter().rev().find_map(|event| match event {
                Event::Paid { deniers, .. } => Some(*deniers),
                _ => None,
            });
            assert_eq!((play.prestige(1), paid), (points, Some(deniers)));
        }
        let board = Board::new(3).edition(edition).tile(9, "mason", 1).bailiff(9);
        let mut play = working(board.deniers(&[9, 0, 0]).cubes(1, "WS"), 9);
        play.play("1 build tailor");
        assert_eq!(play.prestige(1), 6);
    }
}

// C10.1
#[test]
fn two_players_start_with_five_deniers_each() {
    for (edition, _) in EDITIONS {
        let play = Play::new_game(2, &[&format!("edition={edition}")], 1);
        assert_eq!((play.deniers(1), play.deniers(2)), (5 + 2, 5 + 2));
    }
}

// C10.2
#[test]
fn the_order_of_two_swaps_with_every_turn() {
    for seed in 0..4 {
        let mut play = Play::new_game(2, &[], seed);
        let first = play.order();
        let second: Vec<u8> = first.iter().rev().copied().collect();
        assert_eq!(play.acting(), first[0]);
        for turn in 2..=5 {
            play.to_next_turn();
            let expected = if turn % 2 == 0 { &second } else { &first };
            assert_eq!((play.state.turn(), &play.order(), play.acting()), (turn, expected, expected[0]));
        }
    }
}

// C10.2 C7.8: the FAQ's answer: at the start of a turn, so the count goes by the order of the turn just played.
#[test]
fn the_order_of_two_swaps_after_the_count() {
    let board = Board::new(2).bailiff(11).castle(&[1, 2], &[], &[], 0).order(&[2, 1]);
    let mut play = board.deniers(&[1, 1]).start();
    play.to_next_turn();
    let order = play.events.iter().filter_map(|event| match event {
        Event::Counted { seat, .. } => Some(seat.number()),
        Event::TurnStarted { .. } => Some(0),
        _ => None,
    });
    assert_eq!(order.collect::<Vec<_>>(), [2, 1, 0]);
    assert_eq!(play.order(), [1, 2]);
}

// C10.2
#[test]
fn the_order_of_three_does_not_swap() {
    let mut play = Board::new(3).order(&[2, 3, 1]).start();
    play.to_next_turn();
    assert_eq!(play.order(), [2, 3, 1]);
}

// C10.3: in every edition, the castle included.
#[test]
fn a_worker_costs_three_once_the_other_of_two_has_passed() {
    for (edition, _) in EDITIONS {
        for place in ["1", "7", "16", "9", "post", "inn", "castle"] {
            let board = || Board::new(2).edition(edition).tile(9, "mason", 2).deniers(&[9, 9]);
            let mut play = board().start();
            play.play(&format!("1 place {place}"));
            assert_eq!(play.deniers(1), 8, "{place} before");
            let mut play = board().order(&[2, 1]).start();
            play.all(&["2 pass", &format!("1 place {place}")]);
            assert_eq!(play.deniers(1), 6, "{place} after");
            assert_eq!(play.prestige(2), u16::from(place == "9"));
        }
    }
}

// C10.3
#[test]
fn who_has_two_deniers_goes_to_their_own_buildings_only_once_the_other_of_two_has_passed() {
    let mut play = Board::new(2).deniers(&[9, 2]).tile(9, "mason", 1).tile(10, "quarry", 2).start();
    play.play("1 pass");
    assert_eq!(play.legal(), ["pass", "place 10"]);
    for place in ["1", "9", "castle", "post"] {
        assert_eq!(play.refused(&format!("2 place {place}")), "C10.3");
    }
    play.play("2 place 10");
    assert_eq!(play.deniers(2), 1);
    let mut homeless = Board::new(2).deniers(&[9, 2]).start();
    homeless.play("1 pass");
    assert_eq!(homeless.passed(), [1, 2], "they had to pass");
    let mut enough = Board::new(2).deniers(&[9, 3]).start();
    enough.play("1 pass");
    assert_eq!((enough.acting(), enough.can("place castle")), (2, true));
}

// C10.3
#[test]
fn the_inns_right_place_costs_one_with_two_players_too() {
    let mut play = Board::new(2).deniers(&[9, 9]).inn(2).tile(9, "mason", 1).start();
    play.all(&["1 pass", "2 place castle", "2 place 9", "2 place 1"]);
    assert_eq!((play.deniers(2), play.prestige(1)), (9 - 3, 1));
}

// C10.3: the price of three is for two players only.
#[test]
fn three_players_pay_two_after_the_first_has_passed() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).start();
    play.all(&["1 pass", "2 place castle"]);
    assert_eq!(play.deniers(2), 7);
}
