//! What a game brings so that it can be shown in a terminal: its board, its panels, and what can be said about the things
//! on them. Everything else on the screen is the same for all games.

use super::look::Look;
use super::rows::{Row, Rows};
use game::Seat;
use std::fmt::Debug;
use words::{Spoken, Words};

/// A game that can be shown in a terminal.
pub trait Painted: Spoken {
    /// Something on the board or in a panel.
    type Thing: Copy + PartialEq + Debug;

    /// The panels beside the board, by the names of their titles, the most wanted first.
    const PANELS: &'static [&'static str];
    /// Which of them tells what the viewer has.
    const OWN: usize;
    /// The least width that the board fits.
    const LEAST_WIDTH: u16;

    /// What an action is about.
    fn about(view: &Self::View, action: Self::Action) -> Vec<Self::Thing>;

    /// What an event has changed.
    fn touched(event: &Self::Event) -> Option<Self::Thing>;

    /// What a thing is called, and what there is to say about it.
    fn explain(look: &Look<'_, Self>, thing: Self::Thing) -> (String, Vec<String>);

    /// What belongs together in a long list of answers.
    fn group(words: &Words, action: Self::Action) -> Option<String>;

    /// The board at a width, as large as it is worth in so many rows; it may take more only if it cannot be smaller.
    fn board(look: &Look<'_, Self>, width: usize, height: usize) -> Rows<Aim<Self>>;

    /// A panel, by its place in [`Painted::PANELS`], at a width.
    fn panel(look: &Look<'_, Self>, panel: usize, width: usize) -> Rows<Aim<Self>>;

    /// In a line what the viewer has, for when there is no room for the panel that tells it.
    fn own(look: &Look<'_, Self>, width: usize) -> Option<Row<Aim<Self>>>;

    /// The signs on the board and what they mean.
    fn signs(words: &Words) -> Vec<(String, String)>;

    /// What the standings say of a seat besides its points: headings and figures.
    fn figures(look: &Look<'_, Self>, seat: Seat) -> Vec<(String, String)>;
}

/// What a click means.
#[derive(Clone, PartialEq, Debug)]
pub enum Aim<G: Painted> {
    /// Something on the board or in a panel.
    Thing(G::Thing),
    /// A line of the list of answers.
    Line(usize),
    /// A tab of the lower part.
    Tab(usize),
    /// What a key does.
    Key(char),
}
