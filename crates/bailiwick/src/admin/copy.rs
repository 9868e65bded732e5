//! `bailiwick admin copy`: everything of one store in another one, compared after it was written.

use super::args::CopyArgs;
use super::place::{self, Whole};
use super::source::{Found, Source};
use crate::failure::Failure;
use std::io::{Write, stdout};
use std::path::Path;
use store::{Location, Pending, Store, StoreError, StoredTable};

/// Tables that are written together.
const BATCH: usize = 100;

/// What is to be copied, and how.
#[derive(Default)]
pub(super) struct Wanted<'a> {
    /// Only these, if there are any.
    pub(super) tables: &'a [String],
    /// Add to what is there.
    pub(super) merge: bool,
    /// Leave damaged tables out.
    pub(super) skip_damaged: bool,
}

/// What came of it.
#[derive(Default)]
pub(super) struct Copied {
    pub(super) tables: u64,
    pub(super) lines: u64,
    pub(super) keys: u64,
    /// Tables that were there already.
    pub(super) there: u64,
    /// What could not be copied, and why.
    pub(super) faults: Vec<String>,
}

/// Copies as the arguments say.
pub(super) fn run(args: &CopyArgs) -> Result<(), Failure> {
    let from = from(&args.from)?;
    let to = place::named(&args.to)?;
    if from == Whole::Store(to.clone()) {
        return Err(Failure::setting("--from and --to are the same".to_owned()));
    }
    let source = open_unused(&from)?;
    let target = place::open(&to)?;
    let one_by_one = args.merge || !args.tables.is_empty();
    if !one_by_one {
        refuse_full(&target, &to)?;
    }
    let wanted = Wanted { tables: &args.tables, merge: one_by_one, skip_damaged: args.skip_damaged };
    let copied = copy(&source, &target, &wanted)?;
    tell(&copied)
}

/// Says what was copied. Faults make it a failure.
pub(super) fn tell(copied: &Copied) -> Result<(), Failure> {
    let Copied { tables, lines, keys, there, faults } = copied;
    writeln!(stdout(), "copied and compared: {tables} tables with {lines} lines, {keys} keys")?;
    if *there > 0 {
        writeln!(stdout(), "there already, and the same: {there} tables")?;
    }
    if faults.is_empty() { Ok(()) } else { Err(Failure::data(format!("not copied:\n{}", faults.join("\n")))) }
}

/// What `--from` names.
fn from(text: &str) -> Result<Whole, Failure> {
    if Path::new(text).is_file() { place::backup(Path::new(text)) } else { Ok(Whole::Store(place::named(text)?)) }
}

/// Opens what is copied. A folder that a server uses is refused: what is played meanwhile would be missing in the copy.
fn open_unused(from: &Whole) -> Result<Source, Failure> {
    match from {
        Whole::Store(location @ Location::Folder(_)) => match place::open_to_write(location) {
            Ok(store) => Ok(Source::Store(store)),
            Err(Failure::WithCode(code, message)) => Err(Failure::WithCode(
                code,
                format!("{message}\n(a backup of a running server can be copied: `--from FILE`)"),
            )),
            Err(error) => Err(error),
        },
        other => Source::open(other),
    }
}

/// Refuses a store that has something already.
pub(super) fn refuse_full(target: &Store, location: &Location) -> Result<(), Failure> {
    if target.tables("", 1)?.is_empty() && target.worker_keys()?.is_empty() {
        return Ok(());
    }
    Err(Failure::exists(format!("{location} has tables already, and nothing is overwritten: choose an empty place")))
}

/// Copies everything that is wanted, and compares it.
pub(super) fn copy(source: &Source, target: &Store, wanted: &Wanted<'_>) -> Result<Copied, Failure> {
    let mut copied = Copied::default();
    let mut batch = Vec::new();
    let mut missing: Vec<&String> = wanted.tables.iter().collect();
    source.each(&mut |found| {
        let id = match &found {
            Found::Table(table) => &table.header.id,
            Found::Damaged { id, .. } => id,
        };
        if !wanted.tables.is_empty() && !wanted.tables.contains(id) {
            return Ok(());
        }
        missing.retain(|wanted| *wanted != id);
        match found {
            Found::Table(table) => batch.push(*table),
            Found::Damaged { id, why } if wanted.skip_damaged => copied.faults.push(format!("{id}: {why}")),
            Found::Damaged { id, why } => {
                let help = "take it from a backup, or leave damaged tables out with --skip-damaged";
                return Err(Failure::data(format!("table {id} is damaged: {why}; {help}")));
            }
        }
        if batch.len() < BATCH { Ok(()) } else { write(target, std::mem::take(&mut batch), wanted, &mut copied) }
    })?;
    write(target, batch, wanted, &mut copied)?;
    if wanted.tables.is_empty() {
        copy_keys(source, target, &mut copied)?;
    }
    copied.faults.extend(missing.iter().map(|id| format!("{id}: there is no such table")));
    Ok(copied)
}

/// Writes tables, and reads them again to compare.
fn write(target: &Store, tables: Vec<StoredTable>, wanted: &Wanted<'_>, copied: &mut Copied) -> Result<(), Failure> {
    let import = |table: &StoredTable| target.import(table.clone(), table.waking().into_iter().collect());
    let pending: Vec<Pending> = tables.iter().map(import).collect();
    for (table, pending) in tables.into_iter().zip(pending) {
        let id = table.header.id.clone();
        let is_new = match pending.wait() {
            Ok(()) => true,
            Err(StoreError::Conflict) if wanted.merge => false,
            Err(StoreError::Conflict) => {
                copied.faults.push(format!("{id}: such a table is there already"));
                continue;
            }
            Err(error) => return Err(error.into()),
        };
        let lines = table.lines.len() as u64;
        let there = target.load(&id)?.map(comparable);
        match (there == Some(comparable(table)), is_new) {
            (true, true) => {
                copied.tables += 1;
                copied.lines += lines;
            }
            (true, false) => copied.there += 1,
            (false, true) => copied.faults.push(format!("{id}: what was written is not what was read")),
            (false, false) => {
                copied.faults.push(format!("{id}: another table with this id or rematch is there already"))
            }
        }
    }
    Ok(())
}

/// A table without what may differ between two stores that have the same: the order of holders, a counter that only servers use,
/// and the rematch, which another table names.
fn comparable(mut table: StoredTable) -> StoredTable {
    table.holders.sort_unstable();
    table.unlisted.sort_unstable();
    table.used_invitations.sort_unstable();
    StoredTable { changes: 0, rematch: None, ..table }
}

fn copy_keys(source: &Source, target: &Store, copied: &mut Copied) -> Result<(), Failure> {
    for key in source.keys()? {
        match target.add_worker_key(&key.name, key.hash, key.created).wait() {
            Ok(()) => copied.keys += 1,
            Err(StoreError::Conflict) if target.worker_keys()?.contains(&key) => continue,
            Err(StoreError::Conflict) => {
                copied.faults.push(format!("key {}: another one with this name is there already", key.name));
                continue;
            }
            Err(error) => return Err(error.into()),
        }
        if let Some(at) = key.revoked {
            target.revoke_worker_key(&key.name, at).wait()?;
        }
    }
    Ok(())
}
