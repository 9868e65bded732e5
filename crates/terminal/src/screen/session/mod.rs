//! A player at the screen. A session knows a table and what is shown, but no terminal, so that tests can play a whole game
//! with it. This file is its state and how that is drawn; `keys` and `mouse` handle input, `requests` acts at the table,
//! `advising` asks for hints.

mod advising;
mod keys;
mod mouse;
mod requests;

use super::analysis::own_seats;
use super::answers::{AnswerRow, answer_rows, exact_match};
use super::capabilities::Capabilities;
use super::curtain::curtain;
use super::narration_cache::NarrationCache;
use super::render::{RenderedScreen, fits, render};
use super::screen_state::{Note, Overlay, OverlayPage, ScreenState};
use super::table_view::TableView;
use super::terminal_board::TerminalBoard;
use crate::connection::{Connection, Requests};
use crate::{AnalysisStand, GameTable};
use game::Seat;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyEventKind};
use ratatui::layout::Rect;
use words::Words;

/// What is to be done after an event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reaction {
    /// Nothing changed.
    Unchanged,
    /// What is shown has changed.
    Redraw,
    /// The player leaves.
    Leave,
}

/// A player at the screen.
pub struct Session<'a, G: TerminalBoard> {
    table: &'a mut dyn GameTable<G>,
    words: &'a Words,
    capabilities: Capabilities,
    narration: NarrationCache<G>,
    seen: TableView<G>,
    state: ScreenState<G>,
    frame: Frame<G>,
    /// Whether something has changed since the frame was drawn: then a click would hit something unseen.
    is_stale: bool,
    connection: Connection,
    requests: Requests,
    /// Where several share the screen and have secrets: the seat that said last that it is there.
    present: Option<Seat>,
}

/// What was drawn last.
enum Frame<G: TerminalBoard> {
    /// Nothing yet.
    Blank,
    /// That the screen is too small: keys would do something unseen.
    TooSmall,
    /// The curtain.
    Curtain,
    /// The table, with what can be clicked and how far the arrows go.
    Table(RenderedScreen<G>),
}

impl<'a, G: TerminalBoard> Session<'a, G> {
    /// Sits down at a table.
    pub fn new(table: &'a mut dyn GameTable<G>, words: &'a Words, capabilities: Capabilities) -> Session<'a, G> {
        let mut narration = NarrationCache::new();
        let seen = TableView::of(table, words, None, &mut narration);
        let mut session = Session {
            table,
            words,
            capabilities,
            narration,
            seen,
            state: ScreenState::new(),
            frame: Frame::Blank,
            is_stale: true,
            connection: Connection::Ready,
            requests: Requests::default(),
            present: None,
        };
        session.look_again();
        if session.is_over() {
            session.open(OverlayPage::Result, None);
        }
        session
    }

    /// Whether the players at the screen are to do something, or the game is over: nothing else will happen soon.
    pub fn is_asked(&self) -> bool {
        self.seen.decision.is_some() || self.seen.curtain.is_some() || self.is_over()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.seen.is_over()
    }

    /// Draws everything at a size.
    pub fn draw(&mut self, area: Rect) -> Buffer {
        self.is_stale = false;
        if self.state.note.is_none() {
            // What is wrong is said until it is over.
            self.state.note = self.connection.error().cloned().map(Note::Error);
        }
        let mut buffer = match self.seen.curtain.filter(|_| fits::<G>(area)) {
            Some(next) => {
                self.frame = Frame::Curtain;
                curtain(self.words, &self.seen, next, area)
            }
            None => {
                let rendered = render(self.words, &self.seen, &self.state, area);
                let buffer = rendered.buffer.clone();
                self.frame = if fits::<G>(area) { Frame::Table(rendered) } else { Frame::TooSmall };
                buffer
            }
        };
        self.capabilities.translate(&mut buffer);
        buffer
    }

    /// Handles a key, a click, or another size.
    pub fn event(&mut self, event: &Event) -> Reaction {
        let reaction = match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Mouse(mouse) if !self.is_stale && self.rendered().is_some() => self.mouse(mouse),
            Event::Resize(..) => Reaction::Redraw,
            _ => Reaction::Unchanged,
        };
        self.is_stale |= reaction == Reaction::Redraw;
        reaction
    }

    /// The table as it was drawn last.
    fn rendered(&self) -> Option<&RenderedScreen<G>> {
        match &self.frame {
            Frame::Table(rendered) => Some(rendered),
            Frame::Blank | Frame::TooSmall | Frame::Curtain => None,
        }
    }

    /// Looks at the table again, because something happened.
    fn look_again(&mut self) {
        self.is_stale = true;
        let was_over = self.is_over();
        let asked = self.question();
        self.seen = TableView::of(self.table, self.words, self.present, &mut self.narration);
        if self.seen.sight.mine().is_empty() {
            // Whoever comes next, or takes back, has to say that they are there.
            self.present = None;
        }
        if self.question() != asked {
            // What is being read stays open.
            let (overlay, note) = (self.state.overlay.take(), self.state.note.take());
            self.state = ScreenState { overlay, note, tick: self.state.tick, ..ScreenState::new() };
        }
        self.state.changed_at = self.state.tick;
        if self.is_over() && !was_over {
            self.state.overlay = Some(Overlay::new(OverlayPage::Result));
        }
        self.narrow();
    }

    /// Looks how the analysis stands. Returns whether that has changed.
    fn look_at_analysis(&mut self) -> bool {
        let now = self.table.analysis();
        let is_same = match (&self.seen.analysis, &now) {
            (Some(before), Some(now)) => before.is_like(now),
            (before, now) => before.is_none() && now.is_none(),
        };
        self.seen.analysis = now;
        !is_same
    }

    /// Opens the analysis, and has it made if that has not been done yet.
    fn analyse(&mut self) {
        if self.seen.analysis.is_some() {
            self.table.analyse();
            self.look_at_analysis();
            self.open(OverlayPage::Analysis, None);
        }
    }

    /// Goes to the next mistake of those who play here, and after the last one back to the overview.
    fn next_mistake(&mut self) {
        let Some(AnalysisStand::Done(report)) = &self.seen.analysis else { return };
        let number = report.marked(&own_seats(&self.seen)).count();
        if let Some(overlay) = &mut self.state.overlay {
            overlay.step = if overlay.step > number { 0 } else { overlay.step + 1 };
            overlay.scroll = 0;
        }
    }

    /// Who is asked, and what they can choose.
    fn question(&self) -> Option<(Seat, Vec<G::Action>)> {
        self.seen.decision.as_ref().map(|decision| (decision.seat, decision.legal.clone()))
    }

    /// Makes the list of answers anew, because something was typed or clicked.
    fn narrow(&mut self) {
        let TableView { answers, view, .. } = &self.seen;
        let concerns = |place: usize, item| G::items_of(view, answers[place].action).contains(&item);
        let filter = self.state.filter;
        self.state.rows =
            answer_rows(answers, &self.state.typed, |place| filter.is_none_or(|item| concerns(place, item)));
        let typed = exact_match(answers, &self.state.typed).map(AnswerRow::Single);
        let selected = typed.and_then(|typed| self.state.rows.iter().position(|row| *row == typed));
        self.state.selected = selected.unwrap_or(0);
    }

    /// Lays a page over the table.
    fn open(&mut self, page: OverlayPage, item: Option<G::BoardItem>) {
        let pages = OverlayPage::all(&self.seen);
        let page = if pages.contains(&page) { page } else { OverlayPage::Keys };
        // The rule that asks is what one wants to read first.
        let query = match (page, &self.seen.decision) {
            (OverlayPage::Rules, Some(decision)) => decision.rule.to_owned(),
            _ => String::new(),
        };
        self.state.overlay = Some(Overlay { item, is_proposed: !query.is_empty(), query, ..Overlay::new(page) });
    }
}
