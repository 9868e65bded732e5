//! What clicks and the wheel do.

use super::{OverlayPage, Reaction, Session, TableView};
use crate::screen::terminal_board::{ClickTarget, TerminalBoard};
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

/// How far the wheel of a mouse scrolls.
const WHEEL: usize = 3;

impl<G: TerminalBoard> Session<'_, G> {
    pub(super) fn mouse(&mut self, mouse: &MouseEvent) -> Reaction {
        let at = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::ScrollUp => self.wheel(true, at),
            MouseEventKind::ScrollDown => self.wheel(false, at),
            MouseEventKind::Down(MouseButton::Left) => self.click(at),
            _ => Reaction::Unchanged,
        }
    }

    /// The log beside the board is scrolled where it is, anything else where the arrows would.
    fn wheel(&mut self, up: bool, at: Position) -> Reaction {
        let log = self.rendered().and_then(|rendered| rendered.log).filter(|(area, _)| area.contains(at));
        if let Some((_, back)) = log {
            self.state.log_scroll = if up { back + WHEEL } else { back.saturating_sub(WHEEL) };
            return Reaction::Redraw;
        }
        if self.state.overlay.is_none() && self.state.tab == 0 {
            return self.arrows(if up { KeyCode::Up } else { KeyCode::Down });
        }
        self.scroll(up, WHEEL);
        Reaction::Redraw
    }

    fn click(&mut self, at: Position) -> Reaction {
        let areas = self.rendered().into_iter().flat_map(|rendered| &rendered.click_areas);
        let Some(target) = areas.filter(|(area, _)| area.contains(at)).map(|(_, target)| target.clone()).next() else {
            return Reaction::Unchanged;
        };
        self.state.note = None;
        match target {
            ClickTarget::Key(letter) => return self.command(letter),
            ClickTarget::Tab(tab) => match &mut self.state.overlay {
                Some(overlay) => {
                    let pages = OverlayPage::all(&self.seen);
                    overlay.page = pages.get(tab).copied().unwrap_or(overlay.page);
                    overlay.scroll = 0;
                }
                None => (self.state.tab, self.state.scroll) = (tab, 0),
            },
            ClickTarget::Answer(line) => {
                self.state.selected = line;
                return self.enter();
            }
            ClickTarget::Item(item) => return self.click_item(item),
        }
        Reaction::Redraw
    }

    /// An item with one answer is that answer; one with several narrows the list; any other is explained.
    fn click_item(&mut self, item: G::BoardItem) -> Reaction {
        let TableView { answers, view, .. } = &self.seen;
        let fits = |place: &usize| {
            answers[*place].key.starts_with(&self.state.typed)
                && G::items_of(view, answers[*place].action).contains(&item)
        };
        let here: Vec<usize> = (0..answers.len()).filter(fits).collect();
        match here[..] {
            [place] => return self.act(place),
            [] => self.open(OverlayPage::This, Some(item)),
            _ => {
                self.state.filter = Some(item);
                self.state.tab = 0;
                self.narrow();
            }
        }
        Reaction::Redraw
    }
}
