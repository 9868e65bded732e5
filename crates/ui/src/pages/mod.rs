//! The pages around the games: what frames a board, and what stands where there is none. A page is whole HTML that works
//! without script; the script only makes it quicker.

mod charts;
mod curtain;
mod end;
mod figures;
mod guide;
mod join;
mod log;
mod message;
mod prompt;
mod shell;
mod start;
mod table;
mod town;

pub use curtain::curtain;
pub use guide::{api_guide, rulebook};
pub use join::join;
pub use message::message;
pub use start::{Again, Start, YourTable, start};
pub use table::parts;

pub(crate) use shell::{game_shell, top};
pub(crate) use table::{phases, table_name};

use crate::{Drawn, Scene, Trace, traces};
use words::Words;

/// A page of a table.
pub struct Page {
    /// The whole of it.
    pub html: String,
    /// What is left of its parts: the first update is told from there.
    pub traces: Vec<Trace>,
}

/// The page of a table: the game while it goes on, and when it is over everything about it.
pub fn page<G: Drawn>(scene: &Scene<'_, G>) -> Page {
    match scene.standings {
        Some(standings) => Page { html: end::page(scene, standings), traces: Vec::new() },
        None => {
            let parts = parts(scene);
            Page { html: table::page(scene, &parts), traces: traces(&[], &parts) }
        }
    }
}

/// Where a game stands, for the list of tables.
pub fn stands<G: Drawn>(words: &Words, view: &G::View) -> String {
    let phase = G::phase_name(words, G::phase(view));
    words
        .tell("start-stands", &[("round", table::round::<G>(words, G::round(view)).into()), ("phase", phase.into())])
        .into_owned()
}
