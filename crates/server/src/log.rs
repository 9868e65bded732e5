//! The log for whoever runs the server, on standard error: lines for people, or one JSON object a line for programs.
//!
//! What happens within a request carries the id of the request and the table. Addresses are never logged, nor are paths: those of
//! invitations and personal links are secrets.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::time::{Duration, Instant};
use tracing_subscriber::fmt;

pub use tracing::Level as LogLevel;

/// The form of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// A JSON object a line.
    Json,
}

/// Writes the log of this process to standard error from now on: what is at least as important as `level`. If a log is being
/// written already, nothing changes.
pub fn log_to_stderr(format: LogFormat, level: LogLevel) {
    // A line that cannot be written (a full disk, a reader that has gone) is lost, and the server goes on; a complaint about
    // it would panic on the same standard error.
    let log = fmt().with_max_level(level).with_writer(std::io::stderr).with_target(false).log_internal_errors(false);
    let _ = match format {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    };
}

/// Bounds how often the same kind of thing is logged, so that a fault that meets every request does not fill the disk.
pub(crate) struct Seldom(Mutex<Option<Counted>>);

struct Counted {
    since: Instant,
    lines: u32,
    left_out: u64,
}

impl Seldom {
    const SPAN: Duration = Duration::from_secs(10);
    const MOST: u32 = 20;

    pub(crate) const fn new() -> Seldom {
        Seldom(Mutex::new(None))
    }

    /// Whether to log now; if so, how many were left out before.
    pub(crate) fn now(&self, now: Instant) -> Option<u64> {
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let span = counted.get_or_insert(Counted { since: now, lines: 0, left_out: 0 });
        if now.saturating_duration_since(span.since) >= Seldom::SPAN {
            (span.since, span.lines) = (now, 0);
        }
        if span.lines >= Seldom::MOST {
            span.left_out += 1;
            return None;
        }
        span.lines += 1;
        Some(std::mem::take(&mut span.left_out))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_too_often_is_counted_instead() {
        let (seldom, now) = (Seldom::new(), Instant::now());
        assert_eq!((0..100).filter(|_| seldom.now(now).is_some()).count(), Seldom::MOST as usize);
        assert_eq!(seldom.now(now + Seldom::SPAN), Some(80));
        assert_eq!(seldom.now(now + Seldom::SPAN), Some(0));
    }
}
