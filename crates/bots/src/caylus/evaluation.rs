//! What a seat has beside its prestige. Every feature is a number that anybody can count at the table; its worth in points
//! is in the weights file.

use crate::named::named;
use caylus::tiles::{Class, Effect, Tile};
use caylus::{Cube, Cubes, FavorRule, Line, Section, State};
use game::Seat;

named! {
    /// What is looked at.
    enum Feature {
        /// Up to four: the workers of the next turn.
        FirstDenier = "first denier",
        /// From the fifth to the tenth.
        Denier = "denier",
        /// Beyond ten.
        SpareDenier = "spare denier",
        /// Up to three; so are wood, stone and cloth.
        Food = "food",
        Wood = "wood",
        Stone = "stone",
        Cloth = "cloth",
        Gold = "gold",
        /// Beyond three of a kind.
        SpareCube = "spare cube",
        /// Batches for the castle that can be made of the cubes, up to three.
        Batch = "batch",
        /// Columns of the marker in each line of the favour table.
        FavorA = "favor A",
        FavorB = "favor B",
        FavorC = "favor C",
        FavorD = "favor D",
        /// Own wood buildings that produce.
        WoodProduction = "wood production",
        /// Own stone buildings that produce.
        StoneProduction = "stone production",
        /// Own Mason and Architects.
        Builder = "builder",
        /// Other own buildings that take workers.
        OtherBuilding = "other building",
        Residence = "residence",
        /// Deniers of Library and Hotel in every income.
        Income = "income",
        /// The Inn's right place.
        Inn = "inn",
        /// Places behind the first in the turn order.
        Later = "later in order",
        /// Sections that are being built without a house of one's own.
        NoHouse = "no house",
        /// Favours that the houses in sections that are not counted yet will bring.
        CountFavor = "favour at the count",
        /// One house short of another favour at the count.
        NearlyFavor = "nearly a favour at the count",
        /// About how many points the favours that are due now can bring at once.
        FavorDue = "favour due",
    }
}

/// Cubes of a kind beyond these are spare.
const ENOUGH_CUBES: u16 = 3;
const FIRST_DENIERS: u16 = 4;
const ENOUGH_DENIERS: u16 = 10;
const ENOUGH_BATCHES: u16 = 3;

/// 0 while the Dungeon is built, up to 3 when the bailiff reaches the count of the Towers.
pub fn moment(state: &State) -> f32 {
    let counted = state.castle().counted.min(2);
    let from = 6 * (counted + 1);
    let way = f32::from(state.bailiff().number()) - f32::from(from);
    f32::from(counted) + (way / 6.0).clamp(0.0, 1.0)
}

/// How many batches can be made at most: food, and two different ones of the rest. Gold is dear and waits.
pub fn batches(cubes: Cubes) -> u16 {
    let others = [Cube::Wood, Cube::Stone, Cube::Cloth].map(|cube| cubes.number(cube));
    let sum: u16 = others.iter().sum();
    let most = others.into_iter().max().unwrap_or(0);
    cubes.number(Cube::Food).min(sum / 2).min(sum - most)
}

/// Counts everything.
pub fn features(state: &State, seat: Seat, out: &mut [f32]) {
    let mut count = |feature: Feature, number: u16| out[feature as usize] += f32::from(number);
    let player = state.player(seat);
    count(Feature::FirstDenier, player.deniers.min(FIRST_DENIERS));
    count(Feature::Denier, player.deniers.min(ENOUGH_DENIERS).saturating_sub(FIRST_DENIERS));
    count(Feature::SpareDenier, player.deniers.saturating_sub(ENOUGH_DENIERS));
    let kinds = [Feature::Food, Feature::Wood, Feature::Stone, Feature::Cloth];
    for (cube, feature) in Cube::PLAIN.into_iter().zip(kinds) {
        let number = player.cubes.number(cube);
        count(feature, number.min(ENOUGH_CUBES));
        count(Feature::SpareCube, number.saturating_sub(ENOUGH_CUBES));
    }
    count(Feature::Gold, player.cubes.number(Cube::Gold));
    count(Feature::Batch, batches(player.cubes).min(ENOUGH_BATCHES));
    let lines = [Feature::FavorA, Feature::FavorB, Feature::FavorC, Feature::FavorD];
    for (column, feature) in player.markers.into_iter().zip(lines) {
        count(feature, column.into());
    }
    for space in state.road().owned_by(seat) {
        if let Some(tile) = state.road().tile(space) {
            let (feature, number) = of_tile(tile);
            count(feature, number);
        }
    }
    count(Feature::Inn, u16::from(state.special().inn_right == Some(seat)));
    let place = state.order().iter().position(|other| other == seat).unwrap_or(0);
    count(Feature::Later, place as u16);
    houses(state, seat, &mut count);
    let due = state.favors_due().filter(|due| due.seat == seat).map_or(0, |due| due.number);
    out[Feature::FavorDue as usize] = favors(state, seat, due);
}

/// About how many points the effect of each column of a line brings (C8.5, C8.6).
const FAVORS: [[f32; 5]; 4] =
    [[1.0, 2.0, 3.0, 4.0, 5.0], [1.3, 1.7, 2.1, 2.5, 3.0], [1.3, 1.5, 1.5, 1.5, 3.0], [0.0, 2.5, 3.5, 3.5, 5.0]];

/// About how many points so many favours bring at once: each takes the best line that is left (C8.3).
pub fn favors(state: &State, seat: Seat, number: u8) -> f32 {
    if state.options().favor == FavorRule::Light {
        return 3.0 * f32::from(number);
    }
    let player = state.player(seat);
    let mut lines = [0.0; 4];
    for (place, line) in Line::ALL.into_iter().enumerate() {
        let column = (player.markers[place] + 1).min(state.open_columns()).max(player.markers[place]);
        let effect = FAVORS[place].get(usize::from(column).wrapping_sub(1)).copied().unwrap_or(0.0);
        lines[place] = if player.lines_used.contains(line) { 0.0 } else { effect };
    }
    lines.sort_by(|a, b| b.total_cmp(a));
    lines.iter().take(number.into()).sum()
}

/// What a tile on the road counts for its owner, and how much.
pub fn of_tile(tile: Tile) -> (Feature, u16) {
    match (tile.class(), tile.printed(caylus::Edition::Jeweler).effect) {
        (Class::Residence, _) => (Feature::Residence, 1),
        (Class::Prestige, _) => (Feature::Income, tile.income()),
        (Class::Stone, Effect::Produce(_)) => (Feature::StoneProduction, 1),
        (_, Effect::Produce(_)) => (Feature::WoodProduction, 1),
        (_, Effect::Build(_)) => (Feature::Builder, 1),
        _ => (Feature::OtherBuilding, 1),
    }
}

/// C7.8: what the counts will bring.
fn houses(state: &State, seat: Seat, count: &mut impl FnMut(Feature, u16)) {
    for (place, section) in state.castle().uncounted().iter().copied().enumerate() {
        let houses = state.castle().houses(section).count(seat);
        if houses == 0 && place == 0 {
            count(Feature::NoHouse, section.penalty());
        }
        if houses > 0 || place == 0 {
            count(Feature::CountFavor, section.favors(houses).into());
            count(Feature::NearlyFavor, u16::from(is_nearly(section, houses)));
        }
    }
}

fn is_nearly(section: Section, houses: usize) -> bool {
    section.favors(houses + 1) > section.favors(houses)
}
