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

/// A number for every district. Only there it counts who is second (Y4.1).
pub(super) type OfDistricts = [f32; DISTRICTS];

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

/// The brokers of one owner in a contest, in one word, so that one addition counts a broker: what they show, how many they are,
/// and how many of them are hidden.
#[derive(Clone, Copy, Default)]
struct Force(u32);

impl Force {
    const SUM: u32 = 0x3ff;
    const BROKERS: u32 = 10;
    const HIDDEN: u32 = 20;

    /// One broker, which shows this.
    #[inline]
    fn broker(worth: u32, is_hidden: bool) -> Force {
        Force(worth | 1 << Force::BROKERS | u32::from(is_hidden) << Force::HIDDEN)
    }

    #[inline]
    fn sum(self) -> f32 {
        (self.0 & Force::SUM) as i32 as f32
    }

    #[inline]
    fn brokers(self) -> f32 {
        (self.0 >> Force::BROKERS & Force::SUM) as i32 as f32
    }

    #[inline]
    fn hidden(self) -> f32 {
        (self.0 >> Force::HIDDEN) as i32 as f32
    }
}

/// An array of forces is so long that every index of five bits is in it.
const FORCES: usize = 32;

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
    /// The expected number of rivals ahead of the present sum in each district.
    ahead: OfDistricts,
    /// The sum of each column, and the inverse of the standard deviation of their differences (Y4.8).
    pub(super) columns: ([f32; COLUMNS], f32),
}

/// What can be seen of the brokers, and what it leads to expect.
struct Count {
    forces: [[Force; FORCES]; LANES],
    /// What each hidden broker of an owner is expected to be.
    means: [f32; LANES],
    columns: [f32; COLUMNS],
    hidden_in_market: f32,
    /// Brokers that each owner will still place.
    left: [f32; LANES],
    /// What a tie with each rival counts, in pips.
    tie: [f32; LANES],
}

impl Standing {
    /// Nothing known yet.
    pub(super) const EMPTY: Standing = Standing {
        rivals: [Rival { lane: 0, expected: [0.0; CONTESTS], certainty: [0.0; CONTESTS] }; LANES - 1],
        number: 0,
        mine: [0.0; CONTESTS],
        here: [0.0; CONTESTS],
        chance: [0.0; CONTESTS],
        ahead: [0.0; DISTRICTS],
        columns: ([0.0; COLUMNS], 0.0),
    };

    /// Looks at the contests. It is done in place, because a standing is large and this is done for most actions of a rollout.
    pub(super) fn look(&mut self, view: &View, seat: Seat, parameters: Parameters) {
        self.look_with(view, seat, parameters, &open(view.board()));
    }

    /// The contests if nobody could add to any zone of the city: each zone as the Queen would leave it (Y5.15).
    pub(super) fn if_closed(view: &View, seat: Seat, parameters: Parameters) -> Standing {
        let mut open = open(view.board());
        open[..CELLS].fill(0.0);
        let mut standing = Standing::EMPTY;
        standing.look_with(view, seat, parameters, &open);
        standing
    }

    fn look_with(&mut self, view: &View, seat: Seat, parameters: Parameters, open: &OfContests) {
        let board = view.board();
        let mut count = Count {
            forces: [[Force::default(); FORCES]; LANES],
            means: [1.75; LANES],
            columns: [0.0; COLUMNS],
            hidden_in_market: 0.0,
            left: [0.0; LANES],
            tie: [0.0; LANES],
        };
        count.brokers(view, seat, parameters.of(Parameter::HiddenBias));
        count.ties(board, seat);
        self.mine = count.sums(lane_of(seat));
        let me = &count.forces[lane_of(seat)];
        self.here = std::array::from_fn(|contest| me[contest].brokers().min(1.0));
        self.columns = count.columns(open, parameters);
        self.number = 0;
        for owner in board.owners().filter(|owner| *owner != seat.into()).take(LANES - 1) {
            count.rival(lane(owner), open, parameters, &mut self.rivals[self.number]);
            self.number += 1;
        }
        (self.chance, self.ahead) = self.with(0.0);
    }

    fn rivals(&self) -> &[Rival] {
        &self.rivals[..self.number]
    }

    /// The probability of winning each contest with `more` pips, and the expected number of rivals ahead in each district.
    pub(super) fn with(&self, more: f32) -> (OfContests, OfDistricts) {
        let (mut chance, mut ahead) = ([1.0; CONTESTS], [0.0; DISTRICTS]);
        for rival in self.rivals() {
            let probability: OfContests = std::array::from_fn(|contest| {
                sigmoid((self.mine[contest] + more - rival.expected[contest]) * rival.certainty[contest])
            });
            chance.iter_mut().zip(probability).for_each(|(chance, probability)| *chance *= probability);
            let districts = &probability[CELLS..CELLS + DISTRICTS];
            ahead.iter_mut().zip(districts).for_each(|(ahead, probability)| *ahead += 1.0 - probability);
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

    /// The expected number of rivals ahead in a district.
    pub(super) fn ahead_now(&self, district: u8) -> f32 {
        self.ahead[usize::from(district) % DISTRICTS]
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
        let share = board.open().and(ys::Spots::row(row)).len() as f32 / COLUMNS as f32;
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
        let (mut known, mut numbers, mut hidden) = ([0; LANES], [0; LANES], [0; LANES]);
        let mut hidden_in_columns = [[0; COLUMNS]; LANES];
        for (broker, value) in board.brokers().iter().zip(view.values()) {
            let lane = lane(broker.owner);
            numbers[lane] += 1;
            let shown = value.map_or(0, |value| u32::from(value.number()));
            known[lane] += shown;
            let worth = if broker.is_marked() { MERCENARY.into() } else { shown };
            let is_hidden = value.is_none() && !broker.is_marked();
            let Some(contests) = Contest::both(broker.spot) else { continue };
            hidden[lane] += u32::from(is_hidden);
            let force = Force::broker(worth, is_hidden).0;
            contests.into_iter().for_each(|contest| self.forces[lane][contest % FORCES].0 += force);
            if let Some(column) = broker.spot.column() {
                // Of equal sums, the one with more brokers is ahead.
                self.columns[column.index()] += worth as f32 + 0.05;
                hidden_in_columns[lane][column.index()] += u32::from(is_hidden);
            }
        }
        for other in board.seats().filter(|other| *other != seat) {
            let lane = lane_of(other);
            let (sum, number) = unseen(board, other);
            let number = number - (numbers[lane] - hidden[lane]) as f32;
            self.means[lane] = ((sum - known[lane] as f32) / number.max(1.0) + bias).clamp(0.0, 4.0);
        }
        for (hidden, mean) in hidden_in_columns.iter().zip(self.means) {
            for (sum, hidden) in self.columns.iter_mut().zip(hidden) {
                *sum += *hidden as f32 * mean;
                self.hidden_in_market += *hidden as f32;
            }
        }
        let turns = if board.options().express() { 3.0 } else { 4.0 };
        let scoring = board.phase() > 3 || matches!(board.step(), Step::LastBrokers | Step::LastLook(_));
        for owner in board.owners().filter(|_| !scoring) {
            self.left[lane(owner)] = (2.0 * turns - numbers[lane(owner)] as f32).max(0.0);
        }
    }

    /// Y4.3: the better front wins a tie, then the lower order card; the neutral wins it always (Y8.2), the Schemer even
    /// against it (Y5.10). As long as brokers are placed the fronts are not complete.
    fn ties(&mut self, board: &Board, seat: Seat) {
        let schemer = board.active().find_map(|card| if let Active::Schemer(seat) = card { Some(seat) } else { None });
        let front = |seat: Seat| board.front(seat).sum() as f32;
        let mine = front(seat);
        let complete = board.phase() > 3;
        let mut am_before = false;
        for other in board.order().iter().copied() {
            let ahead = mine - front(other) + if am_before { 0.25 } else { -0.25 };
            am_before |= other == seat;
            let tie: f32 = match schemer {
                Some(schemer) if schemer == seat => 1.0,
                Some(schemer) if schemer == other => -1.0,
                _ if complete => ahead * 10.0,
                _ => ahead * 0.3,
            };
            self.tie[lane_of(other)] = 0.5 * tie.clamp(-1.0, 1.0);
        }
        if board.options().players == 2 {
            self.tie[lane(Owner::Neutral)] = if schemer == Some(seat) { 0.5 } else { -0.5 };
        }
    }

    /// The sums of a lane in all contests, as they are expected to be.
    fn sums(&self, lane: usize) -> OfContests {
        let (forces, mean) = (&self.forces[lane], self.means[lane]);
        std::array::from_fn(|contest| forces[contest].sum() + forces[contest].hidden() * mean)
    }

    /// What is expected of a rival in all contests.
    fn rival(&self, lane: usize, open: &OfContests, parameters: Parameters, rival: &mut Rival) {
        let (forces, all_left, tie) = (&self.forces[lane], self.left[lane], self.tie[lane]);
        let sums = self.sums(lane);
        let (coming, coming_spread) = (parameters.of(Parameter::Coming), parameters.of(Parameter::ComingSpread));
        let (hidden_spread, if_absent) = (parameters.of(Parameter::HiddenSpread), parameters.of(Parameter::Absent));
        rival.lane = lane;
        // Without a branch, so that several contests are computed at once.
        for contest in 0..CONTESTS {
            let left = all_left * open[contest];
            let brokers = forces[contest].brokers();
            let absent = if brokers > 0.0 { 0.0 } else { if_absent };
            let coming_here = left * SHARE[contest];
            let expected = sums[contest] - absent + coming_here * coming - tie;
            let variance = 0.01 + coming_here * coming_spread + forces[contest].hidden() * hidden_spread;
            rival.expected[contest] = if brokers + left > 0.0 { expected } else { NOWHERE };
            rival.certainty[contest] = 1.0 / variance.sqrt();
        }
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
