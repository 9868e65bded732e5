//! Everything that is drawn, in every state that games can come to. One program, because each that draws everything takes
//! long to compile.

mod board;
mod pages;
mod scenes;
mod ys_scoring;
mod ys_table;
