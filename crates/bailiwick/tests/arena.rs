//! Bots that play, as a user lets them: `arena`, and `simulate --bots`. Only cheap bots, so that it takes seconds.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

mod command;

use command::{bailiwick, error, folder, lines, out, text};
use serde_json::Value;
use std::fs;

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&out(&[arguments, &["--json"]].concat())).unwrap()
}

/// The numbers of each bot, in the order of the report.
fn numbers(report: &Value, member: &str) -> Vec<f64> {
    report["bots"].as_array().unwrap().iter().map(|bot| bot[member].as_f64().unwrap()).collect()
}

fn names(report: &Value) -> Vec<&str> {
    report["bots"].as_array().unwrap().iter().map(|bot| bot["bot"].as_str().unwrap()).collect()
}

/// What a report says apart from times.
fn timeless(mut report: Value) -> Value {
    report["seconds"] = Value::Null;
    report["bots"].as_array_mut().unwrap().iter_mut().for_each(|bot| bot["ms_per_decision"] = Value::Null);
    report
}

const FOUR: &str = "master:8,journeyman:4,apprentice,random";

#[test]
fn the_standings_are_a_table() {
    let report = out(&["arena", "caylus", "--bots", FOUR, "--games", "8"]);
    for words in
        ["caylus, 4 players", "seed 1", "games 8, set-ups 2", "rating", "win rate", "mean place", "ms/decision"]
    {
        assert!(report.contains(words), "{words}: {report}");
    }
    let bots: Vec<&str> = report.lines().skip(4).take(4).filter_map(|line| line.split(' ').next()).collect();
    let mut sorted = bots.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, ["apprentice", "journeyman:4", "master:8", "random"], "{report}");
    let ratings: Vec<f64> =
        report.lines().skip(4).take(4).map(|line| line.split_whitespace().nth(1).unwrap().parse().unwrap()).collect();
    assert!(ratings.is_sorted_by(|one, next| one >= next), "{report}");
    assert!(!report.contains("not quite"), "eight games are fair: {report}");
    let unfair = out(&["arena", "caylus", "--bots", FOUR, "--games", "3"]);
    assert!(unfair.contains("every 4 games, so not quite here"), "{unfair}");
}

#[test]
fn json_has_what_it_promises() {
    let text = out(&["arena", "ys", "--bots", "apprentice,random,random", "--games", "12", "--json"]);
    let mut at = 0;
    for member in ["game", "players", "games", "bots", "bot", "games", "wins", "win_rate", "mean_score", "rating"] {
        at += text[at..].find(&format!("\"{member}\":")).unwrap_or_else(|| panic!("{member}: {text}"));
    }
    let report: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&report["game"], &report["players"], &report["games"]), (&"ys".into(), &3.into(), &12.into()));
    for bot in report["bots"].as_array().unwrap() {
        let number = |member: &str| bot[member].as_f64().unwrap();
        assert!((number("win_rate") - number("wins") / number("games")).abs() < 1e-9);
        assert!(number("ms_per_decision") > 0.0 && number("rating") > 0.0);
        for (member, interval) in [
            ("win_rate", "win_rate_interval"),
            ("mean_score", "mean_score_interval"),
            ("mean_place", "mean_place_interval"),
            ("rating", "rating_interval"),
        ] {
            let ends: Vec<f64> = bot[interval].as_array().unwrap().iter().map(|end| end.as_f64().unwrap()).collect();
            assert!(ends[0] <= number(member) && number(member) <= ends[1], "{interval}: {bot}");
        }
    }
}

#[test]
fn habits_are_told_side_by_side() {
    let told =
        |game: &str| out(&["arena", game, "--bots", "apprentice,random", "--players", "4", "--games", "4", "--habits"]);
    let caylus = told("caylus");
    for words in
        ["for a seat and game", "workers a turn", "favours (A / B / C / D)", "left (deniers / plain cubes / gold)"]
    {
        assert!(caylus.contains(words), "{words}: {caylus}");
    }
    let ys = told("ys");
    for words in ["bid ", "round 4, turn 4", "guessed right (by round and turn / knowing neither), %", "  trade"] {
        assert!(ys.contains(words), "{words}: {ys}");
    }
    let without = out(&["arena", "caylus", "--bots", "random", "--games", "1"]);
    assert!(!without.contains("workers a turn"), "{without}");
}

#[test]
fn habits_are_numbers_for_programs() {
    let report = json(&["arena", "caylus", "--bots", "apprentice,random,random,random", "--games", "8", "--habits"]);
    for bot in report["bots"].as_array().unwrap() {
        let groups = bot["habits"].as_array().unwrap();
        let values = |group: &str, part: Option<&str>| -> f64 {
            let group = groups.iter().find(|other| other["name"] == group).unwrap();
            let rows = group["rows"].as_array().unwrap().iter();
            let rows = rows.filter(|row| part.is_none_or(|name| row["name"] == name));
            rows.flat_map(|row| row["values"].as_array().unwrap()).filter_map(Value::as_f64).sum()
        };
        // What was scored, less what was lost, is the mean score.
        let lost = values("points", Some("points lost"));
        let score = values("points", None) - 2.0 * lost;
        assert!((score - bot["mean_score"].as_f64().unwrap()).abs() < 1e-9, "{bot}");
        assert!((values("turn 1", Some("number of workers")) - 100.0).abs() < 1e-9);
    }
    let plain = json(&["arena", "caylus", "--bots", "random", "--games", "1"]);
    assert!(plain["bots"][0].get("habits").is_none());
}

#[test]
fn wins_and_ratings_add_up() {
    let report = json(&["arena", "caylus", "--bots", FOUR, "--games", "8"]);
    assert!((numbers(&report, "wins").iter().sum::<f64>() - 8.0).abs() < 1e-9, "ties share a win");
    assert!((numbers(&report, "rating").iter().sum::<f64>() - 6000.0).abs() < 1e-6);
    assert!((numbers(&report, "mean_place").iter().sum::<f64>() - 10.0).abs() < 1e-9, "ties share places");
}

#[test]
fn equal_bots_are_counted_together() {
    let report = json(&["arena", "caylus", "--bots", "random,random, random,apprentice", "--games", "8"]);
    let mut both: Vec<_> = names(&report).into_iter().zip(numbers(&report, "games")).collect();
    both.sort_by_key(|(name, _)| *name);
    assert_eq!((report["players"].clone(), both), (4.into(), vec![("apprentice", 8.0), ("random", 24.0)]));
    let alone = json(&["arena", "caylus", "--bots", "random", "--games", "4"]);
    assert_eq!((numbers(&alone, "games"), numbers(&alone, "rating")), (vec![16.0], vec![1500.0]));
    assert!(alone["bots"][0]["rating_interval"].is_null());
}

#[test]
fn the_number_of_players_follows_the_bots() {
    let players =
        |arguments: &[&str]| json(&[&["arena", "caylus", "--games", "1"], arguments].concat())["players"].clone();
    assert_eq!(players(&["--bots", "random,apprentice"]), 2);
    assert_eq!(players(&["--bots", "random,apprentice", "--players", "5"]), 5);
    assert_eq!(players(&["--bots", "random,random,random,random,random,random"]), 4);
    assert_eq!(players(&["--bots", "random"]), 4);
}

#[test]
fn more_or_fewer_bots_than_seats_are_shared_out() {
    let more = json(&["arena", "caylus", "--bots", "random,apprentice,journeyman:2", "--players", "2", "--games", "6"]);
    assert_eq!(numbers(&more, "games"), [4.0, 4.0, 4.0]);
    let fewer = json(&["arena", "caylus", "--bots", "random,apprentice", "--players", "4", "--games", "12"]);
    assert_eq!(numbers(&fewer, "games"), [24.0, 24.0]);
}

#[test]
fn the_number_of_threads_changes_nothing_but_times() {
    for game in ["caylus", "ys"] {
        let run = |threads| timeless(json(&["arena", game, "--bots", FOUR, "--games", "8", "--threads", threads]));
        assert_eq!(run("1"), run("2"));
        let other = timeless(json(&["arena", game, "--bots", FOUR, "--games", "8", "--seed", "9"]));
        assert_ne!(run("3")["bots"], other["bots"]);
    }
}

#[test]
fn every_game_is_kept_and_replayed() {
    let folder = folder("arena-records");
    let report = json(&["arena", "ys", "--bots", "random,apprentice", "--games", "4", "--records", text(&folder)]);
    let mut points = 0.0;
    for (number, seed, bots) in [
        (1, 1, "random,apprentice"),
        (2, 1, "apprentice,random"),
        (3, 2, "random,apprentice"),
        (4, 2, "apprentice,random"),
    ] {
        let file = folder.join(format!("ys-2p-seed{seed}-game{number}.txt"));
        let record = fs::read_to_string(&file).unwrap();
        assert!(record.contains(&format!("\n\n# bots: {bots}\n")), "{record}");
        assert!(out(&["replay", text(&file)]).contains("the game is over"));
        let result = record.lines().find_map(|line| line.strip_prefix("result: ")).unwrap();
        points += result.split(' ').map(|score| score.parse::<f64>().unwrap()).sum::<f64>();
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 4);
    let told: f64 = numbers(&report, "mean_score").iter().sum();
    assert!((told - points / 4.0).abs() < 1e-9, "the standings tell of the same games");
}

#[test]
fn a_second_contest_takes_no_record_away() {
    let folder = folder("arena-again");
    let files = |bots: &str| {
        json(&["arena", "caylus", "--bots", bots, "--players", "2", "--games", "2", "--records", text(&folder)]);
        fs::read_dir(&folder).unwrap().count()
    };
    assert_eq!(files("random,apprentice"), 2);
    assert_eq!(files("apprentice,random"), 4, "others play under the same names");
    assert_eq!(files("apprentice,random"), 4, "the same games are the same files");
    let kept = fs::read_to_string(folder.join("caylus-2p-seed1-game1.txt")).unwrap();
    let next = fs::read_to_string(folder.join("caylus-2p-seed1-game1-2.txt")).unwrap();
    assert!(kept.contains("# bots: random,apprentice\n") && next.contains("# bots: apprentice,random\n"));
}

#[test]
fn bots_play_on_from_a_position() {
    let folder = folder("arena-position");
    let position = folder.join("position.json");
    fs::write(&position, r#"{"game":"ys","round":4,"seats":[{"score":90},{},{}]}"#).unwrap();
    let arguments = ["arena", "ys", "--from", text(&position), "--bots", "random,apprentice", "--games", "6"];
    let report = json(&[&arguments[..], &["--records", text(&folder)]].concat());
    assert_eq!(report["players"], 3);
    assert!(out(&["replay", text(&folder.join("ys-3p-position-seed1-game1.txt"))]).contains("the game is over"));
    assert!(error(&[&arguments[..], &["-p", "2"]].concat()).contains("3 players"));
    let simulated = out(&["simulate", "ys", "--from", text(&position), "--bots", "random"]);
    assert!(simulated.contains("bots random,random,random"), "{simulated}");
}

#[test]
fn simulate_lets_bots_play() {
    let folder = folder("simulate-bots");
    let list = "apprentice,random,journeyman:2";
    let arguments = ["simulate", "caylus", "--bots", list, "--games", "2"];
    let summary = out(&[&arguments[..], &["--records", text(&folder)]].concat());
    assert!(summary.contains("caylus, 3 players") && summary.contains(&format!("bots {list}")), "{summary}");
    let record = folder.join("caylus-3p-seed2.txt");
    assert!(fs::read_to_string(&record).unwrap().contains(&format!("# bots: {list}")), "no rotation");
    assert!(out(&["replay", text(&record)]).contains("the game is over"));
    let report = json(&arguments);
    assert_eq!(report["bots"], serde_json::json!(["apprentice", "random", "journeyman:2"]));
    assert!(json(&["simulate", "caylus"])["bots"].is_null());
    let trace = |threads| out(&["simulate", "ys", "--bots", "master:8", "--threads", threads, "--trace", "-"]);
    assert_eq!(trace("2"), trace("2"));
    assert!(lines(&trace("1")).last().unwrap()["winners"].is_array());
}

#[test]
fn wrong_arguments_get_a_message_that_says_what_would_be_right() {
    let thirteen = ["random"; 13].join(",");
    for (arguments, words) in [
        (vec!["arena", "caylus", "--bots", "wizard"], "the levels are random, apprentice, assistant, journeyman"),
        (vec!["arena", "caylus", "--bots", "random,"], "there is no level ``"),
        (vec!["arena", "caylus", "--bots", "master:0"], "`master:0`: after the level comes"),
        (vec!["arena", "caylus", "--bots", "random:5"], "random chooses at once"),
        (vec!["arena", "caylus", "--bots", ""], "--bots names nobody"),
        (vec!["arena", "caylus", "--bots", &thirteen], "13 bots: at most 12"),
        (vec!["arena", "caylus", "--bots", "random", "--players", "6"], "2 to 5 players"),
        (vec!["arena", "ys", "--bots", "random", "--players", "5"], "2 to 4 can play"),
        (vec!["arena", "ys", "--bots", "random,random", "-o", "kings_favor"], "three or four players"),
        (vec!["arena", "caylus", "--bots", "random", "--from", "no-such-file.json"], "no-such-file.json"),
        (vec!["arena", "caylus", "--bots", "random", "--records", "/dev/null/games"], "/dev/null/games: "),
        (vec!["simulate", "caylus", "--bots", "random,random,random", "-p", "4"], "3 bots for 4 seats"),
        (vec!["simulate", "caylus", "--bots", "random,random", "-p", "5"], "one for each, or one for all"),
        (vec!["simulate", "caylus", "--bots", "nobody"], "there is no level `nobody`"),
        (vec!["simulate", "caylus", "--bots", " "], "--bots names nobody"),
    ] {
        let message = error(&arguments);
        assert!(message.contains(words), "{arguments:?}: {message}");
        assert_eq!(bailiwick(&arguments).status.code(), Some(1), "{arguments:?}");
    }
    for (arguments, words) in [
        (vec!["arena", "caylus"], "--bots"),
        (vec!["arena", "chess", "--bots", "random"], "caylus"),
        (vec!["arena", "caylus", "--bots", "random", "--games", "0"], "--games"),
        (vec!["arena", "caylus", "--bots", "random", "--threads", "0"], "--threads"),
        (vec!["simulate", "caylus", "--threads", "2"], "--bots"),
    ] {
        assert!(error(&arguments).contains(words), "{arguments:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_record_that_cannot_be_written_ends_the_contest() {
    let folder = folder("arena-unwritable");
    fs::create_dir(folder.join("caylus-2p-seed1-game2.txt")).unwrap();
    let message = error(&["arena", "caylus", "--bots", "random,apprentice", "--records", text(&folder)]);
    assert!(message.contains("caylus-2p-seed1-game2.txt: "), "{message}");
}

#[test]
fn help_says_how_the_arena_is_run() {
    let help = out(&["arena", "--help"]);
    for words in ["master@500ms", "Bradley", "1 + 3, 2 + 2", "as many as bots are named"] {
        assert!(help.contains(words), "{words}: {help}");
    }
    assert!(out(&["arena", "-h"]).contains("master:2000") && out(&["simulate", "-h"]).contains("master:2000"));
    assert!(out(&["--help"]).contains("bailiwick arena caylus --bots"));
}
