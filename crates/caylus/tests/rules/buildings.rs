//! Phase 5: the buildings along the road and what they do (C6.1 to C6.3, C6.8, and the effects of C2).

use crate::board;

use board::{Board, Play};

/// A tile of seat 2 on space 9, where the provost stands.
fn built(tile: &str) -> Board {
    Board::new(2).tile(9, tile, 2).bailiff(9)
}

/// Phase 5: seat 1 works on this space, with this many deniers (at least 1) and these cubes. Seat 2 waits in the castle
/// with a batch, so that the game stops there when phase 5 is over.
fn at_work(board: Board, space: u8, deniers: i64, cubes: &str) -> Play {
    // Seat 1 pays 1 for the place and takes 1 as the first to pass.
    let mut play = board.deniers(&[deniers, 1]).cubes(1, cubes).cubes(2, "FWS").start();
    play.play(&format!("1 place {space}")).play("2 place castle").to_phase(5);
    play
}

/// What seat 1 has: deniers, cubes, points.
fn has(play: &Play) -> (u16, String, u16) {
    (play.deniers(1), play.cubes(1), play.prestige(1))
}

/// Phase 5 is over, and seat 1 has just so much.
fn left_with(play: &Play, deniers: u16, cubes: &str, points: u16) {
    assert_eq!((play.state.phase(), play.acting()), (6, 2));
    assert_eq!(has(play), (deniers, cubes.to_owned(), points));
}

// C6.1
#[test]
fn buildings_are_handled_along_the_road_whoever_came_first() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).cubes(2, "F").bailiff(7).start();
    play.all(&["1 place 7", "2 place 5", "3 place 1", "1 place 2"]).to_phase(5);
    assert_eq!((play.acting(), play.legal()), (3, vec!["take C".to_owned(), "take F".to_owned()]));
    play.play("3 take F");
    assert_eq!((play.acting(), play.can("take W")), (1, true));
    play.play("1 take W");
    assert_eq!((play.acting(), play.can("sell F")), (2, true));
    play.play("2 skip");
    assert_eq!((play.acting(), play.can("buy F")), (1, true));
}

// C6.1: the market comes before the peddler, so its deniers can be spent there; what is bought comes too late to sell.
#[test]
fn what_a_building_brings_can_be_used_further_on_but_not_before() {
    let mut play = Board::new(3).deniers(&[2, 9, 9]).cubes(1, "S").bailiff(7).start();
    play.all(&["1 place 7", "2 place castle", "3 place castle", "1 place 5", "2 pass", "3 pass"]).to_phase(5);
    assert_eq!(play.deniers(1), 0);
    play.all(&["1 sell S", "1 buy C"]);
    assert_eq!(play.cubes(1), "C");
    let mut late = Board::new(3).deniers(&[9, 9, 9]).bailiff(7).start();
    late.all(&["1 place 7", "2 pass", "3 pass", "1 place 5"]).to_phase(5);
    assert!(late.can("buy C"), "nothing to sell in the market: seat 1 is not asked there");
}

// C6.1
#[test]
fn the_building_on_the_provosts_space_works_and_the_next_one_does_not() {
    let on = at_work(Board::new(2).bailiff(7), 7, 5, "");
    assert_eq!((on.state.phase(), on.acting(), on.can("buy F")), (5, 1, true));
    let before = at_work(Board::new(2).bailiff(6), 7, 5, "");
    left_with(&before, 5, "", 0);
    assert_eq!((before.worker(7), before.workers(1)), (0, 6), "the worker came home");
}

// C6.1 C6.3
#[test]
fn beyond_the_provost_nobody_gets_anything_but_points_stay() {
    let beyond = at_work(Board::new(2).tile(9, "stone-farm", 2).bailiff(8), 9, 5, "");
    left_with(&beyond, 5, "", 0);
    assert_eq!((beyond.prestige(2), beyond.cubes(2).as_str()), (1, "FWS"), "the visit's point, but no cube");
    assert_eq!((beyond.worker(9), beyond.workers(1)), (0, 6));
}

// C6.1 C5.2: the FAQ: the provost never goes back to the bridge, so the first neutral building always works.
#[test]
fn the_first_building_always_works() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).start();
    play.all(&["1 place guild", "2 place 1", "3 place 2"]).to_phase(3);
    play.all(&["1 provost -3", "1 provost -2"]);
    assert_eq!((play.provost(), play.refused("2 provost -1")), (1, "C5.2"));
    play.all(&["2 provost 0", "3 provost 0", "2 take C"]);
    assert_eq!((play.cubes(2).as_str(), play.cubes(3).as_str()), ("C", ""), "the forest did not work");
}

// C6.1
#[test]
fn a_worker_stays_until_its_building_has_been_handled() {
    let mut play = Board::new(2).deniers(&[9, 1]).cubes(1, "F").cubes(2, "FWS").bailiff(7).start();
    play.all(&["1 place 5", "2 place castle", "1 place 7", "1 place 8"]).to_phase(5);
    assert_eq!((play.worker(5), play.worker(7), play.worker(8), play.workers(1)), (1, 1, 1, 3));
    play.play("1 sell F");
    assert_eq!((play.worker(5), play.worker(7), play.worker(8), play.workers(1)), (0, 1, 1, 4));
    play.play("1 skip");
    assert_eq!((play.worker(7), play.worker(8), play.workers(1)), (0, 0, 6), "also the one beyond the provost");
}

// C6.1: favours belong to the building; the owner's cube too.
#[test]
fn a_worker_stays_while_favours_and_the_owners_cube_are_settled() {
    let mut play = at_work(built("mason"), 9, 1, "SC");
    play.all(&["1 build church", "1 favor A"]);
    assert_eq!((play.worker(9), play.workers(1)), (1, 5));
    play.play("1 use 1");
    assert_eq!((play.worker(9), play.workers(1)), (0, 6));
    let mut farm = at_work(built("stone-farm"), 9, 1, "");
    assert_eq!((farm.acting(), farm.worker(9), farm.workers(1)), (2, 1, 5));
    farm.play("2 take F");
    assert_eq!((farm.worker(9), farm.workers(1)), (0, 6));
}

// C6.1 C2: the Premium rules' example: blue is seat 1, green 2, red 3.
#[test]
fn the_premium_rules_example_of_phase_five() {
    let mut play = Board::new(3).deniers(&[9, 9, 9]).cubes(3, "FWS").start();
    play.all(&["1 place 1", "2 place 7", "3 place 8", "1 pass", "2 pass", "3 place castle", "3 pass"]);
    play.all(&["1 provost +1", "2 provost 0", "3 provost 0"]);
    assert_eq!((play.provost(), play.legal()), (7, vec!["take C".to_owned(), "take F".to_owned()]));
    play.play("1 take F");
    assert_eq!(play.cubes(1), "F");
    let before = play.deniers(2);
    play.play("2 buy S");
    assert_eq!((before - play.deniers(2), play.cubes(2).as_str()), (2, "S"));
    assert_eq!((play.state.phase(), play.acting()), (6, 3), "red is not asked at the carpenter");
    assert_eq!((play.cubes(3).as_str(), play.tile(9), play.worker(8)), ("FWS", "-", 0));
}

// C6.2
#[test]
fn production_is_compulsory() {
    for space in [1, 2] {
        let neutral = at_work(Board::new(2), space, 1, "");
        assert_eq!((neutral.refused("1 skip"), neutral.can("skip")), ("C6.2", false));
    }
    for tile in ["farm-food", "farm-cloth"] {
        let wood = at_work(built(tile), 9, 1, "");
        assert_eq!((wood.refused("1 skip"), wood.can("skip")), ("C6.2", false));
    }
    let owner = at_work(built("park"), 9, 1, "");
    assert_eq!((owner.acting(), owner.can("skip")), (2, false), "the owner takes their cube too");
}

/// A building without production, deniers and cubes that pay for its effect several times, and one use of it.
const OPTIONAL: [(&str, i64, &str, &str); 14] = [
    ("market", 9, "FF", "sell F"),
    ("peddler", 9, "", "buy FF"),
    ("mason", 1, "FFSS", "build park"),
    ("notary", 9, "CC", "residence 1"),
    ("church", 9, "", "deal 2"),
    ("tailor", 1, "CCCCCC", "deal 1"),
    ("bank", 15, "", "deal 1"),
    ("alchemist", 1, "FFFFFFFF", "pay FF"),
    ("architect", 1, "FFFFFFWWWWWWGG", "build granary 1"),
    ("jeweler", 1, "GGGG", "deal 1"),
    ("n-market", 9, "FF", "sell F"),
    ("n-carpenter", 9, "FFWW", "build sawmill"),
    ("peddler-fixed", 9, "", "buy F"),
    ("carpenter-fixed", 9, "FFWW", "build sawmill"),
];

/// Seat 1, who has a residence on space 1 for the Architect to build on, at work there.
fn at_optional(tile: &str, deniers: i64, cubes: &str) -> Play {
    let board = Board::new(2).bailiff(9);
    match tile {
        "n-market" => at_work(board, 5, deniers, cubes),
        "n-carpenter" => at_work(board, 6, deniers, cubes),
        "peddler-fixed" => at_work(board, 7, deniers, cubes),
        "carpenter-fixed" => at_work(board, 8, deniers, cubes),
        "architect" => at_work(built(tile).tile(1, "residence", 1), 9, deniers, cubes),
        _ => at_work(built(tile), 9, deniers, cubes),
    }
}

// C6.2
#[test]
fn every_other_effect_is_optional() {
    for (tile, deniers, cubes, _) in OPTIONAL {
        let mut play = at_optional(tile, deniers, cubes);
        let before = has(&play);
        assert!(play.legal().len() > 1 && play.can("skip"), "{tile}");
        play.play("1 skip");
        assert_eq!((play.state.phase(), has(&play)), (6, before), "{tile}");
    }
}

// C6.2: and the FAQ: one tile built, one cube sold, one cube bought by one worker.
#[test]
fn every_other_effect_is_used_once() {
    for (tile, deniers, cubes, action) in OPTIONAL {
        let mut play = at_optional(tile, deniers, cubes);
        let before = has(&play);
        play.play(&format!("1 {action}"));
        assert!(before != has(&play), "{tile}: it was used");
        assert_eq!((play.state.phase(), play.acting(), play.workers(1)), (6, 2, 6), "{tile}");
    }
}

// C6.2 C6.8
#[test]
fn who_cannot_pay_is_not_asked() {
    let poor = [
        ("market", 9, ""),
        ("church", 1, "C"),
        ("tailor", 9, "C"),
        ("bank", 1, "C"),
        ("alchemist", 9, "F"),
        ("jeweler", 9, "C"),
        ("n-market", 9, ""),
        ("peddler-fixed", 1, "F"),
    ];
    for (tile, deniers, cubes) in poor {
        let play = at_optional(tile, deniers, cubes);
        assert_eq!(has(&play), (deniers as u16, cubes.to_owned(), 0), "{tile}");
        assert_eq!((play.state.phase(), play.workers(1)), (6, 6), "{tile}");
    }
}

// C2 C6.2
#[test]
fn neutral_farm_and_forest_give_one_cube_of_two_kinds() {
    for (space, options, action, cube) in [
        (1, ["take C", "take F"], "take C", "C"),
        (1, ["take C", "take F"], "take F", "F"),
        (2, ["take F", "take W"], "take F", "F"),
        (2, ["take F", "take W"], "take W", "W"),
    ] {
        let mut play = at_work(Board::new(2), space, 3, "");
        assert_eq!((play.legal(), play.refused("1 take S")), (options.map(str::to_owned).to_vec(), "C6.2"));
        play.play(&format!("1 {action}"));
        left_with(&play, 3, cube, 0);
    }
}

// C2 C6.2
#[test]
fn neutral_sawmill_and_quarry_give_one_cube() {
    left_with(&at_work(Board::new(2), 3, 3, ""), 3, "W", 0);
    left_with(&at_work(Board::new(2), 4, 3, ""), 3, "S", 0);
}

// C2 C1.5: the FAQ: the Gold Mine can be used while spaces before it are empty.
#[test]
fn the_gold_mine_gives_one_gold() {
    let mine = at_work(Board::new(2).castle(&[], &[], &[], 1).bailiff(16), 16, 3, "");
    left_with(&mine, 3, "G", 0);
    assert_eq!(mine.tile(9), "-");
    let first = Play::new_game(3, &[], 1);
    assert!(first.can("place 16"), "from the first turn on");
}

// C2 C6.3: wood production brings its owner no cube.
#[test]
fn wood_production_buildings() {
    for (tile, action, cubes) in
        [("farm-food", "F", "FF"), ("farm-food", "C", "C"), ("farm-cloth", "C", "CC"), ("farm-cloth", "F", "F")]
    {
        let mut play = at_work(built(tile), 9, 3, "");
        assert_eq!(play.legal(), ["take C", "take F"]);
        play.play(&format!("1 take {action}"));
        left_with(&play, 3, cubes, 0);
        assert_eq!((play.cubes(2).as_str(), play.prestige(2)), ("FWS", 1));
    }
    for (tile, cubes) in [("sawmill", "WW"), ("quarry", "SS")] {
        let play = at_work(built(tile), 9, 3, "");
        left_with(&play, 3, cubes, 0);
        assert_eq!(play.cubes(2), "FWS");
    }
}

// C2 C6.3: the stone Farm of the rulebook, and its like: all for the user, then one of these cubes for the owner.
#[test]
fn stone_production_gives_its_owner_a_cube_of_their_choice() {
    for (tile, cubes, owner, action, owners) in [
        ("stone-farm", "FFC", ["take C", "take F"], "take F", "FFWS"),
        ("stone-farm", "FFC", ["take C", "take F"], "take C", "FWSC"),
        ("park", "FWW", ["take F", "take W"], "take F", "FFWS"),
        ("park", "FWW", ["take F", "take W"], "take W", "FWWS"),
        ("workshop", "SSC", ["take C", "take S"], "take S", "FWSS"),
        ("workshop", "SSC", ["take C", "take S"], "take C", "FWSC"),
    ] {
        let mut play = at_work(built(tile), 9, 3, "");
        assert_eq!((play.acting(), play.cubes(1).as_str()), (2, cubes), "{tile}: the user has taken theirs");
        assert_eq!(play.legal(), owner);
        play.play(&format!("2 {action}"));
        left_with(&play, 3, cubes, 0);
        assert_eq!(play.cubes(2), owners);
    }
}

// C6.3
#[test]
fn the_owners_cube_is_one_that_the_building_produces() {
    let farm = at_work(built("stone-farm"), 9, 3, "");
    assert_eq!(farm.refused("2 take W"), "C6.3");
    assert_eq!(farm.refused("1 take F"), "C3.2", "the owner chooses, not the user");
}

// C6.3
#[test]
fn who_uses_their_own_stone_production_gets_no_cube_beside() {
    for (tile, cubes) in [("stone-farm", "FFC"), ("park", "FWW"), ("workshop", "SSC")] {
        let play = at_work(Board::new(2).tile(9, tile, 1).bailiff(9), 9, 3, "");
        left_with(&play, 3, cubes, 0);
    }
}

// C2 C6.8
#[test]
fn markets_buy_one_cube_of_any_kind() {
    for (board, space, price) in [(Board::new(2), 5, 4), (built("market"), 9, 6)] {
        let mut play = at_work(board, space, 3, "FFSG");
        assert_eq!(play.legal(), ["sell F", "sell G", "sell S", "skip"]);
        assert_eq!((play.refused("1 sell W"), play.refused("1 sell C")), ("C6.8", "C6.8"));
        let mut gold = Play { state: play.state, events: Vec::new() };
        play.play("1 sell F");
        left_with(&play, 3 + price, "FSG", 0);
        gold.play("1 sell G");
        left_with(&gold, 3 + price, "FFS", 0);
    }
}

// C2 C6.8
#[test]
fn the_fixed_peddler_sells_one_cube_but_gold_for_two() {
    for cube in ["F", "W", "S", "C"] {
        let mut play = at_work(Board::new(2).bailiff(7), 7, 5, "");
        assert_eq!(play.legal(), ["buy C", "buy F", "buy S", "buy W", "skip"]);
        assert_eq!((play.refused("1 buy G"), play.refused("1 buy FF")), ("C6.8", "C6.8"));
        play.play(&format!("1 buy {cube}"));
        left_with(&play, 3, cube, 0);
    }
    let mut last = at_work(Board::new(2).bailiff(7), 7, 2, "");
    last.play("1 buy W");
    left_with(&last, 0, "W", 0);
}

// C2 C6.8
#[test]
fn the_wood_peddler_sells_one_cube_for_one_or_two_for_two() {
    let one = at_work(built("peddler"), 9, 1, "");
    assert_eq!(one.legal(), ["buy C", "buy F", "buy S", "buy W", "skip"]);
    assert_eq!((one.refused("1 buy FW"), one.refused("1 buy G")), ("C6.8", "C6.8"));
    let mut two = at_work(built("peddler"), 9, 2, "");
    let all = "C CC F FC FF FS FW S SC SS W WC WS WW";
    let all: Vec<String> = all.split(' ').map(|cubes| format!("buy {cubes}")).chain(["skip".to_owned()]).collect();
    assert_eq!(two.legal(), all);
    assert_eq!((two.refused("1 buy FG"), two.refused("1 buy GG")), ("C6.8", "C6.8"));
    let mut single = Play { state: two.state, events: Vec::new() };
    two.play("1 buy WS");
    left_with(&two, 0, "WS", 0);
    single.play("1 buy S");
    left_with(&single, 1, "S", 0);
}

/// What can be chosen with this many deniers and these cubes in a building of seat 2.
fn offers(tile: &str, deniers: i64, cubes: &str) -> Vec<String> {
    at_work(built(tile), 9, deniers, cubes).legal()
}

/// One deal there, and what seat 1 has then.
fn after_deal(tile: &str, deniers: i64, cubes: &str, deal: &str) -> (u16, String, u16) {
    let mut play = at_work(built(tile), 9, deniers, cubes);
    play.play(&format!("1 {deal}"));
    assert_eq!(play.state.phase(), 6);
    has(&play)
}

// C2 C6.8
#[test]
fn the_church_gives_three_points_for_two_deniers_or_five_for_four() {
    assert_eq!(after_deal("church", 7, "", "deal 1"), (5, String::new(), 3));
    assert_eq!(after_deal("church", 7, "", "deal 2"), (3, String::new(), 5));
    assert_eq!(offers("church", 2, ""), ["deal 1", "skip"]);
    assert_eq!(offers("church", 3, ""), ["deal 1", "skip"]);
    assert_eq!(offers("church", 4, ""), ["deal 1", "deal 2", "skip"]);
    assert_eq!(at_work(built("church"), 9, 3, "").refused("1 deal 2"), "C6.8");
}

// C2 C6.8
#[test]
fn the_tailor_gives_four_points_for_two_cloth_or_six_for_three() {
    assert_eq!(after_deal("tailor", 1, "FCCCC", "deal 1"), (1, "FCC".to_owned(), 4));
    assert_eq!(after_deal("tailor", 1, "FCCCC", "deal 2"), (1, "FC".to_owned(), 6));
    assert_eq!(offers("tailor", 9, "CC"), ["deal 1", "skip"]);
    assert_eq!(offers("tailor", 9, "CCC"), ["deal 1", "deal 2", "skip"]);
    assert_eq!(at_work(built("tailor"), 9, 9, "CC").refused("1 deal 2"), "C6.8");
}

// C2 C6.8
#[test]
fn the_bank_gives_one_gold_for_two_deniers_or_two_for_five() {
    assert_eq!(after_deal("bank", 7, "F", "deal 1"), (5, "FG".to_owned(), 0));
    assert_eq!(after_deal("bank", 7, "F", "deal 2"), (2, "FGG".to_owned(), 0));
    assert_eq!(offers("bank", 2, ""), ["deal 1", "skip"]);
    assert_eq!(offers("bank", 4, ""), ["deal 1", "skip"]);
    assert_eq!(offers("bank", 5, ""), ["deal 1", "deal 2", "skip"]);
    assert_eq!(at_work(built("bank"), 9, 4, "").refused("1 deal 2"), "C6.8");
}

// C2 C6.8
#[test]
fn the_jeweler_gives_five_points_for_one_gold_or_nine_for_two() {
    assert_eq!(after_deal("jeweler", 1, "FGGG", "deal 1"), (1, "FGG".to_owned(), 5));
    assert_eq!(after_deal("jeweler", 1, "FGGG", "deal 2"), (1, "FG".to_owned(), 9));
    assert_eq!(offers("jeweler", 9, "G"), ["deal 1", "skip"]);
    assert_eq!(offers("jeweler", 9, "GG"), ["deal 1", "deal 2", "skip"]);
    assert_eq!(at_work(built("jeweler"), 9, 9, "G").refused("1 deal 2"), "C6.8");
}

// C2 C6.8
#[test]
fn the_alchemist_gives_one_gold_for_two_cubes_or_two_for_four() {
    assert_eq!(after_deal("alchemist", 1, "FFWSC", "pay FC"), (1, "FWSG".to_owned(), 0));
    assert_eq!(after_deal("alchemist", 1, "FFWSC", "pay FFWC"), (1, "SGG".to_owned(), 0));
    assert_eq!(after_deal("alchemist", 1, "CCCCG", "pay CCCC"), (1, "GGG".to_owned(), 0));
    let all = "FC FF FFSC FFWC FFWS FS FW FWSC SC WC WS";
    let all: Vec<String> = all.split(' ').map(|cubes| format!("pay {cubes}")).chain(["skip".to_owned()]).collect();
    assert_eq!(offers("alchemist", 1, "FFWSC"), all, "whichever cubes, different or equal");
    assert_eq!(offers("alchemist", 1, "WWW"), ["pay WW", "skip"], "three are no deal");
    let play = at_work(built("alchemist"), 9, 1, "WWW");
    assert_eq!((play.refused("1 pay FF"), play.refused("1 pay WWWW")), ("C6.8", "C6.8"));
}

// C2.2
#[test]
fn the_alchemist_takes_no_gold() {
    assert_eq!(offers("alchemist", 1, "FFGGG"), ["pay FF", "skip"]);
    let play = at_work(built("alchemist"), 9, 9, "FGGG");
    left_with(&play, 9, "FGGG", 0);
}
