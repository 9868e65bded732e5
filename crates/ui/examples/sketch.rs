//! Draws a table as one page that stands alone, to look at: `cargo run -p ui --example sketch -- FILE GAME [CASE] [OPTION]…`.
//! A case is a number: a random game after this many decisions; the key of what is asked (`ask-line`, `ask-down`): the first
//! time that random games ask it; or `end`. For Caylus there is also `position`, a middle game. Options are those of the
//! game (`favor=light`), the number of players (`players=3`), which of the times it is asked (`seed=7`), the language
//! (`language=fr`), `spectator`, and `dark`.

#![allow(unreachable_pub)] // The scenes are shared with the tests.
#![allow(clippy::unwrap_used, clippy::expect_used)] // A tool for developers: it may stop where it fails.

use game::{Game, Random, Seat, SeatSet, Settings, Sight};
use std::error::Error;
use ui::{Ask, Catalogue, Entry, GameCard, Scene, TableInfo, Visit, WebBoard};
use words::{Chair, Language, Sitter, Words};

const POSITION: &str = include_str!("../tests/ui/position.json");

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().unwrap_or_else(|| "sketch.html".to_owned());
    let game = arguments.next().unwrap_or_else(|| "caylus".to_owned());
    let case = arguments.next().unwrap_or_else(|| "40".to_owned());
    let wanted = Wanted::read(arguments)?;
    let page = match (game.as_str(), case.as_str()) {
        ("caylus", "position") => page(&position()?, &wanted),
        ("caylus", case) => page(&play::<caylus::State>(case, &wanted)?, &wanted),
        ("ys", case) => page(&play::<ys::State>(case, &wanted)?, &wanted),
        _ => return Err(format!("there is no game {game}").into()),
    };
    std::fs::write(file, page)?;
    Ok(())
}

/// What was asked for.
struct Wanted {
    players: u8,
    seed: u64,
    language: Language,
    options: Vec<String>,
    is_dark: bool,
    is_spectator: bool,
}

impl Wanted {
    fn read(arguments: impl Iterator<Item = String>) -> Result<Wanted, Box<dyn Error>> {
        let mut wanted = Wanted {
            players: 4,
            seed: 1,
            language: Language::English,
            options: Vec::new(),
            is_dark: false,
            is_spectator: false,
        };
        for argument in arguments {
            match argument.split_once('=') {
                Some(("players", number)) => wanted.players = number.parse()?,
                Some(("seed", number)) => wanted.seed = number.parse()?,
                Some(("language", tag)) => {
                    wanted.language = tag.parse().map_err(|()| format!("there is no language {tag}"))?;
                }
                None if argument == "dark" => wanted.is_dark = true,
                None if argument == "spectator" => wanted.is_spectator = true,
                _ => wanted.options.push(argument),
            }
        }
        Ok(wanted)
    }
}

/// A game as it was played.
struct Played<G: Game> {
    state: G,
    log: Vec<Step<G>>,
}

/// An action with the state before it and what happened.
type Step<G> = (G, Seat, <G as Game>::Action, Vec<<G as Game>::Event>);

/// The position of the look that Caylus is held against.
fn position() -> Result<Played<caylus::State>, Box<dyn Error>> {
    let whole: serde_json::Value = serde_json::from_str(POSITION)?;
    let mut setup = whole["state"].clone();
    setup["step"] = serde_json::json!({ "at": "placement", "place": 3 });
    let state = caylus::State::from_json(&setup.to_string(), &mut Random::new(1))?;
    Ok(Played { state, log: Vec::new() })
}

/// A random game, up to where the case wants it.
fn play<G: Game>(case: &str, wanted: &Wanted) -> Result<Played<G>, Box<dyn Error>> {
    let settings = Settings::parse(G::OPTIONS, &wanted.options)?;
    for seed in wanted.seed..wanted.seed + 300 {
        let mut random = Random::new(seed);
        let mut played = Played { state: G::new(wanted.players, &settings, seed)?, log: Vec::new() };
        while let Some(seat) = played.state.to_act().lowest() {
            let enough = match case.parse::<usize>() {
                Ok(number) => played.log.len() >= number,
                // Late enough that there is something on the board.
                Err(_) => played.state.asked().key == case && played.log.len() > 30,
            };
            if enough {
                return Ok(played);
            }
            let (mut legal, mut events) = (Vec::new(), Vec::new());
            played.state.legal(seat, &mut legal);
            let (action, before) = (legal[random.below(legal.len())], played.state.clone());
            played.state.apply(seat, action, &mut events);
            played.log.push((before, seat, action, events));
        }
        if case == "end" {
            return Ok(played);
        }
    }
    Err(format!("nobody is ever asked {case}").into())
}

fn about(state: &impl Game) -> TableInfo {
    let names = [
        ("Maud", None),
        ("Perrin", Some("journeyman")),
        ("Odile", Some("master")),
        ("Guilhem", Some("apprentice")),
        ("Aliénor", None),
    ];
    let chair = |(name, level): &(&str, Option<&str>)| Chair {
        name: (*name).to_owned(),
        sitter: level.map_or(Sitter::Person, |level| Sitter::Bot(level.to_owned())),
    };
    TableInfo {
        id: "mill".to_owned(),
        path: "/t/abc".to_owned(),
        address: "http://localhost/t/mill".to_owned(),
        name: "Mill Lane".to_owned(),
        options: state.settings().to_string(),
        chairs: names.iter().take(state.players().into()).map(chair).collect(),
        seat_links: Vec::new(),
        left: game::SeatSet::NONE,
        here: game::SeatSet::NONE,
        rematch: None,
        hinting: ui::Hinting::default(),
    }
}

/// The log as one seat saw it, with the set-up first.
fn entries<G: Game>(played: &Played<G>, point: Option<Seat>) -> Vec<Entry<G>> {
    let first = played.log.first().map_or(&played.state, |(before, ..)| before);
    let mut entries = vec![Entry {
        before: first.view(point),
        seat: None,
        action: String::new(),
        events: Vec::new(),
        scores: first.scores(),
    }];
    for (number, (before, seat, action, events)) in played.log.iter().enumerate() {
        let after = played.log.get(number + 1).map_or(&played.state, |(next, ..)| next);
        entries.push(Entry {
            before: before.view(point),
            seat: Some(*seat),
            action: before.redacted(*seat, *action, point, game::Answers::Revealed),
            events: events.iter().filter_map(|event| before.seen(event, point)).collect(),
            scores: after.scores(),
        });
    }
    entries
}

fn page<G: WebBoard>(played: &Played<G>, wanted: &Wanted) -> String {
    let state = &played.state;
    let seat = state.to_act().lowest().filter(|_| !wanted.is_spectator);
    let point = seat.or(Some(Seat::One)).filter(|_| !wanted.is_spectator);
    let (mut legal, mut refused) = (Vec::new(), Vec::new());
    if let Some(seat) = seat {
        state.legal(seat, &mut legal);
        refused = state.refusals(seat, &legal);
    }
    let (about, log, end, scores) = (about(state), entries(played, point), state.view(point), state.scores());
    let is_over = state.outcome().is_some();
    // What is shown first of a game that is over need not be its last state.
    let shown = if is_over { played.log.get(G::last_picture(&log)) } else { None };
    let view = shown.map_or_else(|| end.clone(), |(before, ..)| before.view(point));
    let mut standings: Vec<(Seat, u8)> = Seat::ALL.into_iter().zip((1..).take(scores.len())).collect();
    standings.sort_by_key(|(seat, _)| -scores[seat.index()]);
    let standings: Vec<(Seat, u8)> = standings.into_iter().zip(1..).map(|((seat, _), place)| (seat, place)).collect();
    let scene = Scene {
        visit: Visit {
            words: Words::of_game::<G>(wanted.language),
            about: &about,
            sight: Sight::of(state, point.map_or(SeatSet::NONE, SeatSet::only)),
            at: None,
            refusal: None,
            lesson: None,
            turns_sent: 0,
        },
        view: &view,
        to_act: state.to_act(),
        ask: seat.map(|seat| Ask { seat, rule: "C3.2", legal: &legal, allowed: &legal, refused: &refused }),
        log: &log,
        first_entry: 0,
        standing: &[],
        news: log.len().saturating_sub(3),
        undo: true,
        revision: 1,
        end: is_over.then_some(&end),
        scores: &scores,
        standings: is_over.then_some(&standings),
    };
    document(&scene, wanted.is_dark)
}

/// The page as it is served, with its stylesheets inside, and without its script.
fn document<G: WebBoard>(scene: &Scene<'_, G>, is_dark: bool) -> String {
    let page = ui::page(scene).html;
    let (head, body) = page.split_once("</head>").unwrap_or_default();
    let catalogue = Catalogue::new(vec![GameCard::of::<G>()]);
    let css: String =
        catalogue.assets().filter(|asset| asset.name.ends_with(".css")).map(|asset| asset.text()).collect();
    let head = head.split("<link").next().unwrap_or_default();
    // The theme is the one that was asked for, whatever the system prefers.
    let css = css.replace("(prefers-color-scheme:dark)", if is_dark { "(min-width:0)" } else { "(max-width:0)" });
    format!("{head}<style>{css}</style></head>{body}")
}
