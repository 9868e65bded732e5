//! Tests of hidden information: no viewer gets anything that they may not know.

use super::{any, each_decision, every_setting, walk_in_order};
use crate::{Answers, Game, Random, Record, RecordErrorKind, RulesOf, Seat, Start, legal_texts};

/// A state drawn from a seat's view gives that seat the same view and the same legal actions, to the byte, and can be
/// played to its end.
pub fn views_tell_nothing_hidden<G: Game>() {
    each_decision(2, |state: &G, _, _, random| {
        for viewer in viewers(state) {
            is_drawn_alike(state, viewer, random);
        }
    });
}

fn is_drawn_alike<G: Game>(state: &G, viewer: Option<Seat>, random: &mut Random) {
    let view = state.view(viewer);
    let mut drawn = G::resample(&view, random);
    assert_eq!(drawn.view(viewer), view);
    assert_eq!(crate::text_game::json_text(&drawn.view(viewer)), crate::text_game::json_text(&view));
    if let Some(seat) = viewer {
        assert_eq!(legal_texts(&drawn, seat), legal_texts(state, seat));
    }
    if random.below(50) == 0 {
        crate::random_playout(&mut drawn, random, &mut Vec::new());
        assert!(drawn.outcome().is_some());
    }
}

/// While others still have to answer, nothing that a viewer gets depends on what a seat has secretly answered.
pub fn secret_answers_stay_secret<G: Game>() {
    each_decision(4, |state: &G, seat, action, random| {
        let others = state.to_act().iter().filter(|other| *other != seat);
        if others.count() == 0 {
            return;
        }
        let answered = |action: G::Action| {
            let mut state = state.clone();
            let mut events = Vec::new();
            state.apply(seat, action, &mut events);
            (state, events)
        };
        let another = any(state, seat, random);
        let (one, other) = (answered(action), answered(another));
        assert_eq!((one.0.to_act(), one.0.scores()), (other.0.to_act(), other.0.scores()));
        assert_eq!((one.0.asked(), one.0.heading()), (other.0.asked(), other.0.heading()));
        for viewer in viewers(state).filter(|viewer| *viewer != Some(seat)) {
            assert_eq!(one.0.view(viewer), other.0.view(viewer), "{viewer:?} sees what seat {seat} answered");
            let seen =
                |events: &[G::Event]| events.iter().filter_map(|event| state.seen(event, viewer)).collect::<Vec<_>>();
            assert_eq!(seen(&one.1), seen(&other.1), "{viewer:?} is told what seat {seat} answered");
            let told = [action, another].map(|action| state.redacted(seat, action, viewer, Answers::Pending));
            assert_eq!(told[0], told[1], "{viewer:?} may write down what seat {seat} answered");
            if let Some(viewer) = viewer {
                assert_eq!(legal_texts(&one.0, viewer), legal_texts(&other.0, viewer));
            }
        }
    });
}

/// Noninterference: what happens looks the same to a viewer in two states that look the same to them. A state is drawn from the
/// viewer's view, and in it an action is played that the viewer cannot tell from the real one. The events that the viewer sees
/// are the same to the byte, up to one that reveals something hidden; if all of them are the same, so is the view after them.
pub fn nothing_hidden_is_told<G: Game>() {
    let (mut compared, mut impossible) = (0_u64, 0_u64);
    each_decision(2, |state: &G, seat, action, random| {
        for viewer in viewers(state) {
            if is_alike(state, seat, action, viewer, random) { compared += 1 } else { impossible += 1 }
        }
    });
    assert!(compared > impossible, "{compared} compared, {impossible} impossible");
}

/// Every seat, and a spectator.
fn viewers<G: Game>(state: &G) -> impl Iterator<Item = Option<Seat>> + use<G> {
    Seat::first(state.players()).map(Some).chain([None])
}

/// Compares one decision for one viewer. False if the drawn state does not allow a matching action.
fn is_alike<G: Game>(state: &G, seat: Seat, action: G::Action, viewer: Option<Seat>, random: &mut Random) -> bool {
    let other = G::resample(&state.view(viewer), random);
    let alike = alike(state, &other, seat, action, viewer, random);
    if let Some(alike) = alike {
        same_to_viewer((state, action), (&other, alike), seat, viewer);
    }
    alike.is_some()
}

/// Tests hidden information over many games at random decisions, to find what happens in one game of thousands.
pub fn thousands_of_games_tell_nothing_hidden<G: Game>(games_of_each_setting: u64) {
    each_decision(games_of_each_setting, |state: &G, seat, action, random| {
        if random.below(40) == 0 {
            tells_nothing_hidden(state, seat, action, random);
        }
    });
}

/// Tests that one decision tells no viewer anything hidden.
pub fn tells_nothing_hidden<G: Game>(state: &G, seat: Seat, action: G::Action, random: &mut Random) {
    for viewer in viewers(state) {
        is_drawn_alike(state, viewer, random);
        is_alike(state, seat, action, viewer, random);
    }
}

/// An action of the other state that the viewer cannot tell from this one.
fn alike<G: Game>(
    state: &G,
    other: &G,
    seat: Seat,
    action: G::Action,
    viewer: Option<Seat>,
    random: &mut Random,
) -> Option<G::Action> {
    let told = state.redacted(seat, action, viewer, Answers::Pending);
    let mut legal = other.legal_actions(seat);
    legal.retain(|action| other.redacted(seat, *action, viewer, Answers::Pending) == told);
    if viewer == Some(seat) {
        assert!(legal.contains(&action), "a seat knows what it can do");
        return Some(action);
    }
    (!legal.is_empty()).then(|| legal[random.below(legal.len())])
}

fn same_to_viewer<G: Game>(one: (&G, G::Action), other: (&G, G::Action), seat: Seat, viewer: Option<Seat>) {
    let play = |(state, action): (&G, G::Action)| {
        let (mut state, mut events) = (state.clone(), Vec::new());
        state.apply(seat, action, &mut events);
        let seen = events.iter().filter_map(|event| Some((state.seen(event, viewer)?, G::reveals(event))));
        let seen: Vec<_> = seen.map(|(event, reveals)| (crate::text_game::json_text(&event), reveals)).collect();
        (seen, state, events.iter().any(G::reveals))
    };
    let ((one_seen, one_state, one_stays), (other_seen, other_state, other_stays)) = (play(one), play(other));
    let differ = one_seen.iter().zip(&other_seen).position(|(one, other)| one != other);
    if let Some(at) = differ {
        let reveals = one_seen[at].1 && other_seen[at].1;
        return assert!(reveals, "{viewer:?} sees something hidden in {} of seat {seat}: {}", one.1, one_seen[at].0);
    }
    assert_eq!(one_seen.len(), other_seen.len());
    assert_eq!(one_stays, other_stays, "{viewer:?} learns from whether {} of seat {seat} can be undone", one.1);
    let views = [&one_state, &other_state].map(|state| crate::text_game::json_text(&state.view(viewer)));
    assert_eq!(views[0], views[1], "{viewer:?} was not told everything of {} of seat {seat}", one.1);
    assert_eq!(one_state.to_act(), other_state.to_act());
    assert_eq!((one_state.asked(), one_state.heading()), (other_state.asked(), other_state.heading()));
    assert_eq!(one_state.scores(), other_state.scores());
    if let Some(viewer) = viewer {
        assert_eq!(legal_texts(&one_state, viewer), legal_texts(&other_state, viewer));
    }
}

/// The export of a running game with hidden information has no seed, and each action as the viewer may know it; once the game is
/// over it has everything.
pub fn running_games_are_exported_for_one<G: Game>() {
    let rules = RulesOf::<G>::RULES;
    for (players, settings) in every_setting::<G>() {
        let start = G::new(players, &settings, 6).expect("the setting is possible");
        let mut record = Record::new(&start, Start::Seed(6.into()));
        walk_in_order(start, &mut Random::new(6), &mut |state: &G, seat, action, _| {
            if record.actions.len() % 23 < 2 {
                for viewer in Seat::first(players).map(Some).chain([None]) {
                    exported(&record, state, viewer);
                }
            }
            record.actions.push((seat, action.to_string()));
        });
        let whole = record.write(&rules).expect("a played game can be written");
        assert_eq!(crate::export(&record, &rules, None).as_deref(), Ok(whole.as_str()));
    }
}

fn exported<G: Game>(record: &Record, now: &G, viewer: Option<Seat>) {
    let rules = RulesOf::<G>::RULES;
    let text = crate::export(record, &rules, viewer).expect("a running game can be exported");
    if !G::HIDDEN {
        return assert_eq!(record.write(&rules).as_deref(), Ok(text.as_str()));
    }
    let header: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).collect();
    let known = ["game: ", "rules version: ", "options: ", "players: ", "seat: ", "view: "];
    assert!(header.iter().zip(known).all(|(line, key)| line.starts_with(key)) && header.len() == known.len(), "{text}");
    assert_eq!(header[5], format!("view: {}", crate::text_game::json_text(&now.view(viewer))));
    let lines: Vec<&str> = text.lines().skip(header.len() + 1).filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines.len(), record.actions.len());
    for ((seat, action), line) in record.actions.iter().zip(lines) {
        // Of their own actions they have everything but what they may not look at again.
        let own = viewer == Some(*seat) && !line.contains('?');
        assert!(!own || line == format!("{seat} {action}"), "{line}");
    }
    let error = Record::read(text.as_bytes()).expect_err("it is not a whole record");
    assert!(error.line == 5 && error.kind == RecordErrorKind::OneViewer, "{error}");
}
