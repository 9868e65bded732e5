//! A server for one test, on a real socket, and a small client.

#![allow(dead_code, unused_imports)] // every test uses some of it

mod client;

pub use client::{Answer, Client, Folder, Listener, bot, hotseat, open, you, you_named};
use server::{GameKind, Pool, Service, router};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
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

    /// A server whose bots may be asked for so many iterations.
    pub fn open_within(folder: &Path, base: impl FnOnce(SocketAddr) -> String, most_iterations: u32) -> TestServer {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let listener = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0")).unwrap();
        let address = listener.local_addr().unwrap();
        let service = Service::open(folder, &base(address), games(), most_iterations).unwrap();
        let pool = Pool::start(&service, 2, runtime.handle()).unwrap();
        let app = router(service.clone()).into_make_service_with_connect_info::<SocketAddr>();
        runtime.spawn(async move { axum::serve(listener, app).await });
        TestServer { address, service, pool: Some(pool), runtime: Some(runtime) }
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
