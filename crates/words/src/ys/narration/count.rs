//! Phase 5 and the end: the throne room, and the final count of gems by quotation (Y6, Y7).

use super::{EventNarrator, Narrated, deed, silent};
use crate::list::{Comma, list};
use crate::sentence::Sentence;
use crate::ys::names::{color_key, owner as owner_name, owners, points, values};
use crate::{NarratedLine, NarrationKind};
use game::Seat;
use std::cmp::Reverse;
use ys::components::ROUNDS;
use ys::{Event, Owner, Source, Value, Values};

impl EventNarrator<'_> {
    /// Y7.1: only the owner knows the value.
    pub(super) fn flattered(&self, seat: Seat, value: Option<Value>) -> Narrated {
        let line = self
            .about(if value.is_some() { "ys-tell-throne-seen" } else { "ys-tell-throne" }, seat)
            .with("value", value.map_or(0, Value::number))
            .with("last", if self.state.round >= ROUNDS { "yes" } else { "no" });
        deed(Some(seat.into()), line.text(), 0, 1)
    }

    /// A part of the final count in one line, the first one under a heading.
    pub(super) fn count(&self, events: &[Event]) -> Narrated {
        let (text, taken) = match events[0] {
            Event::Scored { source, .. } => {
                let scored = |event: &Event| match *event {
                    Event::Scored { owner, points, source: other } if other == source => Some((owner, points)),
                    _ => None,
                };
                let scored: Vec<(Owner, u16)> = events.iter().map_while(scored).collect();
                (self.counted(source, &scored), scored.len())
            }
            _ => self.throne_room(events),
        };
        let heading = || NarratedLine::new(NarrationKind::Phase, None, self.sentence("ys-tell-count").text(), 0);
        let heading = (!self.state.counting).then(heading);
        let line = NarratedLine::new(NarrationKind::Deed, None, text, 0);
        (heading.into_iter().chain([line]).collect(), taken)
    }

    /// Points for gems of a colour (Y6.1, Y6.2) or for black ones (Y6.3).
    fn counted(&self, source: Source, scored: &[(Owner, u16)]) -> String {
        let held = |owner: Owner| {
            let holdings = &self.state.holdings[owner.index()];
            match source {
                Source::Gems(color) => holdings.gems[color.index()],
                _ => holdings.black,
            }
        };
        let mut scored = scored.to_vec();
        scored.sort_by_key(|(_, points)| Reverse(*points));
        let item = |(owner, points): &(Owner, u16)| {
            let item = self.about("ys-count-item", *owner).before_number().with("points", *points);
            item.with("gems", held(*owner)).text()
        };
        let items: Vec<String> = scored.iter().map(item).collect();
        let items = list(self.words, Comma, &items);
        let Source::Gems(color) = source else {
            return self.sentence("ys-tell-black").with("list", items).text();
        };
        let line = self
            .sentence("ys-tell-gems-count")
            .with("id", color_key(color))
            .with("quote", self.state.quotes[color.index()])
            .with("list", items);
        // Y6.2, Y8.6
        let gems: Vec<u8> = scored.iter().map(|(owner, _)| held(*owner)).collect();
        let level = (0..gems.len()).any(|at| gems[at] > 0 && gems[..at].contains(&gems[at]));
        let none = gems.contains(&0);
        let more = [("ys-count-level", level), ("ys-count-neutral", none)];
        let more = more.into_iter().filter(|(_, tell)| *tell).map(|(message, _)| self.sentence(message).text());
        std::iter::once(line.text()).chain(more).collect::<Vec<String>>().join(" ")
    }

    /// Y7.2: all brokers in the throne room, and the points for them.
    fn throne_room(&self, events: &[Event]) -> (String, usize) {
        let shown = |event: &Event| match *event {
            Event::ThroneShown { seat, brokers } => Some((seat, brokers.into_iter().flatten().collect::<Values>())),
            _ => None,
        };
        let mut thrones: Vec<(Seat, Values)> = events.iter().map_while(shown).collect();
        let after = &events[thrones.len()..];
        let scored = |event: &Event| match *event {
            Event::Scored { owner, points, source: Source::Throne } => Some((owner, points)),
            _ => None,
        };
        let scored: Vec<(Owner, u16)> = after.iter().map_while(scored).collect();
        let taken = thrones.len() + scored.len();
        thrones.sort_by_key(|(_, brokers)| Reverse(brokers.sum()));
        let item = |(seat, brokers): &(Seat, Values)| {
            let points = scored.iter().find(|(owner, _)| *owner == Owner::from(*seat)).map_or(0, |(_, points)| *points);
            self.about("ys-throne-item", *seat)
                .before_number()
                .with("points", points)
                .with("brokers", values(self.words, *brokers))
                .with("sum", brokers.sum())
                .text()
        };
        let items: Vec<String> = thrones.iter().map(item).collect();
        let line = self.sentence("ys-tell-throne-room").with("list", list(self.words, Comma, &items)).text();
        let level = thrones.windows(2).any(|pair| pair[0].1.sum() == pair[1].1.sum());
        let more = level.then(|| self.sentence("ys-throne-level").text());
        (std::iter::once(line).chain(more).collect::<Vec<String>>().join(" "), taken)
    }

    /// Y6.4: the winner, and the tie breaker if points are equal. The neutral cannot win (Y8.7).
    pub(super) fn game_over(&self) -> Narrated {
        let holdings = |owner: Owner| &self.state.holdings[owner.index()];
        let seats: Vec<Owner> = self.state.owners().filter(|owner| owner.seat().is_some()).collect();
        let most = seats.iter().map(|owner| holdings(*owner).score).max().unwrap_or(0);
        let level: Vec<Owner> = seats.into_iter().filter(|owner| holdings(*owner).score == most).collect();
        let gems = level.iter().map(|owner| holdings(*owner).all_gems()).max().unwrap_or(0);
        let winners: Vec<Owner> = level.iter().copied().filter(|owner| holdings(*owner).all_gems() == gems).collect();
        let Some(first) = winners.first().copied() else { return silent(1) };
        let message: &str = match (level.len(), winners.len()) {
            (1, _) => "ys-tell-wins",
            (_, 1) => "ys-tell-wins-by-gems",
            _ => "ys-tell-shared",
        };
        let line: Sentence<'_> = self
            .about(message, first)
            .with("names", owners(self.words, self.people, winners.iter().copied()))
            .with("points", points(self.words, most))
            .with("gems", gems)
            .with("others", self.others(&level, first));
        deed(None, line.text(), 0, 1)
    }

    /// The owners with as many points as the winner.
    fn others(&self, level: &[Owner], winner: Owner) -> String {
        let names =
            level.iter().filter(|owner| **owner != winner).map(|owner| owner_name(self.words, *owner, self.people));
        list(self.words, crate::list::And, &names.collect::<Vec<String>>())
    }
}
