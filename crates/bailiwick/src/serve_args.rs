//! The arguments of `bailiwick serve` for those who run a server for others: its log, what it tells about itself, and what visitors
//! may use. Each can be given as an environment variable, too, as containers like it.

use clap::{Args, ValueEnum};
use server::{Bounds, LogFormat, LogLevel, Network};
use std::net::SocketAddr;
use std::time::Duration;

/// What only operators set.
#[derive(Args)]
#[command(next_help_heading = "For operators")]
pub(crate) struct OperatingArgs {
    /// The form of the log on standard error: `text` says what goes wrong, for people; `json` has every request, for programs
    #[arg(long, env = "BAILIWICK_LOG", value_enum, default_value_t = Log::Text, value_name = "FORM")]
    log: Log,
    /// How much is logged: error, warn, info or debug (every request) [default: info, or debug with `--log json`]
    #[arg(long, env = "BAILIWICK_LOG_LEVEL", value_name = "LEVEL")]
    #[arg(value_parser = ["error", "warn", "info", "debug"])]
    log_level: Option<String>,
    /// Tell what is counted (`/metrics`, for Prometheus) and how the server is (`/health/…`) at this address, too
    #[arg(long, env = "BAILIWICK_METRICS", value_name = "ADDRESS")]
    pub(crate) metrics: Option<SocketAddr>,
    /// A proxy whose `Forwarded`, `X-Forwarded-For` or `X-Real-IP` is believed: an address or a network; may be given several
    /// times. Without it these headers are ignored, and all who come through a proxy count as one
    #[arg(long, env = "BAILIWICK_TRUST_PROXY", value_name = "ADDRESS|CIDR", value_delimiter = ',')]
    trust_proxy: Vec<Network>,
    /// Points that an address (of IPv6: a /64) and a visitor regain a second; a request costs about a point for each millisecond
    /// of processor: a page 4, a move 2, a whole log with views 30, a table 20
    #[arg(long, env = "BAILIWICK_RATE", default_value_t = 60, value_name = "N", value_parser = at_least_one())]
    rate: u32,
    /// Points that they can have saved
    #[arg(long, env = "BAILIWICK_BURST", default_value_t = 600, value_name = "N", value_parser = clap::value_parser!(u32).range(30..))]
    burst: u32,
    /// Tables that a visitor may open a day
    #[arg(long, env = "BAILIWICK_TABLES_PER_VISITOR", default_value_t = 100, value_name = "N")]
    tables_per_visitor: u32,
    /// Tables that an address may open a day
    #[arg(long, env = "BAILIWICK_TABLES_PER_ADDRESS", default_value_t = 300, value_name = "N")]
    tables_per_address: u32,
    /// Tables of a visitor that are not over
    #[arg(long, env = "BAILIWICK_UNFINISHED_PER_VISITOR", default_value_t = 200, value_name = "N")]
    unfinished_per_visitor: u32,
    /// Size of the store beyond which no table is opened; games that have begun go on [default: none]
    #[arg(long, env = "BAILIWICK_STORE_MEGABYTES", value_name = "MB")]
    store_megabytes: Option<u64>,
    /// Connections that may be open; never more than the system allows files
    #[arg(long, env = "BAILIWICK_CONNECTIONS", default_value_t = 20_000, value_name = "N", value_parser = at_least_one())]
    connections: u32,
    /// Connections that an address may have open
    #[arg(long, env = "BAILIWICK_CONNECTIONS_PER_ADDRESS", default_value_t = 256, value_name = "N", value_parser = at_least_one())]
    connections_per_address: u32,
    /// Streams of events that may be open: each browser with a table has one
    #[arg(long, env = "BAILIWICK_STREAMS", default_value_t = 15_000, value_name = "N")]
    streams: u32,
    /// Streams that an address, and a visitor, may have open
    #[arg(long, env = "BAILIWICK_STREAMS_PER_ADDRESS", default_value_t = 100, value_name = "N")]
    streams_per_address: u32,
    /// Requests that are answered at once; more are told to come back in a second
    #[arg(long, env = "BAILIWICK_REQUESTS_AT_ONCE", default_value_t = 512, value_name = "N", value_parser = at_least_one())]
    requests_at_once: u32,
    /// Seconds for the head of a request, and for which a connection may be idle
    #[arg(long, env = "BAILIWICK_HEADER_TIMEOUT", default_value_t = 15, value_name = "S", value_parser = at_least_one())]
    header_timeout: u32,
    /// Seconds for the body of a request
    #[arg(long, env = "BAILIWICK_BODY_TIMEOUT", default_value_t = 15, value_name = "S", value_parser = at_least_one())]
    body_timeout: u32,
    /// Seconds for an answer
    #[arg(long, env = "BAILIWICK_REQUEST_TIMEOUT", default_value_t = 30, value_name = "S", value_parser = at_least_one())]
    request_timeout: u32,
    /// Seconds in which a client has to take something of its answer or stream
    #[arg(long, env = "BAILIWICK_STALL_TIMEOUT", default_value_t = 60, value_name = "S", value_parser = at_least_one())]
    stall_timeout: u32,
    /// Seconds from SIGTERM in which the server still answers, but says at `/health/ready` that it is about to end
    #[arg(long, env = "BAILIWICK_DRAIN", default_value_t = 0, value_name = "S")]
    drain: u32,
}

/// The form of the log.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Log {
    Text,
    Json,
}

fn at_least_one() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(1..)
}

impl OperatingArgs {
    /// Begins the log of this process.
    pub(crate) fn start_log(&self) {
        let format = if self.log == Log::Json { LogFormat::Json } else { LogFormat::Text };
        let level = match (self.log_level.as_deref(), self.log) {
            (Some("error"), _) => LogLevel::ERROR,
            (Some("warn"), _) => LogLevel::WARN,
            (Some("debug"), _) | (None, Log::Json) => LogLevel::DEBUG,
            _ => LogLevel::INFO,
        };
        server::log_to_stderr(format, level);
    }

    /// What visitors may use.
    pub(crate) fn bounds(&self) -> Bounds {
        let seconds = |seconds: u32| Duration::from_secs(seconds.into());
        Bounds {
            rate: self.rate,
            burst: self.burst,
            tables_per_visitor: self.tables_per_visitor,
            tables_per_address: self.tables_per_address,
            unfinished_per_visitor: self.unfinished_per_visitor,
            store_megabytes: self.store_megabytes,
            connections: self.connections as usize,
            connections_per_address: self.connections_per_address as usize,
            streams: self.streams as usize,
            streams_per_address: self.streams_per_address as usize,
            requests_at_once: self.requests_at_once as usize,
            header_timeout: seconds(self.header_timeout),
            body_timeout: seconds(self.body_timeout),
            request_timeout: seconds(self.request_timeout),
            stall_timeout: seconds(self.stall_timeout),
            drain: seconds(self.drain),
            trusted: self.trust_proxy.iter().copied().collect(),
        }
    }
}
