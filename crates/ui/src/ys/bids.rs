//! The scene of the bids: everybody's bid turned up, the order that results, and how ties were broken (Y2.1, Y2.2).

use super::token::{Side, picture};
use super::worth::marker;
use crate::{Entry, Interlude, Scene};
use game::Seat;
use maud::html;
use words::{People, ys as said};
use ys::{Owner, State};

/// The bids that an entry turns up, if it does.
pub(super) fn turned_up(scene: &Scene<'_, State>, entry: &Entry<State>) -> Option<Interlude> {
    let board = entry.before.board();
    let bids = said::bids_shown(&said::TieBreakers::of(board).order, &entry.events);
    if bids.is_empty() {
        return None;
    }
    let (words, names) = (scene.words, scene.names());
    let people = People { names: &names, you: scene.reader() };
    let is_you = |seat: Seat| people.you == Some(seat);
    let name =
        |seat: Seat| if is_you(seat) { words.text("ysb-you").into_owned() } else { people.name(seat).to_owned() };
    let round = [("round", board.round().into())];
    let body = html! {
        h2 { (words.text_with("ys-bids-title", &round)) }
        ol.bids {
            @for (place, (seat, bid)) in (1_u8..).zip(&bids) {
                li.own[is_you(*seat)] {
                    b.place { (place) }
                    (marker(Owner::from(*seat)))
                    span.name { (name(*seat)) }
                    span.bid-brokers { @for value in bid.iter().rev() { (picture(Owner::from(*seat), Side::Up(value))) } }
                    span.visually-hidden { (said::values(words, *bid)) }
                    b.sum { (bid.sum()) }
                }
            }
        }
        @for tie in said::level_bids(words, &people, &bids) { p.tie { (tie) } }
        p { (words.text("ys-bids-order")) }
    };
    Some(Interlude { link: words.text_with("ys-bids-see", &round).into_owned(), body })
}
