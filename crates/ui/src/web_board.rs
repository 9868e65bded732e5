//! What a game brings to be drawn in a browser. Everything has a default: `impl WebBoard for State {}` gives the plain page
//! of [`crate::plain`], where the state stands in sentences and the legal actions are buttons.

use crate::assets::Asset;
use crate::pages::RulebookIcon;
use crate::{Ask, Entry, Fragment, Interlude, Scene, StandingPiece, plain, symbols};
use game::Seat;
use maud::{Markup, html};
use words::{Spoken, Words};

/// A tab of the table page on phones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tab {
    /// Its name in ids (`tab-castle`) and messages (`table-tab-castle`).
    pub name: &'static str,
    /// Its symbol; `None` is a worker of the viewer's.
    pub symbol: Option<&'static str>,
}

/// A section of the rulebook that the start page links to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The number of the section.
    pub section: u32,
    /// The message that names it.
    pub message: &'static str,
}

/// A game that can be drawn in a browser.
pub trait WebBoard: Spoken {
    /// The tabs of the table page on phones.
    const TABS: &'static [Tab] = plain::TABS;
    /// The symbol of a point.
    const POINT: &'static str = "point";
    /// Whether anybody can say what decisions of the game are worth, so that it can be analysed when it is over.
    const STUDIED: bool = false;
    /// Sections of the rulebook that the start page links to.
    const CHAPTERS: &'static [Chapter] = &[];

    /// The game's own style sheet, beside that of all pages.
    fn stylesheet() -> Option<&'static Asset> {
        None
    }

    /// The sprite: the symbols that the pages of the game use, as hidden elements.
    fn symbols(_words: &Words) -> &'static str {
        symbols::shared()
    }

    /// The drawing that stands for the game in a list. It may use the symbols of the start page.
    fn icon() -> Markup {
        plain::game_icon()
    }

    /// The picture at the head of a section of the rulebook.
    fn figure(_words: &Words, _section: u32) -> Option<Markup> {
        None
    }

    /// The picture for an amount in the rulebook: `F` or `points`, with the number before it if there is one. Words are signs
    /// only in tables, where they would be read again and again.
    fn sign(_words: &Words, _sign: &str, _number: Option<u16>, _in_table: bool) -> Option<RulebookIcon> {
        None
    }

    /// The pictures for a piece of notation in the rulebook.
    fn code(_words: &Words, _code: &str) -> Option<RulebookIcon> {
        None
    }

    /// The fragments of the table page that are this game's own: the board, the players, what lies beside the board.
    fn own_parts(scene: &Scene<'_, Self>) -> Vec<Fragment> {
        vec![plain::players(scene), Self::board(scene)]
    }

    /// The main column of the table page. `fill` gives the present contents of a fragment.
    fn main(words: &Words, fill: &dyn Fn(&str) -> Markup) -> Markup {
        plain::main(words, fill)
    }

    /// The board.
    fn board(scene: &Scene<'_, Self>) -> Fragment {
        plain::board(scene)
    }

    /// A way of asking that takes the place of the list of answers, where a list would not do.
    fn ask(_scene: &Scene<'_, Self>, _ask: &Ask<'_, Self>) -> Option<Markup> {
        None
    }

    /// How an answer stands in the prompt.
    fn answer(_words: &Words, _view: &Self::View, _seat: Seat, _action: Self::Action) -> AnswerStyle {
        AnswerStyle::default()
    }

    /// What happened to the visitor without their doing since they last decided, where they might miss it in the log.
    fn note(_scene: &Scene<'_, Self>) -> Option<String> {
        None
    }

    /// The key of the place that an action is about, where it has one: if it cannot be chosen, the key says why.
    fn place_key(_words: &Words, _action: Self::Action) -> Option<String> {
        None
    }

    /// Whether points can come from a source in a game with these options.
    fn has_source(_view: &Self::View, _source: usize) -> bool {
        true
    }

    /// What the standings say of a seat besides its points: headings and figures. Where there are none, they show where the
    /// points came from.
    fn figures(_scene: &Scene<'_, Self>, _seat: Seat) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Players who are listed in the standings without a place, with their points.
    fn unranked(_scene: &Scene<'_, Self>) -> Vec<(Markup, i32)> {
        Vec::new()
    }

    /// What these events are remembered for when the game is looked at as a whole: a count, for instance.
    fn landmark(_words: &Words, _events: &[Self::Event]) -> Option<String> {
        None
    }

    /// How the points grew when everything was counted in the end: a name for each step, and the points by seat after it.
    fn last_steps(_scene: &Scene<'_, Self>) -> Vec<(String, Vec<i32>)> {
        Vec::new()
    }

    /// The round that is scored in an entry of the log, if it is one whose scoring can be looked at step by step.
    fn scored_round(_entry: &Entry<Self>) -> Option<u8> {
        None
    }

    /// The scene that an entry of the log deserves, over the table.
    fn interlude(_scene: &Scene<'_, Self>, _entry: &Entry<Self>) -> Option<Interlude> {
        None
    }

    /// The page of a step, counted from 1, of the scoring of a round, in games that have one.
    fn scoring(_scene: &Scene<'_, Self>, _round: u8, _step: usize) -> Option<String> {
        None
    }

    /// The pieces on the board after these entries, if some stood there before, in games that number pieces so that they are
    /// seen to glide. An update is drawn from the last entries of the log and these pieces. A game whose board is empty when
    /// a turn or round begins needs nothing here.
    fn standing(_before: &[StandingPiece], _log: &[Entry<Self>]) -> Vec<StandingPiece> {
        Vec::new()
    }

    /// The entry of the log after which the board shows best how a game ended: the last one, unless it clears the board.
    fn last_picture(log: &[Entry<Self>]) -> usize {
        log.len().saturating_sub(1)
    }

    /// More about the end of a game.
    fn more_of_the_end(_scene: &Scene<'_, Self>) -> Markup {
        html! {}
    }
}

/// How an answer stands in the prompt.
#[derive(Default)]
pub struct AnswerStyle {
    /// What it is about, in pictures.
    pub icons: Option<Markup>,
    /// Whether its sentences stand on the button too, for what should not be chosen by its name alone.
    pub in_full: bool,
    /// What a long list is grouped by, in words.
    pub group: Option<String>,
    /// What is left to say inside the group.
    pub within: Option<String>,
    /// Whether it is one of the few that end or decline something.
    pub is_main: bool,
    /// Whether it spends something that can be used only once, so that it is not the sensible answer just because it is the
    /// only one besides declining.
    pub is_spending: bool,
    /// Whether it is about something of one's own.
    pub is_own: bool,
    /// Lower ones come first; all else stays in its order.
    pub rank: u8,
}
