//! What players plan with is what the rules do later.

use crate::board::{Board, Play};
use crate::properties::{choose, every_game};
use caylus::{Action, CountResult, Event, Place, Question, Section, State};
use game::{Game, Seat};

/// The actions that a worker could do there, as the notation writes them.
fn uses(state: &State, seat: Seat, place: Place, price: u16) -> Vec<String> {
    let prospects = state.prospects(seat, place, price);
    prospects.iter().map(|prospect| prospect.action.map_or_else(String::new, |action| action.to_string())).collect()
}

// C6.2, C6.4, C6.8, C6.9, C7.1: whenever a worker is asked what to do, the prospect was the same.
#[test]
fn what_is_foreseen_can_be_done() {
    let mut asked = 0;
    every_game(|mut state, random| {
        while let Some(seat) = state.to_act().lowest() {
            let place = match state.question() {
                Some(Question::Castle) if state.batches().now == 0 => Some(Place::CASTLE),
                Some(Question::Joust) => Some(Place::JOUST),
                Some(question) if !matches!(question, Question::OwnersCube(_)) => question.space().map(Place::road),
                _ => None,
            };
            if let Some(place) = place {
                let legal = state.legal_actions(seat);
                let legal = legal.iter().filter(|action| !matches!(action, Action::Skip | Action::Done));
                assert_eq!(uses(&state, seat, place, 0), legal.map(Action::to_string).collect::<Vec<_>>());
                asked += 1;
            }
            let action = choose(&state, seat, random);
            state.apply(seat, action, &mut ());
        }
    });
    assert!(asked > 500, "{asked}");
}

// C3.4, C4.2, C4.4, C6.8: what is paid for the placement is gone, and the Trading Post gives without being asked.
#[test]
fn the_price_is_paid_before() {
    let play = Board::new(2).deniers(&[2, 5]).cubes(1, "FWC").start();
    let (state, seat) = (play.state, Seat::One);
    assert_eq!(uses(&state, seat, Place::JOUST, 1), ["joust"]);
    assert_eq!(uses(&state, seat, Place::JOUST, 2), Vec::<String>::new());
    assert_eq!(state.prospects(seat, Place::JOUST, 9), []);
    let post = state.prospects(seat, Place::POST, 1);
    assert!(matches!(post[0].events[..], [Event::Earned { deniers: 3, .. }, ..]), "{post:?}");
    assert_eq!(uses(&state, seat, Place::STABLES, 1), Vec::<String>::new());
}

// C7.1, C7.2: houses beyond the room of a section score as in the next one.
#[test]
fn batches_in_hand_score_as_they_will() {
    let five = [1, 2, 1, 2, 1];
    let play = Board::new(2).cubes(1, "FFFWWWSSSC").cubes(2, "WSC").castle(&five, &[], &[], 0).start();
    assert_eq!(play.state.batches_in_hand(Seat::One), (3, 5 + 4 + 4));
    assert_eq!(play.state.batches_in_hand(Seat::Two), (0, 0));
}

// C7.8, C7.9
#[test]
fn a_count_brings_what_is_foreseen() {
    let play = Board::new(3).prestige(&[1, 9, 9]).castle(&[2, 3, 3], &[], &[], 0).start();
    let result = |seat| play.state.count_result(Section::Dungeon, seat);
    assert_eq!(result(Seat::One), CountResult::Lost(1));
    assert_eq!(result(Seat::Two), CountResult::Won(0));
    assert_eq!(result(Seat::Three), CountResult::Won(1));
}

// C7.6, C7.7: the bailiff on 9 is three spaces from the count; while the provost can still be moved, two walks may do.
#[test]
fn the_earliest_count_is_foreseen() {
    let mut play: Play = Board::new(2).bailiff(9).start();
    assert_eq!(Section::ALL.map(|section| play.state.walks_to_count(section)), [2, 5, 8]);
    assert_eq!(play.state.bailiff_steps(), 1);
    play.to_phase(4);
    assert!(!play.state.is_provost_settled());
}

// C7.6, C7.7: no section is ever counted before the turn that was foreseen as the earliest, unless its houses are complete.
#[test]
fn no_count_comes_before_it_is_foreseen() {
    every_game(|mut state, random| {
        let mut foreseen = [0; 3];
        while let Some(seat) = state.to_act().lowest() {
            for section in Section::ALL {
                let walks = u16::from(state.walks_to_count(section)) + u16::from(state.turn());
                foreseen[section as usize] = if state.phase() < 7 { walks - 1 } else { walks };
            }
            let (action, turn, mut events) = (choose(&state, seat, random), state.turn(), Vec::new());
            state.apply(seat, action, &mut events);
            for event in &events {
                let Event::CountStarted { section } = event else { continue };
                let complete = state.castle().houses(*section).len() == section.size();
                assert!(complete || foreseen[*section as usize] <= u16::from(turn), "{section:?} in turn {turn}");
            }
        }
    });
}
