//! `bailiwick play` on the whole screen of a real pseudo-terminal: whole games by keys, clicks, garbage, other sizes, and
//! every way to leave.
#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.
#![cfg(unix)]

#[path = "command/mod.rs"]
mod command;
#[path = "screen/pty.rs"]
mod pty;
#[path = "running/mod.rs"]
mod running;

use api::JoinedSeat;
use command::{folder, out, text};
use game::{Game, Journal, LogRow, Seat, Settings};
use pty::Window;
use running::Running;
use running::client::{Client, Folder, bot, open as open_seat, you_named};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::json;
use std::path::Path;
use terminal::{JournalTable, TableError};
use words::{Chair, Language, Sitter, Words};

const DOWN: &str = "\x1b[B";
const ESCAPE: &str = "\x1b";
const CTRL_C: &[u8] = &[3];
/// What the page of the result says.
const RESULT: &str = "Where the points came from";

#[test]
#[ignore = "not a test: the others start it to become the program"]
fn becomes_the_program() {
    pty::become_the_program();
}

/// A game that fails, where it is played or in a thread beside it.
struct Failing {
    journal: Journal<caylus::State>,
    chairs: Vec<Chair>,
    beside: bool,
}

impl JournalTable for Failing {
    type Game = caylus::State;

    fn journal(&self) -> &Journal<caylus::State> {
        &self.journal
    }

    fn seated(&self) -> &[Chair] {
        &self.chairs
    }

    fn keep(&mut self, _: Journal<caylus::State>, _: &LogRow<caylus::Action>) -> Result<(), TableError> {
        panic!("the kettle boils over");
    }

    fn let_bots_act(&mut self) -> Result<bool, TableError> {
        if !self.beside {
            return Ok(false);
        }
        std::thread::spawn(|| panic!("the kettle boils over")).join().map_err(|_| TableError::BotFailed)
    }

    fn file(&self) -> Option<&Path> {
        None
    }
}

#[test]
#[ignore = "not a test: another one starts it in a window"]
fn becomes_a_game_that_fails() {
    let Some(arguments) = pty::take_the_terminal() else { return };
    let state = caylus::State::new(2, &Settings::new(caylus::State::OPTIONS), 1).unwrap();
    let chairs = ["Maud", "Odile"].map(|name| Chair { name: name.to_owned(), sitter: Sitter::Person }).into();
    let mut table = Failing { journal: Journal::new(state), chairs, beside: arguments == "beside" };
    terminal::screen::run(&mut table, Words::of_game::<caylus::State>(Language::English)).unwrap();
}

#[test]
fn whatever_fails_gives_the_terminal_back() {
    let open = |arguments| Window::with("becomes_a_game_that_fails", "xterm-256color", 160, 100, arguments);
    let mut window = open(&["here"]);
    window.wait_for("place a worker or pass");
    window.keys("t");
    assert!(!window.end().success());
    window.check_given_back();
    assert!(window.text().contains("the kettle boils over"), "{}", window.text());
    // What fails in another thread is told by the game, and writes nothing across the screen.
    let mut window = open(&["beside"]);
    window.wait_for("A bot has failed and does not play on.");
    window.press(DOWN);
    window.wait_for("A bot has failed and does not play on.");
    window.keys(CTRL_C);
    assert!(window.end().success());
    window.check_restored();
    assert!(!window.all.contains("kettle"), "{}", window.all);
}

/// What a game asks first.
fn first_question(game: &str) -> &'static str {
    if game == "caylus" { "Place a worker or pass" } else { "Bid two brokers" }
}

/// A game of two against a random player, in a folder of its own.
fn begin(size: (u16, u16), game: &str, name: &str) -> (Window, String) {
    let data = text(&folder(&format!("screen-{name}"))).to_owned();
    let arguments =
        ["play", game, "--bots", "random", "--seed", "11", "--name", "Maud", "--lang", "en", "--data", &data];
    (Window::open(size.0, size.1, &arguments), data)
}

fn resume(size: (u16, u16), data: &str) -> Window {
    Window::open(size.0, size.1, &["play", "--resume", "--lang", "en", "--data", data])
}

/// Plays with arrows and Enter, now this answer and now that, until the result is shown.
fn play_to_the_end(window: &mut Window) {
    for step in 0_usize.. {
        assert!(step < 2000 && !window.is_gone(), "it goes on for ever, or is gone:\n{}", window.text());
        if window.text().contains(RESULT) {
            return;
        }
        let choices = [step * 7 % 5, step % 3, step * 3 % 4].map(|down| DOWN.repeat(down) + "\r");
        window.press(choices.concat());
    }
}

fn a_whole_game(size: (u16, u16), game: &str, name: &str) {
    let (mut window, _) = begin(size, game, name);
    window.wait_for(first_question(game));
    play_to_the_end(&mut window);
    window.wait_for("Standings");
    window.press(ESCAPE);
    window.wait_for("The game is over");
    window.keys("q");
    assert!(window.end().success());
    window.check_restored();
    assert!(window.text().contains("The record of the game is in"), "{}", window.text());
}

#[test]
fn a_whole_game_of_caylus_on_a_small_screen() {
    a_whole_game((80, 24), "caylus", "caylus-small");
}

#[test]
fn a_whole_game_of_caylus_on_a_large_screen() {
    a_whole_game((160, 50), "caylus", "caylus-large");
}

#[test]
fn a_whole_game_of_ys_on_a_small_screen() {
    a_whole_game((80, 24), "ys", "ys-small");
}

#[test]
fn a_whole_game_of_ys_on_a_large_screen() {
    a_whole_game((160, 50), "ys", "ys-large");
}

#[test]
fn keys_and_clicks_do_what_stands_beside_them() {
    let (mut window, _) = begin((80, 24), "caylus", "keys");
    window.wait_for("Place a worker or pass");
    window.press("t");
    window.wait_for("(●)");
    window.press("u");
    window.wait_for("Taken back.");
    let (column, row) = window.find("T Post");
    window.click(column + 2, row);
    window.wait_for("(●)");
    window.wait_for("Place a worker or pass");
    window.press("?");
    window.wait_for("C3.2");
    let (column, row) = window.find("Why not?");
    window.click(column, row);
    window.wait_for("What you cannot do now, and why");
    window.press("\t\tpassing scale");
    window.wait_for("passing scale");
    window.press(ESCAPE);
    window.press("#");
    window.wait_for("C3.2");
    window.press(ESCAPE);
    let (column, row) = window.find("Stock");
    window.click(column, row);
    window.wait_for("Cathedral");
    window.keys(CTRL_C);
    assert!(window.end().success());
    window.check_restored();
    assert!(window.text().contains("The game is saved. To go on"), "{}", window.text());
}

/// Bytes as a cat would type them: letters, control characters, pieces of escape sequences; but not those that leave.
fn garbage(number: usize) -> Vec<u8> {
    let mut random = game::Random::new(5);
    let leaves = |byte: &u8| matches!(byte, 3 | 17 | b'q' | b'Q');
    let mut bytes: Vec<u8> = (0..number).map(|_| random.below(256) as u8).filter(|byte| !leaves(byte)).collect();
    bytes.extend_from_slice(b"\x1b[<999;999;999M\x1b[<0;1;1M\x1b[200~paste\x1b[201~\x1bOP\x1b[15~\x1b[I\x1b[O");
    bytes
}

#[test]
fn garbage_breaks_nothing() {
    for (game, size) in [("caylus", (80, 24)), ("ys", (160, 50))] {
        let (mut window, _) = begin(size, game, &format!("garbage-{game}"));
        window.wait_for(first_question(game));
        for piece in garbage(2000).chunks(50) {
            window.press(piece);
            assert!(!window.is_gone(), "{}", window.all);
        }
        window.press(ESCAPE);
        window.keys(CTRL_C);
        assert!(window.end().success());
        window.check_restored();
    }
}

#[test]
fn a_window_can_change_its_size_at_any_time() {
    let (mut window, _) = begin((80, 24), "caylus", "size");
    window.wait_for("Choices ─ Players");
    window.resize(160, 50);
    window.wait_for("─ Players ───");
    window.resize(40, 10);
    window.wait_for("too small");
    window.resize(1, 1);
    window.resize(100, 30);
    window.wait_for("Place a worker or pass");
    window.press("t");
    window.wait_for("(●)");
    window.signal(Signal::TERM);
    assert!(window.end().success());
    window.check_restored();
    assert!(window.text().contains("The game is saved. To go on"), "{}", window.text());
}

#[test]
fn what_was_done_outlives_a_kill() {
    for (game, choose) in [("caylus", "t"), ("ys", "43")] {
        let (mut window, data) = begin((80, 24), game, &format!("kill-{game}"));
        window.wait_for(first_question(game));
        window.press(choose);
        window.press("\t\t\t\t");
        window.signal(Signal::KILL);
        assert!(!window.end().success());
        let mut window = resume((80, 24), &data);
        window.wait_for("▶");
        let kept = if game == "caylus" { "(●)" } else { "In front 4 3" };
        window.wait_for(kept);
        window.keys([17]);
        assert!(window.end().success());
        window.check_restored();
    }
}

#[test]
fn a_window_that_is_closed_leaves_nobody_behind() {
    let (mut window, data) = begin((80, 24), "caylus", "closed");
    window.wait_for("Place a worker or pass");
    window.press("t");
    window.wait_for("(●)");
    window.close();
    assert!(window.end().success());
    let mut window = resume((80, 24), &data);
    window.wait_for("(●)");
    window.signal(Signal::INT);
    assert!(window.end().success());
    window.check_restored();
    assert!(window.text().contains("The game is saved. To go on"), "{}", window.text());
}

#[test]
fn those_who_share_a_terminal_see_a_curtain_before_secrets() {
    let data = text(&folder("screen-curtain")).to_owned();
    let people = ["--hotseat", "2", "--name", "Maud", "--name", "Odile"];
    let arguments =
        [&["play", "ys", "--players", "2", "--seed", "3", "--lang", "en", "--data", &data], &people[..]].concat();
    let mut window = Window::open(80, 24, &arguments);
    window.wait_for("Pass the device to Maud");
    assert!(!window.text().contains("In front") && !window.text().contains("4 4"), "{}", window.text());
    window.press(" ");
    window.wait_for("Bid two brokers");
    window.press("43");
    window.wait_for_without("Pass the device to Odile", "4 + 3");
    window.press(" ");
    window.wait_for("Odile ◆");
    window.keys(CTRL_C);
    assert!(window.end().success());
    window.check_restored();
}

#[test]
fn those_who_share_a_link_see_a_curtain_before_secrets_too() {
    let (house, data) = (Folder::new(), text(&folder("screen-shared-link")).to_owned());
    let mut server = Running::start(&house.0);
    let secret = "0123456789abcdef0123456789abcdef";
    server.client.bearer = Some(secret.to_owned());
    let seats = ["Maud", "Odile"].map(you_named);
    let id = server.client.table("ys", &[&seats[..], &[open_seat()]].concat()).id;
    let base = format!("http://{}", server.client.address);
    let arguments = ["play", "--server", &base, "--seat", secret, "--lang", "en", "--data", &data];
    let mut window = Window::open(120, 50, &arguments);
    window.wait_for("Pass the device to Maud");
    window.press(" ");
    window.wait_for("Bid two brokers");
    window.press("43");
    window.wait_for_without("Pass the device to Odile", "4 + 3");
    window.press(" ");
    window.wait_for("Bid two brokers");
    window.press("42");
    // While others decide, nobody's secret stands there for those who share the screen.
    window.wait_for_without("Seat 3 is free", "4 + 2");
    window.keys(CTRL_C);
    assert!(window.end().success());
    // A player who comes back while nobody here is asked has not said who they are.
    let mut window = Window::open(120, 50, &arguments);
    window.wait_for("Seat 3 is free");
    assert!(!window.text().contains("4 + 3") && !window.text().contains("4 + 2"), "{}", window.text());
    assert_eq!(server.client.view(&id).to_act, [Seat::Three]);
    window.keys(CTRL_C);
    assert!(window.end().success());
}

#[test]
fn a_server_that_goes_or_hangs_is_told_and_can_be_left() {
    let (house, data) = (Folder::new(), text(&folder("screen-server")).to_owned());
    let mut server = Running::start(&house.0);
    let address = server.client.address.to_string();
    let seats = [you_named("Maud"), bot("random")];
    let table = server.client.table("caylus", &seats);
    let link = table.seats[0].link.as_deref().unwrap();
    let mut window = Window::open(80, 24, &["play", "--seat", link, "--lang", "en", "--data", &data]);
    window.wait_for("Place a worker or pass");
    drop(server);
    window.wait_for("The server does not answer");
    window.press(DOWN);
    window.wait_for("The server does not answer");
    window.press("t");
    window.wait_for("do it again");
    // However long it is, nothing of it is lost.
    window.wait_for("address)");
    let server = Running::start_at(&house.0, &address);
    // Nobody has to press a key for what is over to go.
    window.wait_for("Tab panels");
    assert!(!window.text().contains("does not answer"), "{}", window.text());
    let pid = i32::try_from(server.child.id()).ok().and_then(Pid::from_raw).unwrap();
    kill_process(pid, Signal::STOP).unwrap();
    window.press("t");
    window.wait_for("Waiting for the server to answer");
    window.keys(CTRL_C);
    assert!(window.end().success());
    window.check_restored();
}

#[test]
fn what_another_takes_back_is_told() {
    let (house, data) = (Folder::new(), text(&folder("screen-taken-back")).to_owned());
    let mut server = Running::start(&house.0);
    let table = server.client.table("ys", &[you_named("Maud"), open_seat()]);
    let id = &table.id;
    let invitation = table.seats[1].invitation.as_deref().unwrap().rsplit_once('/').unwrap().1;
    let mut odile = Client::new(server.client.address);
    let joined: JoinedSeat = odile.post(&format!("/api/join/{invitation}"), &json!({"name": "Odile"})).read();
    odile.bearer = Some(joined.secret);
    let link = table.seats[0].link.as_deref().unwrap();
    let mut window = Window::open(160, 50, &["play", "--seat", link, "--lang", "en", "--data", &data]);
    window.wait_for("Bid two brokers");
    let revision = odile.view(id).revision;
    assert_eq!(odile.act(id, revision, "bid 4 4").status, 200);
    window.wait_for("Odile has sealed a bid.");
    assert!(!window.text().contains("taken back"), "{}", window.text());
    assert_eq!(odile.post(&format!("/api/tables/{id}/undo"), &json!({})).status, 200);
    window.wait_for("Something was taken back.");
    // Players who take back themselves are told so.
    window.press("43");
    window.wait_for("Bids are still to come from Odile");
    window.press("u");
    window.wait_for("Taken back.");
    assert!(!window.text().contains("Something was taken back"), "{}", window.text());
    window.keys(CTRL_C);
    assert!(window.end().success());
}

#[test]
fn a_terminal_that_cannot_draw_is_played_line_by_line() {
    assert!(out(&["play", "--help"]).replace('\n', " ").contains("TERM is dumb"));
    for kind in ["dumb", ""] {
        let data = text(&folder("screen-dumb")).to_owned();
        let arguments = ["play", "caylus", "--hotseat", "--seed", "3", "--lang", "en", "--data", &data];
        let mut window = Window::of_kind(kind, 80, 24, &arguments);
        window.wait_for("12. ");
        window.press("quit\n");
        assert!(window.end().success());
        assert!(!window.all.contains('\x1b') && window.all.contains("To go on: "), "{}", window.all);
    }
}

#[test]
fn the_command_that_goes_on_can_be_typed_as_it_stands() {
    let data = folder("screen-goes on");
    let arguments = ["play", "caylus", "--hotseat", "--seed", "3", "--lang", "en", "--data", text(&data)];
    let mut window = Window::open(250, 50, &arguments);
    window.wait_for("place a worker or pass");
    window.keys("q");
    assert!(window.end().success());
    let file = data.join("games/caylus-4p-seed3.game");
    let command = format!("bailiwick play --resume '{}'", text(&file));
    assert!(file.exists() && window.text().contains(&command), "no {command} in {}", window.text());
}

#[test]
fn a_free_seat_is_awaited_as_such() {
    let (house, data) = (Folder::new(), text(&folder("screen-free")).to_owned());
    let mut server = Running::start(&house.0);
    for (language, free) in
        [("en", "Seat 2 is free: the game waits"), ("fr", "Le siège 2 est libre"), ("pt", "O assento 2 está livre")]
    {
        let table = server.client.table("caylus", &[you_named("Maud"), open_seat()]);
        let link = table.seats[0].link.as_deref().unwrap();
        let mut window = Window::open(80, 24, &["play", "--seat", link, "--lang", language, "--data", &data]);
        // Who begins is drawn by lot.
        if server.client.view(&table.id).to_act[0] == Seat::One {
            window.wait_for("▶");
            window.press(format!("{DOWN}\r"));
        }
        window.wait_for(free);
        window.keys(CTRL_C);
        assert!(window.end().success());
    }
}
