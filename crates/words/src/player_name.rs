//! The names that people give themselves and their tables: how long they may be, and what is taken out of them.

use game::excerpt;
use std::error::Error;
use std::fmt;

/// Longest accepted name, in characters.
pub const LONGEST: usize = 40;

/// Why a text is not accepted as a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NameError {
    name: String,
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: a name is one line of 1 to {LONGEST} letters", excerpt(&self.name))
    }
}

impl Error for NameError {}

/// Makes a name of any text: one line, without spaces around it, at most [`LONGEST`] characters. May be empty.
pub fn clean(text: &str) -> String {
    let visible = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let visible: String = visible.filter(|letter| !is_invisible(*letter)).collect();
    let words: Vec<&str> = visible.split_whitespace().collect();
    words.join(" ").chars().take(LONGEST).collect::<String>().trim_end().to_owned()
}

/// The name without spaces around it.
///
/// # Errors
///
/// If it is empty, longer than [`LONGEST`] or has control characters: someone who types a name can correct it.
pub fn check(text: &str) -> Result<String, NameError> {
    let name = text.trim();
    if name.is_empty() || name.chars().count() > LONGEST || name.chars().any(char::is_control) {
        return Err(NameError { name: name.to_owned() });
    }
    Ok(name.to_owned())
}

/// Marks that change the direction of the text after them, or that have no width.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_visible_line() {
        assert_eq!(clean("  Maud\n de \u{202e} Cahors\u{200b} "), "Maud de Cahors");
        assert_eq!(clean(&format!("{} b", "é".repeat(LONGEST - 1))), "é".repeat(LONGEST - 1));
        assert_eq!(clean("\u{7}"), "");
    }

    #[test]
    fn a_name_that_cannot_be_kept_as_it_is_is_refused() {
        assert_eq!(check(" Maud "), Ok("Maud".to_owned()));
        for wrong in ["", "  ", "a\nb", &"é".repeat(LONGEST + 1)] {
            assert!(check(wrong).is_err(), "{wrong}");
        }
    }
}
