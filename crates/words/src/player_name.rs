//! The names that people give themselves and their tables: how long they may be, and what is taken out of them.

use game::excerpt;
use std::error::Error;
use std::fmt;

/// Longest accepted name, in characters.
pub const LONGEST: usize = 40;

/// Most accents of a letter. Vietnamese needs two.
const MOST_ACCENTS: u32 = 2;

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

/// Makes a name of any text: one line of what can be seen, without spaces around it and without towers of accents, at most
/// [`LONGEST`] characters. May be empty.
pub fn clean(text: &str) -> String {
    let visible = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let mut accents = 0;
    let visible = visible.filter(|letter| {
        accents = if is_accent(*letter) { accents + 1 } else { 0 };
        !is_invisible(*letter) && accents <= MOST_ACCENTS
    });
    let visible: String = visible.collect();
    let visible = visible.trim_start_matches(is_accent);
    let words: Vec<&str> = visible.split_whitespace().collect();
    words.join(" ").chars().take(LONGEST).collect::<String>().trim_end().to_owned()
}

/// The name, or if somebody else is called so already, the name with a number: nobody passes for somebody else.
pub fn distinct<'a>(name: String, others: impl Iterator<Item = &'a str> + Clone) -> String {
    let is_taken = |name: &str| others.clone().any(|other| other.to_lowercase() == name.to_lowercase());
    if name.is_empty() || !is_taken(&name) {
        return name;
    }
    let numbered = |number: usize| {
        let number = format!(" {number}");
        let short: String = name.chars().take(LONGEST - number.len()).collect();
        short.trim_end().to_owned() + &number
    };
    (2..).map(numbered).find(|name| !is_taken(name)).unwrap_or_default()
}

/// The name without spaces around it.
///
/// # Errors
///
/// If nothing of it can be seen, it is longer than [`LONGEST`] or has control characters: someone who types a name can correct it.
pub fn check(text: &str) -> Result<String, NameError> {
    let name = text.trim();
    if clean(name).is_empty() || name.chars().count() > LONGEST || name.chars().any(char::is_control) {
        return Err(NameError { name: name.to_owned() });
    }
    Ok(name.to_owned())
}

/// Marks that change the direction of the text after them, that have no width, or that are drawn as nothing.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// Marks over, under and through the letter before them.
fn is_accent(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
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
    fn what_cannot_be_seen_is_no_name() {
        for nothing in ["\u{3164}", "\u{2800}\u{ad}", "\u{e0041}\u{e0042}", "\u{301}\u{302}", "\u{115f} \u{ffa0}"] {
            assert_eq!(clean(nothing), "", "{nothing:?}");
            assert!(check(nothing).is_err());
        }
        assert_eq!(clean("M\u{ad}aud\u{e0061}"), "Maud");
        assert_eq!(clean(&format!("Z{}a", "\u{310}".repeat(30))), "Z\u{310}\u{310}a");
        assert_eq!(clean("Nguye\u{302}\u{303}n"), "Nguye\u{302}\u{303}n");
    }

    #[test]
    fn nobody_is_called_as_somebody_else_is() {
        let taken = ["Maud", "maud 2", ""];
        let distinct = |name: &str| distinct(name.to_owned(), taken.into_iter());
        assert_eq!([distinct("Odo"), distinct("MAUD"), distinct("")], ["Odo", "MAUD 3", ""]);
        let long = "é".repeat(LONGEST);
        assert_eq!(super::distinct(long.clone(), [long.as_str()].into_iter()).chars().count(), LONGEST);
    }

    #[test]
    fn a_name_that_cannot_be_kept_as_it_is_is_refused() {
        assert_eq!(check(" Maud "), Ok("Maud".to_owned()));
        for wrong in ["", "  ", "a\nb", &"é".repeat(LONGEST + 1)] {
            assert!(check(wrong).is_err(), "{wrong}");
        }
    }
}
