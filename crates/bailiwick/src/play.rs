//! `bailiwick play`: a game in this terminal. Who sits where is decided here; everything else is the terminal's.

use crate::args::{GameName, PlayArgs};
use crate::failure::Failure;
use crate::serve::data;
use crate::start::usual_players;
use crate::table::read_bots;
use bots::{Knowledge, Level};
use game::{Game, Settings};
use std::env;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::Write;
use std::path::Path;
use terminal::{Beginning, Chair, End, Here, Joined, Kept, Link, Painted, Patience, Sitter, Table, There, Trouble};
use words::{Language, Spoken, Words, named};

/// The folder of the games that are played in terminals, among the data.
const FOLDER: &str = "games";
/// Who plays where nobody was named.
const USUAL_BOT: &str = "journeyman";
/// A name is no longer than this.
const LONGEST_NAME: usize = 40;
/// Seeds are drawn below this, so that people can write them down.
const SEEDS: u64 = 1_000_000_000;

pub fn run(args: &PlayArgs) -> Result<(), Failure> {
    let folder = data(args.data.clone())?.join(FOLDER);
    let words = Words::of(language(args));
    if let Some(seat) = &args.seat {
        return at_a_server(args, seat, words);
    }
    if let Some(server) = &args.server {
        return Err(Failure::Message(format!("--server {server}: say with --seat LINK which seat is yours there")));
    }
    let Some(file) = &args.resume else {
        return match args.game {
            Some(GameName::Ys) => begin::<ys::State>(args, &folder, words),
            _ => begin::<caylus::State>(args, &folder, words),
        };
    };
    let file = match file {
        Some(file) => file.clone(),
        None => last(&folder)?,
    };
    let kept = Kept::open(&file)?;
    match kept.beginning.game.as_str() {
        ys::State::NAME => play(Here::<ys::State>::resume(kept)?, words, args.plain),
        _ => play(Here::<caylus::State>::resume(kept)?, words, args.plain),
    }
}

/// Sits down where a link leads.
fn at_a_server(args: &PlayArgs, seat: &str, words: &'static Words) -> Result<(), Failure> {
    let link = Link::read(args.server.as_deref(), seat)?;
    let name = match &args.names[..] {
        // Then the server calls him after his seat.
        [] => String::new(),
        [name] => check_name(name)?,
        names => return Err(Failure::Message(format!("{} names for one seat", names.len()))),
    };
    let joined = terminal::join(&link, &name, Patience::default())
        .map_err(|trouble| no_table::<caylus::State>(trouble, words))?;
    if let Some(link) = &joined.link {
        let mut out = std::io::stdout();
        writeln!(out, "{}", words.tell("terminal-joined", &[("link", link.as_str().into())]))?;
    }
    match joined.game.as_str() {
        ys::State::NAME => play_there::<ys::State>(joined, words, args.plain),
        caylus::State::NAME => play_there::<caylus::State>(joined, words, args.plain),
        other => Err(Failure::Message(format!("{}: there is no game `{}` here", link.base, game::shown(other)))),
    }
}

fn play_there<G: Painted>(joined: Joined, words: &'static Words, plain: bool) -> Result<(), Failure> {
    let there = There::<G>::open(joined, words).map_err(|trouble| no_table::<G>(trouble, words))?;
    play(there, words, plain)
}

/// Why nobody can sit down there. Unlike later, a server that does not answer is not asked again.
fn no_table<G: Spoken>(trouble: Trouble, words: &Words) -> Failure {
    Failure::Message(match trouble {
        Trouble::Lost { why } => words.tell("terminal-no-server", &[("why", why.said::<G>(words).into())]).into_owned(),
        other => other.said::<G>(words),
    })
}

fn last(folder: &Path) -> Result<std::path::PathBuf, Failure> {
    let last = Kept::last(folder).map_err(|error| Failure::in_file(folder, error))?;
    let none = || format!("{}: no game is going on there; begin one with `bailiwick play caylus`", folder.display());
    last.ok_or_else(|| Failure::Message(none()))
}

/// The language that was asked for, or that of the system.
fn language(args: &PlayArgs) -> Language {
    let variable = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let system = || ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(variable);
    let wished = args.lang.clone().or_else(system).unwrap_or_default();
    Language::wished(&wished.replace(['_', '.'], "-")).unwrap_or_default()
}

fn begin<G: Knowledge + Painted>(args: &PlayArgs, folder: &Path, words: &Words) -> Result<(), Failure> {
    let seed = args.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish() % SEEDS);
    let mut settings = Settings::new(G::OPTIONS);
    for option in &args.options {
        settings.set(option)?;
    }
    let levels = args.bots.as_deref().map(read_bots).transpose()?.unwrap_or_default();
    let (players, people) = company::<G>(args, levels.len())?;
    let options = G::new(players, &settings, seed)?.settings().to_string();
    let chairs = chairs(args, words, seed, players, people, &levels)?;
    let game = G::NAME.to_owned();
    let beginning = Beginning { game, rules_version: G::RULES_VERSION, options, seed, chairs };
    play(Here::<G>::begin(folder, beginning)?, words, args.plain)
}

/// How many play, and how many of them are people at this terminal.
fn company<G: Game>(args: &PlayArgs, bots: usize) -> Result<(u8, u8), Failure> {
    let refused = |words: String| Err(Failure::Message(words));
    let all_are_people = args.hotseat == Some(None);
    let people = match args.hotseat {
        None => 1,
        Some(number) => number.unwrap_or_default(),
    };
    let named = usize::from(people) + bots;
    let players = args.players.unwrap_or_else(|| usual_players::<G>(named));
    if all_are_people {
        return match bots {
            0 => Ok((players, players)),
            _ => refused("--hotseat without a number leaves no seat to bots: say how many people play".to_owned()),
        };
    }
    if people == 0 {
        return refused("--hotseat 0: somebody has to play here; bots alone play with `bailiwick simulate`".to_owned());
    }
    if named > usize::from(players) {
        let many = format!("{people} people and {bots} bots");
        return refused(match u8::try_from(named).is_ok_and(|named| G::PLAYERS.contains(&named)) {
            true => format!("{many} are more than {players} players: name fewer, or say --players {named}"),
            false => format!("{many} are too many: {} to {} can play", G::PLAYERS.start(), G::PLAYERS.end()),
        });
    }
    Ok((players, people))
}

/// Who sits where: people first, then bots. Who begins is drawn by lot all the same.
fn chairs(
    args: &PlayArgs,
    words: &Words,
    seed: u64,
    players: u8,
    people: u8,
    levels: &[Level],
) -> Result<Vec<Chair>, Failure> {
    if args.names.len() > usize::from(people) {
        let words = format!("{} names for {people} at this terminal: bots have names of their own", args.names.len());
        return Err(Failure::Message(words));
    }
    let person = |number: usize| match args.names.get(number) {
        Some(name) => check_name(name),
        None => Ok(words.tell("terminal-person", &[("number", (number + 1).into())]).into_owned()),
    };
    let names = (0..usize::from(people)).map(person).collect::<Result<Vec<String>, Failure>>()?;
    if let Some(twice) = (1..names.len()).find(|place| names[..*place].contains(&names[*place])) {
        let name = &names[twice];
        return Err(Failure::Message(format!("two are called {name}: give everybody a --name of his own")));
    }
    let bot = |(number, name)| {
        let level = levels.get(number).map_or_else(|| USUAL_BOT.to_owned(), ToString::to_string);
        Chair { name, sitter: Sitter::Bot(level) }
    };
    let bots = named::bots_beside(&names, seed).take(players.saturating_sub(people).into()).enumerate().map(bot);
    let people = names.iter().map(|name| Chair { name: name.clone(), sitter: Sitter::Here });
    Ok(people.chain(bots).collect())
}

fn check_name(name: &str) -> Result<String, Failure> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
        let name = game::shown(name);
        return Err(Failure::Message(format!("--name `{name}`: a name is one line of 1 to {LONGEST_NAME} letters")));
    }
    Ok(name.to_owned())
}

fn play<G: Painted>(mut table: impl Table<G>, words: &Words, plain: bool) -> Result<(), Failure> {
    match terminal::play(&mut table, words, plain)? {
        End::Over | End::Left => Ok(()),
        End::Failed(trouble) => Err(Failure::Message(trouble.said::<G>(words))),
    }
}
