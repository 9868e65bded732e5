//! The drawn board holds what the game says, in every state that a game can come to.

use crate::scenes::{self, Step, check_markup, document, every_state, show, symbol_ids};
use caylus::{Action, Place, State};
use game::{Game, Random, Seat};
use roxmltree::{Document, Node};
use std::collections::HashSet;
use ui::caylus::{board, board_css, mini, players, stock};
use ui::{Fragment, Scene};

fn parts(scene: &Scene<'_, State>) -> [Fragment; 4] {
    [board(scene), stock(scene), players(scene), mini(scene)]
}

/// Games of `players` players in every edition and with both favour rules.
fn games(players: u8, number: u64, mut look: impl FnMut(&State, &[Step<State>])) {
    let editions = ["edition=jeweler", "edition=premium", "edition=first"];
    for seed in 0..number {
        let favor = if seed % 5 == 0 { "favor=light" } else { "favor=full" };
        every_state(players, &[editions[seed as usize % 3], favor], seed, &mut look);
    }
}

/// C3.2, C4.1: every place where a worker can go is one button on the board, and no other place is.
fn check_places(document: &Document<'_>, state: &State) {
    let Some(seat) = state.to_act().lowest() else { return };
    let mut legal: Vec<Action> = Vec::new();
    state.legal(seat, &mut legal);
    let target = |node: &Node<'_, '_>| node.has_tag_name("button") && node.attribute("class") == Some("target");
    let mut buttons: Vec<&str> =
        document.descendants().filter(target).filter_map(|node| node.attribute("value")).collect();
    let places: Vec<String> = legal
        .iter()
        .filter(|action| matches!(action, Action::Place(_) | Action::Move(_) | Action::Favor(_)))
        .map(Action::to_string)
        .collect();
    for place in &places {
        assert_eq!(buttons.iter().filter(|value| *value == place).count(), 1, "{place}");
    }
    // No button does what is not allowed.
    buttons.retain(|value| !legal.iter().any(|action| action.to_string() == *value));
    assert_eq!(buttons, Vec::<&str>::new());
    // What is about something on the board can be done there, by the thing itself or in its words.
    let all = document.descendants().filter(|node| node.has_tag_name("button"));
    let all: HashSet<&str> = all.filter_map(|node| node.attribute("value")).collect();
    let off_the_board = |action: &&Action| matches!(action, Action::Skip | Action::Done);
    for action in legal.iter().filter(|action| !off_the_board(action)) {
        assert!(all.contains(&action.to_string()[..]), "{action}");
    }
}

/// Draws states from all over many games: every fourth, another one in each game. One in five of those is read as a
/// browser would, which takes longer than to draw it.
fn draw_games(players: u8) {
    let (symbols, mut number) = (symbol_ids::<State>(), 0_usize);
    games(players, 25, |state, log| {
        number += 1;
        if !number.is_multiple_of(7) && state.outcome().is_none() {
            return;
        }
        show(state, log, false, |scene| {
            let parts = parts(scene);
            let text = document(&parts);
            if number.is_multiple_of(5) {
                let document = Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                check_markup(&document, &parts, &symbols);
                check_places(&document, state);
            }
            for forbidden in [" style=", "<script", "[board-", "<style"] {
                assert!(!text.contains(forbidden), "{forbidden}");
            }
        });
    });
}

#[test]
fn games_of_two_players_are_drawn() {
    draw_games(2);
}

#[test]
fn games_of_three_players_are_drawn() {
    draw_games(3);
}

#[test]
fn games_of_four_players_are_drawn() {
    draw_games(4);
}

#[test]
fn games_of_five_players_are_drawn() {
    draw_games(5);
}

#[test]
fn spectators_see_no_buttons() {
    games(3, 2, |state, log| {
        show(state, log, true, |scene| assert!(!document(&parts(scene)).contains("<button")));
    });
}

/// C0.1: a worker that stays where it is keeps its id, whatever the others do.
#[test]
fn workers_keep_their_ids() {
    let workers = |scene: &Scene<'_, State>| -> Vec<(String, String)> {
        let class =
            |markup: &str| Document::parse(markup).unwrap().root_element().attribute("class").unwrap().to_owned();
        let part = board(scene);
        let pieces = part.children.into_iter().filter(|(id, _)| id.starts_with('w'));
        pieces.map(|(id, markup)| (class(&markup), id)).collect()
    };
    let mut before: Vec<(String, String)> = Vec::new();
    every_state(4, &[], 11, |state: &State, log| {
        let now = show(state, log, true, workers);
        let all: u8 = Seat::first(4).map(|seat| 6 - state.player(seat).workers).sum();
        assert_eq!(now.len(), usize::from(all), "every worker is drawn once");
        // Within a turn nobody leaves a spot of the road and is followed by another of the same player at once.
        let turn = log.last().is_some_and(|entry| entry.before.turn() == state.turn());
        for (spot, id) in now.iter().filter(|_| turn) {
            let same = |(other, was): &&(String, String)| other == spot && was[..2] == id[..2];
            let queue = spot.contains("castle") || spot.contains("stables") || spot.contains("inn");
            if let Some((_, was)) = before.iter().find(same).filter(|_| !queue) {
                assert_eq!(was, id, "{spot}");
            }
        }
        before = now;
    });
}

/// A position that was set up shows its workers too, though no log tells of them.
#[test]
fn the_position_of_the_look_is_drawn() {
    let whole: serde_json::Value = serde_json::from_str(include_str!("position.json")).unwrap();
    let mut setup = whole["state"].clone();
    setup["step"] = serde_json::json!({ "at": "placement", "place": 3 });
    let state = State::from_json(&setup.to_string(), &mut Random::new(1)).unwrap();
    show(&state, &[], false, |scene| {
        let parts = parts(scene);
        let text = document(&parts);
        let document = Document::parse(&text).unwrap();
        check_markup(&document, &parts, &symbol_ids::<State>());
        check_places(&document, &state);
        let ids: Vec<&str> = parts[0].children.iter().map(|(id, _)| &id[..]).collect();
        for id in ["w1-1", "w1-2", "w1-3", "w2-5", "w3-3", "w4-2", "pass4", "f1B", "f4D", "the-provost", "the-bailiff"]
        {
            assert!(ids.contains(&id), "{id}");
        }
        // C3.4: 2 deniers since one has passed, 1 in one's own Park; C3.9: no second worker in the castle.
        let markup = |id: &str| &parts[0].children.iter().find(|(other, _)| other == id).unwrap().1;
        assert!(markup("at-10").contains("You pay 2 deniers (one player has passed)."));
        assert!(markup("at-10").contains("Guilhem scores 1 point at once."));
        assert!(markup("at-14").contains("You pay 1 denier, as in every building of yours."));
        assert!(markup("at-19").contains("Beyond the provost, who is on 14"));
        assert!(markup("at-castle").contains("/rules/caylus#C3.9"));
        // Where a worker of one's own stands nothing is refused; where another one's does, it is.
        assert!(!markup("at-castle").contains("refused"));
        assert!(parts[0].children.iter().any(|(_, markup)| markup.contains("why-refused")));
        // What helps to plan: Maud holds FFWSC and 4 deniers, with 2 houses in the Walls (C3.4, C4.2, C6.4, C7.1, C7.6 to C7.8).
        assert!(markup("at-3").contains("Your cubes would do for: Food Farm and Peddler."));
        assert!(markup("at-post").contains("Price included: 1 denier."));
        assert!(markup("at-12").contains("Price included: 4 deniers for 1 cube of your choice."));
        assert!(markup("at-19").contains("Price included: 1 gold for 4 deniers."), "5 for 2 gold is too dear");
        assert!(markup("at-castle").contains("You hold 1 batch: 4 points."));
        assert!(markup("the-bailiff").contains("Next count: Walls, 4 spaces ahead of him."));
        assert!(markup("the-bailiff").contains("Earliest count: at the end of the next turn"));
        assert!(markup("count-walls").contains("your 2 houses there would bring you 1 royal favour."));
        assert!(markup("count-towers").contains("it would cost you 4 points: you have no house there."));
        assert!(markup("count-dungeon").contains("This section has been counted."));
        let cathedral = &parts[1].children.iter().find(|(id, _)| id == "stock-cathedral").unwrap().1;
        assert!(cathedral.contains("You lack 4 stone and 3 gold."));
    });
}

/// Words that help to plan stand at every place, and updates are small all the same.
#[test]
fn pages_and_updates_are_small() {
    let (page, update) = scenes::largest::<State>(&[], 1..3);
    println!("page {page}, update {update}");
    assert!(update <= 15_000, "an update of {update} bytes");
    assert!(page <= 60_000, "a page of {page} bytes");
}

/// Every spot that a piece can stand on has its coordinates.
#[test]
fn every_spot_is_in_the_style_sheet() {
    let css = board_css();
    let placed = scenes::rules(&css, &["--x"]);
    games(5, 1, |state, log| {
        show(state, log, true, |scene| {
            for (id, markup) in board(scene).children {
                let document = Document::parse(&markup).unwrap();
                let classes: Vec<&str> = document.root_element().attribute("class").unwrap().split(' ').collect();
                let spot = classes.iter().any(|class| placed.contains(&*format!(".{class}")));
                let place = placed.contains(&*format!("#{id}"));
                assert!(spot || place || !classes.contains(&"placed"), "{id} stands nowhere");
            }
        });
    });
    for place in [Place::GATE, Place::INN, Place::CASTLE] {
        assert!(css.contains(&format!("[value=\"place {place}\"]")));
    }
}
