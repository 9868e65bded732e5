//! Files that users name; `-` is standard input or output.

use crate::failure::Failure;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::Path;

/// Opens a file to read, or standard input for `-`.
pub(crate) fn open(path: &Path) -> Result<Box<dyn BufRead>, Failure> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    let file = File::open(path).map_err(|error| Failure::in_file(path, error))?;
    if file.metadata().is_ok_and(|about| about.is_dir()) {
        return Err(Failure::in_file(path, "this is a folder, not a file"));
    }
    Ok(Box::new(BufReader::new(file)))
}

/// Creates a file to write, or takes standard output for `-`.
pub(crate) fn create(path: &Path) -> Result<Box<dyn Write>, Failure> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(BufWriter::new(io::stdout().lock())));
    }
    let file = File::create(path).map_err(|error| Failure::in_file(path, error))?;
    Ok(Box::new(BufWriter::new(file)))
}
