//! Characters: bots that like to do something, and have learned to play well while they do it.

use crate::{Knowledge, Level, LevelError};
use game::{Game, Random, Seat};
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
    /// `any`: stands for a character that is still to be drawn, see [`cast_characters`]. No character has this name.
    pub const ANY: CharacterName = CharacterName { letters: *b"any\0\0\0\0\0\0\0\0\0\0\0\0", length: 3 };

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

/// Gives a character to everybody who may have [any](CharacterName::ANY): to each another one, as long as there are enough.
/// `drawn` decides; everybody sees who plays, so it must say nothing about the seed of a game.
pub fn cast_characters(levels: &mut [Level], characters: &[&'static str], drawn: u64) {
    let mut random = Random::new(drawn);
    let named: Vec<CharacterName> = characters.iter().filter_map(|name| name.parse().ok()).collect();
    let is_free = |name: &CharacterName| !levels.iter().any(|level| level.character() == Some(name.as_str()));
    let mut left: Vec<CharacterName> = named.iter().copied().filter(is_free).collect();
    for level in levels.iter_mut().filter(|level| level.character() == Some(CharacterName::ANY.as_str())) {
        if left.is_empty() {
            left.clone_from(&named);
        }
        let drawn = (!left.is_empty()).then(|| left.swap_remove(random.below(left.len())));
        *level = level.playing(drawn);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cast(levels: &[&str], drawn: u64) -> Vec<String> {
        let mut levels: Vec<Level> = levels.iter().filter_map(|level| level.parse().ok()).collect();
        cast_characters(&mut levels, &["builder", "courtier", "merchant"], drawn);
        levels.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn whoever_may_be_anybody_is_somebody_else() {
        let mut firsts = Vec::new();
        for drawn in 0..50 {
            let mut all = cast(&["expert/any", "expert/any", "expert/any", "random"], drawn);
            firsts.push(all[0].clone());
            assert_eq!(all.pop().as_deref(), Some("random"));
            all.sort();
            assert_eq!(all, ["expert/builder", "expert/courtier", "expert/merchant"]);
            let beside = cast(&["master:9/any", "expert/merchant", "master/any", "expert"], drawn);
            assert_eq!((beside[1].as_str(), beside[3].as_str()), ("expert/merchant", "expert"));
            assert!(!beside[0].ends_with("merchant") && !beside[2].ends_with("merchant"), "{beside:?}");
        }
        assert!(["builder", "courtier", "merchant"].iter().all(|name| firsts.contains(&format!("expert/{name}"))));
    }

    #[test]
    fn there_may_be_too_few_or_none() {
        let all = cast(&["expert/any"; 5], 7);
        assert!(all.iter().all(|level| level != "expert/any"), "{all:?}");
        let mut levels = [Level::EXPERT.playing(Some(CharacterName::ANY))];
        cast_characters(&mut levels, &[], 7);
        assert_eq!(levels, [Level::EXPERT]);
    }
}
