//! Options of a game as text, as users write them: `edition=first`.

use crate::Fault;
use crate::illegal::excerpt;
use std::fmt;

/// An option of a game.
#[derive(PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name.
    pub name: &'static str,
    /// The values that it can have; the first is the default.
    pub values: &'static [&'static str],
    /// What it changes, in one line.
    pub about: &'static str,
}

/// The chosen options of a game. The rules decide what has not been chosen, which may depend on the number of players; a game in
/// progress tells all its settings.
///
/// # Examples
///
/// ```
/// use game::{Game, OptionError, Settings};
///
/// let settings = Settings::parse(caylus::State::OPTIONS, ["favor=full"])?;
/// assert_eq!(settings.to_string(), "favor=full");
/// let error = Settings::parse(caylus::State::OPTIONS, ["favour=full"]).unwrap_err();
/// assert!(matches!(error, OptionError::Unknown { .. }));
/// # Ok::<(), OptionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    specs: &'static [OptionSpec],
    chosen: Vec<Option<usize>>,
}

/// Options that a game cannot be played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// The game has no such option.
    Unknown {
        /// The name that was given.
        name: String,
        /// The names that the game has.
        known: Vec<&'static str>,
    },
    /// The option cannot have this value.
    Value {
        /// The name of the option.
        name: &'static str,
        /// The value that was given; `None` if the name stood alone.
        value: Option<String>,
        /// The values that the option can have.
        allowed: &'static [&'static str],
    },
    /// The options do not go together, or not with this number of players: every reason, with its rule.
    Impossible(Vec<Fault>),
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Unknown { name, known } => {
                let (name, known) = (excerpt(name), known.join(", "));
                write!(f, "there is no option `{name}`; the options, written name=value, are: {known}")
            }
            OptionError::Value { name, value: Some(value), allowed } => {
                write!(f, "`{name}` cannot be `{}`; it can be: {}", excerpt(value), allowed.join(", "))
            }
            OptionError::Value { name, value: None, allowed } => {
                write!(f, "`{name}` needs a value; it can be: {}", allowed.join(", "))
            }
            OptionError::Impossible(faults) => {
                let faults: Vec<String> = faults.iter().map(Fault::to_string).collect();
                f.write_str(&faults.join("; "))
            }
        }
    }
}

impl std::error::Error for OptionError {}

impl Settings {
    /// Settings in which nothing is chosen.
    pub fn new(specs: &'static [OptionSpec]) -> Settings {
        Settings { specs, chosen: vec![None; specs.len()] }
    }

    /// The settings that these texts choose, each `name=value` as for [`Settings::set`].
    ///
    /// # Errors
    ///
    /// [`OptionError`] of the first text that cannot be set.
    pub fn parse<T: AsRef<str>>(
        specs: &'static [OptionSpec],
        texts: impl IntoIterator<Item = T>,
    ) -> Result<Settings, OptionError> {
        let mut settings = Settings::new(specs);
        texts.into_iter().try_for_each(|text| settings.set(text.as_ref()))?;
        Ok(settings)
    }

    /// Sets one option from `name=value`. A switch, whose values are `false` and `true`, also takes `yes`, `on`, `1`, `no`, `off`
    /// and `0`, and its name alone switches it on.
    ///
    /// # Errors
    ///
    /// [`OptionError::Unknown`] or [`OptionError::Value`]; nothing has been set then.
    pub fn set(&mut self, text: &str) -> Result<(), OptionError> {
        let is_switch = |spec: &&OptionSpec| spec.values == ["false", "true"];
        let (name, value) = text.split_once('=').unwrap_or((text, "true"));
        let Some(at) = self.specs.iter().position(|spec| spec.name == name) else {
            let known = self.specs.iter().map(|spec| spec.name).collect();
            return Err(OptionError::Unknown { name: name.to_owned(), known });
        };
        let spec = &self.specs[at];
        let value = match value {
            "yes" | "on" | "1" if is_switch(&spec) => "true",
            "no" | "off" | "0" if is_switch(&spec) => "false",
            other => other,
        };
        let chosen = spec.values.iter().position(|known| *known == value).ok_or_else(|| OptionError::Value {
            name: spec.name,
            value: text.contains('=').then(|| value.to_owned()),
            allowed: spec.values,
        })?;
        self.chosen[at] = Some(chosen);
        Ok(())
    }

    /// The index of the chosen value among those of the option, if one has been chosen.
    pub fn chosen(&self, name: &str) -> Option<usize> {
        self.chosen[self.specs.iter().position(|spec| spec.name == name)?]
    }

    /// The chosen options as name and value.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let both = self.specs.iter().zip(&self.chosen);
        both.filter_map(|(spec, value)| value.map(|value| (spec.name, spec.values[value])))
    }

    /// The options that differ from the usual ones, in a word each: a value that speaks for itself, the name of a switch that is
    /// on, or number and name.
    pub fn unusual(&self, usual: &Settings) -> impl Iterator<Item = String> {
        let usual: Vec<_> = usual.iter().collect();
        self.iter().filter(move |both| !usual.contains(both)).map(|(name, value)| match value {
            "true" => name.to_owned(),
            number if number.bytes().all(|digit| digit.is_ascii_digit()) => format!("{number}-{name}"),
            word => word.to_owned(),
        })
    }

    /// Whether everything that is chosen here has the same value in the settings of a game: what a game does not tell has its
    /// default.
    pub fn agrees_with(&self, game: &Settings) -> bool {
        let same =
            |(ours, theirs): (&Option<usize>, &Option<usize>)| ours.is_none_or(|ours| ours == theirs.unwrap_or(0));
        self.chosen.iter().zip(&game.chosen).all(same)
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, (name, value)) in self.iter().enumerate() {
            let space = if number == 0 { "" } else { " " };
            write!(f, "{space}{name}={value}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec { name: "edition", values: &["new", "old"], about: "which print" },
        OptionSpec { name: "short", values: &["no", "yes"], about: "fewer rounds" },
        OptionSpec { name: "express", values: &["false", "true"], about: "a switch" },
        OptionSpec { name: "districts", values: &["4", "3"], about: "a number" },
    ];

    #[test]
    fn options_are_read_and_written() {
        let mut settings = Settings::new(SPECS);
        assert_eq!((settings.to_string(), settings.chosen("short")), (String::new(), None));
        settings.set("short=yes").unwrap();
        assert_eq!((settings.to_string(), settings.chosen("short")), ("short=yes".to_owned(), Some(1)));
        let mut all = settings.clone();
        all.set("edition=new").unwrap();
        assert_eq!(all.to_string(), "edition=new short=yes");
        assert!(settings.agrees_with(&all) && all.agrees_with(&settings), "new is the default");
        assert!(!settings.agrees_with(&Settings::new(SPECS)));
        let usual = all.clone();
        all.set("short=no").unwrap();
        all.set("express").unwrap();
        all.set("districts=3").unwrap();
        assert_eq!(all.unusual(&usual).collect::<Vec<_>>(), ["no", "express", "3-districts"]);
        for (text, on) in [("express=no", 0), ("express=on", 1), ("express=false", 0), ("express=1", 1)] {
            all.set(text).unwrap();
            assert_eq!(all.chosen("express"), Some(on), "{text}");
        }
        assert!(all.set("express=2").is_err() && all.set("short=1").is_err() && all.set("districts").is_err());
    }

    #[test]
    fn what_would_be_right_is_said() {
        let mut settings = Settings::new(SPECS);
        assert!(settings.set("long=yes").unwrap_err().to_string().contains("edition, short, express, districts"));
        assert!(settings.set("edition=2").unwrap_err().to_string().contains("new, old"));
        assert!(settings.set("edition").unwrap_err().to_string().contains("needs a value; it can be: new, old"));
        assert!(settings.set("long").unwrap_err().to_string().contains("name=value"));
        assert_eq!(settings, Settings::new(SPECS));
        assert_eq!(Settings::parse(SPECS, ["short=yes", "express"]).unwrap().to_string(), "short=yes express=true");
        assert!(Settings::parse(SPECS, ["short=yes".to_owned(), "long".to_owned()]).is_err());
    }
}
