//! What a game has to bring so that it can be played here: a mind for its bots, and the pages it is drawn on.

use bots::{Knowledge, Mind};
use game::{Game, Seat};
use std::sync::{Arc, OnceLock};
use ui::Drawn;

/// A game that can be served.
pub trait Shown: Knowledge + Drawn {
    /// What bots think with at a table of so many. It is made once.
    fn mind(players: u8) -> Arc<Mind<Self>>;
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
}

impl Shown for ys::State {
    fn mind(players: u8) -> Arc<Mind<Self>> {
        static MINDS: Minds<ys::State> = [const { OnceLock::new() }; Seat::ALL.len() + 1];
        mind(&MINDS, players)
    }
}
