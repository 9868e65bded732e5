//! Tables, seats, live updates, and the HTTP API. Everything that can be done is a function of [`Service`]; pages, forms, the
//! API and bots call the same ones. Tables in memory are caches of the log in `store`.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used, clippy::expect_used)]

mod http;
mod lesson;
mod limits;
mod live;
mod pages;
mod play;
mod pool;
mod secret;
mod service;
mod shown;
mod table;
mod trouble;

pub use http::router;
pub use live::Live;
pub use play::{Kind, Look, Play};
pub use pool::Pool;
pub use secret::Secret;
pub use service::{Face, Listed, NewSeat, NewTable, Service, Who, Written};
pub use shown::Shown;
pub use table::{Table, Viewer};
pub use trouble::{Forbidden, Thing, Trouble};

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use store::StoreError;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// How often tables that nobody uses are dropped from memory.
const SWEEP: Duration = Duration::from_secs(60);
/// How long those who are being answered have when the house closes.
const LAST_ORDERS: Duration = Duration::from_secs(5);

/// Where to serve, and from what.
pub struct Config {
    /// The folder with the log.
    pub data: PathBuf,
    /// The address to listen on.
    pub listen: SocketAddr,
    /// Where people reach it, if that is not the address itself: `https://caylus.example`.
    pub base_url: Option<String>,
    /// How many bots may think at once; as many as there are cores if nothing is said.
    pub bots: Option<usize>,
}

/// Why the house cannot open.
#[derive(Debug)]
pub enum ServeError {
    /// The log cannot be used.
    Store(StoreError),
    /// The address cannot be listened on.
    Listen(SocketAddr, std::io::Error),
    /// Something else of the system.
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

impl std::error::Error for ServeError {}

/// Serves until somebody presses Ctrl-C or the system asks us to end.
pub fn run(config: Config, opened: impl FnOnce(&str)) -> Result<(), ServeError> {
    #[cfg(unix)]
    let _ = allow_many_listeners();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::System)?;
    runtime.block_on(serve(config, asked_to_end(), opened))
}

/// Everybody who listens is an open file, and systems begin with few of them allowed. If no more are, we serve fewer.
#[cfg(unix)]
fn allow_many_listeners() -> rustix::io::Result<()> {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    setrlimit(Resource::Nofile, limit)
}

async fn asked_to_end() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    if let Ok(mut terminated) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            _ = interrupted => (),
            _ = terminated.recv() => (),
        }
        return;
    }
    // Where signals cannot be heard, we go on.
    if interrupted.await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Serves until `end` is ready. `opened` is told the address where people reach it, once they can.
pub async fn serve(
    config: Config,
    end: impl Future<Output = ()> + Send + 'static,
    opened: impl FnOnce(&str),
) -> Result<(), ServeError> {
    let listen = |error| ServeError::Listen(config.listen, error);
    let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
    let address = listener.local_addr().map_err(ServeError::System)?;
    let base = config.base_url.unwrap_or_else(|| format!("http://{address}"));
    let service = Service::open(&config.data, &base).map_err(ServeError::Store)?;
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = config.bots.unwrap_or_else(cores);
    let _pool = Pool::start(&service, threads, &tokio::runtime::Handle::current()).map_err(ServeError::System)?;
    let sweeping = service.clone();
    let sweeper = tokio::spawn(async move {
        loop {
            tokio::time::sleep(SWEEP).await;
            sweeping.sweep();
        }
    });
    opened(&service.base);
    let app = router(service.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let closing = service.clone();
    let served = axum::serve(listener, app).with_graceful_shutdown(async move {
        end.await;
        closing.close();
    });
    let result = tokio::select! {
        result = served.into_future() => result,
        () = last_orders(service.closing()) => Ok(()),
    };
    sweeper.abort();
    result.map_err(ServeError::System)
}

/// Ready a while after the house has begun to close.
async fn last_orders(mut closing: watch::Receiver<bool>) {
    // An error means that nobody is left to close it: then it is closed.
    let _ = closing.wait_for(|closing| *closing).await;
    tokio::time::sleep(LAST_ORDERS).await;
}
