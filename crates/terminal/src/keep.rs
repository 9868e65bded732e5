//! The file of a game that is played at this terminal: where it began, who sits where, and a line for everything that was
//! done since. Lines are only ever added, and nobody is told that something was done before the disk has its line; so
//! whatever ends the program, nothing is lost.
//!
//! ```text
//! bailiwick: caylus
//! rules version: 1
//! options: edition=jeweler favor=full
//! seed: 7
//! chair: here Maud
//! chair: bot journeyman Perrin
//!
//! 1 place 4
//! 2 pass
//! undo 0
//! ```
//!
//! `undo` tells how many actions are left. When the game is over, a record takes the place of this file.

use crate::{Chair, Sitter};
use bots::Level;
use game::{Game, Journal, RecordError, Row, Seat, Settings, shown};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// How the name of such a file ends.
pub(crate) const ENDING: &str = "game";
/// No game has a file as long as this.
const LONGEST: u64 = 16 * 1024 * 1024;

/// What stands at the top of the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beginning {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Options as `name=value`.
    pub options: String,
    /// What decides everything that chance decides.
    pub seed: u64,
    /// Who sits where.
    pub chairs: Vec<Chair>,
}

/// A game as its file has it. Whether the rules allow it is not known yet.
pub struct Kept {
    /// The top.
    pub beginning: Beginning,
    /// Everything that was done, with the number of its line.
    lines: Vec<(usize, String)>,
    file: Log,
}

/// The file, open to be written on. Nobody else can open it meanwhile.
pub(crate) struct Log {
    path: PathBuf,
    file: File,
    /// How long it is up to the end of the last whole line.
    length: u64,
}

impl Beginning {
    fn text(&self) -> String {
        let Beginning { game, rules_version, options, seed, chairs } = self;
        let mut text = format!("bailiwick: {game}\nrules version: {rules_version}\noptions: {options}\nseed: {seed}\n");
        for chair in chairs {
            let sitter = match &chair.sitter {
                Sitter::Bot(level) => format!("bot {level}"),
                Sitter::Here | Sitter::Elsewhere | Sitter::Nobody => "here".to_owned(),
            };
            text += &format!("chair: {sitter} {}\n", chair.name);
        }
        text + "\n"
    }

    fn read(text: &str) -> Result<Beginning, RecordError> {
        let mut lines = (1..).zip(text.lines());
        let mut value = |key: &str| {
            let (line, text) = lines.next().unwrap_or((1, ""));
            let words = || format!("this is no saved game, or it is damaged: here should be `{key}: …`");
            let value = text.strip_prefix(key).and_then(|rest| rest.strip_prefix(':'));
            value.map(|value| (line, value.trim_start())).ok_or_else(|| RecordError { line, words: words() })
        };
        let number = |(line, text): (usize, &str)| {
            text.parse().map_err(|_| RecordError { line, words: format!("`{}` is no number", shown(text)) })
        };
        let (_, game) = value("bailiwick")?;
        let rules_version = number(value("rules version")?)? as u32;
        let (_, options) = value("options")?;
        let seed = number(value("seed")?)?;
        let chairs = lines.map(|(line, text)| chair(text).ok_or_else(|| wrong_chair(line, text)));
        let chairs = chairs.collect::<Result<Vec<Chair>, RecordError>>()?;
        Ok(Beginning { game: game.to_owned(), rules_version, options: options.to_owned(), seed, chairs })
    }

    /// The levels of the bots, by seat.
    pub(crate) fn levels(&self) -> Result<Vec<Option<Level>>, String> {
        let level = |chair: &Chair| match &chair.sitter {
            Sitter::Bot(level) => level.parse().map(Some).map_err(|error: bots::LevelError| error.to_string()),
            Sitter::Here | Sitter::Elsewhere | Sitter::Nobody => Ok(None),
        };
        self.chairs.iter().map(level).collect()
    }

    /// The first state.
    pub(crate) fn first<G: Game>(&self) -> Result<G, String> {
        if self.game != G::NAME || self.rules_version != G::RULES_VERSION {
            return Err(format!(
                "this is a game of `{}` by version {} of its rules: here it would have to be {} by version {}",
                shown(&self.game),
                self.rules_version,
                G::NAME,
                G::RULES_VERSION
            ));
        }
        let mut settings = Settings::new(G::OPTIONS);
        self.options
            .split_whitespace()
            .try_for_each(|option| settings.set(option))
            .map_err(|error| error.to_string())?;
        let players = u8::try_from(self.chairs.len()).unwrap_or(u8::MAX);
        G::new(players, &settings, self.seed).map_err(|error| error.to_string())
    }
}

fn chair(text: &str) -> Option<Chair> {
    let (kind, rest) = text.strip_prefix("chair: ")?.split_once(' ')?;
    let (sitter, name) = match kind {
        "here" => (Sitter::Here, rest),
        "bot" => {
            let (level, name) = rest.split_once(' ')?;
            (Sitter::Bot(level.to_owned()), name)
        }
        _ => return None,
    };
    (!name.is_empty()).then(|| Chair { name: name.to_owned(), sitter })
}

fn wrong_chair(line: usize, text: &str) -> RecordError {
    let words = format!("`{}` is no chair: it would be `chair: here NAME` or `chair: bot LEVEL NAME`", shown(text));
    RecordError { line, words }
}

impl Log {
    /// Begins the file of a game in a folder, under a name that is free.
    pub fn begin(folder: &Path, beginning: &Beginning) -> io::Result<Log> {
        fs::create_dir_all(folder)?;
        let stem = format!("{}-{}p-seed{}", beginning.game, beginning.chairs.len(), beginning.seed);
        let free = |path: &PathBuf| !path.exists() && !path.with_extension("txt").exists();
        let names = (1_u32..).map(|number| if number == 1 { stem.clone() } else { format!("{stem}-{number}") });
        for path in names.map(|name| folder.join(format!("{name}.{ENDING}"))).filter(free) {
            let file = match OpenOptions::new().read(true).write(true).create_new(true).open(&path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
                opened => opened?,
            };
            file.lock()?;
            let mut log = Log { path, file, length: 0 };
            log.write(&beginning.text())?;
            sync_folder(folder)?;
            return Ok(log);
        }
        Err(io::Error::other("no name is free"))
    }

    /// One that has no room.
    #[cfg(all(test, target_os = "linux"))]
    pub fn full() -> io::Result<Log> {
        let path = PathBuf::from("/dev/full");
        let file = OpenOptions::new().read(true).write(true).open(&path)?;
        Ok(Log { path, file, length: 0 })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds text, and returns when the disk has it. What cannot be added whole is not there at all.
    pub fn write(&mut self, text: &str) -> io::Result<()> {
        let mut add = || {
            self.file.seek(SeekFrom::Start(self.length))?;
            self.file.write_all(text.as_bytes())?;
            self.file.sync_data()
        };
        if let Err(error) = add() {
            // Should this fail too, the next line is written over it, and a line without an end is not read.
            let _ = self.file.set_len(self.length);
            return Err(error);
        }
        self.length += text.len() as u64;
        Ok(())
    }

    /// The game is over: its record takes the place of the file, and has its name with another ending.
    pub fn finish(&mut self, record: &str) -> io::Result<()> {
        let (new, end) = (self.path.with_extension("new"), self.path.with_extension("txt"));
        let mut file = File::create(&new)?;
        file.write_all(record.as_bytes())?;
        file.sync_all()?;
        fs::rename(&new, &end)?;
        if let Some(folder) = end.parent() {
            sync_folder(folder)?;
        }
        fs::remove_file(&self.path)?;
        self.path = end;
        Ok(())
    }
}

/// A name is on the disk when its folder is; where a folder cannot be opened as a file, the system sees to that itself.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// A line of the log as it is written.
pub(crate) fn line<A: std::fmt::Display>(row: &Row<A>) -> String {
    match row {
        Row::Act(seat, action) => format!("{seat} {action}\n"),
        Row::Undo { left } => format!("undo {left}\n"),
        Row::Sit(seat, name) => format!("sit {seat} {name}\n"),
    }
}

impl Kept {
    /// The game in a folder that was played last, if there is one that is not over.
    pub fn last(folder: &Path) -> io::Result<Option<PathBuf>> {
        let entries = match fs::read_dir(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            entries => entries?,
        };
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let games = paths.filter(|path| path.extension().is_some_and(|ending| ending == ENDING));
        Ok(games.max_by_key(|path| path.metadata().and_then(|about| about.modified()).ok()))
    }

    /// Reads the file of a game and keeps it for whoever reads it.
    pub fn open(path: &Path) -> Result<Kept, String> {
        let told = |error: io::Error| format!("{}: {error}", path.display());
        let mut file = OpenOptions::new().read(true).write(true).open(path).map_err(told)?;
        if file.try_lock().is_err() {
            return Err(format!("{}: this game is being played at another terminal", path.display()));
        }
        let mut bytes = Vec::new();
        (&mut file).take(LONGEST + 1).read_to_end(&mut bytes).map_err(told)?;
        let wrong = |error: RecordError| format!("{}: {error}", path.display());
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let text = std::str::from_utf8(&bytes[..whole]).ok().filter(|_| bytes.len() as u64 <= LONGEST);
        let text = text.ok_or_else(|| {
            wrong(RecordError { line: 1, words: "this is no saved game: it is no text, or far too long".to_owned() })
        })?;
        if text.starts_with("game: ") {
            let path = path.display();
            return Err(format!("{path}: this is the record of a game; look at it with `bailiwick replay {path}`"));
        }
        let (top, rest) = text.split_once("\n\n").unwrap_or((text, ""));
        let beginning = Beginning::read(top).map_err(wrong)?;
        let first = top.lines().count() + 2;
        let lines = (first..).zip(rest.lines().map(str::to_owned)).collect();
        let file = Log { path: path.to_owned(), file, length: whole as u64 };
        Ok(Kept { beginning, lines, file })
    }

    /// Plays everything that was done, and gives the file to whoever plays on.
    pub(crate) fn replay<G: Game>(self) -> Result<(Beginning, Journal<G>, Log), String> {
        let path = self.file.path.display().to_string();
        let first = self.beginning.first::<G>().map_err(|words| format!("{path}: {words}"))?;
        let mut journal = Journal::new(first);
        for (line, text) in &self.lines {
            take(&mut journal, text).map_err(|words| format!("{path}: line {line}: {words}"))?;
        }
        Ok((self.beginning, journal, self.file))
    }
}

fn take<G: Game>(journal: &mut Journal<G>, text: &str) -> Result<(), String> {
    let unknown =
        || format!("`{}` is no line of a saved game: it would be `SEAT ACTION` or `undo NUMBER`", shown(text));
    let (first, rest) = text.split_once(' ').ok_or_else(unknown)?;
    if first == "undo" {
        let left = rest.parse().map_err(|_| unknown())?;
        return if journal.undo(left) { Ok(()) } else { Err(format!("{left} actions cannot be left")) };
    }
    if first == "sit" {
        let (seat, name) = rest.split_once(' ').ok_or_else(unknown)?;
        journal.sit(seat.parse().ok().and_then(Seat::from_number).ok_or_else(unknown)?, name);
        return Ok(());
    }
    let seat = first.parse().ok().and_then(Seat::from_number).ok_or_else(unknown)?;
    journal.act(seat, rest).map(|_| ()).map_err(|refused| refused.to_string())
}
