//! `bailiwick work`, as somebody runs it on another machine.

use crate::place::Place;
use crate::running::Running;
use crate::running::client::bot;
use crate::{address, wait_until};
use std::io::Read;
use std::process::{Child, Command, Stdio};

/// A worker, killed when the test ends.
struct Worker(Child);

impl Worker {
    fn start(server: &Running, key: &str) -> Worker {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bailiwick"));
        let at = format!("http://{}", server.client.address);
        command.args(["work", "--threads", "2", "--server", &at]).env("BAILIWICK_WORKER_KEY", key);
        Worker(command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap())
    }

    /// Waits for its end: the code, and what it said.
    fn end(&mut self) -> (Option<i32>, String) {
        let code = self.0.wait().unwrap().code();
        let mut said = String::new();
        self.0.stdout.take().unwrap().read_to_string(&mut said).unwrap();
        self.0.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        (code, said)
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn workers_think_for_bots_and_may_vanish() {
    let Some(place) = Place::postgres("workers") else { return };
    let server = Running::node(&address(&place), &[]);
    let keys = ["attic", "cellar"].map(|name| {
        let (key, hash) = server::new_worker_key().unwrap();
        place.open().add_worker_key(name, hash, 1).wait().unwrap();
        key
    });
    let mut client = server.client.clone();
    let seats = [bot("journeyman"), bot("journeyman"), bot("journeyman")];
    let ids: Vec<String> = (0..6).map(|_| client.table("caylus", &seats).id).collect();
    let (mut killed, mut kept) = (Worker::start(&server, &keys[0]), Worker::start(&server, &keys[1]));
    let actions = |client: &mut crate::Client| ids.iter().map(|id| client.view(id).actions).sum::<usize>();
    let before = actions(&mut client);
    wait_until("they have begun", || actions(&mut client.clone()) > before + 20);
    killed.0.kill().unwrap();
    wait_until("the games are over", || ids.iter().all(|id| client.clone().view(id).outcome.is_some()));
    // Who is asked to end does so, and says what was done.
    assert!(Command::new("kill").args(["-TERM", &kept.0.id().to_string()]).status().unwrap().success());
    let (code, said) = kept.end();
    let turns = said.split("Answered ").nth(1).and_then(|rest| rest.split(' ').next()?.parse::<u64>().ok());
    assert!(code == Some(0) && turns.is_some_and(|turns| turns > 0), "{code:?} {said}");
}

#[test]
fn a_key_that_was_revoked_ends_the_worker() {
    let Some(place) = Place::postgres("revoked") else { return };
    let server = Running::node(&address(&place), &[]);
    let (key, hash) = server::new_worker_key().unwrap();
    let mut stranger = Worker::start(&server, &key);
    let (code, said) = stranger.end();
    assert!(code == Some(77) && said.contains("key"), "{code:?} {said}");
    let store = place.open();
    store.add_worker_key("attic", hash, 1).wait().unwrap();
    let mut worker = Worker::start(&server, &key);
    std::thread::sleep(std::time::Duration::from_millis(500));
    store.revoke_worker_key("attic", 2).wait().unwrap();
    let (code, said) = worker.end();
    assert!(code == Some(77) && said.contains("revoked"), "{code:?} {said}");
}
