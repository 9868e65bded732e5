//! Programs in the arena: any that speaks the engine protocol plays, and whatever goes wrong with one is its own forfeit.

#![cfg(unix)] // The programs of these tests are scripts of a shell.
#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

mod command;

use command::{bailiwick, error, folder, out, text};
use serde_json::Value;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A script that answers, with a part of its own.
const POLITE: &str = r#"#!/bin/sh
while read -r line; do
    case "$line" in
    *'"type":"hello"'*) echo '{"type":"hello","protocol":1,"name":"Script"}' ;;
    *'"type":"newgame"'*) echo '{"type":"ready"}' ;;
    *) answer ;;
    esac
done
"#;

/// A folder with a script that answers a `go` by these commands.
fn script(name: &str, answer: &str) -> (PathBuf, String) {
    let folder = folder(name);
    let text = POLITE.replacen('\n', &format!("\nanswer() {{\n{answer}\n}}\n"), 1);
    let file = program(&folder, &text);
    (folder, file)
}

/// A program in a folder, as `--bots` names it.
fn program(folder: &Path, text: &str) -> String {
    let file = folder.join("program");
    fs::write(&file, text).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    format!("exec:{}", file.display())
}

/// The report of an arena against a random player, and what was said on the way.
fn arena(game: &str, bots: &str, more: &[&str]) -> (Value, String) {
    let arguments = [&["arena", game, "--bots", bots, "--json", "--threads", "1"], more].concat();
    let started = Instant::now();
    let output = bailiwick(&arguments);
    assert!(started.elapsed() < Duration::from_secs(100), "{bots} holds up the arena");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && !said.contains("panicked"), "{bots}: {said}");
    (serde_json::from_slice(&output.stdout).unwrap(), said)
}

/// The row of the first bot whose name begins so.
fn row<'a>(report: &'a Value, name: &str) -> &'a Value {
    let rows = report["bots"].as_array().unwrap();
    rows.iter().find(|row| row["bot"].as_str().unwrap().starts_with(name)).unwrap()
}

/// The first legal action of a question, in a shell.
const FIRST: &str = r#"action=${line##*'"legal":["'}
    action=${action%%'"'*}
    echo "{\"type\":\"best\",\"action\":\"$action\"}""#;

#[test]
fn a_program_plays_to_the_end_and_is_started_once() {
    let (folder, bot) = script("program-plays", FIRST);
    let started = folder.join("started");
    let counting = fs::read_to_string(folder.join("program")).unwrap();
    program(&folder, &counting.replacen('\n', &format!("\necho x >> {}\n", started.display()), 1));
    for game in ["caylus", "ys"] {
        let _ = fs::remove_file(&started);
        let (report, said) = arena(game, &format!("{bot},random"), &["--games", "4"]);
        assert_eq!((said.as_str(), report["forfeits"].as_array().unwrap().len()), ("", 0), "{game}");
        let program = row(&report, "exec:");
        assert_eq!(
            (&program["bot"], &program["games"], &program["forfeits"]),
            (&Value::from(bot.clone()), &4.into(), &0.into())
        );
        assert!(program["decisions"].as_u64().unwrap() > 40 && program["ms_per_decision"].as_f64().unwrap() > 0.0);
        assert!(program["mean_score"].is_number());
        assert_eq!(fs::read_to_string(&started).unwrap(), "x\n", "one copy plays four games");
        let (report, _) = arena(game, &format!("{bot},{bot},random"), &["--games", "3"]);
        assert_eq!(row(&report, "exec:")["games"], 6, "it has two seats");
        assert_eq!(fs::read_to_string(&started).unwrap(), "x\nx\nx\n", "one copy for each seat");
    }
}

/// Everything that a program can do wrong, with the words that tell it.
#[test]
fn what_a_program_does_wrong_is_its_own_forfeit() {
    let polite = |answer: &str| POLITE.replacen('\n', &format!("\nanswer() {{\n{answer}\n}}\n"), 1);
    let folder = folder("program-wrong");
    for (program_text, words) in [
        ("#!/bin/sh\nexit 3\n".to_owned(), "it ended (exit status: 3) without an answer to hello"),
        ("#!/bin/sh\necho 'ImportError: no numpy' >&2\nexit 1\n".to_owned(), "saying `ImportError: no numpy`"),
        ("#!/bin/sh\nkill -9 $$\n".to_owned(), "signal: 9"),
        ("#!/bin/sh\nsleep 1000\n".to_owned(), "it did not answer hello within 2 s"),
        ("#!/bin/sh\nexec 1>&-\nsleep 1000\n".to_owned(), "it closed its output without an answer to hello"),
        (
            "#!/bin/sh\nread -r line\nprintf '{\"type\":\"hel'\nsleep 1000\n".to_owned(),
            "it did not answer hello within",
        ),
        ("#!/bin/sh\nread -r line\nprintf '\\377\\376\\n'\n".to_owned(), "bytes that are not UTF-8"),
        ("#!/bin/sh\nread -r line\nexec cat /dev/zero\n".to_owned(), "a line of more than 1048576 bytes"),
        ("#!/bin/sh\nread -r line\nexec yes '{\"type\":\"info\"}'\n".to_owned(), "10000 lines and no answer to hello"),
        ("#!/bin/sh\nread -r line\necho Welcome!\n".to_owned(), "it answered hello with `Welcome!`"),
        (
            "#!/bin/sh\nread -r line\necho '{\"type\":\"hello\",\"protocol\":7,\"name\":\"\"}'\n".to_owned(),
            "protocol 7 and not 1",
        ),
        ("#!/bin/sh\nread -r line\necho '{\"type\":\"ready\"}'\n".to_owned(), "it answered hello with ready"),
        (polite("exit 0"), "it ended (exit status: 0) without an answer to go"),
        (polite("sleep 1000"), "it did not answer go within 2 s"),
        (polite("echo '{\"type\":\"best\",\"action\":\"place 28\"}'"), "its answer `place 28` is not legal: "),
        (polite("echo '{\"type\":\"best\",\"action\":\"fly\"}'"), "its answer `fly` is not an action of caylus"),
        (polite("echo '{\"type\":\"best\"}'"), "missing field `action`"),
        (polite("echo '{\"type\":\"error\",\"message\":\"I resign\"}'"), "it refused go: `I resign`"),
        (polite("yes >&2 & sleep 1000"), "it did not answer go within 2 s, saying `y`"),
    ] {
        let bot = program(&folder, &program_text);
        // Only who is silent has to be waited for.
        let limit = if words.contains("within") { "2" } else { "60" };
        let (report, said) = arena("caylus", &format!("{bot},random"), &["--games", "1", "--limit", limit]);
        let forfeit = &report["forfeits"][0];
        assert!(forfeit["reason"].as_str().unwrap().contains(words), "{words}: {forfeit}");
        assert_eq!((&forfeit["game"], &forfeit["seat"], &forfeit["bot"]), (&1.into(), &1.into(), &bot.clone().into()));
        assert!(said.starts_with(&format!("game 1: seat 1, {bot}, forfeits: ")) && said.contains(words), "{said}");
        let (lost, won) = (row(&report, "exec:"), row(&report, "random"));
        assert_eq!((&lost["wins"], &lost["mean_place"], &lost["forfeits"]), (&0.0.into(), &2.0.into(), &1.into()));
        assert_eq!((&won["wins"], &won["mean_place"], &won["forfeits"]), (&1.0.into(), &1.0.into(), &0.into()));
        assert!(lost["mean_score"].is_null() && won["mean_score"].is_null(), "no game was played to its end");
    }
}

/// Two answers to one question: the second would be taken for the answer to the next one.
#[test]
fn who_speaks_unasked_forfeits() {
    let (_, hasty) = script("program-hasty", &format!("{FIRST}\n{FIRST}"));
    let (_, slow) = script("program-slow", &format!("sleep 1\n{FIRST}"));
    let (report, _) = arena("caylus", &format!("{hasty},{slow}"), &["--games", "1"]);
    assert_eq!(report["forfeits"][0]["reason"], "it spoke before it was asked (go)");
    assert_eq!(report["forfeits"][0]["bot"], hasty);
}

#[test]
fn after_three_forfeits_in_a_row_a_program_is_not_seated_any_more() {
    let (_, bot) = script("program-retires", "exit 1");
    let (report, said) = arena("ys", &format!("{bot},random,apprentice"), &["--games", "9"]);
    assert_eq!(said.lines().count(), 4, "{said}");
    assert!(
        said.ends_with(&format!("{bot} forfeited 3 games in a row: it is not seated any more, and loses the others\n"))
    );
    assert_eq!(report["forfeits"].as_array().unwrap().len(), 9);
    assert_eq!(report["forfeits"][8]["reason"], "it is not seated any more");
    assert_eq!((&row(&report, "exec:")["forfeits"], &row(&report, "exec:")["wins"]), (&9.into(), &0.0.into()));
    for other in ["random", "apprentice"] {
        assert_eq!((&row(&report, other)["wins"], &row(&report, other)["mean_place"]), (&4.5.into(), &1.5.into()));
    }
    let table = out(&["arena", "ys", "--bots", &format!("{bot},random"), "--games", "2", "--threads", "1"]);
    assert!(table.contains(&format!("{bot} forfeited 2 games, which count as lost.")), "{table}");
}

/// A program that works now and then is seated on, with a new copy after each forfeit.
#[test]
fn a_forfeit_now_and_then_is_survived() {
    let folder = folder("program-sometimes");
    let broken = folder.join("broken");
    let polite = POLITE.replacen('\n', &format!("\nanswer() {{\n{FIRST}\n}}\n"), 1);
    let answer = format!(
        "echo '{{\"type\":\"ready\"}}'; if [ ! -e {0} ]; then touch {0}; exit 1; else rm {0}; fi",
        broken.display()
    );
    let bot = program(&folder, &polite.replace("echo '{\"type\":\"ready\"}'", &answer));
    let (report, said) = arena("caylus", &format!("{bot},random"), &["--games", "8"]);
    assert_eq!(said.lines().count(), 4, "every second game is played: {said}");
    assert_eq!(row(&report, "exec:")["forfeits"], 4);
    assert!(row(&report, "exec:")["mean_score"].is_number());
}

#[test]
fn records_tell_of_forfeits_and_show_the_game_so_far() {
    let broken = format!("number=$((number + 1))\nif [ $number -gt 2 ]; then exit 1; fi\n{FIRST}");
    let (folder, bot) = script("program-records", &broken);
    let games = folder.join("games");
    arena("caylus", &format!("{bot},random"), &["--games", "1", "--records", text(&games)]);
    let file = games.join("caylus-2p-seed1-game1.txt");
    let record = fs::read_to_string(&file).unwrap();
    assert!(record.contains(&format!("# bots: {bot},random\n# seat 1 forfeits: it ended")), "{record}");
    assert!(!record.contains("result:"), "{record}");
    assert_eq!(record.lines().filter(|line| line.starts_with("1 ")).count(), 2, "{record}");
    assert!(out(&["replay", text(&file)]).contains("caylus"));
}

#[test]
fn nothing_that_a_program_started_is_left_behind() {
    let folder = folder("program-children");
    let pids = folder.join("pids");
    let start = format!("#!/bin/sh\nsleep 1000 & echo $! >> {0}\necho $$ >> {0}\n", pids.display());
    let hanging = program(&folder, &format!("{start}wait\n"));
    arena("caylus", &format!("{hanging},random"), &["--games", "1", "--limit", "1"]);
    all_gone(&pids);
    let polite = POLITE.replacen('\n', &format!("\nanswer() {{\n{FIRST}\n}}\n"), 1);
    let playing = program(&folder, &polite.replacen("#!/bin/sh\n", &start, 1));
    arena("caylus", &format!("{playing},random"), &["--games", "1"]);
    all_gone(&pids);
    // Nor when the arena itself is interrupted.
    let hanging = program(&folder, &format!("{start}wait\n"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_bailiwick"));
    command
        .args(["arena", "caylus", "--bots", &format!("{hanging},random")])
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let mut arena = command.spawn().unwrap();
    let deadline = Instant::now() + Duration::from_secs(30);
    while fs::read_to_string(&pids).unwrap_or_default().lines().count() < 2 {
        assert!(Instant::now() < deadline, "it has not been started");
        std::thread::sleep(Duration::from_millis(20));
    }
    let pid = rustix::process::Pid::from_child(&arena);
    rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
    assert!(!arena.wait().unwrap().success());
    all_gone(&pids);
}

/// Waits until no process of this list is alive, and removes it.
fn all_gone(pids: &Path) {
    let numbers = fs::read_to_string(pids).unwrap();
    assert!(numbers.lines().count() >= 2, "{numbers}");
    let alive = |number: &str| {
        let stat = fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
        // One that has ended but was not waited for by its new parent is a zombie.
        !stat.is_empty() && !stat.contains(") Z ")
    };
    let deadline = Instant::now() + Duration::from_secs(10);
    while numbers.lines().any(alive) {
        assert!(Instant::now() < deadline, "something is left behind");
        std::thread::sleep(Duration::from_millis(20));
    }
    fs::remove_file(pids).unwrap();
}

#[test]
fn a_program_is_told_when_it_is_over() {
    let folder = folder("program-quits");
    let told = folder.join("told");
    let polite = POLITE.replacen('\n', &format!("\nanswer() {{\n{FIRST}\n}}\n"), 1);
    let quit = format!("*'\"type\":\"quit\"'*) echo over >> {}; exit ;;\n    *) answer", told.display());
    let bot = program(&folder, &polite.replace("*) answer", &quit));
    arena("caylus", &format!("{bot},{bot},random"), &["--games", "3"]);
    assert_eq!(fs::read_to_string(&told).unwrap(), "over\nover\n");
}

#[test]
fn what_cannot_be_started_ends_the_command() {
    for (bots, words) in [
        ("exec:/no/such/program,random", "--bots: exec:/no/such/program cannot be started: "),
        ("exec:,random", "after `exec:` comes a program"),
        ("exec:'x,random", "a quote is not closed"),
    ] {
        assert!(error(&["arena", "caylus", "--bots", bots]).contains(words), "{bots}");
    }
    assert!(error(&["simulate", "caylus", "--bots", "exec:x"]).contains("programs play in the arena only"));
    let help = out(&["arena", "--help"]);
    assert!(help.contains("exec:./mybot") && help.contains("forfeits the game"), "{help}");
}

#[test]
fn our_own_engine_and_the_example_in_python_play_both_games() {
    let engine = format!("exec:{} engine --bot apprentice", env!("CARGO_BIN_EXE_bailiwick"));
    let python = Command::new("python3").arg("--version").output().is_ok();
    if !python {
        eprintln!("python3 is not installed: the example is not tried");
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/engine/greedy.py");
    assert!(fs::read_to_string(&script).unwrap().lines().count() <= 60, "it is meant to be short");
    let example = format!("exec:python3 '{}'", script.display());
    for (game, others) in [("caylus", 5), ("ys", 4), ("ys", 2)] {
        let mut bots = vec![engine.as_str()];
        bots.extend(python.then_some(example.as_str()));
        bots.resize(others, "random");
        let (report, said) = arena(game, &bots.join(","), &["--games", "3"]);
        assert_eq!((said.as_str(), report["forfeits"].as_array().unwrap().len()), ("", 0), "{game}");
    }
}
