//! The analysis of a game that is over: made here on a thread of its own, or asked for at a server. Front ends look how it stands
//! as often as they like.

use crate::TableError;
use bots::{BotGame, StopOnDrop};
use game::{Journal, Seat, Seed, Start};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use study::{Analysis, PlayedGame, Report, Scope, StudyError};
use words::{Chair, Spoken, Words};

/// How the analysis of a game stands.
#[derive(Clone, Debug, Default)]
pub enum AnalysisStand {
    /// Nobody here has asked for it.
    #[default]
    None,
    /// So many others are done before it at the server.
    Waiting(usize),
    /// So many of so many decisions have been judged.
    Working(usize, usize),
    /// Done.
    Done(Arc<Report>),
    /// There is none, because the server refuses, or without a reason because the analyst failed.
    Failed(Option<TableError>),
}

impl AnalysisStand {
    /// Whether something is still to come by itself.
    pub fn is_under_way(&self) -> bool {
        matches!(self, AnalysisStand::Waiting(_) | AnalysisStand::Working(..))
    }

    /// Whether two stands look the same.
    pub(crate) fn is_like(&self, other: &AnalysisStand) -> bool {
        match (self, other) {
            (AnalysisStand::Waiting(one), AnalysisStand::Waiting(other)) => one == other,
            (AnalysisStand::Working(one, _), AnalysisStand::Working(other, _)) => one == other,
            (AnalysisStand::Failed(one), AnalysisStand::Failed(other)) => one == other,
            (one, other) => std::mem::discriminant(one) == std::mem::discriminant(other),
        }
    }
}

/// An analysis on a thread of its own, which ends when this is dropped.
pub(crate) struct AnalysisWork {
    stand: Arc<Mutex<AnalysisStand>>,
    thread: JoinHandle<()>,
    _stop: StopOnDrop,
}

/// Where the thread of an analysis says how it stands.
pub(crate) struct Teller {
    stand: Arc<Mutex<AnalysisStand>>,
    stop: Arc<AtomicBool>,
}

impl Teller {
    pub(crate) fn tell(&self, stand: AnalysisStand) {
        *self.stand.lock().unwrap_or_else(PoisonError::into_inner) = stand;
    }

    /// Whether nobody waits any more.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

impl AnalysisWork {
    /// Begins work that tells how it stands.
    pub(crate) fn begin(work: impl FnOnce(&Teller) + Send + 'static) -> AnalysisWork {
        let (stand, stop) = (Arc::new(Mutex::new(AnalysisStand::Working(0, 0))), StopOnDrop::default());
        let teller = Teller { stand: stand.clone(), stop: stop.flag() };
        AnalysisWork { stand, thread: thread::spawn(move || work(&teller)), _stop: stop }
    }

    /// Analyses a game that is over, with the budget of a master and on all processors.
    pub(crate) fn here<G: Spoken + BotGame>(journal: &Journal<G>, seed: Seed, chairs: &[Chair]) -> AnalysisWork {
        let (first, chairs) = (journal.state_after(0), chairs.to_vec());
        let actions = journal.record(Start::Seed(seed)).actions;
        AnalysisWork::begin(move |teller| {
            let read = |(seat, text): &(Seat, String)| Some((*seat, text.parse().ok()?));
            let report = PlayedGame::<G>::of(first, actions.iter().filter_map(read))
                .and_then(|game| report(&game, &chairs, teller));
            teller.tell(match report {
                Ok(report) => AnalysisStand::Done(Arc::new(report)),
                Err(_) => AnalysisStand::Failed(None),
            });
        })
    }

    /// How it stands.
    pub(crate) fn stand(&self) -> AnalysisStand {
        // A thread that has ended has said so before.
        let is_over = self.thread.is_finished();
        let stand = self.stand.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if is_over && stand.is_under_way() { AnalysisStand::Failed(None) } else { stand }
    }
}

fn report<G: Spoken + BotGame>(game: &PlayedGame<G>, chairs: &[Chair], teller: &Teller) -> Result<Report, StudyError> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let scope = Scope { threads, stop: Some(&*teller.stop), ..Scope::MASTER };
    let names = |words: &Words| words::shown_names(words, chairs, None);
    let analysis = Analysis::new(game, scope, &names)?;
    let (mut done, of) = (0, analysis.decisions());
    teller.tell(AnalysisStand::Working(done, of));
    analysis.run(|| {
        done += 1;
        teller.tell(AnalysisStand::Working(done, of));
    })
}
