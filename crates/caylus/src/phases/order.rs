//! The order of a turn in one list, like the summary in the rulebook. A step goes on to the next one where its rule stands, in
//! the file of its phase; builds with debug assertions check that this list allows it.

use super::Step;
use crate::road::Space;
use game::step_order::{Planned, Stage};

/// Stands for any space of the road.
const ANY: Space = Space::LAST_NEUTRAL;

/// The seven phases of a turn. Royal favours (C8) come between two steps, as soon as they are won.
pub(crate) const TURN: &[Stage<Step>] = &[
    // Phase 1: everybody collects income (C3.1).
    Stage::once(&[Planned::always(Step::Income)]),
    // Phase 2: in turn order each player places a worker or passes, until all have passed (C3.2).
    Stage::each(&[Planned::always(Step::Placement(0))]),
    // Phase 3: the special buildings where somebody stands, in their order (C4).
    Stage::once(&[
        Planned::optional(Step::Gate),
        Planned::optional(Step::Post),
        Planned::optional(Step::Guild),
        Planned::optional(Step::Joust),
        Planned::optional(Step::JoustOver),
        Planned::optional(Step::Stables),
        Planned::optional(Step::Inn),
    ]),
    // Phase 4: in passing order each player may move the provost (C5).
    Stage::each(&[Planned::always(Step::Provost(0))]),
    // Phase 5: the buildings with a worker, from space 1 up to the provost's (C6.1).
    Stage::each(&[
        Planned::optional(Step::Building(ANY)),
        Planned::optional(Step::OwnersCube(ANY)),
        Planned::optional(Step::BuildingOver(ANY)),
    ]),
    // The workers beyond the provost return, planned residences are made (C6.10).
    Stage::once(&[Planned::always(Step::RoadOver)]),
    // Phase 6: in castle order each player there gives batches (C7.1).
    Stage::each(&[Planned::optional(Step::Castle(0))]),
    // A favour for the most batches, and the workers return (C7.5).
    Stage::once(&[Planned::always(Step::MostBatches), Planned::optional(Step::CastleOver)]),
    // Phase 7: the bailiff goes on (C7.6); sections that are due are counted, player by player (C7.7).
    Stage::once(&[Planned::always(Step::Bailiff)]),
    Stage::each(&[Planned::optional(Step::Count(0))]),
    // The game ends with the count of the Towers (C7.10), or a new turn starts (C7.11).
    Stage::once(&[Planned::optional(Step::End)]),
];
