//! The position that games start from, as the arguments describe it.

use crate::args::StartArgs;
use crate::failure::Failure;
use crate::files::open;
use game::{Game, Random, Settings, Start};
use std::io::Read;

/// Longest accepted position, in bytes; real ones have a few thousand.
const LARGEST_POSITION: u64 = 1024 * 1024;
/// Default number of players.
const USUAL_PLAYERS: u8 = 4;

/// Default number of players when `named` people and bots are named.
pub(crate) fn usual_players<G: Game>(named: usize) -> u8 {
    let named = u8::try_from(named).ok().filter(|named| G::PLAYERS.contains(named));
    named.unwrap_or(USUAL_PLAYERS.clamp(*G::PLAYERS.start(), *G::PLAYERS.end()))
}

/// Where games start.
pub(crate) enum StartPosition {
    /// From this JSON; the seed of a game decides what it leaves to chance.
    Position(String),
    /// From the set-up of the rules, which follows from the seed of a game.
    SetUp { players: u8, settings: Settings },
}

impl StartPosition {
    /// Finds what the arguments ask for. `usual` is the number of players where they do not say it.
    pub(crate) fn find<G: Game>(args: &StartArgs, usual: u8) -> Result<StartPosition, Failure> {
        let settings = Settings::parse(G::OPTIONS, &args.options)?;
        let Some(path) = &args.from else {
            let players = args.players.unwrap_or(usual);
            G::new(players, &settings, args.seed)?;
            return Ok(StartPosition::SetUp { players, settings });
        };
        let mut text = String::new();
        let mut input = open(path)?.take(LARGEST_POSITION + 1);
        input.read_to_string(&mut text).map_err(|error| Failure::in_file(path, error))?;
        if text.len() as u64 > LARGEST_POSITION {
            return Err(Failure::in_file(path, "longer than a megabyte: this is not a position"));
        }
        let text = text.trim_start_matches('\u{feff}').to_owned();
        let state = G::from_json(&text, &mut Random::new(args.seed)).map_err(|error| Failure::in_file(path, error))?;
        if args.players.is_some_and(|players| players != state.players()) {
            return Err(Failure::in_file(path, format!("the position has {} players", state.players())));
        }
        if !settings.agrees_with(&state.settings()) {
            return Err(Failure::in_file(path, format!("the position is played with {}", state.settings())));
        }
        Ok(StartPosition::Position(text))
    }

    /// The first state of the game with this seed.
    pub(crate) fn state<G: Game>(&self, seed: u64) -> Result<G, Failure> {
        match self {
            StartPosition::Position(text) => {
                G::from_json(text, &mut Random::new(seed)).map_err(|error| Failure::Message(error.to_string()))
            }
            StartPosition::SetUp { players, settings } => Ok(G::new(*players, settings, seed)?),
        }
    }

    /// The start as a record names it, for the game with this seed and first state.
    pub(crate) fn recorded<G: Game>(&self, seed: u64, first: &G) -> Start {
        match self {
            StartPosition::Position(_) => Start::Position(serde_json::to_string(first).unwrap_or_default()),
            StartPosition::SetUp { .. } => Start::Seed(seed.into()),
        }
    }
}
