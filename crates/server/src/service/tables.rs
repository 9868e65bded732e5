//! The tables in memory: a cache of the log. A table is loaded when it is first asked for and dropped when it is idle.

use super::Service;
use crate::dyn_game::DynGame;
use crate::error::{Error, NotFound};
use crate::table::Table;
use std::collections::HashMap;
use std::sync::{Arc, MutexGuard, PoisonError};
use store::StoredTable;

/// Seconds without a request after which a table is dropped from memory.
const IDLE_SECONDS: u64 = 600;

impl Service {
    /// The table with an id. It is loaded from the log if it is not in memory.
    pub(crate) async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Table>, Error> {
        if let Some(table) = self.known_table(id) {
            self.make_sure(&table).await?;
            return Ok(table);
        }
        let id = id.to_owned();
        self.blocking(move |service| service.load_table(&id)).await?
    }

    fn known_table(&self, id: &str) -> Option<Arc<Table>> {
        let table = self.tables().get(id).cloned()?;
        table.touch();
        Some(table)
    }

    /// The table with an id, for threads that may block. Of several that load the same table, the first one's is kept.
    pub(super) fn load_table(&self, id: &str) -> Result<Arc<Table>, Error> {
        if let Some(table) = self.known_table(id) {
            return Ok(table);
        }
        let (stored, game) = self.read(id)?;
        let table = Arc::new(Table::new(stored, game));
        let table = self.tables().entry(id.to_owned()).or_insert(table).clone();
        self.wake(&table);
        Ok(table)
    }

    /// What the log has of a table, and its game.
    fn read(&self, id: &str) -> Result<(StoredTable, Arc<dyn DynGame>), Error> {
        let stored = self.store.load(id)?.ok_or(Error::NotFound(NotFound::Table))?;
        let damaged = |error: &dyn std::error::Error| Error::internal(format!("table {id}: {error}"));
        let kind = self.kind(&stored.header.game).map_err(|error| damaged(&error))?;
        let game = kind.replay(&stored.header, &stored.lines).map_err(|error| damaged(&error))?;
        Ok((stored, game))
    }

    /// Reads a table anew whose last write failed: only the log knows whether the line is there after all. The caller holds
    /// the write lock of the table.
    pub(super) async fn read_again(self: &Arc<Self>, table: &Arc<Table>) -> Result<(), Error> {
        let again = table.clone();
        self.blocking(move |service| {
            let (stored, game) = service.read(&again.header.id).inspect_err(|error| {
                if matches!(error, Error::NotFound(_)) {
                    service.forget_table(&again.header.id);
                }
            })?;
            again.renew(stored, game);
            service.wake(&again);
            Ok(())
        })
        .await?
    }

    /// Forgets a table that does not exist any more. Whoever listens there is told nothing more.
    pub(crate) fn forget_table(&self, id: &str) {
        self.tables().remove(id);
    }

    /// The tables in memory that somebody listens to.
    pub(crate) fn heard_tables(&self) -> Vec<Arc<Table>> {
        self.tables().values().filter(|table| table.is_watched()).cloned().collect()
    }

    /// The table with an id, if it is in memory.
    pub(crate) fn table_in_memory(&self, id: &str) -> Option<Arc<Table>> {
        self.tables().get(id).cloned()
    }

    pub(super) fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<Table>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Drops idle tables. One that is still referred to elsewhere stays: there must never be two of the same table. Where a bot
    /// is to act, it is woken, should it have been forgotten.
    pub(crate) fn sweep(&self) {
        self.tables().retain(|_, table| {
            table.forget_turns();
            self.wake(table);
            if table.idle() > IDLE_SECONDS / 10 {
                table.shrink();
            }
            Arc::strong_count(table) > 1 || table.idle() < IDLE_SECONDS
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_kind::GameKind;
    use crate::secret::Secret;
    use crate::service::{NewSeat, NewTable, Who};

    /// Requests that ask for the same cold table at once must not act on two copies of it.
    #[test]
    fn concurrent_loads_give_one_table() {
        let folder = std::env::temp_dir().join(format!("bailiwick-tables-{}", std::process::id()));
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let seat = || NewSeat { who: Who::Here, name: String::new() };
        let new = NewTable {
            game: "caylus".to_owned(),
            name: String::new(),
            options: Vec::new(),
            seats: vec![seat(), seat()],
            rules_version: None,
            hints: false,
            seed: Some(1.into()),
        };
        let service = Service::open(&folder, "", vec![GameKind::of::<caylus::State>()], 100).unwrap();
        let id = runtime.block_on(service.create(&Secret::new().unwrap(), new)).unwrap();
        service.tables().clear();
        let load = |_| {
            let (service, id) = (service.clone(), id.clone());
            runtime.spawn(async move { service.table(&id).await })
        };
        let loads: Vec<_> = (0..16).map(load).collect();
        let tables = loads.into_iter().map(|load| runtime.block_on(load).unwrap().unwrap());
        let tables: Vec<Arc<Table>> = tables.collect();
        assert!(tables.iter().all(|table| Arc::ptr_eq(table, &tables[0])));
        assert_eq!(service.tables().len(), 1);
        drop((tables, service));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
