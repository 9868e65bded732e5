//! What is kept of a table.

/// A SHA-256 hash of a secret: the log never knows the secret itself.
pub type Hash = [u8; 32];

/// How a table began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beginning {
    /// As in its address.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The options as records write them.
    pub options: String,
    /// What chance follows from.
    pub seed: u64,
    /// When, in seconds since 1970.
    pub created: u64,
    /// Who set it up.
    pub owner: Hash,
    /// The table that it is the rematch of.
    pub rematch_of: Option<String>,
    /// Who sat where then, by seat.
    pub places: Vec<Place>,
}

/// A place at a table as it was set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The level of a bot; nothing for a person.
    pub bot: Option<String>,
    /// A name.
    pub name: String,
    /// What gives the seat away, with its hash, as long as it is open. It is kept as it is, because whoever set the table up
    /// wants to read it again; once somebody has taken the seat it is void.
    pub invitation: Option<(String, Hash)>,
}

/// What a line is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An action in its notation.
    Action,
    /// Taken back: so many actions are left.
    Undo,
    /// Somebody sat down, with this name.
    Sit,
}

impl Kind {
    const NAMES: [(Kind, &str); 3] = [(Kind::Action, "action"), (Kind::Undo, "undo"), (Kind::Sit, "sit")];

    pub(crate) fn name(self) -> &'static str {
        Self::NAMES[self as usize].1
    }

    pub(crate) fn read(name: &str) -> Option<Kind> {
        Self::NAMES.into_iter().find(|(_, known)| *known == name).map(|(kind, _)| kind)
    }
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Whose it is, counted from 1.
    pub seat: u8,
    /// What it is about.
    pub kind: Kind,
    /// What it says.
    pub text: String,
}

/// Everything about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// How it began; invitations that are void are left out.
    pub beginning: Beginning,
    /// The hashes that hold seats, which count from 1.
    pub holders: Vec<(u8, Hash)>,
    /// What was written since; the revision of the table is how many.
    pub lines: Vec<Line>,
    /// Its rematch, which is a table of its own, if there is one.
    pub rematch: Option<String>,
}
