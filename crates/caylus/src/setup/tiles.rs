//! Which tiles can lie where: the road as the rules lay it out, and every tile on it or in the stock.

use super::check::Check;
use crate::road::{ROAD_LENGTH, Road, Space, Spaces};
use crate::state::State;
use crate::tiles::{Class, Stock, Tile};
use game::excerpt;

impl Check<'_> {
    pub(super) fn road(&mut self, state: &mut State) {
        self.faults.require(self.setup.road.len() == usize::from(ROAD_LENGTH), "C1.2", || {
            format!("`road` has {} entries, not {ROAD_LENGTH}", self.setup.road.len())
        });
        let mut road = Road::new();
        for (space, here) in Space::all().zip(&self.setup.road) {
            let Some(here) = here else { continue };
            let Some(tile) = Tile::from_name(&here.tile) else {
                self.faults.add("C2.1", format!("space {space}: there is no tile `{}`", excerpt(&here.tile)));
                continue;
            };
            let owner = here.owner.and_then(|value| self.seat(&format!("owner of space {space}"), value, "C6.5"));
            self.owner(space, tile, here.owner.is_some());
            road.put(space, tile, owner);
            let worker = here.worker.and_then(|value| self.seat(&format!("worker on space {space}"), value, "C3.6"));
            if let Some(seat) = worker {
                self.faults
                    .require(tile.takes_workers(), "C3.6", || format!("space {space}: no worker stands on a {tile}"));
                road.place_worker(space, seat);
            }
        }
        state.road = road;
        self.layout();
    }

    fn owner(&mut self, space: Space, tile: Tile, owned: bool) {
        let nobodys = matches!(tile.class(), Class::Neutral | Class::Fixed);
        self.faults.require(owned != nobodys, "C6.5", || {
            let should = if nobodys { "nobody's" } else { "somebody's" };
            format!("space {space}: {tile} must be {should}")
        });
    }

    /// Fixed buildings where they are printed (C1.5), neutral tiles on 1 to 6 until they become residences (C0.2), no
    /// gap before the last tile (C6.5).
    fn layout(&mut self) {
        let tile = |space: Space| {
            let here = self.setup.road.get(usize::from(space.number()) - 1)?.as_ref()?;
            Tile::from_name(&here.tile)
        };
        let mut faults = Vec::new();
        let mut gap = None;
        for space in Space::all() {
            let fixed = Space::FIXED.iter().find(|(there, _)| *there == space).map(|(_, tile)| *tile);
            let here = tile(space);
            let class = here.map(Tile::class);
            if fixed.is_some() || class == Some(Class::Fixed) {
                if fixed != here {
                    let should = fixed.map_or("not a fixed building", |fixed| fixed.name());
                    faults.push(("C1.5", format!("space {space}: what is printed there is {should}")));
                }
            } else if Spaces::NEUTRAL.contains(space) {
                if !matches!(class, Some(Class::Neutral | Class::Residence | Class::Prestige)) {
                    faults.push(("C0.2", format!("space {space}: a neutral tile, or a residence or prestige building in its place, must be there")));
                }
            } else if class == Some(Class::Neutral) {
                faults.push(("C0.2", format!("space {space}: neutral tiles are on spaces 1 to 6")));
            } else if here.is_none() {
                gap = gap.or(Some(space));
            } else if let Some(free) = gap {
                faults.push(("C6.5", format!("space {space}: tiles go on the first free space, and {free} is free")));
            }
        }
        faults.into_iter().for_each(|(rule, words)| self.faults.add(rule, words));
    }

    /// C2.1: every tile is on the road or in the stock, as often as it exists.
    pub(super) fn stock(&mut self, state: &mut State) {
        let on_road = |tile| Space::all().filter(|space| state.road.tile(*space) == Some(tile)).count() as u8;
        let mut stock = Stock::EMPTY;
        for tile in Tile::ALL {
            let copies = match tile.class() {
                Class::Neutral | Class::Fixed => 1,
                Class::Residence => continue,
                _ => tile.copies(state.options.edition),
            };
            let built = on_road(tile);
            let listed = self.setup.stock.as_ref().map(|list| list.iter().filter(|name| *name == tile.name()).count());
            let unbuilt = match (tile.class(), listed) {
                (Class::Neutral | Class::Fixed, _) => 0,
                (_, Some(listed)) => listed.min(9) as u8,
                (_, None) => copies.saturating_sub(built),
            };
            let wrong = if matches!(tile.class(), Class::Neutral | Class::Fixed) {
                built > copies
            } else {
                built + unbuilt != copies
            };
            if wrong {
                let times = |n| if n == 1 { "once".to_owned() } else { format!("{n} times") };
                let words = format!(
                    "{tile} is {} on the road and {} in the stock; it exists {}",
                    times(built),
                    times(unbuilt),
                    times(copies)
                );
                self.faults.add("C2.1", words);
            }
            (0..unbuilt.min(copies)).for_each(|_| stock.put_back(tile));
        }
        state.stock = stock;
        for name in self.setup.stock.iter().flatten() {
            let stocked = Tile::from_name(name)
                .is_some_and(|tile| matches!(tile.class(), Class::Wood | Class::Stone | Class::Prestige));
            self.faults.require(stocked, "C2.1", || format!("`{}` is not a tile of the stock", excerpt(name)));
        }
    }
}
