//! Messages to whoever runs the server, on standard error.

use std::fmt;
use std::io::Write;

/// Writes a line. If it cannot be written (a full disk, a reader that has gone), the server goes on without it; `eprintln!`
/// would panic.
pub(crate) fn report(line: fmt::Arguments<'_>) {
    let _ = std::io::stderr().write_all(format!("{line}\n").as_bytes());
}
