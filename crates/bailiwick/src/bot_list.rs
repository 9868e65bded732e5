//! Lists of bots as users write them: `master:2000,journeyman`.

use crate::failure::Failure;
use bots::Level;

/// Reads the value of `--bots`.
pub(crate) fn read_bots(list: &str) -> Result<Vec<Level>, Failure> {
    if list.trim().is_empty() {
        return Err(Failure::Message(
            "--bots names nobody: write for instance --bots journeyman,apprentice".to_owned(),
        ));
    }
    let read = |name: &str| name.trim().parse().map_err(|error| Failure::Message(format!("--bots: {error}")));
    list.split(',').map(read).collect()
}

/// Writes a list that [`read_bots`] reads.
pub(crate) fn write_bots(bots: &[Level]) -> String {
    bots.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}
