//! `bailiwick admin check`: replays everything and reports what does not replay.

use super::args::CheckArgs;
use super::place::{self, Whole};
use super::source::{Found, Source};
use crate::failure::Failure;
use crate::serve;
use games::GameList;
use serde_json::{Value, json};
use server::GameKind;
use std::io::{self, Write};
use store::StoredTable;

/// What was found.
#[derive(Default)]
struct Report {
    tables: u64,
    lines: u64,
    /// Ids of tables that are not as they should be, and why.
    faults: Vec<(String, String)>,
    /// What is wrong with the file of the database.
    file: Vec<String>,
}

pub(super) fn run<L: GameList>(args: &CheckArgs) -> Result<(), Failure> {
    let games = L::each(serve::ToServe);
    let whole = match &args.file {
        Some(file) => place::backup(file)?,
        None => Whole::Store(place::location(&args.place)?),
    };
    let source = Source::open(&whole)?;
    let mut report = Report::default();
    if let Source::Store(store) = &source {
        report.file = store.damage()?;
    }
    let listed = source.each(&mut |found| {
        report.tables += 1;
        match found {
            Found::Table(table) => {
                report.lines += table.lines.len() as u64;
                report.faults.extend(fault(&games, &table).map(|why| (table.header.id.clone(), why)));
            }
            Found::Damaged { id, why } => report.faults.push((id, why)),
        }
        Ok(())
    });
    match listed {
        // Where the file is damaged, the list of tables may be, too.
        Err(error) if report.file.is_empty() => return Err(error),
        Err(_) => report.file.push("not all tables can be listed".to_owned()),
        Ok(()) => (),
    }
    tell(&report, args.json)?;
    match report.faults.len() {
        0 if report.file.is_empty() => Ok(()),
        0 => Err(Failure::data("the file of the database is damaged".to_owned())),
        damaged => Err(Failure::data(format!("{damaged} of {} tables are damaged", report.tables))),
    }
}

fn tell(report: &Report, as_json: bool) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    if as_json {
        let fault = |(id, why): &(String, String)| json!({"id": id, "why": why});
        let faults: Vec<Value> = report.faults.iter().map(fault).collect();
        return Ok(writeln!(
            out,
            "{}",
            json!({"tables": report.tables, "lines": report.lines, "damaged": faults, "file": report.file})
        )?);
    }
    for line in &report.file {
        writeln!(out, "the file: {line}")?;
    }
    for (id, why) in &report.faults {
        writeln!(out, "{id}: {why}")?;
    }
    let whole = report.tables - report.faults.len() as u64;
    Ok(writeln!(out, "{} tables with {} lines: {whole} replay", report.tables, report.lines)?)
}

/// What is wrong with a table.
fn fault(games: &[GameKind], table: &StoredTable) -> Option<String> {
    let game = &table.header.game;
    let Some(kind) = games.iter().find(|kind| kind.name() == game) else {
        return Some(format!("there is no game `{}`", game::excerpt(game)));
    };
    match kind.stored_game(table) {
        Err(error) => Some(error.to_string()),
        Ok(game) if game.is_over() != (table.over && !table.abandoned) => {
            let (said, is) = if game.is_over() { ("not over", "over") } else { ("over", "not over") };
            Some(format!("the game is said to be {said}, and is {is}"))
        }
        Ok(_) => None,
    }
}
