//! `bailiwick bench serve`: measures a server of its own on loopback, over real sockets as browsers use them.
//!
//! - [`load`]: many tables at once
//! - [`aging`]: whether a move costs more the longer the game lasts

mod aging;
mod client;
mod load;

use crate::failure::Failure;
use aging::Aging;
use client::ServerProcess;
use game::Game;
use games::GameList;
use load::Load;
use serde::Serialize;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// Most players at the tables of [`load`].
const PLAYERS: u8 = 4;

#[derive(Serialize)]
struct Report {
    #[serde(flatten)]
    load: Load,
    aging: Vec<Aging>,
}

/// Measures everything and prints it.
pub(crate) fn run<L: GameList>(json: bool) -> Result<(), Failure> {
    let folder = std::env::temp_dir().join(format!("bailiwick-bench-{}", std::process::id()));
    let report = measure::<L>(&folder);
    let _ = fs::remove_dir_all(&folder);
    let report = report?;
    let text = if json {
        serde_json::to_string(&report).map_err(|error| error.to_string())? + "\n"
    } else {
        report.load.words() + &aging::words(&report.aging)
    };
    Ok(io::stdout().write_all(text.as_bytes())?)
}

fn measure<L: GameList>(folder: &Path) -> Result<Report, Failure> {
    let server = ServerProcess::start(folder)?;
    let aging =
        L::each(aging::LongGames).iter().map(|games| aging::measure(&server, games)).collect::<Result<_, _>>()?;
    let server = ServerProcess::start(&folder.join("load"))?;
    let load = load::measure(&server, L::First::NAME, PLAYERS.min(*L::First::PLAYERS.end()))?;
    Ok(Report { load, aging })
}
