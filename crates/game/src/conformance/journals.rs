//! A journal answers from what it keeps as if it replayed the whole game.

use super::{any, each_game};
use crate::{Answers, AskedHint, Entry, Game, HintDepth, Journal, LogRow, Random, Seat, SeatSet, Sight};

/// More rows than the caches of a journal hold, undone ones included.
const ROWS: usize = 400;

/// Journals of random games, in which actions are taken back, people sit down and leave, and caches are dropped, give at every moment
/// what a plain replay of their rows gives.
pub fn journals_remember_what_happened<G: Game>() {
    each_game(2, |first: G, random| {
        let mut journal = Journal::new(first.clone());
        let mut rows: Vec<LogRow<G::Action>> = Vec::new();
        while rows.len() < ROWS && !journal.over() {
            write_something(&mut journal, &mut rows, random);
            if random.below(60) == 0 {
                is_as_replayed(&journal, &first, &rows, random);
            }
        }
        is_as_replayed(&journal, &first, &rows, random);
    });
}

fn write_something<G: Game>(journal: &mut Journal<G>, rows: &mut Vec<LogRow<G::Action>>, random: &mut Random) {
    let actions = journal.actions();
    match random.below(50) {
        0 if actions > 0 => {
            let left = actions - 1 - random.below(actions.min(45));
            assert!(journal.undo(left) && !journal.undo(left));
            rows.push(LogRow::Undo { left });
        }
        1 => {
            journal.sit(Seat::Two, "Ada");
            rows.push(LogRow::Sit(Seat::Two, "Ada".into()));
        }
        2 => {
            journal.leave(Seat::Two, "master");
            rows.push(LogRow::Leave(Seat::Two, "master".into()));
        }
        3 => journal.shrink(),
        4 => {
            let seat = journal.state().to_act().lowest().expect("the game is not over");
            let depth = HintDepth::ALL[random.below(2)];
            journal.note_hint(seat, depth);
            rows.push(LogRow::Hint(seat, depth));
            assert!(journal.hint_given(seat) >= Some(depth), "it is about this decision");
        }
        _ => {
            let waiting: Vec<Seat> = journal.state().to_act().iter().collect();
            let seat = waiting[random.below(waiting.len())];
            let action = any(journal.state(), seat, random);
            journal.play(seat, action).expect("a legal action");
            rows.push(LogRow::Act(seat, action));
        }
    }
}

/// The actions that the first rows leave.
fn actions_of<A: Copy>(rows: &[LogRow<A>]) -> Vec<(Seat, A)> {
    let mut actions = Vec::new();
    for row in rows {
        match row {
            LogRow::Act(seat, action) => actions.push((*seat, *action)),
            LogRow::Undo { left } => actions.truncate(*left),
            LogRow::Sit(..) | LogRow::Leave(..) | LogRow::HintsAgreed | LogRow::Hint(..) => (),
        }
    }
    actions
}

/// The hints of the first rows: whatever is taken back, they were asked for.
fn hints_of<A>(rows: &[LogRow<A>]) -> Vec<AskedHint> {
    let (mut actions, mut hints) = (0, Vec::new());
    for row in rows {
        match row {
            LogRow::Act(..) => actions += 1,
            LogRow::Undo { left } => actions = *left,
            LogRow::Hint(seat, depth) => hints.push(AskedHint { seat: *seat, depth: *depth, after: actions }),
            LogRow::Sit(..) | LogRow::Leave(..) | LogRow::HintsAgreed => (),
        }
        hints.iter_mut().for_each(|hint: &mut AskedHint| hint.after = hint.after.min(actions));
    }
    hints
}

fn is_as_replayed<G: Game>(journal: &Journal<G>, first: &G, rows: &[LogRow<G::Action>], random: &mut Random) {
    is_as_its_actions(journal, first, &actions_of(rows), random);
    answers_as_if_written_anew(journal, first, rows, random);
    let revision = random.below(rows.len() + 1);
    let earlier = journal.earlier(revision as u64);
    assert_eq!(earlier.revision(), revision as u64);
    is_as_its_actions(&earlier, first, &actions_of(&rows[..revision]), random);
    answers_as_if_written_anew(&earlier, first, &rows[..revision], random);
}

fn is_as_its_actions<G: Game>(journal: &Journal<G>, first: &G, actions: &[(Seat, G::Action)], random: &mut Random) {
    let viewers: Vec<Option<Seat>> = Seat::first(first.players()).map(Some).chain([None]).collect();
    let (viewer, open) = (viewers[random.below(viewers.len())], journal.over() && random.below(2) == 0);
    let expected = replayed(first, actions, viewer, open);
    assert!(journal.entries(viewer, open) == expected, "{viewer:?} saw something else");
    let from = random.below(expected.len() + 2);
    assert!(journal.entries_from(viewer, open, from) == expected[from.min(expected.len())..], "from {from}");
    let number = random.below(actions.len() + 1);
    let mut then = first.clone();
    actions[..number].iter().for_each(|(seat, action)| then.apply(*seat, *action, &mut ()));
    assert!(journal.state_after(number) == then, "the state after {number} actions");
    assert!(journal.entry_seats().eq(expected.iter().map(|entry| entry.seat)));
}

/// What a viewer saw happen, by replaying everything.
fn replayed<G: Game>(first: &G, actions: &[(Seat, G::Action)], viewer: Option<Seat>, open: bool) -> Vec<Entry<G>> {
    let mut states = vec![first.clone()];
    let mut happened = Vec::new();
    for (seat, action) in actions {
        let (mut state, mut events) = (states[states.len() - 1].clone(), Vec::new());
        state.apply(*seat, *action, &mut events);
        states.push(state);
        happened.push(events);
    }
    let over = states[actions.len()].outcome().is_some();
    let answered = |number: usize| {
        let (before, after) = (states[number].to_act(), states[number + 1].to_act());
        !after.is_empty() && after == before.without(actions[number].0)
    };
    let pending = (0..actions.len()).rev().take_while(|number| G::HIDDEN && answered(*number)).count();
    let view = |state: &G| if open { state.open_view() } else { state.view(viewer) };
    let set_up =
        Entry { before: view(first), seat: None, action: String::new(), events: Vec::new(), scores: first.scores() };
    let entry = |(number, (seat, action)): (usize, &(Seat, G::Action))| Entry {
        before: view(&states[number]),
        seat: Some(*seat),
        action: if over {
            action.to_string()
        } else {
            let answers = if number + pending < actions.len() { Answers::Revealed } else { Answers::Pending };
            states[number].redacted(*seat, *action, viewer, answers)
        },
        events: if over {
            happened[number].clone()
        } else {
            happened[number].iter().filter_map(|event| first.seen(event, viewer)).collect()
        },
        scores: states[number + 1].scores(),
    };
    std::iter::once(set_up).chain(actions.iter().enumerate().map(entry)).collect()
}

/// What may be taken back and what is still asked follows from the rows, not from what is kept.
fn answers_as_if_written_anew<G: Game>(
    journal: &Journal<G>,
    first: &G,
    rows: &[LogRow<G::Action>],
    random: &mut Random,
) {
    let mut anew = Journal::new(first.clone());
    for row in rows {
        match row {
            LogRow::Act(seat, action) => anew.play(*seat, *action).expect("it was legal"),
            LogRow::Undo { left } => assert!(anew.undo(*left)),
            LogRow::Sit(seat, name) => anew.sit(*seat, name),
            LogRow::Leave(seat, bot) => anew.leave(*seat, bot),
            LogRow::HintsAgreed => anew.agree_on_hints(),
            LogRow::Hint(seat, depth) => anew.note_hint(*seat, *depth),
        }
    }
    anew.shrink();
    assert_eq!(journal.hints(), anew.hints());
    assert_eq!(journal.hints(), hints_of(rows));
    let seats =
        |random: &mut Random| Seat::first(first.players()).filter(|_| random.below(2) == 0).collect::<SeatSet>();
    let (held, bots) = (seats(random), seats(random));
    let sight = Sight::of(journal.state(), held);
    for sight in [sight, sight.screen().sight()] {
        assert_eq!(journal.undo_left(sight, bots), anew.undo_left(sight, bots));
    }
    assert!(journal.seatings().eq(anew.seatings()));
    let revision = rows.len().saturating_sub(random.below(6)) as u64;
    for seat in Seat::first(first.players()) {
        assert_eq!(journal.still_asked(seat, revision), anew.still_asked(seat, revision));
    }
    assert_eq!(journal.record(crate::Start::Seed(1.into())), anew.record(crate::Start::Seed(1.into())));
    assert_eq!(journal.asked_at(), anew.asked_at());
    is_asked_as_it_was_first(journal);
}

/// Whoever is asked something can think about it as it was when it was first asked.
fn is_asked_as_it_was_first<G: Game>(journal: &Journal<G>) {
    let then = journal.state_when_asked();
    assert!(*journal.earlier(journal.asked_at()).state() == then, "it is asked since {}", journal.asked_at());
    for seat in journal.state().to_act().iter() {
        assert_eq!(
            journal.state().legal_actions(seat),
            then.legal_actions(seat),
            "seat {seat} was asked something else"
        );
    }
}
