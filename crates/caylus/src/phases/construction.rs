//! Building tiles, by a Carpenter, Mason or Architect (C6.4) or by the favour table (C8.6): one tile, from the stock, at
//! its price in the player's own cubes.

use super::favor;
use crate::action::Action;
use crate::cubes::{Cube, Cubes};
use crate::event::{Event, FavorSource, Source};
use crate::reasons;
use crate::road::Space;
use crate::state::State;
use crate::tiles::{Class, Tile};
use game::{Choices, Events, Reason, Seat};

/// What of a class the player can build for its price less the discount.
pub(crate) fn choices(state: &State, seat: Seat, class: Class, discount: Cubes, out: &mut impl Choices<Action>) {
    let cubes = state.player(seat).cubes;
    let affordable = || {
        let printed = |tile: Tile| (tile, tile.printed(state.options.edition));
        let all = state.stock.of_class(class).map(printed);
        all.filter(move |(_, printed)| cubes.covers(printed.cost.minus(discount)))
    };
    if class == Class::Prestige {
        // C6.6: on one of the builder's residences.
        let residences = state.road.residences(seat);
        if !residences.is_empty() {
            out.push_all(affordable().flat_map(|(tile, _)| residences.map(move |space| Action::BuildOn(tile, space))));
        }
        return;
    }
    // C6.5: without a free space nothing can be built.
    if state.road.first_free().is_none() {
        return;
    }
    for (tile, printed) in affordable() {
        if out.enough() {
            return;
        }
        if printed.any {
            let rest = cubes.minus(printed.cost.minus(discount));
            rest.kinds().for_each(|cube| out.push(Action::BuildPaying(tile, cube)));
        } else {
            out.push(Action::Build(tile));
        }
    }
}

/// Pays, puts the tile on the road, scores and gives the builder's favours (C6.5 to C6.7).
pub(crate) fn build(state: &mut State, seat: Seat, action: Action, discount: Cubes, events: &mut impl Events<Event>) {
    let (tile, any, space) = match action {
        Action::Build(tile) => (tile, None, state.road.first_free()),
        Action::BuildPaying(tile, cube) => (tile, Some(cube), state.road.first_free()),
        Action::BuildOn(tile, space) => (tile, None, Some(space)),
        _ => return,
    };
    let Some(space) = space else { return };
    let printed = tile.printed(state.options.edition);
    let price = full_price(printed.cost.minus(discount), any);
    state.spend(seat, price, Source::Construction(tile), events);
    state.stock.take(tile);
    state.road.put(space, tile, Some(seat));
    events.emit(Event::Built { seat, tile, space });
    state.score(seat, printed.points, Source::Construction(tile), events);
    if printed.favors > 0 {
        favor::grant(state, seat, printed.favors, FavorSource::Construction(tile), events);
    }
}

fn full_price(cost: Cubes, any: Option<Cube>) -> Cubes {
    any.map_or(cost, |cube| cost.and(cube))
}

/// Why a tile cannot be built, where these classes can be built with these discounts.
pub(crate) fn refuse(
    state: &State,
    seat: Seat,
    action: Action,
    builders: &[(Class, Cubes)],
) -> Option<&'static Reason> {
    let (tile, any, on): (Tile, Option<Cube>, Option<Space>) = match action {
        Action::Build(tile) => (tile, None, None),
        Action::BuildPaying(tile, cube) => (tile, Some(cube), None),
        Action::BuildOn(tile, space) => (tile, None, Some(space)),
        _ => return None,
    };
    let Some((class, discount)) = builders.iter().copied().find(|(class, _)| *class == tile.class()) else {
        return Some(&reasons::WRONG_CLASS);
    };
    let printed = tile.printed(state.options.edition);
    Some(if !state.stock.has(tile) {
        &reasons::NOT_IN_STOCK
    } else if class == Class::Prestige && !on.is_some_and(|space| state.road.residences(seat).contains(space)) {
        &reasons::NO_RESIDENCE
    } else if class != Class::Prestige && state.road.first_free().is_none() {
        &reasons::ROAD_FULL
    } else if printed.any != any.is_some() || (on.is_some() != (class == Class::Prestige)) {
        &reasons::PRICE_SPELLING
    } else if !state.player(seat).cubes.covers(full_price(printed.cost.minus(discount), any)) {
        &reasons::CANNOT_PAY_TILE
    } else {
        &reasons::ASK_BUILD
    })
}

/// The tile that an action builds.
pub(crate) fn built_tile(action: Action) -> Option<Tile> {
    match action {
        Action::Build(tile) | Action::BuildPaying(tile, _) | Action::BuildOn(tile, _) => Some(tile),
        _ => None,
    }
}

/// One action for each tile of these classes in the stock that none of the legal actions builds.
pub(crate) fn attempts(state: &State, seat: Seat, classes: &[Class], legal: &[Action]) -> Vec<Action> {
    let residence = state.road.residences(seat).first().or(Space::new(1));
    let attempt = |tile: Tile| match (tile.class(), residence) {
        _ if tile.printed(state.options.edition).any => Action::BuildPaying(tile, Cube::Wood),
        (Class::Prestige, Some(space)) => Action::BuildOn(tile, space),
        _ => Action::Build(tile),
    };
    let can_be_built = |tile: &Tile| legal.iter().any(|action| built_tile(*action) == Some(*tile));
    let tiles = Tile::ALL.into_iter().filter(|tile| state.stock.has(*tile) && classes.contains(&tile.class()));
    tiles.filter(|tile| !can_be_built(tile)).map(attempt).collect()
}
