//! A game that may be the real one for all that a viewer knows: the view, with everything hidden dealt anew.
//!
//! Everything that the viewer knows is kept: their own brokers, what their Spy saw, what everybody has seen, how many of each value
//! everybody else still has, and what everybody can tell of brokers in the throne room. Every state that is possible can
//! come; how likely each is for a player of sense is for the caller to weigh.

use crate::owner::Owner;
use crate::phases::{Step, throne};
use crate::preparation::{Unseen, draw_characters, draw_ships};
use crate::secrets::Secrets;
use crate::state::State;
use crate::value::{Value, ValueSet, Values};
use crate::view::View;
use game::{Random, Seat};

impl View {
    /// Draws a state.
    pub(crate) fn resample(&self, random: &mut Random) -> State {
        self.resample_with(random, |pile, _, random| pile.draw(random))
    }

    /// A state that agrees with the view, as `Game::resample` draws one, but not all alike: `weight` says how likely each value
    /// is for a face-down broker, by its index among those on the board. Only ratios between the values that are left matter.
    pub fn resample_by(&self, random: &mut Random, weight: impl Fn(usize, Value) -> f32) -> State {
        self.resample_with(random, |pile, index, random| pile.draw_by(random, |value| weight(index, value)))
    }

    /// `draw` takes a face-down broker, by its index on the board, from what is left.
    fn resample_with(
        &self,
        random: &mut Random,
        draw: impl Fn(&mut Unseen<Value>, usize, &mut Random) -> Option<Value>,
    ) -> State {
        let mut state = State { board: self.board, secrets: Secrets::NONE };
        for (value, known) in state.secrets.values.iter_mut().zip(&self.values) {
            *value = known.unwrap_or(Value::Zero);
        }
        for seat in self.board.seats() {
            for (value, known) in state.secrets.throne[seat.index()].iter_mut().zip(&self.throne[seat.index()]) {
                *value = known.unwrap_or(Value::Zero);
            }
            let own = self.own_of(seat);
            if own.is_none() || self.board.options.from_memory() {
                self.deal(seat, &mut state.secrets, random, &draw);
            }
            if let Some(own) = own {
                state.secrets.hands[seat.index()] = own.hand;
                state.secrets.answers[seat.index()] = own.answer;
            }
        }
        if self.board.options.players == 2 {
            for seat in self.board.seats() {
                self.deal_neutral(seat, &mut state.secrets, random);
            }
        }
        draw_characters(&mut state, random);
        draw_ships(&mut state, random);
        state
    }

    /// Deals what is not known of a seat's brokers.
    fn deal(
        &self,
        seat: Seat,
        secrets: &mut Secrets,
        random: &mut Random,
        draw: &impl Fn(&mut Unseen<Value>, usize, &mut Random) -> Option<Value>,
    ) {
        let unseen = self.unseen(seat);
        let mut pile = self.deal_narrowed(seat, unseen, secrets, random);
        for (index, broker) in self.board.brokers().iter().enumerate() {
            let hidden = self.values[index].is_none() && broker.owner == Owner::from(seat);
            if hidden && broker.possible() == ValueSet::ALL {
                secrets.values[index] = draw(&mut pile, index, random).unwrap_or(Value::Zero);
            }
        }
        for (place, flattery) in self.board.throne(seat).iter().enumerate() {
            if self.throne[seat.index()][place].is_none() && flattery.possible == ValueSet::ALL {
                secrets.throne[seat.index()][place] = pile.draw(random).unwrap_or(Value::Zero);
            }
        }
        let hand = pile.rest();
        secrets.hands[seat.index()] = self.hands[seat.index()].unwrap_or(hand);
        secrets.answers[seat.index()] = self.answer(seat, secrets.hands[seat.index()], random);
    }

    /// First the few brokers of which everybody knows something. They are drawn again if what is left cannot be right; the
    /// real brokers are one of the possible draws, so this ends soon.
    fn deal_narrowed(&self, seat: Seat, unseen: Values, secrets: &mut Secrets, random: &mut Random) -> Unseen<Value> {
        let together = self.unseen_together(seat);
        'again: loop {
            let mut piles = [unseen.minus(together), together];
            let mut draw = |possible: ValueSet| -> Option<Value> {
                let left = &mut piles[usize::from(possible.is_together())];
                let values = possible.iter().filter(|value| left.has(*value));
                let value = Unseen::new(Value::Zero, values.map(|value| (value, left.count(value)))).draw(random)?;
                *left = left.without(value);
                Some(value)
            };
            for (index, broker) in self.board.brokers().iter().enumerate() {
                let narrowed = broker.possible() != ValueSet::ALL && broker.owner == Owner::from(seat);
                if narrowed && self.values[index].is_none() {
                    let Some(value) = draw(broker.possible()) else { continue 'again };
                    secrets.values[index] = value;
                }
            }
            for (place, known) in self.board.throne(seat).iter().enumerate() {
                if self.throne[seat.index()][place].is_none() && known.possible != ValueSet::ALL {
                    let Some(value) = draw(known.possible) else { continue 'again };
                    secrets.throne[seat.index()][place] = value;
                }
            }
            let [left, _] = piles;
            return Unseen::new(Value::Zero, left.kinds().map(|value| (value, left.count(value))));
        }
    }

    /// What a seat's brokers are together that everybody knows only together, without those that the viewer knows.
    fn unseen_together(&self, seat: Seat) -> Values {
        let all = self.board.together[seat.index()].values();
        if all.is_empty() {
            return all;
        }
        let placed = self.board.brokers().iter().zip(&self.values);
        let placed = placed.filter(|(broker, _)| broker.owner == Owner::from(seat) && broker.possible().is_together());
        let throne = self.board.throne(seat).iter().zip(&self.throne[seat.index()]);
        let throne = throne.filter(|(known, _)| known.possible.is_together());
        let known = placed.map(|(_, value)| *value).chain(throne.map(|(_, value)| *value)).flatten();
        all.minus(known.collect())
    }

    /// What another seat may have answered, if it has.
    fn answer(&self, seat: Seat, hand: Values, random: &mut Random) -> Values {
        if self.board.acting.contains(seat) {
            return Values::NONE;
        }
        let any = |from: Values, random: &mut Random| {
            let mut pile = Unseen::new(Value::Zero, from.kinds().map(|value| (value, from.count(value))));
            pile.draw(random).map_or(Values::NONE, Values::only)
        };
        match self.board.step {
            Step::Bids => {
                let first = any(hand, random);
                first.plus(any(hand.minus(first), random))
            }
            Step::Throne if throne::is_asked(&self.board, seat) => any(self.board.front(seat), random),
            _ => Values::NONE,
        }
    }

    /// Deals the neutral brokers of one of two players.
    fn deal_neutral(&self, seat: Seat, secrets: &mut Secrets, random: &mut Random) {
        let left = self.unseen_neutral(seat);
        let mut pile = Unseen::new(Value::Zero, left.kinds().map(|value| (value, left.count(value))));
        for (index, broker) in self.board.brokers().iter().enumerate() {
            let hidden = broker.owner == Owner::Neutral && self.values[index].is_none();
            if hidden && broker.looked_by.contains(seat) {
                secrets.values[index] = pile.draw(random).unwrap_or(Value::Zero);
            }
        }
        let own = self.own_of(seat).map(|own| own.neutral);
        secrets.neutral[seat.index() % 2] = own.unwrap_or_else(|| pile.rest());
    }
}

impl Unseen<Value> {
    /// One of those that are left, each kind by its weight.
    fn draw_by(&mut self, random: &mut Random, weight: impl Fn(Value) -> f32) -> Option<Value> {
        let mut weights = [0.0; Value::ALL.len()];
        let mut sum = 0.0;
        for value in self.rest().kinds() {
            let weight = weight(value).max(f32::MIN_POSITIVE);
            weights[usize::from(value.number())] = weight;
            sum += weight;
        }
        // 24 bits: as many as a float can tell apart.
        let mut left = (random.next_u64() >> 40) as f32 / (1 << 24) as f32 * sum;
        let mut drawn = None;
        for (value, weight) in Value::ALL.into_iter().zip(weights).filter(|(_, weight)| *weight > 0.0) {
            drawn = Some(value);
            left -= weight;
            if left < 0.0 {
                break;
            }
        }
        drawn.and_then(|value| self.take(value))
    }

    /// Everything that is left.
    fn rest(&self) -> Values {
        self.iter().collect()
    }
}
