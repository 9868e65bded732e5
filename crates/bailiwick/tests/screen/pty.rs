//! The program in a pseudo-terminal of its own, as it is in a window: the screen as somebody would see it, keys as they
//! come from a keyboard, signals as the kernel sends them.

use rustix::fs::{Mode, OFlags, open};
use rustix::io::dup;
use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Termios, Winsize, tcgetattr, tcsetwinsize};
use std::fs::File;
use std::io::{Read, Write};
use std::num::NonZero;
use std::os::fd::OwnedFd;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The name of the test that becomes the program, see [`become_the_program`].
const CHILD: &str = "becomes_the_program";
/// The arguments of the program, for that test.
const ARGUMENTS: &str = "SCREEN_TEST_ARGUMENTS";
/// Longer than anything takes, even on a machine that has other things to do.
const FAR_TOO_LONG: Duration = Duration::from_secs(60);
/// When nothing has come for so long, the program waits.
const QUIET: Duration = Duration::from_millis(20);

/// A window with the program in it.
pub struct Window {
    child: Child,
    keyboard: File,
    /// Kept open, so that what is set there can be looked at when the program is gone.
    terminal: OwnedFd,
    before: Termios,
    written: Receiver<Vec<u8>>,
    reader: Option<JoinHandle<()>>,
    parser: vt100::Parser,
    /// Everything that was written, for signs of failure.
    pub all: String,
}

/// In the process that a window starts: takes the terminal for its own; returns the arguments. What it needs has no other safe
/// way: a process can only do this to itself.
pub fn take_the_terminal() -> Option<String> {
    let arguments = std::env::var(ARGUMENTS).ok()?;
    rustix::process::setsid().unwrap();
    rustix::process::ioctl_tiocsctty(rustix::stdio::stdin()).unwrap();
    Some(arguments)
}

/// The same, and then becomes the program.
pub fn become_the_program() {
    let Some(arguments) = take_the_terminal() else { return };
    let mut program = Command::new(env!("CARGO_BIN_EXE_bailiwick"));
    panic!("{}", program.env_remove(ARGUMENTS).args(arguments.split('\n')).exec());
}

impl Window {
    /// Opens a window with these columns and rows.
    pub fn open(columns: u16, rows: u16, arguments: &[&str]) -> Window {
        Window::of_kind("xterm-256color", columns, rows, arguments)
    }

    /// The same in a terminal of another kind.
    pub fn of_kind(kind: &str, columns: u16, rows: u16, arguments: &[&str]) -> Window {
        Window::with(CHILD, kind, columns, rows, arguments)
    }

    /// The same with one of these tests in it, which is ignored otherwise.
    pub fn with(test: &str, kind: &str, columns: u16, rows: u16, arguments: &[&str]) -> Window {
        // The program must not inherit this end: then the window could never be closed.
        let keyboard = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
        grantpt(&keyboard).unwrap();
        unlockpt(&keyboard).unwrap();
        let name = ptsname(&keyboard, Vec::new()).unwrap();
        let terminal = open(name.as_c_str(), OFlags::RDWR | OFlags::NOCTTY, Mode::empty()).unwrap();
        resize(&terminal, columns, rows);
        let before = tcgetattr(&terminal).unwrap();
        let end = || dup(&terminal).unwrap();
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", test, "--ignored", "--nocapture"])
            .env(ARGUMENTS, arguments.join("\n"))
            .envs([("TERM", kind), ("LANG", "C.UTF-8"), ("LC_ALL", "C.UTF-8")])
            .env_remove("NO_COLOR")
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .unwrap();
        let keyboard = File::from(keyboard);
        let (written, reader) = reader(keyboard.try_clone().unwrap());
        let parser = vt100::Parser::new(positive(rows), positive(columns), 0);
        Window { child, keyboard, terminal, before, written, reader: Some(reader), parser, all: String::new() }
    }

    /// Takes in what was written until nothing more comes.
    pub fn settle(&mut self) {
        loop {
            match self.written.recv_timeout(QUIET) {
                Ok(bytes) => self.take(&bytes),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn take(&mut self, bytes: &[u8]) {
        self.parser.process(bytes);
        self.all += &String::from_utf8_lossy(bytes);
    }

    /// Waits until the screen shows something.
    pub fn wait_for(&mut self, wanted: &str) {
        let began = Instant::now();
        while !self.text().contains(wanted) {
            let shown = self.text();
            assert!(began.elapsed() < FAR_TOO_LONG, "no “{wanted}” in:\n{shown}");
            if let Ok(bytes) = self.written.recv_timeout(QUIET) {
                self.take(&bytes);
            }
        }
    }

    /// Waits until the screen shows something and nothing of something else: what is drawn comes row by row.
    pub fn wait_for_without(&mut self, wanted: &str, gone: &str) {
        let began = Instant::now();
        self.wait_for(wanted);
        while self.text().contains(gone) {
            assert!(began.elapsed() < FAR_TOO_LONG, "still “{gone}” in:\n{}", self.text());
            self.settle();
        }
        assert!(self.text().contains(wanted), "{}", self.text());
    }

    /// What is on the screen.
    pub fn text(&self) -> String {
        self.parser.screen().contents()
    }

    pub fn keys(&mut self, keys: impl AsRef<[u8]>) {
        self.keyboard.write_all(keys.as_ref()).unwrap();
    }

    /// Keys, and what comes of them.
    pub fn press(&mut self, keys: impl AsRef<[u8]>) {
        self.keys(keys);
        self.settle();
    }

    /// A click with the left button, counted from 0.
    pub fn click(&mut self, column: u16, row: u16) {
        let at = format!("{};{}", column + 1, row + 1);
        self.press(format!("\x1b[<0;{at}M\x1b[<0;{at}m"));
    }

    /// Where something stands on the screen: column and row, counted from 0.
    pub fn find(&self, wanted: &str) -> (u16, u16) {
        let (_, columns) = self.parser.screen().size();
        let rows = self.parser.screen().rows(0, columns.get());
        let found = rows.zip(0..).find_map(|(row, number)| {
            let at = row.find(wanted)?;
            Some((row[..at].chars().count() as u16, number))
        });
        found.unwrap_or_else(|| panic!("no “{wanted}” in:\n{}", self.text()))
    }

    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.settle();
        self.parser.screen_mut().set_size(positive(rows), positive(columns));
        resize(&self.terminal, columns, rows);
        self.settle();
    }

    pub fn signal(&self, signal: Signal) {
        let pid = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw).unwrap();
        kill_process(pid, signal).unwrap();
    }

    /// Closes the window while the program is there: nobody reads any more, nobody types any more.
    pub fn close(&mut self) {
        self.written = channel().1;
        // The reader notices with the next write that nobody listens.
        self.keys("\t");
        self.reader.take().unwrap().join().unwrap();
        self.keyboard = File::open("/dev/null").unwrap();
    }

    /// Whether the program is gone already.
    pub fn is_gone(&mut self) -> bool {
        self.child.try_wait().unwrap().is_some()
    }

    /// Waits for the end of the program.
    pub fn end(&mut self) -> ExitStatus {
        let began = Instant::now();
        loop {
            self.settle();
            if let Some(status) = self.child.try_wait().unwrap() {
                self.settle();
                return status;
            }
            assert!(began.elapsed() < FAR_TOO_LONG, "it does not end:\n{}", self.text());
        }
    }

    /// The terminal is as it was before the program came, and nothing failed.
    pub fn check_restored(&self) {
        self.check_given_back();
        assert!(!self.all.contains("panicked"), "{}", self.all);
    }

    /// The terminal is as it was before the program came, whatever happened.
    pub fn check_given_back(&self) {
        let screen = self.parser.screen();
        assert!(!screen.alternate_screen() && !screen.hide_cursor(), "{}", self.text());
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        let after = tcgetattr(&self.terminal).unwrap();
        assert_eq!(after.local_modes, self.before.local_modes);
        assert_eq!(after.input_modes, self.before.input_modes);
        assert_eq!(after.output_modes, self.before.output_modes);
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        // A process that has gone already need not be ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn positive(number: u16) -> NonZero<u16> {
    NonZero::new(number).unwrap()
}

fn resize(terminal: &OwnedFd, columns: u16, rows: u16) {
    let size = Winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
    tcsetwinsize(terminal, size).unwrap();
}

/// Reads what the program writes, as it comes.
fn reader(mut from: File) -> (Receiver<Vec<u8>>, JoinHandle<()>) {
    let (sender, receiver) = channel();
    let reader = thread::spawn(move || {
        let mut buffer = [0; 65536];
        while let Ok(number @ 1..) = from.read(&mut buffer) {
            if sender.send(buffer[..number].to_vec()).is_err() {
                return;
            }
        }
    });
    (receiver, reader)
}
