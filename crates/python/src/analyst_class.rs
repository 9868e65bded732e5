//! `Analyst`: what the actions of a decision are worth, and reports on finished games.

use crate::faults::{guarded, refused, wrong};
use crate::judge::{Judged, Valued};
use crate::state_class::{State, loads};
use game::Seat;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// With fewer iterations the actions could not even be compared.
const LEAST: u32 = 50;
/// With more a game would take days.
const MOST: u32 = 1_000_000;

/// Judges decisions.
#[pyclass(frozen, module = "bailiwick")]
pub(crate) struct Analyst {
    iterations: u32,
    seed: u64,
}

#[pymethods]
impl Analyst {
    #[new]
    #[pyo3(signature = (iterations = 2000, seed = 1))]
    fn py_new(iterations: i64, seed: u64) -> PyResult<Analyst> {
        let known = u32::try_from(iterations).ok().filter(|number| (LEAST..=MOST).contains(number));
        let iterations =
            known.ok_or_else(|| wrong(format!("iterations must be {LEAST} to {MOST}, not {iterations}")))?;
        Ok(Analyst { iterations, seed })
    }

    #[getter]
    fn iterations(&self) -> u32 {
        self.iterations
    }

    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    #[pyo3(signature = (state, player = None, played = None))]
    fn judge<'py>(
        &self,
        py: Python<'py>,
        state: &Bound<'_, State>,
        player: Option<i64>,
        played: Option<&str>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let (position, seat) = {
            let state = state.try_borrow()?;
            (state.position.copy(), state.player(player)?)
        };
        if !position.to_act().contains(seat) {
            return Err(wrong(format!("player {} is not to act", seat.index())));
        }
        if let Some(error) = played.and_then(|text| position.why_not(seat, text)) {
            return Err(refused(py, &error));
        }
        let judged = py.detach(|| guarded(|| position.judge(seat, played, self.iterations, self.seed)))?;
        told(py, judged.map_err(wrong)?)
    }

    #[pyo3(signature = (state, threads = 1))]
    fn report<'py>(&self, py: Python<'py>, state: &Bound<'_, State>, threads: usize) -> PyResult<Bound<'py, PyAny>> {
        if threads == 0 || threads > 1024 {
            return Err(wrong("threads must be 1 to 1024"));
        }
        let position = state.try_borrow()?.position.copy();
        let report = py.detach(|| guarded(|| position.report(self.iterations, self.seed, threads)))?;
        loads(py, &report.map_err(wrong)?)
    }

    fn __repr__(&self) -> String {
        format!("Analyst(iterations={}, seed={})", self.iterations, self.seed)
    }
}

fn told(py: Python<'_>, judged: Judged) -> PyResult<Bound<'_, PyDict>> {
    let verdict = PyDict::new(py);
    let actions: Vec<Bound<'_, PyDict>> =
        judged.actions.into_iter().map(|valued| told_action(py, valued)).collect::<PyResult<_>>()?;
    verdict.set_item("player", judged.seat.index())?;
    verdict.set_item("actions", actions)?;
    verdict.set_item("played", judged.played)?;
    verdict.set_item("regret", judged.regret)?;
    verdict.set_item("error", judged.error)?;
    verdict.set_item("mark", judged.mark)?;
    verdict.set_item("is_real", judged.is_real)?;
    verdict.set_item("iterations", judged.iterations)?;
    Ok(verdict)
}

fn told_action(py: Python<'_>, valued: Valued) -> PyResult<Bound<'_, PyDict>> {
    let step = |(seat, text): (Seat, String)| (seat.index(), text);
    let line: Vec<(usize, String)> = valued.line.into_iter().map(step).collect();
    let action = PyDict::new(py);
    action.set_item("text", valued.text)?;
    action.set_item("actions", valued.ids)?;
    action.set_item("shares", valued.shares)?;
    action.set_item("points", valued.points)?;
    action.set_item("behind", valued.behind)?;
    action.set_item("error", valued.error)?;
    action.set_item("as_good", valued.as_good)?;
    action.set_item("tried", valued.tried)?;
    action.set_item("line", line)?;
    Ok(action)
}
