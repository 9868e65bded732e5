//! Which positions are possible. Every fault is found and named with its rule, not just the first.
//!
//! Only what stands on the board is judged, not how it came to be: a puzzle may give anybody any gems, cards and points.

use super::{GemsSetup, Setup};
use crate::board::{Active, Holdings, MOST_ACTIVE};
use crate::cards::{Cards, Character};
use crate::components::{CHARACTERS, Moment, ROUNDS, TRACK};
use crate::options::{Options, Variant};
use crate::owner::Owner;
use crate::phases;
use crate::state::State;
use game::{Fault, Faults, Game, Random, RulesVersion, Seat, SeatList, excerpt};

/// More points or gems of a kind than any game brings: numbers beyond are taken for slips.
const MOST_POINTS: i64 = 999;
const MOST_GEMS: i64 = 99;

impl Setup {
    /// The position, moved on to its first decision; chance decides what it leaves open.
    pub(crate) fn state(&self, random: &mut Random) -> Result<State, Vec<Fault>> {
        let mut check = Check { setup: self, faults: Faults::default() };
        let mut state = check.state(random);
        check.faults.none_in(())?;
        phases::advance(&mut state, &mut ());
        Ok(state)
    }
}

/// The position that is looked at, and its faults so far.
pub(super) struct Check<'a> {
    pub setup: &'a Setup,
    pub faults: Faults,
}

impl Check<'_> {
    /// Reads everything, part by part. What is wrong is left out and reported. Where not even the number of players and
    /// the options are right, nothing else can be judged.
    fn state(&mut self, random: &mut Random) -> State {
        let setup = self.setup;
        self.faults
            .require(setup.game == State::NAME, "Y0.1", || format!("`game` is `{}`, not `ys`", excerpt(&setup.game)));
        let options = self.options();
        let mut state = State::empty(self.version(), options);
        if !self.faults.is_empty() {
            return state;
        }
        state.board.round = self.faults.number("round", setup.round, 1, ROUNDS.into(), "Y1.1") as u8;
        self.order(&mut state);
        let quotes = [setup.quotes.b, setup.quotes.g, setup.quotes.y, setup.quotes.r];
        state.board.quotes = quotes.map(|quote| self.faults.number("quotes", quote, 1, TRACK.into(), "Y0.5") as u8);
        for (owner, player) in Owner::ALL.into_iter().zip(&setup.seats) {
            state.board.holdings[owner.index()] = self.holdings(player.score, &player.gems);
        }
        self.neutral(&mut state);
        self.cards(&mut state);
        self.active(&mut state);
        self.step(&mut state);
        self.layout(&mut state);
        self.brokers(&mut state);
        self.hands(&mut state, random);
        if self.faults.is_empty() {
            self.known(&mut state);
            self.choosers(&state);
            self.pieces_for_step(&state);
            self.cargo(&mut state);
            self.decks(&mut state, random);
        }
        state
    }

    fn version(&mut self) -> RulesVersion {
        let Setup { rules_version, step, .. } = self.setup;
        self.faults.rules_version(*rules_version, step.is_some(), State::RULES_VERSION, "Y0.1")
    }

    fn options(&mut self) -> Options {
        let wanted = &self.setup.options;
        let players = u8::try_from(self.setup.seats.len()).unwrap_or(u8::MAX);
        let usual = if players == 2 { 3 } else { 4 };
        let districts = self.faults.number("districts", wanted.districts.unwrap_or(usual), 3, 4, "Y0.1") as u8;
        let variants = [
            (wanted.kings_favor, Variant::KingsFavor),
            (wanted.express, Variant::Express),
            (wanted.strong_neutral, Variant::StrongNeutral),
            (wanted.from_memory, Variant::FromMemory),
        ];
        let played = variants.into_iter().filter(|(wanted, _)| *wanted).map(|(_, variant)| variant);
        let options = Options::new(players, districts, played);
        for fault in options.conflicts() {
            self.faults.add(fault.rule, fault.words);
        }
        if (2..=4).contains(&players) { options } else { Options::new(4, districts, []) }
    }

    fn order(&mut self, state: &mut State) {
        if self.setup.order.is_empty() {
            return;
        }
        let order: SeatList<2> = self.setup.order.iter().filter_map(|seat| self.seat("order", *seat, "Y0.3")).collect();
        let each_once = state.board.seats().all(|seat| order.count(seat) == 1);
        let all = self.setup.order.len() == usize::from(state.board.options.players);
        self.faults.require(each_once && all, "Y0.3", || "`order` must name every seat once".to_owned());
        if each_once && all {
            state.board.order.iter_mut().zip(order.iter()).for_each(|(place, seat)| *place = seat);
        }
    }

    pub(super) fn seat(&mut self, name: &str, value: i64, rule: &'static str) -> Option<Seat> {
        self.faults.seat(name, value, self.setup.seats.len(), rule)
    }

    fn holdings(&mut self, score: i64, gems: &GemsSetup) -> Holdings {
        let score = self.faults.number("score", score, 0, MOST_POINTS, "Y0.3") as u16;
        let [b, g, y, r, black] = [gems.b, gems.g, gems.y, gems.r, gems.k]
            .map(|number| self.faults.number("gems", number, 0, MOST_GEMS, "Y0.7") as u8);
        Holdings { score, gems: [b, g, y, r], black }
    }

    fn neutral(&mut self, state: &mut State) {
        let Some(neutral) = &self.setup.neutral else { return };
        if state.board.options.players != 2 {
            return self.faults.add("Y8.1", "only two players have a neutral");
        }
        state.board.holdings[Owner::Neutral.index()] = self.holdings(neutral.score, &neutral.gems);
    }

    /// Cards in hands: such as are kept (Y5.1), none more often than it exists.
    fn cards(&mut self, state: &mut State) {
        let players: Vec<Seat> = state.board.seats().collect();
        for (seat, player) in players.into_iter().zip(&self.setup.seats) {
            let number = player.cards.len();
            self.faults.require(number <= Cards::MOST, "Y5.1", || format!("seat {seat} has {number} cards"));
            for name in player.cards.iter().take(Cards::MOST) {
                match Character::from_name(name).filter(|card| CHARACTERS[*card as usize].moment != Moment::AtOnce) {
                    Some(card) => {
                        state.board.cards[seat.index()].push(card);
                        state.board.seen_characters[card as usize] += 1;
                    }
                    None => {
                        self.faults.add("Y5.1", format!("seat {seat}: `{}` is not a card that is kept", excerpt(name)))
                    }
                }
            }
        }
    }

    fn active(&mut self, state: &mut State) {
        let number = self.setup.active.len();
        self.faults.require(number <= MOST_ACTIVE, "Y5.1", || format!("{number} cards are in force"));
        for name in self.setup.active.iter().take(MOST_ACTIVE) {
            let seat = |text: &str| {
                let seat = text.parse::<u8>().ok().and_then(Seat::from_number);
                seat.filter(|seat| seat.number() <= state.board.options.players && text.len() == 1)
            };
            let card = match name.split_once(':') {
                None if name == "merchant" => Some(Active::Merchant),
                Some(("illusionist", of)) => seat(of).map(Active::Illusionist),
                Some(("spy", of)) => seat(of).map(Active::Spy),
                Some(("schemer", of)) => seat(of).map(Active::Schemer),
                _ => None,
            };
            match card {
                Some(card) => {
                    state.board.activate(card);
                    state.board.seen_characters[card.character() as usize] += 1;
                }
                None => self.faults.add(
                    "Y5.1",
                    format!("`{}` is not a card in force: illusionist:S, spy:S, schemer:S or merchant", excerpt(name)),
                ),
            }
        }
    }

    pub(super) fn is_laid_out(&self) -> bool {
        !(self.setup.ships.is_empty() && self.setup.characters.is_empty() && self.setup.market_gems.is_empty())
    }
}
