//! Rate limits: a token bucket per address, generous for people and for programs that behave.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Tokens of a full bucket.
const CAPACITY: f64 = 600.0;
/// Tokens that a bucket regains per second.
const REFILL_PER_SECOND: f64 = 60.0;
/// Number of buckets at which the full ones are dropped.
const MAX_BUCKETS: usize = 10_000;

/// The token buckets of all addresses.
#[derive(Default)]
pub(crate) struct Limits(Mutex<HashMap<IpAddr, Bucket>>);

#[derive(Clone, Copy)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    fn refill(&mut self, now: Instant) {
        let seconds = now.saturating_duration_since(self.at).as_secs_f64();
        *self = Bucket { tokens: (self.tokens + seconds * REFILL_PER_SECOND).min(CAPACITY), at: now };
    }
}

impl Limits {
    /// Takes `cost` tokens from the bucket of an address. Returns false, and takes none, if there are not enough.
    pub(crate) fn take(&self, address: IpAddr, cost: f64, now: Instant) -> bool {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MAX_BUCKETS {
            buckets.retain(|_, bucket| {
                bucket.refill(now);
                bucket.tokens < CAPACITY
            });
        }
        let bucket = buckets.entry(address).or_insert(Bucket { tokens: CAPACITY, at: now });
        bucket.refill(now);
        let enough = bucket.tokens >= cost;
        if enough {
            bucket.tokens -= cost;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;
    use std::time::Duration;

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let (limits, now) = (Limits::default(), Instant::now());
        let [one, other] = [1, 2].map(|last| IpAddr::from(Ipv4Addr::new(10, 0, 0, last)));
        assert_eq!((0..1000).filter(|_| limits.take(one, 1.0, now)).count(), CAPACITY as usize);
        assert!(!limits.take(one, 1.0, now) && limits.take(other, 1.0, now));
        let later = now + Duration::from_secs(1);
        assert_eq!((0..1000).filter(|_| limits.take(one, 1.0, later)).count(), REFILL_PER_SECOND as usize);
    }
}
