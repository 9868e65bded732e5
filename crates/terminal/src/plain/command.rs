//! What can be typed: an answer by number or by notation, or a word for something else. Words are those of the reader's
//! language, and the English ones everywhere, so that a script works in any language.

use crate::screen::ascii_fallback;
use game::Seat;
use words::Words;

/// A line of input, parsed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// An empty line or a comment.
    Nothing,
    /// What can be typed.
    Help,
    /// Everything in sentences.
    State,
    /// Why an action is not allowed, or what it means; without one, everything that is not allowed.
    Why(String),
    /// A rule by its id; without one, that which asks now.
    Rule(String),
    /// What has happened.
    Log,
    /// The state a number of actions ago; without a number, one.
    Back(usize),
    /// The actions whose words or notation have this in them.
    List(String),
    /// A hint.
    Hint,
    /// Why a bot did what it did, a number of actions ago.
    Explain(usize),
    /// Take back.
    Undo,
    /// Leave.
    Quit,
    /// The action with this number.
    Number(usize),
    /// An action by its notation, for a seat if it says which.
    Act(Option<Seat>, String),
}

/// The words with a meaning of their own: in English, and the name of the message in the reader's language.
const WORDS: [(&str, &str); 11] = [
    ("help", "plain-word-help"),
    ("state", "plain-word-state"),
    ("why", "plain-word-why"),
    ("rule", "plain-word-rule"),
    ("log", "plain-word-log"),
    ("back", "plain-word-back"),
    ("list", "plain-word-list"),
    ("hint", "plain-word-hint"),
    ("explain", "plain-word-explain"),
    ("undo", "plain-word-undo"),
    ("quit", "plain-word-quit"),
];

impl Command {
    pub(super) fn read(words: &Words, line: &str) -> Command {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return Command::Nothing;
        }
        // `+1` is how far the provost goes, not the number of an answer.
        if let Some(number) = line.parse().ok().filter(|_| line.starts_with(|first: char| first.is_ascii_digit())) {
            return Command::Number(number);
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (first, rest) = (first.to_lowercase(), rest.trim().to_owned());
        let known = WORDS.iter().find(|(english, message)| is_word(words, &first, english, message));
        match known.map(|(english, _)| *english) {
            Some("help") => Command::Help,
            Some("state") => Command::State,
            Some("why") => Command::Why(rest),
            Some("rule") => Command::Rule(rest),
            Some("log") => Command::Log,
            // A number that cannot be read is further back than any game goes.
            Some("back") if rest.is_empty() => Command::Back(1),
            Some("back") => Command::Back(rest.parse().unwrap_or(usize::MAX)),
            Some("list") => Command::List(rest),
            Some("hint") => Command::Hint,
            Some("explain") if rest.is_empty() => Command::Explain(1),
            Some("explain") => Command::Explain(rest.parse().unwrap_or(usize::MAX)),
            Some("undo") => Command::Undo,
            Some("quit") => Command::Quit,
            _ if first == "?" => Command::Help,
            _ => match first.parse().ok().and_then(Seat::from_number).filter(|_| !rest.is_empty()) {
                Some(seat) => Command::Act(Some(seat), rest),
                None => Command::Act(None, line.to_owned()),
            },
        }
    }
}

/// Whether something typed, in small letters, is a word: in English, or that of a message in the reader's language.
pub(super) fn is_word(words: &Words, typed: &str, english: &str, message: &str) -> bool {
    typed == english || plainly(typed) == plainly(&words.text(message))
}

/// A word without its accents: not every keyboard has them.
fn plainly(word: &str) -> String {
    word.chars().map(|letter| if letter.is_ascii() { letter } else { ascii_fallback(letter) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn lines_of_records_words_and_numbers_are_told_apart() {
        let words = Words::of(Language::French);
        let act = |seat, text: &str| Command::Act(seat, text.to_owned());
        let cases = [
            ("", Command::Nothing),
            ("  # turn 1, phase 2: placement", Command::Nothing),
            ("12", Command::Number(12)),
            ("2 place 4", act(Some(Seat::Two), "place 4")),
            ("place 4\r", act(None, "place 4")),
            ("9 pass", act(None, "9 pass")),
            ("-3", act(None, "-3")),
            ("+1", act(None, "+1")),
            ("etat", Command::State),
            ("règle\tC3.4", Command::Rule("C3.4".to_owned())),
            ("aide", Command::Help),
            ("HELP", Command::Help),
            ("?", Command::Help),
            ("pourquoi place gate", Command::Why("place gate".to_owned())),
            ("rule", Command::Rule(String::new())),
            ("avant 12", Command::Back(12)),
            ("back", Command::Back(1)),
            ("back home", Command::Back(usize::MAX)),
            ("undo", Command::Undo),
            ("indice", Command::Hint),
            ("hint", Command::Hint),
            ("explain", Command::Explain(1)),
            ("expliquer 3", Command::Explain(3)),
            ("explain x", Command::Explain(usize::MAX)),
        ];
        for (line, command) in cases {
            assert_eq!(Command::read(words, line), command, "{line}");
        }
    }

    #[test]
    fn no_word_means_two_things() {
        for language in Language::ALL {
            let mut all: Vec<String> = WORDS
                .iter()
                .flat_map(|(english, message)| {
                    let own = Words::of(language).text(message).into_owned();
                    [Some((*english).to_owned()), Some(own).filter(|own| own != english)]
                })
                .flatten()
                .collect();
            let number = all.len();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), number, "{language}");
        }
    }
}
