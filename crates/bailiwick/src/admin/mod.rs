//! `bailiwick admin`: what whoever runs a server does with its games. Modules in reading order:
//!
//! - `args` is everything that can be typed; `place` says which store is meant and opens it.
//! - `source` is everything that a store or a backup has, one table after another; `archive` is the form of backups that belongs
//!   to no engine; `copy` writes a source to a store and compares.
//! - Each command has a file of its own name: `backup` (and `restore`), `export`, `import`, `tables`, `keys`, `check`, `health`.
//! - `age` is times for people, `fault` what is wrong with a table.

mod age;
mod archive;
mod args;
mod backup;
mod check;
mod copy;
mod export;
mod fault;
mod health;
mod import;
mod keys;
mod place;
mod source;
mod tables;

pub(crate) use args::AdminArgs;

use crate::failure::Failure;
use args::AdminCommand;
use games::GameList;

/// Does what the arguments say.
pub(crate) fn run<L: GameList>(args: &AdminArgs) -> Result<(), Failure> {
    match &args.command {
        AdminCommand::Backup(args) => backup::backup(args),
        AdminCommand::Restore(args) => backup::restore(args),
        AdminCommand::Export(args) => export::run::<L>(args),
        AdminCommand::Import(args) => import::run::<L>(args),
        AdminCommand::Copy(args) => copy::run(args),
        AdminCommand::Tables(args) => tables::run::<L>(args),
        AdminCommand::Keys(args) => keys::run(args),
        AdminCommand::Check(args) => check::run::<L>(args),
        AdminCommand::Health(args) => health::run(args),
    }
}
