//! The table after a table: those who played sit down there again. However many of them ask for it, and whenever, there is
//! one, and each comes to the seat that he had.

use super::{NewSeat, NewTable, Service, Who};
use crate::secret::Secret;
use crate::table::{Table, Viewer};
use crate::trouble::{Forbidden, Trouble};
use game::Seat;
use std::sync::Arc;
use words::{Language, named};

impl Service {
    /// The rematch of a table, for somebody who held a seat there; returns its id. Whoever asks first sets it up: bots sit
    /// where they sat, others are invited. Those who ask later are led there, each to his seat unless somebody else has
    /// taken it meanwhile.
    pub async fn rematch(self: &Arc<Self>, table: &Arc<Table>, visitor: &Secret) -> Result<String, Trouble> {
        let viewer = self.viewer(table, Some(visitor), None, Language::default())?;
        if viewer.mine.is_empty() {
            return Err(Trouble::NotYours(Forbidden::NoSeat));
        }
        if !table.now().over() {
            return Err(Trouble::NotYours(Forbidden::Running));
        }
        let (service, table, visitor) = (self.clone(), table.clone(), *visitor);
        // Whoever goes away meanwhile leaves nothing half done.
        let task = tokio::spawn(async move {
            let next = service.played_again(&table, &viewer, &visitor).await?;
            for seat in viewer.mine.iter() {
                service.sit_again(&table, &next, seat, &visitor).await?;
            }
            Ok(next.beginning.id.clone())
        });
        task.await.unwrap_or_else(|error| Err(Trouble::Broken(error.to_string())))
    }

    /// The table at which those of a table play again. Of several who set one up at once, the log takes the first.
    async fn played_again(&self, table: &Table, viewer: &Viewer, visitor: &Secret) -> Result<Arc<Table>, Trouble> {
        if let Some(id) = table.rematch() {
            return self.table(id);
        }
        let old = &table.beginning.id;
        let id = match self.set_up(visitor, &like(table, viewer), Some(old.clone())).await {
            Err(Trouble::Conflict) => self.store.rematch_of(old)?.ok_or(Trouble::Conflict)?,
            made => made?,
        };
        table.played_again(&id);
        let next = self.table(&id)?;
        self.wake(&next);
        Ok(next)
    }

    /// Somebody takes the seat again that he had. His other devices share it, as they did.
    async fn sit_again(
        self: &Arc<Self>,
        table: &Table,
        next: &Arc<Table>,
        seat: Seat,
        visitor: &Secret,
    ) -> Result<(), Trouble> {
        if next.seats_of(&visitor.hash()).contains(seat) {
            return Ok(());
        }
        let name = next.beginning.places.get(seat.index()).map(|place| place.name.clone()).unwrap_or_default();
        match self.sit(next, seat, visitor, name).await {
            Err(Trouble::Conflict) if next.held_by_the_same(table, seat) => self.share(next, seat, visitor).await,
            // Somebody else has taken it: he watches.
            Ok(_) | Err(Trouble::Conflict) => Ok(()),
            Err(trouble) => Err(trouble),
        }
    }
}

/// A table like another, for a viewer who holds seats there.
fn like(table: &Table, viewer: &Viewer) -> NewTable {
    let now = table.now();
    let mut names: Vec<&str> = table.beginning.places.iter().map(|place| place.name.as_str()).collect();
    for (seat, name) in now.sat() {
        names.get_mut(seat.index()).into_iter().for_each(|known| *known = name);
    }
    let seat = |((seat, place), name): ((Seat, &store::Place), &str)| NewSeat {
        who: match &place.bot {
            Some(level) => Who::Bot(level.clone()),
            None if viewer.mine.contains(seat) => Who::Here,
            None => Who::Open,
        },
        name: name.to_owned(),
    };
    NewTable {
        game: table.beginning.game.clone(),
        name: named::next(&table.beginning.name),
        options: table.beginning.options.split_whitespace().map(str::to_owned).collect(),
        seats: Seat::ALL.into_iter().zip(&table.beginning.places).zip(names).map(seat).collect(),
        seed: None,
    }
}
