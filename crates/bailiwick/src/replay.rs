//! `bailiwick replay`: a recorded game is played again, and the standings are shown, or what a seat sees.

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::start::{GAMES, open};
use game::{Record, Rules, Seat, Table};
use std::io::{self, Write};

pub fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let wrong = |error| Failure::in_file(&args.file, error);
    let record = Record::read(open(&args.file)?).map_err(wrong)?;
    let rules = record.rules(GAMES).map_err(wrong)?;
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

/// The seat with this number, or the spectator.
fn viewer(number: u8, players: u8) -> Result<Option<Seat>, Failure> {
    if number > players {
        let words = format!("there is no seat {number}: the seats are 1 to {players}, and 0 is a spectator");
        return Err(Failure::Message(words));
    }
    Ok(Seat::from_number(number))
}

/// The record of the first so many actions, whole or as one viewer may have it.
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

fn standings(table: &dyn Table, played: usize) -> String {
    let mut text = format!("{}, {} players, {}\n", table.game(), table.players(), table.settings());
    let heading = table.heading();
    text += &match table.to_act().lowest() {
        Some(seat) => format!("{heading}; seat {seat} is to act: {}; after {played} actions\n", table.asked().words),
        None => format!("{heading}; the game is over after {played} actions\n"),
    };
    // Who has won comes first: a game may break ties that the points alone show.
    let winners = table.outcome().map(|outcome| outcome.winners).unwrap_or_default();
    let rank = |seat: Seat, score: i32| (!winners.contains(&seat), -score);
    let mut scores: Vec<(Seat, i32)> = Seat::ALL.into_iter().zip(table.scores()).collect();
    scores.sort_by_key(|(seat, score)| (rank(*seat, *score), *seat));
    text += "\nplace   seat   points\n";
    for (seat, score) in &scores {
        let mine = rank(*seat, *score);
        let place = 1 + scores.iter().filter(|(seat, score)| rank(*seat, *score) < mine).count();
        let won = if winners.contains(seat) { "   wins" } else { "" };
        text += &format!("{place:>5} {:>6} {score:>8}{won}\n", seat.number());
    }
    for (name, score) in table.others() {
        text += &format!("{:>5} {name:>6} {score:>8}\n", "-");
    }
    text
}
