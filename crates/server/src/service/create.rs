//! New tables, as forms, the API, lessons and rematches ask for them.

use super::Service;
use super::access::keys;
use crate::dyn_game::DynGame;
use crate::error::{Error, Invalid};
use crate::game_kind::GameKind;
use crate::secret::{Secret, table_id};
use crate::table::{Table, since_1970};
use bots::{Level, cast_characters};
use game::Seed;
use std::sync::Arc;
use store::{LogLine, Priority, StoredSeat, TableHeader};
use words::{named, player_name};

/// A table to set up.
pub(crate) struct NewTable {
    /// The name of the game.
    pub(crate) game: String,
    /// The version of its rules; the newest, if none is named.
    pub(crate) rules_version: Option<u32>,
    /// The name of the table; if it is empty, one is made up.
    pub(crate) name: String,
    /// Options as `name=value`.
    pub(crate) options: Vec<String>,
    /// Who sits where.
    pub(crate) seats: Vec<NewSeat>,
    /// The seed of the game; drawn at random if there is none.
    pub(crate) seed: Option<Seed>,
    /// Whether everybody agrees that hints may be asked for.
    pub(crate) hints: bool,
}

/// A seat of a table to set up.
pub(crate) struct NewSeat {
    /// What kind of player.
    pub(crate) who: Who,
    /// The name of the player; may be empty.
    pub(crate) name: String,
}

/// What kind of player sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// The visitor who sets the table up, or another player at their screen.
    Here,
    /// A bot of a level.
    Bot(Level),
    /// The first to follow the seat's invitation.
    Open,
}

impl Service {
    /// Sets up a table for a visitor. Returns its id.
    pub(crate) async fn create(self: &Arc<Self>, visitor: &Secret, new: NewTable) -> Result<String, Error> {
        self.create_with(visitor, new, Vec::new()).await
    }

    /// Sets up a table with lines that are written already. Returns its id.
    pub(crate) async fn create_with(
        self: &Arc<Self>,
        visitor: &Secret,
        new: NewTable,
        done: Vec<LogLine>,
    ) -> Result<String, Error> {
        let id = self.set_up(visitor, &new, None).await?;
        for (revision, line) in (0..).zip(done) {
            self.store.append(&id, revision, line, false, None).await?;
        }
        let table = self.table(&id).await?;
        if new.hints {
            self.agree_on_hints(&table).await?;
        }
        // Whoever sets a table up waits for the bots that are to act.
        self.wake_for(&table, Priority::Person);
        Ok(id)
    }

    /// Writes down that everybody at a new table agrees on hints, unless it is written already.
    pub(super) async fn agree_on_hints(self: &Arc<Self>, table: &Arc<Table>) -> Result<(), Error> {
        let decide = |now: &dyn DynGame| match now.hints() {
            (false, _) if now.actions() == 0 => Ok(now.agree_on_hints()),
            _ => Err(Error::Conflict),
        };
        match self.write(table, decide).await {
            Ok(_) | Err(Error::Conflict) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Writes the header of a new table to the log. Returns its id.
    pub(super) async fn set_up(
        &self,
        visitor: &Secret,
        new: &NewTable,
        rematch_of: Option<String>,
    ) -> Result<String, Error> {
        let id = table_id()?;
        let header = TableHeader { rematch_of, ..header(self.kind(&new.game)?, &id, visitor, new)? };
        let here = (1_u8..).zip(&new.seats).filter(|(_, seat)| seat.who == Who::Here);
        let holders = here.flat_map(|(seat, _)| keys(visitor, &id, seat).map(|hash| (seat, hash))).collect();
        self.store.create(header, holders).await?;
        Ok(id)
    }
}

/// The header of a new table, or what is wrong with it.
fn header(kind: &GameKind, id: &str, visitor: &Secret, new: &NewTable) -> Result<TableHeader, Error> {
    let has_open_seats = new.seats.iter().any(|seat| seat.who == Who::Open);
    if kind.hidden && new.seed.is_some() && has_open_seats {
        return Err(Invalid::KnownSeed.into());
    }
    let seed = match new.seed {
        Some(seed) => seed,
        None => draw_seed(kind.hidden)?,
    };
    // Names are seen by all and say nothing about the seed.
    let names = getrandom::u64()?;
    let chosen: Vec<&str> = new.options.iter().map(String::as_str).collect();
    let players = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
    if !kind.players.contains(&players) {
        return Err(Error::Players { game: kind.name, players: kind.players.clone() });
    }
    let options = kind.settle(players, &chosen, seed).map_err(|error| {
        let detail = error.to_string();
        let alone = |option: &game::OptionSpec| {
            let wanted = chosen.iter().filter(|text| text.split('=').next() == Some(option.name));
            wanted.into_iter().any(|text| kind.settle(players, &[text], seed).is_err())
        };
        match kind.options.iter().find(|option| alone(option)) {
            Some(option) => Error::Option { game: kind.name, name: option.name, players, detail },
            None => Invalid::Options(detail).into(),
        }
    })?;
    let name = player_name::clean(&new.name);
    // Characters are seen by all, too.
    let seats = stored_seats(&cast(kind, &new.seats, getrandom::u64()?), names)?;
    Ok(TableHeader {
        id: id.to_owned(),
        name: if name.is_empty() { kind.table_name(names) } else { name },
        game: kind.name.to_owned(),
        rules_version: new.rules_version.unwrap_or(kind.rules_version.number()),
        options,
        seed: seed.number(),
        created: since_1970(),
        owner: visitor.hash(),
        rematch_of: None,
        seats,
    })
}

/// The seats, with a character for every bot that may have any.
fn cast(kind: &GameKind, seats: &[NewSeat], drawn: u64) -> Vec<NewSeat> {
    let level = |seat: &NewSeat| match seat.who {
        Who::Bot(level) => Some(level),
        Who::Here | Who::Open => None,
    };
    let mut levels: Vec<Level> = seats.iter().filter_map(level).collect();
    cast_characters(&mut levels, &(kind.characters)(), drawn);
    let mut levels = levels.into_iter();
    let mut cast: Vec<NewSeat> = Vec::with_capacity(seats.len());
    for seat in seats {
        let level = level(seat).and_then(|_| levels.next());
        let others = cast.iter().map(|seat| seat.name.as_str());
        let name = player_name::distinct(player_name::clean(&seat.name), others);
        cast.push(NewSeat { who: level.map_or_else(|| seat.who.clone(), Who::Bot), name });
    }
    cast
}

/// The seed of a table. One with secrets has all bits, so that nobody finds it by trying.
fn draw_seed(hidden: bool) -> Result<Seed, getrandom::Error> {
    if !hidden {
        return Ok(getrandom::u64()?.into());
    }
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::new(u128::from_le_bytes(bytes)))
}

/// The seats as the log keeps them. A bot without a name has that of its character, unless somebody else is called so, or
/// else one of those that were drawn.
fn stored_seats(seats: &[NewSeat], names: u64) -> Result<Vec<StoredSeat>, Error> {
    let mut taken: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    let mut bot_name = |number: usize, level: &str| {
        let own = named::of_character(level).filter(|name| !taken.contains(name));
        let name = own.unwrap_or_else(|| named::bot(number, names));
        taken.push(name.clone());
        name
    };
    let stored = |(number, NewSeat { who, name }): (usize, &NewSeat)| {
        let name = name.clone();
        Ok(match who {
            Who::Bot(level) => {
                let level = level.to_string();
                let name = if name.is_empty() { bot_name(number, &level) } else { name };
                StoredSeat { bot: Some(level), name, invitation: None, was_open: false }
            }
            Who::Here => StoredSeat { bot: None, name, invitation: None, was_open: false },
            Who::Open => {
                let secret = Secret::new()?;
                let invitation = Some((secret.to_string(), secret.hash()));
                StoredSeat { bot: None, name, invitation, was_open: true }
            }
        })
    };
    seats.iter().enumerate().map(stored).collect()
}
