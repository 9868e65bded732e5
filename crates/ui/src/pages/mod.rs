//! The pages around the games: what frames a board, and what stands where there is none. A page is whole HTML that works
//! without script; the script only makes it quicker.

mod candidates;
mod charts;
mod end;
mod guide;
mod join;
mod log;
mod message;
mod prompt;
mod shell;
mod start;
mod table;
mod town;

pub use candidates::candidates;
pub use guide::{api_guide, rulebook};
pub use join::join;
pub use message::message;
pub use start::{Start, YourTable, start};
pub use table::parts;

use crate::Scene;
use ::caylus::State;

/// The page of a table of Caylus: the game while it goes on, and when it is over everything about it.
pub fn page(scene: &Scene<'_, State>) -> String {
    match scene.standings {
        Some(standings) => end::page(scene, standings),
        None => table::page(scene),
    }
}

/// Where a game stands, for the list of tables.
pub fn stands(words: &words::Words, state: &State) -> String {
    let phase = words::caylus::phase(words, state.phase());
    words.tell("start-stands", &[("turn", state.turn().into()), ("phase", phase.into())]).into_owned()
}
