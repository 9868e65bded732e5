//! Caylus in the terms in which every game is drawn.

use super::{board, mini, players, row, stock};
use crate::drawn::{Drawn, Manner};
use crate::{Part, Scene};
use ::caylus::{Action, Event, Section, State};
use game::Seat;
use maud::{Markup, html};
use words::Words;

impl Drawn for State {
    const SIGN: (&'static str, &'static str) = ("t-castle", "0 0 48 48");
    const TABS: &'static [(&'static str, &'static str, &'static str)] = &[
        ("town", "t-guild", "0 0 48 48"),
        ("castle", "t-castle", "0 0 48 48"),
        ("players", "", ""),
        ("stock", "t-carpenter", "0 0 48 48"),
        ("log", "t-notary", "0 0 48 48"),
    ];

    const POINT: &'static str = "pp";

    fn symbols() -> &'static str {
        super::symbols()
    }

    fn own_parts(scene: &Scene<'_, State>) -> Vec<Part> {
        vec![mini(scene), players(scene), board(scene), stock(scene)]
    }

    fn main(words: &Words, fill: &dyn Fn(&str) -> Markup) -> Markup {
        html! {
            div.mini #mini { (fill("mini")) }
            div.board #board { (fill("board")) }
            section.stock.card #stock aria-label=(words.say("table-stock")) { (fill("stock")) }
        }
    }

    fn board(scene: &Scene<'_, State>) -> Part {
        board(scene)
    }

    fn answer(words: &Words, state: &State, seat: Seat, action: Action) -> Manner {
        let (is_own, rank) = match action {
            // Buildings before the bridge come first, as on the map.
            Action::Place(place) | Action::Move(place) => match place.space() {
                Some(space) => (state.road().owner(space) == Some(seat), 1),
                None => (false, 0),
            },
            _ => (false, 0),
        };
        let is_main =
            matches!(action, Action::Pass | Action::Skip | Action::Done | Action::Recall | Action::Provost(0));
        Manner {
            icons: icons(action),
            group: group(action).map(|group| words.say(&format!("table-group-{group}")).into_owned()),
            is_main,
            is_own,
            rank,
            ..Manner::default()
        }
    }

    fn figures(scene: &Scene<'_, State>, seat: Seat) -> Vec<(String, String)> {
        let end = scene.end.unwrap_or(scene.view);
        let houses = Section::ALL.map(|section| end.castle().houses(section).count(seat).to_string()).join("·");
        let events = scene.log.iter().flat_map(|entry| &entry.events);
        let favors = events.filter(|event| matches!(event, Event::LineChosen { seat: by, .. } if *by == seat)).count();
        let figure = |message: &str, value: String| (scene.words.say(message).into_owned(), value);
        vec![
            figure("end-houses", houses),
            figure("end-tiles", end.road().owned_by(seat).into_iter().count().to_string()),
            figure("end-favours", favors.to_string()),
        ]
    }

    fn landmark(words: &Words, events: &[Event]) -> Option<String> {
        events.iter().find_map(|event| match event {
            Event::CountStarted { section } => Some(words::caylus::section(words, *section)),
            _ => None,
        })
    }
}

/// What belongs together in a long list: exchanges by what is given, payments by how much, purchases by the first cube.
fn group(action: Action) -> Option<String> {
    match action {
        Action::Exchange(given, _) => Some(format!("give-{}", given.letter())),
        Action::Pay(_) => Some(format!("pay-{}", action.to_string().len() - "pay ".len())),
        Action::Buy(_, second) => Some(if second.is_some() { "buy-2".to_owned() } else { "buy-1".to_owned() }),
        _ => None,
    }
}

/// What an answer is about, in pictures: the cubes that change hands.
fn icons(action: Action) -> Option<Markup> {
    let letters = |text: &str| text.chars().filter(char::is_ascii_uppercase).collect::<String>();
    let spec = match action {
        Action::Take(_) | Action::Sell(_) | Action::Buy(..) | Action::UseTwo(_) | Action::Pay(_) => {
            letters(&action.to_string())
        }
        Action::BuildPaying(_, cube) => cube.letter().to_string(),
        Action::Batch(..) => format!("F{}", letters(&action.to_string())),
        Action::Exchange(..) => action.to_string().trim_start_matches("use 4 ").to_owned(),
        _ => return None,
    };
    Some(row(&spec))
}
