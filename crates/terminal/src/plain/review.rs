//! After the end of a game: its analysis, and the own mistakes one by one.

use super::command::is_word;
use super::{InputLine, Plain};
use crate::AnalysisStand;
use crate::game_table::names;
use game::Seat;
use std::io::{self, Write};
use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;
use study::{Report, ReportText};
use words::Spoken;

/// Time between two looks at an analysis that is under way.
const LOOK: Duration = Duration::from_millis(100);
/// Progress is told this often on the way.
const TOLD: usize = 10;

/// What is typed after the end of a game.
enum Wish {
    Analyse,
    Next,
    Leave,
    Unclear,
}

impl<G: Spoken, O: Write> Plain<'_, G, O> {
    /// Offers the analysis to a person, until they leave. A script ends with the standings.
    pub(super) fn review(&mut self) -> io::Result<()> {
        if !self.console.interactive || self.table.analysis().is_none() {
            return Ok(());
        }
        let mut report: Option<Arc<Report>> = None;
        let mut next = 0;
        loop {
            self.printer.line(&self.words.text(if report.is_some() { "review-more" } else { "review-offer" }))?;
            let line = match self.lines.wait()? {
                InputLine::Text(line) => line,
                InputLine::TooLong => continue,
                InputLine::End => return Ok(()),
            };
            match (self.wish(&line), &report) {
                (Wish::Leave, _) => return Ok(()),
                (Wish::Unclear, _) => {}
                (Wish::Next, Some(known)) => next = self.tell_mistake(&known.clone(), next)?,
                (Wish::Next | Wish::Analyse, _) => {
                    report = self.analysed()?;
                    if let Some(report) = &report {
                        let names = names(self.words, self.table);
                        let text = ReportText { report, words: self.words, names: &names };
                        self.printer.line(&text.whole::<G>())?;
                    }
                }
            }
        }
    }

    fn wish(&self, line: &str) -> Wish {
        let word = line.trim().to_lowercase();
        let is = |english: &str, message: &str| is_word(self.words, &word, english, message);
        if word.is_empty() || is("quit", "plain-word-quit") {
            Wish::Leave
        } else if is("analyse", "review-word-analyse") || word == "analyze" {
            Wish::Analyse
        } else if is("next", "review-word-next") {
            Wish::Next
        } else {
            Wish::Unclear
        }
    }

    /// Has the game analysed, and tells how far that is; nothing if it fails.
    fn analysed(&mut self) -> io::Result<Option<Arc<Report>>> {
        self.table.analyse();
        let mut told = None;
        loop {
            match self.table.analysis().unwrap_or_default() {
                AnalysisStand::Done(report) => return Ok(Some(report)),
                AnalysisStand::None | AnalysisStand::Failed(None) => {
                    self.printer.line(&self.words.text("review-failed"))?;
                    return Ok(None);
                }
                AnalysisStand::Failed(Some(error)) => {
                    self.printer.error(&error)?;
                    return Ok(None);
                }
                AnalysisStand::Waiting(before) => {
                    if told.replace((before, 0)) != Some((before, 0)) {
                        let text = self.words.text_with("analysis-waiting", &[("number", before.into())]);
                        self.printer.line(&text)?;
                    }
                }
                AnalysisStand::Working(done, of) => {
                    let step = (TOLD * done / of.max(1), of);
                    if told.replace(step) != Some(step) && of > 0 {
                        let text = self.words.text_with("review-progress", &[("done", done.into()), ("of", of.into())]);
                        self.printer.line(&text)?;
                    }
                }
            }
            sleep(LOOK);
        }
    }

    /// Tells the mistake with this number of those who play here, and returns the number of the next.
    fn tell_mistake(&mut self, report: &Report, number: usize) -> io::Result<usize> {
        let mine: Vec<Seat> = self.table.mine().iter().collect();
        let mistakes: Vec<_> = report.marked(&mine).collect();
        let Some(decision) = mistakes.get(number) else {
            self.printer.line(&self.words.text("analysis-no-more"))?;
            return Ok(0);
        };
        let names = names(self.words, self.table);
        let of = [("number", (number + 1).into()), ("of", mistakes.len().into())];
        let count = self.words.text_with("analysis-count", &of).into_owned();
        let text = ReportText { report, words: self.words, names: &names }.turning_point(decision);
        self.printer.line(&format!("{count}. {text}"))?;
        if let Some(why) = &decision.why {
            self.printer.line(why.text.get(self.words.language()))?;
        }
        Ok(number + 1)
    }
}
