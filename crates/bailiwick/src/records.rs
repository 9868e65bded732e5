//! A folder of records. File names are chosen here, so that no game ever overwrites another.

use crate::failure::Failure;
use game::{Game, Record, RulesOf, Seat, Settings, Start};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// A folder for records.
pub(crate) struct Folder(PathBuf);

/// A game that is played no further.
pub(crate) struct FinishedGame<'a, G> {
    pub(crate) start: Start,
    pub(crate) seed: u64,
    /// The number of the game, where several games have the same seed.
    pub(crate) number: Option<u64>,
    /// What is said of it, such as who played.
    pub(crate) comments: Vec<String>,
    pub(crate) actions: Vec<(Seat, String)>,
    pub(crate) end: &'a G,
}

impl Folder {
    /// Opens the folder; creates it if it does not exist.
    pub(crate) fn open(path: PathBuf) -> Result<Folder, Failure> {
        fs::create_dir_all(&path).map_err(|error| Failure::in_file(&path, error))?;
        Ok(Folder(path))
    }

    /// Writes the record of a game.
    pub(crate) fn keep<G: Game>(&self, game: FinishedGame<'_, G>) -> Result<(), Failure> {
        let path = self.0.join(game.file_name()?);
        let mut record = Record::new::<G>(game.end, game.start);
        record.actions = game.actions;
        record.result = game.end.outcome().map(|outcome| outcome.scores);
        record.comments.extend(game.comments);
        let text = record.write(&RulesOf::<G>::RULES).map_err(|error| Failure::in_file(&path, error))?;
        write_new(&path, &text).map_err(|error| Failure::in_file(&path, error))
    }
}

/// Writes a file without overwriting another: if there is a different game under the same name (of other bots, say), this
/// one gets a number behind its name. If the same game is there already, nothing is written.
fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut free = path.to_owned();
    for number in 2.. {
        match fs::File::create_new(&free) {
            Ok(mut file) => return file.write_all(text.as_bytes()),
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
            Err(_) if fs::read(&free)? == text.as_bytes() => return Ok(()),
            Err(_) => {}
        }
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        free.set_file_name(format!("{stem}-{number}.txt"));
    }
    Ok(())
}

impl<G: Game> FinishedGame<'_, G> {
    fn file_name(&self) -> Result<String, Failure> {
        let from = match self.start {
            Start::Seed(_) => "",
            Start::Position(_) => "-position",
        };
        let (players, seed) = (self.end.players(), self.seed);
        let usual = G::new(players, &Settings::new(G::OPTIONS), seed)?.settings();
        let options: String = self.end.settings().unusual(&usual).map(|value| format!("-{value}")).collect();
        let number = self.number.map(|number| format!("-game{number}")).unwrap_or_default();
        Ok(format!("{}-{players}p{options}{from}-seed{seed}{number}.txt", G::NAME))
    }
}
