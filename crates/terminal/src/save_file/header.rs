//! The header of a saved game: which game it is, how it began, and who sits where.

use super::error::{SaveError, SaveProblem};
use bots::Level;
use game::{Game, Seed, Settings, UnknownRulesVersion};
use words::{Chair, Sitter};

/// Where a saved game began, and who sits where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveHeader {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Options as `name=value`.
    pub options: String,
    /// The seed of everything that is random.
    pub seed: Seed,
    /// Who sits where. All people sit at this terminal.
    pub chairs: Vec<Chair>,
}

impl SaveHeader {
    /// The header as it is written.
    pub(super) fn text(&self) -> String {
        let SaveHeader { game, rules_version, options, seed, chairs } = self;
        let mut text = format!("bailiwick: {game}\nrules version: {rules_version}\noptions: {options}\nseed: {seed}\n");
        for chair in chairs {
            let sitter = match &chair.sitter {
                Sitter::Bot(level) => format!("bot {level}"),
                Sitter::Person | Sitter::Nobody => "here".to_owned(),
            };
            text += format!("chair: {sitter} {}", chair.name).trim_end();
            text.push('\n');
        }
        text + "\n"
    }

    /// Parses a header.
    pub(super) fn parse(text: &str) -> Result<SaveHeader, SaveError> {
        let mut lines = (1..).zip(text.lines());
        let mut value = |key: &'static str| {
            let (line, text) = lines.next().unwrap_or((1, ""));
            let value = text.strip_prefix(key).and_then(|rest| rest.strip_prefix(':'));
            let missing = || SaveError::from(SaveProblem::NoKey(key)).at_line(line);
            value.map(|value| (line, value.trim_start())).ok_or_else(missing)
        };
        let number = |(line, text): (usize, &str)| {
            let wrong = |_| SaveError::from(SaveProblem::NotANumber(text.to_owned())).at_line(line);
            text.parse::<u64>().map_err(wrong)
        };
        let (_, game) = value("bailiwick")?;
        // A number that is too big is as unknown as the biggest.
        let rules_version = u32::try_from(number(value("rules version")?)?).unwrap_or(u32::MAX);
        let (_, options) = value("options")?;
        let (line, seed) = value("seed")?;
        let wrong = |_| SaveError::from(SaveProblem::NotANumber(seed.to_owned())).at_line(line);
        let seed: Seed = seed.parse().map_err(wrong)?;
        let wrong = |line, text: &str| SaveError::from(SaveProblem::NotAChair(text.to_owned())).at_line(line);
        let chairs = lines.map(|(line, text)| parse_chair(text).ok_or_else(|| wrong(line, text)));
        let chairs = chairs.collect::<Result<Vec<Chair>, SaveError>>()?;
        Ok(SaveHeader { game: game.to_owned(), rules_version, options: options.to_owned(), seed, chairs })
    }

    /// The levels of the bots, by seat.
    pub(crate) fn levels(&self) -> Result<Vec<Option<Level>>, SaveError> {
        let level = |chair: &Chair| match &chair.sitter {
            Sitter::Bot(level) => Ok(Some(level.parse::<Level>()?)),
            Sitter::Person | Sitter::Nobody => Ok(None),
        };
        self.chairs.iter().map(level).collect()
    }

    /// The first state.
    pub(crate) fn first_state<G: Game>(&self) -> Result<G, SaveError> {
        if self.game != G::NAME {
            return Err(SaveError::from(SaveProblem::OtherGame { game: self.game.clone(), expected: G::NAME }));
        }
        let (version, newest) = (self.rules_version, G::RULES_VERSION);
        let Some(version) = newest.known(version) else {
            let unknown = UnknownRulesVersion { game: G::NAME, version, newest };
            return Err(SaveError::from(SaveProblem::RulesVersion(unknown)));
        };
        let settings = Settings::parse(G::OPTIONS, self.options.split_whitespace())?;
        let players = u8::try_from(self.chairs.len()).unwrap_or(u8::MAX);
        Ok(G::begin(version, players, &settings, self.seed)?)
    }
}

fn parse_chair(text: &str) -> Option<Chair> {
    let text = text.strip_prefix("chair: ")?;
    let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
    let (sitter, name) = match kind {
        // Who gave no name has none: each reader calls them after their seat.
        "here" => (Sitter::Person, rest),
        "bot" => {
            let (level, name) = rest.split_once(' ').filter(|(_, name)| !name.is_empty())?;
            (Sitter::Bot(level.to_owned()), name)
        }
        _ => return None,
    };
    Some(Chair { name: name.to_owned(), sitter })
}
