//! Lines of input, read on a thread of their own, so that commands are obeyed while others act.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

/// Longest accepted line, in bytes.
pub(super) const LONGEST_LINE: usize = 4096;

/// A line of input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum InputLine {
    /// The line without its end; bytes that are not UTF-8 are replaced.
    Text(String),
    /// Longer than [`LONGEST_LINE`].
    TooLong,
    /// The input has ended.
    End,
}

/// The lines of an input in order.
pub(super) struct InputLines {
    lines: Receiver<io::Result<InputLine>>,
    /// A line that was peeked at.
    next: Option<InputLine>,
}

impl InputLines {
    pub(super) fn of(mut input: impl BufRead + Send + 'static) -> InputLines {
        let (tell, lines) = sync_channel(1);
        thread::spawn(move || {
            loop {
                let line = read(&mut input);
                let last = matches!(line, Ok(InputLine::End) | Err(_));
                // The receiver is gone when the game has ended.
                if tell.send(line).is_err() || last {
                    break;
                }
            }
        });
        InputLines { lines, next: None }
    }

    /// Waits for the next line.
    pub(super) fn wait(&mut self) -> io::Result<InputLine> {
        match self.next.take() {
            // The end comes again at every call.
            Some(InputLine::End) => self.next = Some(InputLine::End),
            Some(line) => return Ok(line),
            None => return self.lines.recv().unwrap_or(Ok(InputLine::End)),
        }
        Ok(InputLine::End)
    }

    /// The next line if it comes within a time; it stays the next one.
    pub(super) fn peek(&mut self, timeout: Duration) -> io::Result<Option<&InputLine>> {
        if self.next.is_none() {
            self.next = match self.lines.recv_timeout(timeout) {
                Ok(line) => Some(line?),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => Some(InputLine::End),
            };
        }
        Ok(self.next.as_ref())
    }
}

fn read(input: &mut impl BufRead) -> io::Result<InputLine> {
    let mut bytes = Vec::new();
    input.by_ref().take(LONGEST_LINE as u64).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(InputLine::End);
    }
    if bytes.len() == LONGEST_LINE && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(InputLine::TooLong);
    }
    Ok(InputLine::Text(String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;

    #[test]
    fn a_line_that_is_too_long_is_left_out_as_a_whole() {
        let text = format!("{}1\nstate\r\n\nquit", " ".repeat(LONGEST_LINE));
        let mut lines = InputLines::of(Cursor::new(text.into_bytes()));
        let line = |text: &str| InputLine::Text(text.to_owned());
        for expected in [InputLine::TooLong, line("state"), line(""), line("quit"), InputLine::End, InputLine::End] {
            assert_eq!(lines.wait().unwrap(), expected);
        }
    }

    #[test]
    fn what_was_looked_at_is_still_to_be_done() {
        let mut lines = InputLines::of(Cursor::new(b"state\n".to_vec()));
        while lines.peek(Duration::ZERO).unwrap().is_none() {
            thread::yield_now();
        }
        assert_eq!(lines.wait().unwrap(), InputLine::Text("state".to_owned()));
    }
}
