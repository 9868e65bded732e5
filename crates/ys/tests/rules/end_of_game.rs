//! The end of the game (Y6).

use crate::board;

use board::{Board, Play};

const COLORS: [&str; 4] = ["b", "g", "y", "r"];
/// By rank of the colour, by place of the player.
const POINTS: [[u16; 4]; 4] = [[24, 18, 12, 6], [20, 15, 10, 5], [16, 12, 8, 4], [12, 9, 6, 3]];

/// Round 4 ends and nobody has anything left to decide.
fn ended(board: Board) -> Play {
    let play = board.round(4).end_of_scoring().start();
    assert_eq!((play.acting(), play.asked()), (0, "over"));
    play
}

/// Everybody has this many gems of one colour.
fn with_gems(color: &str, numbers: &[usize]) -> Board {
    let board = Board::new(numbers.len());
    (1..).zip(numbers).fold(board, |board, (seat, number)| board.gems(seat, &color.repeat(*number)))
}

/// What everybody scores for this many gems of the best colour.
fn points(numbers: &[usize]) -> Vec<u16> {
    ended(with_gems("b", numbers).quotes([9, 8, 8, 8])).all_scores()
}

// Y6.1
#[test]
fn colours_are_ranked_by_quotation_level_ones_from_blue_to_red() {
    for (quotes, ranking) in [
        ([15, 9, 8, 1], "bgyr"),
        ([1, 2, 3, 4], "rygb"),
        ([7, 10, 6, 9], "grby"),
        ([8, 8, 8, 8], "bgyr"),
        ([9, 8, 9, 8], "bygr"),
        ([8, 9, 8, 9], "grby"),
        ([8, 8, 9, 9], "yrbg"),
        ([3, 7, 7, 7], "gyrb"),
        ([5, 5, 5, 6], "rbgy"),
        ([1, 15, 15, 1], "gybr"),
    ] {
        for (color, points) in ranking.split("").filter(|color| !color.is_empty()).zip(POINTS) {
            let play = ended(with_gems(color, &[4, 3, 2, 1]).quotes(quotes));
            assert_eq!(play.all_scores(), points, "{color} at {quotes:?}");
            let play = ended(with_gems(color, &[2, 5, 1, 99]).quotes(quotes));
            let [first, second, third, fourth] = points;
            assert_eq!(play.all_scores(), [third, second, fourth, first], "{color} at {quotes:?}");
        }
    }
}

// Y6.1
#[test]
fn all_colours_are_added_to_what_was_scored_before() {
    let all = COLORS.concat();
    let board = (1..).zip([3, 2, 1]).fold(Board::new(4), |board, (seat, number)| board.gems(seat, &all.repeat(number)));
    let play = ended(board.score(2, 10).score(4, 7));
    assert_eq!(play.all_scores(), [72, 54 + 10, 36, 7]);
    assert_eq!(play.scores(), [72, 64, 36, 7]);
}

// Y6.2
#[test]
fn level_players_get_the_points_of_the_worst_place_that_they_share() {
    for (numbers, expected) in [
        ([3, 3, 2, 1], [18, 18, 12, 6]),
        ([3, 2, 2, 1], [24, 12, 12, 6]),
        ([3, 2, 1, 1], [24, 18, 6, 6]),
        ([2, 2, 2, 1], [12, 12, 12, 6]),
        ([1, 9, 1, 1], [6, 24, 6, 6]),
        ([2, 1, 1, 2], [18, 6, 6, 18]),
        ([5, 5, 5, 5], [6, 6, 6, 6]),
    ] {
        assert_eq!(points(&numbers), expected, "{numbers:?}");
    }
    for (color, [_, second, _, fourth]) in COLORS.into_iter().zip(POINTS) {
        let play = ended(with_gems(color, &[1, 1, 3, 3]));
        assert_eq!(play.all_scores(), [fourth, fourth, second, second], "the same for {color}");
    }
}

// Y6.2
#[test]
fn without_a_gem_there_are_no_points() {
    for (numbers, expected) in [
        ([1, 0, 0, 0], [24, 0, 0, 0]),
        ([0, 2, 0, 1], [0, 24, 0, 18]),
        ([0, 1, 1, 0], [0, 18, 18, 0]),
        ([1, 1, 0, 1], [12, 12, 0, 12]),
        ([3, 2, 1, 0], [24, 18, 12, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ] {
        assert_eq!(points(&numbers), expected, "{numbers:?}");
    }
}

// Y6.1, Y6.2
#[test]
fn three_players_have_three_places() {
    for (numbers, expected) in [
        ([1, 2, 3], [12, 18, 24]),
        ([2, 2, 1], [18, 18, 12]),
        ([3, 1, 1], [24, 12, 12]),
        ([1, 1, 1], [12, 12, 12]),
        ([0, 4, 4], [0, 18, 18]),
    ] {
        assert_eq!(points(&numbers), expected, "{numbers:?}");
    }
}

// Y6.3
#[test]
fn black_gems_score_by_their_number_up_to_seven() {
    for (number, points) in (0..).zip([0, 1, 4, 8, 12, 16, 20, 24, 24, 24]) {
        let play = ended(Board::new(4).score(2, 5).gems(2, &"k".repeat(number)).gems(3, &"k".repeat(number)));
        assert_eq!(play.all_scores(), [0, 5 + points, points, 0], "{number}: nobody is in anybody's way");
    }
    assert_eq!(ended(Board::new(4).gems(1, "bkkk")).all_scores(), [24 + 8, 0, 0, 0]);
}

/// Points and gems of three seats.
type Three = [(u16, &'static str); 3];

// Y6.4
#[test]
fn the_highest_score_wins_then_most_gems_of_all_kinds() {
    let cases: [(Three, &[u8], &str); 9] = [
        ([(25, ""), (0, "b"), (0, "")], &[1], "25 beat 24, whatever the gems"),
        ([(24, ""), (0, "b"), (0, "")], &[2], "level: more gems"),
        ([(24, ""), (23, "k"), (0, "")], &[2], "black ones count"),
        ([(0, "b"), (20, "kk"), (0, "")], &[2], "two black ones are more than one blue one"),
        ([(0, "b"), (23, "k"), (0, "")], &[1, 2], "still level: they share the win"),
        ([(0, "b"), (23, "k"), (23, "k")], &[1, 2, 3], "all three of them"),
        ([(30, ""), (30, ""), (0, "kk")], &[1, 2], "who is behind has more gems in vain"),
        ([(24, ""), (0, "b"), (20, "kk")], &[3], "three level, two gems"),
        ([(0, ""), (0, ""), (0, "")], &[1, 2, 3, 4], "nobody has anything, the fourth neither"),
    ];
    for (seats, winners, why) in cases {
        let board = (1..).zip(seats).fold(Board::new(4), |board, (seat, (score, gems))| {
            let board = board.score(seat, score);
            board.gems(seat, gems)
        });
        assert_eq!(ended(board).winners(), winners, "{why}");
    }
}

// Y6.4, Y6.1
#[test]
fn nothing_more_can_be_done_and_nothing_is_scored_before_the_end() {
    let play = ended(Board::new(4).gems(1, "bk"));
    assert_eq!((play.legal().len(), play.refused("1 skip"), play.refused("2 bid 1 0")), (0, "Y6.4", "Y6.4"));
    for round in 1..=3 {
        let play = Board::new(4).round(round).gems(1, "bk").end_of_scoring().start();
        assert_eq!((play.score(1), play.round()), (0, round + 1));
    }
}

/// Gems for the problems of the last decision.
fn problem(gems: [&str; 4], quotes: [u8; 4]) -> Board {
    Board::new(4).all_gems(&gems).round(4).quotes(quotes)
}

const LAST_GEM: ([&str; 4], [u8; 4]) = (["bbgyyyrr", "bbbgyyyr", "bggggyr", "bggyrrrr"], [8, 7, 9, 6]);

// Y6.1, Y6.2, Y4.9: the last move of a quotation.
#[test]
fn a_quotation_moved_last_decides_which_colour_is_first() {
    let gems = ["ggggyyrr", "bbbbbgggyr", "bbgyyyrr", "bbbgyyrrr"];
    for (text, scores) in [
        ("g +1", [38, 45, 38, 41]),
        ("b -1", [38, 45, 38, 41]),
        ("b +1", [34, 46, 39, 43]),
        ("g -1", [34, 46, 39, 43]),
        ("y +1", [34, 46, 39, 43]),
        ("y -1", [34, 46, 39, 43]),
        ("r +1", [34, 46, 39, 43]),
        ("r -1", [34, 46, 39, 43]),
    ] {
        let mut play = problem(gems, [9, 9, 7, 6]).brokers(&["1 4 b1"]).best_bidder().start();
        play.play(&format!("1 quote {text}"));
        assert_eq!((play.scores(), play.winners()), (scores.to_vec(), vec![2]), "{text}");
    }
}

// Y6.1, Y6.2, Y4.1: seat 4 is first in the last district and has a black gem from its port; seat 1 is second.
#[test]
fn the_last_gem_breaks_a_tie_for_a_colour() {
    let (gems, quotes) = LAST_GEM;
    for (left, gem, scores) in [
        ("by", "y", [52, 45, 30, 36]),
        ("by", "b", [46, 40, 30, 36]),
        ("gy", "y", [52, 45, 30, 36]),
        ("gy", "g", [50, 45, 30, 32]),
    ] {
        let board = problem(gems, quotes).ships(&["B*GR", "Y*GR", "R*BY", "G*BY"]).brokers(&["4 3 port4", "1 2 port4"]);
        let mut play = board.scoring(4).step("cargo", left.into()).start();
        play.play(&format!("1 gem {gem}"));
        play.all(&["1 rank y", "1 rank b", "1 rank g"]);
        assert_eq!((play.scores(), play.winners()), (scores.to_vec(), vec![1]), "{gem} of {left}");
    }
}

// Y6.1, Y6.2, Y5.4
#[test]
fn the_alchemist_can_lose_the_game_at_the_last_moment() {
    let (gems, quotes) = LAST_GEM;
    for (action, scores, winner) in [("skip", [46, 45, 30, 35], 1), ("play alchemist y>g", [50, 51, 30, 31], 2)] {
        let mut play = problem(gems, quotes).cards(1, &["alchemist"]).end_of_scoring().start();
        play.play(&format!("1 {action}"));
        assert_eq!((play.scores(), play.winners()), (scores.to_vec(), vec![winner]), "{action}");
    }
}
