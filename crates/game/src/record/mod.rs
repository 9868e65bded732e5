//! Records: a game as text that replays to the same game for ever. Header lines, an empty line, then one action a line:
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
//! A game that began from a position has `position: {...}` (its JSON on one line) instead of `seed`. `result` is there once the
//! game is over. Lines that begin with `#` are comments.

mod error;

pub use error::{RecordError, RecordErrorKind};

use crate::{Game, Rules, Seat, Seed, Settings, TextGame, UnknownRulesVersion};
use RecordErrorKind as Kind;
use std::io::{BufRead, Read};

/// How a game began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// From the set-up that this seed gives.
    Seed(Seed),
    /// From a position in JSON notation.
    Position(String),
}

/// A recorded game. Reading it checks its form only; replaying it checks it against the rules.
///
/// # Examples
///
/// ```
/// use game::{Record, RulesOf};
///
/// let rules = RulesOf::<caylus::State>::RULES;
/// let text = "game: caylus\nrules version: 1\noptions: edition=jeweler favor=full\nplayers: 2\nseed: 7\n\n2 place 4\n";
/// let record = Record::read(text.as_bytes())?;
/// let table = record.replay(&rules, None)?;
/// assert_eq!(table.players(), 2);
/// assert!(record.write(&rules)?.contains("# turn 1, phase 2: placement\n2 place 4\n"));
///
/// let error = Record::read(text.replace("seed: 7", "seed: seven").as_bytes()).unwrap_err();
/// assert_eq!(error.to_string(), "line 5: `seven` is not a number for `seed`");
/// # Ok::<(), game::RecordError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The version of the rules that it was played under.
    pub rules_version: u32,
    /// Options as `name=value`.
    pub options: Vec<String>,
    /// The number of players.
    pub players: u8,
    /// How it began.
    pub start: Start,
    /// Final scores by seat, once the game was over.
    pub result: Option<Vec<i32>>,
    /// The actions in order, each with its seat.
    pub actions: Vec<(Seat, String)>,
    /// Comments to write before the first action. They are not part of the game, and reading a record leaves them out.
    pub comments: Vec<String>,
    /// The line numbers of the text that was read: for messages, not part of the game.
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

/// The keys of header lines.
const KEYS: [&str; 9] = ["game", "rules version", "options", "players", "seed", "position", "result", "seat", "view"];
/// Longest accepted line, in bytes: no header line, not even a position, is as long.
const LONGEST_LINE: u64 = 16 * 1024;
/// Longest accepted action, in bytes.
const LONGEST_ACTION: usize = 200;
/// Most accepted actions: no game has as many decisions.
const MOST_ACTIONS: usize = 100_000;

impl Record {
    /// The record of a game, without its actions yet.
    pub fn new<G: Game>(state: &G, start: Start) -> Record {
        Record {
            game: G::NAME.to_owned(),
            rules_version: state.rules_version().number(),
            options: state.settings().iter().map(|(name, value)| format!("{name}={value}")).collect(),
            players: state.players(),
            start,
            result: None,
            actions: Vec::new(),
            comments: Vec::new(),
            lines: Lines::default(),
        }
    }

    /// Reads a record line by line and stops at the first line that is wrong, so that noise of any size costs little.
    ///
    /// # Errors
    ///
    /// [`RecordError`] names the line and what is wrong there.
    pub fn read(mut input: impl BufRead) -> Result<Record, RecordError> {
        let mut reader = Reader::default();
        let mut line = Vec::new();
        loop {
            reader.line += 1;
            line.clear();
            let read = (&mut input).take(LONGEST_LINE + 1).read_until(b'\n', &mut line);
            let length = read.map_err(|error| reader.error(Kind::Unreadable(error.to_string())))?;
            if length == 0 {
                return reader.finish();
            }
            if length as u64 > LONGEST_LINE {
                return Err(reader.error(Kind::LongLine));
            }
            let text = std::str::from_utf8(&line).map_err(|_| reader.error(Kind::NotUtf8))?;
            // Some editors begin a text with a mark of its encoding.
            reader.take(text.trim_start_matches('\u{feff}').trim_end_matches(['\n', '\r']))?;
        }
    }

    /// Finds the rules of the record's game among those that are known.
    ///
    /// # Errors
    ///
    /// [`RecordErrorKind::UnknownGame`].
    pub fn rules<'a>(&self, known: &[&'a dyn Rules]) -> Result<&'a dyn Rules, RecordError> {
        known.iter().copied().find(|rules| rules.name() == self.game).ok_or_else(|| {
            let known = known.iter().map(|rules| rules.name()).collect();
            self.header_error("game", Kind::UnknownGame { game: self.game.clone(), known })
        })
    }

    /// Plays the recorded actions, all or the first `up_to`, and checks everything that the record says.
    ///
    /// # Errors
    ///
    /// [`RecordError`] names the first line that does not agree with the rules.
    pub fn replay(&self, rules: &dyn Rules, up_to: Option<usize>) -> Result<Box<dyn TextGame>, RecordError> {
        self.replay_with(rules, up_to, |_, _| ())
    }

    /// Replays as [`Record::replay`] does, and calls `before` with the game and the number of each action before it is played.
    ///
    /// # Errors
    ///
    /// [`RecordError`] names the first line that does not agree with the rules.
    pub(crate) fn replay_with(
        &self,
        rules: &dyn Rules,
        up_to: Option<usize>,
        before: impl FnMut(&dyn TextGame, usize),
    ) -> Result<Box<dyn TextGame>, RecordError> {
        let first = self.begin(rules)?;
        let wanted = up_to.unwrap_or(self.actions.len());
        if wanted > self.actions.len() {
            return Err(self.last_error(Kind::TooFewActions { actions: self.actions.len(), wanted }));
        }
        self.replay_from(first, wanted, before)
    }

    /// Plays the first actions, on from the first state.
    fn replay_from(
        &self,
        mut table: Box<dyn TextGame>,
        wanted: usize,
        mut before: impl FnMut(&dyn TextGame, usize),
    ) -> Result<Box<dyn TextGame>, RecordError> {
        for (number, (seat, text)) in self.actions.iter().take(wanted).enumerate() {
            before(&*table, number);
            let line = self.lines.actions.get(number).copied().unwrap_or(number + 1);
            if let Some(first) = table.to_act().lowest().filter(|first| first != seat && table.to_act().contains(*seat))
            {
                return Err(RecordError { line, kind: Kind::OutOfOrder { first } });
            }
            table.play(*seat, text).map_err(|refused| RecordError { line, kind: Kind::Refused(refused) })?;
        }
        if wanted == self.actions.len() {
            self.check_result(&*table)?;
        }
        Ok(table)
    }

    fn begin(&self, rules: &dyn Rules) -> Result<Box<dyn TextGame>, RecordError> {
        let name = rules.name();
        if self.game != name {
            return Err(self.header_error("game", Kind::OtherGame { game: self.game.clone(), expected: name }));
        }
        let newest = rules.version();
        let Some(version) = newest.known(self.rules_version) else {
            let unknown = UnknownRulesVersion { game: name, version: self.rules_version, newest };
            return Err(self.header_error("rules version", Kind::RulesVersion(unknown)));
        };
        let settings = Settings::parse(rules.options(), &self.options)
            .map_err(|error| self.header_error("options", Kind::Options(error)))?;
        let table = match &self.start {
            Start::Seed(seed) => rules
                .start(version, self.players, &settings, *seed)
                .map_err(|error| self.header_error("players", Kind::Options(error)))?,
            Start::Position(json) => {
                rules.set_up(json, 0).map_err(|error| self.header_error("position", Kind::Position(error)))?
            }
        };
        if table.rules_version() != version {
            return Err(self.header_error("rules version", Kind::PositionVersion(table.rules_version())));
        }
        if table.players() != self.players {
            return Err(self.header_error("players", Kind::PositionPlayers(table.players())));
        }
        if !settings.agrees_with(&table.settings()) {
            return Err(self.header_error("options", Kind::PositionOptions(table.settings())));
        }
        Ok(table)
    }

    /// An error in the header line with this key.
    fn header_error(&self, key: &str, kind: Kind) -> RecordError {
        RecordError { line: self.lines.of(key), kind }
    }

    /// An error at the end of the record.
    fn last_error(&self, kind: Kind) -> RecordError {
        RecordError { line: self.lines.last.max(1), kind }
    }

    fn check_result(&self, table: &dyn TextGame) -> Result<(), RecordError> {
        let Some(result) = &self.result else { return Ok(()) };
        match table.outcome() {
            Some(outcome) if outcome.scores == *result => Ok(()),
            Some(outcome) => Err(self.header_error("result", Kind::OtherResult(outcome.scores))),
            None => Err(self.last_error(Kind::CutOff)),
        }
    }

    /// Writes the record as text, with a comment wherever a new turn or phase begins.
    ///
    /// # Errors
    ///
    /// [`RecordError`] if the record does not agree with the rules: such a record is not written.
    pub fn write(&self, rules: &dyn Rules) -> Result<String, RecordError> {
        self.write_with(rules, |_| Vec::new())
    }

    /// Writes the record as [`Record::write`] does, with comments after its actions: `comments` is called with the number of each.
    /// Reading leaves them out again. What would not stay on its line is put on it.
    ///
    /// # Errors
    ///
    /// [`RecordError`] if the record does not agree with the rules: such a record is not written.
    pub fn write_with(
        &self,
        rules: &dyn Rules,
        mut comments: impl FnMut(usize) -> Vec<String>,
    ) -> Result<String, RecordError> {
        let first = self.begin(rules)?;
        let mut text = self.header(&*first);
        self.comments.iter().for_each(|comment| text += &format!("# {comment}\n"));
        let mut heading = String::new();
        self.replay_from(first, self.actions.len(), |table, number| {
            let now = table.heading();
            if now != heading {
                text += &format!("# {now}\n");
                heading = now;
            }
            let (seat, action) = &self.actions[number];
            text += &format!("{seat} {action}\n");
            comments(number).iter().for_each(|comment| text += &comment_lines(comment));
        })?;
        Ok(text)
    }

    fn header(&self, first: &dyn TextGame) -> String {
        let start = match &self.start {
            Start::Seed(seed) => format!("seed: {seed}"),
            Start::Position(_) => format!("position: {}", first.state_json()),
        };
        let result = self.result.as_ref().map(|scores| format!("result: {}\n", spaced(scores)));
        format!("{}{start}\n{}\n", self.facts(), result.unwrap_or_default())
    }

    /// The header lines that every viewer may see.
    pub(crate) fn facts(&self) -> String {
        let options = self.options.join(" ");
        format!(
            "game: {}\nrules version: {}\noptions: {options}\nplayers: {}\n",
            self.game, self.rules_version, self.players
        )
    }
}

/// A comment as one line that can be read again: without line breaks, and no longer than a line may be.
fn comment_lines(comment: &str) -> String {
    const LONGEST: usize = LONGEST_LINE as usize / 4 - 4;
    let words: Vec<&str> = comment.split_whitespace().collect();
    format!("# {}\n", words.join(" ").chars().take(LONGEST).collect::<String>())
}

/// Numbers with a space between them.
pub(crate) fn spaced(scores: &[i32]) -> String {
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
    fn error(&self, kind: Kind) -> RecordError {
        RecordError { line: self.line, kind }
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
        let Some((key, value)) = text.split_once(": ").or_else(|| text.strip_suffix(':').map(|key| (key, ""))) else {
            return Err(self.error(Kind::NotAHeaderLine(text.to_owned())));
        };
        let Some(key) = KEYS.into_iter().find(|known| *known == key) else {
            return Err(self.error(Kind::UnknownKey(key.to_owned())));
        };
        if self.header.iter().any(|(earlier, _)| *earlier == key) {
            return Err(self.error(Kind::KeyTwice(key)));
        }
        self.header.push((key, value.to_owned()));
        self.lines.header.push((key, self.line));
        Ok(())
    }

    fn take_action(&mut self, text: &str) -> Result<(), RecordError> {
        if text.len() > LONGEST_ACTION {
            return Err(self.error(Kind::LongAction));
        }
        let words = text.split_once(' ');
        if let Some((number, _)) =
            words.filter(|(number, _)| number.parse::<u64>().is_ok() && read_seat(number).is_none())
        {
            return Err(self.error(Kind::UnknownSeat(number.to_owned())));
        }
        let action = words.and_then(|(seat, action)| Some((read_seat(seat)?, action)));
        let Some((seat, action)) = action else {
            return Err(self.error(Kind::NotAnAction(text.to_owned())));
        };
        if self.actions.len() == MOST_ACTIONS {
            return Err(self.error(Kind::TooManyActions));
        }
        self.actions.push((seat, action.to_owned()));
        self.lines.actions.push(self.line);
        Ok(())
    }

    fn value(&self, key: &'static str) -> Option<&str> {
        self.header.iter().find(|(known, _)| *known == key).map(|(_, value)| value.as_str())
    }

    fn needed(&self, key: &'static str) -> Result<&str, RecordError> {
        let line = self.line.saturating_sub(1).max(1);
        self.value(key).ok_or(RecordError { line, kind: Kind::MissingKey(key) })
    }

    fn number<T: std::str::FromStr>(&self, key: &'static str, text: &str) -> Result<T, RecordError> {
        let line = self.lines.of(key);
        text.parse().map_err(|_| RecordError { line, kind: Kind::NotANumber { key, text: text.to_owned() } })
    }

    fn finish(mut self) -> Result<Record, RecordError> {
        for key in ["seat", "view"] {
            if self.value(key).is_some() {
                return Err(RecordError { line: self.lines.of(key), kind: Kind::OneViewer });
            }
        }
        let game = self.needed("game")?.to_owned();
        let rules_version = self.number("rules version", self.needed("rules version")?)?;
        let options = self.value("options").unwrap_or_default().split_whitespace().map(str::to_owned).collect();
        let players = self.number("players", self.needed("players")?)?;
        let start = match (self.value("seed"), self.value("position")) {
            (Some(_), Some(_)) => {
                return Err(RecordError { line: self.lines.of("position"), kind: Kind::SeedAndPosition });
            }
            (None, Some(json)) => Start::Position(json.to_owned()),
            _ => Start::Seed(self.number("seed", self.needed("seed")?)?),
        };
        let scores = |text: &str| text.split(' ').map(|score| self.number("result", score)).collect();
        let result = self.value("result").map(scores).transpose()?;
        self.lines.last = self.line - 1;
        let (actions, lines) = (self.actions, self.lines);
        Ok(Record { game, rules_version, options, players, start, result, actions, comments: Vec::new(), lines })
    }
}

fn read_seat(text: &str) -> Option<Seat> {
    match text.as_bytes() {
        [digit @ b'1'..=b'9'] => Seat::from_number(digit - b'0'),
        _ => None,
    }
}
