//! The languages of the program.

use std::fmt;
use std::str::FromStr;

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
    /// Portuguese, as it is spoken in Brazil.
    Portuguese,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::English, Language::French, Language::Portuguese];

    /// The code in addresses, headers and `lang` attributes.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Portuguese => "pt",
        }
    }

    /// Its name in the language itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
            Language::Portuguese => "Português",
        }
    }

    /// The language that a browser prefers among ours, by its header `Accept-Language`.
    pub fn wished(header: &str) -> Option<Language> {
        let mut wishes: Vec<(f32, Language)> = header.split(',').filter_map(wish).collect();
        wishes.sort_by(|one, other| other.0.total_cmp(&one.0));
        wishes.into_iter().find(|(quality, _)| *quality > 0.0).map(|(_, language)| language)
    }
}

/// One entry of the header, `pt-BR;q=0.8`, with its quality.
fn wish(text: &str) -> Option<(f32, Language)> {
    let mut pieces = text.split(';').map(str::trim);
    let code = pieces.next()?.split('-').next()?.to_ascii_lowercase();
    let quality = pieces.find_map(|piece| piece.strip_prefix("q=")).map_or(Ok(1.0), str::parse);
    Some((quality.ok().filter(|quality: &f32| quality.is_finite())?, code.parse().ok()?))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_what_it_wishes_for() {
        let cases = [
            ("fr", Some(Language::French)),
            ("de-DE,de;q=0.9,pt-BR;q=0.8,en;q=0.7", Some(Language::Portuguese)),
            ("en;q=0.1, FR-ca;q=0.5", Some(Language::French)),
            ("fr;q=0,en", Some(Language::English)),
            ("fr;q=0", None),
            ("de, ;q, fr;q=x, pt;q=NaN, -, ", None),
            ("", None),
        ];
        for (header, language) in cases {
            assert_eq!(Language::wished(header), language, "{header}");
        }
    }
}
