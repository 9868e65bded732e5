//! Stored tables for whoever keeps them: what `bailiwick admin` checks, exports and imports.

use crate::dyn_game::DynGame;
use crate::game_kind::{GameKind, ReplayError};
use game::{Outcome, Record, RecordError, Start};
use sha2::{Digest, Sha256};
use std::fmt;
use std::sync::Arc;
use store::{Hash, LineKind, LogLine, StoredSeat, StoredTable, TableHeader};

/// The game of a stored table, as far as it was played.
pub struct StoredGame(Arc<dyn DynGame>);

impl StoredGame {
    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.0.over()
    }

    /// The number of actions that have not been taken back.
    pub fn actions(&self) -> usize {
        self.0.actions()
    }

    /// The result, once it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    /// The record, as spectators may have it: whole once the game is over.
    ///
    /// # Errors
    ///
    /// If it does not agree with the rules, which a game that has been replayed does.
    pub fn record(&self) -> Result<String, RecordError> {
        self.0.record(None)
    }
}

/// Why a record does not become a table.
#[derive(Debug)]
pub enum ImportError {
    /// It begins from a position, and tables begin from a seed.
    Position,
    /// The game is not over.
    NotOver,
    /// It cannot be replayed.
    Replay(ReplayError),
    /// It cannot be written again.
    Record(RecordError),
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImportError::Position => f.write_str("the game began from a position; a table begins with `seed`"),
            ImportError::NotOver => f.write_str("the game is not over; only finished games become tables"),
            ImportError::Replay(error) => error.fmt(f),
            ImportError::Record(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ImportError {}

impl GameKind {
    /// The name of the game, as records and tables have it.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Replays a stored table.
    ///
    /// # Errors
    ///
    /// If its header or one of its lines does not fit the rules.
    pub fn stored_game(&self, table: &StoredTable) -> Result<StoredGame, ReplayError> {
        self.replay(&table.header, &table.lines).map(StoredGame)
    }

    /// The table at which a recorded game was played, with nobody on its seats. `at` is when, in seconds since 1970. Its id
    /// follows from the game, so that the same record always gives the same table.
    ///
    /// # Errors
    ///
    /// If the game is not over, began from a position, or does not fit the rules.
    pub fn table_of_record(&self, record: &Record, at: u64) -> Result<StoredTable, ImportError> {
        let Start::Seed(seed) = record.start else { return Err(ImportError::Position) };
        let seat = || StoredSeat { bot: None, name: String::new(), invitation: None, was_open: false };
        let header = TableHeader {
            id: String::new(),
            name: String::new(),
            game: self.name.to_owned(),
            rules_version: record.rules_version,
            options: record.options.join(" "),
            seed: seed.number(),
            created: at,
            owner: [0; 32],
            rematch_of: None,
            seats: (0..record.players).map(|_| seat()).collect(),
        };
        let game = self.replay(&header, &lines(record)).map_err(ImportError::Replay)?;
        if !game.over() {
            return Err(ImportError::NotOver);
        }
        // Written again, each action has its usual form.
        let text = game.record(None).map_err(ImportError::Record)?;
        let usual = Record::read(text.as_bytes()).map_err(ImportError::Record)?;
        let hash: Hash = Sha256::digest(text).into();
        let name = self.table_name(hash[24..].iter().fold(0, |number, byte| number << 8 | u64::from(*byte)));
        let header = TableHeader { id: id_of(&hash), name, options: usual.options.join(" "), ..header };
        Ok(StoredTable { lines: lines(&usual), over: true, ended: Some(at), ..StoredTable::new(header) })
    }
}

/// The lines of a table at which this was played.
fn lines(record: &Record) -> Vec<LogLine> {
    let line = |(seat, text): &(game::Seat, String)| LogLine {
        seat: seat.number(),
        kind: LineKind::Action,
        text: text.clone(),
    };
    record.actions.iter().map(line).collect()
}

/// An id of the form that tables have.
pub(crate) fn id_of(hash: &Hash) -> String {
    hash[..12].iter().map(|byte| crate::secret::letter(*byte)).collect()
}
