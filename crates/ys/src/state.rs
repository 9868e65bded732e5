//! The state of a game: plain data, copied like a number. What changes hands goes through the methods at the end, so that
//! every change has its event.

use crate::board::Board;
use crate::broker::{Broker, Face, Known};
use crate::components::TRACK;
use crate::event::{Event, Source};
use crate::gem::{Color, Gem};
use crate::owner::Owner;
use crate::secrets::Secrets;
use crate::spot::Spot;
use crate::value::{Value, Values};
use game::{Events, Seat, SeatSet};

/// A game of Ys in progress: what everybody sees, and what nobody sees whole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) secrets: Secrets,
}

/// What the rules, and only they, may read.
impl State {
    /// What everybody sees.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The brokers behind a screen.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Values {
        self.secrets.hands[seat.index()]
    }

    /// What a broker counts in the scoring (Y5.14).
    #[inline]
    pub(crate) fn worth(&self, index: usize) -> u8 {
        if self.board.brokers[index].is_marked() {
            crate::components::MERCENARY
        } else {
            self.secrets.values[index].number()
        }
    }

    /// The brokers on the board with what each counts.
    #[inline]
    pub(crate) fn brokers(&self) -> impl Iterator<Item = (&Broker, u8)> {
        self.board.brokers().iter().enumerate().map(|(index, broker)| (broker, self.worth(index)))
    }
}

/// How things change hands.
impl State {
    pub(crate) fn score(&mut self, owner: Owner, points: u16, source: Source, events: &mut impl Events<Event>) {
        self.board.holdings[owner.index()].score += points;
        events.emit(Event::Scored { owner, points, source });
    }

    /// A gem from the bank, which never runs out (Y0.7).
    pub(crate) fn gain(&mut self, owner: Owner, color: Color, source: Source, events: &mut impl Events<Event>) {
        let gems = &mut self.board.holdings[owner.index()].gems[color.index()];
        *gems = gems.saturating_add(1);
        events.emit(Event::Gained { owner, gem: color, source });
    }

    /// A gem that was on offer. Y4.5: a white one becomes a colour at once; the winner is asked which.
    pub(crate) fn win(&mut self, owner: Owner, gem: Gem, source: Source, events: &mut impl Events<Event>) {
        match (gem.color(), owner.seat()) {
            (Some(color), _) => self.gain(owner, color, source, events),
            (None, Some(seat)) => {
                events.emit(Event::WonWhite { seat, source });
                self.board.white = Some(seat);
            }
            (None, None) => {
                let color = crate::phases::neutral::best_color(&self.board);
                self.gain(owner, color, source, events);
            }
        }
    }

    /// Y0.5: a move past an end of the track stops at the end.
    pub(crate) fn quote(&mut self, color: Color, steps: i8, source: Source, events: &mut impl Events<Event>) {
        let quote = &mut self.board.quotes[color.index()];
        *quote = quote.saturating_add_signed(steps).clamp(1, TRACK);
        events.emit(Event::Quoted { color, steps, now: *quote, source });
    }

    /// A broker of a seat or the neutral goes on the board; in the market it scores (Y3.4).
    #[inline]
    pub(crate) fn place(&mut self, placed: Placed, events: &mut impl Events<Event>) {
        let Placed { by, owner, value, spot, face, shown } = placed;
        let mut known = if shown { Known::value(value) } else { Known::NOTHING };
        if owner == Owner::Neutral {
            known.looked_by = SeatSet::only(by);
        }
        let index = self.board.put(Broker::new(owner, spot, face, known));
        self.secrets.values[index] = value;
        events.emit(Event::Placed { by, owner, value: Some(value), spot, face, shown });
        if spot.is_market() {
            let scorer = self.board.market_point(by, owner);
            self.score(scorer, 1, Source::Market, events);
        }
    }
}

/// A broker that is placed.
#[derive(Clone, Copy)]
pub(crate) struct Placed {
    pub by: Seat,
    pub owner: Owner,
    pub value: Value,
    pub spot: Spot,
    pub face: Face,
    /// Whether everybody saw its value.
    pub shown: bool,
}
