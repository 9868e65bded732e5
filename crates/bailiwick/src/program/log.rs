//! What was played in a game, as one seat may write it down: a record that grows.

use game::{Answers, Game, Seat, SeatSet, pending_answers};

/// The actions of a game so far.
#[derive(Default)]
pub(super) struct Log(Vec<Played>);

/// One action that was played.
struct Played {
    seat: Seat,
    /// Who was to act before.
    to_act: SeatSet,
    /// The line of the record while other secret answers are pending.
    pending: String,
    /// The line once they are revealed.
    revealed: String,
}

impl Log {
    /// Notes down an action that is about to be played in a state, as the viewer may know it.
    pub(super) fn note<G: Game>(&mut self, state: &G, seat: Seat, action: G::Action, viewer: Seat) {
        let line = |answers| format!("{seat} {}", state.redacted(seat, action, Some(viewer), answers));
        let (pending, revealed) = (line(Answers::Pending), line(Answers::Revealed));
        self.0.push(Played { seat, to_act: state.to_act(), pending, revealed });
    }

    /// The lines, when these seats are to act.
    pub(super) fn lines(&self, to_act: SeatSet) -> Vec<String> {
        let latest_first = self.0.iter().rev().map(|played| (played.seat, played.to_act));
        let first_pending = self.0.len() - pending_answers(latest_first, to_act);
        let line = |(number, played): (usize, &Played)| {
            if number < first_pending { played.revealed.clone() } else { played.pending.clone() }
        };
        self.0.iter().enumerate().map(line).collect()
    }
}
