//! Options of a game as text, the way people give them: `edition=first`.

use std::fmt;

/// One option that a game has.
#[derive(PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name.
    pub name: &'static str,
    /// What it may be set to; the first one is the usual one.
    pub values: &'static [&'static str],
    /// What it is about, in one line.
    pub about: &'static str,
}

/// What has been chosen of a game's options. What has not is for the rules to decide, which may depend on the number of
/// players; a game in progress tells all its settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    specs: &'static [OptionSpec],
    chosen: Vec<Option<usize>>,
}

/// An option that cannot be set like that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionError(pub String);

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for OptionError {}

impl Settings {
    /// Nothing chosen yet.
    pub fn new(specs: &'static [OptionSpec]) -> Settings {
        Settings { specs, chosen: vec![None; specs.len()] }
    }

    /// Sets one option from `name=value`. A switch, which is `false` or `true`, takes other words for that, and its name
    /// alone switches it on.
    pub fn set(&mut self, text: &str) -> Result<(), OptionError> {
        let is_switch = |spec: &&OptionSpec| spec.values == ["false", "true"];
        let (name, value) = text.split_once('=').unwrap_or((text, "true"));
        let Some(at) = self.specs.iter().position(|spec| spec.name == name) else {
            let known: Vec<&str> = self.specs.iter().map(|spec| spec.name).collect();
            let name = crate::illegal::shown(name);
            let words =
                format!("there is no option `{name}`; the options, written name=value, are: {}", known.join(", "));
            return Err(OptionError(words));
        };
        let spec = &self.specs[at];
        let value = match value {
            "yes" | "on" | "1" if is_switch(&spec) => "true",
            "no" | "off" | "0" if is_switch(&spec) => "false",
            other => other,
        };
        let chosen = spec.values.iter().position(|known| *known == value).ok_or_else(|| {
            let value = crate::illegal::shown(value);
            let cannot = if text.contains('=') { format!("cannot be `{value}`") } else { "needs a value".to_owned() };
            OptionError(format!("`{name}` {cannot}; it can be: {}", spec.values.join(", ")))
        })?;
        self.chosen[at] = Some(chosen);
        Ok(())
    }

    /// The place of the chosen value among those of the option, if it has been chosen.
    pub fn chosen(&self, name: &str) -> Option<usize> {
        self.chosen[self.specs.iter().position(|spec| spec.name == name)?]
    }

    /// What has been chosen, as name and value.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let both = self.specs.iter().zip(&self.chosen);
        both.filter_map(|(spec, value)| value.map(|value| (spec.name, spec.values[value])))
    }

    /// What has been chosen otherwise than in the usual game, in a word each: a value that speaks for itself, the name of a
    /// switch that is on, or number and name.
    pub fn unusual(&self, usual: &Settings) -> impl Iterator<Item = String> {
        let usual: Vec<_> = usual.iter().collect();
        self.iter().filter(move |both| !usual.contains(both)).map(|(name, value)| match value {
            "true" => name.to_owned(),
            number if number.bytes().all(|digit| digit.is_ascii_digit()) => format!("{number}-{name}"),
            word => word.to_owned(),
        })
    }

    /// Whether everything that has been chosen here is chosen there too.
    pub fn agrees_with(&self, other: &Settings) -> bool {
        self.chosen.iter().zip(&other.chosen).all(|(ours, theirs)| ours.is_none() || ours == theirs)
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
        assert!(settings.agrees_with(&all) && !all.agrees_with(&settings));
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
        assert!(settings.set("long=yes").unwrap_err().0.contains("edition, short, express, districts"));
        assert!(settings.set("edition=2").unwrap_err().0.contains("new, old"));
        assert!(settings.set("edition").unwrap_err().0.contains("needs a value; it can be: new, old"));
        assert!(settings.set("long").unwrap_err().0.contains("name=value"));
        assert_eq!(settings, Settings::new(SPECS));
    }
}
