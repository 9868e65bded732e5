//! Tables, seats, live updates, and the HTTP API. Everything that can be done at a table is a method of [`Service`]; pages,
//! forms, the API and bots call the same ones. Tables in memory are caches of the log in `store`.
//!
//! The modules in reading order:
//!
//! - `service/`: everything that can be done, one file per theme. It does not know HTTP. `service/write.rs` is the one way in
//!   which a table changes: decide, append to the log, then show. Read it first.
//! - `table.rs`: a table in memory, and who holds its seats.
//! - `dyn_game.rs` and `game_in_progress.rs`: a game in progress, without and with its type. It never changes: an action makes
//!   another one.
//! - `game_kind.rs`: a game that is served, and how a stored one is replayed. `served.rs`: what it needs for that.
//!   `lesson.rs`: guided first games.
//! - `presence.rs`: who has a table open now.
//! - `pool.rs`: the threads on which bots think, and how a turn that failed is tried again. `desk.rs`: what they have to do next.
//!   `foresight.rs`: what they think ahead while a person does.
//! - `analyst.rs`: the thread that analyses games that are over, `studying.rs` how a game is asked for that, `study_page.rs` what
//!   the page shows of it, and `pressure.rs` how bots that play come first.
//! - `advising.rs`: hints and explanations, and what is kept of them; `hinting.rs`: what pages show of them;
//!   `service/advice.rs` says who may ask.
//! - `host.rs`: the address that a visitor asked at, for links of a server that listens on all addresses.
//! - `secret.rs`: who holds which seat. A browser has a secret, the secrets of its seats follow from it, and the store gets
//!   hashes only.
//! - `stored_game.rs`: stored tables for whoever keeps them: to check, export and import.
//! - `error.rs`: why a request fails, with a key for programs and a message for people.
//! - `bounds.rs`: what one visitor, one address and all together may use. `limits.rs`: rate limits by cost. `networks.rs`:
//!   addresses. `connections.rs` and `stalling.rs`: how many connections there may be, and for how long. `heavy.rs`: heavy answers
//!   on threads of their own. `renderings.rs`: what has been drawn, kept within bounds for others who see the same.
//! - `log.rs`, `metrics.rs`, `ready.rs`: what whoever runs the server can see of it.
//! - `http/`: routes, extractors, pages, forms, the API (its JSON is the crate `api`), events, errors.
//!
//! `tests/served/` asks a real server over a socket.
//!
//! # Examples
//!
//! ```no_run
//! use server::{Bounds, Config, GameKind};
//!
//! let games = vec![GameKind::of::<caylus::State>(), GameKind::of::<ys::State>()];
//! let listen = ([127, 0, 0, 1], 8420).into();
//! let config = Config {
//!     data: std::path::Path::new("data").into(),
//!     bell: true,
//!     listen,
//!     base_url: None,
//!     games,
//!     bots: None,
//!     most_iterations: 20_000,
//!     analysis: 2000,
//!     bounds: Bounds::default(),
//!     metrics: None,
//! };
//! server::run(config, |address| println!("open at {address}"))?;
//! # Ok::<(), server::ServeError>(())
//! ```

#![forbid(unsafe_code)]

mod advising;
mod analyst;
mod bounds;
mod connections;
mod desk;
mod dyn_game;
mod error;
mod foresight;
mod game_in_progress;
mod game_kind;
mod heavy;
mod hinting;
mod host;
mod http;
mod lesson;
mod limits;
mod log;
mod metrics;
mod networks;
mod pool;
mod presence;
mod pressure;
mod ready;
mod renderings;
mod secret;
mod served;
mod service;
mod stalling;
mod stored_game;
mod study_page;
mod studying;
mod table;

pub use analyst::Analyst;
pub use bounds::Bounds;
pub use game_kind::{GameKind, LineError, ReplayError};
pub use log::{LogFormat, LogLevel, log_to_stderr};
pub use networks::{Network, NetworkError, Networks};
pub use pool::Pool;
pub use secret::new_worker_key;
pub use served::Served;
pub use service::Service;
pub use stored_game::{ImportError, StoredGame};

use connections::Connections;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
pub use store::Location;
use store::{Settings, Store, StoreError};
use tokio::net::TcpListener;

/// Time between sweeps, which drop idle tables from memory.
const SWEEP: Duration = Duration::from_secs(60);
/// Time that open requests have to finish once the server shuts down.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(5);
/// Open files that are no connections: the log, its indexes, standard streams.
const FILES_FOR_OTHERS: usize = 64;

/// Where to serve, and from what.
pub struct Config {
    /// Where the log is.
    pub data: Location,
    /// Whether servers that share a log tell each other of what they write. Without it they find out by asking.
    pub bell: bool,
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
    /// Iterations with which each decision of a game that is over is judged.
    pub analysis: u32,
    /// What one visitor, one address and all together may use.
    pub bounds: Bounds,
    /// Address at which the server says how it is and what it has counted, if it shall.
    pub metrics: Option<SocketAddr>,
}

/// Why the server cannot run.
#[derive(Debug)]
pub enum ServeError {
    /// The log at this place cannot be used.
    Store(String, StoreError),
    /// The address cannot be listened on.
    Listen(SocketAddr, std::io::Error),
    /// Another error of the operating system.
    System(std::io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // Which file it is about is part of the message.
            ServeError::Store(place, error) => {
                let said = error.to_string();
                if said.contains(place.as_str()) { f.write_str(&said) } else { write!(f, "{place}: {said}") }
            }
            ServeError::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            ServeError::System(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ServeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ServeError::Store(_, error) => Some(error),
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
    let listener = listen(config.listen).await?;
    let address = listener.local_addr().map_err(ServeError::System)?;
    let metrics = match config.metrics {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let base = config.base_url.unwrap_or_else(|| base(address));
    let (data, settings) = (config.data, Settings { bell: config.bell });
    let failed = |place: String| move |error| ServeError::Store(place, error);
    let place = data.to_string();
    // The store waits for the database on threads of its own, which must not be one that serves requests.
    let opening = tokio::task::spawn_blocking(move || Store::open_with(&data, settings));
    let store = opening.await.map_err(|error| ServeError::System(error.into()))?.map_err(failed(place.clone()))?;
    let service = Service::with_store(store, &base, config.games, config.most_iterations).map_err(failed(place))?;
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = config.bots.unwrap_or_else(cores);
    let _pool = Pool::start(&service, threads, &tokio::runtime::Handle::current()).map_err(ServeError::System)?;
    let _analyst = Analyst::start(&service, config.analysis).map_err(ServeError::System)?;
    let sweeper = tokio::spawn(sweep(service.clone()));
    let mut bounds = config.bounds;
    bounds.connections = bounds.connections.min(files_for_connections());
    let watched = metrics.map(|listener| tokio::spawn(watch_over(listener, service.clone(), bounds.clone())));
    let here = format!("http://{}", reachable(address));
    opened(if service.base.is_empty() { &here } else { &service.base });
    tracing::info!(address = %address, version = env!("CARGO_PKG_VERSION"), "open");
    answer(listener, service.clone(), bounds, end).await;
    sweeper.abort();
    watched.iter().for_each(|watched| watched.abort());
    tracing::info!("closed");
    Ok(())
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|error| ServeError::Listen(address, error))
}

/// Answers requests at an address until `end` is ready: then the server says that it is not ready, goes on for as long as
/// [`Bounds::drain`] says so that load balancers notice, ends all streams, and lets open requests finish.
pub async fn answer(listener: TcpListener, service: Arc<Service>, bounds: Bounds, end: impl Future<Output = ()>) {
    let bounds = Arc::new(bounds);
    let (proxies, is_public) = (bounds.trusted.clone(), service.is_public);
    let is_counted = move |peer| !proxies.contain(peer) && http::client::is_counted(peer, is_public);
    let connections = Connections::new(&bounds, is_counted);
    let app = http::router(service.clone(), bounds.clone());
    let pause = bounds.drain;
    let end = async move {
        end.await;
        service.drain();
        tokio::time::sleep(pause).await;
        service.close();
    };
    connections::accept(listener, app, connections, bounds, end, SHUTDOWN_GRACE).await;
}

/// Answers questions about the server at an address of its own, as long as it is let.
async fn watch_over(listener: TcpListener, service: Arc<Service>, bounds: Bounds) {
    let connections = Connections::new(&bounds, |_| true);
    let app = http::health::private_routes(service);
    let end = std::future::pending();
    connections::accept(listener, app, connections, Arc::new(bounds), end, SHUTDOWN_GRACE).await;
}

/// Drops idle tables, and answers that nobody asks for any more, again and again.
async fn sweep(service: Arc<Service>) {
    loop {
        tokio::time::sleep(SWEEP).await;
        service.renderings.age();
        if let Err(error) = service.blocking(Service::sweep).await {
            tracing::error!(?error, "idle tables cannot be dropped");
        }
    }
}

/// How many connections the limit of open files leaves room for.
fn files_for_connections() -> usize {
    #[cfg(unix)]
    if let Some(most) = rustix::process::getrlimit(rustix::process::Resource::Nofile).current {
        return usize::try_from(most).unwrap_or(usize::MAX).saturating_sub(FILES_FOR_OTHERS).max(16);
    }
    usize::MAX
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
