//! A game as text that replays to the same game for ever: header lines, an empty line, one action a line.
//!
//! ```text
//! game: caylus
//! rules version: 1
//! options: edition=jeweler favor=full
//! players: 2
//! seed: 7
//! result: 51 38
//!
//! # turn 1, phase 2: placement
//! 2 place 4
//! 1 pass
//! ```
//!
//! A game that began from a position set up by hand has `position: {...}` (its JSON on one line) instead of `seed`.
//! `result` is there once the game is over.

use crate::illegal::shown;
use crate::{Game, Rules, Seat, Settings, Table};
use std::fmt;
use std::io::{BufRead, Read};

/// How a game began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// From the set-up that this seed gives.
    Seed(u64),
    /// From a position in JSON notation.
    Position(String),
}

/// A recorded game. Nothing in it has been checked against the rules: that is what replaying does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The version of the rules that it was played under.
    pub rules_version: u32,
    /// Options as `name=value`.
    pub options: Vec<String>,
    /// How many played.
    pub players: u8,
    /// How it began.
    pub start: Start,
    /// Final scores by seat, once the game was over.
    pub result: Option<Vec<i32>>,
    /// Who did what.
    pub actions: Vec<(Seat, String)>,
    /// Where the parts stood in the text that was read: for messages, not part of the game.
    lines: Lines,
}

/// Line numbers of what was read. Any two are equal: the same game may stand on other lines.
#[derive(Clone, Default, Debug)]
struct Lines {
    header: Vec<(&'static str, usize)>,
    actions: Vec<usize>,
    last: usize,
}

impl Lines {
    /// The line of a header; the first one if it is not there.
    fn of(&self, key: &str) -> usize {
        self.header.iter().find(|(known, _)| *known == key).map_or(1, |(_, line)| *line)
    }
}

impl PartialEq for Lines {
    fn eq(&self, _: &Lines) -> bool {
        true
    }
}

impl Eq for Lines {}

/// What is wrong with a record, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub words: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.words)
    }
}

impl std::error::Error for RecordError {}

const KEYS: [&str; 9] = ["game", "rules version", "options", "players", "seed", "position", "result", "seat", "view"];
/// No header line, not even a position, is longer than this; noise without line ends is.
const LONGEST_LINE: u64 = 16 * 1024;
/// No action is longer than this.
const LONGEST_ACTION: usize = 200;
/// No game has more decisions than this.
const MOST_ACTIONS: usize = 100_000;

impl Record {
    /// The record of a game, without its actions yet.
    pub fn new<G: Game>(state: &G, start: Start) -> Record {
        Record {
            game: G::NAME.to_owned(),
            rules_version: G::RULES_VERSION,
            options: state.settings().iter().map(|(name, value)| format!("{name}={value}")).collect(),
            players: state.players(),
            start,
            result: None,
            actions: Vec::new(),
            lines: Lines::default(),
        }
    }

    /// Reads a record line by line; stops at the first line that is wrong, so noise of any size costs little.
    pub fn read(mut input: impl BufRead) -> Result<Record, RecordError> {
        let mut reader = Reader::default();
        let mut line = Vec::new();
        loop {
            reader.line += 1;
            line.clear();
            let read = (&mut input).take(LONGEST_LINE + 1).read_until(b'\n', &mut line);
            let length = read.map_err(|error| reader.error(format!("cannot be read: {error}")))?;
            if length == 0 {
                return reader.finish();
            }
            if length as u64 > LONGEST_LINE {
                return Err(reader.error(format!("is longer than {LONGEST_LINE} bytes: this is no record")));
            }
            let text =
                std::str::from_utf8(&line).map_err(|_| reader.error("is not text (UTF-8): this is no record"))?;
            // Some editors begin a text with a mark of its encoding.
            reader.take(text.trim_start_matches('\u{feff}').trim_end_matches(['\n', '\r']))?;
        }
    }

    /// The rules that the record was played by, among those that are known.
    pub fn rules<'a>(&self, known: &[&'a dyn Rules]) -> Result<&'a dyn Rules, RecordError> {
        known.iter().copied().find(|rules| rules.name() == self.game).ok_or_else(|| {
            let names: Vec<&str> = known.iter().map(|rules| rules.name()).collect();
            let words = format!("there is no game `{}`; known are: {}", shown(&self.game), names.join(", "));
            RecordError { line: self.lines.of("game"), words }
        })
    }

    /// Plays the recorded actions, all or the first `up_to`, and checks everything that the record says.
    pub fn replay(&self, rules: &dyn Rules, up_to: Option<usize>) -> Result<Box<dyn Table>, RecordError> {
        self.replay_with(rules, up_to, |_, _| ())
    }

    /// The same, and calls `before` with the table and the number of each action before it is played.
    pub fn replay_with(
        &self,
        rules: &dyn Rules,
        up_to: Option<usize>,
        mut before: impl FnMut(&dyn Table, usize),
    ) -> Result<Box<dyn Table>, RecordError> {
        let mut table = self.begin(rules)?;
        let wanted = up_to.unwrap_or(self.actions.len());
        if wanted > self.actions.len() {
            let words = format!("the record has {} actions, not {wanted}", self.actions.len());
            return Err(RecordError { line: self.lines.last.max(1), words });
        }
        for (number, (seat, text)) in self.actions.iter().take(wanted).enumerate() {
            before(&*table, number);
            let line = self.lines.actions.get(number).copied().unwrap_or(number + 1);
            if let Some(first) = table.to_act().lowest().filter(|first| first != seat && table.to_act().contains(*seat))
            {
                let words = format!("seat {first} comes first: secret decisions stand in the order of the seats");
                return Err(RecordError { line, words });
            }
            table.play(*seat, text).map_err(|refused| RecordError { line, words: refused.to_string() })?;
        }
        if wanted == self.actions.len() {
            self.check_result(&*table)?;
        }
        Ok(table)
    }

    fn begin(&self, rules: &dyn Rules) -> Result<Box<dyn Table>, RecordError> {
        let wrong = |key, words: String| RecordError { line: self.lines.of(key), words };
        if self.game != rules.name() {
            return Err(wrong("game", format!("this is a record of {}, not of {}", self.game, rules.name())));
        }
        if self.rules_version != rules.version() {
            let (theirs, ours) = (self.rules_version, rules.version());
            let words = format!("rules version {theirs} of {} is unknown here: this is {ours}", rules.name());
            return Err(wrong("rules version", words));
        }
        let mut settings = Settings::new(rules.options());
        for option in &self.options {
            settings.set(option).map_err(|error| wrong("options", error.to_string()))?;
        }
        let table = match &self.start {
            Start::Seed(seed) => {
                rules.start(self.players, &settings, *seed).map_err(|error| wrong("players", error.to_string()))?
            }
            Start::Position(json) => rules.set_up(json, 0).map_err(|error| wrong("position", error.to_string()))?,
        };
        if table.players() != self.players {
            return Err(wrong("players", format!("the position has {} players", table.players())));
        }
        if !settings.agrees_with(&table.settings()) {
            return Err(wrong("options", format!("the position is played with {}", table.settings())));
        }
        Ok(table)
    }

    fn check_result(&self, table: &dyn Table) -> Result<(), RecordError> {
        let Some(result) = &self.result else { return Ok(()) };
        match table.outcome() {
            Some(outcome) if outcome.scores == *result => Ok(()),
            Some(outcome) => Err(RecordError {
                line: self.lines.of("result"),
                words: format!("the game ended with {}", spaced(&outcome.scores)),
            }),
            None => Err(RecordError {
                line: self.lines.last.max(1),
                words: "the record is cut off: it names a result, but the game is not over".to_owned(),
            }),
        }
    }

    /// The record as text, with a comment wherever a new turn or phase begins. A record that the rules refuse is not
    /// written.
    pub fn write(&self, rules: &dyn Rules) -> Result<String, RecordError> {
        let mut text = self.header(&*self.begin(rules)?);
        let mut heading = String::new();
        self.replay_with(rules, None, |table, number| {
            let now = table.heading();
            if now != heading {
                text += &format!("# {now}\n");
                heading = now;
            }
            let (seat, action) = &self.actions[number];
            text += &format!("{seat} {action}\n");
        })?;
        Ok(text)
    }

    fn header(&self, first: &dyn Table) -> String {
        let start = match &self.start {
            Start::Seed(seed) => format!("seed: {seed}"),
            Start::Position(_) => format!("position: {}", first.state_json()),
        };
        let result = self.result.as_ref().map(|scores| format!("result: {}\n", spaced(scores)));
        format!("{}{start}\n{}\n", self.facts(), result.unwrap_or_default())
    }

    /// The header lines that everybody may see.
    pub(crate) fn facts(&self) -> String {
        let options = self.options.join(" ");
        format!(
            "game: {}\nrules version: {}\noptions: {options}\nplayers: {}\n",
            self.game, self.rules_version, self.players
        )
    }
}

fn spaced(scores: &[i32]) -> String {
    scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    line: usize,
    in_body: bool,
    header: Vec<(&'static str, String)>,
    actions: Vec<(Seat, String)>,
    lines: Lines,
}

impl Reader {
    fn error(&self, words: impl Into<String>) -> RecordError {
        RecordError { line: self.line, words: words.into() }
    }

    fn take(&mut self, text: &str) -> Result<(), RecordError> {
        match (self.in_body, text) {
            (false, "") => {
                self.in_body = true;
                Ok(())
            }
            (false, header) => self.take_header(header),
            (true, body) if body.is_empty() || body.starts_with('#') => Ok(()),
            (true, action) => self.take_action(action),
        }
    }

    fn take_header(&mut self, text: &str) -> Result<(), RecordError> {
        let known = || format!("a record begins with lines `key: value`, the keys being: {}", KEYS.join(", "));
        let Some((key, value)) = text.split_once(": ").or_else(|| text.strip_suffix(':').map(|key| (key, ""))) else {
            return Err(self.error(format!("`{}` is no header line; {}", shown(text), known())));
        };
        let Some(key) = KEYS.into_iter().find(|known| *known == key) else {
            return Err(self.error(format!("`{}` is no header; {}", shown(key), known())));
        };
        if self.header.iter().any(|(earlier, _)| *earlier == key) {
            return Err(self.error(format!("`{key}` stands there twice")));
        }
        self.header.push((key, value.to_owned()));
        self.lines.header.push((key, self.line));
        Ok(())
    }

    fn take_action(&mut self, text: &str) -> Result<(), RecordError> {
        if text.len() > LONGEST_ACTION {
            return Err(self.error(format!("is longer than {LONGEST_ACTION} bytes: this is no action")));
        }
        let words = text.split_once(' ');
        if let Some((number, _)) =
            words.filter(|(number, _)| number.parse::<u64>().is_ok() && read_seat(number).is_none())
        {
            return Err(self.error(format!("there is no seat {}", shown(number))));
        }
        let action = words.and_then(|(seat, action)| Some((read_seat(seat)?, action)));
        let Some((seat, action)) = action else {
            return Err(self.error(format!("`{}` is no action: write `SEAT ACTION`, such as `1 pass`", shown(text))));
        };
        if self.actions.len() == MOST_ACTIONS {
            return Err(self.error(format!("more than {MOST_ACTIONS} actions: this is no record")));
        }
        self.actions.push((seat, action.to_owned()));
        self.lines.actions.push(self.line);
        Ok(())
    }

    fn value(&self, key: &'static str) -> Option<&str> {
        self.header.iter().find(|(known, _)| *known == key).map(|(_, value)| value.as_str())
    }

    fn needed(&self, key: &'static str) -> Result<&str, RecordError> {
        let last = self.line.saturating_sub(1).max(1);
        let words = || format!("the record is cut off or wrong: its header has no `{key}`");
        self.value(key).ok_or_else(|| RecordError { line: last, words: words() })
    }

    fn number<T: std::str::FromStr>(&self, key: &'static str, text: &str) -> Result<T, RecordError> {
        let line = self.lines.of(key);
        text.parse().map_err(|_| RecordError { line, words: format!("`{}` is no number for `{key}`", shown(text)) })
    }

    fn finish(mut self) -> Result<Record, RecordError> {
        for key in ["seat", "view"] {
            if self.value(key).is_some() {
                let words =
                    "this is what one viewer knew of a game that was not over: it cannot be replayed".to_owned();
                return Err(RecordError { line: self.lines.of(key), words });
            }
        }
        let game = self.needed("game")?.to_owned();
        let rules_version = self.number("rules version", self.needed("rules version")?)?;
        let options = self.value("options").unwrap_or_default().split_whitespace().map(str::to_owned).collect();
        let players = self.number("players", self.needed("players")?)?;
        let start = match (self.value("seed"), self.value("position")) {
            (Some(_), Some(_)) => {
                let words = "a record has either `seed` or `position`, not both".to_owned();
                return Err(RecordError { line: self.lines.of("position"), words });
            }
            (None, Some(json)) => Start::Position(json.to_owned()),
            _ => Start::Seed(self.number("seed", self.needed("seed")?)?),
        };
        let scores = |text: &str| text.split(' ').map(|score| self.number("result", score)).collect();
        let result = self.value("result").map(scores).transpose()?;
        self.lines.last = self.line - 1;
        let (actions, lines) = (self.actions, self.lines);
        Ok(Record { game, rules_version, options, players, start, result, actions, lines })
    }
}

fn read_seat(text: &str) -> Option<Seat> {
    match text.as_bytes() {
        [digit @ b'1'..=b'9'] => Seat::from_number(digit - b'0'),
        _ => None,
    }
}
