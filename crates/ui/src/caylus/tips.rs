//! What is said about the things of Caylus in particular: what it means to act there, and what tiles do.

use super::index::{BoardIndex, price};
pub(super) use crate::board::tips::{Facts, element, element_with};
use caylus::{Action, Place, tiles::Effect, tiles::Tile};
use words::caylus::planner;

/// What a button beside the thing itself says: where a worker goes need not be said again, but its price.
pub(super) fn button_words(look: &BoardIndex<'_>, action: Action) -> String {
    match action {
        Action::Place(_) => {
            let price = words::caylus::deniers(look.words, price(look, action).unwrap_or(1));
            look.words.text_with("board-do-place", &[("deniers", price.into())]).into_owned()
        }
        Action::Move(_) => look.text("board-do-move"),
        _ => words::caylus::label(look.words, look.view, action),
    }
}

/// What it costs and who gains by it, for the one thing that can be done here.
pub(super) fn explain(look: &BoardIndex<'_>, action: Action, facts: &mut Facts) {
    let Some(seat) = look.asked() else { return };
    if let Action::Place(place) = action {
        let price = price(look, action).unwrap_or(1);
        let passed = look.view.passed().len();
        let own = place.space().is_some_and(|space| look.view.road().owned_by(seat).contains(space));
        facts.meaning.push(if own {
            look.text("board-pays-own")
        } else if look.view.special().inn_right == Some(seat) && passed > 0 {
            look.text("board-pays-inn")
        } else {
            let price = words::caylus::deniers(look.words, price);
            look.words.text_with("board-pays", &[("deniers", price.into()), ("passed", passed.into())]).into_owned()
        });
        facts.rules.push("C3.4");
    }
    if let Action::Place(place) | Action::Move(place) = action {
        let price = price(look, action).unwrap_or(0);
        // What is said of the castle stands there already.
        if place != Place::CASTLE {
            facts.after.extend(planner::prospect(look.words, look.view, seat, place, price));
        }
        let scores = look.foreseen(action).and_then(|outcome| outcome.visited);
        // Only the owner of this very building: what follows of itself may bring others points too.
        let here = owner_there(look, action);
        if let Some(owner) = scores.filter(|owner| here == Some(*owner) && *owner != seat) {
            facts
                .meaning
                .push(look.words.text_with("board-owner-scores", &[("name", look.name(owner).into())]).into_owned());
            facts.rules.push("C3.5");
        }
        return;
    }
    // The long words say whose workers the provost lets work, or what building costs and brings.
    facts.meaning.push(words::caylus::action(look.words, look.view, seat, action, &look.people()).long);
}

fn owner_there(look: &BoardIndex<'_>, action: Action) -> Option<game::Seat> {
    match action {
        Action::Place(place) | Action::Move(place) => look.view.road().owner(place.space()?),
        _ => None,
    }
}

/// What a tile does.
pub(super) fn tile_does(look: &BoardIndex<'_>, tile: Tile) -> String {
    let does = words::caylus::effect(look.words, tile, look.view.options().edition);
    match tile.owners_cubes() {
        Some(_) => format!("{does} {}", look.text("board-owners-cube")),
        None => does,
    }
}

/// The rules about what a tile does.
pub(super) fn tile_rules(tile: Tile) -> Vec<&'static str> {
    use caylus::Edition::Jeweler;
    let mut rules = match tile.printed(Jeweler).effect {
        Effect::Produce(_) => vec!["C6.2"],
        Effect::Sell(_) | Effect::Peddle(..) | Effect::Deals(_) | Effect::Transmute => vec!["C6.8"],
        Effect::Build(_) => vec!["C6.4"],
        Effect::MakeResidence => vec!["C6.9"],
        Effect::None if tile == Tile::Residence => vec!["C6.9", "C3.1"],
        Effect::None => vec!["C6.6"],
    };
    if tile.owners_cubes().is_some() {
        rules.push("C6.3");
    }
    if tile.printed(Jeweler).favors > 0 {
        rules.push("C6.7");
    }
    rules
}
