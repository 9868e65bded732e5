//! How visitors come to tables: taking open seats, moving seats to other devices, and the list of their tables.

use super::Service;
use super::access::keys;
use super::write::Written;
use crate::error::{Error, Forbidden, NotFound};
use crate::secret::Secret;
use crate::table::{Table, Viewer};
use game::{Outcome, Seat, SeatSet};
use std::sync::Arc;
use store::{Hash, Priority};
use ui::{YourResult, YourTable};
use words::{Chair, Language, Sitter, Words, player_name};

/// Most tables that the start page lists: all that go on, and then the newest of those that are over.
const MOST_LISTED: u32 = 200;
/// Most seats that a personal link moves. A browser that is moved whole may hold many.
const MOST_MOVED: u32 = 1_000;

impl Service {
    /// The seat that an invitation is for, and whether it is still open.
    pub(crate) async fn invited(self: &Arc<Self>, invitation: &Secret) -> Result<(Arc<Table>, Seat, bool), Error> {
        let hash = invitation.hash();
        let found = self.blocking(move |service| service.store.invited(&hash)).await??;
        let found = found.and_then(|found| Some((found.id, Seat::from_number(found.seat)?, found.is_open)));
        let (id, seat, is_open) = found.ok_or(Error::NotFound(NotFound::Invitation))?;
        Ok((self.table(&id).await?, seat, is_open))
    }

    /// Takes an open seat by its invitation. Who took it before has it still.
    pub(crate) async fn claim(
        self: &Arc<Self>,
        invitation: &Secret,
        visitor: &Secret,
        name: &str,
    ) -> Result<(Arc<Table>, Seat), Error> {
        let (table, seat, is_open) = self.invited(invitation).await?;
        let sat = if is_open {
            self.sit(&table, seat, visitor, player_name::clean(name)).await
        } else {
            Err(Error::Conflict)
        };
        match sat {
            // Somebody has taken it, perhaps at this moment.
            Err(Error::Conflict) if !table.seats_of(&visitor.hash()).contains(seat) => {
                Err(Error::Taken { id: table.header.id.clone() })
            }
            Ok(_) | Err(Error::Conflict) => Ok((table, seat)),
            Err(error) => Err(error),
        }
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
        let (taken, at) = (table.clone(), table.clone());
        self.write_with(
            table,
            Priority::Person,
            move |now| Ok(now.sit(seat, &at.distinct_name(now, seat, name.clone()))),
            move |store, id, revision, line, _, follow| store.claim(id, revision, line, hashes.to_vec(), follow),
            move || taken.hold(seat, &hashes),
        )
        .await
    }

    /// Gives a visitor (another browser of the same person) the seats that a secret holds. Returns the id of the newest table.
    pub(crate) async fn adopt(self: &Arc<Self>, secret: &Secret, visitor: &Secret) -> Result<String, Error> {
        let hash = secret.hash();
        let held = self.blocking(move |service| service.store.held(&hash, MOST_MOVED)).await??;
        for (id, number) in &held {
            if let Some(seat) = Seat::from_number(*number) {
                self.share(&*self.table(id).await?, seat, visitor).await?;
            }
        }
        held.into_iter().next().map(|(id, _)| id).ok_or(Error::NotFound(NotFound::Seat))
    }

    /// The newest table at which a secret holds seats, and those seats.
    pub(crate) async fn seats_of_link(self: &Arc<Self>, secret: &Secret) -> Result<(Arc<Table>, SeatSet), Error> {
        let hash = secret.hash();
        let held = self.blocking(move |service| service.store.held(&hash, 1)).await??;
        let (id, _) = held.into_iter().next().ok_or(Error::NotFound(NotFound::Seat))?;
        let table = self.table(&id).await?;
        let seats = table.seats_of(&hash);
        Ok((table, seats))
    }

    /// Makes all links to a seat invalid and takes it from all other devices; only the browser that set the table up keeps what it
    /// has. Returns the seat and the secret of its new link.
    pub(crate) async fn revoke(
        self: &Arc<Self>,
        table: &Arc<Table>,
        viewer: &Viewer,
        seat: Option<Seat>,
    ) -> Result<(Seat, Secret), Error> {
        let held: SeatSet = viewer.mine.iter().chain(viewer.left.iter()).collect();
        let seat = Service::one_of(held, seat)?;
        let secret = viewer.secret.ok_or(Forbidden::NoSeat)?;
        let id = &table.header.id;
        let (link, is_browser) = match table.link(&secret, seat) {
            Some((number, _)) => (secret.of_seat(id, seat.number(), number + 1), true),
            // Who shows a personal secret has no link but that.
            None => (secret.of_seat(id, seat.number(), 0), false),
        };
        let owner = Some(table.header.owner).filter(|owner| table.seats_of(owner).contains(seat));
        let own = Some(secret.hash()).filter(|_| is_browser);
        let keep: Vec<Hash> = [Some(link.hash()), own, owner].into_iter().flatten().collect();
        self.store.revoke(id, seat.number(), keep.clone()).await?;
        table.keep_holders(seat, &keep);
        Ok((seat, link))
    }

    /// Gives a seat to a visitor in addition to those who hold it.
    pub(super) async fn share(&self, table: &Table, seat: Seat, visitor: &Secret) -> Result<(), Error> {
        let id = &table.header.id;
        let hashes = keys(visitor, id, seat.number());
        self.store.hold(id, seat.number(), hashes.to_vec()).await?;
        table.changed();
        table.hold(seat, &hashes);
        Ok(())
    }

    /// The tables of a visitor and the name that they used last. Tables at which they are to act come first, those that are
    /// over last; otherwise the newest comes first.
    pub(crate) async fn listed(
        self: &Arc<Self>,
        visitor: &Secret,
        language: Language,
    ) -> Result<(Vec<YourTable>, Option<String>), Error> {
        let visitor = *visitor;
        self.blocking(move |service| service.list(&visitor, Words::of(language))).await?
    }

    fn list(&self, visitor: &Secret, words: &Words) -> Result<(Vec<YourTable>, Option<String>), Error> {
        let ids = self.store.listed(&visitor.hash(), MOST_LISTED)?;
        // A table that cannot be loaded does not hide the others.
        let tables: Vec<Arc<Table>> = ids.iter().filter_map(|id| self.load_table(id).ok()).collect();
        let mut listed = Vec::with_capacity(tables.len());
        let mut name = None;
        for table in &tables {
            let viewer = self.viewer(table, Some(visitor), None, words.language(), None)?;
            let own = viewer.mine.iter().chain(viewer.left.iter()).next();
            let chairs = table.chairs(&*table.now());
            let own = own.and_then(|seat| chairs.get(seat.index())).map(|chair| chair.name.clone());
            name = name.or(own.filter(|name| !name.is_empty()));
            listed.push(your_table(table, &viewer, words));
        }
        listed.sort_by_key(|table| (table.result.is_some(), !table.your_turn));
        Ok((listed, name))
    }
}

/// What the list says of a table.
fn your_table(table: &Table, viewer: &Viewer, words: &Words) -> YourTable {
    let now = table.now();
    let (chairs, to_act) = (table.chairs(&*now), now.to_act());
    let held: SeatSet = viewer.mine.iter().chain(viewer.left.iter()).collect();
    let names = |wanted: &dyn Fn(Seat) -> bool| {
        let seats = Seat::ALL.into_iter().zip(&chairs).filter(|(seat, _)| wanted(*seat));
        seats.map(|(seat, chair)| named_or_free(chair, words, seat)).collect::<Vec<_>>()
    };
    let winners = |outcome: &Outcome| names(&|seat| outcome.winners.contains(&seat));
    YourTable {
        id: table.header.id.clone(),
        name: table.header.name.clone(),
        game: table.header.game.clone(),
        stands: now.stands(viewer.screen(now.situation()).sight().viewpoint(), words),
        others: names(&|seat| !held.contains(seat)),
        your_turn: to_act.iter().any(|seat| viewer.mine.contains(seat)),
        waiting_for: names(&|seat| to_act.contains(seat)),
        left: viewer.mine.is_empty(),
        result: now.outcome().and_then(|outcome| result(&outcome, held, winners(&outcome))),
        when: table.ended().unwrap_or(table.header.created),
    }
}

/// How a game ended for those who hold these seats.
fn result(outcome: &Outcome, held: SeatSet, winners: Vec<String>) -> Option<YourResult> {
    let points = |seat: Seat| outcome.scores.get(seat.index()).copied().unwrap_or_default();
    let (seat, place) = outcome.places().into_iter().find(|(seat, _)| held.contains(*seat))?;
    Some(YourResult {
        yours: (place, points(seat)),
        winners,
        best: outcome.winners.first().map_or(0, |seat| points(*seat)),
        is_shared: held.len() > 1,
    })
}

/// The name of the player on a chair, or that the chair is free.
fn named_or_free(chair: &Chair, words: &Words, seat: Seat) -> String {
    if chair.sitter == Sitter::Nobody && chair.name.is_empty() {
        return words.text("board-nobody").into_owned();
    }
    chair.shown_name(words, seat)
}
