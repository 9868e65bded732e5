//! The whole game in sentences, as far as a viewer knows it, for those who do not look at a board.

use super::effects::spot_effect;
use super::names::{
    broker, by, character, color_key, district, gems, holding, owner as owner_name, points, short_spot, spot, values,
};
use super::quotes::{quotations, quotes_of};
use super::row_effect;
use super::there::{column_sum, in_order, who_is_there};
use crate::list::{Comma, list};
use crate::sentence::Sentence;
use crate::spoken::{Passage, item, moment};
use crate::{People, Words};
use ys::{Color, Owner, Spot, State, View, Zone};

const ZONES: [Zone; 3] = [Zone::Port, Zone::Trade, Zone::Palace];

pub(super) fn described(words: &Words, view: &View, people: &People<'_>) -> Vec<Passage> {
    let say = |title: &str| words.say(title).into_owned();
    let mut all = vec![
        Passage { title: moment::<State>(words, view), lines: vec![quotations(words, quotes_of(view.board()))] },
        Passage { title: say("table-players"), lines: players(words, view, people) },
    ];
    if view.own().is_some() {
        all.push(Passage { title: say("ysb-brokers"), lines: own(words, view) });
    }
    let districts = 0..view.board().options().districts;
    all.extend(
        districts.map(|number| Passage {
            title: district(words, number + 1),
            lines: in_district(words, view, number, people),
        }),
    );
    all.push(Passage { title: say("table-tab-market"), lines: market(words, view, people) });
    all
}

fn players(words: &Words, view: &View, people: &People<'_>) -> Vec<String> {
    in_order(view.board()).map(|owner| player(words, view, owner, people)).collect()
}

fn player(words: &Words, view: &View, owner: Owner, people: &People<'_>) -> String {
    let board = view.board();
    let holdings = board.holdings(owner);
    let message = if holdings.all_gems() == 0 { "ys-described-player-no-gems" } else { "ys-described-player" };
    let has = by(Sentence::new(words, message), people, owner)
        .with("points", points(words, holdings.score))
        .with("gems", holding(words, holdings));
    let mut sentences = vec![has.text()];
    if let Some(seat) = owner.seat() {
        let screen = Sentence::new(words, "ys-described-screen")
            .with("number", board.behind(seat))
            .with("front", values(words, board.front(seat)));
        sentences.push(screen.text());
        let unseen = view.unseen(seat);
        if !unseen.is_empty() {
            sentences.push(Sentence::new(words, "ys-described-unseen").with("values", values(words, unseen)).text());
        }
        let cards: Vec<String> = board.cards(seat).iter().map(|card| character(words, card)).collect();
        if !cards.is_empty() {
            sentences.push(Sentence::new(words, "ys-described-cards").with("cards", list(words, Comma, &cards)).text());
        }
        if !board.throne(seat).is_empty() {
            let number = board.throne(seat).len();
            sentences.push(Sentence::new(words, "ys-described-throne").with("number", number).text());
        }
    }
    sentences.join(" ")
}

/// What the viewer has behind his screen.
fn own(words: &Words, view: &View) -> Vec<String> {
    let Some(own) = view.own() else { return Vec::new() };
    let told = |message: &str, brokers| Sentence::new(words, message).with("brokers", values(words, brokers)).text();
    let mut lines = vec![told("ys-described-hand", own.hand)];
    if !own.answer.is_empty() {
        lines.push(told("ys-described-sealed", own.answer));
    }
    if view.board().options().players == 2 {
        lines.push(told("ys-described-neutral", own.neutral));
    }
    lines
}

fn in_district(words: &Words, view: &View, number: u8, people: &People<'_>) -> Vec<String> {
    let board = view.board();
    let zone = |zone: Zone| {
        let place = Spot::zone(number, zone);
        let closed = board.closed() == Some(place);
        let name = if closed {
            Sentence::new(words, "ys-described-closed").with("spot", spot(words, place)).text()
        } else {
            spot(words, place)
        };
        let there = who_is_there(words, view, place, people);
        item(words, &name, &format!("{} {there}", spot_effect(words, board, place)))
    };
    let ship = words.tell("ysb-ship-has", &[("gems", gems(words, board.offer(number)).into())]).into_owned();
    std::iter::once(ship).chain(ZONES.map(zone)).collect()
}

fn market(words: &Words, view: &View, people: &People<'_>) -> Vec<String> {
    let rows = 0..ys::ROWS;
    let lines = rows.map(|row| format!("{}{}", row_effect(words, view.board(), row), in_row(words, view, row, people)));
    let columns = Color::ALL.map(|of| {
        let name = Sentence::new(words, "ys-described-column").with("id", color_key(of)).text();
        item(words, &name, &column_sum(words, view, of))
    });
    lines.chain(columns).collect()
}

/// The brokers of a row, cell by cell.
fn in_row(words: &Words, view: &View, row: u8, people: &People<'_>) -> String {
    let placed = view.board().brokers().iter().enumerate().filter(|(_, placed)| placed.spot.row() == Some(row));
    let cells = placed.map(|(index, placed)| {
        Sentence::new(words, "ys-described-cell")
            .with("cell", short_spot(words, placed.spot))
            .with("person", owner_name(words, placed.owner, people))
            .with("broker", broker(words, view.value(index), placed.face(), placed.is_marked()))
            .text()
    });
    cells.map(|cell| format!(" {cell}")).collect()
}
