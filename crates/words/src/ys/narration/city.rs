//! Phase 4, the city: the sums of each district, its winners, and how ties were broken (Y4.1-Y4.6).

use super::{EventNarrator, Narrated, deed, points_for};
use crate::list::{Comma, list};
use crate::sentence::Sentence;
use crate::ys::names::{a_gem, color_key, district, gems, located, spot as spot_name, the_character};
use ys::components::TRADE;
use ys::{Character, Color, Event, Gem, Owner, Source, Spot, Zone};

impl EventNarrator<'_> {
    /// The face-down brokers of a district, or of the market, in one line.
    pub(super) fn revealed(&self, first: Spot, events: &[Event]) -> Narrated {
        let shown = |event: &Event| match *event {
            Event::Revealed { owner, spot, value } if spot.district() == first.district() => Some((owner, spot, value)),
            _ => None,
        };
        let item = |(owner, spot, value): (Owner, Spot, ys::Value)| {
            let item = self.about("ys-turned-item", owner).with("value", value.number());
            item.with("where", located(self.words, spot)).text()
        };
        let items: Vec<String> = events.iter().map_while(shown).map(item).collect();
        let line = match first.district() {
            Some(number) => self.sentence("ys-tell-turned").with("district", district(self.words, number + 1)),
            None => self.sentence("ys-tell-turned-market"),
        };
        deed(None, line.with("list", list(self.words, Comma, &items)).text(), 0, items.len())
    }

    /// Y4.1: sums over the whole district, and how all ties were broken.
    pub(super) fn ranked(&self, number: u8, events: &[Event]) -> Narrated {
        let ranked = |event: &Event| match *event {
            Event::Ranked { owner, sum, .. } => Some((owner, sum)),
            _ => None,
        };
        let ranking: Vec<(Owner, u8)> = events.iter().map_while(ranked).collect();
        let result = self
            .sentence("ys-tell-ranked")
            .with("district", district(self.words, number))
            .with("list", self.sums(&ranking))
            .text();
        deed(None, self.with_ties(result, &ranking), 0, ranking.len())
    }

    /// The colour chosen for a white gem (Y4.5), or the gems taken from a ship.
    pub(super) fn gained(&self, owner: Owner, events: &[Event]) -> Narrated {
        let colored = owner.seat().is_some_and(|seat| self.actor == Some(seat) && self.state.white == Some(seat));
        let gained = |event: &Event| match *event {
            Event::Gained { owner: other, gem, .. } if other == owner => Some(gem),
            _ => None,
        };
        if let (true, Some(color)) = (colored, gained(&events[0])) {
            let text = self.about("ys-tell-colored", owner).with("id", color_key(color)).text();
            return deed(Some(owner), text, 0, 1);
        }
        let taken: Vec<Color> = events.iter().map_while(gained).collect();
        let said = match taken[..] {
            [color] => a_gem(self.words, Gem::ALL[color.index()]),
            _ => {
                let mut numbers = [0; 5];
                taken.iter().for_each(|color| numbers[color.index()] += 1);
                gems(self.words, numbers)
            }
        };
        let text = self.about("ys-tell-gems", owner).with("gems", said).text();
        deed(Some(owner), text, 0, taken.len())
    }

    /// Y4.2: port, trade and palace.
    pub(super) fn zone_won(&self, spot: Spot, owner: Option<Owner>, sum: u8, events: &[Event]) -> Narrated {
        let rest = &events[1..];
        let Some(owner) = owner else { return self.nobody(spot, events) };
        let ranking = self.ranking((owner, sum), |other| other == spot);
        let (message, points, taken) = match (spot.kind(), rest) {
            (Some(Zone::Port), [Event::GainedBlack { .. }, ..]) => ("ys-tell-port", 0, 2),
            (Some(Zone::Trade), [Event::Scored { .. }, ..]) => {
                ("ys-tell-trade", points_for(rest, |source| matches!(source, Source::Trade(_))), 2)
            }
            (Some(Zone::Palace), _) => return self.palace(spot, owner, &ranking, rest),
            _ => ("ys-tell-zone", 0, 1),
        };
        // Y5.13
        let merchant = if points > TRADE as i16 { "yes" } else { "no" };
        let line = self.zone(message, spot, owner, &ranking).with("number", points).with("merchant", merchant);
        deed(Some(owner), self.with_tie(line.text(), &ranking), points, taken)
    }

    fn zone<'s>(&'s self, message: &'s str, spot: Spot, owner: Owner, ranking: &[(Owner, u8)]) -> Sentence<'s> {
        let line = crate::ys::names::by(Sentence::new(self.words, message), self.people, owner);
        line.with("spot", spot_name(self.words, spot)).with("sums", self.sums(ranking))
    }

    /// What the winner of the palace gets, by the card that lay there.
    fn palace(&self, spot: Spot, owner: Owner, ranking: &[(Owner, u8)], rest: &[Event]) -> Narrated {
        let told = |line: Sentence<'_>, points, taken: usize| {
            deed(Some(owner), self.with_tie(line.text(), ranking), points, 1 + taken)
        };
        let with_card = |message, card: Character| {
            self.zone(message, spot, owner, ranking).with("card", the_character(self.words, card))
        };
        match *rest {
            [Event::CardWon { card, .. }, ..] => told(with_card("ys-tell-palace", card), 0, 1),
            [Event::Scored { points, source: Source::Card(card), .. }, ..] => {
                told(with_card("ys-tell-palace-points", card), points as i16, 1)
            }
            [Event::WonWhite { source: Source::Card(card), .. }, ..] => {
                told(with_card("ys-tell-palace-white", card), 0, 1)
            }
            // Y8.3
            [Event::CardDiscarded { card }, Event::Gained { gem, .. }, ..] => {
                told(with_card("ys-tell-palace-neutral", card).with("id", color_key(gem)), 0, 2)
            }
            [Event::Gained { gem, source: Source::Card(card), .. }, ..] => {
                told(with_card("ys-tell-palace-gem", card).with("id", color_key(gem)), 0, 1)
            }
            _ => told(self.zone("ys-tell-zone", spot, owner, ranking), 0, 0),
        }
    }

    /// A zone or a whole district without brokers.
    fn nobody(&self, spot: Spot, events: &[Event]) -> Narrated {
        let empty = events.iter().take_while(|event| matches!(event, Event::ZoneWon { owner: None, .. })).count();
        let discarded = match events.get(empty) {
            Some(Event::CardDiscarded { card }) => Some(*card),
            _ => None,
        };
        let where_ = if empty == 3 {
            district(self.words, spot.district().unwrap_or(0) + 1)
        } else {
            let spots = events.iter().take(empty).filter_map(|event| match event {
                Event::ZoneWon { spot, .. } => Some(spot_name(self.words, *spot)),
                _ => None,
            });
            let spots: Vec<String> = spots.collect();
            list(self.words, crate::list::And, &spots)
        };
        let line = match discarded {
            Some(card) => self.sentence("ys-tell-nobody-card").with("card", the_character(self.words, card)),
            None => self.sentence("ys-tell-nobody"),
        };
        deed(None, line.with("places", where_).text(), 0, empty + usize::from(discarded.is_some()))
    }
}
