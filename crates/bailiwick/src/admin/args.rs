//! The arguments of `bailiwick admin`.

use super::age::Age;
use clap::{Args, Subcommand};
use std::path::PathBuf;

/// Explains which store is meant.
const WHICH: &str = "\
Which games: those of --database, or of the folder --data; without either, of the database that DATABASE_URL names, or of the \
usual folder. While a server uses a folder, commands that read work beside it, and so does `keys`; others ask you to end it first. \
With PostgreSQL all work beside running servers. docs/operating.md explains all of it.";

#[derive(Args)]
#[command(after_help = WHICH)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(super) command: AdminCommand,
}

#[derive(Subcommand)]
pub(super) enum AdminCommand {
    /// Write everything to one file, while the server goes on
    Backup(BackupArgs),
    /// Read a backup into an empty place
    Restore(RestoreArgs),
    /// Write all finished games as records
    Export(ExportArgs),
    /// Read records as tables whose games are over
    Import(ImportArgs),
    /// Copy everything to another store, and compare
    Copy(CopyArgs),
    /// List, show, end and delete tables
    Tables(TablesArgs),
    /// Make, revoke and list the keys of workers
    Keys(KeysArgs),
    /// Replay every game, and report what does not replay
    Check(CheckArgs),
    /// Ask a server whether it can do its work
    Health(HealthArgs),
}

/// Which games are meant.
#[derive(Args)]
pub(super) struct Place {
    /// The folder that keeps the games [default: bailiwick in the folder for data of your system]
    #[arg(long, value_name = "DIR")]
    pub(super) data: Option<PathBuf>,
    /// The database that keeps the games, such as `postgres://user:password@host/bailiwick` [default: DATABASE_URL]
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub(super) database: Option<String>,
}

#[derive(Args)]
pub(super) struct BackupArgs {
    /// The file to write. It must not exist
    pub(super) file: PathBuf,
    #[command(flatten)]
    pub(super) place: Place,
}

#[derive(Args)]
pub(super) struct RestoreArgs {
    /// What `backup` has written, of either kind of store
    pub(super) file: PathBuf,
    #[command(flatten)]
    pub(super) place: Place,
}

#[derive(Args)]
pub(super) struct ExportArgs {
    /// The folder for a file a game; or `-`, which writes a line of JSON a game to standard output
    pub(super) out: PathBuf,
    /// Say in the lines of JSON how players called themselves, too
    #[arg(long)]
    pub(super) names: bool,
    #[command(flatten)]
    pub(super) place: Place,
}

#[derive(Args)]
pub(super) struct ImportArgs {
    /// Records, folders of them, and files that `export -` has written; `-` reads such a file from standard input
    #[arg(required = true)]
    pub(super) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(super) place: Place,
}

#[derive(Args)]
pub(super) struct CopyArgs {
    /// Where from: a folder, a database (`postgres://…`), or a backup
    #[arg(long, value_name = "PLACE")]
    pub(super) from: String,
    /// Where to: a folder or a database, which must be empty without --table or --merge
    #[arg(long, value_name = "PLACE")]
    pub(super) to: String,
    /// Copy this table only; may be given several times
    #[arg(long = "table", value_name = "ID")]
    pub(super) tables: Vec<String>,
    /// Add to what is there. A table that is there already is left as it is, and is reported if it differs
    #[arg(long)]
    pub(super) merge: bool,
    /// Leave damaged tables out, and report them, instead of stopping at the first
    #[arg(long)]
    pub(super) skip_damaged: bool,
}

#[derive(Args)]
pub(super) struct CheckArgs {
    /// A backup to check, in place of a store
    #[arg(conflicts_with_all = ["data", "database"])]
    pub(super) file: Option<PathBuf>,
    #[command(flatten)]
    pub(super) place: Place,
    /// Print one JSON object
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args)]
pub(super) struct HealthArgs {
    /// The server
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8420")]
    pub(super) server: String,
}

#[derive(Args)]
pub(super) struct TablesArgs {
    #[command(subcommand)]
    pub(super) command: TablesCommand,
}

#[derive(Subcommand)]
pub(super) enum TablesCommand {
    /// List tables, the oldest first
    List(ListArgs),
    /// Show what is stored of a table, without its secrets
    Show(ShowArgs),
    /// End tables whose games are not over: nobody can play on there, and bots rest
    End(ChangeArgs),
    /// Delete tables for good
    Delete(ChangeArgs),
}

/// Which tables are meant.
#[derive(Args)]
pub(super) struct Filter {
    /// Those of this game
    #[arg(long, value_name = "GAME")]
    pub(super) game: Option<String>,
    /// Those whose games are over, or that were ended
    #[arg(long, conflicts_with = "unfinished")]
    pub(super) finished: bool,
    /// Those whose games go on
    #[arg(long)]
    pub(super) unfinished: bool,
    /// Those that ended longer ago than this, or were opened longer ago if they go on: `90d`, `12h`, `30m`
    #[arg(long, value_name = "AGE")]
    pub(super) older_than: Option<Age>,
}

#[derive(Args)]
pub(super) struct ListArgs {
    #[command(flatten)]
    pub(super) filter: Filter,
    #[command(flatten)]
    pub(super) place: Place,
    /// Print one JSON object a line
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args)]
pub(super) struct ShowArgs {
    /// The id of the table, as in its address
    pub(super) id: String,
    #[command(flatten)]
    pub(super) place: Place,
    /// Print one JSON object
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args)]
pub(super) struct ChangeArgs {
    /// The ids of the tables, as in their addresses
    #[arg(required_unless_present = "older_than", conflicts_with_all = ["game", "finished", "unfinished", "older_than"])]
    pub(super) ids: Vec<String>,
    #[command(flatten)]
    pub(super) filter: Filter,
    #[command(flatten)]
    pub(super) place: Place,
    /// Do it. Without this, it is only said what would be done
    #[arg(long)]
    pub(super) yes: bool,
}

#[derive(Args)]
pub(super) struct KeysArgs {
    #[command(subcommand)]
    pub(super) command: KeysCommand,
}

#[derive(Subcommand)]
pub(super) enum KeysCommand {
    /// Make a key for a worker, and print it once
    Make(MakeArgs),
    /// Revoke a key: its worker gets nothing more
    Revoke(RevokeArgs),
    /// List the keys, without their secrets
    List(KeyListArgs),
}

#[derive(Args)]
pub(super) struct MakeArgs {
    /// A name for it, such as that of the machine
    pub(super) name: String,
    #[command(flatten)]
    pub(super) place: Place,
    /// Print the key and nothing else
    #[arg(long, short)]
    pub(super) quiet: bool,
}

#[derive(Args)]
pub(super) struct RevokeArgs {
    /// The name of the key
    pub(super) name: String,
    #[command(flatten)]
    pub(super) place: Place,
}

#[derive(Args)]
pub(super) struct KeyListArgs {
    #[command(flatten)]
    pub(super) place: Place,
    /// Print one JSON object a line
    #[arg(long)]
    pub(super) json: bool,
}
