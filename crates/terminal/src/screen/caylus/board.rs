//! The board: the special buildings and the castle, the bridge with the passing scale, and the road in rows of seven spaces.
//! Close together a space has two rows, and what its building does stands behind who is there, as far as there is room. With
//! room it has a frame and a row of its own for that.

use super::{Line, house, letters, worker};
use crate::screen::frames::framed;
use crate::screen::look::Look;
use crate::screen::painted::Aim;
use crate::screen::rows::{Row, Rows, beside, faint, flowing};
use crate::screen::signs;
use caylus::tiles::{Class, Deal, Effect, Goods, Tile};
use caylus::{Place, Section, Space, State};
use ratatui::style::Style;
use words::caylus::Thing;

/// Spaces in a row of the road; the special buildings and the castle are as many.
const ACROSS: usize = 7;
/// The places before the bridge, in their order, and the castle.
const TOWN: [Place; ACROSS] =
    [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::STABLES, Place::INN, Place::CASTLE];

/// From this width on there is room for frames.
const ROOMY: usize = 85;
/// So much of what a building does has to be seen to be worth anything.
const LEAST_DOES: usize = 4;

pub fn board(look: &Look<'_, State>, width: usize, height: usize) -> Rows<Aim<State>> {
    let roomy = (width >= ROOMY).then(|| drawn(look, width, true)).filter(|rows| rows.len() <= height);
    roomy.unwrap_or_else(|| drawn(look, width, false))
}

fn drawn(look: &Look<'_, State>, width: usize, roomy: bool) -> Rows<Aim<State>> {
    let frame = usize::from(roomy);
    let cell = (width.saturating_sub(frame * (ACROSS + 1)) / ACROSS).min(18) - (1 - frame);
    let mut bands: Vec<Vec<Rows<Aim<State>>>> = vec![TOWN.map(|place| building(look, place)).into()];
    let spaces: Vec<Space> = Space::all().collect();
    let band = |spaces: &[Space]| spaces.iter().map(|space| self::space(look, *space, cell, roomy)).collect();
    bands.extend(spaces.chunks(ACROSS).map(band));
    let mut bands = bands.into_iter();
    let town = bands.next().into_iter().collect();
    let mut rows = if roomy { framed(town, cell) } else { close(town, cell) };
    rows.push(bridge(look));
    rows.extend(castle(look, width));
    let road = bands.collect();
    rows.extend(if roomy { framed(road, cell) } else { close(road, cell) });
    rows
}

/// Cells without frames.
fn close(bands: Vec<Vec<Rows<Aim<State>>>>, cell: usize) -> Rows<Aim<State>> {
    let band = |cells: Vec<Rows<Aim<State>>>| beside(cells.into_iter().map(|rows| (cell, rows)).collect(), " ");
    bands.into_iter().flat_map(band).collect()
}

/// A special building, or the castle with those who wait there.
fn building(look: &Look<'_, State>, place: Place) -> Rows<Aim<State>> {
    let special = look.view.special();
    let name = look.label(Thing::At(place), &words::caylus::short_place(look.words, look.view, place));
    let one = |seat: Option<game::Seat>| seat.map_or_else(|| Row::of(" · ", faint()), worker);
    let in_order = |seats: Vec<game::Seat>, places: usize| {
        let free = places.saturating_sub(seats.len());
        let row: Line = seats.into_iter().fold(Row::new(), |row, seat| row.then(look.marker(seat)));
        row.and("·".repeat(free), faint())
    };
    let there = match place {
        Place::STABLES if look.view.players() == 2 => Row::new(),
        Place::STABLES => Row::plain(" ").then(in_order(special.stables.iter().collect(), 3)),
        Place::CASTLE => Row::plain(" ").then(in_order(look.view.castle().queue.iter().collect(), 5)),
        Place::INN => one(special.at(place)).and("│", faint()).then(one(special.inn_right)),
        _ => one(special.at(place)),
    };
    vec![name, there.aimed(&Aim::Thing(Thing::At(place)))]
}

/// The bridge, and who has passed (C3.3).
fn bridge(look: &Look<'_, State>) -> Line {
    let name = look.say("board-bridge");
    let mut row = look.label(Thing::Bridge, &name);
    let passed: Vec<game::Seat> = look.view.passed().iter().collect();
    for place in 0..usize::from(look.view.players()) {
        row.push(format!("  {}", place + 1), faint());
        row = match passed.get(place) {
            Some(seat) => row.then(look.marker(*seat)),
            None => row.and("·", faint()),
        };
    }
    row.aimed(&Aim::Thing(Thing::Bridge))
}

/// The three sections with their houses (C1.4).
fn castle(look: &Look<'_, State>, width: usize) -> Rows<Aim<State>> {
    let castle = look.view.castle();
    let section = |section: Section| {
        let houses = castle.houses(section);
        let counted = !castle.uncounted().contains(&section);
        let style = if counted {
            faint()
        } else if castle.building_site() == Some(section) {
            signs::bold()
        } else {
            Style::new()
        };
        let name = words::caylus::section(look.words, section);
        let mut row: Line = Row::of(format!("{name}{} ", if counted { "✓" } else { "" }), style);
        row = houses.iter().fold(row, |row, seat| row.then(look.marker(seat)));
        row.push("·".repeat(section.size() - houses.len()), faint());
        row.push(format!(" {}", look.tell("screen-points", &[("points", section.points().into())])), faint());
        row.aimed(&Aim::Thing(Thing::Keep))
    };
    flowing(Section::ALL.map(section), 2, width)
}

/// A space of the road.
fn space(look: &Look<'_, State>, space: Space, width: usize, roomy: bool) -> Rows<Aim<State>> {
    let tile = look.view.road().tile(space);
    let number = number(look, space).and(" ", Style::new());
    let room = width.saturating_sub(number.width());
    let name = match (tile, counted_here(look, space)) {
        (Some(tile), _) => {
            let names = [words::caylus::short_tile(look.words, tile), words::caylus::brief_tile(look.words, tile)];
            Row::of(fitting(names, room), class(tile.class()))
        }
        (None, Some(section)) => {
            let names =
                [words::caylus::section(look.words, section), words::caylus::brief_section(look.words, section)];
            Row::of(fitting(names, room), faint())
        }
        (None, None) => Row::of("·", faint()),
    };
    let (there, does) = (pieces(look, space), tile.map_or_else(Row::new, |tile| does(look, tile)));
    let mut rows = vec![number.then(name)];
    if roomy {
        rows.extend([Row::plain(" ").then(does), Row::plain(" ").then(there)]);
    } else {
        rows.push(close_together(there, does, width));
    }
    let aim = Aim::Thing(Thing::space(space));
    rows.into_iter().map(|row| row.filled(width).aimed(&aim)).collect()
}

/// A name, or a brief one where there is little room. Where there is even less, another letter of it tells more than a sign
/// that letters are missing.
fn fitting([name, brief]: [String; 2], room: usize) -> String {
    if name.chars().count() <= room { name } else { brief.chars().take(room).collect() }
}

/// Who is there, and as much of what the building does as there is room for behind it.
fn close_together(there: Line, does: Line, width: usize) -> Line {
    let start = if there.width() == 0 { "" } else { " " };
    let room = width.saturating_sub(there.width() + start.len());
    if room < LEAST_DOES.min(does.width()) {
        return there;
    }
    there.and(start, Style::new()).then(does.patched(faint()).cut(room))
}

/// The number of a space, marked if something can be done there, with what is to be typed if that is not the number.
fn number(look: &Look<'_, State>, space: Space) -> Line {
    let mark = look.mark(Thing::space(space));
    let number = format!("{space:>2}", space = space.number());
    let style = match () {
        () if mark.is_pointed => signs::pointed(),
        () if mark.is_open => signs::key(),
        () if mark.is_fresh => signs::fresh(),
        () if space > look.view.provost() => faint(),
        () => Style::new(),
    };
    let same = !mark.is_open || mark.key.is_empty() || number.ends_with(mark.key.as_str());
    if same {
        Row::of(number, style)
    } else {
        Row::of(number, signs::bold()).and(" ", Style::new()).and(mark.key, style)
    }
}

/// The section that is counted when the bailiff comes here (C1.3), while it has not been.
fn counted_here(look: &Look<'_, State>, space: Space) -> Option<Section> {
    look.view.castle().uncounted().iter().copied().find(|section| section.space() == space.number())
}

/// Owner, worker, bailiff and provost.
fn pieces(look: &Look<'_, State>, space: Space) -> Line {
    let road = look.view.road();
    let mut row = Row::new();
    if let Some(owner) = road.owner(space) {
        row = row.then(house(owner));
    }
    if let Some(planned) = look.view.planned_residences().find(|planned| planned.space == space) {
        row = row.and("→", Style::new()).then(house(planned.seat));
    }
    if let Some(seat) = road.worker(space) {
        row = row.then(worker(seat));
    }
    if look.view.provost() == space {
        row.push("P", signs::key());
    }
    if look.view.bailiff() == space {
        row.push("B", signs::key());
    }
    if let (Some(section), true) = (counted_here(look, space), road.tile(space).is_some()) {
        let initial: String = words::caylus::section(look.words, section).chars().take(1).collect();
        row.push(format!("!{initial}"), faint());
    }
    row
}

/// What a tile is made of, by its manner of writing.
fn class(class: Class) -> Style {
    match class {
        Class::Prestige | Class::Residence => Style::new().add_modifier(ratatui::style::Modifier::ITALIC),
        Class::Neutral | Class::Fixed | Class::Wood | Class::Stone => Style::new(),
    }
}

/// What a building does, in letters of cubes, `d` for deniers and `p` for points.
fn does(look: &Look<'_, State>, tile: Tile) -> Line {
    let deniers = |number: u16| look.tell("screen-deniers", &[("deniers", number.into())]);
    let mut row = Row::new();
    match tile.printed(look.view.options().edition).effect {
        Effect::None => (),
        Effect::Produce(options) => {
            for (number, cubes) in options.iter().enumerate() {
                row.push(if number > 0 { "/" } else { "+" }, Style::new());
                row = row.then(letters(*cubes));
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
                row = row.then(goods(look, &pay)).and("→", Style::new()).then(goods(look, &get));
            }
        }
        Effect::Transmute => row = row.and("□□→", Style::new()).then(letters(caylus::Cubes::of("G"))),
        Effect::Build(class) => row.push(format!("+ {}", words::caylus::class(look.words, class)), Style::new()),
        Effect::MakeResidence => row.push(words::caylus::short_tile(look.words, Tile::Residence), Style::new()),
    }
    row
}

fn goods(look: &Look<'_, State>, goods: &Goods) -> Line {
    let mut row = letters(goods.cubes);
    if goods.deniers > 0 {
        row.push(look.tell("screen-deniers", &[("deniers", goods.deniers.into())]), Style::new());
    }
    if goods.points > 0 {
        row.push(look.tell("screen-points", &[("points", goods.points.into())]), Style::new());
    }
    row
}
