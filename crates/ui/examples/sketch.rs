//! Draws a table of Caylus as one page that stands alone, to look at: `cargo run -p ui --example sketch -- FILE [CASE]`.
//! The cases are `position` (a middle game), `opening` (everything still in the stock, five players), `light` (two players
//! without the favour table), a number: a random game after so many decisions, and the key of what is asked (`ask-line`):
//! the first time that random games ask it.

use caylus::{Action, Event, State};
use game::{Game, Random, Seat, SeatSet, Settings};
use ui::{About, Ask, Chair, Entry, Scene, Sitter};
use words::{Language, Words};

const POSITION: &str = include_str!("../tests/position.json");

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().unwrap_or_else(|| "sketch.html".to_owned());
    let case = arguments.next().unwrap_or_else(|| "position".to_owned());
    let (state, log) = match case.as_str() {
        "position" => position()?,
        "opening" => (State::new(5, &Settings::new(State::OPTIONS), 7)?, Vec::new()),
        "light" => {
            let mut settings = Settings::new(State::OPTIONS);
            settings.set("favor=light")?;
            (State::new(2, &settings, 7)?, Vec::new())
        }
        key if key.starts_with("ask-") => asking(key)?,
        number => after(number.parse()?, 1, |_| false)?,
    };
    std::fs::write(file, page(&state, &log))?;
    Ok(())
}

/// The position of the look that everything is held against, with the last two placements as news.
fn position() -> Played {
    let whole: serde_json::Value = serde_json::from_str(POSITION)?;
    let mut setup = whole["state"].clone();
    setup["step"] = serde_json::json!({ "at": "placement", "place": 3 });
    let state = State::from_json(&setup.to_string(), &mut Random::new(1))?;
    let placed = |seat: Seat, place: &str| -> Result<Entry<State>, Box<dyn std::error::Error>> {
        let place = place.parse().map_err(|()| "no place")?;
        let (action, scores) = (format!("place {place}"), state.scores());
        Ok(Entry { before: state, seat: Some(seat), action, events: vec![Event::Placed { seat, place }], scores })
    };
    Ok((state, vec![placed(Seat::Three, "guild")?, placed(Seat::Two, "9")?]))
}

type Played = Result<(State, Vec<Entry<State>>), Box<dyn std::error::Error>>;

/// The first time that random games ask this, late enough that there is something on the board.
fn asking(key: &str) -> Played {
    for seed in 1..1000 {
        let played = after(usize::MAX, seed, |state| state.turn() > 6 && state.asked().key == key)?;
        if played.0.asked().key == key {
            return Ok(played);
        }
    }
    Err(format!("nobody is ever asked {key}").into())
}

/// A random game after so many decisions, or where it is enough.
fn after(decisions: usize, seed: u64, enough: impl Fn(&State) -> bool) -> Played {
    let mut random = Random::new(seed);
    let mut state = State::new(4, &Settings::new(State::OPTIONS), seed)?;
    let mut log = Vec::new();
    while let Some(seat) = state.to_act().lowest().filter(|_| log.len() < decisions && !enough(&state)) {
        let mut legal: Vec<Action> = Vec::new();
        state.legal(seat, &mut legal);
        let action = legal[random.below(legal.len())];
        let (before, mut events) = (state, Vec::new());
        state.apply(seat, action, &mut events);
        log.push(Entry { before, seat: Some(seat), action: action.to_string(), events, scores: state.scores() });
    }
    Ok((state, log))
}

fn page(state: &State, log: &[Entry<State>]) -> String {
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
        invitation: None,
    };
    let about = About {
        id: "mill".to_owned(),
        path: "/t/abc".to_owned(),
        as_seat: None,
        address: "http://localhost/t/mill".to_owned(),
        name: "Mill Lane".to_owned(),
        options: state.settings().to_string(),
        chairs: names.iter().take(state.players().into()).map(chair).collect(),
    };
    let seat = state.to_act().lowest();
    let (mut legal, mut refused) = (Vec::new(), Vec::new());
    if let Some(seat) = seat {
        state.legal(seat, &mut legal);
        let wanted = <State as ui::Drawn>::candidates(state, seat).into_iter().filter(|action| !legal.contains(action));
        refused.extend(wanted.map(|action| (action, state.why_not(seat, action))));
    }
    let scene = Scene {
        words: Words::of(Language::English),
        about: &about,
        mine: seat.map_or(SeatSet::NONE, SeatSet::only),
        point: seat,
        view: state,
        to_act: state.to_act(),
        ask: seat.map(|seat| Ask { seat, legal: &legal, refused: &refused }),
        log,
        news: log.len().saturating_sub(2),
        at: None,
        undo: true,
        refusal: None,
        revision: 1,
        end: None,
        scores: &state.scores(),
        standings: None,
    };
    document(&scene)
}

/// The page as it is served, with its stylesheet inside, and without its script.
fn document(scene: &Scene<'_, State>) -> String {
    let (head, body) = ui::page(scene)
        .split_once("</head>")
        .map(|(head, body)| (head.to_owned(), body.to_owned()))
        .unwrap_or_default();
    let css = ui::assets().iter().find(|asset| asset.name == "bailiwick.css").map_or("", |asset| &asset.body);
    let head = head.split("<link").next().unwrap_or_default();
    format!("{head}<style>{css}</style></head>{body}")
}
