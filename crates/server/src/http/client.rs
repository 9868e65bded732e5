//! At which address the client of a request is. Proxies say so in headers, which anybody can write; so they are read only if the
//! operator has named the proxy that sends them, and from the end, which is what that proxy has written.

use crate::bounds::Bounds;
use crate::networks::{Network, Networks};
use axum::http::{HeaderMap, HeaderName, header};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Once;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const X_REAL_IP: HeaderName = HeaderName::from_static("x-real-ip");

/// Those who are counted together with the client of a request; nobody, if the request comes from this machine and the server is
/// private.
pub(super) fn counted(peer: IpAddr, headers: &HeaderMap, bounds: &Bounds, is_public: bool) -> Option<Network> {
    let peer = peer.to_canonical();
    if bounds.trusted.contain(peer) {
        return Some(Network::counted_with(named(peer, headers, &bounds.trusted)));
    }
    let is_forwarded = [header::FORWARDED, X_FORWARDED_FOR, X_REAL_IP].iter().any(|name| headers.contains_key(name));
    if is_forwarded && peer.is_loopback() {
        static WARNED: Once = Once::new();
        WARNED.call_once(|| {
            tracing::warn!("a proxy at {peer} is not trusted: its clients count as one; name it with --trust-proxy");
        });
    }
    is_counted(peer, is_public).then_some(()).or(is_forwarded.then_some(())).map(|()| Network::counted_with(peer))
}

/// Whether those who connect from an address are counted. Programs on the machine itself are not, as long as the server has no
/// public address: once it has one, this may be a proxy that was not named.
pub(crate) fn is_counted(peer: IpAddr, is_public: bool) -> bool {
    is_public || !peer.to_canonical().is_loopback()
}

/// The address of the client as trusted proxies tell it: the last that is not one of them. If they do not tell it, or the two
/// headers for it contradict each other, it is that of the proxy, so that all such clients are counted together.
fn named(peer: IpAddr, headers: &HeaderMap, trusted: &Networks) -> IpAddr {
    let found = |name: HeaderName, hop: fn(&str) -> Option<IpAddr>| {
        headers.contains_key(&name).then(|| last_untrusted(peer, &lines(headers, &name), trusted, hop))
    };
    match (found(header::FORWARDED, forwarded_hop), found(X_FORWARDED_FOR, address)) {
        (Some(one), Some(other)) if one != other => peer,
        (Some(one), _) | (None, Some(one)) => one,
        (None, None) => found(X_REAL_IP, address).unwrap_or(peer),
    }
}

/// All lines of a header as one list. A proxy adds its own at the end.
fn lines(headers: &HeaderMap, name: &HeaderName) -> String {
    let lines = headers.get_all(name).into_iter().map(|line| line.to_str().unwrap_or("unknown"));
    lines.collect::<Vec<_>>().join(",")
}

/// Goes back from proxy to proxy as long as they are trusted. Where one names nobody, its own address stands for its clients.
fn last_untrusted(peer: IpAddr, list: &str, trusted: &Networks, hop: fn(&str) -> Option<IpAddr>) -> IpAddr {
    let mut last = peer;
    for text in list.rsplit(',') {
        let Some(address) = hop(text) else { return last };
        last = address;
        if !trusted.contain(address) {
            return last;
        }
    }
    last
}

/// The `for` of a hop in a `Forwarded` header.
fn forwarded_hop(hop: &str) -> Option<IpAddr> {
    let pairs = hop.split(';').filter_map(|pair| pair.split_once('='));
    let (_, value) = pairs.into_iter().find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
    address(value)
}

/// An address as proxies write it: with or without a port, brackets, quotes. `unknown` and made-up names are none.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"').trim();
    let address = text
        .parse()
        .ok()
        .or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
        .or_else(|| text.strip_prefix('[')?.strip_suffix(']')?.parse::<Ipv6Addr>().ok().map(IpAddr::from))?;
    Some(address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(lines: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        headers
    }

    fn counted_as(peer: &str, lines: &[(&'static str, &'static str)], trusted: &[&str]) -> Option<Network> {
        let trusted = trusted.iter().map(|text| text.parse::<Network>().unwrap()).collect();
        counted(peer.parse().unwrap(), &headers(lines), &Bounds { trusted, ..Bounds::default() }, false)
    }

    fn network(text: &str) -> Option<Network> {
        Some(Network::counted_with(text.parse().unwrap()))
    }

    #[test]
    fn the_last_that_is_no_proxy_of_ours_is_the_client() {
        const FOR: &str = "x-forwarded-for";
        let proxies = ["127.0.0.1", "10.0.0.0/8"];
        let cases: [(&[(&'static str, &'static str)], &str); 17] = [
            (&[(FOR, "203.0.113.5")], "203.0.113.5"),
            (&[(FOR, "1.1.1.1, 203.0.113.5")], "203.0.113.5"),
            (&[(FOR, "1.1.1.1"), (FOR, "203.0.113.5")], "203.0.113.5"),
            (&[(FOR, "203.0.113.5, 10.0.0.7")], "203.0.113.5"),
            (&[(FOR, "203.0.113.5:5555")], "203.0.113.5"),
            (&[(FOR, "[2001:db8::1]:443")], "2001:db8::1"),
            (&[(FOR, "2001:db8::1")], "2001:db8::1"),
            (&[(FOR, "::ffff:203.0.113.5")], "203.0.113.5"),
            (&[(FOR, "1.1.1.1, unknown")], "127.0.0.1"),
            (&[(FOR, "1.1.1.1, unknown, 10.0.0.7")], "10.0.0.7"),
            (&[(FOR, "")], "127.0.0.1"),
            (&[("forwarded", "for=203.0.113.5;proto=https;by=10.0.0.7")], "203.0.113.5"),
            (&[("forwarded", "for=1.1.1.1, For=\"[2001:db8::1]:443\"")], "2001:db8::1"),
            (&[("forwarded", "for=_hidden")], "127.0.0.1"),
            (&[("forwarded", "for=1.1.1.1"), (FOR, "203.0.113.5")], "127.0.0.1"),
            (&[("x-real-ip", "203.0.113.5")], "203.0.113.5"),
            (&[], "127.0.0.1"),
        ];
        for (lines, client) in cases {
            assert_eq!(counted_as("127.0.0.1", lines, &proxies), network(client), "{lines:?}");
            assert_eq!(counted_as("::ffff:127.0.0.1", lines, &proxies), network(client), "{lines:?}");
        }
    }

    #[test]
    fn nobody_else_is_believed() {
        let lies = [("x-forwarded-for", "1.1.1.1"), ("forwarded", "for=1.1.1.1"), ("x-real-ip", "1.1.1.1")];
        for lie in lies {
            assert_eq!(counted_as("203.0.113.5", &[lie], &[]), network("203.0.113.5"));
            assert_eq!(counted_as("203.0.113.5", &[lie], &["127.0.0.1"]), network("203.0.113.5"));
            assert_eq!(counted_as("127.0.0.1", &[lie], &[]), network("127.0.0.1"), "a proxy that was not named");
        }
        assert_eq!(counted_as("127.0.0.1", &[], &[]), None, "a program on a private server's machine");
        assert_eq!(counted_as("::ffff:127.0.0.1", &[], &[]), None);
        let public = counted("127.0.0.1".parse().unwrap(), &HeaderMap::new(), &Bounds::default(), true);
        assert_eq!(public, network("127.0.0.1"), "on a public one it may be a proxy");
    }
}
