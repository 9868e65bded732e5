//! Narrates what happened. Events that belong together become one line; obvious consequences are left out. The lines are made
//! from what the reader saw before the action, and from the events as the reader saw them.

mod bids;
mod cards;
mod city;
mod count;
mod hits;
mod market;
mod narration_state;
mod placement;

pub use bids::{bids_shown, level_bids};

use super::names::{by, phase};
use super::ties::level;
use crate::sentence::Sentence;
use crate::{NarratedLine, NarrationKind, People, Words};
use game::{Seat, SeatSet};
use hits::hit;
pub use narration_state::{NarrationState, SeenBroker};
use ys::{Event, Owner, Spot, View};

/// Narrates the events of one action, given the view before it. `seat` is the one that acted. The events of a whole turn may
/// be narrated at once: then its two brokers become one line.
pub fn narrate_entry(
    words: &Words,
    before: &View,
    seat: Option<Seat>,
    events: &[Event],
    people: &People<'_>,
) -> Vec<NarratedLine> {
    let mut state = NarrationState::of(before);
    let mut lines: Vec<NarratedLine> = Vec::new();
    let mut rest = events;
    while !rest.is_empty() {
        let actor = seat.filter(|_| rest.len() == events.len());
        let narrator = EventNarrator { words, people, before, state: &state, actor };
        let (next, taken) = narrator.next(rest);
        let (now, later) = rest.split_at(taken.clamp(1, rest.len()));
        let (chosen, hits) = (actor.is_some(), hit(&state, now));
        state.follow(now);
        rest = later;
        for line in next {
            let is_deed = line.kind == NarrationKind::Deed;
            let hits = if is_deed { hits } else { SeatSet::NONE };
            let line = NarratedLine { chosen: chosen && is_deed, hits, ..line };
            // A phase without lines gets no heading.
            if !is_deed {
                lines.pop_if(|last| last.kind == NarrationKind::Phase);
            }
            lines.push(line);
        }
    }
    lines
}

/// The lines for the next events, and how many events they cover.
type Narrated = (Vec<NarratedLine>, usize);

/// Events without a line of their own.
fn silent(taken: usize) -> Narrated {
    (Vec::new(), taken)
}

/// One line about one owner.
fn deed(owner: Option<Owner>, text: String, points: i16, taken: usize) -> Narrated {
    (vec![NarratedLine::new(NarrationKind::Deed, owner.and_then(Owner::seat), text, points)], taken)
}

/// Narrates the next events.
struct EventNarrator<'a> {
    words: &'a Words,
    people: &'a People<'a>,
    before: &'a View,
    state: &'a NarrationState,
    /// The seat that chose the next event; `None` if it follows from what was narrated before.
    actor: Option<Seat>,
}

impl<'a> EventNarrator<'a> {
    fn sentence(&self, message: &'a str) -> Sentence<'a> {
        Sentence::new(self.words, message)
    }

    fn about(&self, message: &'a str, owner: impl Into<Owner>) -> Sentence<'a> {
        by(self.sentence(message), self.people, owner.into())
    }

    fn phase(&self, number: u8) -> NarratedLine {
        NarratedLine::new(NarrationKind::Phase, None, phase(self.words, number), 0)
    }

    /// Narrates the events at the head of the list.
    fn next(&self, events: &[Event]) -> Narrated {
        match events[0] {
            Event::RoundStarted { round } => (vec![self.round(round)], 1),
            Event::DistrictLaidOut { district, ship, character } => self.district_laid_out(district, ship, character),
            Event::MarketLaidOut { gems, .. } => self.market_laid_out(gems),
            Event::Bid { seat, brokers } => self.bid(seat, brokers, events),
            Event::BidShown { .. } => self.bids_shown(events),
            Event::PlaceChosen { seat, place } => self.place_chosen(seat, place),
            Event::OrderChanged { order } => self.order_changed(order),
            Event::Placed { .. } => self.placed(events),
            Event::FrontReplaced { seat, taken, by } => self.placed_from_front(seat, taken, by, events),
            Event::FrontJoined { .. } => self.fronts_joined(events),
            Event::CardPlayed { seat, card } => self.card_played(seat, card, events),
            Event::Looked { seat, broker, value } => self.looked(seat, broker, value, 1),
            Event::Declined { seat } => self.declined(seat),
            Event::Revealed { spot, .. } => self.revealed(spot, events),
            Event::Ranked { district, .. } => self.ranked(district, events),
            Event::ZoneWon { spot, owner, sum } => self.zone_won(spot, owner, sum, events),
            Event::RowWon { row, owner, sum } => self.row_won(row, owner, sum, events),
            Event::MarketWon { owner, sum } => self.market_won(owner, sum),
            Event::Gained { owner, .. } => self.gained(owner, events),
            Event::WonWhite { seat, .. } => deed(Some(seat.into()), self.about("ys-tell-white", seat).text(), 0, 1),
            Event::ColumnCounted { .. } => self.columns_counted(events),
            Event::ColumnRanked { color, .. } => self.column_ranked(color),
            Event::Quoted { .. } => self.quoted(events),
            Event::RoundOver { .. } if self.state.options.kings_favor() => (vec![self.phase(5)], 1),
            Event::Flattered { seat, value } => self.flattered(seat, value),
            Event::Scored { .. } | Event::ThroneShown { .. } => self.count(events),
            Event::GameOver => self.game_over(),
            // These belong to other lines, or need none.
            Event::ZoneClosed { .. }
            | Event::Marked { .. }
            | Event::Moved { .. }
            | Event::ShipsSwapped { .. }
            | Event::Returned { .. }
            | Event::GainedBlack { .. }
            | Event::CardWon { .. }
            | Event::CardDiscarded { .. }
            | Event::DistrictOver { .. }
            | Event::RoundOver { .. } => silent(1),
        }
    }

    /// The sums of a ranking: `Perrin 3, Odile 3`.
    fn sums(&self, ranking: &[(Owner, u8)]) -> String {
        let item =
            |(owner, sum): &(Owner, u8)| self.about("ys-sum-item", *owner).before_number().with("sum", *sum).text();
        let items: Vec<String> = ranking.iter().map(item).collect();
        crate::list::list(self.words, crate::list::Comma, &items)
    }

    /// The ranking on the spots where this winner won. If it disagrees with the rules, the winner alone.
    fn ranking(&self, winner: (Owner, u8), wanted: impl Fn(Spot) -> bool) -> Vec<(Owner, u8)> {
        let ranking = self.state.ranking(wanted);
        if ranking.first() == Some(&winner) { ranking } else { vec![winner] }
    }

    /// Adds to a result how a tie for the first place was broken (Y4.3).
    fn with_tie(&self, result: String, ranking: &[(Owner, u8)]) -> String {
        let best = ranking.first().map(|(_, sum)| *sum);
        let tied: Vec<(Owner, u8)> = ranking.iter().copied().filter(|(_, sum)| Some(*sum) == best).collect();
        self.with_ties(result, &tied)
    }

    /// Adds to a result how all ties were broken.
    fn with_ties(&self, result: String, ranking: &[(Owner, u8)]) -> String {
        let ties = level(self.words, self.people, &self.state.breakers, ranking);
        std::iter::once(result).chain(ties).collect::<Vec<String>>().join(" ")
    }
}

/// The points at the head of some events, if they have a wanted source.
fn points_for(events: &[Event], wanted: impl Fn(ys::Source) -> bool) -> i16 {
    match events.first() {
        Some(Event::Scored { points, source, .. }) if wanted(*source) => *points as i16,
        _ => 0,
    }
}
