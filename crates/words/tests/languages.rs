//! Every language says everything, and nothing is kept that nobody says.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use words::{Language, Spoken, Words};

/// The messages of a language and the arguments in each, by file.
fn messages(language: Language) -> BTreeMap<String, BTreeMap<String, BTreeSet<String>>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(language.code());
    let mut found = BTreeMap::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(&root).unwrap().to_string_lossy().into_owned();
            found.insert(name, read(&fs::read_to_string(path).unwrap()));
        }
    }
    found
}

fn read(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut last = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            last = line.split_once(" =").unwrap_or_else(|| panic!("no message: {line}")).0.to_owned();
            assert!(messages.insert(last.clone(), BTreeSet::new()).is_none(), "{last} stands twice");
        }
        let arguments = line.split('$').skip(1).map(|rest| {
            let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').unwrap_or(rest.len());
            rest[..end].to_owned()
        });
        messages.entry(last.clone()).or_default().extend(arguments);
    }
    messages
}

/// A name and the key by which a language chooses article and gender are two ways to speak of the same thing; the kind of a
/// building is told by either.
fn told(arguments: &BTreeSet<String>) -> BTreeSet<&str> {
    arguments.iter().map(String::as_str).filter(|name| !["id", "section"].contains(name)).collect()
}

#[test]
fn every_message_exists_in_every_language_with_the_same_arguments() {
    Words::register([<caylus::State as Spoken>::WORDS, <ys::State as Spoken>::WORDS]);
    let english = messages(Language::English);
    for language in [Language::French, Language::Portuguese] {
        let other = messages(language);
        assert!(english.keys().eq(other.keys()), "the files of {language}");
        for (file, messages) in &english {
            let theirs = &other[file];
            let missing: Vec<_> = messages.keys().filter(|name| !theirs.contains_key(*name)).collect();
            let more: Vec<_> = theirs.keys().filter(|name| !messages.contains_key(*name)).collect();
            assert!(missing.is_empty() && more.is_empty(), "{language}/{file} lacks {missing:?} and has {more:?}");
            for (message, arguments) in messages {
                assert_eq!(told(arguments), told(&theirs[message]), "{message} in {language}/{file}");
                assert!(Words::of(language).has(message), "{message} cannot be read in {language}/{file}");
            }
        }
    }
}

/// Everything in quotation marks in the sources of those who speak.
fn literals() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut found = BTreeSet::new();
    let mut folders: Vec<PathBuf> =
        ["words", "ui", "terminal", "server", "study", "bailiwick"].map(|name| crates.join(name).join("src")).into();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                found.extend(fs::read_to_string(path).unwrap().split('"').map(str::to_owned));
            }
        }
    }
    found
}

/// Whether a name may be put together by a pattern such as `caylus-tile-{tile}-short`.
fn fits(name: &str, pattern: &str) -> bool {
    let mut pieces = pattern.split(['{', '}']).step_by(2);
    let Some(mut rest) = pieces.next().and_then(|first| name.strip_prefix(first)) else { return false };
    // Two arguments side by side are one as far as anybody can tell.
    let mut pieces: Vec<&str> = pieces.collect();
    let last = pieces.pop();
    pieces.retain(|piece| !piece.is_empty());
    pieces.extend(last);
    for (number, piece) in pieces.iter().enumerate() {
        let last = number + 1 == pieces.len();
        let place = if last { rest.ends_with(piece).then(|| rest.len() - piece.len()) } else { rest.find(piece) };
        match place {
            Some(place) if place > 0 => rest = &rest[place + piece.len()..],
            _ => return false,
        }
    }
    rest.is_empty()
}

#[test]
fn no_message_is_unused() {
    let literals = literals();
    // A pattern that says hardly anything itself would fit everything.
    let says = |pattern: &&String| pattern.split(['{', '}']).step_by(2).any(|piece| piece.len() > 3);
    let patterns: Vec<&String> = literals.iter().filter(|literal| literal.contains('{')).filter(says).collect();
    let english = messages(Language::English);
    // A game's own wording of a message that all games share: `Spoken::own_text`.
    let is_own = |name: &str| {
        let key = name.split_once('-').map_or("", |(_, key)| key);
        let shared = format!("game-{key}");
        literals.contains(key) && english.values().any(|file| file.contains_key(&shared))
    };
    let used =
        |name: &&String| literals.contains(*name) || is_own(name) || patterns.iter().any(|pattern| fits(name, pattern));
    let unused: Vec<&String> = english.values().flat_map(BTreeMap::keys).filter(|name| !used(name)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}
