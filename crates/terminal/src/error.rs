//! What can go wrong while a game is played, and the messages that say so.

use crate::NoAdvice;
use api::ProblemDetails;
use game::Illegal;
use std::borrow::Cow;
use std::path::PathBuf;
use words::{Spoken, Words};

/// Why something was not done, or could not be asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// The rules forbid it.
    Illegal(Illegal),
    /// The seat is not played here.
    NotYourSeat,
    /// Nothing can be undone: nothing was done here, or others have seen what came of it.
    NothingToTakeBack,
    /// The file of the game cannot be written. The action has not been done.
    NotSaved {
        /// Which file.
        file: PathBuf,
        /// In the words of the system.
        why: String,
    },
    /// A bot has failed: the game is saved, and can be resumed.
    BotFailed,
    /// Others were quicker: the table is newer than the one that was decided upon.
    Changed,
    /// The server does not answer. It is asked again by itself.
    Lost {
        /// Why not.
        why: ConnectionError,
    },
    /// The server did not answer a request: it may have been done or not.
    Unanswered {
        /// Why not.
        why: ConnectionError,
    },
    /// The server has not answered a request yet.
    OnItsWay,
    /// The server says something that cannot be understood: perhaps it is of another version.
    Strange(String),
    /// The server refuses.
    ServerError(ServerError),
    /// There is no hint, or no bot that answers.
    NoAdvice(NoAdvice),
}

/// Why a server does not answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConnectionError {
    /// The connection was refused.
    Refused,
    /// The host does not exist.
    NoHost,
    /// The answer takes too long.
    Slow,
    /// The connection ended.
    Ended,
    /// The table changes faster than it can be read.
    Restless,
    /// The certificate of the server is not trusted; in the words of the system.
    Certificate(String),
    /// The server answers that it cannot.
    ServerError(ServerError),
    /// Something else, in the words of the system.
    Other(String),
}

/// An error that a server answers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ServerError {
    /// The HTTP status.
    pub status: u16,
    /// What went wrong, by a key of the API; empty if the answer has none.
    pub key: String,
    /// Details of the message.
    pub details: Box<ProblemDetails>,
    /// The message in English.
    pub text: String,
}

impl ServerError {
    /// The message in the language of the reader if the key is known, otherwise that of the server.
    fn message<G: Spoken>(&self, words: &Words) -> String {
        let mut details = self.details.by_name();
        details.entry("game").or_insert_with(|| G::NAME.into());
        let said = words.error_text(&self.key, &details);
        let said = said.or_else(|| Some(self.text.clone()).filter(|text| !text.is_empty()));
        said.unwrap_or_else(|| words.text_with("fault-status", &[("status", self.status.into())]).into_owned())
    }
}

impl ConnectionError {
    /// The message, in a few words.
    pub fn message<G: Spoken>(&self, words: &Words) -> String {
        match self {
            ConnectionError::Refused => words.text("fault-refused").into_owned(),
            ConnectionError::NoHost => words.text("fault-no-host").into_owned(),
            ConnectionError::Slow => words.text("fault-slow").into_owned(),
            ConnectionError::Ended => words.text("fault-ended").into_owned(),
            ConnectionError::Restless => words.text("fault-restless").into_owned(),
            ConnectionError::Certificate(why) => {
                words.text_with("fault-certificate", &[("why", why.as_str().into())]).into_owned()
            }
            ConnectionError::ServerError(told) => told.message::<G>(words),
            ConnectionError::Other(why) => why.clone(),
        }
    }
}

/// The message that the rules forbid something, with the rule.
pub(crate) fn refused<'a, G: Spoken>(words: &'a Words, illegal: &Illegal) -> Cow<'a, str> {
    let reason = G::reason(words, illegal);
    words.text_with("terminal-illegal", &[("reason", reason.into()), ("rule", illegal.reason.rule.into())])
}

impl TableError {
    /// The message, with the rule if there is one. Text of others in it has no control characters.
    pub fn message<G: Spoken>(&self, words: &Words) -> String {
        crate::game_table::without_control(&self.sentence::<G>(words))
    }

    fn sentence<'a, G: Spoken>(&self, words: &'a Words) -> Cow<'a, str> {
        match self {
            TableError::Illegal(illegal) => refused::<G>(words, illegal),
            TableError::NotYourSeat => words.text("trouble-not-your-seat"),
            TableError::NothingToTakeBack => words.text("trouble-nothing-to-undo"),
            TableError::NotSaved { file, why } => {
                let file = file.display().to_string();
                words.text_with("terminal-not-saved", &[("file", file.into()), ("why", why.as_str().into())])
            }
            TableError::BotFailed => words.text("terminal-bot-failed"),
            TableError::Changed => words.text("terminal-changed"),
            TableError::Lost { why } => words.text_with("terminal-lost", &[("why", why.message::<G>(words).into())]),
            TableError::Unanswered { why } => {
                words.text_with("terminal-unanswered", &[("why", why.message::<G>(words).into())])
            }
            TableError::OnItsWay => words.text("terminal-on-its-way"),
            TableError::Strange(what) => words.text_with("terminal-strange", &[("what", what.as_str().into())]),
            TableError::ServerError(told) => told.message::<G>(words).into(),
            TableError::NoAdvice(why) => words.text(why.message()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    fn told(status: u16, key: &str) -> ServerError {
        ServerError { status, key: key.to_owned(), ..ServerError::default() }
    }

    #[test]
    fn what_a_server_refuses_is_said_in_the_words_of_the_reader_with_its_details() {
        let french = Words::of_game::<caylus::State>(Language::French);
        let said = |told: ServerError| TableError::ServerError(told).message::<caylus::State>(french);
        assert_eq!(said(told(403, "nothing-to-undo")), french.text("trouble-nothing-to-undo"));
        let text = |text: &str| Some(text.to_owned());
        let (action, reason, rule) = (text("fly\u{1b}[2J"), text("ask-placement"), text("C3.2"));
        let details = Box::new(ProblemDetails { action, reason, rule, ..ProblemDetails::default() });
        let answer = said(ServerError { details, ..told(422, "no-action") });
        assert!(answer.contains("fly[2J") && answer.contains("Placez un ouvrier ou passez. (règle C3.2)"), "{answer}");
        let newer = ServerError { text: "The kettle is on.".to_owned(), ..told(418, "kettle") };
        assert_eq!(said(newer), "The kettle is on.");
        assert!(said(told(502, "")).contains("502"));
    }

    #[test]
    fn why_a_server_does_not_answer_is_said_in_the_words_of_the_reader() {
        let french = Words::of_game::<ys::State>(Language::French);
        let why = ConnectionError::ServerError(told(429, "too-much"));
        let said = TableError::Lost { why }.message::<ys::State>(french);
        assert!(said.contains(&*french.text("trouble-too-much")), "{said}");
        let untrusted = ConnectionError::Certificate("UnknownIssuer".to_owned());
        for why in [
            untrusted,
            ConnectionError::Refused,
            ConnectionError::NoHost,
            ConnectionError::Slow,
            ConnectionError::Ended,
            ConnectionError::Restless,
        ] {
            let said = |language| {
                TableError::Lost { why: why.clone() }.message::<ys::State>(Words::of_game::<ys::State>(language))
            };
            assert!(!said(Language::French).contains('[') && said(Language::French) != said(Language::English));
        }
    }
}
