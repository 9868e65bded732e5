//! Connections: how many there may be, and for how long. A connection that says nothing, sends half a request, or does not take
//! its answer is closed after a while; where there are too many, the oldest that waits for a request makes room for a new one, so
//! that nobody can lock others out by holding connections open.

use crate::bounds::Bounds;
use crate::metrics::{Held, METRICS};
use crate::networks::Network;
use crate::stalling::Stalling;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use axum::response::Response;
use http_body::{Frame, SizeHint};
use hyper::body::Incoming;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};

/// Longest head of a request, in bytes. The stream of a browser with a hundred tables names them all.
const LONGEST_HEAD: usize = 32 * 1024;
/// The pause if the system cannot accept connections.
const PAUSE: Duration = Duration::from_millis(50);
/// What is told to those for whom there is no room.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// The connections that are open.
pub(crate) struct Connections {
    most: usize,
    most_per_address: usize,
    /// Whether an address is counted alone; not those of proxies and, on a private server, of this machine.
    is_counted: Box<dyn Fn(IpAddr) -> bool + Send + Sync>,
    open: Mutex<Open>,
    closed: Notify,
}

#[derive(Default)]
struct Open {
    next: u64,
    all: HashMap<u64, (Network, Arc<Activity>)>,
    by_address: HashMap<Network, usize>,
}

/// What a connection does.
#[derive(Default)]
pub(crate) struct Activity {
    /// Answers that are being made or sent.
    answers: AtomicU32,
    make_room: Notify,
}

impl Connections {
    pub(crate) fn new(
        bounds: &Bounds,
        is_counted: impl Fn(IpAddr) -> bool + Send + Sync + 'static,
    ) -> Arc<Connections> {
        Arc::new(Connections {
            most: bounds.connections,
            most_per_address: bounds.connections_per_address,
            is_counted: Box::new(is_counted),
            open: Mutex::default(),
            closed: Notify::new(),
        })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection in, if there is room or can be made.
    fn enter(self: &Arc<Self>, peer: IpAddr) -> Option<Connection> {
        let address = Network::counted_with(peer);
        let mut open = self.open();
        let own = open.by_address.get(&address).copied().unwrap_or_default();
        if (self.is_counted)(peer) && own >= self.most_per_address {
            open.make_room(Some(address))?;
        } else if open.all.len() >= self.most {
            let greatest = open.by_address.iter().max_by_key(|(_, number)| **number).map(|(address, _)| *address);
            open.make_room(greatest).or_else(|| open.make_room(None))?;
        }
        let number = open.next;
        open.next += 1;
        let activity = Arc::<Activity>::default();
        open.all.insert(number, (address, activity.clone()));
        *open.by_address.entry(address).or_default() += 1;
        Some(Connection { of: self.clone(), number, activity, _counted: METRICS.connections.hold() })
    }

    /// Waits until none is open.
    async fn wait_until_empty(&self) {
        loop {
            let closed = self.closed.notified();
            if self.open().all.is_empty() {
                return;
            }
            // One that closed between the two lines above is noticed by the next look.
            let _ = tokio::time::timeout(PAUSE, closed).await;
        }
    }
}

impl Open {
    /// Closes the oldest connection of an address, or of any, that waits for a request.
    fn make_room(&mut self, address: Option<Network>) -> Option<()> {
        let waits = |(of, activity): &(Network, Arc<Activity>)| {
            address.is_none_or(|address| address == *of) && activity.answers.load(Ordering::Relaxed) == 0
        };
        let oldest = self.all.iter().filter(|(_, one)| waits(one)).map(|(number, _)| *number).min()?;
        self.remove(oldest)?.make_room.notify_one();
        METRICS.dropped.count();
        Some(())
    }

    fn remove(&mut self, number: u64) -> Option<Arc<Activity>> {
        let (address, activity) = self.all.remove(&number)?;
        if let Some(count) = self.by_address.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                self.by_address.remove(&address);
            }
        }
        Some(activity)
    }
}

/// An open connection.
struct Connection {
    of: Arc<Connections>,
    number: u64,
    activity: Arc<Activity>,
    _counted: Held,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.of.open().remove(self.number);
        self.of.closed.notify_waiters();
    }
}

/// Accepts connections and answers their requests until `end` is ready. Then no new one is accepted, and those that are open have
/// `grace` to finish.
pub(crate) async fn accept(
    listener: TcpListener,
    app: Router,
    connections: Arc<Connections>,
    bounds: Arc<Bounds>,
    end: impl Future<Output = ()>,
    grace: Duration,
) {
    let (ending, is_ending) = watch::channel(false);
    let mut end = pin!(end);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut end => break,
        };
        let Ok((stream, peer)) = accepted else {
            // No free file, or a client that has gone: waiting is all that helps.
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        match connections.enter(peer.ip()) {
            Some(connection) => {
                let app = TowerToHyperService::new(app.clone());
                tokio::spawn(serve(stream, peer, connection, app, bounds.clone(), is_ending.clone()));
            }
            None => {
                METRICS.shed.count();
                let _ = stream.try_write(FULL);
            }
        }
    }
    drop(listener);
    ending.send_replace(true);
    let _ = tokio::time::timeout(grace, connections.wait_until_empty()).await;
}

/// Answers the requests of a connection.
async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    connection: Connection,
    app: TowerToHyperService<Router>,
    bounds: Arc<Bounds>,
    mut is_ending: watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let io = TokioIo::new(Stalling::new(stream, bounds.stall_timeout));
    let activity = connection.activity.clone();
    let answer = |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let answering = Answering::new(&activity);
        let answer = app.call(request);
        async move { answer.await.map(|response| answering.until_sent(response)) }
    };
    let mut builder = hyper::server::conn::http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(bounds.header_timeout).max_buf_size(LONGEST_HEAD);
    let mut served = pin!(builder.serve_connection(io, service_fn(answer)));
    // Errors are the client's: it has gone, or what it sent is no request, which it has been told.
    tokio::select! {
        _ = served.as_mut() => return,
        () = connection.activity.make_room.notified() => return,
        _ = is_ending.wait_for(|is_ending| *is_ending) => served.as_mut().graceful_shutdown(),
    }
    let _ = served.await;
}

/// An answer that is being made or sent.
struct Answering(Arc<Activity>);

impl Answering {
    fn new(activity: &Arc<Activity>) -> Answering {
        activity.answers.fetch_add(1, Ordering::Relaxed);
        Answering(activity.clone())
    }

    fn until_sent(self, response: Response) -> Response {
        response.map(|body| Body::new(Sent { body, _answering: self }))
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.answers.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A body that is being sent.
struct Sent {
    body: Body,
    _answering: Answering,
}

impl http_body::Body for Sent {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        [10, 0, 0, last].into()
    }

    /// Whoever holds the most makes room, and only with connections that wait for a request.
    #[test]
    fn those_who_wait_make_room() {
        let bounds = Bounds { connections: 5, connections_per_address: 3, ..Bounds::default() };
        let all = Connections::new(&bounds, |_| true);
        let greedy: Vec<Connection> = (0..3).map(|_| all.enter(address(1)).unwrap()).collect();
        greedy[0].activity.answers.store(1, Ordering::Relaxed);
        let other = all.enter(address(2)).unwrap();
        let is_closed = |connection: &Connection| !all.open().all.contains_key(&connection.number);
        let fourth = all.enter(address(1)).unwrap();
        assert_eq!([0, 1, 2].map(|number| is_closed(&greedy[number])), [false, true, false], "its oldest idle one");
        let more = [all.enter(address(3)).unwrap(), all.enter(address(4)).unwrap()];
        assert!(is_closed(&greedy[2]) && !is_closed(&other) && !is_closed(&more[0]), "all are full: the greatest");
        for connection in [&greedy[0], &fourth, &other, &more[0], &more[1]] {
            connection.activity.answers.store(1, Ordering::Relaxed);
        }
        assert!(all.enter(address(5)).is_none(), "nobody is cut off in the middle of an answer");
        drop((greedy, fourth, other, more));
        assert!(all.open().all.is_empty() && all.open().by_address.is_empty());
    }
}
