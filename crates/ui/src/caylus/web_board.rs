//! Caylus in the terms in which every game is drawn.

use super::figures::{TILES, figure};
use super::{board, board_css, mini, pieces, players, row, stock, tile};
use crate::assets::Asset;
use crate::pages::{RulebookIcon, symbol};
use crate::symbols::{SHARED, Sprite, TOWN};
use crate::web_board::{AnswerStyle, Chapter, Tab, WebBoard};
use crate::{Entry, Fragment, Scene, StandingPiece};
use ::caylus::tiles::Tile;
use ::caylus::{Action, Event, State};
use game::Seat;
use maud::{Markup, html};
use std::sync::OnceLock;
use words::Words;
use words::caylus::ActionOutcome;

impl WebBoard for State {
    const STUDIED: bool = true;
    const TABS: &'static [Tab] = &[
        Tab { name: "town", symbol: Some("building-guild") },
        Tab { name: "castle", symbol: Some("building-castle") },
        Tab { name: "players", symbol: None },
        Tab { name: "stock", symbol: Some("building-carpenter") },
        Tab { name: "log", symbol: Some("building-notary") },
    ];
    const POINT: &'static str = "prestige";
    const CHAPTERS: &'static [Chapter] = &[Chapter { section: TILES, message: "start-every-tile" }];

    fn stylesheet() -> Option<&'static Asset> {
        static STYLESHEET: OnceLock<Asset> = OnceLock::new();
        Some(STYLESHEET.get_or_init(|| {
            Asset::stylesheet("caylus.css", &[include_str!("../../static/css/caylus.css"), &board_css()])
        }))
    }

    fn symbols(words: &Words) -> &'static str {
        static SPRITE: Sprite = Sprite::new(&[SHARED, TOWN, include_str!("../../static/symbols/caylus.svg")]);
        SPRITE.in_words_of(words)
    }

    fn icon() -> Markup {
        symbol("building-castle", "")
    }

    fn figure(words: &Words, section: u32) -> Option<Markup> {
        figure(words, section)
    }

    fn sign(words: &Words, sign: &str, number: Option<u16>, in_table: bool) -> Option<RulebookIcon> {
        super::figures::sign(words, sign, number, in_table)
    }

    fn own_parts(scene: &Scene<'_, State>) -> Vec<Fragment> {
        vec![mini(scene), players(scene), board(scene), stock(scene)]
    }

    fn main(words: &Words, fill: &dyn Fn(&str) -> Markup) -> Markup {
        html! {
            div.mini #mini { (fill("mini")) }
            div.board #board { (fill("board")) }
            section.stock.card #stock aria-label=(words.text("table-stock")) { (fill("stock")) }
        }
    }

    fn board(scene: &Scene<'_, State>) -> Fragment {
        board(scene)
    }

    fn answer(words: &Words, state: &State, seat: Seat, action: Action) -> AnswerStyle {
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
        AnswerStyle {
            icons: icons(state, seat, action),
            in_full: is_construction(action),
            group: words::caylus::group(words, action),
            is_main,
            is_own,
            rank,
            ..AnswerStyle::default()
        }
    }

    /// Who has no worker left or cannot pay for any place passes without being asked (C3.3).
    fn note(scene: &Scene<'_, State>) -> Option<String> {
        let you = scene.reader()?;
        let passes = |event: &Event| matches!(event, Event::Passed { seat, .. } if *seat == you);
        let since = scene.entries_from(scene.news.saturating_sub(1)).map(|(_, entry)| entry);
        let mut unasked = since.filter(|entry| entry.seat != Some(you) || entry.action != Action::Pass.to_string());
        let passed = scene.at.is_none() && unasked.any(|entry| entry.events.iter().any(passes));
        passed.then(|| scene.words.text("table-passed-for-you").into_owned())
    }

    fn place_key(words: &Words, action: Action) -> Option<String> {
        let has_key = matches!(action, Action::Place(_) | Action::Move(_) | Action::Residence(_) | Action::Favor(_));
        words::caylus::shortcuts(words, &[action]).pop().filter(|_| has_key)
    }

    fn figures(scene: &Scene<'_, State>, seat: Seat) -> Vec<(String, String)> {
        let events = scene.log.iter().flat_map(|entry| &entry.events);
        words::caylus::end_figures(scene.words, scene.end.unwrap_or(scene.view), events, seat)
    }

    /// The worker in the Inn stays from turn to turn (C4.6).
    fn standing(before: &[StandingPiece], log: &[Entry<State>]) -> Vec<StandingPiece> {
        pieces::standing_after(before, log)
    }

    fn landmark(words: &Words, events: &[Event]) -> Option<String> {
        events.iter().find_map(|event| match event {
            Event::CountStarted { section } => Some(words::caylus::section(words, *section)),
            _ => None,
        })
    }
}

/// Whether an answer builds something.
fn is_construction(action: Action) -> bool {
    matches!(action, Action::Build(_) | Action::BuildPaying(..) | Action::BuildOn(..) | Action::Residence(_))
}

/// What an answer is about, in pictures: the cubes that change hands; for what is built and traded, what it costs and
/// brings, and what the tile will do.
fn icons(state: &State, seat: Seat, action: Action) -> Option<Markup> {
    let letters = |text: &str| text.chars().filter(char::is_ascii_uppercase).collect::<String>();
    let spec = match action {
        Action::Take(_) | Action::Buy { .. } | Action::UseChoice(_) | Action::Pay(_) => letters(&action.to_string()),
        Action::Build(tile) | Action::BuildPaying(tile, _) | Action::BuildOn(tile, _) => {
            return Some(built(state, seat, action, tile));
        }
        Action::Residence(_) => return Some(built(state, seat, action, Tile::Residence)),
        Action::Batch(..) | Action::Sell(_) | Action::Deal(_) | Action::Joust => {
            tile::trade(&ActionOutcome::of(state, seat, action))
        }
        Action::Exchange { .. } => action.to_string().trim_start_matches("use 4 ").to_owned(),
        _ => return None,
    };
    Some(row(&spec))
}

/// What it costs and brings to build a tile, and what it will do.
fn built(state: &State, seat: Seat, action: Action, tile: Tile) -> Markup {
    let does = tile::does(tile.printed(state.options().edition));
    html! {
        span.pictures {
            (row(&tile::trade(&ActionOutcome::of(state, seat, action))))
            @if tile.takes_workers() || tile.income() > 0 {
                span.does { @for deal in does.split('|') { (row(deal)) } }
            }
        }
    }
}
