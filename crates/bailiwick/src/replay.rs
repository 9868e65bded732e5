//! `bailiwick replay`: a recorded game is played again, and the standings are shown.

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::start::{GAMES, open};
use game::{Record, Seat, Table};
use std::io::{self, Write};

pub fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let wrong = |error| Failure::in_file(&args.file, error);
    let record = Record::read(open(&args.file)?).map_err(wrong)?;
    let rules = record.rules(GAMES).map_err(wrong)?;
    let table = record.replay(rules, args.to).map_err(wrong)?;
    let played = args.to.unwrap_or(record.actions.len());
    let text = if args.json { table.state_json() + "\n" } else { standings(&*table, played) };
    Ok(io::stdout().write_all(text.as_bytes())?)
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
    text
}
