//! How much one visitor may ask for: a bucket of tokens that fills up again, generous for people and programs that behave.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A bucket holds so many tokens,
const MOST: f64 = 600.0;
/// and so many come back in a second.
const EACH_SECOND: f64 = 60.0;
/// When so many buckets are kept, the full ones are forgotten.
const MOST_BUCKETS: usize = 10_000;

/// The buckets.
#[derive(Default)]
pub struct Limits(Mutex<HashMap<IpAddr, Bucket>>);

#[derive(Clone, Copy)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    fn fill(&mut self, now: Instant) {
        let seconds = now.saturating_duration_since(self.at).as_secs_f64();
        *self = Bucket { tokens: (self.tokens + seconds * EACH_SECOND).min(MOST), at: now };
    }
}

impl Limits {
    /// Takes so many tokens of a visitor, if he has them.
    pub fn take(&self, who: IpAddr, cost: f64, now: Instant) -> bool {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_BUCKETS {
            buckets.retain(|_, bucket| {
                bucket.fill(now);
                bucket.tokens < MOST
            });
        }
        let bucket = buckets.entry(who).or_insert(Bucket { tokens: MOST, at: now });
        bucket.fill(now);
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
        assert_eq!((0..1000).filter(|_| limits.take(one, 1.0, now)).count(), MOST as usize);
        assert!(!limits.take(one, 1.0, now) && limits.take(other, 1.0, now));
        let later = now + Duration::from_secs(1);
        assert_eq!((0..1000).filter(|_| limits.take(one, 1.0, later)).count(), EACH_SECOND as usize);
    }
}
