//! Phase 6: the castle (C7.1 to C7.5).

use crate::board;

use board::{Board, LINES, Play};
use caylus::{Event, Section};

/// These seats go to the castle in this order, and nobody goes anywhere else; then up to phase 6.
fn in_castle(mut board: Board, queue: &[i64]) -> Play {
    for (seat, player) in (1..).zip(&mut board.0.seats) {
        player.deniers = i64::from(queue.contains(&seat));
    }
    let others = board.0.order.iter().copied().filter(|seat| !queue.contains(seat));
    let order: Vec<i64> = queue.iter().copied().chain(others).collect();
    let mut play = board.order(&order).start();
    for seat in queue {
        play.play(&format!("{seat} place castle"));
    }
    play.to_phase(6);
    play
}

/// The cubes of this many batches of food, wood and stone.
fn batches(number: usize) -> String {
    ["F", "W", "S"].map(|cube| cube.repeat(number)).concat()
}

/// Whose houses stand in a section, oldest first.
fn houses(play: &Play, section: Section) -> Vec<u8> {
    play.state.castle().houses(section).iter().map(|seat| seat.number()).collect()
}

// C7.1
#[test]
fn a_batch_is_food_and_two_other_different_cubes() {
    let pairs = [("CG", "WS"), ("SC", "WG"), ("SG", "WC"), ("WC", "SG"), ("WG", "SC"), ("WS", "CG")];
    for (pair, rest) in pairs {
        let mut play = in_castle(Board::new(2).cubes(1, "FWSCG"), &[1]);
        let all = ["batch CG", "batch SC", "batch SG", "batch WC", "batch WG", "batch WS", "done"];
        assert_eq!(play.legal(), all);
        play.play(&format!("1 batch {pair}"));
        assert_eq!(play.cubes(1), rest, "food and {pair} are given");
        assert_eq!(houses(&play, Section::Dungeon), [1], "one house for {pair}");
    }
}

// C7.1
#[test]
fn two_equal_cubes_make_no_batch() {
    let play = in_castle(Board::new(2).cubes(1, "FFFWWSS"), &[1]);
    assert_eq!(play.legal(), ["batch WS", "done"]);
    for pair in ["WW", "SS", "FF", "FW", "FS"] {
        assert_eq!(play.refused(&format!("1 batch {pair}")), "C7.1", "{pair}");
    }
    assert_eq!(play.refused("1 batch WC"), "C7.1", "there is no cloth in hand");
    for poor in ["FFWW", "FFFFW", "FGGG"] {
        let play = in_castle(Board::new(2).cubes(1, poor).prestige(&[9, 9]), &[1]);
        assert_eq!((play.state.turn(), play.prestige(1)), (6, 7), "{poor}: there was nothing to give");
        assert_eq!(play.cubes(1), poor);
    }
}

// C7.1
#[test]
fn there_is_no_batch_without_food() {
    let play = in_castle(Board::new(2).cubes(1, "WWSSCCGG").prestige(&[9, 9]), &[1]);
    assert_eq!((play.state.turn(), play.prestige(1)), (6, 7), "nothing could be given");
    let mut play = in_castle(Board::new(2).cubes(1, "FWWSSCCGG"), &[1]);
    play.play("1 batch WG");
    assert_eq!(play.legal(), LINES, "one food makes one batch only");
    assert_eq!(play.cubes(1), "WSSCCG");
}

// C7.1
#[test]
fn a_player_gives_as_many_batches_as_they_like() {
    for given in 1..=3 {
        let mut play = in_castle(Board::new(2).cubes(1, &batches(3)), &[1]);
        for _ in 0..given {
            assert_eq!(play.legal(), ["batch WS", "done"]);
            play.play("1 batch WS");
        }
        if given < 3 {
            play.play("1 done");
        }
        assert_eq!(play.legal(), LINES);
        assert_eq!((play.prestige(1), play.cubes(1)), (5 * given, batches(3 - usize::from(given))));
    }
}

// C7.1
#[test]
fn only_who_stands_in_the_castle_gives_and_loses() {
    let mut play = in_castle(Board::new(3).cubes(1, "FWS").cubes(2, "FWS").prestige(&[9, 9, 9]), &[2]);
    assert_eq!((play.acting(), play.state.phase()), (2, 6));
    play.all(&["2 done"]);
    assert_eq!((play.state.turn(), play.state.phase()), (6, 2), "nobody else was asked");
    assert_eq!([1, 2, 3].map(|seat| play.prestige(seat)), [9, 7, 9]);
}

// C7.1: in castle order, not in turn order.
#[test]
fn players_give_in_the_order_of_the_castle() {
    let mut board = Board::new(3).deniers(&[2, 1, 1]);
    for seat in 1..=3 {
        board = board.cubes(seat, "FWS");
    }
    let mut play = board.start();
    play.all(&["1 place 1", "2 place castle", "3 place castle", "1 place castle"]).to_phase(5);
    play.play("1 take F");
    for seat in [2, 3, 1] {
        assert_eq!((play.acting(), play.state.phase()), (seat, 6));
        play.play(&format!("{seat} batch WS"));
    }
    assert_eq!(houses(&play, Section::Dungeon), [2, 3, 1]);
}

// C7.2
#[test]
fn a_house_scores_5_in_the_dungeon_4_in_the_walls_3_in_the_towers() {
    let (full, walls) = ([2; 6], [2; 10]);
    let boards = [
        (Board::new(2), Section::Dungeon, 5),
        (Board::new(2).castle(&full, &[], &[], 1), Section::Walls, 4),
        (Board::new(2).castle(&full, &walls, &[], 2), Section::Towers, 3),
    ];
    for (board, section, points) in boards {
        let mut play = in_castle(board.cubes(1, "FSC"), &[1]);
        play.play("1 batch SC");
        assert_eq!((play.prestige(1), houses(&play, section)), (points, vec![1]), "{section:?}");
    }
}

// C7.2: the rulebook's example. Red 1, green 2; one place is left when red has built.
#[test]
fn two_batches_across_dungeon_and_walls_score_nine_and_win_the_favor() {
    let board = Board::new(3).cubes(1, "FWS").cubes(2, &batches(2)).castle(&[1, 3, 3, 3], &[], &[], 0);
    let mut play = in_castle(board, &[1, 2]);
    play.play("1 batch WS");
    assert_eq!((play.prestige(1), play.acting()), (5, 2), "red scores 5; it is green's turn");
    play.all(&["2 batch WS", "2 batch WS"]);
    assert_eq!(play.prestige(2), 9);
    assert_eq!((houses(&play, Section::Dungeon), houses(&play, Section::Walls)), (vec![1, 3, 3, 3, 1, 2], vec![2]));
    assert_eq!((play.acting(), play.legal()), (2, LINES.map(str::to_owned).to_vec()), "green built the most");
}

// C7.5 C7.2: the same example, had green given one batch.
#[test]
fn on_a_tie_the_favor_goes_to_the_first_in_the_castle() {
    let board = Board::new(3).cubes(1, "FWS").cubes(2, &batches(2)).castle(&[1, 3, 3, 3], &[], &[], 0);
    let mut play = in_castle(board, &[1, 2]);
    play.all(&["1 batch WS", "2 batch WS", "2 done"]);
    assert_eq!((play.prestige(2), play.acting()), (5, 1));
    assert_eq!(play.legal(), LINES);
}

// C7.2: from the Walls to the Towers, and through a whole section.
#[test]
fn a_full_section_is_followed_by_the_next() {
    let board = Board::new(2).cubes(1, &batches(2)).castle(&[2; 6], &[2; 9], &[], 1);
    let mut play = in_castle(board, &[1]);
    play.all(&["1 batch WS", "1 batch WS"]);
    assert_eq!((play.prestige(1), houses(&play, Section::Towers)), (4 + 3, vec![1]));
    let mut play = in_castle(Board::new(2).cubes(1, &batches(12)).castle(&[2; 5], &[], &[], 0), &[1]);
    play.all(&["1 batch WS"; 12]);
    assert_eq!(play.prestige(1), 5 + 10 * 4 + 3);
    assert_eq!(houses(&play, Section::Walls), [1; 10]);
    assert_eq!(houses(&play, Section::Towers), [1]);
}

// C7.3 C7.2
#[test]
fn free_elements_of_a_counted_section_stay_empty() {
    let board = Board::new(2).cubes(1, "FWS").castle(&[2, 2], &[], &[], 1).bailiff(12);
    let mut play = in_castle(board, &[1]);
    play.play("1 batch WS");
    assert_eq!((play.prestige(1), houses(&play, Section::Dungeon)), (4, vec![2, 2]));
    assert_eq!(houses(&play, Section::Walls), [1]);
    let board = Board::new(2).cubes(1, "FWS").castle(&[], &[2, 2, 1], &[], 2).bailiff(18);
    let mut play = in_castle(board, &[1]);
    play.play("1 batch WS");
    assert_eq!((play.prestige(1), houses(&play, Section::Walls)), (3, vec![2, 2, 1]));
    assert_eq!((houses(&play, Section::Dungeon), houses(&play, Section::Towers)), (vec![], vec![1]));
}

// C7.4
#[test]
fn who_gives_no_batch_loses_two_points_at_once() {
    let board = Board::new(3).cubes(1, "FWS").cubes(2, "FWS").prestige(&[9, 9, 9]);
    let mut play = in_castle(board, &[1, 2]);
    play.play("1 done");
    assert_eq!((play.prestige(1), play.acting()), (7, 2), "their turn has ended");
    assert_eq!(play.cubes(1), "FWS");
    play.play("2 batch WS");
    assert_eq!(play.prestige(2), 9 + 5, "who gives one loses nothing");
}

// C7.4
#[test]
fn who_cannot_give_a_batch_loses_two_points() {
    let board = Board::new(3).cubes(1, "FWW").cubes(2, "FWS").prestige(&[9, 9, 9]);
    let play = in_castle(board, &[1, 2]);
    assert_eq!((play.acting(), play.prestige(1)), (2, 7), "seat 1 was not asked");
}

// C7.4 C7.9
#[test]
fn the_penalty_takes_no_more_than_there_is() {
    let board = Board::new(3).prestige(&[1, 0, 2]);
    let play = in_castle(board, &[1, 2, 3]);
    assert_eq!([1, 2, 3].map(|seat| play.prestige(seat)), [0, 0, 0]);
}

/// Seat 1 takes the last place of the Towers; seats 2 and 3 stand behind it in the castle.
fn last_of_the_towers(board: Board) -> Play {
    let towers: Vec<i64> = [[1; 11].as_slice(), &[2, 3]].concat();
    let board = board.cubes(1, &batches(2)).prestige(&[9, 9, 9]).castle(&[1; 6], &[1; 10], &towers, 2);
    let mut play = in_castle(board, &[1, 2, 3]);
    play.play("1 batch WS");
    play
}

// C7.4 C7.2
#[test]
fn with_the_towers_full_who_holds_a_batch_keeps_it_and_loses_nothing() {
    let play = last_of_the_towers(Board::new(3).cubes(2, "FFCCG").cubes(3, "FWC"));
    assert_eq!((play.prestige(1), play.cubes(1)), (9 + 3, batches(1)), "there is no place for their second batch");
    assert_eq!((play.acting(), play.legal()), (1, LINES.map(str::to_owned).to_vec()), "nobody else was asked");
    assert_eq!([2, 3].map(|seat| play.prestige(seat)), [9, 9]);
    assert_eq!([2, 3].map(|seat| play.cubes(seat)), ["FFCCG", "FWC"]);
    assert_eq!(houses(&play, Section::Towers).len(), 14);
}

// C7.4: a ruling of ours.
#[test]
fn with_the_towers_full_who_holds_no_batch_loses_two_points() {
    let play = last_of_the_towers(Board::new(3).cubes(2, "WSCG").cubes(3, "FFGG"));
    assert_eq!([2, 3].map(|seat| play.prestige(seat)), [7, 7]);
}

// C7.5: the FAQ's answer (1, 2, 2) and its neighbours.
#[test]
fn the_most_batches_win_a_favor_and_of_several_the_first_in_the_castle() {
    let cases = [([1, 2, 2], 2), ([2, 2, 1], 1), ([2, 1, 2], 1), ([1, 1, 1], 1), ([1, 1, 2], 3), ([0, 1, 1], 2)];
    for (given, best) in cases {
        // The castle's order decides, not the seats': they stand there as 1, 2, 3 and as 3, 1, 2.
        for queue in [[1, 2, 3], [3, 1, 2]] {
            let mut board = Board::new(3);
            for (seat, number) in queue.into_iter().zip(given) {
                board = board.cubes(seat, &batches(number));
            }
            let mut play = in_castle(board, &queue.map(|seat| seat as i64));
            while play.can("batch WS") {
                play.play(&format!("{} batch WS", play.acting()));
            }
            assert_eq!((play.acting(), play.legal().len()), (queue[best - 1] as u8, 4), "{given:?} {queue:?}");
        }
    }
}

// C7.5
#[test]
fn houses_of_earlier_turns_do_not_help_to_the_favor() {
    let board = Board::new(2).cubes(1, &batches(2)).cubes(2, "FWS").castle(&[2, 2, 2], &[], &[], 0);
    let mut play = in_castle(board, &[2, 1]);
    play.all(&["2 batch WS", "1 batch WS", "1 batch WS"]);
    assert_eq!((play.acting(), play.legal()), (1, LINES.map(str::to_owned).to_vec()));
}

// C7.5
#[test]
fn there_is_no_favor_without_a_house() {
    let mut play = in_castle(Board::new(3).cubes(1, "FWS").cubes(2, "FWS"), &[1, 2]);
    play.all(&["1 done", "2 done"]);
    assert_eq!((play.state.turn(), play.state.phase()), (6, 2));
    assert!(!play.events.iter().any(|event| matches!(event, Event::FavorsGranted { .. })));
}

// C7.5
#[test]
fn the_workers_return_from_the_castle_after_the_favor() {
    let mut play = in_castle(Board::new(3).cubes(1, "FWS"), &[1, 2]);
    play.play("1 batch WS");
    assert_eq!((play.legal(), play.state.phase()), (LINES.map(str::to_owned).to_vec(), 6));
    assert_eq!([1, 2].map(|seat| play.workers(seat)), [5, 5], "both stand there while the favour is due");
    play.play("1 favor A");
    assert_eq!(play.workers(1), 5, "and while it is used");
    play.play("1 use 1");
    assert_eq!([1, 2].map(|seat| play.workers(seat)), [6, 6]);
    assert!(play.state.castle().queue.is_empty());
    assert_eq!(play.bailiff(), 7, "then comes phase 7");
}
