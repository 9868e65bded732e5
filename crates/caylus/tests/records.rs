//! Recorded games replay to the same end, and the number of action sequences from known positions stays the same.

use caylus::State;
use game::{Game, Random, Record, RulesOf};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

const RULES: RulesOf<State> = RulesOf::RULES;

fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(folder);
    let all = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    all.filter(|path| path.extension().is_some_and(|end| end == extension)).collect()
}

fn read(path: &Path) -> Record {
    let text = fs::read(path).unwrap();
    Record::read(text.as_slice()).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn golden_records_replay_to_the_same_end() {
    let ends: Value = serde_json::from_str(&fs::read_to_string(&files("caylus", "json")[0]).unwrap()).unwrap();
    let records = files("caylus", "txt");
    assert_eq!(records.len(), ends.as_object().unwrap().len());
    for path in records {
        let table = read(&path).replay(&RULES, None).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(table.outcome().is_some(), "{}", path.display());
        let end: Value = serde_json::from_str(&table.state_json()).unwrap();
        assert_eq!(end, ends[path.file_name().unwrap().to_str().unwrap()], "{}", path.display());
    }
}

#[test]
fn golden_records_are_written_as_they_were_read() {
    for path in files("caylus", "txt") {
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(read(&path).write(&RULES).as_deref(), Ok(text.as_str()), "{}", path.display());
    }
}

#[test]
fn golden_records_cover_every_player_count_and_option() {
    let records: Vec<Record> = files("caylus", "txt").iter().map(|path| read(path)).collect();
    for players in State::PLAYERS {
        assert!(records.iter().any(|record| record.players == players));
    }
    for spec in State::OPTIONS {
        for value in spec.values {
            let option = format!("{}={value}", spec.name);
            assert!(records.iter().any(|record| record.options.contains(&option)), "{option}");
        }
    }
}

#[test]
fn perft_counts_are_as_recorded() {
    let positions = files("perft", "json");
    assert!(positions.len() >= 10);
    for path in positions {
        let file: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        let state = State::from_json(&file["state"].to_string(), &mut Random::new(1)).unwrap();
        for (depth, count) in (1..).zip(file["perft"].as_array().unwrap()) {
            assert_eq!(Some(game::perft(&state, depth)), count.as_u64(), "{} at depth {depth}", path.display());
        }
    }
}
