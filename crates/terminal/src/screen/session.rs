//! A player at the screen: what keys and clicks do. It knows a table and what is shown, but no terminal, so that tests can
//! play a whole game with it.

use super::answers::{Line, Typed, answers, exact, lines, typed};
use super::compose::{Picture, compose, fits};
use super::curtain::curtain;
use super::face::{Face, Page, Sheet};
use super::help::ESCAPE;
use super::look::Scene;
use super::painted::{Aim, Painted};
use super::signs::Manner;
use super::told::Told;
use crate::table::{in_common, is_shared, known, may_take_back, names};
use crate::{Table, Trouble, tally};
use game::{Seat, SeatSet};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};
use words::Words;

/// What is to be done after an event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Then {
    /// Nothing changed.
    Stay,
    /// What is shown has changed.
    Draw,
    /// The player leaves.
    Leave,
}

/// A player at the screen.
pub struct Session<'a, G: Painted> {
    table: &'a mut dyn Table<G>,
    words: &'a Words,
    manner: Manner,
    told: Told<G>,
    scene: Scene<G>,
    face: Face<G>,
    /// What was drawn last: where clicks hit, and how far the arrows go.
    drawn: Option<Picture<G>>,
    /// Whether something has changed since: then a click would hit what nobody saw.
    stale: bool,
    /// Whether what was drawn last had room: otherwise nobody sees what he does.
    fits: bool,
    /// What keeps the table from going on.
    trouble: Option<String>,
    /// That something may not have been done: it is to be known until the server answers again.
    unanswered: Option<String>,
    /// Whether somebody here takes back and has not been answered yet.
    is_undoing: bool,
    /// Where several share the screen and something is hidden: the seat that said last that it is there.
    present: Option<Seat>,
}

/// How far the wheel of a mouse scrolls.
const WHEEL: usize = 3;

impl<'a, G: Painted> Session<'a, G> {
    /// A player who sits down at a table.
    pub fn new(table: &'a mut dyn Table<G>, words: &'a Words, manner: Manner) -> Session<'a, G> {
        let mut told = Told::new();
        let scene = see(table, words, None, &mut told);
        let mut session = Session {
            table,
            words,
            manner,
            told,
            scene,
            face: Face::new(),
            drawn: None,
            stale: true,
            fits: true,
            trouble: None,
            unanswered: None,
            is_undoing: false,
            present: None,
        };
        session.look_again();
        if session.is_over() {
            session.open(Page::Result, None);
        }
        session
    }

    /// Whether somebody at the screen is asked something, or the game is over: nothing else will happen soon.
    pub fn is_asked(&self) -> bool {
        self.scene.ask.is_some() || self.is_over()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.scene.tally.is_some()
    }

    /// Takes in what bots or others did; `tick` is how far the sign has turned that says that somebody is waited for.
    pub fn refresh(&mut self, tick: usize) -> Then {
        let turned = std::mem::replace(&mut self.face.tick, tick) != tick && !self.is_asked();
        let (changed, trouble) = match self.table.refresh() {
            Ok(changed) => (changed, None),
            Err(trouble) => (false, Some(self.words_of(&trouble))),
        };
        let news = trouble != self.trouble;
        if news || changed {
            self.forget_trouble(trouble);
        }
        if changed && self.is_less_known() {
            let who = if self.is_undoing { "plain-taken-back" } else { "plain-others-took-back" };
            self.face.note = Some(self.words.say(who).into_owned());
        }
        self.is_undoing &= self.table.is_sending();
        if changed || news {
            self.look_again();
        }
        if changed || news || turned { Then::Draw } else { Then::Stay }
    }

    /// What is wrong, in words.
    fn words_of(&mut self, trouble: &Trouble) -> String {
        let said = trouble.said::<G>(self.words);
        if matches!(trouble, Trouble::Unanswered { .. }) {
            self.unanswered = Some(said.clone());
        }
        said
    }

    /// What was wrong is not any more, or something else is: nothing is said of it then.
    fn forget_trouble(&mut self, now: Option<String>) {
        let before = std::mem::replace(&mut self.trouble, now);
        let is_over = |note: &String| match self.unanswered.as_ref() == Some(note) {
            true => self.trouble.is_none(),
            false => before.as_ref() == Some(note),
        };
        self.face.note = self.face.note.take().filter(|note| !is_over(note));
    }

    /// Whether something that was seen here has been taken back.
    fn is_less_known(&self) -> bool {
        let known = known(self.scene.log.clone());
        // When the game is over a spectator sees what was hidden: nothing was taken back for that.
        self.table.outcome().is_none() && in_common(&known, &self.table.log(self.scene.point)) < known.len()
    }

    /// Draws everything at a size.
    pub fn draw(&mut self, area: Rect) -> Buffer {
        self.stale = false;
        self.fits = fits::<G>(area);
        if self.face.note.is_none() {
            // It is said until it is over.
            self.face.note.clone_from(&self.trouble);
        }
        let mut buffer = match self.hidden_for().filter(|_| self.fits) {
            Some(next) => {
                self.drawn = None;
                curtain(self.words, &self.scene.names, next, area)
            }
            None => {
                let picture = compose(self.words, &self.scene, &self.face, area);
                let buffer = picture.buffer.clone();
                self.drawn = Some(picture);
                buffer
            }
        };
        self.manner.translate(&mut buffer);
        buffer
    }

    /// The seat that has to come to the screen before anything is shown.
    fn hidden_for(&self) -> Option<Seat> {
        let shared = is_shared::<G>(self.scene.mine) && self.scene.tally.is_none();
        let next = self.scene.ask.as_ref().map(|ask| ask.seat).filter(|_| shared)?;
        (self.present != Some(next)).then_some(next)
    }

    /// Makes the scene anew: something happened.
    fn look_again(&mut self) {
        self.stale = true;
        let was_over = self.scene.tally.is_some();
        let asked = self.scene.ask.as_ref().map(|ask| (ask.seat, ask.legal.clone()));
        self.scene = see(self.table, self.words, self.present, &mut self.told);
        if self.scene.ask.is_none() && !self.scene.may_undo {
            // While others act nobody here sits before his secrets.
            self.present = None;
        }
        if self.scene.ask.as_ref().map(|ask| (ask.seat, ask.legal.clone())) != asked {
            // What somebody reads stays open.
            let (sheet, note) = (self.face.sheet.take(), self.face.note.take());
            self.face = Face { sheet, note, tick: self.face.tick, ..Face::new() };
        }
        if self.scene.tally.is_some() && !was_over {
            self.face.sheet = Some(Sheet::new(Page::Result));
        }
        self.narrow();
    }

    /// Makes the list of answers anew: something was typed or clicked.
    fn narrow(&mut self) {
        let Scene { answers, view, .. } = &self.scene;
        let about = |place: usize, thing| G::about(view, answers[place].action).contains(&thing);
        let only = self.face.only;
        self.face.lines = lines(answers, &self.face.typed, |place| only.is_none_or(|thing| about(place, thing)));
        let whole = exact(answers, &self.face.typed).map(Line::One);
        self.face.pointed = whole.and_then(|whole| self.face.lines.iter().position(|line| *line == whole)).unwrap_or(0);
    }

    /// A key, a click, or another size.
    pub fn event(&mut self, event: &Event) -> Then {
        let then = match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Mouse(mouse) if !self.stale && self.fits => self.mouse(mouse),
            Event::Resize(..) => Then::Draw,
            _ => Then::Stay,
        };
        self.stale |= then == Then::Draw;
        then
    }

    fn key(&mut self, key: &KeyEvent) -> Then {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && let KeyCode::Char(letter) = key.code {
            return match letter.to_ascii_lowercase() {
                'c' | 'q' => Then::Leave,
                'u' if self.fits && self.hidden_for().is_none() => self.undo(),
                'l' => Then::Draw,
                _ => Then::Stay,
            };
        }
        if !self.fits {
            return Then::Stay;
        }
        if let Some(next) = self.hidden_for() {
            // The one before may have typed on, so this key is nobody's answer, and it counts only once the curtain is seen.
            if key.code == KeyCode::Char(' ') && !self.stale {
                self.present = Some(next);
                self.look_again();
                return Then::Draw;
            }
            return Then::Stay;
        }
        self.face.note = None;
        if self.face.sheet.is_some() { self.key_on_sheet(key.code) } else { self.key_at_table(key.code) }
    }

    fn key_at_table(&mut self, code: KeyCode) -> Then {
        match code {
            KeyCode::Tab | KeyCode::BackTab => self.turn_tab(code == KeyCode::Tab),
            KeyCode::F(1) => return self.command('?'),
            KeyCode::Enter if self.scene.tally.is_some() => self.open(Page::Result, None),
            KeyCode::Enter => return self.enter(),
            KeyCode::Esc => return self.command(ESCAPE),
            KeyCode::Backspace => {
                self.face.typed.pop();
                self.narrow();
            }
            KeyCode::Char(letter) => return self.letter(letter),
            _ => return self.arrows(code),
        }
        Then::Draw
    }

    fn key_on_sheet(&mut self, code: KeyCode) -> Then {
        let Some(sheet) = &mut self.face.sheet else { return Then::Stay };
        match code {
            KeyCode::Esc | KeyCode::Enter | KeyCode::F(1) => self.face.sheet = None,
            KeyCode::Tab | KeyCode::Right => self.turn_tab(true),
            KeyCode::BackTab | KeyCode::Left => self.turn_tab(false),
            KeyCode::Backspace => {
                sheet.take_over();
                sheet.query.pop();
            }
            KeyCode::Char('?') if sheet.page == Page::This => self.face.sheet = None,
            KeyCode::Char(letter @ ('?' | '!' | '#')) => return self.command(letter),
            KeyCode::Char(letter) if sheet.page == Page::Rules => {
                sheet.take_over();
                sheet.query.push(letter);
            }
            KeyCode::Char('q' | 'Q') => self.face.sheet = None,
            _ => return self.arrows(code),
        }
        Then::Draw
    }

    /// A letter is an answer's if any answer goes on with it; otherwise it may be a command.
    fn letter(&mut self, letter: char) -> Then {
        match typed(&self.scene.answers, &self.face.typed, letter) {
            Typed::Done(place) => return self.act(place),
            Typed::More(text) => {
                self.face.typed = text;
                self.face.only = None;
                self.face.tab = 0;
                self.narrow();
                return Then::Draw;
            }
            Typed::Unknown => (),
        }
        if "?!#".contains(letter) || self.face.typed.is_empty() && "uUqQ".contains(letter) {
            return self.command(letter.to_ascii_uppercase());
        }
        if !letter.is_whitespace() && !self.scene.answers.is_empty() {
            let typed = format!("{}{}", self.face.typed, letter.to_uppercase());
            let unknown = || self.words.tell("screen-no-such-key", &[("key", typed.as_str().into())]).into_owned();
            self.face.note = Some(self.why_not(&typed).unwrap_or_else(unknown));
        }
        Then::Draw
    }

    /// Why what was typed cannot be done, if it would be the key of something that is refused.
    fn why_not(&self, typed: &str) -> Option<String> {
        let refused = &self.scene.ask.as_ref()?.refused;
        let actions: Vec<G::Action> = refused.iter().map(|(action, _)| *action).collect();
        let keys = G::shortcuts(self.words, &actions);
        let (action, illegal) = &refused[keys.iter().position(|key| key.to_uppercase() == typed)?];
        let title = G::refused(self.words, &self.scene.view, *action, &self.scene.people());
        let said = crate::trouble::refused::<G>(self.words, illegal);
        Some(self.words.tell("described-group", &[("name", title.into())]).into_owned() + " " + &said)
    }

    /// What a key does that is no answer, typed or clicked.
    fn command(&mut self, letter: char) -> Then {
        match letter {
            '?' => self.open(Page::This, None),
            '!' => self.open(Page::WhyNot, None),
            '#' => self.open(Page::Rules, None),
            '\t' => self.turn_tab(true),
            'U' => return self.undo(),
            'Q' => return Then::Leave,
            _ if self.face.sheet.is_some() => self.face.sheet = None,
            _ => {
                self.face.typed.clear();
                self.face.only = None;
                self.narrow();
            }
        }
        Then::Draw
    }

    fn open(&mut self, page: Page, thing: Option<G::Thing>) {
        let pages = Page::all(self.scene.tally.is_some());
        let page = if pages.contains(&page) { page } else { Page::Keys };
        // The rule that asks is what one wants to read first.
        let query = match (page, &self.scene.ask) {
            (Page::Rules, Some(ask)) => ask.rule.to_owned(),
            _ => String::new(),
        };
        self.face.sheet = Some(Sheet { thing, is_proposed: !query.is_empty(), query, ..Sheet::new(page) });
    }

    fn turn_tab(&mut self, on: bool) {
        if let Some(sheet) = &mut self.face.sheet {
            let pages = Page::all(self.scene.tally.is_some());
            let open = pages.iter().position(|page| *page == sheet.page).unwrap_or(0);
            let next = (open + if on { 1 } else { pages.len() - 1 }) % pages.len();
            let query = std::mem::take(&mut sheet.query);
            *sheet = Sheet { query, is_proposed: sheet.is_proposed, ..Sheet::new(pages[next]) };
            return;
        }
        let tabs = self.drawn.as_ref().map_or(1, |drawn| drawn.tabs.max(1));
        self.face.tab = (self.face.tab % tabs + if on { 1 } else { tabs - 1 }) % tabs;
        self.face.scroll = 0;
    }

    /// Moves in the list, or scrolls what is open.
    fn arrows(&mut self, code: KeyCode) -> Then {
        let (column, page) = self.drawn.as_ref().map_or((1, 1), |drawn| (drawn.list_rows, drawn.page.max(2) - 1));
        let in_list = self.face.sheet.is_none() && self.face.tab == 0;
        let (back, steps) = match code {
            KeyCode::Up => (true, 1),
            KeyCode::Down => (false, 1),
            KeyCode::Left if in_list => (true, column),
            KeyCode::Right if in_list => (false, column),
            KeyCode::PageUp => (true, if in_list { column } else { page }),
            KeyCode::PageDown => (false, if in_list { column } else { page }),
            KeyCode::Home => (true, usize::MAX),
            KeyCode::End => (false, usize::MAX),
            _ => return Then::Stay,
        };
        if in_list {
            let last = self.face.lines.len().saturating_sub(1);
            let pointed = self.face.pointed;
            self.face.pointed =
                if back { pointed.saturating_sub(steps) } else { pointed.saturating_add(steps).min(last) };
        } else {
            self.scroll(back, steps);
        }
        Then::Draw
    }

    /// The log is scrolled back from its end, everything else down from its beginning.
    fn scroll(&mut self, up: bool, steps: usize) {
        let most = self.drawn.as_ref().map_or(0, |drawn| drawn.length.saturating_sub(drawn.page));
        let tabs = self.drawn.as_ref().map_or(1, |drawn| drawn.tabs.max(1));
        let backwards = self.face.sheet.is_none() && self.face.tab % tabs == tabs - 1;
        let scroll = self.face.sheet.as_mut().map_or(&mut self.face.scroll, |sheet| &mut sheet.scroll);
        let now = (*scroll).min(most);
        *scroll = if up != backwards { now.saturating_sub(steps) } else { now.saturating_add(steps).min(most) };
    }

    /// What is pointed at: an answer is done, a group is opened.
    fn enter(&mut self) -> Then {
        match self.face.lines.get(self.face.pointed) {
            Some(Line::One(place)) => self.act(*place),
            Some(Line::Several { key, .. }) => {
                self.face.typed = key.clone();
                self.narrow();
                Then::Draw
            }
            None => Then::Stay,
        }
    }

    fn act(&mut self, place: usize) -> Then {
        let Some((seat, answer)) = self.scene.ask.as_ref().map(|ask| ask.seat).zip(self.scene.answers.get(place))
        else {
            return Then::Stay;
        };
        let action = answer.action;
        match self.table.act(seat, action) {
            Ok(()) => {
                self.face = Face { tick: self.face.tick, ..Face::new() };
                self.look_again();
                Then::Draw
            }
            Err(trouble) => self.say_trouble(&trouble),
        }
    }

    fn undo(&mut self) -> Then {
        if !self.scene.may_undo {
            return self.say_trouble(&Trouble::NothingToTakeBack);
        }
        let was_sending = self.table.is_sending();
        match self.table.undo() {
            Ok(()) => {
                self.face = Face { tick: self.face.tick, ..Face::new() };
                self.face.note = Some(self.words.say("plain-taken-back").into_owned());
                self.look_again();
                Then::Draw
            }
            Err(trouble) => {
                self.is_undoing |= trouble == Trouble::OnItsWay && !was_sending;
                self.say_trouble(&trouble)
            }
        }
    }

    fn say_trouble(&mut self, trouble: &Trouble) -> Then {
        let said = self.words_of(trouble);
        if *trouble == Trouble::OnItsWay {
            // Until there is an answer.
            self.trouble = Some(said.clone());
        }
        self.face.note = Some(said);
        self.look_again();
        Then::Draw
    }

    fn mouse(&mut self, mouse: &MouseEvent) -> Then {
        let at = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::ScrollUp => self.wheel(true, at),
            MouseEventKind::ScrollDown => self.wheel(false, at),
            MouseEventKind::Down(MouseButton::Left) => self.click(at),
            _ => Then::Stay,
        }
    }

    /// The log beside the board is scrolled where it is, anything else where the arrows would.
    fn wheel(&mut self, up: bool, at: Position) -> Then {
        let log = self.drawn.as_ref().and_then(|drawn| drawn.log).filter(|(area, _)| area.contains(at));
        if let Some((_, back)) = log {
            self.face.log = if up { back + WHEEL } else { back.saturating_sub(WHEEL) };
            return Then::Draw;
        }
        if self.face.sheet.is_none() && self.face.tab == 0 {
            return self.arrows(if up { KeyCode::Up } else { KeyCode::Down });
        }
        self.scroll(up, WHEEL);
        Then::Draw
    }

    fn click(&mut self, at: Position) -> Then {
        let aims = self.drawn.iter().flat_map(|drawn| &drawn.aims);
        let Some(aim) = aims.filter(|(area, _)| area.contains(at)).map(|(_, aim)| aim.clone()).next() else {
            return Then::Stay;
        };
        self.face.note = None;
        match aim {
            Aim::Key(letter) => return self.command(letter),
            Aim::Tab(tab) => match &mut self.face.sheet {
                Some(sheet) => {
                    let pages = Page::all(self.scene.tally.is_some());
                    sheet.page = pages.get(tab).copied().unwrap_or(sheet.page);
                    sheet.scroll = 0;
                }
                None => (self.face.tab, self.face.scroll) = (tab, 0),
            },
            Aim::Line(line) => {
                self.face.pointed = line;
                return self.enter();
            }
            Aim::Thing(thing) => return self.click_thing(thing),
        }
        Then::Draw
    }

    /// A thing with one answer is that answer; one with several narrows the list; any other is explained.
    fn click_thing(&mut self, thing: G::Thing) -> Then {
        let Scene { answers, view, .. } = &self.scene;
        let fits = |place: &usize| {
            answers[*place].key.starts_with(&self.face.typed) && G::about(view, answers[*place].action).contains(&thing)
        };
        let here: Vec<usize> = (0..answers.len()).filter(fits).collect();
        match here[..] {
            [place] => return self.act(place),
            [] => self.open(Page::This, Some(thing)),
            _ => {
                self.face.only = Some(thing);
                self.face.tab = 0;
                self.narrow();
            }
        }
        Then::Draw
    }
}

/// What is to be seen of a table now. Where several share the screen, the one who is there sees, as long as he is asked.
fn see<G: Painted>(table: &dyn Table<G>, words: &Words, present: Option<Seat>, told: &mut Told<G>) -> Scene<G> {
    let (mine, to_act, tally) = (table.mine(), table.to_act(), tally(words, table));
    let asking = || mine.iter().filter(|seat| to_act.contains(*seat));
    let asked = asking().find(|seat| Some(*seat) == present).or_else(|| asking().next());
    let over_open = G::HIDDEN && tally.is_some();
    let shared = is_shared::<G>(mine);
    // What is hidden is shown to nobody who has not said that he is there.
    let alone = mine.lowest().filter(|_| !shared);
    let point = asked.or(alone).filter(|_| !over_open);
    let names = names(table);
    let view = table.view(point);
    let log = table.log(point);
    let mut scene = Scene {
        chairs: table.chairs().to_vec(),
        names,
        mine,
        point,
        view,
        to_act,
        ask: asked.and_then(|seat| table.ask(seat)),
        answers: Vec::new(),
        told: Vec::new(),
        news: news(&log, mine),
        may_undo: may_take_back(table, &log, present),
        log,
        scores: table.scores(),
        tally,
        saved: table.saved().map(|file| file.display().to_string()),
    };
    let people = scene.people();
    let told = told.tell(words, &scene.log, &people, (point, scene.tally.is_some()));
    let answers = scene.ask.as_ref().map(|ask| answers(words, &scene.view, ask, &people)).unwrap_or_default();
    (scene.told, scene.answers) = (told, answers);
    scene
}

/// Where news begin: after the last action of somebody at this screen. A spectator was there all the time.
fn news<G: Painted>(log: &[game::Entry<G>], mine: SeatSet) -> usize {
    if mine.is_empty() {
        return log.len();
    }
    let own = log.iter().rposition(|entry| entry.seat.is_some_and(|seat| mine.contains(seat)));
    own.map_or(1, |own| own + 1)
}
