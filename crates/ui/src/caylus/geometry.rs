//! Where everything stands on the drawn board, in both of its shapes: wide for screens that lie, tall for phones. Pages may
//! not carry styles of their own, so the coordinates are written once into a style sheet: a space is found by its id, a
//! piece by the class of the spot it stands on.

use crate::board::rects::{Rect, Rects, follow, rule};
use caylus::BoardItem;
use caylus::{Line, Place, ROAD_LENGTH, Section, Space};
use game::Seat;
use std::fmt::Write;

/// A tile on the road, in the units of its own drawing.
pub(super) const TILE: (f64, f64) = (74.0, 76.0);
/// A tile on the tall board.
const TALL_TILE: (f64, f64) = (70.0, 72.0);

/// The spaces that the road has on each side of the wide board: it runs down, back, up and on again.
const CORNERS: [u8; 3] = [7, 17, 22];

/// Everything that is not a space of the road. The castle with its houses and the favour table have a page of their own
/// on the tall board.
const BLOCKS: [(&str, Rects); 10] = [
    ("gate", Rects { wide: Rect::new(13., 10., 76., 86.), tall: Rect::new(8., 8., 76., 86.) }),
    ("post", Rects { wide: Rect::new(93., 10., 84., 86.), tall: Rect::new(90., 8., 84., 86.) }),
    ("guild", Rects { wide: Rect::new(181., 10., 104., 86.), tall: Rect::new(180., 8., 104., 86.) }),
    ("joust", Rects { wide: Rect::new(289., 10., 84., 86.), tall: Rect::new(290., 8., 84., 86.) }),
    ("stables", Rects { wide: Rect::new(377., 10., 126., 86.), tall: Rect::new(8., 104., 126., 86.) }),
    ("inn", Rects { wide: Rect::new(507., 10., 104., 86.), tall: Rect::new(140., 104., 104., 86.) }),
    ("bridge", Rects { wide: Rect::new(622., 16., 206., 66.), tall: Rect::new(92., 198., 206., 70.) }),
    ("castle", Rects { wide: Rect::new(604., 113., 214., 118.), tall: Rect::new(88., 852., 214., 118.) }),
    ("keep", Rects { wide: Rect::new(448., 236., 366., 274.), tall: Rect::new(8., 8., 374., 280.) }),
    ("favor", Rects { wide: Rect::new(124., 236., 318., 274.), tall: Rect::new(8., 304., 374., 322.) }),
];

/// One of the blocks; nothing for other names.
pub(super) fn block(name: &str) -> Rects {
    const NOTHING: Rect = Rect::new(0., 0., 0., 0.);
    let found = BLOCKS.iter().find(|(other, _)| *other == name);
    found.map_or(Rects { wide: NOTHING, tall: NOTHING }, |(_, rects)| *rects)
}

/// A space of the road.
pub(super) fn space(space: Space) -> Rects {
    let number = space.number();
    let column = |column: u8| 13. + 84. * (f64::from(column) - 1.);
    let row = |row: u8| if row == 1 { 14. } else { 126. + 84. * (f64::from(row) - 2.) };
    let (x, y) = match number {
        ..=7 => (column(11), row(number)),
        8..=17 => (column(18 - number), row(7)),
        18..=22 => (column(1), row(24 - number)),
        _ => (column(number - 21), row(2)),
    };
    let (down, across) = ((number - 1) / 5, (number - 1) % 5);
    let across = if down % 2 == 1 { 4 - across } else { across };
    let tall = Rect::new(8. + 76. * f64::from(across), 296. + 94. * f64::from(down), TALL_TILE.0, TALL_TILE.1);
    Rects { wide: Rect::new(x, y, TILE.0, TILE.1), tall }
}

/// Where an officer stands in the street before a space of the wide board.
pub(super) fn street(at: Space) -> (f64, f64) {
    let Rect { x, y, .. } = space(at).wide;
    match at.number() {
        7 => (834., 527.),
        17 => (105., 527.),
        22 => (105., 219.),
        // Beside the corners they keep away from who stands at the corner itself.
        6 => (834., y + 22.),
        ..7 => (834., y + 38.),
        8 => (x + 21., 527.),
        16 => (x + 53., 527.),
        9..16 => (x + 37., 527.),
        21 => (105., y + 54.),
        18..22 => (105., y + 38.),
        23 => (x + 53., 219.),
        _ => (x + 37., 219.),
    }
}

/// Which way the street runs on from a space, as steps to the right and down.
pub(super) fn heading(at: Space) -> (f64, f64) {
    match CORNERS.iter().position(|corner| at.number() < *corner) {
        Some(0) => (0., 1.),
        Some(1) => (-1., 0.),
        Some(2) => (0., -1.),
        _ => (1., 0.),
    }
}

/// Where the plate of a count lies along the street: at its space, or, short, beside it while an officer stands there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum PlatePosition {
    Behind,
    Here,
    Ahead,
    /// Before two who stand together.
    Farther,
}

/// How long plates are: in their place, and beside it.
const PLATE: f64 = 88.;
const SHORT_PLATE: f64 = 52.;
/// Half the room that an officer takes in the street, and two together.
const STANDS: f64 = 12.;
const STAND_TOGETHER: f64 = 33.;

impl PlatePosition {
    const ALL: [PlatePosition; 4] =
        [PlatePosition::Here, PlatePosition::Behind, PlatePosition::Ahead, PlatePosition::Farther];

    /// Where the plate of a section can be read while somebody stands before these spaces.
    pub(super) fn of(section: Section, standing: &[Space]) -> PlatePosition {
        let Some(at) = Space::new(section.space()) else { return PlatePosition::Here };
        let together = |space: Space| standing.iter().filter(|other| **other == space).count() > 1;
        let room = |space: Space| if together(space) { STAND_TOGETHER } else { STANDS };
        let is_free = |lies: &PlatePosition| {
            let (middle, half) = (lies.middle(at), lies.length() / 2.);
            let near = |point: (f64, f64), room: f64| {
                let (along, aside) = ahead(middle, heading(at), point);
                aside == 0. && along.abs() < half + room
            };
            let turns = *lies != PlatePosition::Here && near(street_corner(at), 0.);
            !turns && !standing.iter().any(|space| near(street(*space), room(*space)))
        };
        PlatePosition::ALL.into_iter().find(is_free).unwrap_or(PlatePosition::Here)
    }

    /// As a class, for the style sheet.
    pub(super) fn class(self) -> &'static str {
        match self {
            PlatePosition::Behind => " behind",
            PlatePosition::Here => "",
            PlatePosition::Ahead => " ahead",
            PlatePosition::Farther => " farther",
        }
    }

    pub(super) fn length(self) -> f64 {
        if self == PlatePosition::Here { PLATE } else { SHORT_PLATE }
    }

    /// How far it is moved, on the wide board and on the tall one: so that it fits between one who stands at its space and
    /// one at the next.
    fn moved(self) -> (f64, f64) {
        match self {
            PlatePosition::Behind => (-46., -38.),
            PlatePosition::Here => (0., 0.),
            PlatePosition::Ahead => (46., 38.),
            PlatePosition::Farther => (62., 52.),
        }
    }

    /// The middle of the plate at a space of the wide board.
    pub(super) fn middle(self, at: Space) -> (f64, f64) {
        let ((x, y), (right, down), (by, _)) = (street(at), heading(at), self.moved());
        (x + by * right, y + by * down)
    }
}

/// How far ahead of a place in the street another one is, and how far aside.
pub(super) fn ahead((x, y): (f64, f64), (right, down): (f64, f64), (to_x, to_y): (f64, f64)) -> (f64, f64) {
    ((to_x - x) * right + (to_y - y) * down, (to_x - x) * down + (to_y - y) * right)
}

/// Where the street has last turned before a space.
fn street_corner(at: Space) -> (f64, f64) {
    let corner = CORNERS.iter().rev().find(|corner| **corner <= at.number()).and_then(|corner| Space::new(*corner));
    corner.map_or((0., 0.), street)
}

/// The plate across the street where a section is counted.
fn plate(section: Section, lies: PlatePosition) -> Rects {
    let (Some(at), Some(next)) = (Space::new(section.space()), Space::new(section.space() + 1)) else {
        return block("");
    };
    let ((x, y), Rect { x: left, y: top, width, .. }) = (lies.middle(at), space(at).tall);
    let tall_x = left + width / 2. + lies.moved().1 * (space(next).tall.x - left).signum();
    let around = |x: f64, top: f64| Rect::new(x - lies.length() / 2., top, lies.length(), 13.);
    Rects { wide: around(x, y - 6.5), tall: around(tall_x, top - 16.) }
}

/// A worker on the ground of a slot that begins at `x` and is so wide.
fn on_slot(x: f64, y: f64, width: f64) -> Rect {
    Rect::new(x + width / 2. - 12.5, y - 3., 25., 31.)
}

/// The slots of the buildings before the bridge and of the castle, in their own units: left, top, width.
pub(super) fn slots(name: &str) -> &'static [(f64, f64, f64)] {
    match name {
        "gate" => &[(44., 26., 28.)],
        "post" | "joust" => &[(52., 26., 28.)],
        "guild" => &[(62., 26., 28.)],
        "stables" => &[(34., 26., 26.), (64., 26., 26.), (94., 26., 26.)],
        "inn" => &[(32., 26., 30.), (72., 26., 28.)],
        "castle" => &[(52., 25., 27.), (84., 25., 27.), (116., 25., 27.), (148., 25., 27.), (180., 25., 27.)],
        _ => &[],
    }
}

/// The first cell of the favour table in the table's own units, and how far it is from one line to the next.
const FIRST_CELL: Rect = Rect::new(34., 40., 56., 56.);
const LINE_STEP: f64 = 57.5;

/// A cell of the favour table in the table's own units; column 0 is the name of the line.
pub(super) fn cell(line: Line, column: u8) -> Rect {
    let Rect { x, y, width, height } = FIRST_CELL;
    let y = y + LINE_STEP * f64::from(line as u8);
    match column {
        0 => Rect::new(2., y, x - 4., height - 1.),
        _ => Rect::new(x + width * f64::from(column - 1), y, width - 2., height - 1.),
    }
}

/// Most markers of a cell that stand side by side; more are pushed together.
pub(super) const LOOSE: usize = 4;

fn marker(line: Line, column: u8, place: usize, loose: bool) -> Rect {
    let (Rect { x, y, height, .. }, step) = (cell(line, column), if loose { 13. } else { 9.8 });
    Rect::new(x + 2.5 + step * place as f64, y + height - 16.5, 13.5, 13.5)
}

/// The style sheet of the board's coordinates: every place by its id, every spot of a piece by its class, and the names by
/// which pieces are followed when they move.
pub fn board_css() -> String {
    let mut css = String::from("/* Made from the tables of the board: where everything stands. */\n");
    for (name, _) in BLOCKS {
        let selector =
            if ["bridge", "keep", "favor"].contains(&name) { format!("#{name}") } else { format!("#at-{name}") };
        rule(&mut css, &selector, block(name));
        for (place, (x, y, width)) in slots(name).iter().enumerate() {
            let natural = block(name).wide.width;
            rule(&mut css, &format!(".on-{name}-{place}"), block(name).part(natural, on_slot(*x, *y, *width)));
        }
    }
    for at in Space::all() {
        rule(&mut css, &format!("#at-{at}"), space(at));
        rule(&mut css, &format!(".on-{at}"), space(at).part(TILE.0, Rect::new(45., 17.5, 27., 34.)));
        let ((x, y), Rect { x: left, y: top, .. }) = (street(at), space(at).tall);
        let officer =
            Rects { wide: Rect::new(x - 12., y - 19., 24., 29.5), tall: Rect::new(left + 25., top - 21., 20., 24.6) };
        rule(&mut css, &format!(".before-{at}"), officer);
    }
    for section in Section::ALL {
        for lies in PlatePosition::ALL {
            let class = lies.class().replace(' ', ".");
            rule(&mut css, &format!("#count-{}{class}", section.name()), plate(section, lies));
        }
    }
    for place in 0..5 {
        let pad = Rect::new(11. + 40. * f64::from(place), 23., 24., 24.);
        rule(&mut css, &format!(".pass-{place}"), block("bridge").part(206., pad));
    }
    favor_css(&mut css);
    names_css(&mut css);
    pointing_css(&mut css);
    css
}

fn favor_css(css: &mut String) {
    let table = block("favor");
    for line in Line::ALL {
        for column in 0..=5 {
            let id = if column == 0 { BoardItem::Line(line).id() } else { BoardItem::Cell(line, column).id() };
            rule(css, &format!("#{id}"), table.part(318., cell(line, column)));
        }
        for (column, place) in (1..=5).flat_map(|column| (0..5).map(move |place| (column, place))) {
            let letter = line.letter();
            if place < LOOSE {
                let loose = marker(line, column, place, true);
                rule(css, &format!(".in-{letter}{column}-{place}"), table.part(318., loose));
            }
            let tight = marker(line, column, place, false);
            rule(css, &format!(".in-{letter}{column}-{place}-t"), table.part(318., tight));
        }
    }
}

/// A piece keeps its name wherever it goes, so that it is seen to go.
fn names_css(css: &mut String) {
    for seat in Seat::ALL {
        (1..=super::pieces::WORKERS).for_each(|worker| follow(css, &super::pieces::worker_id(seat, worker)));
        follow(css, &super::pieces::pass_id(seat));
        Line::ALL.into_iter().for_each(|line| follow(css, &super::pieces::marker_id(seat, line)));
    }
    ["the-bailiff", "the-provost"].into_iter().for_each(|id| follow(css, id));
}

/// Pointing at a place highlights its button in the list, and the other way round.
fn pointing_css(css: &mut String) {
    let road = (1..=ROAD_LENGTH).filter_map(Space::new).map(Place::road);
    let special = [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::STABLES, Place::INN, Place::CASTLE];
    let both = |write: &dyn Fn(Place, &str) -> String| {
        let places = special.into_iter().chain(road.clone());
        let each = places.flat_map(|place| ["place", "move"].map(|verb| write(place, verb)));
        each.collect::<Vec<_>>().join(",\n")
    };
    let _ = writeln!(
        css,
        "{}{{border-color:var(--hover);background:var(--card);box-shadow:0 0 0 1px var(--hover)}}",
        both(&|place, verb| {
            format!("body:has(#at-{place}>.target:is(:hover,:focus-visible)) .chip[value=\"{verb} {place}\"]")
        })
    );
    let _ = writeln!(
        css,
        "{}{{box-shadow:0 0 0 3px var(--hover),0 6px 14px rgb(0 0 0/.35)}}",
        both(&|place, verb| {
            format!("body:has(.chip[value=\"{verb} {place}\"]:is(:hover,:focus-visible)) #at-{place}>.target")
        })
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn apart(a: Rect, b: Rect) -> bool {
        let left_of = |a: Rect, b: Rect| a.x + a.width <= b.x;
        let above = |a: Rect, b: Rect| a.y + a.height <= b.y;
        left_of(a, b) || left_of(b, a) || above(a, b) || above(b, a)
    }

    /// C1.2: 28 spaces, and none on top of another or of a building, on either board.
    #[test]
    fn nothing_stands_on_anything_else() {
        let mut all: Vec<Rects> = Space::all().map(space).collect();
        all.extend(BLOCKS.iter().map(|(_, rects)| *rects));
        let tall_pages = |at: usize| at >= all.len() - 2;
        for first in 0..all.len() {
            for second in first + 1..all.len() {
                assert!(apart(all[first].wide, all[second].wide), "wide: {first} and {second}");
                if tall_pages(first) == tall_pages(second) {
                    assert!(apart(all[first].tall, all[second].tall), "tall: {first} and {second}");
                }
            }
        }
    }

    /// Wherever provost and bailiff stand, the plates of the counts can be read: also that of the Walls, where the street has
    /// just turned, if one of them stands before it and one behind it.
    #[test]
    fn nobody_stands_on_a_plate() {
        let pairs = Space::all().flat_map(|one| Space::all().map(move |other| [one, other]));
        for officers in pairs {
            for section in Section::ALL {
                let (at, lies) = (Space::new(section.space()).unwrap(), PlatePosition::of(section, &officers));
                // Their drawings are 24 wide; two together stand one beside the other.
                let room = if officers[0] == officers[1] { 25. } else { 12. };
                let covers = |officer: &Space| {
                    let (along, aside) = ahead(lies.middle(at), heading(at), street(*officer));
                    aside == 0. && along.abs() < lies.length() / 2. + room
                };
                assert!(!officers.iter().any(covers), "{section:?} {officers:?}");
            }
        }
    }

    #[test]
    fn the_style_sheet_has_every_place_once() {
        let css = board_css();
        for selector in
            ["#at-1{", "#at-28{", "#at-gate{", "#at-castle{", ".on-stables-2{", ".in-D5-4-t{", "#count-walls{"]
        {
            assert_eq!(css.matches(&format!("\n{selector}")).count(), 1, "{selector}");
        }
    }
}
