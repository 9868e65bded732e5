//! What people do with the seats that they hold, besides playing: taking another name, leaving a seat to a bot, coming back,
//! and removing a table from the list of their tables.

use super::Service;
use super::write::Written;
use crate::error::{Error, Forbidden};
use crate::table::{Table, Viewer};
use bots::cast_characters;
use game::{Seat, SeatSet};
use std::sync::Arc;
use store::Priority;
use words::player_name;

impl Service {
    /// The seat that a request is about: the one that is named, or the first of these.
    pub(super) fn one_of(seats: SeatSet, named: Option<Seat>) -> Result<Seat, Error> {
        match named {
            Some(seat) if !seats.contains(seat) => Err(Forbidden::Seat.into()),
            named => named.or(seats.lowest()).ok_or(Forbidden::NoSeat.into()),
        }
    }

    /// Gives the player of a seat another name; an empty one takes it away.
    pub(crate) async fn rename(
        self: &Arc<Self>,
        table: &Arc<Table>,
        viewer: &Viewer,
        seat: Option<Seat>,
        name: &str,
    ) -> Result<Written, Error> {
        let (seat, name) = (Service::one_of(viewer.mine, seat)?, player_name::clean(name));
        let now = table.now();
        let name = table.distinct_name(&*now, seat, name);
        if table.chairs(&*now).get(seat.index()).is_some_and(|chair| chair.name == name) {
            return Ok(Written { revision: now.revision() });
        }
        self.write(table, move |now| Ok(now.sit(seat, &name))).await
    }

    /// Leaves a seat to a bot, which plays on from now: of the level that is named, or of the usual one. Who set the table up
    /// may give a seat to a bot that nobody has taken.
    pub(crate) async fn leave(
        self: &Arc<Self>,
        table: &Arc<Table>,
        viewer: &Viewer,
        seat: Option<Seat>,
        level: Option<&str>,
    ) -> Result<Written, Error> {
        let free = words::free_seats(&table.chairs(&*table.now()));
        let nobodys = seat.filter(|seat| viewer.owner && free.contains(*seat));
        let seat = nobodys.map_or_else(|| Service::one_of(viewer.mine, seat), Ok)?;
        let kind = self.kind(&table.header.game)?;
        // Whoever is drawn is somebody who does not sit at the table yet.
        let mut levels = vec![self.level_or_usual(kind, level)?];
        levels.extend(table.levels(&*table.now()).into_iter().flatten());
        cast_characters(&mut levels, &(kind.characters)(), getrandom::u64()?);
        let level = levels.swap_remove(0);
        let at = table.clone();
        let decide = move |now: &dyn crate::dyn_game::DynGame| {
            if now.over() {
                return Err(Forbidden::Over.into());
            }
            // They may have left on another device at this moment.
            if at.bots(now).contains(seat) {
                return Err(Error::Conflict);
            }
            Ok(now.leave(seat, &level.to_string()))
        };
        if nobodys.is_none() {
            return self.write(table, decide).await;
        }
        // Its invitation is used up.
        self.write_with(
            table,
            Priority::Person,
            decide,
            |store, id, revision, line, _, follow| store.claim(id, revision, line, Vec::new(), follow),
            || (),
        )
        .await
    }

    /// Takes the seats again that a viewer left to bots. The table is in their list again.
    pub(crate) async fn come_back(self: &Arc<Self>, table: &Arc<Table>, viewer: &Viewer) -> Result<Written, Error> {
        let seats: Vec<Seat> = viewer.left.iter().collect();
        if seats.is_empty() {
            return Err(Forbidden::NotLeft.into());
        }
        let mut written = Written { revision: table.now().revision() };
        for seat in &seats {
            let (at, seat) = (table.clone(), *seat);
            let decide = move |now: &dyn crate::dyn_game::DynGame| {
                if now.over() {
                    return Err(Forbidden::Over.into());
                }
                let name = at.chairs(now).get(seat.index()).map(|chair| chair.name.clone());
                Ok(now.sit(seat, &name.unwrap_or_default()))
            };
            written = self.write(table, decide).await?;
        }
        let seats = seats.iter().map(|seat| seat.number()).collect();
        self.store.set_removed(&table.header.id, seats, false).await?;
        Ok(written)
    }

    /// Removes a table from the list of a viewer's tables, on all devices that hold their seats. They must not be playing
    /// there any more.
    pub(crate) async fn remove(self: &Arc<Self>, table: &Arc<Table>, viewer: &Viewer) -> Result<(), Error> {
        if !viewer.mine.is_empty() && !table.now().over() {
            return Err(Forbidden::Playing.into());
        }
        let seats = viewer.mine.iter().chain(viewer.left.iter()).map(Seat::number).collect();
        Ok(self.store.set_removed(&table.header.id, seats, true).await?)
    }
}
