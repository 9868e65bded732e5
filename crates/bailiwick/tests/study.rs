//! `bailiwick study`, as a user runs it: tables, data sets and bans. Only cheap bots, so that it takes seconds.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

mod command;

use command::{bailiwick, error, folder, out, text};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const FILES: [&str; 3] = ["games", "seats", "deeds"];

/// A row of a table, by the names of its columns.
type Row = BTreeMap<String, String>;

/// A table of a data set: the names of its columns, and its rows by these names.
struct Table {
    columns: Vec<String>,
    rows: Vec<Row>,
}

/// Reads a table. No cell of these tests has quotes.
fn table(folder: &Path, name: &str) -> Table {
    let text = fs::read_to_string(folder.join(format!("{name}.csv"))).unwrap();
    assert!(text.ends_with('\n') && !text.contains('"'), "{name}");
    let cells = |line: &str| line.split(',').map(str::to_owned).collect::<Vec<_>>();
    let columns = cells(text.lines().next().unwrap());
    let row = |line: &str| {
        let cells = cells(line);
        assert_eq!(cells.len(), columns.len(), "{line}");
        columns.iter().cloned().zip(cells).collect()
    };
    Table { rows: text.lines().skip(1).map(row).collect(), columns }
}

fn number(row: &Row, column: &str) -> f64 {
    row[column].parse().unwrap_or_else(|_| panic!("{column}: {row:?}"))
}

/// The description of a data set.
fn package(folder: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join("datapackage.json")).unwrap()).unwrap()
}

/// Name, type and meaning of the columns of a table, as its description has them.
fn described(package: &Value, name: &str) -> Vec<[String; 3]> {
    let resources = package["resources"].as_array().unwrap();
    let table = resources.iter().find(|resource| resource["name"] == name).unwrap();
    assert_eq!(table["path"], format!("{name}.csv"));
    let fields = table["schema"]["fields"].as_array().unwrap();
    let part = |field: &Value, part: &str| field[part].as_str().unwrap().to_owned();
    fields.iter().map(|field| ["name", "type", "description"].map(|name| part(field, name))).collect()
}

/// Lets `study` write its data to a new folder.
fn studied(name: &str, arguments: &[&str]) -> PathBuf {
    let folder = folder(name).join("data");
    out(&[&["study"], arguments, &["--out", text(&folder)]].concat());
    folder
}

fn bytes(folder: &Path) -> Vec<Vec<u8>> {
    let names = FILES.map(|name| format!("{name}.csv")).into_iter().chain(["datapackage.json".to_owned()]);
    names.map(|name| fs::read(folder.join(name)).unwrap()).collect()
}

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

#[test]
fn the_tables_are_for_people_and_for_programs() {
    let arguments = ["study", "caylus", "--bot", "apprentice", "--games", "12"];
    let report = out(&arguments);
    for words in [
        "caylus, 4 players, edition=jeweler favor=full, bots apprentice, seed 1",
        "games 12,",
        "win share (even 25.0 %)",
        "further back in the layout",
        "favor D",
        "visit castle",
        "Ranges are of 95 %",
    ] {
        assert!(report.contains(words), "{words}: {report}");
    }
    assert!(!report.contains("may not do it"), "there is no ban: {report}");
    let report: Value = serde_json::from_str(&out(&[&arguments[..], &["--json"]].concat())).unwrap();
    assert_eq!((&report["game"], &report["players"], &report["games"]), (&"caylus".into(), &4.into(), &12.into()));
    assert_eq!((report["order"].as_array().unwrap().len(), report["layout"].as_array().unwrap().len()), (4, 6));
    let share: f64 = report["order"].as_array().unwrap().iter().map(|row| row["win"]["mean"].as_f64().unwrap()).sum();
    assert!((share - 1.0).abs() < 1e-9, "{report}");
}

#[test]
fn the_neutral_of_ys_is_measured_where_it_plays() {
    let report = out(&["study", "ys", "--players", "2", "--bot", "apprentice", "--games", "8"]);
    assert!(report.contains("Who scores but cannot win") && report.contains("\nneutral "), "{report}");
    let report = out(&["study", "ys", "--players", "3", "--bot", "apprentice", "--games", "8"]);
    assert!(!report.contains("cannot win") && !report.contains("layout"), "{report}");
}

#[test]
fn threads_make_no_difference_to_the_data() {
    for (game, ban) in [("caylus", "favor D"), ("ys", "play *")] {
        let arguments = [game, "--players", "3", "--bot", "master:6", "--games", "6", "--ban", ban];
        let one = studied(&format!("study-{game}-1"), &[&arguments[..], &["--threads", "1"]].concat());
        let three = studied(&format!("study-{game}-3"), &[&arguments[..], &["--threads", "3"]].concat());
        assert_eq!(bytes(&one), bytes(&three), "{game}");
        let other = studied(&format!("study-{game}-seed"), &[&arguments[..], &["--seed", "10"]].concat());
        assert_ne!(bytes(&one)[1], bytes(&other)[1], "{game}: another seed gives other games");
    }
}

/// Every cell is of the type that its column is said to have, and the tables belong together.
#[test]
fn data_are_as_they_are_described() {
    for (game, players) in [("caylus", 5_usize), ("ys", 2)] {
        let players_text = players.to_string();
        let arguments = [game, "--players", &players_text, "--bot", "apprentice", "--games", "7"];
        let folder = studied(&format!("study-described-{game}"), &arguments);
        let package = package(&folder);
        let [games, seats, deeds] = FILES.map(|name| table(&folder, name));
        for (name, table) in FILES.iter().zip([&games, &seats, &deeds]) {
            let columns = described(&package, name);
            assert_eq!(table.columns, columns.iter().map(|[name, ..]| name.clone()).collect::<Vec<_>>());
            for (row, [column, kind, _]) in
                table.rows.iter().flat_map(|row| columns.iter().map(move |column| (row, column)))
            {
                let cell = &row[column];
                let right = match kind.as_str() {
                    "integer" => {
                        cell.parse::<i64>().is_ok() || (column == "neutral" && cell.is_empty() && game != "ys")
                    }
                    "number" => cell.parse::<f64>().is_ok_and(f64::is_finite),
                    "string" => true,
                    other => panic!("{other} is no type"),
                };
                assert!(right, "{name}: {column} is {cell:?}");
            }
        }
        assert_eq!((games.rows.len(), seats.rows.len()), (7, 7 * players));
        for game in &games.rows {
            let here: Vec<_> = seats.rows.iter().filter(|seat| seat["game"] == game["game"]).collect();
            let orders: BTreeSet<&String> = here.iter().map(|seat| &seat["order"]).collect();
            assert_eq!((here.len(), orders.len()), (players, players));
            assert!((here.iter().map(|seat| number(seat, "win")).sum::<f64>() - 1.0).abs() < 1e-5);
        }
        let known: BTreeSet<&str> =
            package["deeds"].as_array().unwrap().iter().map(|deed| deed["kind"].as_str().unwrap()).collect();
        let found: BTreeSet<&str> = deeds.rows.iter().map(|deed| deed["kind"].as_str()).collect();
        assert_eq!(known, found, "every kind is there, and no other");
        let seated: BTreeSet<_> = seats.rows.iter().map(|seat| (&seat["game"], &seat["seat"])).collect();
        for deed in &deeds.rows {
            assert!(seated.contains(&(&deed["game"], &deed["seat"])), "{deed:?}");
            let game = games.rows.iter().find(|game| game["game"] == deed["game"]).unwrap();
            assert!(
                number(deed, "number") >= 1.0 && (1.0..=number(game, "rounds")).contains(&number(deed, "first")),
                "{deed:?}"
            );
        }
    }
}

/// The sample in `docs/` is what its command gives, to the byte.
#[test]
fn the_sample_is_reproduced_by_its_command() {
    let sample = docs().join("balance-sample");
    let package = package(&sample);
    let command = package["command"].as_str().unwrap();
    let arguments: Vec<&str> = command.strip_prefix("bailiwick study ").unwrap().split(' ').collect();
    assert!(!command.contains('"'), "no argument of the sample has spaces: {command}");
    let again = studied("study-sample", &arguments);
    assert_eq!(bytes(&sample), bytes(&again), "the sample is not what `{command}` writes");
    let guide = fs::read_to_string(docs().join("balance.md")).unwrap();
    assert!(
        guide.contains(&format!("{command} --out docs/balance-sample")),
        "docs/balance.md does not name `{command}`"
    );
}

/// The columns that `docs/balance.md` lists are those of the data, with the same types and meanings.
#[test]
fn the_schema_is_the_documented_one() {
    let guide = fs::read_to_string(docs().join("balance.md")).unwrap();
    let package = package(&docs().join("balance-sample"));
    for name in FILES {
        let (_, section) = guide.split_once(&format!("### `{name}.csv`\n")).unwrap_or_else(|| panic!("{name}"));
        let section = section.split("\n#").next().unwrap();
        let rows = section.lines().filter(|line| line.starts_with("| `"));
        let documented: Vec<[String; 3]> = rows
            .map(|line| {
                let cells: Vec<String> =
                    line.trim_matches('|').split('|').map(|cell| cell.trim().trim_matches('`').to_owned()).collect();
                cells.try_into().unwrap()
            })
            .collect();
        assert_eq!(documented, described(&package, name), "{name}");
    }
    let ys = self::package(&studied("study-schema", &["ys", "--bot", "random", "--games", "1"]));
    for deed in [&package, &ys].into_iter().flat_map(|package| package["deeds"].as_array().unwrap()) {
        let row = format!("| `{}` | {} |", deed["kind"].as_str().unwrap(), deed["description"].as_str().unwrap());
        assert!(guide.contains(&row), "{row}");
    }
}

/// Who is not allowed to take a line never takes it, and the others do. Every seat has the ban equally often with the same set-ups.
#[test]
fn a_ban_is_obeyed() {
    for bot in ["apprentice", "assistant:4", "expert:6"] {
        let arguments =
            ["caylus", "--players", "3", "--bot", bot, "--games", "6", "--ban", "favor A", "--ban", "no D=favor D"];
        let folder = studied(&format!("study-ban-{}", bot.replace(':', "-")), &arguments);
        let [games, seats, deeds] = FILES.map(|name| table(&folder, name));
        assert_eq!(games.rows.len(), 12);
        for (ban, line) in [("favor A", "A"), ("no D", "D")] {
            let of_ban: BTreeSet<&String> =
                games.rows.iter().filter(|game| game["ban"] == ban).map(|game| &game["game"]).collect();
            let seats: Vec<_> = seats.rows.iter().filter(|seat| of_ban.contains(&seat["game"])).collect();
            let (banned, free): (Vec<&Row>, Vec<&Row>) = seats.into_iter().partition(|seat| seat["banned"] == "1");
            let by_seat = |number: &str| banned.iter().filter(|seat| seat["seat"] == number).count();
            assert_eq!((banned.len(), free.len(), ["1", "2", "3"].map(by_seat)), (6, 12, [2, 2, 2]));
            assert!(banned.iter().map(|seat| number(seat, "refused")).sum::<f64>() > 0.0, "{bot}: it never mattered");
            assert!(free.iter().all(|seat| number(seat, "refused") == 0.0));
            let taken = |seat: &&&Row| {
                deeds.rows.iter().any(|deed| {
                    deed["game"] == seat["game"]
                        && deed["seat"] == seat["seat"]
                        && deed["kind"] == "favor"
                        && deed["what"] == line
                })
            };
            assert_eq!(banned.iter().filter(taken).count(), 0, "{bot}: {ban}");
            assert!(free.iter().filter(taken).count() > 0, "{bot}: {ban} is for one seat only");
        }
    }
}

#[test]
fn a_ban_gives_way_where_nothing_else_is_legal() {
    let arguments = ["study", "caylus", "--players", "2", "--bot", "random", "--games", "2", "--ban", "*", "--json"];
    let report: Value = serde_json::from_str(&out(&arguments)).unwrap();
    let ban = &report["bans"][0];
    assert!(ban["gave_way"].as_f64().unwrap() > 10.0 && ban["gave_way"] == ban["refused"], "{report}");
}

#[test]
fn a_ban_that_never_matters_is_told() {
    let report = out(&["study", "ys", "--bot", "apprentice", "--games", "4", "--ban", "favour D"]);
    assert!(report.contains("The ban `favour D` never left anybody less to choose from"), "{report}");
}

#[test]
fn data_are_never_overwritten() {
    let arguments = ["caylus", "--bot", "random", "--games", "2"];
    let data = studied("study-twice", &arguments);
    let before = bytes(&data);
    let said = error(&[&["study"], &arguments[..], &["--seed", "2", "--out", text(&data)]].concat());
    assert!(said.contains("name another folder"), "{said}");
    assert_eq!(bytes(&data), before);
    let file = data.join("games.csv");
    let said = error(&[&["study"], &arguments[..], &["--out", text(&file)]].concat());
    assert!(said.contains("games.csv"), "{said}");
}

#[test]
fn what_makes_no_sense_is_refused() {
    for (arguments, words) in [
        (vec!["study", "chess"], "chess"),
        (vec!["study", "caylus", "--bot", "wizard"], "no level `wizard`"),
        (vec!["study", "caylus", "--bot", "master/nobody"], "nobody"),
        (vec!["study", "caylus", "--players", "6"], "6"),
        (vec!["study", "ys", "--option", "edition=first"], "edition"),
        (vec!["study", "caylus", "--games", "0"], "0"),
        (vec!["study", "caylus", "--games", "x"], "x"),
        (vec!["study", "caylus", "--games", "18446744073709551615", "--ban", "pass"], "so many games"),
        (vec!["study", "caylus", "--threads", "0"], "0"),
        (vec!["study", "caylus", "--ban", ""], "--ban"),
        (vec!["study", "caylus", "--ban", "a|"], "names no actions"),
        (vec!["study", "caylus", "--ban", "=a"], "no name"),
        (vec!["study", "caylus", "--from", "/nowhere.json"], "/nowhere.json"),
        (vec!["study"], "game"),
    ] {
        let output = bailiwick(&arguments);
        let errors = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && output.stdout.is_empty(), "{arguments:?}");
        assert!(errors.starts_with("error: ") && errors.to_lowercase().contains(words), "{arguments:?}: {errors}");
    }
    let bans = ["--ban", "pass"].repeat(65);
    let said = error(&[&["study", "caylus"], &bans[..]].concat());
    assert!(said.contains("at most 64"), "{said}");
}
