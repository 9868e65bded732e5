//! The rules of Caylus, proved phase by phase. One program, so that it is built and linked once.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

mod attempts;
mod board;
mod buildings;
mod castle;
mod conformance;
mod construction;
mod end_of_turn;
mod faq;
mod favor;
mod files;
mod notary;
mod placement;
mod preparation;
mod properties;
mod prospect;
mod provost;
mod setup;
mod special_buildings;
