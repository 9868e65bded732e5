//! The whole screen: where board, panels, question and log stand at a size. What does not fit beside the board becomes a tab
//! of the lower part, so that nothing is out of reach on a small screen and everything is in sight on a large one.

use super::face::{Face, Page};
use super::frames::title;
use super::look::{Look, Scene};
use super::painted::{Aim, Painted};
use super::rows::{Aims, Row, Rows, faint, wrapped, write};
use super::{choices, end, help, log, signs};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use std::ops::Range;
use words::Words;

/// The least height of a screen.
pub const LEAST_HEIGHT: u16 = 22;
/// From this width on panels stand beside the board.
const WIDE: u16 = 122;
/// From this height on panels stand below the board.
const TALL: u16 = 28;
/// Rows that the lower part has at least.
const LOWER: u16 = 10;
/// The same on a wide screen, as long as a panel asks for them.
const ROOMY_LOWER: u16 = 14;
/// Rows that the log has at least, beside the board.
const LOG: u16 = 8;

/// What was drawn.
pub struct Picture<G: Painted> {
    pub buffer: Buffer,
    pub aims: Aims<Aim<G>>,
    /// Rows of the list of answers: the arrows move by columns.
    pub list_rows: usize,
    /// Rows that are shown of what can be scrolled, and that there are.
    pub page: usize,
    pub length: usize,
    /// How many tabs the lower part has.
    pub tabs: usize,
    /// The log beside the board, and how many rows it is scrolled back.
    pub log: Option<(Rect, usize)>,
}

/// Something that stands beside the board or in a tab.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Panel {
    Choices,
    Own(usize),
    Log,
}

/// Where everything stands.
struct Plan<G: Painted> {
    board: (Rect, Rows<Aim<G>>),
    panels: Vec<(Panel, Rect)>,
    /// The goods of the viewer, where their panel is not in sight.
    own: Option<Rect>,
    tabs: Vec<Panel>,
    lower: Rect,
}

impl<G: Painted> Picture<G> {
    fn new(area: Rect) -> Picture<G> {
        Picture { buffer: Buffer::empty(area), aims: Vec::new(), list_rows: 1, page: 1, length: 0, tabs: 1, log: None }
    }

    fn write(&mut self, rows: &[Row<Aim<G>>], area: Rect) {
        debug_assert!(rows.len() <= area.height.into(), "rows would be lost without a sign");
        write(rows, area, &mut self.buffer, &mut self.aims);
    }

    /// Rows in an area, from one on; how far they go on is remembered.
    fn write_from(&mut self, rows: &[Row<Aim<G>>], from: usize, area: Rect) {
        (self.page, self.length) = (area.height.into(), rows.len());
        let from = from.min(rows.len().saturating_sub(area.height.into()));
        let shown = rows.len().min(from + usize::from(area.height));
        self.write(&rows[from..shown], area);
    }

    /// What was just said, in the bottom row; if it is long, over as much of the lower part as it takes. What is below it
    /// cannot be clicked.
    fn lay_over(&mut self, note: &str, area: Rect) {
        let mut rows = wrapped(note, signs::bold(), area.width.into());
        rows.truncate(LOWER.into());
        let height = u16::try_from(rows.len()).unwrap_or(LOWER);
        let over = Rect { y: area.bottom() - height, height, ..area };
        for at in over.positions() {
            self.buffer[at].reset();
        }
        self.aims.retain(|(aim, _)| !aim.intersects(over));
        self.write(&rows, over);
    }
}

/// Whether a table has room there.
pub fn fits<G: Painted>(area: Rect) -> bool {
    area.width >= G::LEAST_WIDTH && area.height >= LEAST_HEIGHT
}

/// Draws everything.
pub fn compose<G: Painted>(words: &Words, scene: &Scene<G>, face: &Face<G>, area: Rect) -> Picture<G> {
    let mut picture = Picture::new(area);
    if !fits::<G>(area) {
        let needs = [("width", G::LEAST_WIDTH.into()), ("height", LEAST_HEIGHT.into())];
        let text = words.tell("screen-too-small", &needs);
        picture.write_from(&wrapped(&text, Style::new(), area.width.into()), 0, area);
        return picture;
    }
    let about: Vec<Vec<G::Thing>> = scene.answers.iter().map(|answer| G::about(&scene.view, answer.action)).collect();
    let changed = scene.changed();
    let look = Look {
        words,
        scene,
        view: &scene.view,
        typed: &face.typed,
        lines: &face.lines,
        pointed: face.pointed,
        about: &about,
        changed: &changed,
    };
    let [top, middle, bottom] = bands(area);
    picture.write(&[heading(&look, top.width.into())], top);
    match &face.sheet {
        Some(_) => sheet(&look, face, middle, &mut picture),
        None => table(&look, face, middle, &mut picture),
    }
    match &face.note {
        Some(note) => picture.lay_over(note, area),
        None => picture.write(&[footer(&look, face, bottom.width.into())], bottom),
    }
    picture
}

/// The heading, what is between, and the bottom row.
fn bands(area: Rect) -> [Rect; 3] {
    let between = Rect { y: area.y + 1, height: area.height - 2, ..area };
    [Rect { height: 1, ..area }, between, Rect { y: area.bottom() - 1, height: 1, ..area }]
}

/// The game, the turn or round with its phase, and everybody's points.
fn heading<G: Painted>(look: &Look<'_, G>, width: usize) -> Row<Aim<G>> {
    let round = look.tell(&format!("{}-round", G::NAME), &[("number", G::round(look.view).into())]);
    let phase = G::phase_name(look.words, G::phase(look.view));
    let name = look.say(&format!("{}-name", G::NAME));
    let left = Row::of(format!("{name} · {round} · {phase}"), signs::bold());
    let mut right = Row::new();
    for seat in game::Seat::first(look.scene.chairs.len().try_into().unwrap_or(u8::MAX)) {
        let style = if look.scene.to_act.contains(seat) { signs::bold() } else { Style::new() };
        right.push("  ", Style::new());
        right = right.then(look.marker(seat)).and(format!(" {}", look.score(seat)), style);
    }
    Row::ends(left, right, width).patched(Style::new().add_modifier(Modifier::UNDERLINED))
}

/// The keys that are not answers.
fn footer<G: Painted>(look: &Look<'_, G>, face: &Face<G>, width: usize) -> Row<Aim<G>> {
    let mut row = Row::new();
    if face.sheet.is_none() && !face.typed.is_empty() {
        row = row.and(format!("{}_", face.typed), signs::pointed()).and("  ", Style::new());
    }
    for (shown, aim, message) in help::commands(look, face) {
        let key = Row::of(shown, signs::key()).and(format!(" {}  ", look.say(message)), Style::new());
        row = row.then(match aim {
            Some(letter) => key.aimed(&Aim::Key(letter)),
            None => key,
        });
    }
    row.cut(width)
}

/// What is laid over the table: its pages in a row, and the open one.
fn sheet<G: Painted>(look: &Look<'_, G>, face: &Face<G>, area: Rect, picture: &mut Picture<G>) {
    let Some(sheet) = &face.sheet else { return };
    let pages = Page::all(look.scene.tally.is_some());
    let names = pages.iter().map(|page| look.say(page.title()).into_owned()).collect::<Vec<_>>();
    let open = pages.iter().position(|page| *page == sheet.page).unwrap_or(0);
    picture.write(&[tab_bar(&names, open, area.width.into())], area);
    let inner = Rect { y: area.y + 1, height: area.height - 1, ..area };
    let width = usize::from(area.width).min(100);
    let rows = match sheet.page {
        Page::Result => end::result(look, area.width.into()),
        Page::This => help::this(look, sheet.thing, width),
        Page::WhyNot => help::why_not(look, width),
        Page::Keys => help::keys(look, width),
        Page::Rules => help::rules(look, &sheet.query, width),
    };
    picture.write_from(&rows, sheet.scroll, inner);
    picture.tabs = pages.len();
}

/// Names in a line, the open one marked.
fn tab_bar<G: Painted>(names: &[String], open: usize, width: usize) -> Row<Aim<G>> {
    let mut row = Row::of("─", faint());
    for (place, name) in names.iter().enumerate() {
        let style = if place == open { signs::key() } else { Style::new() };
        row = row.then(Row::of(format!(" {name} "), style).aimed(&Aim::Tab(place))).and("─", faint());
    }
    let missing = width.saturating_sub(row.width());
    row.and("─".repeat(missing), faint()).cut(width)
}

/// The table: board, panels, and the lower part with its tabs.
fn table<G: Painted>(look: &Look<'_, G>, face: &Face<G>, area: Rect, picture: &mut Picture<G>) {
    let plan = plan(look, area);
    picture.write(&plan.board.1, plan.board.0);
    for (panel, area) in &plan.panels {
        let width = area.width.into();
        picture.write(&[title(&panel_title(look, *panel), width)], *area);
        let inner = Rect { y: area.y + 1, height: area.height - 1, ..*area };
        match panel {
            Panel::Own(number) => picture.write(&G::panel(look, *number, width), inner),
            Panel::Log => {
                let height = usize::from(inner.height);
                let rows = log::log(look, width, height + face.log);
                let back = face.log.min(rows.len().saturating_sub(height));
                let end = rows.len() - back;
                picture.write(&rows[end.saturating_sub(height)..end], inner);
                picture.log = Some((*area, back));
            }
            Panel::Choices => (),
        }
    }
    if let (Some(area), Some(row)) = (plan.own, G::own(look, area.width.into())) {
        picture.write(&[row], area);
    }
    lower(look, face, &plan, picture);
}

fn panel_title<G: Painted>(look: &Look<'_, G>, panel: Panel) -> String {
    let message = match panel {
        Panel::Choices => "screen-tab-choices",
        Panel::Own(number) => G::PANELS[number],
        Panel::Log => "table-tab-log",
    };
    look.say(message).into_owned()
}

/// The open tab of the lower part.
fn lower<G: Painted>(look: &Look<'_, G>, face: &Face<G>, plan: &Plan<G>, picture: &mut Picture<G>) {
    let area = plan.lower;
    let open = face.tab % plan.tabs.len().max(1);
    let names: Vec<String> = plan.tabs.iter().map(|panel| panel_title(look, *panel)).collect();
    picture.tabs = names.len();
    picture.write(&[tab_bar(&names, open, area.width.into())], area);
    let inner = Rect { y: area.y + 1, height: area.height - 1, ..area };
    let width = usize::from(area.width);
    match plan.tabs.get(open) {
        Some(Panel::Own(number)) => picture.write_from(&G::panel(look, *number, width), face.scroll, inner),
        Some(Panel::Log) => {
            let rows = log::log(look, width, usize::MAX);
            let end = rows.len().saturating_sub(inner.height.into());
            picture.write_from(&rows, end.saturating_sub(face.scroll), inner);
        }
        _ => {
            let (rows, list_rows) = choices::choices(look, face.tick, width, inner.height.into());
            picture.list_rows = list_rows;
            picture.write(&rows, inner);
        }
    }
}

/// Where everything stands at this size.
fn plan<G: Painted>(look: &Look<'_, G>, area: Rect) -> Plan<G> {
    let wide = area.width >= WIDE;
    let left = if wide { (area.width * 3 / 5).clamp(80, 116) } else { area.width };
    let width = usize::from(left);
    let board = G::board(look, width, area.height.saturating_sub(LOWER + 2).into());
    let height = u16::try_from(board.len()).unwrap_or(u16::MAX).min(area.height.saturating_sub(LOWER - 2));
    let below = Rect { y: area.y + height, height: area.height - height, width: left, ..area };
    // On a small screen panels come and go by tabs alone, so that the question stays where it is.
    let kept = if wide { ROOMY_LOWER } else { LOWER };
    let free = if area.height < TALL { 0 } else { below.height.saturating_sub(kept) };
    let free = Rect { height: free, ..below };
    let all = G::PANELS.len();
    // On a wide one the least wanted stands below the board, so that there is more room for the log beside it.
    let (first, mut tabs) = stacked(look, if wide { all - 1..all } else { 0..all }, free, 0);
    let used: u16 = first.iter().map(|(_, area)| area.height).sum();
    let lower = Rect { y: below.y + used, height: below.height - used, ..below };
    let mut panels = first;
    if wide {
        let right = Rect { x: area.x + left + 1, width: area.width - left - 1, ..area };
        let (others, more) = stacked(look, 0..all - panels.len(), right, LOG);
        let used: u16 = others.iter().map(|(_, area)| area.height).sum();
        panels.extend(others);
        panels.push((Panel::Log, Rect { y: right.y + used, height: right.height - used, ..right }));
        tabs = more;
    }
    // The log is the last tab at every size: only there it is seen at its full width.
    tabs.push(Panel::Log);
    tabs.insert(0, Panel::Choices);
    let shown = panels.iter().any(|(panel, _)| *panel == Panel::Own(G::OWN));
    let own = (!shown && G::own(look, width).is_some()).then_some(Rect { height: 1, ..lower });
    let lower = if own.is_some() { Rect { y: lower.y + 1, height: lower.height - 1, ..lower } } else { lower };
    Plan { board: (Rect { height, width: left, ..area }, board), panels, own, tabs, lower }
}

/// Those of some panels that fit one below the other, with so many rows left, and those that do not.
fn stacked<G: Painted>(
    look: &Look<'_, G>,
    numbers: Range<usize>,
    area: Rect,
    left: u16,
) -> (Vec<(Panel, Rect)>, Vec<Panel>) {
    let (mut panels, mut tabs) = (Vec::new(), Vec::new());
    let mut free = area;
    for number in numbers {
        let rows = G::panel(look, number, area.width.into());
        let height = u16::try_from(rows.len() + 1).unwrap_or(u16::MAX);
        if rows.is_empty() {
            continue;
        }
        let too_wide = rows.iter().any(|row| row.width() > area.width.into());
        if too_wide || height.saturating_add(left) > free.height {
            tabs.push(Panel::Own(number));
            continue;
        }
        panels.push((Panel::Own(number), Rect { height, ..free }));
        free = Rect { y: free.y + height, height: free.height - height, ..free };
    }
    (panels, tabs)
}
