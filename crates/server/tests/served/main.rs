//! A real server, asked over sockets. One program, so that it is built and linked once.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

mod advice;
mod analysis;
mod api;
mod following;
mod garbage;
mod guard;
mod hosts;
mod levels;
mod limits;
mod links;
mod nodes;
mod pages;
mod people;
mod play;
mod posted;
mod rematch;
mod secrets;
mod seeds;
mod sharing;
mod stream;
mod support;
mod undo;
mod versions;
mod workers;
