//! Which positions are possible. Every fault is found and named with its rule, not just the first.
//!
//! Only what stands on the board is judged, not how it came to be: a puzzle may put the bailiff far down the road in
//! turn 5, or call a section counted that nobody has finished.

use super::{PlayerSetup, Setup};
use crate::action::Line;
use crate::castle::Section;
use crate::cubes::Cubes;
use crate::options::{FavorRule, Options};
use crate::phases::placement::STABLES;
use crate::phases::{self, Step, notary};
use crate::place::Place;
use crate::preparation::WORKERS;
use crate::road::{ROAD_LENGTH, Space};
use crate::state::{LinesUsed, MOST_PLANNED, PlannedResidence, Player, State};
use game::{Fault, Faults, Game, RulesVersion, Seat, SeatList, Settings, excerpt};

/// More deniers, points or cubes of a kind than any game brings: numbers beyond are taken for slips.
const MOST: i64 = 999;
/// The special buildings that take one worker each.
pub(super) const SINGLE: [Place; 5] = [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::INN];

impl TryFrom<&Setup> for State {
    type Error = Vec<Fault>;

    fn try_from(setup: &Setup) -> Result<State, Vec<Fault>> {
        let mut check = Check { setup, faults: Faults::default() };
        let mut state = check.state();
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
    pub(super) fn players(&self) -> u8 {
        self.setup.seats.len().min(5) as u8
    }

    /// Reads everything, part by part. What is wrong is left out and reported.
    fn state(&mut self) -> State {
        let setup = self.setup;
        let mut state = State::empty(self.version(), self.options());
        self.faults.require(setup.game == State::NAME, "C0.6", || {
            format!("`game` is `{}`, not `caylus`", excerpt(&setup.game))
        });
        let players = u8::try_from(setup.seats.len()).is_ok_and(|players| State::PLAYERS.contains(&players));
        self.faults.require(players, "C0.1", || format!("2 to 5 can play, not {}", setup.seats.len()));
        state.number = self.players();
        for (seat, player) in Seat::ALL.into_iter().zip(&setup.seats) {
            state.players[seat.index()] = self.player(seat, player, &state);
        }
        state.turn = self.faults.number("turn", setup.turn, 1, 200, "C7.11") as u8;
        state.order = self.distinct("order", "C0.3", &setup.order, 5);
        self.faults.require(state.order.len() == usize::from(self.players()), "C0.3", || {
            "`order` must name every seat once".to_owned()
        });
        state.passed = self.distinct("passed", "C3.3", &setup.passed, 5);
        state.bailiff = self.space("bailiff", setup.bailiff, "C0.5").unwrap_or(Space::LAST_NEUTRAL);
        state.provost = self.space("provost", setup.provost, "C5.2").unwrap_or(Space::LAST_NEUTRAL);
        self.special(&mut state);
        self.castle(&mut state);
        self.road(&mut state);
        self.stock(&mut state);
        self.step(&mut state);
        self.workers(&state);
        self.planned(&mut state);
        self.markers(&state);
        self.progress(&state);
        if setup.step.is_some() {
            self.pieces_for_step(&state);
        }
        state
    }

    fn version(&mut self) -> RulesVersion {
        let Setup { rules_version, step, .. } = self.setup;
        self.faults.rules_version(*rules_version, step.is_some(), State::RULES_VERSION, "C0.6")
    }

    fn options(&mut self) -> Options {
        let mut settings = Settings::new(State::OPTIONS);
        for (name, value, rule) in [("edition", &self.setup.edition, "C9.1"), ("favor", &self.setup.favor, "C8.9")] {
            if let Err(error) = settings.set(&format!("{name}={value}")) {
                self.faults.add(rule, error.to_string());
            }
        }
        Options::read(&settings)
    }

    pub(super) fn seat(&mut self, name: &str, value: i64, rule: &'static str) -> Option<Seat> {
        self.faults.seat(name, value, self.setup.seats.len().min(5), rule)
    }

    /// A list of at most `most` seats.
    fn seats<const BYTES: usize>(
        &mut self,
        name: &str,
        rule: &'static str,
        values: &[i64],
        most: usize,
    ) -> SeatList<BYTES> {
        let number = values.len();
        self.faults.require(number <= most, rule, || format!("`{name}` has {number} entries, {most} at the most"));
        values.iter().take(most).filter_map(|value| self.seat(name, *value, rule)).collect()
    }

    /// Seats, each at most once.
    fn distinct(&mut self, name: &str, rule: &'static str, values: &[i64], most: usize) -> SeatList<4> {
        let list: SeatList<4> = self.seats(name, rule, values, most);
        let twice = list.iter().any(|seat| list.count(seat) > 1);
        self.faults.require(!twice, rule, || format!("`{name}` names a seat twice"));
        list
    }

    pub(super) fn space(&mut self, name: &str, value: i64, rule: &'static str) -> Option<Space> {
        let space = u8::try_from(value).ok().and_then(Space::new);
        self.faults
            .require(space.is_some(), rule, || format!("`{name}` is {value}; the road has spaces 1 to {ROAD_LENGTH}"));
        space
    }

    fn player(&mut self, seat: Seat, player: &PlayerSetup, state: &State) -> Player {
        let name = |what: &str| format!("seat {seat}: {what}");
        let cubes = Cubes::read(&player.cubes).filter(|_| player.cubes.len() as i64 <= MOST);
        self.faults.require(cubes.is_some(), "C7.1", || {
            format!("seat {seat}: cubes are the letters F W S C G in this order, not `{}`", excerpt(&player.cubes))
        });
        let full = state.options.favor == FavorRule::Full;
        let light = !full && player.favors != [0; 4];
        self.faults.require(!light, "C8.9", || format!("seat {seat}: with light favour no marker leaves its start"));
        let markers =
            player.favors.map(|column| self.faults.number(&name("a favour marker"), column, 0, 5, "C8.1") as u8);
        Player {
            cubes: cubes.unwrap_or_default(),
            deniers: self.faults.number(&name("deniers"), player.deniers, 0, MOST, "C0.4") as u16,
            prestige: self.faults.number(&name("prestige"), player.prestige, 0, MOST, "C7.9") as u16,
            // Whether there are six with those on the board is asked below.
            workers: player.workers.clamp(0, WORKERS.into()) as u8,
            markers,
            lines_used: LinesUsed::NONE,
        }
    }

    fn special(&mut self, state: &mut State) {
        let special = &self.setup.special;
        let mut one = |name, value: Option<i64>| value.and_then(|value| self.seat(name, value, "C3.6"));
        let single = [
            (Place::GATE, one("gate", special.gate)),
            (Place::POST, one("post", special.post)),
            (Place::GUILD, one("guild", special.guild)),
            (Place::JOUST, one("joust", special.joust)),
            (Place::INN, one("inn", special.inn[0])),
        ];
        for (place, seat) in single {
            seat.into_iter().for_each(|seat| state.special.enter(place, seat));
        }
        state.special.inn_right = one("inn", special.inn[1]);
        state.special.stables = self.distinct("stables", "C3.7", &special.stables, STABLES);
        self.faults.require(self.players() > 2 || special.stables.is_empty(), "C3.7", || {
            "the Stables are not used with two players".to_owned()
        });
    }

    fn castle(&mut self, state: &mut State) {
        let castle = &self.setup.castle;
        state.castle.queue = self.distinct("castle queue", "C3.9", &castle.queue, 5);
        state.castle.dungeon = self.seats("dungeon", "C1.4", &castle.dungeon, Section::Dungeon.size());
        state.castle.walls = self.seats("walls", "C1.4", &castle.walls, Section::Walls.size());
        state.castle.towers = self.seats("towers", "C1.4", &castle.towers, Section::Towers.size());
        state.castle.counted = self.faults.number("counted", castle.counted, 0, 3, "C7.7") as u8;
    }

    /// C0.1: six workers in hand and on the board.
    fn workers(&mut self, state: &State) {
        for seat in Seat::first(self.players()) {
            let special = &state.special;
            let single = SINGLE.into_iter().filter(|place| special.at(*place) == Some(seat)).count();
            let board = single
                + usize::from(special.inn_right == Some(seat))
                + special.stables.count(seat)
                + state.castle.queue.count(seat)
                + state.road.workers_of(seat);
            let hand = self.setup.seats[seat.index()].workers;
            self.faults.require(hand >= 0 && hand + board as i64 == i64::from(WORKERS), "C0.1", || {
                format!("seat {seat} has {hand} workers in hand and {board} on the board; together they must be 6")
            });
        }
    }

    fn planned(&mut self, state: &mut State) {
        let setup = self.setup;
        self.faults.require(setup.pending_residences.len() <= MOST_PLANNED, "C6.10", || {
            format!("there are never more than {MOST_PLANNED} pending residences")
        });
        let most = match state.step {
            Step::JoustOver | Step::Inn | Step::Provost(_) => 1,
            step if step.phase() == 5 => MOST_PLANNED,
            _ => 0,
        };
        self.faults.require(setup.pending_residences.len() <= most, "C6.10", || {
            "one residence can be pending after a joust, several in phase 5, none at other times".to_owned()
        });
        for (at, pending) in setup.pending_residences.iter().take(MOST_PLANNED).enumerate() {
            let seat = self.seat("pending residence", pending.seat, "C6.10");
            let space = self.space("pending residence", pending.space, "C6.10");
            let (Some(seat), Some(space)) = (seat, space) else { continue };
            let handled = state.phase() == 5 && !matches!(state.step, Step::Building(now) if now < space);
            self.faults.require(handled || state.road.worker(space).is_some(), "C6.10", || {
                format!("no worker stands on space {space}: a residence there would not be pending")
            });
            self.faults.require(notary::transformable(state, seat).contains(space), "C6.10", || {
                format!("the tile on space {space} cannot become a residence of seat {seat}, or does so twice")
            });
            state.planned[at] = Some(PlannedResidence { space, seat });
        }
    }

    /// C8.2: no marker beyond the open columns.
    fn markers(&mut self, state: &State) {
        let open = state.open_columns();
        for seat in Seat::first(self.players()) {
            for (line, marker) in Line::ALL.into_iter().zip(state.player(seat).markers) {
                self.faults.require(marker <= open, "C8.2", || {
                    let line = line.letter();
                    format!("seat {seat}: the marker of line {line} is in column {marker}, which is closed; open are 1 to {open}")
                });
            }
        }
    }

    /// The bailiff, the sections and what has been counted must fit together.
    fn progress(&mut self, state: &State) {
        let (bailiff, phase) = (state.bailiff.number(), state.phase());
        let behind = (1..Space::LAST_NEUTRAL.number().into()).contains(&self.setup.bailiff);
        self.faults.require(!behind, "C0.5", || "the bailiff starts on space 6 and never goes back".to_owned());
        let counted = usize::from(state.castle.counted);
        for (at, section) in Section::ALL.into_iter().enumerate().skip(counted) {
            let name = section.name();
            let houses = state.castle.houses(section).len();
            let in_turn = match at.checked_sub(1).filter(|before| *before >= counted) {
                Some(before) => phase >= 6 && state.castle.is_complete(Section::ALL[before]),
                None => true,
            };
            self.faults.require(houses == 0 || in_turn, "C7.2", || {
                format!("there are houses in section `{name}` before the section that is being built is full")
            });
            if phase < 6 {
                self.faults
                    .require(houses < section.size(), "C7.7", || format!("section `{name}` is full and not counted"));
            }
            if phase < 7 {
                self.faults.require(bailiff < section.space(), "C7.7", || {
                    format!("the bailiff has reached space {}, and section `{name}` is not counted", section.space())
                });
            }
        }
        let over = state.step == Step::End;
        self.faults.require((state.castle.counted == 3) == over, "C7.10", || {
            "the game is over when, and only when, three sections have been counted".to_owned()
        });
        let on_road = |space| (1..=i64::from(ROAD_LENGTH)).contains(&space);
        if (phase <= 2 || phase == 7) && on_road(self.setup.provost) && on_road(self.setup.bailiff) {
            self.faults.require(state.provost == state.bailiff, "C7.6", || {
                format!("the provost stands with the bailiff in phase {phase}")
            });
        }
    }
}
