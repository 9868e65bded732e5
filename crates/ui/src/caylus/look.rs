//! What the drawing functions look at: one scene, sorted by the things on the board. Which actions are about what, what is
//! refused and why, and what is new to the one who looks.

use super::thing::{Thing, about};
use crate::scene::Scene;
use caylus::{Action, Event, Place, Source, State};
use game::{Game, Illegal, Seat};
use words::{People, Words};

/// A scene, sorted by things.
pub(super) struct Look<'a> {
    pub scene: &'a Scene<'a, State>,
    pub state: &'a State,
    pub words: &'a Words,
    legal: Vec<(Thing, Action)>,
    refused: Vec<(Thing, Action, Illegal)>,
    names: Vec<String>,
    changed: Vec<Thing>,
    /// What was tried and not allowed.
    tried: Option<Thing>,
}

impl<'a> Look<'a> {
    pub fn new(scene: &'a Scene<'a, State>) -> Look<'a> {
        let state: &State = scene.view;
        let things = |action: Action| about(state, action).into_iter().flatten();
        let (mut legal, mut refused) = (Vec::new(), Vec::new());
        if let Some(ask) = &scene.ask {
            for action in ask.legal {
                legal.extend(things(*action).map(|thing| (thing, *action)));
            }
            for (action, illegal) in ask.refused {
                refused.extend(things(*action).map(|thing| (thing, *action, *illegal)));
            }
        }
        let tried = scene.refusal.and_then(|refusal| refusal.action.parse().ok());
        let tried = tried.and_then(|action| things(action).next());
        let names = Seat::first(state.players()).map(|seat| name(scene, seat)).collect();
        Look { scene, state, words: scene.words, legal, refused, names, changed: changed(scene), tried }
    }

    /// What can be done with a thing.
    pub fn actions(&self, thing: Thing) -> Vec<Action> {
        self.legal.iter().filter(|(other, _)| *other == thing).map(|(_, action)| *action).collect()
    }

    /// What somebody might have thought of doing with it, and why it is not allowed.
    pub fn refused(&self, thing: Thing) -> Option<(Action, Illegal)> {
        if self.legal.iter().any(|(other, _)| *other == thing) {
            return None;
        }
        self.refused.iter().find(|(other, ..)| *other == thing).map(|(_, action, illegal)| (*action, *illegal))
    }

    /// Whether it changed since the viewer's own last action.
    pub fn changed(&self, thing: Thing) -> bool {
        self.changed.contains(&thing)
    }

    /// Whether this is what was just refused.
    pub fn tried(&self, thing: Thing) -> bool {
        self.tried == Some(thing)
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Seat> {
        self.scene.ask.as_ref().map(|ask| ask.seat)
    }

    /// Whether the viewer looks with this seat.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.scene.point == Some(seat)
    }

    /// A player's name as he wrote it: to be escaped wherever it is shown.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The players by name, for whole sentences.
    pub fn people(&self) -> People<'_> {
        People { names: &self.names, you: self.scene.point }
    }

    /// Names one after the other.
    pub fn names(&self, seats: impl Iterator<Item = Seat>) -> String {
        seats.map(|seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    /// A message without arguments.
    pub fn say(&self, message: &str) -> String {
        self.words.say(message).into_owned()
    }

    /// What happens first when an action is chosen: its price and who scores are read off the rules themselves.
    pub fn preview(&self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        if let Some(seat) = self.asked() {
            let mut state = *self.state;
            state.apply(seat, action, &mut events);
        }
        events
    }

    /// The deniers that an action costs at once.
    pub fn price(&self, action: Action) -> Option<u16> {
        let seat = self.asked()?;
        self.preview(action).into_iter().find_map(|event| match event {
            Event::Paid { seat: by, deniers, source: Source::Placement | Source::Provost } if by == seat => {
                Some(deniers)
            }
            _ => None,
        })
    }
}

/// The name that is written on a chair, or its number.
fn name(scene: &Scene<'_, State>, seat: Seat) -> String {
    match scene.about.chairs.get(seat.index()) {
        Some(chair) if !chair.name.is_empty() => chair.name.clone(),
        _ => scene.words.tell("board-seat", &[("seat", seat.number().into())]).into_owned(),
    }
}

/// What others have touched since the viewer's own last action. Whoever looks back, or at a game that is over, sees no news.
fn changed(scene: &Scene<'_, State>) -> Vec<Thing> {
    if scene.at.is_some() || scene.standings.is_some() {
        return Vec::new();
    }
    let news = scene.log.get(scene.news..).unwrap_or_default();
    let touched = |event: &Event| match *event {
        Event::Placed { place, .. } | Event::Moved { place, .. } => Some(Thing::At(place)),
        Event::Built { space, .. } | Event::ResidencePlanned { space, .. } | Event::ResidenceMade { space, .. } => {
            Some(Thing::space(space))
        }
        Event::InnEntered { .. } => Some(Thing::At(Place::INN)),
        Event::Passed { .. } => Some(Thing::Bridge),
        Event::HouseBuilt { .. } => Some(Thing::Keep),
        Event::LineChosen { line, column, .. } => Some(Thing::Cell(line, column)),
        _ => None,
    };
    news.iter().flat_map(|entry| &entry.events).filter_map(touched).collect()
}
