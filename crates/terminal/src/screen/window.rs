//! The terminal itself: taken over when the window opens, and given back as it was when it closes, also when the program
//! fails inside.

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

/// The terminal while it is ours.
pub struct Window {
    /// It is given back by `give_back` alone: by itself it would complain where nobody can read any more.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>,
}

impl Window {
    /// Takes the terminal over.
    pub fn open() -> io::Result<Window> {
        let (before, ours) = (panic::take_hook(), thread::current().id());
        panic::set_hook(Box::new(move |info| {
            // What goes wrong here is to be read where the player looks then. When a bot fails, the game says so itself: its
            // thread must not write across the screen.
            if thread::current().id() == ours {
                give_back();
                before(info);
            }
        }));
        enable_raw_mode()?;
        OURS.store(true, Ordering::Relaxed);
        let opened = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)
            .and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        match opened {
            Ok(terminal) => Ok(Window { terminal: ManuallyDrop::new(terminal) }),
            Err(error) => {
                give_back();
                Err(error)
            }
        }
    }

    /// Shows what is drawn at the size of now.
    pub fn show(&mut self, draw: impl FnOnce(Rect) -> Buffer) -> io::Result<()> {
        self.terminal.draw(|frame| {
            let drawn = draw(frame.area());
            frame.buffer_mut().merge(&drawn);
        })?;
        Ok(())
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        give_back();
        // From here on a failure is told as it was before.
        if !thread::panicking() {
            drop(panic::take_hook());
        }
    }
}

/// Whether the terminal is ours. It is given back once: a second time the cursor would go back to where it was before, and
/// whatever comes next would be written over what a failure told.
static OURS: AtomicBool = AtomicBool::new(false);

/// The terminal as it was. There is nothing that could be done if it cannot be.
fn give_back() {
    if !OURS.swap(false, Ordering::Relaxed) {
        return;
    }
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, ratatui::crossterm::cursor::Show);
    let _ = disable_raw_mode();
}

/// What is typed and clicked from now on. It is read in a thread of its own: once a terminal is closed, reading from it never
/// comes to an end, and the game must not wait for that.
pub fn events() -> Receiver<io::Result<Event>> {
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

/// Whether the terminal is still there. One that was closed has no size any more.
pub fn is_there() -> bool {
    cfg!(not(unix)) || ratatui::crossterm::terminal::window_size().is_ok()
}
