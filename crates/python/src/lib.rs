//! The compiled half of the Python package `bailiwick`. What Python programs see is described in `python/bailiwick/_bailiwick.pyi`.
//!
//! In reading order:
//!
//! - `kind`: [`kind::Kind`], a game by its name, and the one list of the games here. It is not `games::Games`, which would bring
//!   the terminal into the package.
//! - `position`: [`position::Position`], a game in progress with its log, whichever game it is; `played` is a typed one.
//! - `thinker` and `many`: bots, and many games at once, whichever game it is.
//! - `judge`: what the analyst says about a decision and about a whole game.
//! - `game_class`, `state_class`, `bot_class`, `analyst_class`, `vec_class`: the classes of the module, which turn Python's values into ours and
//!   back, and nothing else. `arrays` takes numpy arrays, `pixels` makes them of drawings, `faults` makes exceptions.
//!
//! Players are counted from 0 in Python, seats from 1 in the notation: player 0 has seat 1.

mod analyst_class;
mod arrays;
mod bot_class;
mod faults;
mod game_class;
mod judge;
mod kind;
mod many;
mod pixels;
mod played;
mod position;
mod state_class;
mod thinker;
mod vec_class;

use pyo3::prelude::*;

/// The module `bailiwick._bailiwick`.
#[pymodule]
mod _bailiwick {
    #[pymodule_export]
    use crate::analyst_class::Analyst;
    #[pymodule_export]
    use crate::bot_class::Bot;
    #[pymodule_export]
    use crate::faults::IllegalAction;
    #[pymodule_export]
    use crate::game_class::Game;
    #[pymodule_export]
    use crate::state_class::State;
    #[pymodule_export]
    use crate::vec_class::Games;

    /// The names of the games.
    #[pyo3::pyfunction]
    fn game_names() -> Vec<&'static str> {
        crate::kind::ALL.iter().map(|kind| kind.name()).collect()
    }
}
