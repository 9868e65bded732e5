//! What can go wrong while a game is played, and how it is said.

use game::Illegal;
use std::borrow::Cow;
use std::path::PathBuf;
use words::{Language, Spoken, Words};

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

/// What a server of ours may answer, by the name of the message. It answers in English, whoever asks.
const ANSWERS: [&str; 10] = [
    "trouble-no-table",
    "trouble-no-seat",
    "trouble-no-invitation",
    "trouble-no-step",
    "trouble-no-call",
    "trouble-not-your-seat",
    "trouble-you-have-no-seat",
    "trouble-nothing-to-undo",
    "trouble-too-long",
    "trouble-not-understood",
];

/// What a server told, in the words of the reader where they are known.
fn answer<'a>(words: &'a Words, told: &'a str) -> Cow<'a, str> {
    let english = Words::of(Language::English);
    let known = ANSWERS.into_iter().find(|answer| english.say(answer) == told);
    known.map_or_else(|| told.into(), |answer| words.say(answer))
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
            Trouble::Told(told) => answer(words, told),
        }
        .into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_server_of_ours_tells_is_said_in_the_words_of_the_reader() {
        let french = Words::of(Language::French);
        for name in ANSWERS {
            let told = Trouble::Told(Words::of(Language::English).say(name).into_owned());
            assert_eq!(told.said::<caylus::State>(french), french.say(name), "{name}");
        }
        let strange = "The kettle is on.".to_owned();
        assert_eq!(Trouble::Told(strange.clone()).said::<caylus::State>(french), strange);
    }
}
