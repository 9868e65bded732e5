//! Keys of workers, the health of a server, and exit codes for supervisors.

use crate::running::Running;
use crate::support::{Place, done, import_games, refused};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::io::{Read, Write};
use std::net::TcpListener;
use std::process::Command;
use store::Hash;

/// The hash of a key, which is what a store has of it.
fn hash(key: &str) -> Hash {
    let digits: Vec<u8> =
        (0..16).map(|number| u8::from_str_radix(&key[2 * number..2 * number + 2], 16).unwrap()).collect();
    Sha256::digest(digits).into()
}

#[test]
fn a_key_is_shown_once_and_its_hash_is_kept() {
    for place in Place::all() {
        let [how, name] = place.args();
        import_games(&place, 2);
        let said = done(&["keys", "make", "attic", how, name]);
        let key = said.lines().next().unwrap();
        assert!(key.len() == 32 && said.contains("only now"), "{said}");
        let quiet = done(&["keys", "make", "cellar", "--quiet", how, name]);
        assert_eq!(quiet.trim().len(), 32);
        assert_ne!(quiet.trim(), key);
        let stored = place.open().worker_key(&hash(key)).unwrap().unwrap();
        assert_eq!((stored.name.as_str(), stored.revoked), ("attic", None));
        let list = done(&["keys", "list", how, name]);
        assert!(
            list.starts_with("attic  made 20") && list.contains("\ncellar  made ") && !list.contains(key),
            "{list}"
        );
        assert!(refused(73, &["keys", "make", "attic", how, name]).contains("already"));
        assert!(done(&["keys", "revoke", "attic", how, name]).contains("revoked"));
        assert!(refused(1, &["keys", "revoke", "attic", how, name]).contains("was revoked before"));
        assert!(refused(1, &["keys", "revoke", "loft", how, name]).contains("does not exist"));
        assert!(place.open().worker_key(&hash(key)).unwrap().unwrap().revoked.is_some());
        let lines = done(&["keys", "list", "--json", how, name]);
        let keys: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert!(keys[0]["revoked"].is_u64() && keys[1]["revoked"].is_null());
        for bad in ["", "a b", "a\nb", "../x", &"x".repeat(61)] {
            assert!(refused(1, &["keys", "make", bad, how, name]).contains("not a name"));
        }
    }
}

#[test]
fn keys_are_made_and_revoked_beside_a_running_server() {
    let place = Place::folder();
    let Place::Folder(folder) = &place else { unreachable!() };
    let mut running = Running::start(&folder.0);
    let key = done(&["keys", "make", "attic", "--quiet", "--data", place.name()]);
    done(&["keys", "revoke", "attic", "--data", place.name()]);
    assert_eq!(running.client.get("/").status, 200);
    drop(running);
    assert!(place.open().worker_key(&hash(key.trim())).unwrap().unwrap().revoked.is_some());
}

/// A server that gives one answer.
fn answering(answer: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut asked = [0; 512];
        let length = stream.read(&mut asked).unwrap();
        assert!(asked[..length].starts_with(b"GET /health/ready HTTP/1.1\r\n"));
        stream.write_all(answer.as_bytes()).unwrap();
    });
    format!("http://{address}")
}

#[test]
fn health_is_an_exit_code() {
    let ready = answering("HTTP/1.1 200 OK\r\ncontent-length: 6\r\nconnection: close\r\n\r\nready\n");
    assert_eq!(done(&["health", "--server", &ready]), "ready\n");
    let leaving = answering("HTTP/1.1 503 Service Unavailable\r\n\r\nnot ready: it ends\n");
    assert!(refused(75, &["health", "--server", &leaving]).contains("not ready: it ends"));
    for noise in ["", "HTTP/1.1", "HTTP/1.1 404 Not Found\r\n\r\n", "\u{1b}[2J 200"] {
        refused(75, &["health", "--server", &answering(noise)]);
    }
    refused(75, &["health", "--server", "http://127.0.0.1:1"]);
    for bad in ["127.0.0.1:8420", "https://games.example", "http://", "http://a b", "http://a/b", "http://a\r\nX: y"] {
        assert!(refused(78, &["health", "--server", bad]).contains("write it like"), "{bad}");
    }
}

/// A server says with its exit code whether it makes sense to start it again.
#[test]
fn a_server_that_cannot_start_says_whether_another_try_can_help() {
    let serve = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bailiwick"));
        let output = command.arg("serve").args(args).env_remove("DATABASE_URL").output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let place = Place::folder();
    let Place::Folder(folder) = &place else { unreachable!() };
    let running = Running::start(&folder.0);
    let address = running.client.address.to_string();
    let (code, said) = serve(&["--listen", "127.0.0.1:0", "--data", place.name()]);
    assert!(code == Some(75) && said.contains("end it"), "{code:?} {said}");
    let other = Place::folder();
    let (code, said) = serve(&["--listen", &address, "--data", other.name()]);
    assert!(code == Some(75) && said.contains(&address), "{code:?} {said}");
    drop(running);
    place.meddle("PRAGMA user_version = 99");
    let (code, said) = serve(&["--listen", "127.0.0.1:0", "--data", place.name()]);
    assert!(code == Some(78) && said.contains("newer"), "{code:?} {said}");
    std::fs::write(folder.0.join("bailiwick.sqlite"), "not a database, but longer than nothing").unwrap();
    let (code, said) = serve(&["--listen", "127.0.0.1:0", "--data", place.name()]);
    assert!(code == Some(78) && said.contains("bailiwick.sqlite"), "{code:?} {said}");
    assert_eq!(serve(&["--no-such-option"]).0, Some(2));
}
