//! How visitors come to tables: taking open seats, moving seats to other devices, and the list of their tables.

use super::Service;
use super::access::keys;
use super::write::Written;
use crate::error::{Error, NotFound};
use crate::secret::Secret;
use crate::table::Table;
use game::{Seat, SeatSet};
use std::sync::Arc;
use words::{Chair, Language, Words, player_name};

/// Most seats that the start page lists.
const MOST_LISTED: u32 = 60;

/// A table in the list of a visitor's tables.
pub(crate) struct Listed {
    /// Its id.
    pub(crate) id: String,
    /// Its name.
    pub(crate) name: String,
    /// The name of the game.
    pub(crate) game: String,
    /// The names of the players, by seat.
    pub(crate) players: Vec<String>,
    /// The seats that the visitor holds.
    pub(crate) mine: SeatSet,
    /// The seats that are to act.
    pub(crate) to_act: SeatSet,
    /// Whether the game is over.
    pub(crate) over: bool,
    /// Where the game stands, in a few words.
    pub(crate) stands: String,
}

impl Service {
    /// The open seat that an invitation is for.
    pub(crate) async fn invited(self: &Arc<Self>, invitation: &Secret) -> Result<(Arc<Table>, Seat), Error> {
        let hash = invitation.hash();
        let found = self.blocking(move |service| service.store.invited(&hash)).await??;
        let found = found.and_then(|(id, seat)| Some((id, Seat::from_number(seat)?)));
        let (id, seat) = found.ok_or(Error::NotFound(NotFound::Invitation))?;
        Ok((self.table(&id).await?, seat))
    }

    /// Takes an open seat by its invitation.
    pub(crate) async fn claim(
        self: &Arc<Self>,
        invitation: &Secret,
        visitor: &Secret,
        name: &str,
    ) -> Result<(Arc<Table>, Seat), Error> {
        let (table, seat) = self.invited(invitation).await?;
        self.sit(&table, seat, visitor, player_name::clean(name)).await?;
        Ok((table, seat))
    }

    /// Gives an open seat to a visitor. It is a conflict if the seat is not open any more.
    pub(super) async fn sit(
        self: &Arc<Self>,
        table: &Arc<Table>,
        seat: Seat,
        visitor: &Secret,
        name: String,
    ) -> Result<Written, Error> {
        let hashes = keys(visitor, &table.header.id, seat.number());
        let taken = table.clone();
        self.write_with(
            table,
            move |now| Ok(now.sit(seat, &name)),
            move |store, id, revision, line, _| store.claim(id, revision, line, hashes.to_vec()),
            move || taken.hold(seat, &hashes),
        )
        .await
    }

    /// Gives a visitor (another browser of the same person) the seats that a secret holds. Returns the id of the newest table.
    pub(crate) async fn adopt(self: &Arc<Self>, secret: &Secret, visitor: &Secret) -> Result<String, Error> {
        let hash = secret.hash();
        let held = self.blocking(move |service| service.store.held(&hash, MOST_LISTED)).await??;
        for (id, number) in &held {
            if let Some(seat) = Seat::from_number(*number) {
                self.share(&*self.table(id).await?, seat, visitor).await?;
            }
        }
        held.into_iter().next().map(|(id, _)| id).ok_or(Error::NotFound(NotFound::Seat))
    }

    /// Gives a seat to a visitor in addition to those who hold it.
    pub(super) async fn share(&self, table: &Table, seat: Seat, visitor: &Secret) -> Result<(), Error> {
        let id = &table.header.id;
        let hashes = keys(visitor, id, seat.number());
        self.store.hold(id, seat.number(), hashes.to_vec()).await?;
        table.hold(seat, &hashes);
        Ok(())
    }

    /// The tables of a visitor, newest first.
    pub(crate) async fn listed(self: &Arc<Self>, visitor: &Secret, language: Language) -> Result<Vec<Listed>, Error> {
        let visitor = *visitor;
        self.blocking(move |service| service.list(&visitor, language)).await?
    }

    fn list(&self, visitor: &Secret, language: Language) -> Result<Vec<Listed>, Error> {
        let mut ids: Vec<String> =
            self.store.held(&visitor.hash(), MOST_LISTED)?.into_iter().map(|(id, _)| id).collect();
        ids.dedup();
        let listed = |id: &String| -> Result<Listed, Error> {
            let table = self.load_table(id)?;
            let viewer = self.viewer(&table, Some(visitor), None, language, None)?;
            let now = table.now();
            let chairs = table.about(&*now, &viewer, &self.base).chairs;
            Ok(Listed {
                id: id.clone(),
                name: table.header.name.clone(),
                game: table.header.game.clone(),
                players: chairs.into_iter().map(|chair| named_or_free(&chair, language)).collect(),
                mine: viewer.mine,
                to_act: now.to_act(),
                over: now.over(),
                stands: now.stands(viewer.sight(now.situation()).viewpoint(), Words::of(language)),
            })
        };
        // A table that cannot be loaded does not hide the others.
        Ok(ids.iter().filter_map(|id| listed(id).ok()).collect())
    }
}

/// The name of the player on a chair, or that the chair is free.
fn named_or_free(chair: &Chair, language: Language) -> String {
    if chair.name.is_empty() { Words::of(language).text("board-nobody").into_owned() } else { chair.name.clone() }
}
