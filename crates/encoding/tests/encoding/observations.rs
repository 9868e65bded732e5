//! Observations tell what a seat knows, and nothing else.

use encoding::{Encoded, Steps, Table};
use game::conformance::each_decision;
use game::{Game, Random, Seat, Settings};

crate::for_both_games!(
    what_is_hidden_changes_no_byte,
    what_another_has_begun_changes_no_byte,
    every_piece_says_something,
    a_row_of_another_length_stays_as_it_is,
);

fn observed<G: Encoded>(state: &G, seat: Seat, begun: &Steps) -> Vec<u8> {
    let mut row = vec![255; G::OBSERVATION];
    G::observe(&state.remembered(seat), seat, begun, &mut row);
    row
}

/// A state drawn from what a seat knows gives the seat the same bytes, and the same ids to choose from.
fn what_is_hidden_changes_no_byte<G: Encoded>() {
    let mut different = 0;
    each_decision(2, |state: &G, _, action, random| {
        for seat in Seat::first(state.players()) {
            let other = G::resample(&state.remembered(seat), random);
            different += usize::from(other != *state);
            assert_eq!(observed(state, seat, &Steps::NONE), observed(&other, seat, &Steps::NONE));
            let mut begun = Steps::NONE;
            for id in G::steps(action, seat, state.players()).unwrap_or_default().ids() {
                assert_eq!(state.open(seat, &begun), other.open(seat, &begun));
                begun.push(*id);
            }
        }
    });
    assert_eq!(different > 1000, G::HIDDEN, "{different}");
}

/// The steps of an action are its seat's own until the action is whole.
fn what_another_has_begun_changes_no_byte<G: Encoded>() {
    let mut begun = 0;
    each_decision(1, |state: &G, _, _, random| {
        let mut table = Table::new(state.clone());
        let seat = table.seat().unwrap();
        let read = |table: &Table<G>, seat| {
            let mut row = vec![0; G::OBSERVATION];
            table.observe(seat, &mut row);
            row
        };
        let before: Vec<_> = Seat::first(state.players()).map(|seat| read(&table, seat)).collect();
        table.step(table.open().nth(random.below(table.open().len())).unwrap()).unwrap();
        if !table.begun().is_empty() {
            begun += 1;
            for (viewer, before) in Seat::first(state.players()).zip(before) {
                assert_eq!(read(&table, viewer) == before, viewer != seat);
            }
        }
    });
    assert_eq!(begun > 100, G::NAME == "ys");
}

/// Each piece takes more than one value in the course of games: none is dead.
fn every_piece_says_something<G: Encoded>() {
    let mut first: Option<Vec<u8>> = None;
    let mut changed = vec![false; G::PIECES.len()];
    each_decision(10, |state: &G, _, _, random| {
        let mut table = Table::new(state.clone());
        let mut row = vec![0; G::OBSERVATION];
        for _ in 0..Steps::MOST {
            let viewer = Seat::ALL[random.below(state.players().into())];
            for seat in table.seat().into_iter().chain([viewer]) {
                table.observe(seat, &mut row);
                let first = first.get_or_insert_with(|| row.clone());
                for (changed, piece) in changed.iter_mut().zip(G::PIECES) {
                    let place = piece.offset..piece.offset + piece.len();
                    *changed = *changed || row[place.clone()] != first[place];
                }
            }
            // Chance hardly ever makes a residence of a building with a worker: try the furthest (C6.10).
            let is_residence = |id: &u16| G::id_text(*id).is_some_and(|text| text.starts_with("residence"));
            let residence = table.open().iter().filter(is_residence).last();
            let any = table.open().nth(random.below(table.open().len()));
            let Some(id) = residence.or(any) else { break };
            table.step(id).unwrap();
        }
    });
    let dead: Vec<&str> =
        G::PIECES.iter().zip(changed).filter(|(_, changed)| !changed).map(|(piece, _)| piece.name).collect();
    assert!(dead.is_empty(), "{dead:?} never change");
}

fn a_row_of_another_length_stays_as_it_is<G: Encoded>() {
    let state = G::new(2, &Settings::new(G::OPTIONS), 1).unwrap();
    for length in [0, 1, G::OBSERVATION - 1, G::OBSERVATION + 1] {
        let mut row = vec![7; length];
        G::observe(&state.remembered(Seat::One), Seat::One, &Steps::NONE, &mut row);
        assert!(row.iter().all(|byte| *byte == 7));
    }
}

/// One's own seat is the first: what two seats see of a position that is the same for both is the same.
#[test]
fn own_seat_comes_first() {
    let state = caylus::State::new(3, &Settings::new(caylus::State::OPTIONS), 4).unwrap();
    let piece = caylus::State::PIECES.iter().find(|piece| piece.name == "seats").unwrap();
    for seat in Seat::first(3) {
        let row = observed(&state, seat, &Steps::NONE);
        let numbers = &row[piece.offset..piece.offset + piece.len()];
        let place = state.order().iter().position(|other| other == seat).unwrap();
        // C0.3: the first player has 5 deniers, the next two 6; then an income of 2 (C3.1).
        assert_eq!((numbers[0], numbers[6]), (1, [7, 8, 8][place]), "seat {seat}");
        assert_eq!(numbers[3 * 17..].iter().max(), Some(&0), "nobody sits on the last seats");
    }
}

#[test]
fn random_numbers_are_the_callers_own() {
    let state = ys::State::new(3, &Settings::new(ys::State::OPTIONS), 4).unwrap();
    let view = state.remembered(Seat::One);
    let drawn: Vec<ys::State> = (0..8).map(|seed| ys::State::resample(&view, &mut Random::new(seed))).collect();
    assert!(drawn.iter().any(|other| *other != drawn[0]));
}

/// The quick sums over all seats are those of each seat.
#[test]
fn sums_of_all_seats_are_those_of_each() {
    each_decision(1, |state: &ys::State, _, _, _| {
        for viewer in Seat::first(state.players()) {
            let view = state.remembered(viewer);
            for seat in Seat::first(state.players()) {
                assert_eq!(view.unseen_by_seat()[seat.index()], view.unseen(seat));
                assert_eq!(view.board().behind_by_seat()[seat.index()], view.board().behind(seat));
            }
        }
    });
}
