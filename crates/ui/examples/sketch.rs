//! Draws a table of Caylus as one page that stands alone, to look at: `cargo run -p ui --example sketch -- FILE [CASE]`.
//! The cases are `position` (a middle game), `opening` (everything still in the stock, five players), `light` (two players
//! without the favour table), a number: a random game after so many decisions, and the key of what is asked (`ask-line`):
//! the first time that random games ask it.

use caylus::{Action, Event, State};
use game::{Game, Random, Seat, SeatSet, Settings};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use ui::{About, Ask, Chair, Entry, Part, Scene, Sitter};
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
    std::fs::write(file, page(&state, &log).into_string())?;
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

fn page(state: &State, log: &[Entry<State>]) -> Markup {
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
        address: "http://localhost/t/mill".to_owned(),
        name: "Mill Lane".to_owned(),
        options: state.settings().to_string(),
        chairs: names.iter().take(state.players().into()).map(chair).collect(),
    };
    let seat = state.to_act().lowest();
    let (mut legal, mut refused) = (Vec::new(), Vec::new());
    if let Some(seat) = seat {
        state.legal(seat, &mut legal);
        let places = ["gate", "post", "guild", "joust", "stables", "inn", "castle"].map(str::to_owned);
        let all = places.into_iter().chain((1..=28).map(|space: u8| space.to_string()));
        let wanted = all.filter_map(|place| format!("place {place}").parse::<Action>().ok());
        refused.extend(
            wanted.filter(|action| !legal.contains(action)).map(|action| (action, state.why_not(seat, action))),
        );
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

fn part(part: &Part) -> Markup {
    html! { @for (_, child) in &part.children { (PreEscaped(child)) } }
}

fn document(scene: &Scene<'_, State>) -> Markup {
    let css = [
        include_str!("../static/tokens.css"),
        include_str!("../static/page.css"),
        include_str!("../static/board.css"),
        &ui::caylus::board_css(),
    ]
    .concat();
    let tabs = [
        ("town", "t-guild"),
        ("castle", "t-castle"),
        ("players", "worker-1"),
        ("stock", "t-carpenter"),
        ("log", "t-notary"),
    ];
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                title { "Sketch · Bailiwick" }
                style { (PreEscaped(css)) }
            }
            body {
                (PreEscaped(ui::caylus::symbols()))
                header class="top" { a class="brand" href="/" { "Bailiwick" } span class="table" { "Caylus" } }
                @for (tab, _) in tabs { input class="tabr" type="radio" name="tab" id=(format!("tab-{tab}")) checked[tab == "town"] aria-label=(tab); }
                form id="play" class="play" method="post" action="/" {
                    div class="side" {
                        section class="prompt card" {
                            h2 { (scene.view.heading()) }
                            p { (scene.view.asked().words) " " (ui::caylus::row("2d>G")) " " (ui::caylus::icon("c-W")) }
                            div class="places" {
                                @if let Some(ask) = &scene.ask {
                                    @for action in ask.legal { button class="chip" name="action" value=(action) { span { (action) } } }
                                }
                            }
                        }
                        section class="players card" id="players" { (part(&ui::caylus::players(scene))) }
                        section class="news card" { div class="log" { } }
                    }
                    div class="main" {
                        div class="mini" id="mini" { (part(&ui::caylus::mini(scene))) }
                        div class="board" id="board" { (part(&ui::caylus::board(scene))) }
                        section class="stock card" id="stock" { (part(&ui::caylus::stock(scene))) }
                    }
                }
                div class="tabs" {
                    @for (tab, symbol) in tabs { label for=(format!("tab-{tab}")) { (ui::caylus::icon(symbol)) (tab) } }
                }
            }
        }
    }
}
