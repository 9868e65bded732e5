//! The named parts of the evaluation, for explanations: every feature belongs to one of them.

use super::evaluation::Feature;
use caylus::State;
use game::{Game, Seat};

/// A part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Prestige,
    Deniers,
    Cubes,
    Gold,
    Batches,
    Favors,
    Buildings,
    Residences,
    Income,
    Order,
    Castle,
}

/// The keys of the parts, in their order.
pub(super) const KEYS: &[&str] = &[
    "prestige",
    "deniers",
    "cubes",
    "gold",
    "batches",
    "favors",
    "buildings",
    "residences",
    "income",
    "order",
    "castle",
];

/// The part that each feature belongs to.
const PARTS: [Part; Feature::NAMES.len()] = {
    let mut parts = [Part::Prestige; Feature::NAMES.len()];
    let mut feature = 0;
    while feature < parts.len() {
        parts[feature] = of(Feature::ALL[feature]);
        feature += 1;
    }
    parts
};

pub(super) fn part(feature: usize) -> usize {
    PARTS.get(feature).map_or(0, |part| *part as usize)
}

const fn of(feature: Feature) -> Part {
    match feature {
        Feature::FirstDenier | Feature::Denier | Feature::SpareDenier | Feature::Poor | Feature::DenierToDeal => {
            Part::Deniers
        }
        Feature::Food | Feature::Wood | Feature::Stone | Feature::Cloth | Feature::SpareCube => Part::Cubes,
        Feature::Gold | Feature::GoldToDeal | Feature::GoldToBuild => Part::Gold,
        Feature::Batch | Feature::BatchPoints | Feature::NearlyBatch => Part::Batches,
        Feature::FavorA
        | Feature::FavorB
        | Feature::FavorC
        | Feature::FavorD
        | Feature::DeepA
        | Feature::DeepB
        | Feature::DeepC
        | Feature::DeepD
        | Feature::LastD
        | Feature::FavorDue => Part::Favors,
        Feature::WoodProduction
        | Feature::StoneProduction
        | Feature::Builder
        | Feature::OtherBuilding
        | Feature::WoodInReach
        | Feature::StoneInReach
        | Feature::BuilderInReach
        | Feature::OtherInReach
        | Feature::Sources => Part::Buildings,
        Feature::Residence => Part::Residences,
        Feature::Income => Part::Income,
        Feature::Inn | Feature::Later | Feature::First => Part::Order,
        Feature::NoHouse | Feature::CountFavor | Feature::NearlyFavor => Part::Castle,
    }
}

/// The prestige, and once the game is over what is left by what it is (C7.10).
pub(super) fn points(state: &State, seat: Seat, out: &mut impl FnMut(usize, f32)) {
    out(Part::Prestige as usize, state.player(seat).prestige.into());
    if state.to_act().is_empty() {
        let [gold, cubes, deniers] = state.bonus(seat);
        out(Part::Gold as usize, gold.into());
        out(Part::Cubes as usize, cubes.into());
        out(Part::Deniers as usize, deniers.into());
    }
}
