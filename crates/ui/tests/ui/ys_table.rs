//! The drawn table of Ys holds what the game says, in every state that a game can come to, and never what the viewer does
//! not know.

use crate::scenes::{
    self, Step, changes, check_markup, document, every_state, largest, show, show_to, symbol_ids, zipped,
};
use game::{Game, Random, Seat};
use roxmltree::{Document, Node};
use std::collections::HashSet;
use ui::ys::{board, brokers, mini, players};
use ui::{Catalogue, Fragment, GameCard, Scene, WebBoard};
use ys::{Action, Face, State};

/// Every number of players with every option that goes with it (Y0.1).
pub const TABLES: [(u8, &[&str]); 11] = [
    (2, &[]),
    (2, &["strong_neutral=true"]),
    (3, &["districts=3"]),
    (3, &["districts=4", "kings_favor=true"]),
    (3, &["districts=3", "express=true"]),
    (4, &[]),
    (4, &["kings_favor=true"]),
    (4, &["express=true"]),
    (4, &["kings_favor=true", "express=true"]),
    (2, &["from_memory=true"]),
    (3, &["kings_favor=true", "from_memory=true"]),
];

fn games(seeds: u64, mut look: impl FnMut(&State, &[Step<State>])) {
    for (players, options) in TABLES {
        (1..=seeds).for_each(|seed| every_state(players, options, seed, &mut look));
    }
}

fn own_parts(scene: &Scene<'_, State>) -> [Fragment; 4] {
    [board(scene), players(scene), mini(scene), brokers(scene)]
}

/// What an action is about can be done there, by the thing itself or in its words, and no button does what is not allowed.
fn check_buttons(document: &Document<'_>, scene: &Scene<'_, State>) {
    let buttons: HashSet<&str> = document
        .descendants()
        .filter(|node| node.has_tag_name("button"))
        .filter_map(|node| node.attribute("value"))
        .collect();
    let legal: HashSet<String> = scene.ask.iter().flat_map(|ask| ask.legal).map(Action::to_string).collect();
    assert!(buttons.iter().all(|value| legal.contains(*value)), "{buttons:?}");
    let in_prompt_alone = |action: &&Action| {
        matches!(
            action,
            Action::Bid(..)
                | Action::Order(_)
                | Action::Illusionist
                | Action::Schemer
                | Action::Merchant
                | Action::Color(_)
                | Action::Alchemist(..)
                | Action::Jeweller(..)
                | Action::Skip
        )
    };
    for action in scene.ask.iter().flat_map(|ask| ask.legal).filter(|action| !in_prompt_alone(action)) {
        assert!(buttons.contains(&action.to_string()[..]), "{action}");
    }
}

/// Draws states from all over many games. One in five of those is read as a browser would, which takes longer than to draw.
#[test]
fn every_state_is_drawn() {
    let (symbols, mut number) = (symbol_ids::<State>(), 0_usize);
    games(3, |state, log| {
        number += 1;
        // Others than the seat that is to act, and spectators, see the same board.
        if !number.is_multiple_of(2) && state.outcome().is_none() {
            return;
        }
        show(state, log, number.is_multiple_of(7), |scene| {
            let parts = own_parts(scene);
            if number.is_multiple_of(5) {
                let text = document(&parts);
                let document = Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                check_markup(&document, &parts, &symbols);
                check_buttons(&document, scene);
                for forbidden in [" style=", "<script", "[ysb-", "[ys-", "[board-", "<style"] {
                    assert!(!text.contains(forbidden), "{forbidden}");
                }
            }
        });
    });
}

/// Y3.6: whatever a viewer cannot know has no influence on a single byte of their page.
#[test]
fn what_is_hidden_is_not_in_the_page() {
    let (mut random, mut number) = (Random::new(7), 0_usize);
    games(1, |state, log| {
        number += 1;
        if !number.is_multiple_of(11) {
            return;
        }
        let seats = Seat::first(state.players()).map(Some).chain([None]);
        for point in seats {
            let other = State::resample(&state.view(point), &mut random);
            let [one, another] = [state, &other].map(|state| show_to(state, log, point, ui::table_parts));
            assert!(one == another, "{point:?} sees what it does not know");
        }
    });
}

/// Y2.1, Y3.6: a back is a back. Of face-down brokers a spectator gets no number, unless everybody saw it.
#[test]
fn spectators_see_backs() {
    games(1, |state, log| {
        if !log.len().is_multiple_of(3) {
            return;
        }
        show(state, log, true, |scene| {
            let part = board(scene);
            let text = document(std::slice::from_ref(&part));
            assert!(!text.contains("<button"));
            let known = state.board().brokers().iter().filter(|broker| broker.face() == Face::Down);
            let known = known.filter(|broker| broker.possible().single().is_some()).count();
            let thrones = Seat::first(state.players()).flat_map(|seat| state.board().throne(seat));
            let known = known + thrones.filter(|known| known.possible.single().is_some()).count();
            let tags = text.matches("#tag-").count();
            // When the game is over, nothing is hidden any more.
            assert!(tags <= known || state.outcome().is_some(), "{tags} tags, {known} known");
            assert_eq!(brokers(scene).children, [], "and nobody's hand");
        });
    });
}

/// Y3.6: in a game from memory owners get what spectators get of the board, but for what everybody saw: no number on a back, not
/// even in what is said of it. Y8.1: without it, that goes for neutral brokers.
#[test]
fn owners_see_backs_in_a_game_from_memory() {
    let tags = |state: &State, log: &[Step<State>], point| {
        show_to(state, log, point, |scene| document(&[board(scene)]).matches("#tag-own").count())
    };
    let mut looked_at = [0; 2];
    for (players, options) in [(2, &["from_memory=true"][..]), (4, &["from_memory=true"]), (2, &[])] {
        every_state(players, options, 3, |state: &State, log| {
            if state.outcome().is_some() || !log.len().is_multiple_of(3) {
                return;
            }
            for seat in Seat::first(players) {
                let down = state.board().brokers().iter().filter(|broker| broker.face() == Face::Down);
                let own = down.clone().filter(|broker| broker.owner == seat.into());
                let known = own.clone().filter(|broker| broker.possible().single().is_some()).count();
                // What is asked is drawn as it would lie.
                let ghosts = state.to_act().contains(seat);
                let seen = if options.is_empty() { own.count() } else { known };
                let drawn = tags(state, log, Some(seat));
                assert!(drawn == seen || ghosts && drawn > seen, "{drawn} for seat {seat}, {seen} to be seen");
                looked_at[usize::from(options.is_empty())] += down.count();
            }
        });
    }
    assert!(looked_at.iter().all(|number| *number > 100), "{looked_at:?}");
}

/// A broker that stays where it is keeps its id, whatever the others do.
#[test]
fn brokers_keep_their_ids() {
    let on_board = |scene: &Scene<'_, State>| -> Vec<(String, String)> {
        let class =
            |markup: &str| Document::parse(markup).unwrap().root_element().attribute("class").unwrap().to_owned();
        let pieces = board(scene).children.into_iter().filter(|(id, _)| id.starts_with('b') && id.contains('-'));
        pieces.map(|(id, markup)| (id, class(&markup))).collect()
    };
    for (players, options) in TABLES {
        let mut before: Vec<(String, String)> = Vec::new();
        every_state(players, options, 5, |state: &State, log| {
            let (now, standing) = show(state, log, true, |scene| (on_board(scene), scene.view.board().brokers().len()));
            assert_eq!(now.len(), standing, "every broker is drawn once");
            // In the market a cell has one broker: who was there and still is has the same id.
            let moved = log.last().is_some_and(|step| matches!(step.action, Action::Mage(_) | Action::Herald(..)));
            let same_round = log.last().is_some_and(|step| step.before.board().round() == state.board().round());
            for (id, class) in now.iter().filter(|(_, class)| class.contains(" in-")).filter(|_| same_round && !moved) {
                let was = before.iter().find(|(_, other)| other == class);
                let same_owner = was.filter(|(was, _)| was[..2] == id[..2]);
                assert!(same_owner.is_none_or(|(was, _)| was == id), "{class}");
            }
            before = now;
        });
    }
}

/// Every child of the board has its coordinates.
#[test]
fn everything_stands_somewhere() {
    let css = State::stylesheet().unwrap().text();
    let placed = scenes::rules(css, &["--x", "--dx"]);
    games(1, |state, log| {
        if !log.len().is_multiple_of(4) {
            return;
        }
        show(state, log, false, |scene| {
            for (id, markup) in board(scene).children {
                let markup = scenes::closed(&markup);
                let document = Document::parse(&markup).unwrap();
                let classes: Vec<&str> = document.root_element().attribute("class").unwrap().split(' ').collect();
                let spot = |class: &&str| {
                    let rules = [format!(".{class}"), format!(".token.{class}")];
                    class.starts_with("throne-") || rules.iter().any(|rule| placed.contains(&**rule))
                };
                let stands = placed.contains(&*format!("#{id}")) || classes.iter().any(spot);
                assert!(stands || !classes.contains(&"placed"), "{id} stands nowhere");
            }
        });
    });
}

/// The whole first load, and every update, are as small as they have to be. Figures in bytes as they are sent.
#[test]
fn pages_and_updates_are_small() {
    let catalogue = Catalogue::new(vec![GameCard::of::<caylus::State>(), GameCard::of::<State>()]);
    let sheets = catalogue.assets().map(|asset| zipped(asset.text())).sum::<usize>();
    let (most_page, most_update) = largest::<State>(&["kings_favor=true"], 1..4);
    assert!(most_update <= 15_000, "an update of {most_update} bytes");
    assert!(sheets + most_page <= 150_000, "{sheets} bytes of files, a page of {most_page}");
    println!("files {sheets}, page {most_page}, update {most_update}");
}

/// Y5.8: the Illusionist has the most choices, and they all fit.
#[test]
fn the_illusionist_is_drawn() {
    let mut found = 0;
    for seed in 1..40 {
        every_state(4, &[], seed, |state: &State, log| {
            let Some(seat) = state.to_act().lowest().filter(|_| found < 3) else { return };
            let mut legal: Vec<Action> = Vec::new();
            state.legal(seat, &mut legal);
            if !legal.iter().any(|action| matches!(action, Action::UpFrom(..))) {
                return;
            }
            found += 1;
            show(state, log, false, |scene| {
                let parts = ui::table_parts(scene);
                let text = document(&parts);
                let document = Document::parse(&text).unwrap();
                check_markup(&document, &parts, &symbol_ids::<State>());
                let radios =
                    document.descendants().filter(|node: &Node<'_, '_>| node.attribute("type") == Some("radio"));
                let swaps = radios.filter(|node| node.attribute("id").is_some_and(|id| id.matches('-').count() == 2));
                assert!(swaps.count() > 0);
                let (last, before) = log.split_last().unwrap();
                let shown = show_to(&last.before, before, Some(seat), ui::table_parts);
                let update = zipped(&serde_json::to_string(&changes(&shown, &parts)).unwrap());
                assert!(update <= 15_000, "{} actions in an update of {update} bytes", legal.len());
                println!("{} actions, {update} bytes", legal.len());
            });
        });
    }
    assert!(found > 0);
}
