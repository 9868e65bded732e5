//! A program that runs beside this one and is spoken to line by line. It is never waited for without a limit, whatever it does:
//! reading and writing have threads of their own, and it is ended with everything that it has started.

use super::family::Family;
use crate::engine::line::{Line, read_line};
use std::io::{self, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// A running program. It ends when this is dropped.
pub(super) struct Process {
    child: Child,
    family: Family,
    lines: Receiver<Line>,
    /// What is to be written: a program that does not read must not hold us up.
    input: Sender<String>,
    complaints: Arc<Mutex<Vec<u8>>>,
    /// Reads the complaints until there are no more.
    listening: JoinHandle<()>,
}

/// Why no line came.
pub(super) enum NoLine {
    /// The time is over.
    Silence,
    /// The program closed its output; how it ended, in words.
    Ended(String),
    /// The line is too long.
    TooLong,
    /// The line is not text.
    NotText,
}

/// Lines that are read ahead.
const MOST_WAITING: usize = 16;
/// As much of standard error is kept.
const MOST_COMPLAINTS: usize = 2000;
/// How long a program that closed its output may take to end by itself.
const LEAVING: Duration = Duration::from_millis(300);
/// How long the standard error of a program that has ended may take to be read.
const LAST_WORDS: Duration = Duration::from_secs(1);

impl Process {
    /// Starts a program: its path and its arguments.
    pub(super) fn start(words: &[String]) -> io::Result<Process> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let (mut child, family) = Family::spawn(&mut command)?;
        let (input, to_write) = channel();
        let (read, lines) = sync_channel(MOST_WAITING);
        let complaints = Arc::new(Mutex::new(Vec::new()));
        let kept = complaints.clone();
        let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        thread::spawn(move || stdin.map(|stdin| write(stdin, &to_write)));
        thread::spawn(move || stdout.map(|stdout| read_lines(stdout, &read)));
        let listening = thread::spawn(move || stderr.into_iter().for_each(|stderr| keep_the_end(stderr, &kept)));
        Ok(Process { child, family, lines, input, complaints, listening })
    }

    /// Sends a line. Whether it arrives shows in what comes back.
    pub(super) fn send(&self, line: String) {
        let _ = self.input.send(line + "\n");
    }

    /// A line that has come already, if there is one.
    pub(super) fn waiting(&self) -> Option<Line> {
        self.lines.try_recv().ok()
    }

    /// The next line, if it comes before the deadline.
    pub(super) fn line(&mut self, deadline: Instant) -> Result<String, NoLine> {
        match self.lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(Line::Text(text)) => Ok(text),
            Ok(Line::TooLong) => Err(NoLine::TooLong),
            Ok(Line::NotText) => Err(NoLine::NotText),
            Err(RecvTimeoutError::Timeout) => Err(NoLine::Silence),
            Err(RecvTimeoutError::Disconnected) => Err(NoLine::Ended(self.end_in_words())),
        }
    }

    /// How a program ended that has closed its output, with the last line of its standard error.
    fn end_in_words(&mut self) -> String {
        let ended = self.wait(LEAVING).map(|status| format!("it ended ({status})"));
        // Its last words may not have been read yet. Whoever it has started may still hold the pipe open.
        let deadline = Instant::now() + LAST_WORDS;
        while ended.is_some() && !self.listening.is_finished() && Instant::now() < deadline {
            thread::sleep(Duration::from_millis(1));
        }
        let status = ended.unwrap_or("it closed its output".to_owned());
        match self.last_complaint() {
            Some(complaint) => format!("{status}, saying `{complaint}`"),
            None => status,
        }
    }

    /// Waits for its end, but not for long. Returns how it ended, if it did.
    pub(super) fn wait(&mut self, limit: Duration) -> Option<ExitStatus> {
        let deadline = Instant::now() + limit;
        loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(5)),
                ended => return ended.ok().flatten(),
            }
        }
    }

    /// The last line of standard error.
    pub(super) fn last_complaint(&self) -> Option<String> {
        let bytes = self.complaints.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&bytes);
        let line = text.lines().map(str::trim).rfind(|line| !line.is_empty())?;
        Some(line.chars().take(200).flat_map(char::escape_debug).collect())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.family.end();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write(mut stdin: ChildStdin, to_write: &Receiver<String>) {
    for text in to_write {
        if stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(stdout: ChildStdout, read: &SyncSender<Line>) {
    let mut stdout = BufReader::new(stdout);
    while let Ok(Some(line)) = read_line(&mut stdout, false) {
        // After a line that is too long the rest cannot be told apart.
        let last = line == Line::TooLong;
        if read.send(line).is_err() || last {
            return;
        }
    }
}

fn keep_the_end(mut stderr: ChildStderr, kept: &Mutex<Vec<u8>>) {
    let mut bytes = [0; 1024];
    while let Ok(number @ 1..) = stderr.read(&mut bytes) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&bytes[..number]);
        let surplus = kept.len().saturating_sub(MOST_COMPLAINTS);
        kept.drain(..surplus);
    }
}
