//! What a game brings so that it can be drawn: its table, and what is peculiar to its answers and its end. Everything else
//! of a page is the same for all games.

use crate::{Ask, Entry, Part, Scene};
use game::Seat;
use maud::{Markup, html};
use words::{Spoken, Words};

/// A game that can be drawn.
pub trait Drawn: Spoken {
    /// The drawing that stands for the game in a list, and its box.
    const SIGN: (&'static str, &'static str);
    /// The tabs of a phone, each with its drawing and the box of that; an empty name is a piece of the viewer's.
    const TABS: &'static [(&'static str, &'static str, &'static str)];
    /// The drawing that stands for a point.
    const POINT: &'static str;
    /// A style sheet of the game's own, beside that of all pages.
    const SHEET: Option<&'static str> = None;

    /// The drawings that everything is made of, as one hidden element. It has to stand in every page that shows a board or an
    /// icon, because the colours of a drawing are those of the page it is in.
    fn symbols() -> &'static str;

    /// The parts of the table that are this game's own: the board, the players, what lies beside the board.
    fn own_parts(scene: &Scene<'_, Self>) -> Vec<Part>;

    /// Where those parts stand, apart from the players: the main column of the page, filled with what is in them now.
    fn main(words: &Words, fill: &dyn Fn(&str) -> Markup) -> Markup;

    /// The board alone.
    fn board(scene: &Scene<'_, Self>) -> Part;

    /// A way of asking that takes the place of the list of answers, where a list would not do.
    fn ask(_scene: &Scene<'_, Self>, _ask: &Ask<'_, Self>) -> Option<Markup> {
        None
    }

    /// How an answer stands in the prompt.
    fn answer(words: &Words, view: &Self::View, seat: Seat, action: Self::Action) -> Manner;

    /// Whether points can come from a source in a game with these options.
    fn has_source(_view: &Self::View, _source: usize) -> bool {
        true
    }

    /// What the standings say of a seat besides its points: headings and figures. Where there are none, they show where the
    /// points came from.
    fn figures(_scene: &Scene<'_, Self>, _seat: Seat) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Who is listed in the standings without a place, with his points.
    fn unranked(_scene: &Scene<'_, Self>) -> Vec<(Markup, i32)> {
        Vec::new()
    }

    /// What these events are remembered for when the game is looked at as a whole: a count, for instance.
    fn landmark(words: &Words, events: &[Self::Event]) -> Option<String>;

    /// How the points grew when everything was counted in the end: a name for each step, and the points by seat after it.
    fn last_steps(_scene: &Scene<'_, Self>) -> Vec<(String, Vec<i32>)> {
        Vec::new()
    }

    /// The round that is scored in an entry of the log, if it is one whose scoring can be looked at step by step.
    fn scored_round(_entry: &Entry<Self>) -> Option<u8> {
        None
    }

    /// The page of a step, counted from 1, of the scoring of a round, in games that have one.
    fn scoring(_scene: &Scene<'_, Self>, _round: u8, _step: usize) -> Option<String> {
        None
    }

    /// More about the end of a game.
    fn more_of_the_end(_scene: &Scene<'_, Self>) -> Markup {
        html! {}
    }
}

/// How an answer stands in the prompt.
#[derive(Default)]
pub struct Manner {
    /// What it is about, in pictures.
    pub icons: Option<Markup>,
    /// What a long list is grouped by, in words.
    pub group: Option<String>,
    /// What is left to say inside the group.
    pub within: Option<String>,
    /// Whether it is one of the few that end or decline something.
    pub is_main: bool,
    /// Whether it is about something of one's own.
    pub is_own: bool,
    /// Lower ones come first; all else stays in its order.
    pub rank: u8,
}
