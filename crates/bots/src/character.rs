//! Characters: bots that like to do something, and have learned to play well while they do it.

use crate::{Knowledge, LevelError};
use game::{Game, Seat};
use std::fmt;
use std::str::FromStr;

/// Somebody to play against. While a character learns, and while it thinks, what it likes counts as points on top of its own
/// score; nothing else tells it from the usual bots. It has weights of its own, which it learned so.
pub struct Character<G: Knowledge> {
    /// The name by which it is picked.
    pub name: &'static str,
    /// How many points it would give to take this action.
    pub likes: Liking<G>,
    /// Its weights file.
    pub weights: &'static str,
}

/// How many points somebody would give for an action of theirs, by what their seat can see before it.
pub type Liking<G> = fn(&<G as Game>::View, Seat, <G as Game>::Action) -> f32;

impl<G: Knowledge> Character<G> {
    /// The names of all characters of the game.
    pub fn names() -> Vec<&'static str> {
        G::CHARACTERS.iter().map(|character| character.name).collect()
    }

    /// The character with a name.
    ///
    /// # Errors
    ///
    /// Returns an error that names the characters there are, if this is none of them.
    pub fn find(name: &str) -> Result<&'static Character<G>, LevelError> {
        let found = G::CHARACTERS.iter().find(|character| character.name == name);
        found.ok_or_else(|| LevelError::CharacterNotInGame {
            game: G::NAME,
            character: name.to_owned(),
            characters: Character::<G>::names(),
        })
    }
}

/// The longest name of a character.
const LONGEST: usize = 15;

/// The name of a character of any game: small letters and hyphens. It is copied like a number, so that a
/// [`Level`](crate::Level) is.
///
/// # Examples
///
/// ```
/// let name: bots::CharacterName = "builder".parse()?;
/// assert_eq!(name.as_str(), "builder");
/// assert!("no name".parse::<bots::CharacterName>().is_err());
/// # Ok::<(), bots::NotACharacter>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CharacterName {
    letters: [u8; LONGEST],
    length: u8,
}

/// A text cannot be the name of a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotACharacter;

impl fmt::Display for NotACharacter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the name of a character has 1 to {LONGEST} small letters")
    }
}

impl std::error::Error for NotACharacter {}

impl CharacterName {
    /// The name.
    pub fn as_str(&self) -> &str {
        let letters = self.letters.get(..self.length.into()).unwrap_or_default();
        str::from_utf8(letters).unwrap_or_default()
    }
}

impl fmt::Debug for CharacterName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl FromStr for CharacterName {
    type Err = NotACharacter;

    fn from_str(text: &str) -> Result<CharacterName, NotACharacter> {
        let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
        if text.is_empty() || text.len() > LONGEST || !text.bytes().all(is_letter) {
            return Err(NotACharacter);
        }
        let mut letters = [0; LONGEST];
        letters.iter_mut().zip(text.bytes()).for_each(|(letter, byte)| *letter = byte);
        Ok(CharacterName { letters, length: text.len() as u8 })
    }
}
