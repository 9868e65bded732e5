//! Addresses and networks. Addresses of IPv4 and IPv6 are numbers of one kind here, so that `::ffff:10.0.0.1` and `10.0.0.1` are
//! the same.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// A network: all addresses that begin with the same bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Network {
    first: u128,
    bits: u8,
}

/// The bits before an address of IPv4 in its form of IPv6.
const BEFORE_IPV4: u8 = 96;
/// The bits of the network of one household.
const HOUSEHOLD: u8 = 64;

fn number(address: IpAddr) -> u128 {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_ipv6_mapped().into(),
        IpAddr::V6(address) => address.into(),
    }
}

fn mask(bits: u8) -> u128 {
    u128::MAX.checked_shl(128 - u32::from(bits)).unwrap_or(0)
}

impl Network {
    fn new(address: IpAddr, bits: u8) -> Network {
        Network { first: number(address) & mask(bits), bits }
    }

    /// Those who are counted together: an address of IPv4, or a household's network of IPv6.
    pub(crate) fn counted_with(address: IpAddr) -> Network {
        match address.to_canonical() {
            IpAddr::V4(_) => Network::new(address, 128),
            IpAddr::V6(_) => Network::new(address, HOUSEHOLD),
        }
    }

    fn contains(&self, address: IpAddr) -> bool {
        number(address) & mask(self.bits) == self.first
    }
}

/// A text is not a network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetworkError(String);

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: write an address like 127.0.0.1 or ::1, or a network like 10.0.0.0/8 or fd00::/8", self.0)
    }
}

impl std::error::Error for NetworkError {}

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let wrong = || NetworkError(game::excerpt(text));
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u8>().map_err(|_| wrong())?)),
            None => (text, None),
        };
        let address: IpAddr = address.trim_matches(['[', ']']).parse().map_err(|_| wrong())?;
        let (most, before) = if address.is_ipv4() { (32, BEFORE_IPV4) } else { (128, 0) };
        let bits = bits.unwrap_or(most);
        if bits > most {
            return Err(wrong());
        }
        Ok(Network::new(address, bits + before))
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let address = Ipv6Addr::from(self.first);
        match address.to_ipv4_mapped().filter(|_| self.bits >= BEFORE_IPV4) {
            Some(address) => write!(f, "{address}/{}", self.bits - BEFORE_IPV4),
            None => write!(f, "{address}/{}", self.bits),
        }
    }
}

/// Several networks.
#[derive(Clone, Default, Debug)]
pub struct Networks(Vec<Network>);

impl Networks {
    /// Whether an address is in one of them.
    pub(crate) fn contain(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(address))
    }
}

impl FromIterator<Network> for Networks {
    fn from_iter<T: IntoIterator<Item = Network>>(networks: T) -> Networks {
        Networks(networks.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn networks(texts: &[&str]) -> Networks {
        texts.iter().map(|text| text.parse::<Network>().unwrap()).collect()
    }

    #[test]
    fn addresses_are_found_in_networks_however_they_are_written() {
        let networks = networks(&["10.0.0.0/8", "127.0.0.1", "fd00::/8", "::ffff:192.168.0.0/112"]);
        for inside in ["10.255.0.1", "127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.1.1.1", "fd12::1", "192.168.7.7"] {
            assert!(networks.contain(inside.parse().unwrap()), "{inside}");
        }
        for outside in ["11.0.0.1", "127.0.0.2", "::1", "fe80::1", "192.169.0.1"] {
            assert!(!networks.contain(outside.parse().unwrap()), "{outside}");
        }
        let all: Networks = ["0.0.0.0/0", "::/0"].iter().map(|text| text.parse::<Network>().unwrap()).collect();
        assert!(all.contain("1.2.3.4".parse().unwrap()) && all.contain("2001:db8::1".parse().unwrap()));
    }

    #[test]
    fn what_is_no_network_is_refused() {
        for text in ["", "x", "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0/8", "10.0.0.1:80", "/8", "10.0.0.0/-1"] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
        for (text, said) in [("10.1.2.3/8", "10.0.0.0/8"), ("::1", "::1/128"), ("[::1]", "::1/128")] {
            assert_eq!(text.parse::<Network>().unwrap().to_string(), said);
        }
    }

    #[test]
    fn a_household_is_counted_together() {
        let counted = |text: &str| Network::counted_with(text.parse().unwrap());
        assert_eq!(counted("2001:db8:1:2::1"), counted("2001:db8:1:2:ffff::9"));
        assert_ne!(counted("2001:db8:1:2::1"), counted("2001:db8:1:3::1"));
        assert_ne!(counted("10.0.0.1"), counted("10.0.0.2"));
        assert_eq!(counted("10.0.0.1"), counted("::ffff:10.0.0.1"));
    }
}
