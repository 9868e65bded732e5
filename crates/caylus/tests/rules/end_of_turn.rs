//! Phase 7: the bailiff, the counts, the end of the game or a new turn (C7.6 to C7.11).

use crate::board;

use board::{Board, LINES, Play, building};
use caylus::{Event, FavorSource, Section};
use game::Game;

/// A turn without workers, in which the first in turn order moves the provost with the first passer's denier.
fn idle_turn(board: Board, steps: &str) -> Play {
    let first = board.0.order[0];
    let mut play = board.start();
    play.play(&format!("{first} provost {steps}"));
    play
}

fn counted(play: &Play) -> u8 {
    play.state.castle().counted
}

/// The seats in the order in which they were counted, with their houses.
fn count_of(play: &Play, of: Section) -> Vec<(u8, u8)> {
    let seats = play.events.iter().filter_map(|event| match event {
        Event::Counted { seat, section, houses } if *section == of => Some((seat.number(), *houses)),
        _ => None,
    });
    seats.collect()
}

/// How many favours a seat has had from counts.
fn count_favors(play: &Play, of: u8) -> u8 {
    let favors = play.events.iter().map(|event| match event {
        Event::FavorsGranted { seat, number, source: FavorSource::Count(_) } if seat.number() == of => *number,
        _ => 0,
    });
    favors.sum()
}

// C7.6
#[test]
fn the_bailiff_goes_two_spaces_if_the_provost_is_beyond_him_else_one() {
    for (steps, to) in [("-1", 7), ("0", 7), ("+1", 8)] {
        let play = idle_turn(Board::new(3), steps);
        assert_eq!((play.state.turn(), play.bailiff()), (6, to), "provost {steps}");
    }
}

// C7.6
#[test]
fn the_provost_joins_the_bailiff() {
    for (steps, to) in [("-3", 7), ("-2", 7), ("+2", 8), ("+3", 8)] {
        let mut play = Board::new(3).deniers(&[2]).start();
        play.all(&["1 pass", &format!("1 provost {steps}")]);
        assert_eq!((play.bailiff(), play.provost()), (to, to), "provost {steps}");
    }
}

// C7.7 C7.8
#[test]
fn a_section_is_counted_when_the_bailiff_reaches_or_passes_its_space() {
    for (at, (space, penalty)) in (0..).zip([(12, 2), (18, 3), (24, 4)]) {
        let far = [(space - 3, "+1"), (space - 2, "0"), (space - 2, "-1")];
        let near = [(space - 2, "+1"), (space - 1, "-1"), (space - 1, "0"), (space - 1, "+1")];
        for (bailiff, steps) in far {
            let board = Board::new(3).prestige(&[9, 9, 9]).castle(&[], &[], &[], at).bailiff(bailiff);
            let play = idle_turn(board, steps);
            assert_eq!((i64::from(counted(&play)), play.prestige(1)), (at, 9), "from {bailiff}, provost {steps}");
        }
        for (bailiff, steps) in near {
            let board = Board::new(3).prestige(&[9, 9, 9]).castle(&[], &[], &[], at).bailiff(bailiff);
            let play = idle_turn(board, steps);
            let expected = (at + 1, 9 - penalty);
            assert_eq!((i64::from(counted(&play)), play.prestige(1)), expected, "from {bailiff}, provost {steps}");
        }
    }
}

// C7.7
#[test]
fn a_completed_section_is_counted_at_the_end_of_the_turn_and_never_again() {
    let board = Board::new(3).prestige(&[9, 9, 9]).castle(&[1, 1, 2, 2, 2], &[], &[], 0).bailiff(10);
    let mut play = building(board, 1);
    assert_eq!((play.state.phase(), counted(&play), play.prestige(3)), (6, 0, 9), "not before the end of the turn");
    play.to_next_turn();
    assert_eq!((play.bailiff(), counted(&play), play.prestige(3)), (11, 1, 7));
    play.to_next_turn();
    assert_eq!((play.bailiff(), counted(&play), play.prestige(3)), (12, 1, 7), "the space is ignored");
    assert_eq!(count_of(&play, Section::Dungeon).len(), 3);
}

// C7.7
#[test]
fn a_section_completed_as_the_bailiff_reaches_its_space_is_counted_once() {
    let board = Board::new(3).prestige(&[9, 9, 9]).castle(&[1, 1, 2, 2, 2], &[], &[], 0).bailiff(11);
    let mut play = building(board, 1);
    play.to_next_turn();
    assert_eq!((play.bailiff(), counted(&play), play.prestige(3)), (12, 1, 7));
}

// C7.7
#[test]
fn a_section_with_a_free_element_is_not_counted_by_itself() {
    let mut play = building(Board::new(3).castle(&[1, 1, 2, 2], &[], &[], 0), 1);
    play.to_next_turn();
    assert_eq!(counted(&play), 0, "five of six elements");
    let mut play = building(Board::new(3).castle(&[2; 6], &[2; 8], &[], 1), 1);
    play.to_next_turn();
    assert_eq!(counted(&play), 1, "nine of ten");
    let mut play = building(Board::new(3).castle(&[2; 6], &[2; 10], &[2; 12], 2), 1);
    play.to_next_turn();
    assert_eq!((counted(&play), play.state.turn()), (2, 6), "thirteen of fourteen");
}

// C7.7 C8.3: Dungeon and Walls are completed in one turn.
#[test]
fn two_sections_in_one_turn_are_counted_in_order_and_share_the_lines() {
    let board = Board::new(3).prestige(&[0, 9, 9]).castle(&[1, 2, 2, 2, 3], &[], &[], 0);
    let mut play = building(board, 11);
    assert_eq!(play.prestige(1), 5 + 10 * 4);
    play.all(&["1 favor D"]);
    // The Dungeon: seat 1 has two houses, seat 2 three, seat 3 one.
    assert_eq!((play.state.phase(), play.acting(), play.legal()), (7, 1, LINES.map(str::to_owned).to_vec()));
    play.all(&["1 favor A", "1 use 1"]);
    assert_eq!((play.acting(), counted(&play)), (2, 0));
    play.all(&["2 favor B", "2 skip"]);
    // The Walls: seat 1 has all ten; the others have lost nothing yet.
    assert_eq!((play.acting(), counted(&play), play.prestige(2)), (1, 1, 9));
    assert_eq!(play.legal(), ["favor B", "favor C", "favor D"], "line A was used in this phase");
    assert_eq!(play.refused("1 favor A"), "C8.3");
    play.all(&["1 favor B", "1 skip", "1 favor C", "1 skip"]);
    // The third favour has taken line D by itself: to column 2, with no cube to pay a tile.
    assert_eq!((counted(&play), play.state.turn(), play.markers(1)), (2, 6, [1, 1, 1, 2]));
    assert_eq!([2, 3].map(|seat| play.prestige(seat)), [9 - 3, 9 - 3]);
    assert_eq!(count_of(&play, Section::Dungeon), [(1, 2), (2, 3), (3, 1)]);
    assert_eq!(count_of(&play, Section::Walls), [(1, 10), (2, 0), (3, 0)]);
}

/// What seat 1 loses and how many favours it gets when this many houses of its own are counted.
fn result(section: usize, houses: usize) -> (u16, u8) {
    let own = vec![1; houses];
    let mut sections: [&[i64]; 3] = [&[], &[], &[]];
    sections[section] = &own;
    let board = Board::new(3).prestige(&[9, 9, 9]).castle(sections[0], sections[1], sections[2], section as i64);
    let mut play = idle_turn(board.bailiff([11, 17, 23][section]), "0");
    play.to_next_turn();
    assert_eq!(counted(&play), section as u8 + 1);
    (9 - play.prestige(1), count_favors(&play, 1))
}

// C7.8
#[test]
fn the_table_of_the_dungeon() {
    let table = [(2, 0), (0, 0), (0, 1), (0, 1), (0, 1), (0, 1)];
    for (houses, expected) in table.into_iter().enumerate() {
        assert_eq!(result(0, houses), expected, "{houses} houses");
    }
}

// C7.8
#[test]
fn the_table_of_the_walls() {
    let table = [(3, 0), (0, 0), (0, 1), (0, 2), (0, 2), (0, 3), (0, 3), (0, 3), (0, 3), (0, 3)];
    for (houses, expected) in table.into_iter().enumerate() {
        assert_eq!(result(1, houses), expected, "{houses} houses");
    }
}

// C7.8
#[test]
fn the_table_of_the_towers() {
    let table = [(4, 0), (0, 0), (0, 1), (0, 1), (0, 2), (0, 2), (0, 3), (0, 3), (0, 3)];
    for (houses, expected) in table.into_iter().enumerate() {
        assert_eq!(result(2, houses), expected, "{houses} houses");
    }
    assert_eq!(result(2, 13), (0, 3));
}

// C7.8: the rulebook's example. Red 1, blue 2, orange 3, green 4, who completes the Dungeon and begins the Walls.
#[test]
fn the_rulebooks_example_of_the_dungeons_count() {
    let board = Board::new(4).prestige(&[0, 0, 9, 0]).castle(&[1, 1, 2, 2, 2], &[], &[], 0);
    let mut play = board.deniers(&[0, 0, 0, 4]).cubes(4, "FFWWSS").start();
    play.play("4 place castle");
    play.to_phase(6).all(&["4 batch WS", "4 batch WS", "4 favor A", "4 use 1"]);
    assert_eq!((play.acting(), play.state.phase()), (1, 7));
    play.all(&["1 favor A", "1 use 1"]);
    assert_eq!(play.acting(), 2);
    play.all(&["2 favor A", "2 use 1"]);
    assert_eq!(play.state.turn(), 6);
    assert_eq!([1, 2, 3].map(|seat| play.prestige(seat)), [1, 1, 7]);
    assert_eq!(play.prestige(4), 5 + 4 + 1, "green's house in the Walls does not count");
    assert_eq!([1, 2, 3, 4].map(|seat| count_favors(&play, seat)), [1, 1, 0, 0]);
}

// C7.8
#[test]
fn only_houses_of_the_counted_section_count() {
    let board = Board::new(2).prestige(&[9, 9]).castle(&[1, 1, 1, 1, 1, 1], &[2], &[], 1).bailiff(17);
    let play = idle_turn(board, "0");
    assert_eq!((play.state.turn(), [1, 2].map(|seat| play.prestige(seat))), (6, [9 - 3, 9]));
    let board = Board::new(2).prestige(&[9, 9]).castle(&[1; 6], &[1; 10], &[2], 2).bailiff(23);
    let play = idle_turn(board, "0");
    assert_eq!([1, 2].map(|seat| play.prestige(seat)), [9 - 4, 9]);
}

// C7.8
#[test]
fn the_count_is_in_turn_order_and_each_uses_their_favors_before_the_next() {
    let board = Board::new(3).order(&[3, 1, 2]).castle(&[1, 1, 2, 2, 3], &[], &[], 0).bailiff(11);
    let mut play = idle_turn(board.prestige(&[9, 9, 9]), "0");
    assert_eq!(play.acting(), 1, "seat 3 has one house and gets nothing");
    assert_eq!(count_favors(&play, 2), 0);
    play.all(&["1 favor B"]);
    assert_eq!((play.acting(), count_favors(&play, 2)), (1, 0));
    play.play("1 use 1");
    assert_eq!((play.acting(), count_favors(&play, 2)), (2, 1));
    assert_eq!(count_of(&play, Section::Dungeon), [(3, 1), (1, 2), (2, 2)]);
}

// C7.8 C4.5
#[test]
fn the_count_is_in_the_order_that_the_stables_made() {
    let board = Board::new(4).deniers(&[0, 0, 3, 4]).castle(&[1, 2, 3, 4], &[], &[], 0).bailiff(11);
    let mut play = board.start();
    play.all(&["3 pass", "4 place stables"]);
    play.to_next_turn();
    assert_eq!(count_of(&play, Section::Dungeon), [(4, 1), (1, 1), (2, 1), (3, 1)]);
}

// C7.8 C10.2
#[test]
fn two_players_are_counted_in_the_order_of_the_turn_just_played() {
    let board = Board::new(2).order(&[2, 1]).castle(&[1, 1, 2, 2], &[], &[], 0).bailiff(11);
    let mut play = idle_turn(board, "0");
    assert_eq!((play.acting(), play.order()), (2, vec![2, 1]));
    play.all(&["2 favor A", "2 skip"]);
    assert_eq!(play.acting(), 1);
    play.all(&["1 favor A", "1 skip"]);
    assert_eq!((play.state.turn(), play.order()), (6, vec![1, 2]));
}

// C7.9
#[test]
fn prestige_never_falls_below_zero() {
    for (counted, bailiff, penalty) in [(0, 11, 2), (1, 17, 3), (2, 23, 4)] {
        let points = [0, penalty - 1, penalty, penalty + 1];
        let board = Board::new(4).prestige(&points).castle(&[], &[], &[], counted).bailiff(bailiff);
        let play = idle_turn(board, "0");
        assert_eq!([1, 2, 3, 4].map(|seat| play.prestige(seat)), [0, 0, 0, 1], "{penalty}");
    }
}

// C7.10
#[test]
fn the_game_ends_at_once_after_the_count_of_the_towers() {
    let board = Board::new(3).prestige(&[9, 9, 9]).castle(&[], &[], &[1, 1, 2], 2).bailiff(23).tile(1, "hotel", 2);
    let mut play = idle_turn(board, "0");
    assert_eq!((play.acting(), play.state.outcome()), (1, None), "the last favours are still used");
    play.all(&["1 favor A", "1 use 1"]);
    assert_eq!((play.acting(), play.state.turn(), play.state.phase()), (0, 5, 7));
    assert_eq!([1, 2, 3].map(|seat| play.deniers(seat)), [1, 0, 0], "there is no more income");
    assert_eq!([1, 2, 3].map(|seat| play.prestige(seat)), [10, 9, 5]);
    assert_eq!(play.scores(), [10, 9, 5]);
    assert_eq!(play.refused("1 pass"), "C7.10");
    assert_eq!(play.events.last(), Some(&Event::GameOver));
}

// C7.10 C7.7
#[test]
fn the_game_ends_when_the_towers_are_complete() {
    let board = Board::new(2).castle(&[2; 6], &[2; 10], &[2; 13], 2).bailiff(10);
    let mut play = building(board, 1);
    assert_eq!(play.state.outcome(), None, "not before the end of the turn");
    play.quietly_until(|state| state.turn() > 5);
    assert_eq!((play.state.turn(), play.bailiff(), play.acting()), (5, 11, 0));
    assert!(play.state.outcome().is_some());
}

// C7.10
#[test]
fn the_bonus_is_3_for_a_gold_1_for_3_other_cubes_1_for_4_deniers() {
    let table = [
        ("", 0, 0),
        ("G", 0, 3),
        ("GGG", 0, 9),
        ("FW", 0, 0),
        ("FWG", 0, 3),
        ("WWW", 0, 1),
        ("FWS", 0, 1),
        ("FFWSC", 0, 1),
        ("FWSCCC", 0, 2),
        ("", 3, 0),
        ("", 4, 1),
        ("", 7, 1),
        ("", 8, 2),
        ("FC", 3, 0),
        ("FFWSCGG", 7, 6 + 1 + 1),
    ];
    for (cubes, deniers, bonus) in table {
        let board = Board::new(2).order(&[2, 1]).castle(&[], &[], &[1, 2], 2).bailiff(23);
        let mut play = board.prestige(&[9, 9]).cubes(1, cubes).deniers(&[deniers, 0]).start();
        play.to_next_turn();
        assert_eq!((play.prestige(1), play.scores()), (9, vec![9 + bonus, 9]), "{cubes} and {deniers} deniers");
    }
}

// C7.10
#[test]
fn what_the_last_favors_bring_counts_for_the_bonus() {
    let board = Board::new(2).castle(&[], &[], &[1, 1, 2], 2).bailiff(23);
    let mut play = idle_turn(board, "0");
    // The first passer's denier and 3 more.
    play.all(&["1 favor B", "1 use 1"]);
    assert_eq!((play.deniers(1), play.scores()), (4, vec![1, 0]));
}

// C7.10
#[test]
fn most_points_with_the_bonus_win_and_ties_share() {
    let winners = |prestige: &[i64]| -> Vec<u8> {
        let board = Board::new(4).castle(&[], &[], &[1, 2, 3, 4], 2).bailiff(23).prestige(prestige);
        let mut play = board.order(&[4, 3, 2, 1]).cubes(2, "G").cubes(3, "FWS").start();
        play.to_next_turn();
        play.state.outcome().expect("the game is over").winners.iter().map(|seat| seat.number()).collect()
    };
    assert_eq!(winners(&[20, 18, 18, 20]), [2]);
    assert_eq!(winners(&[20, 17, 19, 19]), [1, 2, 3]);
    assert_eq!(winners(&[21, 17, 19, 21]), [1, 4], "no tie is broken");
}

// C7.11 C3.1
#[test]
fn otherwise_a_new_turn_starts() {
    let play = idle_turn(Board::new(3), "0");
    assert_eq!((play.state.turn(), play.state.phase(), play.passed()), (6, 2, vec![]));
    assert_eq!([1, 2, 3].map(|seat| play.deniers(seat)), [1 + 2, 2, 2]);
    assert_eq!(play.acting(), 1);
    for (sections, bailiff) in [(0, 11), (1, 17)] {
        let play = idle_turn(Board::new(3).castle(&[], &[], &[], sections).bailiff(bailiff), "0");
        assert_eq!((i64::from(counted(&play)), play.state.turn(), play.state.phase()), (sections + 1, 6, 2));
    }
}
