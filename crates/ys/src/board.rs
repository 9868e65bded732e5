//! Everything that lies open on the table: what every player and every spectator sees. Nothing in here may depend on what
//! is hidden, so that a view can be made by copying it.

use crate::broker::{Broker, Face, Known};
use crate::cards::{Cards, Character};
use crate::components::{CARDS_A_ROUND, CHARACTERS, ROUNDS, SHIPS, Ship};
use crate::gem::{Color, Gem};
use crate::options::Options;
use crate::owner::Owner;
use crate::phases::{self, Step, Ties, city};
use crate::question::Question;
use crate::spot::{ROWS, Spot, Spots, Zone};
use crate::value::{Few, Value, Values};
use crate::versions;
use game::{RulesVersion, Seat, SeatSet};

/// Four can play.
pub(crate) const SEATS: usize = 4;
/// The most brokers in city and market: four players with eight each.
pub(crate) const MOST_BROKERS: usize = 32;
/// One after each round.
pub(crate) const MOST_FLATTERY: usize = ROUNDS as usize;
/// Cards that stay in force for the round; nobody plays more than two.
pub(crate) const MOST_ACTIVE: usize = SEATS * CARDS_A_ROUND as usize;

/// Points and gems of a player or the neutral. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Holdings {
    /// Points so far.
    pub score: u16,
    /// Gems by colour.
    pub gems: [u8; 4],
    /// Black gems.
    pub black: u8,
}

impl Holdings {
    /// Gems of all kinds (Y6.4).
    pub fn all_gems(&self) -> u16 {
        self.gems.iter().map(|number| u16::from(*number)).sum::<u16>() + u16::from(self.black)
    }
}

/// A card that is in force until the round is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Active {
    Illusionist(Seat),
    Spy(Seat),
    Schemer(Seat),
    Merchant,
}

impl Active {
    /// The card.
    #[inline]
    pub fn character(self) -> Character {
        match self {
            Active::Illusionist(_) => Character::Illusionist,
            Active::Spy(_) => Character::Spy,
            Active::Schemer(_) => Character::Schemer,
            Active::Merchant => Character::Merchant,
        }
    }
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    pub(crate) version: RulesVersion,
    pub(crate) options: Options,
    pub(crate) round: u8,
    pub(crate) step: Step,
    /// Who decides: follows from the rest, kept because it is needed all the time.
    pub(crate) acting: SeatSet,
    /// A white gem to be coloured at once, before anything else goes on (Y4.5).
    pub(crate) white: Option<Seat>,
    /// Placement turns that are over in this round (Y3.1).
    pub(crate) turn: u8,
    /// Seats by their order card; behind the last player, seats without meaning.
    pub(crate) order: [Seat; SEATS],
    /// Places of the turn order that have been chosen in this round (Y2.2).
    pub(crate) chosen: [Option<Seat>; SEATS],
    pub(crate) ships: [Ship; SEATS],
    pub(crate) characters: [Option<Character>; SEATS],
    pub(crate) market_gems: [Option<Gem>; ROWS as usize],
    pub(crate) quotes: [u8; Color::ALL.len()],
    pub(crate) holdings: [Holdings; Owner::ALL.len()],
    /// Brokers in front of the screens.
    pub(crate) fronts: [Values; SEATS],
    pub(crate) cards: [Cards; SEATS],
    /// How many of the cards were won in this round and cannot be played yet (Y5.1).
    pub(crate) fresh: [u8; SEATS],
    /// Cards played in this round (Y5.1).
    pub(crate) played: [u8; SEATS],
    /// What is left of a Spy's looks (Y5.7).
    pub(crate) looks: [u8; SEATS],
    pub(crate) active: [Option<Active>; MOST_ACTIVE],
    /// The Queen's zone (Y5.15).
    pub(crate) closed: Option<Spot>,
    /// Brokers in city and market, oldest first.
    pub(crate) brokers: [Broker; MOST_BROKERS],
    /// How many of them there are.
    pub(crate) placed: u8,
    /// Which of the two brokers just placed, face up and face down, have gone to the throne room since (Y5.12).
    pub(crate) gone: [bool; 2],
    /// Where brokers can be placed until scoring begins: follows from brokers and closed zone.
    pub(crate) open: Spots,
    pub(crate) throne: [[Known; MOST_FLATTERY]; SEATS],
    /// What a seat's hidden brokers are together of which everybody knows that, but not which is which.
    pub(crate) together: [Few; SEATS],
    /// How many brokers each seat has in the throne room.
    pub(crate) flattery: [u8; SEATS],
    /// Neutral brokers of the districts that have been scored, by who placed them, until the round is over (Y4.10).
    pub(crate) aside: [Values; 2],
    /// Who wins ties in this scoring (Y4.3): follows from fronts, order cards and cards in force.
    pub(crate) ties: Ties,
    /// Who ranks how in the district that is scored (Y4.1).
    pub(crate) takers: [Option<Owner>; SEATS],
    /// Who is best in its zones (Y4.2).
    pub(crate) best: [Option<Owner>; Zone::ALL.len()],
    /// What is left on its ship.
    pub(crate) cargo: [u8; Gem::ALL.len()],
    /// Columns of the market that have been ranked, the best first (Y4.8).
    pub(crate) ranked: [Option<Color>; Color::ALL.len()],
    /// Ships that have been seen in this game, by kind.
    pub(crate) seen_ships: [u8; SHIPS.len()],
    /// Characters that have been seen in this game, by kind.
    pub(crate) seen_characters: [u8; CHARACTERS.len()],
}

/// Some of the brokers: their places in the list, in its order. Where brokers are cannot be predicted, so they are looked for
/// without a branch for each; what happens to the few that are found is then a short loop.
pub(crate) struct Found {
    places: [u8; MOST_BROKERS],
    number: usize,
}

impl Found {
    /// Their places in the list.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> {
        self.places.iter().take(self.number).map(|place| usize::from(*place) % MOST_BROKERS)
    }
}

/// What others may read.
impl Board {
    /// The options it is played with.
    #[inline]
    pub fn options(&self) -> Options {
        self.options
    }

    /// Who scores the point for a broker that a seat places in the market (Y3.4, Y8.7).
    #[inline]
    pub fn market_point(&self, by: Seat, owner: Owner) -> Owner {
        versions::market_point(self.version, by, owner)
    }

    /// The round, counted from 1.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The phase, 2 to 5.
    #[inline]
    pub fn phase(&self) -> u8 {
        self.step.phase(self.options)
    }

    /// Where the game stands.
    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// What is being decided; nothing when the game is over.
    pub fn question(&self) -> Option<Question> {
        phases::question(self)
    }

    /// The seats that play.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(self.options.players)
    }

    /// Everybody who scores: the seats, and for two players the neutral.
    #[inline]
    pub fn owners(&self) -> impl Iterator<Item = Owner> + Clone + use<> {
        let neutral = (self.options.players == 2).then_some(Owner::Neutral);
        self.seats().map(Owner::from).chain(neutral)
    }

    /// Placement turns that everybody has had in this round.
    #[inline]
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// The seats by order card.
    #[inline]
    pub fn order(&self) -> &[Seat] {
        &self.order[..usize::from(self.options.players).min(SEATS)]
    }

    /// Whether there are ships, characters and market gems on the board: not between rounds.
    pub fn is_laid_out(&self) -> bool {
        !matches!(self.step, Step::Layout | Step::Throne | Step::End)
    }

    /// The ship in the port of a district, counted from 0.
    #[inline]
    pub fn ship(&self, district: u8) -> Option<Ship> {
        (self.is_laid_out() && district < self.options.districts).then(|| self.ships[usize::from(district)])
    }

    /// The character or blue card of a district, counted from 0.
    pub fn character(&self, district: u8) -> Option<Character> {
        self.characters.get(usize::from(district)).copied().flatten()
    }

    /// The gem at a row of the market, counted from 0.
    #[inline]
    pub fn market_gem(&self, row: u8) -> Option<Gem> {
        self.market_gems.get(usize::from(row)).copied().flatten()
    }

    /// The step of a colour on the quotation track, counted from 1.
    #[inline]
    pub fn quote(&self, color: Color) -> u8 {
        self.quotes[color.index()]
    }

    /// Points and gems.
    #[inline]
    pub fn holdings(&self, owner: Owner) -> &Holdings {
        &self.holdings[owner.index()]
    }

    /// The brokers in front of a screen, as far as they have been shown.
    #[inline]
    pub fn front(&self, seat: Seat) -> Values {
        self.fronts[seat.index()]
    }

    /// The cards that a player holds.
    #[inline]
    pub fn cards(&self, seat: Seat) -> Cards {
        self.cards[seat.index()]
    }

    /// The cards in force, in the order in which they were played.
    #[inline]
    pub fn active(&self) -> impl Iterator<Item = Active> {
        self.active.iter().map_while(|card| *card)
    }

    /// The zone that the Queen closed.
    #[inline]
    pub fn closed(&self) -> Option<Spot> {
        self.closed
    }

    /// The brokers in city and market, oldest first.
    #[inline]
    pub fn brokers(&self) -> &[Broker] {
        &self.brokers[..usize::from(self.placed).min(MOST_BROKERS)]
    }

    /// The broker that a seat placed last with this side up: its place in [`Board::brokers`].
    pub fn last_placed(&self, seat: Seat, face: Face) -> Option<usize> {
        self.brokers().iter().rposition(|broker| broker.owner == Owner::from(seat) && broker.face() == face)
    }

    /// A seat's brokers in the throne room, oldest first.
    #[inline]
    pub fn throne(&self, seat: Seat) -> &[Known] {
        let number = usize::from(self.flattery[seat.index()]).min(MOST_FLATTERY);
        &self.throne[seat.index()][..number]
    }

    /// Where brokers can be placed until scoring begins.
    #[inline]
    pub fn open(&self) -> Spots {
        self.open
    }

    /// Who is to decide.
    pub fn to_act(&self) -> SeatSet {
        self.acting
    }

    /// Who has won a white gem and is to colour it before anything else goes on (Y4.5).
    pub fn white(&self) -> Option<Seat> {
        self.white
    }

    /// The places of the turn order, and who has chosen them in this round (Y2.2).
    pub fn chosen(&self) -> &[Option<Seat>] {
        &self.chosen[..usize::from(self.options.players).min(SEATS)]
    }

    /// What is left on the ship of the district that is scored, by [`Gem::index`] (Y4.1).
    pub fn cargo(&self) -> [u8; Gem::ALL.len()] {
        self.cargo
    }

    /// The columns of the market that have been ranked, the best first (Y4.8).
    pub fn ranked(&self) -> impl Iterator<Item = Color> {
        self.ranked.iter().map_while(|color| *color)
    }

    /// How many cards a player has played in this round (Y5.1).
    pub fn played(&self, seat: Seat) -> u8 {
        self.played[seat.index()]
    }

    /// How many brokers a seat has behind its screen, those of a bid that is not shown yet included.
    pub fn behind(&self, seat: Seat) -> usize {
        let placed = self.brokers().iter().filter(|broker| broker.owner == Owner::from(seat)).count();
        self.behind_with(seat, placed)
    }

    /// The same for all seats, in one pass over the brokers; 0 for seats that nobody has.
    pub fn behind_by_seat(&self) -> [usize; SEATS] {
        let mut placed = [0; Owner::ALL.len()];
        self.brokers().iter().for_each(|broker| placed[broker.owner.index()] += 1);
        let mut behind = [0; SEATS];
        self.seats().for_each(|seat| behind[seat.index()] = self.behind_with(seat, placed[seat.index()]));
        behind
    }

    fn behind_with(&self, seat: Seat, placed: usize) -> usize {
        // Y2.1: two brokers that are bid lie before the screen, although nobody sees yet which.
        let sealed = if self.step == Step::Bids && !self.acting.contains(seat) { 2 } else { 0 };
        self.set_of(seat).len().saturating_sub(placed + sealed + self.front(seat).len() + self.throne(seat).len())
    }

    /// What is to be had from the ship of a district, counted from 0, by [`Gem::index`]: less and less while the district
    /// is scored, nothing afterwards (Y4.1).
    pub fn offer(&self, district: u8) -> [u8; Gem::ALL.len()] {
        let scored = match self.step {
            Step::Gems(now, _) | Step::DistrictOver(now) if now == district => return self.cargo,
            Step::Gems(now, _) | Step::DistrictOver(now) => district < now,
            Step::Row(_) | Step::Columns | Step::Quotation | Step::EndOfScoring(_) | Step::RoundOver => true,
            _ => false,
        };
        let ship = self.ship(district).filter(|_| !scored);
        ship.map_or([0; Gem::ALL.len()], |ship| city::cargo(ship.gems(), self.options.players))
    }

    /// How many of a player's cards, the newest, were won in this round and cannot be played yet (Y5.1).
    pub fn fresh(&self, seat: Seat) -> usize {
        self.fresh[seat.index()].into()
    }

    /// How many ships of each kind have been seen in this game, in the order of [`SHIPS`].
    pub fn seen_ships(&self) -> &[u8; SHIPS.len()] {
        &self.seen_ships
    }

    /// How many characters of each kind have been seen in this game, in the order of [`CHARACTERS`].
    pub fn seen_characters(&self) -> &[u8; CHARACTERS.len()] {
        &self.seen_characters
    }

    /// How often a player's Spy may still look in this round (Y5.7).
    pub fn looks(&self, seat: Seat) -> u8 {
        self.looks[seat.index()]
    }
}

/// What rules ask again and again.
impl Board {
    /// The seat at a place of the turn order, counted from 0.
    #[inline]
    pub(crate) fn at(&self, place: u8) -> Option<Seat> {
        self.order().get(usize::from(place)).copied()
    }

    #[inline]
    pub(crate) fn is_active(&self, wanted: Active) -> bool {
        self.active().any(|card| card == wanted)
    }

    pub(crate) fn activate(&mut self, card: Active) {
        if let Some(free) = self.active.iter_mut().find(|place| place.is_none()) {
            *free = Some(card);
        }
    }

    /// All brokers of a seat, wherever they are (Y0.2).
    #[inline]
    pub(crate) fn set_of(&self, seat: Seat) -> Values {
        self.options.brokers(self.flattery[seat.index()].into())
    }

    /// Where a seat's or the neutral's brokers that lie face down at a spot stand in the list.
    pub(crate) fn down_at(&self, owner: Owner, spot: Spot) -> impl Iterator<Item = usize> {
        let here = self.brokers().iter().enumerate().filter(move |(_, broker)| broker.is_down(owner, spot));
        here.map(|(index, _)| index)
    }

    /// The brokers on some spots.
    #[inline(always)]
    pub(crate) fn on(&self, spots: Spots) -> Found {
        let mut found = Found { places: [0; MOST_BROKERS], number: 0 };
        for (place, broker) in (0..).zip(self.brokers()) {
            found.places[found.number % MOST_BROKERS] = place;
            found.number += usize::from(spots.contains(broker.spot));
        }
        found
    }

    /// The name of a face-down broker that everybody can use: `2:port1#1`, and `0:port1#1` for a neutral one.
    pub(crate) fn name(&self, index: usize) -> String {
        let broker = &self.brokers[index];
        let number = 1 + self.down_at(broker.owner, broker.spot).take_while(|other| *other < index).count();
        format!("{}:{}#{number}", broker.owner.number(), broker.spot)
    }

    /// A broker has been seen: it is not one of several any more.
    pub(crate) fn tell_apart(&mut self, owner: Owner, value: Value) {
        if let Some(seat) = owner.seat() {
            let together = &mut self.together[seat.index()];
            *together = Few::of(together.values().without(value));
        }
    }

    /// Where brokers can be placed, worked out anew.
    pub(crate) fn find_open(&self) -> Spots {
        if self.phase() > 3 && !matches!(self.step, Step::StartOfScoring(_)) {
            return Spots::NONE;
        }
        let closed = self.closed.map_or(Spots::NONE, Spots::only);
        let taken = self.brokers().iter().filter(|broker| broker.spot.is_market());
        taken.fold(self.options.spots().without(closed), |open, broker| open.without(Spots::only(broker.spot)))
    }

    /// A broker more; with more than there can be, nothing.
    #[inline]
    pub(crate) fn put(&mut self, broker: Broker) -> usize {
        let index = usize::from(self.placed) % MOST_BROKERS;
        self.brokers[index] = broker;
        self.placed += 1;
        if broker.spot.is_market() {
            self.open = self.open.without(Spots::only(broker.spot));
        }
        index
    }

    /// The indices of the brokers that a seat has just placed: face up, face down.
    pub(crate) fn just_placed(&self, face: Face) -> Option<usize> {
        let neutral = usize::from(self.options.players == 2);
        let back = match face {
            Face::Up => 2 + neutral,
            Face::Down => 1 + neutral,
        };
        if self.gone[face as usize] { None } else { usize::from(self.placed).checked_sub(back) }
    }
}
