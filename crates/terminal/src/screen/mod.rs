//! The full screen: the whole table drawn in characters, with everything that a player can do and ask. Drawing is a pure
//! function from what one seat sees to a picture and what can be clicked there (`compose`); a [`Session`] knows what keys
//! and clicks do; only this file and `window` touch the terminal.

mod answers;
mod caylus;
mod choices;
mod compose;
mod curtain;
mod end;
mod face;
mod frames;
mod help;
mod log;
mod look;
mod painted;
#[cfg(test)]
mod reach;
mod rows;
mod seats;
mod session;
mod signs;
mod told;
mod window;
mod ys;

pub use painted::Painted;
pub use session::{Session, Then};
pub use signs::Manner;
pub(crate) use signs::ascii;

use crate::farewell::farewell;
use crate::{End, Table};
use ratatui::crossterm::event::Event;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use window::Window;
use words::Words;

/// How long to wait for a key before the table is looked at again: while somebody else is to act, and otherwise.
const PATIENCE: [Duration; 2] = [Duration::from_millis(15), Duration::from_millis(100)];
/// After so many events the screen is drawn, even if there are more.
const AT_ONCE: usize = 50;
/// How long the sign that turns stands still.
const STILL: Duration = Duration::from_millis(100);

/// Plays at the terminal until whoever plays leaves. The terminal is afterwards as it was, whatever happened, and a line
/// says where the game is.
pub fn run<G: Painted>(table: &mut dyn Table<G>, words: &Words) -> io::Result<End> {
    show(table, words)?;
    let over = table.outcome().is_some();
    if let Some(told) = farewell(words, table).filter(|_| window::is_there()) {
        writeln!(io::stdout(), "{told}")?;
    }
    Ok(if over { End::Over } else { End::Left })
}

/// Shows the table and does what is typed and clicked.
fn show<G: Painted>(table: &mut dyn Table<G>, words: &Words) -> io::Result<()> {
    let manner = Manner::from_environment(|name| std::env::var(name).ok());
    let asked_to_end = asked_to_end()?;
    let mut window = Window::open()?;
    let events = window::events();
    let mut session = Session::new(table, words, manner);
    let mut then = Then::Draw;
    let began = Instant::now();
    while then != Then::Leave && !asked_to_end.load(Ordering::Relaxed) && window::is_there() {
        if then == Then::Draw {
            let shown = window.show(|area| session.draw(area));
            // Where the terminal has just been closed, nothing can be drawn, and nothing went wrong.
            shown.or_else(|error| if window::is_there() { Err(error) } else { Ok(()) })?;
        }
        let patience = PATIENCE[usize::from(session.is_asked())];
        then = match events.recv_timeout(patience) {
            Ok(event) => take(&mut session, &event?, &events)?,
            Err(RecvTimeoutError::Timeout) => session.refresh(began.elapsed().div_duration_f32(STILL) as usize),
            Err(RecvTimeoutError::Disconnected) => Then::Leave,
        };
    }
    Ok(())
}

/// Does what is typed and clicked, one after the other as long as there is more, so that a slow line does not lag behind.
fn take<G: Painted>(
    session: &mut Session<'_, G>,
    first: &Event,
    events: &Receiver<io::Result<Event>>,
) -> io::Result<Then> {
    let mut then = session.event(first);
    for event in events.try_iter().take(AT_ONCE) {
        if then == Then::Leave {
            break;
        }
        then = then.max(session.event(&event?));
    }
    Ok(then)
}

/// Whether somebody asked the program to end, or closed the terminal.
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
