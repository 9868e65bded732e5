//! What holds in every game, however it is played: nothing gets lost, and the events tell everything that changes.

use crate::board;

use board::{Board, on};
use caylus::tiles::{Class, Tile};
use caylus::{Action, Cubes, Event, Place, Space, State};
use game::{Game, Random, Seat, SeatList, Settings};

/// Chooses by chance, but two times in three among the actions that build, give and use something: random play alone
/// hardly ever sees a prestige building.
pub(crate) fn choose(state: &State, seat: Seat, random: &mut Random) -> Action {
    let legal = state.legal_actions(seat);
    let busy = |action: &&Action| {
        !matches!(action, Action::Pass | Action::Skip | Action::Done | Action::Recall | Action::Provost(-3..=0))
    };
    let chosen: Vec<&Action> = legal.iter().filter(busy).collect();
    if random.below(3) > 0 && !chosen.is_empty() {
        *chosen[random.below(chosen.len())]
    } else {
        legal[random.below(legal.len())]
    }
}

/// Games from the beginning and from positions in which everybody is rich, of every player count and option.
pub(crate) fn every_game(mut look: impl FnMut(State, &mut Random)) {
    for (players, settings) in game::conformance::every_setting::<State>() {
        for seed in 0..8 {
            look(State::new(players, &settings, seed).unwrap(), &mut Random::new(seed));
            look(rich(players, &settings), &mut Random::new(seed));
        }
    }
}

fn rich(players: u8, settings: &Settings) -> State {
    let (mut edition, mut light) = ("jeweler", false);
    for (name, value) in settings.iter() {
        match name {
            "edition" => edition = value,
            _ => light = value == "light",
        }
    }
    let mut board = Board::new(players).edition(edition).deniers(&[40; 5]).bailiff(12).castle(&[], &[], &[], 1);
    for seat in 1..=usize::from(players) {
        let cubes = ["F", "W", "S", "C", "G"].map(|cube| cube.repeat(12)).concat();
        board = board.cubes(seat, &cubes);
    }
    let tiles = ["mason", "notary", "architect", "church", "stone-farm"];
    for (space, tile) in (9..).zip(tiles) {
        board = board.tile(space, tile, 1 + space as i64 % i64::from(players));
    }
    if light { board.light() } else { board }.start().state
}

/// Deniers, cubes and points of each seat, followed by the events alone.
struct Books {
    deniers: [i64; 5],
    cubes: [Cubes; 5],
    prestige: [i64; 5],
    workers_out: [i64; 5],
}

impl Books {
    fn open(state: &State) -> Books {
        let of = |seat: Seat| state.player(seat);
        Books {
            deniers: Seat::ALL.map(|seat| of(seat).deniers.into()),
            cubes: Seat::ALL.map(|seat| of(seat).cubes),
            prestige: Seat::ALL.map(|seat| of(seat).prestige.into()),
            workers_out: Seat::ALL.map(|seat| 6 - i64::from(of(seat).workers)),
        }
    }

    fn enter(&mut self, event: &Event) {
        match *event {
            Event::Earned { seat, deniers, .. } => self.deniers[seat.index()] += i64::from(deniers),
            Event::Paid { seat, deniers, .. } => self.deniers[seat.index()] -= i64::from(deniers),
            Event::Gained { seat, cubes, .. } => self.cubes[seat.index()] = self.cubes[seat.index()].plus(cubes),
            Event::Spent { seat, cubes, .. } => {
                assert!(self.cubes[seat.index()].covers(cubes), "seat {seat} spends {cubes} that it has not");
                self.cubes[seat.index()] = self.cubes[seat.index()].minus(cubes);
            }
            Event::Scored { seat, points, .. } => self.prestige[seat.index()] += i64::from(points),
            Event::Placed { seat, .. } => self.workers_out[seat.index()] += 1,
            Event::Returned { seat, .. } => self.workers_out[seat.index()] -= 1,
            _ => {}
        }
        assert!(self.deniers.iter().chain(&self.prestige).all(|number| *number >= 0), "{event:?}");
    }

    fn compare(&self, state: &State) {
        for seat in Seat::first(state.players()) {
            let player = state.player(seat);
            assert_eq!(i64::from(player.deniers), self.deniers[seat.index()], "deniers of seat {seat}");
            assert_eq!(player.cubes, self.cubes[seat.index()], "cubes of seat {seat}");
            assert_eq!(i64::from(player.prestige), self.prestige[seat.index()], "prestige of seat {seat}");
            assert_eq!(6 - i64::from(player.workers), self.workers_out[seat.index()], "workers of seat {seat}");
        }
    }
}

// C0.1 C2.1 C7.9: and everything that changes hands has its event.
#[test]
fn nothing_gets_lost_and_the_events_tell_everything() {
    every_game(|mut state, random| {
        let mut books = Books::open(&state);
        while let Some(seat) = state.to_act().lowest() {
            let action = choose(&state, seat, random);
            let mut events = Vec::new();
            state.apply(seat, action, &mut events);
            events.iter().for_each(|event| books.enter(event));
            books.compare(&state);
            six_workers_each(&state);
            every_tile_once(&state);
            the_board_is_in_order(&state);
        }
    });
}

fn six_workers_each(state: &State) {
    let special = state.special();
    let single = [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::INN].map(|place| special.at(place));
    for seat in Seat::first(state.players()) {
        let here = |worker: &Option<Seat>| *worker == Some(seat);
        let out = single.iter().chain([&special.inn_right]).filter(|worker| here(worker)).count()
            + special.stables.count(seat)
            + state.castle().queue.count(seat)
            + Space::all().filter(|space| here(&state.road().worker(*space))).count();
        assert_eq!(usize::from(state.player(seat).workers) + out, 6, "workers of seat {seat}");
        assert!(special.stables.count(seat) <= 1 && state.castle().queue.count(seat) <= 1);
    }
}

fn every_tile_once(state: &State) {
    let road = state.road();
    for tile in Tile::ALL {
        let built = Space::all().filter(|space| road.tile(*space) == Some(tile)).count() as u8;
        match tile.class() {
            Class::Neutral | Class::Fixed => assert!(built <= 1, "{tile}"),
            Class::Residence => {}
            _ => {
                assert_eq!(built + state.stock().number(tile), tile.copies(state.options().edition), "{tile}");
            }
        }
    }
    for (space, tile) in Space::FIXED {
        assert_eq!(road.tile(space), Some(tile));
    }
    for number in 1..=6 {
        let class = road.tile(on(number)).map(Tile::class);
        assert!(matches!(class, Some(Class::Neutral | Class::Residence | Class::Prestige)), "space {number}");
    }
}

fn the_board_is_in_order(state: &State) {
    let road = state.road();
    let last = Space::all().filter(|space| road.tile(*space).is_some() && space.number() != 16).last();
    let free = road.first_free().map_or(29, Space::number);
    assert!(last.is_none_or(|last| last.number() < free), "a gap on the road");
    for space in Space::all() {
        let tile = road.tile(space);
        let owned = tile.is_some_and(|tile| !matches!(tile.class(), Class::Neutral | Class::Fixed));
        assert_eq!(road.owner(space).is_some(), owned, "space {space}");
        assert!(road.worker(space).is_none() || tile.is_some_and(Tile::takes_workers), "space {space}");
    }
    let open = state.open_columns();
    let markers = Seat::first(state.players()).flat_map(|seat| state.player(seat).markers);
    assert!(markers.into_iter().all(|marker| marker <= open), "a marker in a closed column");
    let in_turn: Vec<Seat> = state.order().iter().collect();
    assert!(Seat::first(state.players()).all(|seat| in_turn.contains(&seat)));
}

// C7.10: the outcome is prestige and bonus; the events tell the bonus too.
#[test]
fn the_outcome_is_prestige_and_bonus() {
    every_game(|mut state, random| {
        let mut bonus = [0; 5];
        while let Some(seat) = state.to_act().lowest() {
            let mut events = Vec::new();
            state.apply(seat, choose(&state, seat, random), &mut events);
            for event in events {
                if let Event::Bonus { seat, gold, cubes, deniers } = event {
                    bonus[seat.index()] = i32::from(gold + cubes + deniers);
                }
            }
        }
        let outcome = state.outcome().unwrap();
        for (seat, score) in Seat::ALL.into_iter().zip(&outcome.scores) {
            assert_eq!(*score, i32::from(state.player(seat).prestige) + bonus[seat.index()]);
        }
        let best = outcome.scores.iter().max().unwrap();
        let winners = Seat::ALL.into_iter().zip(&outcome.scores).filter(|(_, score)| *score == best);
        assert_eq!(outcome.winners, winners.map(|(seat, _)| seat).collect::<Vec<_>>());
    });
}

// C6.1 C7.5: between turns only the Inn's right place has a worker, and nothing is pending.
#[test]
fn a_turn_begins_with_a_clear_board() {
    every_game(|mut state, random| {
        let mut turn = state.turn();
        while let Some(seat) = state.to_act().lowest() {
            state.apply(seat, choose(&state, seat, random), &mut ());
            if state.turn() == turn || state.outcome().is_some() {
                continue;
            }
            turn = state.turn();
            assert!(state.castle().queue.is_empty() && state.special().stables == SeatList::EMPTY);
            assert_eq!(state.planned_residences().count(), 0);
            assert_eq!(state.favors_due(), None);
            assert_eq!(state.provost(), state.bailiff());
            assert!(state.passed().len() < state.players().into());
        }
    });
}
