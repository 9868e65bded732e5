//! The board as a part of the page: sea and city, every zone, cell, ship and quotation, and every piece is a child of its
//! own.

use super::geometry::{THRONE_ROOM, above_throne, ring_name, sector, zone_box};
use super::market::{ROWS, Sum, is_open};
use super::{BoardIndex, card, city, facts, market, pieces};
use crate::board::draw::{square, svg, text, ticks};
use crate::board::index::news;
use crate::board::rects::Rect;
use crate::board::tips::{element, plain};
use crate::fragments::Fragment;
use crate::scene::Scene;
use maud::{Markup, PreEscaped, html};
use words::ys::quotes_of;
use ys::BoardItem;
use ys::{Color, Owner, Spot, State, Zone};

/// The board of Ys. Its container is `div.board` with the id of the part.
pub fn board(scene: &Scene<'_, State>) -> Fragment {
    let look = BoardIndex::new(scene);
    let trade = facts::trade_points(look.view.board());
    let mut children = vec![plain("sea", "landscape wide", &city::sea())];
    children.push(plain("city", "placed town", &city::city(look.words, look.view.board().options().districts, trade)));
    for district in 0..4 {
        children.extend(Zone::ALL.map(|kind| zone(&look, district, kind)));
    }
    children.extend((0..look.view.board().options().districts).map(|district| ship(&look, district)));
    children.push(throne_room(&look));
    children.push(market_frame(&look));
    children.extend(Color::ALL.map(|color| column(&look, color)));
    for row in 0..ROWS {
        children.push(row_head(&look, row));
        children.extend(Color::ALL.map(|color| cell(&look, color, row)));
    }
    children.push(quotations(&look));
    children.extend(Color::ALL.map(|color| quote(&look, color)));
    children.push(worth(&look));
    children.extend(pieces::pieces(&look));
    Fragment { id: "board", children }
}

/// The lock of the Queen (Y5.15).
pub(super) fn shut() -> Markup {
    html! { svg viewBox="0 0 32 36" aria-hidden="true" { use href="#royal-lock" {} } }
}

/// A ring's part of a district. Its edge is drawn inside, because what can be pointed at is cut to its shape.
fn zone(look: &BoardIndex<'_>, district: u8, zone: Zone) -> (String, String) {
    let (spot, Rect { x, y, width, height }) = (Spot::zone(district, zone), zone_box(district, zone));
    let item = BoardItem::At(spot);
    let mut drawing = String::new();
    if !look.actions(item).is_empty() {
        drawing += &format!(r#"<path class="legal-ring" d="{}"/>"#, sector(district, zone, 1.5));
    }
    if look.view.board().closed() == Some(spot) {
        drawing += &format!(r#"<path class="closed-zone" d="{}"/>"#, sector(district, zone, 1.));
    }
    drawing += &format!(r#"<path class="focus-ring" d="{}"/>"#, sector(district, zone, 2.5));
    let drawing = format!(r#"<svg viewBox="{x} {y} {width} {height}" aria-hidden="true">{drawing}</svg>"#);
    let class = format!("placed town zone ring-{} quadrant-{}", ring_name(zone), district + 1);
    element(look, item, &class, &drawing, facts::zone(look, district, zone))
}

fn ship(look: &BoardIndex<'_>, district: u8) -> (String, String) {
    let drawing = card::ship(look.view.board(), district);
    element(look, BoardItem::Ship(district), "placed town ship", &drawing, facts::ship(look, district))
}

/// The throne room (Y7), or in its place a quiet island.
fn throne_room(look: &BoardIndex<'_>) -> (String, String) {
    let board = look.view.board();
    let drawing = if board.options().kings_favor() {
        let ((size, top, name), middle) = (above_throne(pieces::throne_rows(board)), THRONE_ROOM / 2.);
        square("throne", middle - size / 2., top, size) + &text("throne-name", middle, name, &look.text("ysb-throne"))
    } else {
        square("building-statue", 22., 18., 48.)
    };
    element(
        look,
        BoardItem::At(Spot::THRONE),
        "placed town throne",
        &svg("", THRONE_ROOM, THRONE_ROOM, &drawing),
        facts::throne(look),
    )
}

/// The market behind its cells, and the same as a table for readers who do not see it.
fn market_frame(look: &BoardIndex<'_>) -> (String, String) {
    let view = look.view;
    let said = |color: Color, row: u8| {
        let here = view.board().brokers().iter().position(|broker| broker.spot == Spot::cell(color, row));
        match here {
            Some(index) => {
                let owner = super::worth::name(look, view.board().brokers()[index].owner);
                let sum = facts::sum_words(look, Sum::of(view, std::iter::once(index)));
                look.text_with("ysb-has-sum", &[("name", words::before_number(&owner).into()), ("sum", sum.into())])
            }
            None => look.text("ysb-free"),
        }
    };
    let table = html! {
        table {
            caption { (look.words.text("ysb-market")) }
            tr {
                th scope="col" { (look.words.text("ysb-row-heading")) }
                @for color in Color::ALL { th scope="col" { (words::ys::color(look.words, color)) } }
            }
            @for row in (0..ROWS).filter(|row| is_open(view.board(), *row)) {
                tr {
                    th scope="row" {
                        (row + 1)
                        @if let Some(gem) = view.board().market_gem(row) { " " (words::ys::gem(look.words, gem)) }
                    }
                    @for color in Color::ALL { td { (said(color, row)) } }
                }
            }
        }
    };
    framed("market", &market::market(look.words, view), &table)
}

/// The quotation track, and the same as a table.
fn quotations(look: &BoardIndex<'_>) -> (String, String) {
    let board = look.view.board();
    let was = news(look.scene).next().map(|(_, entry)| quotes_of(entry.before.board()));
    let own = look.view.viewer().map(|seat| (board, Owner::from(seat)));
    let table = html! {
        table {
            caption { (look.words.text("ysb-quotes")) }
            @for color in board.colors_by_quotation() {
                tr { th scope="row" { (words::ys::color(look.words, color)) } td { (board.quote(color)) } }
            }
        }
    };
    framed("quotes", &market::quotes(look.words, quotes_of(board), was, own), &table)
}

/// A drawing with a table for screen readers.
fn framed(id: &str, drawing: &str, table: &Markup) -> (String, String) {
    let markup = html! { div class="placed market-side" id=(id) { (PreEscaped(drawing)) div class="visually-hidden" { (table) } } };
    (id.to_owned(), markup.into_string())
}

fn column(look: &BoardIndex<'_>, color: Color) -> (String, String) {
    element(look, BoardItem::Column(color), "placed market-side market-head", "", facts::column(look, color))
}

fn row_head(look: &BoardIndex<'_>, row: u8) -> (String, String) {
    element(look, BoardItem::Row(row), "placed market-side market-head", "", facts::row(look, row))
}

fn cell(look: &BoardIndex<'_>, color: Color, row: u8) -> (String, String) {
    let item = BoardItem::At(Spot::cell(color, row));
    let drawing = if look.actions(item).iter().any(|action| super::choice::with(*action).is_some()) {
        market::free_cell(look.words)
    } else if look.changed(item) {
        svg("", 58., 57., &ticks(58., 57.))
    } else {
        String::new()
    };
    element(look, item, "placed market-side cell", &drawing, facts::cell(look, color, row))
}

fn quote(look: &BoardIndex<'_>, color: Color) -> (String, String) {
    element(look, BoardItem::Quote(color), "placed market-side market-head", "", facts::quote(look, color))
}

fn worth(look: &BoardIndex<'_>) -> (String, String) {
    element(look, BoardItem::Worth, "placed market-side market-head", "", facts::worth(look))
}
