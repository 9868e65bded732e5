//! What one visitor, one address and all together may use, as the operator sets it.

use crate::networks::Networks;
use std::time::Duration;

/// The bounds of a server.
///
/// Costs are counted in points: about a thousandth of a second of one processor each. Addresses of IPv6 count as networks of 64
/// bits, which is what one household has. Programs on the machine itself are not counted by address as long as the server has no
/// public address.
#[derive(Clone, Debug)]
pub struct Bounds {
    /// Points that a visitor and an address regain a second.
    pub rate: u32,
    /// The most points that they can have saved.
    pub burst: u32,
    /// Tables that a visitor may open a day.
    pub tables_per_visitor: u32,
    /// Tables that an address may open a day.
    pub tables_per_address: u32,
    /// Tables that a visitor has opened and that are not over.
    pub unfinished_per_visitor: u32,
    /// Megabytes of the store beyond which no table is opened.
    pub store_megabytes: Option<u64>,
    /// Open connections.
    pub connections: usize,
    /// Open connections of an address.
    pub connections_per_address: usize,
    /// Streams of events.
    pub streams: usize,
    /// Streams of events of an address, and of a visitor.
    pub streams_per_address: usize,
    /// Requests that are answered at the same time.
    pub requests_at_once: usize,
    /// Time for the head of a request, and that a connection may be idle.
    pub header_timeout: Duration,
    /// Time for the body of a request.
    pub body_timeout: Duration,
    /// Time for an answer.
    pub request_timeout: Duration,
    /// Time in which a reader has to take something of an answer.
    pub stall_timeout: Duration,
    /// Time between the signal to end and the end of accepting connections, in which the server says that it is not ready.
    pub drain: Duration,
    /// The proxies whose word about addresses is believed.
    pub trusted: Networks,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            rate: 60,
            burst: 600,
            tables_per_visitor: 100,
            tables_per_address: 300,
            unfinished_per_visitor: 200,
            store_megabytes: None,
            connections: 20_000,
            connections_per_address: 256,
            streams: 15_000,
            streams_per_address: 100,
            requests_at_once: 512,
            header_timeout: Duration::from_secs(15),
            body_timeout: Duration::from_secs(15),
            request_timeout: Duration::from_secs(30),
            stall_timeout: Duration::from_secs(60),
            drain: Duration::ZERO,
            trusted: Networks::default(),
        }
    }
}
