//! Play in a terminal: full screen, or line by line for screen readers and scripts. Both talk to a [`Table`] and do not
//! know whether the game is played here or at a server.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used, clippy::expect_used)]

mod farewell;
mod here;
mod keep;
pub mod plain;
mod played;
pub mod screen;
mod table;
mod tally;
mod there;
mod trouble;

pub use here::Here;
pub use keep::{Beginning, Kept};
pub use played::Played;
pub use screen::Painted;
pub use table::{Ask, Chair, Sitter, Table};
pub use tally::{Tally, tally};
pub use there::{Joined, Key, Link, Patience, There, join};
pub use trouble::{Fault, Told, Trouble};

use std::env;
use std::io::{self, IsTerminal};
use words::Words;

/// How a game at a terminal ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// It is over.
    Over,
    /// Whoever played left, or has nothing more to say: it can be resumed.
    Left,
    /// It cannot go on.
    Failed(Trouble),
}

/// Plays a game at the terminal of this program until it is over or whoever plays leaves: line by line if that is wished,
/// if there is no terminal, or if it is one that cannot draw, otherwise on the whole screen.
pub fn play<G: Painted>(table: &mut dyn Table<G>, words: &Words, plain: bool) -> io::Result<End> {
    let (input, output) = (io::stdin(), io::stdout());
    let can_draw = input.is_terminal() && output.is_terminal() && draws(env::var("TERM").ok().as_deref());
    if plain || !can_draw {
        let shown = match output.is_terminal() {
            true if draws(env::var("TERM").ok().as_deref()) => plain::Shown::Terminal,
            true => plain::Shown::DumbTerminal,
            false => plain::Shown::Elsewhere,
        };
        let ends = plain::Ends { by_hand: input.is_terminal(), shown };
        return plain::run(table, words, io::BufReader::new(input), output.lock(), ends);
    }
    screen::run(table, words)
}

/// Whether a terminal of this kind can be drawn on. Where every terminal has a kind, one without can do nothing.
fn draws(kind: Option<&str>) -> bool {
    match kind.unwrap_or_default() {
        "" => cfg!(not(unix)),
        kind => kind != "dumb",
    }
}
