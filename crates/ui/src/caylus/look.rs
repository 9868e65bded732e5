//! What the drawing functions of Caylus look at, beyond what all boards have: what an action costs.

use super::thing::Thing;
use super::tips::{button_words, explain};
use crate::board::look::Things;
use crate::board::tips::Facts;
use caylus::{Action, Event, Place, Source, State};
use game::Game;

/// A scene of Caylus, sorted by things.
pub(super) type Look<'a> = crate::board::look::Look<'a, State>;

impl Things for State {
    type Thing = Thing;

    fn id(thing: Thing) -> String {
        thing.id()
    }

    fn about(state: &State, action: Action) -> Vec<Thing> {
        super::thing::about(state, action).into_iter().flatten().collect()
    }

    fn touched(event: &Event) -> Option<Thing> {
        match *event {
            Event::Placed { place, .. } | Event::Moved { place, .. } => Some(Thing::At(place)),
            Event::Built { space, .. } | Event::ResidencePlanned { space, .. } | Event::ResidenceMade { space, .. } => {
                Some(Thing::space(space))
            }
            Event::InnEntered { .. } => Some(Thing::At(Place::INN)),
            Event::Passed { .. } => Some(Thing::Bridge),
            Event::HouseBuilt { .. } => Some(Thing::Keep),
            Event::LineChosen { line, column, .. } => Some(Thing::Cell(line, column)),
            _ => None,
        }
    }

    fn explain(look: &Look<'_>, action: Action, facts: &mut Facts) {
        explain(look, action, facts);
    }

    fn button_words(look: &Look<'_>, action: Action) -> String {
        button_words(look, action)
    }
}

/// What happens first when an action is chosen: its price and who scores are read off the rules themselves.
pub(super) fn preview(look: &Look<'_>, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    if let Some(seat) = look.asked() {
        let mut state = *look.view;
        state.apply(seat, action, &mut events);
    }
    events
}

/// The deniers that an action costs at once.
pub(super) fn price(look: &Look<'_>, action: Action) -> Option<u16> {
    let seat = look.asked()?;
    preview(look, action).into_iter().find_map(|event| match event {
        Event::Paid { seat: by, deniers, source: Source::Placement | Source::Provost } if by == seat => Some(deniers),
        _ => None,
    })
}
