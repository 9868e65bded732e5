//! Finding the position that play begins from, and reading files that users give.

use crate::args::StartArgs;
use crate::failure::Failure;
use game::{Game, Rules, RulesOf, Settings, Start};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

/// Every game that records can be of.
pub const GAMES: &[&dyn Rules] = &[&RulesOf::<caylus::State>::RULES];

/// A position is a few kilobytes; nothing longer is read into memory.
const LARGEST_POSITION: u64 = 1024 * 1024;
const USUAL_PLAYERS: u8 = 4;

/// Where games begin: a fixed position, or a new set-up for each seed.
pub enum Beginning<G> {
    Position { state: Box<G>, json: String },
    SetUp { players: u8, settings: Settings },
}

impl<G: Game> Beginning<G> {
    /// What the arguments ask for.
    pub fn find(args: &StartArgs) -> Result<Beginning<G>, Failure> {
        let mut settings = Settings::new(G::OPTIONS);
        for option in &args.options {
            settings.set(option)?;
        }
        let Some(path) = &args.from else {
            let players = args.players.unwrap_or(USUAL_PLAYERS);
            G::new(players, &settings, args.seed)?;
            return Ok(Beginning::SetUp { players, settings });
        };
        let mut text = String::new();
        let mut input = open(path)?.take(LARGEST_POSITION + 1);
        input.read_to_string(&mut text).map_err(|error| Failure::in_file(path, error))?;
        if text.len() as u64 > LARGEST_POSITION {
            return Err(Failure::in_file(path, "longer than a megabyte: this is no position"));
        }
        let state = G::from_json(text.trim_start_matches('\u{feff}')).map_err(|error| Failure::in_file(path, error))?;
        if args.players.is_some_and(|players| players != state.players()) {
            return Err(Failure::in_file(path, format!("the position has {} players", state.players())));
        }
        if !settings.agrees_with(&state.settings()) {
            return Err(Failure::in_file(path, format!("the position is played with {}", state.settings())));
        }
        let json = serde_json::to_string(&state).map_err(|error| Failure::in_file(path, error))?;
        Ok(Beginning::Position { state: Box::new(state), json })
    }

    /// The first state of the game with this seed.
    pub fn state(&self, seed: u64) -> Result<G, Failure> {
        match self {
            Beginning::Position { state, .. } => Ok(*state.clone()),
            Beginning::SetUp { players, settings } => Ok(G::new(*players, settings, seed)?),
        }
    }

    /// How a record says where the game with this seed began.
    pub fn recorded(&self, seed: u64) -> Start {
        match self {
            Beginning::Position { json, .. } => Start::Position(json.clone()),
            Beginning::SetUp { .. } => Start::Seed(seed),
        }
    }
}

/// Opens a file, or standard input for `-`.
pub fn open(path: &Path) -> Result<Box<dyn BufRead>, Failure> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    let file = File::open(path).map_err(|error| Failure::in_file(path, error))?;
    if file.metadata().is_ok_and(|about| about.is_dir()) {
        return Err(Failure::in_file(path, "this is a folder, not a file"));
    }
    Ok(Box::new(BufReader::new(file)))
}
