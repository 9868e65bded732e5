//! What coloured gems will be worth at the end of the game. Nobody knows yet who will have how many and how the colours
//! will stand, but who is ahead now is likelier to be ahead then: so places are counted by chances, and both the
//! evaluation and the policy read them here.

use crate::numbers::likelihood;
use game::Seat;
use ys::{Board, Color, Owner};

/// The most who score: four players, or two and the neutral.
pub(super) const LANES: usize = 4;
const COLORS: usize = Color::ALL.len();

/// How far apart two numbers of gems drift in a round, and two quotations.
const GEM_DRIFT: f32 = 1.9;
const QUOTE_DRIFT: f32 = 2.6;
/// Who is level gets the worse place (Y6.2): being level counts as this much behind.
const LEVEL: f32 = 0.5;
/// Of two level quotations the one further left is ahead (Y6.1).
const LEFT: f32 = 0.5;
/// How soon one comes by the first gem of a colour, in rounds.
const FIRST_GEM: f32 = 0.3;

/// Who does not play is behind everybody.
const NOBODY: f32 = -1000.0;

/// Where a seat or the neutral stands in arrays of those who score.
#[inline]
pub(super) fn lane(owner: Owner) -> usize {
    // Only two players have a neutral, so its lane is free.
    if owner == Owner::Neutral { 2 } else { owner.index() % LANES }
}

/// How everybody stands in every colour, with so many rounds to go.
pub(super) struct Gems {
    /// Who is ahead of whom will be as now but for this: the inverse of how far numbers may drift.
    certainty: f32,
    quote_certainty: f32,
    rounds: f32,
    lanes: usize,
    gems: [[f32; LANES]; COLORS],
    quotes: [f32; COLORS],
    /// What a place more is worth in a colour: 6, 5, 4, 3 points by rank of the colour (Y6.1).
    pub step: [f32; COLORS],
    /// How many steps each has: four for who is first, none for who has no gem.
    pub places: [[f32; LANES]; COLORS],
}

impl Gems {
    pub fn of(board: &Board, rounds: f32) -> Gems {
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
            places: [[0.0; LANES]; COLORS],
        };
        all.rank_colors();
        all.rank_players();
        all
    }

    fn rank_colors(&mut self) {
        for left in 0..COLORS {
            for right in left + 1..COLORS {
                let ahead = likelihood((self.quotes[left] - self.quotes[right]) * self.quote_certainty);
                self.step[left] += ahead;
                self.step[right] += 1.0 - ahead;
            }
        }
    }

    fn rank_players(&mut self) {
        for color in 0..COLORS {
            let gems = self.gems[color];
            for one in 0..self.lanes {
                self.places[color][one] = self.place(&gems, one, gems[one]);
            }
        }
    }

    /// How many steps somebody with so many gems of a colour can expect.
    #[inline]
    fn place(&self, gems: &[f32; LANES], one: usize, number: f32) -> f32 {
        let mut behind = [0.0; LANES];
        for (behind, theirs) in behind.iter_mut().zip(gems) {
            *behind = 1.0 - likelihood((number - theirs - LEVEL) * self.certainty);
        }
        behind[one % LANES] = 0.0;
        let steps = 4.0 - ((behind[0] + behind[1]) + (behind[2] + behind[3]));
        // Y6.2: no gem, no points.
        if number < 0.5 { steps * self.rounds / (self.rounds + FIRST_GEM) } else { steps }
    }

    /// The points that somebody can expect for coloured gems.
    pub fn points(&self, one: usize) -> f32 {
        self.step.iter().zip(&self.places).map(|(step, places)| step * places[one]).sum()
    }

    /// What so many gems more of a colour, or less, bring: one's own gain, and a share of what others lose by it.
    pub fn gain(&self, one: usize, color: usize, more: f32, spite: f32) -> f32 {
        let gems = &self.gems[color];
        let mine = gems[one];
        let mut gain = self.place(gems, one, mine + more) - self.places[color][one];
        for (other, theirs) in gems.iter().enumerate().take(self.lanes) {
            if other != one && *theirs > 0.5 {
                let ahead = |mine: f32| likelihood((mine - theirs + LEVEL) * self.certainty);
                gain += spite * (ahead(mine + more) - ahead(mine));
            }
        }
        gain * self.step[color]
    }

    /// What one more of each colour brings.
    pub fn gains(&self, one: usize, spite: f32) -> [f32; COLORS] {
        std::array::from_fn(|color| self.gain(one, color, 1.0, spite))
    }

    /// What a colour brings somebody more than the others, for each point that its step is worth.
    fn lead(&self, one: usize, color: usize) -> f32 {
        let places = &self.places[color];
        let all: f32 = places.iter().sum();
        places[one] - (all - places[one]) / (self.lanes as f32 - 1.0).max(1.0)
    }

    /// What it brings somebody, compared with the others, that a quotation moves by so many steps.
    pub fn move_gain(&self, one: usize, color: usize, steps: f32) -> f32 {
        let lead = self.lead(one, color);
        let mut gain = 0.0;
        for other in (0..COLORS).filter(|other| *other != color) {
            let apart = self.quotes[color] - self.quotes[other];
            let ahead = |apart: f32| likelihood(apart * self.quote_certainty);
            gain += (ahead(apart + steps) - ahead(apart)) * (lead - self.lead(one, other));
        }
        gain
    }

    /// What a step up of each quotation brings somebody compared with the others.
    pub fn quote_gains(&self, one: usize) -> [f32; COLORS] {
        let leads: [f32; COLORS] = std::array::from_fn(|color| self.lead(one, color));
        let mut gains = [0.0; COLORS];
        for left in 0..COLORS {
            for right in left + 1..COLORS {
                let apart = self.quotes[left] - self.quotes[right];
                let ahead = |apart: f32| likelihood(apart * self.quote_certainty);
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
