//! The folder that records are kept in. Whoever plays games hands each of them over when it has ended; what its file is
//! called is decided here, so that no two games ever overwrite each other.

use crate::failure::Failure;
use crate::start::GAMES;
use crate::table::write_bots;
use bots::Level;
use game::{Game, Record, Seat, Settings, Start};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// A folder for records.
pub struct Folder(PathBuf);

/// A game that was played.
pub struct Played<'a, G> {
    pub start: Start,
    pub seed: u64,
    /// Which game with this seed it is, if there are several.
    pub number: Option<u64>,
    /// Who sat where; nobody for random players.
    pub bots: &'a [Level],
    pub actions: Vec<(Seat, String)>,
    pub end: &'a G,
}

impl Folder {
    /// Opens the folder, and makes it if it is not there.
    pub fn open(path: PathBuf) -> Result<Folder, Failure> {
        fs::create_dir_all(&path).map_err(|error| Failure::in_file(&path, error))?;
        Ok(Folder(path))
    }

    /// Writes the record of a game.
    pub fn keep<G: Game>(&self, game: Played<'_, G>) -> Result<(), Failure> {
        let path = self.0.join(game.file_name()?);
        let mut record = Record::new::<G>(game.end, game.start);
        record.actions = game.actions;
        record.result = game.end.outcome().map(|outcome| outcome.scores);
        let rules = record.rules(GAMES).map_err(|error| Failure::in_file(&path, error))?;
        let mut text = record.write(rules).map_err(|error| Failure::in_file(&path, error))?;
        if !game.bots.is_empty() {
            // A header has no place for names; the first comment has.
            text = text.replacen("\n\n", &format!("\n\n# bots: {}\n", write_bots(game.bots)), 1);
        }
        write_new(&path, &text).map_err(|error| Failure::in_file(&path, error))
    }
}

/// Writes a file without touching one that is there: another game under the same name (of other bots, say) stays, and this
/// one gets a number behind it. The same game once more is the same file.
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

impl<G: Game> Played<'_, G> {
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
