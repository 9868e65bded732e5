//! The layout of the whole screen: where board, panels, question and log stand at a size. What does not fit beside the board becomes a tab
//! of the lower part, so that nothing is out of reach on a small screen and everything is in sight on a large one.

use super::draw_context::DrawContext;
use super::frames::title;
use super::screen_state::{OverlayPage, ScreenState};
use super::table_view::TableView;
use super::terminal_board::{ClickTarget, TerminalBoard};
use super::text_row::{ClickAreas, TextRow, TextRows, render_rows, wrap};
use super::{analysis, help, log, question, result, style};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use std::ops::Range;
use words::Words;

/// The least height of a screen.
pub(super) const LEAST_HEIGHT: u16 = 22;
/// From this width on panels stand beside the board.
const WIDE: u16 = 122;
/// From this height on panels stand below the board.
const TALL: u16 = 28;
/// Rows that the lower part has at least.
const LOWER: u16 = 10;
/// Rows that the lower part has at least on a wide screen, while a panel wants them.
const ROOMY_LOWER: u16 = 14;
/// Rows that the log has at least, beside the board.
const LOG: u16 = 8;

/// A drawn screen.
pub(super) struct RenderedScreen<G: TerminalBoard> {
    pub buffer: Buffer,
    pub click_areas: ClickAreas<ClickTarget<G>>,
    /// Rows of the list of answers: the arrows move by columns.
    pub list_rows: usize,
    /// Rows of the scrollable part that are shown, and that there are.
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
struct Layout<G: TerminalBoard> {
    board: (Rect, TextRows<ClickTarget<G>>),
    panels: Vec<(Panel, Rect)>,
    /// The goods of the viewer, where their panel is not in sight.
    own: Option<Rect>,
    tabs: Vec<Panel>,
    lower: Rect,
}

impl<G: TerminalBoard> RenderedScreen<G> {
    fn new(area: Rect) -> RenderedScreen<G> {
        RenderedScreen {
            buffer: Buffer::empty(area),
            click_areas: Vec::new(),
            list_rows: 1,
            page: 1,
            length: 0,
            tabs: 1,
            log: None,
        }
    }

    fn write(&mut self, rows: &[TextRow<ClickTarget<G>>], area: Rect) {
        debug_assert!(rows.len() <= area.height.into(), "rows would be lost without a sign");
        render_rows(rows, area, &mut self.buffer, &mut self.click_areas);
    }

    /// Writes rows into an area, scrolled to one of them, and remembers how many there are.
    fn write_from(&mut self, rows: &[TextRow<ClickTarget<G>>], from: usize, area: Rect) {
        (self.page, self.length) = (area.height.into(), rows.len());
        let from = from.min(rows.len().saturating_sub(area.height.into()));
        let shown = rows.len().min(from + usize::from(area.height));
        self.write(&rows[from..shown], area);
    }

    /// Writes a note into the bottom row; if it is long, over as much of the lower part as it takes. What it covers cannot be
    /// clicked.
    fn lay_over(&mut self, note: &str, area: Rect) {
        let mut rows = wrap(note, style::bold(), area.width.into());
        rows.truncate(LOWER.into());
        let height = u16::try_from(rows.len()).unwrap_or(LOWER);
        let over = Rect { y: area.bottom() - height, height, ..area };
        for at in over.positions() {
            self.buffer[at].reset();
        }
        self.click_areas.retain(|(area, _)| !area.intersects(over));
        self.write(&rows, over);
    }
}

/// Whether a screen has room for the table.
pub(super) fn fits<G: TerminalBoard>(area: Rect) -> bool {
    area.width >= G::LEAST_WIDTH && area.height >= LEAST_HEIGHT
}

/// Draws everything.
pub(super) fn render<G: TerminalBoard>(
    words: &Words,
    seen: &TableView<G>,
    state: &ScreenState<G>,
    area: Rect,
) -> RenderedScreen<G> {
    let mut screen = RenderedScreen::new(area);
    if !fits::<G>(area) {
        let needs = [("width", G::LEAST_WIDTH.into()), ("height", LEAST_HEIGHT.into())];
        let text = words.text_with("screen-too-small", &needs);
        screen.write_from(&wrap(&text, Style::new(), area.width.into()), 0, area);
        return screen;
    }
    let about: Vec<Vec<G::BoardItem>> =
        seen.answers.iter().map(|answer| G::items_of(&seen.view, answer.action)).collect();
    let changed = seen.changed();
    let context = DrawContext {
        words,
        table: seen,
        view: &seen.view,
        typed: &state.typed,
        rows: &state.rows,
        selected: state.selected,
        about: &about,
        changed: &changed,
    };
    let [top, middle, bottom] = bands(area);
    screen.write(&[heading(&context, top.width.into())], top);
    match &state.overlay {
        Some(_) => overlay(&context, state, middle, &mut screen),
        None => table(&context, state, middle, &mut screen),
    }
    match &state.note {
        Some(note) => screen.lay_over(&note.text::<G>(words), area),
        None => screen.write(&[footer(&context, state, bottom.width.into())], bottom),
    }
    screen
}

/// The heading, what is between, and the bottom row.
fn bands(area: Rect) -> [Rect; 3] {
    let between = Rect { y: area.y + 1, height: area.height - 2, ..area };
    [Rect { height: 1, ..area }, between, Rect { y: area.bottom() - 1, height: 1, ..area }]
}

/// The game, the turn or round with its phase, and the points of all seats.
fn heading<G: TerminalBoard>(context: &DrawContext<'_, G>, width: usize) -> TextRow<ClickTarget<G>> {
    let round = Some(G::round(context.view)).filter(|round| *round > 0);
    let round = round.map(|round| G::own_text(context.words, "round", &[("number", round.into())]));
    let phase = Some(G::phase_name(context.words, G::phase(context.view))).filter(|phase| !phase.is_empty());
    let name = Some(G::title(context.words));
    let left = [name, round, phase].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let left = TextRow::styled(left, style::bold());
    let mut right = TextRow::new();
    for seat in game::Seat::first(context.table.chairs.len().try_into().unwrap_or(u8::MAX)) {
        let style = if context.table.to_act.contains(seat) { style::bold() } else { Style::new() };
        right.push("  ", Style::new());
        right = right.then(context.marker(seat)).and(format!(" {}", context.score(seat)), style);
    }
    TextRow::justified(left, right, width).patch_style(Style::new().add_modifier(Modifier::UNDERLINED))
}

/// The keys that are not answers.
fn footer<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    state: &ScreenState<G>,
    width: usize,
) -> TextRow<ClickTarget<G>> {
    let mut row = TextRow::new();
    if state.overlay.is_none() && !state.typed.is_empty() {
        row = row.and(format!("{}_", state.typed), style::selected()).and("  ", Style::new());
    }
    for (shown, letter, message) in help::commands(context, state) {
        let key = TextRow::styled(shown, style::key()).and(format!(" {}  ", context.text(message)), Style::new());
        row = row.then(match letter {
            Some(letter) => key.on_click(&ClickTarget::Key(letter)),
            None => key,
        });
    }
    row.truncated(width)
}

/// What is laid over the table: its pages in a row, and the open one.
fn overlay<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    state: &ScreenState<G>,
    area: Rect,
    screen: &mut RenderedScreen<G>,
) {
    let Some(overlay) = &state.overlay else { return };
    let pages = OverlayPage::all(context.table);
    let mut names = pages.iter().map(|page| context.text(page.title()).into_owned()).collect::<Vec<_>>();
    let open = pages.iter().position(|page| *page == overlay.page).unwrap_or(names.len());
    if open == names.len() {
        names.push(context.text(overlay.page.title()).into_owned());
    }
    screen.write(&[tab_bar(&names, open, area.width.into())], area);
    let inner = Rect { y: area.y + 1, height: area.height - 1, ..area };
    let width = usize::from(area.width).min(100);
    let rows = match overlay.page {
        OverlayPage::Result => result::result(context, area.width.into()),
        OverlayPage::Analysis => analysis::analysis(context, overlay.step, width),
        OverlayPage::This => help::this(context, overlay.item, width),
        OverlayPage::WhyNot => help::why_not(context, width),
        OverlayPage::Keys => help::keys(context, width),
        OverlayPage::Rules => help::rules(context, &overlay.query, width),
        OverlayPage::Advice => help::told(&overlay.told, width),
    };
    screen.write_from(&rows, overlay.scroll, inner);
    screen.tabs = pages.len();
}

/// Names in a line, the open one marked.
fn tab_bar<G: TerminalBoard>(names: &[String], open: usize, width: usize) -> TextRow<ClickTarget<G>> {
    let mut row = TextRow::styled("─", style::dim());
    for (place, name) in names.iter().enumerate() {
        let style = if place == open { style::key() } else { Style::new() };
        row = row
            .then(TextRow::styled(format!(" {name} "), style).on_click(&ClickTarget::Tab(place)))
            .and("─", style::dim());
    }
    let missing = width.saturating_sub(row.width());
    row.and("─".repeat(missing), style::dim()).truncated(width)
}

/// The table: board, panels, and the lower part with its tabs.
fn table<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    state: &ScreenState<G>,
    area: Rect,
    screen: &mut RenderedScreen<G>,
) {
    let layout = layout(context, area);
    screen.write(&layout.board.1, layout.board.0);
    for (panel, area) in &layout.panels {
        let width = area.width.into();
        screen.write(&[title(&panel_title(context, *panel), width)], *area);
        let inner = Rect { y: area.y + 1, height: area.height - 1, ..*area };
        match panel {
            Panel::Own(number) => screen.write(&G::panel(context, *number, width), inner),
            Panel::Log => {
                let height = usize::from(inner.height);
                let rows = log::log(context, width, height + state.log_scroll);
                let back = state.log_scroll.min(rows.len().saturating_sub(height));
                let end = rows.len() - back;
                screen.write(&rows[end.saturating_sub(height)..end], inner);
                screen.log = Some((*area, back));
            }
            Panel::Choices => (),
        }
    }
    if let (Some(area), Some(row)) = (layout.own, G::own(context, area.width.into())) {
        screen.write(&[row], area);
    }
    lower(context, state, &layout, screen);
}

fn panel_title<G: TerminalBoard>(context: &DrawContext<'_, G>, panel: Panel) -> String {
    let message = match panel {
        Panel::Choices => "screen-tab-choices",
        Panel::Own(number) => G::PANELS[number],
        Panel::Log => "table-tab-log",
    };
    context.text(message).into_owned()
}

/// The open tab of the lower part.
fn lower<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    state: &ScreenState<G>,
    layout: &Layout<G>,
    screen: &mut RenderedScreen<G>,
) {
    let area = layout.lower;
    let open = state.tab % layout.tabs.len().max(1);
    let names: Vec<String> = layout.tabs.iter().map(|panel| panel_title(context, *panel)).collect();
    screen.tabs = names.len();
    screen.write(&[tab_bar(&names, open, area.width.into())], area);
    let inner = Rect { y: area.y + 1, height: area.height - 1, ..area };
    let width = usize::from(area.width);
    match layout.tabs.get(open) {
        Some(Panel::Own(number)) => screen.write_from(&G::panel(context, *number, width), state.scroll, inner),
        Some(Panel::Log) => {
            let rows = log::log(context, width, usize::MAX);
            let end = rows.len().saturating_sub(inner.height.into());
            screen.write_from(&rows, end.saturating_sub(state.scroll), inner);
        }
        _ => {
            let (rows, list_rows) = question::question(context, state, width, inner.height.into());
            screen.list_rows = list_rows;
            screen.write(&rows, inner);
        }
    }
}

/// Where everything stands at this size.
fn layout<G: TerminalBoard>(context: &DrawContext<'_, G>, area: Rect) -> Layout<G> {
    let wide = area.width >= WIDE;
    let left = if wide { (area.width * 3 / 5).clamp(80, 116) } else { area.width };
    let width = usize::from(left);
    let board = G::board(context, width, area.height.saturating_sub(LOWER + 2).into());
    let height = u16::try_from(board.len()).unwrap_or(u16::MAX).min(area.height.saturating_sub(LOWER - 2));
    let below = Rect { y: area.y + height, height: area.height - height, width: left, ..area };
    // On a small screen panels come and go by tabs alone, so that the question stays where it is.
    let kept = if wide { ROOMY_LOWER } else { LOWER };
    let free = if area.height < TALL { 0 } else { below.height.saturating_sub(kept) };
    let free = Rect { height: free, ..below };
    let all = G::PANELS.len();
    // On a wide one the least wanted stands below the board, so that there is more room for the log beside it.
    let (first, mut tabs) = stacked(context, if wide { all - 1..all } else { 0..all }, free, 0);
    let used: u16 = first.iter().map(|(_, area)| area.height).sum();
    let lower = Rect { y: below.y + used, height: below.height - used, ..below };
    let mut panels = first;
    if wide {
        let right = Rect { x: area.x + left + 1, width: area.width - left - 1, ..area };
        let (others, more) = stacked(context, 0..all - panels.len(), right, LOG);
        let used: u16 = others.iter().map(|(_, area)| area.height).sum();
        panels.extend(others);
        panels.push((Panel::Log, Rect { y: right.y + used, height: right.height - used, ..right }));
        tabs = more;
    }
    // The log is the last tab at every size: only there it is seen at its full width.
    tabs.push(Panel::Log);
    tabs.insert(0, Panel::Choices);
    let shown = panels.iter().any(|(panel, _)| *panel == Panel::Own(G::OWN));
    let own = (!shown && G::own(context, width).is_some()).then_some(Rect { height: 1, ..lower });
    let lower = if own.is_some() { Rect { y: lower.y + 1, height: lower.height - 1, ..lower } } else { lower };
    Layout { board: (Rect { height, width: left, ..area }, board), panels, own, tabs, lower }
}

/// The panels that fit one below the other with `left` rows to spare, and those that do not.
fn stacked<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    numbers: Range<usize>,
    area: Rect,
    left: u16,
) -> (Vec<(Panel, Rect)>, Vec<Panel>) {
    let (mut panels, mut tabs) = (Vec::new(), Vec::new());
    let mut free = area;
    for number in numbers {
        let rows = G::panel(context, number, area.width.into());
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
