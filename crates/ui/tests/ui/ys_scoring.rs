//! The pages of a scoring, step by step: whole, well-formed and of what the viewer saw, in every round of every kind of game.

use crate::scenes::{EVIL, Step, closed, every_state, show_to, symbol_ids};
use crate::ys_table::TABLES;
use game::{Game, Random, Seat};
use roxmltree::{Document, Node};
use std::collections::HashSet;
use ui::{Scene, WebBoard};
use ys::{Action, Event, State};

/// A page below the drawings that all pages have, to be read as XML.
fn read(page: &str) -> String {
    let from = page.find("<header").expect("a header");
    closed(&format!("<body>{}", page[from..].trim_end_matches("</html>")))
}

/// The pages of all steps of a round.
fn pages(scene: &Scene<'_, State>, round: u8) -> Vec<String> {
    let Some(first) = State::scoring(scene, round, 1) else { return Vec::new() };
    let steps = first.matches(&format!("/scoring?round={round}&amp;step=")).count();
    // Those in the bar, and the ways on from the first: none, or the next and the last.
    let steps = if steps > 1 { steps - 2 } else { steps };
    (1..=steps).filter_map(|step| State::scoring(scene, round, step)).collect()
}

fn has_class(node: &Node<'_, '_>, class: &str) -> bool {
    node.attribute("class").is_some_and(|classes| classes.split(' ').any(|one| one == class))
}

fn check(page: &str, symbols: &HashSet<String>) {
    assert!(!page.contains(&EVIL[..8]), "names are text");
    for message in ["[ysc-", "[ysb-", "[ys-", "[end-", "[table-", "[page-"] {
        assert!(!page.contains(message), "a message is missing: {message}");
    }
    let text = read(page);
    let document = Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let mut ids = HashSet::new();
    for node in document.descendants().filter(Node::is_element) {
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id.to_owned()) && !symbols.contains(id), "{id} stands twice");
        }
        assert!(node.attributes().all(|one| one.name() != "style" && !one.name().starts_with("on")));
        if node.tag_name().name() == "use" {
            let name = node.attribute("href").unwrap_or_default().trim_start_matches('#');
            assert!(symbols.contains(name), "no drawing {name}");
        }
    }
    let now = document.descendants().filter(|node| node.attribute("aria-current") == Some("step"));
    assert_eq!(now.filter(|node| node.has_tag_name("a")).count(), 1, "one step is the present one");
}

fn phase(state: &State) -> u8 {
    state.board().phase()
}

/// Every step of every round draws when the game is over, from every seat; and in the middle of a scoring as far as it has
/// happened.
#[test]
fn every_step_of_every_round_is_drawn() {
    let symbols = symbol_ids::<State>();
    let mut number = 0_usize;
    for (players, options) in TABLES {
        every_state(players, options, 2, |state: &State, log| {
            let over = state.outcome().is_some();
            number += usize::from(phase(state) > 3);
            if !(over || phase(state) > 3 && number.is_multiple_of(16)) {
                return;
            }
            let point = state.to_act().lowest().filter(|_| number.is_multiple_of(32));
            show_to(state, log, point, |scene| {
                let rounds = if over { 1..=4 } else { state.board().round()..=state.board().round() };
                for round in rounds {
                    let pages = pages(scene, round);
                    assert!(!over || pages.len() >= 6, "{} steps of round {round}", pages.len());
                    pages.iter().for_each(|page| check(page, &symbols));
                }
            });
        });
    }
}

/// There is a page for what has been scored, and for nothing else; a step that has not happened is the last that has.
#[test]
fn only_what_has_happened_is_shown() {
    every_state(4, &[], 3, |state: &State, log| {
        let round = state.board().round();
        if !log.len().is_multiple_of(9) || state.outcome().is_some() {
            return;
        }
        show_to(state, log, None, |scene| {
            let begun = log.iter().filter(|step| step.before.board().round() == round);
            let begun = begun
                .flat_map(|step| &step.events)
                .any(|event| matches!(event, Event::ZoneWon { .. } | Event::Ranked { .. }));
            assert_eq!(State::scoring(scene, round, 1).is_some(), begun, "round {round}");
            assert_eq!(State::scoring(scene, round + 1, 1), None);
            assert_eq!(State::scoring(scene, 0, 1), None);
            assert_eq!(State::scoring(scene, round, 0), State::scoring(scene, round, 1));
            assert_eq!(State::scoring(scene, round, 99), State::scoring(scene, round, pages(scene, round).len()));
        });
    });
}

/// What is seen and told of a step, without the ways to others.
fn content(page: &str) -> &str {
    let (from, to) =
        (page.find("<section").expect("a drawing"), page.find("<div class=\"scoring-foot\"").expect("a bar"));
    &page[from..to]
}

/// A step that is over stays as it was: nothing that comes later has a say in it.
#[test]
fn what_has_been_shown_stays() {
    for (players, options) in [TABLES[0], TABLES[3], TABLES[6]] {
        let mut shown: Vec<(u8, usize, String)> = Vec::new();
        every_state(players, options, 4, |state: &State, log| {
            if phase(state) < 4 {
                return;
            }
            let round = state.board().round();
            show_to(state, log, Some(Seat::Two), |scene| {
                let now = pages(scene, round);
                for (_, step, then) in shown.iter().filter(|(other, ..)| *other == round) {
                    assert!(content(&now[step - 1]) == then, "step {step} of round {round} has changed");
                }
                // The last one may not be over yet.
                shown = now
                    .iter()
                    .enumerate()
                    .take(now.len().saturating_sub(1))
                    .map(|(place, page)| (round, place + 1, content(page).to_owned()))
                    .collect();
            });
        });
    }
}

/// Y3.6: whatever a viewer cannot know has no influence on a single byte of their pages.
#[test]
fn what_is_hidden_is_not_in_the_pages() {
    let (mut random, mut number) = (Random::new(9), 0_usize);
    for (players, options) in TABLES {
        every_state(players, options, 1, |state: &State, log| {
            number += 1;
            if phase(state) < 4 && state.board().round() < 2 || !number.is_multiple_of(101) {
                return;
            }
            for point in Seat::first(state.players()).map(Some).chain([None]) {
                let other = State::resample(&state.view(point), &mut random);
                let both = [state, &other].map(|state| {
                    show_to(state, log, point, |scene| {
                        let last = state.board().round();
                        (last - 1..=last).flat_map(|round| pages(scene, round)).collect::<Vec<_>>()
                    })
                });
                assert!(both[0] == both[1], "{point:?} sees what it does not know");
            }
        });
    }
}

/// While a round is scored, nobody sees on these pages what still lies face down: every broker that is drawn lies face up.
#[test]
fn nothing_is_drawn_before_it_is_turned_up() {
    every_state(4, &["kings_favor=true"], 6, |state: &State, log| {
        if phase(state) != 4 || state.outcome().is_some() {
            return;
        }
        for point in [None, Some(Seat::Three)] {
            show_to(state, log, point, |scene| {
                for page in pages(scene, state.board().round()) {
                    assert!(!page.contains("href=\"#tag-") && !content(&page).contains("href=\"#broker-down-"));
                }
            });
        }
    });
}

/// Plays a position by notation; who looks is a spectator.
fn level(actions: &[&str]) -> (State, Vec<Step<State>>) {
    let mut state = State::from_json(include_str!("level.json"), &mut Random::new(1)).unwrap();
    let mut log = Vec::new();
    for text in actions {
        let (seat, action) = text.split_once(' ').unwrap();
        let seat = Seat::from_number(seat.parse().unwrap()).unwrap();
        let action: Action = action.parse().unwrap();
        let (before, mut events) = (state, Vec::new());
        state.apply(seat, action, &mut events);
        log.push(Step { before, seat, action, events, scores: state.scores() });
    }
    (state, log)
}

/// The words of an element and all in it, single-spaced.
fn words_of(node: Node<'_, '_>) -> String {
    let all: Vec<&str> = node.descendants().filter(Node::is_text).filter_map(|text| text.text()).collect();
    all.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

// Y4.1-Y4.3, Y5.13: the district of the rulebook's kind of example, with two ties.
#[test]
fn a_worked_example() {
    let (state, log) = level(&["4 play merchant", "2 gem w", "2 color b", "2 gem y", "1 gem y"]);
    let page = show_to(&state, &log, Some(Seat::Two), |scene| State::scoring(scene, 2, 2).unwrap());
    let text = read(&page);
    let document = Document::parse(&text).unwrap();
    let all = |class: &str| -> Vec<String> {
        document.descendants().filter(|node| has_class(node, class)).map(words_of).collect()
    };
    let rows: Vec<String> =
        document.descendants().filter(|node| node.has_tag_name("tr")).skip(1).map(words_of).collect();
    assert!(rows[0].starts_with("1 You 3 + 1 + 3 3 1 3 7"), "{}", rows[0]);
    assert!(rows[0].contains("White gem becomes → Blue gem") && rows[0].ends_with("Yellow gem"), "{}", rows[0]);
    assert!(rows[2].starts_with("3 Guilhem 3 3 3") && rows[2].ends_with("Green gem"), "{}", rows[2]);
    assert!(rows[3].ends_with("1 nothing"), "{}", rows[3]);
    let third = "Level at 3: Guilhem before Seat 3 (5 to 3 in front of the screens). Y4.3";
    assert_eq!(all("why"), [third]);
    let [port, trade, palace] = &all("contest")[..] else { panic!("three zones") };
    assert!(port.starts_with("2 Port You 1 black gem"), "{port}");
    assert!(port.contains("Level at 3: you before Seat 3 (6 to 3 in front of the screens). Y4.3"), "{port}");
    assert!(trade.contains("+5") && trade.contains("5 points, not 3: the Merchant has been played. Y5.13"), "{trade}");
    assert!(
        palace.contains("Jeweller") && palace.contains("The card can be played from the next round on. Y5.1"),
        "{palace}"
    );
    assert_eq!(all("scores").concat(), "Seat 3 7 You 9 <script>alert('&\"')</script> 4 Guilhem 8 +5");
}

// Y4.8, Y4.9
#[test]
fn the_market_of_the_example() {
    let actions = ["4 play merchant", "2 gem w", "2 color b", "2 gem y", "1 gem y", "3 gem r", "3 gem r", "1 gem b"];
    let (state, log) = level(&[&actions[..], &["2 rank b"]].concat());
    let columns = show_to(&state, &log, None, |scene| State::scoring(scene, 2, 6).unwrap());
    assert!(columns.contains("Best in front of the screens with 6, Perrin puts blue ahead"), "who ordered the columns");
    assert!(columns.contains("First place would now pay: yellow 24, blue 20, green 16, red 12."), "green passes red");
    let best = show_to(&state, &log, None, |scene| State::scoring(scene, 2, 7).unwrap());
    assert!(best.contains("Guilhem is moving a quotation…"), "it waits for them");
    let (state, log) = level(&[&actions[..], &["2 rank b", "4 quote g +1"]].concat());
    let best = show_to(&state, &log, None, |scene| State::scoring(scene, 2, 7).unwrap());
    assert!(best.contains("Guilhem raises green by one step.") && best.contains("7 → 8"), "and they have moved one");
}

/// Who has news of a scoring finds the way there, and so does who reads the log.
#[test]
fn links_lead_there() {
    let (state, log) = level(&["4 play merchant"]);
    let part = |point: Option<Seat>, id: &str| {
        show_to(&state, &log, point, |scene| {
            let part = ui::table_parts(scene).into_iter().find(|part| part.id == id).unwrap();
            part.children.into_iter().map(|(_, markup)| markup).collect::<String>()
        })
    };
    assert!(part(Some(Seat::One), "since").contains("See how round 2 was scored"), "by what another one did");
    assert!(part(Some(Seat::One), "since").contains("href=\"/t/abc/scoring?round=2&amp;step=1\""));
    let mut last = 0;
    every_state(3, &["districts=3"], 1, |state: &State, log| {
        if state.board().round() == last || state.outcome().is_some() {
            return;
        }
        last = state.board().round();
        show_to(state, log, None, |scene| {
            let part = ui::table_parts(scene).into_iter().find(|part| part.id == "log").unwrap();
            for (round, (id, markup)) in (1..=last).zip(part.children) {
                assert_eq!(id, format!("turn-{round}"));
                let link = format!("href=\"/t/abc/scoring?round={round}&amp;step=1\"");
                assert_eq!(markup.contains(&link), round < last, "a link beside every round that was scored");
            }
        });
    });
    assert_eq!(last, 4);
}
