//! What a broker brings on each spot: the zone that it helps to win, the gems of the district, a row of the market, the
//! quotations. Computed once for a decision, then looked up for every action.

use super::evaluation::{card_feature, next_black};
use super::gems::{GemGains, GemsMemo, lane_of};
use super::parameters::{Parameter, Parameters};
use super::standing::{CONTESTS, Contest, DISTRICTS, OfContests, SPOTS, Standing};
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
    /// What it brings to win each contest; nothing for districts.
    worth: OfContests,
    /// What each place in a district brings.
    pub(super) places: [[f32; 5]; DISTRICTS],
    columns: Columns,
    column_worth: f32,
    at_once: f32,
}

/// Tables by spot are so long that every index of five bits is in them.
pub(super) const TABLE: usize = 32;

/// Contests that bring nothing.
const NOTHING: OfContests = [0.0; CONTESTS];

/// The share of a round that is still uncertain while brokers are placed.
const REST_OF_ROUND: f32 = 0.6;

/// Rounds after the current one.
pub(super) fn rounds_left(board: &Board) -> f32 {
    f32::from(ROUNDS.saturating_sub(board.round()))
}

impl Prospects {
    /// Nothing known yet.
    pub(super) const EMPTY: Prospects = Prospects {
        standing: Standing::EMPTY,
        gem: [0.0; COLORS],
        quote: [0.0; COLORS],
        worth: NOTHING,
        places: [[0.0; 5]; DISTRICTS],
        columns: Columns { sums: [0.0; COLORS], certainty: 0.0, ahead: [[0.0; COLORS]; COLORS] },
        column_worth: 0.0,
        at_once: 0.0,
    };

    pub(super) fn of(
        view: &View,
        seat: Seat,
        mind: &Mind<State>,
        parameters: Parameters,
        memo: &mut GemsMemo,
    ) -> Prospects {
        let mut prospects = Prospects::EMPTY;
        prospects.look(view, seat, mind, parameters, memo);
        prospects
    }

    /// Looks at the board. It is done in place, because prospects are large and this is done for most actions of a rollout.
    pub(super) fn look(
        &mut self,
        view: &View,
        seat: Seat,
        mind: &Mind<State>,
        parameters: Parameters,
        memo: &mut GemsMemo,
    ) {
        let board = view.board();
        self.standing.look(view, seat, parameters);
        let rounds = rounds_left(board) + REST_OF_ROUND;
        GemGains { gem: self.gem, quote: self.quote } =
            memo.gains(board, rounds, parameters.of(Parameter::Spite), lane_of(seat));
        self.columns = Columns::of(self.standing.columns);
        self.column_worth = parameters.of(Parameter::Column) * 4.0 / 3.0;
        self.at_once = parameters.of(Parameter::Market);
        self.city(board, seat, mind, parameters);
        self.market(board, parameters);
    }

    fn city(&mut self, board: &Board, seat: Seat, mind: &Mind<State>, parameters: Parameters) {
        let merchant = board.active().any(|card| card == Active::Merchant);
        let trade = f32::from(if merchant { MERCHANTS_TRADE } else { TRADE });
        let spite = 1.0 + parameters.of(Parameter::Spite);
        let port = next_black(board.holdings(seat.into()).black) * parameters.of(Parameter::Port);
        for district in 0..board.options().districts.min(DISTRICTS as u8) {
            let palace = board.character(district).map_or(0.0, |card| self.card(card, board, mind));
            let worths =
                [port, trade * spite * parameters.of(Parameter::Trade), palace * parameters.of(Parameter::Palace)];
            for (zone, worth) in Zone::ALL.into_iter().zip(worths) {
                self.worth[Contest::zone(district, zone).index()] = worth;
            }
            let places = self.worth_of_places(board, district);
            self.places[usize::from(district)] = places.map(|worth| worth * parameters.of(Parameter::District));
        }
    }

    fn market(&mut self, board: &Board, parameters: Parameters) {
        for row in 0..ROWS as u8 {
            let worth = board.market_gem(row).map_or(0.0, |gem| self.worth_of(gem));
            self.worth[Contest::row(row).index()] = worth * parameters.of(Parameter::Row);
        }
        let highest = self.quote.iter().fold(0.0, |high: f32, gain| high.max(gain.abs()));
        self.worth[Contest::MARKET.index()] = highest * parameters.of(Parameter::Quotation);
    }

    /// The worth of a character.
    fn card(&self, card: Character, board: &Board, mind: &Mind<State>) -> f32 {
        match card {
            Character::King => f32::from(KING),
            Character::Prince => f32::from(PRINCE),
            Character::Blue => self.worth_of(Gem::White),
            card => card_feature(card).map_or(0.0, |feature| mind.policy_weights(f32::from(board.round()))[feature]),
        }
    }

    /// The worth of a gem; white counts as the best colour.
    fn worth_of(&self, gem: Gem) -> f32 {
        match gem.color() {
            Some(color) => self.gem[color.index()],
            None => self.gem.iter().copied().fold(f32::NEG_INFINITY, f32::max),
        }
    }

    /// The worth of each place in a district (Y4.1): each seat takes the best gem that is left.
    fn worth_of_places(&self, board: &Board, district: u8) -> [f32; 5] {
        let Some(ship) = board.ship(district) else { return [0.0; 5] };
        let [big, second, third] = ship.gems();
        let mut worths = [self.worth_of(big), self.worth_of(second), self.worth_of(third), f32::NEG_INFINITY];
        if board.options().players == 4 {
            worths[3] = worths[0];
        }
        // A sorting network for four, the highest first.
        for (high, low) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
            let (one, other) = (worths[high], worths[low]);
            (worths[high], worths[low]) = if other > one { (other, one) } else { (one, other) };
        }
        [worths[0] + worths[1], worths[2], worths[3].max(0.0), 0.0, 0.0]
    }

    /// What a broker of each of these values brings on each spot.
    pub(super) fn gains(&self, values: Values) -> [[f32; TABLE]; Value::ALL.len()] {
        let mut gains = [[0.0; TABLE]; Value::ALL.len()];
        let now = self.standing.all_now();
        let places_now: [f32; DISTRICTS] = std::array::from_fn(|district| self.place_now(district as u8));
        for value in values.kinds() {
            let more = f32::from(value.number());
            let (chance, ahead) = self.standing.with(more);
            let won: OfContests = std::array::from_fn(|contest| self.worth[contest] * (chance[contest] - now[contest]));
            let (city, cells) = gains[usize::from(value.number())][..SPOTS].split_at_mut(DISTRICTS * ZONES);
            for (district, zones) in city.chunks_exact_mut(ZONES).enumerate() {
                let whole = between(&self.places[district], ahead[district]) - places_now[district];
                zones.iter_mut().zip(&won[district * ZONES..]).for_each(|(gain, zone)| *gain = whole + zone);
            }
            let market = won[Contest::MARKET.index()] + self.at_once;
            for (column, cells) in Color::ALL.into_iter().zip(cells.chunks_exact_mut(ROWS)) {
                let column = self.column_gain(column, more) + market;
                let rows = &won[Contest::row(0).index()..];
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
        self.contest_gain(Contest::zone(district, zone), more)
    }

    /// What it brings to win a contest.
    pub(super) fn worth(&self, contest: Contest) -> f32 {
        self.worth[contest.index()]
    }

    pub(super) fn contest_gain(&self, contest: Contest, more: f32) -> f32 {
        self.worth[contest.index()] * self.standing.gain(contest, more)
    }

    /// What the present place in a district brings; nothing without a broker there.
    pub(super) fn place_now(&self, district: u8) -> f32 {
        let contest = Contest::district(district);
        let place = || between(&self.places[usize::from(district) % DISTRICTS], self.standing.ahead_now(district));
        if self.standing.is_here(contest) { place() } else { 0.0 }
    }

    pub(super) fn district_gain(&self, district: u8, more: f32) -> f32 {
        let place = self.standing.ahead(Contest::district(district), more);
        between(&self.places[usize::from(district) % DISTRICTS], place) - self.place_now(district)
    }

    fn cell_gain(&self, spot: Spot, more: f32) -> f32 {
        let (Some(column), Some(row)) = (spot.column(), spot.row()) else { return 0.0 };
        self.contest_gain(Contest::row(row), more) + self.column_gain(column, more) + self.market_gain(more)
    }

    /// The gain of becoming the best bidder (Y4.9), and the point scored at once (Y3.4).
    fn market_gain(&self, more: f32) -> f32 {
        self.contest_gain(Contest::MARKET, more) + self.at_once
    }

    /// The gain of `more` pips in a column (Y4.8). Each column that it overtakes is about 4/3 of a step apart.
    fn column_gain(&self, column: Color, more: f32) -> f32 {
        let column = column.index();
        let mine = self.quote[column];
        let mut gains = self.columns.overtaken(column, more + 0.05);
        // Against itself a column gains nothing.
        gains.iter_mut().zip(self.quote).for_each(|(gain, other)| *gain *= mine - other);
        gains.iter().sum::<f32>() * self.column_worth
    }

    /// The loss if the neutral gets `more` pips on a spot (Y8.1), as a negative number.
    pub(super) fn hurt(&self, spot: Spot, more: f32) -> f32 {
        let lost = |contest: Contest| {
            let (chance, _) = self.standing.after_neutral(contest, more);
            self.worth[contest.index()] * (chance - self.standing.chance(contest))
        };
        match (spot.district(), spot.kind(), spot.row()) {
            (Some(district), Some(zone), _) => {
                let places = &self.places[usize::from(district) % DISTRICTS];
                let contest = Contest::district(district);
                let (_, ahead) = self.standing.after_neutral(contest, more);
                let district_lost = between(places, ahead) - between(places, self.standing.ahead_now(district));
                lost(Contest::zone(district, zone)) + district_lost
            }
            (_, _, Some(row)) => {
                let column = spot.column().map_or(0.0, |column| self.column_gain(column, more));
                lost(Contest::row(row)) + lost(Contest::MARKET) + column
            }
            _ => 0.0,
        }
    }
}

/// The sums of the columns (Y4.8).
struct Columns {
    sums: [f32; COLORS],
    /// Inverse of the standard deviation of their differences.
    certainty: f32,
    /// The probability that each column is ahead of each.
    ahead: [[f32; COLORS]; COLORS],
}

impl Columns {
    fn of((sums, certainty): ([f32; COLORS], f32)) -> Columns {
        let ahead = sums.map(|mine| sums.map(|other| sigmoid((mine - other) * certainty)));
        Columns { sums, certainty, ahead }
    }

    /// How much likelier a column is ahead of each with `more` pips.
    #[inline]
    fn overtaken(&self, column: usize, more: f32) -> [f32; COLORS] {
        let sum = self.sums[column] + more;
        let mut gains = [0.0; COLORS];
        for (other, gain) in gains.iter_mut().enumerate() {
            *gain = sigmoid((sum - self.sums[other]) * self.certainty) - self.ahead[column][other];
        }
        gains
    }
}

/// Interpolates the worth of a fractional place.
pub(super) fn between(worths: &[f32; 5], place: f32) -> f32 {
    let low = (place as i32).clamp(0, 3) as usize;
    worths[low] + (worths[low + 1] - worths[low]) * (place - low as f32)
}
