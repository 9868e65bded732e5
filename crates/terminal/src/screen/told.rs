//! The log in words, told once: an entry that has not changed is not told again.

use super::painted::Painted;
use game::{Entry, Seat};
use words::{Line, People, Words};

/// What has been told so far.
pub struct Told<G: Painted> {
    entries: Vec<(Entry<G>, Vec<Line>)>,
    /// From whose seat, and whether everything was open.
    to: Option<(Option<Seat>, bool)>,
}

impl<G: Painted> Told<G> {
    pub fn new() -> Told<G> {
        Told { entries: Vec::new(), to: None }
    }

    /// The lines of a log, each with the number of its entry.
    pub fn tell(
        &mut self,
        words: &Words,
        log: &[Entry<G>],
        people: &People<'_>,
        to: (Option<Seat>, bool),
    ) -> Vec<(usize, Line)> {
        let same = self.entries.iter().zip(log).take_while(|((told, _), entry)| told == *entry).count();
        self.entries.truncate(if self.to == Some(to) { same } else { 0 });
        self.to = Some(to);
        for entry in &log[self.entries.len()..] {
            let lines = G::narrate(words, &entry.before, entry.seat, &entry.events, people);
            self.entries.push((entry.clone(), lines));
        }
        let numbered = |(number, (_, lines)): (usize, &(Entry<G>, Vec<Line>))| {
            lines.iter().map(|line| (number, line.clone())).collect::<Vec<_>>()
        };
        self.entries.iter().enumerate().flat_map(numbered).collect()
    }
}
