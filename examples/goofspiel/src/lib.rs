//! Goofspiel: secret bids for prize cards. It is a public-domain game for two to four players, and here the smallest example
//! of a game with hidden information that this project can play. `docs/adding-a-game.md` explains it step by step.
//!
//! - G1.1 Everybody holds the cards 1 to 13 (or 1 to 7). The prize cards, of the same values, are shuffled.
//! - G2.1 In each round the next prize is turned up, and everybody bids a card of their hand in secret.
//! - G2.2 All bids are shown at once. The highest wins the prize, which counts its value; if the highest is tied, nobody
//!   does. The cards that were bid are out of play.
//! - G3.1 The last card of a hand is bid without asking. Then the game is over, and most points win.

#![forbid(unsafe_code)]

mod people;

use game::{
    Answers, Chance, Choices, Events, Fault, Game, Illegal, OptionError, OptionSpec, Outcome, ParseActionError, Random,
    Reason, RulesVersion, Seat, SeatSet, SecretRandom, Seed, Settings, SetupError,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A game in progress, with everything that is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// All prize cards, in the order in which they are turned up.
    prizes: Vec<u8>,
    /// The cards of each seat in ascending order. A card that was bid stays there until all bids are shown.
    hands: Vec<Vec<u8>>,
    /// The bids of this round, as far as they have been made.
    bids: Vec<Option<u8>>,
    points: Vec<i32>,
}

/// An action: `bid 7`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Bids a card of the hand (G2.1).
    Bid(u8),
}

/// What a seat can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Which card to bid.
    Bid,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A seat has bid; the card is not shown yet.
    Bid { seat: Seat },
    /// The bid of a seat is shown.
    Shown { seat: Seat, card: u8 },
    /// The highest bid has won the prize.
    Won { seat: Seat, prize: u8 },
    /// The highest bid was tied.
    Tied { prize: u8 },
    /// The next prize is turned up: a round begins.
    Turned { round: usize, prize: u8 },
}

/// What a viewer knows. Other hands are known because all cards that were bid have been shown.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The round, from 1, and the number of all rounds.
    round: usize,
    of: usize,
    /// The prize that is bid for.
    prize: Option<u8>,
    /// The prizes that were turned up before.
    gone: Vec<u8>,
    hands: Vec<Vec<u8>>,
    points: Vec<i32>,
    has_bid: Vec<bool>,
    /// The bids that the viewer knows, which is their own.
    bids: Vec<Option<u8>>,
}

game::reasons! {
    ASK_BID: "G2.1", "ask-bid", "bid a card for the prize";
    NOT_IN_HAND: "G2.1", "not-in-hand", "you do not hold this card";
    OVER: "G3.1", "over", "the game is over";
}

impl game::Question for Question {
    fn reason(self) -> &'static Reason {
        match self {
            Question::Bid => &ASK_BID,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(card) => write!(f, "bid {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let action = text.strip_prefix("bid ").and_then(|card| card.parse().ok()).map(Action::Bid);
        // There is one spelling of an action: no `bid 07`.
        action.filter(|action| action.to_string() == text).ok_or_else(|| ParseActionError::unknown(text))
    }
}

impl State {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.hands.len() as u8)
    }

    /// The number of rounds that are over.
    fn rounds_over(&self) -> usize {
        self.prizes.len() - self.hands[0].len()
    }

    /// The prize that is bid for; `None` once the game is over.
    fn prize(&self) -> Option<u8> {
        self.prizes.get(self.rounds_over()).copied()
    }

    /// Moves on to the next decision: shows bids when all have been made, and bids last cards (G3.1).
    fn advance(&mut self, events: &mut impl Events<Event>) {
        while let Some(prize) = self.prize() {
            if self.hands[0].len() == 1 {
                self.bids.iter_mut().zip(&self.hands).for_each(|(bid, hand)| *bid = hand.first().copied());
            }
            if self.bids.contains(&None) {
                return;
            }
            self.show_bids(prize, events);
        }
    }

    /// G2.2.
    fn show_bids(&mut self, prize: u8, events: &mut impl Events<Event>) {
        let highest = self.bids.iter().max().copied().flatten();
        for seat in self.seats() {
            let Some(card) = self.bids[seat.index()] else { continue };
            events.emit(Event::Shown { seat, card });
            self.hands[seat.index()].retain(|other| *other != card);
        }
        let mut winners = self.seats().filter(|seat| self.bids[seat.index()] == highest);
        match (winners.next(), winners.next()) {
            (Some(seat), None) => {
                self.points[seat.index()] += i32::from(prize);
                events.emit(Event::Won { seat, prize });
            }
            _ => events.emit(Event::Tied { prize }),
        }
        self.bids.fill(None);
        if let Some(prize) = self.prize() {
            events.emit(Event::Turned { round: self.rounds_over() + 1, prize });
        }
    }

    /// Everything that makes a position impossible.
    fn faults(&self) -> Vec<Fault> {
        let cards = self.prizes.len() as u8;
        let mut prizes = self.prizes.clone();
        prizes.sort_unstable();
        let left = self.hands.first().map_or(0, Vec::len);
        let is_hand = |hand: &Vec<u8>| {
            hand.len() == left && hand.is_sorted_by(|a, b| a < b) && hand.iter().all(|card| (1..=cards).contains(card))
        };
        let is_held = |(hand, bid): (&Vec<u8>, &Option<u8>)| bid.is_none_or(|card| hand.contains(&card));
        let players = self.hands.len();
        [
            (["13", "7"].contains(&&*cards.to_string()), "G1.1", "there are 13 or 7 prizes"),
            (prizes.into_iter().eq(1..=cards), "G1.1", "each prize is there once"),
            (is_number_of_players(players), "G1.1", "two to four play"),
            (self.bids.len() == players && self.points.len() == players, "G1.1", "every seat has a bid and points"),
            (self.hands.iter().all(is_hand), "G1.1", "hands have as many cards as others, in ascending order"),
            (self.hands.iter().zip(&self.bids).all(is_held), "G2.1", "a card that is bid is in the hand"),
            (self.points.iter().all(|points| (0..=91).contains(points)), "G2.2", "points are those of prizes"),
        ]
        .into_iter()
        .filter(|(holds, ..)| !holds)
        .map(|(_, rule, words)| Fault { rule, words: words.to_owned() })
        .collect()
    }
}

fn is_number_of_players(number: usize) -> bool {
    u8::try_from(number).is_ok_and(|number| State::PLAYERS.contains(&number))
}

fn read<T: for<'a> Deserialize<'a>>(text: &str) -> Result<T, SetupError> {
    serde_json::from_str(text).map_err(|error| SetupError::Unreadable(error.to_string()))
}

impl Game for State {
    const NAME: &'static str = "goofspiel";
    const RULES_VERSION: RulesVersion = RulesVersion::FIRST;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { name: "cards", values: &["13", "7"], about: "how many cards everybody has" }];
    const MOST_ACTIONS: usize = 13;
    const HIDDEN: bool = true;
    const OVER: &'static Reason = &OVER;

    type Action = Action;
    type Event = Event;
    type View = View;
    type Question = Question;

    fn begin(_: RulesVersion, players: u8, settings: &Settings, seed: Seed) -> Result<State, OptionError> {
        if !State::PLAYERS.contains(&players) {
            let words = format!("{players} cannot play goofspiel: it takes 2 to 4");
            return Err(OptionError::Impossible(vec![Fault { rule: "G1.1", words }]));
        }
        let cards = if settings.chosen("cards") == Some(1) { 7 } else { 13 };
        let mut prizes: Vec<u8> = (1..=cards).collect();
        SecretRandom::new(seed).shuffle(&mut prizes);
        let seats = usize::from(players);
        Ok(State { prizes, hands: vec![(1..=cards).collect(); seats], bids: vec![None; seats], points: vec![0; seats] })
    }

    fn from_json(text: &str, _: &mut Random) -> Result<State, SetupError> {
        let mut state: State = read(text)?;
        match state.faults() {
            faults if faults.is_empty() => state.advance(&mut ()),
            faults => return Err(SetupError::Impossible(faults)),
        }
        Ok(state)
    }

    fn players(&self) -> u8 {
        self.hands.len() as u8
    }

    fn settings(&self) -> Settings {
        let mut settings = Settings::new(State::OPTIONS);
        // 13 and 7 are the values of the option.
        let _ = settings.set(&format!("cards={}", self.prizes.len()));
        settings
    }

    fn to_act(&self) -> SeatSet {
        self.seats().filter(|seat| self.prize().is_some() && self.bids[seat.index()].is_none()).collect()
    }

    fn legal(&self, seat: Seat, out: &mut impl Choices<Action>) {
        if self.to_act().contains(seat) {
            out.push_all(self.hands[seat.index()].iter().copied().map(Action::Bid));
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Bid(card) => {
                self.bids[seat.index()] = Some(card);
                events.emit(Event::Bid { seat });
            }
        }
        self.advance(events);
    }

    fn why_not(&self, _: Seat, action: Action) -> Illegal {
        match action {
            Action::Bid(_) if self.prize().is_none() => Illegal { reason: &OVER },
            Action::Bid(_) => Illegal { reason: &NOT_IN_HAND },
        }
    }

    fn attempts(view: &View, _: Seat) -> Vec<Action> {
        match State::question_in(view) {
            Some(Question::Bid) => (1..=view.of as u8).map(Action::Bid).collect(),
            None => Vec::new(),
        }
    }

    fn question_in(view: &View) -> Option<Question> {
        view.prize.map(|_| Question::Bid)
    }

    fn heading(&self) -> String {
        format!("round {}", (self.rounds_over() + 1).min(self.prizes.len()))
    }

    fn scores(&self) -> Vec<i32> {
        self.points.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.prize().is_none().then(|| Outcome::highest(self.points.clone()))
    }

    fn view(&self, seat: Option<Seat>) -> View {
        let over = self.rounds_over();
        View {
            round: (over + 1).min(self.prizes.len()),
            of: self.prizes.len(),
            prize: self.prize(),
            gone: self.prizes[..over].to_vec(),
            hands: self.hands.clone(),
            points: self.points.clone(),
            has_bid: self.bids.iter().map(Option::is_some).collect(),
            bids: self.seats().map(|other| self.bids[other.index()].filter(|_| seat == Some(other))).collect(),
        }
    }

    /// A view is that of a possible game if a state can be drawn from it that is possible and looks like it.
    fn read_view(text: &str) -> Result<View, SetupError> {
        let view: View = read(text)?;
        let fault = |words: &str| SetupError::Impossible(vec![Fault { rule: "G1.1", words: words.to_owned() }]);
        let seats = [view.hands.len(), view.points.len(), view.has_bid.len(), view.bids.len()];
        let can_have_bid = view.hands.iter().zip(&view.has_bid).all(|(hand, has_bid)| !has_bid || !hand.is_empty());
        if seats != [seats[0]; 4] || !is_number_of_players(seats[0]) || ![7, 13].contains(&view.of) || !can_have_bid {
            return Err(fault("every seat has a hand, points and perhaps a bid, for 13 or 7 prizes"));
        }
        let drawn = State::resample(&view, &mut Random::new(0));
        let faults = drawn.faults();
        if !faults.is_empty() {
            return Err(SetupError::Impossible(faults));
        }
        if (View { bids: view.bids.clone(), ..drawn.view(None) }) != view {
            return Err(fault("round, prizes and bids are those of one game"));
        }
        Ok(view)
    }

    fn read_event(text: &str) -> Result<Event, SetupError> {
        read(text)
    }

    /// Prizes that are still to come are shuffled, and bids that the viewer does not know are drawn from the hands.
    fn resample(view: &View, random: &mut Random) -> State {
        let mut prizes: Vec<u8> = view.gone.iter().copied().chain(view.prize).collect();
        let turned = prizes.len();
        let to_come = (1..=view.of as u8).filter(|prize| !prizes.contains(prize)).collect::<Vec<u8>>();
        prizes.extend_from_slice(&to_come);
        random.shuffle(&mut prizes[turned..]);
        let bids = view.bids.iter().zip(&view.has_bid).zip(&view.hands);
        let bids = bids.map(|((bid, has_bid), hand)| bid.or_else(|| has_bid.then(|| hand[random.below(hand.len())])));
        let bids = bids.collect();
        State { prizes, hands: view.hands.clone(), bids, points: view.points.clone() }
    }

    fn take_back_answers(&mut self) {
        self.bids.fill(None);
    }

    fn seen(&self, event: &Event, _: Option<Seat>) -> Option<Event> {
        Some(event.clone())
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Shown { .. } | Event::Turned { .. })
    }

    fn redacted(&self, seat: Seat, action: Action, viewer: Option<Seat>, answers: Answers) -> String {
        match action {
            Action::Bid(_) if viewer != Some(seat) && answers == Answers::Pending => "bid ?".to_owned(),
            action => action.to_string(),
        }
    }
}
