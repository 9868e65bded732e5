//! Which seat at which server: the links that people send each other.

use game::shown;

/// A seat at a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Where the server is: `http://127.0.0.1:8420`.
    pub base: String,
    /// What opens the seat.
    pub key: Key,
}

/// What opens a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Key {
    /// The secret of somebody who sits there.
    Seat(String),
    /// An invitation, which whoever comes first may take.
    Invitation(String),
}

impl Link {
    /// Reads a personal link (`http://host/seat/SECRET`), an invitation (`http://host/join/SECRET`) or the secret alone; the
    /// address of the server may be left out where the link has it, and cannot be another one there.
    pub fn read(server: Option<&str>, link: &str) -> Result<Link, String> {
        let link = link.trim();
        let (base, path) = match link.find("://").map(|scheme| scheme + 3) {
            Some(start) => {
                let end = link[start..].find('/').map_or(link.len(), |end| start + end);
                (Some(&link[..end]), &link[end..])
            }
            None => (None, link),
        };
        let wrong = || {
            let link = shown(link);
            format!(
                "`{link}` opens no seat: it would be http://HOST/seat/SECRET, http://HOST/join/SECRET, or the secret"
            )
        };
        let key = match path.trim_matches('/').split('/').collect::<Vec<_>>()[..] {
            ["seat", secret] if is_secret(secret) => Key::Seat(secret.to_owned()),
            ["join", secret] if is_secret(secret) => Key::Invitation(secret.to_owned()),
            [secret] if base.is_none() && is_secret(secret) => Key::Seat(secret.to_owned()),
            _ => return Err(wrong()),
        };
        let [server, base] = [server, base].map(|base| base.map(check_base).transpose());
        let base = match (server?, base?) {
            (Some(server), Some(base)) if server != base => {
                return Err(format!("the link leads to {base}, but --server says {server}: leave --server out"));
            }
            (server, base) => base.or(server).ok_or("say where the server is: --server http://HOST")?,
        };
        Ok(Link { base, key })
    }
}

fn is_secret(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn check_base(base: &str) -> Result<String, String> {
    let base = base.trim_end_matches('/');
    let host = base.strip_prefix("https://").or_else(|| base.strip_prefix("http://"));
    if !host.is_some_and(|host| !host.is_empty() && !host.contains(['/', '?', '#', ' ', '@'])) {
        return Err(format!("`{}` is no address of a server: write it like http://127.0.0.1:8420", shown(base)));
    }
    if base.starts_with("https://") && !cfg!(feature = "tls") {
        return Err(format!(
            "{base}: this program was built without https; build it again with `cargo install --path crates/bailiwick --features tls`"
        ));
    }
    Ok(base.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &str = "0123456789abcdef0123456789abcdef";

    #[test]
    fn links_are_read_in_every_form() {
        let seat = Key::Seat(SECRET.to_owned());
        let join = Key::Invitation(SECRET.to_owned());
        let here = "http://127.0.0.1:8420";
        let cases = [
            (None, format!("{here}/seat/{SECRET}"), here, &seat),
            (None, format!(" {here}/join/{SECRET}/ "), here, &join),
            (Some(here), SECRET.to_owned(), here, &seat),
            (Some("http://127.0.0.1:8420/"), format!("join/{SECRET}"), here, &join),
            (Some(here), format!("{here}/seat/{SECRET}"), here, &seat),
        ];
        for (server, link, base, key) in cases {
            assert_eq!(Link::read(server, &link), Ok(Link { base: base.to_owned(), key: key.clone() }), "{link}");
        }
    }

    #[test]
    fn what_is_wrong_with_a_link_is_said() {
        let told = |server, link: &str| Link::read(server, link).unwrap_err();
        assert!(told(None, SECRET).contains("--server"));
        for link in ["", "http://", "http://host", "http://host/t/abc", "http://host/seat/short", "é://seat/x"] {
            assert!(told(Some("http://host"), link).contains("opens no seat"), "{link}");
        }
        let elsewhere = told(Some("http://other"), &format!("http://host/seat/{SECRET}"));
        assert!(elsewhere.contains("leads to http://host") && elsewhere.contains("leave --server out"), "{elsewhere}");
        assert!(told(Some("host"), SECRET).contains("no address of a server"));
        assert!(told(Some("http://a/b"), SECRET).contains("no address of a server"));
        if cfg!(not(feature = "tls")) {
            assert!(told(Some("https://games.example"), SECRET).contains("--features tls"));
        }
    }
}
