//! What bots think ahead while a person does: their answers to the few actions that the person is likeliest to do, each followed
//! until a person is asked again. If the person does one of these, the answers are there at once.
//!
//! Nothing else changes. What a bot chooses follows from the game and the revision, so it is the same whether it was thought of
//! before or afterwards. What was foreseen is kept with the game that it follows, and forgotten with it.

use crate::dyn_game::{DynGame, Moved};
use bots::Level;
use game::Seat;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::LogLine;

/// Actions of the person that are thought about.
pub(crate) const MOST_LINES: usize = 3;
/// Actions of a line: the person's, and answers to it.
const MOST_STEPS: usize = 9;

/// What has been foreseen of a game.
#[derive(Default)]
pub(crate) struct Foresight {
    /// The likeliest first.
    lines: Vec<Line>,
    /// Whether there can be no more lines.
    is_begun: bool,
    /// Whether the game has moved on.
    is_past: bool,
    /// What stops the thread that thinks ahead.
    stop: Arc<AtomicBool>,
}

/// Actions that may follow each other.
struct Line {
    steps: VecDeque<Step>,
    /// The game after them, unless the line has come to its end.
    after: Option<Arc<dyn DynGame>>,
}

/// An action that may follow.
struct Step {
    line: LogLine,
    /// The level of the bot that does it; none for a person.
    level: Option<Level>,
}

impl Foresight {
    /// Lets a thread think ahead until `stop` is set. Returns false if the game has moved on.
    pub(crate) fn begin(&mut self, stop: &Arc<AtomicBool>) -> bool {
        self.stop = stop.clone();
        !self.is_past
    }

    /// Notes what the person may do. The first call counts.
    pub(crate) fn expect(&mut self, actions: impl FnOnce() -> Vec<Moved>) {
        if std::mem::replace(&mut self.is_begun, true) || !self.lines.is_empty() {
            return;
        }
        let line = |moved: Moved| {
            let mut line = Line { steps: VecDeque::new(), after: None };
            line.add(moved, None);
            line
        };
        self.lines = actions().into_iter().map(line).collect();
    }

    /// The line to think about next, which is the shortest, and the game after it.
    pub(crate) fn next(&self) -> Option<(usize, Arc<dyn DynGame>)> {
        let open = self.lines.iter().enumerate().filter_map(|(number, line)| Some((number, line, line.after.clone()?)));
        let (number, _, after) = open.min_by_key(|(_, line, _)| line.steps.len())?;
        Some((number, after))
    }

    /// Adds an action to a line. One that has been dropped meanwhile is left alone.
    pub(crate) fn add(&mut self, number: usize, moved: Moved, level: Option<Level>) {
        if let Some(line) = self.lines.get_mut(number) {
            line.add(moved, level);
        }
    }

    /// Notes that a line has come to its end.
    pub(crate) fn end(&mut self, number: usize) {
        if let Some(line) = self.lines.get_mut(number) {
            line.after = None;
        }
    }

    /// What the bot of a seat chooses, if that is known.
    pub(crate) fn answer(&self, seat: Seat, level: Level) -> Option<String> {
        let step = self.lines.first()?.steps.front()?;
        let is_its_own = step.line.seat == seat.number() && step.level == Some(level);
        is_its_own.then(|| step.line.text.clone())
    }

    /// What is still foreseen after this line of the log; nothing if it is not known what was written. Whoever thinks ahead stops.
    pub(crate) fn after(&mut self, written: Option<&LogLine>) -> Foresight {
        self.is_past = true;
        self.stop.store(true, Ordering::Relaxed);
        let still_ahead = |mut line: Line| {
            let step = line.steps.pop_front()?;
            (Some(&step.line) == written && !line.steps.is_empty()).then_some(line)
        };
        let lines = std::mem::take(&mut self.lines).into_iter().filter_map(still_ahead).collect();
        Foresight { lines, ..Foresight::default() }
    }
}

impl Line {
    fn add(&mut self, (line, after): Moved, level: Option<Level>) {
        self.steps.push_back(Step { line, level });
        self.after = Some(after).filter(|_| self.steps.len() < MOST_STEPS);
    }
}
