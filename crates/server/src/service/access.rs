//! Who asks, and what they may see and do at a table.

use super::Service;
use crate::error::{Error, Forbidden, NotFound};
use crate::host::Host;
use crate::secret::{Secret, same};
use crate::table::{Table, Viewer};
use game::{Seat, SeatSet, Sight, SightError};
use store::Hash;
use words::Language;

impl Service {
    /// The viewer that a secret stands for. To see with a seat of somebody else is allowed where nothing is hidden, or once
    /// the game is over.
    pub(crate) fn viewer(
        &self,
        table: &Table,
        secret: Option<&Secret>,
        chosen: Option<Seat>,
        language: Language,
        host: Option<Host>,
    ) -> Result<Viewer, Error> {
        let hash = secret.map(Secret::hash);
        let held = hash.map_or(SeatSet::NONE, |hash| table.seats_of(&hash));
        let left = held.intersection(table.bots(&*table.now()));
        let mine = held.iter().filter(|seat| !left.contains(*seat)).collect();
        let owner = hash.is_some_and(|hash| same(&hash, &table.header.owner));
        if let Some(seat) = chosen {
            Sight::new(table.now().situation(), mine).choose(seat)?;
        }
        let secret = secret.copied().filter(|_| !held.is_empty());
        Ok(Viewer { mine, left, owner, chosen, secret, language, host })
    }

    /// The seat that acts for a viewer: the one they name, or the first of theirs that is to act.
    pub(crate) fn acting(&self, table: &Table, viewer: &Viewer, seat: Option<Seat>) -> Result<Seat, Error> {
        Ok(viewer.sight(table.now().situation()).acting(seat)?)
    }
}

impl From<SightError> for Error {
    fn from(error: SightError) -> Error {
        match error {
            SightError::NoSuchSeat(_) => Error::NotFound(NotFound::Seat),
            SightError::NotHeld(_) => Error::Forbidden(Forbidden::Seat),
            SightError::Spectator => Error::Forbidden(Forbidden::NoSeat),
        }
    }
}

/// The hashes with which a visitor holds a seat: that of their cookie, and that of the personal link derived from it.
pub(super) fn keys(visitor: &Secret, id: &str, seat: u8) -> [Hash; 2] {
    [visitor.hash(), visitor.of_seat(id, seat, 0).hash()]
}
