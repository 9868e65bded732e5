//! What is said about the things on the board: what they give, and who is there as far as the viewer knows.

use super::BoardIndex;
use super::market::{Sum, is_open};
use super::worth::{marker, name};
use crate::board::tips::Facts;
use maud::{Markup, html};
use words::ys as said;
use ys::components::{GEM_POINTS, MERCHANTS_TRADE, TRADE};
use ys::{Active, Board, Color, Owner, Spot, Zone};

/// What a trade zone scores in this round (Y5.13).
pub(super) fn trade_points(board: &Board) -> u16 {
    if board.active().any(|card| card == Active::Merchant) { MERCHANTS_TRADE } else { TRADE }
}

/// A sum as far as it is known: `4`, `3 + 1 hidden`, `1 hidden`.
pub(super) fn sum_words(look: &BoardIndex<'_>, sum: Sum) -> String {
    match (sum.seen, sum.hidden) {
        (Some(seen), 0) => seen.to_string(),
        (None, hidden) => look.text_with("ysb-hidden", &[("number", hidden.into())]),
        (Some(seen), hidden) => format!("{seen} {}", look.text_with("ysb-and-hidden", &[("number", hidden.into())])),
    }
}

/// The brokers of one owner on a spot, in words.
fn brokers_words(look: &BoardIndex<'_>, owner: Owner, spot: Spot) -> String {
    let here = look.view.board().brokers().iter().enumerate();
    let here = here.filter(|(_, broker)| broker.owner == owner && broker.spot == spot);
    let words = |(index, broker): (usize, &ys::Broker)| {
        said::broker(look.words, look.view.value(index), broker.face(), broker.is_marked())
    };
    here.map(words).collect::<Vec<_>>().join(", ")
}

/// Who is on a spot, with sums: a table, and the same in a sentence.
fn who_is_here(look: &BoardIndex<'_>, spot: Spot) -> Option<(Markup, Vec<String>)> {
    let board = look.view.board();
    let sums = board.owners().map(|owner| (owner, Sum::on(look.view, Some(owner), |other| other == spot)));
    let here: Vec<(Owner, Sum)> = sums.filter(|(_, sum)| !sum.is_empty()).collect();
    if here.is_empty() {
        return None;
    }
    let row = |(owner, sum): &(Owner, Sum)| {
        let (name, brokers, sum) = (name(look, *owner), brokers_words(look, *owner, spot), sum_words(look, *sum));
        let said = look.text_with("ysb-here", &[("name", name.clone().into()), ("brokers", brokers.clone().into())]);
        (said, html! { tr { th scope="row" { (marker(*owner)) (name) } td { (brokers) } td { (sum) } } })
    };
    let (said, rows): (Vec<String>, Vec<Markup>) = here.iter().map(row).unzip();
    Some((html! { table { @for row in rows { (row) } } }, said))
}

/// A zone of the city.
pub(super) fn zone(look: &BoardIndex<'_>, district: u8, zone: Zone) -> Facts {
    let (board, spot) = (look.view.board(), Spot::zone(district, zone));
    let mut facts = Facts::new(said::spot(look.words, spot));
    if district >= board.options().districts {
        facts.kinds.push(look.text("ysb-not-in-play"));
        facts.rules.push("Y0.1");
        facts.quiet = true;
        return facts;
    }
    if board.closed() == Some(spot) {
        facts.kinds.push(look.text("ysb-closed-by-queen"));
        facts.rules.push("Y5.15");
    }
    facts.lines.push(said::spot_effect(look.words, board, spot));
    facts.shown = who_is_here(look, spot);
    if board.brokers().iter().any(|broker| broker.spot.district() == Some(district)) {
        facts.after.push(said::who_is_in_district(look.words, look.view, district, &look.people()));
    }
    facts.rules.extend(["Y4.1", "Y4.2"]);
    facts
}

/// A cell of the market.
pub(super) fn cell(look: &BoardIndex<'_>, column: Color, row: u8) -> Facts {
    let (board, spot) = (look.view.board(), Spot::cell(column, row));
    let mut facts = Facts::new(said::short_spot(look.words, spot));
    facts.kinds.push(look.text("ysb-market"));
    if !is_open(board, row) {
        facts.lines.push(look.text("ysb-row-closed"));
        facts.rules.push("Y3.3");
        facts.quiet = true;
        return facts;
    }
    facts.shown = who_is_here(look, spot);
    if facts.shown.is_none() {
        facts.lines.push(look.text("ysb-cell-free"));
    }
    facts.lines.push(said::spot_effect(look.words, board, spot));
    facts.after.push(said::who_is_there(look.words, look.view, spot, &look.people()));
    facts.after.push(said::column_sum(look.words, look.view, column));
    facts.rules.extend(["Y3.4", "Y4.7", "Y4.8"]);
    facts
}

/// A row of the market.
pub(super) fn row(look: &BoardIndex<'_>, row: u8) -> Facts {
    let mut facts = Facts::new(look.text_with("ysb-row", &[("row", (row + 1).into())]));
    facts.kinds.push(look.text("ysb-market"));
    facts.quiet = true;
    if is_open(look.view.board(), row) {
        let cell = Spot::cell(Color::Blue, row);
        facts.lines.push(said::row_effect(look.words, look.view.board(), row));
        facts.lines.push(said::who_is_there(look.words, look.view, cell, &look.people()));
        facts.rules.push("Y4.7");
    } else {
        facts.lines.push(look.text("ysb-row-closed"));
        facts.rules.push("Y3.3");
    }
    facts
}

/// A column of the market.
pub(super) fn column(look: &BoardIndex<'_>, color: Color) -> Facts {
    let arguments = [("color", said::color(look.words, color).into()), ("id", color.to_string().into())];
    let mut facts = Facts::new(look.text_with("ysb-column-of", &arguments));
    facts.kinds.push(look.text("ysb-market"));
    facts.quiet = true;
    facts.lines.push(said::column_sum(look.words, look.view, color));
    facts.lines.push(look.text("ysb-columns-do"));
    facts.rules.push("Y4.8");
    facts
}

/// The ship of a district.
pub(super) fn ship(look: &BoardIndex<'_>, district: u8) -> Facts {
    let board = look.view.board();
    let mut facts = Facts::new(look.text_with("ysb-ship", &[("district", (district + 1).into())]));
    let gems = said::gems(look.words, board.offer(district));
    facts.lines.push(look.text_with("ysb-ship-has", &[("gems", gems.into())]));
    facts.lines.push(said::district_effect(look.words, board));
    facts.lines.push(said::who_is_in_district(look.words, look.view, district, &look.people()));
    facts.rules.extend(["Y1.2", "Y4.1"]);
    facts.quiet = true;
    facts
}

/// A colour on the quotation track.
pub(super) fn quote(look: &BoardIndex<'_>, color: Color) -> Facts {
    let board = look.view.board();
    let rank = board.colors_by_quotation().into_iter().position(|other| other == color).unwrap_or(0);
    let arguments = [("color", said::color(look.words, color).into()), ("step", board.quote(color).into())];
    let mut facts = Facts::new(look.text_with("ysb-quote", &arguments));
    facts.kinds.push(look.text("ysb-quotes"));
    let [first, second, third, fourth] = GEM_POINTS[rank];
    let pays = [
        ("rank", (rank + 1).into()),
        ("first", first.into()),
        ("second", second.into()),
        ("third", third.into()),
        ("fourth", fourth.into()),
    ];
    facts.lines.push(look.text_with("ysb-quote-pays", &pays));
    facts.rules.extend(["Y4.8", "Y6.1"]);
    facts.quiet = true;
    facts
}

/// What all gems would be worth now.
pub(super) fn worth(look: &BoardIndex<'_>) -> Facts {
    let board = look.view.board();
    let mut facts = Facts::new(look.text("ysb-worth-now"));
    facts.lines.push(look.text("ysb-worth-how"));
    let told = board.owners().map(|owner| {
        let points = said::points(look.words, super::worth::total(board, owner));
        look.text_with("ysb-worth-of", &[("name", name(look, owner).into()), ("points", points.into())])
    });
    facts.shown = Some((super::worth::table(look), told.collect()));
    facts.rules.extend(["Y6.1", "Y6.2", "Y6.3"]);
    facts
}

/// The throne room; without King's Favour nothing is done there (Y7).
pub(super) fn throne(look: &BoardIndex<'_>) -> Facts {
    let board = look.view.board();
    let mut facts = Facts::new(look.text("ysb-throne"));
    if !board.options().kings_favor() {
        facts.kinds.push(look.text("ysb-not-in-play"));
        facts.quiet = true;
        return facts;
    }
    facts.lines.push(said::spot_effect(look.words, board, Spot::THRONE));
    for seat in board.seats().filter(|seat| !board.throne(*seat).is_empty()) {
        let values = (0..board.throne(seat).len()).map(|place| look.view.throne_value(seat, place));
        let brokers = values.map(|value| said::broker(look.words, value, ys::Face::Down, false));
        let brokers = brokers.collect::<Vec<_>>().join(", ");
        facts
            .lines
            .push(look.text_with("ysb-here", &[("name", name(look, seat.into()).into()), ("brokers", brokers.into())]));
    }
    facts.rules.extend(["Y7.1", "Y7.2"]);
    facts
}
