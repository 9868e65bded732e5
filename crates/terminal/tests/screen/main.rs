//! The full screen, without a terminal: pictures of many moments, and players who type and click.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

mod analysis;
mod hands;
mod pictures;
mod test_table;
