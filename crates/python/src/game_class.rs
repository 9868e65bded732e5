//! `Game`: rules, players and options.

use crate::faults::{guarded, seat, wrong};
use crate::kind::{self, Kind};
use crate::state_class::State;
use game::{Seed, Settings};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use std::hash::{BuildHasher, Hasher, RandomState};

/// A game with its players and options.
#[pyclass(frozen, module = "bailiwick")]
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) kind: &'static dyn Kind,
    pub(crate) players: u8,
    pub(crate) settings: Settings,
}

/// A seed that nobody has chosen.
pub(crate) fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

impl Game {
    pub(crate) fn of(name: &str, players: i64, options: Vec<String>) -> PyResult<Game> {
        let kind = kind::find(name).ok_or_else(|| {
            let known: Vec<&str> = kind::ALL.iter().map(|kind| kind.name()).collect();
            wrong(format!("there is no game {name:?}: there are {}", known.join(" and ")))
        })?;
        let range = kind.players();
        let number = u8::try_from(players)
            .ok()
            .filter(|number| range.contains(number))
            .ok_or_else(|| wrong(format!("{players} cannot play {name}: {} to {} can", range.start(), range.end())))?;
        let settings = Settings::parse(kind.options(), options).map_err(wrong)?;
        let game = Game { kind, players: number, settings };
        game.begin(Seed::from(0))?;
        Ok(game)
    }

    fn begin(&self, seed: Seed) -> PyResult<State> {
        let begun = guarded(|| self.kind.begin(self.players, &self.settings, seed))?;
        Ok(State::new(begun.map_err(wrong)?))
    }
}

/// Options as a dictionary, or as texts `name=value`.
fn options_of(options: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
    let Some(options) = options else { return Ok(Vec::new()) };
    let text = |value: &Bound<'_, PyAny>| -> PyResult<String> {
        Ok(if let Ok(flag) = value.extract::<bool>() { flag.to_string() } else { value.str()?.to_string() })
    };
    if let Ok(dictionary) = options.cast::<PyDict>() {
        return dictionary.iter().map(|(name, value)| Ok(format!("{}={}", name.str()?, text(&value)?))).collect();
    }
    if options.is_instance_of::<PyString>() {
        return Ok(options.extract::<String>()?.split_whitespace().map(str::to_owned).collect());
    }
    options.try_iter()?.map(|option| option?.extract::<String>()).collect()
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, players = 4, options = None))]
    fn py_new(name: &str, players: i64, options: Option<&Bound<'_, PyAny>>) -> PyResult<Game> {
        Game::of(name, players, options_of(options)?)
    }

    #[getter]
    fn name(&self) -> &'static str {
        self.kind.name()
    }

    #[getter]
    fn id(&self) -> String {
        format!("{}-{}", self.kind.name(), self.kind.version())
    }

    #[getter]
    fn players(&self) -> u8 {
        self.players
    }

    #[getter]
    fn is_hidden(&self) -> bool {
        self.kind.hidden()
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        self.settings.iter().try_for_each(|(name, value)| options.set_item(name, value))?;
        Ok(options)
    }

    #[getter]
    fn num_actions(&self) -> usize {
        self.kind.actions()
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.kind.observation()
    }

    #[getter]
    fn pieces<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyTuple>>> {
        let piece = |piece: &encoding::Piece| {
            let shape = PyTuple::new(py, piece.shape)?;
            (piece.name, piece.offset, shape, piece.high, piece.about).into_pyobject(py)
        };
        self.kind.pieces().iter().map(piece).collect()
    }

    #[getter]
    fn levels(&self) -> Vec<&'static str> {
        self.kind.levels()
    }

    #[pyo3(name = "new", signature = (seed = None))]
    fn new_state(&self, seed: Option<u128>) -> PyResult<State> {
        self.begin(seed.map_or_else(|| Seed::from(any_seed()), Seed::new))
    }

    fn action_name(&self, action: i64) -> PyResult<String> {
        let name = u16::try_from(action).ok().and_then(|id| self.kind.id_text(id));
        name.ok_or_else(|| wrong(format!("there is no action {action}: ids are below {}", self.kind.actions())))
    }

    fn __repr__(&self) -> String {
        let options: Vec<String> = self.settings.iter().map(|(name, value)| format!("{name:?}: {value:?}")).collect();
        format!("Game({:?}, players={}, options={{{}}})", self.kind.name(), self.players, options.join(", "))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Game>().is_ok_and(|other| {
            let other = other.get();
            let alike = self.settings.agrees_with(&other.settings) && other.settings.agrees_with(&self.settings);
            self.kind.name() == other.kind.name() && self.players == other.players && alike
        })
    }

    fn __hash__(&self) -> u64 {
        let mut hash: u64 = u64::from(self.players);
        for byte in self.kind.name().bytes() {
            hash = hash.wrapping_mul(31).wrapping_add(u64::from(byte));
        }
        hash
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let options: Vec<String> = self.settings.iter().map(|(name, value)| format!("{name}={value}")).collect();
        (py.get_type::<Game>(), (self.kind.name(), self.players, options)).into_pyobject(py)
    }
}

/// The seat of a player, or of nobody.
pub(crate) fn viewer(player: Option<i64>, players: u8) -> PyResult<Option<game::Seat>> {
    player.map(|player| seat(player, players)).transpose()
}
