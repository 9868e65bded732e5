//! A server for one test, on a real socket, and a small client.

#![allow(dead_code, unused_imports)] // every test uses some of it

mod client;
#[path = "../../../../store/tests/support/mod.rs"]
pub mod place;

pub use client::{Answer, Client, Folder, Listener, bot, hotseat, open, you, you_named};
use server::{Bounds, GameKind, Pool, Service};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::{Location, Settings, Store};
use tokio::runtime::Runtime;

/// The games that are served.
fn games() -> Vec<GameKind> {
    vec![GameKind::of::<caylus::State>(), GameKind::of::<ys::State>()]
}

/// A running server.
pub struct TestServer {
    pub address: SocketAddr,
    pub service: Arc<Service>,
    pool: Option<Pool>,
    runtime: Option<Runtime>,
}

/// The most iterations that a bot of the server may be asked for.
const MOST_ITERATIONS: u32 = 20_000;

impl TestServer {
    pub fn open(folder: &Path) -> TestServer {
        TestServer::open_as(folder, |address| format!("http://{address}"))
    }

    /// A server whose links begin with what `base` makes of its address.
    pub fn open_as(folder: &Path, base: impl FnOnce(SocketAddr) -> String) -> TestServer {
        TestServer::open_within(folder, base, MOST_ITERATIONS)
    }

    /// One of several servers that share a log, with so many threads for bots.
    pub fn node(location: &Location, bell: bool, threads: usize) -> TestServer {
        let store = Store::open_with(location, Settings { bell }).unwrap();
        let base = |address| format!("http://{address}");
        TestServer::with_store(store, base, MOST_ITERATIONS, Bounds::default(), threads)
    }

    /// A server whose visitors may use so much.
    pub fn open_bounded(folder: &Path, bounds: Bounds) -> TestServer {
        let base = |address| format!("http://{address}");
        TestServer::with_store(Store::open(&folder.into()).unwrap(), base, MOST_ITERATIONS, bounds, 2)
    }

    /// A server whose bots may be asked for so many iterations.
    pub fn open_within(folder: &Path, base: impl FnOnce(SocketAddr) -> String, most_iterations: u32) -> TestServer {
        TestServer::with_store(Store::open(&folder.into()).unwrap(), base, most_iterations, Bounds::default(), 2)
    }

    fn with_store(
        store: Store,
        base: impl FnOnce(SocketAddr) -> String,
        most_iterations: u32,
        bounds: Bounds,
        threads: usize,
    ) -> TestServer {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let listener = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0")).unwrap();
        let address = listener.local_addr().unwrap();
        let service = Service::with_store(store, &base(address), games(), most_iterations).unwrap();
        let pool = (threads > 0).then(|| Pool::start(&service, threads, runtime.handle()).unwrap());
        runtime.spawn(server::answer(listener, service.clone(), bounds, std::future::pending()));
        TestServer { address, service, pool, runtime: Some(runtime) }
    }

    /// A server that does not think for bots.
    pub fn idle(location: &Location) -> TestServer {
        TestServer::node(location, true, 0)
    }

    /// The same server, which thinks for bots from now on.
    pub fn with_threads(mut self, threads: usize) -> TestServer {
        let handle = self.runtime.as_ref().unwrap().handle();
        self.pool = Some(Pool::start(&self.service, threads, handle).unwrap());
        self
    }

    pub fn client(&self) -> Client {
        Client::new(self.address)
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.service.close();
        self.pool = None;
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(Duration::from_secs(2));
        }
    }
}
