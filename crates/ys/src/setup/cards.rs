//! Ships, characters and gems of a position: every card exists, and the decks have what has not been seen.

use super::check::Check;
use crate::board::Board;
use crate::cards::Character;
use crate::components::{CHARACTER_ROUNDS, CHARACTERS, SHIPS, Ship};
use crate::gem::Gem;
use crate::phases::layout::market_gems;
use crate::preparation::{cards_to_come, draw_characters, draw_ships, unseen_characters, unseen_ships};
use crate::spot::ROWS;
use crate::state::State;
use game::{Random, excerpt};

impl Check<'_> {
    /// Ships, characters and market gems (Y1), and which of the cards have been seen.
    pub(super) fn layout(&mut self, state: &mut State) {
        let setup = self.setup;
        if !state.board.is_laid_out() {
            self.faults.require(!self.is_laid_out(), "Y1.1", || "between rounds nothing is laid out".to_owned());
        } else {
            let districts = usize::from(state.board.options.districts);
            let right = setup.ships.len() == districts && setup.characters.len() == districts;
            self.faults.require(right, "Y1.1", || {
                format!("`ships` and `characters` have {districts} entries each; or they are left out, and `market_gems` too")
            });
            for (district, name) in setup.ships.iter().take(districts).enumerate() {
                if let Some(ship) = self.ship("ships", name, &state.board) {
                    state.board.ships[district] = ship;
                    state.board.seen_ships[ship.index()] += 1;
                }
            }
            for (district, name) in setup.characters.iter().take(districts).enumerate() {
                self.character_on_board(state, district, name.as_deref());
            }
            self.market_gems(state);
        }
        self.seen(state);
    }

    fn ship(&mut self, name: &str, text: &str, board: &Board) -> Option<Ship> {
        let ship = Ship::from_name(text);
        self.faults.require(ship.is_some(), "Y0.6", || format!("`{name}`: there is no ship `{}`", excerpt(text)));
        let used = ship.is_none_or(|ship| board.options.copies(ship) > 0);
        self.faults.require(used, "Y0.2", || format!("`{name}`: `{text}` is not used in Ys Express"));
        ship.filter(|_| used)
    }

    fn character_on_board(&mut self, state: &mut State, district: usize, name: Option<&str>) {
        let Some(name) = name else {
            let scoring = state.board.phase() == 4;
            return self.faults.require(scoring, "Y1.1", || format!("district {} has no character", district + 1));
        };
        let blue = state.board.round > CHARACTER_ROUNDS;
        match Character::from_name(name).filter(|card| (*card == Character::Blue) == blue) {
            Some(card) => {
                state.board.characters[district] = Some(card);
                state.board.seen_characters[card as usize] += 1;
            }
            None => {
                let right = if blue { "blue cards" } else { "characters" };
                let words = format!("district {}: `{}`; in this round there are {right}", district + 1, excerpt(name));
                self.faults.add("Y1.1", words);
            }
        }
    }

    fn market_gems(&mut self, state: &mut State) {
        let gems = &self.setup.market_gems;
        self.faults.require(gems.len() == usize::from(ROWS), "Y1.3", || format!("`market_gems` has {ROWS} entries"));
        for (row, letter) in gems.iter().take(ROWS.into()).enumerate() {
            let gem = letter.as_deref().map(|text| match text.as_bytes() {
                [letter] => Gem::from_letter(*letter),
                _ => None,
            });
            self.faults.require(gem != Some(None), "Y1.3", || "`market_gems` are b, g, y, r, w or null".to_owned());
            state.board.market_gems[row] = gem.flatten();
            let closed = row < usize::from(state.board.options.first_row());
            self.faults
                .require(!closed || gem.is_none(), "Y1.4", || "with two or three players row 1 is closed".to_owned());
            let missing = !closed && gem.is_none() && state.board.phase() < 4;
            self.faults.require(!missing, "Y1.3", || format!("row {} has no gem", row + 1));
        }
        if self.setup.step.is_none() && self.faults.is_empty() {
            let laid = state.board.market_gems;
            let players = state.board.options.players;
            let left = |ship: &Ship| state.board.options.copies(*ship) > state.board.seen_ships[ship.index()];
            // In any order (Y1.3), but a white gem is where it has to be.
            let sorted = |mut gems: [Option<Gem>; 3]| {
                gems.sort_unstable();
                gems
            };
            let white = |gems: [Option<Gem>; 3]| gems.iter().position(|gem| *gem == Some(Gem::White));
            let alike = |gems: [Option<Gem>; 3]| sorted(gems) == sorted(laid) && white(gems) == white(laid);
            let ship = Ship::kinds().filter(left).find(|ship| alike(market_gems(ship.gems(), players)));
            self.faults.require(ship.is_some(), "Y1.3", || {
                "no ship that is left lays these gems on the market rows".to_owned()
            });
            if let Some(ship) = ship {
                state.board.seen_ships[ship.index()] += 1;
            }
        }
    }

    /// What has been seen in this game: what is named in `step`, and at least what can be seen now.
    fn seen(&mut self, state: &mut State) {
        let Some(step) = &self.setup.step else { return self.copies(state) };
        let (mut ships, mut characters) = ([0_u8; SHIPS.len()], [0_u8; CHARACTERS.len()]);
        for name in &step.seen_ships {
            if let Some(ship) = self.ship("seen_ships", name, &state.board) {
                ships[ship.index()] = ships[ship.index()].saturating_add(1);
            }
        }
        for name in &step.seen_characters {
            match Character::from_name(name) {
                Some(card) => characters[card as usize] = characters[card as usize].saturating_add(1),
                None => self.faults.add("Y0.8", format!("`seen_characters`: there is no `{}`", excerpt(name))),
            }
        }
        let board = &mut state.board;
        board.seen_ships.iter_mut().zip(ships).for_each(|(seen, named)| *seen = named.max(*seen));
        board.seen_characters.iter_mut().zip(characters).for_each(|(seen, named)| *seen = named.max(*seen));
        self.copies(state);
    }

    /// No card more often than it exists.
    fn copies(&mut self, state: &State) {
        for ship in Ship::kinds() {
            let (seen, copies) = (state.board.seen_ships[ship.index()], state.board.options.copies(ship));
            self.faults
                .require(seen <= copies, "Y0.6", || format!("{ship} is there {seen} times; it exists {copies} times"));
        }
        for card in Character::ALL {
            let (seen, copies) = (state.board.seen_characters[card as usize], CHARACTERS[card as usize].copies);
            self.faults
                .require(seen <= copies, "Y0.8", || format!("{card} is there {seen} times; it exists {copies} times"));
        }
    }

    /// Ships and characters to come: those that are written, or as chance deals them.
    pub(super) fn decks(&mut self, state: &mut State, random: &mut Random) {
        let (ships, characters) = cards_to_come(&state.board);
        let needed = characters * usize::from(state.board.options.districts);
        let left = unseen_characters(&state.board).len();
        self.faults.require(needed <= left, "Y0.4", || {
            format!("{needed} characters are still to come, but only {left} have not been seen")
        });
        let left = unseen_ships(&state.board).len();
        self.faults.require(ships <= left, "Y0.6", || {
            format!("{ships} ships are still to come, but only {left} have not been seen")
        });
        let step = self.setup.step.as_ref();
        match step.and_then(|step| step.ships.as_ref()) {
            None => draw_ships(state, random),
            Some(names) => {
                self.faults.require(names.len() == ships, "Y1.2", || {
                    format!("{} ships are to come, not {ships}", names.len())
                });
                for (place, name) in names.iter().take(ships).enumerate() {
                    if let Some(ship) = self.ship("ships to come", name, &state.board) {
                        state.secrets.ships[place] = ship;
                    }
                }
                if self.faults.is_empty() {
                    self.enough_ships(state, ships);
                }
            }
        }
        match step.and_then(|step| step.characters.as_ref()) {
            None => draw_characters(state, random),
            Some(piles) => {
                let right = piles.len() == usize::from(state.board.options.districts)
                    && piles.iter().all(|pile| pile.len() == characters);
                self.faults.require(right, "Y0.4", || format!("every district has {characters} characters to come"));
                for (district, pile) in piles.iter().take(4).enumerate() {
                    for (place, name) in pile.iter().take(characters).enumerate() {
                        match Character::from_name(name).filter(|card| *card != Character::Blue) {
                            Some(card) => state.secrets.characters[district][place] = card,
                            None => self.faults.add("Y0.4", format!("there is no character `{}`", excerpt(name))),
                        }
                    }
                }
                if self.faults.is_empty() {
                    self.enough_characters(state, characters);
                }
            }
        }
    }

    fn enough_ships(&mut self, state: &State, number: usize) {
        let mut all = *state;
        state.secrets.ships[..number].iter().for_each(|ship| {
            let seen = &mut all.board.seen_ships[ship.index()];
            *seen = seen.saturating_add(1);
        });
        self.copies(&all);
    }

    fn enough_characters(&mut self, state: &State, number: usize) {
        let mut all = *state;
        for pile in &state.secrets.characters[..usize::from(state.board.options.districts)] {
            for card in &pile[..number] {
                let seen = &mut all.board.seen_characters[*card as usize];
                *seen = seen.saturating_add(1);
            }
        }
        self.copies(&all);
    }
}
