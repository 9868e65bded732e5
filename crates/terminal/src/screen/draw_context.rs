//! What everything on the screen is drawn from: the table as the viewer sees it, what they have typed and selected, and the
//! words to say it in.

use super::answers::AnswerRow;
use super::style;
use super::table_view::TableView;
use super::terminal_board::{ClickTarget, TerminalBoard};
use super::text_row::TextRow;
use game::Seat;
use std::borrow::Cow;
use words::{Argument, People, Sitter, Words, free_seats};

/// The table with what has been typed and selected.
pub struct DrawContext<'a, G: TerminalBoard> {
    /// The language of the reader.
    pub words: &'a Words,
    /// What is seen of the table.
    pub table: &'a TableView<G>,
    /// The view of the game, as in `table`.
    pub view: &'a G::View,
    /// The part of a key that has been typed.
    pub typed: &'a str,
    /// The list of answers that fit it.
    pub rows: &'a [AnswerRow],
    /// The selected row.
    pub selected: usize,
    /// The items that each answer is about, by answer.
    pub about: &'a [Vec<G::BoardItem>],
    /// The items that changed since the last own action.
    pub changed: &'a [G::BoardItem],
}

/// How an item is marked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mark {
    /// Whether something can be done with it.
    pub is_open: bool,
    /// What is still to be typed for it, if that is unambiguous.
    pub key: String,
    /// Whether the selected answer is about it.
    pub is_selected: bool,
    /// Whether it changed since the last own action.
    pub is_changed: bool,
}

impl<'a, G: TerminalBoard> DrawContext<'a, G> {
    /// A message.
    pub fn text(&self, message: &str) -> Cow<'a, str> {
        self.words.text(message)
    }

    /// A message with arguments.
    pub fn text_with(&self, message: &str, arguments: &[Argument<'_>]) -> String {
        self.words.text_with(message, arguments).into_owned()
    }

    /// The players by name, and who of them reads.
    pub fn people(&self) -> People<'a> {
        self.table.people()
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.table.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The seat whose goods are of interest: the one that is asked, or the one that looks.
    pub fn self_seat(&self) -> Option<Seat> {
        self.table.decision.as_ref().map(|decision| decision.seat).or(self.table.sight.viewpoint())
    }

    /// The answers about an item that fit what was typed, by their places.
    pub fn answers_at(&self, item: G::BoardItem) -> Vec<usize> {
        let fits = |place: &usize| self.table.answers[*place].key.starts_with(self.typed);
        let about = self.about.iter().enumerate().filter(|(_, things)| things.contains(&item));
        about.map(|(place, _)| place).filter(fits).collect()
    }

    /// How an item is marked now.
    pub fn mark(&self, item: G::BoardItem) -> Mark {
        let places = self.answers_at(item);
        let keys = places.iter().map(|place| self.table.answers[*place].key.as_str());
        let shared = super::answers::common_prefix(keys);
        let selected = self.rows.get(self.selected).filter(|line| matches!(line, AnswerRow::Single(_)));
        Mark {
            is_open: !places.is_empty(),
            key: shared.get(self.typed.len()..).unwrap_or_default().to_owned(),
            is_selected: selected.is_some_and(|line| line.answers().iter().any(|place| places.contains(place))),
            is_changed: self.changed.contains(&item),
        }
    }

    /// The label of an item: its name, or what can be typed for it, in the style of what can be done with it.
    pub fn label(&self, item: G::BoardItem, name: &str) -> TextRow<ClickTarget<G>> {
        let mark = self.mark(item);
        let mut row = TextRow::new();
        if mark.is_open {
            let key = if mark.key.is_empty() || mark.key == name { name.to_owned() } else { mark.key.clone() };
            let style = if mark.is_selected { style::selected() } else { style::key() };
            row.push(key.clone(), style);
            if key != name {
                row.push(" ", ratatui::style::Style::new());
                row.push(name, if mark.is_changed { style::changed() } else { style::bold() });
            }
        } else {
            row.push(name, if mark.is_changed { style::changed() } else { ratatui::style::Style::new() });
        }
        row.on_click(&ClickTarget::Item(item))
    }

    /// The sign of a seat.
    pub fn marker(&self, seat: Seat) -> TextRow<ClickTarget<G>> {
        TextRow::styled(style::shape(seat), style::seat(seat))
    }

    /// What kind of player sits there, or that a person is here.
    pub fn sitter(&self, seat: Seat) -> String {
        match self.table.chairs.get(seat.index()).map(|chair| &chair.sitter) {
            Some(Sitter::Bot(level)) => self.words.level(level),
            Some(Sitter::Nobody) => self.text("board-nobody").into_owned(),
            _ if self.table.here.contains(seat) => self.text("screen-here").into_owned(),
            _ => String::new(),
        }
    }

    /// Says what a seat is about to do; of a free one, that it is free.
    pub fn acting(&self, seat: Seat, what: &str) -> TextRow<ClickTarget<G>> {
        let what = if free_seats(&self.table.chairs).contains(seat) { "board-nobody" } else { what };
        TextRow::styled(format!("▶ {}", self.text(what)), style::bold())
    }

    /// The points of a seat.
    pub fn score(&self, seat: Seat) -> i32 {
        self.table.scores.get(seat.index()).copied().unwrap_or(0)
    }
}
