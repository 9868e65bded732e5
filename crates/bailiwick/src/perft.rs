//! `bailiwick perft`: counts action sequences, so that other implementations can check themselves against this one.

use crate::args::{GameName, PerftArgs};
use crate::failure::Failure;
use crate::start::{Beginning, USUAL_PLAYERS};
use game::Game;
use serde::Serialize;
use std::io::{self, Write};

pub fn run(args: &PerftArgs) -> Result<(), Failure> {
    match args.start.game {
        GameName::Caylus => perft::<caylus::State>(args),
        GameName::Ys => perft::<ys::State>(args),
    }
}

#[derive(Serialize)]
struct Counts<'a, G> {
    /// Number of sequences of 1, 2, 3 ... decisions.
    perft: Vec<u64>,
    state: &'a G,
}

fn perft<G: Game>(args: &PerftArgs) -> Result<(), Failure> {
    let state = Beginning::find::<G>(&args.start, USUAL_PLAYERS)?.state::<G>(args.start.seed)?;
    let mut out = io::stdout();
    if args.json {
        let perft = (1..=args.depth).map(|depth| game::perft(&state, depth)).collect();
        let text = serde_json::to_string(&Counts { perft, state: &state }).map_err(|error| error.to_string())?;
        return Ok(writeln!(out, "{text}")?);
    }
    writeln!(out, "depth   sequences")?;
    for depth in 1..=args.depth {
        writeln!(out, "{depth:>5} {:>11}", game::perft(&state, depth))?;
    }
    Ok(())
}
