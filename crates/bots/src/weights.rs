//! The weights file: for each number of players rows with a number for every stage of the game, and the tables of the policy.

use crate::Knowledge;
use crate::mind::{belief_row, policy_row};
use crate::table::has_table;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// The content of a weights file.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The command that made them.
    pub made_by: String,
    /// By number of players, then by row, a number for each stage.
    pub players: BTreeMap<u8, BTreeMap<String, Vec<f32>>>,
    /// By number of players, then by row, the numbers of a policy that is a table, in hundredths.
    #[serde(default)]
    pub tables: BTreeMap<u8, BTreeMap<String, Vec<i16>>>,
}

/// Why a weights file cannot be used.
#[derive(Debug)]
pub enum WeightsError {
    /// It is not JSON of the right shape.
    NotWeights(serde_json::Error),
    /// It has a table for a number of players that the game does not allow.
    Players(u8),
    /// It has a row that the game does not use.
    UnknownRow {
        /// The game.
        game: &'static str,
        /// The row.
        row: String,
    },
    /// A row does not have a finite number for each stage.
    BadRow {
        /// The row.
        row: String,
        /// The stages of the game.
        stages: &'static [&'static str],
    },
    /// A row of a table does not have as many numbers as it needs.
    BadTable {
        /// The row.
        row: String,
        /// How many numbers it needs.
        size: usize,
    },
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::NotWeights(error) => write!(f, "this is not a weights file: {error}"),
            WeightsError::Players(players) => {
                write!(f, "there are weights for {players} players, and {players} cannot play")
            }
            WeightsError::UnknownRow { game, row } => write!(f, "{game} has no row `{row}`"),
            WeightsError::BadRow { row, stages } => {
                write!(f, "`{row}` needs a number for each of: {}", stages.join(", "))
            }
            WeightsError::BadTable { row, size } => write!(f, "`{row}` needs {size} whole numbers"),
        }
    }
}

impl std::error::Error for WeightsError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            WeightsError::NotWeights(error) => Some(error),
            _ => None,
        }
    }
}

impl Weights {
    /// Parses a weights file.
    ///
    /// # Errors
    ///
    /// Fails if the text is not JSON of the right shape. Whether it fits a game is checked by [`Weights::fit`].
    pub fn read(text: &str) -> Result<Weights, WeightsError> {
        serde_json::from_str(text).map_err(WeightsError::NotWeights)
    }

    /// Checks that the weights fit a game: every row is one that the game uses, with a number for each stage. Rows may be
    /// missing, because a feature may be new.
    ///
    /// # Errors
    ///
    /// Returns the first fault.
    pub fn fit<G: Knowledge>(&self) -> Result<(), WeightsError> {
        let known = rows::<G>();
        for (players, table) in &self.players {
            if !G::PLAYERS.contains(players) {
                return Err(WeightsError::Players(*players));
            }
            for (name, row) in table {
                if !known.contains(name) {
                    return Err(WeightsError::UnknownRow { game: G::NAME, row: name.clone() });
                }
                if row.len() != G::STAGES.len() || row.iter().any(|number| !number.is_finite()) {
                    return Err(WeightsError::BadRow { row: name.clone(), stages: G::STAGES });
                }
            }
        }
        self.fit_tables::<G>()
    }

    fn fit_tables<G: Knowledge>(&self) -> Result<(), WeightsError> {
        let known: BTreeMap<String, usize> = G::layout().rows().into_iter().collect();
        for (players, table) in &self.tables {
            if !G::PLAYERS.contains(players) {
                return Err(WeightsError::Players(*players));
            }
            for (name, row) in table {
                match known.get(name) {
                    None => return Err(WeightsError::UnknownRow { game: G::NAME, row: name.clone() }),
                    Some(size) if *size != row.len() => {
                        return Err(WeightsError::BadTable { row: name.clone(), size: *size });
                    }
                    Some(_) => {}
                }
            }
        }
        Ok(())
    }

    /// The weights that ship with a game.
    pub(crate) fn usual<G: Knowledge>() -> Weights {
        Weights::read(G::WEIGHTS).unwrap_or_default()
    }

    /// These weights with the rows of a file in place of their own: a character's file has only those that differ.
    pub(crate) fn changed_by(mut self, text: &str) -> Weights {
        self.change(&Weights::read(text).unwrap_or_default());
        self
    }

    /// Replaces rows by those that `other` has.
    pub(crate) fn change(&mut self, other: &Weights) {
        for (players, rows) in &other.players {
            self.players.entry(*players).or_default().extend(rows.clone());
        }
        for (players, rows) in &other.tables {
            self.tables.entry(*players).or_default().extend(rows.clone());
        }
    }

    /// Drops all rows that are the same in `other`.
    pub(crate) fn drop_common(&mut self, other: &Weights) {
        retain_changes(&mut self.players, &other.players);
        retain_changes(&mut self.tables, &other.tables);
    }

    /// A row; zeros if it is missing.
    pub(crate) fn row(&self, players: u8, name: &str, stages: usize) -> Vec<f32> {
        self.row_if_any(players, name, stages).unwrap_or_else(|| vec![0.0; stages])
    }

    /// A row, if it is there.
    pub(crate) fn row_if_any(&self, players: u8, name: &str, stages: usize) -> Option<Vec<f32>> {
        let row = self.players.get(&players).and_then(|table| table.get(name));
        row.filter(|row| row.len() == stages).cloned()
    }

    /// Gives the policy the rows of the evaluation as its own where it has none yet, so that each can learn without the other. A
    /// policy that is a table needs none.
    pub(crate) fn part_policy<G: Knowledge>(&mut self, players: u8) {
        if has_table::<G>() {
            return;
        }
        for name in G::FEATURES {
            let row = self.row(players, name, G::STAGES.len());
            self.players.entry(players).or_default().entry(policy_row(name)).or_insert(row);
        }
    }

    /// Where there is nothing for a number of players yet, learning begins with what there is for the nearest number.
    pub(crate) fn begin(&mut self, players: u8) {
        begin_with_nearest(&mut self.players, players);
        begin_with_nearest(&mut self.tables, players);
    }

    /// Writes the file, one row a line.
    pub fn write(&self) -> String {
        let text = format!("{{\n  \"made_by\": {},\n  \"players\": ", serde_json::json!(self.made_by));
        let text = text + &by_players(&self.players, |number| format!("{number:.3}"), ", ");
        if self.tables.is_empty() {
            return text + "\n}\n";
        }
        text + ",\n  \"tables\": " + &by_players(&self.tables, ToString::to_string, ",") + "\n}\n"
    }
}

/// Copies what there is for the nearest number of players, if there is nothing for this one.
fn begin_with_nearest<T: Clone>(all: &mut BTreeMap<u8, T>, players: u8) {
    let nearest = all.keys().min_by_key(|other| other.abs_diff(players)).copied();
    if let Some(rows) = nearest.and_then(|nearest| all.get(&nearest)).cloned() {
        all.entry(players).or_insert(rows);
    }
}

/// Drops the rows that are the same in `others`.
fn retain_changes<N: PartialEq>(
    players: &mut BTreeMap<u8, BTreeMap<String, Vec<N>>>,
    others: &BTreeMap<u8, BTreeMap<String, Vec<N>>>,
) {
    players.retain(|players, rows| {
        let others = others.get(players);
        rows.retain(|name, row| others.and_then(|rows| rows.get(name)) != Some(row));
        !rows.is_empty()
    });
}

/// Rows by number of players as JSON, one row a line.
fn by_players<N>(
    players: &BTreeMap<u8, BTreeMap<String, Vec<N>>>,
    number: fn(&N) -> String,
    separator: &str,
) -> String {
    let tables = players.iter().map(|(players, rows)| {
        let rows = rows.iter().map(|(name, row)| {
            let numbers: Vec<String> = row.iter().map(number).collect();
            format!("      {}: [{}]", serde_json::json!(name), numbers.join(separator))
        });
        format!("    \"{players}\": {{\n{}\n    }}", rows.collect::<Vec<_>>().join(",\n"))
    });
    format!("{{\n{}\n  }}", tables.collect::<Vec<_>>().join(",\n"))
}

/// All rows that a game uses.
fn rows<G: Knowledge>() -> Vec<String> {
    let plain = G::FEATURES.iter().chain(G::PARAMETERS).chain(&["spread"]).map(|name| (*name).to_owned());
    let of_policy = G::FEATURES.iter().filter(|_| !has_table::<G>()).map(|name| policy_row(name));
    plain.chain(of_policy).chain(G::belief_names().into_iter().map(|name| belief_row(&name))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Character;

    /// A file that fits its game and names its command.
    fn right<G: Knowledge>(text: &str, made_by: &str, file: &str) -> Weights {
        let weights = Weights::read(text).unwrap_or_else(|error| panic!("{error}"));
        assert!(weights.fit::<G>().is_ok(), "{:?}", weights.fit::<G>());
        assert!(weights.made_by.starts_with(&format!("bailiwick train {made_by} ")), "{}", weights.made_by);
        assert!(weights.made_by.ends_with(&format!(" --out crates/bots/weights/{file}.json")), "{}", weights.made_by);
        weights
    }

    /// The weights of a game, with every row for every number of players, and those of its characters, who have learned something
    /// else.
    fn all_complete<G: Knowledge>() {
        let usual = right::<G>(G::WEIGHTS, G::NAME, G::NAME);
        for players in G::PLAYERS {
            for row in rows::<G>() {
                assert!(usual.players.get(&players).is_some_and(|table| table.contains_key(&row)), "{players} {row}");
            }
            // Facts of which only one is ever so in a decision have no numbers there, but each decision has some.
            for (decision, _) in G::layout().decisions {
                let row = format!("{decision} by stage");
                assert!(usual.tables.get(&players).is_some_and(|table| table.contains_key(&row)), "{players} {row}");
            }
        }
        assert!(G::CHARACTERS.len() >= 4);
        for Character { name, weights, .. } in G::CHARACTERS {
            let own = right::<G>(weights, &format!("{} --character {name}", G::NAME), &format!("{}-{name}", G::NAME));
            let mut changed = usual.clone();
            changed.change(&own);
            assert_ne!((&changed.players, &changed.tables), (&usual.players, &usual.tables), "{name}");
        }
    }

    #[test]
    fn the_weights_that_ship_have_every_row_for_every_number_of_players() {
        all_complete::<caylus::State>();
        all_complete::<ys::State>();
    }

    #[test]
    fn the_weights_that_training_starts_with_fit() {
        let read = |text: &str| Weights::read(text).unwrap_or_else(|error| panic!("{error}"));
        let fault = read(include_str!("../weights/caylus-start.json")).fit::<caylus::State>();
        assert!(fault.is_ok(), "{fault:?}");
        for text in [include_str!("../weights/ys-start.json"), include_str!("../weights/ys-policy.json")] {
            let fault = read(text).fit::<ys::State>();
            assert!(fault.is_ok(), "{fault:?}");
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        for text in [<ys::State as Knowledge>::WEIGHTS, <caylus::State as Knowledge>::WEIGHTS] {
            let weights = Weights::read(text).unwrap_or_default();
            assert_eq!(Weights::read(&weights.write()).ok(), Some(weights));
        }
    }

    /// What a character has learned is what it has on top of the usual weights.
    #[test]
    fn changes_are_what_is_not_common() {
        let usual = Weights::usual::<caylus::State>();
        let mut own = usual.clone();
        own.players.entry(4).or_default().insert("gold".to_owned(), vec![9.0; 4]);
        own.tables.entry(3).or_default().insert("provost by inn".to_owned(), vec![7; 21]);
        let mut changes = own.clone();
        changes.drop_common(&usual);
        assert_eq!((changes.players.len(), changes.tables.len()), (1, 1));
        assert_eq!((changes.players[&4].len(), changes.tables[&3].len()), (1, 1));
        assert_eq!(usual.changed_by(&changes.write()), own);
    }

    #[test]
    fn learning_begins_with_the_nearest_number_of_players() {
        let mut weights = Weights::default();
        weights.begin(4);
        assert!(weights.players.is_empty() && weights.tables.is_empty());
        weights.players.entry(2).or_default().insert("gold".to_owned(), vec![3.0; 4]);
        for (players, number) in [(2, 2), (5, 5)] {
            weights.tables.entry(players).or_default().insert("provost by inn".to_owned(), vec![number; 21]);
        }
        weights.begin(4);
        weights.begin(5);
        weights.begin(3);
        let first: Vec<i16> = weights.tables.values().map(|rows| rows["provost by inn"][0]).collect();
        assert_eq!(first, [2, 2, 5, 5]);
        assert!((2..=5).all(|players| weights.players[&players]["gold"] == [3.0; 4]));
    }

    #[test]
    fn weights_that_do_not_fit_are_refused() {
        let fault = |text: &str| match Weights::read(text) {
            Ok(weights) => weights.fit::<caylus::State>().map_err(|error| error.to_string()).err().unwrap_or_default(),
            Err(error) => error.to_string(),
        };
        assert!(fault("").contains("not a weights file"));
        assert!(fault("[1]").contains("not a weights file"));
        assert!(fault(r#"{"made_by":"","players":{"6":{}}}"#).contains("6 cannot play"));
        assert!(fault(r#"{"made_by":"","players":{"4":{"elephants":[1,2,3,4]}}}"#).contains("elephants"));
        assert!(fault(r#"{"made_by":"","players":{"4":{"gold":[1,2,3]}}}"#).contains("dungeon, walls"));
        assert!(fault(r#"{"made_by":"","players":{"4":{"gold":[1,2,3,1e99]}}}"#).contains("gold"));
        assert_eq!(fault(r#"{"made_by":"","players":{"4":{"gold":[1,2,3,4]}}}"#), "");
        let table = |text: &str| fault(&format!(r#"{{"made_by":"","players":{{}},"tables":{{{text}}}}}"#));
        assert!(table(r#""6":{}"#).contains("6 cannot play"));
        assert!(table(r#""4":{"provost by elephants":[1]}"#).contains("elephants"));
        assert!(table(r#""4":{"provost by inn":[1]}"#).contains("needs 21 whole numbers"));
        assert!(table(r#""4":{"provost by inn":[0.5]}"#).contains("not a weights file"));
        assert!(table(r#""4":{"provost by inn":[99999]}"#).contains("not a weights file"));
        assert_eq!(table(r#""4":{"provost by inn":[1,2,3,4,5,6,7,1,2,3,4,5,6,7,1,2,3,4,5,6,-7]}"#), "");
    }
}
