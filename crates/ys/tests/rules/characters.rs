//! Characters: when they are played, in which order, and how many (Y5.1 to Y5.3).

use crate::board;

use board::{Board, Play, texts};
use serde_json::json;
use std::collections::BTreeMap;
use ys::Event;

const START_OF_PLACEMENT: &str = "ask-start-of-placement";
const BEFORE: &str = "ask-before-turn";
const AFTER: &str = "ask-after-turn";
const LAST_LOOK: &str = "ask-last-look";
const START_OF_SCORING: &str = "ask-start-of-scoring";
const END_OF_SCORING: &str = "ask-end-of-scoring";

/// The cards that are kept, and the moments at which they are played.
const MOMENTS: [(&str, &[&str]); 12] = [
    ("illusionist", &[START_OF_PLACEMENT]),
    ("queen", &[BEFORE]),
    ("spy", &[BEFORE, AFTER, LAST_LOOK]),
    ("mage", &[AFTER]),
    ("mercenary", &[AFTER]),
    ("captain", &[START_OF_SCORING]),
    ("herald", &[START_OF_SCORING]),
    ("schemer", &[START_OF_SCORING]),
    ("merchant", &[START_OF_SCORING]),
    ("alchemist", &[END_OF_SCORING]),
    ("banker", &[END_OF_SCORING]),
    ("jeweller", &[END_OF_SCORING]),
];

/// No card on the board that somebody could keep.
fn players(number: usize) -> Board {
    let board = Board::new(number).characters(&["king", "prince", "prince", "mage"]);
    if number == 4 {
        board
    } else if number == 3 {
        board.three_districts()
    } else {
        board.characters(&["king", "prince", "prince"])
    }
}

/// How the actions of a card begin.
fn verb(card: &str) -> String {
    if card == "spy" { "look".to_owned() } else { format!("play {card}") }
}

/// Plays a quiet round to its end: how often a seat is offered a card, by what is asked.
fn offers(play: &mut Play, seat: u8, card: &str) -> BTreeMap<&'static str, usize> {
    let (round, verb) = (play.round(), verb(card));
    let mut offers = BTreeMap::new();
    while play.round() == round && play.acting() > 0 {
        if !play.legal_with(&verb).is_empty() {
            assert_eq!(play.acting(), seat, "{card} is offered to who does not hold it");
            *offers.entry(play.asked()).or_default() += 1;
        }
        quietly(play);
    }
    offers
}

/// One quiet choice.
fn quietly(play: &mut Play) {
    let legal = play.legal();
    let action = legal.iter().find(|text| *text == "skip").unwrap_or(&legal[0]);
    play.play(&format!("{} {action}", play.acting()));
}

// Y5.3: seat 2 is second in turn order, so that there is something to look at from its first turn on.
#[test]
fn every_card_has_its_moments() {
    for (number, express, turns) in [(2, false, 4), (3, false, 4), (4, false, 4), (3, true, 3), (4, true, 3)] {
        for (card, moments) in MOMENTS.into_iter().filter(|(card, _)| number < 4 || *card != "mage") {
            let board = players(number).cards(2, &[card]).gems(2, "b");
            let mut play = if express { board.with("express") } else { board }.start();
            let times = |moment: &str| if moment == BEFORE || moment == AFTER { turns } else { 1 };
            let expected: BTreeMap<&str, usize> = moments.iter().map(|moment| (*moment, times(moment))).collect();
            assert_eq!(offers(&mut play, 2, card), expected, "{card} with {number} players");
            assert_eq!(play.cards(2), [card], "not played, it is kept");
        }
    }
}

// Y5.3
#[test]
fn a_card_is_refused_at_other_moments() {
    let texts = [
        "play illusionist",
        "play queen port1",
        "look 2:b2#1",
        "play mage 0@b2 1@b3/down",
        "play mercenary up",
        "play captain 1 2",
        "play herald 0@b2 port1",
        "play schemer",
        "play merchant",
        "play alchemist b>g",
        "play banker b+ g-",
        "play jeweller bb",
    ];
    // In round 3, so that no more characters are to come.
    let mut play = players(3).round(3).cards(1, &MOMENTS.map(|(card, _)| card)).gems(1, "b").start();
    let mut asked = Vec::new();
    while play.round() == 3 {
        let now = play.asked();
        if play.can("skip") {
            assert_eq!(play.acting(), 1);
            for ((card, moments), text) in MOMENTS.into_iter().zip(texts) {
                if !moments.contains(&now) {
                    assert_eq!(play.refused(&format!("1 {text}")), "Y5.3", "{card} at {now}");
                }
            }
            asked.push(now);
        }
        quietly(&mut play);
    }
    let turn = [BEFORE, AFTER];
    let expected = [&[START_OF_PLACEMENT][..], &turn.repeat(4), &[LAST_LOOK, START_OF_SCORING, END_OF_SCORING]];
    assert_eq!(asked, expected.concat());
}

// Y5.3
#[test]
fn the_end_of_scoring_comes_after_the_best_bidders_move() {
    let board = players(4).cards(1, &["banker"]).brokers(&["2 4 b1"]);
    let mut play = board.scoring_market().start();
    play.until_asked("ask-quote");
    assert_eq!(play.quotes()[0], 10, "the columns have been ranked");
    play.play("2 quote b +1");
    assert_eq!((play.acting(), play.asked()), (1, END_OF_SCORING));
    play.play("1 play banker b+ g-");
    assert_eq!((play.quotes()[0], play.round()), (12, 3));
}

// Y5.3
#[test]
fn the_start_of_scoring_comes_before_the_first_district() {
    let board = players(3).cards(2, &["merchant"]).brokers(&["1 4 trade1 down"]);
    let mut play = board.scoring_begins("palace3").start();
    assert_eq!((play.acting(), play.asked(), play.phase()), (2, START_OF_SCORING, 4));
    assert_eq!(play.brokers()[0], "1 4 trade1 down", "nothing is turned up yet");
    play.play("2 skip").until_asked("ask-gem");
    assert_eq!(play.brokers()[0], "1 4 trade1");
}

// Y5.3, Y3.5
#[test]
fn the_last_look_comes_after_the_last_brokers_and_before_scoring() {
    let mut play = players(3).cards(1, &["spy", "captain"]).start();
    play.until_asked(LAST_LOOK);
    assert_eq!((play.acting(), play.phase()), (1, 3));
    assert_eq!([1, 2, 3].map(|seat| play.front(seat).len()), [3, 3, 3]);
    play.play("1 skip");
    assert_eq!((play.acting(), play.asked(), play.phase()), (1, START_OF_SCORING, 4));
}

/// Seat 1 has won the palace of district 1 in round 2, and everything has been scored.
fn won(card: &str, others: &[&str]) -> Play {
    let board = Board::new(4).characters(&[card, "king", "prince", "prince"]).cards(1, others).gems(1, "b");
    let mut play = board.brokers(&["1 4 palace1"]).scoring(1).start();
    play.quietly_until(|play| play.asked() == END_OF_SCORING || play.round() > 2);
    play
}

// Y5.1
#[test]
fn a_won_character_is_kept_and_played_from_the_next_round_on() {
    for (card, moments) in MOMENTS {
        let mut play = won(card, &[]);
        assert_eq!((play.round(), play.cards(1)), (3, vec![card]), "{card} was not offered in the round it was won in");
        let offered: Vec<&str> = offers(&mut play, 1, card).into_keys().collect();
        let mut moments = moments.to_vec();
        moments.sort_unstable();
        assert_eq!(offered, moments, "{card} in the next round");
    }
}

// Y5.1
#[test]
fn beside_an_older_card_the_new_one_waits() {
    let text = |card: &str| match card {
        "alchemist" => "play alchemist b>g",
        "banker" => "play banker b+ g-",
        _ => "play jeweller bb",
    };
    for (new, old) in [("alchemist", "banker"), ("banker", "jeweller"), ("jeweller", "alchemist")] {
        let mut play = won(new, &[old]);
        assert_eq!((play.acting(), play.round(), play.cards(1)), (1, 2, vec![old, new]));
        assert_eq!((play.legal_with(&verb(new)), play.can(text(old))), (vec![], true));
        assert_eq!(play.refused(&format!("1 {}", text(new))), "Y5.1");
        play.play(&format!("1 {}", text(old)));
        assert_eq!((play.round(), play.cards(1)), (3, vec![new]), "nothing else to play");
        play.until_asked(END_OF_SCORING);
        assert!(play.round() == 3 && play.can(text(new)));
    }
}

// Y5.1
#[test]
fn two_cards_won_in_one_round_both_wait() {
    let board = Board::new(4).characters(&["banker", "jeweller", "prince", "prince"]).cards(1, &["alchemist"]);
    let mut play = board.gems(1, "b").brokers(&["1 4 palace1", "1 4 palace2"]).scoring(1).start();
    play.until_asked(END_OF_SCORING);
    assert_eq!((play.round(), play.cards(1)), (2, vec!["alchemist", "banker", "jeweller"]));
    for text in ["1 play banker b+ g-", "1 play jeweller bb"] {
        assert_eq!(play.refused(text), "Y5.1");
    }
    assert!(play.legal().iter().all(|text| text == "skip" || text.starts_with("play alchemist")));
}

// Y5.1
#[test]
fn a_card_that_one_does_not_hold_is_refused() {
    let play = players(3).cards(1, &["banker"]).cards(2, &["jeweller"]).end_of_scoring().start();
    assert_eq!(play.refused("1 play jeweller bb"), "Y5.1", "it is seat 2's");
    assert_eq!(play.refused("1 play alchemist b>g"), "Y5.1");
    assert_eq!(play.refused("1 play mage 0@b2 1@b3"), "Y5.1");
    assert_eq!(play.refused("1 look 2:b2#1"), "Y5.1");
}

// Y5.1
#[test]
fn a_played_card_leaves_the_hand_for_good() {
    let mut play = players(3).cards(1, &["banker", "captain"]).end_of_scoring().start();
    play.play("1 play banker b+ g-");
    assert_eq!(play.cards(1), ["captain"]);
    assert!(play.events.iter().any(|event| matches!(event, Event::CardPlayed { card, .. } if card.name() == "banker")));
    assert_eq!(offers(&mut play, 1, "banker"), BTreeMap::new());
}

// Y5.1
#[test]
fn nobody_plays_a_third_card_in_a_round() {
    let board = players(3).cards(1, &["alchemist", "banker", "jeweller"]).gems(1, "b");
    let mut play = board.end_of_scoring().start();
    play.play("1 play jeweller rr");
    assert!(play.can("play alchemist b>g") && play.can("play banker b+ g-"));
    play.play("1 play alchemist b>g");
    assert_eq!((play.round(), play.cards(1)), (3, vec!["banker"]), "the third is not offered any more");
    play.until_asked(END_OF_SCORING);
    assert!(play.round() == 3 && play.can("play banker b+ g-"), "a new round, two more cards");
}

// Y5.1: whatever was played before, in placement or scoring.
#[test]
fn who_has_played_two_cards_is_offered_none() {
    for (card, moments) in MOMENTS.into_iter().filter(|(card, _)| *card != "illusionist") {
        let after = |played: u8| {
            let board = players(3).cards(2, &[card]).gems(2, "b").start_of_placement();
            offers(&mut board.step("played", json!([0, played, 0])).start(), 2, card)
        };
        assert_eq!(after(2), BTreeMap::new(), "{card}");
        assert_eq!(after(1).len(), moments.len(), "{card} as the second one");
    }
    let third = players(3).cards(1, &["illusionist"]).step("played", json!([2, 0, 0])).start_of_placement().start();
    assert_eq!(third.asked(), "ask-up");
}

// Y5.1: two in placement, none in scoring; one and one.
#[test]
fn cards_of_placement_and_scoring_count_together() {
    let cards = ["illusionist", "mercenary", "merchant", "banker"];
    let mut play = players(3).cards(1, &cards).start_of_placement().start();
    play.all(&["1 play illusionist", "1 up 2 port1", "1 down 3 port1", "1 play mercenary up"]);
    play.quietly_until(|play| play.can("skip") || play.round() == 3);
    assert_eq!((play.round(), play.cards(1)), (3, vec!["merchant", "banker"]));

    let mut play = players(3).cards(1, &cards).start_of_placement().start();
    play.play("1 play illusionist").until_asked(START_OF_SCORING);
    play.play("1 play merchant");
    play.quietly_until(|play| play.can("skip") || play.round() == 3);
    assert_eq!((play.round(), play.cards(1)), (3, vec!["mercenary", "banker"]));
}

// Y5.1, Y5.7: the Spy is one card, however often it looks.
#[test]
fn looks_go_on_when_two_cards_are_played() {
    let mut play = players(3).order(&[2, 3, 1]).cards(1, &["spy", "mercenary", "queen", "mage"]).placing(1, 1).start();
    play.all(&["2 up 3 port1", "2 down 3 port1", "3 up 3 port1", "3 down 3 port1", "1 look 2:port1#1", "1 skip"]);
    play.all(&["1 up 2 trade1", "1 down 3 palace1", "1 play mercenary up"]);
    assert_eq!((play.acting(), play.legal()), (1, texts(&["look 3:port1#1", "skip"])));
    assert_eq!(play.refused("1 play mage 3@palace1/down 5@trade1"), "Y5.1");
    play.all(&["1 skip", "2 up 3 port1", "2 down 1 port1", "3 up 3 port1", "3 down 1 port1"]);
    assert_eq!(play.refused("1 play queen port1"), "Y5.1");
    play.play("1 look 3:port1#2");
    assert_eq!(play.refused("1 play queen port1"), "Y5.1");
}

// Y5.1, Y5.16
#[test]
fn king_prince_and_blue_cards_act_at_once_and_do_not_count() {
    for played in 0..=2 {
        let board = players(3).cards(1, &["banker", "jeweller"]).brokers(&["1 4 palace1", "1 3 palace2"]);
        let mut play = board.scoring(1).step("played", json!([played, 0, 0])).start();
        play.quietly_until(|play| play.asked() == END_OF_SCORING || play.round() > 2);
        assert_eq!((play.score(1), play.cards(1).len()), (5 + 4, 2), "nothing of them is kept");
        if played < 2 {
            play.play("1 play banker b+ g-");
        }
        assert_eq!((play.round(), play.acting()), if played == 0 { (2, 1) } else { (3, 1) }, "{played} before");
        assert_eq!(play.can("play jeweller bb"), played == 0);
    }
}

// Y5.1, Y4.5
#[test]
fn a_blue_card_does_not_count_either() {
    let board = Board::new(3).round(4).cards(1, &["banker"]).brokers(&["1 4 palace1"]).scoring(1);
    let mut play = board.step("played", json!([1, 0, 0])).start();
    play.until_asked("ask-color").play("1 color r").until_asked(END_OF_SCORING);
    assert!(play.acting() == 1 && play.can("play banker b+ g-") && play.cards(1) == ["banker"]);
}

// Y5.2
#[test]
fn cards_are_offered_in_turn_order() {
    let board = players(4).order(&[3, 1, 4, 2]).cards(1, &["captain"]).cards(2, &["herald"]);
    let mut play = board.cards(3, &["schemer"]).cards(4, &["merchant"]).scoring_begins("port4").start();
    for seat in [3, 1, 4, 2] {
        assert_eq!((play.acting(), play.asked()), (seat, START_OF_SCORING));
        play.play(&format!("{seat} skip"));
    }
    assert_ne!(play.asked(), START_OF_SCORING);

    let board = players(4).order(&[3, 1, 4, 2]).cards(1, &["alchemist"]).cards(2, &["banker"]);
    let mut play = board.gems(1, "b").cards(4, &["jeweller"]).end_of_scoring().start();
    for seat in [1, 4, 2] {
        assert_eq!((play.acting(), play.asked()), (seat, END_OF_SCORING));
        play.play(&format!("{seat} skip"));
    }
    assert_eq!(play.round(), 3);
}

// Y5.2: one pass; what others play later gives no second chance.
#[test]
fn who_has_skipped_is_not_asked_again() {
    let board = players(4).order(&[2, 1, 3, 4]).cards(1, &["captain", "merchant"]).cards(2, &["herald"]);
    let mut play = board.scoring_begins("port4").start();
    play.all(&["2 skip", "1 play captain 1 2"]);
    assert_eq!((play.acting(), play.legal()), (1, texts(&["play merchant", "skip"])), "until they skip");
    play.play("1 play merchant");
    assert_eq!((play.asked(), play.cards(2)), ("ask-gem", vec!["herald"]));
}

// Y5.2
#[test]
fn a_player_may_play_several_cards_at_one_moment_in_any_order() {
    for first in ["play captain 1 2", "play merchant"] {
        let board = players(3).cards(3, &["captain", "merchant", "schemer"]);
        let mut play = board.scoring_begins("port3").start();
        play.play(&format!("3 {first}"));
        assert_eq!((play.acting(), play.asked()), (3, START_OF_SCORING));
        play.play("3 play schemer");
        assert_eq!((play.asked(), play.cards(3).len()), ("ask-gem", 1));
    }
}

// Y5.2
#[test]
fn skipping_is_told() {
    let mut play = players(3).cards(2, &["banker"]).end_of_scoring().start();
    play.play("2 skip");
    assert!(play.events.iter().any(|event| matches!(event, Event::Declined { seat } if seat.number() == 2)));
    assert_eq!(play.cards(2), ["banker"], "the card is kept");
}

// Y5.2
#[test]
fn hands_are_public() {
    let play = players(3).cards(1, &["spy", "banker"]).cards(3, &["queen"]).start();
    for viewer in 0..=3 {
        let cards = (1..=3).map(|seat| play.view(viewer)["seats"][seat - 1]["cards"].clone());
        assert_eq!(
            cards.collect::<Vec<_>>(),
            [json!(["spy", "banker"]), json!([]), json!(["queen"])],
            "seen by {viewer}"
        );
    }
}

// Y5.2, Y5.3: nobody is asked who could only skip.
#[test]
fn without_a_use_for_their_cards_nobody_is_asked() {
    let play = players(3).cards(1, &["alchemist", "mage", "captain"]).gems(1, "kk").end_of_scoring().start();
    assert_eq!(play.round(), 3, "an Alchemist without a gem to give");
    let play = players(3).cards(1, &["spy"]).before_turn(1, 1).start();
    assert_eq!(play.asked(), "ask-up", "a Spy with nothing to look at");
    let play = players(3).cards(1, &["mage", "captain"]).before_turn(1, 1).start();
    assert_eq!(play.asked(), "ask-up");
}
