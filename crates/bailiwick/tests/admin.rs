//! `bailiwick admin` as an operator uses it, on SQLite always, and on the database of PostgreSQL that `BAILIWICK_TEST_POSTGRES`
//! names, if there is one.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

#[path = "admin/backups.rs"]
mod backups;
#[path = "admin/copies.rs"]
mod copies;
#[path = "admin/damage.rs"]
mod damage;
#[path = "admin/games.rs"]
mod games;
#[path = "admin/keys.rs"]
mod keys;
mod running;
#[path = "admin/support.rs"]
mod support;
#[path = "admin/tables.rs"]
mod tables;
