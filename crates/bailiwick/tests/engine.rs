//! `bailiwick engine`, as a host talks to it: line by line, with anything on the lines.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

use bots::{BotGame, Level};
use game::{Game, Seat, Settings, legal_texts, play_out};
use serde_json::{Value, json};
use std::convert::Infallible;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// A running engine.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(bot: &str) -> Engine {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bailiwick"));
        command.args(["engine", "--bot", bot]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (input, output) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()));
        Engine { child, input, output }
    }

    fn send(&mut self, line: impl AsRef<[u8]>) {
        let input = self.input.as_mut().unwrap();
        input.write_all(line.as_ref()).unwrap();
        input.write_all(b"\n").unwrap();
    }

    fn hear(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"))
    }

    fn ask(&mut self, line: impl AsRef<[u8]>) -> Value {
        self.send(line);
        self.hear()
    }

    /// The message of the error that a line gets.
    fn error(&mut self, line: impl AsRef<[u8]>) -> String {
        let answer = self.ask(line);
        assert_eq!(answer["type"], "error", "{answer}");
        answer["message"].as_str().unwrap().to_owned()
    }

    /// Begins a game of which nothing else is said.
    fn begin<G: Game>(&mut self, state: &G, seat: Seat, seed: u64) {
        let options: serde_json::Map<_, _> =
            state.settings().iter().map(|(name, value)| (name.to_owned(), value.into())).collect();
        let new_game = json!({"type": "newgame", "game": G::NAME, "players": state.players(), "seat": seat,
            "options": options, "seed": seed.to_string()});
        assert_eq!(self.ask(new_game.to_string()), json!({"type": "ready"}));
    }

    /// Waits for its end, and returns standard error.
    fn end(mut self) -> String {
        drop(self.input.take());
        let mut errors = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        assert!(self.child.wait().unwrap().success(), "{errors}");
        errors
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a seat is asked.
fn go<G: Game>(state: &G, seat: Seat) -> Value {
    json!({"type": "go", "view": state.remembered(seat), "legal": legal_texts(state, seat)})
}

fn first<G: Game>(players: u8) -> (G, Seat) {
    let state = G::new(players, &Settings::new(G::OPTIONS), 3).unwrap();
    let seat = state.to_act().lowest().unwrap();
    (state, seat)
}

fn members(value: &Value) -> Vec<&String> {
    value.as_object().unwrap().keys().collect()
}

#[test]
fn the_documented_session_is_true() {
    let document = include_str!("../../../docs/engine-protocol.md");
    let session = document.split("```session\n").nth(1).unwrap().split("```").next().unwrap();
    let mut engine = Engine::start("master:500");
    let mut answers = 0;
    for line in session.lines() {
        if let Some(question) = line.strip_prefix("> ") {
            engine.send(question);
            continue;
        }
        let (told, said): (Value, _) = (serde_json::from_str(line.strip_prefix("< ").unwrap()).unwrap(), engine.hear());
        assert_eq!((members(&told), &told["type"]), (members(&said), &said["type"]));
        if told["type"] == "best" {
            // How good the bot finds what may change with its weights, but not the shape of the answer.
            assert_eq!(said["iterations"], told["iterations"]);
            assert_eq!(said["values"].as_array().unwrap().len(), told["values"].as_array().unwrap().len());
            let action = said["action"].as_str().unwrap();
            assert_eq!(said["line"][0], format!("2 {action}"));
        } else {
            assert_eq!(told, said);
        }
        answers += 1;
    }
    assert_eq!((answers, engine.end().as_str()), (3, ""));
}

#[test]
fn nonsense_gets_an_error_and_nothing_else() {
    let mut engine = Engine::start("random");
    let long = vec![b'['; 3 << 20];
    let nested = [&b"{\"type\":\"go\",\"view\":"[..], &[b'['; 100_000]].concat();
    let (state, seat) = first::<caylus::State>(3);
    for (line, words) in [
        (b"garbage".to_vec(), "not understood: expected value"),
        (b"\xff\xfe\x00".to_vec(), "UTF-8"),
        (long, "at most 1048576 bytes"),
        (nested, "recursion limit"),
        (b"{}".to_vec(), "missing field `type`"),
        (b"[]".to_vec(), "not understood"),
        (b"{\"type\":\"dance\"}".to_vec(), "expected one of `hello`, `newgame`, `go`"),
        (b"{\"type\":\"hello\"}".to_vec(), "missing field `protocol`"),
        (b"{\"type\":\"hello\",\"protocol\":2}".to_vec(), "speaks protocol 1, not 2"),
        (b"{\"type\":\"hello\",\"protocol\":1,\"options\":{\"bot\":\"king\"}}".to_vec(), "there is no level `king`"),
        (
            b"{\"type\":\"hello\",\"protocol\":1,\"options\":{\"bot\":\"expert/king\"}}".to_vec(),
            "has no character `king`",
        ),
        (b"{\"type\":\"hello\",\"protocol\":1,\"options\":{\"colour\":\"red\"}}".to_vec(), "they are bot and threads"),
        (b"{\"type\":\"hello\",\"protocol\":1,\"options\":{\"threads\":\"0\"}}".to_vec(), "from 1 to 255"),
        (go(&state, seat).to_string().into_bytes(), "no game has begun"),
        (b"{\"type\":\"newgame\",\"game\":\"chess\",\"players\":2,\"seat\":1}".to_vec(), "the games are caylus, ys"),
        (b"{\"type\":\"newgame\",\"game\":\"ys\",\"players\":9,\"seat\":1}".to_vec(), "2 to 4"),
        (b"{\"type\":\"newgame\",\"game\":\"ys\",\"players\":2,\"seat\":3}".to_vec(), "from 1 to 2"),
        (b"{\"type\":\"newgame\",\"game\":\"ys\",\"players\":2,\"seat\":1,\"seed\":\"x\"}".to_vec(), "digits"),
        (
            b"{\"type\":\"newgame\",\"game\":\"ys\",\"players\":2,\"seat\":1,\"options\":{\"moon\":\"full\"}}".to_vec(),
            "moon",
        ),
    ] {
        let message = engine.error(&line);
        assert!(message.contains(words), "{message}");
    }
    engine.send("");
    engine.send("{\"type\":\"stop\"}");
    assert_eq!(
        engine.ask("{\"type\":\"hello\",\"protocol\":1}")["type"],
        "hello",
        "empty lines and stop get no answer"
    );
    assert_eq!(engine.end(), "");
}

#[test]
fn a_question_that_makes_no_sense_is_refused_and_the_next_is_answered() {
    let mut engine = Engine::start("master:5");
    let (state, seat) = first::<ys::State>(3);
    engine.begin(&state, seat, 1);
    let asked = go(&state, seat);
    let with = |member: &str, value: Value| {
        let mut changed = asked.clone();
        changed[member] = value;
        changed.to_string()
    };
    let four = first::<ys::State>(4).0;
    for (line, words) in [
        (with("view", json!({})), "`view`: "),
        (with("view", json!("nothing")), "`view`: "),
        (with("view", json!(four.remembered(seat))), "a game of 4"),
        (with("view", json!(state.remembered(Seat::Two))), "not what seat 1 sees"),
        (with("view", json!(state.view(None))), "not what seat 1 sees"),
        (with("legal", json!(["bid 4 4"])), "is without `bid 0 0`"),
        (with("legal", json!(["bid 9 9"])), "`bid 9 9`, which is not legal"),
        (with("iterations", json!(0)), "from 1"),
        (with("ms", json!(4_000_000)), "from 1 to 3600000"),
    ] {
        let message = engine.error(&line);
        assert!(message.contains(words), "{message}");
    }
    let both = json!({"type": "go", "view": asked["view"], "legal": asked["legal"], "ms": 1, "iterations": 1});
    assert!(engine.error(both.to_string()).contains("not both"));
    assert_eq!(engine.ask(asked.to_string())["iterations"], 5);
    assert_eq!(engine.ask(with("iterations", json!(9)))["iterations"], 9, "the budget of a question goes before");
    let mut over = state;
    let Ok(()) = play_out(&mut over, |_, _, legal| Ok::<_, Infallible>(legal[0]));
    assert!(engine.error(with("view", json!(over.remembered(seat)))).contains("nothing to decide"));
    assert_eq!(engine.end(), "");
}

/// A bot behind the protocol is the bot itself: same seed, same choices.
fn plays_as_the_bot_inside<G: BotGame>(players: u8, level: &str, settings: &[&str]) {
    let settings = Settings::parse(G::OPTIONS, settings).unwrap();
    let mut state = G::new(players, &settings, 11).unwrap();
    let level_inside: Level = level.parse().unwrap();
    let mut inside: Vec<_> =
        Seat::first(players).map(|seat| G::bot(level_inside, players, 70 + seat as u64, 1).unwrap()).collect();
    let mut outside: Vec<Engine> = Seat::first(players).map(|_| Engine::start(level)).collect();
    for seat in Seat::first(players) {
        outside[seat.index()].begin(&state, seat, 70 + seat as u64);
    }
    let Ok(()) = play_out(&mut state, |state, seat, legal| {
        let expected = inside[seat.index()].choose(&state.remembered(seat), seat, legal);
        let answer = outside[seat.index()].ask(go(state, seat).to_string());
        assert_eq!(answer["action"], expected.to_string(), "{answer}");
        Ok::<_, Infallible>(expected)
    });
    assert!(outside.into_iter().all(|engine| engine.end().is_empty()));
}

#[test]
fn a_bot_behind_the_protocol_plays_as_the_bot_itself() {
    plays_as_the_bot_inside::<caylus::State>(3, "master:6", &["edition=first"]);
    plays_as_the_bot_inside::<caylus::State>(2, "journeyman:4", &[]);
    plays_as_the_bot_inside::<ys::State>(2, "master:4", &[]);
    plays_as_the_bot_inside::<ys::State>(3, "apprentice", &["kings_favor", "from_memory"]);
    plays_as_the_bot_inside::<ys::State>(4, "random", &["kings_favor"]);
}

#[test]
fn a_thought_is_stopped_by_stop_and_by_the_end_of_the_input() {
    let (state, seat) = first::<caylus::State>(2);
    let mut long = go(&state, seat);
    long["ms"] = json!(3_600_000);
    let mut engine = Engine::start("master");
    engine.begin(&state, seat, 1);
    let started = Instant::now();
    engine.send(long.to_string());
    std::thread::sleep(Duration::from_millis(100));
    engine.send("{\"type\":\"stop\"}");
    assert_eq!(engine.hear()["type"], "best");
    // A stop that comes before the thought has begun is not lost.
    engine.send(format!("{long}\n{{\"type\":\"stop\"}}"));
    assert_eq!(engine.hear()["type"], "best");
    // Nor is one of several thoughts forgotten.
    engine.send(format!("{long}\n{long}\n{{\"type\":\"stop\"}}"));
    assert_eq!((&engine.hear()["type"], &engine.hear()["type"]), (&json!("best"), &json!("best")));
    engine.send(format!("{long}\n{long}"));
    engine.send("{\"type\":\"quit\"}");
    assert_eq!(engine.end(), "");
    let mut engine = Engine::start("master");
    engine.begin(&state, seat, 1);
    engine.send(long.to_string());
    assert_eq!(engine.end(), "");
    assert!(started.elapsed() < Duration::from_secs(60));
}

#[test]
fn the_end_of_either_pipe_ends_the_engine() {
    let mut engine = Engine::start("random");
    // The last line need not be ended.
    engine.input.as_mut().unwrap().write_all(b"{\"type\":\"hello\",\"protocol\":1}").unwrap();
    drop(engine.input.take());
    assert_eq!(engine.hear()["type"], "hello");
    assert_eq!(engine.end(), "");

    let mut command = Command::new(env!("CARGO_BIN_EXE_bailiwick"));
    command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    let mut errors = String::new();
    // Until it notices that nobody listens.
    while input.write_all(b"{\"type\":\"hello\",\"protocol\":1}\n").is_ok() {
        std::thread::sleep(Duration::from_millis(5));
    }
    child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    assert!(child.wait().unwrap().success() && errors.is_empty(), "{errors}");
}
