//! Other servers that write to the same log. Nobody owns a table: whoever gets a request serves it, and the log decides who came
//! first. What another server has written is heard by the bell of the store, and found out by asking: every two seconds about
//! tables that somebody listens to, and before a table is used that has not been asked about for as long. So nothing rests on the
//! bell. Without a log that is shared, none of this does anything.

use super::Service;
use crate::error::Error;
use crate::table::Table;
use std::sync::Arc;
use std::time::Duration;
use store::Ring;
use tokio::sync::broadcast::error::RecvError;

/// Time between questions about tables that somebody listens to.
const ASK: Duration = Duration::from_secs(2);
/// Time for which what is known of a table is trusted when nobody rings a bell.
const TRUST_WITHOUT_BELL: Duration = Duration::from_millis(100);

impl Service {
    /// Makes sure that a table in memory is not older than it may be.
    pub(super) async fn make_sure(self: &Arc<Self>, table: &Arc<Table>) -> Result<(), Error> {
        let patience = if self.bell { ASK } else { TRUST_WITHOUT_BELL };
        if !self.store.is_shared() || !table.is_due(patience) {
            return Ok(());
        }
        let id = table.header.id.clone();
        let stands = self.blocking(move |service| service.store.stands(&[id])).await??;
        match stands.first() {
            Some((_, stand)) if *stand == table.stand() => Ok(()),
            _ => self.refresh(table).await,
        }
    }

    /// Makes sure that a table in memory is as new as the log.
    pub(super) async fn make_sure_now(self: &Arc<Self>, table: &Arc<Table>) -> Result<(), Error> {
        if self.store.is_shared() { self.refresh(table).await } else { Ok(()) }
    }

    /// Reads a table anew, if the log knows more of it. Whoever writes to it now is waited for.
    pub(crate) async fn refresh(self: &Arc<Self>, table: &Arc<Table>) -> Result<(), Error> {
        let _turn = table.write_lock.lock().await;
        self.read_again(table).await
    }

    /// Makes sure that a table is at least at a revision that somebody has seen elsewhere.
    pub(crate) async fn catch_up(self: &Arc<Self>, table: &Arc<Table>, revision: u64) -> Result<(), Error> {
        if !self.store.is_shared() || table.now().revision() >= revision {
            return Ok(());
        }
        self.refresh(table).await
    }

    /// Hears what other servers write, as long as the service is open.
    pub(crate) async fn hear(self: Arc<Self>) {
        let Some(mut rings) = self.store.rings() else { return };
        loop {
            match rings.recv().await {
                Ok(Ring::Table(id, revision)) => self.heard(&id, revision),
                Ok(Ring::Jobs) => self.desk.ring(1),
                Ok(Ring::Missed) | Err(RecvError::Lagged(_)) => {
                    self.desk.ring(1);
                    let service = self.clone();
                    tokio::spawn(async move { service.ask_about_tables().await });
                }
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// A table has changed. If it is in memory and not known to be so far, it is read anew.
    fn heard(self: &Arc<Self>, id: &str, revision: Option<u64>) {
        let Some(table) = self.table_in_memory(id) else { return };
        if revision.is_some_and(|revision| revision <= table.now().revision()) {
            return;
        }
        let service = self.clone();
        tokio::spawn(async move {
            let _turn = table.write_lock.lock().await;
            // It may have been this server's own line.
            if revision.is_none_or(|revision| revision > table.now().revision()) {
                // Whoever asks for the table next tries again.
                let _ = service.read_again(&table).await;
            }
        });
    }

    /// Asks every two seconds about tables that somebody listens to.
    pub(crate) async fn keep_asking(self: Arc<Self>) {
        if !self.store.is_shared() {
            return;
        }
        loop {
            tokio::time::sleep(ASK).await;
            self.ask_about_tables().await;
        }
    }

    async fn ask_about_tables(self: &Arc<Self>) {
        let tables = self.heard_tables();
        if tables.is_empty() {
            return;
        }
        let ids: Vec<String> = tables.iter().map(|table| table.header.id.clone()).collect();
        let Ok(Ok(stands)) = self.blocking(move |service| service.store.stands(&ids)).await else { return };
        for table in tables {
            let found = stands.iter().find(|(id, _)| *id == table.header.id).map(|(_, stand)| *stand);
            if found != Some(table.stand()) {
                let _ = self.refresh(&table).await;
            }
        }
    }
}
