//! Everything that is drawn, in every state that games can come to. One program, because each that draws everything takes
//! long to compile.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

mod analysis;
mod board;
mod following;
#[cfg(debug_assertions)]
mod memo;
mod pages;
mod picture;
mod scenes;
mod ys_scoring;
mod ys_table;
