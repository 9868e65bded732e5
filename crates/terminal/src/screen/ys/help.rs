//! What there is to say about the items of Ys: what a spot gives, who is there as far as the viewer knows, what the signs
//! mean.

use super::super::draw_context::DrawContext;
use words::Words;
use words::ys as said;
use ys::components::GEM_POINTS;
use ys::{BoardItem, Spot, State, Zone};

pub(super) fn explain(context: &DrawContext<'_, State>, item: BoardItem) -> (String, Vec<String>) {
    let (words, view, people) = (context.words, context.view, context.people());
    let board = view.board();
    match item {
        BoardItem::At(spot) => (said::spot(words, spot), about_spot(context, spot)),
        BoardItem::Ship(district) => {
            let name = context.text_with("ysb-ship", &[("district", (district + 1).into())]);
            let gems = said::gems(words, board.offer(district));
            let offer = context.text_with("ysb-ship-has", &[("gems", gems.into())]);
            let there = said::who_is_in_district(words, view, district, &people);
            (name, vec![offer, said::district_effect(words, board), there])
        }
        BoardItem::Column(color) => {
            let name = context.text_with("ysb-column-of", &[("color", said::color(words, color).into())]);
            (name, vec![context.text("ysb-columns-do").into_owned(), said::column_sum(words, view, color)])
        }
        BoardItem::Row(row) => {
            (context.text_with("ysb-row", &[("row", (row + 1).into())]), vec![said::row_effect(words, board, row)])
        }
        BoardItem::Quote(color) => {
            let name = context.text_with(
                "ysb-quote",
                &[("color", said::color(words, color).into()), ("step", board.quote(color).into())],
            );
            let rank = board.colors_by_quotation().iter().position(|other| *other == color).unwrap_or(0);
            let [first, second, third, fourth] = GEM_POINTS[rank].map(Into::into);
            let pays = [
                ("rank", (rank + 1).into()),
                ("first", first),
                ("second", second),
                ("third", third),
                ("fourth", fourth),
            ];
            (name, vec![context.text_with("ysb-quote-pays", &pays)])
        }
        BoardItem::Worth => {
            (context.text("ysb-worth-now").into_owned(), vec![context.text("ysb-worth-how").into_owned()])
        }
    }
}

fn about_spot(context: &DrawContext<'_, State>, spot: Spot) -> Vec<String> {
    let board = context.view.board();
    let mut lines = vec![said::spot_effect(context.words, board, spot)];
    if board.closed() == Some(spot) {
        lines.push(context.text("ysb-closed-by-queen").into_owned());
    }
    if let (Some(Zone::Palace), Some(district)) = (spot.kind(), spot.district())
        && let Some(character) = board.character(district)
    {
        let name = said::character(context.words, character);
        lines.push(format!("{name}: {}", said::character_effect(context.words, character)));
    }
    lines.push(said::who_is_there(context.words, context.view, spot, &context.people()));
    lines.retain(|line| !line.is_empty());
    lines
}

/// The signs on the board.
pub(super) fn signs(words: &Words) -> Vec<(String, String)> {
    let sign = |sign: &str, message: &str| (sign.to_owned(), words.text(message).into_owned());
    vec![
        sign("●43|1?", "screen-sign-brokers"),
        sign("●×4", "screen-sign-number"),
        sign("○", "screen-sign-neutral"),
        sign("!", "screen-sign-mercenary"),
        sign("×", "ysb-closed-by-queen"),
        sign(
            &["b", "g", "y", "r", "w", "k"].map(|gem| words.text(&format!("ys-letter-{gem}"))).join(" "),
            "screen-sign-gems",
        ),
        sign("=", "screen-sign-columns"),
    ]
}
