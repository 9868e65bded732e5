//! The panel of players, for any game: one row each if everything fits, otherwise the name in one row and the goods below, so
//! that nothing is lost beside a board.

use super::text_row::{TextRow, TextRows, flow};
use ratatui::style::Style;

/// Longest name that is shown where goods stand behind it.
const NAME: usize = 14;
/// Room for the place, the sign and the name.
const WHO: usize = NAME + 4;
/// Indentation of everything below the name.
const INDENT: usize = 4;
/// Blanks between the goods of a player.
const GAP: usize = 2;

/// What is shown of a player.
pub(super) struct PlayerRow<T> {
    pub who: TextRow<T>,
    /// What kind of player it is, where there is room for that.
    pub sitter: TextRow<T>,
    pub has: TextRows<T>,
    /// What the player is about to do, or did.
    pub tag: TextRow<T>,
    /// What stands below everything else.
    pub more: TextRows<T>,
}

/// The rows of all players. Room for the widest tag is kept in each.
pub(super) fn player_rows<T: Clone>(players: Vec<PlayerRow<T>>, widest_tag: usize, width: usize) -> TextRows<T> {
    let tags = players.iter().map(|player| player.tag.width()).fold(widest_tag, usize::max);
    let goods = |player: &PlayerRow<T>| player.has.iter().map(|row| row.width() + GAP).sum::<usize>();
    let one_row = WHO + 1 + players.iter().map(goods).max().unwrap_or(0) + tags <= width;
    players
        .into_iter()
        .flat_map(|player| if one_row { in_a_row(player, width) } else { in_rows(player, width) })
        .collect()
}

fn in_a_row<T: Clone>(player: PlayerRow<T>, width: usize) -> TextRows<T> {
    let goods = flow(player.has, GAP, usize::MAX);
    let row = goods.into_iter().fold(player.who.fitted(WHO).and(" ", Style::new()), TextRow::then);
    [TextRow::justified(row, player.tag, width)].into_iter().chain(indented(player.more)).collect()
}

fn in_rows<T: Clone>(player: PlayerRow<T>, width: usize) -> TextRows<T> {
    let room = width.saturating_sub(player.tag.width() + 1);
    let with_sitter = player.who.clone().and(" ", Style::new()).then(player.sitter);
    let who = if with_sitter.width() <= room { with_sitter } else { player.who.truncated(room) };
    let goods = flow(player.has, GAP, below(width));
    [TextRow::justified(who, player.tag, width)]
        .into_iter()
        .chain(indented(goods))
        .chain(indented(player.more))
        .collect()
}

/// The width that is left below the name.
pub(super) fn below(width: usize) -> usize {
    width.saturating_sub(INDENT)
}

fn indented<T: Clone>(rows: TextRows<T>) -> impl Iterator<Item = TextRow<T>> {
    rows.into_iter().map(|row| TextRow::raw(" ".repeat(INDENT)).then(row))
}
