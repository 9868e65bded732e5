//! What on the board a decision is about: pages and terminals show a decision at the item that it concerns.

use crate::Game;
use std::fmt::Debug;

/// A game whose board has items that actions are about and that events change. For a game without a board an item is `()`, and
/// the defaults say that nothing is about any.
pub trait BoardItems: Game {
    /// Something on the board or beside it: a place for a worker, a tile in the stock, a line of a table.
    type BoardItem: Copy + PartialEq + Debug;

    /// A name for an item that is unique on the board and never changes.
    fn item_id(item: Self::BoardItem) -> String {
        format!("{item:?}")
    }

    /// The items that an action is about; none for actions that concern nothing on the board, such as to skip.
    fn items_of(_view: &Self::View, _action: Self::Action) -> Vec<Self::BoardItem> {
        Vec::new()
    }

    /// The item that an event has changed.
    fn changed_item(_event: &Self::Event) -> Option<Self::BoardItem> {
        None
    }
}
