//! `bailiwick admin tables`: list, show, end and delete.

use super::age::{date, now};
use super::args::{ChangeArgs, Filter, ListArgs, ShowArgs, TablesArgs, TablesCommand};
use super::place;
use crate::failure::Failure;
use crate::serve;
use games::GameList;
use serde_json::{Value, json};
use std::io::{self, Write};
use store::{Store, StoreError, StoredSeat, StoredTable, TableSummary};

/// Tables that are listed together.
const PAGE: u32 = 500;

pub(super) fn run<L: GameList>(args: &TablesArgs) -> Result<(), Failure> {
    match &args.command {
        TablesCommand::List(args) => list::<L>(args),
        TablesCommand::Show(args) => show::<L>(args),
        TablesCommand::End(args) => change::<L>(args, Change::End),
        TablesCommand::Delete(args) => change::<L>(args, Change::Delete),
    }
}

/// What is done to tables.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    End,
    Delete,
}

/// Refuses a game that nobody knows: an empty list would say that it has no tables.
fn check_game<L: GameList>(filter: &Filter) -> Result<(), Failure> {
    match &filter.game {
        Some(game) if !L::names().contains(&game.as_str()) => {
            let (name, known) = (game::excerpt(game), L::names().join(", "));
            Err(Failure::Message(format!("there is no game `{name}`: the games are {known}")))
        }
        _ => Ok(()),
    }
}

/// The tables that are meant, the oldest first.
fn filtered(store: &Store, filter: &Filter) -> Result<Vec<TableSummary>, Failure> {
    let before = filter.older_than.map(|age| now().saturating_sub(age.0));
    let wanted = |table: &TableSummary| {
        let since = table.ended_at.unwrap_or(table.created);
        filter.game.as_ref().is_none_or(|game| *game == table.game)
            && (!filter.finished || table.ended)
            && (!filter.unfinished || !table.ended)
            && before.is_none_or(|before| since < before)
    };
    let (mut found, mut after) = (Vec::new(), String::new());
    loop {
        let page = store.tables(&after, PAGE)?;
        let Some(last) = page.last() else { break };
        after.clone_from(&last.id);
        found.extend(page.into_iter().filter(wanted));
    }
    found.sort_by(|a, b| (a.created, &a.id).cmp(&(b.created, &b.id)));
    Ok(found)
}

fn state(table: &TableSummary) -> &'static str {
    match (table.abandoned, table.ended) {
        (true, _) => "ended",
        (false, true) => "over",
        (false, false) => "goes on",
    }
}

fn list<L: GameList>(args: &ListArgs) -> Result<(), Failure> {
    check_game::<L>(&args.filter)?;
    let store = place::open_to_read(&place::location(&args.place)?)?;
    let tables = filtered(&store, &args.filter)?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    for table in &tables {
        let line = if args.json { summary_json(table).to_string() } else { row(table) };
        writeln!(out, "{line}")?;
    }
    if !args.json {
        writeln!(out, "{} tables", tables.len())?;
    }
    Ok(out.flush()?)
}

fn row(table: &TableSummary) -> String {
    let TableSummary { id, game, players, created, revision, name, .. } = table;
    let (created, state) = (date(*created), state(table));
    format!("{id}  {game:<8} {players}p  {created}  {state:<8} {revision:>5} lines  {name}")
}

fn summary_json(table: &TableSummary) -> Value {
    json!({
        "id": table.id, "name": table.name, "game": table.game, "rules_version": table.rules_version,
        "players": table.players, "created": table.created, "ended": table.ended, "ended_at": table.ended_at,
        "abandoned": table.abandoned, "lines": table.revision,
    })
}

fn unknown(id: &str) -> Failure {
    Failure::Message(format!("there is no table `{}`: `bailiwick admin tables list` lists them", game::excerpt(id)))
}

fn show<L: GameList>(args: &ShowArgs) -> Result<(), Failure> {
    let store = place::open_to_read(&place::location(&args.place)?)?;
    let table = store.load(&args.id)?.ok_or_else(|| unknown(&args.id))?;
    let kind = L::each(serve::ToServe).into_iter().find(|kind| kind.name() == table.header.game);
    let game = kind.map(|kind| kind.stored_game(&table));
    let replays = match &game {
        Some(Ok(game)) if game.is_over() => format!("over after {} actions", game.actions()),
        Some(Ok(game)) => format!("not over after {} actions", game.actions()),
        Some(Err(error)) => format!("does not replay: {error}"),
        None => "no such game is known here".to_owned(),
    };
    let header = &table.header;
    if args.json {
        let seats: Vec<Value> =
            header.seats.iter().zip(1..).map(|(seat, number)| seat_json(&table, seat, number)).collect();
        let text = json!({
            "id": header.id, "name": header.name, "game": header.game, "rules_version": header.rules_version,
            "options": header.options, "created": header.created, "ended": table.over, "ended_at": table.ended,
            "abandoned": table.abandoned, "rematch_of": header.rematch_of, "rematch": table.rematch,
            "lines": table.lines.len(), "game_state": replays, "seats": seats,
        });
        return Ok(writeln!(io::stdout(), "{text}")?);
    }
    let mut text = format!("{}  {}\n", header.id, header.name);
    text += &format!("{}, rules version {}, {}\n", header.game, header.rules_version, header.options);
    text += &format!("opened {}\n", date(header.created));
    let ended = table.ended.map(|at| format!(" on {}", date(at))).unwrap_or_default();
    text += &match (table.abandoned, table.over) {
        (true, _) => format!("ended by the operator{ended}\n"),
        (false, true) => format!("over{ended}\n"),
        (false, false) => "goes on\n".to_owned(),
    };
    text += &format!("{} lines; the game: {replays}\n", table.lines.len());
    for (seat, number) in header.seats.iter().zip(1..) {
        let holders = holders(&table, number);
        let who = match (&seat.bot, &seat.invitation) {
            (Some(level), _) => format!("bot {level}"),
            (None, Some(_)) => "open".to_owned(),
            (None, None) => format!("held by {holders} secrets"),
        };
        text += &format!(
            "seat {number}: {}{who}\n",
            if seat.name.is_empty() { String::new() } else { format!("{}, ", seat.name) }
        );
    }
    let rematch = table.rematch.map(|id| format!("rematch: {id}\n")).unwrap_or_default();
    Ok(io::stdout().write_all((text + &rematch).as_bytes())?)
}

fn holders(table: &StoredTable, seat: u8) -> usize {
    table.holders.iter().filter(|(held, _)| *held == seat).count()
}

fn seat_json(table: &StoredTable, seat: &StoredSeat, number: u8) -> Value {
    json!({
        "seat": number, "bot": seat.bot, "name": seat.name, "open": seat.invitation.is_some(),
        "holders": holders(table, number),
    })
}

/// Ends or deletes tables, or says what it would do.
fn change<L: GameList>(args: &ChangeArgs, change: Change) -> Result<(), Failure> {
    check_game::<L>(&args.filter)?;
    let location = place::location(&args.place)?;
    // What only says what it would do can look beside a server.
    let store = if args.yes { place::open_to_write(&location)? } else { place::open_to_read(&location)? };
    let mut tables = if args.ids.is_empty() { filtered(&store, &args.filter)? } else { by_id(&store, &args.ids)? };
    if change == Change::End {
        let over = tables.iter().find(|table| table.ended && !args.ids.is_empty());
        if let Some(over) = over {
            return Err(Failure::Message(format!("{}: this game is over already; `delete` removes it", over.id)));
        }
        tables.retain(|table| !table.ended);
    }
    let (would, done) = match change {
        Change::End => ("would be ended", "ended"),
        Change::Delete => ("would be deleted", "deleted"),
    };
    let mut out = io::stdout().lock();
    let mut changed = 0_u64;
    for table in &tables {
        writeln!(out, "{}", row(table))?;
        if args.yes {
            let pending = if change == Change::End { store.abandon(&table.id) } else { store.delete(&table.id) };
            match pending.wait() {
                Ok(()) => changed += 1,
                // Somebody else has done so, or the game has ended by itself.
                Err(StoreError::Conflict) => (),
                Err(error) => return Err(error.into()),
            }
        }
    }
    if args.yes {
        writeln!(out, "{changed} tables {done}")?;
    } else {
        writeln!(out, "{} tables {would}; --yes does it", tables.len())?;
    }
    Ok(())
}

/// The tables with these ids; all have to exist. They are found in the list, which has those too that are damaged.
fn by_id(store: &Store, ids: &[String]) -> Result<Vec<TableSummary>, Failure> {
    let everything = Filter { game: None, finished: false, unfinished: false, older_than: None };
    let mut found = filtered(store, &everything)?;
    found.retain(|table| ids.contains(&table.id));
    match ids.iter().find(|id| !found.iter().any(|table| table.id == **id)) {
        Some(missing) => Err(unknown(missing)),
        None => Ok(found),
    }
}
