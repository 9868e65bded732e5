//! Ys in the terms of the contract that all games share.

use crate::action::Action;
use crate::board::SEATS;
use crate::broker::Face;
use crate::characters::public_name;
use crate::event::Event;
use crate::options::{Options, SPECS};
use crate::owner::Owner;
use crate::phases::{self, Step, end_of_game};
use crate::question::Question;
use crate::reasons;
use crate::setup::Setup;
use crate::state::State;
use crate::value::Values;
use crate::versions;
use crate::view::View;
use game::{
    Answers, Choices, Events, Game, Illegal, OptionError, OptionSpec, Outcome, Random, Reason, RulesVersion, Seat,
    SeatSet, Seed, Settings, SetupError,
};
use serde::{Serialize, Serializer};
use std::ops::RangeInclusive;

impl Game for State {
    const NAME: &'static str = "ys";
    const RULES_VERSION: RulesVersion = versions::NEWEST;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = SPECS;
    /// The Illusionist with five values behind the screen and two in front of it: (5 + 2 * 4) * 24 open spots; and eight
    /// more, because spots are listed eight at a time.
    const MOST_ACTIONS: usize = 320;
    const HIDDEN: bool = true;

    type Action = Action;
    type Event = Event;
    type View = View;
    type Question = Question;

    const OVER: &'static Reason = &reasons::OVER;

    fn begin(version: RulesVersion, players: u8, settings: &Settings, seed: Seed) -> Result<State, OptionError> {
        let options = Options::read(players, settings)?;
        let mut state = versions::first(version, options, seed);
        phases::advance(&mut state, &mut ());
        Ok(state)
    }

    fn from_json(text: &str, random: &mut Random) -> Result<State, SetupError> {
        let setup: Setup = serde_json::from_str(text).map_err(|error| SetupError::Unreadable(error.to_string()))?;
        setup.state(random).map_err(SetupError::Impossible)
    }

    fn rules_version(&self) -> RulesVersion {
        self.board.version
    }

    fn players(&self) -> u8 {
        self.board.options.players
    }

    fn settings(&self) -> Settings {
        self.board.options.settings()
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.board.acting
    }

    #[inline(always)]
    fn legal(&self, seat: Seat, out: &mut impl Choices<Action>) {
        if self.board.acting.contains(seat) {
            phases::choices(self, seat, out);
        }
    }

    #[inline(always)]
    fn apply(&mut self, seat: Seat, action: Action, events: &mut impl Events<Event>) {
        if action == Action::Skip {
            events.emit(Event::Declined { seat });
        }
        phases::take(self, seat, Some(action), events);
        phases::advance(self, events);
    }

    fn why_not(&self, seat: Seat, action: Action) -> Illegal {
        Illegal { reason: phases::refuse(self, seat, action) }
    }

    fn attempts(view: &View, seat: Seat) -> Vec<Action> {
        phases::attempts(view, seat)
    }

    fn question_in(view: &View) -> Option<Question> {
        view.board.question()
    }

    fn heading(&self) -> String {
        const NAMES: [&str; 5] = ["layout", "turn order", "placement", "scoring", "King's Favour"];
        let phase = self.board.phase();
        format!("round {}, phase {phase}: {}", self.board.round, NAMES[usize::from(phase) - 1])
    }

    fn scores(&self) -> Vec<i32> {
        end_of_game::outcome(&self.board).scores
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.board.step == Step::End).then(|| end_of_game::outcome(&self.board))
    }

    fn others(&self) -> Vec<(&'static str, i32)> {
        let neutral = self.board.owners().find(|owner| *owner == Owner::Neutral);
        neutral.map(|neutral| ("neutral", i32::from(self.board.holdings(neutral).score))).into_iter().collect()
    }

    fn read_view(text: &str) -> Result<View, SetupError> {
        let setup: Setup = serde_json::from_str(text).map_err(|error| SetupError::Unreadable(error.to_string()))?;
        setup.view().map_err(SetupError::Impossible)
    }

    fn read_event(text: &str) -> Result<Event, SetupError> {
        serde_json::from_str(text).map_err(|error| SetupError::Unreadable(error.to_string()))
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View::of(self, seat)
    }

    fn remembered(&self, seat: Seat) -> View {
        View::remembered(self, seat)
    }

    fn open_view(&self) -> View {
        View::open(self)
    }

    fn resample(view: &View, random: &mut Random) -> State {
        view.resample(random)
    }

    fn take_back_answers(&mut self) {
        if matches!(self.board.step, Step::Bids | Step::Throne) {
            self.secrets.answers = [Values::NONE; SEATS];
            phases::advance(self, &mut ());
        }
    }

    fn seen(&self, event: &Event, by: Option<Seat>) -> Option<Event> {
        Some(event.seen(by, self.board.options))
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn redacted(&self, seat: Seat, action: Action, viewer: Option<Seat>, answers: Answers) -> String {
        match action {
            // Nobody may look at a neutral broker again, not even who placed it (Y8.1).
            Action::Neutral(_, spot) => format!("neutral ? {spot}"),
            Action::Bid(..) if answers == Answers::Pending && viewer != Some(seat) => "bid ? ?".to_owned(),
            open if viewer == Some(seat) && !self.board.options.from_memory() => open.to_string(),
            Action::Down(_, spot) => format!("down ? {spot}"),
            Action::Throne(_) => "throne ?".to_owned(),
            Action::Herald(own, spot) if own.face() == Face::Down => {
                format!("play herald {} {spot}", public_name(self, seat, own))
            }
            Action::Mage(swap) => {
                // In the order of what is written: the order of the real names would tell something.
                let mut names = swap.both().map(|own| public_name(self, seat, own));
                names.sort_unstable();
                format!("play mage {} {}", names[0], names[1])
            }
            open => open.to_string(),
        }
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Setup::from(self).serialize(serializer)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Setup::from(self).serialize(serializer)
    }
}
