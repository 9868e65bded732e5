//! What the tests of every game need: readers, words that are put together well, and the messages of a file.

use game::{Game, OptionSpec, Reason, Seat};
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::Path;
use words::{Language, Passage, Spoken, Words};

pub fn words() -> &'static Words {
    both_games(Language::English)
}

/// The words of a language, with those of both games.
pub fn both_games(language: Language) -> &'static Words {
    Words::register([<caylus::State as Spoken>::WORDS, <ys::State as Spoken>::WORDS]);
    Words::of(language)
}

/// Some games are told in each language.
pub fn words_of(number: u64) -> &'static Words {
    both_games(Language::ALL[number as usize / 7 % Language::ALL.len()])
}

pub fn names() -> Vec<String> {
    ["Perrin", "Guilhem", "Maud", "Odile", "Aubin"].map(str::to_owned).to_vec()
}

/// All kinds of readers: the one who acts, another player, a spectator.
pub fn readers(acting: Seat) -> [Option<Seat>; 3] {
    [Some(acting), Some(if acting == Seat::One { Seat::Two } else { Seat::One }), None]
}

/// Nouns that are counted, one and several.
const COUNTED: [[&str; 2]; 10] = [
    ["denier", "deniers"],
    ["point", "points"],
    ["favour", "favours"],
    ["house", "houses"],
    ["batch", "batches"],
    ["gem", "gems"],
    ["broker", "brokers"],
    ["card", "cards"],
    ["look", "looks"],
    ["round", "rounds"],
];

/// Words that are there, filled in and put together well.
pub fn check(words: &Words, text: &str) {
    assert!(!text.is_empty(), "nothing is said");
    for bad in ["[", "]", "{", "}", "  ", " .", " ,", "..", "–", "\n", "( ", " )", "()"] {
        assert!(!text.contains(bad), "{bad:?} in: {text}");
    }
    assert_eq!(text.trim(), text);
    // In French nothing is one, but not at the end of a list.
    let french = words.language() == Language::French;
    let pieces: Vec<&str> = text.split([' ', '(', ')', ',', '.']).filter(|word| !word.is_empty()).collect();
    for pair in pieces.windows(2) {
        let one = COUNTED.iter().any(|[one, _]| *one == pair[1]);
        let many = COUNTED.iter().any(|[_, many]| *many == pair[1]);
        if let Ok(number) = pair[0].parse::<u32>() {
            let either = french && number == 0;
            assert!(either || if number == 1 { !many } else { !one }, "{} in: {text}", pair.join(" "));
        }
    }
}

pub fn check_sentences(words: &Words, text: &str) {
    check(words, text);
    assert!(text.ends_with(['.', '?', '…']), "no sentence: {text}");
    for sentence in text.split(". ") {
        let begins = |first: char| first.is_uppercase() || first.is_numeric();
        assert!(sentence.starts_with(begins), "no sentence: {text}");
    }
}

/// The whole game in sentences: every part has a title and says something.
pub fn check_passages(words: &Words, passages: &[Passage]) {
    assert!(passages.len() > 3);
    for passage in passages {
        check(words, &passage.title);
        assert!(!passage.lines.is_empty(), "nothing is said under {}", passage.title);
        passage.lines.iter().for_each(|line| check(words, line));
    }
}

/// The name of an event, without what it holds.
pub fn kind_of(event: &impl Debug) -> String {
    let text = format!("{event:?}");
    text.split([' ', '{']).next().unwrap_or_default().to_owned()
}

/// The messages of a file.
fn messages(file: &str) -> BTreeSet<String> {
    let starts = |line: &&str| line.starts_with(|first: char| first.is_ascii_alphabetic());
    let names: Vec<String> =
        file.lines().filter(starts).filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect();
    let different: BTreeSet<String> = names.iter().cloned().collect();
    assert_eq!(names.len(), different.len(), "a message stands twice in the file");
    different
}

/// Message names that stand in the source as they are.
fn literals(folder: &Path, prefix: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.is_dir() {
            found.extend(literals(&path, prefix));
            continue;
        }
        let source = std::fs::read_to_string(path).unwrap();
        let pieces = source.split('"').filter(|piece| piece.starts_with(prefix) && !piece.contains('{'));
        found.extend(pieces.map(str::to_owned));
    }
    found
}

/// The messages whose names are put together, of what every game has: the frame of its pages, options, phases, reasons,
/// questions, sources of points.
fn families<G: Spoken>(phases: u8, reasons: &[Reason]) -> BTreeSet<String> {
    let value = |option: &OptionSpec| {
        let values = option.values.iter().map(|value| format!("option-{}-{value}", option.name));
        let values = values.flat_map(|value| [format!("{value}-about"), value]);
        values.chain([format!("option-{}", option.name)]).collect::<Vec<String>>()
    };
    let topics = reasons.iter().filter_map(|reason| reason.key.strip_prefix("ask-"));
    let topics = topics.flat_map(|topic| [format!("title-{topic}"), format!("waiting-{topic}")]);
    ["name", "round", "rounds", "round-back", "round-on", "plot"]
        .map(str::to_owned)
        .into_iter()
        .chain(G::ROUNDS.map(|_| "of-rounds".to_owned()))
        .chain(G::OPTIONS.iter().flat_map(value))
        .chain((1..=phases).map(|phase| format!("phase-{phase}")))
        .chain(reasons.iter().map(|reason| format!("reason-{}", reason.key)))
        .chain(topics)
        .chain(G::SOURCES.iter().map(|source| format!("source-{source}")))
        .collect()
}

/// Every message of a game's file is used, and every used one exists. `own` are the messages whose names are put together
/// and that only this game has.
pub fn check_messages<G: Spoken>(file: &str, phases: u8, reasons: &[Reason], own: impl Iterator<Item = String>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(G::NAME);
    let prefix = format!("{}-", <G as Game>::NAME);
    let families = families::<G>(phases, reasons).into_iter().chain(own).map(|message| format!("{prefix}{message}"));
    let used: BTreeSet<String> = families.chain(literals(&folder, &prefix)).collect();
    let there = messages(file);
    assert_eq!(there.difference(&used).collect::<Vec<_>>(), Vec::<&String>::new(), "nobody says these");
    assert_eq!(used.difference(&there).collect::<Vec<_>>(), Vec::<&String>::new(), "these are missing");
    there.iter().for_each(|message| assert!(words().has(message), "{message} cannot be read"));
}
