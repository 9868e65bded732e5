//! The folder that records are kept in. Whoever plays games hands each of them over when it has ended; what its file is
//! called is decided here, so that no two games of a run overwrite each other.

use crate::failure::Failure;
use crate::start::GAMES;
use crate::table::write_bots;
use bots::Level;
use game::{Game, Record, Seat, Settings, Start};
use std::fs;
use std::path::PathBuf;

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
        fs::write(&path, text).map_err(|error| Failure::in_file(&path, error))
    }
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
