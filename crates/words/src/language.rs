//! The languages that we speak.

use std::fmt;
use std::str::FromStr;

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// All that are complete.
    pub const ALL: [Language; 1] = [Language::English];

    /// The code in addresses, headers and `lang` attributes.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = ();

    fn from_str(text: &str) -> Result<Language, ()> {
        Language::ALL.into_iter().find(|language| language.code() == text).ok_or(())
    }
}
