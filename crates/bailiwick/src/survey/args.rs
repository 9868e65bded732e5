//! What a user can type after `bailiwick study`.

use crate::args::{LEVELS, StartArgs};
use clap::Args;
use std::path::PathBuf;

/// Explains what is found out, and how.
const STUDY: &str = "\
Bots of one level play games among themselves, each with a set-up of its own, and what every seat did and what came of it is counted: \
who profits from the turn order, from the layout of the board, from what is built, taken and won, and how strong a neutral player is. \
That tells who wins, not why: who is ahead can afford more.

With --ban one seat may not do something, and everything else is equal. Every set-up is played once with each seat as the one that may \
not; without the ban its share of the wins would be even, so what is missing is what the ban costs. A ban is the beginning of actions in \
notation, of which `*` in a word is anything: `favor D`, `build statue`, `place castle`, `up * palace*`. Several are put together with `|` \
and may be given a name: `no palace=up * palace*|down * palace*`. Where nothing else is legal, a ban gives way. Neither the bot nor its \
opponents know of it beforehand.

Ranges are of 95 %. Games with one set-up count as one observation. The same command gives the same data with any number of threads.";

#[derive(Args)]
#[command(after_help = STUDY, after_long_help = format!("{STUDY}\n\n{LEVELS}"))]
#[command(mut_arg("seed", |seed| seed.help("Decides everything that chance decides; set-up k has seed S + k - 1")))]
pub(crate) struct StudyArgs {
    #[command(flatten)]
    pub(crate) start: StartArgs,
    /// Who plays, in all seats: a level of bots [default: the usual one of the game]
    #[arg(long, value_name = "LEVEL")]
    pub(crate) bot: Option<String>,
    /// How many games; with --ban for each ban, and as many more as complete the last set-up
    #[arg(long, short, default_value_t = 200, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// What one seat may not do; may be given several times, and each is an experiment of its own
    #[arg(long = "ban", value_name = "ACTIONS")]
    pub(crate) bans: Vec<String>,
    /// Write all that was counted to this folder, which must not have any yet: games.csv, seats.csv, deeds.csv, and their
    /// description datapackage.json
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// How many games are played at the same time [default: as many as there are cores]. The results are the same
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub(crate) threads: Option<u8>,
    /// Print the tables as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

impl StudyArgs {
    /// The number of threads: as many as there are cores, unless the user says otherwise.
    pub(crate) fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from)
    }
}
