//! Ys in the terms in which every game is drawn.

use super::ask::placing;
use super::{BoardIndex, board, brokers, end, mini, players, stylesheet, symbols};
use crate::assets::Asset;
use crate::board::icon::icon;
use crate::board::index::InteractiveBoard;
use crate::board::tips::Facts;
use crate::pages::RulebookIcon;
use crate::web_board::{AnswerStyle, Tab, WebBoard};
use crate::{Ask, Entry, Fragment, Interlude, Scene};
use game::Seat;
use maud::{Markup, html};
use words::{Spoken, Words, ys as said};
use ys::BoardItem;
use ys::{Action, Color, Owner, State, View};

impl WebBoard for State {
    const STUDIED: bool = true;
    const TABS: &'static [Tab] = &[
        Tab { name: "city", symbol: Some("portrait-queen") },
        Tab { name: "market", symbol: Some("gem-y") },
        Tab { name: "players", symbol: Some("screen-1") },
        Tab { name: "log", symbol: Some("building-notary") },
    ];
    const POINT: &'static str = "gold-point";

    fn stylesheet() -> Option<&'static Asset> {
        Some(stylesheet())
    }

    fn symbols(words: &Words) -> &'static str {
        symbols(words)
    }

    /// A town on the sea. It stands on the start page, without the symbols of this game.
    fn icon() -> Markup {
        html! {
            svg viewBox="0 0 48 48" aria-hidden="true" {
                g.outlined {
                    path.fill-water d="M3 34c6-4 9 3 14 0s9 3 14 0 9 3 14 0v9H3z" {}
                    path.fill-wall d="M9 33V20h6v13zM33 33V20h6v13zM15 33V24h18v9z" {}
                    path.fill-roof d="M17 24a7 7 0 0 1 14 0z" {}
                    path d="M24 17V8M9 20v-3h2v2h2v-2h2v3M33 20v-3h2v2h2v-2h2v3" {}
                    path.fill-roof d="M24 8l7 3-7 3z" {}
                }
            }
        }
    }

    fn figure(words: &Words, section: u32) -> Option<Markup> {
        super::figures::figure(words, section)
    }

    fn sign(words: &Words, sign: &str, number: Option<u16>, _: bool) -> Option<RulebookIcon> {
        super::figures::sign(words, sign, number)
    }

    fn code(words: &Words, code: &str) -> Option<RulebookIcon> {
        super::figures::ship(words, code)
    }

    fn own_parts(scene: &Scene<'_, State>) -> Vec<Fragment> {
        vec![mini(scene), players(scene), board(scene), brokers(scene)]
    }

    fn main(words: &Words, fill: &dyn Fn(&str) -> Markup) -> Markup {
        html! {
            div.mini #mini { (fill("mini")) }
            div.board #board { (fill("board")) }
            section.hand.card #brokers aria-label=(words.text("ysb-brokers")) { (fill("brokers")) }
        }
    }

    fn board(scene: &Scene<'_, State>) -> Fragment {
        board(scene)
    }

    fn ask(scene: &Scene<'_, State>, ask: &Ask<'_, State>) -> Option<Markup> {
        super::ask::ask(scene, ask)
    }

    fn answer(words: &Words, _: &View, _: Seat, action: Action) -> AnswerStyle {
        AnswerStyle {
            icons: icons(action),
            group: said::group(words, action),
            within: within(words, action),
            is_main: action == Action::Skip,
            is_spending: action.card().is_some(),
            ..AnswerStyle::default()
        }
    }

    fn place_key(words: &Words, action: Action) -> Option<String> {
        super::choice::placed_at(action).map(|spot| said::short_spot(words, spot))
    }

    /// The throne room is one of King's Favour (Y7.1).
    fn has_source(view: &View, source: usize) -> bool {
        source != said::ScoreSource::Throne as usize || view.board().options().kings_favor()
    }

    /// The neutral (Y8.7).
    fn unranked(scene: &Scene<'_, State>) -> Vec<(Markup, i32)> {
        let board = scene.end.unwrap_or(scene.view).board();
        let neutral = board.owners().filter(|owner| *owner == Owner::Neutral);
        let row = |owner: Owner| {
            let drawing = icon(&format!("worker-{}", super::token::colour(owner)));
            let who = html! { (drawing) b { (scene.words.text("ysb-neutral")) } };
            (who, i32::from(board.holdings(owner).score))
        };
        neutral.map(row).collect()
    }

    fn last_steps(scene: &Scene<'_, State>) -> Vec<(String, Vec<i32>)> {
        end::last_steps(scene)
    }

    fn scored_round(entry: &Entry<State>) -> Option<u8> {
        super::scoring::scored_round(entry)
    }

    fn interlude(scene: &Scene<'_, State>, entry: &Entry<State>) -> Option<Interlude> {
        super::bids::turned_up(scene, entry)
    }

    fn scoring(scene: &Scene<'_, State>, round: u8, step: usize) -> Option<String> {
        super::scoring::scoring(scene, round, step)
    }

    /// Before the last round is scored, after which all brokers have gone back (Y4.10).
    fn last_picture(log: &[Entry<State>]) -> usize {
        let last = log.iter().filter_map(Self::scored_round).next_back();
        let scored = log.iter().position(|entry| last.is_some() && Self::scored_round(entry) == last);
        scored.unwrap_or(log.len()).saturating_sub(1)
    }

    fn more_of_the_end(scene: &Scene<'_, State>) -> Markup {
        end::gems_and_throne(scene)
    }
}

impl InteractiveBoard for State {
    type Foreseen = ();

    fn foresee(_: &View, _: Seat, _: Action) {}

    fn explain(look: &BoardIndex<'_>, action: Action, facts: &mut Facts) {
        // What it means to place a broker is said by the spot itself.
        if let Some(seat) = look.asked().filter(|_| super::choice::with(action).is_none()) {
            facts.meaning.push(State::action(look.words, look.view, seat, action, &look.people()).long);
        }
    }

    fn button_words(look: &BoardIndex<'_>, action: Action) -> String {
        match super::choice::with(action) {
            Some(_) => placing(look, action),
            None => said::label(look.words, look.view, action, &look.people()),
        }
    }

    fn with(action: Action) -> Option<String> {
        super::choice::with(action)
    }

    fn places_again(view: &View, seat: Seat, action: Action) -> bool {
        let there = super::choice::placed_at(action);
        let own = |broker: &ys::Broker| broker.owner == Owner::from(seat) && there == Some(broker.spot);
        view.board().brokers().iter().any(own)
    }

    fn is_cut_out(item: BoardItem) -> bool {
        matches!(item, BoardItem::At(spot) if spot.district().is_some())
    }
}

/// What the group leaves to say: where the broker goes, what it is swapped with, which ships.
fn within(words: &Words, action: Action) -> Option<String> {
    match action {
        Action::Herald(_, to) | Action::Queen(to) => Some(said::spot(words, to)),
        Action::Mage(swap) => Some(said::own_broker(words, swap.both()[1])),
        Action::Captain(first, second) => Some(format!("{first} ↔ {second}")),
        _ => None,
    }
}

/// What an answer is about, in pictures: gems.
fn icons(action: Action) -> Option<Markup> {
    let colors = |colors: &[Color]| {
        html! { span.icons { @for color in colors { (icon(&format!("gem-{color}"))) } } }
    };
    match action {
        Action::Gem(gem) => Some(html! { span.icons { (icon(&super::market::gem(gem))) } }),
        Action::Color(color) | Action::Rank(color) | Action::Quote(color, _) => Some(colors(&[color])),
        Action::Alchemist(give, get) => Some(colors(&[give, get])),
        Action::Banker(up, down) => Some(colors(&[up, down])),
        Action::Jeweller(first, second) => Some(colors(&[first, second])),
        _ => None,
    }
}

/// Everybody who is listed at the end: the seats by their result, the neutral last.
pub(super) fn listed(scene: &Scene<'_, State>, view: &View) -> Vec<Owner> {
    let seats: Vec<Owner> = match scene.standings {
        Some(standings) => standings.iter().map(|(seat, _)| Owner::from(*seat)).collect(),
        None => view.board().seats().map(Owner::from).collect(),
    };
    let neutral = view.board().owners().filter(|owner| *owner == Owner::Neutral);
    seats.into_iter().chain(neutral).collect()
}
