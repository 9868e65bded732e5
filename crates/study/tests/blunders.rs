//! Planted blunders: each is found, and its explanation names what it cost. In all of these positions something else wins, which can
//! be worked out by hand; `crates/bots/tests` plays some of them to every end.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

#[path = "../../caylus/tests/rules/board/mod.rs"]
mod caylus_board;
#[path = "../../ys/tests/rules/board/mod.rs"]
mod ys_board;

use bots::analysis::{Fixed, Mark};
use game::Seat;
use study::{Advice, Scope, Studied, advise};
use words::study::seat;
use words::{Language, Words};

/// Explains an action that was played, with two seeds, and checks that it is called a blunder by both.
fn blunder<G: Studied>(state: &G, played: &str) -> Vec<Advice> {
    let acting = state.to_act().lowest().expect("a seat is to act");
    let (view, legal) = (state.remembered(acting), state.legal_actions(acting));
    let action: G::Action = played.parse().expect("an action");
    assert!(legal.contains(&action), "{played} is not one of {legal:?}");
    let players = state.players();
    let names = |words: &Words| Seat::first(players).map(|one| seat(words, one)).collect();
    let judge = |seed: u64| {
        let scope = (Scope { iterations: 600, seed, ..Scope::MASTER }, 0);
        let told = advise::<G>((&view, players, acting, &legal), Some(action), scope, &names).expect("a verdict");
        let of_played =
            told.actions.iter().map(|one| &one.value).find(|value| value.action == played).expect("it is compared");
        let mark = Mark::of(of_played.behind, of_played.error);
        assert_eq!(mark, Some(Mark::Blunder), "{played} is {} behind: {}", of_played.behind, told.why.text.en);
        assert_eq!((told.why.other.as_str(), told.actions[0].value.behind), (played, Fixed::ZERO));
        for language in [Language::English, Language::French, Language::Portuguese] {
            let text = told.why.text.get(language);
            assert!(!text.is_empty() && !text.contains('['), "{text}");
        }
        told
    };
    (1..=2).map(judge).collect()
}

/// What the explanations must name: a part of which the better action has more.
fn costs(told: &[Advice], part: &str) {
    for told in told {
        let named = told.why.parts.iter().any(|named| named.part == part && named.points > 0.0);
        assert!(named, "{part} is not in {:?}: {}", told.why.parts, told.why.text.en);
    }
}

/// What the explanations must name: a rival who is better off after what was played.
fn helps(told: &[Advice], rival: Seat) {
    for told in told {
        let named = told.why.rival.is_some_and(|(named, points)| named == rival && points < 0.0);
        assert!(named, "{:?}: {}", told.why.rival, told.why.text.en);
    }
}

mod caylus_blunders {
    use super::caylus_board::{Board, Play};
    use super::{Seat, blunder, costs, helps};

    fn position(players: u8, bailiff: i64) -> Board {
        let tiles = [(7, "peddler-fixed"), (8, "carpenter-fixed"), (16, "gold-mine")];
        let board = Board::new(players).bailiff(bailiff);
        tiles.into_iter().fold(board, |board, (space, tile)| board.tile(space, tile, None))
    }

    fn last_turn(towers: &[i64]) -> Board {
        position(2, 23).castle(&[], &[], towers, 2)
    }

    fn far_tailor(owner: i64) -> Board {
        let near = ["farm-food", "farm-cloth", "sawmill", "quarry", "market", "peddler", "mason", ""];
        let far = ["notary", "stone-farm", "park", "workshop", "church", "bank", "alchemist", "tailor"];
        let spaces = (9..).zip(near.into_iter().chain(far)).filter(|(_, tile)| !tile.is_empty());
        spaces.fold(last_turn(&[1, 2]), |board, (space, tile)| board.tile(space, tile, owner))
    }

    fn judged(play: &Play, played: &str) -> Vec<study::Advice> {
        blunder(&play.state, played)
    }

    // C6.6, C8.6: the Cathedral is worth 25 points.
    #[test]
    fn a_favour_that_does_not_build_the_cathedral() {
        let board = last_turn(&[1, 1, 2]).markers(1, [0, 0, 0, 4]).cubes(1, "SSSSSGGG").tile(1, "residence", 1);
        let mut play = board.prestige(&[0, 20]).start();
        play.play("1 provost 0");
        costs(&judged(&play, "favor A"), "prestige");
    }

    // C6.8, C7.10: five deniers for two gold, not two for one.
    #[test]
    fn the_small_deal_of_the_bank() {
        let board = last_turn(&[1, 2]).tile(9, "bank", 2).deniers(&[7]).prestige(&[20, 24]);
        let mut play = board.start();
        play.all(&["1 place 9", "1 pass", "2 provost 0", "1 provost 0"]);
        costs(&judged(&play, "deal 1"), "gold");
    }

    // C6.8, C7.10: the market pays as much for food as for gold.
    #[test]
    fn gold_that_is_sold_in_the_market() {
        let board = last_turn(&[1, 2]).tile(9, "market", 2).deniers(&[1]).cubes(1, "FG").prestige(&[20, 22]);
        let mut play = board.start();
        play.all(&["1 place 9", "2 provost 0"]);
        costs(&judged(&play, "sell G"), "gold");
    }

    // C7.2, C7.4, C7.5: without a batch two points are lost, with one there are points and a favour.
    #[test]
    fn a_visit_to_the_castle_without_the_batch_in_hand() {
        let board = last_turn(&[1, 2]).deniers(&[1]).cubes(1, "FWG").markers(1, [4, 0, 0, 0]).prestige(&[20, 25]);
        let mut play = board.start();
        play.all(&["1 place castle", "2 provost 0"]);
        costs(&judged(&play, "done"), "prestige");
    }

    // C5.1, C6.1: the worker at the Tailor does not work if the provost stays.
    #[test]
    fn a_provost_who_does_not_reach_the_own_worker() {
        let mut play = far_tailor(1).deniers(&[4, 2]).cubes(1, "CCC").prestige(&[45, 50]).start();
        play.all(&["1 place 24", "2 place 4", "1 pass"]);
        let told = judged(&play, "provost 0");
        costs(&told, "prestige");
        assert!(told.iter().all(|told| told.why.parting.is_some()));
    }

    // C5.1, C6.1: who has the last word lets the rival's worker at the Tailor work.
    #[test]
    fn a_last_word_on_the_provost_that_is_not_used() {
        let board = far_tailor(2).order(&[2, 1]).deniers(&[2, 3]).cubes(2, "CCC").prestige(&[50, 46]);
        let mut play = board.start();
        play.all(&["2 place 24", "1 place 4", "2 pass", "2 provost +1"]);
        helps(&judged(&play, "provost 0"), Seat::Two);
    }

    // C6.2, C7.1: the batch still needs cloth.
    #[test]
    fn the_wrong_cube_for_the_batch() {
        let mut play = last_turn(&[1, 2]).deniers(&[4]).cubes(1, "FW").prestige(&[47, 50]).start();
        play.all(&["1 place castle", "1 place 1"]).to_phase(5);
        let told = judged(&play, "take F");
        costs(&told, "prestige");
        let parting = told[0].why.parting.as_ref().expect("the lines part");
        assert!(parting.text.en.contains("batch") || parting.text.en.contains("house"), "{}", parting.text.en);
    }

    // C8.5, C7.10: seven deniers and the one in hand are two points.
    #[test]
    fn the_line_of_points_where_deniers_score_more() {
        let board = last_turn(&[1, 1, 2]).markers(1, [0, 4, 0, 0]).prestige(&[49, 50]);
        let mut play = board.start();
        play.play("1 provost 0");
        costs(&judged(&play, "favor A"), "deniers");
    }

    // C7.5: of equal numbers of batches the first in the castle wins the favour.
    #[test]
    fn who_is_second_in_the_castle() {
        let board = last_turn(&[1, 2]).deniers(&[2, 1]).cubes(1, "FWS").cubes(2, "FWS").markers(1, [4, 0, 0, 0]);
        costs(&judged(&board.prestige(&[40, 46]).start(), "place 16"), "prestige");
    }
}

mod ys_blunders {
    use super::ys_board::Board;
    use super::{Seat, blunder, costs, helps};

    const LAST_GEM: ([&str; 4], [u8; 4]) = (["bbgyyyrr", "bbbgyyyr", "bggggyr", "bggyrrrr"], [8, 7, 9, 6]);

    fn last_round(gems: [&str; 4], quotes: [u8; 4]) -> Board {
        Board::new(4).round(4).all_gems(&gems).quotes(quotes)
    }

    // Y4.1, Y6.2: the yellow gem breaks the tie in the best colour.
    #[test]
    fn a_gem_that_wins_no_colour() {
        let (gems, quotes) = LAST_GEM;
        let board = last_round(gems, quotes).ships(&["B*GR", "Y*GR", "R*BY", "G*BY"]).market(&["r", "r", "r"]);
        let board = board.brokers(&["4 3 port4", "1 2 port4", "4 4 y1", "4 3 b2", "4 1 g3"]).scoring(4);
        // 52 points with the yellow gem and 46 with the blue one, between which seat 3 stands.
        let board = board.step("cargo", "by".into()).score(3, 19);
        costs(&blunder(&board.start().state, "gem b"), "gems");
    }

    // Y4.9, Y6.1: green, of which seat 1 has most, does not become the first colour; with eight points more that decides.
    #[test]
    fn a_quotation_that_helps_a_rival() {
        let gems = ["ggggyyrr", "bbbbbgggyr", "bbgyyyrr", "bbbgyyrrr"];
        let board = last_round(gems, [9, 9, 7, 6]).score(1, 8).brokers(&["1 4 b1"]).best_bidder();
        costs(&blunder(&board.start().state, "quote b +1"), "gems");
    }

    // Y5.4: the exchange gains points, but more for the rival.
    #[test]
    fn an_exchange_that_gains_more_for_a_rival() {
        let (gems, quotes) = LAST_GEM;
        let play = last_round(gems, quotes).cards(1, &["alchemist"]).end_of_scoring().start();
        let told = blunder(&play.state, "play alchemist y>g");
        let rival = told[0].why.rival.expect("a rival gains").0;
        helps(&told, rival);
        assert_ne!(rival, Seat::One);
    }

    // Y5.5, Y6.1: one pair of quotations wins.
    #[test]
    fn the_wrong_quotations_of_the_banker() {
        let (gems, quotes) = LAST_GEM;
        let board = last_round(gems, quotes).cards(1, &["banker"]).end_of_scoring();
        let board = (2..=4).fold(board, |board, rival| board.score(rival, 2));
        costs(&blunder(&board.start().state, "skip"), "gems");
    }
}
