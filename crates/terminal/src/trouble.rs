//! What can go wrong while a game is played, and how it is said.

use game::Illegal;
use std::path::PathBuf;
use words::{Spoken, Words};

/// Why something was not done, or could not be asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The rules forbid it.
    Illegal(Illegal),
    /// Somebody else plays this seat.
    NotYourSeat,
    /// Nothing can be taken back: nobody here has done anything, or others have seen what came of it.
    NothingToTakeBack,
    /// The file that keeps the game cannot be written. What was wanted has not been done.
    NotSaved {
        /// Which file.
        file: PathBuf,
        /// What the system says.
        why: String,
    },
    /// A bot has failed: the game is kept, and can be resumed.
    BotFailed,
    /// Others were quicker: what is shown is newer than what was decided upon.
    Changed,
    /// The server does not answer. It is asked again and again by itself.
    Lost {
        /// What the system says.
        why: String,
    },
    /// The server did not answer when something was done: it may have been done or not.
    Unanswered {
        /// What the system says.
        why: String,
    },
    /// The server has not answered yet what was done.
    OnItsWay,
    /// The server tells something that cannot be: perhaps it is of another version.
    Strange(String),
    /// The server refuses, in its own words.
    Told(String),
}

impl Trouble {
    /// A sentence, and the rule if one is behind it.
    pub fn said<G: Spoken>(&self, words: &Words) -> String {
        match self {
            Trouble::Illegal(illegal) => {
                let reason = G::reason(words, illegal);
                words.tell("terminal-illegal", &[("reason", reason.into()), ("rule", illegal.reason.rule.into())])
            }
            Trouble::NotYourSeat => words.say("trouble-not-your-seat"),
            Trouble::NothingToTakeBack => words.say("trouble-nothing-to-undo"),
            Trouble::NotSaved { file, why } => {
                let file = file.display().to_string();
                words.tell("terminal-not-saved", &[("file", file.into()), ("why", why.as_str().into())])
            }
            Trouble::BotFailed => words.say("terminal-bot-failed"),
            Trouble::Changed => words.say("terminal-changed"),
            Trouble::Lost { why } => words.tell("terminal-lost", &[("why", why.as_str().into())]),
            Trouble::Unanswered { why } => words.tell("terminal-unanswered", &[("why", why.as_str().into())]),
            Trouble::OnItsWay => words.say("terminal-on-its-way"),
            Trouble::Strange(what) => words.tell("terminal-strange", &[("what", what.as_str().into())]),
            Trouble::Told(told) => told.as_str().into(),
        }
        .into_owned()
    }
}
