//! A checksum for each line of the log, so that damage is noticed before it is played.

use crate::{LineKind, LogLine, StoreError};
use crc32fast::Hasher;

/// The CRC-32 of a line, of the table that it belongs to, and of its place there.
pub(crate) fn of_line(id: &str, revision: u64, seat: u8, kind: &str, text: &str) -> u32 {
    let mut hasher = Hasher::new();
    hasher.update(id.as_bytes());
    hasher.update(&[0]);
    hasher.update(&revision.to_le_bytes());
    hasher.update(&[seat]);
    hasher.update(kind.as_bytes());
    hasher.update(&[0]);
    hasher.update(text.as_bytes());
    hasher.finalize()
}

/// A line as a database has it.
pub(crate) struct RawLine {
    pub(crate) revision: i64,
    pub(crate) seat: i64,
    pub(crate) kind: String,
    pub(crate) text: String,
    pub(crate) checksum: i64,
}

/// The checksum as databases keep it, which have no numbers without a sign.
pub(crate) fn stored(id: &str, revision: u64, line: &LogLine) -> i64 {
    of_line(id, revision, line.seat, line.kind.name(), &line.text).into()
}

/// The lines of a table, if they are what was written: numbered from 0 without a gap, each with its checksum.
pub(crate) fn checked(id: &str, lines: Vec<RawLine>) -> Result<Vec<LogLine>, StoreError> {
    let damaged = |detail: String| StoreError::Damaged { table: id.to_owned(), detail };
    let line = |(revision, raw): (u64, RawLine)| {
        if raw.revision.cast_unsigned() != revision {
            return Err(damaged(format!("line {revision} is missing")));
        }
        let wrong = || damaged(format!("line {revision} is not what was written"));
        let seat = u8::try_from(raw.seat).map_err(|_| wrong())?;
        if raw.checksum != i64::from(of_line(id, revision, seat, &raw.kind, &raw.text)) {
            return Err(wrong());
        }
        let kind = LineKind::from_name(&raw.kind)
            .ok_or_else(|| damaged(format!("line {revision} is of the unknown kind `{}`", raw.kind)))?;
        Ok(LogLine { seat, kind, text: raw.text })
    };
    (0..).zip(lines).map(line).collect()
}
