//! The disk fails below the database for a moment. Whatever is in the log was acknowledged, and everything goes on by itself.

use crate::running::Running;
use crate::running::client::{Client, Folder, bot, hotseat, you};
use api::{LogAnswer, TableState};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How long to wait until everything goes on. A bot tries again after five seconds at the latest.
const PATIENCE: Duration = Duration::from_secs(40);

/// A server on a disk that fails when it is told to.
struct OnFailingDisk {
    running: Running,
    /// The file that says how the disk fails.
    fault: std::path::PathBuf,
}

impl OnFailingDisk {
    /// Starts it. Nobody reads its standard error: a log that cannot be written must not matter either.
    fn start(folder: &Path) -> OnFailingDisk {
        std::fs::create_dir_all(folder).unwrap();
        let library = folder.join("faults.so");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/serve/faults.c");
        let compile = Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&library).args([source, "-ldl"]).status();
        assert!(compile.expect("a C compiler, which the database needs too").success());
        let fault = folder.join("fault");
        let (reader, stderr) = std::io::pipe().unwrap();
        drop(reader);
        let running = Running::start_with(folder, "127.0.0.1:0", |command| {
            command.env("LD_PRELOAD", &library).env("FAULT", &fault).stderr(Stdio::from(stderr));
        });
        OnFailingDisk { running, fault }
    }

    /// Lets the disk fail for a while.
    fn fail(&self, how: &str, during: impl FnOnce()) {
        std::fs::write(&self.fault, how).unwrap();
        during();
        std::fs::remove_file(&self.fault).unwrap();
    }
}

/// How far each table is.
fn revisions(client: &mut Client, ids: &[String]) -> Vec<u64> {
    ids.iter().map(|id| client.view(id).revision).collect()
}

/// Waits until the games at these tables are over.
fn wait_for_the_end(client: &mut Client, ids: &[String], how: &str) {
    let started = Instant::now();
    loop {
        let hanging = ids.iter().filter(|id| client.view(id).outcome.is_none()).count();
        if hanging == 0 {
            return;
        }
        assert!(started.elapsed() < PATIENCE, "{how}: {hanging} of {} tables hang", ids.len());
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// The actions of a table as the log has them.
fn log(client: &mut Client, id: &str) -> Vec<String> {
    let log: LogAnswer = client.get(&format!("/api/tables/{id}/log")).read();
    log.entries.into_iter().map(|entry| entry.action).collect()
}

#[test]
fn after_a_fault_of_the_disk_everything_goes_on_by_itself() {
    let folder = Folder::new();
    let disk = OnFailingDisk::start(&folder.0);
    let mut client = disk.running.client.clone();
    let people = client.table("caylus", &[you(), hotseat()]).id;
    let mut acknowledged = Vec::new();
    for how in ["full", "broken", "unsynced"] {
        let bots = [bot("random"), bot("random"), bot("random"), bot("random")];
        let tables: Vec<String> = (0..12).map(|_| client.table("caylus", &bots).id).collect();
        let table: TableState = client.view(&people);
        disk.fail(how, || {
            // What was under way before the fault is through.
            std::thread::sleep(Duration::from_millis(200));
            let before = revisions(&mut client, &tables);
            let refused = client.act(&people, table.revision, &table.legal[1]);
            assert_eq!(refused.status, 503, "{how}: {}", refused.body);
            assert_eq!(client.view(&people).revision, table.revision, "{how}: nothing is shown that is not written");
            std::thread::sleep(Duration::from_millis(800));
            assert_eq!(revisions(&mut client, &tables), before, "{how}: nor anything of the bots");
            let stopped = tables.iter().filter(|id| client.view(id).outcome.is_none()).count();
            assert!(stopped > 8, "{how}: the test must have something to wake up, {stopped}");
        });
        let accepted = client.act(&people, table.revision, &table.legal[1]);
        assert_eq!(accepted.status, 200, "{how}: {}", accepted.body);
        acknowledged.push(table.legal[1].clone());
        wait_for_the_end(&mut client, &tables, how);
    }
    assert_eq!(log(&mut client, &people), acknowledged, "each move once");
    drop(disk);
    let mut again = Running::start(&folder.0);
    again.client.cookie = client.cookie;
    assert_eq!(log(&mut again.client, &people), acknowledged, "and the disk has them");
}
