//! What is noted down about a seat of Caylus.

use super::deeds::caylus as deeds;
use super::{Deed, DeedKind, Measure, ProfileGroup, Profiled, Profiler, Tally, Unit};
use ::caylus::tiles::{Class, Tile};
use ::caylus::{Action, Cube, Event, Place, Space, State};
use game::Seat;

const OFF_THE_ROAD: [Place; 7] =
    [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::STABLES, Place::INN, Place::CASTLE];
/// Who passes with so much in hand and so few workers placed could have done more.
const IDLE_DENIERS: u16 = 5;
const IDLE_WORKERS: u8 = 1;

const FIRST_TURN_WORKERS: Measure = Measure::new("workers", &[], Unit::Mean);
const FIRST_TURN_SPREAD: Measure =
    Measure::new("number of workers", &["0", "1", "2", "3", "4", "5", "6"], Unit::ShareOfRow);
const FIRST_WORKER: Measure = Measure::table("first worker", first_workers, &[], Unit::ShareOfColumn);
const WORKERS: Measure = Measure::new("workers a turn", &[], Unit::Mean);
const IDLE_PASSES: Measure = Measure::new("passes with at most 1 worker and at least 5 deniers", &[], Unit::PerGame);
const IDLE_SHARE: Measure = Measure::new("share of such passes", &[], Unit::Share);
const PASSING_DENIERS: Measure = Measure::new("deniers in hand when passing", &[], Unit::Mean);
const HANDLED: Measure = Measure::new("road workers within the provost's reach", &[], Unit::Share);
const OFF_ROAD_WORKERS: Measure = Measure::table("workers off the road", off_road_workers, &[], Unit::PerGame);
const STEPS_BOUGHT: Measure = Measure::new("steps for deniers", &["on", "back"], Unit::PerGame);
const STEPS_BY_GUILD: Measure = Measure::new("steps by the Guild", &["on", "back"], Unit::PerGame);
const PROVOST_DENIERS: Measure =
    Measure::new("deniers", &["for own workers", "against others'", "neither"], Unit::PerGame);
const DEALS: Measure = Measure::new("goods", &["sold", "bought", "other deals"], Unit::PerGame);
const BATCHES: Measure = Measure::new("batches a visit", &[], Unit::Mean);
const EMPTY_VISITS: Measure = Measure::new("visits without a batch", &[], Unit::Share);
const HOUSES: Measure = Measure::new("houses", &["dungeon", "walls", "towers"], Unit::PerGame);
const LINES: Measure = Measure::new("favours", &["A", "B", "C", "D"], Unit::PerGame);
const WOOD: Measure = Measure::new("wood tiles", BUILT, Unit::TimesAndMean);
const STONE: Measure = Measure::new("stone tiles", BUILT, Unit::TimesAndMean);
const RESIDENCES: Measure = Measure::new("residences", BUILT, Unit::TimesAndMean);
const PRESTIGE: Measure = Measure::new("prestige buildings", BUILT, Unit::TimesAndMean);
const TILES: Measure = Measure::table("tiles", tiles, BUILT, Unit::TimesAndMean);
const BUILT: &[&str] = &["a game", "turn"];
const TURNS: Measure = Measure::new("turns", &[], Unit::PerGame);
const LEFT: Measure = Measure::new("left", &["deniers", "plain cubes", "gold"], Unit::PerGame);

/// All measures, in groups.
const GROUPS: &[(&str, &[Measure])] = &[
    ("turn 1", &[FIRST_TURN_WORKERS, FIRST_TURN_SPREAD, FIRST_WORKER]),
    ("placement", &[WORKERS, IDLE_PASSES, IDLE_SHARE, PASSING_DENIERS, HANDLED, OFF_ROAD_WORKERS]),
    ("provost", &[STEPS_BOUGHT, STEPS_BY_GUILD, PROVOST_DENIERS]),
    ("trade", &[DEALS]),
    ("castle and favours", &[BATCHES, EMPTY_VISITS, HOUSES, LINES]),
    ("built", &[WOOD, STONE, RESIDENCES, PRESTIGE, TILES]),
    ("end", &[TURNS, LEFT]),
];

/// The groups of a tally.
fn groups(tally: &Tally) -> Vec<ProfileGroup> {
    GROUPS.iter().map(|(name, measures)| ProfileGroup::new(name, measures, tally)).collect()
}

/// Where the first worker can go: tiles in the order of the notation, then the places off the road.
fn first_workers() -> Vec<String> {
    let names = Tile::ALL.iter().map(ToString::to_string).chain(OFF_THE_ROAD.iter().map(ToString::to_string));
    names.map(|name| format!("first worker: {name}")).collect()
}

fn off_road_workers() -> Vec<String> {
    OFF_THE_ROAD.iter().map(|place| format!("workers: {place}")).collect()
}

/// The tiles that can be built, from [`Tile::FoodFarm`] on.
fn tiles() -> Vec<String> {
    let tiles = Tile::ALL.iter().skip(Tile::FoodFarm as usize).filter(|tile| **tile != Tile::Residence);
    tiles.map(|tile| format!("- {tile}")).collect()
}

impl Profiled for State {
    fn profiler(&self) -> Option<Box<dyn Profiler<State>>> {
        Some(Box::new(CaylusProfiler::new(self)))
    }

    fn profile(tally: &Tally) -> Vec<ProfileGroup> {
        groups(tally)
    }

    const DEEDS: &'static [DeedKind] = deeds::KINDS;

    fn deeds(&self, events: &[Event]) -> Vec<Deed> {
        deeds::deeds(self, events)
    }

    fn turn_order(&self) -> Vec<Seat> {
        self.order().iter().collect()
    }

    fn layout(&self) -> Vec<String> {
        deeds::layout(self)
    }
}

/// Watches a game of Caylus.
struct CaylusProfiler {
    turn: u8,
    seats: Vec<SeatNotes>,
}

/// What is known of a seat while the game goes on.
#[derive(Default)]
struct SeatNotes {
    tally: Tally,
    deniers: u16,
    /// Workers placed this turn.
    placed: u8,
    /// Where its worker is at work.
    working: Option<Space>,
}

impl CaylusProfiler {
    fn new(start: &State) -> CaylusProfiler {
        let seats = (0..start.players()).map(|_| SeatNotes::default()).collect();
        CaylusProfiler { turn: start.turn(), seats }
    }

    fn note(&mut self, before: &State, event: &Event) {
        let turn = self.turn;
        match *event {
            Event::TurnStarted { turn, .. } => {
                self.turn = turn;
                self.seats.iter_mut().for_each(|notes| notes.placed = 0);
            }
            Event::Earned { seat, deniers, .. } => self.of(seat).deniers += deniers,
            Event::Paid { seat, deniers, .. } => self.of(seat).deniers -= deniers,
            Event::Placed { seat, place } => self.of(seat).placed(before, place, turn),
            Event::Moved { seat, place } => self.of(seat).went(place),
            Event::Passed { seat, .. } => self.of(seat).passed(turn),
            Event::Activated { seat, space } => self.of(seat).working = Some(space),
            Event::Returned { seat, from } => self.of(seat).returned(from),
            Event::CastleDone { seat, batches } => {
                let tally = &mut self.of(seat).tally;
                tally.note(&BATCHES, 0, batches);
                tally.note(&EMPTY_VISITS, 0, batches == 0);
            }
            Event::HouseBuilt { seat, section } => self.of(seat).tally.note(&HOUSES, section as usize, 1),
            Event::LineChosen { seat, line, .. } => self.of(seat).tally.note(&LINES, line as usize, 1),
            Event::Built { seat, tile, .. } => self.of(seat).built(tile, turn),
            Event::ResidenceMade { seat, .. } => self.of(seat).built(Tile::Residence, turn),
            _ => {}
        }
    }

    fn of(&mut self, seat: Seat) -> &mut SeatNotes {
        &mut self.seats[seat.index()]
    }
}

impl Profiler<State> for CaylusProfiler {
    fn watch(&mut self, before: &State, seat: Seat, action: Action, events: &[Event]) {
        for (seat, notes) in Seat::ALL.into_iter().zip(&mut self.seats) {
            notes.deniers = before.player(seat).deniers;
        }
        match action {
            Action::Provost(steps) => self.of(seat).moved_provost(before, seat, steps),
            Action::Sell(_) => self.of(seat).tally.note(&DEALS, 0, 1),
            Action::Buy { .. } => self.of(seat).tally.note(&DEALS, 1, 1),
            Action::Deal(_) | Action::Pay(_) => self.of(seat).tally.note(&DEALS, 2, 1),
            _ => {}
        }
        events.iter().for_each(|event| self.note(before, event));
    }

    fn finish(mut self: Box<Self>, end: &State) -> Vec<Tally> {
        for (seat, notes) in Seat::ALL.into_iter().zip(&mut self.seats) {
            let player = end.player(seat);
            notes.tally.note(&TURNS, 0, end.turn());
            notes.tally.note(&LEFT, 0, player.deniers);
            notes.tally.note(&LEFT, 1, player.cubes.plain());
            notes.tally.note(&LEFT, 2, player.cubes.number(Cube::Gold));
        }
        self.seats.into_iter().map(|notes| notes.tally).collect()
    }
}

impl SeatNotes {
    fn placed(&mut self, before: &State, place: Place, turn: u8) {
        self.placed += 1;
        self.went(place);
        if turn == 1 && self.placed == 1 {
            let tile = place.space().and_then(|space| before.road().tile(space)).map(|tile| tile as usize);
            let name = tile.or_else(|| off_the_road(place).map(|number| Tile::ALL.len() + number));
            self.tally.note_in(&FIRST_WORKER, name.unwrap_or_default(), 0, 1);
        }
    }

    /// A worker was placed there, or went there from the Gate.
    fn went(&mut self, place: Place) {
        if let Some(number) = off_the_road(place) {
            self.tally.note_in(&OFF_ROAD_WORKERS, number, 0, 1);
        }
    }

    fn passed(&mut self, turn: u8) {
        let idle = self.placed <= IDLE_WORKERS && self.deniers >= IDLE_DENIERS;
        self.tally.note(&WORKERS, 0, self.placed);
        self.tally.note(&PASSING_DENIERS, 0, self.deniers);
        self.tally.note(&IDLE_PASSES, 0, idle);
        self.tally.note(&IDLE_SHARE, 0, idle);
        if turn == 1 {
            self.tally.note(&FIRST_TURN_WORKERS, 0, self.placed);
            self.tally.note(&FIRST_TURN_SPREAD, self.placed.into(), 1);
        }
    }

    /// A worker came home. From the road, it has worked if the building was activated, else the provost had not come so far
    /// (C6.1).
    fn returned(&mut self, from: Place) {
        if let Some(space) = from.space() {
            self.tally.note(&HANDLED, 0, self.working == Some(space));
            self.working = None;
        }
    }

    fn built(&mut self, tile: Tile, turn: u8) {
        let class = match tile.class() {
            Class::Wood | Class::Neutral | Class::Fixed => &WOOD,
            Class::Stone => &STONE,
            Class::Prestige => &PRESTIGE,
            Class::Residence => return self.tally.note(&RESIDENCES, 0, turn),
        };
        self.tally.note(class, 0, turn);
        self.tally.note_in(&TILES, (tile as usize).saturating_sub(Tile::FoodFarm as usize), 0, turn);
    }

    /// Deniers are for workers of one's own if the provost comes as far as one of them, and against others' if he no longer
    /// does.
    fn moved_provost(&mut self, before: &State, seat: Seat, steps: i8) {
        let number = steps.unsigned_abs();
        let back = usize::from(steps < 0);
        if before.phase() < 4 {
            return self.tally.note(&STEPS_BY_GUILD, back, number);
        }
        self.tally.note(&STEPS_BOUGHT, back, number);
        let (from, to) = (before.provost(), before.provost().step(steps).unwrap_or(before.provost()));
        let mut passed = Space::all().filter(|space| from.min(to) < *space && *space <= from.max(to));
        let why = match steps {
            0 => return,
            1.. if passed.any(|space| before.road().worker(space) == Some(seat)) => 0,
            ..0 if passed.any(|space| before.road().worker(space).is_some_and(|worker| worker != seat)) => 1,
            _ => 2,
        };
        self.tally.note(&PROVOST_DENIERS, why, number);
    }
}

/// The number of a place in [`OFF_THE_ROAD`].
fn off_the_road(place: Place) -> Option<usize> {
    OFF_THE_ROAD.iter().position(|other| *other == place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_measures_share_a_name() {
        let mut names: Vec<&str> =
            GROUPS.iter().flat_map(|(_, measures)| *measures).map(|measure| measure.name).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
    }
}
