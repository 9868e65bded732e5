//! The weights file: for each number of players a table of rows, each with a number for every stage of the game.

use crate::Knowledge;
use crate::mind::{belief_row, habit_row, policy_row};
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
        Ok(())
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

    /// Gives the policy the rows of the evaluation as its own where it has none yet, so that each can learn without the other.
    pub(crate) fn part_policy<G: Knowledge>(&mut self, players: u8) {
        for name in G::FEATURES {
            let row = self.row(players, name, G::STAGES.len());
            self.players.entry(players).or_default().entry(policy_row(name)).or_insert(row);
        }
    }

    /// Writes the file, one row a line.
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

/// All rows that a game uses.
fn rows<G: Knowledge>() -> Vec<String> {
    let plain = G::FEATURES.iter().chain(G::PARAMETERS).chain(&["spread"]).map(|name| (*name).to_owned());
    let plain = plain.chain(G::FEATURES.iter().map(|name| policy_row(name)));
    let habits = G::habit_names().into_iter().map(|name| habit_row(&name));
    plain.chain(habits).chain(G::belief_names().into_iter().map(|name| belief_row(&name))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Character;

    /// A file that names its command, and has every row for every number of players.
    fn complete<G: Knowledge>(text: &str, made_by: &str, file: &str) {
        let weights = Weights::read(text).unwrap_or_else(|error| panic!("{error}"));
        assert!(weights.fit::<G>().is_ok(), "{:?}", weights.fit::<G>());
        assert!(weights.made_by.starts_with(&format!("bailiwick train {made_by} ")), "{}", weights.made_by);
        assert!(weights.made_by.ends_with(&format!(" --out crates/bots/weights/{file}.json")), "{}", weights.made_by);
        for players in G::PLAYERS {
            for row in rows::<G>() {
                assert!(weights.players.get(&players).is_some_and(|table| table.contains_key(&row)), "{players} {row}");
            }
        }
    }

    /// The weights of a game and of its characters, who have learned something else.
    fn all_complete<G: Knowledge>() {
        complete::<G>(G::WEIGHTS, G::NAME, G::NAME);
        assert!(G::CHARACTERS.len() >= 4);
        for Character { name, weights, .. } in G::CHARACTERS {
            complete::<G>(weights, &format!("{} --character {name}", G::NAME), &format!("{}-{name}", G::NAME));
            let [own, usual] = [weights, G::WEIGHTS].map(|text| Weights::read(text).unwrap_or_default().players);
            assert_ne!(own, usual, "{name}");
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
        let weights = Weights::read(<ys::State as Knowledge>::WEIGHTS).unwrap_or_default();
        assert_eq!(Weights::read(&weights.write()).ok(), Some(weights));
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
    }
}
