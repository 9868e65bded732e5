//! Every legal action is reached by exactly one way of ids, and every way leads to a legal action.

use encoding::{Encoded, IdSet, Reading, Stepped, Steps, Table};
use game::conformance::each_decision;
use game::{Random, Seat, Settings};
use std::collections::HashSet;

crate::for_both_games!(
    every_legal_action_has_one_way,
    open_ids_are_those_of_the_legal_actions,
    steps_do_what_actions_do,
    other_ids_are_refused_and_change_nothing,
    any_ids_are_read_without_harm,
);

/// All ways that are open from here, followed to their ends.
fn ways<G: Encoded>(state: &G, seat: Seat, begun: &Steps, out: &mut Vec<G::Action>) {
    let open = state.open(seat, begun);
    assert!(!open.is_empty(), "nothing goes on after {begun:?}");
    for id in open.iter() {
        let mut steps = *begun;
        steps.push(id);
        match G::read(&steps, seat, state.players()) {
            Reading::Whole(action) => out.push(action),
            Reading::Begun => ways(state, seat, &steps, out),
            Reading::Nothing => panic!("{steps:?} is open and means nothing"),
        }
    }
}

fn every_legal_action_has_one_way<G: Encoded>() {
    each_decision(2, |state: &G, seat, _, _| {
        let legal = state.legal_actions(seat);
        let mut reached = Vec::new();
        ways(state, seat, &Steps::NONE, &mut reached);
        let texts = |actions: &[G::Action]| actions.iter().map(ToString::to_string).collect::<HashSet<_>>();
        assert_eq!(reached.len(), legal.len());
        assert_eq!(texts(&reached), texts(&legal));
        for action in legal {
            let steps = G::steps(action, seat, state.players()).unwrap_or_else(|| panic!("{action} has no ids"));
            assert_eq!(G::read(&steps, seat, state.players()), Reading::Whole(action), "{action}");
            assert!(steps.ids().iter().all(|id| usize::from(*id) < G::ACTIONS && G::id_text(*id).is_some()));
        }
    });
}

/// The quick ways of finding them give what the plain list gives.
fn open_ids_are_those_of_the_legal_actions<G: Encoded>() {
    each_decision(2, |state: &G, seat, action, _| {
        let players = state.players();
        let all: Vec<Steps> =
            state.legal_actions(seat).into_iter().filter_map(|action| G::steps(action, seat, players)).collect();
        let mut begun = Steps::NONE;
        for id in G::steps(action, seat, players).unwrap().ids() {
            let plain: IdSet = all.iter().filter_map(|steps| steps.next_after(&begun)).collect();
            assert_eq!(state.open(seat, &begun), plain, "after {begun:?}");
            begun.push(*id);
        }
        for other in Seat::ALL.into_iter().filter(|other| !state.to_act().contains(*other)) {
            assert!(state.open(other, &Steps::NONE).is_empty());
        }
    });
}

fn steps_do_what_actions_do<G: Encoded>() {
    let mut random = Random::new(3);
    each_decision(1, |state: &G, _, _, _| {
        let mut table = Table::new(state.clone());
        let seat = table.seat().expect("somebody is asked");
        let actions = table.actions();
        assert_eq!(actions.len(), state.legal_actions(seat).len());
        let action = actions[random.below(actions.len())];
        let ids = G::steps(action, seat, state.players()).unwrap();
        let (last, first) = ids.ids().split_last().unwrap();
        for id in first {
            assert_eq!(table.step(*id), Ok(Stepped::Begun));
            assert!(table.actions().contains(&action));
            assert!(table.state() == state && table.seat() == Some(seat));
        }
        assert_eq!(table.step(*last), Ok(Stepped::Taken(seat, action)));
        let mut after = state.clone();
        after.apply(seat, action, &mut ());
        assert!(*table.state() == after && table.begun().is_empty());
    });
}

fn other_ids_are_refused_and_change_nothing<G: Encoded>() {
    each_decision(1, |state: &G, _, _, random| {
        let mut table = Table::new(state.clone());
        let before = table.clone();
        let id = random.below(G::ACTIONS + 10) as u16;
        if !table.open().contains(id) {
            let refused = table.step(id).unwrap_err();
            assert_eq!((refused.id, refused.over), (id, false));
            assert!(table == before);
        }
    });
    let mut state = G::new(2, &Settings::new(G::OPTIONS), 1).unwrap();
    game::random_playout(&mut state, &mut Random::new(1), &mut Vec::new());
    let mut table = Table::new(state);
    assert_eq!((table.seat(), table.open().is_empty()), (None, true));
    assert_eq!(table.step(0).unwrap_err().to_string(), "the game is over");
}

fn any_ids_are_read_without_harm<G: Encoded>() {
    let mut random = Random::new(5);
    let mut whole = 0;
    for _ in 0..200_000 {
        let ids: Vec<u16> = (0..1 + random.below(Steps::MOST)).map(|_| random.below(G::ACTIONS + 3) as u16).collect();
        let seat = Seat::ALL[random.below(2)];
        if let Reading::Whole(action) = G::read(&Steps::of(&ids).unwrap(), seat, 2) {
            whole += 1;
            assert_eq!(G::steps(action, seat, 2).map(|steps| steps.ids().to_vec()), Some(ids), "{action}");
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }
    assert!(whole > 1000, "{whole}");
}
