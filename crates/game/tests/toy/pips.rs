//! A toy game with secret simultaneous bids and cards that only their owner knows, and the same game with a leak.

use game::{
    Answers, Chance, Choices, Events, Fault, Game, Illegal, OptionError, OptionSpec, Outcome, ParseActionError,
    Question, Random, Reason, RulesVersion, Seat, SeatSet, SecretRandom, Seed, Settings, SetupError,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Every player holds a secret card from 1 to 6. All bid 0 to 2 in secret; then, in turn, each shows their card or hides it. A
/// shown card counts, a hidden one costs its owner nothing; bids count double. With `LEAK` views and events tell too much.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pips<const LEAK: u8> {
    cards: Vec<u8>,
    bids: Vec<Option<u8>>,
    shown: Vec<Option<bool>>,
}

pub const HONEST: u8 = 0;
pub const LEAKY_VIEW: u8 = 1;
pub const LEAKY_EVENT: u8 = 2;
pub const LEAKY_TEXT: u8 = 3;
pub const LEAKY_CARD: u8 = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    Bid(u8),
    Show(bool),
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Bid(bid) => write!(f, "bid {bid}"),
            Act::Show(true) => f.write_str("show"),
            Act::Show(false) => f.write_str("hide"),
        }
    }
}

impl FromStr for Act {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Act, ParseActionError> {
        let all = [Act::Bid(0), Act::Bid(1), Act::Bid(2), Act::Show(true), Act::Show(false)];
        all.into_iter().find(|act| act.to_string() == text).ok_or_else(|| ParseActionError::unknown(text))
    }
}

/// What was bid is told to the bidder alone; the card to everybody once it is shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Told {
    Bid(Seat, Option<u8>),
    AllBid(Vec<Option<u8>>),
    Turned(Seat, Option<u8>),
}

/// What one viewer knows; what they do not know is not there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Seen {
    cards: Vec<Option<u8>>,
    bids: Vec<Option<u8>>,
    answered: Vec<bool>,
    shown: Vec<Option<bool>>,
}

static ASK: Reason = Reason { rule: "P1", key: "ask", words: "bid, then show or hide" };

/// The one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BidOrShow;

impl Question for BidOrShow {
    fn reason(self) -> &'static Reason {
        &ASK
    }
}

impl<const LEAK: u8> Pips<LEAK> {
    fn all_bid(&self) -> bool {
        self.bids.iter().all(Option::is_some)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.cards.len() as u8)
    }
}

impl<const LEAK: u8> Game for Pips<LEAK> {
    const NAME: &'static str = "pips";
    const RULES_VERSION: RulesVersion = RulesVersion::FIRST;
    const PLAYERS: RangeInclusive<u8> = 2..=3;
    const OPTIONS: &'static [OptionSpec] = &[];
    const MOST_ACTIONS: usize = 3;
    const HIDDEN: bool = true;

    type Action = Act;
    type Event = Told;
    type View = Seen;
    type Question = BidOrShow;

    const OVER: &'static Reason = &ASK;

    fn begin(_: RulesVersion, players: u8, _: &Settings, seed: Seed) -> Result<Self, OptionError> {
        if !Self::PLAYERS.contains(&players) {
            return Err(OptionError::Impossible(vec![Fault { rule: "P1", words: "two or three can play".to_owned() }]));
        }
        let mut random = SecretRandom::new(seed);
        let cards = (0..players).map(|_| 1 + random.below(6) as u8).collect();
        Ok(Pips { cards, bids: vec![None; players.into()], shown: vec![None; players.into()] })
    }

    fn read_view(text: &str) -> Result<Seen, SetupError> {
        serde_json::from_str(text).map_err(|error| SetupError::Unreadable(error.to_string()))
    }

    fn read_event(text: &str) -> Result<Told, SetupError> {
        serde_json::from_str(text).map_err(|error| SetupError::Unreadable(error.to_string()))
    }

    fn from_json(text: &str, _: &mut Random) -> Result<Self, SetupError> {
        let state: Self = serde_json::from_str(text).map_err(|error| SetupError::Unreadable(error.to_string()))?;
        let players = state.cards.len();
        if !(2..=3).contains(&players) || state.bids.len() != players || state.shown.len() != players {
            return Err(SetupError::Impossible(vec![Fault { rule: "P1", words: "two or three play".to_owned() }]));
        }
        Ok(state)
    }

    fn players(&self) -> u8 {
        self.cards.len() as u8
    }

    fn settings(&self) -> Settings {
        Settings::new(Self::OPTIONS)
    }

    fn to_act(&self) -> SeatSet {
        if !self.all_bid() {
            return self.seats().filter(|seat| self.bids[seat.index()].is_none()).collect();
        }
        let next = self.seats().find(|seat| self.shown[seat.index()].is_none());
        next.map_or(SeatSet::NONE, SeatSet::only)
    }

    fn legal(&self, seat: Seat, out: &mut impl Choices<Act>) {
        if self.to_act().contains(seat) {
            if self.all_bid() {
                out.push_all([Act::Show(true), Act::Show(false)].into_iter());
            } else {
                out.push_all((0..3).map(Act::Bid));
            }
        }
    }

    fn apply(&mut self, seat: Seat, action: Act, events: &mut impl Events<Told>) {
        match action {
            Act::Bid(bid) => {
                self.bids[seat.index()] = Some(bid);
                events.emit(Told::Bid(seat, Some(bid)));
                if self.all_bid() {
                    events.emit(Told::AllBid(self.bids.clone()));
                }
            }
            Act::Show(show) => {
                self.shown[seat.index()] = Some(show);
                let told = show || LEAK == LEAKY_CARD;
                events.emit(Told::Turned(seat, told.then_some(self.cards[seat.index()])));
            }
        }
    }

    fn why_not(&self, _: Seat, _: Act) -> Illegal {
        Illegal { reason: &ASK }
    }

    fn question_in(view: &Seen) -> Option<BidOrShow> {
        view.shown.contains(&None).then_some(BidOrShow)
    }

    fn heading(&self) -> String {
        if self.all_bid() { "cards" } else { "bids" }.to_owned()
    }

    fn scores(&self) -> Vec<i32> {
        let of = |seat: Seat| match (self.all_bid(), self.shown[seat.index()]) {
            (true, Some(true)) => i32::from(self.cards[seat.index()] + 2 * self.bids[seat.index()].unwrap_or(0)),
            (true, Some(false)) => 2 * i32::from(self.bids[seat.index()].unwrap_or(0)),
            _ => 0,
        };
        self.seats().map(of).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.to_act().is_empty().then(|| Outcome::highest(self.scores()))
    }

    fn view(&self, seat: Option<Seat>) -> Seen {
        let own = |other: Seat| seat == Some(other) || LEAK == LEAKY_VIEW;
        let card = |other: Seat| {
            let known = own(other) || self.shown[other.index()] == Some(true);
            known.then_some(self.cards[other.index()])
        };
        let bid = |other: Seat| self.bids[other.index()].filter(|_| self.all_bid() || own(other));
        Seen {
            cards: self.seats().map(card).collect(),
            bids: self.seats().map(bid).collect(),
            answered: self.bids.iter().map(Option::is_some).collect(),
            shown: self.shown.clone(),
        }
    }

    fn resample(view: &Seen, random: &mut Random) -> Self {
        let mut draw = |known: &Option<u8>, below| known.unwrap_or_else(|| random.below(below) as u8);
        let cards = view.cards.iter().map(|card| card.unwrap_or_else(|| 1 + draw(&None, 6))).collect();
        let bids = view.bids.iter().zip(&view.answered);
        let bids = bids.map(|(bid, answered)| answered.then(|| draw(bid, 3))).collect();
        Pips { cards, bids, shown: view.shown.clone() }
    }

    fn redacted(&self, seat: Seat, action: Act, viewer: Option<Seat>, answers: Answers) -> String {
        match action {
            Act::Bid(_) if viewer != Some(seat) && answers == Answers::Pending && LEAK != LEAKY_TEXT => {
                "bid ?".to_owned()
            }
            other => other.to_string(),
        }
    }

    fn reveals(event: &Told) -> bool {
        matches!(event, Told::AllBid(_)) || matches!(event, Told::Turned(_, Some(_)) if LEAK != LEAKY_CARD)
    }

    fn seen(&self, event: &Told, by: Option<Seat>) -> Option<Told> {
        Some(match event {
            Told::Bid(seat, _) if by != Some(*seat) && LEAK != LEAKY_EVENT => Told::Bid(*seat, None),
            other => other.clone(),
        })
    }
}
