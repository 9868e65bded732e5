//! The file of a game that is played at this terminal: its header, and a line for everything that was done since. Lines are
//! only ever added, and an action is not confirmed before its line is on the disk; so nothing is lost, however the program
//! ends.
//!
//! ```text
//! bailiwick: caylus
//! rules version: 1
//! options: edition=jeweler favor=full
//! seed: 7
//! chair: here Maud
//! chair: bot journeyman Perrin
//!
//! 1 place 4
//! 2 pass
//! undo 0
//! ```
//!
//! `undo` gives the number of actions that are left. When the game is over, a record replaces this file.

mod error;
mod header;
mod log_file;

pub use error::SaveError;
pub use header::SaveHeader;
pub(crate) use log_file::SaveLog;

use error::SaveProblem;
use game::{Game, Journal, LogRow, Seat};
use std::fs::{self, OpenOptions};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Extension of the file.
const EXTENSION: &str = "game";
/// Longest accepted file, in bytes.
const LONGEST: u64 = 16 * 1024 * 1024;

/// A game as its file has it. It has not been replayed yet, so its lines may break the rules.
pub struct SavedGame {
    /// The header.
    pub header: SaveHeader,
    /// The lines after the header, with their numbers in the file.
    lines: Vec<(usize, String)>,
    file: SaveLog,
}

impl SavedGame {
    /// The unfinished game in a folder that was played last, if there is one.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read; that it does not exist is not an error.
    pub fn last(folder: &Path) -> io::Result<Option<PathBuf>> {
        let entries = match fs::read_dir(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            entries => entries?,
        };
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let games = paths.filter(|path| path.extension().is_some_and(|extension| extension == EXTENSION));
        Ok(games.max_by_key(|path| path.metadata().and_then(|about| about.modified()).ok()))
    }

    /// Reads the file of a game and locks it.
    ///
    /// # Errors
    ///
    /// If it cannot be read or is locked, or if it is not a saved game.
    pub fn open(path: &Path) -> Result<SavedGame, SaveError> {
        SavedGame::read(path).map_err(|error| error.in_file(path))
    }

    fn read(path: &Path) -> Result<SavedGame, SaveError> {
        let mut file = OpenOptions::new().read(true).write(true).open(path)?;
        if file.try_lock().is_err() {
            return Err(SaveProblem::InUse.into());
        }
        let mut bytes = Vec::new();
        (&mut file).take(LONGEST + 1).read_to_end(&mut bytes)?;
        // A line without an end was being written when the program ended.
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let text = std::str::from_utf8(&bytes[..whole]).ok().filter(|_| bytes.len() as u64 <= LONGEST);
        let text = text.ok_or_else(|| SaveError::from(SaveProblem::NotText).at_line(1))?;
        if text.starts_with("game: ") {
            return Err(SaveProblem::IsRecord(path.to_owned()).into());
        }
        let (top, rest) = text.split_once("\n\n").unwrap_or((text, ""));
        let header = SaveHeader::parse(top)?;
        let first = top.lines().count() + 2;
        let lines = (first..).zip(rest.lines().map(str::to_owned)).collect();
        let file = SaveLog { path: path.to_owned(), file, length: whole as u64 };
        Ok(SavedGame { header, lines, file })
    }

    /// Replays everything that was done.
    pub(crate) fn replay<G: Game>(self) -> Result<(SaveHeader, Journal<G>, SaveLog), SaveError> {
        let path = self.file.path();
        let first = self.header.first_state::<G>().map_err(|error| error.in_file(path))?;
        let mut journal = Journal::new(first);
        for (line, text) in &self.lines {
            replay_line(&mut journal, text).map_err(|error| error.at_line(*line).in_file(path))?;
        }
        Ok((self.header, journal, self.file))
    }
}

/// A row of the log as a line of the file.
pub(crate) fn line<A: std::fmt::Display>(row: &LogRow<A>) -> String {
    match row {
        LogRow::Act(seat, action) => format!("{seat} {action}\n"),
        LogRow::Undo { left } => format!("undo {left}\n"),
        LogRow::Sit(seat, name) => format!("sit {seat} {name}\n"),
        LogRow::Leave(seat, bot) => format!("leave {seat} {bot}\n"),
        LogRow::HintsAgreed => "hints agreed\n".to_owned(),
        LogRow::Hint(seat, depth) => format!("hint {seat} {depth}\n"),
    }
}

fn replay_line<G: Game>(journal: &mut Journal<G>, text: &str) -> Result<(), SaveError> {
    let unknown = || SaveProblem::NotALine(text.to_owned());
    let seat = |text: &str| text.parse().ok().and_then(Seat::from_number).ok_or_else(unknown);
    let (first, rest) = text.split_once(' ').ok_or_else(unknown)?;
    match first {
        "undo" => {
            let left = rest.parse().map_err(|_| unknown())?;
            if !journal.undo(left) {
                return Err(SaveProblem::Undo(left).into());
            }
        }
        "sit" => {
            let (number, name) = rest.split_once(' ').ok_or_else(unknown)?;
            journal.sit(seat(number)?, name);
        }
        "leave" => {
            let (number, bot) = rest.split_once(' ').ok_or_else(unknown)?;
            journal.leave(seat(number)?, bot);
        }
        "hints" if rest == "agreed" => journal.agree_on_hints(),
        "hint" => {
            let (number, depth) = rest.split_once(' ').ok_or_else(unknown)?;
            journal.note_hint(seat(number)?, depth.parse().map_err(|_| unknown())?);
        }
        number => {
            journal.act(seat(number)?, rest)?;
        }
    }
    Ok(())
}
