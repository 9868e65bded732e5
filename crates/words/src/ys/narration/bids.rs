//! Phases 1 and 2: what is laid out, the bids, and the turn order.

use super::{EventNarrator, Narrated, deed, silent};
use crate::list::{And, Comma, list};
use crate::sentence::Sentence;
use crate::ys::effects::cargo_of;
use crate::ys::names::{gem_key, gems, owners, the_character, values};
use crate::{NarratedLine, NarrationKind, People, Words};
use game::{Seat, SeatList};
use std::cmp::Reverse;
use ys::components::Ship;
use ys::{Character, Event, Gem, Owner, Values};

/// The bids that these events turn up, in the order in which places are chosen (Y2.2). `order` are the order cards, the lowest
/// first.
pub fn bids_shown(order: &[Seat], events: &[Event]) -> Vec<(Seat, Values)> {
    let shown = |event: &Event| match *event {
        Event::BidShown { seat, brokers } => Some((seat, brokers)),
        _ => None,
    };
    let mut bids: Vec<(Seat, Values)> = events.iter().filter_map(shown).collect();
    let card = |seat: Seat| order.iter().position(|other| *other == seat);
    bids.sort_by_key(|(seat, bid)| (Reverse(bid.sum()), card(*seat)));
    bids
}

/// How ties between bids, which are in order, were broken: a sentence for each.
pub fn level_bids(words: &Words, people: &People<'_>, bids: &[(Seat, Values)]) -> Vec<String> {
    let told = |level: &[(Seat, Values)]| {
        let names = owners(words, people, level.iter().map(|(seat, _)| Owner::from(*seat)));
        let (_, bid) = level.first().filter(|_| level.len() > 1)?;
        Some(Sentence::new(words, "ys-tell-bids-level").with("sum", bid.sum()).with("names", names).text())
    };
    bids.chunk_by(|(_, one), (_, other)| one.sum() == other.sum()).filter_map(told).collect()
}

impl EventNarrator<'_> {
    pub(super) fn round(&self, round: u8) -> NarratedLine {
        let text = self.sentence("ys-tell-round").with("number", round).text();
        NarratedLine::new(NarrationKind::Turn, None, text, 0)
    }

    pub(super) fn district_laid_out(&self, district: u8, ship: &str, character: Character) -> Narrated {
        let cargo = Ship::from_name(ship).map_or([0; 5], |ship| cargo_of(ship, self.state.options.players));
        let text = self
            .sentence("ys-tell-district")
            .with("number", district)
            .with("gems", gems(self.words, cargo))
            .with("card", the_character(self.words, character))
            .text();
        let (line, taken) = deed(None, text, 0, 1);
        let heading = (district == 1).then(|| self.phase(1));
        (heading.into_iter().chain(line).collect(), taken)
    }

    pub(super) fn market_laid_out(&self, rows: [Option<Gem>; 3]) -> Narrated {
        let row = |(gem, row): (&Option<Gem>, u8)| {
            let id = gem_key((*gem)?);
            Some(self.sentence("ys-tell-market-item").with("id", id).with("row", row).text())
        };
        let rows: Vec<String> = rows.iter().zip(1..).filter_map(row).collect();
        let text = self.sentence("ys-tell-market").with("list", list(self.words, Comma, &rows)).text();
        let (mut lines, taken) = deed(None, text, 0, 1);
        lines.push(self.phase(2));
        (lines, taken)
    }

    /// A bid. The last one is narrated together with all others.
    pub(super) fn bid(&self, seat: Seat, brokers: Option<Values>, events: &[Event]) -> Narrated {
        if matches!(events, [_, Event::BidShown { .. }, ..]) {
            return silent(1);
        }
        let line = match brokers {
            Some(brokers) => {
                let two: Vec<String> = brokers.iter().rev().map(|value| value.to_string()).collect();
                self.about("ys-tell-bid", seat).with("brokers", list(self.words, And, &two))
            }
            None => self.about("ys-tell-bid-sealed", seat),
        };
        deed(Some(seat.into()), line.text(), 0, 1)
    }

    /// All bids, and the order in which places are chosen (Y2.2).
    pub(super) fn bids_shown(&self, events: &[Event]) -> Narrated {
        let bids = bids_shown(&self.state.breakers.order, events);
        let item = |(seat, bid): &(Seat, Values)| {
            let said = self.about("ys-tell-bids-item", *seat).before_number().with("brokers", values(self.words, *bid));
            said.with("sum", bid.sum()).text()
        };
        let items: Vec<String> = bids.iter().map(item).collect();
        let mut sentences = vec![self.sentence("ys-tell-bids").with("list", list(self.words, Comma, &items)).text()];
        sentences.extend(level_bids(self.words, self.people, &bids));
        deed(None, sentences.join(" "), 0, bids.len())
    }

    /// A place in the turn order. The last one follows from the others and has no line.
    pub(super) fn place_chosen(&self, seat: Seat, place: u8) -> Narrated {
        if self.actor.is_none() {
            return silent(1);
        }
        deed(Some(seat.into()), self.about("ys-tell-place", seat).with("place", place).text(), 0, 1)
    }

    pub(super) fn order_changed(&self, order: SeatList<2>) -> Narrated {
        let names: Vec<String> = order.iter().map(|seat| self.people.person(self.words, seat)).collect();
        let text = self.sentence("ys-tell-order").with("names", list(self.words, Comma, &names)).text();
        let (mut lines, taken) = deed(None, text, 0, 1);
        lines.push(self.phase(3));
        (lines, taken)
    }
}
