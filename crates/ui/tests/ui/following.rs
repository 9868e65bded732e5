//! How a page tells what the others did.

use crate::scenes::{Step, closed, every_state, show, show_to};
use game::{Game, Seat};
use roxmltree::{Document, Node};
use ui::{Fragment, WebBoard};
use words::{NarrationKind, People, Words};

/// The texts of a part, each heading and each line, in the order of the page.
fn texts(parts: &[Fragment], id: &str) -> Vec<String> {
    let part = parts.iter().find(|part| part.id == id).expect("a part");
    let children: String = part.children.iter().map(|(_, markup)| &markup[..]).collect();
    let text = closed(&format!("<div>{children}</div>"));
    let document = Document::parse(&text).expect("a part");
    let is_told = |node: &Node<'_, '_>| node.has_tag_name("h4") || node.attribute("class").is_some_and(is_line);
    // The words of a line stand between the mark of the player and the points.
    let said = |node: Node<'_, '_>| {
        let words = node.children().filter(|child| child.is_text() || child.has_tag_name("span"));
        words.filter_map(|child| child.text()).next().unwrap_or_default().trim().to_owned()
    };
    document.descendants().filter(is_told).map(said).collect()
}

fn is_line(class: &str) -> bool {
    class.split(' ').any(|one| one == "log-line")
}

/// The log is told in order: what its entries say, the oldest first, each turn and phase above what belongs to it.
fn the_log_is_told_in_order<G: WebBoard>(players: u8, seed: u64) {
    let words = Words::of_game::<G>(words::Language::English);
    let mut seen = 0;
    every_state(players, &[], seed, |state: &G, steps| {
        if state.to_act().is_empty() || !steps.len().is_multiple_of(7) {
            return;
        }
        show(state, steps, true, |scene| {
            let names: Vec<String> = scene
                .about
                .chairs
                .iter()
                .zip(1..)
                .map(|(chair, seat)| match &chair.name[..] {
                    "" => format!("Seat {seat}"),
                    name => name.to_owned(),
                })
                .collect();
            let people = People { names: &names, you: None };
            let mut expected = vec![G::own_text(words, "round", &[("number", 1.into())])];
            for entry in scene.log {
                let turn = G::round_begun(&entry.events);
                for line in G::narrate(words, &entry.before, entry.seat, &entry.events, &people) {
                    match (line.kind, turn) {
                        (NarrationKind::Turn, Some(1)) => {}
                        (NarrationKind::Turn, turn) => {
                            expected.push(G::own_text(words, "round", &[("number", turn.unwrap_or(0).into())]));
                        }
                        _ => expected.push(line.text),
                    }
                }
            }
            let told = texts(&ui::table_parts(scene), "log");
            assert_eq!(told, expected, "after {} actions", steps.len());
            seen = seen.max(told.len());
        });
    });
    assert!(seen > 100, "{seen}");
}

#[test]
fn the_log_of_caylus_is_told_in_order() {
    the_log_is_told_in_order::<caylus::State>(3, 5);
}

#[test]
fn the_log_of_ys_is_told_in_order() {
    the_log_is_told_in_order::<ys::State>(3, 5);
}

/// The news of a seat: the lines, and whether each is marked as one that hits it.
fn news<G: WebBoard>(state: &G, steps: &[Step<G>], seat: Seat) -> Vec<(String, bool)> {
    show_to(state, steps, Some(seat), |scene| {
        let parts = ui::table_parts(scene);
        let part = parts.iter().find(|part| part.id == "told").expect("a part");
        let lines: Vec<&str> = part.children.iter().flat_map(|(_, markup)| markup.split("<a ").skip(1)).collect();
        let marked = lines.iter().map(|line| line.contains("class=\"log-line hits\""));
        texts(&parts, "told").into_iter().zip(marked).collect()
    })
}

// Y2.1: the last bid turns all of them up, and whoever made it is told.
#[test]
fn bids_that_are_turned_up_by_ones_own_are_news() {
    let mut turned_up = 0;
    every_state(3, &[], 2, |state: &ys::State, steps| {
        let Some(last) = steps.last() else { return };
        if !last.events.iter().any(|event| matches!(event, ys::Event::BidShown { .. })) {
            return;
        }
        turned_up += 1;
        for seat in Seat::first(3) {
            let told = news(state, steps, seat);
            assert_eq!(told.iter().filter(|(text, _)| text.starts_with("Bids: ")).count(), 1, "{seat}: {told:?}");
            assert!(told.iter().all(|(text, _)| !text.starts_with("You bid")), "{seat}: {told:?}");
        }
    });
    assert!(turned_up > 2);
}

/// Whoever acts is told what followed from it for others and by itself, but not what they chose.
#[test]
fn what_followed_from_ones_own_action_is_news() {
    let (mut followed, mut hit) = (0, 0);
    every_state(3, &[], 4, |state: &caylus::State, steps| {
        let Some(last) = steps.last().filter(|_| !state.to_act().is_empty()) else { return };
        let told = news(state, steps, last.seat);
        let has = |wanted: fn(&caylus::Event) -> bool| last.events.iter().any(wanted);
        if has(|event| matches!(event, caylus::Event::BailiffMoved { .. })) {
            followed += 1;
            let bailiff = told.iter().filter(|(text, _)| text.starts_with("The bailiff goes on")).count();
            assert_eq!(bailiff, 1, "{told:?}");
        }
        if matches!(last.action, caylus::Action::Place(_)) {
            assert!(told.iter().all(|(text, _)| !text.starts_with("You go to")), "{told:?}");
        }
        hit += told.iter().filter(|(_, marked)| *marked).count();
    });
    assert!(followed > 3 && hit > 1, "{followed} {hit}");
}

/// The bids are a scene of their own, which the news lead to: the highest first, the ties and what broke them.
#[test]
fn bids_that_are_turned_up_are_a_scene() {
    let (mut turned_up, mut ties) = (0, 0);
    for seed in 1..4 {
        every_state(4, &[], seed, |state: &ys::State, steps| {
            let is_shown =
                |step: &Step<ys::State>| step.events.iter().any(|event| matches!(event, ys::Event::BidShown { .. }));
            let parts = |seat: Option<Seat>| show_to(state, steps, seat, ui::table_parts);
            let find = |parts: &[Fragment], id: &str| {
                parts.iter().find(|part| part.id == id).expect("a part").children.clone()
            };
            if !steps.last().is_some_and(is_shown) {
                return;
            }
            turned_up += 1;
            assert!(find(&parts(None), "told").is_empty(), "spectators have no news");
            for seat in Seat::first(4).map(Some).chain([None]) {
                let parts = parts(seat);
                let [(id, scene)] = &find(&parts, "interludes")[..] else { panic!("one scene") };
                assert!(find(&parts, "since")[0].1.contains(&format!("popovertarget=\"{id}\"")), "the news lead there");
                let sums = scene.split("<b class=\"sum\">").skip(1).map(|rest| rest.split('<').next().unwrap());
                let sums: Vec<u8> = sums.map(|sum| sum.parse().expect("a number")).collect();
                assert!(sums.len() == 4 && sums.is_sorted_by(|one, other| one >= other), "{sums:?}");
                let level = sums.chunk_by(|one, other| one == other).filter(|level| level.len() > 1).count();
                assert_eq!(scene.matches("class=\"tie\"").count(), level, "every tie is explained: {scene}");
                ties += level;
            }
        });
    }
    assert!(turned_up >= 12 && ties > 0, "{turned_up} {ties}");
}
