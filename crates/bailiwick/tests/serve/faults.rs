//! The disk fails below the database for a moment. Whatever is in the log was acknowledged, and everything goes on by itself.

use crate::failing_disk::FailingDisk;
use crate::running::Running;
use crate::running::client::{Client, Folder, bot, hotseat, you};
use api::LogAnswer;
use std::process::Stdio;
use std::time::{Duration, Instant};

/// How long to wait until everything goes on. A bot tries again after five seconds at the latest.
const PATIENCE: Duration = Duration::from_secs(60);

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
    let disk = FailingDisk::new(&folder.0);
    // Nobody reads its standard error: a message that cannot be written must not matter either.
    let (reader, stderr) = std::io::pipe().unwrap();
    drop(reader);
    let running = Running::start_with(&folder.0, "127.0.0.1:0", |command| {
        disk.under(command);
        command.stderr(Stdio::from(stderr));
    });
    let mut client = running.client.clone();
    let people = client.table("caylus", &[you(), hotseat()]).id;
    let mut acknowledged = Vec::new();
    for how in ["full", "broken", "unsynced"] {
        let bots = [bot("random"), bot("random"), bot("random"), bot("random")];
        let tables: Vec<String> = (0..12).map(|_| client.table("caylus", &bots).id).collect();
        let table = client.view(&people);
        disk.fail(how);
        // What was under way before the fault is through.
        std::thread::sleep(Duration::from_millis(200));
        let before = revisions(&mut client, &tables);
        let refused = client.act(&people, table.revision, &table.legal[1]);
        assert_eq!(refused.status, 503, "{how}: {}", refused.body);
        assert_eq!(client.view(&people).revision, table.revision, "{how}: nothing is shown that is not written");
        std::thread::sleep(Duration::from_millis(800));
        assert_eq!(revisions(&mut client, &tables), before, "{how}: nor anything of the bots");
        let stopped = tables.iter().filter(|id| client.view(id).outcome.is_none()).count();
        assert!(stopped > 6, "{how}: the test must have something to wake up, {stopped}");
        disk.heal();
        let accepted = client.act(&people, table.revision, &table.legal[1]);
        assert_eq!(accepted.status, 200, "{how}: {}", accepted.body);
        acknowledged.push(table.legal[1].clone());
        wait_for_the_end(&mut client, &tables, how);
    }
    assert_eq!(log(&mut client, &people), acknowledged, "each move once");
    drop(running);
    let mut again = Running::start(&folder.0);
    again.client.cookie = client.cookie;
    assert_eq!(log(&mut again.client, &people), acknowledged, "and the disk has them");
}
