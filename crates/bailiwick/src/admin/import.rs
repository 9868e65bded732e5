//! `bailiwick admin import`: records as tables whose games are over.

use super::age::now;
use super::args::ImportArgs;
use super::export::Exported;
use super::fault::Fault;
use super::place;
use crate::failure::Failure;
use crate::files;
use crate::serve;
use game::Record;
use games::GameList;
use server::GameKind;
use std::fs;
use std::io::{self, BufRead, Read, Write};
use std::path::{Path, PathBuf};
use store::{Store, StoreError, StoredTable};

/// Longest accepted line of a file of exported games, in bytes. Records are shorter.
const LONGEST_LINE: u64 = 16 << 20;

/// Reads records and writes their tables.
struct Importer<'a> {
    store: &'a Store,
    games: Vec<GameKind>,
    rules: Vec<&'static dyn game::Rules>,
    written: u64,
    there: u64,
    faults: Vec<String>,
}

pub(super) fn run<L: GameList>(args: &ImportArgs) -> Result<(), Failure> {
    // What cannot be read is told before a store is opened.
    let mut files = Vec::new();
    args.files.iter().try_for_each(|path| find(path, &mut files))?;
    let store = place::open(&place::location(&args.place)?)?;
    let (games, rules) = (L::each(serve::ToServe), L::rules());
    let mut importer = Importer { store: &store, games, rules, written: 0, there: 0, faults: Vec::new() };
    files.iter().try_for_each(|file| importer.file(file))?;
    let Importer { written, there, faults, .. } = importer;
    writeln!(io::stdout(), "{written} games imported, {there} were there already")?;
    if faults.is_empty() { Ok(()) } else { Err(Failure::data(format!("not imported:\n{}", faults.join("\n")))) }
}

/// The files that a path means: itself, or those of a folder, by name.
fn find(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    if path.as_os_str() == "-" {
        files.push(path.to_owned());
        return Ok(());
    }
    let about = fs::metadata(path).map_err(|error| Failure::file(path, error))?;
    if !about.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = fs::read_dir(path).map_err(|error| Failure::file(path, error))?;
    let mut inside = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()?;
    inside.retain(|file| file.is_file());
    inside.sort();
    files.append(&mut inside);
    Ok(())
}

impl Importer<'_> {
    /// Imports a file: one record, or a game a line.
    fn file(&mut self, path: &Path) -> Result<(), Failure> {
        let mut input = files::open(path)?;
        let beginning = input.fill_buf().map_err(|error| Failure::file(path, error))?;
        if !beginning.starts_with(b"{") {
            return match self.table(input, None) {
                Ok(table) => self.write(&path.display().to_string(), table),
                Err(why) => {
                    self.faults.push(format!("{}: {why}", path.display()));
                    Ok(())
                }
            };
        }
        let mut line = Vec::new();
        for number in 1_u64.. {
            line.clear();
            let read = (&mut input).take(LONGEST_LINE).read_until(b'\n', &mut line);
            if read.map_err(|error| Failure::file(path, error))? == 0 {
                break;
            }
            let place = format!("{}: line {number}", path.display());
            let exported: Result<Exported, _> = serde_json::from_slice(&line);
            let table = exported.map_err(Fault::from).and_then(|exported| {
                let text = exported.record.clone();
                self.table(text.as_bytes(), Some(exported))
            });
            match table {
                Ok(table) => self.write(&place, table)?,
                Err(why) => self.faults.push(format!("{place}: {why}")),
            }
        }
        Ok(())
    }

    /// The table of a record, or what is wrong with it.
    fn table(&self, record: impl BufRead, exported: Option<Exported>) -> Result<StoredTable, Fault> {
        let record = Record::read(record)?;
        let rules = record.rules(&self.rules)?;
        // This names the line of what is wrong.
        record.replay(rules, None)?;
        let kind = self.games.iter().find(|kind| kind.name() == rules.name());
        let kind = kind.ok_or_else(|| Fault::new("this game is not served here"))?;
        let mut table = kind.table_of_record(&record, now())?;
        let Some(exported) = exported else { return Ok(table) };
        if !is_id(&exported.id) {
            return Err(Fault::new(format_args!("`{}` is not the id of a table", game::excerpt(&exported.id))));
        }
        if exported.seats.len() != table.header.seats.len() {
            let (seats, players) = (exported.seats.len(), table.header.seats.len());
            return Err(Fault::new(format_args!("{seats} seats for {players} players")));
        }
        for (seat, about) in table.header.seats.iter_mut().zip(exported.seats) {
            let level = about.bot.map(|level| level.parse::<bots::Level>()).transpose()?;
            seat.bot = level.map(|level| level.to_string());
            seat.name = words::player_name::clean(&about.name.unwrap_or_default());
        }
        (table.header.id, table.header.created, table.ended) = (exported.id, exported.created, exported.ended);
        Ok(table)
    }

    fn write(&mut self, place: &str, table: StoredTable) -> Result<(), Failure> {
        let id = table.header.id.clone();
        let (game, seed) = (table.header.game.clone(), table.header.seed);
        match self.store.import(table, Vec::new()).wait() {
            Ok(()) => self.written += 1,
            Err(StoreError::Conflict) => {
                // The same game may have other lines there: undos, and people who came and went.
                match self.store.load(&id)?.filter(|there| there.header.game == game && there.header.seed == seed) {
                    Some(_) => self.there += 1,
                    None => self.faults.push(format!("{place}: another game has the table {id}")),
                }
            }
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }
}

/// Whether a text could be the id of a table, as it stands in addresses.
fn is_id(text: &str) -> bool {
    (4..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}
