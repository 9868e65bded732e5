//! What happened, told in a few lines: those events that belong together become one line, and what follows from it by
//! itself is left out. Everything is told from what the reader saw before and what he saw happen.

mod bids;
mod cards;
mod chronicle;
mod city;
mod count;
mod market;
mod placement;

use super::names::{by, phase};
use super::ties::level;
use crate::sentence::Sentence;
use crate::{Kind, Line, People, Words};
pub use chronicle::{Chronicle, Standing};
use game::Seat;
use ys::{Event, Owner, Spot, View};

/// The lines of one action, by what was seen before it. `seat` is who acted. The events of a whole turn may be told at once:
/// then its two brokers are one line.
pub fn narrate_entry(
    words: &Words,
    before: &View,
    seat: Option<Seat>,
    events: &[Event],
    people: &People<'_>,
) -> Vec<Line> {
    let mut chronicle = Chronicle::of(before);
    let mut lines: Vec<Line> = Vec::new();
    let mut rest = events;
    while !rest.is_empty() {
        let actor = seat.filter(|_| rest.len() == events.len());
        let teller = Teller { words, people, before, chronicle: &chronicle, actor };
        let (told, taken) = teller.next(rest);
        let (now, later) = rest.split_at(taken.clamp(1, rest.len()));
        chronicle.follow(now);
        rest = later;
        for line in told {
            // A phase in which nothing is told needs no heading.
            if line.kind != Kind::Deed {
                lines.pop_if(|last| last.kind == Kind::Phase);
            }
            lines.push(line);
        }
    }
    lines
}

/// The next lines, and how many events they cover.
type Told = (Vec<Line>, usize);

/// Events that are not told by themselves.
fn silent(taken: usize) -> Told {
    (Vec::new(), taken)
}

/// One line about one owner.
fn deed(owner: Option<Owner>, text: String, points: i16, taken: usize) -> Told {
    (vec![Line { kind: Kind::Deed, seat: owner.and_then(Owner::seat), text, points }], taken)
}

/// What is needed to tell the next thing.
struct Teller<'a> {
    words: &'a Words,
    people: &'a People<'a>,
    before: &'a View,
    chronicle: &'a Chronicle,
    /// Who chose that the next event should happen; nobody if it followed from what was told before.
    actor: Option<Seat>,
}

impl<'a> Teller<'a> {
    fn sentence(&self, message: &'a str) -> Sentence<'a> {
        Sentence::new(self.words, message)
    }

    fn about(&self, message: &'a str, owner: impl Into<Owner>) -> Sentence<'a> {
        by(self.sentence(message), self.people, owner.into())
    }

    fn phase(&self, number: u8) -> Line {
        Line { kind: Kind::Phase, seat: None, text: phase(self.words, number), points: 0 }
    }

    fn next(&self, events: &[Event]) -> Told {
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
            Event::RoundOver { .. } if self.chronicle.options.kings_favor => (vec![self.phase(5)], 1),
            Event::Flattered { seat, value } => self.flattered(seat, value),
            Event::Scored { .. } | Event::ThroneShown { .. } => self.count(events),
            Event::GameOver => self.game_over(),
            // These are told with what they belong to, and brokers that go back are no news.
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

    /// Who has how much: `Perrin 3, Odile 3`.
    fn sums(&self, ranking: &[(Owner, u8)]) -> String {
        let item = |(owner, sum): &(Owner, u8)| self.about("ys-sum-item", *owner).with("sum", *sum).text();
        let items: Vec<String> = ranking.iter().map(item).collect();
        crate::list::list(self.words, crate::list::Comma, &items)
    }

    /// What those have who are where this winner won. If that is not what the rules have found, the winner alone.
    fn ranking(&self, winner: (Owner, u8), wanted: impl Fn(Spot) -> bool) -> Vec<(Owner, u8)> {
        let ranking = self.chronicle.ranking(wanted);
        if ranking.first() == Some(&winner) { ranking } else { vec![winner] }
    }

    /// A result, and behind it how a tie for the first place was broken (Y4.3).
    fn with_tie(&self, result: String, ranking: &[(Owner, u8)]) -> String {
        let best = ranking.first().map(|(_, sum)| *sum);
        let tied: Vec<(Owner, u8)> = ranking.iter().copied().filter(|(_, sum)| Some(*sum) == best).collect();
        self.with_ties(result, &tied)
    }

    /// A result, and behind it how all ties were broken.
    fn with_ties(&self, result: String, ranking: &[(Owner, u8)]) -> String {
        let ties = level(self.words, self.people, &self.chronicle.breakers, ranking);
        std::iter::once(result).chain(ties).collect::<Vec<String>>().join(" ")
    }
}

/// The points at the head of some events, if they are for this.
fn points_for(events: &[Event], wanted: impl Fn(ys::Source) -> bool) -> i16 {
    match events.first() {
        Some(Event::Scored { points, source, .. }) if wanted(*source) => *points as i16,
        _ => 0,
    }
}
