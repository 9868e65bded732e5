//! Royal favour (C8).

use crate::board;

use board::{Board, LINES, Play, building};
use caylus::{Event, FavorSource};

/// Seat 1 of two has jousted: it has what the board gives it, and a line to choose in phase 3.
fn joust(mut board: Board) -> Play {
    let player = &mut board.0.seats[0];
    player.deniers += 2;
    let cloth = player.cubes.find('G').unwrap_or(player.cubes.len());
    player.cubes.insert(cloth, 'C');
    let mut play = board.start();
    play.play("1 place joust").to_phase(3).play("1 joust");
    play
}

/// Two players with the first sections counted: columns 1 to 2, 4 or 5 are open.
fn counted(sections: i64) -> Board {
    let (dungeon, walls): (&[i64], &[i64]) = (&[2; 6], &[2; 10]);
    match sections {
        0 => Board::new(2),
        1 => Board::new(2).castle(dungeon, &[], &[], 1),
        _ => Board::new(2).castle(dungeon, walls, &[], 2),
    }
}

/// All columns are open, and the next favour brings the marker of one line of seat 1 to this column.
fn to_column(line: char, column: i64) -> Board {
    let mut markers = [0; 4];
    markers[line as usize - 'A' as usize] = column - 1;
    counted(2).markers(1, markers)
}

/// How many favours were lost.
fn lost(play: &Play) -> u8 {
    let lost = play.events.iter().map(|event| if let Event::FavorsLost { number, .. } = event { *number } else { 0 });
    lost.sum()
}

// C8.1
#[test]
fn a_favor_advances_the_marker_of_a_chosen_line_by_one_column() {
    let lines = [("A", [1, 0, 0, 0]), ("B", [0, 1, 0, 0]), ("C", [0, 0, 1, 0]), ("D", [0, 0, 0, 1])];
    for (line, markers) in lines {
        let mut play = joust(counted(0));
        assert_eq!((play.acting(), play.legal()), (1, LINES.map(str::to_owned).to_vec()));
        play.play(&format!("1 favor {line}"));
        assert_eq!((play.markers(1), play.markers(2)), (markers, [0; 4]));
    }
}

// C8.1
#[test]
fn a_line_must_be_chosen_at_once() {
    let play = joust(counted(0));
    assert_eq!((play.state.phase(), play.workers(1)), (3, 5), "the worker is still on the Joust Field");
    assert_eq!(play.refused("1 skip"), "C8.1");
    assert_eq!(play.refused("1 use 1"), "C8.1");
}

// C8.1
#[test]
fn one_effect_is_used_in_the_chosen_line_and_no_other() {
    let mut play = joust(counted(0));
    play.play("1 favor A");
    assert_eq!(play.legal(), ["skip", "use 1"]);
    assert_eq!(play.refused("1 favor B"), "C8.1");
    assert_eq!(play.refused("1 use 2"), "C8.1", "the marker is in column 1");
    play.play("1 use 1");
    assert_eq!((play.prestige(1), play.deniers(1), play.state.phase()), (1, 0, 4), "once");
}

// C8.1
#[test]
fn an_effect_of_a_lower_column_can_be_used() {
    let mut play = joust(counted(0).markers(1, [1, 0, 0, 0]));
    play.play("1 favor A");
    assert_eq!(play.legal(), ["skip", "use 1", "use 2"]);
    play.play("1 use 1");
    assert_eq!((play.prestige(1), play.markers(1)), (1, [2, 0, 0, 0]));
}

// C8.1
#[test]
fn the_effect_can_be_left_unused() {
    for line in ["A", "B", "C"] {
        let mut play = joust(counted(0));
        play.all(&[&format!("1 favor {line}"), "1 skip"]);
        assert_eq!((play.prestige(1), play.deniers(1), play.cubes(1)), (0, 0, String::new()));
        assert_eq!((play.markers(1).iter().sum::<u8>(), play.state.phase()), (1, 4), "the marker has advanced");
    }
    let mut play = joust(counted(0).cubes(1, "F").markers(1, [0, 0, 0, 1]));
    play.all(&["1 favor D", "1 skip"]);
    assert_eq!((play.cubes(1).as_str(), play.tile(9), play.markers(1)), ("F", "-", [0, 0, 0, 2]));
}

// C8.2 C8.7
#[test]
fn columns_open_as_sections_are_counted() {
    // Sections counted, marker before, marker after.
    let table = [(0, 0, 1), (0, 1, 2), (0, 2, 2), (1, 2, 3), (1, 3, 4), (1, 4, 4), (2, 4, 5), (2, 5, 5)];
    for (sections, before, after) in table {
        for (at, line) in ["A", "B", "C", "D"].into_iter().enumerate() {
            let mut play = joust(counted(sections).markers(1, [before; 4]));
            play.play(&format!("1 favor {line}"));
            let mut markers = [before as u8; 4];
            markers[at] = after;
            assert_eq!(play.markers(1), markers, "{sections} sections counted");
        }
    }
}

// C8.2: the count opens columns, not the last house.
#[test]
fn a_completed_section_opens_no_column_before_its_count() {
    let board = Board::new(2).castle(&[1, 2, 2, 2, 2], &[], &[], 0).markers(1, [2, 2, 0, 0]);
    let mut play = building(board, 2);
    play.play("1 favor A");
    assert_eq!(play.legal(), ["skip", "use 1", "use 2"]);
    play.play("1 use 2");
    // The count itself, in which seat 1 has two houses.
    assert_eq!((play.acting(), play.state.phase()), (1, 7));
    play.play("1 favor B");
    assert_eq!((play.legal(), play.markers(1)), (["skip", "use 1", "use 2"].map(str::to_owned).to_vec(), [2, 2, 0, 0]));
}

// C8.2
#[test]
fn column_5_is_closed_during_the_count_of_the_walls() {
    let board = Board::new(2).castle(&[], &[1, 1, 2], &[], 1).bailiff(17).markers(1, [4, 0, 0, 0]);
    let mut play = board.start();
    play.all(&["1 provost 0", "1 favor A"]);
    assert_eq!(play.legal(), ["skip", "use 1", "use 2", "use 3", "use 4"]);
}

// C8.3: joust, best builder and count in one turn.
#[test]
fn a_line_is_free_again_in_another_phase_of_the_turn() {
    let board = Board::new(2).deniers(&[5, 0]).cubes(1, "FWSC").castle(&[1, 1], &[], &[], 0).bailiff(11);
    let mut play = board.start();
    play.all(&["1 place joust", "1 place castle", "1 joust", "1 favor A", "1 use 1", "2 provost 0", "1 batch WS"]);
    assert_eq!((play.state.phase(), play.legal()), (6, LINES.map(str::to_owned).to_vec()));
    play.all(&["1 favor A", "1 use 2"]);
    assert_eq!((play.state.phase(), play.legal()), (7, LINES.map(str::to_owned).to_vec()));
    play.all(&["1 favor A", "1 use 2"]);
    assert_eq!((play.prestige(1), play.state.turn()), (1 + 5 + 2 + 2, 6));
}

// C8.3
#[test]
fn favors_of_one_phase_go_to_different_lines() {
    let board = Board::new(2).castle(&[], &[1, 1, 1, 2, 2], &[], 1).bailiff(17);
    let mut play = board.start();
    play.all(&["1 provost 0", "1 favor B", "1 use 1"]);
    assert_eq!((play.acting(), play.legal()), (1, ["favor A", "favor C", "favor D"].map(str::to_owned).to_vec()));
    assert_eq!(play.refused("1 favor B"), "C8.3");
    play.all(&["1 favor A", "1 use 1"]);
    assert_eq!((play.acting(), play.legal()), (2, LINES.map(str::to_owned).to_vec()), "each has lines of their own");
}

/// Seat 1 stands on its Mason (9) and its two Architects (10, 11), with residences on 1 to 4.
fn mason_and_architects(board: Board, cubes: &str) -> Play {
    let mut board = board.tile(9, "mason", 1).tile(10, "architect", 1).tile(11, "architect", 1).bailiff(11);
    for space in 1..=4 {
        board = board.tile(space, "residence", 1);
    }
    let mut play = board.deniers(&[3, 0]).cubes(1, cubes).start();
    play.all(&["1 place 9", "1 place 10", "1 place 11", "2 provost 0"]);
    play
}

// C8.3 C8.4
#[test]
fn at_most_four_favors_count_in_a_phase() {
    // Church SC, Statue SSG, Monument SSSSGG, Theatre WWWGG.
    let mut play = mason_and_architects(to_column('D', 5), "WWWSSSSSSSCGGGGG");
    play.all(&["1 build church", "1 favor D", "1 build statue 1"]);
    assert_eq!(play.legal(), ["favor A", "favor B", "favor C"]);
    play.all(&["1 favor A", "1 skip", "1 build monument 2"]);
    assert_eq!(play.legal(), ["favor B", "favor C"]);
    play.all(&["1 favor C", "1 skip"]);
    assert_eq!(play.legal(), ["skip", "use 1"], "the last line is taken by itself");
    play.play("1 use 1");
    assert_eq!((play.deniers(1), lost(&play)), (3, 0));
    play.play("1 build theatre 3");
    assert_eq!((lost(&play), play.state.turn()), (1, 6), "its favour is lost");
    assert_eq!((play.markers(1), play.prestige(1)), ([1, 1, 1, 5], 3 + 7 + 14 + 14));
}

// C8.3 C8.4: two of the Monument are due when one line is left.
#[test]
fn favors_without_a_line_are_lost() {
    let mut play = mason_and_architects(to_column('D', 5), "WWWSSSSSSSCGGGGG");
    play.all(&["1 build church", "1 favor D", "1 build statue 1", "1 favor A", "1 skip"]);
    play.all(&["1 build theatre 2", "1 favor B", "1 skip", "1 build monument 3"]);
    assert_eq!(play.legal(), ["skip", "use 1"], "line C is the only one left");
    play.play("1 use 1");
    assert_eq!((play.cubes(1).as_str(), lost(&play), play.markers(1)), ("F", 1, [1, 1, 1, 5]));
}

// C8.4
#[test]
fn a_favor_gained_by_a_favor_is_used_right_after_it_in_another_line() {
    let mut play = joust(to_column('D', 5).tile(2, "residence", 1).cubes(1, "SSSSGG"));
    play.all(&["1 favor D", "1 build monument 2"]);
    assert_eq!((play.state.phase(), play.legal()), (3, ["favor A", "favor B", "favor C"].map(str::to_owned).to_vec()));
    assert_eq!(play.refused("1 favor D"), "C8.3");
    play.all(&["1 favor B", "1 use 1"]);
    assert_eq!(play.legal(), ["favor A", "favor C"], "two by the Monument");
    play.all(&["1 favor A", "1 use 1"]);
    assert_eq!((play.prestige(1), play.deniers(1), play.state.phase()), (14 + 1, 3, 4));
}

// C8.5
#[test]
fn line_a_brings_1_to_5_points() {
    for column in 1..=5 {
        let mut play = joust(to_column('A', 5).prestige(&[7, 0]));
        play.play("1 favor A");
        assert_eq!(play.legal(), ["skip", "use 1", "use 2", "use 3", "use 4", "use 5"]);
        play.play(&format!("1 use {column}"));
        assert_eq!((play.prestige(1), play.deniers(1)), (7 + column, 0));
    }
}

// C8.5
#[test]
fn line_b_brings_3_to_7_deniers() {
    for column in 1..=5 {
        let mut play = joust(to_column('B', 5));
        play.play("1 favor B");
        assert_eq!(play.legal(), ["skip", "use 1", "use 2", "use 3", "use 4", "use 5"]);
        play.play(&format!("1 use {column}"));
        assert_eq!((play.deniers(1), play.prestige(1)), (2 + column, 0));
    }
}

/// What line C offers in a column to who has these cubes.
fn cube_line(column: i64, cubes: &str) -> Vec<String> {
    let mut play = joust(to_column('C', column).cubes(1, cubes));
    play.play("1 favor C");
    play.legal()
}

/// The two cubes that column 4 of line C may bring.
const PAIRS: [&str; 10] = ["CC", "FC", "FF", "FS", "FW", "SC", "SS", "WC", "WS", "WW"];

// C8.5
#[test]
fn line_c_offers_more_in_every_column() {
    assert_eq!(cube_line(1, "FG"), ["skip", "use 1"]);
    assert_eq!(cube_line(2, "FG"), ["skip", "use 1", "use 2 S", "use 2 W"]);
    assert_eq!(cube_line(3, "FG"), ["skip", "use 1", "use 2 S", "use 2 W", "use 3"]);
    let mut fourth: Vec<String> = ["skip", "use 1", "use 2 S", "use 2 W", "use 3"].map(str::to_owned).to_vec();
    for given in ["F", "G"] {
        fourth.extend(PAIRS.map(|pair| format!("use 4 {given}>{pair}")));
    }
    assert_eq!(cube_line(4, "FG"), fourth, "any cube in hand for any two but gold");
    fourth.push("use 5".to_owned());
    assert_eq!(cube_line(5, "FG"), fourth);
    assert_eq!(cube_line(5, ""), ["skip", "use 1", "use 2 S", "use 2 W", "use 3", "use 5"]);
}

// C8.5
#[test]
fn line_c_brings_food_wood_or_stone_cloth_two_for_one_gold() {
    let uses = [
        ("use 1", "FFWSCG"),
        ("use 2 W", "FWWSCG"),
        ("use 2 S", "FWSSCG"),
        ("use 3", "FWSCCG"),
        ("use 4 G>FS", "FFWSSC"),
        ("use 4 C>CC", "FWSCCG"),
        ("use 4 W>FF", "FFFSCG"),
        ("use 5", "FWSCGG"),
    ];
    for (effect, cubes) in uses {
        let mut play = joust(to_column('C', 5).cubes(1, "FWSCG"));
        play.all(&["1 favor C", &format!("1 {effect}")]);
        assert_eq!(play.cubes(1), cubes, "{effect}");
    }
}

// C8.5 C8.1
#[test]
fn line_c_gives_no_gold_for_a_cube_and_takes_no_cube_that_is_not_there() {
    let mut play = joust(to_column('C', 4).cubes(1, "F"));
    play.play("1 favor C");
    assert_eq!(play.refused("1 use 4 F>FG"), "C8.5");
    assert_eq!(play.refused("1 use 4 F>GG"), "C8.5");
    assert_eq!(play.refused("1 use 5"), "C8.1");
    assert!(!play.can("use 4 W>FF") && play.can("use 4 F>FF"));
}

/// What line D offers in a column to who has these cubes.
fn building_line(column: i64, cubes: &str) -> Vec<String> {
    let mut play = joust(to_column('D', column).cubes(1, cubes));
    play.play("1 favor D");
    play.legal()
}

// C8.6
#[test]
fn line_d_has_nothing_in_column_1() {
    let mut play = joust(to_column('D', 1).cubes(1, "FFWWSSCCGG"));
    play.play("1 favor D");
    assert_eq!((play.markers(1), play.acting(), play.state.phase()), ([0, 0, 0, 1], 2, 4), "nothing is asked");
}

// C8.6
#[test]
fn line_d_builds_wood_for_one_wood_less_in_column_2() {
    let food = [
        "build farm-cloth",
        "build farm-food",
        "build market F",
        "build mason",
        "build peddler F",
        "build quarry",
        "build sawmill",
        "skip",
    ];
    assert_eq!(building_line(2, "F"), food);
    assert_eq!(building_line(2, "C"), ["build market C", "build notary", "build peddler C", "skip"]);
    assert_eq!(building_line(2, "W"), ["build market W", "build peddler W", "skip"], "the discount leaves the any");
    assert_eq!(building_line(2, "S"), ["build market S", "build peddler S", "skip"]);
    assert_eq!(building_line(2, "G"), ["build market G", "build peddler G", "skip"]);
    let mut play = joust(to_column('D', 2).cubes(1, "FSC"));
    play.play("1 favor D");
    for beyond in ["build park", "build church", "residence 1", "build statue 1"] {
        assert_eq!(play.refused(&format!("1 {beyond}")), "C8.1", "{beyond}");
    }
}

// C8.6
#[test]
fn the_wood_discount_is_one_wood() {
    let builds = [
        ("farm-food", "WWSC", 2),
        ("farm-cloth", "WWSC", 2),
        ("sawmill", "WWSC", 2),
        ("quarry", "WWSC", 2),
        ("mason", "WWSC", 4),
        ("notary", "FWWS", 4),
        ("market W", "FWSC", 4),
        ("market S", "FWWC", 4),
        ("peddler W", "FWSC", 4),
        ("peddler F", "WWSC", 4),
    ];
    for (tile, rest, points) in builds {
        let mut play = joust(to_column('D', 2).cubes(1, "FWWSC"));
        play.all(&["1 favor D", &format!("1 build {tile}")]);
        assert_eq!((play.cubes(1).as_str(), play.prestige(1)), (rest, points), "{tile}");
        assert_eq!((play.tile(9), play.owner(9)), (tile.split(' ').next().expect("a name"), 1));
    }
}

// C8.6
#[test]
fn line_d_builds_stone_for_one_stone_less_in_column_3() {
    let food = [
        "build alchemist",
        "build architect",
        "build farm-cloth",
        "build farm-food",
        "build market F",
        "build mason",
        "build park",
        "build peddler F",
        "build quarry",
        "build sawmill",
        "build stone-farm",
        "build workshop",
        "skip",
    ];
    assert_eq!(building_line(3, "F"), food);
    let cloth = ["build church", "build jeweler", "build market C", "build notary", "build peddler C", "skip"];
    assert_eq!(building_line(3, "C"), cloth);
    assert_eq!(building_line(3, "W"), ["build bank", "build market W", "build peddler W", "build tailor", "skip"]);
    assert_eq!(building_line(3, "S"), ["build market S", "build peddler S", "skip"], "the rest must be paid");
    assert_eq!(building_line(3, "G"), ["build market G", "build peddler G", "skip"]);
}

// C8.6
#[test]
fn the_stone_discount_is_one_stone() {
    let builds = [
        ("stone-farm", "WSSC", 3),
        ("park", "WSSC", 3),
        ("workshop", "WSSC", 3),
        ("church", "FWSS", 3),
        ("tailor", "FSSC", 6),
        ("bank", "FSSC", 6),
        ("alchemist", "WSSC", 6),
        ("architect", "WSSC", 6),
        ("jeweler", "FWSS", 6),
    ];
    for (tile, rest, points) in builds {
        let mut play = joust(to_column('D', 3).cubes(1, "FWSSC"));
        play.all(&["1 favor D", &format!("1 build {tile}")]);
        assert_eq!((play.cubes(1).as_str(), play.prestige(1)), (rest, points), "{tile}");
        assert_eq!((play.tile(9), play.owner(9)), (tile, 1));
    }
}

// C8.6: as C6.5.
#[test]
fn a_tile_built_by_favor_goes_on_the_first_free_space() {
    let mut board = to_column('D', 3).cubes(1, "F");
    let road = ["farm-food", "farm-cloth", "sawmill", "quarry", "market", "peddler", "mason"];
    for (space, tile) in (9..=15).zip(road) {
        board = board.tile(space, tile, 2);
    }
    let mut play = joust(board);
    play.play("1 favor D");
    let rest = ["build alchemist", "build architect", "build park", "build stone-farm", "build workshop", "skip"];
    assert_eq!(play.legal(), rest, "only what is in the stock");
    play.play("1 build park");
    assert_eq!((play.tile(16), play.tile(17), play.owner(17)), ("gold-mine", "park", 1));
}

// C8.6 C6.9
#[test]
fn line_d_makes_a_residence_for_a_cloth_in_column_4() {
    let road = |board: Board| {
        board
            .tile(2, "residence", 1)
            .tile(9, "sawmill", 1)
            .tile(10, "notary", 1)
            .tile(11, "park", 1)
            .tile(12, "bank", 2)
    };
    let mut play = joust(road(to_column('D', 4)).cubes(1, "C").bailiff(12));
    play.play("1 favor D");
    let all = [
        "build church",
        "build jeweler",
        "build market C",
        "build peddler C",
        "residence 1",
        "residence 11",
        "residence 3",
        "residence 4",
        "residence 5",
        "residence 6",
        "residence 9",
        "skip",
    ];
    assert_eq!(play.legal(), all);
    for space in [2, 7, 8, 10, 12, 13, 16] {
        assert_eq!(play.refused(&format!("1 residence {space}")), "C6.9", "{space}");
    }
    assert_eq!(play.deniers(1), 0);
    play.play("1 residence 11");
    assert_eq!((play.cubes(1).as_str(), play.prestige(1), play.tile(11), play.owner(11)), ("", 2, "residence", 1));
    assert!(play.in_stock("park"));
}

// C8.6
#[test]
fn a_residence_by_favor_needs_cloth_and_column_4_and_takes_no_denier() {
    let mut play = joust(to_column('D', 4).cubes(1, "FWSG"));
    play.play("1 favor D");
    assert_eq!(play.refused("1 residence 1"), "C8.6");
    assert!(!play.legal().iter().any(|text| text.starts_with("residence")));
    let mut play = joust(to_column('D', 3).cubes(1, "C"));
    play.play("1 favor D");
    assert_eq!(play.refused("1 residence 1"), "C8.1");
    let mut play = joust(to_column('D', 4).cubes(1, "C").deniers(&[5, 0]));
    play.all(&["1 favor D", "1 residence 1"]);
    assert_eq!((play.deniers(1), play.tile(1)), (5, "residence"));
}

// C8.6 C6.10
#[test]
fn a_residence_by_favor_waits_for_the_worker_on_the_tile() {
    let mut play = to_column('D', 4).cubes(1, "CC").deniers(&[2, 1]).start();
    play.all(&["1 place joust", "2 place 3", "1 pass", "1 joust", "1 favor D", "1 residence 3"]);
    assert_eq!((play.cubes(1).as_str(), play.tile(3), play.prestige(1)), ("", "n-sawmill", 0), "paid, not made");
    play.to_next_turn();
    assert_eq!((play.tile(3), play.owner(3), play.prestige(1)), ("residence", 1, 2));
    assert_eq!(play.cubes(2), "W", "seat 2 had their wood");
}

// C8.6 C6.10
#[test]
fn in_the_castles_phase_a_residence_by_favor_is_made_at_once() {
    let board = to_column('D', 4).deniers(&[2, 1]).cubes(1, "FWSC");
    let mut play = board.start();
    play.all(&["1 place castle", "2 place 3"]).to_phase(6);
    play.all(&["1 batch WS", "1 favor D", "1 residence 3"]);
    assert_eq!((play.tile(3), play.owner(3), play.prestige(1)), ("residence", 1, 3 + 2));
}

// C8.6 C6.6
#[test]
fn line_d_builds_prestige_at_its_full_price_in_column_5() {
    let offered = |cubes: &str| {
        let board = to_column('D', 5).tile(2, "residence", 1).tile(4, "residence", 1).tile(5, "residence", 2);
        let mut play = joust(board.cubes(1, cubes));
        play.play("1 favor D");
        let prestige = play.legal().into_iter().filter(|text| text.ends_with(" 2") || text.ends_with(" 4"));
        prestige.collect::<Vec<String>>()
    };
    let tiles = [
        ("statue", "SSG"),
        ("granary", "FFFG"),
        ("library", "WWWG"),
        ("weaver", "CCCG"),
        ("theatre", "WWWGG"),
        ("university", "SSSGG"),
        ("monument", "SSSSGG"),
        ("hotel", "SSSGG"),
        ("cathedral", "SSSSSGGG"),
    ];
    for (tile, price) in tiles {
        let offers = offered(price);
        assert!(offers.contains(&format!("build {tile} 2")), "{tile}");
        assert!(offers.contains(&format!("build {tile} 4")), "{tile}");
        for at in 0..price.len() {
            let less = format!("{}{}", &price[..at], &price[at + 1..]);
            assert!(!offered(&less).contains(&format!("build {tile} 2")), "{tile} for {less}");
        }
    }
}

// C8.6 C6.6
#[test]
fn line_d_in_column_5_lists_everything_up_to_it() {
    let board = to_column('D', 5).tile(1, "residence", 1).tile(2, "residence", 2).cubes(1, "SSG");
    let mut play = joust(board);
    play.play("1 favor D");
    let all = ["build market G", "build market S", "build peddler G", "build peddler S", "build statue 1", "skip"];
    assert_eq!(play.legal(), all);
    assert_eq!(play.refused("1 build statue 2"), "C6.6", "somebody else's residence");
    assert_eq!(play.refused("1 build statue 3"), "C6.6");
    assert_eq!(play.refused("1 build hotel 1"), "C6.4", "it cannot be paid");
    play.play("1 build statue 1");
    assert_eq!((play.cubes(1).as_str(), play.prestige(1), play.tile(1), play.owner(1)), ("", 7, "statue", 1));
    let mut play = joust(to_column('D', 4).tile(1, "residence", 1).cubes(1, "SSG"));
    play.play("1 favor D");
    assert_eq!(play.refused("1 build statue 1"), "C8.1", "not in column 4");
}

// C8.6
#[test]
fn with_nothing_payable_line_d_asks_nothing() {
    for column in 2..=5 {
        let mut play = joust(to_column('D', column).tile(1, "residence", 1));
        play.play("1 favor D");
        assert_eq!((play.markers(1)[3], play.acting()), (column as u8, 2), "column {column}");
    }
}

// C8.7
#[test]
fn a_marker_that_cannot_advance_stays_and_the_line_is_used() {
    for (sections, column) in [(0, 2), (1, 4), (2, 5)] {
        let mut play = joust(counted(sections).markers(1, [0, column, 0, 0]));
        play.all(&["1 favor B", &format!("1 use {column}")]);
        assert_eq!((play.markers(1)[1], i64::from(play.deniers(1))), (column as u8, column + 2));
    }
    let mut play = joust(counted(0).markers(1, [0, 0, 0, 2]).cubes(1, "F"));
    play.all(&["1 favor D", "1 build mason"]);
    assert_eq!((play.markers(1), play.tile(9)), ([0, 0, 0, 2], "mason"));
}

// C8.8: Dungeon and Walls are counted in one turn.
#[test]
fn of_two_counts_in_a_turn_the_first_opens_columns_for_the_second() {
    let board = Board::new(2).castle(&[1, 2, 2, 2, 2], &[], &[], 0).markers(1, [2, 2, 2, 0]);
    let mut play = building(board, 11);
    play.all(&["1 favor C", "1 skip", "1 favor A"]);
    assert_eq!((play.state.phase(), play.legal().len()), (7, 3), "the Dungeon's count: columns 1 and 2");
    play.all(&["1 use 2", "2 favor A", "2 skip", "1 favor B"]);
    assert_eq!(play.legal(), ["skip", "use 1", "use 2", "use 3"], "the Walls' count");
    play.play("1 use 3");
    assert_eq!(play.markers(1), [2, 3, 2, 0]);
}

// C8.9
#[test]
fn a_light_favor_is_three_points_and_no_table() {
    let mut play = joust(counted(0).light());
    assert_eq!((play.prestige(1), play.state.phase(), play.markers(1)), (3, 4, [0; 4]), "nothing is asked");
    play.to_next_turn();
    assert_eq!((play.workers(1), play.prestige(1)), (6, 3), "the worker has returned");
}

// C8.9
#[test]
fn light_favors_come_from_buildings_castle_and_counts_too() {
    let play = building(Board::new(2).light(), 1);
    assert_eq!((play.prestige(1), play.state.turn(), play.workers(1)), (5 + 3, 6, 6), "the best builder");
    let mut play = mason_and_architects(counted(2).light(), "SSSSSCGG");
    play.play("1 build church");
    assert_eq!(play.prestige(1), 3 + 3);
    play.play("1 build monument 1");
    assert_eq!((play.prestige(1), play.markers(1)), (6 + 14 + 2 * 3, [0; 4]));
    let mut play = Board::new(2).light().castle(&[], &[1, 1, 1, 1, 1, 2, 2], &[], 1).bailiff(17).start();
    play.play("1 provost 0");
    assert_eq!(([1, 2].map(|seat| play.prestige(seat)), play.state.turn()), ([3 * 3, 3], 6), "five houses and two");
}

// C8.9: Walls and Towers are counted in one turn, three favours each.
#[test]
fn more_than_four_light_favors_count_in_a_phase() {
    let play = building(Board::new(2).light().castle(&[2; 6], &[1; 9], &[], 1), 15);
    let counts = play.events.iter().filter_map(|event| match event {
        Event::FavorsGranted { number, source: FavorSource::Count(_), .. } => Some(*number),
        _ => None,
    });
    assert_eq!(counts.collect::<Vec<u8>>(), [3, 3]);
    assert_eq!((play.prestige(1), lost(&play)), (4 + 14 * 3 + 3 + 6 * 3, 0));
}
