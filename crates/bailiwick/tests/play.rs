//! Games in a terminal, line by line: by a pipe, in every language, killed and resumed, with files that are damaged, and at
//! a server.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

mod command;
mod running;
#[path = "play/servers.rs"]
mod servers;

use command::{error, folder, out, text};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

/// The program with these arguments and this folder for its data.
fn program(data: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bailiwick"));
    command.arg("play").args(arguments).arg("--data").arg(data).env_remove("LC_ALL").env("LANG", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What is said when this is typed.
fn play(data: &Path, arguments: &[&str], input: &[u8]) -> String {
    let mut child = program(data, arguments).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A program that is done may not read everything.
    let writer = std::thread::spawn(move || stdin.write_all(&input).is_ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

/// A random game, as a record: where it is, what it says, and its actions alone.
fn recorded(folder: &Path, game: &str, arguments: &[&str]) -> (String, String) {
    let mut all = vec!["simulate", game, "--records", text(folder)];
    all.extend(arguments);
    out(&all);
    let file = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).find(|path| path.is_file()).unwrap();
    let record = fs::read_to_string(&file).unwrap();
    fs::remove_file(file).unwrap();
    let actions = record.split_once("\n\n").unwrap().1.to_owned();
    (record, actions)
}

/// The only file among the games.
fn kept(data: &Path) -> PathBuf {
    let mut files: Vec<PathBuf> =
        fs::read_dir(data.join("games")).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(files.len(), 1, "{files:?}");
    files.remove(0)
}

/// The standings in what was said, below their heading.
fn standings(said: &str, heading: &str) -> String {
    let rest = said.split(&format!("\n{heading}\n")).nth(1).unwrap_or_else(|| panic!("no {heading} in {said}"));
    rest.split("\n\n").next().unwrap_or_default().to_owned()
}

/// The points of those who have a place, as they are listed: `1. Maud: 51 points`.
fn listed(standings: &str) -> Vec<i32> {
    let places = standings.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
    places.map(|line| line.split(' ').rev().nth(1).unwrap().parse().unwrap()).collect()
}

/// The final scores of a record, in the order in which standings list them.
fn points(record: &str) -> Vec<i32> {
    let line = record.lines().find_map(|line| line.strip_prefix("result: ")).unwrap();
    let mut points: Vec<i32> = line.split(' ').map(|number| number.parse().unwrap()).collect();
    points.sort_unstable_by(|one, other| other.cmp(one));
    points
}

#[test]
fn recorded_games_by_a_pipe_end_with_their_standings_and_the_same_record() {
    let games: [(&str, &[&str]); 8] = [
        ("caylus", &["-p", "2"]),
        ("caylus", &["-p", "3", "-o", "edition=first"]),
        ("caylus", &["-p", "4", "-o", "edition=premium", "-o", "favor=light"]),
        ("caylus", &["-p", "5"]),
        ("ys", &["-p", "2", "-o", "strong_neutral"]),
        ("ys", &["-p", "3", "-o", "kings_favor", "-o", "districts=3"]),
        ("ys", &["-p", "4"]),
        ("ys", &["-p", "4", "-o", "kings_favor", "-o", "express"]),
    ];
    for (number, (game, options)) in games.into_iter().enumerate() {
        let data = folder(&format!("play-records-{number}"));
        let (record, actions) = recorded(&data, game, options);
        let mut arguments = vec![game, "--hotseat", "--seed", "1"];
        arguments.extend(options);
        let said = play(&data, &arguments, actions.as_bytes());
        assert_eq!(listed(&standings(&said, "Standings")), points(&record), "{game} {options:?}");
        // Y8.7: the neutral of two players is listed without a place.
        assert_eq!(said.contains("\nNeutral: "), game == "ys" && options[1] == "2", "{said}");
        assert_eq!(fs::read_to_string(kept(&data)).unwrap(), record, "{game} {options:?}");
    }
}

#[test]
fn against_bots_the_same_seed_and_answers_are_the_same_game_in_every_language() {
    let answers = "1\n".repeat(400);
    for (game, options) in [("caylus", vec!["--bots", "apprentice,random"]), ("ys", vec!["-p", "2"])] {
        let mut records = Vec::new();
        for (language, ends) in [("en", "Standings"), ("fr", "Classement"), ("pt", "Classificação")] {
            let data = folder(&format!("play-bots-{game}-{language}"));
            let mut arguments = vec![game, "--seed", "5", "--lang", language];
            arguments.extend(&options);
            let said = play(&data, &arguments, answers.as_bytes());
            assert!(said.contains(&format!("\n{ends}\n")) && !said.contains('['), "{game} {language}: {said}");
            records.push(fs::read_to_string(kept(&data)).unwrap());
        }
        assert!(records.iter().all(|record| *record == records[0] && record.contains("result: ")), "{game}");
    }
}

/// Who sits there, as the first line says: `Aubin (builder, assistant)`.
fn opponents(game: &str, arguments: &[&str]) -> Vec<String> {
    let data = folder(&format!("play-characters-{game}"));
    let said = play(&data, &[&[game][..], arguments].concat(), b"quit\n");
    let hello = said.lines().find(|line| line.contains(" (")).unwrap_or_default();
    hello
        .split(')')
        .filter_map(|part| Some(part.split_once(", ")?.1.to_owned() + ")"))
        .filter(|who| who.contains('('))
        .collect()
}

#[test]
fn three_different_characters_play_against_you() {
    for (game, language, level) in [
        ("caylus", "en", "assistant"),
        ("caylus", "fr", "assistant"),
        ("ys", "pt", "ajudante"),
        ("ys", "en", "assistant"),
    ] {
        let mut three = opponents(game, &["--lang", language]);
        assert_eq!(three.len(), 3, "{game}: {three:?}");
        assert!(three.iter().all(|who| who.ends_with(&format!(", {level})"))), "{three:?}");
        three.sort();
        three.dedup();
        assert_eq!(three.len(), 3, "{game}: {three:?}");
    }
    let named = opponents("caylus", &["--bots", "apprentice/bully,apprentice/any"]);
    assert_eq!(named[0], "Gaucher (bully, apprentice)", "{named:?}");
    let data = folder("play-no-character");
    let wrong = error(&["play", "ys", "--bots", "expert/builder", "--data", text(&data)]);
    assert!(wrong.contains("ys has no character `builder`: its characters are smuggler, trader"), "{wrong}");
}

#[test]
fn people_are_warned_unless_they_do_not_want_to_be() {
    let arguments = ["caylus", "--hotseat", "--players", "2", "--seed", "3"];
    let said = play(&folder("play-warned"), &arguments, b"why place castle\nquit\n");
    assert!(said.contains("Careful: You will have no batch"), "{said}");
    let unwarned = [&arguments[..], &["--no-warnings"]].concat();
    let said = play(&folder("play-unwarned"), &unwarned, b"why place castle\nquit\n");
    assert!(said.contains("place castle: allowed.") && !said.contains("Careful"), "{said}");
}

#[test]
fn hints_are_given_among_bots_and_bots_say_why() {
    let data = folder("play-hints");
    let said =
        play(&data, &["caylus", "--bots", "random", "--seed", "3"], b"hint\nhint\n1\nexplain\nlog\nhelp\nquit\n");
    for part in [
        "Ask again for the best choices.",
        "> hint\n",
        "The best choices:\n1. ",
        "% to win",
        "Why Perrin did that\nWhat was compared:\n1. ",
        "(what it did)",
        "You asked for a hint: what to look at.\nYou asked for a hint: the best choices.\n",
        "“explain” tells why",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let resumed = play(&data, &["--resume", "--lang", "fr"], b"journal\nquitter\n");
    assert!(resumed.contains("Vous avez demandé un indice : les meilleurs choix."), "{resumed}");
    let said = play(&folder("play-ys-why"), &["ys", "--bots", "random", "--seed", "3"], b"explain\nhint\nquit\n");
    assert!(said.contains("Ask it when the game is over.") && said.contains("Ask again for the best"), "{said}");
}

#[test]
fn people_at_one_terminal_agree_on_hints_or_get_none() {
    let together = ["caylus", "--hotseat", "--players", "2", "--seed", "3"];
    let said = play(&folder("play-no-hints"), &together, b"hint\nexplain\nexplain 99999999999999999999\nquit\n");
    assert!(said.contains("Neither is so here.") && !said.contains("Ask again"), "{said}");
    assert_eq!(said.matches("There is no such step").count(), 2, "{said}");
    let said = play(&folder("play-agreed"), &[&together[..], &["--hints"]].concat(), b"hint\nlog\nquit\n");
    assert!(said.contains("Ask again for the best choices.") && said.contains("agreed at set-up"), "{said}");
}

#[test]
fn people_are_told_what_is_wrong_and_what_would_be_right() {
    let data = folder("play-wrong");
    let typed = "\n# a comment\nplace 99\nfoo\n99\n3 pass\n2 pass\nwhy place stables\nwhy 1\nrule C3.4\nrule X\nundo\nlist gate\nhelp\nplace\nstate\nlog\nquit\n1\n";
    let said = play(&data, &["caylus", "--bots", "random", "--seed", "3"], typed.as_bytes());
    for part in [
        "“place 99” is not an action.",
        "“foo” is not an action.\nSpelled alike and allowed: ",
        "There is no action 99: they go from 1 to ",
        "There is no seat 3: they go from 1 to 2.",
        "Seat 2 (Perrin) is not played at this terminal.",
        "Not the Stables (place stables). With two players the Stables are not used. (rule C3.7)",
        "> why 1\npass: allowed. ",
        "C3.4 The price is the lowest free number",
        "There is no rule “X”.",
        "There is nothing that you may take back.",
        "Gate (place gate)",
        "“why ACTION”",
        "The provost stands on space 6",
        "To go on: bailiwick play --resume",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(!said.contains("> 1\n"), "what comes after quit is not read");
    let resumed = play(&data, &["--resume", "--lang", "fr"], b"1\nannuler\nquitter\n");
    assert!(resumed.contains("Coup repris.") && resumed.contains("bailiwick play --resume"), "{resumed}");
}

/// A small generator of noise.
fn noise(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *seed >> 33
}

#[test]
fn garbage_does_no_harm() {
    let known = ["place", "bid 4", "why", "rule", "list", "up 3 port1", "1 pass", "undo", "state", "log", "2", "help"];
    let mut seed = 7;
    for (game, number) in [("caylus", 0), ("ys", 1), ("ys", 2), ("caylus", 3)] {
        let mut input = Vec::new();
        for _ in 0..300 {
            let mut line: Vec<u8> = (0..noise(&mut seed) % 12).map(|_| noise(&mut seed) as u8).collect();
            let word = known[noise(&mut seed) as usize % known.len()];
            match noise(&mut seed) % 4 {
                0 => line.splice(0..0, word.bytes()).for_each(drop),
                1 => line = word.as_bytes().to_vec(),
                2 => line = (noise(&mut seed) % 9).to_string().into_bytes(),
                _ => {}
            }
            input.extend(line);
            input.push(b'\n');
        }
        input.extend("x".repeat(100_000).bytes());
        let data = folder(&format!("play-garbage-{number}"));
        let people = if number > 1 { "2" } else { "1" };
        let said = play(&data, &[game, "-p", "3", "--hotseat", people, "--bots", "random", "--seed", "2"], &input);
        let shown = said.chars().all(|letter| !letter.is_control() || letter == '\n');
        assert!(shown, "nothing that controls a terminal is repeated");
        // Garbage may have played the game to its end.
        if !said.contains("Standings") {
            let again = play(&data, &["--resume"], b"state\n");
            assert!(again.contains("> state\n\nTurn ") || again.contains("> state\n\nRound "), "{again}");
        }
    }
}

/// A game that is being played, and killed.
struct Player {
    child: Child,
    /// The lines that it says, from a thread of their own, so that silence fails a test instead of hanging it.
    said: Receiver<String>,
}

/// The longest that a program may be silent: much longer than anything takes, even on a busy machine.
const SILENCE: Duration = Duration::from_secs(120);

impl Player {
    fn start(data: &Path, arguments: &[&str]) -> Player {
        let mut child = program(data, arguments).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap());
        let (sender, said) = mpsc::channel();
        std::thread::spawn(move || {
            let mut line = String::new();
            while lines.read_line(&mut line).unwrap() > 0 && sender.send(std::mem::take(&mut line)).is_ok() {}
        });
        Player { child, said }
    }

    /// The next line that it says.
    fn line(&self, awaited: &str, heard: &str) -> String {
        self.said.recv_timeout(SILENCE).unwrap_or_else(|error| panic!("{error} before `{awaited}`: {heard}"))
    }

    /// Types a line and hears everything until it has been done: until the next thing is asked for, which comes after a
    /// comment.
    fn hear(&mut self, line: &str) -> String {
        let stdin = self.child.stdin.as_mut().unwrap();
        stdin.write_all(format!("{line}\n# done\n").as_bytes()).unwrap();
        let mut heard = String::new();
        while !heard.ends_with("> # done\n") {
            heard += &self.line(line, &heard);
        }
        heard
    }

    /// Types a line.
    fn type_in(&mut self, line: &str) {
        let stdin = self.child.stdin.as_mut().unwrap();
        stdin.write_all(format!("{line}\n").as_bytes()).unwrap();
    }

    /// Hears everything until something is said.
    fn hear_until(&mut self, part: &str) -> String {
        let mut heard = String::new();
        while !heard.contains(part) {
            heard += &self.line(part, &heard);
        }
        heard
    }

    /// The hard way: nothing can be done about it.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[test]
fn a_game_that_is_killed_goes_on_with_everything_that_was_done() {
    for (game, stops) in [("caylus", [1, 9, 30]), ("ys", [2, 17, 40])] {
        let data = folder(&format!("play-killed-{game}"));
        let (record, actions) = recorded(&data, game, &["-p", "3"]);
        let actions: Vec<&str> = actions.lines().filter(|line| !line.starts_with('#')).collect();
        let mut done = 0;
        for stop in stops {
            let first = [game, "-p", "3", "--hotseat", "--seed", "1"];
            let arguments: &[&str] = if done == 0 { &first } else { &["--resume"] };
            let mut player = Player::start(&data, arguments);
            for action in &actions[done..stop] {
                player.hear(action);
            }
            done = stop;
            player.kill();
        }
        let path = kept(&data);
        // What was being written when the power went is no line.
        let mut half = fs::OpenOptions::new().append(true).open(&path).unwrap();
        half.write_all(b"1 pla").unwrap();
        let said = play(&data, &["--resume", text(&path)], actions[done..].join("\n").as_bytes());
        assert!(said.contains("\nStandings\n"), "{said}");
        assert_eq!(fs::read_to_string(kept(&data)).unwrap(), record, "{game}");
    }
}

#[test]
#[cfg(unix)]
fn what_the_disk_does_not_take_is_told_and_everything_before_is_kept() {
    let data = folder("play-full");
    let (record, actions) = recorded(&data, "caylus", &["-p", "3"]);
    let actions: Vec<&str> = actions.lines().filter(|line| !line.starts_with('#')).collect();
    // A file that may not grow any more is like a full disk for its writer.
    let script = r#"trap '' XFSZ; ulimit -f 1; exec "$0" "$@""#;
    let program = env!("CARGO_BIN_EXE_bailiwick");
    let mut child = Command::new("sh")
        .args(["-c", script, program, "play", "caylus", "-p", "3", "--hotseat", "--seed", "1", "--lang", "en"])
        .args(["--data", text(&data)])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let typed = actions.join("\n");
    let writer = std::thread::spawn(move || stdin.write_all(typed.as_bytes()).is_ok());
    let said = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    writer.join().unwrap();
    let path = kept(&data);
    let told = format!("The game could not be saved in {}, so nothing was done: ", path.display());
    assert!(said.contains(&told) && said.contains("To go on: "), "{said}");
    let file = fs::read_to_string(&path).unwrap();
    let done = file.split_once("\n\n").unwrap().1.lines().count();
    assert!(file.ends_with('\n') && done > 20 && done < actions.len(), "{file}");
    play(&data, &["--resume"], actions[done..].join("\n").as_bytes());
    assert_eq!(fs::read_to_string(kept(&data)).unwrap(), record);
    assert!(error(&["play", "caylus", "--data", text(&kept(&data))]).contains(text(&kept(&data))));
}

/// C4.1, Y8.7: a game that was saved under version 1 goes on as it was played.
#[test]
fn games_of_version_1_are_resumed_and_end_as_they_did() {
    for (game, name) in [("caylus", "caylus-3p-seed31.txt"), ("ys", "ys-2p-seed21.txt")] {
        let data = folder(&format!("play-version-1-{game}"));
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(game);
        let record = fs::read_to_string(root.join(name)).unwrap();
        let (header, actions) = record.split_once("\n\n").unwrap();
        let value = |key: &str| header.lines().find_map(|line| line.strip_prefix(key)).unwrap();
        let chairs = "chair: here Ada\n".repeat(value("players: ").parse().unwrap());
        let (options, seed) = (value("options: "), value("seed: "));
        let beginning = format!("bailiwick: {game}\nrules version: 1\noptions: {options}\nseed: {seed}\n{chairs}\n");
        let actions: Vec<&str> = actions.lines().filter(|line| !line.starts_with('#')).collect();
        let (done, left) = actions.split_at(actions.len() / 2);
        fs::create_dir_all(data.join("games")).unwrap();
        fs::write(data.join("games/old.game"), beginning + &done.join("\n") + "\n").unwrap();
        play(&data, &["--resume"], left.join("\n").as_bytes());
        assert_eq!(fs::read_to_string(kept(&data)).unwrap(), record, "{game}");
    }
}

#[test]
fn the_command_that_goes_on_is_told_wherever_the_game_is_kept() {
    let (data, elsewhere) = (folder("play-goes on"), folder("play-goes-on-elsewhere"));
    let said = play(&data, &["caylus", "--hotseat", "--seed", "1"], b"place 4\nquit\n");
    let file = said.split_once("To go on: bailiwick play --resume '").unwrap().1.trim_end().trim_end_matches('\'');
    assert_eq!(Path::new(file), kept(&data));
    let said = play(&elsewhere, &["--resume", file], b"log\n");
    assert!(said.contains(" goes to ") && said.contains(file), "{said}");
}

#[test]
fn a_damaged_file_is_refused_with_what_is_wrong() {
    let data = folder("play-damaged");
    play(&data, &["caylus", "--hotseat", "-p", "2", "--seed", "1", "--name", "Maud"], b"pass\nquit\n");
    let path = kept(&data);
    let good = fs::read_to_string(&path).unwrap();
    assert!(good.contains("chair: here Maud\nchair: here\n"), "{good}");
    let resume = ["play", "--data", text(&data), "--resume", text(&path)];
    let cases: [(&str, &str, &str); 7] = [
        ("bailiwick: caylus", "bailiwick: chess", "a game of `chess`"),
        ("rules version: 2", "rules version: 900", "rules version 900 of caylus is unknown here; known are 1 to 2"),
        ("seed: 1", "seed: one", "line 4: `one` is not a number"),
        ("chair: here Maud", "chair: Maud", "line 5: `chair: Maud` is not a chair"),
        ("edition=jeweler", "edition=second", "cannot be `second`"),
        (" pass\n", " pas\n", "line 8: `pas` is not an action"),
        (" pass\n", " pass\nundo 7\n", "line 9: 7 actions cannot be left"),
    ];
    for (from, to, words) in cases {
        assert!(good.contains(from), "{from} in {good}");
        fs::write(&path, good.replacen(from, to, 1)).unwrap();
        let said = error(&resume);
        assert!(said.contains(words) && said.contains(text(&path)), "{to}: {said}");
    }
    fs::write(&path, b"\xff\xfe\n\n").unwrap();
    assert!(error(&resume).contains("not a saved game"));
    fs::write(&path, b"game: caylus\n").unwrap();
    assert!(error(&resume).contains("bailiwick replay"));
    fs::write(&path, b"").unwrap();
    assert!(error(&resume).contains("here should be `bailiwick: …`"));
    fs::write(&path, &good).unwrap();
    assert!(play(&data, &["--resume"], b"").contains("To go on"));
}

#[test]
fn a_game_is_played_at_one_terminal_at_a_time() {
    let data = folder("play-locked");
    let mut player = Player::start(&data, &["caylus", "--hotseat", "-p", "2", "--seed", "1"]);
    player.hear("pass");
    let said = error(&["play", "--data", text(&data), "--resume"]);
    assert!(said.contains("is being played at another terminal"), "{said}");
    player.kill();
    assert!(play(&data, &["--resume"], b"").contains("To go on"));
}

#[test]
fn as_many_play_as_are_named_if_so_many_can() {
    let cases: [(&[&str], usize, usize); 8] = [
        (&["--hotseat", "5"], 5, 0),
        (&["--hotseat", "3"], 3, 0),
        (&["--hotseat", "2", "--bots", "random"], 2, 1),
        (&["--hotseat", "1"], 1, 3),
        (&["--bots", "random"], 1, 1),
        (&["--hotseat"], 4, 0),
        (&["--hotseat", "-p", "2"], 2, 0),
        (&["--hotseat", "2", "-p", "3"], 2, 1),
    ];
    for (number, (arguments, people, bots)) in cases.into_iter().enumerate() {
        let data = folder(&format!("play-named-{number}"));
        play(&data, &[&["caylus", "--seed", "1"], arguments].concat(), b"quit\n");
        let chairs = fs::read_to_string(kept(&data)).unwrap();
        let count = |kind: &str| chairs.lines().filter(|line| line.starts_with(&format!("chair: {kind}"))).count();
        assert_eq!((count("here"), count("bot")), (people, bots), "{arguments:?}: {chairs}");
    }
}

#[test]
fn nonsense_on_the_command_line_is_explained() {
    let data = folder("play-nonsense");
    let told = |arguments: &[&str]| {
        let mut all = vec!["play", "--data", text(&data)];
        all.extend(arguments);
        error(&all)
    };
    assert!(told(&["caylus", "--hotseat", "--bots", "master"]).contains("say how many people play"));
    assert!(told(&["caylus", "--hotseat", "0"]).contains("bailiwick simulate"));
    assert!(told(&["caylus", "-p", "2", "--bots", "random,random"]).contains("--players 3"));
    for (many, most) in [
        (&["caylus", "--hotseat", "9"][..], "2 to 5"),
        (&["ys", "--hotseat", "3", "--bots", "random,random"], "2 to 4"),
    ] {
        let told = told(many);
        assert!(told.contains(&format!("too many: {most} can play")) && !told.contains("--players"), "{told}");
    }
    assert!(told(&["caylus", "--bots", "wizard"]).contains("there is no level"));
    assert!(told(&["ys", "-p", "5"]).contains("2 to 4 can play Ys"));
    assert!(told(&["ys", "--server", "http://127.0.0.1:1"]).contains("--seat LINK"));
    assert!(told(&["ys", "-o", "edition=first"]).contains("there is no option"));
    assert!(told(&["ys", "--name", ""]).contains("a name is one line"));
    assert!(told(&["ys", "--name", "Maud", "--name", "Odile"]).contains("2 names for 1"));
    assert!(told(&["--resume"]).contains("no game is going on there"));
    assert!(told(&["--resume", "nowhere.game"]).contains("nowhere.game"));
    for wrong in [&[][..], &["--resume", "x", "--seed", "1"], &["caylus", "--lang", "xx"], &["chess"]] {
        assert!(told(wrong).contains("--help"), "{wrong:?}");
    }
}
