//! Estimates what coloured gems will be worth at the end of the game. Majorities and quotations may still change, but a seat
//! that is ahead now is likelier to be ahead then: so places are expected values. Evaluation and policy both use them.

use crate::math::sigmoid;
use game::Seat;
use ys::{Board, Color, Owner};

/// Most owners of gems that score: four players, or two and the neutral.
pub(super) const LANES: usize = 4;
const COLORS: usize = Color::ALL.len();

/// Standard deviation per round of the difference of two numbers of gems, and of two quotations.
const GEM_DRIFT: f32 = 1.9;
const QUOTE_DRIFT: f32 = 2.6;
/// A tie gets the worse place (Y6.2): it counts as this much behind.
const LEVEL: f32 = 0.5;
/// Of two level quotations the one further left is ahead (Y6.1).
const LEFT: f32 = 0.5;
/// How soon a seat gets its first gem of a colour, in rounds.
const FIRST_GEM: f32 = 0.3;

/// Gems of a lane that is not in the game, so that it is behind all others.
const NOBODY: f32 = -1000.0;

/// The index of a seat or of the neutral in arrays over [`LANES`].
#[inline]
pub(super) fn lane(owner: Owner) -> usize {
    // Only two players have a neutral, so its lane is free.
    if owner == Owner::Neutral { 2 } else { owner.index() % LANES }
}

/// The gems of all lanes and the quotations, a number of rounds before the end.
pub(super) struct Gems {
    /// Inverse of the standard deviation of the difference of two numbers of gems at the end.
    certainty: f32,
    quote_certainty: f32,
    rounds: f32,
    lanes: usize,
    gems: [[f32; LANES]; COLORS],
    quotes: [f32; COLORS],
    /// The expected points of one place in a colour: 6, 5, 4, 3 by rank of the colour (Y6.1).
    step: [f32; COLORS],
}

/// The expected places of each lane in every colour: four for the first, none for a lane without a gem.
pub(super) struct Places([[f32; LANES]; COLORS]);

impl Gems {
    pub(super) fn of(board: &Board, rounds: f32) -> Gems {
        let mut gems = [[NOBODY; LANES]; COLORS];
        let mut lanes = 0;
        for owner in board.owners() {
            let holdings = board.holdings(owner);
            for (color, number) in gems.iter_mut().zip(holdings.gems) {
                color[lane(owner)] = f32::from(number);
            }
            lanes += 1;
        }
        let quotes = Color::ALL.map(|color| f32::from(board.quote(color)) - LEFT * color.index() as f32 / 2.0);
        // Never quite certain, so that nothing is divided by zero.
        let certainty = |drift: f32| 1.0 / (drift * drift * rounds + 0.01).sqrt();
        let mut all = Gems {
            certainty: certainty(GEM_DRIFT),
            quote_certainty: certainty(QUOTE_DRIFT),
            rounds,
            lanes: lanes.min(LANES),
            gems,
            quotes,
            step: [3.0; COLORS],
        };
        all.rank_colors();
        all
    }

    fn rank_colors(&mut self) {
        for left in 0..COLORS {
            for right in left + 1..COLORS {
                let ahead = sigmoid((self.quotes[left] - self.quotes[right]) * self.quote_certainty);
                self.step[left] += ahead;
                self.step[right] += 1.0 - ahead;
            }
        }
    }

    /// The expected places of all lanes, which only comparisons between them need.
    pub(super) fn places(&self) -> Places {
        let mut places = [[0.0; LANES]; COLORS];
        for (places, gems) in places.iter_mut().zip(&self.gems) {
            for (one, place) in places.iter_mut().enumerate().take(self.lanes) {
                *place = self.place(gems, one, gems[one]);
            }
        }
        Places(places)
    }

    /// The expected places of a lane with `number` gems of a colour.
    #[inline]
    fn place(&self, gems: &[f32; LANES], one: usize, number: f32) -> f32 {
        let mut behind = [0.0; LANES];
        for (behind, theirs) in behind.iter_mut().zip(gems) {
            *behind = 1.0 - sigmoid((number - theirs - LEVEL) * self.certainty);
        }
        behind[one % LANES] = 0.0;
        let steps = 4.0 - ((behind[0] + behind[1]) + (behind[2] + behind[3]));
        // Y6.2: no gem, no points.
        if number < 0.5 { steps * self.rounds / (self.rounds + FIRST_GEM) } else { steps }
    }

    /// The expected points of a lane for coloured gems.
    pub(super) fn points(&self, one: usize) -> f32 {
        self.step.iter().zip(&self.gems).map(|(step, gems)| step * self.place(gems, one, gems[one])).sum()
    }

    /// What `more` gems of a colour bring a lane: its own gain, and the share `spite` of what others lose.
    pub(super) fn gain(&self, one: usize, color: usize, more: f32, spite: f32) -> f32 {
        let gems = &self.gems[color];
        let mine = gems[one];
        let mut gain = self.place(gems, one, mine + more) - self.place(gems, one, mine);
        for (other, theirs) in gems.iter().enumerate().take(self.lanes) {
            if other != one && *theirs > 0.5 {
                let ahead = |mine: f32| sigmoid((mine - theirs + LEVEL) * self.certainty);
                gain += spite * (ahead(mine + more) - ahead(mine));
            }
        }
        gain * self.step[color]
    }

    /// What one more gem of each colour brings.
    pub(super) fn gains(&self, one: usize, spite: f32) -> [f32; COLORS] {
        std::array::from_fn(|color| self.gain(one, color, 1.0, spite))
    }

    /// How many places a lane has in a colour more than the mean of the others.
    fn lead(&self, places: &Places, one: usize, color: usize) -> f32 {
        let places = &places.0[color];
        let all: f32 = places.iter().sum();
        places[one] - (all - places[one]) / (self.lanes as f32 - 1.0).max(1.0)
    }

    /// What it brings a lane, compared with the others, that a quotation moves by `steps`.
    pub(super) fn move_gain(&self, places: &Places, one: usize, color: usize, steps: f32) -> f32 {
        let lead = self.lead(places, one, color);
        let mut gain = 0.0;
        for other in (0..COLORS).filter(|other| *other != color) {
            let apart = self.quotes[color] - self.quotes[other];
            let ahead = |apart: f32| sigmoid(apart * self.quote_certainty);
            gain += (ahead(apart + steps) - ahead(apart)) * (lead - self.lead(places, one, other));
        }
        gain
    }

    /// What a step up of each quotation brings a lane, compared with the others.
    pub(super) fn quote_gains(&self, places: &Places, one: usize) -> [f32; COLORS] {
        let leads: [f32; COLORS] = std::array::from_fn(|color| self.lead(places, one, color));
        let mut gains = [0.0; COLORS];
        for left in 0..COLORS {
            for right in left + 1..COLORS {
                let apart = self.quotes[left] - self.quotes[right];
                let ahead = |apart: f32| sigmoid(apart * self.quote_certainty);
                let gain = (ahead(apart + 1.0) - ahead(apart - 1.0)) / 2.0 * (leads[left] - leads[right]);
                gains[left] += gain;
                gains[right] -= gain;
            }
        }
        gains
    }
}

/// The lane of a seat.
#[inline]
pub(super) fn lane_of(seat: Seat) -> usize {
    lane(seat.into())
}

/// What gems and quotations bring a lane.
#[derive(Clone, Copy)]
pub(super) struct GemGains {
    /// One more gem of each colour.
    pub(super) gem: [f32; COLORS],
    /// A step up of each quotation.
    pub(super) quote: [f32; COLORS],
}

/// Remembers the last [`GemGains`] of all lanes: while brokers are placed, gems and quotations stay as they are.
#[derive(Default)]
pub struct GemsMemo {
    last: Option<(GemsKey, [GemGains; LANES])>,
}

/// All that [`GemGains`] depend on.
#[derive(Clone, Copy, PartialEq)]
struct GemsKey {
    gems: [[u8; COLORS]; LANES],
    quotes: [u8; COLORS],
    rounds: f32,
    spite: f32,
    players: u8,
}

impl GemsMemo {
    /// What gems and quotations bring a lane, a number of rounds before the end.
    pub(super) fn gains(&mut self, board: &Board, rounds: f32, spite: f32, one: usize) -> GemGains {
        let mut gems = [[0; COLORS]; LANES];
        board.owners().for_each(|owner| gems[lane(owner)] = board.holdings(owner).gems);
        let quotes = Color::ALL.map(|color| board.quote(color));
        let key = GemsKey { gems, quotes, rounds, spite, players: board.options().players };
        match &self.last {
            Some((last, gains)) if *last == key => gains[one],
            _ => {
                let gems = Gems::of(board, rounds);
                let places = gems.places();
                let gain = |one| GemGains { gem: gems.gains(one, spite), quote: gems.quote_gains(&places, one) };
                let gains: [GemGains; LANES] = std::array::from_fn(gain);
                self.last = Some((key, gains));
                gains[one]
            }
        }
    }
}
