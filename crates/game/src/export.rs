//! A record as one viewer may have it. Once a game is over, everybody may have everything. The export of a running game with
//! hidden information has only what the viewer knows: no seed, no secret answers, `?` for values that were hidden from the
//! viewer when they were played, and the viewer's view of the state.
//!
//! ```text
//! game: ys
//! rules version: 1
//! options: districts=4 kings_favor=false express=false strong_neutral=false
//! players: 4
//! seat: 2
//! view: {...}
//!
//! # round 1, phase 2: turn order
//! 1 bid ? ?
//! 2 bid 4 1
//! ```
//!
//! It cannot be replayed, and reading it as a record fails with [`crate::RecordErrorKind::OneViewer`].

use crate::pending::pending_answers;
use crate::{Answers, Record, RecordError, Rules, Seat, SeatSet};

/// One action that was played.
struct Played {
    seat: Seat,
    to_act: SeatSet,
    heading: String,
    /// As the viewer may write it down while secret answers are pending.
    pending: String,
    /// As the viewer may write it down once they are revealed.
    revealed: String,
}

/// Writes a record for a seat, or with `None` for a spectator.
///
/// # Errors
///
/// [`RecordError`] if the record cannot be replayed.
pub fn export(record: &Record, rules: &dyn Rules, viewer: Option<Seat>) -> Result<String, RecordError> {
    let mut log: Vec<Played> = Vec::new();
    let end = record.replay_with(rules, None, |table, number| {
        let (seat, text) = &record.actions[number];
        log.push(Played {
            seat: *seat,
            to_act: table.to_act(),
            heading: table.heading(),
            pending: table.redacted(*seat, text, viewer, Answers::Pending),
            revealed: table.redacted(*seat, text, viewer, Answers::Revealed),
        });
    })?;
    if !rules.hidden() || end.outcome().is_some() {
        return record.write(rules);
    }
    let seat = viewer.map_or("spectator".to_owned(), |seat| seat.to_string());
    let mut text = record.facts();
    text += &format!("seat: {seat}\nview: {}\n\n", end.view_json(viewer));
    let latest_first = log.iter().rev().map(|played| (played.seat, played.to_act));
    let first_pending = log.len() - pending_answers(latest_first, end.to_act());
    let mut heading = "";
    for (number, played) in log.iter().enumerate() {
        if played.heading != heading {
            heading = &played.heading;
            text += &format!("# {heading}\n");
        }
        let action = if number < first_pending { &played.revealed } else { &played.pending };
        text += &format!("{} {action}\n", played.seat);
    }
    Ok(text)
}
