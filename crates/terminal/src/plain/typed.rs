//! What is typed, read by a thread of its own: so somebody who waits for others can still be heard.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

/// Nobody types a line as long as this.
pub(super) const LONGEST_LINE: usize = 4096;

/// A line that was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Typed {
    /// Without its end; what is no text in it is a mark.
    Line(String),
    /// Too long to be meant: nothing of it is done.
    TooLong,
    /// Nothing comes any more.
    End,
}

/// The lines in their order.
pub(super) struct Lines {
    lines: Receiver<io::Result<Typed>>,
    /// One that was looked at and is still to be done.
    next: Option<Typed>,
}

impl Lines {
    pub fn of(mut input: impl BufRead + Send + 'static) -> Lines {
        let (tell, lines) = sync_channel(1);
        thread::spawn(move || {
            loop {
                let line = read(&mut input);
                let last = matches!(line, Ok(Typed::End) | Err(_));
                // Nobody listens any more when the game has ended.
                if tell.send(line).is_err() || last {
                    break;
                }
            }
        });
        Lines { lines, next: None }
    }

    /// The next line, however long it takes.
    pub fn wait(&mut self) -> io::Result<Typed> {
        match self.next.take() {
            // Whoever asks again hears again that nothing comes.
            Some(Typed::End) => self.next = Some(Typed::End),
            Some(line) => return Ok(line),
            None => return self.lines.recv().unwrap_or(Ok(Typed::End)),
        }
        Ok(Typed::End)
    }

    /// The next line if it comes so soon; it stays the next one.
    pub fn peek(&mut self, patience: Duration) -> io::Result<Option<&Typed>> {
        if self.next.is_none() {
            self.next = match self.lines.recv_timeout(patience) {
                Ok(line) => Some(line?),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => Some(Typed::End),
            };
        }
        Ok(self.next.as_ref())
    }
}

fn read(input: &mut impl BufRead) -> io::Result<Typed> {
    let mut bytes = Vec::new();
    input.by_ref().take(LONGEST_LINE as u64).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(Typed::End);
    }
    if bytes.len() == LONGEST_LINE && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Typed::TooLong);
    }
    Ok(Typed::Line(String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;

    #[test]
    fn a_line_that_is_too_long_is_left_out_as_a_whole() {
        let text = format!("{}1\nstate\r\n\nquit", " ".repeat(LONGEST_LINE));
        let mut lines = Lines::of(Cursor::new(text.into_bytes()));
        let line = |text: &str| Typed::Line(text.to_owned());
        for expected in [Typed::TooLong, line("state"), line(""), line("quit"), Typed::End, Typed::End] {
            assert_eq!(lines.wait().unwrap(), expected);
        }
    }

    #[test]
    fn what_was_looked_at_is_still_to_be_done() {
        let mut lines = Lines::of(Cursor::new(b"state\n".to_vec()));
        while lines.peek(Duration::ZERO).unwrap().is_none() {
            thread::yield_now();
        }
        assert_eq!(lines.wait().unwrap(), Typed::Line("state".to_owned()));
    }
}
