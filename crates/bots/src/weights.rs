//! The weights file: for each number of players and each feature, its worth in points at each moment of the game.

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
