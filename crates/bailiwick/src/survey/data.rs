//! The data set of a study: three tables as CSV (RFC 4180), and their description as a Data Package, in which every column has its
//! type and its meaning. The columns are defined here and nowhere else; a test compares `docs/balance.md` with them.

use super::experiment::{Experiment, Played};
use crate::failure::Failure;
use bots::profile::DeedKind;
use game::Seat;
use serde::Serialize;
use std::fs;
use std::path::Path;

/// A column: its name, its type in the words of the Table Schema, and what it says.
type Column = (&'static str, &'static str, &'static str);

const GAMES: &[Column] = &[
    ("game", "integer", "the number of the game in this data set, counted from 1"),
    (
        "setup",
        "integer",
        "the number of its set-up, counted from 1; games with one set-up are not independent of each other",
    ),
    ("seed", "integer", "the seed of the set-up"),
    ("ban", "string", "what one seat was not allowed to do; empty without a ban"),
    ("rounds", "integer", "how many turns or rounds it lasted"),
    ("decisions", "integer", "how many decisions were taken"),
    (
        "layout",
        "string",
        "what chance had put in order at the beginning, in that order, with spaces between; empty in a game without",
    ),
    ("neutral", "integer", "the points of the neutral player; empty if there is none"),
];

const SEATS: &[Column] = &[
    ("game", "integer", "the number of the game"),
    ("seat", "integer", "the seat, counted from 1"),
    ("bot", "string", "who played there"),
    ("order", "integer", "its place in the turn order at the beginning, counted from 1"),
    ("banned", "integer", "1 for the seat that the ban was for, or else 0"),
    ("refused", "integer", "decisions in which the ban left it less to choose from"),
    ("gave_way", "integer", "decisions in which the ban gave way, because nothing else was legal"),
    ("score", "integer", "its points at the end"),
    ("win", "number", "1 for the winner; winners who tie share it; 0 for the others"),
    ("place", "number", "its place at the end; seats that tie have the mean of their places"),
];

const DEEDS: &[Column] = &[
    ("game", "integer", "the number of the game"),
    ("seat", "integer", "the seat, counted from 1"),
    ("kind", "string", "what kind of deed"),
    ("what", "string", "what it was done with, in words of the notation"),
    ("number", "integer", "how often the seat did it in this game; what it did not do has no row"),
    ("first", "integer", "the turn or round in which it did so first"),
];

const GAMES_FILE: &str = "games.csv";
const SEATS_FILE: &str = "seats.csv";
const DEEDS_FILE: &str = "deeds.csv";
const PACKAGE_FILE: &str = "datapackage.json";

/// A folder that has no data yet.
pub(crate) struct DataFolder<'a>(&'a Path);

/// What the data set is about.
pub(crate) struct About<'a> {
    pub(crate) game: &'static str,
    pub(crate) options: String,
    /// The command that makes it again.
    pub(crate) command: String,
    pub(crate) experiment: &'a Experiment,
    pub(crate) kinds: &'static [DeedKind],
}

impl DataFolder<'_> {
    /// Makes the folder ready before anything is played, so that nothing can be lost.
    pub(crate) fn open(path: &Path) -> Result<DataFolder<'_>, Failure> {
        fs::create_dir_all(path).map_err(|error| Failure::file(path, error))?;
        for name in [GAMES_FILE, SEATS_FILE, DEEDS_FILE, PACKAGE_FILE] {
            let file = path.join(name);
            if file.exists() {
                return Err(Failure::exists(format!(
                    "{}: there are data already: name another folder",
                    file.display()
                )));
            }
        }
        Ok(DataFolder(path))
    }

    /// Writes everything.
    pub(crate) fn write(&self, about: &About<'_>, games: &[Played]) -> Result<(), Failure> {
        self.write_file(GAMES_FILE, &games_table(about.experiment, games))?;
        self.write_file(SEATS_FILE, &seats_table(about.experiment, games))?;
        self.write_file(DEEDS_FILE, &deeds_table(games))?;
        let package = serde_json::to_string_pretty(&about.package()).map_err(|error| error.to_string())?;
        self.write_file(PACKAGE_FILE, &(package + "\n"))
    }

    fn write_file(&self, name: &str, text: &str) -> Result<(), Failure> {
        let file = self.0.join(name);
        fs::write(&file, text).map_err(|error| Failure::file(&file, error))
    }
}

/// The description of a data set, as <https://datapackage.org> asks for it.
#[derive(Serialize)]
struct Package<'a> {
    name: String,
    description: String,
    /// The command that makes the data again.
    command: &'a str,
    players: u8,
    options: &'a str,
    deeds: Vec<Kind>,
    resources: Vec<Resource>,
}

#[derive(Serialize)]
struct Kind {
    kind: &'static str,
    description: &'static str,
}

/// A table.
#[derive(Serialize)]
struct Resource {
    name: &'static str,
    path: &'static str,
    format: &'static str,
    encoding: &'static str,
    schema: Schema,
}

#[derive(Serialize)]
struct Schema {
    fields: Vec<Field>,
}

#[derive(Serialize)]
struct Field {
    name: &'static str,
    #[serde(rename = "type")]
    kind: &'static str,
    description: &'static str,
}

impl Resource {
    fn new(path: &'static str, columns: &[Column]) -> Resource {
        let field = |(name, kind, description): &Column| Field { name, kind, description };
        let schema = Schema { fields: columns.iter().map(field).collect() };
        Resource { name: path.trim_end_matches(".csv"), path, format: "csv", encoding: "utf-8", schema }
    }
}

impl About<'_> {
    fn package(&self) -> Package<'_> {
        let kind = |kind: &DeedKind| Kind { kind: kind.name, description: kind.about };
        let tables = [(GAMES_FILE, GAMES), (SEATS_FILE, SEATS), (DEEDS_FILE, DEEDS)];
        Package {
            name: format!("bailiwick-{}-{}p", self.game, self.experiment.players),
            description: format!("Games of {} between bots", self.game),
            command: &self.command,
            players: self.experiment.players,
            options: &self.options,
            deeds: self.kinds.iter().map(kind).collect(),
            resources: tables.map(|(path, columns)| Resource::new(path, columns)).into(),
        }
    }
}

fn games_table(experiment: &Experiment, games: &[Played]) -> String {
    let row = |(number, game): (usize, &Played)| {
        let neutral = game.others.first().map(|(_, points)| points.to_string());
        vec![
            (number + 1).to_string(),
            (game.setup + 1).to_string(),
            game.seed.to_string(),
            game.ban.map(|ban| experiment.bans[ban].to_string()).unwrap_or_default(),
            game.rounds.to_string(),
            game.decisions.to_string(),
            game.layout.join(" "),
            neutral.unwrap_or_default(),
        ]
    };
    table(GAMES, games.iter().enumerate().map(row))
}

fn seats_table(experiment: &Experiment, games: &[Played]) -> String {
    let bot = experiment.level.to_string();
    let rows = games.iter().enumerate().flat_map(|(number, game)| {
        let bot = &bot;
        Seat::ALL.into_iter().zip(&game.seats).map(move |(seat, played)| {
            vec![
                (number + 1).to_string(),
                seat.number().to_string(),
                bot.clone(),
                played.order.to_string(),
                u8::from(played.banned).to_string(),
                played.refused.to_string(),
                played.gave_way.to_string(),
                played.score.to_string(),
                decimal(played.win),
                decimal(played.place),
            ]
        })
    });
    table(SEATS, rows)
}

fn deeds_table(games: &[Played]) -> String {
    let rows = games.iter().enumerate().flat_map(|(number, game)| {
        Seat::ALL.into_iter().zip(&game.seats).flat_map(move |(seat, played)| {
            played.deeds.iter().map(move |((kind, what), done)| {
                let (game, seat) = ((number + 1).to_string(), seat.number().to_string());
                vec![game, seat, (*kind).to_owned(), what.clone(), done.number.to_string(), done.first.to_string()]
            })
        })
    });
    table(DEEDS, rows)
}

/// A number with as many decimals as it needs, at most six.
fn decimal(number: f64) -> String {
    let text = format!("{number:.6}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A table as CSV, with the names of the columns first.
fn table(columns: &[Column], rows: impl Iterator<Item = Vec<String>>) -> String {
    let head = columns.iter().map(|(name, ..)| (*name).to_owned()).collect();
    std::iter::once(head).chain(rows).map(|cells: Vec<String>| line(&cells)).collect()
}

fn line(cells: &[String]) -> String {
    cells.iter().map(|text| cell(text)).collect::<Vec<_>>().join(",") + "\n"
}

/// A cell, between quotes if it has letters that mean something in CSV.
fn cell(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_with_commas_and_quotes_stand_between_quotes() {
        assert_eq!(line(&["a".to_owned(), "b,c".to_owned(), "say \"d\"".to_owned()]), "a,\"b,c\",\"say \"\"d\"\"\"\n");
    }

    #[test]
    fn numbers_have_the_decimals_that_they_need() {
        assert_eq!([0.0, 1.0, 0.5, 1.0 / 3.0, 10.0].map(decimal), ["0", "1", "0.5", "0.333333", "10"]);
    }
}
