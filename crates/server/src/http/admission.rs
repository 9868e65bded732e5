//! Who asks, as far as limits are concerned, and what they may begin: a table, which stays for ever and lets bots think, or a
//! stream, which stays as long as they like.

use super::AppState;
use crate::bounds::Bounds;
use crate::error::Error;
use crate::limits::Payer;
use crate::metrics::{Held, METRICS};
use crate::networks::Network;
use crate::secret::Secret;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// Who sends a request, by address and by secret. Both are missing for a program on the machine of a private server; such a one
/// is not limited.
#[derive(Clone, Copy, Default)]
pub(super) struct Caller {
    pub(super) address: Option<Network>,
    pub(super) visitor: Option<Secret>,
}

impl FromRequestParts<AppState> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<Caller, Infallible> {
        Ok(parts.extensions.get::<Caller>().copied().unwrap_or_default())
    }
}

impl Caller {
    /// Those who pay for a request.
    pub(super) fn payers(&self) -> Vec<Payer> {
        let Some(address) = self.address else { return Vec::new() };
        let visitor = self.visitor.map(|secret| Payer::Visitor(secret.hash()));
        std::iter::once(Payer::Address(address)).chain(visitor).collect()
    }

    /// Whether the caller may open one more table, which counts from now on.
    pub(super) async fn may_open_table(&self, app: &AppState, secret: &Secret) -> Result<(), Error> {
        let (bounds, owner) = (&app.bounds, secret.hash());
        if let Some(most) = bounds.store_megabytes {
            let size = app.service.blocking(|service| service.stored_bytes()).await??;
            if size >= most << 20 {
                return Err(Error::Full);
            }
        }
        let Some(address) = self.address else { return Ok(()) };
        let unfinished = app.service.blocking(move |service| service.unfinished_of(&owner)).await??;
        if unfinished >= u64::from(bounds.unfinished_per_visitor) {
            return Err(Error::TooManyUnfinished { most: bounds.unfinished_per_visitor });
        }
        let now = Instant::now();
        let limits = &app.limits;
        if !limits.tables_of_visitor.take(&[Payer::Visitor(owner)], 1.0, now)
            || !limits.tables_of_address.take(&[Payer::Address(address)], 1.0, now)
        {
            METRICS.limited.count();
            return Err(Error::TooManyTables);
        }
        Ok(())
    }

    /// Whether the caller may listen to one more stream, as long as the permit is there.
    pub(super) fn may_listen(&self, app: &AppState) -> Result<StreamPermit, Error> {
        app.streams.enter(&self.payers())
    }
}

/// The streams that are open.
pub(super) struct Streams {
    most: usize,
    most_each: usize,
    open: Mutex<OpenStreams>,
}

#[derive(Default)]
struct OpenStreams {
    all: usize,
    of: HashMap<Payer, usize>,
}

impl Streams {
    pub(super) fn new(bounds: &Bounds) -> Streams {
        Streams { most: bounds.streams, most_each: bounds.streams_per_address, open: Mutex::default() }
    }

    fn open(&self) -> MutexGuard<'_, OpenStreams> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(self: &Arc<Self>, payers: &[Payer]) -> Result<StreamPermit, Error> {
        let mut open = self.open();
        if open.all >= self.most {
            METRICS.shed.count();
            return Err(Error::Busy);
        }
        if payers.iter().any(|payer| open.of.get(payer).is_some_and(|number| *number >= self.most_each)) {
            METRICS.limited.count();
            return Err(Error::TooManyRequests);
        }
        open.all += 1;
        payers.iter().for_each(|payer| *open.of.entry(*payer).or_default() += 1);
        Ok(StreamPermit { of: self.clone(), payers: payers.into(), _counted: METRICS.listeners.hold() })
    }
}

/// That a stream may be open.
pub(super) struct StreamPermit {
    of: Arc<Streams>,
    payers: Box<[Payer]>,
    _counted: Held,
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut open = self.of.open();
        open.all -= 1;
        for payer in &self.payers {
            if let Some(number) = open.of.get_mut(payer) {
                *number -= 1;
                if *number == 0 {
                    open.of.remove(payer);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_are_counted_by_address_by_visitor_and_in_all() {
        let bounds = Bounds { streams: 5, streams_per_address: 2, ..Bounds::default() };
        let streams = Arc::new(Streams::new(&bounds));
        let address = |last: u8| Payer::Address(Network::counted_with([10, 0, 0, last].into()));
        let visitor = |number: u8| Payer::Visitor([number; 32]);
        let first = [streams.enter(&[address(1), visitor(1)]), streams.enter(&[address(1), visitor(2)])];
        assert!(first.iter().all(Result::is_ok));
        assert!(matches!(streams.enter(&[address(1), visitor(3)]), Err(Error::TooManyRequests)), "the address");
        let second = streams.enter(&[address(2), visitor(1)]).unwrap();
        assert!(matches!(streams.enter(&[address(3), visitor(1)]), Err(Error::TooManyRequests)), "the visitor");
        let local = [streams.enter(&[]).unwrap(), streams.enter(&[]).unwrap()];
        assert!(matches!(streams.enter(&[]), Err(Error::Busy)), "all");
        drop((first, second, local));
        assert!(streams.open().all == 0 && streams.open().of.is_empty());
    }
}
