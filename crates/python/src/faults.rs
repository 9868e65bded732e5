//! What goes wrong, as Python's exceptions.

use game::{Refused, Seat};
use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

create_exception!(
    bailiwick,
    IllegalAction,
    PyValueError,
    "An action that cannot be taken now. The game is as it was. `rule` is the id of the rule that forbids it."
);

/// A wrong value.
pub(crate) fn wrong(words: impl ToString) -> PyErr {
    PyValueError::new_err(words.to_string())
}

/// An action that was refused, with its rule.
pub(crate) fn refused(py: Python<'_>, refused: &Refused) -> PyErr {
    let error = IllegalAction::new_err(refused.to_string());
    // An exception without its rule is still an exception.
    let _ = error.value(py).setattr("rule", refused.rule());
    error
}

/// An id that cannot be chosen.
pub(crate) fn not_open(py: Python<'_>, words: String, rule: &str) -> PyErr {
    let error = IllegalAction::new_err(words);
    let _ = error.value(py).setattr("rule", rule);
    error
}

/// The seat of a player, counted from 0.
pub(crate) fn seat(player: i64, players: u8) -> PyResult<Seat> {
    let found = usize::try_from(player).ok().and_then(|player| Seat::ALL.get(player).copied());
    found.filter(|seat| seat.number() <= players).ok_or_else(|| {
        wrong(format!("there is no player {player}: players are counted from 0 to {}", players.saturating_sub(1)))
    })
}

/// An id that a Python program has named; those that cannot be are never open.
pub(crate) fn id(action: i64) -> u16 {
    u16::try_from(action).unwrap_or(u16::MAX)
}

/// Does something; should our own code fail, that is an exception like any other.
pub(crate) fn guarded<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work))
        .map_err(|_| PyRuntimeError::new_err("bailiwick has failed: this is a mistake in bailiwick, please report it"))
}
