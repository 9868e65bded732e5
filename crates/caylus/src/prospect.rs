//! What players plan with: what a worker could do at a place, how many batches are in hand, when a section can be counted and
//! what that would bring. The rules themselves answer, on a copy of the game where something would have to happen first.

use crate::action::Action;
use crate::castle::Section;
use crate::cubes::{Cube, Cubes};
use crate::event::Event;
use crate::phases::{self, Step};
use crate::place::Place;
use crate::state::{Batches, State};
use game::{Seat, SeatList};

/// Something that a worker could do, and what would happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// What would be chosen; nothing where nobody is asked.
    pub action: Option<Action>,
    /// What would happen.
    pub events: Vec<Event>,
}

/// What a count brings a player (C7.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountResult {
    /// Without a house these points are lost; never more than there are (C7.9).
    Lost(u16),
    /// These favours are won: none for a single house.
    Won(u8),
}

impl State {
    /// What a worker of a player could do at a place if it worked now, with what the player holds after paying for the
    /// placement; empty where that is nothing, and for places that give nothing by themselves.
    pub fn prospects(&self, seat: Seat, place: Place, price: u16) -> Vec<Prospect> {
        let Some(state) = self.with_worker_at(seat, place, price) else { return Vec::new() };
        let mut choices: Vec<Action> = Vec::new();
        phases::choices(&state, &mut choices);
        let uses = choices.into_iter().filter(|action| !matches!(action, Action::Skip | Action::Done)).map(Some);
        let unasked = (place == Place::POST).then_some(None);
        let prospect = |action| {
            let (mut after, mut events) = (state, Vec::new());
            phases::take(&mut after, action, &mut events);
            Prospect { action, events }
        };
        uses.chain(unasked).map(prospect).collect()
    }

    /// The game as it would be if a worker of the player were about to work at this place.
    fn with_worker_at(&self, seat: Seat, place: Place, price: u16) -> Option<State> {
        let mut state = *self;
        let player = &mut state.players[seat.index()];
        player.deniers = player.deniers.checked_sub(price)?;
        state.favors_due = None;
        state.step = match place {
            Place::POST => Step::Post,
            Place::JOUST => Step::Joust,
            Place::CASTLE => Step::Castle(0),
            _ => Step::Building(place.space()?),
        };
        match place.space() {
            Some(space) => state.road.place_worker(space, seat),
            None if place == Place::CASTLE => {
                (state.castle.queue, state.batches) = ([seat].into_iter().collect::<SeatList<4>>(), Batches::NONE);
            }
            None => state.special.enter(place, seat),
        }
        state.acting = Some(seat);
        Some(state)
    }

    /// The most batches that a player could give with the cubes in hand (C7.1), and the points for as many houses as there
    /// is room for (C7.2).
    pub fn batches_in_hand(&self, seat: Seat) -> (u16, u16) {
        let (number, mut castle, mut points) = (most_batches(self.player(seat).cubes), self.castle, 0);
        for _ in 0..number {
            let Some(section) = castle.building_site() else { break };
            castle.build(section, seat);
            points += section.points();
        }
        (number, points)
    }

    /// How many spaces the bailiff goes at the end of the turn if the provost stays where it is (C7.6).
    pub fn bailiff_steps(&self) -> i8 {
        if self.provost > self.bailiff { 2 } else { 1 }
    }

    /// Whether nobody moves the provost any more before the bailiff goes.
    pub fn is_provost_settled(&self) -> bool {
        matches!(self.phase(), 5 | 6)
    }

    /// After how many walks of the bailiff, each at the end of a turn, a section is counted at the earliest if no more houses
    /// are built (C7.6, C7.7); 0 while it is being counted.
    pub fn walks_to_count(&self, section: Section) -> u8 {
        let away = section.space().saturating_sub(self.bailiff.number());
        let due = away == 0 || self.castle.is_complete(section);
        // The first walk may be settled already; whenever it is not, the provost may get beyond the bailiff.
        let first = if self.is_provost_settled() { self.bailiff_steps().unsigned_abs() } else { 2 };
        match (due, self.phase()) {
            (true, 7) => 0,
            (true, _) => 1,
            _ => 1 + away.saturating_sub(first).div_ceil(2),
        }
    }

    /// What the count of a section would bring a player as things stand (C7.8).
    pub fn count_result(&self, section: Section, seat: Seat) -> CountResult {
        match self.castle.houses(section).count(seat) {
            0 => CountResult::Lost(section.penalty().min(self.player(seat).prestige)),
            houses => CountResult::Won(section.favors(houses)),
        }
    }
}

/// As many batches as there is food for and pairs of other, different cubes: of each kind at most one goes into a batch.
fn most_batches(cubes: Cubes) -> u16 {
    let others = [Cube::Wood, Cube::Stone, Cube::Cloth, Cube::Gold];
    let pairs = |number: u16| others.iter().map(|cube| cubes.number(*cube).min(number)).sum::<u16>() / 2;
    (0..=cubes.number(Cube::Food)).rev().find(|number| pairs(*number) >= *number).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// C7.1: by trying all ways to give batches.
    fn most_by_trying(cubes: Cubes) -> u16 {
        let pairs = ["WS", "WC", "WG", "SC", "SG", "CG"].map(|pair| Cubes::of(pair).plus(Cubes::of("F")));
        let given = pairs.into_iter().filter(|batch| cubes.covers(*batch));
        given.map(|batch| 1 + most_by_trying(cubes.minus(batch))).max().unwrap_or(0)
    }

    /// C7.1: for all hands with up to three cubes of a kind.
    #[test]
    fn batches_in_a_hand_are_found_as_by_trying() {
        for hand in 0..4_u16.pow(5) {
            let number = |place: u32| hand / 4_u16.pow(place) % 4;
            let cubes =
                (0..).zip(Cube::ALL).fold(Cubes::NONE, |all, (place, cube)| all.plus(Cubes::some(cube, number(place))));
            assert_eq!(most_batches(cubes), most_by_trying(cubes), "{cubes:?}");
        }
    }
}
