//! Keeps track of what narration has to know of a game: brokers, tie breakers, holdings. It begins with what the reader saw
//! before an action and is updated with the events as the reader saw them.

use crate::ys::quotes::{Quotes, quotes_of};
use crate::ys::ties::TieBreakers;
use game::Seat;
use std::cmp::Reverse;
use ys::components::MERCENARY;
use ys::{Character, Event, Face, Gem, Holdings, Named, Options, Owner, Spot, Step, Value, Values, View};

/// A broker in city or market, as the reader sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenBroker {
    /// The owner.
    pub owner: Owner,
    /// The spot.
    pub spot: Spot,
    /// Which side is up.
    pub face: Face,
    /// The value, if the reader knows it.
    pub value: Option<Value>,
    /// Whether it has the Mercenary's mark (Y5.14).
    pub marked: bool,
}

impl SeenBroker {
    /// What it counts; 0 if the reader does not know it.
    pub fn worth(&self) -> u8 {
        if self.marked { MERCENARY } else { self.value.map_or(0, Value::number) }
    }
}

/// What has to be known of a game to narrate its next events.
#[derive(Clone, Debug)]
pub struct NarrationState {
    /// The options of the game.
    pub options: Options,
    /// The round.
    pub round: u8,
    /// The step before the action.
    pub step: Step,
    /// The seat that was to colour a white gem before the action (Y4.5).
    pub white: Option<Seat>,
    /// What breaks ties (Y4.3).
    pub breakers: TieBreakers,
    /// The brokers in front of the screens.
    pub fronts: [Values; 4],
    /// The gems of the market rows.
    pub market_gems: [Option<Gem>; 3],
    /// The quotations.
    pub quotes: Quotes,
    /// Points and gems, by [`Owner::index`].
    pub holdings: [Holdings; 5],
    /// Whether the final count has begun (Y6).
    pub counting: bool,
    brokers: Vec<SeenBroker>,
}

impl NarrationState {
    /// What has to be known at a view.
    pub fn of(view: &View) -> NarrationState {
        let board = view.board();
        let mut fronts = [Values::NONE; 4];
        board.seats().for_each(|seat| fronts[seat.index()] = board.front(seat));
        let standing = |(index, broker): (usize, &ys::Broker)| SeenBroker {
            owner: broker.owner,
            spot: broker.spot,
            face: broker.face(),
            value: view.value(index),
            marked: broker.is_marked(),
        };
        NarrationState {
            options: board.options(),
            round: board.round(),
            step: board.step(),
            white: board.white(),
            breakers: TieBreakers::of(board),
            fronts,
            market_gems: [0, 1, 2].map(|row| board.market_gem(row)),
            quotes: quotes_of(board),
            holdings: Owner::ALL.map(|owner| *board.holdings(owner)),
            counting: false,
            brokers: board.brokers().iter().enumerate().map(standing).collect(),
        }
    }

    /// The brokers in city and market, the oldest first.
    pub fn brokers(&self) -> &[SeenBroker] {
        &self.brokers
    }

    /// All owners that score.
    pub fn owners(&self) -> impl Iterator<Item = Owner> {
        let players = usize::from(self.options.players);
        let neutral = (players == 2).then_some(Owner::Neutral);
        Owner::ALL.into_iter().take(players).chain(neutral)
    }

    /// The sums on the wanted spots, the best first (Y4.1, Y4.3).
    pub fn ranking(&self, wanted: impl Fn(Spot) -> bool) -> Vec<(Owner, u8)> {
        let here = |owner| self.brokers.iter().filter(move |broker| broker.owner == owner);
        let sum = |owner| {
            let worths = here(owner).filter(|broker| wanted(broker.spot)).map(SeenBroker::worth);
            worths.reduce(|sum, worth| sum.saturating_add(worth)).map(|sum| (owner, sum))
        };
        let mut ranking: Vec<(Owner, u8)> = self.owners().filter_map(sum).collect();
        ranking.sort_by_key(|(owner, sum)| Reverse((*sum, self.breakers.strength(*owner))));
        ranking
    }

    /// The last broker of a seat on a spot with this side up: the one that was just placed (Y5.14).
    pub(crate) fn last_placed(&self, seat: Seat, spot: Spot, face: Face) -> Option<SeenBroker> {
        self.last_place(seat, spot, face).map(|place| self.brokers[place])
    }

    fn last_place(&self, seat: Seat, spot: Spot, face: Face) -> Option<usize> {
        let this = |broker: &SeenBroker| (broker.owner, broker.spot, broker.face) == (seat.into(), spot, face);
        self.brokers.iter().rposition(this)
    }

    /// The broker of a seat that leaves a spot. A face-down one is named by its number there; otherwise it is the oldest of this
    /// value.
    pub(crate) fn leaving(
        &self,
        seat: Seat,
        from: Spot,
        named: Option<Named>,
        value: Option<Value>,
    ) -> Option<SeenBroker> {
        self.leaving_place(seat, from, named, value).map(|place| self.brokers[place])
    }

    fn leaving_place(&self, seat: Seat, from: Spot, named: Option<Named>, value: Option<Value>) -> Option<usize> {
        let own =
            self.brokers.iter().enumerate().filter(|(_, broker)| (broker.owner, broker.spot) == (seat.into(), from));
        let place = match named {
            Some(named) => {
                own.filter(|(_, broker)| broker.face == Face::Down).nth(usize::from(named.number).saturating_sub(1))
            }
            None => own.clone().find(|(_, broker)| broker.face == Face::Up && broker.value == value),
        };
        place.map(|(place, _)| place)
    }

    /// Updates the narration state with events that were narrated together.
    pub fn follow(&mut self, events: &[Event]) {
        self.follow_moves(events);
        events.iter().for_each(|event| self.follow_one(event));
        self.breakers.fronts = self.fronts.map(Values::sum);
        (self.white, self.step) = (None, Step::Scoring);
    }

    /// Brokers that change places leave both spots before they reach them (Y5.12).
    fn follow_moves(&mut self, events: &[Event]) {
        let moves = events.iter().filter_map(|event| match *event {
            Event::Moved { seat, from, to, broker, value, .. } => {
                Some((self.leaving_place(seat, from, broker, value), from, to, value))
            }
            _ => None,
        });
        let moves: Vec<(Option<usize>, Spot, Spot, Option<Value>)> = moves.collect();
        let from_throne = moves.iter().find(|(_, from, ..)| *from == Spot::THRONE).map(|(.., value)| *value);
        for (place, _, to, _) in moves {
            let Some(broker) = place.and_then(|place| self.brokers.get_mut(place)) else { continue };
            match from_throne {
                // The broker from the throne room takes the place of the one that goes there, face down and unmarked.
                Some(value) => *broker = SeenBroker { face: Face::Down, value, marked: false, ..*broker },
                None => broker.spot = to,
            }
        }
    }

    fn follow_one(&mut self, event: &Event) {
        match *event {
            Event::RoundStarted { round } => self.round = round,
            Event::MarketLaidOut { gems, .. } => self.market_gems = gems,
            Event::BidShown { seat, brokers } => self.fronts[seat.index()] = brokers,
            Event::OrderChanged { order } => self.breakers.order = order.iter().collect(),
            Event::Placed { owner, value, spot, face, .. } => {
                self.brokers.push(SeenBroker { owner, spot, face, value, marked: false });
            }
            Event::FrontReplaced { seat, taken, by } => {
                let front = &mut self.fronts[seat.index()];
                *front = front.without(taken).with(by);
            }
            Event::FrontJoined { seat, broker } => {
                let front = &mut self.fronts[seat.index()];
                *front = front.with(broker);
            }
            Event::CardPlayed { seat, card: Character::Schemer } => self.breakers.schemers.push(seat),
            Event::Marked { seat, spot, face } => {
                if let Some(place) = self.last_place(seat, spot, face) {
                    self.brokers[place].marked = true;
                }
            }
            Event::Revealed { owner, spot, value } => self.turn_up(owner, spot, value),
            Event::DistrictOver { district } => {
                self.brokers.retain(|broker| broker.spot.district() != Some(district.saturating_sub(1)));
            }
            Event::RoundOver { .. } => {
                self.brokers.clear();
                self.breakers.schemers.clear();
            }
            _ => self.follow_goods(event),
        }
    }

    fn turn_up(&mut self, owner: Owner, spot: Spot, value: Value) {
        let hidden = |broker: &&mut SeenBroker| (broker.owner, broker.spot, broker.face) == (owner, spot, Face::Down);
        if let Some(broker) = self.brokers.iter_mut().find(hidden) {
            (broker.face, broker.value) = (Face::Up, Some(value));
        }
    }

    /// Updates points, gems and quotations.
    fn follow_goods(&mut self, event: &Event) {
        match *event {
            Event::Gained { owner, gem, .. } => self.holdings[owner.index()].gems[gem.index()] += 1,
            Event::Returned { seat, gem } => {
                let gems = &mut self.holdings[seat.index()].gems[gem.index()];
                *gems = gems.saturating_sub(1);
            }
            Event::GainedBlack { owner, .. } => self.holdings[owner.index()].black += 1,
            Event::Scored { owner, points, source } => {
                self.holdings[owner.index()].score += points;
                self.counting |= matches!(source, ys::Source::Gems(_) | ys::Source::BlackGems | ys::Source::Throne);
            }
            Event::Quoted { color, now, .. } => self.quotes[color.index()] = now,
            _ => {}
        }
    }
}
