//! What everybody's gems are worth: by the quotations of now while the game goes on, and in the end by those of the end
//! (Y6.1-Y6.3).

use super::Look;
use super::token::colour;
use crate::board::icon::icon;
use maud::{Markup, html};
use ys::{Board, Color, Owner};

/// The points that somebody would have for all his gems.
pub(super) fn total(board: &Board, owner: Owner) -> u16 {
    Color::ALL.into_iter().map(|color| board.gem_points(owner, color)).sum::<u16>() + board.black_points(owner)
}

/// Somebody as a table names him.
pub(super) fn name(look: &Look<'_>, owner: Owner) -> String {
    match owner.seat() {
        Some(seat) if look.is_you(seat) => look.say("ysb-you"),
        Some(seat) => look.name(seat).to_owned(),
        None => look.say("ysb-neutral"),
    }
}

/// His marker.
pub(super) fn marker(owner: Owner) -> Markup {
    icon(&format!("marker-{}", colour(owner)))
}

/// A table of gems and points: a row for each player, a column for each colour, the highest quotation first.
pub(super) fn table(look: &Look<'_>) -> Markup {
    let board = look.view.board();
    let colors = board.colors_by_quotation();
    html! {
        table.gems {
            tr {
                th scope="col" { span.vh { (look.words.say("ysb-player")) } }
                @for color in colors {
                    th scope="col" { (icon(&format!("gem-{color}"))) span.vh { (words::ys::color(look.words, color)) } }
                }
                th scope="col" { (icon("gem-k")) span.vh { (look.words.say("ysb-black")) } }
                th scope="col" { (look.words.say("ysb-sum")) }
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
