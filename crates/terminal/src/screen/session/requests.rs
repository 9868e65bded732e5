//! What the player does at the table, and what comes of it.

use super::{Connection, Note, Reaction, ScreenState, Session};
use crate::TableError;
use crate::screen::terminal_board::TerminalBoard;

impl<G: TerminalBoard> Session<'_, G> {
    /// Takes in what bots or others did; `tick` counts up while time passes, to turn the spinner.
    pub fn refresh(&mut self, tick: usize) -> Reaction {
        let is_turned = std::mem::replace(&mut self.state.tick, tick) != tick && !self.is_asked();
        let refreshed = self.requests.refresh(self.table);
        let is_moved = refreshed.changed || refreshed.now != self.connection;
        if is_moved {
            self.set_connection(refreshed.now);
        }
        if refreshed.changed && self.seen.is_undone(self.table) {
            let who = if refreshed.is_undo { "plain-taken-back" } else { "plain-others-took-back" };
            self.say(who);
        }
        if is_moved {
            self.look_again();
        }
        let (is_judged, is_told) = (self.look_at_analysis(), self.take_advice());
        if is_moved || is_turned || is_judged || is_told { Reaction::Redraw } else { Reaction::Unchanged }
    }

    /// Follows the connection, and takes back what is no longer true of it.
    fn set_connection(&mut self, now: Connection) {
        let before = std::mem::replace(&mut self.connection, now);
        self.state.note = self.state.note.take().filter(|note| !note.is_settled(&before, &self.connection));
    }

    /// Does the answer at this place of the list.
    pub(super) fn act(&mut self, place: usize) -> Reaction {
        let seat = self.seen.decision.as_ref().map(|decision| decision.seat);
        let Some((seat, answer)) = seat.zip(self.seen.answers.get(place)) else { return Reaction::Unchanged };
        match self.table.act(seat, answer.action) {
            Ok(()) => {
                self.state = ScreenState { tick: self.state.tick, ..ScreenState::new() };
                self.look_again();
                Reaction::Redraw
            }
            Err(error) => self.fail(error),
        }
    }

    /// Undoes, if the person at the screen may.
    pub(super) fn undo(&mut self) -> Reaction {
        if !self.seen.may_undo {
            return self.fail(TableError::NothingToTakeBack);
        }
        match self.requests.undo(self.table) {
            Ok(()) => {
                self.state = ScreenState { tick: self.state.tick, ..ScreenState::new() };
                self.say("plain-taken-back");
                self.look_again();
                Reaction::Redraw
            }
            Err(error) => self.fail(error),
        }
    }

    /// Says why something was not done, or not yet.
    pub(super) fn fail(&mut self, error: TableError) -> Reaction {
        if error == TableError::OnItsWay {
            self.connection = Connection::Sending;
        }
        self.state.note = Some(Note::Error(error));
        self.look_again();
        Reaction::Redraw
    }

    pub(super) fn say(&mut self, message: &str) {
        self.state.note = Some(Note::Text(self.words.text(message).into_owned()));
    }
}
