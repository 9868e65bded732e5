//! What is wrong with a table or a record, in words for the operator.

use std::fmt;

/// What is wrong.
#[derive(Debug)]
pub(super) struct Fault(String);

impl Fault {
    pub(super) fn new(what: impl fmt::Display) -> Fault {
        Fault(what.to_string())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Errors that say what is wrong.
macro_rules! faults {
    ($($error:ty),*) => {
        $(impl From<$error> for Fault {
            fn from(error: $error) -> Fault {
                Fault::new(error)
            }
        })*
    };
}

faults!(game::RecordError, server::ReplayError, server::ImportError, bots::LevelError, serde_json::Error);
