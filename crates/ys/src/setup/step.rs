//! The pending decision in JSON, and whether the pieces are where it finds them.

use super::StepSetup;
use super::check::Check;
use crate::board::{Active, SEATS};
use crate::broker::Face;
use crate::components::{CARDS_A_ROUND, LOOKS};
use crate::gem::{Color, Gem};
use crate::owner::Owner;
use crate::phases::{Step, Ties, bidding, city};
use crate::spot::{ROWS, Spots};
use crate::state::State;
use game::{Seat, excerpt};

/// A step's name, its place in the turn order or the bidding, and its district or row, all counted from 0.
pub(super) fn step_name(step: Step) -> (&'static str, Option<u8>, Option<u8>) {
    match step {
        Step::Bids => ("bids", None, None),
        Step::Places(at) => ("order", Some(at), None),
        Step::StartOfPlacement(at) => ("start-of-placement", Some(at), None),
        Step::BeforeTurn(at) => ("before-turn", Some(at), None),
        Step::Up(at) => ("up", Some(at), None),
        Step::Down(at) => ("down", Some(at), None),
        Step::Neutral(at) => ("neutral", Some(at), None),
        Step::AfterTurn(at) => ("after-turn", Some(at), None),
        Step::LastLook(at) => ("last-look", Some(at), None),
        Step::StartOfScoring(at) => ("start-of-scoring", Some(at), None),
        Step::Gems(district, _) => ("gems", None, Some(district)),
        Step::DistrictOver(district) => ("district-over", None, Some(district)),
        Step::Row(next) => ("row-over", None, Some(next.saturating_sub(1))),
        Step::Columns => ("columns", None, None),
        Step::Quotation => ("quotation", None, None),
        Step::EndOfScoring(at) => ("end-of-scoring", Some(at), None),
        Step::Throne => ("throne", None, None),
        Step::End => ("end", None, None),
        // Nobody decides anything at these: no position is ever written there.
        Step::Layout | Step::LastBrokers | Step::Scoring | Step::RoundOver => ("none", None, None),
    }
}

const NAMES: &str = "bids, order, start-of-placement, before-turn, up, down, neutral, after-turn, last-look, \
    start-of-scoring, gems, district-over, row-over, columns, quotation, end-of-scoring, throne, end";

/// The gems that are left on a ship, as letters.
pub(super) fn cargo_text(cargo: [u8; 5]) -> String {
    Gem::ALL.into_iter().flat_map(|gem| std::iter::repeat_n(gem.letter(), cargo[gem.index()].into())).collect()
}

impl Check<'_> {
    /// The step, and what belongs to it. Without one it is the beginning of phase 2.
    pub(super) fn step(&mut self, state: &mut State) {
        self.read_step(state);
        let quiet = matches!(state.board.phase(), 3 | 4) && state.board.step != Step::End;
        self.faults.require(quiet || self.setup.active.is_empty(), "Y4.10", || {
            "before placement and after scoring no card is in force".to_owned()
        });
    }

    fn read_step(&mut self, state: &mut State) {
        let Some(step) = &self.setup.step else {
            self.faults.require(self.setup.phase == 2, "Y2.1", || {
                format!("`phase` is {}: without `step` a position is the beginning of phase 2", self.setup.phase)
            });
            state.board.step = if self.is_laid_out() { Step::Bids } else { Step::Layout };
            return;
        };
        let view = step.viewer.is_some() || !step.unseen.is_empty() || !step.known.is_empty();
        let view = view || !step.hands.is_empty() || !step.in_throne.is_empty() || !step.unseen_neutral.is_empty();
        self.faults.require(!view, "Y3.6", || "this is what one viewer knows, not a whole position".to_owned());
        state.board.step = self.named(state, step);
        self.cards_this_round(state, step);
        if let Some(white) = step.white {
            state.board.white = self.seat("white", white, "Y4.5");
            let won = matches!(state.board.step, Step::Gems(..) | Step::DistrictOver(_) | Step::Row(_));
            self.faults.require(won, "Y4.5", || "a white gem is coloured when it has been won".to_owned());
        }
        self.chosen(state, step);
        self.ranked(state, step);
        let gone = matches!(state.board.step, Step::AfterTurn(_)) && state.board.options.kings_favor();
        self.faults.require(gone || step.gone.is_empty(), "Y5.12", || {
            "`gone` tells which broker has gone to the throne room, after a turn".to_owned()
        });
        for name in &step.gone {
            match name.as_str() {
                "up" => state.board.gone[Face::Up as usize] = true,
                "down" => state.board.gone[Face::Down as usize] = true,
                _ => self.faults.add("Y5.12", format!("`gone` names `up` or `down`, not `{}`", excerpt(name))),
            }
        }
        let phase = state.board.phase();
        self.faults.require(self.setup.phase == i64::from(phase), "Y1.1", || {
            format!("`phase` is {}, but `{}` is in phase {phase}", self.setup.phase, excerpt(&step.at))
        });
    }

    fn named(&mut self, state: &mut State, step: &StepSetup) -> Step {
        let options = state.board.options;
        let place = |check: &mut Self| {
            let place = step.place.unwrap_or(1);
            check.faults.number("place", place, 1, options.players.into(), "Y2.2") as u8 - 1
        };
        let district = |check: &mut Self| {
            check.faults.number("number", step.number.unwrap_or(1), 1, options.districts.into(), "Y4.1") as u8 - 1
        };
        match step.at.as_str() {
            "bids" => Step::Bids,
            "order" => Step::Places(place(self)),
            "start-of-placement" => Step::StartOfPlacement(place(self)),
            "before-turn" => Step::BeforeTurn(self.in_turn(state, step, place)),
            "up" => Step::Up(self.in_turn(state, step, place)),
            "down" => Step::Down(self.in_turn(state, step, place)),
            "neutral" => {
                self.faults
                    .require(options.players == 2, "Y8.1", || "only two players place neutral brokers".to_owned());
                Step::Neutral(self.in_turn(state, step, place))
            }
            "after-turn" => Step::AfterTurn(self.in_turn(state, step, place)),
            "last-look" => Step::LastLook(place(self)),
            "start-of-scoring" => Step::StartOfScoring(place(self)),
            "gems" => Step::Gems(district(self), 0),
            "district-over" => Step::DistrictOver(district(self)),
            "row-over" => {
                let row = self.faults.number("number", step.number.unwrap_or(1), 1, ROWS.into(), "Y4.7");
                Step::Row(row as u8)
            }
            "columns" => Step::Columns,
            "quotation" => Step::Quotation,
            "end-of-scoring" => Step::EndOfScoring(place(self)),
            "throne" => {
                self.faults
                    .require(options.kings_favor(), "Y7.1", || "only King's Favour has a throne room".to_owned());
                Step::Throne
            }
            "end" => {
                self.faults.require(self.setup.round == 4, "Y1.1", || "the game ends after round 4".to_owned());
                Step::End
            }
            other => {
                self.faults.add("Y1.1", format!("there is no step `{}`; the steps are: {NAMES}", excerpt(other)));
                Step::Bids
            }
        }
    }

    /// The time round in placement, and the place.
    fn in_turn(&mut self, state: &mut State, step: &StepSetup, place: impl Fn(&mut Self) -> u8) -> u8 {
        let turns = state.board.options.turns();
        let turn = self.faults.number("turn", step.turn.unwrap_or(1), 1, turns.into(), "Y3.1");
        state.board.turn = turn as u8 - 1;
        place(self)
    }

    fn cards_this_round(&mut self, state: &mut State, step: &StepSetup) {
        let by_seat = |check: &mut Self, name: &str, numbers: &[i64], most: u8, rule: &'static str| {
            let mut all = [0; SEATS];
            let right = numbers.is_empty() || numbers.len() == check.setup.seats.len();
            check.faults.require(right, rule, || format!("`{name}` has a number for each seat"));
            for (place, number) in all.iter_mut().zip(numbers) {
                *place = check.faults.number(name, *number, 0, most.into(), rule) as u8;
            }
            all
        };
        state.board.played = by_seat(self, "played", &step.played, CARDS_A_ROUND, "Y5.1");
        state.board.fresh = by_seat(self, "fresh", &step.fresh, 15, "Y5.1");
        state.board.looks = by_seat(self, "looks", &step.looks, LOOKS, "Y5.7");
        for seat in state.board.seats() {
            let board = &state.board;
            let fresh = usize::from(board.fresh[seat.index()]) <= board.cards(seat).len();
            let spy = board.looks[seat.index()] == 0 || board.is_active(Active::Spy(seat));
            let scoring = board.fresh[seat.index()] == 0 || board.step.phase(board.options) == 4;
            let played = board.played[seat.index()] == 0 || matches!(board.step.phase(board.options), 3 | 4);
            self.faults.require(played, "Y5.1", || format!("seat {seat} cannot have played a card yet"));
            self.faults
                .require(fresh && scoring, "Y5.1", || format!("seat {seat} has not won so many cards in this round"));
            self.faults.require(spy, "Y5.7", || format!("seat {seat} has no Spy in play and cannot look"));
        }
    }

    fn chosen(&mut self, state: &mut State, step: &StepSetup) {
        let Step::Places(at) = state.board.step else {
            self.faults.require(step.chosen.is_empty(), "Y2.2", || "places are chosen at `order`".to_owned());
            return;
        };
        self.faults.require(step.chosen.len() <= SEATS, "Y2.2", || "`chosen` has more places than players".to_owned());
        for (place, seat) in step.chosen.iter().take(SEATS).enumerate() {
            let seat = seat.and_then(|seat| self.seat("chosen", seat, "Y2.2"));
            let twice = seat.is_some() && state.board.chosen.contains(&seat);
            self.faults.require(!twice, "Y2.2", || "`chosen` names a seat twice".to_owned());
            state.board.chosen[place] = seat;
        }
        let number = state.board.chosen.iter().flatten().count();
        let beyond = state.board.chosen.iter().skip(state.board.options.players.into()).flatten().count();
        self.faults.require(number == usize::from(at) && beyond == 0, "Y2.2", || {
            format!("{number} places have been chosen, and it is the turn of bidder {}", at + 1)
        });
    }

    /// The best bidders have chosen first (Y2.2).
    pub(super) fn choosers(&mut self, state: &State) {
        let Step::Places(at) = state.board.step else { return };
        let mut best = (0..at).filter_map(|rank| bidding::Places(rank).chooser(state));
        let right = best.all(|seat| state.board.chosen.contains(&Some(seat)));
        self.faults.require(right, "Y2.2", || "the places have been chosen by others than the best bidders".to_owned());
    }

    fn ranked(&mut self, state: &mut State, step: &StepSetup) {
        let colors: Vec<Option<Color>> = step.ranked.bytes().map(Color::from_letter).collect();
        let right = colors.iter().all(Option::is_some) && colors.len() <= 4;
        let twice = colors.iter().enumerate().any(|(at, color)| colors[..at].contains(color));
        let columns = state.board.step == Step::Columns || colors.is_empty();
        self.faults.require(right && !twice && columns, "Y4.8", || {
            format!("`ranked` is `{}`: at `columns`, letters of b, g, y, r, each once", excerpt(&step.ranked))
        });
        for (place, color) in state.board.ranked.iter_mut().zip(colors) {
            *place = color;
        }
    }

    /// Who wins ties in this scoring (Y4.3), what is left on the ship of the district, and who takes it (Y4.1).
    pub(super) fn cargo(&mut self, state: &mut State) {
        if is_scoring(state.board.step) {
            state.board.ties = Ties::of(&state.board);
        }
        let Step::Gems(district, _) = state.board.step else { return };
        let ship = state.board.ships[usize::from(district)];
        let whole = city::cargo(ship.gems(), state.board.options.players);
        let text = self.setup.step.as_ref().and_then(|step| step.cargo.clone());
        let text = text.unwrap_or_else(|| cargo_text(whole));
        let mut left = [0_u8; 5];
        let gems: Vec<Option<Gem>> = text.bytes().map(Gem::from_letter).collect();
        let few = gems.len() <= 4;
        gems.iter().take(4).flatten().for_each(|gem| left[gem.index()] += 1);
        let there = left.iter().zip(whole).all(|(left, whole)| *left <= whole) && gems.iter().all(Option::is_some);
        self.faults.require(few && there, "Y4.1", || {
            format!("`cargo` is `{}`; the ship brought {}", excerpt(&text), cargo_text(whole))
        });
        let taken = whole.iter().sum::<u8>().saturating_sub(left.iter().sum());
        state.board.cargo = left;
        state.board.step = Step::Gems(district, taken);
        city::rank(state, district);
    }

    /// How many brokers everybody has placed, where they can be at this step, and which are turned up.
    pub(super) fn pieces_for_step(&mut self, state: &State) {
        let board = &state.board;
        let turns = 2 * board.options.turns();
        for (place, seat) in (0..).zip(board.order().iter().copied()) {
            let number = board.brokers().iter().filter(|broker| broker.owner == Owner::from(seat)).count();
            let (exactly, most) = match placed_so_far(board.step, board.turn, place) {
                Some((own, _)) => (true, own),
                None if board.step.phase(board.options) == 4 && board.step != Step::End => (false, turns),
                None => (true, if matches!(board.step, Step::LastLook(_)) { turns } else { 0 }),
            };
            let exactly = exactly || matches!(board.step, Step::StartOfScoring(_));
            let right = if exactly { number == usize::from(most) } else { number <= usize::from(most) };
            self.faults
                .require(right, "Y3.1", || format!("seat {seat} has {number} brokers on the board; now it has {most}"));
        }
        let scored = match board.step {
            Step::Gems(district, _) | Step::DistrictOver(district) => Spots::city(district),
            Step::Row(_) | Step::Columns | Step::Quotation | Step::EndOfScoring(_) => Spots::city(4),
            _ => Spots::NONE,
        };
        let turned_up = match board.step {
            Step::Gems(district, _) | Step::DistrictOver(district) => Spots::city(district + 1),
            Step::Row(_) | Step::Columns | Step::Quotation | Step::EndOfScoring(_) => Spots::MARKET,
            _ => Spots::NONE,
        };
        for broker in board.brokers() {
            let spot = broker.spot;
            self.faults
                .require(!scored.contains(spot), "Y4.6", || format!("{spot} has been scored: its brokers are back"));
            let hidden = turned_up.contains(spot) && broker.face() == Face::Down;
            self.faults.require(!hidden, "Y4.1", || format!("the brokers on {spot} have been turned up"));
        }
        self.just_placed(state);
    }

    /// After a turn, the newest brokers are those of the player whose turn it was.
    fn just_placed(&mut self, state: &State) {
        let board = &state.board;
        let Step::AfterTurn(at) = board.step else { return };
        let own = board.at(at).map(Owner::from);
        let mut newest = board.brokers().iter().rev().map(|broker| Some(broker.owner));
        let neutral = board.options.players != 2 || newest.next() == Some(Some(Owner::Neutral));
        let right = neutral && newest.next() == Some(own) && newest.next() == Some(own);
        self.faults
            .require(right, "Y3.1", || "the newest brokers are those of the player whose turn it was".to_owned());
    }

    /// Whether a seat and its neutral brokers stand as they should.
    pub(super) fn neutral_for_step(&self, state: &State, seat: Seat) -> Option<u8> {
        let place =
            (0..).zip(state.board.order().iter().copied()).find(|(_, other)| *other == seat).map(|(place, _)| place)?;
        placed_so_far(state.board.step, state.board.turn, place).map(|(_, neutral)| neutral)
    }
}

/// Whether the districts or the market are being scored.
fn is_scoring(step: Step) -> bool {
    use Step::{Columns, DistrictOver, EndOfScoring, Gems, Quotation, Row};
    matches!(step, Gems(..) | DistrictOver(_) | Row(_) | Columns | Quotation | EndOfScoring(_))
}

/// During placement: how many own and neutral brokers the player at a place has on the board.
fn placed_so_far(step: Step, turn: u8, place: u8) -> Option<(u8, u8)> {
    let (at, own, neutral) = match step {
        Step::StartOfPlacement(_) => return Some((0, 0)),
        Step::BeforeTurn(at) | Step::Up(at) => (at, 0, 0),
        Step::Down(at) => (at, 1, 0),
        Step::Neutral(at) => (at, 2, 0),
        Step::AfterTurn(at) => (at, 2, 1),
        _ => return None,
    };
    Some(match place.cmp(&at) {
        std::cmp::Ordering::Less => (2 * turn + 2, turn + 1),
        std::cmp::Ordering::Equal => (2 * turn + own, turn + neutral),
        std::cmp::Ordering::Greater => (2 * turn, turn),
    })
}
