//! Hints about open decisions, and why bots did what they did: how a game is asked for them, and what is kept of the answers.
//! `service/advice.rs` says who may ask.

use crate::studying::Names;
use game::{Journal, Seat, Seating};
use std::collections::HashMap;
use std::collections::VecDeque;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use store::Hash;
use study::{Advice, Scope, Studied, StudyError};

/// The seed of all advice: the same position always has the same.
const SEED: u64 = 1;
/// Answers that a table keeps.
const KEPT: usize = 8;
/// Most questions of one visitor that are thought about at once. Those who hold no seat share this number.
pub(crate) const MOST_AT_ONCE: usize = 2;

/// How a decision is thought about.
pub(crate) struct AdviceWork<'a> {
    /// Iterations of the search.
    pub(crate) iterations: u32,
    /// The names of the players.
    pub(crate) names: Names<'a>,
    /// Ends the thought when it is set.
    pub(crate) stop: &'a AtomicBool,
}

impl AdviceWork<'_> {
    fn scope(&self) -> Scope<'_> {
        Scope { iterations: self.iterations, seed: SEED, threads: 1, stop: Some(self.stop) }
    }
}

/// An action that was taken.
pub(crate) struct TakenAction<'a> {
    /// Whose it is.
    pub(crate) seat: Seat,
    /// Tells it from all other actions of the game, also from those that were taken back.
    pub(crate) row: u64,
    /// Who sat there then, if that has changed since the beginning.
    pub(crate) by: Option<Seating<'a>>,
}

/// What a seat should do that is to act. It follows from what the seat remembers of the moment when it was asked, and from nothing
/// that others have answered since.
pub(crate) fn hint<G: Studied>(journal: &Journal<G>, seat: Seat, work: &AdviceWork<'_>) -> Result<Advice, StudyError> {
    let state = journal.state_when_asked();
    let (view, legal) = (state.remembered(seat), state.legal_actions(seat));
    let at = journal.asked_after();
    study::advise::<G>((&view, state.players(), seat, &legal), None, (work.scope(), at), &work.names)
}

/// Why the seat that took an action, counted from 0, took it, as it knew the game then; nothing if there is no such action.
pub(crate) fn explanation<G: Studied>(
    journal: &Journal<G>,
    number: usize,
    work: &AdviceWork<'_>,
) -> Option<Result<Advice, StudyError>> {
    let (seat, action, _) = journal.taken(number)?;
    let state = journal.state_after(number);
    let (view, legal) = (state.remembered(seat), state.legal_actions(seat));
    let decision = (&view, state.players(), seat, &legal[..]);
    Some(study::advise::<G>(decision, Some(action), (work.scope(), number), &work.names))
}

/// What an answer is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// What a seat should do that was asked at a revision.
    Hint {
        /// The revision.
        asked_at: u64,
        /// The seat.
        seat: Seat,
    },
    /// Why the action of a row was taken.
    Why {
        /// The row.
        row: u64,
    },
}

/// The last answers at a table.
#[derive(Default)]
pub(crate) struct Answers {
    kept: Mutex<VecDeque<(Question, Arc<Advice>)>>,
    /// Held while a question of this table is thought about: whoever asks the same meanwhile gets the same answer.
    pub(crate) thinking: tokio::sync::Mutex<()>,
}

impl Answers {
    /// The answer to a question, if it is kept.
    pub(crate) fn get(&self, question: Question) -> Option<Arc<Advice>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(known, _)| *known == question).map(|(_, answer)| answer.clone())
    }

    /// Keeps an answer, and forgets the oldest of too many.
    pub(crate) fn keep(&self, question: Question, answer: Arc<Advice>) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(known, _)| *known != question);
        kept.push_back((question, answer));
        if kept.len() > KEPT {
            kept.pop_front();
        }
    }

    /// Forgets all answers.
    pub(crate) fn forget(&self) {
        *self.kept.lock().unwrap_or_else(PoisonError::into_inner) = VecDeque::new();
    }
}

/// Who asks at the moment, at whatever table.
#[derive(Default)]
pub(crate) struct Askers(Arc<Mutex<HashMap<Hash, usize>>>);

/// A question that is thought about, until it is dropped.
pub(crate) struct Asking {
    askers: Arc<Mutex<HashMap<Hash, usize>>>,
    who: Hash,
}

impl Askers {
    /// Lets a visitor ask, unless too many questions of theirs are thought about already.
    pub(crate) fn ask(&self, who: Hash) -> Option<Asking> {
        let mut askers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let questions = askers.entry(who).or_default();
        if *questions >= MOST_AT_ONCE {
            return None;
        }
        *questions += 1;
        Some(Asking { askers: self.0.clone(), who })
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        let mut askers = self.askers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(questions) = askers.get_mut(&self.who) {
            *questions -= 1;
            if *questions == 0 {
                askers.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visitor_asks_so_much_at_once() {
        let askers = Askers::default();
        let asking: Vec<Asking> = (0..MOST_AT_ONCE).filter_map(|_| askers.ask([1; 32])).collect();
        assert_eq!((asking.len(), askers.ask([1; 32]).is_some()), (MOST_AT_ONCE, false));
        assert!(askers.ask([2; 32]).is_some(), "others have not asked");
        drop(asking);
        assert!(askers.ask([1; 32]).is_some() && askers.0.lock().unwrap().is_empty());
    }

    #[test]
    fn a_table_keeps_so_many_answers() {
        let answers = Answers::default();
        let state =
            <ys::State as game::Game>::new(2, &game::Settings::new(<ys::State as game::Game>::OPTIONS), 1).unwrap();
        let stop = AtomicBool::new(false);
        let names = |_: &words::Words| vec!["a".to_owned(), "b".to_owned()];
        let work = AdviceWork { iterations: 20, names: &names, stop: &stop };
        let journal = Journal::new(state);
        let advice = Arc::new(hint(&journal, Seat::One, &work).unwrap());
        assert_eq!(*advice, hint(&journal, Seat::One, &work).unwrap(), "it is the same again");
        let question = |row| Question::Why { row };
        (0..20).for_each(|row| answers.keep(question(row), advice.clone()));
        assert!(answers.get(question(19)).is_some() && answers.get(question(2)).is_none());
        assert!(answers.get(Question::Hint { asked_at: 19, seat: Seat::One }).is_none());
        answers.forget();
        assert!(answers.get(question(19)).is_none());
        stop.store(true, std::sync::atomic::Ordering::Relaxed);
        assert!(matches!(hint(&journal, Seat::One, &work), Err(StudyError::Stopped)));
    }
}
