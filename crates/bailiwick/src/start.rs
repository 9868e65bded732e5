//! Finding the position that play begins from, and reading files that users give.

use crate::args::StartArgs;
use crate::failure::Failure;
use game::{Game, Random, Rules, RulesOf, Settings, Start};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

/// Every game that records can be of.
pub const GAMES: &[&dyn Rules] = &[&RulesOf::<caylus::State>::RULES, &RulesOf::<ys::State>::RULES];

/// A position is a few kilobytes; nothing longer is read into memory.
const LARGEST_POSITION: u64 = 1024 * 1024;
/// How many play if nobody says anything else.
pub const USUAL_PLAYERS: u8 = 4;

/// How many play if nobody says anything but that so many are named.
pub fn usual_players<G: Game>(named: usize) -> u8 {
    let named = u8::try_from(named).ok().filter(|named| G::PLAYERS.contains(named));
    named.unwrap_or(USUAL_PLAYERS)
}

/// Where games begin: a position, in which each seed decides what is left to chance, or a new set-up for each seed.
pub enum Beginning {
    Position(String),
    SetUp { players: u8, settings: Settings },
}

impl Beginning {
    /// What the arguments ask for; so many play if they do not say how many.
    pub fn find<G: Game>(args: &StartArgs, usual: u8) -> Result<Beginning, Failure> {
        let mut settings = Settings::new(G::OPTIONS);
        for option in &args.options {
            settings.set(option)?;
        }
        let Some(path) = &args.from else {
            let players = args.players.unwrap_or(usual);
            G::new(players, &settings, args.seed)?;
            return Ok(Beginning::SetUp { players, settings });
        };
        let mut text = String::new();
        let mut input = open(path)?.take(LARGEST_POSITION + 1);
        input.read_to_string(&mut text).map_err(|error| Failure::in_file(path, error))?;
        if text.len() as u64 > LARGEST_POSITION {
            return Err(Failure::in_file(path, "longer than a megabyte: this is no position"));
        }
        let text = text.trim_start_matches('\u{feff}').to_owned();
        let state = G::from_json(&text, &mut Random::new(args.seed)).map_err(|error| Failure::in_file(path, error))?;
        if args.players.is_some_and(|players| players != state.players()) {
            return Err(Failure::in_file(path, format!("the position has {} players", state.players())));
        }
        if !settings.agrees_with(&state.settings()) {
            return Err(Failure::in_file(path, format!("the position is played with {}", state.settings())));
        }
        Ok(Beginning::Position(text))
    }

    /// The first state of the game with this seed.
    pub fn state<G: Game>(&self, seed: u64) -> Result<G, Failure> {
        match self {
            Beginning::Position(text) => {
                G::from_json(text, &mut Random::new(seed)).map_err(|error| Failure::Message(error.to_string()))
            }
            Beginning::SetUp { players, settings } => Ok(G::new(*players, settings, seed)?),
        }
    }

    /// How a record says where the game with this seed and first state began.
    pub fn recorded<G: Game>(&self, seed: u64, first: &G) -> Start {
        match self {
            Beginning::Position(_) => Start::Position(serde_json::to_string(first).unwrap_or_default()),
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
