//! What the drawing functions look at: one scene, sorted by the things on the board. Which actions are about what, what is
//! refused and why, and what is new to the one who looks.

use super::tips::Facts;
use crate::Drawn;
use crate::scene::{Scene, Sitter};
use game::{Illegal, Seat};
use words::{People, Words};

/// A game whose board has things that actions are about. A decision is asked where it is about something: whatever has one
/// action is a button for it; whatever has several shows them when it is pointed at. Only what is about nothing on the
/// board (to skip, to be done) is asked in the prompt alone.
pub(crate) trait Things: Drawn {
    /// Something on the board or beside it.
    type Thing: Copy + PartialEq;

    /// The id of a thing on the page.
    fn id(thing: Self::Thing) -> String;

    /// What an action is about.
    fn about(view: &Self::View, action: Self::Action) -> Vec<Self::Thing>;

    /// What an event has changed.
    fn touched(event: &Self::Event) -> Option<Self::Thing>;

    /// What it would mean to do the one thing that can be done here.
    fn explain(look: &Look<'_, Self>, action: Self::Action, facts: &mut Facts);

    /// What a button beside the thing itself says: what the thing is need not be said again.
    fn button_words(look: &Look<'_, Self>, action: Self::Action) -> String;

    /// The piece of one's own that an action is done with, where that is chosen first: the end of the id of its radio
    /// button. The buttons of a thing are then shown for the chosen piece only.
    fn with(_action: Self::Action) -> Option<String> {
        None
    }

    /// Whether a thing is not as large as its box.
    fn is_cut_out(_thing: Self::Thing) -> bool {
        false
    }
}

/// A scene, sorted by things.
pub(crate) struct Look<'a, G: Things> {
    pub scene: &'a Scene<'a, G>,
    pub view: &'a G::View,
    pub words: &'a Words,
    legal: Vec<(G::Thing, G::Action)>,
    refused: Vec<(G::Thing, G::Action, Illegal)>,
    names: Vec<String>,
    changed: Vec<G::Thing>,
    /// What was tried and not allowed.
    tried: Option<G::Thing>,
}

impl<'a, G: Things> Look<'a, G> {
    pub fn new(scene: &'a Scene<'a, G>) -> Look<'a, G> {
        let view: &G::View = scene.view;
        let (mut legal, mut refused) = (Vec::new(), Vec::new());
        if let Some(ask) = &scene.ask {
            for action in ask.legal {
                legal.extend(G::about(view, *action).into_iter().map(|thing| (thing, *action)));
            }
            for (action, illegal) in ask.refused {
                refused.extend(G::about(view, *action).into_iter().map(|thing| (thing, *action, *illegal)));
            }
        }
        let tried = scene.refusal.and_then(|refusal| refusal.action.parse().ok());
        let tried = tried.and_then(|action| G::about(view, action).into_iter().next());
        let names = Seat::ALL.into_iter().take(scene.about.chairs.len()).map(|seat| name(scene, seat)).collect();
        Look { scene, view, words: scene.words, legal, refused, names, changed: changed(scene), tried }
    }

    /// What can be done with a thing.
    pub fn actions(&self, thing: G::Thing) -> Vec<G::Action> {
        self.legal.iter().filter(|(other, _)| *other == thing).map(|(_, action)| *action).collect()
    }

    /// What somebody might have thought of doing with it, and why it is not allowed.
    pub fn refused(&self, thing: G::Thing) -> Option<(G::Action, Illegal)> {
        if self.legal.iter().any(|(other, _)| *other == thing) {
            return None;
        }
        self.refused.iter().find(|(other, ..)| *other == thing).map(|(_, action, illegal)| (*action, *illegal))
    }

    /// Whether it changed since the viewer's own last action.
    pub fn changed(&self, thing: G::Thing) -> bool {
        self.changed.contains(&thing)
    }

    /// Whether this is what was just refused.
    pub fn tried(&self, thing: G::Thing) -> bool {
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

    /// A message with arguments.
    pub fn tell(&self, message: &str, arguments: &[words::Argument<'_>]) -> String {
        self.words.tell(message, arguments).into_owned()
    }

    /// What kind of player sits there.
    pub fn sitter(&self, seat: Seat) -> String {
        match self.scene.about.chairs.get(seat.index()).map(|chair| &chair.sitter) {
            _ if self.scene.mine.contains(seat) && self.is_you(seat) => self.say("board-you"),
            _ if self.scene.mine.contains(seat) => self.say("board-here"),
            Some(Sitter::Bot(level)) => {
                let level = self.words.level(level);
                self.tell("board-bot", &[("level", level.into())])
            }
            Some(Sitter::Person) => self.say("board-person"),
            Some(Sitter::Nobody) | None => self.say("board-nobody"),
        }
    }
}

/// The name that is written on a chair, or its number.
fn name<G: Drawn>(scene: &Scene<'_, G>, seat: Seat) -> String {
    match scene.about.chairs.get(seat.index()) {
        Some(chair) if !chair.name.is_empty() => chair.name.clone(),
        _ => scene.words.tell("board-seat", &[("seat", seat.number().into())]).into_owned(),
    }
}

/// What others have touched since the viewer's own last action. Whoever looks back, or at a game that is over, sees no news.
fn changed<G: Things>(scene: &Scene<'_, G>) -> Vec<G::Thing> {
    news(scene).flat_map(|(_, entry)| &entry.events).filter_map(G::touched).collect()
}

/// The entries of the log that are news to the one who looks, with their numbers.
pub(crate) fn news<'a, G: Drawn>(scene: &'a Scene<'_, G>) -> impl Iterator<Item = (usize, &'a crate::Entry<G>)> {
    let now = scene.at.is_none() && scene.standings.is_none();
    scene.log.iter().enumerate().skip(if now { scene.news } else { scene.log.len() })
}
