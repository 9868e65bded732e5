//! Links to seats at servers, as people send them to each other.

use game::excerpt;
use std::error::Error;
use std::fmt;

/// A link to a seat at a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLink {
    /// Address of the server: `http://127.0.0.1:8420`.
    pub base: String,
    /// What opens the seat.
    pub key: SeatKey,
}

/// What opens a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatKey {
    /// The secret of a seat that is taken.
    Seat(String),
    /// An invitation to a seat that is free.
    Invitation(String),
}

/// Why a link cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// It does not have the form of a link to a seat.
    NotASeat(String),
    /// The address of the server does not have the form of one.
    NotAServer(String),
    /// The address of the server is missing.
    NoServer,
    /// The link leads to another server than the one that was named.
    OtherServer {
        /// The server of the link.
        link: String,
        /// The server that was named.
        named: String,
    },
    /// The server wants https, and this program was built without it.
    NoTls(String),
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::NotASeat(link) => write!(
                f,
                "`{}` opens no seat: it would be http://HOST/seat/SECRET, http://HOST/join/SECRET, or the secret",
                excerpt(link)
            ),
            LinkError::NotAServer(base) => {
                write!(f, "`{}` is not the address of a server: write it like http://127.0.0.1:8420", excerpt(base))
            }
            LinkError::NoServer => f.write_str("say where the server is: --server http://HOST"),
            LinkError::OtherServer { link, named } => {
                write!(f, "the link leads to {link}, but --server says {named}: leave --server out")
            }
            LinkError::NoTls(base) => write!(
                f,
                "{base}: this program was built without https; build it again with `cargo install --path crates/bailiwick --features tls`"
            ),
        }
    }
}

impl Error for LinkError {}

impl SeatLink {
    /// Parses a personal link (`http://host/seat/SECRET`), an invitation (`http://host/join/SECRET`) or the secret alone. The
    /// address of the server may be left out where the link has it, and cannot be another one.
    ///
    /// # Errors
    ///
    /// If the link does not have one of these forms, or does not say which server is meant.
    pub fn parse(server: Option<&str>, link: &str) -> Result<SeatLink, LinkError> {
        let link = link.trim();
        let (base, path) = match link.find("://").map(|scheme| scheme + 3) {
            Some(start) => {
                let end = link[start..].find('/').map_or(link.len(), |end| start + end);
                (Some(&link[..end]), &link[end..])
            }
            None => (None, link),
        };
        let key = match path.trim_matches('/').split('/').collect::<Vec<_>>()[..] {
            ["seat", secret] if is_secret(secret) => SeatKey::Seat(secret.to_owned()),
            ["join", secret] if is_secret(secret) => SeatKey::Invitation(secret.to_owned()),
            [secret] if base.is_none() && is_secret(secret) => SeatKey::Seat(secret.to_owned()),
            _ => return Err(LinkError::NotASeat(link.to_owned())),
        };
        let [named, base] = [server, base].map(|base| base.map(check_base).transpose());
        let base = match (named?, base?) {
            (Some(named), Some(link)) if named != link => return Err(LinkError::OtherServer { link, named }),
            (named, base) => base.or(named).ok_or(LinkError::NoServer)?,
        };
        Ok(SeatLink { base, key })
    }
}

fn is_secret(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn check_base(base: &str) -> Result<String, LinkError> {
    let base = base.trim_end_matches('/');
    let host = base.strip_prefix("https://").or_else(|| base.strip_prefix("http://"));
    if !host.is_some_and(|host| !host.is_empty() && !host.contains(['/', '?', '#', ' ', '@'])) {
        return Err(LinkError::NotAServer(base.to_owned()));
    }
    if base.starts_with("https://") && !cfg!(feature = "tls") {
        return Err(LinkError::NoTls(base.to_owned()));
    }
    Ok(base.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &str = "0123456789abcdef0123456789abcdef";

    #[test]
    fn links_are_read_in_every_form() {
        let seat = SeatKey::Seat(SECRET.to_owned());
        let join = SeatKey::Invitation(SECRET.to_owned());
        let here = "http://127.0.0.1:8420";
        let cases = [
            (None, format!("{here}/seat/{SECRET}"), here, &seat),
            (None, format!(" {here}/join/{SECRET}/ "), here, &join),
            (Some(here), SECRET.to_owned(), here, &seat),
            (Some("http://127.0.0.1:8420/"), format!("join/{SECRET}"), here, &join),
            (Some(here), format!("{here}/seat/{SECRET}"), here, &seat),
        ];
        for (server, link, base, key) in cases {
            assert_eq!(
                SeatLink::parse(server, &link),
                Ok(SeatLink { base: base.to_owned(), key: key.clone() }),
                "{link}"
            );
        }
    }

    #[test]
    fn what_is_wrong_with_a_link_is_said() {
        let told = |server, link: &str| SeatLink::parse(server, link).unwrap_err().to_string();
        assert!(told(None, SECRET).contains("--server"));
        for link in ["", "http://", "http://host", "http://host/t/abc", "http://host/seat/short", "é://seat/x"] {
            assert!(told(Some("http://host"), link).contains("opens no seat"), "{link}");
        }
        let elsewhere = told(Some("http://other"), &format!("http://host/seat/{SECRET}"));
        assert!(elsewhere.contains("leads to http://host") && elsewhere.contains("leave --server out"), "{elsewhere}");
        assert!(told(Some("host"), SECRET).contains("is not the address of a server"));
        assert!(told(Some("http://a/b"), SECRET).contains("is not the address of a server"));
        if cfg!(not(feature = "tls")) {
            assert!(told(Some("https://games.example"), SECRET).contains("--features tls"));
        }
    }
}
