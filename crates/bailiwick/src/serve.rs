//! `bailiwick serve`: serves the games to browsers.

use crate::args::ServeArgs;
use crate::failure::Failure;
use games::{GameList, Playable, Visitor};
use server::GameKind;
use std::env;
use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;

/// Serves until Ctrl-C.
pub(crate) fn run<L: GameList>(args: ServeArgs) -> Result<(), Failure> {
    let data = data(args.data)?;
    let base_url = args.base_url.map(|url| check_url(&url)).transpose()?;
    let games = L::each(ToServe);
    let (listen, most_iterations) = (args.listen, args.most_iterations);
    let config = server::Config { data, listen, base_url, games, bots: None, most_iterations };
    let opened = |address: &str| {
        // The server works without a reader of this line.
        let _ = writeln!(std::io::stdout(), "Bailiwick is open at {address} (Ctrl-C ends it)");
    };
    server::run(config, opened).map_err(|error| Failure::Message(error.to_string()))
}

/// Makes a game ready to be served.
#[derive(Clone)]
struct ToServe;

impl Visitor for ToServe {
    type Output = GameKind;

    fn visit<G: Playable>(self) -> GameKind {
        GameKind::of::<G>()
    }
}

/// The folder for data: the one that the user names, or that of the system.
pub(crate) fn data(wanted: Option<PathBuf>) -> Result<PathBuf, Failure> {
    let data = wanted.or_else(|| data_folder(|name| env::var_os(name)));
    data.ok_or_else(|| Failure::Message("this system names no folder for data: choose one with --data".to_owned()))
}

/// The folder in which this system keeps data of users.
fn data_folder(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let set = |name: &str| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = set("XDG_DATA_HOME")
        .or_else(|| set("APPDATA").filter(|_| cfg!(windows)))
        .or_else(|| Some(set("HOME")?.join(".local/share")))?;
    Some(folder.join("bailiwick"))
}

fn check_url(url: &str) -> Result<String, Failure> {
    let host =
        url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")).map(|host| host.trim_end_matches('/'));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => Ok(url.to_owned()),
        _ => Err(Failure::Message(format!("--base-url `{url}`: write it like https://games.example, without a path"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_are_kept_where_the_system_says() {
        let found = |pairs: &[(&str, &str)]| {
            let found = data_folder(|name| pairs.iter().find(|pair| pair.0 == name).map(|pair| pair.1.into()));
            found.map(|path| path.display().to_string())
        };
        let data = found(&[("XDG_DATA_HOME", "/data"), ("HOME", "/home/ada")]);
        assert_eq!(data.as_deref(), Some("/data/bailiwick"));
        assert_eq!(found(&[("HOME", "/home/ada")]).as_deref(), Some("/home/ada/.local/share/bailiwick"));
        assert_eq!(found(&[("XDG_DATA_HOME", "relative")]), None);
    }

    #[test]
    fn an_address_for_people_has_no_path() {
        for url in ["https://games.example", "http://localhost:1234", "https://games.example/"] {
            assert!(check_url(url).is_ok(), "{url}");
        }
        for url in ["games.example", "https://", "https://a/b", "ftp://a", "https://a b"] {
            assert!(check_url(url).is_err(), "{url}");
        }
    }
}
