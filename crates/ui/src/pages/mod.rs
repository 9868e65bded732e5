//! The pages around the games: what frames a board, and what stands where there is none. A page is whole HTML that works
//! without script; the script only makes it quicker.

mod analysis;
mod analysis_chart;
mod analysis_moment;
mod analysis_seats;
mod book;
mod charts;
mod curtain;
mod end;
mod figures;
mod following;
mod guide;
mod hint;
mod join;
mod log;
mod message;
mod people;
mod posted;
mod prompt;
mod replay;
mod settings;
mod shell;
mod start;
mod table;
mod town;

pub use analysis::{
    MarkName, MarkedDecision, StudiedAction, StudiedMoment, StudiedSeat, Study, StudyStand, Tried, analysis,
};
pub use book::RulebookIcon;
pub use charts::ScoreSheet;
pub use curtain::curtain;
pub use following::Interlude;
pub use guide::api_guide;
pub use join::{join, take_seat};
pub use message::message;
pub use posted::{PostedPage, posted};
pub use replay::parts as replay_parts;
pub use settings::Preferences;
pub use start::{RefusedForm, StartPage, YourResult, YourTable};
pub use table::parts;

#[cfg(test)]
pub(crate) use figures::at_first;
pub(crate) use figures::{board, gallery};
pub(crate) use following::not_again;
pub(crate) use guide::rulebook;
pub(crate) use shell::{game_shell, symbol, top};
pub(crate) use start::{settings, start};
pub(crate) use table::{phases, table_name};

use crate::{Fingerprint, Scene, WebBoard, fingerprints};
use words::Words;

/// A page of a table.
pub struct Page {
    /// The whole of it.
    pub html: String,
    /// What is left of its parts: the first update is told from there.
    pub fingerprints: Vec<Fingerprint>,
}

/// The page of a table: the game while it goes on, and when it is over everything about it.
pub fn page<G: WebBoard>(scene: &Scene<'_, G>) -> Page {
    match scene.standings {
        Some(standings) => Page { html: end::page(scene, standings), fingerprints: Vec::new() },
        None => {
            let parts = parts(scene);
            Page { html: table::page(scene, &parts), fingerprints: fingerprints(&[], &parts) }
        }
    }
}

/// Where a game stands, for the list of tables.
pub fn stands<G: WebBoard>(words: &Words, view: &G::View) -> String {
    G::moment(words, view)
}
