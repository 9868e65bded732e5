//! What a broker brings on each spot: the zone that it helps to win, the gems of the district, a row of the market, the
//! quotations. Computed once for a decision, then looked up for every action.

use super::evaluation::{card_feature, next_black};
use super::gems::{Gems, lane_of};
use super::parameters::{Parameter, Parameters};
use super::standing::{Contest, MOST_DISTRICTS, SPOTS, Standing};
use crate::Mind;
use crate::math::sigmoid;
use game::Seat;
use ys::components::{KING, MERCHANTS_TRADE, PRINCE, ROUNDS, TRADE};
use ys::{Active, Board, Character, Color, Gem, Spot, State, Value, Values, View, Zone};

/// Zones of a district, rows of the market.
const ZONES: usize = Zone::ALL.len();
const ROWS: usize = 3;
const COLORS: usize = Color::ALL.len();

/// Everything on the board that can be won, as one seat sees it.
pub(super) struct Prospects {
    pub(super) standing: Standing,
    /// What another gem of each colour brings.
    gem: [f32; COLORS],
    /// What a step up of each quotation brings.
    quote: [f32; COLORS],
    /// The zones of the districts: worth and contest.
    pub(super) zones: [[(f32, Contest); ZONES]; MOST_DISTRICTS],
    /// The districts: worth of each place, and contest.
    pub(super) districts: [([f32; 5], Contest); MOST_DISTRICTS],
    rows: [(f32, Contest); ROWS],
    market: (f32, Contest),
    columns: ([f32; COLORS], f32),
    column_worth: f32,
    at_once: f32,
    closed: Option<Spot>,
}

/// The share of a round that is still uncertain while brokers are placed.
const REST_OF_ROUND: f32 = 0.6;

/// Rounds after the current one.
pub(super) fn rounds_left(board: &Board) -> f32 {
    f32::from(ROUNDS.saturating_sub(board.round()))
}

impl Prospects {
    pub(super) fn of(view: &View, seat: Seat, mind: &Mind<State>, parameters: Parameters) -> Prospects {
        let board = view.board();
        let gems = Gems::of(board, rounds_left(board) + REST_OF_ROUND);
        let standing = Standing::of(view, seat, parameters);
        let me = lane_of(seat);
        let gem = gems.gains(me, parameters.of(Parameter::Spite));
        let quote = gems.quote_gains(me);
        let nothing = standing.row(0);
        let highest = quote.iter().fold(0.0, |high: f32, gain| high.max(gain.abs()));
        let mut prospects = Prospects {
            gem,
            quote,
            zones: [[(0.0, nothing); ZONES]; MOST_DISTRICTS],
            districts: [([0.0; 5], nothing); MOST_DISTRICTS],
            rows: [(0.0, nothing); ROWS],
            market: (highest * parameters.of(Parameter::Quotation), standing.market()),
            columns: standing.columns(),
            column_worth: parameters.of(Parameter::Column) * 4.0 / 3.0,
            at_once: parameters.of(Parameter::Market),
            closed: board.closed(),
            standing,
        };
        prospects.city(board, seat, mind, parameters);
        prospects.rows(board, parameters);
        prospects
    }

    fn city(&mut self, board: &Board, seat: Seat, mind: &Mind<State>, parameters: Parameters) {
        let merchant = board.active().any(|card| card == Active::Merchant);
        let trade = f32::from(if merchant { MERCHANTS_TRADE } else { TRADE });
        let spite = 1.0 + parameters.of(Parameter::Spite);
        let port = next_black(board.holdings(seat.into()).black) * parameters.of(Parameter::Port);
        for district in 0..board.options().districts.min(MOST_DISTRICTS as u8) {
            let palace = board.character(district).map_or(0.0, |card| self.card(card, board, mind));
            let worths =
                [port, trade * spite * parameters.of(Parameter::Trade), palace * parameters.of(Parameter::Palace)];
            for (zone, worth) in Zone::ALL.into_iter().zip(worths) {
                let contest = self.standing.zone(Spot::zone(district, zone), self.closed);
                self.zones[usize::from(district)][zone as usize] = (worth, contest);
            }
            let places = self.places(board, district).map(|worth| worth * parameters.of(Parameter::District));
            self.districts[usize::from(district)] = (places, self.standing.district(district));
        }
    }

    /// The worth of a character.
    fn card(&self, card: Character, board: &Board, mind: &Mind<State>) -> f32 {
        match card {
            Character::King => f32::from(KING),
            Character::Prince => f32::from(PRINCE),
            Character::Blue => self.worth(Gem::White),
            card => card_feature(card).map_or(0.0, |feature| mind.feature_weights(f32::from(board.round()))[feature]),
        }
    }

    /// The worth of a gem; white counts as the best colour.
    fn worth(&self, gem: Gem) -> f32 {
        match gem.color() {
            Some(color) => self.gem[color.index()],
            None => self.gem.iter().copied().fold(f32::NEG_INFINITY, f32::max),
        }
    }

    /// The worth of each place in a district (Y4.1): each seat takes the best gem that is left.
    fn places(&self, board: &Board, district: u8) -> [f32; 5] {
        let Some(ship) = board.ship(district) else { return [0.0; 5] };
        let [big, second, third] = ship.gems();
        let mut worths = [self.worth(big), self.worth(second), self.worth(third), f32::NEG_INFINITY];
        if board.options().players == 4 {
            worths[3] = worths[0];
        }
        worths.sort_by(|a, b| b.total_cmp(a));
        [worths[0] + worths[1], worths[2], worths[3].max(0.0), 0.0, 0.0]
    }

    fn rows(&mut self, board: &Board, parameters: Parameters) {
        for row in 0..ROWS as u8 {
            let worth = board.market_gem(row).map_or(0.0, |gem| self.worth(gem));
            self.rows[usize::from(row)] = (worth * parameters.of(Parameter::Row), self.standing.row(row));
        }
    }

    /// What a broker of each of these values brings on each spot.
    pub(super) fn gains(&self, values: Values) -> [[f32; SPOTS]; Value::ALL.len()] {
        let mut gains = [[0.0; SPOTS]; Value::ALL.len()];
        for value in values.kinds() {
            let more = f32::from(value.number());
            let (city, cells) = gains[usize::from(value.number())].split_at_mut(MOST_DISTRICTS * ZONES);
            for (district, zones) in (0..).zip(city.chunks_exact_mut(ZONES)) {
                let whole = self.district_gain(district, more);
                for (zone, gain) in Zone::ALL.into_iter().zip(zones) {
                    *gain = whole + self.zone_gain(district, zone, more);
                }
            }
            let rows: [f32; ROWS] = std::array::from_fn(|row| self.row_gain(row as u8, more));
            let market = self.market_gain(more);
            for (column, cells) in Color::ALL.into_iter().zip(cells.chunks_exact_mut(ROWS)) {
                let column = self.column_gain(column, more) + market;
                cells.iter_mut().zip(rows).for_each(|(gain, row)| *gain = column + row);
            }
        }
        gains
    }

    /// What `more` pips on a spot bring. A new broker also brings presence; `0.0` is presence alone.
    pub(super) fn gain(&self, spot: Spot, more: f32) -> f32 {
        match (spot.district(), spot.kind()) {
            (Some(district), Some(zone)) => self.zone_gain(district, zone, more) + self.district_gain(district, more),
            _ => self.cell_gain(spot, more),
        }
    }

    pub(super) fn zone_gain(&self, district: u8, zone: Zone, more: f32) -> f32 {
        let (worth, contest) = &self.zones[usize::from(district) % MOST_DISTRICTS][zone as usize];
        worth * contest.gain(more)
    }

    pub(super) fn district_gain(&self, district: u8, more: f32) -> f32 {
        let (places, contest) = &self.districts[usize::from(district) % MOST_DISTRICTS];
        let now = if contest.here { between(places, contest.ahead(0.0)) } else { 0.0 };
        between(places, contest.ahead(more)) - now
    }

    fn cell_gain(&self, spot: Spot, more: f32) -> f32 {
        let (Some(column), Some(row)) = (spot.column(), spot.row()) else { return 0.0 };
        self.row_gain(row, more) + self.column_gain(column, more) + self.market_gain(more)
    }

    /// The gain of becoming the best bidder (Y4.9), and the point scored at once (Y3.4).
    fn market_gain(&self, more: f32) -> f32 {
        self.market.0 * self.market.1.gain(more) + self.at_once
    }

    fn row_gain(&self, row: u8, more: f32) -> f32 {
        let (worth, contest) = &self.rows[usize::from(row) % ROWS];
        worth * contest.gain(more)
    }

    /// The gain of `more` pips in a column (Y4.8). Each column that it overtakes is about 4/3 of a step apart.
    fn column_gain(&self, column: Color, more: f32) -> f32 {
        let (sums, certainty) = &self.columns;
        let column = column.index();
        let mut gain = 0.0;
        for other in (0..COLORS).filter(|other| *other != column) {
            let apart = sums[column] - sums[other];
            let more = sigmoid((apart + more + 0.05) * certainty) - sigmoid(apart * certainty);
            gain += more * (self.quote[column] - self.quote[other]);
        }
        gain * self.column_worth
    }

    /// The loss if the neutral gets `more` pips on a spot (Y8.1), as a negative number.
    pub(super) fn hurt(&self, spot: Spot, more: f32) -> f32 {
        let neutral = self.standing.neutral();
        let lost = |(worth, contest): &(f32, Contest)| {
            let against = contest.against(neutral, more);
            worth * (against.chance() - contest.chance())
        };
        match (spot.district(), spot.kind(), spot.row()) {
            (Some(district), Some(zone), _) => {
                let (places, contest) = &self.districts[usize::from(district) % MOST_DISTRICTS];
                let against = contest.against(neutral, more);
                let district_lost = between(places, against.ahead(0.0)) - between(places, contest.ahead(0.0));
                lost(&self.zones[usize::from(district) % MOST_DISTRICTS][zone as usize]) + district_lost
            }
            (_, _, Some(row)) => {
                let column = spot.column().map_or(0.0, |column| self.column_gain(column, more));
                lost(&self.rows[usize::from(row) % ROWS]) + lost(&self.market) + column
            }
            _ => 0.0,
        }
    }
}

/// Interpolates the worth of a fractional place.
pub(super) fn between(worths: &[f32; 5], place: f32) -> f32 {
    let low = (place as usize).min(3);
    worths[low] + (worths[low + 1] - worths[low]) * (place - low as f32)
}
