//! What can go wrong while a game is played, and how it is said.

use game::Illegal;
use serde_json::{Map, Value};
use std::borrow::Cow;
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
        /// In the words of the system.
        why: String,
    },
    /// A bot has failed: the game is kept, and can be resumed.
    BotFailed,
    /// Others were quicker: what is shown is newer than what was decided upon.
    Changed,
    /// The server does not answer. It is asked again and again by itself.
    Lost {
        /// Why not.
        why: Fault,
    },
    /// The server did not answer when something was done: it may have been done or not.
    Unanswered {
        /// Why not.
        why: Fault,
    },
    /// The server has not answered yet what was done.
    OnItsWay,
    /// The server tells something that cannot be: perhaps it is of another version.
    Strange(String),
    /// The server refuses.
    Told(Told),
}

/// Why a server gives no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Nobody listens at its address.
    Refused,
    /// There is no such host.
    NoHost,
    /// It takes too long.
    Slow,
    /// The connection ended.
    Ended,
    /// The table changes faster than it can be told.
    Restless,
    /// Nobody whom the system trusts says that it is the one it claims to be; in the words of the system.
    Certificate(String),
    /// It says itself that it cannot.
    Told(Told),
    /// Something else, in the words of the system.
    Other(String),
}

/// What a server answers that does not do what it was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The status of the answer.
    pub status: u16,
    /// What went wrong, by the key of the API; empty if it does not say.
    pub key: String,
    /// The details of that.
    pub about: Map<String, Value>,
    /// The same in English.
    pub text: String,
}

impl Told {
    /// In the words of the reader where the key is known, otherwise in those of the server.
    fn said<G: Spoken>(&self, words: &Words) -> String {
        let mut about = self.about.clone();
        about.entry("game").or_insert_with(|| G::NAME.into());
        let said = words.trouble(&self.key, &about);
        let said = said.or_else(|| Some(self.text.clone()).filter(|text| !text.is_empty()));
        said.unwrap_or_else(|| words.tell("fault-status", &[("status", self.status.into())]).into_owned())
    }
}

impl Fault {
    /// A few words.
    pub fn said<G: Spoken>(&self, words: &Words) -> String {
        match self {
            Fault::Refused => words.say("fault-refused").into_owned(),
            Fault::NoHost => words.say("fault-no-host").into_owned(),
            Fault::Slow => words.say("fault-slow").into_owned(),
            Fault::Ended => words.say("fault-ended").into_owned(),
            Fault::Restless => words.say("fault-restless").into_owned(),
            Fault::Certificate(why) => words.tell("fault-certificate", &[("why", why.as_str().into())]).into_owned(),
            Fault::Told(told) => told.said::<G>(words),
            Fault::Other(why) => why.clone(),
        }
    }
}

/// Why the rules forbid something, with the rule.
pub(crate) fn refused<'a, G: Spoken>(words: &'a Words, illegal: &Illegal) -> Cow<'a, str> {
    let reason = G::reason(words, illegal);
    words.tell("terminal-illegal", &[("reason", reason.into()), ("rule", illegal.reason.rule.into())])
}

impl Trouble {
    /// A sentence, and the rule if one is behind it. What comes from elsewhere in it cannot control a terminal.
    pub fn said<G: Spoken>(&self, words: &Words) -> String {
        crate::table::clean(&self.sentence::<G>(words))
    }

    fn sentence<'a, G: Spoken>(&self, words: &'a Words) -> Cow<'a, str> {
        match self {
            Trouble::Illegal(illegal) => refused::<G>(words, illegal),
            Trouble::NotYourSeat => words.say("trouble-not-your-seat"),
            Trouble::NothingToTakeBack => words.say("trouble-nothing-to-undo"),
            Trouble::NotSaved { file, why } => {
                let file = file.display().to_string();
                words.tell("terminal-not-saved", &[("file", file.into()), ("why", why.as_str().into())])
            }
            Trouble::BotFailed => words.say("terminal-bot-failed"),
            Trouble::Changed => words.say("terminal-changed"),
            Trouble::Lost { why } => words.tell("terminal-lost", &[("why", why.said::<G>(words).into())]),
            Trouble::Unanswered { why } => words.tell("terminal-unanswered", &[("why", why.said::<G>(words).into())]),
            Trouble::OnItsWay => words.say("terminal-on-its-way"),
            Trouble::Strange(what) => words.tell("terminal-strange", &[("what", what.as_str().into())]),
            Trouble::Told(told) => told.said::<G>(words).into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use words::Language;

    fn told(status: u16, key: &str, about: Value) -> Told {
        let about = about.as_object().cloned().unwrap_or_default();
        Told { status, key: key.to_owned(), about, text: String::new() }
    }

    #[test]
    fn what_a_server_refuses_is_said_in_the_words_of_the_reader_with_its_details() {
        let french = Words::of(Language::French);
        let said = |told: Told| Trouble::Told(told).said::<caylus::State>(french);
        assert_eq!(said(told(403, "nothing-to-undo", json!({}))), french.say("trouble-nothing-to-undo"));
        let about = json!({"action": "fly\u{1b}[2J", "reason": "ask-placement", "rule": "C3.2"});
        let answer = said(told(422, "no-action", about));
        assert!(answer.contains("fly[2J") && answer.contains("Placez un ouvrier ou passez. (règle C3.2)"), "{answer}");
        let newer = Told { text: "The kettle is on.".to_owned(), ..told(418, "kettle", json!({})) };
        assert_eq!(said(newer), "The kettle is on.");
        assert!(said(told(502, "", json!(null))).contains("502"));
    }

    #[test]
    fn why_a_server_does_not_answer_is_said_in_the_words_of_the_reader() {
        let french = Words::of(Language::French);
        let why = Fault::Told(told(429, "too-much", json!({})));
        let said = Trouble::Lost { why }.said::<ys::State>(french);
        assert!(said.contains(&*french.say("trouble-too-much")), "{said}");
        let untrusted = Fault::Certificate("UnknownIssuer".to_owned());
        for why in [untrusted, Fault::Refused, Fault::NoHost, Fault::Slow, Fault::Ended, Fault::Restless] {
            let said = |language| Trouble::Lost { why: why.clone() }.said::<ys::State>(Words::of(language));
            assert!(!said(Language::French).contains('[') && said(Language::French) != said(Language::English));
        }
    }
}
