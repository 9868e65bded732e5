//! What keys do.

use super::{Frame, Note, Overlay, OverlayPage, Reaction, Session};
use crate::screen::answers::{AnswerRow, KeyMatch, match_key};
use crate::screen::help::ESCAPE;
use crate::screen::terminal_board::TerminalBoard;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

impl<G: TerminalBoard> Session<'_, G> {
    pub(super) fn key(&mut self, key: &KeyEvent) -> Reaction {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && let KeyCode::Char(letter) = key.code {
            return match letter.to_ascii_lowercase() {
                'c' | 'q' => Reaction::Leave,
                'u' if !self.is_too_small() && self.is_undo_shown() => self.undo(),
                'l' => Reaction::Redraw,
                _ => Reaction::Unchanged,
            };
        }
        if self.is_too_small() {
            return Reaction::Unchanged;
        }
        if let Some(next) = self.seen.curtain {
            // The person before may have typed on: only a key that answers nothing counts, and only once the curtain is seen.
            if key.code == KeyCode::Char(' ') && !self.is_stale {
                self.present = Some(next);
                self.look_again();
                return Reaction::Redraw;
            }
            return Reaction::Unchanged;
        }
        self.state.note = None;
        if self.state.overlay.is_some() { self.key_on_overlay(key.code) } else { self.key_at_table(key.code) }
    }

    /// Whether the key that undoes is to be obeyed: the person before may have typed on, so in front of a curtain only where
    /// the curtain offers it and has been seen.
    fn is_undo_shown(&self) -> bool {
        self.seen.curtain.is_none() || self.seen.may_undo && !self.is_stale
    }

    fn key_at_table(&mut self, code: KeyCode) -> Reaction {
        match code {
            KeyCode::Tab | KeyCode::BackTab => self.turn_tab(code == KeyCode::Tab),
            KeyCode::F(1) => return self.command('?'),
            KeyCode::Enter if self.is_over() => self.open(OverlayPage::Result, None),
            KeyCode::Enter => return self.enter(),
            KeyCode::Esc => return self.command(ESCAPE),
            KeyCode::Backspace => {
                self.state.typed.pop();
                self.narrow();
            }
            KeyCode::Char(letter) => return self.letter(letter),
            _ => return self.arrows(code),
        }
        Reaction::Redraw
    }

    fn key_on_overlay(&mut self, code: KeyCode) -> Reaction {
        let Some(overlay) = &mut self.state.overlay else { return Reaction::Unchanged };
        match code {
            KeyCode::Esc | KeyCode::Enter | KeyCode::F(1) => self.state.overlay = None,
            KeyCode::Tab | KeyCode::Right => self.turn_tab(true),
            KeyCode::BackTab | KeyCode::Left => self.turn_tab(false),
            KeyCode::Backspace => {
                overlay.begin_typing();
                overlay.query.pop();
            }
            KeyCode::Char('?') if overlay.page == OverlayPage::This => self.state.overlay = None,
            KeyCode::Char(letter @ ('?' | '!' | '#' | '*' | '&')) => return self.command(letter),
            KeyCode::Char(letter) if overlay.page == OverlayPage::Rules => {
                overlay.begin_typing();
                overlay.query.push(letter);
            }
            KeyCode::Char('a' | 'A') => return self.command('A'),
            KeyCode::Char('n' | 'N') if overlay.page == OverlayPage::Analysis => return self.command('N'),
            KeyCode::Char('q' | 'Q') => self.state.overlay = None,
            _ => return self.arrows(code),
        }
        Reaction::Redraw
    }

    /// A letter belongs to an answer if any answer goes on with it; otherwise it may be a command.
    fn letter(&mut self, letter: char) -> Reaction {
        match match_key(&self.seen.answers, &self.state.typed, letter) {
            KeyMatch::Complete(place) => return self.act(place),
            KeyMatch::Prefix(text) => {
                self.state.typed = text;
                self.state.filter = None;
                self.state.tab = 0;
                self.narrow();
                return Reaction::Redraw;
            }
            KeyMatch::None => {}
        }
        let is_offered = "aA".contains(letter) && self.seen.analysis.is_some();
        if is_offered || "?!#*&".contains(letter) || self.state.typed.is_empty() && "uUqQ".contains(letter) {
            return self.command(letter.to_ascii_uppercase());
        }
        if !letter.is_whitespace() && !self.seen.answers.is_empty() {
            let typed = format!("{}{}", self.state.typed, letter.to_uppercase());
            let unknown = || self.words.text_with("screen-no-such-key", &[("key", typed.as_str().into())]).into_owned();
            self.state.note = Some(Note::Text(self.why_not(&typed).unwrap_or_else(unknown)));
        }
        Reaction::Redraw
    }

    /// Why an action is refused, if what was typed would be its key.
    fn why_not(&self, typed: &str) -> Option<String> {
        let refused = &self.seen.decision.as_ref()?.refused;
        let actions: Vec<G::Action> = refused.iter().map(|(action, _)| *action).collect();
        let keys = G::shortcuts(self.words, &actions);
        let (action, illegal) = &refused[keys.iter().position(|key| key.to_uppercase() == typed)?];
        let title = G::refused(self.words, &self.seen.view, *action, &self.seen.people());
        let said = crate::error::refused::<G>(self.words, illegal);
        Some(self.words.text_with("described-group", &[("name", title.into())]).into_owned() + " " + &said)
    }

    /// Obeys a key that is not an answer, typed or clicked.
    pub(super) fn command(&mut self, letter: char) -> Reaction {
        match letter {
            '?' => self.open(OverlayPage::This, None),
            '!' => self.open(OverlayPage::WhyNot, None),
            '#' => self.open(OverlayPage::Rules, None),
            '*' => return self.ask_hint(),
            '&' => return self.ask_why(),
            '\t' => self.turn_tab(true),
            'A' => self.analyse(),
            'N' => self.next_mistake(),
            'U' => return self.undo(),
            'Q' => return Reaction::Leave,
            _ if self.state.overlay.is_some() => self.state.overlay = None,
            _ => {
                self.state.typed.clear();
                self.state.filter = None;
                self.narrow();
            }
        }
        Reaction::Redraw
    }

    fn turn_tab(&mut self, on: bool) {
        if let Some(overlay) = &mut self.state.overlay {
            let pages = OverlayPage::all(&self.seen);
            let open = pages.iter().position(|page| *page == overlay.page).unwrap_or(0);
            let next = (open + if on { 1 } else { pages.len() - 1 }) % pages.len();
            let query = std::mem::take(&mut overlay.query);
            *overlay = Overlay { query, is_proposed: overlay.is_proposed, ..Overlay::new(pages[next]) };
            return;
        }
        let tabs = self.rendered().map_or(1, |rendered| rendered.tabs.max(1));
        self.state.tab = (self.state.tab % tabs + if on { 1 } else { tabs - 1 }) % tabs;
        self.state.scroll = 0;
    }

    /// Moves in the list, or scrolls what is open.
    pub(super) fn arrows(&mut self, code: KeyCode) -> Reaction {
        let (column, page) = self.rendered().map_or((1, 1), |rendered| (rendered.list_rows, rendered.page.max(2) - 1));
        let in_list = self.state.overlay.is_none() && self.state.tab == 0;
        let (back, steps) = match code {
            KeyCode::Up => (true, 1),
            KeyCode::Down => (false, 1),
            KeyCode::Left if in_list => (true, column),
            KeyCode::Right if in_list => (false, column),
            KeyCode::PageUp => (true, if in_list { column } else { page }),
            KeyCode::PageDown => (false, if in_list { column } else { page }),
            KeyCode::Home => (true, usize::MAX),
            KeyCode::End => (false, usize::MAX),
            _ => return Reaction::Unchanged,
        };
        if in_list {
            let last = self.state.rows.len().saturating_sub(1);
            let selected = self.state.selected;
            self.state.selected =
                if back { selected.saturating_sub(steps) } else { selected.saturating_add(steps).min(last) };
        } else {
            self.scroll(back, steps);
        }
        Reaction::Redraw
    }

    /// The log is scrolled back from its end, everything else down from its beginning.
    pub(super) fn scroll(&mut self, up: bool, steps: usize) {
        let most = self.rendered().map_or(0, |rendered| rendered.length.saturating_sub(rendered.page));
        let tabs = self.rendered().map_or(1, |rendered| rendered.tabs.max(1));
        let backwards = self.state.overlay.is_none() && self.state.tab % tabs == tabs - 1;
        let scroll = self.state.overlay.as_mut().map_or(&mut self.state.scroll, |overlay| &mut overlay.scroll);
        let now = (*scroll).min(most);
        *scroll = if up != backwards { now.saturating_sub(steps) } else { now.saturating_add(steps).min(most) };
    }

    /// Does the selected answer, or opens the selected group.
    pub(super) fn enter(&mut self) -> Reaction {
        match self.state.rows.get(self.state.selected) {
            Some(AnswerRow::Single(place)) => self.act(*place),
            Some(AnswerRow::Group { key, .. }) => {
                self.state.typed = key.clone();
                self.narrow();
                Reaction::Redraw
            }
            None => Reaction::Unchanged,
        }
    }

    fn is_too_small(&self) -> bool {
        matches!(self.frame, Frame::TooSmall)
    }
}
