//! One bad neighbour: what they can ask for, hold open and fill up is bounded, and others do not notice.

use crate::support::{Client, Folder, TestServer, bot, you};
use server::{Bounds, Network};
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(20);

/// Few points, so that a test need not send many requests, and proxies on this machine.
fn bounds(trusted: &[&str]) -> Bounds {
    let trusted = trusted.iter().map(|text| text.parse::<Network>().unwrap()).collect();
    Bounds { rate: 1, burst: 40, trusted, ..Bounds::default() }
}

/// How many of these requests pass, for a client who sends these headers with each.
fn passed(server: &TestServer, number: usize, headers: impl Fn(usize) -> Vec<(&'static str, String)>) -> usize {
    let mut client = server.client();
    let ask = |number| {
        let headers = headers(number);
        let headers: Vec<(&str, &str)> = headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
        client.ask("GET", "/robots.txt", &headers, b"").status
    };
    (0..number).map(ask).filter(|status| *status == 200).count()
}

/// Every way in which proxies name clients, and in which clients may try to be somebody else. A file costs a fifth of a point, so
/// a client gets about 200 of them.
#[test]
fn the_limit_is_that_of_the_client_behind_every_kind_of_proxy() {
    const EACH: usize = 260;
    type Headers = fn(usize) -> Vec<(&'static str, String)>;
    let attacks: [(&str, &[&str], Headers); 11] = [
        ("no proxy was named", &[], |number| vec![("x-forwarded-for", format!("198.51.100.{number}"))]),
        ("Forwarded, and none was named", &[], |number| vec![("forwarded", format!("for=198.51.100.{number}"))]),
        ("a line of the attacker's before that of the proxy", &["127.0.0.1"], |number| {
            vec![("x-forwarded-for", format!("198.51.100.{number}")), ("x-forwarded-for", "203.0.113.1".into())]
        }),
        ("an entry of the attacker's before that of the proxy", &["127.0.0.1"], |number| {
            vec![("x-forwarded-for", format!("198.51.100.{number}, 203.0.113.2"))]
        }),
        ("a port", &["127.0.0.1"], |number| vec![("x-forwarded-for", format!("203.0.113.3:{}", 1024 + number))]),
        ("brackets and a port", &["127.0.0.1"], |number| {
            vec![("x-forwarded-for", format!("[2001:db8:0:3::1]:{}", 1024 + number))]
        }),
        ("unknown", &["127.0.0.1"], |number| vec![("x-forwarded-for", format!("198.51.100.{number}, unknown"))]),
        ("Forwarded", &["127.0.0.0/8"], |number| {
            vec![("forwarded", format!("for=198.51.100.{number};proto=http, for=\"[2001:db8:0:4::1]:80\""))]
        }),
        ("a network of IPv6", &["127.0.0.1"], |number| vec![("x-forwarded-for", format!("2001:db8:0:5::{number:x}"))]),
        ("IPv4 written as IPv6", &["127.0.0.1"], |number| {
            vec![("x-forwarded-for", if number % 2 == 0 { "203.0.113.6".into() } else { "::ffff:203.0.113.6".into() })]
        }),
        ("X-Real-IP", &["127.0.0.1"], |_| vec![("x-real-ip", "203.0.113.7".into())]),
    ];
    for (name, trusted, headers) in attacks {
        let folder = Folder::new();
        let server = TestServer::open_bounded(&folder.0, bounds(trusted));
        let passed = passed(&server, EACH, headers);
        assert!((190..=230).contains(&passed), "{name}: {passed} of {EACH} pass");
    }
    // And those who are different are not taken for one: behind a proxy on this machine, whichever way it is connected.
    let folder = Folder::new();
    let server = TestServer::open_bounded(&folder.0, bounds(&["127.0.0.1"]));
    for name in ["x-forwarded-for", "x-real-ip"] {
        let all = passed(&server, EACH, |number| vec![(name, format!("10.{}.0.1", number))]);
        assert_eq!(all, EACH, "{name}");
    }
}

/// A visitor who comes from many addresses has the points of one.
#[test]
fn a_visitor_with_many_addresses_has_one_limit() {
    let folder = Folder::new();
    let server = TestServer::open_bounded(&folder.0, bounds(&["127.0.0.1"]));
    let passed = passed(&server, 260, |number| {
        vec![("x-forwarded-for", format!("10.{number}.0.2")), ("cookie", format!("bailiwick={}", "ab".repeat(16)))]
    });
    assert!((190..=230).contains(&passed), "{passed}");
}

#[test]
fn tables_are_bounded_by_day_by_number_and_by_size() {
    let from = |last: u8| ("x-forwarded-for", format!("203.0.113.{last}"));
    let opened = |server: &TestServer, client: &mut Client, from: (&str, String)| {
        let body = r#"{"game":"caylus","seats":[{"kind":"you"},{"kind":"you"}]}"#;
        let headers = [("content-type", "application/json"), (from.0, from.1.as_str())];
        let answer = client.ask("POST", "/api/tables", &headers, body.as_bytes());
        assert!(server.address.port() > 0);
        let key = answer.json()["key"].as_str().map(str::to_owned);
        assert_eq!(answer.status == 201, key.is_none(), "{}", answer.body);
        assert_eq!(answer.status == 201, answer.header("retry-after").is_none());
        (answer.status, key.unwrap_or_default())
    };
    let trusted = || ["127.0.0.1".parse::<Network>().unwrap()].into_iter().collect();
    let folder = Folder::new();
    let all = Bounds { trusted: trusted(), ..Bounds::default() };
    let daily = Bounds { tables_per_visitor: 3, tables_per_address: 5, ..all.clone() };
    {
        let server = TestServer::open_bounded(&folder.0, daily);
        let mut ada = server.client();
        let results: Vec<u16> = (0..4).map(|_| opened(&server, &mut ada, from(1)).0).collect();
        assert_eq!(results, [201, 201, 201, 429], "a visitor");
        assert_eq!(opened(&server, &mut ada, from(2)).1, "too-many-tables", "at another address, too");
        let results: Vec<u16> = (0..3).map(|_| opened(&server, &mut server.client(), from(1)).0).collect();
        assert_eq!(results, [201, 201, 429], "an address with new visitors");
        assert_eq!(opened(&server, &mut server.client(), from(3)).0, 201, "another address");
    }
    let server = TestServer::open_bounded(&folder.0, Bounds { unfinished_per_visitor: 2, ..all.clone() });
    let mut bob = server.client();
    let results: Vec<(u16, String)> = (0..3).map(|_| opened(&server, &mut bob, from(1))).collect();
    assert_eq!(results[2], (429, "too-many-unfinished".to_owned()));
    drop(server);
    let server = TestServer::open_bounded(&folder.0, Bounds { store_megabytes: Some(0), ..all });
    assert_eq!(opened(&server, &mut server.client(), from(9)), (507, "full".to_owned()));
}

/// The bytes that a silent connection gets before it is closed, and when that is.
fn until_closed(mut stream: TcpStream) -> (usize, Duration) {
    let started = Instant::now();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut bytes = Vec::new();
    match stream.read_to_end(&mut bytes) {
        Ok(_) => (),
        Err(error) if error.kind() == ErrorKind::ConnectionReset => (),
        Err(error) => panic!("the connection is still open: {error}"),
    }
    (bytes.len(), started.elapsed())
}

fn send(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(text.as_bytes()).unwrap();
    stream
}

#[test]
fn whoever_is_silent_is_let_go() {
    let folder = Folder::new();
    let short = Duration::from_millis(300);
    let bounds = Bounds { header_timeout: short, body_timeout: short, ..Bounds::default() };
    let server = TestServer::open_bounded(&folder.0, bounds);
    let address = server.address;
    for (what, text) in [
        ("nothing", ""),
        ("half a head", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow"),
        ("an idle connection", "GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n"),
    ] {
        until_closed(send(address, text));
        assert_eq!(server.client().get("/robots.txt").status, 200, "{what}");
    }
    let half = "POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{";
    let mut stream = send(address, half);
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).unwrap();
    assert_eq!(&answer, b"HTTP/1.1 408");
    let (bytes, _) = until_closed(stream);
    assert!(bytes > 0, "it is told why");
}

/// Many connections that say nothing lock nobody out: the oldest of them make room.
#[test]
fn connections_are_bounded_and_the_oldest_idle_one_makes_room() {
    let folder = Folder::new();
    let server = TestServer::open_bounded(&folder.0, Bounds { connections: 20, ..Bounds::default() });
    let mut listening = server.client();
    let id = listening.table("caylus", &[you(), you()]).id;
    let mut stream = listening.listen(&format!("/api/tables/{id}/stream"), &[]);
    stream.next();
    let silent: Vec<TcpStream> = (0..60).map(|_| send(server.address, "GET / HTTP/1.1\r\nHost: a\r\nX-Slow")).collect();
    for _ in 0..5 {
        assert_eq!(server.client().get("/robots.txt").status, 200);
    }
    let (first, last) = (silent.into_iter().next().unwrap(), server.client());
    until_closed(first);
    assert_eq!(last.clone().get("/").status, 200);
    let view = listening.view(&id);
    assert_eq!(listening.act(&id, 0, &view.legal[0]).status, 200);
    assert_eq!(stream.next().id, "1", "whoever listens was not cut off");
}

#[test]
fn streams_are_bounded_by_address() {
    let folder = Folder::new();
    let trusted = ["127.0.0.1".parse::<Network>().unwrap()].into_iter().collect();
    let server = TestServer::open_bounded(&folder.0, Bounds { streams_per_address: 3, trusted, ..Bounds::default() });
    let mut client = server.client();
    let id = client.table("caylus", &[you(), you()]).id;
    let path = format!("/t/{id}/events?from=0");
    let from = |address| [("x-forwarded-for", address)];
    let open: Vec<_> = (0..3).map(|_| server.client().listen(&path, &from("203.0.113.1")).opened()).collect();
    let refused = server.client().ask("GET", &path, &from("203.0.113.1"), b"");
    assert_eq!(refused.status, 429);
    drop(server.client().listen(&path, &from("203.0.113.2")).opened());
    drop(open);
    let started = Instant::now();
    while server.client().listen(&path, &from("203.0.113.1")).status() == 429 {
        assert!(started.elapsed() < PATIENCE, "streams that ended do not count");
        // The server notices that a client has gone when it next has something to say.
        let view = client.view(&id);
        client.act(&id, view.revision, &view.legal[0]);
    }
}

/// What a reader asks for is not kept for ever: not for every revision, language and seat.
#[test]
fn answers_that_are_kept_are_few() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let id = client.table("caylus", &[you(), you(), you()]).id;
    let mut view = client.view(&id);
    while let Some(action) = view.legal.last().filter(|_| view.revision < 60) {
        assert_eq!(client.act(&id, view.revision, action).status, 200);
        view = client.view(&id);
    }
    assert_eq!(view.revision, 60);
    let mut asked = 0;
    for from in 0..60 {
        for language in ["en", "fr", "pt"] {
            let path = format!("/t/{id}/changes?from={from}");
            let answer = client.ask("GET", &path, &[("accept-language", language)], b"");
            assert_eq!(answer.status, 200);
            asked += 1;
        }
    }
    let (kept, bytes) = server.service.kept_answers();
    assert!(kept < 80, "{kept} of {asked} are kept");
    assert!(bytes < 12 << 20, "{bytes}");
}

/// Heavy answers are made a few at a time. Whoever asks for more of them is told to come back, and a page is as quick as ever.
#[test]
fn heavy_answers_are_shed_and_do_not_hold_up_others() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let id = client.table("caylus", &[bot("random"), bot("random"), bot("random")]).id;
    let started = Instant::now();
    while client.view(&id).outcome.is_none() {
        assert!(started.elapsed() < PATIENCE);
    }
    let path = format!("/api/tables/{id}/log?views=true");
    let statuses: Vec<(u16, bool)> = std::thread::scope(|scope| {
        let ask = || {
            let answer = server.client().get(&path);
            (answer.status, answer.header("retry-after").is_some())
        };
        let asking: Vec<_> = (0..60).map(|_| scope.spawn(ask)).collect();
        for _ in 0..10 {
            assert_eq!(server.client().get("/").status, 200);
        }
        asking.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert!(statuses.iter().all(|one| [(200, false), (503, true)].contains(one)), "{statuses:?}");
    assert!(statuses.contains(&(200, false)) && statuses.contains(&(503, true)), "{statuses:?}");
}

#[test]
fn health_says_how_the_server_is() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    for (path, said) in [("/health/live", "alive\n"), ("/health/ready", "ready\n")] {
        let answer = server.client().get(path);
        assert_eq!((answer.status, answer.body.as_str()), (200, said));
    }
    server.service.close();
    assert_eq!(server.client().get("/health/live").status, 200);
    assert_eq!(server.client().get("/health/ready").status, 503);
}

/// A request without a host, or with two, is refused, as the standard says.
#[test]
fn a_request_names_one_host() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    for (hosts, status) in [("", "400"), ("Host: a\r\nHost: b\r\n", "400"), ("Host: a\r\n", "200")] {
        let mut stream = send(server.address, &format!("GET / HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n"));
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert_eq!(answer.split(' ').nth(1), Some(status), "{hosts:?}");
    }
}

#[test]
fn with_tls_cookies_and_pages_are_for_tls_alone() {
    let folder = Folder::new();
    let server = TestServer::open_as(&folder.0, |_| "https://house.example".to_owned());
    let origin = ("origin", "https://house.example");
    let form = ("content-type", "application/x-www-form-urlencoded");
    let mut client = server.client();
    let made = client.ask("POST", "/new", &[origin, form], b"quick=ys");
    let cookie = made.header("set-cookie").unwrap();
    assert!(
        cookie.starts_with("__Host-bailiwick=") && cookie.contains("; Secure") && cookie.contains("Path=/;"),
        "{cookie}"
    );
    assert_eq!(made.header("strict-transport-security"), Some("max-age=31536000"));
    assert!(!client.view(made.header("location").unwrap().trim_start_matches("/t/")).you.is_empty());
    let language = client.clone().ask("POST", "/language", &[origin, form], b"language=fr");
    assert!(language.header("set-cookie").unwrap().contains("; Secure"));
    let other = client.ask("POST", "/new", &[("origin", "http://house.example"), form], b"quick=ys");
    assert_eq!(other.status, 403, "another scheme is another site");
}
