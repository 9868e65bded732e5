//! Tables: list, show, end and delete.

use crate::support::{Place, contents, done, import_games, open_table, refused};
use serde_json::Value;

fn ids(listed: &str) -> Vec<String> {
    let id = |line: &str| serde_json::from_str::<Value>(line).unwrap()["id"].as_str().unwrap().to_owned();
    listed.lines().map(id).collect()
}

/// A store with finished games of now, and unfinished ones of 2023.
fn fill(place: &Place) -> usize {
    let games = import_games(place, 4);
    let store = place.open();
    for id in ["aaaa", "bbbb"] {
        store.import(open_table(id, None), Vec::new()).wait().unwrap();
    }
    games
}

#[test]
fn tables_are_listed_by_what_is_wanted() {
    for place in Place::all() {
        let [how, name] = place.args();
        let games = fill(&place);
        let list = |more: &[&'static str]| {
            let args: Vec<&str> = ["tables", "list", "--json", how, name].iter().chain(more).copied().collect();
            ids(&done(&args))
        };
        assert_eq!(list(&[]).len(), games + 2);
        assert_eq!(list(&["--unfinished"]).len(), 2);
        assert_eq!(list(&["--finished"]).len(), games);
        assert_eq!(list(&["--older-than", "30d"]).len(), 2, "games of now are younger");
        assert_eq!(list(&["--older-than", "30d", "--finished"]).len(), 0);
        assert_eq!(list(&["--game", "caylus"]).len() + list(&["--game", "ys"]).len(), games + 2);
        let text = done(&["tables", "list", how, name]);
        assert!(
            text.contains("aaaa  caylus   3p  2023-11-14 ") && text.contains("goes on") && text.ends_with(" tables\n"),
            "{text}"
        );
        for (code, bad) in [(1, ["--game", "chess"]), (2, ["--older-than", "soon"]), (2, ["--older-than", "-3d"])] {
            refused_list(code, how, name, &bad);
        }
        refused_list(2, how, name, &["--finished", "--unfinished"]);
    }
}

fn refused_list(code: i32, how: &str, name: &str, bad: &[&str]) {
    let args: Vec<&str> = ["tables", "list", how, name].iter().chain(bad).copied().collect();
    refused(code, &args);
}

/// Whoever looks over an operator's shoulder learns no secret of a game.
#[test]
fn what_is_shown_of_a_table_has_no_secrets() {
    for place in Place::all() {
        let [how, name] = place.args();
        fill(&place);
        let table = contents(&place.open()).into_iter().find(|table| table.header.id == "aaaa").unwrap();
        for shown in
            [done(&["tables", "show", "aaaa", how, name]), done(&["tables", "show", "aaaa", "--json", how, name])]
        {
            assert!(
                shown.contains("Cahors – Najac") && shown.contains("apprentice") && shown.contains("Ada ☃"),
                "{shown}"
            );
            assert!(!shown.contains("secret-invitation") && !shown.contains(&table.header.seed.to_string()), "{shown}");
        }
        let shown: Value = serde_json::from_str(&done(&["tables", "show", "aaaa", "--json", how, name])).unwrap();
        assert_eq!((shown["lines"].as_u64(), shown["seats"][1]["open"].as_bool()), (Some(2), Some(true)));
        assert_eq!(shown["seats"][0]["holders"].as_u64(), Some(2));
        for unknown in ["zzzz", "", "a'; DROP TABLE log; --", "../aaaa"] {
            assert!(refused(1, &["tables", "show", unknown, how, name]).contains("there is no table"));
        }
    }
}

#[test]
fn tables_are_ended_and_deleted_only_if_it_is_really_wanted() {
    for place in Place::all() {
        let [how, name] = place.args();
        let games = fill(&place);
        let before = contents(&place.open());
        let change = |args: &[&str]| {
            let args: Vec<&str> = std::iter::once("tables").chain(args.iter().copied()).chain([how, name]).collect();
            done(&args)
        };
        assert!(change(&["end", "aaaa"]).contains("1 tables would be ended; --yes does it"));
        assert!(change(&["delete", "--older-than", "30d"]).contains("2 tables would be deleted"));
        assert!(change(&["delete", "--older-than", "0m", "--finished"]).contains("would be deleted"));
        assert_eq!(contents(&place.open()), before, "nothing was done");

        assert!(change(&["end", "aaaa", "--yes"]).contains("1 tables ended"));
        let ended = place.open().load("aaaa").unwrap().unwrap();
        assert!(ended.over && ended.abandoned && ended.ended.is_some());
        assert!(done(&["check", how, name]).contains("tables"), "a table that was ended is whole");
        assert!(refused(1, &["tables", "end", "aaaa", "--yes", how, name]).contains("over already"));
        assert!(change(&["end", "--older-than", "30d", "--yes"]).contains("1 tables ended"), "the other one");

        assert!(change(&["delete", "aaaa", "bbbb", "aaaa", "--yes"]).contains("2 tables deleted"));
        assert_eq!(contents(&place.open()).len(), games);
        assert!(refused(1, &["tables", "delete", "aaaa", "--yes", how, name]).contains("there is no table"));
        assert_eq!(contents(&place.open()).len(), games);
        // Neither ids nor an age: everything is never meant.
        refused(2, &["tables", "delete", "--yes", how, name]);
        refused(2, &["tables", "delete", "--finished", "--yes", how, name]);
        refused(2, &["tables", "end", "aaaa", "--older-than", "1d", how, name]);
    }
    for command in ["end", "delete"] {
        refused(78, &["tables", command, "aaaa", "--yes", "--data", "/nonexistent/folder"]);
    }
}
