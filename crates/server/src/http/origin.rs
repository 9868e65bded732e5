//! Which pages may send forms: our own. A browser says where a form comes from (`Origin`) and which server it asks (`Host`).

use super::extract::bearer;
use crate::error::{Error, Forbidden, Invalid};
use crate::host::Host;
use axum::http::{HeaderMap, HeaderName, Version, header};
use std::net::Ipv6Addr;

/// A request names one host. Before HTTP/1.1 it need not name any.
pub(super) fn check_host(headers: &HeaderMap, version: Version) -> Result<(), Error> {
    let named = headers.get_all(header::HOST).into_iter().count();
    if named == 1 || named == 0 && version < Version::HTTP_11 { Ok(()) } else { Err(Invalid::Host.into()) }
}

/// A POST comes from our own pages. An API key is proof enough, since no browser adds it by itself; and a request with neither a
/// cookie nor an origin does not come from a browser.
pub(super) fn check_origin(headers: &HeaderMap, base: &str) -> Result<(), Error> {
    if bearer(headers).is_some() {
        return Ok(());
    }
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let Some(origin) = text(header::ORIGIN).or_else(|| text(header::REFERER)) else {
        let is_browser = headers.contains_key(header::COOKIE);
        return if is_browser { Err(Forbidden::OtherSite.into()) } else { Ok(()) };
    };
    let from = scheme_and_host(origin).ok_or(Forbidden::OtherSite)?;
    if scheme_and_host(base) == Some(from) {
        return Ok(());
    }
    // The same server under another of its names. A name of the Internet is believed only if the operator has set it: anybody
    // can let theirs lead to this machine.
    let (scheme, host) = from;
    if !host.eq_ignore_ascii_case(text(header::HOST).unwrap_or_default()) || scheme != "http" {
        return Err(Forbidden::OtherSite.into());
    }
    if is_local(host) { Ok(()) } else { Err(Forbidden::OtherHost.into()) }
}

/// The scheme, and the host with its port, of a URL.
fn scheme_and_host(address: &str) -> Option<(&str, &str)> {
    let (scheme, rest) = address.split_once("://")?;
    let host = rest.split(['/', '?', '#']).next()?;
    Host::read(host).map(|_| (scheme, host))
}

/// Whether a host is an address, or a name that only a network at home or at work gives.
fn is_local(host: &str) -> bool {
    if let Some((address, _)) = host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        return address.parse::<Ipv6Addr>().is_ok();
    }
    let name = host.split(':').next().unwrap_or_default().trim_end_matches('.').to_ascii_lowercase();
    let last = name.rsplit('.').next().unwrap_or_default();
    let is_address = name.parse::<std::net::Ipv4Addr>().is_ok();
    is_address || !name.contains('.') || ["local", "localhost", "lan", "home", "internal", "arpa"].contains(&last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        headers
    }

    /// Headers, and what is wrong with them.
    type Case = (&'static [(&'static str, &'static str)], Option<&'static str>);

    #[test]
    fn posts_come_from_our_own_pages() {
        let cases: [Case; 15] = [
            (&[("host", "a:1"), ("origin", "http://a:1")], None),
            (&[("host", "a:1"), ("origin", "http://a:2")], Some("other-site")),
            (&[("host", "a:1"), ("origin", "https://a:1")], Some("other-site")),
            (&[("host", "a:1"), ("origin", "null")], Some("other-site")),
            (&[("host", "a:1"), ("referer", "http://a:1/t/x?y")], None),
            (&[("host", "inside"), ("origin", "https://house.example")], None),
            (&[("host", "house.example"), ("origin", "http://house.example")], Some("other-host")),
            (&[("host", "evil.example:8420"), ("origin", "http://evil.example:8420")], Some("other-host")),
            (&[("host", "192.168.1.5:8420"), ("origin", "http://192.168.1.5:8420")], None),
            (&[("host", "[fe80::1]:8420"), ("origin", "http://[fe80::1]:8420")], None),
            (&[("host", "my-pi.local"), ("origin", "http://my-pi.local")], None),
            (&[("host", "localhost:8420"), ("origin", "http://localhost:8420")], None),
            (&[("host", "a:1"), ("cookie", "bailiwick=1")], Some("other-site")),
            (&[("host", "a:1")], None),
            (&[("host", "a:1"), ("origin", "http://b"), ("authorization", "Bearer x")], None),
        ];
        for (pairs, refused) in cases {
            let checked = check_origin(&headers(pairs), "https://house.example");
            assert_eq!(checked.err().map(|error| error.key()), refused, "{pairs:?}");
        }
    }

    #[test]
    fn a_request_names_one_host() {
        assert!(check_host(&headers(&[("host", "a")]), Version::HTTP_11).is_ok());
        assert!(check_host(&headers(&[]), Version::HTTP_10).is_ok());
        assert!(check_host(&headers(&[]), Version::HTTP_11).is_err());
        assert!(check_host(&headers(&[("host", "a"), ("host", "b")]), Version::HTTP_11).is_err());
    }
}
