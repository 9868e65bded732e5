//! Setting up positions and playing them by notation, for tests that read like the rulebook's examples.
#![allow(dead_code)] // each test file uses what it needs
#![allow(clippy::wrong_self_convention)] // `to_round` goes there, it converts nothing

use game::{Game, Random, Reason, Seat, Settings};
use serde_json::{Value as Json, json};
use ys::{Action, Color, Event, Owner, State};

/// Four fronts, the order cards, and how seats that are tied rank then (Y4.3).
pub const TIES: [([&str; 4], [u8; 4], &[u8]); 8] = [
    (["400", "311", "100", "100"], [1, 2, 3, 4], &[2, 1]),
    (["311", "400", "100", "100"], [2, 1, 3, 4], &[1, 2]),
    (["310", "211", "100", "100"], [1, 2, 3, 4], &[1, 2]),
    (["310", "211", "100", "100"], [4, 3, 2, 1], &[2, 1]),
    (["310", "443", "210", "210"], [4, 3, 1, 2], &[1, 4, 3]),
    (["410", "311", "210", "443"], [3, 1, 2, 4], &[1, 2, 3]),
    (["210", "211", "311", "410"], [4, 2, 1, 3], &[4, 3, 2, 1]),
    (["100", "100", "100", "100"], [3, 1, 4, 2], &[3, 1, 4, 2]),
];

/// A position in JSON notation. At first: phase 2 of round 2, order cards by seat, all quotations on 8, nobody has any
/// gems, cards or points, all brokers are behind the screens. Hands are never written: what is nowhere else is there.
pub struct Board(pub Json);

impl Board {
    /// `players` players, with the usual options.
    pub fn new(players: usize) -> Board {
        let districts = if players == 2 { 3 } else { 4 };
        let seats: Vec<Json> = (0..players).map(|_| json!({})).collect();
        let mut board =
            Board(json!({"game": "ys", "rules_version": State::RULES_VERSION.number(), "round": 2, "seats": seats}));
        board = board.ships(&["B*GR", "G*BY", "Y*GR", "R*BY"][..districts]);
        board = board.characters(&["king", "prince", "prince", "alchemist"][..districts]);
        board.market(if players == 4 { &["b", "g", "y"] } else { &["-", "g", "y"] })
    }

    fn set(mut self, name: &str, value: Json) -> Board {
        self.0[name] = value;
        self
    }

    fn of_seat(mut self, seat: usize, name: &str, value: Json) -> Board {
        self.0["seats"][seat - 1][name] = value;
        self
    }

    /// Played by the first version of the rules.
    pub fn of_version_one(mut self) -> Board {
        self.0["rules_version"] = json!(1);
        self
    }

    /// Switches an option on.
    pub fn with(mut self, option: &str) -> Board {
        self.0["options"][option] = json!(true);
        self
    }

    /// Three districts for three players.
    pub fn three_districts(mut self) -> Board {
        self.0["options"]["districts"] = json!(3);
        for list in ["ships", "characters"] {
            if let Some(list) = self.0[list].as_array_mut() {
                list.truncate(3);
            }
        }
        self
    }

    /// The round; in round 4 the palaces have blue cards.
    pub fn round(mut self, round: u8) -> Board {
        self.0["round"] = json!(round);
        if round == 4 {
            let blue = self.0["ships"].as_array().map_or(0, Vec::len);
            self.0["characters"] = json!(vec!["blue"; blue]);
        }
        self
    }

    /// Seats by order card.
    pub fn order(self, order: &[u8]) -> Board {
        self.set("order", json!(order))
    }

    /// The ships of the districts.
    pub fn ships(self, ships: &[&str]) -> Board {
        self.set("ships", json!(ships))
    }

    /// The characters of the districts; `-` where there is none any more.
    pub fn characters(self, characters: &[&str]) -> Board {
        self.set("characters", characters.iter().map(|name| some(name)).collect())
    }

    /// The gems of market rows 1 to 3; `-` for none.
    pub fn market(self, gems: &[&str]) -> Board {
        self.set("market_gems", gems.iter().map(|gem| some(gem)).collect())
    }

    /// Quotations of blue, green, yellow, red.
    pub fn quotes(self, quotes: [u8; 4]) -> Board {
        let [b, g, y, r] = quotes;
        self.set("quotes", json!({"b": b, "g": g, "y": y, "r": r}))
    }

    /// Points; seat 0 is the neutral.
    pub fn score(mut self, seat: usize, points: u16) -> Board {
        match seat {
            0 => self.0["neutral"]["score"] = json!(points),
            seat => self.0["seats"][seat - 1]["score"] = json!(points),
        }
        self
    }

    /// Gems as letters, `k` for black; seat 0 is the neutral.
    pub fn gems(mut self, seat: usize, gems: &str) -> Board {
        let mut all = json!({});
        for letter in ["b", "g", "y", "r", "k"] {
            all[letter] = json!(gems.matches(letter).count());
        }
        match seat {
            0 => self.0["neutral"]["gems"] = all,
            seat => self.0["seats"][seat - 1]["gems"] = all,
        }
        self
    }

    /// The gems of all seats.
    pub fn all_gems(self, gems: &[&str]) -> Board {
        (1..).zip(gems).fold(self, |board, (seat, gems)| board.gems(seat, gems))
    }

    /// Cards in a hand, won in an earlier round.
    pub fn cards(self, seat: usize, cards: &[&str]) -> Board {
        self.of_seat(seat, "cards", json!(cards))
    }

    /// Brokers in front of a screen.
    pub fn front(self, seat: usize, values: &str) -> Board {
        self.of_seat(seat, "front", json!(values))
    }

    /// The fronts of all seats.
    pub fn all_fronts(self, fronts: &[&str]) -> Board {
        (1..).zip(fronts).fold(self, |board, (seat, front)| board.front(seat, front))
    }

    /// Brokers in the throne room.
    pub fn throne(self, seat: usize, values: &str) -> Board {
        self.of_seat(seat, "throne", json!(values))
    }

    /// The brokers of all seats in the throne room.
    pub fn all_thrones(self, thrones: &[&str]) -> Board {
        (1..).zip(thrones).fold(self, |board, (seat, throne)| board.throne(seat, throne))
    }

    /// Brokers on the board: `1 4 port1` lies face up, `1 4 port1 down` face down, `1 4 port1 mercenary` has the mark;
    /// `0` is the neutral, and `0 4 port1 down by 2` was placed by seat 2.
    pub fn brokers(mut self, brokers: &[&str]) -> Board {
        for text in brokers {
            let words: Vec<&str> = text.split(' ').collect();
            let broker = json!({
                "seat": words[0].parse::<u8>().expect("a seat"),
                "value": words[1].parse::<u8>().expect("a value"),
                "spot": words[2],
                "up": !words.contains(&"down"),
                "mercenary": words.contains(&"mercenary"),
            });
            push(&mut self.0["brokers"], broker);
            if words[0] == "0" {
                let by = words.iter().position(|word| *word == "by").map_or("1", |at| words[at + 1]);
                push(&mut self.0["step"]["neutral_by"], json!(by.parse::<u8>().expect("a seat")));
            }
        }
        self
    }

    /// The same for texts that have been put together.
    pub fn more_brokers(self, brokers: impl IntoIterator<Item = String>) -> Board {
        brokers.into_iter().fold(self, |board, text| board.brokers(&[&text]))
    }

    /// Several brokers of a seat, face up on one spot of the city.
    pub fn group(mut self, seat: usize, values: &str, spot: &str) -> Board {
        for value in values.chars() {
            self = self.brokers(&[&format!("{seat} {value} {spot}")]);
        }
        self
    }

    /// The Queen's zone.
    pub fn closed(self, spot: &str) -> Board {
        self.set("closed", json!(spot))
    }

    /// Cards in force: `schemer:2`, `merchant`.
    pub fn active(self, cards: &[&str]) -> Board {
        self.set("active", json!(cards))
    }

    /// Another member of `step`.
    pub fn step(mut self, name: &str, value: Json) -> Board {
        self.0["step"][name] = value;
        self
    }

    /// Phase 3: the player at this place of the turn order is to place a broker face up, for the so-manieth time in this
    /// round (1 to 4). Fronts that are not given are 1 and 0. Everybody must have placed as many brokers as that means.
    pub fn placing(self, turn: u8, place: u8) -> Board {
        self.fronts("10").at(3, "up", place).step("turn", json!(turn))
    }

    /// Like the one before, but the turn has not begun: the player may play cards before it.
    pub fn before_turn(self, turn: u8, place: u8) -> Board {
        self.placing(turn, place).at(3, "before-turn", place)
    }

    /// Phase 3 before anybody has placed: the moment of the Illusionist.
    pub fn start_of_placement(self) -> Board {
        self.fronts("10").at(3, "start-of-placement", 1)
    }

    /// Phase 4 begins: the player who is first in turn order may play their cards. All brokers must have been placed. Fronts
    /// that are not given are 1, 0 and 0.
    pub fn start_of_scoring(self) -> Board {
        self.fronts("100").at(4, "start-of-scoring", 1)
    }

    /// Phase 4 before anything is scored: the player who is first in turn order may play their cards. Fronts that are not given
    /// are 1, 0 and 0. All brokers that are nowhere else stand on this spot of the city, neutral ones face down.
    pub fn scoring_begins(self, rest: &str) -> Board {
        let mut board = self.fronts("100").at(4, "start-of-scoring", 1);
        let text = |json: &Json| json.as_str().unwrap_or_default().to_owned();
        let placed = |board: &Board, seat: usize| -> String {
            let brokers = board.0["brokers"].as_array().into_iter().flatten();
            brokers.filter(|broker| broker["seat"] == seat).map(|broker| broker["value"].to_string()).collect()
        };
        for (seat, player) in (1..).zip(board.0["seats"].as_array().expect("seats").clone()) {
            let throne = text(&player["throne"]);
            let set = if board.0["options"]["express"] == true { "001123344" } else { "00111233344" };
            let set = set.to_owned() + &"2".repeat(throne.len());
            let elsewhere = text(&player["front"]) + &throne + &placed(&board, seat);
            board = board.group(seat, &without(&set, &elsewhere), rest);
        }
        if board.0["seats"].as_array().map(Vec::len) == Some(2) {
            for by in [1, 2] {
                let brokers = board.0["brokers"].as_array().into_iter().flatten().filter(|broker| broker["seat"] == 0);
                let placers = board.0["step"]["neutral_by"].as_array().into_iter().flatten();
                let own = brokers.zip(placers).filter(|(_, placer)| **placer == by);
                let own: String = own.map(|(broker, _)| broker["value"].to_string()).collect();
                let strong = board.0["options"]["strong_neutral"] == true;
                for value in without(if strong { "0134" } else { "0124" }, &own).chars() {
                    board = board.brokers(&[&format!("0 {value} {rest} down by {by}")]);
                }
            }
        }
        board
    }

    /// Phase 4: this district is scored next, all brokers in it lie face up, those before it are back. Fronts that are not
    /// given are 1, 0 and 0. Anybody may have any number of brokers up to eight. Neutral brokers that are not on the board
    /// have been placed in districts that are over.
    pub fn scoring(mut self, district: u8) -> Board {
        self.0["step"]["number"] = json!(district);
        self.neutrals_aside().fronts("100").at(4, "gems", 1)
    }

    /// Phase 4: the last district of this board is scored next, in which nobody should be: then the market.
    pub fn scoring_market(self) -> Board {
        let districts = self.0["ships"].as_array().map_or(0, Vec::len);
        self.scoring(districts as u8)
    }

    /// Phase 4: the columns have been ranked, the best bidder is to move a quotation.
    pub fn best_bidder(self) -> Board {
        self.neutrals_aside().fronts("100").at(4, "quotation", 1)
    }

    /// Phase 4 is nearly over: the player who is first in turn order may play their cards.
    pub fn end_of_scoring(self) -> Board {
        self.neutrals_aside().fronts("100").at(4, "end-of-scoring", 1)
    }

    fn at(mut self, phase: u8, name: &str, place: u8) -> Board {
        self.0["phase"] = json!(phase);
        self.0["step"]["at"] = json!(name);
        self.0["step"]["place"] = json!(place);
        self
    }

    fn neutrals_aside(self) -> Board {
        if self.0["seats"].as_array().map_or(0, Vec::len) != 2 {
            return self;
        }
        let all = if self.0["options"]["strong_neutral"] == true { "4310" } else { "4210" };
        let mut aside = [all.to_owned(), all.to_owned()];
        let brokers = self.0["brokers"].as_array().into_iter().flatten().filter(|broker| broker["seat"] == 0);
        for (broker, by) in brokers.zip(self.0["step"]["neutral_by"].as_array().into_iter().flatten()) {
            let hand = &mut aside[if *by == 1 { 0 } else { 1 }];
            *hand = hand.replacen(&broker["value"].to_string(), "", 1);
        }
        self.step("aside", json!(aside))
    }

    fn fronts(mut self, usual: &str) -> Board {
        for seat in self.0["seats"].as_array_mut().expect("seats") {
            if seat["front"].is_null() {
                seat["front"] = json!(usual);
            }
        }
        self
    }

    /// The faults of the position: the rules that they break.
    pub fn faults(&self) -> Vec<&'static str> {
        match State::from_json(&self.0.to_string(), &mut Random::new(1)) {
            Ok(_) => Vec::new(),
            Err(game::SetupError::Impossible(faults)) => faults.iter().map(|fault| fault.rule).collect(),
            Err(error) => panic!("{error}"),
        }
    }

    /// Begins to play.
    pub fn start(self) -> Play {
        let state = State::from_json(&self.0.to_string(), &mut Random::new(1));
        Play { state: state.unwrap_or_else(|error| panic!("{error}\n{}", self.0)), events: Vec::new() }
    }
}

/// The digits of a text but for those of another one, each as often as it stands there.
pub fn without(all: &str, others: &str) -> String {
    let mut left = all.to_owned();
    for other in others.chars() {
        let place = left.find(other).unwrap_or_else(|| panic!("{others} are not among {all}"));
        left.remove(place);
    }
    left
}

fn some(name: &str) -> Json {
    if name == "-" { Json::Null } else { json!(name) }
}

fn push(list: &mut Json, entry: Json) {
    if list.is_null() {
        *list = json!([]);
    }
    list.as_array_mut().expect("a list").push(entry);
}

/// A game that is played by notation, and everything that has happened in it.
pub struct Play {
    pub state: State,
    pub events: Vec<Event>,
}

impl Play {
    /// A new game from its set-up.
    pub fn new_game(players: u8, options: &[&str], seed: u64) -> Play {
        let settings = Settings::parse(State::OPTIONS, options).expect("an option");
        Play { state: State::new(players, &settings, seed).expect("they go together"), events: Vec::new() }
    }

    /// Plays `SEAT ACTION`, which must be asked of that seat and legal.
    pub fn play(&mut self, text: &str) -> &mut Play {
        let (seat, action) = read(text);
        assert!(self.state.to_act().contains(seat), "{text}: this seat is not asked; {:?}", self.legal());
        if let Err(illegal) = self.state.play(seat, action, &mut self.events) {
            panic!("{text}: {illegal}; legal: {:?}", self.legal());
        }
        self
    }

    /// Plays several actions.
    pub fn all(&mut self, texts: &[&str]) -> &mut Play {
        texts.iter().for_each(|text| {
            self.play(text);
        });
        self
    }

    /// The rule that forbids `SEAT ACTION` now; the state must stay as it is.
    pub fn refused(&self, text: &str) -> &'static str {
        self.refusal(text).rule
    }

    /// The key of the reason for that, such as `place-taken`.
    pub fn why_not(&self, text: &str) -> &'static str {
        self.refusal(text).key
    }

    fn refusal(&self, text: &str) -> &'static Reason {
        let (seat, action) = read(text);
        let mut state = self.state;
        let illegal = state.play(seat, action, &mut ()).expect_err(text);
        assert!(state == self.state, "{text} was refused and changed the state");
        illegal.reason
    }

    /// What the lowest seat that is to act might try and is refused, each with its rule: `order 2 Y2.2`.
    pub fn refusals(&self) -> Vec<String> {
        let Some(seat) = self.state.to_act().lowest() else { return Vec::new() };
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        let refusals = self.state.refusals(seat, &legal).into_iter();
        refusals.map(|(action, illegal)| format!("{action} {}", illegal.reason.rule)).collect()
    }

    /// Who is to act, the lowest of several; 0 when the game is over.
    pub fn acting(&self) -> u8 {
        self.state.to_act().lowest().map_or(0, Seat::number)
    }

    /// Everybody who is to act, the lowest first.
    pub fn waiting(&self) -> Vec<u8> {
        self.state.to_act().iter().map(Seat::number).collect()
    }

    /// What is asked: the key of the reason, such as `ask-gem`.
    pub fn asked(&self) -> &'static str {
        self.state.asked().key
    }

    /// The legal actions of the seat that is to act (the lowest of several), sorted.
    pub fn legal(&self) -> Vec<String> {
        self.state.to_act().lowest().map_or(Vec::new(), |seat| game::legal_texts(&self.state, seat))
    }

    /// Those that begin with a word.
    pub fn legal_with(&self, word: &str) -> Vec<String> {
        self.legal().into_iter().filter(|text| text.starts_with(word)).collect()
    }

    /// Whether this text is legal for the seat that is to act.
    pub fn can(&self, text: &str) -> bool {
        self.legal().iter().any(|legal| legal == text)
    }

    /// Makes the quietest choices (skip, or the first legal action, which bids and places low) until the condition holds
    /// or the game is over.
    pub fn quietly_until(&mut self, done: impl Fn(&Play) -> bool) -> &mut Play {
        while !done(self) && self.acting() > 0 {
            let legal = self.legal();
            let skip = legal.iter().find(|text| *text == "skip");
            let action = skip.unwrap_or(&legal[0]).clone();
            self.play(&format!("{} {action}", self.acting()));
        }
        self
    }

    /// Quiet choices until something else is asked: `ask-gem`.
    pub fn until_asked(&mut self, key: &str) -> &mut Play {
        self.quietly_until(|play| play.asked() == key)
    }

    /// Quiet choices until this phase of the round.
    pub fn to_phase(&mut self, phase: u8) -> &mut Play {
        let round = self.round();
        self.quietly_until(|play| play.phase() >= phase || play.round() > round)
    }

    /// Quiet choices until the next round, or the end of the game.
    pub fn to_next_round(&mut self) -> &mut Play {
        let round = self.round();
        self.quietly_until(|play| play.round() > round)
    }

    /// The whole state in JSON notation.
    pub fn json(&self) -> Json {
        serde_json::to_value(self.state).expect("a state is JSON")
    }

    /// What a seat sees, in JSON notation; 0 is a spectator.
    pub fn view(&self, seat: u8) -> Json {
        serde_json::to_value(self.state.view(Seat::from_number(seat))).expect("a view is JSON")
    }

    pub fn round(&self) -> u8 {
        self.state.board().round()
    }

    pub fn phase(&self) -> u8 {
        self.state.board().phase()
    }

    /// Seats by order card.
    pub fn order(&self) -> Vec<u8> {
        self.state.board().order().iter().map(|seat| seat.number()).collect()
    }

    /// Quotations of blue, green, yellow, red.
    pub fn quotes(&self) -> [u8; 4] {
        Color::ALL.map(|color| self.state.board().quote(color))
    }

    /// Points; seat 0 is the neutral.
    pub fn score(&self, seat: u8) -> u16 {
        self.state.board().holdings(owner(seat)).score
    }

    /// Everybody's points in the order of the seats, and the neutral's last.
    pub fn all_scores(&self) -> Vec<u16> {
        self.state.board().owners().map(|owner| self.state.board().holdings(owner).score).collect()
    }

    /// Everybody's gems in the order of the seats, and the neutral's last.
    pub fn all_gems(&self) -> Vec<String> {
        self.state.board().owners().map(|owner| self.gems(owner.number())).collect()
    }

    /// How many coloured gems everybody has, in that order.
    pub fn colored(&self) -> Vec<usize> {
        self.all_gems().iter().map(|gems| gems.replace('k', "").len()).collect()
    }

    /// Who has won the prize of a zone (`port`, `trade`, `palace`) where the King was, and nothing of the kind before: a
    /// black gem, 3 points, or 5 points. 0 is the neutral.
    pub fn zone_winners(&self, zone: &str) -> Vec<u8> {
        let won = |seat: &u8| match zone {
            "port" => self.gems(*seat).contains('k'),
            "trade" => self.score(*seat) == 3,
            _ => self.score(*seat) == 5,
        };
        self.state.board().owners().map(|owner| owner.number()).filter(won).collect()
    }

    /// Gems as letters in the order `bgyrk`; seat 0 is the neutral.
    pub fn gems(&self, seat: u8) -> String {
        let holdings = self.state.board().holdings(owner(seat));
        let [b, g, y, r] = holdings.gems;
        let all = [("b", b), ("g", g), ("y", y), ("r", r), ("k", holdings.black)];
        all.into_iter().map(|(letter, number)| letter.repeat(number.into())).collect()
    }

    /// How many black gems; seat 0 is the neutral.
    pub fn black(&self, seat: u8) -> usize {
        self.gems(seat).matches('k').count()
    }

    /// Brokers behind a screen, the lowest first.
    pub fn hand(&self, seat: u8) -> String {
        self.text_of(seat, "hand")
    }

    /// Brokers in front of a screen, the highest first.
    pub fn front(&self, seat: u8) -> String {
        self.text_of(seat, "front")
    }

    /// Brokers in the throne room, the oldest first.
    pub fn throne(&self, seat: u8) -> String {
        self.text_of(seat, "throne")
    }

    fn text_of(&self, seat: u8, name: &str) -> String {
        self.json()["seats"][usize::from(seat) - 1][name].as_str().expect("a text").to_owned()
    }

    /// Cards in a hand, the oldest first.
    pub fn cards(&self, seat: u8) -> Vec<&'static str> {
        self.state.board().cards(at(seat)).iter().map(|card| card.name()).collect()
    }

    /// The brokers on the board, the oldest first: `1 4 port1`, `2 0 b2 down`, `1 3 b1 mercenary`.
    pub fn brokers(&self) -> Vec<String> {
        let json = self.json();
        let text = |broker: &Json| {
            let down = if broker["up"] == true { "" } else { " down" };
            let marked = if broker["mercenary"] == true { " mercenary" } else { "" };
            format!("{} {} {}{down}{marked}", broker["seat"], broker["value"], broker["spot"].as_str().expect("a spot"))
        };
        json["brokers"].as_array().expect("a list").iter().map(text).collect()
    }

    /// The final scores.
    pub fn scores(&self) -> Vec<i32> {
        self.state.outcome().expect("the game is over").scores
    }

    /// Who has won.
    pub fn winners(&self) -> Vec<u8> {
        self.state.outcome().expect("the game is over").winners.iter().map(|seat| seat.number()).collect()
    }
}

pub fn at(seat: u8) -> Seat {
    Seat::from_number(seat).expect("a seat")
}

pub fn owner(seat: u8) -> Owner {
    Owner::from_number(seat).expect("a seat or the neutral")
}

fn read(text: &str) -> (Seat, Action) {
    let (seat, action) = text.split_once(' ').expect("SEAT ACTION");
    let seat = at(seat.parse().expect("a seat"));
    (seat, action.parse().unwrap_or_else(|error| panic!("{error}")))
}

/// The list of texts as [`Play::legal`] gives it.
pub fn texts(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}
