//! Positions for trials: what the seats have at the start of a turn, changed at random and for each seat by itself.

use caylus::tiles::{Class, Tile};
use caylus::{Cube, PlayerSetup, Section, Setup, SpaceSetup, State};
use game::Random;

/// Changes a position; `None` if the result is not possible.
pub(super) fn vary(state: &State, random: &mut Random) -> Option<State> {
    let mut setup = Setup::from(state);
    // Every tile that is not on the road.
    setup.stock = None;
    for seat in &mut setup.seats {
        vary_goods(seat, random);
        vary_favors(seat, state.open_columns().into(), random);
    }
    if random.below(2) == 0 {
        shuffle(&mut setup.order, random);
    }
    vary_road(&mut setup, state, random);
    vary_houses(&mut setup, random);
    State::try_from(&setup).ok()
}

fn vary_goods(seat: &mut PlayerSetup, random: &mut Random) {
    seat.deniers = (seat.deniers + [-2, -1, 0, 0, 1, 2, 3, 4][random.below(8)]).max(0);
    let mut cubes = String::new();
    for cube in Cube::ALL {
        let change = match cube {
            Cube::Gold => [0, 0, 0, 0, 0, 0, 1, -1][random.below(8)],
            _ => [0, 0, 0, 0, 1, 1, 1, 2, -1, -1][random.below(10)],
        };
        let letter = cube.to_string();
        let number = seat.cubes.matches(&letter).count().saturating_add_signed(change);
        cubes += &letter.repeat(number);
    }
    seat.cubes = cubes;
}

/// Moves the marker of a line on or back, as far as columns are open.
fn vary_favors(seat: &mut PlayerSetup, open: i64, random: &mut Random) {
    let marker = &mut seat.favors[random.below(4)];
    *marker = match random.below(6) {
        0..=2 => (*marker + 1).min(open).max(*marker),
        3 => (*marker - 1).max(0),
        _ => *marker,
    };
}

/// A seat by its number.
fn any_seat(setup: &Setup, random: &mut Random) -> i64 {
    random.below(setup.seats.len()) as i64 + 1
}

/// Gives tiles to others, and builds one more.
fn vary_road(setup: &mut Setup, state: &State, random: &mut Random) {
    for place in 0..setup.road.len() {
        let seat = any_seat(setup, random);
        if let Some(space) = &mut setup.road[place]
            && space.owner.is_some()
            && random.below(4) == 0
        {
            space.owner = Some(seat);
        }
    }
    let is_plain = |tile: &Tile| matches!(tile.class(), Class::Wood | Class::Stone);
    let tiles: Vec<Tile> = state.stock().iter().filter(is_plain).collect();
    if let Some(free) = setup.road.iter().position(Option::is_none)
        && !tiles.is_empty()
        && random.below(2) == 0
    {
        let tile = tiles[random.below(tiles.len())].name().to_owned();
        setup.road[free] = Some(SpaceSetup { tile, owner: Some(any_seat(setup, random)), worker: None });
    }
}

/// Adds a house to the section that is being built, or gives one to somebody else.
fn vary_houses(setup: &mut Setup, random: &mut Random) {
    let seat = any_seat(setup, random);
    let (section, houses) = match setup.castle.counted {
        0 => (Section::Dungeon, &mut setup.castle.dungeon),
        1 => (Section::Walls, &mut setup.castle.walls),
        _ => (Section::Towers, &mut setup.castle.towers),
    };
    match random.below(4) {
        0 if houses.len() < section.size() => houses.push(seat),
        1 if !houses.is_empty() => {
            let place = random.below(houses.len());
            houses[place] = seat;
        }
        _ => {}
    }
}

fn shuffle(order: &mut [i64], random: &mut Random) {
    for place in (1..order.len()).rev() {
        order.swap(place, random.below(place + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game, Settings, play_out};
    use std::convert::Infallible;

    /// Nearly every change gives a possible position in which the game can go on, at all stages and with all numbers of players.
    #[test]
    fn changed_positions_are_possible() {
        let (mut tried, mut possible) = (0, 0);
        for (players, seed) in State::PLAYERS.flat_map(|players| (1..=4).map(move |seed| (players, seed))) {
            let Ok(mut state) = State::new(players, &Settings::new(State::OPTIONS), seed) else { continue };
            let (mut random, mut turn) = (Random::new(seed), 0);
            let Ok(()) = play_out(&mut state, |state, _, legal| {
                if state.turn() != turn {
                    turn = state.turn();
                    tried += 1;
                    if let Some(varied) = vary(state, &mut random) {
                        possible += 1;
                        assert_ne!(varied, *state);
                        assert_eq!((varied.turn(), varied.phase()), (state.turn(), 2));
                        assert!(!varied.to_act().is_empty());
                    }
                }
                Ok::<_, Infallible>(legal[random.below(legal.len())])
            });
        }
        assert!(tried > 100 && possible * 100 > tried * 95, "{possible} of {tried}");
    }
}
