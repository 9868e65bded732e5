//! The command line with everything that depends on the games: their names, options and examples.

use crate::args::Cli;
use clap::builder::{PossibleValue, PossibleValuesParser, StyledStr};
use clap::{Command, CommandFactory};
use game::OptionSpec;
use games::{GameList, Playable, Visitor};
use std::ops::RangeInclusive;
use words::{Language, Words};

/// What `bailiwick bench` measures besides the games.
pub(crate) const SERVER: &str = "serve";
pub(crate) const BOTS: &str = "bots";

/// The facts of a game that help texts are made of.
struct Facts {
    name: &'static str,
    /// The name that people read.
    title: String,
    players: RangeInclusive<u8>,
    hidden: bool,
    options: &'static [OptionSpec],
    /// The characters of its bots.
    characters: Vec<&'static str>,
}

/// Collects the facts of a game.
#[derive(Clone)]
struct Collect;

impl Visitor for Collect {
    type Output = Facts;

    fn visit<G: Playable>(self) -> Facts {
        Facts {
            name: G::NAME,
            title: G::title(Words::of(Language::English)),
            players: G::PLAYERS,
            hidden: G::HIDDEN,
            options: G::OPTIONS,
            characters: G::characters(),
        }
    }
}

/// The command line for these games.
pub(crate) fn command<L: GameList>() -> Command {
    let games = L::each(Collect);
    let titles: Vec<&str> = games.iter().map(|facts| facts.title.as_str()).collect();
    let mut command = Cli::command()
        .about(format!("Play, learn, study and research {}", titles.join(" and ")))
        .long_about(overview(&games))
        .after_help(examples(&games))
        .mut_subcommand("play", |play| play.after_help(playing(games[0].name)))
        .mut_subcommand("bench", |bench| bench.mut_arg("what", |what| what.value_parser(measured(&games))));
    for name in ["play", "simulate", "arena", "study", "train", "calibrate", "perft", "bench"] {
        command = command.mut_subcommand(name, |command| {
            command.mut_arg("game", |game| game.value_parser(PossibleValuesParser::new(games.iter().map(value))))
        });
    }
    for name in ["simulate", "arena", "study", "perft"] {
        command = command
            .mut_subcommand(name, |command| command.mut_arg("options", |options| options.help(options_help(&games))));
    }
    for name in ["simulate", "arena", "study", "engine", "train"] {
        command = command.mut_subcommand(name, |command| with_characters(command, &games));
    }
    command
}

/// Adds the characters of all games to the help of a command.
fn with_characters(command: Command, games: &[Facts]) -> Command {
    let some = games.iter().filter(|game| !game.characters.is_empty());
    let said: String = some.map(|game| format!("\n  {}: {}", game.title, game.characters.join(", "))).collect();
    let and = |help: &StyledStr| format!("{help}\n\nCharacters:{said}");
    let (short, long) = (command.get_after_help().map(and), command.get_after_long_help().map(and));
    match (said.is_empty(), short, long) {
        (true, ..) | (_, None, _) => command,
        (_, Some(short), None) => command.after_help(short),
        (_, Some(short), Some(long)) => command.after_help(short).after_long_help(long),
    }
}

/// A game as a value of an argument.
fn value(game: &Facts) -> PossibleValue {
    let information = if game.hidden { "bluff and hidden information" } else { "perfect information" };
    PossibleValue::new(game.name).help(format!("{}, {information}", players(game)))
}

/// The values of the argument of `bailiwick bench`.
fn measured(games: &[Facts]) -> PossibleValuesParser {
    let game = |game: &Facts| PossibleValue::new(game.name).help(format!("Random play of {}", game.title));
    let server = PossibleValue::new(SERVER).help("The server: pages, moves with many tables, memory");
    let bots = PossibleValue::new(BOTS).help("Bots: how fast they think, with each number of players");
    PossibleValuesParser::new(games.iter().map(game).chain([bots, server]))
}

fn players(game: &Facts) -> String {
    format!("{} to {} players", game.players.start(), game.players.end())
}

fn is_switch(option: &OptionSpec) -> bool {
    option.values == ["false", "true"]
}

/// The options of all games: `Caylus: edition=jeweler|premium|first, favor=full|light.`
fn options_help(games: &[Facts]) -> String {
    let option = |option: &OptionSpec| {
        if is_switch(option) { option.name.to_owned() } else { format!("{}={}", option.name, option.values.join("|")) }
    };
    let mut text = "An option of the game.".to_owned();
    for game in games.iter().filter(|game| !game.options.is_empty()) {
        let options: Vec<String> = game.options.iter().map(option).collect();
        let switches = if game.options.iter().any(is_switch) { " (a name alone, or =true|false)" } else { "" };
        text += &format!(" {}: {}{switches}.", game.title, options.join(", "));
    }
    text
}

fn overview(games: &[Facts]) -> String {
    let rules = |game: &Facts| {
        let hidden = if game.hidden { "; what is hidden stays hidden" } else { "" };
        format!("  {} ({}{hidden})\n", game.title, players(game))
    };
    format!(
        "\
Bailiwick is the place to play, learn, study and research board games. This
version has the complete rules of

{}
computer players of several levels, and the tools of a researcher: random play,
an arena for bots, traces, records, perft counts and benchmarks.",
        games.iter().map(rules).collect::<String>()
    )
}

/// Explains how a game in a terminal goes.
fn playing(game: &str) -> String {
    format!(
        "The game is saved after every action, whatever ends the program. Where standard input or output is not a terminal, \
         where TERM is dumb or not set, or with --plain, it is played line by line: `bailiwick play {game} --seed 7 \
         --hotseat --players 2 < moves.txt` does what stands in moves.txt, an action a line as in records, and ends with \
         the standings. On the whole screen ? tells all keys; colours are left out if NO_COLOR is set."
    )
}

/// Arguments that choose an option otherwise than usual, to show how options are written.
fn example_options(game: &Facts) -> String {
    let choice = |option: &OptionSpec| match (is_switch(option), option.values) {
        (true, _) => format!(" --option {}", option.name),
        (false, [.., last]) => format!(" --option {}={last}", option.name),
        (false, []) => String::new(),
    };
    game.options.iter().take(2).map(choice).collect()
}

fn examples(games: &[Facts]) -> String {
    let (first, last) = (&games[0], &games[games.len() - 1]);
    let (one, other) = (first.name, last.name);
    let (some, others) = (example_options(first), example_options(last));
    format!(
        "\
Examples:
  bailiwick
      serve the games to browsers at http://127.0.0.1:8420
  bailiwick play {one} --bots journeyman,master
      play in this terminal against two bots
  bailiwick play {one} --bots expert/any,expert/any,expert/any
      against three characters who think longer
  bailiwick play {other} --players 3 --hotseat 2 --name Maud --name Odile
      two people at this terminal and a bot
  bailiwick play --resume
      go on with the game that was played last
  bailiwick play --seat http://127.0.0.1:8420/seat/5d1c...
      play at a server in this terminal
  bailiwick simulate {one} --games 1000
      a thousand random games of four players
  bailiwick simulate {one} --players 2{some} --trace -
      one game, decision by decision, as JSON lines
  bailiwick simulate {other} --players 3{others}
      another game, with options
  bailiwick simulate {one} --from position.json --games 100
      play on from a position set up by hand
  bailiwick simulate {one} --records games
      keep the game as a record in the folder `games`
  bailiwick simulate {other} --players 3 --bots master:500,journeyman,random
      one game between bots
  bailiwick arena {one} --bots master:500,journeyman,apprentice,random
      which bot is stronger, and by how much
  bailiwick arena {one} --bots journeyman,apprentice,apprentice,apprentice
      how one bot does against three others
  bailiwick arena {other} --bots master:100,apprentice --games 24 --habits
      how they play
  bailiwick arena {other} --bots \"exec:./mybot --fast,master:500\"
      how a program of your own does, through the engine protocol
  bailiwick study {one} --bot journeyman --games 1000 --out data
      what goes together with winning, as tables and as data
  bailiwick study {one} --bot journeyman --games 400 --ban \"favor D\"
      what it costs not to be allowed to do something
  bailiwick engine --bot master:500
      let a bot play for another program
  bailiwick train {one} --players 4 --from crates/bots/weights/{one}.json --out weights.json
      let bots learn more
  bailiwick replay games/{one}-4p-seed1.txt --to 20
      the standings after twenty actions
  bailiwick replay games/{other}-4p-seed1.txt --to 20 --seat 2
      what seat 2 saw then
  bailiwick analyse games/{one}-4p-seed1.txt --seat 2
      what the decisions of seat 2 cost, and why
  bailiwick analyse games/{other}-4p-seed1.txt --annotate notes.txt --lang fr
      the record with comments in French
  bailiwick perft {one} --players 3 --seed 1 --depth 3
      count action sequences, to check another implementation
  bailiwick bench
      how fast it is on this machine
  bailiwick bench bots {one} --no-count
      how fast bots think"
    )
}
