//! What the player has typed, selected and opened: everything on the screen that is not the game.

use super::answers::AnswerRow;
use super::table_view::TableView;
use super::terminal_board::TerminalBoard;
use crate::TableError;
use crate::connection::Connection;
use words::Words;

/// State of the screen apart from the game.
#[derive(Clone, Debug)]
pub(super) struct ScreenState<G: TerminalBoard> {
    /// The part of a key that has been typed.
    pub typed: String,
    /// The list of answers, narrowed to what was typed and to `filter`.
    pub rows: Vec<AnswerRow>,
    /// The selected row of the list.
    pub selected: usize,
    /// An item of the board with several answers that was clicked: the list has only those.
    pub filter: Option<G::BoardItem>,
    /// The open tab of the lower part.
    pub tab: usize,
    /// How many rows the open tab is scrolled; the log is scrolled back from its end.
    pub scroll: usize,
    /// How many rows the log beside the board is scrolled back.
    pub log_scroll: usize,
    /// What is laid over the table.
    pub overlay: Option<Overlay<G>>,
    /// What is said at the bottom until the next key.
    pub note: Option<Note>,
    /// Counts up while bots think, to turn the spinner.
    pub tick: usize,
    /// The tick at which the table changed last.
    pub changed_at: usize,
}

/// What is said at the bottom of the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Note {
    /// What came of a key.
    Text(String),
    /// What is wrong. It disappears once it is over.
    Error(TableError),
}

impl Note {
    /// The note in words.
    pub(super) fn text<G: TerminalBoard>(&self, words: &Words) -> String {
        match self {
            Note::Text(text) => text.clone(),
            Note::Error(error) => error.message::<G>(words),
        }
    }

    /// Whether the note has become untrue by a change of the connection. That something may not have been done is to be
    /// known until the server answers again.
    pub(crate) fn is_settled(&self, before: &Connection, now: &Connection) -> bool {
        match self {
            Note::Text(_) => false,
            Note::Error(TableError::Unanswered { .. }) => *now == Connection::Ready,
            Note::Error(error) => before.error() == Some(error),
        }
    }
}

/// A page that is laid over the table.
#[derive(Clone, Debug)]
pub(super) struct Overlay<G: TerminalBoard> {
    pub page: OverlayPage,
    pub scroll: usize,
    /// What is searched for in the rules.
    pub query: String,
    /// Whether the query was not typed by the player: then the first character typed replaces it.
    pub is_proposed: bool,
    /// In the analysis: which mistake is looked at, counted from 1; 0 is the overview.
    pub step: usize,
    /// The item of the board that was clicked to be explained.
    pub item: Option<G::BoardItem>,
    /// A hint, or what a bot answered, in paragraphs.
    pub told: Vec<String>,
}

/// The pages that can be laid over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OverlayPage {
    /// The end of the game.
    Result,
    /// What each decision of a game that is over was worth.
    Analysis,
    /// What is asked, and what is selected.
    This,
    /// What cannot be done, and why.
    WhyNot,
    /// Keys and signs.
    Keys,
    /// The rulebook.
    Rules,
    /// A hint, or what a bot answered.
    Advice,
}

impl OverlayPage {
    /// The message that is its title.
    pub(super) fn title(self) -> &'static str {
        match self {
            OverlayPage::Result => "end-standings",
            OverlayPage::Analysis => "screen-page-analysis",
            OverlayPage::This => "screen-page-this",
            OverlayPage::WhyNot => "table-why-not",
            OverlayPage::Keys => "screen-page-keys",
            OverlayPage::Rules => "table-rules",
            OverlayPage::Advice => "hint-title",
        }
    }

    /// The pages that there are at a table now. A hint is opened by itself.
    pub(super) fn all<G: TerminalBoard>(table: &TableView<G>) -> &'static [OverlayPage] {
        match (table.is_over(), &table.analysis) {
            (false, _) => &[OverlayPage::This, OverlayPage::WhyNot, OverlayPage::Keys, OverlayPage::Rules],
            (true, None) => &[OverlayPage::Result, OverlayPage::Keys, OverlayPage::Rules],
            (true, Some(_)) => &[OverlayPage::Result, OverlayPage::Analysis, OverlayPage::Keys, OverlayPage::Rules],
        }
    }
}

impl<G: TerminalBoard> Overlay<G> {
    pub(super) fn new(page: OverlayPage) -> Overlay<G> {
        let (query, told) = (String::new(), Vec::new());
        Overlay { page, scroll: 0, query, is_proposed: false, step: 0, item: None, told }
    }

    /// The query is being typed: a proposed one gives way.
    pub(super) fn begin_typing(&mut self) {
        self.scroll = 0;
        if std::mem::take(&mut self.is_proposed) {
            self.query.clear();
        }
    }
}

impl<G: TerminalBoard> ScreenState<G> {
    pub(super) fn new() -> ScreenState<G> {
        ScreenState {
            typed: String::new(),
            rows: Vec::new(),
            selected: 0,
            filter: None,
            tab: 0,
            scroll: 0,
            log_scroll: 0,
            overlay: None,
            note: None,
            tick: 0,
            changed_at: 0,
        }
    }
}
