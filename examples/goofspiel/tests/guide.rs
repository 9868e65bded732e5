//! The code in `docs/adding-a-game.md` is that of this example.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.

const GUIDE: &str = include_str!("../../../docs/adding-a-game.md");

/// Everything that the guide may quote.
const SOURCES: [&str; 6] = [
    include_str!("../src/lib.rs"),
    include_str!("../src/people.rs"),
    include_str!("../src/main.rs"),
    include_str!("../words.ftl"),
    include_str!("conformance.rs"),
    include_str!("words.rs"),
];

/// The blocks of code in the guide with their languages, without those that are indented: these are proposals.
fn blocks() -> impl Iterator<Item = (&'static str, &'static str)> {
    let fenced = GUIDE.split("\n```").skip(1).step_by(2);
    fenced.map(|block| block.split_once('\n').expect("a block has a language and lines"))
}

#[test]
fn every_quoted_line_stands_in_the_example() {
    let mut quoted = 0;
    for (language, code) in blocks() {
        assert!(["rust", "ftl"].contains(&language), "{language}: {code}");
        assert!(SOURCES.iter().any(|source| source.contains(code)), "this is not in the example:\n{code}");
        quoted += 1;
    }
    assert!(quoted > 12, "only {quoted} blocks are quoted");
}

#[test]
fn the_commands_name_this_package() {
    assert!(GUIDE.contains("cargo run -p goofspiel -- simulate goofspiel --games 1000"));
}
