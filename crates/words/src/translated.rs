//! Texts that a game brings in several languages.

use crate::Language;

/// Something in English and, where it was translated, in other languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Translated<T> {
    /// In English, which every game has.
    pub english: T,
    /// In French.
    pub french: Option<T>,
    /// In Portuguese.
    pub portuguese: Option<T>,
}

/// The Fluent files of a game.
pub type WordFiles = Translated<&'static [&'static str]>;

impl<T: Copy> Translated<T> {
    /// In English only.
    pub const fn english_only(english: T) -> Translated<T> {
        Translated { english, french: None, portuguese: None }
    }

    /// In a language, if it was translated into it.
    pub fn get(&self, language: Language) -> Option<T> {
        match language {
            Language::English => Some(self.english),
            Language::French => self.french,
            Language::Portuguese => self.portuguese,
        }
    }

    /// In a language, or in English if it was not translated.
    pub(crate) fn get_or_english(&self, language: Language) -> T {
        self.get(language).unwrap_or(self.english)
    }
}
