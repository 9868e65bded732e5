//! A real server, asked over sockets. One program, so that it is built and linked once.

mod api;
mod garbage;
mod house;
mod pages;
mod play;
mod rematch;
mod secrets;
mod stream;
mod undo;
