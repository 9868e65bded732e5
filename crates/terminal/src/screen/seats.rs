//! A panel of players, in either game: a row for each where all of it fits, otherwise who he is in one row and what he has
//! below, so that nothing of it is lost beside a board.

use super::rows::{Row, Rows, flowing};
use ratatui::style::Style;

/// How much of a name is shown where what the player has stands behind it.
const NAME: usize = 14;
/// Room for the place, the sign and the name.
const WHO: usize = NAME + 4;
/// How far everything below the name is moved in.
const INDENT: usize = 4;
/// Blanks between the things that a player has.
const GAP: usize = 2;

/// What is shown of a player.
pub struct Seated<T> {
    pub who: Row<T>,
    /// What kind of player it is, where there is room for that.
    pub sitter: Row<T>,
    pub has: Rows<T>,
    /// What he is about to do, or did.
    pub tag: Row<T>,
    /// What stands below everything else.
    pub more: Rows<T>,
}

/// Players one below the other. As much room is kept for every tag as the widest one needs.
pub fn seated<T: Clone>(players: Vec<Seated<T>>, widest_tag: usize, width: usize) -> Rows<T> {
    let tags = players.iter().map(|player| player.tag.width()).fold(widest_tag, usize::max);
    let goods = |player: &Seated<T>| player.has.iter().map(|row| row.width() + GAP).sum::<usize>();
    let one_row = WHO + 1 + players.iter().map(goods).max().unwrap_or(0) + tags <= width;
    players
        .into_iter()
        .flat_map(|player| if one_row { in_a_row(player, width) } else { in_rows(player, width) })
        .collect()
}

fn in_a_row<T: Clone>(player: Seated<T>, width: usize) -> Rows<T> {
    let goods = flowing(player.has, GAP, usize::MAX);
    let row = goods.into_iter().fold(player.who.filled(WHO).and(" ", Style::new()), Row::then);
    [Row::ends(row, player.tag, width)].into_iter().chain(indented(player.more)).collect()
}

fn in_rows<T: Clone>(player: Seated<T>, width: usize) -> Rows<T> {
    let room = width.saturating_sub(player.tag.width() + 1);
    let with_sitter = player.who.clone().and(" ", Style::new()).then(player.sitter);
    let who = if with_sitter.width() <= room { with_sitter } else { player.who.cut(room) };
    let goods = flowing(player.has, GAP, below(width));
    [Row::ends(who, player.tag, width)].into_iter().chain(indented(goods)).chain(indented(player.more)).collect()
}

/// How wide something below the name may be.
pub fn below(width: usize) -> usize {
    width.saturating_sub(INDENT)
}

fn indented<T: Clone>(rows: Rows<T>) -> impl Iterator<Item = Row<T>> {
    rows.into_iter().map(|row| Row::plain(" ".repeat(INDENT)).then(row))
}
