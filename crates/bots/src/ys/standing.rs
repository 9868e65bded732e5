//! The strength of all seats on all spots, as one seat sees it: visible brokers count what they show, face-down ones the mean
//! of what their owner has left, and rivals may still add brokers. From that follows the probability that a sum wins.
//!
//! Sums are compared in twenty [`Contest`]s: the zones of the city, the districts, the rows of the market, and the whole
//! market. Every number about them is an array over all twenty, so that the compiler computes several at once.

use super::gems::{LANES, lane, lane_of};
use super::parameters::{Parameter, Parameters};
use crate::math::sigmoid;
use game::Seat;
use ys::components::{BROKERS, EXPRESS_LEAVES_OUT, MERCENARY, SPARE, SPARES};
use ys::{Active, Board, Owner, Spot, Step, View, Zone};

/// Number of zones and cells.
pub(super) const SPOTS: usize = 24;
/// Number of zones; the cells of the market come after them.
const CELLS: usize = 12;
/// The number of districts that there can be.
pub(super) const DISTRICTS: usize = 4;
const ROWS: usize = 3;
const COLUMNS: usize = 4;

/// A comparison of sums: its index in the arrays of [`Standing`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Contest(usize);

/// Number of contests.
pub(super) const CONTESTS: usize = CELLS + DISTRICTS + ROWS + 1;

impl Contest {
    /// The best bidder of the market (Y4.9).
    pub(super) const MARKET: Contest = Contest(CONTESTS - 1);

    /// A zone of the city.
    pub(super) fn zone(district: u8, zone: Zone) -> Contest {
        Contest(usize::from(Spot::zone(district, zone).index()) % CELLS)
    }

    /// A whole district (Y4.1).
    pub(super) fn district(district: u8) -> Contest {
        Contest(CELLS + usize::from(district) % DISTRICTS)
    }

    /// A row of the market (Y4.7).
    pub(super) fn row(row: u8) -> Contest {
        Contest(CELLS + DISTRICTS + usize::from(row) % ROWS)
    }

    /// The two contests that a broker on a spot takes part in; none in the throne room.
    #[inline]
    fn both(spot: Spot) -> Option<[usize; 2]> {
        const BOTH: [[u8; 2]; SPOTS] = {
            let mut both = [[0; 2]; SPOTS];
            let mut spot = 0;
            while spot < SPOTS {
                both[spot] = if spot < CELLS {
                    [spot as u8, (CELLS + spot / 3) as u8]
                } else {
                    [(CELLS + DISTRICTS + (spot - CELLS) % ROWS) as u8, (CONTESTS - 1) as u8]
                };
                spot += 1;
            }
            both
        };
        let both = BOTH.get(usize::from(spot.index()))?;
        Some(both.map(usize::from))
    }

    pub(super) fn index(self) -> usize {
        self.0
    }
}

/// A number for every contest.
pub(super) type OfContests = [f32; CONTESTS];

/// How many times more is expected to be added to a contest than to a zone.
const SHARE: OfContests = [1., 1., 1., 1., 1., 1., 1., 1., 1., 1., 1., 1., 3., 3., 3., 3., 1.5, 1.5, 1.5, 4.];

/// A rival in all contests.
#[derive(Clone, Copy)]
struct Rival {
    lane: usize,
    /// The expected sum.
    expected: OfContests,
    /// The inverse of its standard deviation.
    certainty: OfContests,
}

/// Expected sum of a rival who cannot be there.
const NOWHERE: f32 = -1000.0;

/// The brokers of one owner in all contests.
#[derive(Clone, Copy)]
struct Force {
    sum: OfContests,
    brokers: OfContests,
    hidden: OfContests,
}

const NO_FORCE: Force = Force { sum: [0.0; CONTESTS], brokers: [0.0; CONTESTS], hidden: [0.0; CONTESTS] };

/// The contests as one seat sees them.
pub(super) struct Standing {
    rivals: [Rival; LANES - 1],
    number: usize,
    /// The seat's own sums.
    mine: OfContests,
    /// 1 where the seat has a broker, 0 elsewhere.
    here: OfContests,
    /// The probability of winning with the present sum, whether the seat has a broker there or not.
    chance: OfContests,
    /// The expected number of rivals ahead of the present sum.
    ahead: OfContests,
    /// The sum of each column, and the inverse of the standard deviation of their differences (Y4.8).
    pub(super) columns: ([f32; COLUMNS], f32),
}

/// What can be seen of the brokers, and what it leads to expect.
struct Count {
    forces: [Force; LANES],
    columns: [f32; COLUMNS],
    hidden_in_market: f32,
    /// Brokers that each owner will still place.
    left: [f32; LANES],
    /// What a tie with each rival counts, in pips.
    tie: [f32; LANES],
}

impl Standing {
    pub(super) fn of(view: &View, seat: Seat, parameters: Parameters) -> Standing {
        Standing::with_open(view, seat, parameters, &open(view.board()))
    }

    /// The contests if nobody could add to any zone of the city: each zone as the Queen would leave it (Y5.15).
    pub(super) fn if_closed(view: &View, seat: Seat, parameters: Parameters) -> Standing {
        let mut open = open(view.board());
        open[..CELLS].fill(0.0);
        Standing::with_open(view, seat, parameters, &open)
    }

    fn with_open(view: &View, seat: Seat, parameters: Parameters, open: &OfContests) -> Standing {
        let board = view.board();
        let mut count = Count {
            forces: [NO_FORCE; LANES],
            columns: [0.0; COLUMNS],
            hidden_in_market: 0.0,
            left: [0.0; LANES],
            tie: [0.0; LANES],
        };
        count.brokers(view, seat, parameters.of(Parameter::HiddenBias));
        count.ties(board, seat);
        let me = &count.forces[lane_of(seat)];
        let nobody = Rival { lane: LANES, expected: [NOWHERE; CONTESTS], certainty: [1.0; CONTESTS] };
        let mut standing = Standing {
            rivals: [nobody; LANES - 1],
            number: 0,
            mine: me.sum,
            here: me.brokers.map(|brokers| brokers.min(1.0)),
            chance: [1.0; CONTESTS],
            ahead: [0.0; CONTESTS],
            columns: count.columns(open, parameters),
        };
        for owner in board.owners().filter(|owner| *owner != seat.into()).take(LANES - 1) {
            standing.rivals[standing.number] = count.rival(lane(owner), open, parameters);
            standing.number += 1;
        }
        (standing.chance, standing.ahead) = standing.with(0.0);
        standing
    }

    fn rivals(&self) -> &[Rival] {
        &self.rivals[..self.number]
    }

    /// The probability of winning each contest with `more` pips, and the expected number of rivals ahead.
    pub(super) fn with(&self, more: f32) -> (OfContests, OfContests) {
        let (mut chance, mut ahead) = ([1.0; CONTESTS], [0.0; CONTESTS]);
        for rival in self.rivals() {
            for contest in 0..CONTESTS {
                let lead = (self.mine[contest] + more - rival.expected[contest]) * rival.certainty[contest];
                let probability = sigmoid(lead);
                chance[contest] *= probability;
                ahead[contest] += 1.0 - probability;
            }
        }
        (chance, ahead)
    }

    /// The same for one contest.
    fn one_with(&self, Contest(contest): Contest, more: f32) -> (f32, f32) {
        let (mut chance, mut ahead) = (1.0, 0.0);
        for rival in self.rivals() {
            let lead = (self.mine[contest] + more - rival.expected[contest]) * rival.certainty[contest];
            let probability = sigmoid(lead);
            chance *= probability;
            ahead += 1.0 - probability;
        }
        (chance, ahead)
    }

    /// Whether the seat has a broker there.
    pub(super) fn is_here(&self, contest: Contest) -> bool {
        self.here[contest.0] > 0.0
    }

    /// Whether a rival has a broker there or may place one.
    pub(super) fn is_contested(&self, contest: Contest) -> bool {
        self.rivals().iter().any(|rival| rival.expected[contest.0] > NOWHERE)
    }

    /// The probability of winning now; 0 without a broker there.
    pub(super) fn now(&self, contest: Contest) -> f32 {
        self.here[contest.0] * self.chance[contest.0]
    }

    /// The same for all contests.
    pub(super) fn all_now(&self) -> OfContests {
        std::array::from_fn(|contest| self.here[contest] * self.chance[contest])
    }

    /// The expected number of rivals ahead.
    pub(super) fn ahead_now(&self, contest: Contest) -> f32 {
        self.ahead[contest.0]
    }

    /// How much a broker of `more` pips adds to the probability of winning.
    pub(super) fn gain(&self, contest: Contest, more: f32) -> f32 {
        self.one_with(contest, more).0 - self.now(contest)
    }

    /// The expected number of rivals ahead with `more` pips.
    pub(super) fn ahead(&self, contest: Contest, more: f32) -> f32 {
        self.one_with(contest, more).1
    }

    /// The probability of winning with the present sum, whether the seat has a broker there or not.
    pub(super) fn chance(&self, contest: Contest) -> f32 {
        self.chance[contest.0]
    }

    /// The probability of winning, and the expected number of rivals ahead, after the neutral of a game of two players has
    /// added `more` pips.
    pub(super) fn after_neutral(&self, Contest(contest): Contest, more: f32) -> (f32, f32) {
        let (mut chance, mut ahead) = (1.0, 0.0);
        for rival in self.rivals() {
            let expected = rival.expected[contest];
            let is_neutral = rival.lane == lane(Owner::Neutral);
            let expected = if is_neutral { expected.max(-0.5) + more } else { expected };
            let probability = sigmoid((self.mine[contest] - expected) * rival.certainty[contest]);
            chance *= probability;
            ahead += 1.0 - probability;
        }
        (chance, ahead)
    }
}

/// The share of each contest where brokers can still be added.
fn open(board: &Board) -> OfContests {
    let mut open = [1.0; CONTESTS];
    if let Some([zone, _]) = board.closed().and_then(Contest::both) {
        open[zone] = 0.0;
    }
    let mut market = 0.0;
    for row in 0..ROWS as u8 {
        let share = board.open().and(ys::Spots::row(row)).iter().count() as f32 / COLUMNS as f32;
        open[Contest::row(row).0] = share;
        market += share;
    }
    open[Contest::MARKET.0] = market / ROWS as f32;
    open
}

impl Count {
    /// Adds up the brokers. A face-down one counts the mean of what its owner has left.
    fn brokers(&mut self, view: &View, seat: Seat, bias: f32) {
        let board = view.board();
        let (mut known, mut numbers, mut hidden) = ([0.0; LANES], [0.0; LANES], [0.0; LANES]);
        let mut hidden_in_columns = [[0.0; COLUMNS]; LANES];
        for (index, broker) in board.brokers().iter().enumerate() {
            let lane = lane(broker.owner);
            numbers[lane] += 1.0;
            let value = view.value(index).map(|value| f32::from(value.number()));
            known[lane] += value.unwrap_or_default();
            let worth = if broker.is_marked() { Some(f32::from(MERCENARY)) } else { value };
            let is_hidden = if worth.is_none() { 1.0 } else { 0.0 };
            let Some(contests) = Contest::both(broker.spot) else { continue };
            hidden[lane] += is_hidden;
            for contest in contests {
                self.forces[lane].sum[contest] += worth.unwrap_or_default();
                self.forces[lane].brokers[contest] += 1.0;
                self.forces[lane].hidden[contest] += is_hidden;
            }
            if let Some(column) = broker.spot.column() {
                // Of equal sums, the one with more brokers is ahead.
                self.columns[column.index()] += worth.unwrap_or_default() + 0.05;
                hidden_in_columns[lane][column.index()] += is_hidden;
            }
        }
        let mut means = [1.75; LANES];
        for other in board.seats().filter(|other| *other != seat) {
            let lane = lane_of(other);
            let (sum, number) = unseen(board, other);
            let number = number - (numbers[lane] - hidden[lane]);
            means[lane] = ((sum - known[lane]) / number.max(1.0) + bias).clamp(0.0, 4.0);
        }
        for (lane, mean) in means.into_iter().enumerate().filter(|(lane, _)| hidden[*lane] > 0.0) {
            let force = &mut self.forces[lane];
            force.sum.iter_mut().zip(&force.hidden).for_each(|(sum, hidden)| *sum += hidden * mean);
            for (sum, hidden) in self.columns.iter_mut().zip(hidden_in_columns[lane]) {
                *sum += hidden * mean;
                self.hidden_in_market += hidden;
            }
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

    /// What is expected of a rival in all contests.
    fn rival(&self, lane: usize, open: &OfContests, parameters: Parameters) -> Rival {
        let (force, all_left, tie) = (&self.forces[lane], self.left[lane], self.tie[lane]);
        let (coming, coming_spread) = (parameters.of(Parameter::Coming), parameters.of(Parameter::ComingSpread));
        let (hidden_spread, if_absent) = (parameters.of(Parameter::HiddenSpread), parameters.of(Parameter::Absent));
        let mut rival = Rival { lane, expected: [NOWHERE; CONTESTS], certainty: [1.0; CONTESTS] };
        // Without a branch, so that several contests are computed at once.
        for contest in 0..CONTESTS {
            let left = all_left * open[contest];
            let brokers = force.brokers[contest];
            let absent = if brokers > 0.0 { 0.0 } else { if_absent };
            let coming_here = left * SHARE[contest];
            let expected = force.sum[contest] - absent + coming_here * coming - tie;
            let variance = 0.01 + coming_here * coming_spread + force.hidden[contest] * hidden_spread;
            rival.expected[contest] = if brokers + left > 0.0 { expected } else { NOWHERE };
            rival.certainty[contest] = 1.0 / variance.sqrt();
        }
        rival
    }

    fn columns(&self, open: &OfContests, parameters: Parameters) -> ([f32; COLUMNS], f32) {
        let left: f32 = self.left.iter().sum::<f32>() * open[Contest::MARKET.0];
        let variance = 0.1
            + left * parameters.of(Parameter::ComingSpread)
            + self.hidden_in_market * parameters.of(Parameter::HiddenSpread) / 2.0;
        (self.columns, 1.0 / variance.sqrt())
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
