//! The full screen, without a terminal: pictures of many moments, and players who type and click.

mod hands;
mod house;
mod pictures;
