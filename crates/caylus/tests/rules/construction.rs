//! Phase 5: Carpenters, Masons and Architects (C6.4 to C6.7), and the price and points of every tile of C2.

use crate::board;

use board::{Board, Play};

/// Phase 5: seat 1 works on this space, with these cubes and 5 deniers. Seat 2 waits in the castle with a batch, so
/// that the game stops there when phase 5 is over.
fn at_work(board: Board, space: u8, cubes: &str) -> Play {
    // Seat 1 pays 1 for the place and takes 1 as the first to pass.
    let mut play = board.deniers(&[5, 1]).cubes(1, cubes).cubes(2, "FWS").start();
    play.play(&format!("1 place {space}")).play("2 place castle").to_phase(5);
    play
}

/// Seat 1 at the neutral Carpenter; nothing has been built.
fn carpenter(cubes: &str) -> Play {
    at_work(Board::new(2), 6, cubes)
}

/// Seat 1 at seat 2's Mason on space 9, which is the only tile built.
fn mason(cubes: &str) -> Play {
    at_work(Board::new(2).tile(9, "mason", 2).bailiff(9), 9, cubes)
}

/// Seat 1, who has a residence on space 1, at seat 2's Architect on space 9.
fn architect(cubes: &str) -> Play {
    at_work(Board::new(2).tile(1, "residence", 1).tile(9, "architect", 2).bailiff(9), 9, cubes)
}

/// The favours that are due.
fn favors(play: &Play) -> u8 {
    play.state.favors_due().map_or(0, |due| due.number)
}

/// Builds, with just the price in hand: no cube is left, the tile stands there with the builder's house and is out of
/// the stock, the points and favours are its own.
fn builds(mut play: Play, build: &str, space: u8, points: u16, number: u8) {
    let name = build.split(' ').next().expect("a tile");
    assert!(play.in_stock(name), "{name}");
    assert!(play.can("skip"), "{name}");
    let deniers = play.deniers(1);
    play.play(&format!("1 build {build}"));
    assert_eq!((play.cubes(1).as_str(), play.deniers(1), play.prestige(1)), ("", deniers, points), "{name}");
    assert_eq!((play.tile(space), play.owner(space)), (name, 1), "{name}");
    assert!(name == "architect" || !play.in_stock(name), "{name}");
    assert_eq!(favors(&play), number, "{name}");
    let next = if number > 0 { (5, 1) } else { (6, 2) };
    assert_eq!((play.state.phase(), play.acting()), next, "{name}");
}

// C2 C6.4 C6.5
#[test]
fn price_and_points_of_the_wood_tiles() {
    let wood = [
        ("farm-food", "FW", 2),
        ("farm-cloth", "FW", 2),
        ("sawmill", "FW", 2),
        ("quarry", "FW", 2),
        ("mason", "FW", 4),
        ("notary", "WC", 4),
    ];
    for (tile, price, points) in wood {
        builds(carpenter(price), tile, 9, points, 0);
        builds(at_work(Board::new(2).bailiff(8), 8, price), tile, 9, points, 0);
    }
    for (cube, price) in [("F", "FW"), ("W", "WW"), ("S", "WS"), ("C", "WC"), ("G", "WG")] {
        for tile in ["market", "peddler"] {
            builds(carpenter(price), &format!("{tile} {cube}"), 9, 4, 0);
        }
    }
}

// C2 C6.4 C6.5 C6.7
#[test]
fn price_points_and_favours_of_the_stone_tiles() {
    let stone = [
        ("stone-farm", "FS", 3, 0),
        ("park", "FS", 3, 0),
        ("workshop", "FS", 3, 0),
        ("church", "SC", 3, 1),
        ("tailor", "WS", 6, 0),
        ("bank", "WS", 6, 0),
        ("alchemist", "FS", 6, 0),
        ("architect", "FS", 6, 0),
        ("jeweler", "SC", 6, 0),
    ];
    for (tile, price, points, number) in stone {
        builds(mason(price), tile, 10, points, number);
    }
}

// C2 C6.4 C6.6 C6.7
#[test]
fn price_points_and_favours_of_the_prestige_tiles() {
    let prestige = [
        ("statue", "SSG", 7, 1),
        ("granary", "FFFG", 10, 0),
        ("library", "WWWG", 10, 0),
        ("weaver", "CCCG", 12, 0),
        ("theatre", "WWWGG", 14, 1),
        ("university", "SSSGG", 14, 1),
        ("monument", "SSSSGG", 14, 2),
        ("hotel", "SSSGG", 16, 0),
        ("cathedral", "SSSSSGGG", 25, 0),
    ];
    for (tile, price, points, number) in prestige {
        builds(architect(price), &format!("{tile} 1"), 1, points, number);
    }
}

// C6.4: what can be paid, and nothing else.
#[test]
fn the_carpenter_offers_every_wood_tile_that_can_be_paid() {
    let all = "farm-cloth|farm-food|market F|market W|mason|peddler F|peddler W|quarry|sawmill";
    let all: Vec<String> = all.split('|').map(|tile| format!("build {tile}")).chain(["skip".to_owned()]).collect();
    let play = carpenter("FWW");
    assert_eq!(play.legal(), all);
    assert_eq!(play.refused("1 build notary"), "C6.4", "no cloth");
    assert_eq!(play.refused("1 build market C"), "C6.4");
    assert_eq!(carpenter("WC").legal(), ["build market C", "build notary", "build peddler C", "skip"]);
    for nothing in ["W", "FFSCG"] {
        let poor = carpenter(nothing);
        assert_eq!((poor.state.phase(), poor.cubes(1).as_str()), (6, nothing), "they are not asked");
    }
}

// C6.4: gold pays only where the price says any cube or gold.
#[test]
fn the_any_cube_of_market_and_peddler_is_named() {
    let play = carpenter("FWG");
    assert!(play.can("build market F") && play.can("build market G") && play.can("build peddler G"));
    assert!(!play.can("build market W"), "there is one wood only, and it is the other half of the price");
    for spelling in ["1 build market", "1 build peddler", "1 build mason F", "1 build sawmill 9", "1 build market W"] {
        assert_eq!(play.refused(spelling), "C6.4", "{spelling}");
    }
    assert_eq!(carpenter("WG").legal(), ["build market G", "build peddler G", "skip"]);
}

// C6.4: the FAQ: the discount of the favour table is not for Carpenters.
#[test]
fn a_marker_in_line_d_makes_no_carpenter_cheaper() {
    let play = at_work(Board::new(2).markers(1, [0, 0, 0, 2]), 6, "F");
    assert_eq!((play.state.phase(), play.cubes(1).as_str(), play.tile(9)), (6, "F", "-"));
}

// C6.4
#[test]
fn each_builder_builds_their_own_kind_of_tile() {
    let cubes = "FFFFWWWWSSSSCCCCGGGG";
    let (carpenter, mason, architect) = (carpenter(cubes), mason(cubes), architect(cubes));
    let number = |play: &Play| play.legal().iter().filter(|text| text.starts_with("build ")).count();
    // Six wood tiles and two with five prices each; nine kinds of stone tiles; nine prestige tiles but the Cathedral.
    assert_eq!((number(&carpenter), number(&mason), number(&architect)), (6 + 2 * 5, 9, 8));
    for tile in ["park", "church", "architect", "statue 1"] {
        assert_eq!(carpenter.refused(&format!("1 build {tile}")), "C6.4", "{tile}");
    }
    for tile in ["sawmill", "market F", "notary", "granary 1"] {
        assert_eq!(mason.refused(&format!("1 build {tile}")), "C6.4", "{tile}");
    }
    for tile in ["sawmill", "market F", "park"] {
        assert_eq!(architect.refused(&format!("1 build {tile}")), "C6.4", "{tile}");
    }
}

// C6.4 C2.1
#[test]
fn a_tile_on_the_road_is_not_in_the_stock() {
    let play = at_work(Board::new(2).tile(9, "sawmill", 2).bailiff(6), 6, "FW");
    assert_eq!((play.refused("1 build sawmill"), play.can("build sawmill")), ("C6.4", false));
    assert!(play.can("build quarry"));
    let mut twice = Board::new(2).deniers(&[9, 9]).cubes(1, "FFWW").bailiff(8).start();
    twice.all(&["1 place 6", "2 pass", "1 place 8"]).to_phase(5);
    twice.play("1 build sawmill");
    assert_eq!((twice.acting(), twice.refused("1 build sawmill")), (1, "C6.4"), "the first Carpenter took it");
    twice.play("1 build quarry");
    assert_eq!((twice.tile(9), twice.tile(10)), ("sawmill", "quarry"));
}

// C6.4 C2.1
#[test]
fn there_are_two_architects() {
    let road = || Board::new(2).tile(9, "mason", 2).tile(10, "architect", 2).bailiff(9);
    let mut play = at_work(road(), 9, "FS");
    play.play("1 build architect");
    assert_eq!((play.tile(11), play.owner(11), play.in_stock("architect")), ("architect", 1, false));
    let none = at_work(road().tile(11, "architect", 1), 9, "FS");
    assert_eq!((none.refused("1 build architect"), none.can("build architect")), ("C6.4", false));
    let mut first = mason("FS");
    first.play("1 build architect");
    assert!(first.in_stock("architect"), "the second one is left");
}

// C6.4: the FAQ: one building by one worker.
#[test]
fn one_worker_builds_one_tile() {
    for (mut play, build, next) in [
        (carpenter("FFWW"), "1 build sawmill", "quarry"),
        (mason("FFSS"), "1 build park", "workshop"),
        (architect("FFFWWWGG"), "1 build granary 1", "library"),
    ] {
        play.play(build);
        assert_eq!((play.state.phase(), play.acting(), play.in_stock(next)), (6, 2, true));
    }
}

// C6.5 C6.4: the rulebook's example: red (1) builds a wood Farm at the neutral Carpenter.
#[test]
fn the_rulebooks_example_of_the_wood_farm() {
    let mut play = carpenter("FFW");
    play.play("1 build farm-food");
    assert_eq!((play.cubes(1).as_str(), play.prestige(1)), ("F", 2));
    assert_eq!((play.tile(9), play.owner(9)), ("farm-food", 1), "on the first free space, beyond the fixed buildings");
}

// C6.5
#[test]
fn a_tile_goes_on_the_first_free_space() {
    let road = Board::new(2).tile(9, "farm-food", 2).tile(10, "residence", 1).tile(11, "statue", 2);
    let mut play = at_work(road, 6, "FW");
    play.play("1 build quarry");
    assert_eq!((play.tile(12), play.owner(12), play.tile(13)), ("quarry", 1, "-"), "residences are no free spaces");
}

/// Tiles of seat 2 on these spaces, as on a road that has been built up to there.
fn built_up_to(last: usize) -> Board {
    let tiles = "architect mason farm-food farm-cloth quarry market peddler notary stone-farm park workshop church \
                 tailor bank alchemist architect jeweler residence residence";
    let spaces = (9..=28).filter(|space| *space != 16);
    let tiles = spaces.zip(tiles.split_whitespace()).take_while(|(space, _)| *space <= last);
    tiles.fold(Board::new(2), |board, (space, tile)| board.tile(space, tile, 2))
}

// C6.5 C1.5: the FAQ.
#[test]
fn new_buildings_skip_the_gold_mine() {
    let mut play = at_work(built_up_to(15), 6, "FW");
    play.play("1 build sawmill");
    assert_eq!((play.tile(16), play.tile(17), play.owner(17)), ("gold-mine", "sawmill", 1));
    let mut before = at_work(built_up_to(14), 6, "FW");
    before.play("1 build sawmill");
    assert_eq!((before.tile(15), before.tile(17)), ("sawmill", "-"));
}

// C6.5
#[test]
fn without_a_free_space_nothing_can_be_built() {
    let mut last = at_work(built_up_to(27), 6, "FW");
    last.play("1 build sawmill");
    assert_eq!((last.tile(28), last.prestige(1)), ("sawmill", 2));
    let full = at_work(built_up_to(28), 6, "FW");
    assert_eq!((full.state.phase(), full.in_stock("sawmill")), (6, true), "they are not asked");
    assert_eq!((full.cubes(1).as_str(), full.prestige(1), full.workers(1)), ("FW", 0, 6));
}

// C6.5 C8.6
#[test]
fn without_a_free_space_a_favour_builds_nothing_either() {
    let road = built_up_to(28).castle(&[], &[], &[], 1).markers(1, [0, 0, 0, 3]);
    let mut play = road.deniers(&[9, 9]).cubes(1, "FWCC").start();
    play.play("1 place joust").to_phase(3).all(&["1 joust", "1 favor D"]);
    assert_eq!(play.refused("1 build sawmill"), "C6.5");
    assert!(play.legal().iter().all(|text| !text.starts_with("build")));
    assert!(play.can("residence 1"), "a residence needs no free space");
}

// C6.5 C6.6
#[test]
fn a_prestige_tile_needs_no_free_space() {
    let mut play = at_work(built_up_to(28).tile(3, "residence", 1).bailiff(9), 9, "FFFG");
    play.play("1 build granary 3");
    assert_eq!((play.tile(3), play.owner(3), play.prestige(1)), ("granary", 1, 10));
}

// C6.6
#[test]
fn a_prestige_tile_goes_on_one_of_the_builders_own_residences() {
    let road = Board::new(2).tile(1, "residence", 1).tile(2, "residence", 2).tile(3, "library", 1);
    let road = road.tile(9, "architect", 2).tile(10, "residence", 1).tile(11, "park", 1).bailiff(9);
    let mut play = at_work(road, 9, "FFFG");
    assert_eq!(play.legal(), ["build granary 1", "build granary 10", "skip"]);
    for space in [2, 3, 4, 7, 9, 11, 12] {
        assert_eq!(play.refused(&format!("1 build granary {space}")), "C6.6", "{space}");
    }
    assert_eq!(play.refused("1 build granary"), "C6.6");
    play.play("1 build granary 10");
    assert_eq!((play.tile(10), play.tile(1)), ("granary", "residence"));
}

// C6.6
#[test]
fn without_a_residence_the_architect_builds_nothing() {
    let road = Board::new(2).tile(1, "residence", 2).tile(9, "architect", 1).bailiff(9);
    let play = at_work(road, 9, "FFFG");
    assert_eq!((play.state.phase(), play.cubes(1).as_str(), play.in_stock("granary")), (6, "FFFG", true));
}

// C6.6 C3.1
#[test]
fn the_residences_income_is_lost_library_and_hotel_bring_their_own() {
    for (action, income) in [
        ("skip", 2 + 1),
        ("build granary 1", 2),
        ("build cathedral 1", 2),
        ("build library 1", 2 + 1),
        ("build hotel 1", 2 + 2),
    ] {
        let mut play = architect("FFFWWWSSSSSGGG");
        play.play(&format!("1 {action}"));
        let before = play.deniers(1);
        play.to_next_turn();
        assert_eq!(play.deniers(1) - before, income, "{action}");
    }
}

// C6.6 C6.7 C3.5: the rulebook's example: green (2) builds the Statue at the Architect of blue (1).
#[test]
fn the_rulebooks_example_of_the_statue() {
    let road = Board::new(2).tile(2, "residence", 2).tile(9, "architect", 1).bailiff(9);
    let mut play = road.deniers(&[5, 5]).cubes(1, "FWS").cubes(2, "FSSG").start();
    play.all(&["1 place castle", "2 place 9"]).to_phase(5);
    assert_eq!((play.acting(), play.prestige(1)), (2, 1), "blue scored 1 for green's worker");
    play.play("2 build statue 2");
    assert_eq!((play.cubes(2).as_str(), play.prestige(2)), ("F", 7));
    assert_eq!((play.tile(2), play.owner(2)), ("statue", 2));
    assert_eq!(
        (play.acting(), play.legal()),
        (2, ["favor A", "favor B", "favor C", "favor D"].map(str::to_owned).to_vec())
    );
    play.all(&["2 favor A", "2 use 1"]);
    assert_eq!((play.prestige(2), play.state.phase()), (8, 6));
}

// C6.7
#[test]
fn the_builders_favour_comes_before_the_next_building() {
    let road = Board::new(2).tile(9, "mason", 2).tile(10, "farm-food", 2).bailiff(10);
    let mut play = road.deniers(&[5, 5]).cubes(1, "SC").start();
    play.all(&["1 place 9", "2 place 10"]).to_phase(5);
    play.play("1 build church");
    assert_eq!(
        (play.acting(), play.prestige(1), play.can("favor B")),
        (1, 3, true),
        "the builder's, not the Mason's owner's"
    );
    play.all(&["1 favor A", "1 use 1"]);
    assert_eq!((play.acting(), play.can("take F")), (2, true));
}

// C6.7 C8.3
#[test]
fn the_monument_brings_two_favours_in_different_lines() {
    let mut play = architect("SSSSGG");
    play.all(&["1 build monument 1", "1 favor B", "1 use 1"]);
    assert_eq!((play.acting(), play.legal()), (1, ["favor A", "favor C", "favor D"].map(str::to_owned).to_vec()));
    assert_eq!(play.refused("1 favor B"), "C8.3");
    play.all(&["1 favor A", "1 use 1"]);
    assert_eq!((play.state.phase(), play.prestige(1), play.markers(1)), (6, 15, [1, 1, 0, 0]));
}

// C6.7 C8.3: the FAQ: both Architects in one turn, each with a favour: not in the same line.
#[test]
fn both_architects_in_one_turn() {
    let road = Board::new(2).tile(1, "residence", 1).tile(2, "residence", 1);
    let road = road.tile(9, "architect", 1).tile(10, "architect", 2).bailiff(10);
    let mut play = road.deniers(&[5, 1]).cubes(1, "WWWSSGGG").cubes(2, "FWS").start();
    play.all(&["1 place 9", "2 place castle", "1 place 10"]).to_phase(5);
    play.all(&["1 build statue 1", "1 favor A", "1 use 1", "1 build theatre 2"]);
    assert_eq!((play.refused("1 favor A"), play.can("favor B")), ("C8.3", true));
    play.all(&["1 favor B", "1 use 1"]);
    assert_eq!((play.prestige(1), play.tile(1), play.tile(2)), (7 + 1 + 14, "statue", "theatre"));
}

// C6.7 C8.9
#[test]
fn a_light_favour_for_a_builder_is_three_points() {
    let road = || Board::new(2).light().tile(1, "residence", 1).tile(9, "architect", 2).bailiff(9);
    for (build, price, points) in [("statue", "SSG", 7 + 3), ("monument", "SSSSGG", 14 + 6), ("granary", "FFFG", 10)] {
        let mut play = at_work(road(), 9, price);
        play.play(&format!("1 build {build} 1"));
        assert_eq!((play.state.phase(), play.prestige(1)), (6, points), "{build}");
    }
}
