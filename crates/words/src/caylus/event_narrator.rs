//! Turns events into lines. Events that belong together become one line; obvious consequences are left out.

use crate::caylus::actions::nth;
use crate::caylus::names::{
    amounts, at_road_place, cubes, deniers, favors, line as line_name, of_section, phase, points, road_place, special,
    tile,
};
use crate::caylus::narration_state::NarrationState;
use crate::list::{And, Comma, list};
use crate::sentence::Sentence;
use crate::{NarratedLine, NarrationKind, People, Words};
use caylus::tiles::Tile;
use caylus::{Cubes, Event, FavorSource, Place, Source, Space};
use game::{Seat, SeatList};

/// The line for the next events, if they have one, and how many events it covers.
pub(crate) type Narrated = (Option<NarratedLine>, usize);

/// Narrates the next events.
pub(crate) struct EventNarrator<'a> {
    pub(crate) words: &'a Words,
    pub(crate) people: &'a People<'a>,
    pub(crate) state: &'a NarrationState,
    /// Whether the next event was chosen, and did not just follow from another one.
    pub(crate) chosen: bool,
}

/// A worker that was placed or moved.
struct Placement {
    seat: Seat,
    place: Place,
    /// Deniers paid.
    price: u16,
    /// Number of its events.
    events: usize,
}

impl<'a> EventNarrator<'a> {
    fn sentence(&self, message: &'a str) -> Sentence<'a> {
        Sentence::new(self.words, message)
    }

    fn about(&self, message: &'a str, seat: Seat) -> Sentence<'a> {
        self.sentence(message).who(self.people, seat)
    }

    /// A place, in a sentence about this seat.
    fn place(&self, place: Place, actor: Seat) -> String {
        match place.space() {
            Some(space) => self.space(space, Some(actor)),
            None => special(self.words, place),
        }
    }

    fn space(&self, space: Space, actor: Option<Seat>) -> String {
        road_place(self.words, space, self.state.built(space), actor, self.people)
    }

    /// The location of a space, in a sentence about this seat.
    fn at(&self, space: Space, actor: Seat) -> String {
        at_road_place(self.words, space, self.state.built(space), Some(actor), self.people)
    }

    /// Narrates the events at the head of the list.
    pub(crate) fn next(&self, events: &[Event]) -> Narrated {
        match *events {
            [Event::TurnStarted { turn, order }, ..] => (Some(turn_begins(self.words, self.people, turn, order)), 1),
            [Event::PhaseStarted { phase }, ..] => (Some(phase_begins(self.words, phase)), 1),
            [Event::Earned { source: Source::Income, .. }, ..] => self.income(events),
            [Event::Paid { source: Source::Placement, deniers, .. }, Event::Placed { seat, place }, ref rest @ ..] => {
                self.placed("caylus-tell-placed", Placement { seat, place, price: deniers, events: 2 }, rest)
            }
            [Event::Moved { seat, place }, ref rest @ ..] => {
                self.placed("caylus-tell-moved", Placement { seat, place, price: 0, events: 1 }, rest)
            }
            [Event::Passed { seat, place }, ref rest @ ..] => self.passed(seat, place, rest),
            [Event::Earned { seat, deniers, source: Source::TradingPost }, ..] => self.post(seat, deniers),
            [Event::Returned { seat, from }, ref rest @ ..] => self.returned(seat, from, rest),
            [Event::OrderChanged { order }, ..] => {
                let names = order_of(self.words, self.people, order);
                deed(None, self.sentence("caylus-tell-order").with("names", names), 0, 1)
            }
            [Event::InnEntered { seat }, ..] => deed(Some(seat), self.about("caylus-tell-inn-entered", seat), 0, 1),
            [Event::InnKept { seat }, ..] => deed(Some(seat), self.about("caylus-tell-inn-kept", seat), 0, 1),
            [Event::Paid { source: Source::Provost, deniers, .. }, Event::ProvostMoved { by, from, to }, ..] => {
                self.provost(by, from, to, deniers, 2)
            }
            [Event::ProvostMoved { by, from, to }, ..] => self.provost(by, from, to, 0, 1),
            [Event::Activated { seat, space }, ref rest @ ..] => self.activated(seat, space, rest),
            [Event::Gained { seat, cubes, source: Source::OwnersCube(_) }, ..] => self.owners_cube(seat, cubes),
            [Event::BailiffMoved { to, .. }, ..] => {
                deed(None, self.sentence("caylus-tell-bailiff").with("place", self.space(to, None)), 0, 1)
            }
            [Event::GameOver, ..] => deed(None, self.sentence("caylus-tell-game-over"), 0, 1),
            [Event::Bonus { seat, gold, cubes, deniers }, ..] => self.bonus(seat, gold, cubes, deniers),
            _ => self.next_of_building(events),
        }
    }

    /// Buildings, the castle, and favours.
    fn next_of_building(&self, events: &[Event]) -> Narrated {
        match *events {
            [Event::Spent { source: Source::Construction(_), cubes, .. }, Event::Built { seat, tile, space }, ..] => {
                self.built(seat, tile, space, cubes, events)
            }
            [Event::ResidencePlanned { seat, space }, ..] => {
                let place = self.space(space, Some(seat));
                deed(Some(seat), self.about("caylus-tell-residence-planned", seat).with("place", place), 0, 1)
            }
            [Event::ResidenceMade { seat, space, .. }, Event::Scored { points, .. }, ..] => {
                let place = self.space(space, Some(seat));
                deed(Some(seat), self.about("caylus-tell-residence", seat).with("place", place), points, 2)
            }
            [
                Event::Spent { cubes: batch, .. },
                Event::HouseBuilt { seat, section: of },
                Event::Scored { points, .. },
                ..,
            ] => {
                let house = self.about("caylus-tell-house", seat).with("cubes", cubes(self.words, batch));
                deed(Some(seat), of_section(house, self.words, of), points, 3)
            }
            [Event::CastleDone { seat, batches: 0 }, ref rest @ ..] => self.no_batch(seat, rest),
            [Event::CountStarted { section: of }, ..] => {
                deed(None, of_section(self.sentence("caylus-tell-count"), self.words, of), 0, 1)
            }
            [Event::Counted { seat, houses, .. }, ref rest @ ..] => self.counted(seat, houses, rest),
            _ => self.next_of_favors(events),
        }
    }

    fn next_of_favors(&self, events: &[Event]) -> Narrated {
        match *events {
            [Event::Paid { source: Source::JoustField, .. }, Event::Spent { seat, .. }, ref rest @ ..] => {
                let (_, points, taken) = granted(rest);
                deed(Some(seat), self.about("caylus-tell-joust", seat), points, 2 + taken)
            }
            [Event::FavorsGranted { seat, number, .. }, ..] => {
                let (_, points, taken) = granted(events);
                let most = self.about("caylus-tell-most-batches", seat).with("favors", favors(self.words, number));
                deed(Some(seat), most, points, taken)
            }
            [Event::LineChosen { seat, line, column }, ref rest @ ..] => {
                let nothing = matches!(rest, [Event::Declined { .. }, ..]);
                let message = if nothing { "caylus-tell-line-nothing" } else { "caylus-tell-line" };
                let chosen = self
                    .about(message, seat)
                    .with("letter", line.letter().to_string())
                    .with("line", line_name(self.words, line))
                    .with("column", column);
                deed(Some(seat), chosen, 0, 1 + usize::from(nothing))
            }
            [Event::Declined { seat }, ..] => {
                let message = if self.state.favor { "caylus-tell-favor-unused" } else { "caylus-tell-no-joust" };
                deed(Some(seat), self.about(message, seat), 0, 1)
            }
            [Event::FavorsLost { seat, number }, ..] => {
                let lost = self.about("caylus-tell-favors-lost", seat).with("favors", favors(self.words, number));
                deed(Some(seat), lost.with("number", number), 0, 1)
            }
            [Event::Scored { seat, source: Source::Favor, .. }, ..]
            | [Event::Earned { seat, source: Source::Favor, .. }, ..]
            | [Event::Gained { seat, source: Source::Favor, .. }, ..]
            | [Event::Spent { seat, source: Source::Favor, .. }, ..] => {
                let trade = Trade::read(events, Source::Favor);
                let message = if trade.pay.is_empty() { "caylus-tell-favor" } else { "caylus-tell-favor-exchange" };
                let line = self
                    .about(message, seat)
                    .with("pay", goods(self.words, trade.pay, 0, 0))
                    .with("get", goods(self.words, trade.get, trade.earned, trade.scored));
                deed(Some(seat), line, trade.scored, trade.events)
            }
            // Payments for residences and the like belong to other lines.
            _ => NOTHING,
        }
    }
}

/// Phases 1 to 4: income, workers, special buildings, the provost.
impl<'a> EventNarrator<'a> {
    /// All incomes in one line.
    fn income(&self, events: &[Event]) -> Narrated {
        let each = |event: &Event| match *event {
            Event::Earned { seat, deniers, source: Source::Income } => Some((seat, deniers)),
            _ => None,
        };
        let incomes: Vec<(Seat, u16)> = events.iter().map_while(each).collect();
        let (_, first) = incomes.first().copied().unwrap_or((Seat::One, 0));
        let line = if incomes.iter().all(|(_, deniers)| *deniers == first) {
            self.sentence("caylus-tell-income-same").with("deniers", deniers(self.words, first))
        } else {
            let item = |(seat, deniers): &(Seat, u16)| {
                self.about("caylus-tell-income-item", *seat).before_number().with("number", *deniers).text()
            };
            let items: Vec<String> = incomes.iter().map(item).collect();
            self.sentence("caylus-tell-income").with("list", list(self.words, Comma, &items))
        };
        deed(None, line, 0, incomes.len())
    }

    /// A worker is placed or moved, and the owner scores (C3.5).
    fn placed(&self, message: &'a str, placement: Placement, rest: &[Event]) -> Narrated {
        let Placement { seat, place, price, events } = placement;
        let (owner, points) = match *rest {
            [Event::Scored { seat, points, source: Source::Visitor(_) }, ..] => (Some(seat), points),
            _ => (None, 0),
        };
        let before = match place {
            Place::STABLES => Some(self.state.stables.into()),
            Place::CASTLE => Some(self.state.castle.into()),
            _ => None,
        };
        let line = self
            .about(message, seat)
            .with("place", self.place(place, seat))
            .with("number", price)
            .with("deniers", deniers(self.words, price))
            .with("end", nth(self.words, before))
            .owner(self.people, owner);
        deed(Some(seat), line, points, events + usize::from(owner.is_some()))
    }

    fn passed(&self, seat: Seat, place: u8, rest: &[Event]) -> Narrated {
        let line = self.about("caylus-tell-passed", seat).with("place", place);
        match *rest {
            [Event::Earned { deniers: number, source: Source::FirstPass, .. }, ..] => {
                let line = self.about("caylus-tell-passed-first", seat);
                deed(Some(seat), line.with("deniers", deniers(self.words, number)), 0, 2)
            }
            _ => deed(Some(seat), line, 0, 1),
        }
    }

    fn post(&self, seat: Seat, number: u16) -> Narrated {
        deed(Some(seat), self.about("caylus-tell-post", seat).with("deniers", deniers(self.words, number)), 0, 1)
    }

    /// A worker that returns after its work gets no line.
    fn returned(&self, seat: Seat, from: Place, rest: &[Event]) -> Narrated {
        match (from, rest) {
            (Place::GATE, _) => deed(Some(seat), self.about("caylus-tell-recalled", seat), 0, 1),
            (Place::INN, [Event::InnEntered { seat: new }, ..]) => {
                let line = self.about("caylus-tell-inn-entered-sending", *new);
                let same = *new == seat;
                let line = if same { self.about("caylus-tell-inn-entered", seat) } else { line };
                deed(Some(*new), line.owner(self.people, Some(seat)), 0, 2)
            }
            (Place::INN, _) => deed(Some(seat), self.about("caylus-tell-inn-left", seat), 0, 1),
            (place, _) => match place.space().filter(|space| *space > self.state.provost) {
                Some(space) => self.beyond(seat, space, rest),
                None => NOTHING,
            },
        }
    }

    /// All workers beyond the provost in one line (C6.1).
    fn beyond(&self, seat: Seat, from: Space, rest: &[Event]) -> Narrated {
        let each = |event: &Event| match *event {
            Event::Returned { seat, from } => Some((seat, from.space()?)),
            _ => None,
        };
        let all = std::iter::once((seat, from)).chain(rest.iter().map_while(each));
        let one = |(seat, from)| self.about("caylus-worker-on", seat).with("at", self.at(from, seat)).text();
        let items: Vec<String> = all.map(one).collect();
        let line = self.sentence("caylus-tell-beyond").with("number", items.len());
        deed(None, line.with("list", list(self.words, And, &items)), 0, items.len())
    }

    /// A seat that had no choice but to leave the provost gets no line.
    fn provost(&self, by: Seat, from: Space, to: Space, price: u16, taken: usize) -> Narrated {
        let line = |message| {
            self.about(message, by)
                .with("number", from.number().abs_diff(to.number()))
                .with("way", if to > from { "on" } else { "back" })
                .with("place", self.space(to, Some(by)))
                .with("deniers", deniers(self.words, price))
        };
        match (from == to, price) {
            (true, _) if !self.chosen => (None, taken),
            (true, _) => deed(Some(by), line("caylus-tell-provost-stays"), 0, taken),
            (false, 0) => deed(Some(by), line("caylus-tell-provost-guild"), 0, taken),
            (false, _) => deed(Some(by), line("caylus-tell-provost"), 0, taken),
        }
    }
}

/// Phases 5 to 7: buildings, the castle, the end.
impl EventNarrator<'_> {
    /// A building is activated. Construction has a line of its own.
    fn activated(&self, seat: Seat, space: Space, rest: &[Event]) -> Narrated {
        let line = |message| self.about(message, seat).with("at", self.at(space, seat));
        if matches!(rest, [Event::Declined { .. }, ..]) {
            return deed(Some(seat), line("caylus-tell-idle"), 0, 2);
        }
        let Some(Event::Gained { source, .. } | Event::Spent { source, .. } | Event::Paid { source, .. }) =
            rest.first()
        else {
            return NOTHING;
        };
        if !matches!(source, Source::Building(_)) {
            return NOTHING;
        }
        let trade = Trade::read(rest, *source);
        let message = match (trade.paid > 0, trade.pay.is_empty(), trade.get.is_empty(), trade.earned > 0) {
            (false, true, ..) => "caylus-tell-produced",
            (false, false, _, true) => "caylus-tell-sold",
            (true, _, false, _) => "caylus-tell-bought",
            _ => "caylus-tell-traded",
        };
        let line = line(message)
            .with("pay", goods(self.words, trade.pay, trade.paid, 0))
            .with("get", goods(self.words, trade.get, trade.earned, trade.scored));
        deed(Some(seat), line, trade.scored, 1 + trade.events)
    }

    fn owners_cube(&self, seat: Seat, gained: Cubes) -> Narrated {
        deed(Some(seat), self.about("caylus-tell-owners-cube", seat).with("cubes", cubes(self.words, gained)), 0, 1)
    }

    fn built(&self, seat: Seat, built: Tile, space: Space, paid: Cubes, events: &[Event]) -> Narrated {
        let scored = match events.get(2) {
            Some(Event::Scored { points, source: Source::Construction(_), .. }) => *points,
            _ => 0,
        };
        let (number, more, taken) = granted(events.get(3..).unwrap_or_default());
        let line = self
            .about("caylus-tell-built", seat)
            .with("id", built.name())
            .with("tile", tile(self.words, built))
            .with("space", space.number())
            .with("cubes", cubes(self.words, paid))
            .with("number", number)
            .with("favors", favors(self.words, number));
        deed(Some(seat), line, scored + more, 3 + taken)
    }

    fn no_batch(&self, seat: Seat, rest: &[Event]) -> Narrated {
        match *rest {
            [Event::Scored { points: lost, source: Source::NoBatch, .. }, ..] => {
                let lost_words = points(self.words, lost.unsigned_abs());
                let line = self.about("caylus-tell-no-batch", seat).with("points", lost_words);
                deed(Some(seat), line.with("number", lost.unsigned_abs()), lost, 2)
            }
            // C7.4: no points are lost if there was no room.
            _ => deed(Some(seat), self.about("caylus-tell-no-room", seat), 0, 1),
        }
    }

    fn counted(&self, seat: Seat, houses: u8, rest: &[Event]) -> Narrated {
        let (scored, number, taken) = match *rest {
            [Event::Scored { points, source: Source::Count(_), .. }, ..] => (points, 0, 1),
            [Event::FavorsGranted { source: FavorSource::Count(_), .. }, ..] => {
                let (number, points, taken) = granted(rest);
                (points, number, taken)
            }
            _ => (0, 0, 0),
        };
        let message = match (houses, number) {
            (0, _) => "caylus-tell-counted-none",
            (_, 0) => "caylus-tell-counted",
            _ => "caylus-tell-counted-favors",
        };
        let line = self
            .about(message, seat)
            .with("houses", houses)
            .with("number", scored.unsigned_abs())
            .with("points", points(self.words, scored.unsigned_abs()))
            .with("favors", favors(self.words, number));
        deed(Some(seat), line, scored, 1 + taken)
    }

    fn bonus(&self, seat: Seat, gold: u16, cubes: u16, deniers: u16) -> Narrated {
        let all = gold + cubes + deniers;
        let parts = [("caylus-bonus-gold", gold), ("caylus-bonus-cubes", cubes), ("caylus-bonus-deniers", deniers)];
        let parts = parts.into_iter().filter(|(_, number)| *number > 0);
        let parts: Vec<String> =
            parts.map(|(message, number)| self.sentence(message).with("number", number).text()).collect();
        let line = self
            .about("caylus-tell-bonus", seat)
            .with("points", points(self.words, all))
            .with("list", list(self.words, And, &parts));
        if all == 0 { NOTHING } else { deed(Some(seat), line, all as i16, 1) }
    }
}

/// The names of the seats in turn order.
fn order_of(words: &Words, people: &People<'_>, order: SeatList<4>) -> String {
    let names: Vec<String> = order.iter().map(|seat| people.person(words, seat)).collect();
    list(words, Comma, &names)
}

fn turn_begins(words: &Words, people: &People<'_>, turn: u8, order: SeatList<4>) -> NarratedLine {
    let sentence = Sentence::new(words, "caylus-tell-turn").with("turn", turn);
    let text = sentence.with("names", order_of(words, people, order)).text();
    NarratedLine::new(NarrationKind::Turn, None, text, 0)
}

fn phase_begins(words: &Words, number: u8) -> NarratedLine {
    let sentence = Sentence::new(words, "caylus-tell-phase").with("number", number);
    NarratedLine::new(NarrationKind::Phase, None, sentence.with("phase", phase(words, number)).text(), 0)
}

/// One event without a line.
const NOTHING: Narrated = (None, 1);

/// A line about something that was done, for this many events.
fn deed(seat: Option<Seat>, sentence: Sentence<'_>, points: i16, taken: usize) -> Narrated {
    (Some(NarratedLine::new(NarrationKind::Deed, seat, sentence.text(), points)), taken)
}

/// The favours at the head of these events: their number, their points if they are light (C8.9), and their number of events.
fn granted(events: &[Event]) -> (u8, i16, usize) {
    match *events {
        [Event::FavorsGranted { number, .. }, Event::Scored { points, source: Source::Favor, .. }, ..] => {
            (number, points, 2)
        }
        [Event::FavorsGranted { number, .. }, ..] => (number, 0, 1),
        _ => (0, 0, 0),
    }
}

/// What a seat gave and got at the head of some events, all from one source.
#[derive(Default)]
struct Trade {
    pay: Cubes,
    paid: u16,
    get: Cubes,
    earned: u16,
    scored: i16,
    events: usize,
}

impl Trade {
    fn read(events: &[Event], of: Source) -> Trade {
        let mut trade = Trade::default();
        for event in events {
            match *event {
                // A payment after a gain would belong to another trade.
                Event::Paid { deniers, source, .. } if source == of && !trade.has_gain() => trade.paid += deniers,
                Event::Spent { cubes, source, .. } if source == of && !trade.has_gain() => trade.pay = cubes,
                Event::Gained { cubes, source, .. } if source == of && !trade.has_gain() => trade.get = cubes,
                Event::Earned { deniers, source, .. } if source == of && !trade.has_gain() => trade.earned = deniers,
                Event::Scored { points, source, .. } if source == of && !trade.has_gain() => trade.scored = points,
                _ => break,
            }
            trade.events += 1;
        }
        trade
    }

    fn has_gain(&self) -> bool {
        !self.get.is_empty() || self.earned > 0 || self.scored != 0
    }
}

fn goods(words: &Words, cubes: Cubes, money: u16, scored: i16) -> String {
    let mut all = amounts(words, cubes);
    if money > 0 {
        all.push(deniers(words, money));
    }
    if scored > 0 {
        all.push(points(words, scored.unsigned_abs()));
    }
    list(words, And, &all)
}
