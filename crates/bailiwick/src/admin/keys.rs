//! `bailiwick admin keys`: make, revoke and list the keys of workers.

use super::age::{date, now};
use super::args::{KeyListArgs, KeysArgs, KeysCommand, MakeArgs, RevokeArgs};
use super::place;
use crate::failure::Failure;
use serde_json::json;
use std::io::{self, Write};
use store::StoreError;

/// Longest accepted name of a key, in characters.
const LONGEST_NAME: usize = 60;

pub(super) fn run(args: &KeysArgs) -> Result<(), Failure> {
    match &args.command {
        KeysCommand::Make(args) => make(args),
        KeysCommand::Revoke(args) => revoke(args),
        KeysCommand::List(args) => list(args),
    }
}

fn make(args: &MakeArgs) -> Result<(), Failure> {
    let name = &args.name;
    let is_name = |letter: char| letter.is_alphanumeric() || "-_.@".contains(letter);
    if name.is_empty() || name.chars().count() > LONGEST_NAME || !name.chars().all(is_name) {
        let right = format!("letters, digits, and any of - _ . @, at most {LONGEST_NAME}");
        return Err(Failure::Message(format!("`{}` is not a name for a key: write {right}", game::excerpt(name))));
    }
    let store = place::open_to_read(&place::location(&args.place)?)?;
    let (key, hash) = server::new_worker_key()?;
    match store.add_worker_key(name, hash, now()).wait() {
        Ok(()) => (),
        Err(StoreError::Conflict) => {
            return Err(Failure::exists(format!("there is a key `{name}` already: choose another name")));
        }
        Err(error) => return Err(error.into()),
    }
    let mut out = io::stdout().lock();
    if args.quiet {
        return Ok(writeln!(out, "{key}")?);
    }
    writeln!(out, "{key}")?;
    Ok(writeln!(out, "This is the key `{name}`. It is shown only now; its hash is kept.")?)
}

fn revoke(args: &RevokeArgs) -> Result<(), Failure> {
    let store = place::open_to_read(&place::location(&args.place)?)?;
    match store.revoke_worker_key(&args.name, now()).wait() {
        Ok(()) => Ok(writeln!(io::stdout(), "{}: revoked", args.name)?),
        Err(StoreError::Conflict) => {
            let is_there = store.worker_keys()?.iter().any(|key| key.name == args.name);
            let why =
                if is_there { "was revoked before" } else { "does not exist: `bailiwick admin keys list` lists them" };
            Err(Failure::Message(format!("the key `{}` {why}", game::excerpt(&args.name))))
        }
        Err(error) => Err(error.into()),
    }
}

fn list(args: &KeyListArgs) -> Result<(), Failure> {
    let store = place::open_to_read(&place::location(&args.place)?)?;
    let mut out = io::stdout().lock();
    for key in store.worker_keys()? {
        if args.json {
            writeln!(out, "{}", json!({"name": key.name, "created": key.created, "revoked": key.revoked}))?;
            continue;
        }
        let revoked = key.revoked.map(|at| format!(", revoked {}", date(at))).unwrap_or_default();
        writeln!(out, "{}  made {}{revoked}", key.name, date(key.created))?;
    }
    Ok(())
}
