//! How a front end and its table get on: whether the table answers, and whether something was sent and not answered yet. The
//! full screen and the lines follow the same states and differ only in how they tell them.

use crate::{GameTable, TableError};
use words::Spoken;

/// State of the connection to a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Connection {
    /// The table answers, and everything that was sent has been answered.
    #[default]
    Ready,
    /// An action or an undo was sent and has not been answered.
    Sending,
    /// The server does not answer. It is asked again by itself.
    Lost(TableError),
    /// The table answers that something cannot be done, or it cannot go on.
    Failed(TableError),
}

/// What came of a refresh.
pub(crate) struct Refreshed {
    /// Whether the table changed.
    pub changed: bool,
    /// Whether something that was sent has been answered.
    pub is_answered: bool,
    /// Whether that is an undo, or an undo is still under way.
    pub is_undo: bool,
    /// The connection now.
    pub now: Connection,
}

/// Remembers whether an undo is under way.
#[derive(Default)]
pub(crate) struct Requests {
    is_undoing: bool,
}

impl Connection {
    /// The state that a result of the table leads to.
    pub(crate) fn after<T>(result: &Result<T, TableError>) -> Connection {
        match result {
            Ok(_) => Connection::Ready,
            Err(TableError::OnItsWay) => Connection::Sending,
            Err(error @ (TableError::Lost { .. } | TableError::Unanswered { .. })) => Connection::Lost(error.clone()),
            Err(error) => Connection::Failed(error.clone()),
        }
    }

    /// What is wrong, if anything is.
    pub(crate) fn error(&self) -> Option<&TableError> {
        match self {
            Connection::Ready => None,
            Connection::Sending => Some(&TableError::OnItsWay),
            Connection::Lost(error) | Connection::Failed(error) => Some(error),
        }
    }
}

impl Requests {
    /// Refreshes a table.
    pub(crate) fn refresh<G: Spoken>(&mut self, table: &mut dyn GameTable<G>) -> Refreshed {
        let was_sending = table.is_sending();
        let refreshed = table.refresh();
        let (is_sending, is_undo) = (table.is_sending(), self.is_undoing);
        self.is_undoing &= is_sending;
        Refreshed {
            changed: refreshed == Ok(true),
            is_answered: was_sending && !is_sending,
            is_undo,
            now: Connection::after(&refreshed),
        }
    }

    /// Undoes at a table.
    pub(crate) fn undo<G: Spoken>(&mut self, table: &mut dyn GameTable<G>) -> Result<(), TableError> {
        let was_sending = table.is_sending();
        let undone = table.undo();
        self.is_undoing |= undone == Err(TableError::OnItsWay) && !was_sending;
        undone
    }
}
