//! What a game has to bring so that it can be played here: a mind for its bots, and the pages it is drawn on.

use bots::{Knowledge, Mind};
use game::{Game, Seat};
use std::sync::{Arc, OnceLock};
use ui::{Part, Scene};
use words::Words;

/// A game that can be served.
pub trait Shown: Knowledge {
    /// What bots think with at a table of so many. It is made once.
    fn mind(players: u8) -> Arc<Mind<Self>>;

    /// What a seat might think of when it is asked something; those that are not legal are shown with the reason.
    fn candidates(_view: &Self::View, _seat: Seat) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Where the game stands, in a few words.
    fn stands(view: &Self::View, words: &Words) -> String;

    /// The parts of the page that change.
    fn parts(scene: &Scene<'_, Self>) -> Vec<Part> {
        crate::pages::plain_parts(scene)
    }

    /// The page that stands before what a seat may see.
    fn curtain(scene: &Scene<'_, Self>, _seat: Seat) -> String {
        crate::pages::table(scene, &[])
    }

    /// The whole page.
    fn page(scene: &Scene<'_, Self>) -> String {
        crate::pages::table(scene, &Self::parts(scene))
    }
}

/// Minds by number of players.
type Minds<G> = [OnceLock<Arc<Mind<G>>>; Seat::ALL.len() + 1];

fn mind<G: Game + Knowledge>(minds: &Minds<G>, players: u8) -> Arc<Mind<G>> {
    let place = &minds[usize::from(players).min(Seat::ALL.len())];
    place.get_or_init(|| Mind::usual(players)).clone()
}

impl Shown for caylus::State {
    fn mind(players: u8) -> Arc<Mind<Self>> {
        static MINDS: Minds<caylus::State> = [const { OnceLock::new() }; Seat::ALL.len() + 1];
        mind(&MINDS, players)
    }

    fn candidates(state: &Self, seat: Seat) -> Vec<caylus::Action> {
        <caylus::State as ui::Drawn>::candidates(state, seat)
    }

    fn stands(state: &Self, words: &Words) -> String {
        ui::stands::<caylus::State>(words, state)
    }

    fn parts(scene: &Scene<'_, Self>) -> Vec<Part> {
        ui::table_parts(scene)
    }

    fn curtain(scene: &Scene<'_, Self>, seat: Seat) -> String {
        ui::curtain(scene, seat)
    }

    fn page(scene: &Scene<'_, Self>) -> String {
        ui::page(scene)
    }
}

impl Shown for ys::State {
    fn mind(players: u8) -> Arc<Mind<Self>> {
        static MINDS: Minds<ys::State> = [const { OnceLock::new() }; Seat::ALL.len() + 1];
        mind(&MINDS, players)
    }

    fn stands(view: &ys::View, _: &Words) -> String {
        format!("round {}", view.board().round())
    }
}
