//! Which positions are possible. Every fault is found and named with its rule, not just the first.

use crate::action::Line;
use crate::castle::Section;
use crate::contract::WORKERS;
use crate::cubes::Cubes;
use crate::options::{FavorRule, Options};
use crate::phases::Step;
use crate::phases::placement::STABLES;
use crate::place::Place;
use crate::road::{ROAD_LENGTH, Road, Space, Spaces};
use crate::setup::{FavorsSetup, PlayerSetup, Setup, StepSetup, step_from_name};
use crate::state::{Batches, FavorsDue, LinesUsed, MOST_PLANNED, PlannedResidence, Player, State};
use crate::tiles::{Class, Stock, Tile};
use game::{Fault, Game, Seat, SeatList};

/// More deniers, points or cubes of a kind than any game brings: numbers beyond are taken for slips.
const MOST: i64 = 999;
/// The special buildings that take one worker each.
const SINGLE: [Place; 5] = [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::INN];

impl TryFrom<&Setup> for State {
    type Error = Vec<Fault>;

    fn try_from(setup: &Setup) -> Result<State, Vec<Fault>> {
        let mut check = Check { setup, faults: Vec::new() };
        let state = check.state();
        if check.faults.is_empty() { Ok(state) } else { Err(check.faults) }
    }
}

/// The position that is looked at, and its faults so far.
struct Check<'a> {
    setup: &'a Setup,
    faults: Vec<Fault>,
}

impl Check<'_> {
    fn fault(&mut self, rule: &'static str, words: impl Into<String>) {
        self.faults.push(Fault { rule, words: words.into() });
    }

    /// Records a fault unless the condition holds.
    fn require(&mut self, holds: bool, rule: &'static str, words: impl FnOnce() -> String) {
        if !holds {
            self.fault(rule, words());
        }
    }

    fn players(&self) -> u8 {
        self.setup.seats.len().min(5) as u8
    }

    /// Reads everything, part by part. What is wrong is left out and reported.
    fn state(&mut self) -> State {
        let setup = self.setup;
        let mut state = State::empty(self.options());
        self.require(setup.game == State::NAME, "C0.6", || format!("`game` is `{}`, not `caylus`", short(&setup.game)));
        self.require((2..=5).contains(&setup.seats.len()), "C0.1", || {
            format!("2 to 5 can play, not {}", setup.seats.len())
        });
        state.number = self.players();
        for (seat, player) in Seat::ALL.into_iter().zip(&setup.seats) {
            state.players[seat.index()] = self.player(seat, player, &state);
        }
        state.turn = self.number("turn", setup.turn, 1, 200, "C7.11") as u8;
        state.order = self.distinct("order", "C0.3", &setup.order, 5);
        self.require(state.order.len() == usize::from(self.players()), "C0.3", || {
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
        if self.faults.is_empty() {
            self.pieces_for_step(&state);
        }
        state
    }

    fn options(&mut self) -> Options {
        let (edition, favor) = (Options::edition(&self.setup.edition), Options::favor(&self.setup.favor));
        self.require(edition.is_some(), "C9.1", || "`edition` can be jeweler, premium or first".to_owned());
        self.require(favor.is_some(), "C8.9", || "`favor` can be full or light".to_owned());
        let default = Options::read(&game::Settings::new(State::OPTIONS));
        Options { edition: edition.unwrap_or(default.edition), favor: favor.unwrap_or(default.favor) }
    }

    fn number(&mut self, name: &str, value: i64, least: i64, most: i64, rule: &'static str) -> i64 {
        let right = (least..=most).contains(&value);
        self.require(right, rule, || format!("`{name}` is {value}; it can be {least} to {most}"));
        if right { value } else { least }
    }

    fn seat(&mut self, name: &str, value: i64, rule: &'static str) -> Option<Seat> {
        let players = self.players();
        let seat = u8::try_from(value).ok().filter(|number| *number <= players).and_then(Seat::from_number);
        self.require(seat.is_some(), rule, || format!("`{name}` names seat {value}; there are {players} seats"));
        seat
    }

    /// Seats, at most so many.
    fn seats<const BYTES: usize>(
        &mut self,
        name: &str,
        rule: &'static str,
        values: &[i64],
        most: usize,
    ) -> SeatList<BYTES> {
        let number = values.len();
        self.require(number <= most, rule, || format!("`{name}` has {number} entries, {most} at the most"));
        values.iter().take(most).filter_map(|value| self.seat(name, *value, rule)).collect()
    }

    /// Seats, each at most once.
    fn distinct(&mut self, name: &str, rule: &'static str, values: &[i64], most: usize) -> SeatList<4> {
        let list: SeatList<4> = self.seats(name, rule, values, most);
        let twice = list.iter().any(|seat| list.count(seat) > 1);
        self.require(!twice, rule, || format!("`{name}` names a seat twice"));
        list
    }

    fn space(&mut self, name: &str, value: i64, rule: &'static str) -> Option<Space> {
        let space = u8::try_from(value).ok().and_then(Space::new);
        self.require(space.is_some(), rule, || format!("`{name}` is {value}; the road has spaces 1 to {ROAD_LENGTH}"));
        space
    }

    fn player(&mut self, seat: Seat, player: &PlayerSetup, state: &State) -> Player {
        let name = |what: &str| format!("seat {seat}: {what}");
        let cubes = Cubes::read(&player.cubes).filter(|_| player.cubes.len() as i64 <= MOST);
        self.require(cubes.is_some(), "C7.1", || {
            format!("seat {seat}: cubes are the letters F W S C G in this order, not `{}`", short(&player.cubes))
        });
        let full = state.options.favor == FavorRule::Full;
        let markers = player.favors.map(|column| {
            let most = if full { 5 } else { 0 };
            self.number(&name("a favour marker"), column, 0, most, if full { "C8.1" } else { "C8.9" }) as u8
        });
        Player {
            cubes: cubes.unwrap_or_default(),
            deniers: self.number(&name("deniers"), player.deniers, 0, MOST, "C0.4") as u16,
            prestige: self.number(&name("prestige"), player.prestige, 0, MOST, "C7.9") as u16,
            workers: self.number(&name("workers"), player.workers, 0, WORKERS.into(), "C0.1") as u8,
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
        self.require(self.players() > 2 || special.stables.is_empty(), "C3.7", || {
            "the Stables are not used with two players".to_owned()
        });
    }

    fn castle(&mut self, state: &mut State) {
        let castle = &self.setup.castle;
        state.castle.queue = self.distinct("castle queue", "C3.9", &castle.queue, 5);
        state.castle.dungeon = self.seats("dungeon", "C1.4", &castle.dungeon, Section::Dungeon.size());
        state.castle.walls = self.seats("walls", "C1.4", &castle.walls, Section::Walls.size());
        state.castle.towers = self.seats("towers", "C1.4", &castle.towers, Section::Towers.size());
        state.castle.counted = self.number("counted", castle.counted, 0, 3, "C7.7") as u8;
    }

    fn road(&mut self, state: &mut State) {
        self.require(self.setup.road.len() == usize::from(ROAD_LENGTH), "C1.2", || {
            format!("`road` has {} entries, not {ROAD_LENGTH}", self.setup.road.len())
        });
        let mut road = Road::new();
        for (space, here) in Space::all().zip(&self.setup.road) {
            let Some(here) = here else { continue };
            let Some(tile) = Tile::from_name(&here.tile) else {
                self.fault("C2.1", format!("space {space}: there is no tile `{}`", short(&here.tile)));
                continue;
            };
            let owner = here.owner.and_then(|value| self.seat(&format!("owner of space {space}"), value, "C6.5"));
            self.owner(space, tile, here.owner.is_some());
            road.put(space, tile, owner);
            let worker = here.worker.and_then(|value| self.seat(&format!("worker on space {space}"), value, "C3.6"));
            if let Some(seat) = worker {
                self.require(tile.takes_workers(), "C3.6", || format!("space {space}: no worker stands on a {tile}"));
                road.place_worker(space, seat);
            }
        }
        state.road = road;
        self.layout();
    }

    fn owner(&mut self, space: Space, tile: Tile, owned: bool) {
        let nobodys = matches!(tile.class(), Class::Neutral | Class::Fixed);
        self.require(owned != nobodys, "C6.5", || {
            let should = if nobodys { "nobody's" } else { "somebody's" };
            format!("space {space}: {tile} must be {should}")
        });
    }

    /// Fixed buildings where they are printed (C1.5), neutral tiles on 1 to 6 until they become residences (C0.2), no
    /// gap before the last tile (C6.5).
    fn layout(&mut self) {
        let tile = |space: Space| {
            let here = self.setup.road.get(usize::from(space.number()) - 1)?.as_ref()?;
            Tile::from_name(&here.tile)
        };
        let mut faults = Vec::new();
        let mut gap = None;
        for space in Space::all() {
            let fixed = Space::FIXED.iter().find(|(there, _)| *there == space).map(|(_, tile)| *tile);
            let here = tile(space);
            let class = here.map(Tile::class);
            if fixed.is_some() || class == Some(Class::Fixed) {
                if fixed != here {
                    let should = fixed.map_or("not a fixed building", |fixed| fixed.name());
                    faults.push(("C1.5", format!("space {space}: what is printed there is {should}")));
                }
            } else if Spaces::NEUTRAL.contains(space) {
                if !matches!(class, Some(Class::Neutral | Class::Residence | Class::Prestige)) {
                    faults.push(("C0.2", format!("space {space}: a neutral tile, or a residence or prestige building in its place, must be there")));
                }
            } else if class == Some(Class::Neutral) {
                faults.push(("C0.2", format!("space {space}: neutral tiles are on spaces 1 to 6")));
            } else if here.is_none() {
                gap = gap.or(Some(space));
            } else if let Some(free) = gap {
                faults.push(("C6.5", format!("space {space}: tiles go on the first free space, and {free} is free")));
            }
        }
        faults.into_iter().for_each(|(rule, words)| self.fault(rule, words));
    }

    /// C2.1: every tile is on the road or in the stock, as often as it exists.
    fn stock(&mut self, state: &mut State) {
        let on_road = |tile| Space::all().filter(|space| state.road.tile(*space) == Some(tile)).count() as u8;
        let mut stock = Stock::EMPTY;
        for tile in Tile::ALL {
            let copies = match tile.class() {
                Class::Neutral | Class::Fixed => 1,
                Class::Residence => continue,
                _ => tile.copies(state.options.edition),
            };
            let built = on_road(tile);
            let listed = self.setup.stock.as_ref().map(|list| list.iter().filter(|name| *name == tile.name()).count());
            let unbuilt = match (tile.class(), listed) {
                (Class::Neutral | Class::Fixed, _) => 0,
                (_, Some(listed)) => listed.min(9) as u8,
                (_, None) => copies.saturating_sub(built),
            };
            let wrong = if matches!(tile.class(), Class::Neutral | Class::Fixed) {
                built > copies
            } else {
                built + unbuilt != copies
            };
            if wrong {
                let times = |n| if n == 1 { "once".to_owned() } else { format!("{n} times") };
                let words = format!(
                    "{tile} is {} on the road and {} in the stock; it exists {}",
                    times(built),
                    times(unbuilt),
                    times(copies)
                );
                self.fault("C2.1", words);
            }
            (0..unbuilt.min(copies)).for_each(|_| stock.put_back(tile));
        }
        state.stock = stock;
        for name in self.setup.stock.iter().flatten() {
            let stocked = Tile::from_name(name)
                .is_some_and(|tile| matches!(tile.class(), Class::Wood | Class::Stone | Class::Prestige));
            self.require(stocked, "C2.1", || format!("`{}` is no tile of the stock", short(name)));
        }
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
            let hand = usize::from(state.player(seat).workers);
            self.require(hand + board == usize::from(WORKERS), "C0.1", || {
                format!("seat {seat} has {hand} workers in hand and {board} on the board; together they must be 6")
            });
        }
    }

    fn planned(&mut self, state: &mut State) {
        let setup = self.setup;
        self.require(setup.pending_residences.len() <= MOST_PLANNED, "C6.10", || {
            format!("there are never more than {MOST_PLANNED} pending residences")
        });
        let in_time = matches!(state.phase(), 3..=5);
        self.require(in_time || setup.pending_residences.is_empty(), "C6.10", || {
            "residences are pending from phase 3 to phase 5 only".to_owned()
        });
        for (at, pending) in setup.pending_residences.iter().take(MOST_PLANNED).enumerate() {
            let seat = self.seat("pending residence", pending.seat, "C6.10");
            let space = self.space("pending residence", pending.space, "C6.10");
            let (Some(seat), Some(space)) = (seat, space) else { continue };
            let class = state.road.tile(space).filter(|tile| *tile != Tile::Notary).map(Tile::class);
            let own = state.road.owner(space) == Some(seat);
            let right = class == Some(Class::Neutral) || own && matches!(class, Some(Class::Wood | Class::Stone));
            let again = state.planned_residences().any(|planned| planned.space == space);
            self.require(right && !again, "C6.10", || {
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
                self.require(marker <= open, "C8.2", || {
                    let line = line.letter();
                    format!("seat {seat}: the marker of line {line} is in column {marker}, which is closed; open are 1 to {open}")
                });
            }
        }
    }

    /// The bailiff, the sections and what has been counted must fit together.
    fn progress(&mut self, state: &State) {
        let (bailiff, phase) = (state.bailiff.number(), state.phase());
        self.require(bailiff >= Space::LAST_NEUTRAL.number(), "C0.5", || "the bailiff starts on space 6".to_owned());
        let counted = usize::from(state.castle.counted);
        for (at, section) in Section::ALL.into_iter().enumerate().skip(counted) {
            let name = section.name();
            let houses = state.castle.houses(section).len();
            let in_turn = match at.checked_sub(1).filter(|before| *before >= counted) {
                Some(before) => phase >= 6 && state.castle.is_complete(Section::ALL[before]),
                None => true,
            };
            self.require(houses == 0 || in_turn, "C7.2", || {
                format!("there are houses in the {name} before the section that is being built is full")
            });
            if phase < 6 {
                self.require(houses < section.size(), "C7.7", || format!("the {name} are full and not counted"));
            }
            if phase < 7 {
                self.require(bailiff < section.space(), "C7.7", || {
                    format!("the bailiff has reached space {}, and the {name} are not counted", section.space())
                });
            }
        }
        let over = state.step == Step::End;
        self.require((state.castle.counted == 3) == over, "C7.10", || {
            "the game is over when, and only when, three sections have been counted".to_owned()
        });
        if phase <= 2 || phase == 7 {
            self.require(state.provost == state.bailiff, "C7.6", || {
                format!("the provost stands with the bailiff in phase {phase}")
            });
        }
    }

    /// The pending decision, or the beginning of phase 2.
    fn step(&mut self, state: &mut State) {
        let Some(setup) = &self.setup.step else {
            state.step = Step::Placement(0);
            self.require(self.setup.phase == 2, "C3.2", || {
                "a position without `step` is the beginning of phase 2".to_owned()
            });
            self.require(state.passed.is_empty(), "C3.2", || "without `step` nobody has passed".to_owned());
            let placed = !state.road.occupied().is_empty() || !state.castle.queue.is_empty();
            let special = &state.special;
            let placed = placed || SINGLE.iter().any(|place| special.at(*place).is_some());
            let placed = placed || !special.stables.is_empty();
            self.require(!placed, "C3.2", || {
                "without `step` nobody has placed a worker; one may stand on the Inn's right place".to_owned()
            });
            return;
        };
        let place = setup.place.map(|place| self.number("step place", place, 1, 6, "C3.2") as u8 - 1);
        let space = setup.space.and_then(|space| self.space("step space", space, "C6.1"));
        match step_from_name(&setup.at, place, space) {
            Some(step) => state.step = step,
            None => self.fault("C3.2", format!("there is no step `{}` with this place or space", short(&setup.at))),
        }
        self.require(self.setup.phase == i64::from(state.phase()), "C3.2", || {
            format!("`phase` is {}, but the step belongs to phase {}", self.setup.phase, state.phase())
        });
        self.lines_used(state, setup);
        if let Some(favors) = &setup.favors {
            self.favors_due(state, favors);
        }
        if let Some(batches) = &setup.batches {
            let mut number = |value| self.number("batches", value, 0, 30, "C7.1") as u8;
            let (now, most) = (number(batches.now), number(batches.most));
            let best = batches.best.and_then(|seat| self.seat("most batches", seat, "C7.5"));
            self.require(state.phase() == 6 && best.is_some() == (most > 0), "C7.5", || {
                "batches are counted in phase 6, and somebody gave the most".to_owned()
            });
            state.batches = Batches { now, most, best };
        }
    }

    fn lines_used(&mut self, state: &mut State, setup: &StepSetup) {
        let right = setup.lines_used.is_empty()
            || state.options.favor == FavorRule::Full
                && matches!(state.phase(), 3 | 5 | 6 | 7)
                && setup.lines_used.len() == usize::from(self.players());
        self.require(right, "C8.3", || "`lines_used` has the lines used in this phase, for each seat".to_owned());
        for (seat, letters) in Seat::ALL.into_iter().zip(&setup.lines_used) {
            for line in Line::ALL.into_iter().filter(|line| letters.contains(line.letter())) {
                state.players[seat.index()].lines_used.add(line);
            }
        }
    }

    fn favors_due(&mut self, state: &mut State, favors: &FavorsSetup) {
        let after = matches!(state.step, Step::JoustOver | Step::BuildingOver(_) | Step::CastleOver | Step::Count(_));
        self.require(after && state.options.favor == FavorRule::Full, "C8.1", || {
            "favours are used after a joust, a building, the castle or a count".to_owned()
        });
        let number = self.number("favours due", favors.number, 0, 8, "C8.3") as u8;
        let seat = self.seat("favours due", favors.seat, "C8.1").unwrap_or(Seat::One);
        let named = favors.line.as_deref();
        let line = Line::ALL.into_iter().find(|line| named == Some(line.letter().to_string().as_str()));
        let used = line.is_none_or(|line| state.player(seat).lines_used.contains(line));
        self.require(line.is_some() == named.is_some() && used, "C8.3", || {
            "the line that is being used is one of A to D, and is among the lines used in this phase".to_owned()
        });
        self.require(number > 0 || line.is_some(), "C8.1", || "no favour is due".to_owned());
        state.favors_due = Some(FavorsDue { seat, number, line });
    }

    /// Each step needs its pieces where it finds them, and those of earlier steps gone.
    fn pieces_for_step(&mut self, state: &State) {
        let players = usize::from(state.players());
        let special = &state.special;
        let done = state.phase() > 2;
        self.require(!done || state.passed.len() == players, "C3.2", || "after phase 2 all have passed".to_owned());
        let before = [
            (special.at(Place::GATE).is_some(), Step::Gate),
            (special.at(Place::POST).is_some(), Step::Post),
            (special.at(Place::GUILD).is_some(), Step::Guild),
            (special.at(Place::JOUST).is_some(), Step::JoustOver),
            (!special.stables.is_empty(), Step::Stables),
            (special.at(Place::INN).is_some(), Step::Inn),
        ];
        for (occupied, step) in before {
            self.require(!occupied || rank(state.step) <= rank(step), "C4.7", || {
                "a worker stands on a special building that has been handled".to_owned()
            });
        }
        let occupied = state.road.occupied();
        let behind = match state.step {
            Step::Building(space) | Step::OwnersCube(space) | Step::BuildingOver(space) => {
                let here = occupied.contains(space) && space <= state.provost;
                self.require(here, "C6.1", || format!("no worker is at work on space {space}"));
                Spaces::up_to(space).without(Spaces::only(space))
            }
            _ if state.phase() >= 6 => Spaces::ALL,
            _ => Spaces::NONE,
        };
        self.require(occupied.and(behind).is_empty(), "C6.1", || {
            "a worker stands on a building that has been handled".to_owned()
        });
        self.require(state.phase() < 7 || state.castle.queue.is_empty(), "C7.5", || {
            "in phase 7 nobody is in the castle".to_owned()
        });
        let right = match state.step {
            Step::Placement(at) => state.order.get(at.into()).is_some_and(|seat| !state.passed.contains(seat)),
            Step::Provost(at) => usize::from(at) < players,
            Step::Castle(at) => usize::from(at) < state.castle.queue.len(),
            Step::Count(at) => {
                let section = state.section_under_count();
                let due = state.castle.is_complete(section) || state.bailiff.number() >= section.space();
                usize::from(at) <= players && due
            }
            Step::OwnersCube(space) => {
                let owner = state.road.owner(space);
                state.road.tile(space).and_then(Tile::owners_cubes).is_some() && owner != state.road.worker(space)
            }
            _ => true,
        };
        self.require(right, "C3.2", || "the pending decision is nobody's".to_owned());
    }
}

/// The order of the steps of phase 3; everything else comes before or after all of them.
fn rank(step: Step) -> u8 {
    match step {
        Step::Gate => 1,
        Step::Post => 2,
        Step::Guild => 3,
        Step::Joust => 4,
        Step::JoustOver => 5,
        Step::Stables => 6,
        Step::Inn => 7,
        other => {
            if other.phase() < 3 {
                0
            } else {
                8
            }
        }
    }
}

/// A text of the user's as it may stand in a message.
fn short(text: &str) -> String {
    text.chars().take(30).flat_map(char::escape_default).collect()
}
