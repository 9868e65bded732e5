//! The features of a position. Each is a number that can be counted at the table; its worth in points is in the weights file.

use crate::weight_rows::weight_rows;
use caylus::tiles::{Class, Effect, Tile};
use caylus::{Cube, Cubes, FavorRule, Line, Section, State};
use game::Seat;

weight_rows! {
    /// What is counted besides prestige.
    enum Feature {
        /// Deniers up to four: the workers of the next turn.
        FirstDenier = "first denier",
        /// Deniers from the fifth to the tenth.
        Denier = "denier",
        /// Deniers beyond ten.
        SpareDenier = "spare denier",
        /// Food cubes up to three; wood, stone and cloth likewise.
        Food = "food",
        Wood = "wood",
        Stone = "stone",
        Cloth = "cloth",
        Gold = "gold",
        /// Cubes beyond three of a kind.
        SpareCube = "spare cube",
        /// Batches for the castle that can be made of the cubes, up to three.
        Batch = "batch",
        /// Column of the marker in line A of the favour table; the other lines likewise.
        FavorA = "favor A",
        FavorB = "favor B",
        FavorC = "favor C",
        FavorD = "favor D",
        /// Own production buildings of wood.
        WoodProduction = "wood production",
        /// Own production buildings of stone.
        StoneProduction = "stone production",
        /// Own Mason and Architects.
        Builder = "builder",
        /// Other own buildings that take workers.
        OtherBuilding = "other building",
        Residence = "residence",
        /// Deniers that Library and Hotel add to every income.
        Income = "income",
        /// Whether the seat holds the right place of the Inn.
        Inn = "inn",
        /// Places behind the first in the turn order.
        Later = "later in order",
        /// Penalty for having no house in the section that is being built.
        NoHouse = "no house",
        /// Favours that the houses in uncounted sections will bring.
        CountFavor = "favour at the count",
        /// Whether one more house would bring another favour at the count.
        NearlyFavor = "nearly a favour at the count",
        /// Estimate of the points that the favours due now bring at once.
        FavorDue = "favour due",
    }
}

/// Cubes of a kind beyond these are spare.
const ENOUGH_CUBES: u16 = 3;
const FIRST_DENIERS: u16 = 4;
const ENOUGH_DENIERS: u16 = 10;
const ENOUGH_BATCHES: u16 = 3;

/// The stage: 0 while the Dungeon is built, up to 3 when the bailiff reaches the count of the Towers.
pub(super) fn stage(state: &State) -> f32 {
    let counted = state.castle().counted.min(2);
    let from = 6 * (counted + 1);
    let way = f32::from(state.bailiff().number()) - f32::from(from);
    f32::from(counted) + (way / 6.0).clamp(0.0, 1.0)
}

/// How many batches can be made at most: food, and two different cubes of the rest. Gold is not spent on them.
pub(super) fn batches(cubes: Cubes) -> u16 {
    let others = [Cube::Wood, Cube::Stone, Cube::Cloth].map(|cube| cubes.number(cube));
    let sum: u16 = others.iter().sum();
    let most = others.into_iter().max().unwrap_or(0);
    cubes.number(Cube::Food).min(sum / 2).min(sum - most)
}

/// Counts all features of a seat.
pub(super) fn features(state: &State, seat: Seat, out: &mut [f32]) {
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

/// Estimate of the points that the effect of each column of a line brings (C8.5, C8.6).
const FAVORS: [[f32; 5]; 4] =
    [[1.0, 2.0, 3.0, 4.0, 5.0], [1.3, 1.7, 2.1, 2.5, 3.0], [1.3, 1.5, 1.5, 1.5, 3.0], [0.0, 2.5, 3.5, 3.5, 5.0]];

/// Estimate of the points that `number` favours bring at once: each takes the best line that is left (C8.3).
pub(super) fn favors(state: &State, seat: Seat, number: u8) -> f32 {
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

/// The feature that a tile on the road counts for, and how much.
pub(super) fn of_tile(tile: Tile) -> (Feature, u16) {
    match (tile.class(), tile.printed(caylus::Edition::Jeweler).effect) {
        (Class::Residence, _) => (Feature::Residence, 1),
        (Class::Prestige, _) => (Feature::Income, tile.income()),
        (Class::Stone, Effect::Produce(_)) => (Feature::StoneProduction, 1),
        (_, Effect::Produce(_)) => (Feature::WoodProduction, 1),
        (_, Effect::Build(_)) => (Feature::Builder, 1),
        _ => (Feature::OtherBuilding, 1),
    }
}

/// C7.8: counts houses in the sections that are not counted yet.
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
