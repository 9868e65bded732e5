//! The full screen: the whole table drawn in characters, with everything that a player can do and ask.
//!
//! - `table_view` is what is seen of the table, `screen_state` what the player has typed and opened, and [`DrawContext`] both
//!   together for drawing.
//! - `render` lays the screen out: a pure function to a buffer and what can be clicked there. It is made of [`TextRow`]s;
//!   `question`, `log`, `help`, `result`, `analysis` and `curtain` are its parts.
//! - [`TerminalBoard`] is what a game brings: `caylus` and `ys` have boards of their own, `plain_board` is the default.
//! - `answers` are the keys that are typed for actions.
//! - [`Session`] handles keys and clicks. Only this file and `window` touch the terminal.

mod analysis;
mod answers;
mod capabilities;
mod caylus;
mod curtain;
mod draw_context;
mod frames;
mod help;
mod log;
mod narration_cache;
mod plain_board;
mod player_rows;
mod question;
#[cfg(test)]
mod reachability_tests;
mod render;
mod result;
mod screen_state;
mod session;
mod style;
mod table_view;
mod terminal_board;
mod text_row;
mod window;
mod ys;

pub use capabilities::Capabilities;
pub(crate) use capabilities::ascii_fallback;
pub use draw_context::{DrawContext, Mark};
#[cfg(test)]
pub(crate) use narration_cache::NarrationCache;
pub use session::{Reaction, Session};
pub use table_view::TableView;
pub use terminal_board::{ClickTarget, TerminalBoard};
pub use text_row::{Span, TextRow, TextRows, flow, side_by_side, wrap};

use crate::farewell::farewell;
use crate::{End, GameTable};
use ratatui::crossterm::event::Event;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use window::Window;
use words::Words;

/// How long to wait for a key before the table is refreshed: while others act, and otherwise.
const POLLING: [Duration; 2] = [Duration::from_millis(15), Duration::from_millis(100)];
/// Most events that are handled before the screen is drawn again.
const AT_ONCE: usize = 50;
/// Period of the spinner.
const SPINNER: Duration = Duration::from_millis(100);

/// Plays on the full screen until the player leaves. Afterwards the terminal is restored, and a line says where the game is.
///
/// # Errors
///
/// If the terminal cannot be read or written.
pub fn run<G: TerminalBoard>(table: &mut dyn GameTable<G>, words: &Words) -> io::Result<End> {
    show(table, words)?;
    let over = table.outcome().is_some();
    if let Some(told) = farewell(words, table).filter(|_| window::is_there()) {
        writeln!(io::stdout(), "{told}")?;
    }
    Ok(if over { End::Over } else { End::Left })
}

/// Draws the table and handles events until the player leaves.
fn show<G: TerminalBoard>(table: &mut dyn GameTable<G>, words: &Words) -> io::Result<()> {
    let manner = Capabilities::from_environment(|name| std::env::var(name).ok());
    let asked_to_end = asked_to_end()?;
    let mut window = Window::open()?;
    let events = window::events();
    let mut session = Session::new(table, words, manner);
    let mut then = Reaction::Redraw;
    let began = Instant::now();
    while then != Reaction::Leave && !asked_to_end.load(Ordering::Relaxed) && window::is_there() {
        if then == Reaction::Redraw {
            let shown = window.show(|area| session.draw(area));
            // If the terminal has just been closed, that nothing can be drawn is not an error.
            shown.or_else(|error| if window::is_there() { Err(error) } else { Ok(()) })?;
        }
        let timeout = POLLING[usize::from(session.is_asked())];
        then = match events.recv_timeout(timeout) {
            Ok(event) => handle(&mut session, &event?, &events)?,
            Err(RecvTimeoutError::Timeout) => session.refresh(began.elapsed().div_duration_f32(SPINNER) as usize),
            Err(RecvTimeoutError::Disconnected) => Reaction::Leave,
        };
    }
    Ok(())
}

/// Handles an event and those that wait behind it, so that drawing does not lag behind on a slow line.
fn handle<G: TerminalBoard>(
    session: &mut Session<'_, G>,
    first: &Event,
    events: &Receiver<io::Result<Event>>,
) -> io::Result<Reaction> {
    let mut then = session.event(first);
    for event in events.try_iter().take(AT_ONCE) {
        if then == Reaction::Leave {
            break;
        }
        then = then.max(session.event(&event?));
    }
    Ok(then)
}

/// A flag that is set when the program is asked to end or its terminal is closed.
fn asked_to_end() -> io::Result<Arc<AtomicBool>> {
    let asked = Arc::new(AtomicBool::new(false));
    for signal in [
        signal_hook::consts::SIGTERM,
        signal_hook::consts::SIGINT,
        #[cfg(unix)]
        signal_hook::consts::SIGHUP,
    ] {
        signal_hook::flag::register(signal, Arc::clone(&asked))?;
    }
    Ok(asked)
}
