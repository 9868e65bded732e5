//! Describes the whole game in sentences, as far as a viewer knows it, for people who do not use the board.

use super::effects::spot_effect;
use super::names::{
    by, character, color, color_key, district, gems, holding, owner as owner_name, points, short_spot, spot, values,
};
use super::presence::{column_sum, in_order};
use super::quotes::{quotations, quotes_of};
use super::row_effect;
use crate::list::{And, Comma, list};
use crate::sentence::Sentence;
use crate::spoken::{Passage, item, moment};
use crate::{People, Words};
use game::Seat;
use ys::components::GEM_POINTS;
use ys::{Active, Color, Face, Owner, Spot, State, View, Zone};

const ZONES: [Zone; 3] = [Zone::Port, Zone::Trade, Zone::Palace];

pub(super) fn described(words: &Words, view: &View, people: &People<'_>) -> Vec<Passage> {
    let say = |title: &str| words.text(title).into_owned();
    let mut all = vec![
        Passage { title: moment::<State>(words, view), lines: now(words, view) },
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

/// The quotations and what they pay, and the cards in force for all.
fn now(words: &Words, view: &View) -> Vec<String> {
    let board = view.board();
    let pays = |((color_of, points), rank): ((Color, [u16; 4]), u8)| {
        let name =
            Sentence::new(words, "ysb-quote").with("color", color(words, color_of)).with("step", board.quote(color_of));
        let [first, second, third, fourth] = points;
        let pays = Sentence::new(words, "ysb-quote-pays")
            .with("rank", rank)
            .with("first", first)
            .with("second", second)
            .with("third", third)
            .with("fourth", fourth);
        format!("{}. {}", name.text(), pays.text())
    };
    let ranked = board.colors_by_quotation().into_iter().zip(GEM_POINTS).zip(1..);
    std::iter::once(quotations(words, quotes_of(board)))
        .chain(ranked.map(pays))
        .chain(in_force(words, view, None))
        .collect()
}

/// The cards of a seat that are in force this round, or with `None` those in force for all.
fn in_force(words: &Words, view: &View, of: Option<Seat>) -> Option<String> {
    let board = view.board();
    let cards: Vec<String> = board
        .active()
        .filter_map(|active| match active {
            Active::Spy(by) => {
                (of == Some(by)).then(|| Sentence::new(words, "ys-described-spy").with("looks", board.looks(by)).text())
            }
            Active::Illusionist(by) | Active::Schemer(by) => {
                (of == Some(by)).then(|| character(words, active.character()))
            }
            Active::Merchant => of.is_none().then(|| character(words, active.character())),
        })
        .collect();
    let sentence = || Sentence::new(words, "ys-described-in-force").with("cards", list(words, Comma, &cards)).text();
    (!cards.is_empty()).then(sentence)
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
    if holdings.all_gems() > 0 {
        let worth =
            Color::ALL.map(|color| board.gem_points(owner, color)).iter().sum::<u16>() + board.black_points(owner);
        sentences.push(Sentence::new(words, "ys-described-worth").with("points", points(words, worth)).text());
    }
    if let Some(seat) = owner.seat() {
        sentences.extend(of_seat(words, view, seat));
    }
    sentences.join(" ")
}

/// The brokers and cards of a seat.
fn of_seat(words: &Words, view: &View, seat: Seat) -> Vec<String> {
    let board = view.board();
    let screen = Sentence::new(words, "ys-described-screen")
        .with("number", board.behind(seat))
        .with("front", values(words, board.front(seat)));
    let mut sentences = vec![screen.text()];
    // What one's own face-down brokers are together is for the head to work out (Y3.6).
    let unseen = view.unseen(seat);
    if !unseen.is_empty() && view.viewer() != Some(seat) {
        sentences.push(Sentence::new(words, "ys-described-unseen").with("values", values(words, unseen)).text());
    }
    let cards: Vec<String> = board.cards(seat).iter().map(|card| character(words, card)).collect();
    if !cards.is_empty() {
        sentences.push(Sentence::new(words, "ys-described-cards").with("cards", list(words, Comma, &cards)).text());
    }
    sentences.extend(in_force(words, view, Some(seat)));
    let number = board.throne(seat).len();
    if number > 0 {
        sentences.push(Sentence::new(words, "ys-described-throne").with("number", number).text());
        let known: ys::Values = (0..number).filter_map(|place| view.throne_value(seat, place)).collect();
        if !known.is_empty() {
            let known = values(words, known);
            sentences.push(Sentence::new(words, "ys-described-throne-known").with("values", known).text());
        }
    }
    sentences
}

/// What the viewer has behind the screen.
fn own(words: &Words, view: &View) -> Vec<String> {
    let Some(own) = view.own() else { return Vec::new() };
    let line = |message: &str, brokers| Sentence::new(words, message).with("brokers", values(words, brokers)).text();
    let mut lines = vec![line("ys-described-hand", own.hand)];
    if !own.answer.is_empty() {
        lines.push(line("ys-described-sealed", own.answer));
    }
    if let Some(other) = view.other_of_two() {
        lines.push(line("ys-described-neutral", own.neutral));
        lines.push(line("ys-described-neutral-unseen", view.unseen_neutral(other)));
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
        let there = brokers_there(words, view, place, people);
        item(words, &name, &format!("{} {there}", spot_effect(words, board, place)))
    };
    let ship = words.text_with("ysb-ship-has", &[("gems", gems(words, board.offer(number)).into())]).into_owned();
    std::iter::once(ship).chain(ZONES.map(zone)).collect()
}

/// Each broker in a zone, by owner in turn order.
fn brokers_there(words: &Words, view: &View, place: Spot, people: &People<'_>) -> String {
    let of = |owner: Owner| {
        let placed = view.board().brokers().iter().enumerate();
        let own = placed.filter(|(_, placed)| placed.spot == place && placed.owner == owner);
        let brokers: Vec<String> = own.map(|(index, _)| broker(words, view, index)).collect();
        let told = by(Sentence::new(words, "ys-described-there"), people, owner);
        (!brokers.is_empty()).then(|| told.with("brokers", list(words, And, &brokers)).text())
    };
    let told: Vec<String> = in_order(view.board()).filter_map(of).collect();
    if told.is_empty() { words.text("ys-there-nobody").into_owned() } else { told.join(" ") }
}

/// A broker on the board, which side is up, and what the viewer knows of it.
fn broker(words: &Words, view: &View, index: usize) -> String {
    let (placed, value) = (&view.board().brokers()[index], view.value(index));
    let seen = match (placed.face(), value) {
        (Face::Up, _) => "up",
        (Face::Down, Some(_)) if placed.owner.seat().is_some_and(|seat| view.viewer() == Some(seat)) => "mine",
        (Face::Down, Some(_)) => "known",
        (Face::Down, None) => "hidden",
    };
    Sentence::new(words, "ys-described-broker")
        .with("seen", seen)
        .with("value", value.map_or(0, ys::Value::number))
        .with("marked", if placed.is_marked() { "yes" } else { "no" })
        .text()
}

fn market(words: &Words, view: &View, people: &People<'_>) -> Vec<String> {
    let rows = 0..ys::ROWS;
    let effect = |row: u8| match row {
        // Y3.3: with two or three players the first row is closed.
        0 if view.board().options().players < 4 => words.text("ys-described-row-closed").into_owned(),
        _ => row_effect(words, view.board(), row),
    };
    let lines = rows.map(|row| format!("{}{}", effect(row), in_row(words, view, row, people)));
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
            .with("broker", broker(words, view, index))
            .text()
    });
    cells.map(|cell| format!(" {cell}")).collect()
}
