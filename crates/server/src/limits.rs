//! Rate limits: a token bucket for each address and for each visitor. What a request costs follows the work that it makes
//! ([`price`]); tables are counted by the day besides.

use crate::bounds::Bounds;
use crate::networks::Network;
use axum::http::Method;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use store::Hash;

/// Number of buckets at which the full ones are dropped; at ten times as many, all are.
const MANY_BUCKETS: usize = 10_000;
const DAY: f64 = 24.0 * 3600.0;

/// Whose bucket it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Payer {
    /// An address, or a household's network.
    Address(Network),
    /// A visitor, by the hash of their secret.
    Visitor(Hash),
}

/// Buckets of one size, which fill at one speed.
pub(crate) struct Buckets {
    capacity: f64,
    per_second: f64,
    buckets: Mutex<HashMap<Payer, Bucket>>,
}

#[derive(Clone, Copy)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Buckets {
    fn new(capacity: f64, per_second: f64) -> Buckets {
        Buckets { capacity, per_second, buckets: Mutex::default() }
    }

    fn filled(&self, bucket: Bucket, now: Instant) -> Bucket {
        let seconds = now.saturating_duration_since(bucket.at).as_secs_f64();
        Bucket { tokens: (bucket.tokens + seconds * self.per_second).min(self.capacity), at: now }
    }

    /// Takes `cost` from the bucket of each payer. Returns false, and takes none, if one of them does not have enough.
    pub(crate) fn take(&self, payers: &[Payer], cost: f64, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY_BUCKETS && buckets.len() % 1000 < payers.len() {
            buckets.retain(|_, bucket| self.filled(*bucket, now).tokens < self.capacity);
        }
        if buckets.len() >= 10 * MANY_BUCKETS {
            buckets.clear();
        }
        let full = Bucket { tokens: self.capacity, at: now };
        let left = |payer: &Payer| self.filled(buckets.get(payer).copied().unwrap_or(full), now);
        let left: Vec<Bucket> = payers.iter().map(left).collect();
        let enough = left.iter().all(|bucket| bucket.tokens >= cost);
        for (payer, bucket) in payers.iter().zip(left) {
            let tokens = if enough { bucket.tokens - cost } else { bucket.tokens };
            buckets.insert(*payer, Bucket { tokens, ..bucket });
        }
        enough
    }

    #[cfg(test)]
    fn len(&self) -> usize {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

/// All limits of a server.
pub(crate) struct Limits {
    /// Points for requests.
    pub(crate) points: Buckets,
    /// Tables that a visitor opens.
    pub(crate) tables_of_visitor: Buckets,
    /// Tables that an address opens.
    pub(crate) tables_of_address: Buckets,
}

impl Limits {
    pub(crate) fn new(bounds: &Bounds) -> Limits {
        let daily = |tables: u32| Buckets::new(tables.into(), f64::from(tables) / DAY);
        Limits {
            points: Buckets::new(bounds.burst.into(), bounds.rate.into()),
            tables_of_visitor: daily(bounds.tables_per_visitor),
            tables_of_address: daily(bounds.tables_per_address),
        }
    }
}

/// What a request costs, in points: about the milliseconds of processor that it takes, and more where it lets bots think or
/// writes for ever.
pub(crate) fn price(method: &Method, path: &str, query: Option<&str>) -> f64 {
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    let is = |name: &str| query.is_some_and(|query| query.split('&').any(|pair| pair.split('=').next() == Some(name)));
    if method == Method::POST {
        return match parts[..] {
            ["new"] | ["api", "tables"] | ["learn", _, _, "play"] => 20.0,
            ["t", _, "rematch"] | ["api", "tables", _, "rematch"] => 20.0,
            ["t", _, "analysis"] | ["t", _, "analysis", "play"] | ["api", "tables", _, "analysis"] => 20.0,
            ["analyse"] | ["api", "analysis"] => 20.0,
            ["t", _, "hint"] | ["api", "tables", _, "hint"] => 40.0,
            ["join" | "seat", _] | ["api", "join", _] => 5.0,
            _ => 2.0,
        };
    }
    match parts[..] {
        ["static", _] | ["favicon.ico" | "robots.txt"] => 0.2,
        // An honest `views=false` costs little; who asks for the views pays for them.
        ["api", "tables", _, "log"] if is("views") => 30.0,
        ["api", "tables", _, "log" | "record"] | ["t", _, "record"] => 4.0,
        ["t", _, "replay" | "scoring"] | ["learn", ..] => 4.0,
        ["t", _, "analysis"] => 8.0,
        ["t", _] if is("why") => 40.0,
        ["api", "tables", _, "why"] => 40.0,
        ["t", _] if is("at") => 8.0,
        ["t", _] => 4.0,
        // The start page looks up every table of the visitor.
        [""] | ["t", _, "changes"] | ["rules", _] => 2.0,
        _ => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
    use std::time::Duration;

    fn address(last: u8) -> Payer {
        Payer::Address(Network::counted_with(IpAddr::from(Ipv4Addr::new(10, 0, 0, last))))
    }

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let (limits, now) = (Limits::new(&Bounds::default()).points, Instant::now());
        let [one, other] = [1, 2].map(address);
        let taken = |payers: &[Payer], now| (0..1000).filter(|_| limits.take(payers, 1.0, now)).count();
        assert_eq!(taken(&[one], now), 600);
        assert!(!limits.take(&[one], 1.0, now) && limits.take(&[other], 1.0, now));
        assert_eq!(taken(&[one], now + Duration::from_secs(1)), 60);
    }

    /// A visitor with many addresses, and an address with many visitors, are both bounded; and who is refused pays nothing.
    #[test]
    fn address_and_visitor_both_pay() {
        let (limits, now) = (Limits::new(&Bounds::default()).points, Instant::now());
        let visitor = |number: u8| Payer::Visitor([number; 32]);
        let by_one_visitor = (0..250).map(|last| [address(last), visitor(0)]);
        let taken: usize =
            by_one_visitor.map(|payers| (0..10).filter(|_| limits.take(&payers, 1.0, now)).count()).sum();
        assert_eq!(taken, 600);
        assert!((0..600).all(|_| limits.take(&[address(249)], 1.0, now)), "refused, so not paid");
        let by_one_address = (1..=250).map(|number| [address(251), visitor(number)]);
        let taken: usize =
            by_one_address.map(|payers| (0..10).filter(|_| limits.take(&payers, 1.0, now)).count()).sum();
        assert_eq!(taken, 600);
    }

    #[test]
    fn buckets_do_not_grow_without_end() {
        let (limits, now) = (Limits::new(&Bounds::default()).points, Instant::now());
        for number in 0..150_000_u128 {
            let address = Ipv6Addr::from(number << 64);
            limits.take(&[Payer::Address(Network::counted_with(address.into()))], 1.0, now);
        }
        assert!(limits.len() <= 10 * MANY_BUCKETS);
        let later = now + Duration::from_secs(10);
        for number in 0..2_000_u128 {
            let address = Ipv6Addr::from((1 << 100) + (number << 64));
            limits.take(&[Payer::Address(Network::counted_with(address.into()))], 1.0, later);
        }
        assert!(limits.len() <= 3_000, "those that are full again are dropped: {}", limits.len());
    }

    #[test]
    fn what_makes_more_work_costs_more() {
        let get = |path, query| price(&Method::GET, path, query);
        assert!(get("/api/tables/a/log", Some("views=true")) >= 5.0 * get("/api/tables/a/log", None));
        assert!(get("/t/a", None) > get("/api/tables/a", None));
        assert!(price(&Method::POST, "/api/tables", None) > price(&Method::POST, "/api/tables/a/act", None));
        assert!(get("/static/page.js", None) < 1.0);
    }
}
