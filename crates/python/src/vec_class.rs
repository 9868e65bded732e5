//! `Games`: many games at once, into arrays of the caller. The class `VecEnv` of the package stands on it.

use crate::arrays::{readable, writable};
use crate::faults::{IllegalAction, guarded, wrong};
use crate::game_class::{Game, any_seed};
use crate::kind::ManySetting;
use crate::many::Many;
use crate::state_class::State;
use encoding::{Arrays, Reward, VectorError};
use game::Random;
use numpy::PyReadwriteArrayDyn;
use pyo3::prelude::*;

/// The most games at once: more would not fit into any memory.
const MOST: usize = 1 << 22;

/// Many games at once.
#[pyclass(module = "bailiwick")]
pub(crate) struct Games {
    many: Box<dyn Many>,
    random: Random,
    game: Game,
    number: usize,
}

/// The arrays of a call, borrowed from numpy until it is over.
struct Borrowed<'py> {
    observations: PyReadwriteArrayDyn<'py, u8>,
    masks: PyReadwriteArrayDyn<'py, u8>,
    players: PyReadwriteArrayDyn<'py, i32>,
    rewards: PyReadwriteArrayDyn<'py, f32>,
    dones: PyReadwriteArrayDyn<'py, u8>,
    scores: PyReadwriteArrayDyn<'py, i32>,
}

/// What a call is given, in this order.
type Given<'py> =
    (Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>);

impl<'py> Borrowed<'py> {
    fn arrays(&mut self) -> PyResult<Arrays<'_>> {
        Ok(Arrays {
            observations: self.observations.as_slice_mut().map_err(wrong)?,
            masks: self.masks.as_slice_mut().map_err(wrong)?,
            seats: self.players.as_slice_mut().map_err(wrong)?,
            rewards: self.rewards.as_slice_mut().map_err(wrong)?,
            dones: self.dones.as_slice_mut().map_err(wrong)?,
            scores: self.scores.as_slice_mut().map_err(wrong)?,
        })
    }
}

impl Games {
    fn borrow<'py>(
        &self,
        (observations, masks, players, rewards, dones, scores): &Given<'py>,
    ) -> PyResult<Borrowed<'py>> {
        let (games, each) = (self.number, usize::from(self.game.players));
        let kind = self.game.kind;
        Ok(Borrowed {
            observations: writable(observations, "observations", "uint8", &[games, kind.observation()])?,
            masks: writable(masks, "masks", "uint8", &[games, kind.actions()])?,
            players: writable(players, "players", "int32", &[games])?,
            rewards: writable(rewards, "rewards", "float32", &[games, each])?,
            dones: writable(dones, "dones", "uint8", &[games])?,
            scores: writable(scores, "scores", "int32", &[games, each])?,
        })
    }
}

fn failed(error: VectorError) -> PyErr {
    match error {
        VectorError::NotOpen { .. } => IllegalAction::new_err(error.to_string()),
        VectorError::Length { .. } => wrong(error),
    }
}

#[pymethods]
impl Games {
    #[new]
    #[pyo3(signature = (game, number, seed = None, reward = "win", threads = 1))]
    fn py_new(
        game: &Bound<'_, Game>,
        number: usize,
        seed: Option<u64>,
        reward: &str,
        threads: usize,
    ) -> PyResult<Games> {
        let game = game.get().clone();
        if number == 0 || number > MOST {
            return Err(wrong(format!("the number of games must be 1 to {MOST}, not {number}")));
        }
        if threads > 1024 {
            return Err(wrong("threads must be 0 (all cores) to 1024"));
        }
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = if threads == 0 { cores() } else { threads };
        let reward = match reward {
            "win" => Reward::Win,
            "points" => Reward::Points,
            _ => return Err(wrong(format!("the reward is \"win\" or \"points\", not {reward:?}"))),
        };
        let seed = seed.unwrap_or_else(any_seed);
        let (players, settings) = (game.players, game.settings.clone());
        let setting = ManySetting { number, players, settings, seed, reward, threads };
        let many = guarded(|| game.kind.many(setting))?.map_err(wrong)?;
        Ok(Games { many, random: Random::new(seed ^ 0x5eed), game, number })
    }

    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    #[getter]
    fn number(&self) -> usize {
        self.number
    }

    fn reset(&mut self, py: Python<'_>, seed: u64, arrays: Given<'_>) -> PyResult<()> {
        let mut borrowed = self.borrow(&arrays)?;
        let mut arrays = borrowed.arrays()?;
        let many = &mut self.many;
        self.random = Random::new(seed ^ 0x5eed);
        py.detach(|| guarded(|| many.reset(seed, &mut arrays)))?.map_err(failed)
    }

    fn show(&mut self, py: Python<'_>, arrays: Given<'_>) -> PyResult<()> {
        let mut borrowed = self.borrow(&arrays)?;
        let mut arrays = borrowed.arrays()?;
        let many = &mut self.many;
        py.detach(|| guarded(|| many.show(&mut arrays)))?.map_err(failed)
    }

    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>, arrays: Given<'_>) -> PyResult<()> {
        let actions = readable::<i64>(actions, "actions", "int64", &[self.number])?;
        let mut borrowed = self.borrow(&arrays)?;
        let (ids, mut arrays) = (actions.as_slice().map_err(wrong)?, borrowed.arrays()?);
        let many = &mut self.many;
        py.detach(|| guarded(|| many.step(ids, &mut arrays)))?.map_err(failed)
    }

    fn sample(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut actions = writable::<i64>(actions, "actions", "int64", &[self.number])?;
        let ids = actions.as_slice_mut().map_err(wrong)?;
        let (many, random) = (&self.many, &mut self.random);
        py.detach(|| guarded(|| many.sample(random, ids)))?.map_err(failed)
    }

    fn state(&self, game: usize) -> PyResult<State> {
        let position = self.many.position(game);
        position.map(State::new).ok_or_else(|| wrong(format!("there is no game {game}: there are {}", self.number)))
    }

    fn __len__(&self) -> usize {
        self.number
    }
}
