//! A database that can be cut off: its connections go through a thread that ends them when it is told to.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// Stands between servers and their database.
pub struct Proxy {
    /// The address of the database, through the proxy.
    pub address: String,
    is_cut: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Proxy {
    /// Starts one before the database at an address like `postgres://user@host:port/name`.
    pub fn start(address: &str) -> Proxy {
        let (before, after) = address.split_once('@').expect("a user");
        let (target, rest) = after.split_once('/').expect("a name");
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let here = listener.local_addr().unwrap();
        let proxy = Proxy { address: format!("{before}@{here}/{rest}"), is_cut: Arc::default(), open: Arc::default() };
        let (is_cut, open, target) = (proxy.is_cut.clone(), proxy.open.clone(), target.to_owned());
        std::thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let Some(database) = TcpStream::connect(&target).ok().filter(|_| !is_cut.load(Ordering::Relaxed))
                else {
                    continue;
                };
                let copies = [&client, &database].map(|stream| stream.try_clone().unwrap());
                open.lock().unwrap().extend([&client, &database].map(|stream| stream.try_clone().unwrap()));
                let [from_client, from_database] = copies;
                std::thread::spawn(move || copy(from_client, database));
                std::thread::spawn(move || copy(from_database, client));
            }
        });
        proxy
    }

    /// Ends all connections, and lets none through any more.
    pub fn cut(&self) {
        self.is_cut.store(true, Ordering::Relaxed);
        self.open.lock().unwrap().drain(..).for_each(|stream| drop(stream.shutdown(Shutdown::Both)));
    }

    /// Lets connections through again.
    pub fn heal(&self) {
        self.is_cut.store(false, Ordering::Relaxed);
    }
}

fn copy(mut from: TcpStream, mut to: TcpStream) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(number @ 1..) = from.read(&mut bytes) {
        if to.write_all(&bytes[..number]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
}
