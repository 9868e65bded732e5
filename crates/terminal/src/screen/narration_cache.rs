//! The log in words. An entry that has not changed is not narrated again.

use super::terminal_board::TerminalBoard;
use game::{Entry, Seat, Sight};
use words::{NarratedLine, People, Words};

/// Who reads: the seat that looks, who is addressed as "you", and whether everything is open.
type Reader = (Option<Seat>, Option<Seat>, bool);

/// The entries that were narrated last.
pub(crate) struct NarrationCache<G: TerminalBoard> {
    entries: Vec<(Entry<G>, Vec<NarratedLine>)>,
    reader: Option<Reader>,
}

impl<G: TerminalBoard> NarrationCache<G> {
    pub(crate) fn new() -> NarrationCache<G> {
        NarrationCache { entries: Vec::new(), reader: None }
    }

    /// The lines of a log, each with the number of its entry.
    pub(super) fn narrate(
        &mut self,
        words: &Words,
        log: &[Entry<G>],
        people: &People<'_>,
        sight: Sight,
    ) -> Vec<(usize, NarratedLine)> {
        let reader = (sight.viewpoint(), sight.you(), sight.is_open());
        let same = self.entries.iter().zip(log).take_while(|((known, _), entry)| known == *entry).count();
        self.entries.truncate(if self.reader == Some(reader) { same } else { 0 });
        self.reader = Some(reader);
        for entry in &log[self.entries.len()..] {
            let lines = G::narrate(words, &entry.before, entry.seat, &entry.events, people);
            self.entries.push((entry.clone(), lines));
        }
        let numbered = |(number, (_, lines)): (usize, &(Entry<G>, Vec<NarratedLine>))| {
            lines.iter().map(|line| (number, line.clone())).collect::<Vec<_>>()
        };
        self.entries.iter().enumerate().flat_map(numbered).collect()
    }
}
