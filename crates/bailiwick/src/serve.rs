//! `bailiwick serve`: serves the games to browsers.

use crate::args::ServeArgs;
use crate::failure::Failure;
use games::{GameList, Playable, Visitor};
use server::{GameKind, Location};
use std::env;
use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;

/// Serves until Ctrl-C.
pub(crate) fn run<L: GameList>(args: ServeArgs) -> Result<(), Failure> {
    let data = location(args.data, args.database, env::var("DATABASE_URL").ok())?;
    let base_url = args.base_url.map(|url| check_url("--base-url", &url)).transpose()?;
    let bell = args.bell == "on";
    let games = L::each(ToServe);
    let (listen, most_iterations, metrics) = (args.listen, args.most_iterations, args.operating.metrics);
    args.operating.start_log();
    let (bounds, analysis, bots) = (args.operating.bounds(), args.analysis, None);
    let config =
        server::Config { data, bell, listen, base_url, games, bots, most_iterations, analysis, bounds, metrics };
    let opened = |address: &str| {
        // The server works without a reader of this line.
        let _ = writeln!(std::io::stdout(), "Bailiwick is open at {address} (Ctrl-C ends it)");
    };
    Ok(server::run(config, opened)?)
}

/// Where the games are kept: in the database or the folder that the user names, in the database that the environment names, or in
/// the folder of the system.
pub(crate) fn location(
    folder: Option<PathBuf>,
    database: Option<String>,
    variable: Option<String>,
) -> Result<Location, Failure> {
    let address = database.or(variable.filter(|address| folder.is_none() && !address.is_empty()));
    match address {
        Some(address) => Ok(Location::database(&address)?),
        None => Ok(data(folder)?.as_path().into()),
    }
}

/// Makes a game ready to be served.
#[derive(Clone)]
pub(crate) struct ToServe;

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

/// The address of a server, as an option names it.
pub(crate) fn check_url(option: &str, url: &str) -> Result<String, Failure> {
    let host =
        url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")).map(|host| host.trim_end_matches('/'));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => {
            Ok(url.trim_end_matches('/').to_owned())
        }
        _ => Err(Failure::Message(format!("{option} `{url}`: write it like https://games.example, without a path"))),
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
    fn games_are_kept_where_the_user_says() {
        let address = || Some("postgres://ada@db/house".to_owned());
        let of = |folder: Option<&str>, database, variable| {
            location(folder.map(PathBuf::from), database, variable).map(|place| place.to_string()).ok()
        };
        assert_eq!(of(Some("here"), None, None).as_deref(), Some("here"));
        assert_eq!(of(Some("here"), None, address()).as_deref(), Some("here"), "what is typed counts");
        assert_eq!(of(None, None, address()), address());
        assert_eq!(of(None, address(), Some("postgres://other/house".to_owned())), address());
        assert_eq!(of(None, Some("mysql://db/house".to_owned()), None), None);
        assert_eq!(of(None, None, Some("nonsense".to_owned())), None);
    }

    #[test]
    fn an_address_for_people_has_no_path() {
        for url in ["https://games.example", "http://localhost:1234", "https://games.example/"] {
            assert!(check_url("--base-url", url).is_ok(), "{url}");
        }
        for url in ["games.example", "https://", "https://a/b", "ftp://a", "https://a b"] {
            assert!(check_url("--base-url", url).is_err(), "{url}");
        }
    }
}
