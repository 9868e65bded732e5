//! What the gems of all players are worth: by the present quotations during the game, by the final ones at its end
//! (Y6.1-Y6.3).

use super::BoardIndex;
use super::token::colour;
use crate::board::icon::icon;
use maud::{Markup, html};
use ys::{Board, Color, Owner};

/// The points of an owner for all gems.
pub(super) fn total(board: &Board, owner: Owner) -> u16 {
    Color::ALL.into_iter().map(|color| board.gem_points(owner, color)).sum::<u16>() + board.black_points(owner)
}

/// The name of an owner in a table.
pub(super) fn name(look: &BoardIndex<'_>, owner: Owner) -> String {
    match owner.seat() {
        Some(seat) if look.is_you(seat) => look.text("ysb-you"),
        Some(seat) => look.name(seat).to_owned(),
        None => look.text("ysb-neutral"),
    }
}

/// The owner's marker.
pub(super) fn marker(owner: Owner) -> Markup {
    icon(&format!("marker-{}", colour(owner)))
}

/// A table of gems and points: a row for each player, a column for each colour, the highest quotation first.
pub(super) fn table(look: &BoardIndex<'_>) -> Markup {
    let board = look.view.board();
    let colors = board.colors_by_quotation();
    html! {
        table.gems {
            tr {
                th scope="col" { span.visually-hidden { (look.words.text("ysb-player")) } }
                @for color in colors {
                    th scope="col" { (icon(&format!("gem-{color}"))) span.visually-hidden { (words::ys::color(look.words, color)) } }
                }
                th scope="col" { (icon("gem-k")) span.visually-hidden { (look.words.text("ysb-black")) } }
                th scope="col" { (look.words.text("ysb-sum")) }
            }
            @for owner in board.owners() {
                tr {
                    th scope="row" { (marker(owner)) (name(look, owner)) }
                    @for color in colors {
                        @let number = board.holdings(owner).gems[color.index()];
                        td { span { (number) } " " b { (board.gem_points(owner, color)) } }
                    }
                    td { span { (board.holdings(owner).black) } " " b { (board.black_points(owner)) } }
                    td { b { (total(board, owner)) } }
                }
            }
        }
    }
}
