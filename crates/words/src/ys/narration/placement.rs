//! Phase 3: placed brokers, as far as the reader saw them.

use super::{EventNarrator, Narrated, deed, points_for};
use crate::list::{Comma, list};
use crate::ys::names::{broker, located, values};
use game::Seat;
use ys::{Event, Face, Owner, Source, Spot, Value};

/// A broker that was placed, and what it scored at once (Y3.4).
struct Placed {
    by: Seat,
    owner: Owner,
    value: Option<Value>,
    spot: Spot,
    face: Face,
    points: i16,
    events: usize,
}

/// The placed broker at the head of some events.
fn head(events: &[Event]) -> Option<Placed> {
    let Some(Event::Placed { by, owner, value, spot, face, .. }) = events.first() else { return None };
    let points = points_for(&events[1..], |source| source == Source::Market);
    let events = if points > 0 { 2 } else { 1 };
    Some(Placed { by: *by, owner: *owner, value: *value, spot: *spot, face: *face, points, events })
}

impl EventNarrator<'_> {
    /// One broker, or the two of a turn.
    pub(super) fn placed(&self, events: &[Event]) -> Narrated {
        let Some(first) = head(events) else { return super::silent(1) };
        if first.owner == Owner::Neutral {
            return self.neutral_placed(&first, &events[1..first.events]);
        }
        let name = |placed: &Placed| broker(self.words, placed.value, placed.face, false);
        let second =
            head(&events[first.events..]).filter(|second| (second.by, second.owner) == (first.by, first.owner));
        let line = |message| {
            self.about(message, first.by).with("broker", name(&first)).with("where", located(self.words, first.spot))
        };
        match second {
            Some(second) => {
                let text = line("ys-tell-placed-two")
                    .with("second", name(&second))
                    .with("second-where", located(self.words, second.spot))
                    .text();
                deed(Some(first.owner), text, first.points + second.points, first.events + second.events)
            }
            None => deed(Some(first.owner), line("ys-tell-placed").text(), first.points, first.events),
        }
    }

    /// Y8.1, Y8.7: if its point for the market is its own, that is said.
    fn neutral_placed(&self, placed: &Placed, scored: &[Event]) -> Narrated {
        let its_own = matches!(scored, [Event::Scored { owner: Owner::Neutral, .. }]);
        let text = self
            .about("ys-tell-placed-neutral", placed.by)
            .with("seen", if placed.value.is_some() { "yes" } else { "no" })
            .with("value", placed.value.map_or(0, Value::number))
            .with("where", located(self.words, placed.spot))
            .with("number", if its_own { placed.points } else { 0 })
            .text();
        deed(Some(placed.by.into()), text, placed.points, placed.events)
    }

    /// Y5.8: all see which broker leaves the front of the screen, even if it is placed face down.
    pub(super) fn placed_from_front(&self, seat: Seat, taken: Value, by: Value, events: &[Event]) -> Narrated {
        let Some(placed) = head(&events[1..]) else { return super::silent(1) };
        let text = self
            .about("ys-tell-placed-from", seat)
            .with("broker", broker(self.words, Some(taken), placed.face, false))
            .with("where", located(self.words, placed.spot))
            .with("by", by.number())
            .text();
        deed(Some(seat.into()), text, placed.points, 1 + placed.events)
    }

    /// Y3.5: what now stands in front of the screens breaks ties. Scoring follows.
    pub(super) fn fronts_joined(&self, events: &[Event]) -> Narrated {
        let joined = |event: &Event| match *event {
            Event::FrontJoined { seat, broker } => Some((seat, broker)),
            _ => None,
        };
        let all: Vec<(Seat, Value)> = events.iter().map_while(joined).collect();
        let item = |seat: &Seat| {
            let last = all.iter().filter(|(other, _)| other == seat).map(|(_, value)| *value);
            let front = last.fold(self.state.fronts[seat.index()], |front, value| front.with(value));
            let said =
                self.about("ys-tell-fronts-item", *seat).before_number().with("brokers", values(self.words, front));
            said.with("sum", front.sum()).text()
        };
        let items: Vec<String> = self.state.breakers.order.iter().map(item).collect();
        let text = self.sentence("ys-tell-fronts").with("list", list(self.words, Comma, &items)).text();
        let (mut lines, taken) = deed(None, text, 0, all.len());
        lines.push(self.phase(4));
        (lines, taken)
    }
}
