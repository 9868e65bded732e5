//! Tables, seats, live updates, and the HTTP API. Everything that can be done at a table is a method of [`Service`]; pages,
//! forms, the API and bots call the same ones. Tables in memory are caches of the log in `store`.
//!
//! The modules in reading order:
//!
//! - `service/`: everything that can be done, one file per theme. It does not know HTTP. `service/write.rs` is the one way in
//!   which a table changes: decide, append to the log, then show. Read it first.
//! - `table.rs`: a table in memory, who holds its seats, and what has been rendered for whom at this revision.
//! - `dyn_game.rs` and `game_in_progress.rs`: a game in progress, without and with its type. It never changes: an action makes
//!   another one.
//! - `game_kind.rs`: a game that is served, and how a stored one is replayed. `served.rs`: what it needs for that.
//!   `lesson.rs`: guided first games.
//! - `presence.rs`: who has a table open now.
//! - `pool.rs`: the threads on which bots think, and how a turn that failed is tried again. `foresight.rs`: what they think ahead
//!   while a person does.
//! - `host.rs`: the address that a visitor asked at, for links of a server that listens on all addresses.
//! - `secret.rs`: who holds which seat. A browser has a secret, the secrets of its seats follow from it, and the store gets
//!   hashes only.
//! - `error.rs`: why a request fails, with a key for programs and a message for people. `limits.rs`: rate limits.
//!   `report.rs`: messages to whoever runs the server.
//! - `http/`: routes, extractors, pages, forms, the API (its JSON is the crate `api`), events, errors.
//!
//! `tests/served/` asks a real server over a socket.
//!
//! # Examples
//!
//! ```no_run
//! use server::{Config, GameKind};
//!
//! let games = vec![GameKind::of::<caylus::State>(), GameKind::of::<ys::State>()];
//! let listen = ([127, 0, 0, 1], 8420).into();
//! let config = Config { data: "data".into(), listen, base_url: None, games, bots: None, most_iterations: 20_000 };
//! server::run(config, |address| println!("open at {address}"))?;
//! # Ok::<(), server::ServeError>(())
//! ```

#![forbid(unsafe_code)]

mod dyn_game;
mod error;
mod foresight;
mod game_in_progress;
mod game_kind;
mod host;
mod http;
mod lesson;
mod limits;
mod pool;
mod presence;
mod report;
mod secret;
mod served;
mod service;
mod table;

pub use game_kind::GameKind;
pub use http::router;
pub use pool::Pool;
pub use served::Served;
pub use service::Service;

use report::report;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use store::StoreError;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// Time between sweeps, which drop idle tables from memory.
const SWEEP: Duration = Duration::from_secs(60);
/// Time that open requests have to finish once the server shuts down.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(5);

/// Where to serve, and from what.
pub struct Config {
    /// Folder with the log.
    pub data: PathBuf,
    /// Address to listen on.
    pub listen: SocketAddr,
    /// Public address of the server, if it is not `listen`: `https://caylus.example`. Without it, links of a server that listens
    /// on all addresses name the one that a visitor asked at.
    pub base_url: Option<String>,
    /// The games to serve.
    pub games: Vec<GameKind>,
    /// Number of threads for bots; by default one per core.
    pub bots: Option<usize>,
    /// The most iterations that a bot may be asked to think about a decision.
    pub most_iterations: u32,
}

/// Why the server cannot run.
#[derive(Debug)]
pub enum ServeError {
    /// The log cannot be used.
    Store(StoreError),
    /// The address cannot be listened on.
    Listen(SocketAddr, std::io::Error),
    /// Another error of the operating system.
    System(std::io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Store(error) => error.fmt(f),
            ServeError::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            ServeError::System(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ServeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ServeError::Store(error) => Some(error),
            ServeError::Listen(_, error) | ServeError::System(error) => Some(error),
        }
    }
}

/// Serves until Ctrl-C or SIGTERM. `opened` is called with the public address once the server listens.
///
/// # Errors
///
/// If the log cannot be opened, or the address cannot be listened on.
pub fn run(config: Config, opened: impl FnOnce(&str)) -> Result<(), ServeError> {
    #[cfg(unix)]
    let _ = allow_many_listeners();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::System)?;
    runtime.block_on(serve(config, shutdown_signal(), opened))
}

/// Raises the limit of open files: each listener is one, and the usual limit is low. If it stays low, fewer can listen.
#[cfg(unix)]
fn allow_many_listeners() -> rustix::io::Result<()> {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    setrlimit(Resource::Nofile, limit)
}

/// Resolves at Ctrl-C or SIGTERM.
async fn shutdown_signal() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    if let Ok(mut terminated) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            _ = interrupted => (),
            _ = terminated.recv() => (),
        }
        return;
    }
    // Where signals cannot be received, the server goes on.
    if interrupted.await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Serves until `end` is ready.
async fn serve(
    config: Config,
    end: impl Future<Output = ()> + Send + 'static,
    opened: impl FnOnce(&str),
) -> Result<(), ServeError> {
    let listen = |error| ServeError::Listen(config.listen, error);
    let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
    let address = listener.local_addr().map_err(ServeError::System)?;
    let base = config.base_url.unwrap_or_else(|| base(address));
    let service =
        Service::open(&config.data, &base, config.games, config.most_iterations).map_err(ServeError::Store)?;
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = config.bots.unwrap_or_else(cores);
    let _pool = Pool::start(&service, threads, &tokio::runtime::Handle::current()).map_err(ServeError::System)?;
    let sweeping = service.clone();
    let sweeper = tokio::spawn(async move {
        loop {
            tokio::time::sleep(SWEEP).await;
            if let Err(error) = sweeping.blocking(Service::sweep).await {
                report(format_args!("idle tables cannot be dropped: {error:?}"));
            }
        }
    });
    let here = format!("http://{}", reachable(address));
    opened(if service.base.is_empty() { &here } else { &service.base });
    let app = router(service.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let closing = service.clone();
    let served = axum::serve(listener, app).with_graceful_shutdown(async move {
        end.await;
        closing.close();
    });
    let result = tokio::select! {
        result = served.into_future() => result,
        () = shutdown_deadline(service.closing()) => Ok(()),
    };
    sweeper.abort();
    result.map_err(ServeError::System)
}

/// What links begin with on a server that listens on an address. Nobody can open a link to all addresses, so such a server
/// names the one that a visitor asked at.
fn base(address: SocketAddr) -> String {
    if address.ip().is_unspecified() { String::new() } else { format!("http://{address}") }
}

/// An address at which a server can be reached on this machine.
fn reachable(address: SocketAddr) -> SocketAddr {
    match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => (Ipv4Addr::LOCALHOST, address.port()).into(),
        IpAddr::V6(ip) if ip.is_unspecified() => (Ipv6Addr::LOCALHOST, address.port()).into(),
        _ => address,
    }
}

/// Resolves [`SHUTDOWN_GRACE`] after shutdown begins.
async fn shutdown_deadline(mut closing: watch::Receiver<bool>) {
    // An error means that the service is gone: then it is closed.
    let _ = closing.wait_for(|closing| *closing).await;
    tokio::time::sleep(SHUTDOWN_GRACE).await;
}
