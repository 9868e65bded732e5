//! What there is to say about the things of Ys: what a spot gives, who is there as far as the viewer knows, what the signs
//! mean.

use super::super::look::Look;
use words::Words;
use words::ys as said;
use words::ys::Thing;
use ys::components::GEM_POINTS;
use ys::{Spot, State, Zone};

pub fn explain(look: &Look<'_, State>, thing: Thing) -> (String, Vec<String>) {
    let (words, view, people) = (look.words, look.view, look.people());
    let board = view.board();
    match thing {
        Thing::At(spot) => (said::spot(words, spot), about_spot(look, spot)),
        Thing::Ship(district) => {
            let name = look.tell("ysb-ship", &[("district", (district + 1).into())]);
            let gems = said::gems(words, board.offer(district));
            let offer = look.tell("ysb-ship-has", &[("gems", gems.into())]);
            let there = said::who_is_in_district(words, view, district, &people);
            (name, vec![offer, said::district_effect(words, board), there])
        }
        Thing::Column(color) => {
            let name = look.tell("ysb-column-of", &[("color", said::color(words, color).into())]);
            (name, vec![look.say("ysb-columns-do").into_owned(), said::column_sum(words, view, color)])
        }
        Thing::Row(row) => {
            (look.tell("ysb-row", &[("row", (row + 1).into())]), vec![said::row_effect(words, board, row)])
        }
        Thing::Quote(color) => {
            let name = look
                .tell("ysb-quote", &[("color", said::color(words, color).into()), ("step", board.quote(color).into())]);
            let rank = board.colors_by_quotation().iter().position(|other| *other == color).unwrap_or(0);
            let [first, second, third, fourth] = GEM_POINTS[rank].map(Into::into);
            let pays = [
                ("rank", (rank + 1).into()),
                ("first", first),
                ("second", second),
                ("third", third),
                ("fourth", fourth),
            ];
            (name, vec![look.tell("ysb-quote-pays", &pays)])
        }
        Thing::Worth => (look.say("ysb-worth-now").into_owned(), vec![look.say("ysb-worth-how").into_owned()]),
    }
}

fn about_spot(look: &Look<'_, State>, spot: Spot) -> Vec<String> {
    let board = look.view.board();
    let mut lines = vec![said::spot_effect(look.words, board, spot)];
    if board.closed() == Some(spot) {
        lines.push(look.say("ysb-closed-by-queen").into_owned());
    }
    if let (Some(Zone::Palace), Some(district)) = (spot.kind(), spot.district())
        && let Some(character) = board.character(district)
    {
        let name = said::character(look.words, character);
        lines.push(format!("{name}: {}", said::character_effect(look.words, character)));
    }
    lines.push(said::who_is_there(look.words, look.view, spot, &look.people()));
    lines.retain(|line| !line.is_empty());
    lines
}

/// The signs on the board.
pub fn signs(words: &Words) -> Vec<(String, String)> {
    let sign = |sign: &str, message: &str| (sign.to_owned(), words.say(message).into_owned());
    vec![
        sign("●43|1?", "screen-sign-brokers"),
        sign("●×4", "screen-sign-number"),
        sign("○", "screen-sign-neutral"),
        sign("!", "screen-sign-mercenary"),
        sign("×", "ysb-closed-by-queen"),
        sign("B G Y R W K", "screen-sign-gems"),
        sign("=", "screen-sign-columns"),
    ]
}
