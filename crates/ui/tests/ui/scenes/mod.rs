//! Scenes of random games, for the tests of what is drawn from them.

#![allow(dead_code)]

use flate2::{Compression, write::GzEncoder};
use game::{Game, Random, Seat, SeatSet, Settings, Sight};
use roxmltree::{Document, Node};
use std::collections::HashSet;
use std::io::Write;
use std::ops::Range;
use ui::{Ask, Entry, Fragment, Refusal, Scene, TableInfo, Visit, WebBoard};
use words::{Chair, Language, Sitter, Words};

/// A name that nobody should be able to have.
pub const EVIL: &str = "<script>alert('&\"')</script>";

/// An action that was taken: the state before it, who took it, what happened, and the scores after it.
#[derive(Clone)]
pub struct Step<G: Game> {
    pub before: G,
    pub seat: Seat,
    pub action: G::Action,
    pub events: Vec<G::Event>,
    pub scores: Vec<i32>,
}

/// The bytes of a text as it is sent.
pub fn zipped(text: &str) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).unwrap();
    encoder.finish().unwrap().len()
}

pub fn changes(shown: &[Fragment], parts: &[Fragment]) -> Vec<ui::Change> {
    let shown = ui::fingerprints(&[], shown);
    ui::changes(&shown, parts.to_vec(), &ui::fingerprints(&shown, parts))
}

/// The largest page and the largest update that the first seat gets in games of four, in bytes as they are sent.
pub fn largest<G: WebBoard>(options: &[&str], seeds: Range<u64>) -> (usize, usize) {
    let (mut most_page, mut most_update) = (0, 0);
    for seed in seeds {
        let mut shown: Vec<Fragment> = Vec::new();
        every_state(4, options, seed, |state: &G, log| {
            if state.outcome().is_some() {
                return;
            }
            let parts = show_to(state, log, Some(Seat::One), ui::table_parts);
            if !shown.is_empty() {
                let update = serde_json::to_string(&changes(&shown, &parts)).unwrap();
                most_update = most_update.max(zipped(&update));
            }
            shown = parts;
            if log.len().is_multiple_of(20) {
                most_page = most_page.max(show_to(state, log, Some(Seat::One), |scene| zipped(&ui::page(scene).html)));
            }
        });
    }
    (most_page, most_update)
}

/// The names of the players.
pub const NAMES: [&str; 5] = [EVIL, "Perrin", "", "Guilhem", "Aliénor"];

pub fn about(state: &impl Game, names: [&str; 5]) -> TableInfo {
    let sitters = [Sitter::Person, Sitter::Bot("master".to_owned()), Sitter::Nobody, Sitter::Person, Sitter::Person];
    let chair = |(name, sitter): (&str, &Sitter)| Chair { name: name.to_owned(), sitter: sitter.clone() };
    TableInfo {
        id: "t".to_owned(),
        path: "/t/abc".to_owned(),
        address: "http://localhost/t/t".to_owned(),
        name: EVIL.to_owned(),
        options: state.settings().to_string(),
        chairs: names.into_iter().zip(&sitters).map(chair).take(state.players().into()).collect(),
        seat_links: Vec::new(),
        left: game::SeatSet::NONE,
        here: game::SeatSet::NONE,
        rematch: None,
        hinting: ui::Hinting::default(),
    }
}

/// Seats by score, with their places.
fn standings(scores: &[i32]) -> Vec<(Seat, u8)> {
    let place = |score: &i32| 1 + scores.iter().filter(|other| *other > score).count() as u8;
    let mut standings: Vec<(Seat, u8)> = Seat::ALL.into_iter().zip(scores.iter().map(place)).collect();
    standings.sort_by_key(|(_, place)| *place);
    standings
}

/// What one viewer saw happen; the set-up, which a table always has, comes first.
fn entries<G: Game>(state: &G, log: &[Step<G>], point: Option<Seat>) -> Vec<Entry<G>> {
    let before = log.first().map_or(state, |step| &step.before).view(point);
    let scores = vec![0; state.players().into()];
    let first = Entry { before, seat: None, action: String::new(), events: Vec::new(), scores };
    let entry = |step: &Step<G>| Entry {
        before: step.before.view(point),
        seat: Some(step.seat),
        action: step.before.redacted(step.seat, step.action, point, game::Answers::Revealed),
        events: step.events.iter().filter_map(|event| state.seen(event, point)).collect(),
        scores: step.scores.clone(),
    };
    std::iter::once(first).chain(log.iter().map(entry)).collect()
}

/// Shows a state as the seat that is to act sees it, or as a spectator does.
pub fn show<G: WebBoard, T>(state: &G, log: &[Step<G>], spectator: bool, then: impl FnOnce(&Scene<'_, G>) -> T) -> T {
    show_to(state, log, state.to_act().lowest().filter(|_| !spectator), then)
}

/// Shows a state to a seat, or to a spectator.
pub fn show_to<G: WebBoard, T>(
    state: &G,
    log: &[Step<G>],
    point: Option<Seat>,
    then: impl FnOnce(&Scene<'_, G>) -> T,
) -> T {
    show_in(state, log, point, Language::English, NAMES, then)
}

/// Shows a state to a seat, or to a spectator, in a language, while the players have these names.
pub fn show_in<G: WebBoard, T>(
    state: &G,
    log: &[Step<G>],
    point: Option<Seat>,
    language: Language,
    names: [&str; 5],
    then: impl FnOnce(&Scene<'_, G>) -> T,
) -> T {
    let (about, end, steps, log) = (about(state, names), state.view(point), log, entries(state, log, point));
    // What is shown first of a game that is over need not be its last state.
    let shown = if state.to_act().is_empty() { steps.get(G::last_picture(&log)) } else { None };
    let view = shown.map_or_else(|| end.clone(), |step| step.before.view(point));
    let seat = point.filter(|seat| state.to_act().contains(*seat));
    let (mut legal, mut refused) = (Vec::new(), Vec::new());
    if let Some(seat) = seat {
        state.legal(seat, &mut legal);
        refused = state.refusals(seat, &legal);
    }
    let tried = refused.first().map(|(action, _)| action.to_string()).unwrap_or_default();
    let refusal = Refusal { action: tried, words: EVIL.to_owned(), rule: Some("R1.1") };
    let sight = Sight::of(state, point.map_or(SeatSet::NONE, SeatSet::only));
    let scores = state.scores();
    let standings = state.outcome().map(|outcome| standings(&outcome.scores));
    then(&Scene {
        visit: Visit {
            words: Words::of_game::<G>(language),
            about: &about,
            sight,
            at: None,
            refusal: log.len().is_multiple_of(3).then_some(&refusal),
            lesson: None,
            turns_sent: 0,
        },
        view: &view,
        to_act: state.to_act(),
        ask: seat.map(|seat| Ask { seat, rule: state.asked().rule, legal: &legal, allowed: &legal, refused: &refused }),
        news: sight.first_news(log.iter().map(|entry| entry.seat)),
        log: &log,
        first_entry: 0,
        standing: &[],
        undo: true,
        revision: 1,
        end: standings.as_ref().map(|_| &end),
        scores: &scores,
        standings: standings.as_deref(),
    })
}

/// The ids of the sprite, which stands in every page of the game.
pub fn symbol_ids<G: WebBoard>() -> HashSet<String> {
    let sprite = format!("<body>{}</body>", G::symbols(Words::of_game::<G>(Language::English)));
    let document = Document::parse(&sprite).unwrap();
    document.descendants().filter_map(|node| node.attribute("id")).map(str::to_owned).collect()
}

/// Plays a random game and shows every state of it.
pub fn every_state<G: Game>(players: u8, options: &[&str], seed: u64, mut look: impl FnMut(&G, &[Step<G>])) {
    let settings = Settings::parse(G::OPTIONS, options).unwrap();
    let mut state = G::new(players, &settings, seed).unwrap();
    let (mut random, mut log) = (Random::new(seed), Vec::new());
    look(&state, &log);
    while let Some(seat) = state.to_act().lowest() {
        let mut legal: Vec<G::Action> = Vec::new();
        state.legal(seat, &mut legal);
        let action = legal[random.below(legal.len())];
        let (before, mut events) = (state.clone(), Vec::new());
        state.apply(seat, action, &mut events);
        log.push(Step { before, seat, action, events, scores: state.scores() });
        look(&state, &log);
    }
}

/// The parts as a document that can be read as XML.
pub fn document(parts: &[Fragment]) -> String {
    let part = |part: &Fragment| {
        let children: String = part.children.iter().map(|(_, markup)| &markup[..]).collect();
        format!("<div id=\"{}\">{children}</div>", part.id)
    };
    closed(&format!("<body>{}</body>", parts.iter().map(part).collect::<String>()))
}

/// HTML as the pages write it, as XML: elements without an end get one, attributes without a value an empty one.
pub fn closed(text: &str) -> String {
    let mut text = text.to_owned();
    for name in ["img", "input", "meta", "link"] {
        let mut closed = String::new();
        let mut rest = &text[..];
        while let Some(place) = rest.find(&format!("<{name} ")) {
            let end = place + rest[place..].find('>').expect("an end");
            closed += &rest[..end];
            closed += "/>";
            rest = &rest[end + 1..];
        }
        text = closed + rest;
    }
    for name in ["checked", "required", "readonly", "selected", "autofocus"] {
        text = text
            .replace(&format!(" {name} "), &format!(" {name}=\"\" "))
            .replace(&format!(" {name}/>"), &format!(" {name}=\"\"/>"))
            .replace(&format!(" {name}>"), &format!(" {name}=\"\">"));
    }
    text
}

/// Well-formed, every id once, nothing that the policy for content forbids, and nobody's name as markup.
pub fn check_markup(document: &Document<'_>, parts: &[Fragment], symbols: &HashSet<String>) {
    let mut ids = HashSet::new();
    for node in document.descendants().filter(Node::is_element) {
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id) && !symbols.contains(id), "{id} stands twice in the page");
        }
        assert_ne!(node.tag_name().name(), "script");
        for attribute in node.attributes() {
            assert!(attribute.name() != "style" && !attribute.name().starts_with("on"), "{}", attribute.name());
        }
        if node.tag_name().name() == "use" {
            let href = node.attribute("href").unwrap().trim_start_matches('#');
            assert!(symbols.contains(href), "no symbol {href}");
        }
    }
    for (part, node) in parts.iter().zip(document.root_element().children()) {
        let children: Vec<Option<&str>> = node.children().map(|child| child.attribute("id")).collect();
        let ids: Vec<Option<&str>> = part.children.iter().map(|(id, _)| Some(&id[..])).collect();
        assert_eq!(children, ids, "every child of a part is one element with its id");
    }
}

/// The selectors of the rules in a style sheet that begin with one of these.
pub fn rules<'a>(css: &'a str, starts: &[&str]) -> HashSet<&'a str> {
    let rule =
        |rule: &'a str| rule.split_once('{').filter(|(_, rest)| starts.iter().any(|start| rest.starts_with(start)));
    css.split('}').filter_map(rule).filter_map(|(selector, _)| selector.trim().lines().last()).collect()
}
