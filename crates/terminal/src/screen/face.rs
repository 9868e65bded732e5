//! What a player has typed, pointed at and opened: everything on the screen that is not the game.

use super::answers::Line;
use super::painted::Painted;

/// The state of the screen apart from the game.
#[derive(Clone, Debug)]
pub struct Face<G: Painted> {
    /// What has been typed of a key.
    pub typed: String,
    /// The list of answers, narrowed to what was typed and to the thing that was clicked.
    pub lines: Vec<Line>,
    /// The line of the list that is pointed at.
    pub pointed: usize,
    /// A thing with several answers that was clicked: the list has those alone.
    pub only: Option<G::Thing>,
    /// Which tab of the lower part is open.
    pub tab: usize,
    /// How many rows the open tab is scrolled; the log is scrolled back from its end.
    pub scroll: usize,
    /// How many rows the log beside the board is scrolled back.
    pub log: usize,
    /// What is laid over the table.
    pub sheet: Option<Sheet<G>>,
    /// What is said at the bottom until the next key.
    pub note: Option<String>,
    /// Counts up while bots think, for the sign that turns.
    pub tick: usize,
}

/// What can be laid over the table.
#[derive(Clone, Debug)]
pub struct Sheet<G: Painted> {
    pub page: Page,
    pub scroll: usize,
    /// What is looked for in the rules.
    pub query: String,
    /// Whether nobody has typed that: then what is typed first takes its place.
    pub is_proposed: bool,
    /// The thing that was clicked to be explained.
    pub thing: Option<G::Thing>,
}

/// A page of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// The end of the game.
    Result,
    /// What is asked, and what is pointed at.
    This,
    /// What cannot be done, and why.
    WhyNot,
    /// Keys and signs.
    Keys,
    /// The rulebook.
    Rules,
}

impl Page {
    /// The message that is its title.
    pub fn title(self) -> &'static str {
        match self {
            Page::Result => "end-standings",
            Page::This => "screen-page-this",
            Page::WhyNot => "table-why-not",
            Page::Keys => "screen-page-keys",
            Page::Rules => "table-rules",
        }
    }

    /// The pages that there are while a game goes on, and when it is over.
    pub fn all(over: bool) -> &'static [Page] {
        if over {
            &[Page::Result, Page::Keys, Page::Rules]
        } else {
            &[Page::This, Page::WhyNot, Page::Keys, Page::Rules]
        }
    }
}

impl<G: Painted> Sheet<G> {
    pub fn new(page: Page) -> Sheet<G> {
        Sheet { page, scroll: 0, query: String::new(), is_proposed: false, thing: None }
    }

    /// What is looked for is now what somebody types.
    pub fn take_over(&mut self) {
        self.scroll = 0;
        if std::mem::take(&mut self.is_proposed) {
            self.query.clear();
        }
    }
}

impl<G: Painted> Face<G> {
    pub fn new() -> Face<G> {
        Face {
            typed: String::new(),
            lines: Vec::new(),
            pointed: 0,
            only: None,
            tab: 0,
            scroll: 0,
            log: 0,
            sheet: None,
            note: None,
            tick: 0,
        }
    }
}
