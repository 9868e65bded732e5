//! `bailiwick play`: a game in this terminal. Who sits where is decided here; everything else is in the crate `terminal`.

use crate::args::PlayArgs;
use crate::bot_list::read_bots;
use crate::failure::Failure;
use crate::serve::data;
use crate::start_position::usual_players;
use crate::with_game;
use bots::{BotGame, CharacterName, Level, cast_characters};
use game::{Game, Seed, Settings};
use games::{GameList, Playable, Visitor};
use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};
use terminal::{
    End, GameTable, Joined, LocalGame, RemoteGame, SaveHeader, SavedGame, SeatLink, TableError, TerminalBoard, Timeouts,
};
use words::{Chair, Language, Sitter, Spoken, Words, named, player_name};

/// The folder of the games that are played in terminals, among the data.
const FOLDER: &str = "games";
/// Drawn seeds are below this, so that people can write them down.
const SEEDS: u128 = 1_000_000_000;

pub(crate) fn run<L: GameList>(args: &PlayArgs) -> Result<(), Failure> {
    let folder = data(args.data.clone())?.join(FOLDER);
    let words = Words::of(language(args));
    if let Some(seat) = &args.seat {
        return play_at_server::<L>(args, seat, words);
    }
    if let Some(server) = &args.server {
        return Err(Failure::Message(format!("--server {server}: say with --seat LINK which seat is yours there")));
    }
    if let Some(file) = &args.resume {
        let file = file.clone().map_or_else(|| last::<L>(&folder), Ok)?;
        let saved = SavedGame::open(&file)?;
        let game = saved.header.game.clone();
        return L::with(&game, Resume { saved, words, plain: args.plain, warns: !args.no_warnings }).unwrap_or_else(
            || {
                let (game, known) = (game::excerpt(&game), L::names().join(", "));
                Err(Failure::in_file(&file, format!("this is a game of `{game}`: the games are {known}")))
            },
        );
    }
    // The command line requires a game where neither a seat nor a file is named.
    with_game::<L, _>(args.game.as_deref().unwrap_or_default(), Begin { args, folder: &folder, words })
}

/// Begins a new game in this terminal.
struct Begin<'a> {
    args: &'a PlayArgs,
    folder: &'a Path,
    words: &'a Words,
}

impl Visitor for Begin<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        begin::<G>(self.args, self.folder, self.words)
    }
}

/// Goes on with a saved game.
struct Resume<'a> {
    saved: SavedGame,
    words: &'a Words,
    plain: bool,
    warns: bool,
}

impl Visitor for Resume<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        play(LocalGame::<G>::resume(self.saved)?.warning(self.warns), self.words, self.plain)
    }
}

/// Plays at a table of a server.
struct PlayRemotely {
    joined: Joined,
    words: &'static Words,
    plain: bool,
    warns: bool,
}

impl Visitor for PlayRemotely {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let table = RemoteGame::<G>::open(self.joined).map_err(|error| not_joined::<G>(error, self.words))?;
        play(table.warning(self.warns), self.words, self.plain)
    }
}

/// Takes the seat that a link leads to, and plays there.
fn play_at_server<L: GameList>(args: &PlayArgs, seat: &str, words: &'static Words) -> Result<(), Failure> {
    let link = SeatLink::parse(args.server.as_deref(), seat)?;
    let name = match &args.names[..] {
        // Then the server names the person after the seat.
        [] => String::new(),
        [name] => check_name(name)?,
        names => return Err(Failure::Message(format!("{} names for one seat", names.len()))),
    };
    // Which game is played there is not known yet; none of the errors is about a game.
    let joined =
        terminal::join(&link, &name, Timeouts::default()).map_err(|error| not_joined::<L::First>(error, words))?;
    if let Some(link) = &joined.link {
        let mut out = std::io::stdout();
        writeln!(out, "{}", words.text_with("terminal-joined", &[("link", link.as_str().into())]))?;
    }
    let game = joined.game.clone();
    L::with(&game, PlayRemotely { joined, words, plain: args.plain, warns: !args.no_warnings }).unwrap_or_else(|| {
        Err(Failure::Message(format!("{}: there is no game `{}` here", link.base, game::excerpt(&game))))
    })
}

/// Why the seat cannot be taken. Unlike during a game, a server that does not answer is not asked again.
fn not_joined<G: Spoken>(error: TableError, words: &Words) -> Failure {
    Failure::Message(match error {
        TableError::Lost { why } => {
            words.text_with("terminal-no-server", &[("why", why.message::<G>(words).into())]).into_owned()
        }
        other => other.message::<G>(words),
    })
}

/// The game that was played last in a folder.
fn last<L: GameList>(folder: &Path) -> Result<PathBuf, Failure> {
    let last = SavedGame::last(folder).map_err(|error| Failure::in_file(folder, error))?;
    last.ok_or_else(|| {
        let (folder, game) = (folder.display(), L::First::NAME);
        Failure::Message(format!("{folder}: no game is going on there; begin one with `bailiwick play {game}`"))
    })
}

/// The language that was asked for, or that of the system.
fn language(args: &PlayArgs) -> Language {
    let variable = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let system = || ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(variable);
    let wished = args.lang.clone().or_else(system).unwrap_or_default();
    Language::wished(&wished.replace(['_', '.'], "-")).unwrap_or_default()
}

fn begin<G: BotGame + TerminalBoard>(args: &PlayArgs, folder: &Path, words: &Words) -> Result<(), Failure> {
    let seed = args.seed.map_or_else(|| draw_seed(G::HIDDEN), Ok)?;
    let settings = Settings::parse(G::OPTIONS, &args.options)?;
    let levels = args.bots.as_deref().map(read_bots).transpose()?.unwrap_or_default();
    let (players, people) = number_of_players::<G>(args, levels.len())?;
    let options = G::new(players, &settings, seed)?.settings().to_string();
    let usual = std::iter::repeat(G::USUAL_LEVEL.playing(Some(CharacterName::ANY)));
    let mut levels: Vec<Level> = levels.into_iter().chain(usual).take(players.saturating_sub(people).into()).collect();
    // With a seed that was asked for, the same people come again; one that was drawn says nothing about them.
    let drawn = args.seed.map_or_else(draw_number, |seed| Ok(seed.number()))?;
    cast_characters(&mut levels, &G::characters(), drawn as u64);
    levels.iter().try_for_each(|level| G::check_level(*level))?;
    let chairs = chairs(args, people, &levels)?;
    let game = G::NAME.to_owned();
    let header = SaveHeader { game, rules_version: G::RULES_VERSION.number(), options, seed, chairs };
    let mut game = LocalGame::<G>::begin(folder, header)?.warning(!args.no_warnings);
    if args.hints {
        game = game.with_hints().map_err(|error| Failure::Message(error.message::<G>(words)))?;
    }
    play(game, words, args.plain)
}

/// The seed of a game that names none: one that people can write down, or where there are secrets one that nobody can guess.
fn draw_seed(hidden: bool) -> Result<Seed, Failure> {
    let drawn = draw_number()?;
    Ok(Seed::new(if hidden { drawn } else { drawn % SEEDS }))
}

/// A number that nobody can guess.
fn draw_number() -> Result<u128, Failure> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Message(error.to_string()))?;
    Ok(u128::from_le_bytes(bytes))
}

/// How many play, and how many of them are people at this terminal.
fn number_of_players<G: Game>(args: &PlayArgs, bots: usize) -> Result<(u8, u8), Failure> {
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
        return refused(if u8::try_from(named).is_ok_and(|named| G::PLAYERS.contains(&named)) {
            format!("{many} are more than {players} players: name fewer, or say --players {named}")
        } else {
            format!("{many} are too many: {} to {} can play", G::PLAYERS.start(), G::PLAYERS.end())
        });
    }
    Ok((players, people))
}

/// The chairs: people first, then bots, characters with their own names. The rules draw who begins all the same.
fn chairs(args: &PlayArgs, people: u8, levels: &[Level]) -> Result<Vec<Chair>, Failure> {
    if args.names.len() > usize::from(people) {
        let words = format!("{} names for {people} at this terminal: bots have names of their own", args.names.len());
        return Err(Failure::Message(words));
    }
    // Who gives no name is called after their seat, in the language of the reader.
    let person = |number: usize| args.names.get(number).map_or(Ok(String::new()), |name| check_name(name));
    let names = (0..usize::from(people)).map(person).collect::<Result<Vec<String>, Failure>>()?;
    let given = args.names.len().min(names.len());
    if let Some(twice) = (1..given).find(|place| names[..*place].contains(&names[*place])) {
        let name = &names[twice];
        return Err(Failure::Message(format!("two are called {name}: give everybody a --name of their own")));
    }
    let mut chairs: Vec<Chair> =
        names.iter().map(|name| Chair { name: name.clone(), sitter: Sitter::Person }).collect();
    let mut others = named::bots_beside(&names, 0);
    for level in levels.iter().map(ToString::to_string) {
        let is_free = |name: &String| !chairs.iter().any(|chair| chair.name == *name);
        let name = named::of_character(&level).filter(is_free).or_else(|| others.next()).unwrap_or_default();
        chairs.push(Chair { name, sitter: Sitter::Bot(level) });
    }
    Ok(chairs)
}

fn check_name(name: &str) -> Result<String, Failure> {
    player_name::check(name).map_err(|error| Failure::Message(format!("--name {error}")))
}

fn play<G: TerminalBoard>(mut table: impl GameTable<G>, words: &Words, plain: bool) -> Result<(), Failure> {
    match terminal::play(&mut table, words, plain)? {
        End::Over | End::Left => Ok(()),
        End::Failed(error) => Err(Failure::Message(error.message::<G>(words))),
    }
}
