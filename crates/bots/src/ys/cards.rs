//! Scores playing a card: what it brings now, less what it is worth in the next round, which the evaluation knows.

use super::evaluation::card_feature;
use super::gems::{Gems, GemsMemo, Places, lane_of};
use super::parameters::{Parameter, Parameters};
use super::prospects::{Prospects, between, rounds_left};
use super::standing::{Contest, DISTRICTS, Standing};
use crate::Mind;
use game::Seat;
use std::cell::{OnceCell, RefCell};
use ys::components::{MERCENARY, MERCHANTS_TRADE, TRADE};
use ys::{Action, Character, Color, Face, Named, OwnBroker, Spot, State, Swap, View, Zone};

/// Least gain for which a card is played.
const LEAST: f32 = 0.1;

/// What the scores of cards are computed from.
struct Hand<'a> {
    view: &'a View,
    seat: Seat,
    mind: &'a Mind<State>,
    parameters: Parameters<'a>,
    memo: RefCell<&'a mut GemsMemo>,
    prospects: OnceCell<Prospects>,
    /// Gems and quotations at the end of the round.
    after: OnceCell<Gems>,
    places: OnceCell<Places>,
    /// The zones as the Queen would leave them.
    closed: OnceCell<Standing>,
}

/// Scores each action, in points.
pub(super) fn policy_scores(
    view: &View,
    seat: Seat,
    actions: &[Action],
    mind: &Mind<State>,
    memo: &mut GemsMemo,
    parameters: Parameters,
    out: &mut Vec<f32>,
) {
    let hand = Hand {
        view,
        seat,
        mind,
        parameters,
        memo: RefCell::new(memo),
        prospects: OnceCell::new(),
        after: OnceCell::new(),
        places: OnceCell::new(),
        closed: OnceCell::new(),
    };
    out.extend(actions.iter().map(|action| hand.score(*action)));
}

impl Hand<'_> {
    fn score(&self, action: Action) -> f32 {
        let (card, gain) = match action {
            Action::Illusionist => (Character::Illusionist, self.illusionist()),
            Action::Queen(spot) => (Character::Queen, self.queen(spot)),
            Action::Look(broker) => (Character::Spy, self.look(broker)),
            Action::Mage(swap) => (Character::Mage, self.mage(swap)),
            Action::Mercenary(face) => (Character::Mercenary, self.mercenary(face)),
            Action::Captain(first, second) => (Character::Captain, self.captain(first, second)),
            Action::Herald(own, spot) => (Character::Herald, self.herald(own.spot(), spot, self.worth(own))),
            Action::Schemer => (Character::Schemer, self.schemer()),
            Action::Merchant => (Character::Merchant, self.merchant()),
            Action::Alchemist(give, get) => (Character::Alchemist, self.alchemist(give, get)),
            Action::Banker(up, down) => (Character::Banker, self.banker(up, down)),
            Action::Jeweller(first, second) => (Character::Jeweller, self.jeweller(first, second)),
            _ => return 0.0,
        };
        gain - LEAST - self.keep(card)
    }

    /// What a card is worth if it is kept for the next round.
    fn keep(&self, card: Character) -> f32 {
        let round = self.view.board().round();
        let weight = card_feature(card).map_or(0.0, |feature| self.mind.policy_weights(f32::from(round))[feature]);
        weight * self.parameters.of(Parameter::Hold)
    }

    /// Some cards bring the same wherever brokers are, so this is worked out for the first that does not.
    fn prospects(&self) -> &Prospects {
        let of = || Prospects::of(self.view, self.seat, self.mind, self.parameters, &mut self.memo.borrow_mut());
        self.prospects.get_or_init(of)
    }

    fn after(&self) -> &Gems {
        self.after.get_or_init(|| Gems::of(self.view.board(), rounds_left(self.view.board())))
    }

    fn spite(&self) -> f32 {
        self.parameters.of(Parameter::Spite)
    }

    /// Y5.8: brokers that were bid can be placed, and the lowest of those behind the screen take their place.
    fn illusionist(&self) -> f32 {
        let front = self.view.board().front(self.seat).sum() as f32;
        let Some(own) = self.view.own() else { return 0.0 };
        let lowest: u32 = own.hand.iter().take(2).map(|value| u32::from(value.number())).sum();
        0.7 * (front - lowest as f32)
    }

    /// Y5.15: a zone is closed, which is good where the seat is ahead.
    fn queen(&self, spot: Spot) -> f32 {
        let (Some(district), Some(zone)) = (spot.district(), spot.kind()) else { return 0.0 };
        let contest = Contest::zone(district, zone);
        let closed = self.closed.get_or_init(|| Standing::if_closed(self.view, self.seat, self.parameters));
        self.prospects().worth(contest) * (closed.now(contest) - self.prospects().standing.now(contest))
    }

    /// Y5.7: looking at a broker matters where sums are close.
    fn look(&self, broker: Named) -> f32 {
        if broker.spot == Spot::THRONE {
            return 0.0;
        }
        let close = self.prospects().gain(broker.spot, 2.0);
        self.parameters.of(Parameter::Look) * close.min(2.0) * f32::from(self.view.board().turn())
    }

    /// What a broker of one's own counts: a bot remembers what it has put down (Y3.6).
    fn worth(&self, own: OwnBroker) -> f32 {
        self.view.worth_of(self.seat, own).map_or(0.0, f32::from)
    }

    /// Y5.12: two brokers change places.
    fn mage(&self, swap: Swap) -> f32 {
        let [one, other] = swap.both();
        let more = self.worth(other) - self.worth(one);
        let throne = |spot: Spot| spot == Spot::THRONE;
        if throne(one.spot()) || throne(other.spot()) {
            let (on_board, gain) = if throne(one.spot()) { (other, -more) } else { (one, more) };
            return self.change(on_board.spot(), gain) - gain * self.parameters.of(Parameter::Throne);
        }
        match (one.spot().district(), other.spot().district()) {
            // The sum of the district stays as it is.
            (Some(district), Some(same)) if district == same => {
                self.zone_change(one.spot(), more) + self.zone_change(other.spot(), -more)
            }
            _ => self.change(one.spot(), more) + self.change(other.spot(), -more),
        }
    }

    /// The gain if the seat's sum changes on a spot where it has a broker.
    fn change(&self, spot: Spot, more: f32) -> f32 {
        if spot.is_market() {
            self.prospects().gain(spot, more) - self.prospects().gain(spot, 0.0)
        } else {
            self.prospects().gain(spot, more)
        }
    }

    fn zone_change(&self, spot: Spot, more: f32) -> f32 {
        match (spot.district(), spot.kind()) {
            (Some(district), Some(zone)) => self.prospects().zone_gain(district, zone, more),
            _ => 0.0,
        }
    }

    /// Y5.14: one of the two brokers just placed counts 5.
    fn mercenary(&self, face: Face) -> f32 {
        let placed = self.view.board().brokers().iter().enumerate().rev();
        let just = placed.filter(|(_, broker)| broker.owner == self.seat.into() && broker.face() == face);
        let Some((index, broker)) = just.take(1).next() else { return 0.0 };
        let value = self.view.value(index).map_or(0.0, |value| f32::from(value.number()));
        self.change(broker.spot, f32::from(MERCENARY) - value)
    }

    /// Y5.6: two ships change ports.
    fn captain(&self, first: u8, second: u8) -> f32 {
        let (first, second) = (first.saturating_sub(1), second.saturating_sub(1));
        let places = |district: u8| self.prospects().places.get(usize::from(district));
        let (Some(one), Some(other)) = (places(first), places(second)) else { return 0.0 };
        let standing = &self.prospects().standing;
        let worth = |places: &[f32; 5], district: u8| {
            let contest = Contest::district(district);
            if standing.is_here(contest) { between(places, standing.ahead_now(district)) } else { 0.0 }
        };
        worth(other, first) + worth(one, second) - worth(one, first) - worth(other, second)
    }

    /// Y5.9: a broker goes elsewhere; from the city to the market it scores.
    fn herald(&self, from: Spot, to: Spot, worth: f32) -> f32 {
        let again = if from.is_market() && to.is_market() { self.parameters.of(Parameter::Market) } else { 0.0 };
        match (from.district(), to.district()) {
            (Some(one), Some(other)) if one == other => self.zone_change(from, -worth) + self.zone_change(to, worth),
            _ => self.change(from, -worth) + self.prospects().gain(to, worth) - again,
        }
    }

    /// Y5.10: every tie is won.
    fn schemer(&self) -> f32 {
        let standing = &self.prospects().standing;
        // A tie more or less is as much as half a pip.
        const TIE: f32 = 0.5;
        let mut gain = 0.0;
        for district in 0..DISTRICTS as u8 {
            for contest in Zone::ALL.map(|zone| Contest::zone(district, zone)) {
                gain += if standing.is_here(contest) { self.prospects().contest_gain(contest, TIE) } else { 0.0 };
            }
            if standing.is_here(Contest::district(district)) {
                gain += self.prospects().district_gain(district, TIE);
            }
        }
        gain
    }

    /// Y5.13: trade zones score 5 for the winner.
    fn merchant(&self) -> f32 {
        let more = f32::from(MERCHANTS_TRADE - TRADE);
        let standing = &self.prospects().standing;
        let (mut mine, mut all) = (0.0, 0.0);
        for contest in (0..self.view.board().options().districts).map(|district| Contest::zone(district, Zone::Trade)) {
            mine += standing.now(contest);
            all += if standing.is_here(contest) || standing.is_contested(contest) { 1.0 } else { 0.0 };
        }
        let rivals = f32::from(self.view.board().options().players) - 1.0;
        more * (mine - (all - mine) / rivals)
    }

    /// Y5.4: a gem becomes another one.
    fn alchemist(&self, give: Color, get: Color) -> f32 {
        let me = lane_of(self.seat);
        let gain = |color: Color, more: f32| self.after().gain(me, color.index(), more, self.spite());
        gain(get, 1.0) + gain(give, -1.0)
    }

    /// Y5.5: a quotation goes up, another one down.
    fn banker(&self, up: Color, down: Color) -> f32 {
        let me = lane_of(self.seat);
        let places = self.places.get_or_init(|| self.after().places());
        let gain = |color: Color, steps: f32| self.after().move_gain(places, me, color.index(), steps);
        gain(up, 1.0) + gain(down, -1.0)
    }

    /// Y5.11: two gems.
    fn jeweller(&self, first: Color, second: Color) -> f32 {
        let me = lane_of(self.seat);
        let gain = |color: Color, more: f32| self.after().gain(me, color.index(), more, self.spite());
        if first == second { gain(first, 2.0) } else { gain(first, 1.0) + gain(second, 1.0) }
    }
}
