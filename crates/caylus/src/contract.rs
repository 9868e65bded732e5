//! Caylus in the terms of the contract that all games share.

use crate::action::Action;
use crate::event::Event;
use crate::options::{Options, SPECS};
use crate::phases::{self, Step};
use crate::question::Question;
use crate::reasons;
use crate::setup::Setup;
use crate::state::State;
use crate::versions;
use game::{
    Choices, Events, Fault, Game, Illegal, OptionError, OptionSpec, Outcome, Random, Reason, RulesVersion, Seat,
    SeatSet, Seed, Settings, SetupError,
};
use serde::{Serialize, Serializer};
use std::ops::RangeInclusive;

impl Game for State {
    const NAME: &'static str = "caylus";
    const RULES_VERSION: RulesVersion = versions::NEWEST;
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    const OPTIONS: &'static [OptionSpec] = SPECS;
    /// Line D in column 5: 9 prestige tiles on up to 25 residences, 25 tiles to transform, 16 ways to build wood and 9 to
    /// build stone.
    const MOST_ACTIONS: usize = 288;

    type Action = Action;
    type Event = Event;
    /// Everything is public (C0.4).
    type View = State;
    type Question = Question;

    const OVER: &'static Reason = &reasons::OVER;

    fn begin(version: RulesVersion, players: u8, settings: &Settings, seed: Seed) -> Result<State, OptionError> {
        if !Self::PLAYERS.contains(&players) {
            let words = format!("{players} cannot play Caylus: it takes 2 to 5 players");
            return Err(OptionError::Impossible(vec![Fault { rule: "C0.1", words }]));
        }
        let mut state = State::first(version, players, Options::read(settings), &mut seed.random());
        phases::advance(&mut state, &mut ());
        Ok(state)
    }

    fn from_json(text: &str, _: &mut Random) -> Result<State, SetupError> {
        let setup: Setup = serde_json::from_str(text).map_err(|error| SetupError::Unreadable(error.to_string()))?;
        State::try_from(&setup).map_err(SetupError::Impossible)
    }

    fn rules_version(&self) -> RulesVersion {
        self.version
    }

    fn players(&self) -> u8 {
        self.players()
    }

    fn settings(&self) -> Settings {
        self.options.settings()
    }

    fn to_act(&self) -> SeatSet {
        self.acting.map_or(SeatSet::NONE, SeatSet::only)
    }

    fn legal(&self, seat: Seat, out: &mut impl Choices<Action>) {
        if self.acting == Some(seat) {
            phases::choices(self, out);
        }
    }

    fn apply(&mut self, _: Seat, action: Action, events: &mut impl Events<Event>) {
        phases::take(self, Some(action), events);
        phases::advance(self, events);
    }

    fn why_not(&self, seat: Seat, action: Action) -> Illegal {
        Illegal { reason: phases::refuse(self, seat, action) }
    }

    fn attempts(view: &State, seat: Seat) -> Vec<Action> {
        phases::attempts(view, seat)
    }

    fn question_in(view: &State) -> Option<Question> {
        phases::question(view)
    }

    fn heading(&self) -> String {
        const NAMES: [&str; 7] =
            ["income", "placement", "special buildings", "provost", "buildings", "castle", "end of the turn"];
        let name = NAMES[usize::from(self.phase()) - 1];
        format!("turn {}, phase {}: {name}", self.turn, self.phase())
    }

    fn scores(&self) -> Vec<i32> {
        self.scores()
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.step == Step::End).then(|| Outcome::highest(self.scores()))
    }

    fn read_view(text: &str) -> Result<State, SetupError> {
        State::from_json(text, &mut Random::new(0))
    }

    fn read_event(text: &str) -> Result<Event, SetupError> {
        serde_json::from_str(text).map_err(|error| SetupError::Unreadable(error.to_string()))
    }

    fn view(&self, _: Option<Seat>) -> State {
        *self
    }

    fn resample(view: &State, _: &mut Random) -> State {
        *view
    }

    fn seen(&self, event: &Event, _: Option<Seat>) -> Option<Event> {
        Some(*event)
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Setup::from(self).serialize(serializer)
    }
}
