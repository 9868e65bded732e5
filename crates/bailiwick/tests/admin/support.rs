//! Stores to work on, and the program that works on them.

use crate::running::client::Folder;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use store::{LineKind, Location, LogLine, Store, StoredSeat, StoredTable, TableHeader};

/// A place for a store, removed when the test ends.
pub enum Place {
    Folder(Folder),
    /// A schema of a database, with the address of the server.
    Schema {
        server: String,
        name: String,
        address: String,
    },
}

/// Runs statements in a database of PostgreSQL.
fn run(address: &str, sql: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let (client, connection) = tokio_postgres::connect(address, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        client.batch_execute(sql).await.unwrap();
    });
}

impl Place {
    /// A folder that does not exist yet.
    pub fn folder() -> Place {
        Place::Folder(Folder::new())
    }

    /// An empty schema of PostgreSQL; `None`, with a word about it, where there is none for tests.
    pub fn schema() -> Option<Place> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let Ok(server) = std::env::var("BAILIWICK_TEST_POSTGRES") else {
            eprintln!("skipped: BAILIWICK_TEST_POSTGRES names no database for tests");
            return None;
        };
        let name = format!("bailiwick_admin_{}_{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        run(&server, &format!("CREATE SCHEMA {name}"));
        let join = if server.contains('?') { '&' } else { '?' };
        let address = format!("{server}{join}options=-csearch_path%3D{name}");
        Some(Place::Schema { server, name, address })
    }

    /// A place of every kind that there is here.
    pub fn all() -> Vec<Place> {
        std::iter::once(Place::folder()).chain(Place::schema()).collect()
    }

    /// The arguments that name it.
    pub fn args(&self) -> [&str; 2] {
        match self {
            Place::Folder(folder) => ["--data", folder.0.to_str().unwrap()],
            Place::Schema { address, .. } => ["--database", address],
        }
    }

    /// As `--from` and `--to` name it.
    pub fn name(&self) -> &str {
        self.args()[1]
    }

    pub fn open(&self) -> Store {
        Store::open(&match self {
            Place::Folder(folder) => Location::Folder(folder.0.clone()),
            Place::Schema { address, .. } => Location::Postgres(address.clone()),
        })
        .unwrap()
    }

    /// Does something to the tables of the store behind its back.
    pub fn meddle(&self, sql: &str) {
        match self {
            Place::Folder(folder) => meddle(&folder.0.join("bailiwick.sqlite"), sql),
            Place::Schema { address, .. } => run(address, sql),
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Place::Schema { server, name, .. } = self {
            run(server, &format!("DROP SCHEMA {name} CASCADE"));
        }
    }
}

/// Does something to a database of SQLite behind its back.
pub fn meddle(file: &Path, sql: &str) {
    rusqlite::Connection::open(file).unwrap().execute_batch(sql).unwrap();
}

/// A file for a test, removed when it ends.
pub struct TempFile(pub PathBuf, Folder);

impl TempFile {
    /// The name of a file that does not exist, in a folder of its own.
    pub fn new(name: &str) -> TempFile {
        let folder = Folder::new();
        std::fs::create_dir_all(&folder.0).unwrap();
        TempFile(folder.0.join(name), folder)
    }

    pub fn text(&self) -> &str {
        self.0.to_str().unwrap()
    }

    /// The files beside it, and itself, by name.
    pub fn neighbours(&self) -> Vec<String> {
        let files = std::fs::read_dir(&self.1.0).unwrap();
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
    }
}

/// Runs `bailiwick admin`.
pub fn admin(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bailiwick"));
    command.arg("admin").args(args).env_remove("DATABASE_URL").env("XDG_DATA_HOME", "/nonexistent");
    command.output().unwrap()
}

/// Runs `bailiwick admin`, which has to succeed.
pub fn done(args: &[&str]) -> String {
    let output = admin(args);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {said}{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stdout).unwrap()
}

/// Runs `bailiwick admin`, which has to fail with an exit code. Returns what it says.
pub fn refused(code: i32, args: &[&str]) -> String {
    let output = admin(args);
    let said = String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
    assert!(said.contains("error: "), "{args:?}: {said}");
    said
}

/// The project's recorded games that began from a seed.
pub fn recorded_games() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let mut found = Vec::new();
    for game in ["caylus", "ys"] {
        let files = std::fs::read_dir(root.join(game)).unwrap().map(|file| file.unwrap().path());
        let records = files.filter(|file| file.extension().is_some_and(|extension| extension == "txt"));
        found.extend(records.filter(|file| std::fs::read_to_string(file).unwrap().contains("\nseed: ")));
    }
    found.sort();
    assert!(found.len() > 20);
    found
}

/// Imports some recorded games. Returns how many.
pub fn import_games(place: &Place, most: usize) -> usize {
    let games = recorded_games();
    // From both games.
    let some: Vec<&PathBuf> = games.iter().step_by(games.len().div_ceil(most)).collect();
    let files = some.iter().map(|file| file.to_str().unwrap());
    let args: Vec<&str> = std::iter::once("import").chain(files).chain(place.args()).collect();
    assert!(done(&args).starts_with(&format!("{} games imported", some.len())));
    some.len()
}

/// A table of Caylus that has just been opened: a person, an open seat and a bot, with everything that can be stored.
pub fn open_table(id: &str, rematch_of: Option<&str>) -> StoredTable {
    let number = id.bytes().fold(0_u8, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte));
    let seat = |bot: Option<&str>, name: &str| StoredSeat {
        bot: bot.map(str::to_owned),
        name: name.to_owned(),
        invitation: None,
        was_open: false,
    };
    let mut seats = vec![seat(None, "Ada ☃"), seat(None, ""), seat(Some("apprentice"), "Perrin")];
    seats[1].invitation = Some((format!("secret-invitation-{id}"), [number; 32]));
    seats[1].was_open = true;
    let header = TableHeader {
        id: id.to_owned(),
        name: "Cahors – Najac".to_owned(),
        game: "caylus".to_owned(),
        rules_version: 2,
        options: "edition=jeweler favor=full".to_owned(),
        seed: u128::MAX - u128::from(number),
        created: 1_700_000_000 + u64::from(number),
        owner: [number ^ 1; 32],
        rematch_of: rematch_of.map(str::to_owned),
        seats,
    };
    let line = |seat, kind, text: &str| LogLine { seat, kind, text: text.to_owned() };
    StoredTable {
        holders: vec![(1, [number ^ 2; 32]), (1, [number ^ 3; 32])],
        unlisted: vec![(1, [number ^ 2; 32])],
        lines: vec![line(1, LineKind::Sit, "Ada\tthe \"second\""), line(1, LineKind::Leave, "master:500/builder")],
        ..StoredTable::new(header)
    }
}

/// Everything that a store has of its tables, in the order of their ids, in a form that can be compared.
pub fn contents(store: &Store) -> Vec<StoredTable> {
    let (mut tables, mut after) = (Vec::new(), String::new());
    loop {
        let page = store.tables(&after, 7).unwrap();
        let Some(last) = page.last() else { return tables };
        after.clone_from(&last.id);
        for summary in page {
            let mut table = store.load(&summary.id).unwrap().unwrap();
            table.holders.sort_unstable();
            // A counter that only servers use.
            tables.push(StoredTable { changes: 0, ..table });
        }
    }
}
