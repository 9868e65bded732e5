//! The features of a position. Each is a number that can be counted at the table; its worth in points is in the weights file.

use super::policy::reach;
use crate::weight_rows::weight_rows;
use caylus::tiles::Tile;
use caylus::{Castle, Cube, Cubes, FavorRule, Line, Player, Section, State};
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
        /// Whether there are not even three deniers for the next turn.
        Poor = "poor",
        /// Deniers, up to five, once a Church or Bank takes them.
        DenierToDeal = "denier to deal",
        /// Food cubes up to three; wood, stone and cloth likewise.
        Food = "food",
        Wood = "wood",
        Stone = "stone",
        Cloth = "cloth",
        Gold = "gold",
        /// Gold, up to two, once a Jeweler takes it.
        GoldToDeal = "gold to deal",
        /// Gold for which there is a residence to build a prestige building on.
        GoldToBuild = "gold to build with",
        /// Cubes beyond three of a kind.
        SpareCube = "spare cube",
        /// Batches for the castle that can be made of the cubes, up to three.
        Batch = "batch",
        /// Points of the houses for these batches, as far as the castle has room.
        BatchPoints = "points of batches",
        /// Whether one more cube makes one more batch.
        NearlyBatch = "nearly a batch",
        /// Column of the marker in line A of the favour table; the other lines likewise.
        FavorA = "favor A",
        FavorB = "favor B",
        FavorC = "favor C",
        FavorD = "favor D",
        /// Columns beyond the second.
        DeepA = "deep in favor A",
        DeepB = "deep in favor B",
        DeepC = "deep in favor C",
        DeepD = "deep in favor D",
        /// Whether line D builds prestige buildings.
        LastD = "end of favor D",
        /// Own production buildings of wood.
        WoodProduction = "wood production",
        /// Own production buildings of stone.
        StoneProduction = "stone production",
        /// Own Mason and Architects.
        Builder = "builder",
        /// Other own buildings that take workers.
        OtherBuilding = "other building",
        /// The same, each by the probability that the provost lets a worker there work.
        WoodInReach = "wood production in reach",
        StoneInReach = "stone production in reach",
        BuilderInReach = "builder in reach",
        OtherInReach = "other building in reach",
        /// Kinds of cubes that own buildings produce.
        Sources = "sources",
        Residence = "residence",
        /// Deniers that Library and Hotel add to every income.
        Income = "income",
        /// Whether the seat holds the right place of the Inn.
        Inn = "inn",
        /// Places behind the first in the turn order.
        Later = "later in order",
        /// Whether the seat is the first of the turn order.
        First = "first in order",
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
/// The most that the big deals of Church, Bank and Jeweler take.
const MOST_DENIERS_TO_DEAL: u16 = 5;
const MOST_GOLD_TO_DEAL: u16 = 2;

/// The stage: 0 while the Dungeon is built, up to 3 when the bailiff reaches the count of the Towers.
pub(super) fn stage(state: &State) -> f32 {
    let counted = state.castle().counted.min(2);
    let from = 6 * (counted + 1);
    let way = f32::from(state.bailiff().number()) - f32::from(from);
    f32::from(counted) + (way / 6.0).clamp(0.0, 1.0)
}

/// How many batches can be made at most: food, and two different cubes of the rest. Gold is not spent on them.
pub(super) fn batches(cubes: Cubes) -> u16 {
    batches_and_nearly(cubes).0
}

/// How many batches can be made, and whether one more cube makes one more.
fn batches_and_nearly(cubes: Cubes) -> (u16, bool) {
    let food = cubes.number(Cube::Food);
    let others = [Cube::Wood, Cube::Stone, Cube::Cloth].map(|cube| cubes.number(cube));
    let sum: u16 = others.iter().sum();
    let most = others[0].max(others[1]).max(others[2]);
    let pairs = (sum / 2).min(sum - most);
    // One more of a kind of which there is not the most.
    let with_another = sum.div_ceil(2).min(sum + 1 - most);
    (food.min(pairs), if food <= pairs { food < pairs } else { with_another > pairs })
}

/// Counts all features of a seat.
pub(super) fn features(state: &State, seat: Seat, out: &mut [f32]) {
    let mut count = |feature: Feature, number: f32| out[feature as usize] += number;
    let terms = position(state, seat, &mut count);
    goods(state, seat, terms, &mut count);
}

/// The sum of all features of a seat, each times its weight.
pub(super) fn weighted(state: &State, seat: Seat, weights: &[f32]) -> f32 {
    let mut sum = 0.0;
    let mut count = |feature: Feature, number: f32| sum += weights[feature as usize] * number;
    let terms = position(state, seat, &mut count);
    goods(state, seat, terms, &mut count);
    sum
}

/// What deniers and cubes can be turned into.
#[derive(Clone, Copy)]
struct Terms {
    /// Whether a Church or Bank takes deniers.
    deals_deniers: bool,
    /// Whether a Jeweler takes gold.
    deals_gold: bool,
    /// Residences that prestige buildings can be built on.
    residences: u16,
    /// Points of the next one, two and three houses: nothing for those that find no room (C7.2, C7.3).
    houses: [u16; ENOUGH_BATCHES as usize + 1],
}

fn number(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}

/// The features that do not depend on deniers and cubes.
#[inline]
fn position(state: &State, seat: Seat, count: &mut impl FnMut(Feature, f32)) -> Terms {
    favor_lines(state.player(seat).markers, count);
    count(Feature::Inn, number(state.special().inn_right == Some(seat)));
    let place = state.order().iter().position(|other| other == seat).unwrap_or(0);
    count(Feature::Later, place as f32);
    count(Feature::First, number(place == 0));
    houses(state, seat, count);
    if let Some(due) = state.favors_due().filter(|due| due.seat == seat) {
        count(Feature::FavorDue, favors(state, seat, due.number));
    }
    let built = |tile: Tile| tile.copies(state.options().edition) > 0 && !state.stock().has(tile);
    Terms {
        deals_deniers: built(Tile::Church) || built(Tile::Bank),
        deals_gold: built(Tile::Jeweler),
        residences: buildings(state, seat, count),
        houses: points_of_houses(state.castle()),
    }
}

/// The features that depend on deniers and cubes.
#[inline]
fn goods(state: &State, seat: Seat, terms: Terms, count: &mut impl FnMut(Feature, f32)) {
    let Player { deniers, cubes, .. } = *state.player(seat);
    count(Feature::FirstDenier, deniers.min(FIRST_DENIERS).into());
    count(Feature::Denier, deniers.min(ENOUGH_DENIERS).saturating_sub(FIRST_DENIERS).into());
    count(Feature::SpareDenier, deniers.saturating_sub(ENOUGH_DENIERS).into());
    count(Feature::Poor, number(deniers < 3));
    if terms.deals_deniers {
        count(Feature::DenierToDeal, deniers.min(MOST_DENIERS_TO_DEAL).into());
    }
    let kinds = [Feature::Food, Feature::Wood, Feature::Stone, Feature::Cloth];
    let mut spare = 0;
    for (cube, feature) in Cube::PLAIN.into_iter().zip(kinds) {
        let number = cubes.number(cube);
        count(feature, number.min(ENOUGH_CUBES).into());
        spare += number.saturating_sub(ENOUGH_CUBES);
    }
    count(Feature::SpareCube, spare.into());
    let gold = cubes.number(Cube::Gold);
    count(Feature::Gold, gold.into());
    count(Feature::GoldToBuild, gold.min(terms.residences).into());
    if terms.deals_gold {
        count(Feature::GoldToDeal, gold.min(MOST_GOLD_TO_DEAL).into());
    }
    let (batches, nearly) = batches_and_nearly(cubes);
    let batches = batches.min(ENOUGH_BATCHES);
    count(Feature::Batch, batches.into());
    count(Feature::BatchPoints, terms.houses[usize::from(batches)].into());
    count(Feature::NearlyBatch, number(nearly));
}

fn points_of_houses(castle: &Castle) -> [u16; ENOUGH_BATCHES as usize + 1] {
    let mut points = [0; ENOUGH_BATCHES as usize + 1];
    let mut built = 0;
    for section in castle.uncounted() {
        let room = section.size() - castle.houses(*section).len();
        let end = (built + room).min(points.len() - 1);
        for house in built..end {
            points[house + 1] = points[house] + section.points();
        }
        built = end;
        if built == points.len() - 1 {
            return points;
        }
    }
    let all = points[built];
    points[built..].fill(all);
    points
}

#[inline]
fn favor_lines(columns: [u8; 4], count: &mut impl FnMut(Feature, f32)) {
    let lines = [Feature::FavorA, Feature::FavorB, Feature::FavorC, Feature::FavorD];
    let deep = [Feature::DeepA, Feature::DeepB, Feature::DeepC, Feature::DeepD];
    for (column, (line, deep)) in columns.into_iter().zip(lines.into_iter().zip(deep)) {
        count(line, column.into());
        count(deep, column.saturating_sub(2).into());
    }
    count(Feature::LastD, number(columns[3] == 5));
}

/// Own tiles. Returns the number of residences.
#[inline]
fn buildings(state: &State, seat: Seat, count: &mut impl FnMut(Feature, f32)) -> u16 {
    let (road, provost) = (state.road(), state.provost());
    let (mut sources, mut residences) = (Cubes::NONE, 0);
    for space in road.owned_by(seat) {
        let Some(tile) = road.tile(space) else { continue };
        let (feature, number) = of_tile(tile);
        count(feature, number.into());
        match feature {
            Feature::WoodProduction => count(Feature::WoodInReach, reach(space, provost)),
            Feature::StoneProduction => count(Feature::StoneInReach, reach(space, provost)),
            Feature::Builder => count(Feature::BuilderInReach, reach(space, provost)),
            Feature::OtherBuilding => count(Feature::OtherInReach, reach(space, provost)),
            Feature::Residence => residences += 1,
            _ => {}
        }
        sources = sources.plus(produced(tile));
    }
    count(Feature::Sources, sources.kinds().count() as f32);
    residences
}

/// Estimate of the points that the effect of each column of a line brings (C8.5, C8.6).
const FAVORS: [[f32; 5]; 4] =
    [[1.0, 2.0, 3.0, 4.0, 5.0], [1.3, 1.7, 2.1, 2.5, 3.0], [1.3, 1.5, 1.5, 1.5, 3.0], [0.0, 2.5, 3.5, 3.5, 5.0]];

/// Estimate of the points that `number` favours bring at once: each takes the best line that is left (C8.3).
fn favors(state: &State, seat: Seat, number: u8) -> f32 {
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
const fn of_tile(tile: Tile) -> (Feature, u16) {
    match tile {
        Tile::Residence => (Feature::Residence, 1),
        Tile::Library => (Feature::Income, 1),
        Tile::Hotel => (Feature::Income, 2),
        Tile::Statue
        | Tile::Granary
        | Tile::Weaver
        | Tile::Theatre
        | Tile::University
        | Tile::Monument
        | Tile::Cathedral => (Feature::Income, 0),
        Tile::StoneFarm | Tile::Park | Tile::Workshop => (Feature::StoneProduction, 1),
        Tile::NeutralFarm
        | Tile::NeutralForest
        | Tile::NeutralSawmill
        | Tile::NeutralQuarry
        | Tile::GoldMine
        | Tile::FoodFarm
        | Tile::ClothFarm
        | Tile::Sawmill
        | Tile::Quarry => (Feature::WoodProduction, 1),
        Tile::NeutralCarpenter | Tile::FixedCarpenter | Tile::Mason | Tile::Architect => (Feature::Builder, 1),
        _ => (Feature::OtherBuilding, 1),
    }
}

/// One cube of every kind that a player's tile can produce.
const fn produced(tile: Tile) -> Cubes {
    const KINDS: [Cubes; 6] =
        [Cubes::of("FC"), Cubes::of("W"), Cubes::of("S"), Cubes::of("FW"), Cubes::of("SC"), Cubes::NONE];
    match tile {
        Tile::FoodFarm | Tile::ClothFarm | Tile::StoneFarm => KINDS[0],
        Tile::Sawmill => KINDS[1],
        Tile::Quarry => KINDS[2],
        Tile::Park => KINDS[3],
        Tile::Workshop => KINDS[4],
        _ => KINDS[5],
    }
}

/// C7.8: counts houses in the sections that are not counted yet.
fn houses(state: &State, seat: Seat, count: &mut impl FnMut(Feature, f32)) {
    for (place, section) in state.castle().uncounted().iter().copied().enumerate() {
        let houses = state.castle().houses(section).count(seat);
        if houses == 0 && place == 0 {
            count(Feature::NoHouse, section.penalty().into());
        }
        if houses > 0 || place == 0 {
            count(Feature::CountFavor, section.favors(houses).into());
            count(Feature::NearlyFavor, number(is_nearly(section, houses)));
        }
    }
}

fn is_nearly(section: Section, houses: usize) -> bool {
    section.favors(houses + 1) > section.favors(houses)
}
