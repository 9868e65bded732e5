//! Tests of the files beside the crates that belong to a game: recorded games, perft counts, fuzzing corpora, the rulebook.

use crate::{Game, Random, Reason, Record, RulesOf};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Makes the tests of a game's files. `files!(State, "Y", reasons::ALL)`: its rules are called `Y1.2`, and these are its reasons.
#[macro_export]
macro_rules! files {
    ($game:ty, $letter:literal, $reasons:expr) => {
        const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

        $crate::files!(@ $game: golden_records_replay_to_the_same_end, golden_records_are_written_as_they_were_read,
            golden_records_cover_every_player_count_and_option, perft_counts_are_as_recorded, corpora_do_no_harm,
            the_documented_notation_is_true);

        #[test]
        fn every_rule_of_the_rulebook_is_named_by_a_test() {
            $crate::conformance::every_rule_of_the_rulebook_is_named_by_a_test::<$game>(ROOT.as_ref(), $letter);
        }

        #[test]
        fn every_rule_that_is_named_is_in_the_rulebook() {
            $crate::conformance::every_rule_that_is_named_is_in_the_rulebook::<$game>(ROOT.as_ref(), $letter, $reasons);
        }
    };
    (@ $game:ty: $($name:ident),*) => {
        $(#[test] fn $name() { $crate::conformance::$name::<$game>(ROOT.as_ref()); })*
    };
}

fn files(folder: &Path, wanted: impl Fn(&str) -> bool) -> Vec<PathBuf> {
    let all = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = all.map(|file| file.expect("a file").path());
    let mut paths: Vec<PathBuf> = paths.filter(|path| wanted(name(path))).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).expect("a name")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn read_json(path: &Path) -> Value {
    serde_json::from_str(&read(path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn golden<G: Game>(root: &Path) -> Vec<(PathBuf, Record)> {
    let paths = files(&root.join("records").join(G::NAME), |name| name.ends_with(".txt"));
    let record = |path: PathBuf| {
        let record = Record::read(read(&path).as_bytes()).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path, record)
    };
    paths.into_iter().map(record).collect()
}

/// The whole games `records/GAME/*.txt` end in the states that `ends.json` beside them has.
pub fn golden_records_replay_to_the_same_end<G: Game>(root: &Path) {
    let ends = read_json(&root.join("records").join(G::NAME).join("ends.json"));
    let records = golden::<G>(root);
    assert!(records.len() >= 10 && records.len() == ends.as_object().expect("an object").len());
    for (path, record) in records {
        let table = record.replay(&RulesOf::<G>::RULES, None);
        let table = table.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(table.outcome().is_some(), "{}", path.display());
        let end: Value = serde_json::from_str(&table.state_json()).expect("a state is JSON");
        assert_eq!(end, ends[name(&path)], "{}", path.display());
    }
}

/// Golden records that are read and written again have the same text.
pub fn golden_records_are_written_as_they_were_read<G: Game>(root: &Path) {
    for (path, record) in golden::<G>(root) {
        assert_eq!(record.write(&RulesOf::<G>::RULES), Ok(read(&path)), "{}", path.display());
    }
}

/// The golden records cover every number of players with every version of the rules, and every value of every option.
pub fn golden_records_cover_every_player_count_and_option<G: Game>(root: &Path) {
    let records = golden::<G>(root);
    for version in super::every_version::<G>() {
        let of_version = |record: &Record| record.rules_version == version.number();
        for players in G::PLAYERS {
            let found = records.iter().any(|(_, record)| of_version(record) && record.players == players);
            assert!(found, "{players} players by version {version}");
        }
    }
    for spec in G::OPTIONS {
        for value in spec.values {
            let option = format!("{}={value}", spec.name);
            // What a record does not name has its default.
            let silent = |record: &Record| {
                *value == spec.values[0]
                    && !record.options.iter().any(|other| other.starts_with(&format!("{}=", spec.name)))
            };
            let played = |record: &Record| record.options.contains(&option) || silent(record);
            assert!(records.iter().any(|(_, record)| played(record)), "{option}");
        }
    }
}

/// The positions in `records/perft/GAME-*.json` have the numbers of sequences that stand there.
pub fn perft_counts_are_as_recorded<G: Game>(root: &Path) {
    let positions = files(&root.join("records/perft"), |name| name.starts_with(&format!("{}-", G::NAME)));
    assert!(positions.len() >= 8);
    for path in positions {
        let file = read_json(&path);
        let state = G::from_json(&file["state"].to_string(), &mut Random::new(1)).expect("a possible position");
        for (depth, count) in (1..).zip(file["perft"].as_array().expect("a list")) {
            assert_eq!(Some(crate::perft(&state, depth)), count.as_u64(), "{} at depth {depth}", path.display());
        }
    }
}

/// The parsers survive the fuzzing corpora in `fuzz/corpus/GAME_PARSER`.
pub fn corpora_do_no_harm<G: Game>(root: &Path) {
    let feed = |parser: &str, target: fn(&[u8])| {
        let corpus = files(&root.join("fuzz/corpus").join(format!("{}_{parser}", G::NAME)), |_| true);
        assert!(corpus.len() >= 10, "the corpus of {parser} is there");
        corpus.iter().for_each(|path| target(&fs::read(path).expect("a file")));
    };
    feed("record", super::feed_record::<G>);
    feed("action", super::feed_action::<G>);
    feed("position", super::feed_position::<G>);
}

/// The rule ids in a text, such as `C3.4`.
fn ids(text: &str, letter: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.');
    let is_id = |word: &&str| {
        let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let parts = word.strip_prefix(letter).and_then(|rest| rest.split_once('.'));
        parts.is_some_and(|(section, rule)| number(section) && number(rule))
    };
    words.map(|word| word.trim_end_matches('.')).filter(is_id).map(str::to_owned).collect()
}

/// The ids in the comments that stand directly above a `#[test]`.
fn proved(source: &str, letter: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut comment = String::new();
    for line in source.lines().map(str::trim) {
        match line {
            "#[test]" => found.extend(ids(&std::mem::take(&mut comment), letter)),
            _ if line.starts_with("//") => comment = comment + line + " ",
            _ => comment.clear(),
        }
    }
    found
}

fn proved_by_all_tests<G: Game>(root: &Path, letter: &str) -> BTreeSet<String> {
    let sources = files(&root.join("crates").join(G::NAME).join("tests/rules"), |name| name.ends_with(".rs"));
    sources.iter().flat_map(|path| proved(&read(path), letter)).collect()
}

fn rules_of<G: Game>(root: &Path, letter: &str) -> BTreeSet<String> {
    ids(&read(&root.join("rules").join(format!("{}.en.md", G::NAME))), letter)
}

/// Every rule of the rulebook that players read is proved by a test that names it.
pub fn every_rule_of_the_rulebook_is_named_by_a_test<G: Game>(root: &Path, letter: &str) {
    let rules = rules_of::<G>(root, letter);
    assert!(rules.len() >= 60, "the rulebook has its rules: {}", rules.len());
    let missing: Vec<_> = rules.difference(&proved_by_all_tests::<G>(root, letter)).cloned().collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
}

/// Every rule that tests and reasons name is in the rulebook, and no two reasons have the same key.
pub fn every_rule_that_is_named_is_in_the_rulebook<G: Game>(root: &Path, letter: &str, reasons: &[Reason]) {
    let rules = rules_of::<G>(root, letter);
    let unknown: Vec<_> = proved_by_all_tests::<G>(root, letter).difference(&rules).cloned().collect();
    assert!(unknown.is_empty(), "tests name {unknown:?}");
    for reason in reasons {
        assert!(rules.contains(reason.rule), "{} names {}", reason.key, reason.rule);
    }
    let keys: BTreeSet<&str> = reasons.iter().map(|reason| reason.key).collect();
    assert_eq!(keys.len(), reasons.len(), "the keys of reasons are different");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_where_they_stand() {
        let found = ids("**C3.4** and (C10.3), see C7.10. Not C3, C.4 or XC3.4, not Y1.2", "C");
        assert_eq!(found, ids("C10.3 C7.10 C3.4", "C"));
        let source = "// C1.1\n#[test]\nfn a() {}\n// C2.2: not above a test\nfn b() {}\n#[test]\nfn c() {} // C3.3\n";
        assert_eq!(proved(source, "C"), ids("C1.1", "C"));
    }
}
