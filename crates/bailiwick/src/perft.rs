//! `bailiwick perft`: counts action sequences, so that other implementations can check themselves against this one.

use crate::args::PerftArgs;
use crate::failure::Failure;
use crate::start_position::{StartPosition, usual_players};
use game::Game;
use games::{Playable, Visitor};
use serde::Serialize;
use std::io::{self, Write};

impl Visitor for &PerftArgs {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        perft::<G>(self)
    }
}

#[derive(Serialize)]
struct Counts<'a, G> {
    /// Number of sequences of 1, 2, 3... decisions.
    perft: Vec<u64>,
    state: &'a G,
}

fn perft<G: Game>(args: &PerftArgs) -> Result<(), Failure> {
    let state = StartPosition::find::<G>(&args.start, usual_players::<G>(0))?.state::<G>(args.start.seed)?;
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
