//! Keeps track of what narration has to know of a game. Lines name buildings by their owners at that time, so it is updated
//! event by event.

use crate::caylus::event_narrator::EventNarrator;
use crate::caylus::hits::hit;
use crate::caylus::names::{Built, built};
use crate::{NarratedLine, NarrationKind, People, Words};
use caylus::tiles::Tile;
use caylus::{Event, Place, ROAD_LENGTH, Source, Space, State};
use game::{Seat, SeatList};

/// What has to be known of a game to narrate its next events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NarrationState {
    road: [Built; ROAD_LENGTH as usize],
    workers: [Option<Seat>; ROAD_LENGTH as usize],
    pub(crate) order: SeatList<4>,
    pub(crate) provost: Space,
    pub(crate) stables: u8,
    pub(crate) castle: u8,
    /// Whether a line of the favour table was chosen whose effect is still to be used.
    pub(crate) favor: bool,
}

fn index(space: Space) -> usize {
    usize::from(space.number()) - 1
}

impl NarrationState {
    /// What has to be known at a state of a game.
    pub(crate) fn of(state: &State) -> NarrationState {
        let mut road = [None; ROAD_LENGTH as usize];
        let mut workers = [None; ROAD_LENGTH as usize];
        for space in Space::all() {
            (road[index(space)], workers[index(space)]) = (built(state, space), state.road().worker(space));
        }
        NarrationState {
            road,
            workers,
            order: state.order(),
            provost: state.provost(),
            stables: state.special().stables.len() as u8,
            castle: state.castle().queue.len() as u8,
            favor: state.favors_due().is_some_and(|due| due.line.is_some()),
        }
    }

    /// The workers on the road, with their spaces.
    pub(crate) fn workers(&self) -> impl Iterator<Item = (Space, Seat)> {
        Space::all().filter_map(|space| Some((space, self.workers[index(space)]?)))
    }

    /// A worker comes to a place.
    fn arrive(&mut self, seat: Seat, place: Place) {
        self.queue(place, 1);
        if let Some(space) = place.space() {
            self.workers[index(space)] = Some(seat);
        }
    }

    /// A worker leaves a place.
    fn leave(&mut self, place: Place) {
        self.queue(place, -1);
        if let Some(space) = place.space() {
            self.workers[index(space)] = None;
        }
    }

    /// Counts a worker who joins or leaves a queue.
    fn queue(&mut self, place: Place, change: i8) {
        match place {
            Place::STABLES => self.stables = self.stables.saturating_add_signed(change),
            Place::CASTLE => self.castle = self.castle.saturating_add_signed(change),
            _ => {}
        }
    }

    /// The building on a space.
    pub(crate) fn built(&self, space: Space) -> Built {
        self.road[index(space)]
    }

    /// Follows events.
    fn follow(&mut self, events: &[Event]) {
        for event in events {
            match *event {
                Event::Built { seat, tile, space } => self.road[index(space)] = Some((tile, Some(seat))),
                Event::ResidenceMade { seat, space, .. } => {
                    self.road[index(space)] = Some((Tile::Residence, Some(seat)));
                }
                Event::ProvostMoved { to, .. } | Event::BailiffMoved { to, .. } => self.provost = to,
                Event::Placed { seat, place } | Event::Moved { seat, place } => self.arrive(seat, place),
                Event::Returned { from, .. } => self.leave(from),
                Event::OrderChanged { order } => self.order = order,
                Event::LineChosen { .. } => self.favor = true,
                Event::Declined { .. } => self.favor = false,
                Event::Earned { source: Source::Favor, .. }
                | Event::Gained { source: Source::Favor, .. }
                | Event::Scored { source: Source::Favor | Source::Construction(_) | Source::Residence, .. }
                | Event::ResidencePlanned { .. } => self.favor = false,
                _ => {}
            }
        }
    }

    /// Narrates the events of an action and updates the narration state. `seat` is the one that acted.
    pub(crate) fn narrate(
        &mut self,
        words: &Words,
        seat: Option<Seat>,
        events: &[Event],
        people: &People<'_>,
    ) -> Vec<NarratedLine> {
        let mut lines: Vec<NarratedLine> = Vec::new();
        let mut rest = events;
        let mut deciding = seat.is_some();
        while !rest.is_empty() {
            let chosen = rest.len() == events.len() && seat.is_some();
            let narrator = EventNarrator { words, people, state: self, chosen };
            let (line, taken) = narrator.next(rest);
            let (now, later) = rest.split_at(taken.clamp(1, rest.len()));
            let (decided, hits) = (deciding, hit(self, now));
            // What a worker is about to do, and what is paid for it, is told with what they get.
            deciding &=
                line.is_none() && matches!(now, [Event::Activated { .. } | Event::Paid { .. } | Event::Spent { .. }]);
            self.follow(now);
            rest = later;
            if let Some(line) = line {
                let line = match line.kind {
                    NarrationKind::Deed => NarratedLine { chosen: decided, hits, ..line },
                    NarrationKind::Turn | NarrationKind::Phase => line,
                };
                // A phase without lines gets no heading.
                if line.kind != NarrationKind::Deed {
                    lines.pop_if(|last| last.kind == NarrationKind::Phase);
                }
                lines.push(line);
            }
        }
        lines
    }
}
