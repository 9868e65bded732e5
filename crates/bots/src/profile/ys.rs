//! What is noted down about a seat of Ys, and how well its hidden brokers could be guessed.

use super::deeds::ys as deeds;
use super::{Deed, DeedKind, Measure, ProfileGroup, ProfileRow, Profiled, Profiler, Tally, Unit};
use ::ys::components::ROUNDS;
use ::ys::{Action, Character, Event, Face, Owner, Spot, State, Value, Zone};
use game::Seat;

/// The most placement turns of a round (Y3.1).
const TURNS: usize = 4;
const BY_ROUND: &[&str] = &["round 1", "2", "3", "4"];
const VALUES: &[&str] = &["0", "1", "2", "3", "4"];
const AREAS: &[&str] = &["port", "trade", "palace", "market"];

const BIDS: Measure = Measure::table("bids", bids, BY_ROUND, Unit::ShareOfColumn);
const PLACE: Measure = Measure::new("place in the turn order", BY_ROUND, Unit::Mean);
const DOWN: Measure = Measure::table("face down by turn", moments, VALUES, Unit::ShareOfRow);
const AREAS_UP: Measure = Measure::new("face up", AREAS, Unit::PerGame);
const AREAS_DOWN: Measure = Measure::new("face down", AREAS, Unit::PerGame);
const CARDS: Measure = Measure::new("cards", &["won", "played"], Unit::PerGame);
const PLAYED: Measure = Measure::table("cards played", characters, &[], Unit::PerGame);
const GEMS: Measure = Measure::new("gems won", &["coloured", "black"], Unit::PerGame);

/// All bids, the highest first: `bid 4 4`, `bid 4 3` … `bid 0 0`.
fn bids() -> Vec<String> {
    pairs().map(|(high, low)| format!("bid {high} {low}")).collect()
}

fn pairs() -> impl Iterator<Item = (Value, Value)> {
    let falling = || Value::ALL.into_iter().rev();
    falling().flat_map(move |high| falling().map(move |low| (high, low))).filter(|(high, low)| high >= low)
}

/// Every placement turn of every round.
fn moments() -> Vec<String> {
    let turns = |round| (1..=TURNS).map(move |turn| format!("round {round}, turn {turn}"));
    (1..=ROUNDS).flat_map(turns).collect()
}

fn characters() -> Vec<String> {
    Character::ALL.map(|character| format!("played: {character}")).to_vec()
}

/// The groups of a tally.
fn groups(tally: &Tally) -> Vec<ProfileGroup> {
    let mut bidding = ProfileGroup::new("bids", &[PLACE, BIDS], tally);
    let by_round: Vec<Vec<u64>> = (0..BY_ROUND.len()).map(|round| bids_in(tally, round)).collect();
    bidding.rows.push(ProfileRow::shares(
        "commonest bid",
        BY_ROUND,
        by_round.iter().map(|bids| commonest(bids)).collect(),
    ));
    bidding.rows.push(ProfileRow::numbers(
        "entropy, bits",
        BY_ROUND,
        by_round.iter().map(|bids| entropy(bids)).collect(),
    ));
    vec![
        bidding,
        ProfileGroup::new("brokers", &[AREAS_UP, AREAS_DOWN], tally),
        hidden(tally),
        ProfileGroup::new("cards and gems", &[CARDS, PLAYED, GEMS], tally),
    ]
}

/// How often each bid was made in a round, counted from 0.
fn bids_in(tally: &Tally, round: usize) -> Vec<u64> {
    (0..pairs().count()).map(|bid| tally.number(&BIDS, bid, round)).collect()
}

/// What lies face down, and how often somebody would guess it who knows these habits: by round and turn, or without. Each
/// broker is guessed to be the commonest of all the others, so that few games do not seem to tell much.
fn hidden(tally: &Tally) -> ProfileGroup {
    let values = |row| VALUES.iter().enumerate().map(|(value, _)| tally.number(&DOWN, row, value)).collect();
    let moments: Vec<Vec<u64>> = (0..usize::from(ROUNDS) * TURNS).map(values).collect();
    let all: Vec<u64> = (0..VALUES.len()).map(|value| moments.iter().map(|numbers| numbers[value]).sum()).collect();
    let number = all.iter().sum::<u64>();
    // The mean over all brokers of what is known of each at its moment.
    let mean = |of: fn(&[u64]) -> Option<f64>| {
        let weighed = |numbers: &Vec<u64>| of(numbers).map_or(0.0, |value| value * numbers.iter().sum::<u64>() as f64);
        (number > 0).then(|| moments.iter().map(weighed).sum::<f64>() / number as f64)
    };
    let mut group = ProfileGroup::new("hidden brokers", &[DOWN], tally);
    let parts = &["by round and turn", "knowing neither"];
    group.rows.push(ProfileRow::shares("guessed right", parts, vec![mean(guessed), guessed(&all)]));
    group.rows.push(ProfileRow::numbers("entropy, bits", parts, vec![mean(entropy), entropy(&all)]));
    group
}

/// The share of the commonest.
fn commonest(numbers: &[u64]) -> Option<f64> {
    let all: u64 = numbers.iter().sum();
    numbers.iter().max().filter(|_| all > 0).map(|most| *most as f64 / all as f64)
}

/// The share of those that are guessed right if each is taken for the commonest of the others; of several that are equally
/// common, for any.
fn guessed(numbers: &[u64]) -> Option<f64> {
    let all: u64 = numbers.iter().sum();
    let right = |guessed: usize| {
        let others: Vec<u64> = (0..).zip(numbers).map(|(at, number)| number - u64::from(at == guessed)).collect();
        let most = others.iter().max().copied().unwrap_or_default();
        let chance = if others[guessed] < most {
            0.0
        } else {
            1.0 / others.iter().filter(|other| **other == most).count() as f64
        };
        numbers[guessed] as f64 * chance
    };
    let there = (0..numbers.len()).filter(|at| numbers[*at] > 0);
    (all > 0).then(|| there.map(right).sum::<f64>() / all as f64)
}

/// The entropy of a spread, in bits. It is only ever read, so it may come from the system's logarithm.
fn entropy(numbers: &[u64]) -> Option<f64> {
    let all: u64 = numbers.iter().sum();
    let bits = |number: &u64| {
        let share = *number as f64 / all as f64;
        if *number == 0 { 0.0 } else { -share * share.log2() }
    };
    (all > 0).then(|| numbers.iter().map(bits).sum())
}

impl Profiled for State {
    fn profiler(&self) -> Option<Box<dyn Profiler<State>>> {
        Some(Box::new(YsProfiler::new(self)))
    }

    fn profile(tally: &Tally) -> Vec<ProfileGroup> {
        groups(tally)
    }

    const DEEDS: &'static [DeedKind] = deeds::KINDS;

    fn deeds(&self, events: &[Event]) -> Vec<Deed> {
        deeds::deeds(events)
    }

    fn turn_order(&self) -> Vec<Seat> {
        self.board().order().to_vec()
    }
}

/// Watches a game of Ys.
struct YsProfiler {
    round: u8,
    seats: Vec<SeatNotes>,
}

/// What is known of a seat while the game goes on.
#[derive(Default)]
struct SeatNotes {
    tally: Tally,
    /// Brokers placed face down this round.
    hidden: usize,
}

impl YsProfiler {
    fn new(start: &State) -> YsProfiler {
        let seats = start.board().seats().map(|_| SeatNotes::default()).collect();
        YsProfiler { round: start.board().round(), seats }
    }

    fn note(&mut self, event: &Event) {
        let round = usize::from(self.round.clamp(1, ROUNDS) - 1);
        match *event {
            Event::RoundStarted { round } => {
                self.round = round;
                self.seats.iter_mut().for_each(|notes| notes.hidden = 0);
            }
            Event::BidShown { seat, brokers } => {
                let mut falling = brokers.iter().rev();
                let bid = falling.next().zip(falling.next());
                if let Some(number) = pairs().position(|pair| Some(pair) == bid) {
                    self.of(seat).note_in(&BIDS, number, round, 1);
                }
            }
            Event::PlaceChosen { seat, place } => self.of(seat).note(&PLACE, round, place),
            Event::Placed { by, owner, value: Some(value), spot, face, .. } if owner == Owner::from(by) => {
                self.seats[by.index()].placed(round, value, spot, face);
            }
            Event::CardWon { seat, .. } => self.of(seat).note(&CARDS, 0, 1),
            Event::CardPlayed { seat, card } => {
                self.of(seat).note(&CARDS, 1, 1);
                self.of(seat).note_in(&PLAYED, card as usize, 0, 1);
            }
            Event::Gained { owner, .. } => self.owned(owner, &GEMS, 0),
            Event::GainedBlack { owner, .. } => self.owned(owner, &GEMS, 1),
            _ => {}
        }
    }

    fn of(&mut self, seat: Seat) -> &mut Tally {
        &mut self.seats[seat.index()].tally
    }

    /// Notes something down for a seat; the neutral has no tally.
    fn owned(&mut self, owner: Owner, measure: &Measure, part: usize) {
        if let Some(seat) = owner.seat() {
            self.of(seat).note(measure, part, 1);
        }
    }
}

impl Profiler<State> for YsProfiler {
    fn watch(&mut self, _: &State, _: Seat, _: Action, events: &[Event]) {
        events.iter().for_each(|event| self.note(event));
    }

    fn finish(self: Box<Self>, _: &State) -> Vec<Tally> {
        self.seats.into_iter().map(|notes| notes.tally).collect()
    }
}

impl SeatNotes {
    fn placed(&mut self, round: usize, value: Value, spot: Spot, face: Face) {
        let down = face == Face::Down;
        if down {
            let moment = round * TURNS + self.hidden.min(TURNS - 1);
            self.tally.note_in(&DOWN, moment, value.number().into(), 1);
            self.hidden += 1;
        }
        let areas = if down { &AREAS_DOWN } else { &AREAS_UP };
        self.tally.note(areas, spot.kind().map_or(Zone::ALL.len(), |zone| zone as usize), 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spreads_have_entropies() {
        assert_eq!(entropy(&[]), None);
        assert_eq!(entropy(&[0, 7]), Some(0.0));
        assert_eq!(entropy(&[3, 3, 3, 3, 0]), Some(2.0));
        assert_eq!((commonest(&[0, 0]), commonest(&[1, 3])), (None, Some(0.75)));
    }

    #[test]
    fn a_guess_is_made_from_the_others() {
        assert_eq!(guessed(&[0, 0]), None);
        assert_eq!(guessed(&[0, 9, 0]), Some(1.0));
        assert_eq!(guessed(&[6, 2, 0]), Some(0.75));
        // Two of each: whichever it is, the others are more of the other kind.
        assert_eq!(guessed(&[2, 2]), Some(0.0));
        // Two of one and one of another: the two see a tie.
        assert_eq!(guessed(&[2, 1]), Some(1.0 / 3.0));
        // Nothing is known of the only one.
        assert_eq!(guessed(&[0, 1, 0, 0, 0]), Some(0.2));
    }

    /// In the first turn always a 4; in the second a 0 thrice and a 1 once. By turn, seven of eight are guessed. Without, the
    /// others of each 4 are as many 0 as 4, so two of the four are guessed.
    #[test]
    fn hidden_brokers_are_guessed_by_round_and_turn() {
        let mut notes = SeatNotes::default();
        let port = Spot::zone(0, Zone::Port);
        for low in [Value::Zero, Value::Zero, Value::Zero, Value::One] {
            notes.hidden = 0;
            notes.placed(0, Value::Three, port, Face::Up);
            notes.placed(0, Value::Four, port, Face::Down);
            notes.placed(0, low, port, Face::Down);
        }
        let rows = hidden(&notes.tally).rows;
        let values = |name: &str| rows.iter().find(|row| row.name == name).unwrap().values.clone();
        assert_eq!(values("guessed right"), [Some(87.5), Some(25.0)]);
        assert_eq!(values("round 1, turn 2"), [Some(75.0), Some(25.0), Some(0.0), Some(0.0), Some(0.0)]);
        assert_eq!(values("round 2, turn 1"), [None; 5]);
    }

    #[test]
    fn bids_are_named_as_in_the_notation() {
        let bids = bids();
        assert_eq!((bids.len(), bids[0].as_str(), bids[14].as_str()), (15, "bid 4 4", "bid 0 0"));
        assert!(bids.iter().all(|bid| bid.parse::<Action>().is_ok()));
    }
}
