//! `bailiwick analyse` and `calibrate` as a user runs them.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

mod command;

use command::{error, folder, out, text};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

/// A recorded game of two bots.
fn recorded(name: &str, game: &str) -> PathBuf {
    let records = folder(name);
    let arguments = ["simulate", game, "--players", "2", "--bots", "apprentice,random", "--seed", "3", "--records"];
    out(&[&arguments[..], &[text(&records)]].concat());
    records.join(format!("{game}-2p-seed3.txt"))
}

fn json(file: &str, more: &[&str]) -> Value {
    let arguments = [&["analyse", file, "--budget", "50", "--json"][..], more].concat();
    serde_json::from_str(&out(&arguments)).unwrap()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

#[test]
fn a_report_has_what_the_help_promises() {
    for game in ["caylus", "ys"] {
        let file = recorded(&format!("analyse-{game}"), game);
        let file = text(&file);
        let report = json(file, &[]);
        assert_eq!((report["seats"].as_array().unwrap().len(), &report["game"]), (2, &Value::from(game)));
        for seat in report["seats"].as_array().unwrap() {
            assert!((0.0..=100.0).contains(&number(&seat["accuracy"])) && number(&seat["error_rate"]) >= 0.0);
        }
        for row in report["ledger"].as_array().unwrap() {
            let from: f64 = row["from"].as_array().unwrap().iter().map(number).sum();
            let sum = number(&row["initial"]) + number(&row["own"]) + from + number(&row["chance"]);
            assert!((sum - number(&row["final"])).abs() < 1e-9, "{row}");
        }
        let decisions = report["decisions"].as_array().unwrap();
        assert!(decisions.len() > 50);
        let marked = decisions.iter().filter(|decision| !decision["mark"].is_null());
        assert!(marked.clone().count() > 0 && marked.clone().all(|decision| decision["why"].is_string()));
        for decision in decisions {
            for member in ["at", "seat", "played", "best", "regret", "error", "mark", "why", "actions"] {
                assert!(decision.get(member).is_some(), "{member}: {decision}");
            }
        }
        assert_eq!(report, json(file, &["--threads", "2"]), "threads make no difference");
        let of_two = json(file, &["--seat", "2"]);
        assert!(of_two["decisions"].as_array().unwrap().iter().all(|decision| decision["seat"] == 2));
        assert_eq!(of_two["ledger"], report["ledger"]);
    }
}

#[test]
fn a_report_is_told_in_three_languages() {
    let file = recorded("analyse-told", "caylus");
    for (language, words) in [("en", "Turning points"), ("fr", "Tournants"), ("pt", "Momentos decisivos")] {
        let told = out(&["analyse", text(&file), "--budget", "50", "--lang", language]);
        assert!(told.contains(words) && told.contains("??") && !told.contains('['), "{told}");
    }
}

#[test]
fn an_annotated_record_is_replayed() {
    let file = recorded("analyse-annotate", "ys");
    let notes = file.with_file_name("notes.txt");
    out(&["analyse", text(&file), "--budget", "50", "--annotate", text(&notes), "--lang", "fr"]);
    let annotated = fs::read_to_string(&notes).unwrap();
    assert!(annotated.contains("# ?") && annotated.contains("précision"));
    assert_eq!(out(&["replay", text(&notes)]), out(&["replay", text(&file)]));
    // Writing it again leaves the comments out, as those of turns and phases are made anew.
    assert_eq!(out(&["replay", text(&notes), "--record"]), out(&["replay", text(&file), "--record"]));
    let piped = out(&["analyse", text(&notes), "--budget", "50", "--annotate", "-", "--lang", "fr"]);
    assert_eq!(piped, annotated);
}

#[test]
fn what_cannot_be_analysed_is_said_clearly() {
    let file = recorded("analyse-bad", "caylus");
    let (whole, cut) = (fs::read_to_string(&file).unwrap(), file.with_file_name("cut.txt"));
    let without_result = whole.lines().filter(|line| !line.starts_with("result")).collect::<Vec<_>>();
    fs::write(&cut, without_result[..40].join("\n") + "\n").unwrap();
    assert!(error(&["analyse", text(&cut)]).contains("not over"));
    fs::write(&cut, whole.replacen(" place ", " plaice ", 1)).unwrap();
    assert!(error(&["analyse", text(&cut)]).contains("plaice"));
    let view = out(&["replay", text(&recorded("analyse-view", "ys")), "--to", "20", "--record", "--seat", "2"]);
    fs::write(&cut, view).unwrap();
    assert!(error(&["analyse", text(&cut)]).contains("viewer") || error(&["analyse", text(&cut)]).contains("seat"));
    fs::write(&cut, "\u{0}\u{1}nonsense").unwrap();
    error(&["analyse", text(&cut)]);
    for budget in ["0", "elephant", "master@2s", "99999999999"] {
        assert!(error(&["analyse", text(&file), "--budget", budget]).contains("--budget"), "{budget}");
    }
    assert!(error(&["analyse", text(&file), "--seat", "3", "--budget", "50"]).contains("seats are 1 to 2"));
    assert!(error(&["analyse", "no-such-file.txt"]).contains("no-such-file"));
}

#[test]
fn calibration_tells_levels_apart() {
    let arguments = ["calibrate", "caylus", "--players", "2", "--bots", "random,apprentice", "--games", "2"];
    let more = ["--every", "3", "--budget", "50", "--again", "4", "--json"];
    let result: Value = serde_json::from_str(&out(&[&arguments[..], &more[..]].concat())).unwrap();
    let rate = |place: usize| number(&result["rows"][place]["error_rate"]);
    assert!(rate(0) > rate(1), "{result}");
    assert_eq!(result["again"]["better"][0], 4);
    assert!(error(&["calibrate", "caylus", "--bots", "elephant"]).contains("elephant"));
}
