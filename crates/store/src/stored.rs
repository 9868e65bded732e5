//! What the log stores of a table.

use crate::{NewJob, Priority};

/// SHA-256 hash of a secret. Of secrets that hold seats, the log stores nothing else.
pub type Hash = [u8; 32];

/// How a table began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableHeader {
    /// Id of the table, as in its address.
    pub id: String,
    /// Name of the table.
    pub name: String,
    /// Name of the game.
    pub game: String,
    /// Version of the rules of the game.
    pub rules_version: u32,
    /// Options of the game as records write them.
    pub options: String,
    /// Seed of the random numbers of the game.
    pub seed: u128,
    /// When the table was created, in seconds since 1970.
    pub created: u64,
    /// Hash of the visitor who created the table.
    pub owner: Hash,
    /// Id of the table that this one is the rematch of.
    pub rematch_of: Option<String>,
    /// The seats as they were in the beginning, in order.
    pub seats: Vec<StoredSeat>,
}

/// A seat as the table was created.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSeat {
    /// Level of a bot; `None` for a person.
    pub bot: Option<String>,
    /// Name of the player; empty if they gave none.
    pub name: String,
    /// The secret that gives an open seat away, and its hash. The secret is stored in plain text because the owner of the
    /// table can read it again; it is removed when the seat is taken.
    pub invitation: Option<(String, Hash)>,
    /// Whether the seat was open in the beginning.
    pub was_open: bool,
}

/// Kind of a line of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineKind {
    /// An action; the text is its notation.
    Action,
    /// An undo; the text is the number of actions that are left.
    Undo,
    /// A person sits on the seat from now on; the text is their name. They took the seat, or a new name, or came back.
    Sit,
    /// The person left; the text is the level of the bot that plays the seat from now on.
    Leave,
    /// Everybody agreed, at set-up, that hints may be asked for. The seat is the first of the table; there is no text.
    Hints,
    /// The person of the seat asked for a hint; the text says for how much.
    Hint,
}

impl LineKind {
    const NAMES: [(LineKind, &str); 6] = [
        (LineKind::Action, "action"),
        (LineKind::Undo, "undo"),
        (LineKind::Sit, "sit"),
        (LineKind::Leave, "leave"),
        (LineKind::Hints, "hints"),
        (LineKind::Hint, "hint"),
    ];

    /// Its name in the database.
    pub fn name(self) -> &'static str {
        Self::NAMES[self as usize].1
    }

    /// The kind of a name in the database.
    pub fn from_name(name: &str) -> Option<LineKind> {
        Self::NAMES.into_iter().find(|(_, known)| *known == name).map(|(kind, _)| kind)
    }
}

/// One line of the log of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// Number of the seat that it is about, from 1.
    pub seat: u8,
    /// What happened.
    pub kind: LineKind,
    /// The details, depending on the kind.
    pub text: String,
}

/// Everything that the log has of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// How it began, without the invitations of seats that were taken since.
    pub header: TableHeader,
    /// The hashes that hold seats, with the number of the seat.
    pub holders: Vec<(u8, Hash)>,
    /// Those of them who have removed the table from their lists.
    pub unlisted: Vec<(u8, Hash)>,
    /// The hashes of invitations that have been used, which still lead to the table, with the number of the seat.
    pub used_invitations: Vec<(u8, Hash)>,
    /// The lines in order. Their number is the revision of the table.
    pub lines: Vec<LogLine>,
    /// Id of the rematch, if there is one.
    pub rematch: Option<String>,
    /// Whether nothing more happens there: the game is over, or the table was abandoned.
    pub over: bool,
    /// When that was, in seconds since 1970; `None` while it goes on, and if it ended before that was noted.
    pub ended: Option<u64>,
    /// Whether the operator has ended the table before its game was over. Nothing more can be written to it.
    pub abandoned: bool,
    /// Counts what has changed at the table besides its lines: who holds seats, whether there is a rematch.
    pub changes: u64,
}

impl StoredTable {
    /// A table at which nothing has happened yet.
    pub fn new(header: TableHeader) -> StoredTable {
        StoredTable {
            header,
            holders: Vec::new(),
            unlisted: Vec::new(),
            used_invitations: Vec::new(),
            lines: Vec::new(),
            rematch: None,
            over: false,
            ended: None,
            abandoned: false,
            changes: 0,
        }
    }

    /// The job with which a server looks after the table, for one at which bots may have to act: whoever writes a whole table adds
    /// it.
    pub fn waking(&self) -> Option<NewJob> {
        let has_bots = self.header.seats.iter().any(|seat| seat.bot.is_some())
            || self.lines.iter().any(|line| line.kind == LineKind::Leave);
        (has_bots && !self.over).then(|| NewJob {
            kind: "wake".to_owned(),
            table: self.header.id.clone(),
            key: String::new(),
            owner: self.header.owner,
            priority: Priority::Nobody,
            payload: String::new(),
            at_revision: None,
        })
    }
}

/// What a list of all tables says of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSummary {
    /// Id of the table.
    pub id: String,
    /// Name of the table.
    pub name: String,
    /// Name of the game.
    pub game: String,
    /// Version of the rules of the game.
    pub rules_version: u32,
    /// Number of seats.
    pub players: u8,
    /// When the table was created, in seconds since 1970.
    pub created: u64,
    /// Hash of the visitor who created the table.
    pub owner: Hash,
    /// Whether nothing more happens there: the game is over, or the table was abandoned.
    pub ended: bool,
    /// When it ended, in seconds since 1970, if that is known.
    pub ended_at: Option<u64>,
    /// Whether the operator has ended it before its game was over.
    pub abandoned: bool,
    /// Number of lines.
    pub revision: u64,
}

/// How far a table is, to find out whether it has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stand {
    /// Number of lines.
    pub revision: u64,
    /// Number of changes besides its lines, as in [`StoredTable::changes`].
    pub changes: u64,
}

/// The key of a worker on another machine, without the secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WorkerKey {
    /// The name that the operator gave it.
    pub name: String,
    /// The hash of the secret.
    pub hash: Hash,
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// When it was revoked, in seconds since 1970.
    pub revoked: Option<u64>,
}

/// The seat that an invitation is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invited {
    /// Id of the table.
    pub id: String,
    /// Number of the seat, from 1.
    pub seat: u8,
    /// Whether the seat is still open.
    pub is_open: bool,
}
