//! `bailiwick admin export`: all finished games as records.

use super::args::ExportArgs;
use super::fault::Fault;
use super::place;
use super::source::{Found, Source};
use crate::failure::{Failure, writing};
use crate::serve;
use games::GameList;
use serde::{Deserialize, Serialize};
use server::GameKind;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use store::{LineKind, StoredTable};

/// A game as a line of JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Exported {
    /// The id of its table.
    pub(super) id: String,
    /// When the table was opened, in seconds since 1970.
    pub(super) created: u64,
    /// When the game ended, if that is known.
    pub(super) ended: Option<u64>,
    /// Who played, by seat.
    pub(super) seats: Vec<ExportedSeat>,
    /// The record.
    pub(super) record: String,
}

/// Who played on a seat in the end.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct ExportedSeat {
    /// The level of a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) bot: Option<String>,
    /// The name, if names are wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) name: Option<String>,
}

/// Writes the records of all games that are over.
pub(super) fn run<L: GameList>(args: &ExportArgs) -> Result<(), Failure> {
    let games = L::each(serve::ToServe);
    let source = Source::Store(place::open_to_read(&place::location(&args.place)?)?);
    let to_stdout = args.out.as_os_str() == "-";
    if !to_stdout {
        fs::create_dir_all(&args.out).map_err(|error| Failure::file(&args.out, error))?;
    }
    let mut lines = BufWriter::new(io::stdout().lock());
    let (mut exported, mut faults) = (0_u64, Vec::new());
    source.each(&mut |found| {
        let table = match found {
            Found::Table(table) if table.over && !table.abandoned => table,
            Found::Table(_) => return Ok(()),
            Found::Damaged { id, why } => {
                faults.push(format!("{id}: {why}"));
                return Ok(());
            }
        };
        match record(&games, &table) {
            Err(why) => faults.push(format!("{}: {why}", table.header.id)),
            Ok(record) if to_stdout => {
                let line = serde_json::to_string(&line(&table, record, args.names));
                writeln!(lines, "{}", line.map_err(|error| Failure::Message(error.to_string()))?)?;
                exported += 1;
            }
            Ok(record) => {
                write_file(&args.out, &table.header.id, &record)?;
                exported += 1;
            }
        }
        Ok(())
    })?;
    lines.flush()?;
    drop(lines);
    // Beside the lines, this is for people.
    let _ = writeln!(io::stderr(), "{exported} games exported");
    if faults.is_empty() {
        return Ok(());
    }
    Err(Failure::data(format!("not exported, because damaged:\n{}", faults.join("\n"))))
}

/// The record of a table whose game is over, or what is wrong with it.
fn record(games: &[GameKind], table: &StoredTable) -> Result<String, Fault> {
    let game = &table.header.game;
    let kind = games.iter().find(|kind| kind.name() == game);
    let kind = kind.ok_or_else(|| Fault::new(format_args!("there is no game `{}`", game::excerpt(game))))?;
    let replayed = kind.stored_game(table)?;
    if !replayed.is_over() {
        return Err(Fault::new("the game is said to be over, and is not"));
    }
    Ok(replayed.record()?)
}

fn write_file(folder: &Path, id: &str, record: &str) -> Result<(), Failure> {
    let file = folder.join(format!("{id}.txt"));
    fs::write(&file, record).map_err(|error| writing(&file, error.into()))
}

fn line(table: &StoredTable, record: String, names: bool) -> Exported {
    let seats =
        table.header.seats.iter().map(|seat| ExportedSeat { bot: seat.bot.clone(), name: Some(seat.name.clone()) });
    let mut seats: Vec<ExportedSeat> = seats.collect();
    for line in &table.lines {
        let Some(seat) = usize::from(line.seat).checked_sub(1).and_then(|index| seats.get_mut(index)) else { continue };
        match line.kind {
            LineKind::Sit => *seat = ExportedSeat { bot: None, name: Some(line.text.clone()) },
            LineKind::Leave => seat.bot = Some(line.text.clone()),
            LineKind::Action | LineKind::Undo | LineKind::Hints | LineKind::Hint => (),
        }
    }
    for seat in seats.iter_mut().filter(|_| !names) {
        seat.name = None;
    }
    Exported { id: table.header.id.clone(), created: table.header.created, ended: table.ended, seats, record }
}
