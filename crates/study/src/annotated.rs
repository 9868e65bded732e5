//! A record with what came of its analysis as comments: a record like any other, because reading leaves comments out.

use crate::Report;
use game::{Record, RecordError, Rules};
use words::study::{annotation, annotation_of_seat};
use words::{Language, Words};

/// The record as text, with a comment for each seat before the first action and one after each action that was marked.
///
/// # Errors
///
/// [`RecordError`] if the record does not replay.
pub fn annotated(
    record: &Record,
    rules: &dyn Rules,
    report: &Report,
    language: Language,
) -> Result<String, RecordError> {
    let words = Words::of(language);
    let mut record = record.clone();
    for seat in &report.seats {
        let (accuracy, rate) = (seat.accuracy, seat.error_rate);
        record.comments.push(annotation_of_seat(words, seat.seat, accuracy, rate, seat.marks));
    }
    let comment = |at: usize| {
        let decision = report.decisions.iter().find(|decision| decision.at == at)?;
        let mark = decision.mark?;
        let why = decision.why.as_ref().map_or("", |why| why.text.get(language));
        let regret = (decision.regret.number(), decision.error.number());
        Some(annotation(words, (mark.key(), mark.sign()), regret, &decision.best, why))
    };
    record.write_with(rules, |at| comment(at).into_iter().collect())
}
