//! Lists of bots as users write them: `master:2000,journeyman`, and in the arena programs: `exec:./mybot --fast,master`.
//!
//! The list is cut at commas, and the command of a program into words at spaces. What stands between single or double quotes is
//! taken as it is, commas, spaces and quotes of the other kind included.

use crate::failure::Failure;
use bots::Level;
use std::fmt;

/// Who plays in an arena.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Entrant {
    /// One of our bots.
    Bot(Level),
    /// Any program that speaks the engine protocol.
    Program(Command),
}

/// How a program is started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Command {
    /// As the user wrote it.
    text: String,
    /// The program and its arguments.
    pub(crate) words: Vec<String>,
}

/// What the command of a program begins with.
const PROGRAM: &str = "exec:";

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(level) => level.fmt(f),
            Entrant::Program(command) => command.fmt(f),
        }
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Reads the value of `--bots` of an arena.
pub(crate) fn read_entrants(list: &str) -> Result<Vec<Entrant>, Failure> {
    if list.trim().is_empty() {
        return Err(Failure::Message(
            "--bots names nobody: write for instance --bots journeyman,apprentice".to_owned(),
        ));
    }
    let parts = cut(list, |letter| letter == ',').ok_or("--bots: a quote is not closed".to_owned())?;
    parts.into_iter().map(|text| entrant(text.trim())).collect()
}

/// Reads the value of `--bots` of other commands.
pub(crate) fn read_bots(list: &str) -> Result<Vec<Level>, Failure> {
    let level = |entrant: Entrant| match entrant {
        Entrant::Bot(level) => Ok(level),
        Entrant::Program(command) => {
            Err(Failure::Message(format!("--bots: `{command}` is a program, and programs play in the arena only")))
        }
    };
    read_entrants(list)?.into_iter().map(level).collect()
}

/// Tells who played, by seat, in the words of a record. The list can be read again. `None` if there are no bots.
pub(crate) fn bots_comment(bots: &[impl ToString]) -> Option<String> {
    let list = bots.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    (!list.is_empty()).then(|| format!("bots: {list}"))
}

fn entrant(text: &str) -> Result<Entrant, Failure> {
    let Some(command) = text.strip_prefix(PROGRAM) else {
        let level = text.parse().map_err(|error| Failure::Message(format!("--bots: {error}")))?;
        return Ok(Entrant::Bot(level));
    };
    let words = cut(command, char::is_whitespace).unwrap_or_default();
    let words: Vec<String> = words.into_iter().filter(|word| !word.is_empty()).map(without_quotes).collect();
    if words.first().is_none_or(String::is_empty) {
        return Err(Failure::Message("--bots: after `exec:` comes a program, as in exec:./mybot".to_owned()));
    }
    Ok(Entrant::Program(Command { text: text.to_owned(), words }))
}

/// The parts of a text between letters of a kind that are not between quotes; `None` if a quote is not closed.
fn cut(text: &str, at: impl Fn(char) -> bool) -> Option<Vec<&str>> {
    let (mut parts, mut begin, mut quote) = (Vec::new(), 0, None);
    for (place, letter) in text.char_indices() {
        match quote {
            Some(open) if open == letter => quote = None,
            Some(_) => {}
            None if letter == '\'' || letter == '"' => quote = Some(letter),
            None if at(letter) => {
                parts.push(&text[begin..place]);
                begin = place + letter.len_utf8();
            }
            None => {}
        }
    }
    parts.push(&text[begin..]);
    quote.is_none().then_some(parts)
}

/// A word without the quotes that enclose it or parts of it.
fn without_quotes(word: &str) -> String {
    let mut quote = None;
    let kept = word.chars().filter(|letter| match quote {
        Some(open) if open == *letter => {
            quote = None;
            false
        }
        None if *letter == '\'' || *letter == '"' => {
            quote = Some(*letter);
            false
        }
        _ => true,
    });
    kept.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(list: &str) -> Vec<Vec<String>> {
        let words = |entrant| match entrant {
            Entrant::Bot(level) => vec![level.to_string()],
            Entrant::Program(command) => command.words,
        };
        read_entrants(list).unwrap().into_iter().map(words).collect()
    }

    #[test]
    fn commands_are_cut_into_words() {
        assert_eq!(words("exec:./mybot --fast, master:500"), [vec!["./mybot", "--fast"], vec!["master:500"]]);
        assert_eq!(words("random,exec:bot"), [vec!["random"], vec!["bot"]]);
        assert_eq!(words(r#"exec:bot "a, b" 'say "hi"'"#), [["bot", "a, b", r#"say "hi""#]]);
        assert_eq!(words(r#"exec:"my bot" --list='1,2' '',exec:b"#), [vec!["my bot", "--list=1,2", ""], vec!["b"]]);
        assert_eq!(words(r"exec:C:\bots\é.exe"), [[r"C:\bots\é.exe"]]);
    }

    #[test]
    fn a_list_is_read_as_it_is_written() {
        let list = r#"exec:./mybot --list "a,b",master:500,exec:./mybot --list "a,b""#;
        let entrants = read_entrants(list).unwrap();
        assert_eq!(bots_comment(&entrants), Some(format!("bots: {list}")));
        assert!(entrants[0] == entrants[2] && entrants[0] != entrants[1]);
    }

    #[test]
    fn what_cannot_be_read_is_refused() {
        for (list, words) in [
            ("exec:", "comes a program"),
            ("exec: ,random", "a program"),
            ("exec:''", "a program"),
            ("exec:'x", "quote"),
            ("exe:x", "no level `exe`"),
        ] {
            let Err(Failure::Message(message)) = read_entrants(list) else { panic!("{list}") };
            assert!(message.contains(words), "{list}: {message}");
        }
        assert!(read_bots("random,exec:x").is_err());
    }
}
