//! The one table at which the players of a table play again. Each of them may ask for it at any time; each gets the seat that
//! they had.

use super::{NewSeat, NewTable, Service, Who};
use crate::error::{Error, Forbidden};
use crate::secret::Secret;
use crate::table::{Table, Viewer};
use game::Seat;
use std::sync::Arc;
use store::Priority;
use words::{Chair, Language, named};

impl Service {
    /// The rematch of a table, for a visitor who holds a seat there. Returns its id. The first request sets it up, with the
    /// bots where they sat and open seats for the others; later ones take the visitor's seats there unless somebody else has
    /// taken them.
    pub(crate) async fn rematch(self: &Arc<Self>, table: &Arc<Table>, visitor: &Secret) -> Result<String, Error> {
        let viewer = self.viewer(table, Some(visitor), None, Language::default(), None)?;
        if viewer.mine.is_empty() {
            return Err(Error::Forbidden(Forbidden::NoSeat));
        }
        if !table.now().over() {
            // Another server may know of its end.
            self.make_sure_now(table).await?;
        }
        if !table.now().over() {
            return Err(Error::Forbidden(Forbidden::Running));
        }
        let (service, table, visitor) = (self.clone(), table.clone(), *visitor);
        // A task of its own, because a request that is dropped must leave nothing half done.
        let task = tokio::spawn(async move {
            let next = service.create_rematch(&table, &viewer, &visitor).await?;
            for seat in viewer.mine.iter() {
                service.sit_again(&table, &next, seat, &visitor).await?;
            }
            Ok(next.header.id.clone())
        });
        task.await.unwrap_or_else(|error| Err(Error::internal(error)))
    }

    /// The rematch of a table, set up if there is none. Of several that are set up at once, the log accepts the first.
    async fn create_rematch(
        self: &Arc<Self>,
        table: &Table,
        viewer: &Viewer,
        visitor: &Secret,
    ) -> Result<Arc<Table>, Error> {
        if let Some(id) = table.rematch() {
            return self.table(id).await;
        }
        let old = &table.header.id;
        let id = match self.set_up(visitor, &self.like(table, viewer), Some(old.clone())).await {
            Err(Error::Conflict) => {
                let old = old.clone();
                let found = self.blocking(move |service| service.store.rematch_of(&old)).await??;
                found.ok_or(Error::Conflict)?
            }
            made => made?,
        };
        table.set_rematch(&id);
        let next = self.table(&id).await?;
        if table.now().hints().0 {
            self.agree_on_hints(&next).await?;
        }
        self.wake_for(&next, Priority::Person);
        Ok(next)
    }

    /// Gives a visitor the seat that they had. Their other devices share it, as they did.
    async fn sit_again(
        self: &Arc<Self>,
        table: &Table,
        next: &Arc<Table>,
        seat: Seat,
        visitor: &Secret,
    ) -> Result<(), Error> {
        if next.seats_of(&visitor.hash()).contains(seat) {
            return Ok(());
        }
        let name = next.header.seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default();
        match self.sit(next, seat, visitor, name).await {
            Err(Error::Conflict) if next.held_by_the_same(table, seat) => self.share(next, seat, visitor).await,
            // Somebody else has taken it: the visitor watches.
            Ok(_) | Err(Error::Conflict) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// A new table like another, with the viewer on the seats that they hold there. It does not wait for those who left: bots
    /// of their own sit in their places. Bots think no longer than they may by now.
    fn like(&self, table: &Table, viewer: &Viewer) -> NewTable {
        let now = table.now();
        let levels = table.levels(&*now);
        let seat = |((seat, place), Chair { name, .. }): ((Seat, &store::StoredSeat), Chair)| {
            let (who, name) = match levels.get(seat.index()).copied().flatten() {
                Some(level) => (Who::Bot(self.bounded(level)), if place.bot.is_some() { name } else { String::new() }),
                None if viewer.mine.contains(seat) => (Who::Here, name),
                None => (Who::Open, name),
            };
            NewSeat { who, name }
        };
        NewTable {
            game: table.header.game.clone(),
            name: named::next(&table.header.name),
            options: table.header.options.split_whitespace().map(str::to_owned).collect(),
            seats: Seat::ALL.into_iter().zip(&table.header.seats).zip(table.chairs(&*now)).map(seat).collect(),
            rules_version: None,
            seed: None,
            hints: table.now().hints().0,
        }
    }
}
