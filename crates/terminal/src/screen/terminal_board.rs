//! What a game brings so that it can be shown in a terminal: its board, its panels, and what can be said about the items
//! on them. Everything else on the screen is the same for all games.

use super::draw_context::DrawContext;
use super::plain_board;
use super::text_row::{TextRow, TextRows};
use game::{BoardItems, Seat};
use words::{Spoken, Words};

/// A game that can be shown in a terminal. Everything has a default: a game without a board of its own is shown in sentences.
pub trait TerminalBoard: Spoken + BoardItems {
    /// The panels beside the board, by the names of their titles, the most wanted first.
    const PANELS: &'static [&'static str] = &["table-state"];
    /// The panel that shows what the viewer has, by its place in [`TerminalBoard::PANELS`].
    const OWN: usize = 0;
    /// The least width that the board fits.
    const LEAST_WIDTH: u16 = 40;

    /// What an item is called, and what there is to say about it.
    fn explain(_context: &DrawContext<'_, Self>, _item: Self::BoardItem) -> (String, Vec<String>) {
        (String::new(), Vec::new())
    }

    /// The group of an action in a long list of answers.
    fn group(_words: &Words, _action: Self::Action) -> Option<String> {
        None
    }

    /// The board at a width, as large as is useful within `height` rows; larger only if it cannot be smaller.
    fn board(context: &DrawContext<'_, Self>, width: usize, height: usize) -> TextRows<ClickTarget<Self>> {
        plain_board::board(context, width, height)
    }

    /// A panel, by its place in [`TerminalBoard::PANELS`], at a width.
    fn panel(context: &DrawContext<'_, Self>, _panel: usize, width: usize) -> TextRows<ClickTarget<Self>> {
        plain_board::state(context, width)
    }

    /// What the viewer has in one row, for when there is no room for the panel that shows it.
    fn own(_context: &DrawContext<'_, Self>, _width: usize) -> Option<TextRow<ClickTarget<Self>>> {
        None
    }

    /// The signs on the board and what they mean.
    fn signs(_words: &Words) -> Vec<(String, String)> {
        Vec::new()
    }

    /// What the standings say of a seat besides its points: headings and figures.
    fn figures(_context: &DrawContext<'_, Self>, _seat: Seat) -> Vec<(String, String)> {
        Vec::new()
    }
}

/// What a click means.
#[derive(Clone, PartialEq, Debug)]
pub enum ClickTarget<G: TerminalBoard> {
    /// Something on the board or in a panel.
    Item(G::BoardItem),
    /// A line of the list of answers.
    Answer(usize),
    /// A tab of the lower part.
    Tab(usize),
    /// What a key does.
    Key(char),
}
