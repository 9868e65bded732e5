//! What the drawing functions look at: one scene, sorted by the items of the board. Which actions are about what, what is
//! refused and why, and what is new to the one who looks.

use super::tips::Facts;
use crate::WebBoard;
use crate::scene::Scene;
use game::{BoardItems, Illegal, Seat};
use maud::{Markup, html};
use std::cell::OnceCell;
use words::{People, Sitter, Words};

/// A game whose board shows decisions at its items. A decision is asked where it is about something: whatever has one
/// action is a button for it; whatever has several shows them when it is pointed at. Only what is about nothing on the
/// board (to skip, to be done) is asked in the prompt alone.
pub(crate) trait InteractiveBoard: WebBoard + BoardItems {
    /// What it would mean to do the one thing that can be done here.
    fn explain(look: &BoardIndex<'_, Self>, action: Self::Action, facts: &mut Facts);

    /// What comes of an action, as far as drawings and words about things tell it.
    type Foreseen;

    /// What would come of an action of the seat that is asked.
    fn foresee(view: &Self::View, seat: Seat, action: Self::Action) -> Self::Foreseen;

    /// The label of a button beside the item itself, which need not be named again.
    fn button_words(look: &BoardIndex<'_, Self>, action: Self::Action) -> String;

    /// The piece of one's own that an action is done with, where that is chosen first: the end of the id of its radio
    /// button. The buttons of an item are then shown for the chosen piece only.
    fn with(_action: Self::Action) -> Option<String> {
        None
    }

    /// Whether an action would place a piece of a seat where one stands already: that it cannot needs no telling.
    fn places_again(_view: &Self::View, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// Whether an item is smaller than its box.
    fn is_cut_out(_item: Self::BoardItem) -> bool {
        false
    }
}

/// A scene, sorted by board items.
pub(crate) struct BoardIndex<'a, G: InteractiveBoard> {
    pub scene: &'a Scene<'a, G>,
    pub view: &'a G::View,
    pub words: &'a Words,
    legal: Vec<(G::BoardItem, G::Action)>,
    refused: Vec<(G::BoardItem, G::Action, Illegal)>,
    names: Vec<String>,
    changed: Vec<G::BoardItem>,
    /// What was tried and not allowed.
    tried: Option<G::BoardItem>,
    /// What would come of the legal actions; found out when it is first asked for.
    foreseen: OnceCell<Vec<(G::Action, G::Foreseen)>>,
    /// The legal actions that give something away; found out when it is first asked for.
    given_away: OnceCell<Vec<G::Action>>,
}

impl<'a, G: InteractiveBoard> BoardIndex<'a, G> {
    pub(crate) fn new(scene: &'a Scene<'a, G>) -> BoardIndex<'a, G> {
        let view: &G::View = scene.view;
        let (mut legal, mut refused) = (Vec::new(), Vec::new());
        if let Some(ask) = &scene.ask {
            for action in ask.legal {
                legal.extend(G::items_of(view, *action).into_iter().map(|item| (item, *action)));
            }
            for (action, illegal) in ask.refused {
                refused.extend(G::items_of(view, *action).into_iter().map(|item| (item, *action, *illegal)));
            }
        }
        let tried = scene.refusal.and_then(|refusal| refusal.action.parse().ok());
        let tried = tried.and_then(|action| G::items_of(view, action).into_iter().next());
        BoardIndex {
            scene,
            view,
            words: scene.words,
            legal,
            refused,
            names: scene.names(),
            changed: changed(scene),
            tried,
            foreseen: OnceCell::new(),
            given_away: OnceCell::new(),
        }
    }

    /// What can be done with an item.
    pub(crate) fn actions(&self, item: G::BoardItem) -> Vec<G::Action> {
        self.legal.iter().filter(|(other, _)| *other == item).map(|(_, action)| *action).collect()
    }

    /// An action with it that a player might think of and that is refused, with the reason.
    pub(crate) fn refused(&self, item: G::BoardItem) -> Option<(G::Action, Illegal)> {
        if self.legal.iter().any(|(other, _)| *other == item) {
            return None;
        }
        let again = |action| self.asked().is_some_and(|seat| G::places_again(self.view, seat, action));
        let told = self.refused.iter().find(|(other, action, _)| *other == item && !again(*action));
        told.map(|(_, action, illegal)| (*action, *illegal))
    }

    /// Whether nothing can be done with an item, nothing was tried, and nothing is refused: it is only looked at.
    pub(crate) fn is_idle(&self, item: G::BoardItem) -> bool {
        !self.tried(item)
            && !self.legal.iter().any(|(other, _)| *other == item)
            && !self.refused.iter().any(|(other, ..)| *other == item)
    }

    /// What would come of a legal action.
    pub(crate) fn foreseen(&self, action: G::Action) -> Option<&G::Foreseen> {
        let foreseen = self.foreseen.get_or_init(|| {
            let asked = self.scene.ask.iter().flat_map(|ask| ask.legal.iter().map(|action| (ask.seat, *action)));
            asked.map(|(seat, action)| (action, G::foresee(self.view, seat, action))).collect()
        });
        foreseen.iter().find(|(other, _)| *other == action).map(|(_, foreseen)| foreseen)
    }

    /// Whether a legal action gives something away, for which reason it is asked once more.
    pub(crate) fn gives_away(&self, action: G::Action) -> bool {
        let given_away = self.given_away.get_or_init(|| {
            let Some(ask) = &self.scene.ask else { return Vec::new() };
            let said = G::given_away(self.words, self.view, ask.seat, ask.legal);
            ask.legal.iter().zip(said).filter_map(|(action, said)| said.map(|_| *action)).collect()
        });
        given_away.contains(&action)
    }

    /// Whether it changed since the viewer's own last action.
    pub(crate) fn changed(&self, item: G::BoardItem) -> bool {
        self.changed.contains(&item)
    }

    /// Whether this is what was just refused.
    pub(crate) fn tried(&self, item: G::BoardItem) -> bool {
        self.tried == Some(item)
    }

    /// Who is asked.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.scene.ask.as_ref().map(|ask| ask.seat)
    }

    /// Whether the viewer looks with this seat.
    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        self.scene.viewpoint() == Some(seat)
    }

    /// A player's name as they wrote it: to be escaped wherever it is shown.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The players by name, for whole sentences.
    pub(crate) fn people(&self) -> People<'_> {
        People { names: &self.names, you: self.scene.viewpoint() }
    }

    /// Names one after the other.
    pub(crate) fn names(&self, seats: impl Iterator<Item = Seat>) -> String {
        seats.map(|seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    /// A message without arguments.
    pub(crate) fn text(&self, message: &str) -> String {
        self.words.text(message).into_owned()
    }

    /// A message with arguments.
    pub(crate) fn text_with(&self, message: &str, arguments: &[words::Argument<'_>]) -> String {
        self.words.text_with(message, arguments).into_owned()
    }

    /// What kind of player sits there.
    pub(crate) fn sitter(&self, seat: Seat) -> String {
        sitter(self.scene, seat)
    }
}

/// What kind of player sits on a seat.
pub(crate) fn sitter<G: WebBoard>(scene: &Scene<'_, G>, seat: Seat) -> String {
    let words = scene.words;
    let chair = scene.about.chairs.get(seat.index());
    // Without a name, they are called "You" anyway.
    let is_named = chair.is_some_and(|chair| !chair.name.is_empty());
    match chair.map(|chair| &chair.sitter) {
        _ if scene.reader() == Some(seat) && !is_named => words.text("board-person").into_owned(),
        _ if scene.is_mine(seat) && scene.viewpoint() == Some(seat) => words.text("board-you").into_owned(),
        _ if scene.is_mine(seat) => words.text("board-here").into_owned(),
        Some(Sitter::Bot(level)) => words.text_with("board-bot", &[("level", words.level(level).into())]).into_owned(),
        Some(Sitter::Person) => words.text("board-person").into_owned(),
        Some(Sitter::Nobody) | None => words.text("board-nobody").into_owned(),
    }
}

/// The sign that another player has the table open: the style sheet shows it while the page has their seat in `data-here`.
pub(crate) fn presence<G: WebBoard>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let is_person = scene.about.chairs.get(seat.index()).is_some_and(|chair| chair.sitter == Sitter::Person);
    let said = scene.words.text_with("people-here", &[("name", scene.name(seat).into())]);
    html! {
        @if is_person && !scene.is_mine(seat) {
            span class=(format!("here here-{seat}")) title=(said) { span.visually-hidden { (said) } }
        }
    }
}

/// What others have touched since the viewer's own last action. A viewer who looks back, or at a game that is over, sees no news.
fn changed<G: InteractiveBoard>(scene: &Scene<'_, G>) -> Vec<G::BoardItem> {
    by_others(scene).flat_map(|(_, entry)| &entry.events).filter_map(G::changed_item).collect()
}

/// What others did since the viewer's own last action.
pub(crate) fn by_others<'a, G: WebBoard>(
    scene: &'a Scene<'_, G>,
) -> impl Iterator<Item = (usize, &'a crate::Entry<G>)> {
    news(scene).filter(|(_, entry)| !scene.sight.is_own(entry.seat))
}

/// The entries of the log that have news for the one who looks, with their numbers.
pub(crate) fn news<'a, G: WebBoard>(scene: &'a Scene<'_, G>) -> impl Iterator<Item = (usize, &'a crate::Entry<G>)> {
    let now = scene.at.is_none() && scene.standings.is_none();
    scene.entries_from(if now { scene.news } else { scene.entries() })
}
