//! Phase 4, the market: rows give gems, columns move quotations, the best bidder moves one more (Y4.7-Y4.9).

use super::{EventNarrator, Narrated, deed, silent};
use crate::list::{Comma, list};
use crate::ys::names::{a_gem, of_color};
use crate::ys::quotes::{moved, paying, step};
use std::cmp::Reverse;
use ys::{Color, Event, Gem, Owner, Source};

impl EventNarrator<'_> {
    /// Y4.7
    pub(super) fn row_won(&self, row: u8, owner: Option<Owner>, sum: u8, events: &[Event]) -> Narrated {
        let on_row = self.state.market_gems.get(usize::from(row).wrapping_sub(1)).copied().flatten();
        let gem = |gem: Gem| a_gem(self.words, gem);
        let Some(owner) = owner else {
            let message = if on_row.is_some() { "ys-tell-row-nobody" } else { "ys-tell-row-empty" };
            let line = self.sentence(message).with("row", row).with("gem", on_row.map(gem).unwrap_or_default());
            return deed(None, line.text(), 0, 1);
        };
        let (won, taken) = match events.get(1) {
            Some(Event::Gained { gem, source: Source::Row(_), .. }) => (Some(Gem::ALL[gem.index()]), 2),
            Some(Event::WonWhite { source: Source::Row(_), .. }) => (Some(Gem::White), 2),
            _ => (None, 1),
        };
        let ranking = self.ranking((owner, sum), |spot| spot.row().is_some_and(|other| other + 1 == row));
        let message = if won.is_some() { "ys-tell-row" } else { "ys-tell-row-nothing" };
        let line = self
            .about(message, owner)
            .with("row", row)
            .with("sums", self.sums(&ranking))
            .with("gem", won.map(gem).unwrap_or_default());
        deed(Some(owner), self.with_tie(line.text(), &ranking), 0, taken)
    }

    /// Y4.8: the sums of the columns, the best first; with the number of brokers where sums are equal.
    pub(super) fn columns_counted(&self, events: &[Event]) -> Narrated {
        let counted = |event: &Event| match *event {
            Event::ColumnCounted { color, sum, brokers } => Some((color, sum, brokers)),
            _ => None,
        };
        let mut columns: Vec<(Color, u8, u8)> = events.iter().map_while(counted).collect();
        columns.sort_by_key(|(_, sum, brokers)| Reverse((*sum, *brokers)));
        let is_level = |sum: u8| columns.iter().filter(|(_, other, _)| *other == sum).count() > 1;
        let item = |(color, sum, brokers): &(Color, u8, u8)| {
            let message = if is_level(*sum) { "ys-column-item-level" } else { "ys-column-item" };
            let item = of_color(self.sentence(message), self.words, *color);
            item.with("sum", *sum).with("brokers", *brokers).text()
        };
        let items: Vec<String> = columns.iter().map(item).collect();
        let text = self.sentence("ys-tell-columns").with("list", list(self.words, Comma, &items)).text();
        deed(None, text, 0, columns.len())
    }

    /// Y4.8: a seat orders tied columns. Columns that are not tied have no line: the quotations say it.
    pub(super) fn column_ranked(&self, color: Color) -> Narrated {
        let Some(seat) = self.actor else { return silent(1) };
        let schemer = self.state.breakers.schemers.contains(&seat);
        let line = of_color(self.about("ys-tell-rank", seat), self.words, color)
            .with("by", if schemer { "schemer" } else { "front" })
            .with("sum", self.state.breakers.fronts[seat.index()]);
        deed(Some(seat.into()), line.text(), 0, 1)
    }

    /// The quotations moved by the columns in one line, or the one moved by the best bidder.
    pub(super) fn quoted(&self, events: &[Event]) -> Narrated {
        let Event::Quoted { source, .. } = events[0] else { return silent(1) };
        let same = |event: &Event| match *event {
            Event::Quoted { color, steps, source: other, .. } if other == source => Some((color, steps)),
            _ => None,
        };
        let before = self.state.quotes;
        let (mut now, mut items) = (before, Vec::new());
        for (color, steps) in events.iter().map_while(same) {
            let was = now[color.index()];
            now = moved(now, color, steps);
            items.push(step(self.words, "ys-step-item", color, was, now[color.index()]).text());
        }
        let taken = items.len();
        let items = list(self.words, Comma, &items);
        let (owner, line) = match (source, self.actor) {
            (Source::BestBidder, actor) => {
                let owner = actor.map_or(Owner::Neutral, Owner::from);
                (Some(owner), self.about("ys-tell-best-bidder", owner))
            }
            _ => (None, self.sentence("ys-tell-quotations")),
        };
        let line = line.with("list", items).text();
        let sentences: Vec<String> = std::iter::once(line).chain(paying(self.words, before, now)).collect();
        deed(owner, sentences.join(" "), 0, taken)
    }

    /// Y4.9
    pub(super) fn market_won(&self, owner: Option<Owner>, sum: u8) -> Narrated {
        let Some(owner) = owner else { return deed(None, self.sentence("ys-tell-market-nobody").text(), 0, 1) };
        let ranking = self.ranking((owner, sum), |spot| spot.is_market());
        let line = self.about("ys-tell-market-won", owner).with("sums", self.sums(&ranking));
        deed(Some(owner), self.with_tie(line.text(), &ranking), 0, 1)
    }
}
