//! The rulebook and the tests belong together: every rule that players read is proved by a test that names it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Rule ids such as `C3.4` in a text.
fn ids(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.');
    let is_id = |word: &&str| {
        let Some((section, rule)) = word.strip_prefix('C').and_then(|rest| rest.split_once('.')) else { return false };
        let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        number(section) && number(rule)
    };
    words.map(|word| word.trim_end_matches('.')).filter(is_id).map(str::to_owned).collect()
}

/// The ids in the comments that stand directly above a `#[test]`.
fn proved(source: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut comment = String::new();
    for line in source.lines().map(str::trim) {
        match line {
            "#[test]" => found.extend(ids(&std::mem::take(&mut comment))),
            _ if line.starts_with("//") => comment += line,
            _ => comment.clear(),
        }
    }
    found
}

fn proved_by_all_tests() -> BTreeSet<String> {
    let files = fs::read_dir(Path::new(ROOT).join("tests")).unwrap();
    let sources = files.map(|file| file.unwrap().path()).filter(|path| path.extension().is_some_and(|end| end == "rs"));
    sources.flat_map(|path| proved(&fs::read_to_string(path).unwrap())).collect()
}

fn rulebook() -> String {
    fs::read_to_string(Path::new(ROOT).join("../../rules/caylus.en.md")).unwrap()
}

#[test]
fn every_rule_of_the_rulebook_is_named_by_a_test() {
    let rules = ids(&rulebook());
    assert!(rules.len() >= 60, "the rulebook has its rules: {}", rules.len());
    let missing: Vec<_> = rules.difference(&proved_by_all_tests()).cloned().collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
}

#[test]
fn every_rule_that_a_test_or_a_refusal_names_is_in_the_rulebook() {
    let rules = ids(&rulebook());
    let unknown: Vec<_> = proved_by_all_tests().difference(&rules).cloned().collect();
    assert!(unknown.is_empty(), "tests name {unknown:?}");
    for reason in caylus::reasons::ALL {
        assert!(rules.contains(reason.rule), "{} names {}", reason.key, reason.rule);
    }
}

#[test]
fn the_keys_of_reasons_are_different() {
    let keys: BTreeSet<&str> = caylus::reasons::ALL.iter().map(|reason| reason.key).collect();
    assert_eq!(keys.len(), caylus::reasons::ALL.len());
}

#[test]
fn ids_are_found_where_they_stand() {
    assert_eq!(ids("**C3.4** and (C10.3), see C7.10. Not C3, C.4 or XC3.4"), ids("C10.3 C7.10 C3.4"));
    let source = "// C1.1\n#[test]\nfn a() {}\n// C2.2: not above a test\nfn b() {}\n#[test]\nfn c() {} // C3.3\n";
    assert_eq!(proved(source), ids("C1.1"));
}
