//! What those who share a terminal see, and what a person is not told twice.

use super::{Console, Output, run};
use crate::{End, LocalGame, SaveHeader};
use bots::BotGame;
use std::io::Cursor;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use words::{Chair, Language, Sitter, Spoken, Words};

/// A folder that goes when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        Folder(std::env::temp_dir().join(format!("bailiwick-plain-{}-{number}", std::process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What is said when people of these names play and type this, by hand at a terminal or in a script.
fn output_of<G: Spoken + BotGame>(names: &[&str], typed: &str, interactive: bool) -> (String, End) {
    let output = if interactive { Output::Terminal } else { Output::Redirected };
    output_with::<G>(names, typed, Console { interactive, output })
}

fn output_with<G: Spoken + BotGame>(names: &[&str], typed: &str, console: Console) -> (String, End) {
    let folder = Folder::new();
    let chairs = names.iter().map(|name| Chair { name: (*name).to_owned(), sitter: Sitter::Person }).collect();
    let beginning = SaveHeader {
        game: G::NAME.to_owned(),
        rules_version: G::RULES_VERSION.number(),
        options: String::new(),
        seed: 1.into(),
        chairs,
    };
    let mut here = LocalGame::<G>::begin(&folder.0, beginning).expect("the game can begin");
    let mut out = Vec::new();
    let end = run(
        &mut here,
        Words::of_game::<G>(Language::English),
        Cursor::new(typed.as_bytes().to_vec()),
        &mut out,
        console,
    );
    (String::from_utf8(out).expect("words are text"), end.expect("a list of bytes can be written"))
}

#[test]
fn a_curtain_falls_between_those_who_share_a_terminal() {
    let (told, end) = output_of::<ys::State>(&["Maud", "Odile"], "\nbid 4 4\n\nstate\n", true);
    assert_eq!(end, End::Left);
    let parts: Vec<&str> = told.split("\x1b[H\x1b[2J\x1b[3J").collect();
    let [before, maud, odile] = parts[..] else { panic!("two curtains in {told}") };
    assert!(!before.contains("Behind your screen"), "{before}");
    assert!(maud.contains("Maud, press Enter") && maud.contains("Behind your screen: 4, 4, 3"), "{maud}");
    assert!(odile.contains("Odile, press Enter") && odile.contains("Maud has sealed a bid."), "{odile}");
    assert!(!odile.contains("You bid") && !odile.contains("Maud bids"), "{odile}");
}

#[test]
fn only_enter_lifts_a_curtain() {
    let (told, end) = output_of::<ys::State>(&["Maud", "Odile"], "state\n4\nquit\n\n", true);
    assert_eq!((told.matches("Maud, press Enter").count(), end), (3, End::Left), "{told}");
    assert!(!told.contains("Behind your screen"), "{told}");
}

#[test]
fn a_terminal_that_only_scrolls_hides_secrets_too() {
    let console = Console { interactive: true, output: Output::DumbTerminal };
    let (told, _) = output_with::<ys::State>(&["Maud", "Odile"], "\nbid 4 4\n\n", console);
    let (_, odile) = told.split_once("Behind your screen").expect(told.as_str());
    assert!(!told.contains('\x1b') && odile.contains(&"\n".repeat(200)), "{told}");
}

#[test]
fn nobody_takes_back_what_another_did_in_secret() {
    let (told, _) = output_of::<ys::State>(&["Maud", "Odile"], "\nbid 4 4\n\nundo\nhelp\n", true);
    assert!(told.contains("There is nothing that you may take back"), "{told}");
    assert!(!told.contains("Taken back.") && !told.contains("You may take back now."), "{told}");
}

#[test]
fn before_the_next_one_comes_the_last_action_is_taken_back() {
    let (told, _) = output_of::<ys::State>(&["Maud", "Odile"], "\nundo\nbid 4 4\nundo\n\nbid 4 3\n\n", true);
    let parts: Vec<&str> = told.split("\x1b[H\x1b[2J\x1b[3J").collect();
    let [_, maud, odile, again, odile_again] = parts[..] else { panic!("four curtains in {told}") };
    assert!(!maud.contains("Or type “undo”") && !maud.contains("Taken back."), "{maud}");
    assert!(odile.contains("Odile, press Enter") && odile.contains("Or type “undo”"), "{odile}");
    assert!(odile.ends_with("Taken back.\n") && !odile.contains("Behind your screen"), "{odile}");
    assert!(again.contains("Maud, press Enter") && !again.contains("Or type “undo”"), "{again}");
    assert!(odile_again.contains("Odile, press Enter") && !odile_again.contains("Maud bids"), "{odile_again}");
}

#[test]
fn what_was_typed_is_repeated_as_it_was() {
    let (told, _) = output_of::<caylus::State>(&["Maud", "Odile"], &format!("porquê\x07\n{}\n", "é".repeat(90)), false);
    assert!(told.contains("“porquê” is not an action.") && told.contains(&format!("“{}…”", "é".repeat(60))), "{told}");
}

#[test]
fn nobody_waits_behind_a_curtain_in_a_script_or_where_nothing_is_hidden() {
    for (told, _) in [
        output_of::<ys::State>(&["Maud", "Odile"], "bid 4 4\nbid 4 3\n", false),
        output_of::<caylus::State>(&["Maud", "Odile"], "pass\n", true),
        output_of::<ys::State>(&["Maud", "Odile"], "", false),
    ] {
        assert!(!told.contains("press Enter") && told.contains("To go on"), "{told}");
    }
}

#[test]
fn a_person_sees_no_echo_and_is_told_everything_once() {
    let typed = "pass\npass\n";
    let (told, _) = output_of::<caylus::State>(&["Maud", "Odile"], typed, true);
    assert!(!told.contains("> pass"), "{told}");
    assert_eq!(told.matches("passes first").count(), 1, "{told}");
    let (told, _) = output_of::<caylus::State>(&["Maud", "Odile"], typed, false);
    assert_eq!(told.matches("> pass").count(), 2, "{told}");
}

#[test]
fn what_replaces_something_that_was_taken_back_is_told() {
    let (told, _) = output_of::<ys::State>(&["Maud", "Odile"], "bid 4 4\nundo\nbid 4 3\n", false);
    assert_eq!(told.matches("Taken back.").count(), 1, "{told}");
    assert_eq!(told.matches("Maud has sealed a bid.").count(), 2, "{told}");
}

#[test]
fn whoever_looks_back_sees_what_they_saw_then() {
    let (told, _) =
        output_of::<caylus::State>(&["Maud", "Odile"], "state\npass\nback\nback 2\nback x\nback 0\n", false);
    let parts: Vec<&str> = told.split("\n> ").collect();
    let [_, state, _, back, far, wrong, nought] = parts[..] else { panic!("six lines in {told}") };
    let then = "\n\nThis is how it stood 1 action ago. Then:\n";
    let (stood, done) = back.trim_start_matches("back\n").split_once(then).expect(told.as_str());
    assert!(state.trim_start_matches("state\n").starts_with(stood) && done.contains(" passes first"), "{told}");
    for nowhere in [far, wrong, nought] {
        assert!(nowhere.contains("1 action has been done so far"), "{nowhere}");
    }
    // What another player bid is hidden in earlier states too.
    let (told, _) = output_of::<ys::State>(&["Maud", "Odile"], "\nbid 4 4\n\nback 1\n", true);
    let odile = told.split("Odile, press Enter").nth(1).expect(told.as_str());
    let back = odile.split("This is how it stood 1 action ago. Then:\n").nth(1).expect(odile);
    assert!(back.starts_with("Maud has sealed a bid.\n") && !odile.contains("Maud bids"), "{odile}");
}

#[test]
fn nobody_answers_by_hand_for_another_one_who_has_secrets() {
    for typed in ["\n2 bid 4 4\n", "\n2 bid 9 9\n"] {
        let (told, _) = output_of::<ys::State>(&["Maud", "Odile"], typed, true);
        assert!(told.contains("Maud is asked now"), "{told}");
        assert!(!told.contains("Odile, press Enter") && !told.contains("Spelled alike"), "{told}");
    }
    let (told, _) = output_of::<ys::State>(&["Maud", "Odile"], "2 bid 4 4\n", false);
    assert!(told.contains("Odile has sealed a bid."), "{told}");
}

#[test]
fn a_line_that_is_too_long_does_nothing() {
    let typed = format!("{}pass\nlog\n", " ".repeat(4096));
    let (told, _) = output_of::<caylus::State>(&["Maud", "Odile"], &typed, false);
    assert!(told.contains("longer than 4096") && !told.contains("passes"), "{told}");
    assert!(told.contains("Nothing has happened yet."), "{told}");
}
