//! The terminal itself: raw mode and the alternate screen while the window is open. They are undone when it closes, also
//! after a panic.

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::layout::Rect;
use std::io::{self, Stdout, stdout};
use std::mem::ManuallyDrop;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::{panic, thread};

/// The terminal in raw mode, on the alternate screen.
pub(super) struct Window {
    /// Never dropped: its own clean-up would print an error where the terminal is gone. `restore` does it.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>,
}

impl Window {
    /// Enters raw mode and the alternate screen.
    pub(super) fn open() -> io::Result<Window> {
        let (before, own_thread) = (panic::take_hook(), thread::current().id());
        panic::set_hook(Box::new(move |info| {
            // A panic of this thread is printed after the screen is restored. The panic of a bot is reported by the game: its
            // thread must not write across the screen.
            if thread::current().id() == own_thread {
                restore();
                before(info);
            }
        }));
        enable_raw_mode()?;
        IS_OPEN.store(true, Ordering::Relaxed);
        let opened = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)
            .and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        match opened {
            Ok(terminal) => Ok(Window { terminal: ManuallyDrop::new(terminal) }),
            Err(error) => {
                restore();
                Err(error)
            }
        }
    }

    /// Shows what is drawn at the present size.
    pub(super) fn show(&mut self, draw: impl FnOnce(Rect) -> Buffer) -> io::Result<()> {
        self.terminal.draw(|frame| {
            let drawn = draw(frame.area());
            frame.buffer_mut().merge(&drawn);
        })?;
        Ok(())
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        restore();
        // Restores the panic hook of before.
        if !thread::panicking() {
            drop(panic::take_hook());
        }
    }
}

/// Whether the terminal is in raw mode and on the alternate screen. It is restored once: a second time would move the cursor
/// back, and what comes next would overwrite the message of a panic.
static IS_OPEN: AtomicBool = AtomicBool::new(false);

/// Restores the terminal. Errors are ignored: nothing could be done about them.
fn restore() {
    if !IS_OPEN.swap(false, Ordering::Relaxed) {
        return;
    }
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, ratatui::crossterm::cursor::Show);
    let _ = disable_raw_mode();
}

/// The stream of keys, clicks and resizes. It is read on a thread of its own: once a terminal is closed, reading from it
/// never returns, and the game must not wait for that.
pub(super) fn events() -> Receiver<io::Result<Event>> {
    let (tell, events) = channel();
    thread::spawn(move || {
        loop {
            let event = event::read();
            let failed = event.is_err();
            if tell.send(event).is_err() || failed {
                return;
            }
        }
    });
    events
}

/// Whether the terminal still exists: one that was closed has no size.
pub(super) fn is_there() -> bool {
    cfg!(not(unix)) || ratatui::crossterm::terminal::window_size().is_ok()
}
