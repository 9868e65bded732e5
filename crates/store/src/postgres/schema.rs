//! The schema of the database and its versions.

use super::connect::{Link, within};
use crate::StoreError;

/// What each version of the schema adds to the one before. An older database gets what it lacks when it is opened, so a
/// version that has been released never changes. Columns mean what they mean in the schema of SQLite.
const VERSIONS: [&str; 1] = [r#"
    CREATE TABLE tables (
        id text COLLATE "C" PRIMARY KEY, name text NOT NULL, game text NOT NULL, rules_version integer NOT NULL,
        options text NOT NULL, players smallint NOT NULL, seed bigint NOT NULL, seed_high bigint NOT NULL,
        created bigint NOT NULL, owner bytea NOT NULL, rematch_of text COLLATE "C" UNIQUE,
        ended boolean NOT NULL DEFAULT false, ended_at bigint, abandoned boolean NOT NULL DEFAULT false,
        changes bigint NOT NULL DEFAULT 0
    );
    CREATE TABLE seats (
        id text COLLATE "C" NOT NULL, seat smallint NOT NULL, bot text, name text NOT NULL, invitation text,
        invited bytea UNIQUE, was_open boolean NOT NULL, PRIMARY KEY (id, seat)
    );
    CREATE TABLE holders (
        hash bytea NOT NULL, id text COLLATE "C" NOT NULL, seat smallint NOT NULL, removed boolean NOT NULL DEFAULT false,
        PRIMARY KEY (hash, id, seat)
    );
    CREATE INDEX holders_of ON holders (id);
    -- The key decides who writes a line first.
    CREATE TABLE log (
        id text COLLATE "C" NOT NULL, revision bigint NOT NULL, seat smallint NOT NULL, kind text NOT NULL,
        text text NOT NULL, checksum bigint NOT NULL, PRIMARY KEY (id, revision)
    );
    CREATE TABLE workers (
        name text COLLATE "C" PRIMARY KEY, hash bytea NOT NULL UNIQUE, created bigint NOT NULL, revoked bigint
    );
    CREATE INDEX unfinished_of ON tables (owner) WHERE NOT ended;
    -- Rows come and go quickly: there is room for their new versions beside them, and they are cleared away often.
    CREATE TABLE jobs (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind text COLLATE "C" NOT NULL,
        table_id text COLLATE "C" NOT NULL, key text COLLATE "C" NOT NULL, owner bytea NOT NULL, priority smallint NOT NULL,
        rank bigint NOT NULL, payload text NOT NULL, progress text, result text, state smallint NOT NULL DEFAULT 0,
        tries integer NOT NULL DEFAULT 0, due bigint NOT NULL DEFAULT 0, worker text, lease_until bigint,
        since bigint NOT NULL, UNIQUE (table_id, kind, key)
    ) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 500,
            autovacuum_vacuum_cost_delay = 0);
    CREATE INDEX jobs_next ON jobs (priority, rank, id) WHERE state = 0;
    CREATE INDEX jobs_of ON jobs (owner, priority, rank) WHERE state = 0;
    CREATE INDEX jobs_claimed ON jobs (lease_until) WHERE state = 1;
"#];

/// Held by whoever brings the database up to date; the letters of `Bailiwik`.
const LOCK: i64 = 0x4261_696c_6977_696b;

/// Brings a database up to date, or creates its tables. Of several processes that try at once, one does it.
pub(super) async fn migrate(link: &Link) -> Result<(), StoreError> {
    let mut connected = link.connect("").await?;
    let transaction = connected.client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    let known = VERSIONS.len() as i64;
    let is_ours: bool = transaction.query_one("SELECT to_regclass('bailiwick_schema') IS NOT NULL", &[]).await?.get(0);
    let found: i64 = if is_ours {
        transaction.query_one("SELECT version FROM bailiwick_schema", &[]).await?.get(0)
    } else {
        let others = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()";
        let others: i64 = transaction.query_one(others, &[]).await?.get(0);
        if others > 0 {
            return Err(StoreError::Foreign(format!("the database {}", link.at())));
        }
        let create = "CREATE TABLE bailiwick_schema (version bigint NOT NULL); INSERT INTO bailiwick_schema VALUES (0)";
        transaction.batch_execute(create).await?;
        0
    };
    let missing = usize::try_from(found).ok().and_then(|version| VERSIONS.get(version..));
    let missing = missing.ok_or(StoreError::Version { found, known })?;
    if !missing.is_empty() {
        transaction.batch_execute(&missing.concat()).await?;
        transaction.execute("UPDATE bailiwick_schema SET version = $1", &[&known]).await?;
    }
    within(async { Ok(transaction.commit().await?) }).await
}
