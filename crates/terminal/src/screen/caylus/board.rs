//! The board: the special buildings and the castle, the bridge with the passing scale, and the road in rows of seven spaces.
//! Close together a space has two rows, and what its building does stands behind who is there, as far as there is room. With
//! room it has a frame and a row of its own for that.

use super::{BoardRow, house, letters, worker};
use crate::screen::draw_context::DrawContext;
use crate::screen::frames::framed;
use crate::screen::style;
use crate::screen::terminal_board::ClickTarget;
use crate::screen::text_row::{TextRow, TextRows, flow, side_by_side};
use caylus::tiles::{Class, Deal, Effect, Goods, Tile};
use caylus::{BoardItem, Place, Section, Space, State};
use ratatui::style::Style;

/// Spaces in a row of the road; the special buildings and the castle are as many.
const ACROSS: usize = 7;
/// The places before the bridge, in their order, and the castle.
const TOWN: [Place; ACROSS] =
    [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::STABLES, Place::INN, Place::CASTLE];

/// From this width on there is room for frames.
const ROOMY: usize = 85;
/// So much of what a building does has to be seen to be worth anything.
const LEAST_DOES: usize = 4;

pub(super) fn board(context: &DrawContext<'_, State>, width: usize, height: usize) -> TextRows<ClickTarget<State>> {
    let roomy = (width >= ROOMY).then(|| drawn(context, width, true)).filter(|rows| rows.len() <= height);
    roomy.unwrap_or_else(|| drawn(context, width, false))
}

fn drawn(context: &DrawContext<'_, State>, width: usize, roomy: bool) -> TextRows<ClickTarget<State>> {
    let frame = usize::from(roomy);
    let cell = (width.saturating_sub(frame * (ACROSS + 1)) / ACROSS).min(18) - (1 - frame);
    let mut bands: Vec<Vec<TextRows<ClickTarget<State>>>> = vec![TOWN.map(|place| building(context, place)).into()];
    let spaces: Vec<Space> = Space::all().collect();
    let band = |spaces: &[Space]| spaces.iter().map(|space| self::space(context, *space, cell, roomy)).collect();
    bands.extend(spaces.chunks(ACROSS).map(band));
    let mut bands = bands.into_iter();
    let town = bands.next().into_iter().collect();
    let mut rows = if roomy { framed(town, cell) } else { close(town, cell) };
    rows.push(bridge(context));
    rows.extend(castle(context, width));
    let road = bands.collect();
    rows.extend(if roomy { framed(road, cell) } else { close(road, cell) });
    rows
}

/// Cells without frames.
fn close(bands: Vec<Vec<TextRows<ClickTarget<State>>>>, cell: usize) -> TextRows<ClickTarget<State>> {
    let band = |cells: Vec<TextRows<ClickTarget<State>>>| {
        side_by_side(cells.into_iter().map(|rows| (cell, rows)).collect(), " ")
    };
    bands.into_iter().flat_map(band).collect()
}

/// A special building, or the castle with those who wait there.
fn building(context: &DrawContext<'_, State>, place: Place) -> TextRows<ClickTarget<State>> {
    let special = context.view.special();
    let name = context.label(BoardItem::At(place), &words::caylus::short_place(context.words, context.view, place));
    let one = |seat: Option<game::Seat>| seat.map_or_else(|| TextRow::styled(" · ", style::dim()), worker);
    let in_order = |seats: Vec<game::Seat>, places: usize| {
        let free = places.saturating_sub(seats.len());
        let row: BoardRow = seats.into_iter().fold(TextRow::new(), |row, seat| row.then(context.marker(seat)));
        row.and("·".repeat(free), style::dim())
    };
    let there = match place {
        Place::STABLES if context.view.players() == 2 => TextRow::new(),
        Place::STABLES => TextRow::raw(" ").then(in_order(special.stables.iter().collect(), 3)),
        Place::CASTLE => TextRow::raw(" ").then(in_order(context.view.castle().queue.iter().collect(), 5)),
        Place::INN => one(special.at(place)).and("│", style::dim()).then(one(special.inn_right)),
        _ => one(special.at(place)),
    };
    vec![name, there.on_click(&ClickTarget::Item(BoardItem::At(place)))]
}

/// The bridge, and who has passed (C3.3).
fn bridge(context: &DrawContext<'_, State>) -> BoardRow {
    let name = context.text("board-bridge");
    let mut row = context.label(BoardItem::Bridge, &name);
    let passed: Vec<game::Seat> = context.view.passed().iter().collect();
    for place in 0..usize::from(context.view.players()) {
        row.push(format!("  {}", place + 1), style::dim());
        row = match passed.get(place) {
            Some(seat) => row.then(context.marker(*seat)),
            None => row.and("·", style::dim()),
        };
    }
    row.on_click(&ClickTarget::Item(BoardItem::Bridge))
}

/// The three sections with their houses (C1.4).
fn castle(context: &DrawContext<'_, State>, width: usize) -> TextRows<ClickTarget<State>> {
    let castle = context.view.castle();
    let section = |section: Section| {
        let houses = castle.houses(section);
        let counted = !castle.uncounted().contains(&section);
        let style = if counted {
            style::dim()
        } else if castle.building_site() == Some(section) {
            style::bold()
        } else {
            Style::new()
        };
        let name = words::caylus::section(context.words, section);
        let mut row: BoardRow = TextRow::styled(format!("{name}{} ", if counted { "✓" } else { "" }), style);
        row = houses.iter().fold(row, |row, seat| row.then(context.marker(seat)));
        row.push("·".repeat(section.size() - houses.len()), style::dim());
        row.push(
            format!(" {}", context.text_with("screen-points", &[("points", section.points().into())])),
            style::dim(),
        );
        row.on_click(&ClickTarget::Item(BoardItem::Keep))
    };
    flow(Section::ALL.map(section), 2, width)
}

/// A space of the road.
fn space(context: &DrawContext<'_, State>, space: Space, width: usize, roomy: bool) -> TextRows<ClickTarget<State>> {
    let tile = context.view.road().tile(space);
    let number = number(context, space).and(" ", Style::new());
    let room = width.saturating_sub(number.width());
    let name = match (tile, counted_here(context, space)) {
        (Some(tile), _) => {
            let names =
                [words::caylus::short_tile(context.words, tile), words::caylus::brief_tile(context.words, tile)];
            TextRow::styled(fitting(names, room), class(tile.class()))
        }
        (None, Some(section)) => {
            let names =
                [words::caylus::section(context.words, section), words::caylus::brief_section(context.words, section)];
            TextRow::styled(fitting(names, room), style::dim())
        }
        (None, None) => TextRow::styled("·", style::dim()),
    };
    let (there, does) = (pieces(context, space), tile.map_or_else(TextRow::new, |tile| does(context, tile)));
    let mut rows = vec![number.then(name)];
    if roomy {
        rows.extend([TextRow::raw(" ").then(does), TextRow::raw(" ").then(there)]);
    } else {
        rows.push(close_together(there, does, width));
    }
    let target = ClickTarget::Item(BoardItem::space(space));
    rows.into_iter().map(|row| row.fitted(width).on_click(&target)).collect()
}

/// A name, or a brief one where there is little room. Where there is even less, another letter of it tells more than a sign
/// that letters are missing.
fn fitting([name, brief]: [String; 2], room: usize) -> String {
    if name.chars().count() <= room { name } else { brief.chars().take(room).collect() }
}

/// Who is there, and as much of what the building does as there is room for behind it.
fn close_together(there: BoardRow, does: BoardRow, width: usize) -> BoardRow {
    let start = if there.width() == 0 { "" } else { " " };
    let room = width.saturating_sub(there.width() + start.len());
    if room < LEAST_DOES.min(does.width()) {
        return there;
    }
    there.and(start, Style::new()).then(does.patch_style(style::dim()).truncated(room))
}

/// The number of a space, marked if something can be done there, with what is to be typed if that is not the number.
fn number(context: &DrawContext<'_, State>, space: Space) -> BoardRow {
    let mark = context.mark(BoardItem::space(space));
    let number = format!("{space:>2}", space = space.number());
    let style = match () {
        () if mark.is_selected => style::selected(),
        () if mark.is_open => style::key(),
        () if mark.is_changed => style::changed(),
        () if space > context.view.provost() => style::dim(),
        () => Style::new(),
    };
    let same = !mark.is_open || mark.key.is_empty() || number.ends_with(mark.key.as_str());
    if same {
        TextRow::styled(number, style)
    } else {
        TextRow::styled(number, style::bold()).and(" ", Style::new()).and(mark.key, style)
    }
}

/// The section that is counted when the bailiff comes here (C1.3), while it has not been.
fn counted_here(context: &DrawContext<'_, State>, space: Space) -> Option<Section> {
    context.view.castle().uncounted().iter().copied().find(|section| section.space() == space.number())
}

/// Owner, worker, bailiff and provost.
fn pieces(context: &DrawContext<'_, State>, space: Space) -> BoardRow {
    let road = context.view.road();
    let mut row = TextRow::new();
    if let Some(owner) = road.owner(space) {
        row = row.then(house(owner));
    }
    if let Some(planned) = context.view.planned_residences().find(|planned| planned.space == space) {
        row = row.and("→", Style::new()).then(house(planned.seat));
    }
    if let Some(seat) = road.worker(space) {
        row = row.then(worker(seat));
    }
    if context.view.provost() == space {
        row = row.then(speaking(&context.text("screen-provost"), style::key(), BoardItem::Provost));
    }
    if context.view.bailiff() == space {
        row = row.then(speaking(&context.text("screen-bailiff"), style::key(), BoardItem::Bailiff));
    }
    if let (Some(section), true) = (counted_here(context, space), road.tile(space).is_some()) {
        let initial: String = words::caylus::section(context.words, section).chars().take(1).collect();
        row = row.then(speaking(&format!("!{initial}"), style::dim(), BoardItem::Count(section)));
    }
    row
}

/// A sign on a space that is explained by itself.
fn speaking(sign: &str, style: Style, item: BoardItem) -> BoardRow {
    TextRow::styled(sign, style).on_click(&ClickTarget::Item(item))
}

/// What a tile is made of, by its manner of writing.
fn class(class: Class) -> Style {
    match class {
        Class::Prestige | Class::Residence => Style::new().add_modifier(ratatui::style::Modifier::ITALIC),
        Class::Neutral | Class::Fixed | Class::Wood | Class::Stone => Style::new(),
    }
}

/// What a building does, in letters of cubes, `d` for deniers and `p` for points.
fn does(context: &DrawContext<'_, State>, tile: Tile) -> BoardRow {
    let deniers = |number: u16| context.text_with("screen-deniers", &[("deniers", number.into())]);
    let mut row = TextRow::new();
    match tile.printed(context.view.options().edition).effect {
        Effect::None => (),
        Effect::Produce(options) => {
            for (number, cubes) in options.iter().enumerate() {
                row.push(if number > 0 { "/" } else { "+" }, Style::new());
                row = row.then(letters(context.words, *cubes));
            }
        }
        Effect::Sell(price) => row.push(format!("□→{}", deniers(price)), Style::new()),
        Effect::Peddle(one, two) => {
            row.push(format!("{}→□", deniers(one)), Style::new());
            if let Some(two) = two {
                row.push(format!(" {}→□□", deniers(two)), Style::new());
            }
        }
        Effect::Deals(deals) => {
            for (number, Deal { pay, get }) in deals.into_iter().enumerate() {
                row.push(if number > 0 { " " } else { "" }, Style::new());
                row = row.then(goods(context, &pay)).and("→", Style::new()).then(goods(context, &get));
            }
        }
        Effect::Transmute => row = row.and("□□→", Style::new()).then(letters(context.words, caylus::Cubes::of("G"))),
        Effect::Build(class) => row.push(format!("+ {}", words::caylus::class(context.words, class)), Style::new()),
        Effect::MakeResidence => row.push(words::caylus::short_tile(context.words, Tile::Residence), Style::new()),
    }
    row
}

fn goods(context: &DrawContext<'_, State>, goods: &Goods) -> BoardRow {
    let mut row = letters(context.words, goods.cubes);
    if goods.deniers > 0 {
        row.push(context.text_with("screen-deniers", &[("deniers", goods.deniers.into())]), Style::new());
    }
    if goods.points > 0 {
        row.push(context.text_with("screen-points", &[("points", goods.points.into())]), Style::new());
    }
    row
}
