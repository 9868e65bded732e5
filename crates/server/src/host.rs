//! The address that a visitor asked at.
//!
//! A server that listens on all addresses (`0.0.0.0`, `[::]`) does not know which of them friends can reach; the one that the
//! visitor used is the best guess, and it comes with the request. Whoever forges it gets links to the forged address themselves,
//! and nobody else does: pages are not stored by caches, and what is drawn for one host is not sent to another, because the host
//! is a part of the viewer.

use std::fmt;
use std::net::Ipv6Addr;

/// The longest host that is taken over, in bytes.
const LONGEST: usize = 100;

/// A host with its port, as it stands in an address. It has a fixed size, so that viewers are plain values.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Host {
    text: [u8; LONGEST],
    length: usize,
}

impl Host {
    /// Takes a host over, if it is one that can stand in an address.
    pub(crate) fn read(host: &str) -> Option<Host> {
        let (is_name, port) = match host.strip_prefix('[') {
            Some(rest) => {
                let (address, port) = rest.split_once(']')?;
                (address.parse::<Ipv6Addr>().is_ok(), port)
            }
            None => {
                let (name, port) = host.split_at(host.find(':').unwrap_or(host.len()));
                let is_part = |part: &str| !part.is_empty() && !part.starts_with('-') && part.bytes().all(is_allowed);
                (name.trim_end_matches('.').split('.').all(is_part), port)
            }
        };
        let is_port = port.is_empty()
            || port
                .strip_prefix(':')
                .is_some_and(|port| port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok());
        let mut text = [0; LONGEST];
        text.get_mut(..host.len())?.copy_from_slice(host.as_bytes());
        (is_name && is_port).then_some(Host { text, length: host.len() })
    }

    fn as_str(&self) -> &str {
        self.text.get(..self.length).and_then(|text| str::from_utf8(text).ok()).unwrap_or_default()
    }
}

fn is_allowed(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_stand_in_an_address_is_taken_over() {
        let good = ["a", "192.168.1.5:8420", "my-pi.local", "games.example.", "[::1]", "[fe80::1]:8420", "a_b.lan:1"];
        for host in good {
            assert_eq!(Host::read(host).map(|host| host.to_string()).as_deref(), Some(host));
        }
        let long = format!("{}.example", "a".repeat(100));
        let bad = [
            "",
            ".",
            "a..b",
            ":80",
            "a:",
            "a:b",
            "a:70000",
            "a:1:2",
            "a:+1",
            "me@a",
            "a/b",
            "a?b",
            "a#b",
            "a b",
            "a\"b",
            "<a>",
            "-a",
            "[::1",
            "[a]",
            "[::1]a",
            "[::1]:b",
            "::1",
            "é",
            "a%2f",
            long.as_str(),
        ];
        for host in bad {
            assert!(Host::read(host).is_none(), "{host}");
        }
    }
}
