//! `Bot`: a computer player.

use crate::faults::{guarded, wrong};
use crate::game_class::{Game, any_seed};
use crate::state_class::State;
use crate::thinker::{Idea, Thinker};
use bots::Level;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Mutex;

/// A computer player.
#[pyclass(frozen, module = "bailiwick")]
pub(crate) struct Bot {
    thinker: Mutex<Box<dyn Thinker>>,
    game: Game,
    level: String,
}

impl Bot {
    fn idea(&self, py: Python<'_>, state: &Bound<'_, State>, player: Option<i64>) -> PyResult<Idea> {
        let (position, seat) = {
            let state = state.try_borrow()?;
            if state.position.game() != self.game.kind.name() || state.position.players() != self.game.players {
                let (name, players) = (self.game.kind.name(), self.game.players);
                return Err(wrong(format!("this bot plays {name} with {players} players, nothing else")));
            }
            (state.position.copy(), state.player(player)?)
        };
        if !position.to_act().contains(seat) {
            return Err(wrong(format!("player {} is not to act", seat.index())));
        }
        let idea = py.detach(|| {
            guarded(|| {
                let mut thinker = self.thinker.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                thinker.think(&*position, seat)
            })
        })?;
        idea.ok_or_else(|| wrong("there is nothing to choose"))
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, level = "journeyman", seed = None, threads = 1))]
    fn py_new(game: &Bound<'_, Game>, level: &str, seed: Option<u64>, threads: usize) -> PyResult<Bot> {
        let game = game.get().clone();
        let read: Level = level.parse().map_err(|error: bots::LevelError| wrong(error))?;
        if threads == 0 || threads > 1024 {
            return Err(wrong("threads must be 1 to 1024"));
        }
        let seed = seed.unwrap_or_else(any_seed);
        let thinker = guarded(|| game.kind.bot(read, game.players, seed, threads))?.map_err(wrong)?;
        Ok(Bot { thinker: Mutex::new(thinker), game, level: read.to_string() })
    }

    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    #[getter]
    fn level(&self) -> &str {
        &self.level
    }

    #[pyo3(signature = (state, player = None))]
    fn choose(&self, py: Python<'_>, state: &Bound<'_, State>, player: Option<i64>) -> PyResult<String> {
        Ok(self.idea(py, state, player)?.text)
    }

    #[pyo3(signature = (state, player = None))]
    fn actions(&self, py: Python<'_>, state: &Bound<'_, State>, player: Option<i64>) -> PyResult<Vec<u16>> {
        Ok(self.idea(py, state, player)?.ids)
    }

    #[pyo3(signature = (state, player = None))]
    fn think<'py>(
        &self,
        py: Python<'py>,
        state: &Bound<'_, State>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let idea = self.idea(py, state, player)?;
        let thought = PyDict::new(py);
        let line: Vec<(usize, String)> = idea.line.into_iter().map(|(seat, text)| (seat.index(), text)).collect();
        thought.set_item("text", idea.text)?;
        thought.set_item("actions", idea.ids)?;
        thought.set_item("values", idea.values)?;
        thought.set_item("line", line)?;
        thought.set_item("iterations", idea.iterations)?;
        Ok(thought)
    }

    fn __repr__(&self) -> String {
        format!("Bot({}, {:?})", self.game.kind.name(), self.level)
    }
}
