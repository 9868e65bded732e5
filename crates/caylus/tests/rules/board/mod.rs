//! Setting up positions and playing them by notation, for tests that read like the rulebook's examples.
#![allow(dead_code)] // each test file uses what it needs
#![allow(clippy::wrong_self_convention)] // `to_phase` goes there, it converts nothing

use caylus::{Action, Edition, Event, FavorRule, Place, Setup, Space, State};
use game::{Game, Random, Seat, Settings};

/// A position at the beginning of phase 2 of turn 5: nobody has anything, the neutral tiles lie on spaces 1 to 6 in the
/// order farm, forest, sawmill, quarry, market, carpenter, and bailiff and provost stand on space 6.
pub struct Board(pub Setup);

impl Board {
    /// An empty board for `players` players, in the order of their seats.
    pub fn new(players: u8) -> Board {
        let state = State::new(players, &Settings::new(State::OPTIONS), 1).expect("2 to 5 players");
        let mut setup = Setup::from(&state);
        for player in &mut setup.seats {
            (player.deniers, player.cubes) = (0, String::new());
        }
        setup.turn = 5;
        setup.order = (1..=i64::from(players)).collect();
        setup.step = None;
        setup.stock = None;
        let mut board = Board(setup);
        let neutral = ["n-farm", "n-forest", "n-sawmill", "n-quarry", "n-market", "n-carpenter"];
        for (space, tile) in (1..).zip(neutral) {
            board = board.tile(space, tile, None);
        }
        board
    }

    pub fn edition(mut self, edition: &str) -> Board {
        self.0.edition = edition.to_owned();
        self
    }

    pub fn light(mut self) -> Board {
        self.0.favor = "light".to_owned();
        self
    }

    /// Deniers by seat.
    pub fn deniers(mut self, deniers: &[i64]) -> Board {
        self.0.seats.iter_mut().zip(deniers).for_each(|(player, deniers)| player.deniers = *deniers);
        self
    }

    /// The cubes of a seat.
    pub fn cubes(mut self, seat: usize, cubes: &str) -> Board {
        self.0.seats[seat - 1].cubes = cubes.to_owned();
        self
    }

    /// Prestige by seat.
    pub fn prestige(mut self, prestige: &[i64]) -> Board {
        self.0.seats.iter_mut().zip(prestige).for_each(|(player, points)| player.prestige = *points);
        self
    }

    /// The favour markers of a seat, lines A to D.
    pub fn markers(mut self, seat: usize, markers: [i64; 4]) -> Board {
        self.0.seats[seat - 1].favors = markers;
        self
    }

    pub fn order(mut self, order: &[i64]) -> Board {
        self.0.order = order.to_vec();
        self
    }

    /// A tile on a space, with its owner. Tiles of the road must have no gap from space 9 on.
    pub fn tile(mut self, space: usize, tile: &str, owner: impl Into<Option<i64>>) -> Board {
        let json = serde_json::json!({ "tile": tile, "owner": owner.into(), "worker": null });
        self.0.road[space - 1] = Some(serde_json::from_value(json).expect("a space"));
        self
    }

    /// A worker on the Inn's right place, from an earlier turn.
    pub fn inn(mut self, seat: usize) -> Board {
        self.0.special.inn[1] = Some(seat as i64);
        self.0.seats[seat - 1].workers = 5;
        self
    }

    /// Where bailiff and provost stand.
    pub fn bailiff(mut self, space: i64) -> Board {
        (self.0.bailiff, self.0.provost) = (space, space);
        self
    }

    /// Houses in the three sections, and how many of these have been counted.
    pub fn castle(mut self, dungeon: &[i64], walls: &[i64], towers: &[i64], counted: i64) -> Board {
        let castle = &mut self.0.castle;
        (castle.dungeon, castle.walls, castle.towers) = (dungeon.to_vec(), walls.to_vec(), towers.to_vec());
        castle.counted = counted;
        self
    }

    /// The faults of the position: the rules that they break.
    pub fn faults(&self) -> Vec<&'static str> {
        match State::try_from(&self.0) {
            Ok(_) => Vec::new(),
            Err(faults) => faults.iter().map(|fault| fault.rule).collect(),
        }
    }

    /// Played by the first version of the rules.
    pub fn of_version_one(mut self) -> Board {
        self.0.rules_version = Some(1);
        self
    }

    /// Begins to play.
    pub fn start(self) -> Play {
        let text = serde_json::to_string(&self.0).expect("a set-up is JSON");
        Play {
            state: State::from_json(&text, &mut Random::new(1)).unwrap_or_else(|error| panic!("{error}")),
            events: Vec::new(),
        }
    }
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
        Play { state: State::new(players, &settings, seed).expect("2 to 5 players"), events: Vec::new() }
    }

    /// Plays `SEAT ACTION`, which must be that seat's turn and legal.
    pub fn play(&mut self, text: &str) -> &mut Play {
        let (seat, action) = read(text);
        assert_eq!(Some(seat), self.state.to_act().lowest(), "{text}: it is not this seat's turn; {:?}", self.legal());
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
        let (seat, action) = read(text);
        let mut state = self.state;
        let illegal = state.play(seat, action, &mut ()).expect_err(text);
        assert!(state == self.state, "{text} was refused and changed the state");
        illegal.reason.rule
    }

    /// What the seat that is to act might try and is refused, each with its rule: `provost +3 C5.1`.
    pub fn refusals(&self) -> Vec<String> {
        let Some(seat) = self.state.to_act().lowest() else { return Vec::new() };
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        let refusals = self.state.refusals(seat, &legal).into_iter();
        refusals.map(|(action, illegal)| format!("{action} {}", illegal.reason.rule)).collect()
    }

    /// Who is to act; 0 when the game is over.
    pub fn acting(&self) -> u8 {
        self.state.to_act().lowest().map_or(0, Seat::number)
    }

    /// The legal actions of the seat that is to act, sorted.
    pub fn legal(&self) -> Vec<String> {
        self.state.to_act().lowest().map_or(Vec::new(), |seat| game::legal_texts(&self.state, seat))
    }

    /// Whether this text is legal for the seat that is to act.
    pub fn can(&self, text: &str) -> bool {
        self.legal().iter().any(|legal| legal == text)
    }

    /// Makes the quietest choices (pass, leave the provost, skip, give nothing, stay, recall, the first cube or line)
    /// until the condition holds or the game is over.
    pub fn quietly_until(&mut self, done: impl Fn(&State) -> bool) -> &mut Play {
        while !done(&self.state) && self.acting() > 0 {
            let quiet = ["pass", "provost 0", "skip", "done", "stay", "recall"];
            let legal = self.legal();
            let action = quiet.iter().find(|quiet| legal.iter().any(|text| text == **quiet));
            let action = action.map_or(legal[0].clone(), |text| (*text).to_owned());
            self.play(&format!("{} {action}", self.acting()));
        }
        self
    }

    /// Quiet choices until this phase of the turn, or its end if nobody is asked in the phase.
    pub fn to_phase(&mut self, phase: u8) -> &mut Play {
        let turn = self.state.turn();
        self.quietly_until(|state| state.phase() >= phase || state.turn() > turn)
    }

    /// Quiet choices until the next turn begins, or the game is over.
    pub fn to_next_turn(&mut self) -> &mut Play {
        let turn = self.state.turn();
        self.quietly_until(|state| state.turn() > turn)
    }

    pub fn deniers(&self, seat: u8) -> u16 {
        self.state.player(at(seat)).deniers
    }

    pub fn cubes(&self, seat: u8) -> String {
        self.state.player(at(seat)).cubes.to_string()
    }

    pub fn prestige(&self, seat: u8) -> u16 {
        self.state.player(at(seat)).prestige
    }

    pub fn workers(&self, seat: u8) -> u8 {
        self.state.player(at(seat)).workers
    }

    pub fn markers(&self, seat: u8) -> [u8; 4] {
        self.state.player(at(seat)).markers
    }

    /// The name of the tile on a space, or `-`.
    pub fn tile(&self, space: u8) -> &'static str {
        self.state.road().tile(on(space)).map_or("-", |tile| tile.name())
    }

    /// The owner of the tile on a space, or 0.
    pub fn owner(&self, space: u8) -> u8 {
        self.state.road().owner(on(space)).map_or(0, Seat::number)
    }

    /// Whose worker stands on a space, or 0.
    pub fn worker(&self, space: u8) -> u8 {
        self.state.road().worker(on(space)).map_or(0, Seat::number)
    }

    /// Who stands on a special building for one worker, or 0.
    pub fn special(&self, place: Place) -> u8 {
        self.state.special().at(place).map_or(0, Seat::number)
    }

    pub fn order(&self) -> Vec<u8> {
        self.state.order().iter().map(Seat::number).collect()
    }

    pub fn passed(&self) -> Vec<u8> {
        self.state.passed().iter().map(Seat::number).collect()
    }

    pub fn provost(&self) -> u8 {
        self.state.provost().number()
    }

    pub fn bailiff(&self) -> u8 {
        self.state.bailiff().number()
    }

    /// Whether a tile can be built.
    pub fn in_stock(&self, tile: &str) -> bool {
        self.state.stock().iter().any(|unbuilt| unbuilt.name() == tile)
    }

    /// The final scores.
    pub fn scores(&self) -> Vec<i32> {
        self.state.outcome().expect("the game is over").scores
    }
}

pub fn at(seat: u8) -> Seat {
    Seat::from_number(seat).expect("a seat")
}

pub fn on(space: u8) -> Space {
    Space::new(space).expect("a space")
}

fn read(text: &str) -> (Seat, Action) {
    let (seat, action) = text.split_once(' ').expect("SEAT ACTION");
    let seat = at(seat.parse().expect("a seat"));
    (seat, action.parse().unwrap_or_else(|error| panic!("{error}")))
}

/// The lines of the favour table as actions, when none has been used.
pub const LINES: [&str; 4] = ["favor A", "favor B", "favor C", "favor D"];

/// Seat 1 goes to the castle and gives `batches` batches; up to the favour that it wins there.
pub fn building(board: Board, number: usize) -> Play {
    let cubes = ["F", "W", "S"].map(|cube| cube.repeat(number)).concat();
    let mut play = board.deniers(&[1]).cubes(1, &cubes).start();
    play.play("1 place castle").to_phase(6);
    for _ in 0..number {
        play.play("1 batch WS");
    }
    play
}

/// Every edition and favour rule, by name.
pub const EDITIONS: [(&str, Edition); 3] =
    [("jeweler", Edition::Jeweler), ("premium", Edition::Premium), ("first", Edition::First)];
pub const FAVORS: [(&str, FavorRule); 2] = [("full", FavorRule::Full), ("light", FavorRule::Light)];
