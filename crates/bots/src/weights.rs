//! The weights file: for each number of players and each feature, its worth in points at each moment of the game.

use crate::Knowledge;
use crate::knowledge::habit_row;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// Weights by number of players, then by feature.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// How they were made.
    pub made_by: String,
    /// By number of players, then by feature, one for each moment.
    pub players: BTreeMap<u8, BTreeMap<String, Vec<f32>>>,
}

/// Why a weights file cannot be used.
#[derive(Debug)]
pub struct WeightsError(String);

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WeightsError {}

impl Weights {
    /// Reads a weights file.
    pub fn read(text: &str) -> Result<Weights, WeightsError> {
        serde_json::from_str(text).map_err(|error| WeightsError(format!("these are no weights: {error}")))
    }

    /// Whether they fit a game: every row is one that the game knows, with a number for each moment. Rows may be missing,
    /// because a feature may be new.
    pub fn fit<G: Knowledge>(&self) -> Result<(), WeightsError> {
        let known = rows::<G>();
        for (players, table) in &self.players {
            if !G::PLAYERS.contains(players) {
                return Err(WeightsError(format!(
                    "there are weights for {players} players, and {players} cannot play"
                )));
            }
            for (name, row) in table {
                if !known.contains(name) {
                    return Err(WeightsError(format!("{} knows no `{name}`", G::NAME)));
                }
                if row.len() != G::MOMENTS.len() || row.iter().any(|number| !number.is_finite()) {
                    let moments = G::MOMENTS.join(", ");
                    return Err(WeightsError(format!("`{name}` wants a number for each of: {moments}")));
                }
            }
        }
        Ok(())
    }

    /// The weights of a feature; nothing where there are none.
    pub(crate) fn row(&self, players: u8, name: &str, moments: usize) -> Vec<f32> {
        let row = self.players.get(&players).and_then(|table| table.get(name));
        row.filter(|row| row.len() == moments).cloned().unwrap_or_else(|| vec![0.0; moments])
    }

    /// The file, one feature a line.
    pub fn write(&self) -> String {
        let mut text = format!("{{\n  \"made_by\": {},\n  \"players\": {{\n", serde_json::json!(self.made_by));
        let tables = self.players.iter().map(|(players, table)| {
            let rows = table.iter().map(|(name, row)| {
                let numbers: Vec<String> = row.iter().map(|number| format!("{number:.3}")).collect();
                format!("      {}: [{}]", serde_json::json!(name), numbers.join(", "))
            });
            format!("    \"{players}\": {{\n{}\n    }}", rows.collect::<Vec<_>>().join(",\n"))
        });
        text += &tables.collect::<Vec<_>>().join(",\n");
        text + "\n  }\n}\n"
    }
}

/// All rows that a game knows.
fn rows<G: Knowledge>() -> Vec<String> {
    let plain = G::FEATURES.iter().chain(G::MEASURES).chain(&["spread"]).map(|name| (*name).to_owned());
    plain.chain(G::habit_names().iter().map(|name| habit_row(name))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The weights of the house have every row for every number of players.
    fn complete<G: Knowledge>() {
        let weights = Weights::read(G::WEIGHTS).unwrap_or_else(|error| panic!("{error}"));
        assert!(weights.fit::<G>().is_ok(), "{:?}", weights.fit::<G>());
        assert!(weights.made_by.starts_with("bailiwick train"), "{}", weights.made_by);
        for players in G::PLAYERS {
            for row in rows::<G>() {
                assert!(weights.players.get(&players).is_some_and(|table| table.contains_key(&row)), "{players} {row}");
            }
        }
    }

    #[test]
    fn the_weights_of_the_house_are_complete() {
        complete::<caylus::State>();
        complete::<ys::State>();
    }

    #[test]
    fn the_weights_that_learning_starts_with_fit() {
        let read = |text: &str| Weights::read(text).unwrap_or_else(|error| panic!("{error}"));
        let fault = read(include_str!("../weights/caylus-start.json")).fit::<caylus::State>();
        assert!(fault.is_ok(), "{fault:?}");
        let fault = read(include_str!("../weights/ys-start.json")).fit::<ys::State>();
        assert!(fault.is_ok(), "{fault:?}");
    }

    #[test]
    fn what_is_written_is_read_again() {
        let weights = Weights::read(<ys::State as Knowledge>::WEIGHTS).unwrap_or_default();
        assert_eq!(Weights::read(&weights.write()).ok(), Some(weights));
    }

    #[test]
    fn weights_that_do_not_fit_are_refused() {
        let fault = |text: &str| match Weights::read(text) {
            Ok(weights) => weights.fit::<caylus::State>().map_err(|error| error.to_string()).err().unwrap_or_default(),
            Err(error) => error.to_string(),
        };
        assert!(fault("").contains("no weights"));
        assert!(fault("[1]").contains("no weights"));
        assert!(fault(r#"{"made_by":"","players":{"6":{}}}"#).contains("6 cannot play"));
        assert!(fault(r#"{"made_by":"","players":{"4":{"elephants":[1,2,3,4]}}}"#).contains("elephants"));
        assert!(fault(r#"{"made_by":"","players":{"4":{"gold":[1,2,3]}}}"#).contains("dungeon, walls"));
        assert!(fault(r#"{"made_by":"","players":{"4":{"gold":[1,2,3,1e99]}}}"#).contains("gold"));
        assert_eq!(fault(r#"{"made_by":"","players":{"4":{"gold":[1,2,3,4]}}}"#), "");
    }
}
