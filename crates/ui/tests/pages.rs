//! Whole pages, in every state that a game can come to: well-formed, nothing in them that the policy for content forbids, and
//! what they count is what the game says.

mod scenes;

use caylus::State;
use game::{Game, Seat};
use roxmltree::{Document, Node};
use scenes::{EVIL, every_state, show, symbol_ids};
use std::collections::HashSet;
use ui::Scene;

/// HTML as the pages write it, read as XML: elements without an end get one.
fn read(page: &str) -> String {
    let body = page.split_once("</head>").expect("a head").1.trim_end_matches("</html>");
    let mut text = body.to_owned();
    for name in ["input", "meta", "link"] {
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
    // Attributes without a value.
    for name in ["checked", "required", "readonly", "selected"] {
        text = text.replace(&format!(" {name}"), &format!(" {name}=\"\""));
    }
    text
}

fn check(scene: &Scene<'_, State>, symbols: &HashSet<String>) {
    let page = ui::page(scene);
    assert!(!page.contains("<script>alert"), "names are text");
    for message in ["[page-", "[table-", "[end-", "[board-", "[caylus-", "[level-"] {
        assert!(!page.contains(message), "a message is missing: {message}");
    }
    let text = read(&page);
    let document = Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let mut ids = HashSet::new();
    for node in document.descendants().filter(Node::is_element) {
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id.to_owned()), "{id} stands twice");
        }
        assert!(node.attributes().all(|one| one.name() != "style" && !one.name().starts_with("on")));
        if node.tag_name().name() == "use" {
            let name = node.attribute("href").unwrap_or_default().trim_start_matches('#');
            assert!(symbols.contains(name), "no drawing {name}");
        }
        if let Some(rule) = node.attribute("href").and_then(|to| to.strip_prefix("/rules/caylus#")) {
            assert!(rule.starts_with('C'), "{rule}");
        }
    }
    answers(&document, scene);
}

/// Every legal action is an answer in the list, once, with a key of its own.
fn answers(document: &Document<'_>, scene: &Scene<'_, State>) {
    let Some(ask) = &scene.ask else { return };
    let prompt = document.descendants().find(|node| node.attribute("id") == Some("ask")).expect("somebody is asked");
    let buttons: Vec<Node<'_, '_>> =
        prompt.descendants().filter(|node| node.attribute("name") == Some("action")).collect();
    let mut offered: Vec<&str> = buttons.iter().filter_map(|button| button.attribute("value")).collect();
    let mut legal: Vec<String> = ask.legal.iter().map(ToString::to_string).collect();
    offered.sort_unstable();
    legal.sort_unstable();
    assert_eq!(offered, legal);
    let keys: HashSet<&str> = buttons.iter().filter_map(|button| button.attribute("data-key")).collect();
    assert_eq!(keys.len(), legal.len(), "every answer has a key of its own");
}

#[test]
fn every_page_is_well_formed_and_offers_what_is_legal() {
    let symbols = symbol_ids();
    for (players, options, seed) in
        [(2, "favor=full", 1), (3, "favor=light", 2), (4, "edition=first", 3), (5, "edition=premium", 4)]
    {
        let mut number = 0;
        every_state(players, &[options], seed, |state, log| {
            number += 1;
            // The entry of the set-up, which a table always has.
            let first = ui::Entry {
                before: log.first().map_or(*state, |entry| entry.before),
                seat: None,
                action: String::new(),
                events: Vec::new(),
                scores: vec![0; players.into()],
            };
            let log: Vec<_> = std::iter::once(first).chain(log.iter().cloned()).collect();
            if number % 5 == 1 || state.to_act().is_empty() {
                show(state, &log, false, |scene| check(scene, &symbols));
                show(state, &log, true, |scene| check(scene, &symbols));
            }
        });
    }
}

/// C7.10: what the end page says of where the points came from adds up to the scores.
#[test]
fn points_add_up() {
    for seed in 1..8 {
        every_state(4, &[], seed, |state, log| {
            if !state.to_act().is_empty() {
                return;
            }
            let first = ui::Entry { seat: None, action: String::new(), events: Vec::new(), ..log[0].clone() };
            let log: Vec<_> = std::iter::once(first).chain(log.iter().cloned()).collect();
            let page = show(state, &log, true, ui::page);
            let text = read(&page);
            let document = Document::parse(&text).expect("a page");
            let rows = document.descendants().filter(|node| node.attribute("scope") == Some("row"));
            let sums: Vec<i32> =
                rows.map(|row| row.next_siblings().filter_map(|cell| cell.text()?.parse::<i32>().ok()).sum()).collect();
            let mut scores = state.scores();
            scores.sort_unstable_by(|one, other| other.cmp(one));
            assert_eq!(sums[sums.len() - scores.len()..], scores, "in the order of the standings");
        });
    }
}

/// What is refused is never legal, and everything asked for has something to think of.
#[test]
fn nothing_that_can_be_done_is_refused() {
    for seed in 1..4 {
        every_state(3, &[], seed, |state, _| {
            let Some(seat) = state.to_act().lowest() else { return };
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let refused: Vec<_> = <State as ui::Drawn>::candidates(state, seat)
                .into_iter()
                .filter(|action| !legal.contains(action))
                .collect();
            for action in refused {
                assert!(state.clone().play(seat, action, &mut ()).is_err(), "{action}");
            }
        });
    }
}

#[test]
fn hostile_names_are_text_everywhere() {
    let words = words::Words::of(words::Language::English);
    let table = ui::YourTable {
        game: "caylus".to_owned(),
        id: "t".to_owned(),
        name: EVIL.to_owned(),
        stands: EVIL.to_owned(),
        others: vec![EVIL.to_owned()],
        waiting_for: vec![EVIL.to_owned()],
        your_turn: true,
        over: false,
    };
    let pages = [
        ui::start(words, &ui::Start { name: EVIL, tables: &[table] }),
        ui::join(words, "caylus", EVIL, Seat::Two, &[EVIL.to_owned()], "0123"),
        ui::message(words, EVIL, EVIL),
    ];
    for page in pages {
        assert!(!page.contains("<script>alert"), "{page}");
    }
}
