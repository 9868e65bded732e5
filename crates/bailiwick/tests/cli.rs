//! The commands as a user runs them: what they print, and what they say when something is wrong.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

mod command;

use command::{error, folder, lines, out, text};
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

#[test]
fn help_shows_what_it_can_do() {
    let help = out(&["--help"]);
    for word in ["play", "serve", "simulate", "arena", "replay", "analyse", "perft", "bench", "Examples"] {
        assert!(help.contains(word), "{word}");
    }
    assert!(out(&["simulate", "--help"]).contains("--records"));
}

#[test]
fn simulate_prints_a_summary() {
    let summary = out(&["simulate", "caylus", "--games", "20"]);
    for word in ["caylus, 4 players", "games 20", "decisions/s", "mean score", "wins"] {
        assert!(summary.contains(word), "{word}: {summary}");
    }
    assert_eq!(summary.lines().count(), 8);
}

#[test]
fn simulate_json_is_one_object() {
    let summary: Value = serde_json::from_str(&out(&["simulate", "caylus", "--games", "20", "--json"])).unwrap();
    assert_eq!(summary["games"], 20);
    assert!(summary["decisions"].as_u64().unwrap() > 1000 && summary["seconds"].is_f64());
    let wins: f64 = summary["seats"].as_array().unwrap().iter().map(|seat| seat["wins"].as_f64().unwrap()).sum();
    assert!((wins - 20.0).abs() < 1e-9, "ties share a win");
}

#[test]
fn a_trace_has_a_line_for_every_decision() {
    let trace = lines(&out(&["simulate", "caylus", "-p", "3", "--games", "2", "-o", "favor=light", "--trace", "-"]));
    let ends: Vec<usize> = (0..trace.len()).filter(|at| trace[*at]["to_act"].is_null()).collect();
    assert_eq!(ends.len(), 2);
    assert_eq!((&trace[0]["n"], &trace[ends[0] + 1]["n"]), (&Value::from(0), &Value::from(0)));
    for line in &trace {
        let Some(legal) = line["legal"].as_array() else { continue };
        let texts: Vec<&str> = legal.iter().map(|text| text.as_str().unwrap()).collect();
        assert!(texts.is_sorted() && texts.len() >= 2 && legal.contains(&line["action"]));
        assert_eq!(line["state"]["favor"], "light");
    }
    let end = &trace[ends[0]];
    assert_eq!(end["scores"].as_array().unwrap().len(), 3);
    assert!(!end["winners"].as_array().unwrap().is_empty());
}

#[test]
fn members_of_a_trace_stand_in_the_order_of_the_notation() {
    let trace = out(&["simulate", "caylus", "--trace", "-"]);
    let first = trace.lines().next().unwrap();
    let mut at = 0;
    for member in [
        "n",
        "to_act",
        "legal",
        "action",
        "state",
        "game",
        "edition",
        "favor",
        "seats",
        "deniers",
        "cubes",
        "prestige",
        "workers",
        "favors",
        "turn",
        "phase",
        "order",
        "passed",
        "bailiff",
        "provost",
        "road",
        "tile",
        "owner",
        "worker",
        "special",
        "gate",
        "post",
        "guild",
        "joust",
        "stables",
        "inn",
        "castle",
        "queue",
        "dungeon",
        "walls",
        "towers",
        "counted",
        "stock",
        "pending_residences",
        "step",
    ] {
        let found = first[at..].find(&format!("\"{member}\":"));
        at += found.unwrap_or_else(|| panic!("{member} is missing or out of order"));
    }
    let last = trace.lines().last().unwrap();
    assert!(last.starts_with("{\"n\":") && last.contains("\"to_act\":null,\"state\":{"));
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let trace = |seed: &str| out(&["simulate", "caylus", "--seed", seed, "--trace", "-"]);
    assert_eq!(trace("5"), trace("5"));
    assert_ne!(trace("5"), trace("6"));
}

#[test]
fn records_are_kept_and_replayed() {
    let folder = folder("records");
    out(&["simulate", "caylus", "-p", "3", "--games", "2", "--seed", "4", "--records", text(&folder)]);
    let record = folder.join("caylus-3p-seed5.txt");
    let standings = out(&["replay", text(&record)]);
    assert!(standings.contains("the game is over") && standings.contains("wins"), "{standings}");
    let early = out(&["replay", text(&record), "--to", "3"]);
    assert!(early.contains("turn 1, phase 2: placement") && early.contains("is to act"), "{early}");
    let state: Value = serde_json::from_str(&out(&["replay", text(&record), "--to", "0", "--json"])).unwrap();
    assert_eq!((&state["turn"], &state["phase"]), (&Value::from(1), &Value::from(2)));
    assert!(error(&["replay", text(&record), "--to", "99999"]).contains("actions, not 99999"));
}

#[test]
fn play_goes_on_from_a_position() {
    let folder = folder("from");
    let trace = lines(&out(&["simulate", "caylus", "-p", "2", "--trace", "-"]));
    let middle = &trace[trace.len() / 2]["state"];
    let position = folder.join("position.json");
    fs::write(&position, middle.to_string()).unwrap();
    let on = lines(&out(&["simulate", "caylus", "--from", text(&position), "--trace", "-"]));
    assert_eq!(&on[0]["state"], middle);
    out(&["simulate", "caylus", "--from", text(&position), "--records", text(&folder)]);
    let standings = out(&["replay", text(&folder.join("caylus-2p-position-seed1.txt"))]);
    assert!(standings.contains("the game is over"));
    assert!(error(&["simulate", "caylus", "--from", text(&position), "-p", "3"]).contains("2 players"));
    assert!(error(&["simulate", "caylus", "--from", text(&position), "-o", "favor=light"]).contains("favor=full"));
    out(&["simulate", "caylus", "--from", text(&position), "-o", "favor=full"]);
    let mut impossible = middle.clone();
    impossible["seats"][0]["workers"] = Value::from(7);
    impossible["bailiff"] = Value::from(77);
    fs::write(&position, impossible.to_string()).unwrap();
    let faults = error(&["simulate", "caylus", "--from", text(&position)]);
    assert!(faults.contains("C0.1") && faults.contains("C0.5"), "{faults}");
}

#[test]
fn perft_counts_depth_by_depth() {
    let table = out(&["perft", "caylus", "--players", "3", "--seed", "1", "--depth", "2"]);
    assert_eq!(table, "depth   sequences\n    1          17\n    2         275\n");
    let json: Value = serde_json::from_str(&out(&["perft", "caylus", "-p", "2", "-d", "2", "--json"])).unwrap();
    assert_eq!(json["perft"], serde_json::json!([16, 242]));
    assert_eq!(json["state"]["game"], "caylus");
}

#[test]
fn bench_measures_every_player_count() {
    let report: Value = serde_json::from_str(&out(&["bench", "--seconds", "0.01", "--no-count", "--json"])).unwrap();
    let rows = report["rows"].as_array().unwrap();
    assert_eq!(rows.iter().map(|row| row["players"].as_u64().unwrap()).collect::<Vec<_>>(), [2, 3, 4, 5, 2, 3, 4]);
    let most = |row: &Value| if row["game"] == "ys" { 512 } else { 256 };
    assert!(rows.iter().all(|row| row["bytes_per_state"].as_u64().unwrap() <= most(row)));
    assert!(rows.iter().all(|row| row["nanoseconds_per_draw"].is_null() == (row["game"] == "caylus")));
    assert!(error(&["bench", "--seconds", "0"]).contains("0.001"));
    assert!(error(&["bench", "--seconds", "NaN"]).contains("0.001"));
}

#[test]
fn bench_measures_the_bots_of_a_game() {
    let report: Value =
        serde_json::from_str(&out(&["bench", "bots", "ys", "--seconds", "0.001", "--no-count", "--json"])).unwrap();
    let rows = report["rows"].as_array().unwrap();
    let names: Vec<(u64, &str)> =
        rows.iter().map(|row| (row["players"].as_u64().unwrap(), row["level"].as_str().unwrap())).collect();
    let levels = ["journeyman", "master:500"];
    assert_eq!(
        names,
        [2, 3, 4].into_iter().flat_map(|players| levels.map(|level| (players, level))).collect::<Vec<_>>()
    );
    assert!(rows.iter().all(|row| row["game"] == "ys" && row["iterations_per_second"].as_f64().unwrap() > 0.0));
    assert_eq!(out(&["bench", "bots", "caylus", "--think", "2,journeyman:4,1"]), "");
    for (arguments, words) in [
        (vec!["bench", "bots", "chess"], "caylus, ys"),
        (vec!["bench", "caylus", "ys"], "`bench bots` alone"),
        (vec!["bench", "bots", "caylus", "--think", "9,master,1"], "PLAYERS,LEVEL,PASSES"),
    ] {
        assert!(error(&arguments).contains(words), "{arguments:?}: {}", error(&arguments));
    }
}

#[test]
fn wrong_arguments_get_a_message_that_says_what_would_be_right() {
    for (arguments, words) in [
        (vec!["simulate", "chess"], "caylus"),
        (vec!["simulate", "caylus", "--players", "6"], "2 to 5 players"),
        (vec!["simulate", "caylus", "--players", "1"], "2 to 5 players"),
        (vec!["simulate", "caylus", "--option", "edition=second"], "jeweler, premium, first"),
        (vec!["simulate", "caylus", "--option", "editon=first"], "edition, favor"),
        (vec!["simulate", "caylus", "--option", "first"], "name=value"),
        (vec!["simulate", "caylus", "--from", "no-such-file.json"], "no-such-file.json"),
        (vec!["simulate", "caylus", "--from", "."], "folder"),
        (vec!["simulate", "caylus", "--trace", "/no/such/folder/trace"], "/no/such/folder/trace"),
        (vec!["replay", "no-such-file.txt"], "no-such-file.txt"),
        (vec!["perft", "caylus", "--players", "9"], "2 to 5 players"),
        (vec!["simulate", "caylus", "--games", "0"], "--games"),
    ] {
        let message = error(&arguments);
        assert!(message.contains(words), "{arguments:?}: {message}");
    }
}

#[test]
fn bad_records_are_refused_with_the_number_of_the_line() {
    let folder = folder("bad-records");
    let good =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/caylus/caylus-2p-seed21.txt"));
    let good = good.unwrap();
    let file = folder.join("record.txt");
    let last = good.lines().count();
    let cut = good.lines().take(last - 5).collect::<Vec<_>>().join("\n");
    for (record, line, words) in [
        (good.replace("game: caylus", "game: chess"), 1, "known are: caylus"),
        (
            good.replace("rules version: 1", "rules version: 3"),
            2,
            "rules version 3 of caylus is unknown here; known are 1 to 2",
        ),
        (good.replace("rules version: 1", "rules version: one"), 2, "not a number"),
        (good.replace("edition=jeweler", "edition=gold"), 3, "jeweler, premium, first"),
        (good.replace("players: 2", "players: 7"), 4, "2 to 5 players"),
        (good.replace("players: 2", "players: two"), 4, "not a number"),
        (good.replace("seed: 21", "seed: x"), 5, "not a number"),
        (good.replace("seed: 21", "sead: 21"), 5, "the keys being"),
        (good.replace("result: 4 10", "result: 4 11"), 6, "4 10"),
        (good.replacen("\n2 place post\n", "\n2 place 20\n", 1), 9, "C3.6"),
        (good.replacen("\n2 place post\n", "\n2 place pots\n", 1), 9, "`place post`"),
        (good.replacen("\n2 place post\n", "\n1 place post\n", 1), 9, "seat 2 is"),
        (good.replacen("\n2 place post\n", "\nplace post\n", 1), 9, "SEAT ACTION"),
        (cut, last - 5, "cut off"),
        (good.lines().take(3).collect::<Vec<_>>().join("\n"), 3, "cut off"),
        (String::new(), 1, "no `game`"),
    ] {
        fs::write(&file, record).unwrap();
        let message = error(&["replay", text(&file)]);
        assert!(message.contains(&format!("line {line}: ")) && message.contains(words), "{words}: {message}");
    }
    fs::write(&file, vec![0xff; 1_000_000]).unwrap();
    assert!(error(&["replay", text(&file)]).contains("line 1: "));
}

#[test]
fn standard_input_can_be_a_record_or_a_position() {
    let position = out(&["perft", "caylus", "-d", "1", "--json"]);
    let position: Value = serde_json::from_str(&position).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_bailiwick"))
        .args(["simulate", "caylus", "--from", "-", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(position["state"].to_string().as_bytes()).unwrap();
    assert!(child.wait_with_output().unwrap().status.success());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_with_the_name_of_the_file() {
    let message = error(&["simulate", "caylus", "--games", "20", "--trace", "/dev/full"]);
    assert!(message.contains("/dev/full: "), "{message}");
}

#[test]
fn a_byte_order_mark_does_no_harm() {
    let folder = folder("mark");
    let record = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/caylus/caylus-2p-seed21.txt");
    let marked = folder.join("record.txt");
    fs::write(&marked, format!("\u{feff}{}", fs::read_to_string(record).unwrap().replace('\n', "\r\n"))).unwrap();
    assert!(out(&["replay", text(&marked)]).contains("the game is over"));
}

#[cfg(unix)]
#[test]
fn a_reader_that_has_enough_is_no_error() {
    let command = format!("{} simulate caylus --games 200 --trace - | head -n 1", env!("CARGO_BIN_EXE_bailiwick"));
    let output = Command::new("sh").args(["-c", &command]).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 1);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn options_of_ys_that_do_not_go_together_are_refused_with_the_rule() {
    for (arguments, words) in [
        (vec!["--players", "2", "-o", "kings_favor"], "kings_favor is for three or four players"),
        (vec!["--players", "2", "-o", "express=true"], "express is for three or four players"),
        (vec!["--players", "2", "-o", "districts=4"], "two players always play on 3 districts"),
        (vec!["--players", "4", "-o", "districts=3"], "four players always play on 4 districts"),
        (vec!["--players", "3", "-o", "strong_neutral"], "strong_neutral is for two players"),
        (vec!["--players", "5"], "2 to 4 can play"),
        (vec!["-o", "throne"], "name=value"),
        (vec!["-o", "express=maybe"], "false, true"),
    ] {
        let error = error(&[vec!["simulate", "ys"], arguments.clone()].concat());
        assert!(error.contains(words), "{arguments:?}: {error}");
        assert!(error.contains("Y0.1") || error.contains("`"), "{error}");
    }
}

#[test]
fn options_of_ys_are_told_and_kept() {
    let folder = folder("ys-options");
    let arguments = ["simulate", "ys", "-p", "3", "-o", "districts=3", "-o", "express", "--records", text(&folder)];
    assert!(out(&arguments).contains("districts=3 kings_favor=false express=true strong_neutral=false"));
    let record = folder.join("ys-3p-3-districts-express-seed1.txt");
    assert!(out(&["replay", text(&record)]).contains("the game is over"));
}

#[test]
fn a_seat_sees_what_it_may_know() {
    let folder = folder("ys-views");
    out(&["simulate", "ys", "--records", text(&folder)]);
    let record = folder.join("ys-4p-seed1.txt");
    let record = text(&record);
    let view = |seat: &str| -> Value {
        serde_json::from_str(&out(&["replay", record, "--to", "12", "--seat", seat])).unwrap()
    };
    let (own, spectator) = (view("2"), view("0"));
    assert!(own["seats"][1]["hand"].is_string() && own["seats"][0]["hand"].is_null());
    assert!(spectator["seats"].as_array().unwrap().iter().all(|seat| seat["hand"].is_null()));
    assert!(error(&["replay", record, "--seat", "5"]).contains("1 to 4"));

    let export = out(&["replay", record, "--to", "2", "--seat", "2", "--record"]);
    assert!(export.contains("\n1 bid ? ?\n2 bid ") && !export.contains("seed"), "{export}");
    let path = folder.join("export.txt");
    fs::write(&path, export).unwrap();
    assert!(error(&["replay", text(&path)]).contains("cannot be replayed"));
    let shown = out(&["replay", record, "--to", "4", "--seat", "2", "--record"]);
    assert!(!shown.contains('?'), "{shown}");
    let whole = out(&["replay", record, "--seat", "2", "--record"]);
    assert_eq!(whole, fs::read_to_string(record).unwrap(), "when the game is over everybody may have everything");
    assert_eq!(whole, out(&["replay", record, "--record"]));
}

#[test]
fn chance_goes_on_from_a_position_of_ys_with_the_seed() {
    let folder = folder("ys-position");
    let position = folder.join("position.json");
    fs::write(&position, r#"{"game":"ys","round":3,"seats":[{"score":12,"gems":{"b":2,"k":1}},{},{"cards":["spy"]}]}"#)
        .unwrap();
    let ships = |seed: &str| {
        let trace = out(&["simulate", "ys", "--from", text(&position), "--seed", seed, "--trace", "-"]);
        let first: Value = serde_json::from_str(trace.lines().next().unwrap()).unwrap();
        assert_eq!((&first["state"]["round"], &first["state"]["seats"][0]["score"]), (&3.into(), &12.into()));
        first["state"]["ships"].to_string()
    };
    assert_eq!(ships("1"), ships("1"));
    assert!((2..9).any(|seed| ships(&seed.to_string()) != ships("1")), "another seed, other ships");
    out(&["simulate", "ys", "--from", text(&position), "--games", "3", "--records", text(&folder)]);
    for seed in 1..=3 {
        out(&["replay", text(&folder.join(format!("ys-3p-position-seed{seed}.txt")))]);
    }
    fs::write(&position, r#"{"game":"ys","round":5,"seats":[{"throne":"1"},{"cards":["king"]},{}],"order":[1,1,2]}"#)
        .unwrap();
    let faults = error(&["simulate", "ys", "--from", text(&position)]);
    assert!(["Y1.1", "Y7.1", "Y5.1", "Y0.3"].iter().all(|rule| faults.contains(rule)), "{faults}");
}
