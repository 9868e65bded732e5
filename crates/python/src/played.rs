//! A typed game in progress with its log.

use crate::judge::{self, Judged};
use crate::kind::Offered;
use crate::position::Position;
use encoding::{IdSet, NotOpen, Reading, Stepped, Steps, Table};
use game::{
    OptionError, Outcome, Random, Reason, Record, RecordError, Refused, RulesOf, Seat, SeatSet, Seed, Settings, Start,
};
use std::any::Any;
use std::fmt::Write as _;
use std::sync::Arc;
use study::StudyError;
use words::Language;

/// How a game began. A position stays a state until somebody wants to read it.
enum Origin<G> {
    Seed(Seed),
    State(G),
}

/// A game, how it began and what was played since.
pub(crate) struct Played<G: Offered> {
    origin: Arc<Origin<G>>,
    log: Vec<(Seat, G::Action)>,
    pub(crate) table: Table<G>,
}

impl<G: Offered> Clone for Played<G> {
    fn clone(&self) -> Self {
        Played { origin: self.origin.clone(), log: self.log.clone(), table: self.table.clone() }
    }
}

impl<G: Offered> Played<G> {
    pub(crate) fn begin(players: u8, settings: &Settings, seed: Seed) -> Result<Played<G>, OptionError> {
        let state = G::new(players, settings, seed)?;
        Ok(Played { origin: Arc::new(Origin::Seed(seed)), log: Vec::new(), table: Table::new(state) })
    }

    pub(crate) fn from_state(state: G) -> Played<G> {
        Played { origin: Arc::new(Origin::State(state.clone())), log: Vec::new(), table: Table::new(state) }
    }

    /// Plays a record that has been replayed without a fault; nothing if it was not.
    pub(crate) fn from_checked_record(record: &Record) -> Option<Played<G>> {
        let version = G::RULES_VERSION.known(record.rules_version).unwrap_or(G::RULES_VERSION);
        let settings = Settings::parse(G::OPTIONS, &record.options).unwrap_or_else(|_| Settings::new(G::OPTIONS));
        let mut played = match &record.start {
            Start::Seed(seed) => Played {
                origin: Arc::new(Origin::Seed(*seed)),
                log: Vec::new(),
                table: Table::new(G::begin(version, record.players, &settings, *seed).ok()?),
            },
            Start::Position(json) => Played::from_state(G::from_json(json, &mut Random::new(0)).ok()?),
        };
        for (seat, text) in &record.actions {
            played.take(*seat, text.parse().ok()?);
        }
        Some(played)
    }

    fn take(&mut self, seat: Seat, action: G::Action) {
        self.table.take(seat, action);
        self.log.push((seat, action));
    }

    fn start(&self) -> Start {
        match &*self.origin {
            Origin::Seed(seed) => Start::Seed(*seed),
            Origin::State(state) => Start::Position(serde_json::to_string(state).unwrap_or_default()),
        }
    }

    fn as_record(&self) -> Record {
        let mut record = Record::new(self.table.state(), self.start());
        record.actions = self.log();
        record.result = self.outcome().map(|outcome| outcome.scores);
        record
    }

    /// The legal action of a seat that a text means, or why there is none.
    fn checked(&self, seat: Seat, text: &str) -> Result<G::Action, Refused> {
        let state = self.table.state();
        if !state.to_act().contains(seat) {
            let waiting_for = state.to_act().iter().collect();
            return Err(Refused::NotToAct { seat, waiting_for, asked: state.asked() });
        }
        let nearest = || game::nearest(text, game::legal_texts(state, seat));
        let Ok(action) = text.parse::<G::Action>() else {
            return Err(Refused::Unknown { text: game::excerpt(text), asked: state.asked(), nearest: nearest() });
        };
        if state.legal_actions(seat).contains(&action) {
            return Ok(action);
        }
        let illegal = state.why_not(seat, action);
        Err(Refused::Illegal { text: game::excerpt(text), illegal, nearest: nearest() })
    }
}

impl<G: Offered> Position for Played<G> {
    fn copy(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn equals(&self, other: &dyn Position) -> bool {
        other.as_any().downcast_ref::<Played<G>>().is_some_and(|other| self.table == other.table)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn game(&self) -> &'static str {
        G::NAME
    }

    fn players(&self) -> u8 {
        self.table.state().players()
    }

    fn settings(&self) -> Settings {
        self.table.state().settings()
    }

    fn heading(&self) -> String {
        self.table.state().heading()
    }

    fn asked(&self) -> &'static Reason {
        self.table.state().asked()
    }

    fn to_act(&self) -> SeatSet {
        self.table.state().to_act()
    }

    fn seat(&self) -> Option<Seat> {
        self.table.seat()
    }

    fn scores(&self) -> Vec<i32> {
        self.table.state().scores()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.state().outcome()
    }

    fn open(&self) -> &IdSet {
        self.table.open()
    }

    fn begun(&self) -> Vec<u16> {
        self.table.begun().ids().to_vec()
    }

    fn step(&mut self, id: u16) -> Result<(), NotOpen> {
        if let Stepped::Taken(seat, action) = self.table.step(id)? {
            self.log.push((seat, action));
        }
        Ok(())
    }

    fn put_back(&mut self) {
        self.table.put_back();
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        if self.table.seat() == Some(seat) && !self.table.begun().is_empty() {
            return self.table.actions().iter().map(ToString::to_string).collect();
        }
        self.table.state().legal_actions(seat).iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refused> {
        let action = self.checked(seat, text)?;
        self.take(seat, action);
        Ok(())
    }

    fn why_not(&self, seat: Seat, text: &str) -> Option<Refused> {
        self.checked(seat, text).err()
    }

    fn ids_of(&self, seat: Seat, text: &str) -> Option<Vec<u16>> {
        let steps = G::steps(text.parse().ok()?, seat, self.players())?;
        Some(steps.ids().to_vec())
    }

    fn text_of(&self, seat: Seat, ids: &[u16]) -> Option<String> {
        match G::read(&Steps::of(ids)?, seat, self.players()) {
            Reading::Whole(action) => Some(action.to_string()),
            Reading::Begun | Reading::Nothing => None,
        }
    }

    fn observe(&self, seat: Seat, row: &mut [u8]) {
        self.table.observe(seat, row);
    }

    fn view_json(&self, seat: Option<Seat>) -> String {
        let state = self.table.state();
        let view = seat.map_or_else(|| state.view(None), |seat| state.remembered(seat));
        serde_json::to_string(&view).unwrap_or_default()
    }

    fn state_json(&self) -> String {
        serde_json::to_string(self.table.state()).unwrap_or_default()
    }

    fn resample(&self, seat: Seat, seed: u64) -> Box<dyn Position> {
        let view = self.table.state().remembered(seat);
        let mut drawn = Played::from_state(G::resample(&view, &mut Random::new(seed)));
        // What the seat has begun is its own, and it can go on with it.
        if self.table.seat() == Some(seat) {
            for id in self.table.begun().ids() {
                if drawn.table.step(*id).is_err() {
                    drawn.table.put_back();
                }
            }
        }
        Box::new(drawn)
    }

    fn log(&self) -> Vec<(Seat, String)> {
        self.log.iter().map(|(seat, action)| (*seat, action.to_string())).collect()
    }

    fn record(&self) -> Result<String, RecordError> {
        self.as_record().write(&RulesOf::<G>::RULES)
    }

    fn short_record(&self) -> String {
        let state = self.table.state();
        let options: Vec<String> = state.settings().iter().map(|(name, value)| format!("{name}={value}")).collect();
        let start = match self.start() {
            Start::Seed(seed) => format!("seed: {seed}"),
            Start::Position(json) => format!("position: {json}"),
        };
        let (version, players) = (state.rules_version().number(), state.players());
        let mut text = format!(
            "game: {}\nrules version: {version}\noptions: {}\nplayers: {players}\n{start}\n\n",
            G::NAME,
            options.join(" ")
        );
        for (seat, action) in &self.log {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{seat} {action}");
        }
        text
    }

    fn judge(&self, seat: Seat, played: Option<&str>, iterations: u32, seed: u64) -> Result<Judged, StudyError> {
        let played = played.and_then(|text| self.checked(seat, text).ok());
        judge::judge(self.table.state(), seat, played, iterations, seed)
    }

    fn report(&self, iterations: u32, seed: u64, threads: usize) -> Result<String, StudyError> {
        judge::report::<G>(&self.as_record(), iterations, seed, threads)
    }

    fn svg(&self, viewer: Option<Seat>, language: Language) -> String {
        ui::picture(self.table.state(), viewer, language)
    }
}
