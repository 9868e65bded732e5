//! Everything that fuzzing found worth keeping, fed to the parsers in the ordinary tests too.

use caylus::State;
use game::conformance::{feed_action, feed_position, feed_record};
use std::fs;
use std::path::Path;

fn feed(kind: &str, least: usize, target: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(kind);
    let files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(files.len() >= least, "the corpus of {kind} is there");
    files.iter().for_each(|path| target(&fs::read(path).unwrap()));
}

#[test]
fn records() {
    feed("record", 20, feed_record::<State>);
}

#[test]
fn actions() {
    feed("action", 20, feed_action::<State>);
}

#[test]
fn positions() {
    feed("position", 14, feed_position::<State>);
}

#[test]
fn ten_megabytes_of_noise_are_refused_in_the_first_lines() {
    let mut random = game::Random::new(1);
    let noise: Vec<u8> = (0..10_000_000).map(|_| random.next() as u8).collect();
    let error = game::Record::read(noise.as_slice()).unwrap_err();
    assert!(error.line <= 2, "{error}");
    let letters = vec![b'a'; 10_000_000];
    assert_eq!(game::Record::read(letters.as_slice()).unwrap_err().line, 1);
    let numbered = "1 pass\n".repeat(1_500_000);
    let record = format!("game: caylus\nrules version: 1\nplayers: 2\nseed: 1\n\n{numbered}");
    let error = game::Record::read(record.as_bytes()).unwrap_err();
    assert!(error.words.contains("actions"), "{error}");
}
