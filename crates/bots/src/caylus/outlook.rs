//! The expected gain of a worker at a place, for the policy of placement, gate and provost. Cubes and deniers are priced by the
//! weights of the evaluation, so that both count in the same points.

use super::evaluation::{Feature, batches, favors, of_tile, stage};
use crate::Mind;
use caylus::tiles::{Class, Deal, Effect, Goods, Printed, RESIDENCE_DENIERS, Tile};
use caylus::{Cube, Cubes, Place, Space, Spaces, State};
use game::Seat;
use std::cell::Cell;

/// The situation of a seat.
pub(super) struct Outlook<'a> {
    state: &'a State,
    seat: Seat,
    /// The weights of the features.
    weights: &'a [f32],
    /// Own cubes, with those that workers up to the provost will produce before the castle.
    cubes: Cubes,
    deniers: u16,
    denier: f32,
    /// The weight of each kind of cube.
    weights_of_cubes: [f32; 5],
    /// What one more cube of each kind is worth. From the fourth on they count half.
    prices: [f32; 5],
    favor: f32,
    /// What it brings to build a wood, stone or prestige tile, once it was asked for.
    constructions: [Cell<Option<f32>>; 3],
}

impl<'a> Outlook<'a> {
    pub(super) fn new(state: &'a State, seat: Seat, mind: &'a Mind<State>) -> Outlook<'a> {
        let weights = mind.policy_weights(stage(state));
        let weight = |feature: Feature| weights[feature as usize];
        let kinds = [Feature::Food, Feature::Wood, Feature::Stone, Feature::Cloth, Feature::Gold];
        let weights_of_cubes = kinds.map(weight);
        let mut outlook = Outlook {
            state,
            seat,
            weights,
            cubes: state.player(seat).cubes,
            deniers: state.player(seat).deniers,
            denier: (weight(Feature::FirstDenier) + weight(Feature::Denier)) / 2.0,
            weights_of_cubes,
            prices: weights_of_cubes,
            favor: 0.0,
            constructions: Default::default(),
        };
        outlook.favor = outlook.one_favor();
        outlook.set_prices();
        outlook.expect_cubes();
        outlook
    }

    fn set_prices(&mut self) {
        for cube in Cube::PLAIN {
            let plenty = if self.cubes.number(cube) >= 3 { 0.5 } else { 1.0 };
            self.prices[cube as usize] = self.weights_of_cubes[cube as usize] * plenty;
        }
    }

    fn weight(&self, feature: Feature) -> f32 {
        self.weights[feature as usize]
    }

    /// Adds the cubes that the seat's workers on production buildings will produce.
    fn expect_cubes(&mut self) {
        let (road, provost) = (self.state.road(), self.state.provost());
        for space in road.occupied().and(Spaces::up_to(provost)) {
            if road.worker(space) == Some(self.seat)
                && let Some(Effect::Produce(options)) = self.printed(space).map(|printed| printed.effect)
                && let Some(cubes) = self.best_option(options)
            {
                self.cubes = self.cubes.plus(cubes);
                self.set_prices();
            }
        }
    }

    fn printed(&self, space: Space) -> Option<&'static Printed> {
        self.state.road().tile(space).map(|tile| tile.printed(self.state.options().edition))
    }

    #[inline]
    fn best_option(&self, options: &'static [Cubes]) -> Option<Cubes> {
        match options {
            [only] => Some(*only),
            [one, other] if self.worth(*one) > self.worth(*other) => Some(*one),
            [_, other] => Some(*other),
            _ => None,
        }
    }

    /// What additional cubes are worth.
    #[inline]
    fn worth(&self, cubes: Cubes) -> f32 {
        let worth = |cube: Cube| f32::from(cubes.number(cube)) * self.price(cube);
        (worth(Cube::Food) + worth(Cube::Wood)) + (worth(Cube::Stone) + worth(Cube::Cloth)) + worth(Cube::Gold)
    }

    #[inline]
    fn price(&self, cube: Cube) -> f32 {
        self.prices[cube as usize]
    }

    fn goods(&self, goods: Goods) -> f32 {
        self.worth(goods.cubes) + f32::from(goods.deniers) * self.denier + f32::from(goods.points)
    }

    /// What a royal favour is worth: its effect, and a column.
    fn one_favor(&self) -> f32 {
        let lines = [Feature::FavorA, Feature::FavorB, Feature::FavorC, Feature::FavorD];
        let column = lines.into_iter().map(|line| self.weight(line)).sum::<f32>() / 4.0;
        self.weight(Feature::FavorDue) * favors(self.state, self.seat, 1) + column
    }

    /// Deniers in points.
    pub(super) fn deniers(&self, number: f32) -> f32 {
        number * self.denier
    }

    /// What a worker gains at a place if it is handled.
    pub(super) fn gain(&self, place: Place) -> f32 {
        match place.space() {
            Some(space) => self.building(space),
            None => self.special(place),
        }
    }

    fn special(&self, place: Place) -> f32 {
        match place {
            // C4.2
            Place::POST => self.deniers(3.0),
            Place::GATE => 1.2,
            Place::GUILD => 0.6,
            // C4.4
            Place::JOUST if self.deniers > 0 && self.cubes.has(Cube::Cloth) => {
                self.favor - self.deniers(1.0) - self.price(Cube::Cloth)
            }
            Place::JOUST => 0.0,
            Place::STABLES => self.stables(),
            Place::INN => self.weight(Feature::Inn),
            _ => self.castle(),
        }
    }

    /// C4.5: places gained in the turn order.
    fn stables(&self) -> f32 {
        let before = self.state.special().stables.len();
        let place = self.state.order().iter().position(|other| other == self.seat).unwrap_or(0);
        -self.weight(Feature::Later) * place.saturating_sub(before) as f32
    }

    /// C7.1: houses, and the favour for the most.
    fn castle(&self) -> f32 {
        let Some(section) = self.state.castle().building_site() else { return -2.0 };
        let possible = batches(self.cubes);
        if possible == 0 {
            return if self.could_have_a_batch() { -0.5 } else { -2.0 };
        }
        let [food, wood, stone, cloth, _] = self.weights_of_cubes;
        let plain = (food + wood + stone + cloth) / 4.0;
        let houses = f32::from(possible.min(3));
        let first = if self.state.castle().queue.is_empty() { 0.6 } else { 0.25 };
        let mut gain = houses * (f32::from(section.points()) - 3.0 * plain) + first * self.favor;
        let mine = self.state.castle().houses(section).count(self.seat);
        let favors = f32::from(section.favors(mine + usize::from(possible)) - section.favors(mine));
        // C7.6, C7.8: the bailiff advances by at least one space; what that step counts is certain.
        let is_counted_next = self.state.bailiff().number() + 1 >= section.space();
        if is_counted_next {
            let prestige = self.state.player(self.seat).prestige;
            let penalty = if mine == 0 { section.penalty().min(prestige) } else { 0 };
            return gain + f32::from(penalty) + favors * self.favor;
        }
        if mine == 0 {
            gain -= f32::from(section.penalty()) * self.weight(Feature::NoHouse);
        }
        gain + favors * self.weight(Feature::CountFavor)
    }

    /// Whether one more cube would make a batch.
    fn could_have_a_batch(&self) -> bool {
        Cube::PLAIN.into_iter().any(|cube| batches(self.cubes.and(cube)) > 0)
    }

    fn building(&self, space: Space) -> f32 {
        let Some(printed) = self.printed(space) else { return 0.0 };
        let gain = match printed.effect {
            Effect::None => 0.0,
            Effect::Produce(options) => self.best_option(options).map_or(0.0, |cubes| self.worth(cubes)),
            Effect::Sell(price) => self.sale(price),
            Effect::Peddle(one, two) => self.purchase(one, two),
            Effect::Deals(deals) => deals.into_iter().map(|deal| self.deal(deal)).fold(0.0, f32::max),
            Effect::Transmute => self.transmutation(),
            Effect::Build(class) => self.construction(class),
            Effect::MakeResidence => self.residence(),
        };
        // C3.5: the owner scores.
        let road = self.state.road();
        let owners = !road.owned_by(self.seat).contains(space) && road.owned_by_any().contains(space);
        gain - if owners { 0.4 } else { 0.0 }
    }

    fn sale(&self, price: u16) -> f32 {
        let cheapest = self.cubes.kinds().map(|cube| self.price(cube)).fold(f32::INFINITY, f32::min);
        if cheapest.is_finite() { self.deniers(price.into()) - cheapest } else { 0.2 }
    }

    fn purchase(&self, one: u16, two: Option<u16>) -> f32 {
        let dearest = Cube::PLAIN.into_iter().map(|cube| self.price(cube)).fold(0.0, f32::max);
        let pays = |price: u16, number: f32| {
            if self.deniers >= price { number * dearest - self.deniers(price.into()) } else { 0.0 }
        };
        pays(one, 1.0).max(two.map_or(0.0, |two| pays(two, 2.0)))
    }

    fn deal(&self, deal: Deal) -> f32 {
        let can = self.cubes.covers(deal.pay.cubes) && self.deniers >= deal.pay.deniers;
        if can { self.goods(deal.get) - self.goods(deal.pay) } else { 0.0 }
    }

    fn transmutation(&self) -> f32 {
        let plain = self.cubes.plain();
        if plain < 2 {
            return 0.0;
        }
        let cheapest = Cube::PLAIN.into_iter().filter(|cube| self.cubes.has(*cube)).map(|cube| self.price(cube));
        self.weights_of_cubes[4] - 2.0 * cheapest.fold(f32::INFINITY, f32::min)
    }

    /// C6.4: the best tile that the seat can pay for.
    fn construction(&self, class: Class) -> f32 {
        let known = match class {
            Class::Stone => &self.constructions[1],
            Class::Prestige => &self.constructions[2],
            _ => &self.constructions[0],
        };
        known.get().unwrap_or_else(|| {
            let can = class != Class::Prestige || !self.state.road().residences(self.seat).is_empty();
            let best = || self.state.stock().of_class(class).map(|tile| self.tile(tile)).fold(0.2, f32::max);
            let gain = if can { best() } else { 0.0 };
            known.set(Some(gain));
            gain
        })
    }

    /// What it is worth to build a tile; 0 if the seat cannot pay for it.
    fn tile(&self, tile: Tile) -> f32 {
        let printed = tile.printed(self.state.options().edition);
        let any = u32::from(printed.any);
        let all = self.cubes.plain() + u32::from(self.cubes.number(Cube::Gold));
        let cost = printed.cost.plain() + u32::from(printed.cost.number(Cube::Gold));
        if !self.cubes.covers(printed.cost) || all < cost + any {
            return 0.0;
        }
        let (feature, number) = of_tile(tile);
        let kept = f32::from(number) * self.weight(feature);
        let residence = if printed.class == Class::Prestige { self.weight(Feature::Residence) } else { 0.0 };
        let paid = self.worth(printed.cost) + if printed.any { self.weights_of_cubes[0] } else { 0.0 } + residence;
        f32::from(printed.points) + f32::from(printed.favors) * self.favor + kept - paid
    }

    /// C6.9
    fn residence(&self) -> f32 {
        if !self.cubes.has(Cube::Cloth) || self.deniers < RESIDENCE_DENIERS {
            return 0.0;
        }
        2.0 + self.weight(Feature::Residence) - self.price(Cube::Cloth) - self.deniers(RESIDENCE_DENIERS.into())
    }
}
