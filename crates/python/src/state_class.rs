//! `State`: a game in progress.

use crate::faults::{guarded, id, not_open, refused, seat, wrong};
use crate::game_class::{Game, viewer};
use crate::kind;
use crate::pixels;
use crate::position::Position;
use game::{Record, Seat};
use numpy::{PyArray1, PyArray3, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use words::Language;

/// A game in progress.
#[pyclass(module = "bailiwick")]
pub(crate) struct State {
    pub(crate) position: Box<dyn Position>,
}

impl State {
    pub(crate) fn new(position: Box<dyn Position>) -> State {
        State { position }
    }

    /// The player that is named, or the one who is to choose.
    pub(crate) fn player(&self, player: Option<i64>) -> PyResult<Seat> {
        match player {
            Some(player) => seat(player, self.position.players()),
            None => self.position.seat().ok_or_else(|| wrong("the game is over: name a player")),
        }
    }

    fn kind(&self) -> PyResult<&'static dyn kind::Kind> {
        kind::find(self.position.game()).ok_or_else(|| wrong("there is no such game"))
    }
}

fn index(seat: Seat) -> usize {
    seat.index()
}

pub(crate) fn loads<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (json,))
}

fn read(text: &str) -> PyResult<State> {
    let record = Record::read(text.as_bytes()).map_err(wrong)?;
    let kind = kind::find(&record.game).ok_or_else(|| {
        let known: Vec<&str> = kind::ALL.iter().map(|kind| kind.name()).collect();
        wrong(format!("there is no game {:?}: there are {}", game::excerpt(&record.game), known.join(" and ")))
    })?;
    let position = guarded(|| kind.replayed(&record))?.map_err(wrong)?;
    position.map(State::new).ok_or_else(|| wrong("this record cannot be replayed"))
}

#[pymethods]
impl State {
    #[staticmethod]
    fn from_record(text: &str) -> PyResult<State> {
        read(text)
    }

    #[staticmethod]
    #[pyo3(signature = (position, seed = 0))]
    fn from_position(position: &Bound<'_, PyAny>, seed: u64) -> PyResult<State> {
        let py = position.py();
        let text: String = match position.extract() {
            Ok(text) => text,
            Err(_) => py.import("json")?.call_method1("dumps", (position,))?.extract()?,
        };
        let named: serde_json::Value = serde_json::from_str(&text).map_err(wrong)?;
        let name = named.get("game").and_then(serde_json::Value::as_str).unwrap_or_default();
        let kind = kind::find(name).ok_or_else(|| {
            wrong("a position names its game: {\"game\": \"caylus\", ...} or {\"game\": \"ys\", ...}")
        })?;
        Ok(State::new(guarded(|| kind.set_up(&text, seed))?.map_err(wrong)?))
    }

    #[getter]
    fn game(&self) -> PyResult<Game> {
        Ok(Game { kind: self.kind()?, players: self.position.players(), settings: self.position.settings() })
    }

    #[getter]
    fn players(&self) -> u8 {
        self.position.players()
    }

    #[getter]
    fn current_player(&self) -> i64 {
        self.position.seat().map_or(-1, |seat| index(seat) as i64)
    }

    #[getter]
    fn players_to_act(&self) -> Vec<usize> {
        self.position.to_act().iter().map(index).collect()
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.position.seat().is_none()
    }

    #[getter]
    fn heading(&self) -> String {
        self.position.heading()
    }

    #[getter]
    fn question(&self) -> (&'static str, &'static str) {
        let asked = self.position.asked();
        (asked.rule, asked.words)
    }

    #[getter]
    fn begun(&self) -> Vec<u16> {
        self.position.begun()
    }

    #[getter]
    fn log(&self) -> Vec<(usize, String)> {
        self.position.log().into_iter().map(|(seat, text)| (index(seat), text)).collect()
    }

    fn legal_actions(&self) -> Vec<u16> {
        self.position.open().iter().collect()
    }

    fn action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = vec![0; self.kind()?.actions()];
        for action in self.position.open().iter() {
            if let Some(flag) = mask.get_mut(usize::from(action)) {
                *flag = 1;
            }
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    #[pyo3(signature = (player = None))]
    fn legal_texts(&self, player: Option<i64>) -> PyResult<Vec<String>> {
        if player.is_none() && self.position.seat().is_none() {
            return Ok(Vec::new());
        }
        Ok(self.position.legal(self.player(player)?))
    }

    fn apply(&mut self, py: Python<'_>, action: i64) -> PyResult<()> {
        let stepped = guarded(|| self.position.step(id(action)))?;
        stepped.map_err(|error| {
            if error.over {
                return not_open(py, "the game is over".to_owned(), self.position.asked().rule);
            }
            let asked = self.position.asked();
            let known = self.kind().ok().and_then(|kind| kind.id_text(u16::try_from(action).ok()?));
            let words = match known {
                Some(name) => format!("action {action} ({name}) is not legal now: {}", asked.words),
                None => format!("there is no action {action}; now: {}", asked.words),
            };
            not_open(py, format!("{words} (rule {})", asked.rule), asked.rule)
        })
    }

    #[pyo3(signature = (text, player = None))]
    fn play(&mut self, py: Python<'_>, text: &str, player: Option<i64>) -> PyResult<()> {
        if self.position.seat().is_none() {
            return Err(not_open(py, "the game is over".to_owned(), self.position.asked().rule));
        }
        let seat = self.player(player)?;
        guarded(|| self.position.play(seat, text))?.map_err(|error| refused(py, &error))
    }

    #[pyo3(signature = (text, player = None))]
    fn why_not(&self, text: &str, player: Option<i64>) -> PyResult<Option<(&'static str, String)>> {
        let seat = self.player(player)?;
        let reason = guarded(|| self.position.why_not(seat, text))?;
        Ok(reason.map(|refused| (refused.rule(), refused.to_string())))
    }

    fn put_back(&mut self) {
        self.position.put_back();
    }

    #[pyo3(signature = (text, player = None))]
    fn action_ids(&self, text: &str, player: Option<i64>) -> PyResult<Vec<u16>> {
        let seat = self.player(player)?;
        let ids = self.position.ids_of(seat, text);
        ids.ok_or_else(|| wrong(format!("{:?} is no action of {}", game::excerpt(text), self.position.game())))
    }

    #[pyo3(signature = (actions, player = None))]
    fn action_text(&self, actions: Vec<i64>, player: Option<i64>) -> PyResult<String> {
        let seat = self.player(player)?;
        let ids: Vec<u16> = actions.iter().map(|action| id(*action)).collect();
        let text = self.position.text_of(seat, &ids);
        text.ok_or_else(|| wrong(format!("{actions:?} are not the ids of an action")))
    }

    #[pyo3(signature = (player = None))]
    fn observation<'py>(&self, py: Python<'py>, player: Option<i64>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let mut row = vec![0; self.kind()?.observation()];
        self.position.observe(self.player(player)?, &mut row);
        Ok(PyArray1::from_vec(py, row))
    }

    #[pyo3(signature = (player = None))]
    fn view<'py>(&self, py: Python<'py>, player: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        loads(py, &self.view_json(player)?)
    }

    #[pyo3(signature = (player = None))]
    fn view_json(&self, player: Option<i64>) -> PyResult<String> {
        let seat = viewer(player, self.position.players())?;
        guarded(|| self.position.view_json(seat))
    }

    fn position(&self) -> PyResult<String> {
        guarded(|| self.position.state_json())
    }

    #[pyo3(signature = (player, seed))]
    fn resample(&self, player: i64, seed: u64) -> PyResult<State> {
        let seat = seat(player, self.position.players())?;
        Ok(State::new(guarded(|| self.position.resample(seat, seed))?))
    }

    fn scores(&self) -> Vec<i32> {
        self.position.scores()
    }

    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(outcome) = self.position.outcome() else { return Ok(None) };
        let shares: Vec<f64> = Seat::first(self.position.players()).map(|seat| outcome.share(seat)).collect();
        let winners: Vec<usize> = outcome.winners.iter().copied().map(index).collect();
        let told = PyDict::new(py);
        told.set_item("scores", outcome.scores)?;
        told.set_item("winners", winners)?;
        told.set_item("shares", shares)?;
        Ok(Some(told))
    }

    fn record(&self) -> PyResult<String> {
        guarded(|| self.position.record())?.map_err(wrong)
    }

    #[pyo3(signature = (player = None, language = "en"))]
    fn svg(&self, player: Option<i64>, language: &str) -> PyResult<String> {
        let seat = viewer(player, self.position.players())?;
        let language: Language = language
            .parse()
            .map_err(|()| wrong(format!("there is no language {language:?}: en, fr and pt are there")))?;
        guarded(|| self.position.svg(seat, language))
    }

    #[pyo3(signature = (player = None, language = "en", width = 1200))]
    fn rgb<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
        language: &str,
        width: i64,
    ) -> PyResult<Bound<'py, PyArray3<u8>>> {
        let known = u32::try_from(width).ok().filter(|width| (1..=pixels::MOST).contains(width));
        let width = known.ok_or_else(|| wrong(format!("width must be 1 to {}, not {width}", pixels::MOST)))?;
        let svg = self.svg(player, language)?;
        let drawn = py.detach(|| guarded(|| pixels::drawn(&svg, width)))?;
        let drawn = drawn.ok_or_else(|| wrong("this board cannot be drawn"))?;
        PyArray1::from_vec(py, drawn.bytes).reshape([drawn.height, drawn.width, 3])
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(None, "en")
    }

    fn clone(&self) -> State {
        State::new(self.position.copy())
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other
            .cast::<State>()
            .ok()
            .and_then(|other| other.try_borrow().ok().map(|other| self.position.equals(&*other.position)))
            .unwrap_or(false)
    }

    fn __repr__(&self) -> String {
        format!("<{} for {}: {}>", self.position.game(), self.position.players(), self.position.heading())
    }

    #[staticmethod]
    fn _unpickle(bytes: &[u8]) -> PyResult<State> {
        let text = std::str::from_utf8(bytes).map_err(wrong)?;
        let (begun, record) = text.split_once('\n').ok_or_else(|| wrong("this is no pickled game"))?;
        let mut state = read(record)?;
        for word in begun.split_whitespace() {
            let step = word.parse().ok().map(|action: u16| state.position.step(action));
            if !matches!(step, Some(Ok(()))) {
                return Err(wrong("this is no pickled game"));
            }
        }
        Ok(state)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let begun: Vec<String> = self.position.begun().iter().map(ToString::to_string).collect();
        let text = format!("{}\n{}", begun.join(" "), self.position.short_record());
        let unpickle = py.get_type::<State>().getattr("_unpickle")?;
        (unpickle, (PyBytes::new(py, text.as_bytes()),)).into_pyobject(py)
    }
}
