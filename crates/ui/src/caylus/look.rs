//! What the drawing functions of Caylus look at, beyond what all boards have: what an action costs.

use super::tips::{button_words, explain};
use crate::board::look::Things;
use crate::board::tips::Facts;
use caylus::{Action, Event, Source, State};
use game::Game;
use words::caylus::Thing;

/// A scene of Caylus, sorted by things.
pub(super) type Look<'a> = crate::board::look::Look<'a, State>;

impl Things for State {
    type Thing = Thing;

    fn id(thing: Thing) -> String {
        thing.id()
    }

    fn about(state: &State, action: Action) -> Vec<Thing> {
        words::caylus::about(state, action)
    }

    fn touched(event: &Event) -> Option<Thing> {
        words::caylus::touched(event)
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
