//! `bailiwick replay`: replays a recorded game and prints the standings, the state, or what a seat sees.

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::files::open;
use game::{Outcome, Record, Rules, Seat, TextGame};
use games::GameList;
use std::io::{self, Write};

pub(crate) fn run<L: GameList>(args: &ReplayArgs) -> Result<(), Failure> {
    let wrong = |error| Failure::in_file(&args.file, error);
    let record = Record::read(open(&args.file)?).map_err(wrong)?;
    let rules = record.rules(&L::rules()).map_err(wrong)?;
    let table = record.replay(rules, args.to).map_err(wrong)?;
    let viewer = args.seat.map(|number| viewer(number, table.players())).transpose()?;
    let played = args.to.unwrap_or(record.actions.len());
    let text = match viewer {
        _ if args.record => recorded(record, rules, played, viewer).map_err(wrong)?,
        Some(viewer) => table.view_json(viewer) + "\n",
        None if args.json => table.state_json() + "\n",
        None => standings(&*table, played),
    };
    Ok(io::stdout().write_all(text.as_bytes())?)
}

/// The seat with this number, or `None` for a spectator, whose number is 0.
fn viewer(number: u8, players: u8) -> Result<Option<Seat>, Failure> {
    if number > players {
        let words = format!("there is no seat {number}: the seats are 1 to {players}, and 0 is a spectator");
        return Err(Failure::Message(words));
    }
    Ok(Seat::from_number(number))
}

/// The record of the first `played` actions, whole or as one viewer may have it.
fn recorded(
    mut record: Record,
    rules: &dyn Rules,
    played: usize,
    viewer: Option<Option<Seat>>,
) -> Result<String, game::RecordError> {
    if played < record.actions.len() {
        record.actions.truncate(played);
        record.result = None;
    }
    match viewer {
        Some(viewer) => game::export(&record, rules, viewer),
        None => record.write(rules),
    }
}

fn standings(table: &dyn TextGame, played: usize) -> String {
    let mut text = format!("{}, {} players, {}\n", table.game(), table.players(), table.settings());
    let heading = table.heading();
    text += &match table.to_act().lowest() {
        Some(seat) => format!("{heading}; seat {seat} is to act: {}; after {played} actions\n", table.asked().words),
        None => format!("{heading}; the game is over after {played} actions\n"),
    };
    let so_far = || Outcome { scores: table.scores(), winners: Vec::new() };
    let outcome = table.outcome().unwrap_or_else(so_far);
    text += "\nplace   seat   points\n";
    for (seat, place) in outcome.places() {
        let won = if outcome.winners.contains(&seat) { "   wins" } else { "" };
        text += &format!("{place:>5} {:>6} {:>8}{won}\n", seat.number(), outcome.scores[seat.index()]);
    }
    for (name, score) in table.others() {
        text += &format!("{:>5} {name:>6} {score:>8}\n", "-");
    }
    text
}
