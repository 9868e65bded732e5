//! An archive of a whole store that belongs to no engine: one JSON object a line. The first says what it is, then come keys and
//! tables, and the last has their numbers and the SHA-256 of all lines before it, so that an archive that was cut off or
//! altered is noticed before anything is read from it.

use super::fault::Fault;
use crate::failure::Failure;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use store::{Hash, LineKind, LogLine, StoredSeat, StoredTable, TableHeader, WorkerKey};

/// How an archive begins.
pub(super) const BEGINNING: &[u8] = b"{\"bailiwick_archive\":";
/// The version of the form of archives.
const VERSION: u32 = 1;
/// Longest accepted line, in bytes: a table with a million lines is shorter.
const LONGEST_LINE: u64 = 256 << 20;

/// A line of an archive.
#[derive(Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Line {
    First { bailiwick_archive: u32, made: u64 },
    Key { key: ArchivedKey },
    Table { table: Box<ArchivedTable> },
    Last { keys: u64, tables: u64, sha256: Hex },
}

/// A hash in hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Hex(Hash);

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Serialize for Hex {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = || serde::de::Error::custom("a hash has 64 hexadecimal digits");
        let mut hash = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong());
        }
        for (number, byte) in hash.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * number..2 * number + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Hex(hash))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ArchivedKey {
    name: String,
    hash: Hex,
    created: u64,
    revoked: Option<u64>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ArchivedTable {
    id: String,
    name: String,
    game: String,
    rules_version: u32,
    options: String,
    /// As a text: many readers of JSON know numbers of 53 bits only.
    seed: String,
    created: u64,
    owner: Hex,
    rematch_of: Option<String>,
    seats: Vec<ArchivedSeat>,
    holders: Vec<(u8, Hex)>,
    unlisted: Vec<(u8, Hex)>,
    used_invitations: Vec<(u8, Hex)>,
    lines: Vec<(u8, String, String)>,
    over: bool,
    ended: Option<u64>,
    abandoned: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ArchivedSeat {
    bot: Option<String>,
    name: String,
    invitation: Option<(String, Hex)>,
    was_open: bool,
}

fn hexed(hashes: &[(u8, Hash)]) -> Vec<(u8, Hex)> {
    hashes.iter().map(|(seat, hash)| (*seat, Hex(*hash))).collect()
}

fn unhexed(hashes: Vec<(u8, Hex)>) -> Vec<(u8, Hash)> {
    hashes.into_iter().map(|(seat, Hex(hash))| (seat, hash)).collect()
}

impl ArchivedTable {
    fn of(table: &StoredTable) -> ArchivedTable {
        let header = &table.header;
        let seat = |seat: &StoredSeat| ArchivedSeat {
            bot: seat.bot.clone(),
            name: seat.name.clone(),
            invitation: seat.invitation.as_ref().map(|(secret, hash)| (secret.clone(), Hex(*hash))),
            was_open: seat.was_open,
        };
        let line = |line: &LogLine| (line.seat, line.kind.name().to_owned(), line.text.clone());
        ArchivedTable {
            id: header.id.clone(),
            name: header.name.clone(),
            game: header.game.clone(),
            rules_version: header.rules_version,
            options: header.options.clone(),
            seed: header.seed.to_string(),
            created: header.created,
            owner: Hex(header.owner),
            rematch_of: header.rematch_of.clone(),
            seats: header.seats.iter().map(seat).collect(),
            holders: hexed(&table.holders),
            unlisted: hexed(&table.unlisted),
            used_invitations: hexed(&table.used_invitations),
            lines: table.lines.iter().map(line).collect(),
            over: table.over,
            ended: table.ended,
            abandoned: table.abandoned,
        }
    }

    /// The table, or what is wrong with it.
    fn read(self) -> Result<StoredTable, Fault> {
        let seat = |seat: ArchivedSeat| StoredSeat {
            bot: seat.bot,
            name: seat.name,
            invitation: seat.invitation.map(|(secret, Hex(hash))| (secret, hash)),
            was_open: seat.was_open,
        };
        let line = |(seat, kind, text): (u8, String, String)| {
            let unknown = || Fault::new(format_args!("`{}` is not a kind of line", game::excerpt(&kind)));
            let kind = LineKind::from_name(&kind).ok_or_else(unknown)?;
            Ok(LogLine { seat, kind, text })
        };
        let not_a_seed = |_| Fault::new(format_args!("`{}` is not a seed", game::excerpt(&self.seed)));
        let seed = self.seed.parse().map_err(not_a_seed)?;
        let header = TableHeader {
            id: self.id,
            name: self.name,
            game: self.game,
            rules_version: self.rules_version,
            options: self.options,
            seed,
            created: self.created,
            owner: self.owner.0,
            rematch_of: self.rematch_of,
            seats: self.seats.into_iter().map(seat).collect(),
        };
        Ok(StoredTable {
            holders: unhexed(self.holders),
            unlisted: unhexed(self.unlisted),
            used_invitations: unhexed(self.used_invitations),
            lines: self.lines.into_iter().map(line).collect::<Result<_, Fault>>()?,
            over: self.over,
            ended: self.ended,
            abandoned: self.abandoned,
            ..StoredTable::new(header)
        })
    }
}

/// Writes an archive.
pub(super) struct ArchiveWriter<W: Write> {
    out: W,
    hasher: Sha256,
    keys: u64,
    tables: u64,
}

impl<W: Write> ArchiveWriter<W> {
    /// Begins an archive that is made at a time, in seconds since 1970.
    pub(super) fn new(out: W, made: u64) -> Result<ArchiveWriter<W>, Failure> {
        let mut writer = ArchiveWriter { out, hasher: Sha256::new(), keys: 0, tables: 0 };
        writer.write(&Line::First { bailiwick_archive: VERSION, made })?;
        Ok(writer)
    }

    fn write(&mut self, line: &Line) -> Result<(), Failure> {
        let mut text = serde_json::to_string(line).map_err(|error| Failure::Message(error.to_string()))?;
        text.push('\n');
        self.hasher.update(&text);
        Ok(self.out.write_all(text.as_bytes())?)
    }

    pub(super) fn key(&mut self, key: &WorkerKey) -> Result<(), Failure> {
        self.keys += 1;
        let WorkerKey { name, hash, created, revoked } = key.clone();
        self.write(&Line::Key { key: ArchivedKey { name, hash: Hex(hash), created, revoked } })
    }

    pub(super) fn table(&mut self, table: &StoredTable) -> Result<(), Failure> {
        self.tables += 1;
        self.write(&Line::Table { table: Box::new(ArchivedTable::of(table)) })
    }

    /// Ends the archive; without this it counts as cut off.
    pub(super) fn finish(mut self) -> Result<W, Failure> {
        let sha256 = Hex(self.hasher.clone().finalize().into());
        self.write(&Line::Last { keys: self.keys, tables: self.tables, sha256 })?;
        Ok(self.out)
    }
}

/// What an archive has.
pub(super) enum Archived {
    Key(WorkerKey),
    Table(Box<StoredTable>),
}

/// Reads an archive and calls `take` with everything in it. What was read is whole if this succeeds: so read it once with a
/// `take` that does nothing before anything is made of it.
pub(super) fn read(path: &Path, take: &mut dyn FnMut(Archived) -> Result<(), Failure>) -> Result<(), Failure> {
    let file = File::open(path).map_err(|error| Failure::file(path, error))?;
    let mut input = BufReader::new(file);
    let (mut hasher, mut keys, mut tables) = (Sha256::new(), 0, 0);
    let mut line = Vec::new();
    for number in 1_u64.. {
        line.clear();
        let wrong = |what: &dyn fmt::Display| Failure::data(format!("{}: line {number}: {what}", path.display()));
        let length = (&mut input).take(LONGEST_LINE).read_until(b'\n', &mut line).map_err(|error| wrong(&error))?;
        if length == 0 {
            return Err(wrong(&"the archive is cut off here: its last line is missing"));
        }
        let read = serde_json::from_slice(&line).map_err(|_| wrong(&"this is not a line of an archive"))?;
        match read {
            Line::First { bailiwick_archive: VERSION, .. } if number == 1 => (),
            Line::First { bailiwick_archive: version, .. } if number == 1 => {
                let newest = format!("the archive has version {version}, and this bailiwick knows version {VERSION}");
                return Err(wrong(&newest));
            }
            Line::Key { key } if number > 1 => {
                keys += 1;
                let ArchivedKey { name, hash: Hex(hash), created, revoked } = key;
                take(Archived::Key(WorkerKey { name, hash, created, revoked }))?;
            }
            Line::Table { table } if number > 1 => {
                tables += 1;
                take(Archived::Table(Box::new(table.read().map_err(|error| wrong(&error))?)))?;
            }
            Line::Last { keys: all_keys, tables: all_tables, sha256 } if number > 1 => {
                if sha256 != Hex(hasher.finalize().into()) || (all_keys, all_tables) != (keys, tables) {
                    return Err(wrong(&"the archive is damaged: it is not what was written"));
                }
                return Ok(());
            }
            _ => return Err(wrong(&"this line does not belong here")),
        }
        hasher.update(&line);
    }
    Ok(())
}
