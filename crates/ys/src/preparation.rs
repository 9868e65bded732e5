//! A new game: order cards, characters and ships as chance deals them (Y0.3-Y0.6).

use crate::board::{Board, MOST_ACTIVE, MOST_BROKERS, MOST_FLATTERY, SEATS};
use crate::broker::{Broker, Known};
use crate::cards::{Cards, Character};
use crate::components::{CHARACTER_ROUNDS, CHARACTERS, ROUNDS, SHIPS, Ship, TRACK_START};
use crate::options::Options;
use crate::owner::Owner;
use crate::phases::{Step, Ties};
use crate::secrets::Secrets;
use crate::spot::Spots;
use crate::state::State;
use crate::value::Values;
use game::{Chance, RulesVersion, Seat, SeatSet};

impl State {
    /// Before the first round is laid out. The order in which chance is asked never changes: order cards, characters, ships.
    pub(crate) fn first(version: RulesVersion, options: Options, random: &mut impl Chance) -> State {
        let mut state = State::empty(version, options);
        random.shuffle(&mut state.board.order[..options.players.into()]);
        draw_characters(&mut state, random);
        draw_ships(&mut state, random);
        state
    }

    /// Nothing on the board, all brokers behind the screens, seats in order.
    pub(crate) fn empty(version: RulesVersion, options: Options) -> State {
        let board = Board {
            version,
            options,
            round: 1,
            step: Step::Layout,
            acting: SeatSet::NONE,
            white: None,
            turn: 0,
            order: [Seat::One, Seat::Two, Seat::Three, Seat::Four],
            chosen: [None; SEATS],
            ships: [Ship::NONE; SEATS],
            characters: [None; SEATS],
            market_gems: [None; 3],
            quotes: [TRACK_START; 4],
            holdings: [Default::default(); Owner::ALL.len()],
            fronts: [Values::NONE; SEATS],
            cards: [Cards::NONE; SEATS],
            fresh: [0; SEATS],
            played: [0; SEATS],
            looks: [0; SEATS],
            active: [None; MOST_ACTIVE],
            closed: None,
            brokers: [Broker::NONE; MOST_BROKERS],
            placed: 0,
            gone: [false; 2],
            open: Spots::NONE,
            throne: [[Known::NOTHING; MOST_FLATTERY]; SEATS],
            together: Default::default(),
            flattery: [0; SEATS],
            aside: [Values::NONE; 2],
            ties: Ties::NONE,
            takers: [None; 4],
            best: [None; 3],
            cargo: [0; 5],
            ranked: [None; 4],
            seen_ships: [0; SHIPS.len()],
            seen_characters: [0; CHARACTERS.len()],
        };
        let mut secrets = Secrets::NONE;
        for seat in board.seats() {
            secrets.hands[seat.index()] = options.brokers(0);
        }
        secrets.neutral = [options.neutral_brokers(); 2];
        State { board, secrets }
    }
}

/// All cards of some kinds that have not been seen.
pub(crate) struct Unseen<T> {
    cards: [T; 24],
    number: usize,
}

impl<T: Copy> Unseen<T> {
    #[inline]
    pub(crate) fn new(none: T, kinds: impl Iterator<Item = (T, u8)>) -> Unseen<T> {
        let mut unseen = Unseen { cards: [none; 24], number: 0 };
        for (kind, left) in kinds {
            for _ in 0..left {
                if let Some(place) = unseen.cards.get_mut(unseen.number) {
                    *place = kind;
                    unseen.number += 1;
                }
            }
        }
        unseen
    }

    /// How many are left.
    pub(crate) fn len(&self) -> usize {
        self.number
    }

    /// Those that are left.
    pub(crate) fn iter(&self) -> impl Iterator<Item = T> {
        self.cards.into_iter().take(self.number)
    }

    /// One that is as wanted; nothing when there is none.
    pub(crate) fn take(&mut self, wanted: T) -> Option<T>
    where
        T: PartialEq,
    {
        let place = self.iter().position(|card| card == wanted)?;
        self.number -= 1;
        self.cards.swap(place, self.number);
        Some(wanted)
    }

    /// One of them by chance; nothing when none is left.
    #[inline]
    pub(crate) fn draw(&mut self, random: &mut impl Chance) -> Option<T> {
        let last = self.number.checked_sub(1)?;
        self.cards.swap(random.below(self.number) % 24, last % 24);
        self.number = last;
        Some(self.cards[last % 24])
    }
}

/// How many ships, and how many characters of each district, are still to come.
pub(crate) fn cards_to_come(board: &Board) -> (usize, usize) {
    let rounds = |of: u8| {
        let to_come = (of + u8::from(board.step == Step::Layout)).saturating_sub(board.round);
        usize::from(if board.step == Step::End { 0 } else { to_come })
    };
    (rounds(ROUNDS) * (usize::from(board.options.districts) + 1), rounds(CHARACTER_ROUNDS))
}

/// The characters that nobody has seen.
pub(crate) fn unseen_characters(board: &Board) -> Unseen<Character> {
    let yellow = Character::ALL.into_iter().filter(|card| *card != Character::Blue);
    let left = |card: Character| CHARACTERS[card as usize].copies.saturating_sub(board.seen_characters[card as usize]);
    Unseen::new(Character::Alchemist, yellow.map(|card| (card, left(card))))
}

/// The ships that nobody has seen.
pub(crate) fn unseen_ships(board: &Board) -> Unseen<Ship> {
    let left = |ship: Ship| board.options.copies(ship).saturating_sub(board.seen_ships[ship.index()]);
    Unseen::new(Ship::NONE, Ship::kinds().map(|ship| (ship, left(ship))))
}

/// Y0.4: characters face down on the districts, as many as are still to come there; the others leave the game unseen.
pub(crate) fn draw_characters(state: &mut State, random: &mut impl Chance) {
    let board = &state.board;
    let mut unseen = unseen_characters(board);
    let (_, number) = cards_to_come(board);
    for district in 0..usize::from(board.options.districts) {
        for place in 0..number {
            if let Some(card) = unseen.draw(random) {
                state.secrets.characters[district][place] = card;
            }
        }
    }
}

/// Y0.6: the ships that are still to come, out of those that have not been seen.
pub(crate) fn draw_ships(state: &mut State, random: &mut impl Chance) {
    let board = &state.board;
    let mut unseen = unseen_ships(board);
    let (number, _) = cards_to_come(board);
    for place in 0..number {
        if let Some(ship) = unseen.draw(random) {
            state.secrets.ships[place] = ship;
        }
    }
}
