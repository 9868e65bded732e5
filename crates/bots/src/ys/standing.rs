//! The strength of all seats on all spots, as one seat sees it: visible brokers count what they show, face-down ones the mean
//! of what their owner has left, and rivals may still add brokers. From that follows the probability that a sum wins.

use super::gems::{LANES, lane, lane_of};
use super::parameters::{Parameter, Parameters};
use crate::math::sigmoid;
use game::Seat;
use ys::components::{BROKERS, EXPRESS_LEAVES_OUT, MERCENARY, SPARE, SPARES};
use ys::{Active, Board, Color, Owner, Spot, Step, View, Zone};

/// Number of zones and cells.
pub(super) const SPOTS: usize = 24;
const CELLS: usize = 12;
const DISTRICTS: usize = 4;
const ROWS: usize = 3;
const COLUMNS: usize = 4;

/// The brokers of one owner where sums are compared.
#[derive(Clone, Copy, Default)]
struct Force {
    sum: f32,
    brokers: f32,
    hidden: f32,
}

impl Force {
    fn plus(self, other: Force) -> Force {
        Force { sum: self.sum + other.sum, brokers: self.brokers + other.brokers, hidden: self.hidden + other.hidden }
    }
}

/// A comparison of sums, as one seat sees it: for each rival the expected sum, and the inverse of its standard deviation.
#[derive(Clone, Copy)]
pub(super) struct Contest {
    expected: [f32; LANES],
    certainty: [f32; LANES],
    /// The seat's own sum.
    mine: f32,
    /// Whether the seat has a broker there.
    pub(super) here: bool,
}

/// Expected sum of a rival who cannot be there.
const NOWHERE: f32 = -1000.0;

impl Contest {
    /// The probability of being ahead of each rival with `more` pips.
    #[inline]
    fn ahead_of_each(&self, more: f32) -> [f32; LANES] {
        let sum = self.mine + more;
        let mut probabilities = [0.0; LANES];
        for (probability, (expected, certainty)) in
            probabilities.iter_mut().zip(self.expected.iter().zip(&self.certainty))
        {
            *probability = sigmoid((sum - expected) * certainty);
        }
        probabilities
    }

    /// The probability of being the best with `more` pips.
    #[inline]
    fn win(&self, more: f32) -> f32 {
        let [a, b, c, d] = self.ahead_of_each(more);
        (a * b) * (c * d)
    }

    /// The expected number of rivals ahead, with `more` pips.
    #[inline]
    pub(super) fn ahead(&self, more: f32) -> f32 {
        let [a, b, c, d] = self.ahead_of_each(more);
        LANES as f32 - ((a + b) + (c + d))
    }

    /// The probability of winning, whether the seat has a broker there or not.
    pub(super) fn chance(&self) -> f32 {
        self.win(0.0)
    }

    /// Whether a rival has a broker there or may place one.
    pub(super) fn contested(&self) -> bool {
        self.expected.iter().any(|expected| *expected > NOWHERE)
    }

    /// The probability of winning now; 0 without a broker there.
    pub(super) fn now(&self) -> f32 {
        if self.here { self.win(0.0) } else { 0.0 }
    }

    /// How much a broker of `more` pips adds to the probability of winning.
    #[inline]
    pub(super) fn gain(&self, more: f32) -> f32 {
        self.win(more) - self.now()
    }

    /// The contest after a rival has added `more` pips.
    pub(super) fn against(mut self, rival: usize, more: f32) -> Contest {
        if let Some(expected) = self.expected.get_mut(rival) {
            *expected = expected.max(-0.5) + more;
        }
        self
    }
}

/// The forces of all owners on every spot, and what decides between them.
pub(super) struct Standing {
    forces: [[Force; LANES]; SPOTS],
    /// Brokers that each owner will still place.
    left: [f32; LANES],
    /// What a tie with each rival counts, in pips.
    tie: [f32; LANES],
    me: usize,
    lanes: usize,
    spread: Spread,
    /// The share of each row of the market that is still open.
    open_rows: [f32; ROWS],
}

/// Expectations about what is not known yet: see [`Parameter`].
#[derive(Clone, Copy)]
struct Spread {
    coming: f32,
    coming_spread: f32,
    hidden_spread: f32,
    absent: f32,
}

impl Standing {
    pub(super) fn of(view: &View, seat: Seat, parameters: Parameters) -> Standing {
        let board = view.board();
        let mut standing = Standing {
            forces: [[Force::default(); LANES]; SPOTS],
            left: [0.0; LANES],
            tie: [0.0; LANES],
            me: lane_of(seat),
            lanes: board.owners().count().min(LANES),
            spread: Spread {
                coming: parameters.of(Parameter::Coming),
                coming_spread: parameters.of(Parameter::ComingSpread),
                hidden_spread: parameters.of(Parameter::HiddenSpread),
                absent: parameters.of(Parameter::Absent),
            },
            open_rows: [0.0; ROWS],
        };
        standing.count(view, seat, parameters.of(Parameter::HiddenBias));
        standing.ties(board, seat);
        for (row, open) in (0..).zip(&mut standing.open_rows) {
            *open = board.open().and(ys::Spots::row(row)).iter().count() as f32 / COLUMNS as f32;
        }
        standing
    }

    /// Adds up the brokers. A face-down one counts the mean of what its owner has left.
    fn count(&mut self, view: &View, seat: Seat, bias: f32) {
        let board = view.board();
        let (mut known, mut numbers) = ([0.0; LANES], [0.0; LANES]);
        for (index, broker) in board.brokers().iter().enumerate() {
            let lane = lane(broker.owner);
            numbers[lane] += 1.0;
            let value = view.value(index).map(|value| f32::from(value.number()));
            known[lane] += value.unwrap_or_default();
            let worth = if broker.is_marked() { Some(f32::from(MERCENARY)) } else { value };
            let force =
                Force { sum: worth.unwrap_or_default(), brokers: 1.0, hidden: if worth.is_none() { 1.0 } else { 0.0 } };
            if let Some(here) = self.forces.get_mut(usize::from(broker.spot.index())) {
                here[lane] = here[lane].plus(force);
            }
        }
        let mut hidden = [0.0; LANES];
        self.forces.iter().for_each(|here| here.iter().zip(&mut hidden).for_each(|(one, sum)| *sum += one.hidden));
        let mut means = [1.75; LANES];
        for other in board.seats().filter(|other| *other != seat) {
            let lane = lane_of(other);
            let (sum, number) = unseen(board, other);
            let number = number - (numbers[lane] - hidden[lane]);
            means[lane] = ((sum - known[lane]) / number.max(1.0) + bias).clamp(0.0, 4.0);
        }
        for here in &mut self.forces {
            here.iter_mut().zip(&means).for_each(|(force, mean)| force.sum += force.hidden * mean);
        }
        let turns = if board.options().express() { 3.0 } else { 4.0 };
        let scoring = board.phase() > 3 || matches!(board.step(), Step::LastBrokers | Step::LastLook(_));
        for owner in board.owners().filter(|_| !scoring) {
            self.left[lane(owner)] = (2.0 * turns - numbers[lane(owner)]).max(0.0);
        }
    }

    /// Y4.3: the better front wins a tie, then the lower order card; the neutral wins it always (Y8.2), the Schemer even
    /// against it (Y5.10). As long as brokers are placed the fronts are not complete.
    fn ties(&mut self, board: &Board, seat: Seat) {
        let schemes = |seat: Seat| board.active().any(|card| card == Active::Schemer(seat));
        let place = |seat: Seat| board.order().iter().position(|other| *other == seat).unwrap_or_default() as f32;
        let front = |seat: Seat| board.front(seat).sum() as f32;
        let (mine, my_place) = (front(seat), place(seat));
        let complete = board.phase() > 3;
        for owner in board.owners() {
            let tie = match owner.seat() {
                _ if schemes(seat) => 1.0,
                None => -1.0,
                Some(other) if schemes(other) => -1.0,
                Some(other) => {
                    let ahead = mine - front(other) + if my_place < place(other) { 0.25 } else { -0.25 };
                    if complete { ahead * 10.0 } else { ahead * 0.3 }
                }
            };
            self.tie[lane(owner)] = 0.5 * tie.clamp(-1.0, 1.0);
        }
    }

    /// The contest between the forces of some spots together. `open` is the share of them where brokers can be added,
    /// `share` how many times more is expected to be added there than to a zone.
    fn contest(&self, forces: &[Force; LANES], open: f32, share: f32) -> Contest {
        let spread = self.spread;
        let mut contest =
            Contest { expected: [NOWHERE; LANES], certainty: [1.0; LANES], mine: forces[self.me].sum, here: false };
        contest.here = forces[self.me].brokers > 0.0;
        for rival in (0..self.lanes).filter(|rival| *rival != self.me) {
            let force = forces[rival];
            let left = self.left[rival] * open;
            if force.brokers == 0.0 && left <= 0.0 {
                continue;
            }
            let absent = if force.brokers > 0.0 { 0.0 } else { spread.absent };
            contest.expected[rival] = force.sum - absent + left * spread.coming * share - self.tie[rival];
            let variance = 0.01 + left * spread.coming_spread * share + force.hidden * spread.hidden_spread;
            contest.certainty[rival] = 1.0 / variance.sqrt();
        }
        contest
    }

    /// The forces of all owners on several spots.
    fn together(&self, spots: impl Iterator<Item = usize>) -> [Force; LANES] {
        let mut all = [Force::default(); LANES];
        for spot in spots {
            all.iter_mut().zip(&self.forces[spot % SPOTS]).for_each(|(sum, one)| *sum = sum.plus(*one));
        }
        all
    }

    /// The contest of a zone of the city.
    pub(super) fn zone(&self, spot: Spot, closed: Option<Spot>) -> Contest {
        let open = if closed == Some(spot) { 0.0 } else { 1.0 };
        self.contest(&self.forces[usize::from(spot.index()) % SPOTS], open, 1.0)
    }

    /// The contest of a whole district (Y4.1).
    pub(super) fn district(&self, district: u8) -> Contest {
        let first = usize::from(Spot::zone(district, Zone::Port).index());
        self.contest(&self.together(first..first + 3), 1.0, 3.0)
    }

    /// The contest of a row of the market (Y4.7).
    pub(super) fn row(&self, row: u8) -> Contest {
        let cells = Color::ALL.into_iter().map(|column| usize::from(Spot::cell(column, row).index()));
        let open = self.open_rows.get(usize::from(row)).copied().unwrap_or_default();
        self.contest(&self.together(cells), open, 1.5)
    }

    /// The contest for the best bidder (Y4.9).
    pub(super) fn market(&self) -> Contest {
        let open: f32 = self.open_rows.iter().sum::<f32>() / ROWS as f32;
        self.contest(&self.together(CELLS..SPOTS), open, 4.0)
    }

    /// The sum of each column, and the inverse of the standard deviation of their differences (Y4.8).
    pub(super) fn columns(&self) -> ([f32; COLUMNS], f32) {
        let mut sums = [0.0; COLUMNS];
        let mut hidden = 0.0;
        for (spot, here) in self.forces.iter().enumerate().skip(CELLS) {
            for force in here {
                // Of equal sums, the one with more brokers is ahead.
                sums[(spot - CELLS) / ROWS] += force.sum + 0.05 * force.brokers;
                hidden += force.hidden;
            }
        }
        let left: f32 = self.left.iter().sum();
        let open: f32 = self.open_rows.iter().sum::<f32>() / ROWS as f32;
        let variance = 0.1 + left * open * self.spread.coming_spread + hidden * self.spread.hidden_spread / 2.0;
        (sums, 1.0 / variance.sqrt())
    }

    /// The lane of the neutral in a game of two players.
    pub(super) fn neutral(&self) -> usize {
        lane(Owner::Neutral)
    }
}

/// The sum and number of the brokers of a seat that are not in front of its screen or in the throne room.
fn unseen(board: &Board, seat: Seat) -> (f32, f32) {
    let set = if board.options().express() { BROKERS.minus(EXPRESS_LEAVES_OUT) } else { BROKERS };
    let front = board.front(seat);
    let throne = board.throne(seat);
    let spares = throne.len().min(SPARES) as f32;
    // Brokers in the throne room are only known to be ordinary: the mean of those is 2.
    let away = throne.len() as f32;
    let sum = set.sum() as f32 - front.sum() as f32 + spares * f32::from(SPARE.number()) - 2.0 * away;
    (sum, set.len() as f32 - front.len() as f32 + spares - away)
}

/// The number of districts that there can be.
pub(super) const MOST_DISTRICTS: usize = DISTRICTS;
