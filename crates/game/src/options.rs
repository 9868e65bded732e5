//! Options of a game as text, the way people give them: `edition=first`.

use std::fmt;

/// One option that a game has.
#[derive(PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name.
    pub name: &'static str,
    /// What it may be set to; the first one is the default.
    pub values: &'static [&'static str],
    /// What it is about, in one line.
    pub about: &'static str,
}

/// A value for each option of a game, in the order of its specs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    specs: &'static [OptionSpec],
    chosen: Vec<usize>,
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
    /// Everything at its default.
    pub fn new(specs: &'static [OptionSpec]) -> Settings {
        Settings { specs, chosen: vec![0; specs.len()] }
    }

    /// Sets one option from `name=value`.
    pub fn set(&mut self, text: &str) -> Result<(), OptionError> {
        let (name, value) = text
            .split_once('=')
            .ok_or_else(|| OptionError(format!("`{}` is no option: write name=value", crate::illegal::shown(text))))?;
        let Some(at) = self.specs.iter().position(|spec| spec.name == name) else {
            let known: Vec<&str> = self.specs.iter().map(|spec| spec.name).collect();
            let name = crate::illegal::shown(name);
            return Err(OptionError(format!("there is no option `{name}`; the options are: {}", known.join(", "))));
        };
        let spec = &self.specs[at];
        self.chosen[at] = spec.values.iter().position(|known| *known == value).ok_or_else(|| {
            let value = crate::illegal::shown(value);
            OptionError(format!("`{name}` cannot be `{value}`; it can be: {}", spec.values.join(", ")))
        })?;
        Ok(())
    }

    /// The place of the chosen value among those of the option.
    pub fn chosen(&self, name: &str) -> usize {
        self.specs.iter().position(|spec| spec.name == name).map_or(0, |at| self.chosen[at])
    }

    /// Every option as `name=value`.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.specs.iter().zip(&self.chosen).map(|(spec, &value)| (spec.name, spec.values[value]))
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
    ];

    #[test]
    fn options_are_read_and_written() {
        let mut settings = Settings::new(SPECS);
        assert_eq!(settings.to_string(), "edition=new short=no");
        settings.set("short=yes").unwrap();
        assert_eq!(settings.to_string(), "edition=new short=yes");
        assert_eq!(settings.chosen("short"), 1);
    }

    #[test]
    fn what_would_be_right_is_said() {
        let mut settings = Settings::new(SPECS);
        assert!(settings.set("long=yes").unwrap_err().0.contains("edition, short"));
        assert!(settings.set("edition=2").unwrap_err().0.contains("new, old"));
        assert!(settings.set("edition").unwrap_err().0.contains("name=value"));
        assert_eq!(settings, Settings::new(SPECS));
    }
}
