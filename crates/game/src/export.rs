//! A record as one viewer may have it. Once a game is over everybody may have everything; while it is running, a game with
//! hidden information gives away only what the viewer knows: no seed, no secret answers, `?` for values that were hidden
//! from him when they were played, and his view of where the game stands.
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
//! It cannot be replayed, and reading it as a record says so.

use crate::{Record, RecordError, Rules, Seat, SeatSet};

/// One action that was played.
struct Played {
    seat: Seat,
    to_act: SeatSet,
    heading: String,
    /// As the viewer may write it down: while secret answers are pending, and once they have been shown.
    pending: String,
    shown: String,
}

/// The text of a record for a seat, or with `None` for a spectator.
pub fn export(record: &Record, rules: &dyn Rules, viewer: Option<Seat>) -> Result<String, RecordError> {
    let mut log: Vec<Played> = Vec::new();
    let end = record.replay_with(rules, None, |table, number| {
        let (seat, text) = &record.actions[number];
        log.push(Played {
            seat: *seat,
            to_act: table.to_act(),
            heading: table.heading(),
            pending: table.told(*seat, text, viewer, false),
            shown: table.told(*seat, text, viewer, true),
        });
    })?;
    if !rules.hidden() || end.outcome().is_some() {
        return record.write(rules);
    }
    let seat = viewer.map_or("spectator".to_owned(), |seat| seat.to_string());
    let mut text = record.facts();
    text += &format!("seat: {seat}\nview: {}\n\n", end.view_json(viewer));
    let first_pending = first_pending(&log, end.to_act());
    let mut heading = "";
    for (number, played) in log.iter().enumerate() {
        if played.heading != heading {
            heading = &played.heading;
            text += &format!("# {heading}\n");
        }
        let told = if number < first_pending { &played.shown } else { &played.pending };
        text += &format!("{} {told}\n", played.seat);
    }
    Ok(text)
}

/// Where the secret answers begin that others still have to add theirs to: at the end of the log, those after which just
/// the answering seat is not waited for any more, and somebody else still is.
fn first_pending(log: &[Played], to_act: SeatSet) -> usize {
    let mut after = to_act;
    let mut first = log.len();
    for played in log.iter().rev() {
        if after.is_empty() || after != played.to_act.without(played.seat) {
            break;
        }
        first -= 1;
        after = played.to_act;
    }
    first
}
