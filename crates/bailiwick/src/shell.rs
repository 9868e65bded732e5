//! `bailiwick completions` and `bailiwick man`: what shells and `man` want to know of the command line, from its own
//! definitions.

use crate::failure::{Failure, writing};
use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Explains where completions go.
const INSTALLING: &str = "\
Where the script goes, for instance:
  bash    bailiwick completions bash > ~/.local/share/bash-completion/completions/bailiwick
  zsh     bailiwick completions zsh > ~/.zfunc/_bailiwick    (with ~/.zfunc in fpath)
  fish    bailiwick completions fish > ~/.config/fish/completions/bailiwick.fish";

#[derive(Args)]
#[command(after_help = INSTALLING)]
pub(crate) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

#[derive(Args)]
pub(crate) struct ManArgs {
    /// Write the pages of all commands into this folder, which is created if it does not exist
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Prints the completions of a shell.
pub(crate) fn completions(args: &CompletionsArgs, command: &mut Command) -> Result<(), Failure> {
    // The generator panics if its output cannot be written, and the reader may be gone.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, command, "bailiwick", &mut script);
    Ok(io::stdout().write_all(&script)?)
}

/// Prints the man page of the program, or writes those of all commands.
pub(crate) fn man(args: &ManArgs, mut command: Command) -> Result<(), Failure> {
    command = command.disable_help_subcommand(true);
    command.build();
    match &args.out {
        Some(folder) => {
            fs::create_dir_all(folder).map_err(|error| Failure::in_file(folder, error))?;
            write_pages(folder, command)
        }
        None => Ok(io::stdout().write_all(&page(command)?)?),
    }
}

fn page(command: Command) -> Result<Vec<u8>, Failure> {
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    Ok(page)
}

/// Writes the page of a command and those of its subcommands: `bailiwick-admin-backup.1`.
fn write_pages(folder: &Path, command: Command) -> Result<(), Failure> {
    for inner in command.get_subcommands().filter(|inner| !inner.is_hide_set()) {
        write_pages(folder, inner.clone())?;
    }
    let file = folder.join(format!("{}.1", command.get_display_name().unwrap_or_else(|| command.get_name())));
    fs::write(&file, page(command)?).map_err(|error| writing(&file, error.into()))
}
