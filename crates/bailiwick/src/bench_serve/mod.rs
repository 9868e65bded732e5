//! `bailiwick bench serve`: measures servers of its own on loopback, over real sockets as browsers use them.
//!
//! - [`servers`]: one server with a file, or several that share a database; [`client`]: who asks them; [`planned`]: what is played
//! - [`load`]: many tables at once
//! - [`spectators`]: many who watch one table
//! - [`hearing`]: how soon a move is heard of at another server
//! - [`aging`]: whether a move costs more the longer the game lasts

mod aging;
mod client;
mod hearing;
mod load;
mod planned;
mod servers;
mod spectators;

use crate::failure::Failure;
use aging::Aging;
use game::Game;
use games::GameList;
use hearing::Heard;
use load::Load;
use serde::Serialize;
use servers::{Place, ServerProcess, Servers};
use spectators::Watched;
use std::io::{self, Write};

/// Most players at the tables of [`load`].
const PLAYERS: u8 = 4;

/// What is measured: servers that share a database, or one with a file.
#[derive(Clone, Copy)]
pub(crate) struct Setting<'a> {
    /// The address of the database.
    pub(crate) database: Option<&'a str>,
    /// Number of servers.
    pub(crate) nodes: u8,
}

#[derive(Serialize)]
struct Report {
    engine: &'static str,
    nodes: u8,
    #[serde(flatten)]
    load: Load,
    spectators: Watched,
    hearing: Option<Heard>,
    aging: Vec<Aging>,
}

impl Report {
    fn words(&self) -> String {
        let nodes = if self.nodes == 1 { "1 server".to_owned() } else { format!("{} servers", self.nodes) };
        let hearing = self.hearing.as_ref().map(Heard::words).unwrap_or_default();
        format!(
            "{}, {nodes}\n{}{}{hearing}{}",
            self.engine,
            self.load.words(),
            self.spectators.words(),
            aging::words(&self.aging)
        )
    }
}

/// Measures everything and prints it.
pub(crate) fn run<L: GameList>(setting: Setting<'_>, json: bool) -> Result<(), Failure> {
    if setting.database.is_none() && setting.nodes > 1 {
        return Err(Failure::Message("several servers share a database: name one with --database".to_owned()));
    }
    let report = measure::<L>(setting)?;
    let text =
        if json { serde_json::to_string(&report).map_err(|error| error.to_string())? + "\n" } else { report.words() };
    Ok(io::stdout().write_all(text.as_bytes())?)
}

fn measure<L: GameList>(setting: Setting<'_>) -> Result<Report, Failure> {
    let place = Place::new(setting.database)?;
    // What a move costs early and late has nothing to do with where it is written.
    let aging = match &place {
        Place::Folder(folder) => {
            let server = ServerProcess::with_file(&folder.join("aging"))?;
            L::each(aging::LongGames).iter().map(|games| aging::measure(&server, games)).collect::<Result<_, _>>()?
        }
        Place::Database(_) => Vec::new(),
    };
    let servers = Servers::start(&place, setting.nodes)?;
    let seats = PLAYERS.min(*L::First::PLAYERS.end());
    let hearing = hearing::measure::<L::First>(&servers, seats)?;
    let spectators = spectators::measure::<L::First>(&servers, seats)?;
    // These have used memory, so tables and listeners are counted on servers that have just been started.
    drop(servers);
    let servers = Servers::start(&place, setting.nodes)?;
    let load = load::measure::<L::First>(&servers, seats)?;
    Ok(Report { engine: place.engine(), nodes: setting.nodes, load, spectators, hearing, aging })
}
