//! The last line that a player reads: where the game is, and the command that resumes it.

use crate::GameTable;
use std::path::Path;
use words::{Spoken, Words};

/// The last line; nothing where a game at a server is over.
pub(crate) fn farewell<G: Spoken>(words: &Words, table: &dyn GameTable<G>) -> Option<String> {
    let (message, file) = match (table.saved(), table.outcome().is_some()) {
        (Some(file), true) => ("plain-record", file.display().to_string()),
        (Some(file), false) => ("plain-saved", typed(file)),
        (None, true) => return None,
        (None, false) => ("plain-left", String::new()),
    };
    Some(words.text_with(message, &[("file", file.into())]).into_owned())
}

/// A file as it is typed in a command.
fn typed(file: &Path) -> String {
    let name = file.display().to_string();
    let is_plain = |letter: char| letter.is_alphanumeric() || "/\\:._-+=@,".contains(letter);
    match name.chars().all(is_plain) {
        true if !cfg!(unix) || !name.contains('\\') => name,
        _ if cfg!(windows) => format!("\"{name}\""),
        _ => format!("'{}'", name.replace('\'', r"'\''")),
    }
}
