//! The state of a game: plain data, copied like a number. Everything that changes hands goes through the few methods at
//! the end, so that every change has its event.

use crate::action::Line;
use crate::castle::Castle;
use crate::cubes::Cubes;
use crate::event::{Event, Source};
use crate::options::Options;
use crate::phases::Step;
use crate::place::Place;
use crate::road::{Road, Space};
use crate::special::Special;
use crate::tiles::Stock;
use game::{Events, RulesVersion, Seat, SeatList};
use std::hash::{Hash, Hasher};

/// What one player has. All of it is public (C0.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Cubes in hand.
    pub cubes: Cubes,
    /// Deniers in hand.
    pub deniers: u16,
    /// Prestige points, without the bonus at the end.
    pub prestige: u16,
    /// Workers in hand.
    pub workers: u8,
    /// The column of the marker in each line of the favour table; 0 before the first.
    pub markers: [u8; 4],
    /// The lines of the favour table used in this phase (C8.3).
    pub lines_used: LinesUsed,
}

/// Searches hash a position at every step, so all of it goes into three words.
impl Hash for Player {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.cubes.hash(state);
        state.write_u32(u32::from(self.deniers) << 16 | u32::from(self.prestige));
        let [a, b, c, d] = self.markers;
        state.write_u64(u64::from_le_bytes([a, b, c, d, self.workers, self.lines_used.0, 0, 0]));
    }
}

/// A residence that was paid for and comes when phase 5 is over (C6.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct PlannedResidence {
    pub space: Space,
    pub seat: Seat,
}

/// At most one by the Notary, one by the Joust Field's favour, and one for each player in phase 5.
pub(crate) const MOST_PLANNED: usize = 7;

/// Royal favours that a player has to use at once (C8.1): they come before everything else that is pending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FavorsDue {
    /// Whose they are.
    pub seat: Seat,
    /// How many lines are still to be chosen.
    pub number: u8,
    /// A line that was chosen and whose effect has not been used yet.
    pub line: Option<Line>,
}

/// A set of lines of the favour table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LinesUsed(u8);

impl LinesUsed {
    /// None of them.
    pub const NONE: LinesUsed = LinesUsed(0);

    /// Whether the line is among them.
    pub const fn contains(self, line: Line) -> bool {
        self.0 & 1 << line as u8 != 0
    }

    pub(crate) const fn add(&mut self, line: Line) {
        self.0 |= 1 << line as u8;
    }
}

/// Batches given in the castle this turn (C7.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Batches {
    /// By the player whose turn it is there.
    pub now: u8,
    /// The most so far this turn, if anybody gave one.
    pub most: u8,
    /// Who gave the most, the first of several.
    pub best: Option<Seat>,
}

impl Batches {
    pub(crate) const NONE: Batches = Batches { now: 0, most: 0, best: None };
}

/// A game of Caylus in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) players: [Player; 5],
    /// How many play.
    pub(crate) number: u8,
    pub(crate) road: Road,
    pub(crate) stock: Stock,
    pub(crate) order: SeatList<4>,
    pub(crate) passed: SeatList<4>,
    pub(crate) special: Special,
    pub(crate) castle: Castle,
    pub(crate) batches: Batches,
    pub(crate) planned: [Option<PlannedResidence>; MOST_PLANNED],
    pub(crate) favors_due: Option<FavorsDue>,
    pub(crate) bailiff: Space,
    pub(crate) provost: Space,
    pub(crate) turn: u8,
    pub(crate) version: RulesVersion,
    pub(crate) options: Options,
    pub(crate) step: Step,
    /// Who decides: follows from the rest, kept because it is needed all the time.
    pub(crate) acting: Option<Seat>,
}

/// What others may read.
impl State {
    /// What a player has.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The road with its tiles and workers.
    pub fn road(&self) -> &Road {
        &self.road
    }

    /// The unbuilt tiles.
    pub fn stock(&self) -> Stock {
        self.stock
    }

    /// The turn order.
    pub fn order(&self) -> SeatList<4> {
        self.order
    }

    /// Who has passed this turn, first to pass first.
    pub fn passed(&self) -> SeatList<4> {
        self.passed
    }

    /// Who stands on the special buildings.
    pub fn special(&self) -> &Special {
        &self.special
    }

    /// The castle.
    pub fn castle(&self) -> &Castle {
        &self.castle
    }

    /// Residences that come when phase 5 is over, in the order in which they were chosen.
    pub fn planned_residences(&self) -> impl Iterator<Item = PlannedResidence> {
        self.planned.into_iter().flatten()
    }

    /// Batches given in the castle this turn.
    pub fn batches(&self) -> Batches {
        self.batches
    }

    /// Favours that are being used.
    pub fn favors_due(&self) -> Option<FavorsDue> {
        self.favors_due
    }

    /// Where the bailiff stands.
    pub fn bailiff(&self) -> Space {
        self.bailiff
    }

    /// Where the provost stands.
    pub fn provost(&self) -> Space {
        self.provost
    }

    /// The turn, counted from 1.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// The phase, 1 to 7.
    pub fn phase(&self) -> u8 {
        self.step.phase()
    }

    /// The options it is played with.
    pub fn options(&self) -> Options {
        self.options
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.number
    }
}

/// How things change hands.
impl State {
    pub(crate) fn earn(&mut self, seat: Seat, deniers: u16, source: Source, events: &mut impl Events<Event>) {
        self.players[seat.index()].deniers += deniers;
        events.emit(Event::Earned { seat, deniers, source });
    }

    pub(crate) fn pay(&mut self, seat: Seat, deniers: u16, source: Source, events: &mut impl Events<Event>) {
        self.players[seat.index()].deniers -= deniers;
        events.emit(Event::Paid { seat, deniers, source });
    }

    pub(crate) fn gain(&mut self, seat: Seat, cubes: Cubes, source: Source, events: &mut impl Events<Event>) {
        let player = &mut self.players[seat.index()];
        player.cubes = player.cubes.plus(cubes);
        events.emit(Event::Gained { seat, cubes, source });
    }

    pub(crate) fn spend(&mut self, seat: Seat, cubes: Cubes, source: Source, events: &mut impl Events<Event>) {
        let player = &mut self.players[seat.index()];
        player.cubes = player.cubes.minus(cubes);
        events.emit(Event::Spent { seat, cubes, source });
    }

    pub(crate) fn score(&mut self, seat: Seat, points: u16, source: Source, events: &mut impl Events<Event>) {
        self.players[seat.index()].prestige += points;
        events.emit(Event::Scored { seat, points: points as i16, source });
    }

    /// C7.9: never below 0.
    pub(crate) fn lose(&mut self, seat: Seat, points: u16, source: Source, events: &mut impl Events<Event>) {
        let prestige = &mut self.players[seat.index()].prestige;
        let points = points.min(*prestige);
        *prestige -= points;
        events.emit(Event::Scored { seat, points: -(points as i16), source });
    }

    /// A worker that is off the board already comes home.
    pub(crate) fn bring_home(&mut self, seat: Seat, from: Place, events: &mut impl Events<Event>) {
        self.players[seat.index()].workers += 1;
        events.emit(Event::Returned { seat, from });
    }
}
