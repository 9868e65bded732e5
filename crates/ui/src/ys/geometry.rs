//! Where everything stands on the drawn board: the city as rings and districts round the throne room, market and quotations
//! on the mainland. A quadrant is worked out once and mirrored: a broker has the class of its district and that of its
//! place within a quadrant.

use crate::board::rects::{Rect, Rects, follow, round, rule};
use std::fmt::Write;
use ys::BoardItem;
use ys::{Color, Owner, Spot, Zone};

pub(super) type Point = (f64, f64);

/// The middle of the city on the wide board (940 × 612).
pub(super) const MIDDLE: Point = (312., 306.);
/// The same plan, smaller, on the tall board (390 × 444).
const TALL_MIDDLE: Point = (195., 222.);
const TALL_SCALE: f64 = 0.648;
/// Half the width of the canals.
const CANAL: f64 = 6.;
/// The whole city in its own drawing.
pub(super) const CITY: (f64, f64) = (624., 612.);
/// Market and quotations in the units of their own drawings.
pub(super) const MARKET: (f64, f64) = (296., 300.);
pub(super) const QUOTES: (f64, f64) = (296., 288.);
/// A ship and a card, in theirs.
pub(super) const SHIP: (f64, f64) = (104., 84.);
pub(super) const CARD: (f64, f64) = (48., 60.);
/// A broker in the city.
const BROKER: f64 = 29.;

/// Districts run clockwise from the north-west, in the order in which they are scored: to the right, and down.
const SIDES: [Point; 4] = [(-1., -1.), (1., -1.), (1., 1.), (-1., 1.)];

pub(super) fn side(district: u8) -> Point {
    SIDES[usize::from(district) % SIDES.len()]
}

/// Inner and outer edge of a zone.
pub(super) fn ring(zone: Zone) -> Point {
    match zone {
        Zone::Port => (231., 292.),
        Zone::Trade => (157., 222.),
        Zone::Palace => (60., 152.),
    }
}

/// The name of a zone in classes.
pub(super) fn ring_name(zone: Zone) -> &'static str {
    match zone {
        Zone::Port => "port",
        Zone::Trade => "trade",
        Zone::Palace => "palace",
    }
}

/// A point of a district: 0 degrees lie on the level canal, 90 on the upright one.
pub(super) fn point(district: u8, radius: f64, degrees: f64) -> Point {
    let ((right, down), (along, up)) = (side(district), polar(radius, degrees));
    (MIDDLE.0 + right * along, MIDDLE.1 + down * up)
}

fn polar(radius: f64, degrees: f64) -> Point {
    let angle = degrees.to_radians();
    (radius * angle.cos(), radius * angle.sin())
}

/// Where a ring of this radius meets the canal, in degrees.
pub(super) fn edge(radius: f64, inset: f64) -> f64 {
    ((CANAL + inset) / radius).asin().to_degrees()
}

/// Whether an arc from the level canal to the upright one runs clockwise.
pub(super) fn clockwise(district: u8) -> u8 {
    u8::from(side(district).0 * side(district).1 > 0.)
}

/// A zone as a path, smaller by `inset` on all sides.
pub(super) fn sector(district: u8, zone: Zone, inset: f64) -> String {
    let (inner, outer) = (ring(zone).0 + inset, ring(zone).1 - inset);
    let (from, to) = (edge(inner, inset), edge(outer, inset));
    let corners = [(outer, to), (outer, 90. - to), (inner, 90. - from), (inner, from)];
    let [a, b, c, d] = corners.map(|(radius, degrees)| {
        let (x, y) = point(district, radius, degrees);
        format!("{} {}", tenth(x), tenth(y))
    });
    let turn = clockwise(district);
    format!("M{a}A{outer} {outer} 0 0 {turn} {b}L{c}A{inner} {inner} 0 0 {} {d}z", 1 - turn)
}

/// Rounds to a tenth of a unit, which is finer than any screen.
pub(super) fn tenth(value: f64) -> f64 {
    (value * 10.).round() / 10.
}

/// The box round a zone.
pub(super) fn zone_box(district: u8, zone: Zone) -> Rect {
    let ((right, down), (_, outer)) = (side(district), ring(zone));
    let from = |side: f64| if side > 0. { CANAL } else { -outer };
    Rect::new(MIDDLE.0 + from(right), MIDDLE.1 + from(down), outer - CANAL, outer - CANAL)
}

/// The shape of a zone in per cent of its box, in the first district: what can be pointed at, at every size.
fn clip(zone: Zone) -> String {
    let (Rect { x, y, width, height }, (inner, outer)) = (zone_box(0, zone), ring(zone));
    let arc = |radius: f64, parts: u8, back: bool| {
        let (from, span) = (edge(radius, 0.), 90. - 2. * edge(radius, 0.));
        (0..=parts).map(move |part| {
            let along = span * f64::from(part) / f64::from(parts);
            point(0, radius, if back { 90. - from - along } else { from + along })
        })
    };
    let percent = |(px, py): Point| format!("{}% {}%", tenth((px - x) / width * 100.), tenth((py - y) / height * 100.));
    let points: Vec<String> = arc(outer, 14, false).chain(arc(inner, 10, true)).map(percent).collect();
    format!("polygon({})", points.join(","))
}

/// A box of the city on both boards; on the tall one it may grow about its middle.
fn in_city(wide: Rect, grow: f64) -> Rects {
    let Rect { x, y, width, height } = wide;
    let middle = (x + width / 2. - MIDDLE.0, y + height / 2. - MIDDLE.1);
    let (w, h) = (width * TALL_SCALE * grow, height * TALL_SCALE * grow);
    let tall =
        Rect::new(TALL_MIDDLE.0 + middle.0 * TALL_SCALE - w / 2., TALL_MIDDLE.1 + middle.1 * TALL_SCALE - h / 2., w, h);
    Rects { wide, tall }
}

fn market() -> Rects {
    Rects { wide: Rect::new(636., 8., MARKET.0, MARKET.1), tall: Rect::new(8., 8., 374., 379.) }
}

fn quotes() -> Rects {
    Rects { wide: Rect::new(636., 316., QUOTES.0, QUOTES.1), tall: Rect::new(8., 395., 374., 364.) }
}

/// A cell of the market in its drawing; row 0 is the first that can ever be open.
pub(super) fn cell(column: Color, row: u8) -> Rect {
    Rect::new(46. + 61. * column.index() as f64, 86. + 60. * f64::from(row), 58., 57.)
}

/// The broker in a cell.
pub(super) fn in_cell(column: Color, row: u8) -> Rect {
    let Rect { x, y, .. } = cell(column, row);
    Rect::new(x + 12., y + 11., 34., 34.)
}

/// The gem above a column of the market, and the gem before a row.
pub(super) fn column_head(column: Color) -> Rect {
    Rect::new(cell(column, 0).x, 27., 58., 32.)
}

pub(super) fn row_head(row: u8) -> Rect {
    Rect::new(4., cell(Color::Blue, row).y, 40., 57.)
}

/// A column of the quotation track in its drawing.
pub(super) fn track(color: Color) -> Rect {
    Rect::new(24. + 42. * color.index() as f64, 33., 39., 224.)
}

/// The middle of a step of the track, counted from 1.
pub(super) fn step(number: u8) -> f64 {
    250. - 15. * (f64::from(number) - 1.)
}

/// The corner of a ship on both boards.
pub(super) fn ship(district: u8) -> Rects {
    let (right, down) = side(district);
    let pick = |side: f64, before: f64, behind: f64| if side < 0. { before } else { behind };
    let wide = Rect::new(pick(right, 4., 516.), pick(down, 2., 526.), SHIP.0, SHIP.1);
    Rects { wide, tall: Rect::new(pick(right, 2., 310.), pick(down, 0., 381.), 78., 63.) }
}

pub(super) fn card(district: u8) -> Rects {
    let (x, y) = point(district, 101., 45.);
    in_city(Rect::new(x - CARD.0 / 2., y - CARD.1 / 2., CARD.0, CARD.1), 1.14)
}

// Brokers in a ring stand side by side about the middle of their lane. Their places are half steps, so that any number has
// its middle there; the more there are, the shorter the steps.

/// The lane of brokers in a ring: its name in classes, its radius, and how many fit there for each length of a step.
fn lane(zone: Zone) -> (&'static str, f64, [i16; 3]) {
    match zone {
        Zone::Port => ("port", 252., [8, 11, 16]),
        _ => ("trade", 181., [5, 7, 10]),
    }
}

/// The lengths of a step, the longest first.
const STEPS: [f64; 3] = [BROKER + 5.5, 25., 17.];

/// Round the card of a palace: radius and degrees. Those who come later stand before the first eight.
const PALACE: [Point; 8] =
    [(133., 25.), (133., 65.), (136.5, 9.2), (136.5, 80.8), (107., 11.9), (107., 78.1), (78.2, 16.3), (78.2, 73.7)];

/// This many brokers in a palace, with one more that might come, stand close together.
const PALACE_CROWD: usize = 4;

/// How large brokers are, by how close they stand: a class, and the size on the wide board and on the tall one, both in the
/// units of the plan. Where there is room they are larger than the plan on the tall board, because it is small.
const SIZES: [(&str, f64, f64); 4] =
    [("", BROKER, STEPS[0]), (" near", BROKER, BROKER), (" close", STEPS[1], STEPS[1]), (" dense", 21., 21.)];

/// The class of the size of `number` brokers in a zone.
fn size_class(zone: Zone, number: usize) -> &'static str {
    let size = match zone {
        Zone::Palace => usize::from(number >= PALACE_CROWD),
        _ => [0, 2, 3][lane_step(zone, number)],
    };
    SIZES[size].0
}

/// Which length of a step `number` brokers in a lane have.
fn lane_step(zone: Zone, number: usize) -> usize {
    let (.., fit) = lane(zone);
    fit.iter().position(|most| i16::try_from(number).is_ok_and(|number| number <= *most)).unwrap_or(fit.len() - 1)
}

/// The class of a place in a zone: the `place`th of `number` brokers, or, one further, what might come next to them.
pub(super) fn stand(spot: Spot, number: usize, place: usize) -> String {
    let (Some(district), Some(zone)) = (spot.district(), spot.kind()) else { return format!("in-{spot}") };
    let quadrant = format!("quadrant-{}{}", district + 1, size_class(zone, number));
    if zone == Zone::Palace {
        return format!("{quadrant} palace-{}", place % (2 * PALACE.len()));
    }
    let ((lane, _, fit), step) = (lane(zone), lane_step(zone, number));
    let (number, place) = (i16::try_from(number).unwrap_or(i16::MAX), i16::try_from(place).unwrap_or(i16::MAX));
    let half = if number == 0 { 0 } else { place.saturating_mul(2).saturating_sub(number - 1) };
    // In the order of reading, from left to right.
    let half = if side(district).0 < 0. { half } else { -half };
    // One more than fit: what might come next to them.
    let most = fit[step] + 1;
    format!("{quadrant} {lane}-{step}-{}", half.clamp(-most, most) + most)
}

/// The places of a quadrant: the class of each, and where it is from the middle of the city.
fn places() -> Vec<(String, Point)> {
    let mut all = Vec::new();
    for (lane, radius, fit) in [Zone::Port, Zone::Trade].map(lane) {
        for ((step, most), length) in fit.into_iter().enumerate().zip(STEPS) {
            for place in 0..=2 * (most + 1) {
                let along = f64::from(place - most - 1) * length / 2.;
                all.push((format!("{lane}-{step}-{place}"), polar(radius, 45. + (along / radius).to_degrees())));
            }
        }
    }
    for (place, (radius, degrees)) in PALACE.into_iter().enumerate() {
        all.push((format!("palace-{place}"), polar(radius, degrees)));
        let (x, y) = polar(radius, degrees);
        all.push((format!("palace-{}", place + PALACE.len()), (x - 6., y - 6.)));
    }
    all
}

/// The middle of a place in a zone on the wide board: the `place`th of `number` brokers.
pub(super) fn middle(spot: Spot, number: usize, place: usize) -> Point {
    let (class, (right, down)) = (stand(spot, number, place), side(spot.district().unwrap_or(0)));
    let found = places().into_iter().find(|(name, _)| class.split(' ').any(|part| part == name));
    let (x, y) = found.map_or((0., 0.), |(_, place)| place);
    (MIDDLE.0 + right * x, MIDDLE.1 + down * y)
}

// The throne room has a row for each round and a column for each player; the more rows, the smaller the brokers.

/// Size of the brokers and middle of the lowest row, by the number of rows.
const THRONE: [Point; 4] = [(21., 16.5), (17., 35.5), (15., 38.), (13.5, 40.)];

/// The throne above them, by the number of rows from none: its size, its upper edge, and the line that its name stands on.
/// More rows leave less room.
const ABOVE_THRONE: [(f64, f64, f64); 5] =
    [(32., 4., 48.), (32., 4., 48.), (32., 4., 48.), (27., 2., 40.5), (23., 2., 34.5)];

/// The edge of the drawing of the throne room.
pub(super) const THRONE_ROOM: f64 = 92.;

/// Where the throne is drawn above `rows` rows of brokers, and where its name stands.
pub(super) fn above_throne(rows: usize) -> (f64, f64, f64) {
    ABOVE_THRONE[rows.min(ABOVE_THRONE.len() - 1)]
}

/// The classes of a broker in the throne room.
pub(super) fn in_throne_room(rows: usize, columns: usize, row: usize, column: usize) -> String {
    format!("throne-{rows} column-{columns}-{column} row-{row}")
}

fn throne_room() -> Rect {
    Rect::new(MIDDLE.0 - THRONE_ROOM / 2., MIDDLE.1 - THRONE_ROOM / 2., THRONE_ROOM, THRONE_ROOM)
}

fn throne_css(css: &mut String) {
    for (rows, (size, lowest)) in (1_u8..).zip(THRONE) {
        let tall = size * TALL_SCALE * 1.05;
        let _ = writeln!(
            css,
            ".throne-{rows}{{--width:{size};--height:{size};--tall-width:{};--tall-height:{}}}",
            round(tall),
            round(tall)
        );
        for columns in 2..=4_u8 {
            for column in 0..columns {
                let x = size * (f64::from(column) - (f64::from(columns) - 1.) / 2.);
                let _ = writeln!(css, ".throne-{rows}.column-{columns}-{column}{{--dx:{}}}", round(x));
            }
        }
        for row in 0..rows {
            let y = lowest - size * (f64::from(rows) - 1. - f64::from(row));
            let _ = writeln!(css, ".throne-{rows}.row-{row}{{--dy:{}}}", round(y));
        }
    }
}

fn brokers_css(css: &mut String) {
    css.push_str(".token{--side-x:1;--side-y:1}\n");
    for (class, wide, tall) in SIZES {
        let (class, tall) = (class.replace(' ', "."), round(tall * TALL_SCALE));
        let _ =
            writeln!(css, ".token{class}{{--width:{wide};--height:{wide};--tall-width:{tall};--tall-height:{tall}}}");
    }
    let axis = |name: &str, wide: f64, tall: f64, size: &str| {
        let along = format!("var(--side-{name})*var(--d{name})");
        let wide = format!("--{name}:calc({wide} + {along} - var(--{size})/2)");
        format!("{wide};--tall-{name}:calc({tall} + {TALL_SCALE}*{along} - var(--tall-{size})/2)")
    };
    let (x, y) = (axis("x", MIDDLE.0, TALL_MIDDLE.0, "width"), axis("y", MIDDLE.1, TALL_MIDDLE.1, "height"));
    let _ = writeln!(css, ".token{{{x};{y}}}");
    for (district, (right, down)) in (1..).zip(SIDES) {
        let _ = writeln!(css, ".quadrant-{district}{{--side-x:{right};--side-y:{down}}}");
        // The shape is that of the first district.
        let flip = format!("scale({},{})", -right, -down);
        let _ = writeln!(css, ".zone.quadrant-{district}>.target{{transform:{flip}}}");
    }
    for (class, (x, y)) in places() {
        let _ = writeln!(css, ".{class}{{--dx:{};--dy:{}}}", round(x), round(y));
    }
}

/// The style sheet of the board: every place by its id, every spot of a piece by its classes, and the names by which pieces
/// are followed when they move.
pub(super) fn board_css() -> String {
    let mut css = String::from("/* Made from the tables of the board of Ys: where everything stands. */\n");
    brokers_css(&mut css);
    throne_css(&mut css);
    rule(&mut css, "#city", in_city(Rect::new(0., 0., CITY.0, CITY.1), 1.));
    rule(&mut css, "#at-throne", in_city(throne_room(), 1.));
    rule(&mut css, "#market", market());
    rule(&mut css, "#quotes", quotes());
    rule(&mut css, "#worth", quotes().part(QUOTES.0, Rect::new(198., 34., 94., 246.)));
    for zone in Zone::ALL {
        let _ = writeln!(css, ".ring-{}>.target{{clip-path:{}}}", ring_name(zone), clip(zone));
    }
    for district in 0..4 {
        for zone in Zone::ALL {
            rule(&mut css, &format!("#at-{}", Spot::zone(district, zone)), in_city(zone_box(district, zone), 1.));
        }
        rule(&mut css, &format!("#{}", BoardItem::Ship(district).id()), ship(district));
        rule(&mut css, &format!("#card-{}", district + 1), card(district));
        follow(&mut css, &format!("card-{}", district + 1));
    }
    for color in Color::ALL {
        rule(&mut css, &format!("#{}", BoardItem::Column(color).id()), market().part(MARKET.0, column_head(color)));
        rule(&mut css, &format!("#{}", BoardItem::Quote(color).id()), quotes().part(QUOTES.0, track(color)));
        for row in 0..3 {
            let spot = Spot::cell(color, row);
            rule(&mut css, &format!("#at-{spot}"), market().part(MARKET.0, cell(color, row)));
            rule(&mut css, &format!(".token.in-{spot}"), market().part(MARKET.0, in_cell(color, row)));
        }
    }
    (0..3).for_each(|row| {
        rule(&mut css, &format!("#{}", BoardItem::Row(row).id()), market().part(MARKET.0, row_head(row)))
    });
    names_css(&mut css);
    css
}

fn names_css(css: &mut String) {
    for owner in Owner::ALL {
        (1..=super::pieces::MOST).for_each(|number| follow(css, &super::pieces::broker_id(owner, number)));
        if let Some(seat) = owner.seat() {
            (0..4).for_each(|place| follow(css, &super::pieces::throne_id(seat, place)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every class that a broker can have is in the style sheet, however many there are.
    #[test]
    fn every_broker_has_a_place() {
        let css = board_css();
        for spot in Spot::all().filter(|spot| *spot != Spot::THRONE) {
            for (number, place) in (0..=33).flat_map(|number| (0..=number).map(move |place| (number, place))) {
                let classes = stand(spot, number, place);
                let last = classes.split(' ').next_back().unwrap();
                let found = [format!("\n.{last}{{--dx"), format!("\n.token.{last}{{--x")];
                assert!(found.iter().any(|rule| css.contains(rule)), "{classes}");
            }
        }
    }

    /// Y3.2: as long as the steps are long enough, brokers of a zone do not cover each other, nor leave their ring.
    #[test]
    fn brokers_stand_side_by_side_in_their_ring() {
        let places = places();
        let at = |classes: &str| {
            let last = classes.split(' ').next_back().unwrap();
            places.iter().find(|(class, _)| class == last).unwrap().1
        };
        let most = [(Zone::Port, 11), (Zone::Trade, 7), (Zone::Palace, 7)];
        for (zone, number) in most.into_iter().flat_map(|(zone, most)| (0..=most).map(move |number| (zone, number))) {
            let spot = Spot::zone(0, zone);
            // And one more that might come.
            let all: Vec<Point> = (0..=number).map(|place| at(&stand(spot, number, place))).collect();
            let (_, wide, tall) = SIZES.into_iter().find(|(class, ..)| *class == size_class(zone, number)).unwrap();
            for (place, (x, y)) in all.iter().enumerate() {
                let ((inner, outer), radius) = (ring(zone), x.hypot(*y));
                assert!(radius - wide / 2. > inner - 2. && radius + wide / 2. < outer + 2., "{zone:?} {number}");
                for (other_x, other_y) in &all[..place] {
                    let apart = (x - other_x).hypot(y - other_y);
                    assert!(apart > wide.max(tall) - 0.5, "{place} of {number} in {zone:?}: {apart}");
                }
            }
        }
    }

    /// Y7.1: four players after four rounds have room in the throne room.
    #[test]
    fn the_throne_room_holds_all() {
        for (rows, (size, lowest)) in (1_u8..).zip(THRONE) {
            let (x, y) = (1.5 * size, lowest);
            assert!(x.hypot(y) + size / 2. <= 52.5, "{rows}");
            // No broker covers the name, or what hangs below the line.
            let highest = THRONE_ROOM / 2. + lowest - size * (f64::from(rows) - 0.5);
            let (drawing, top, name) = above_throne(rows.into());
            assert!(name + 2.4 <= highest && top + drawing + 6.5 <= name, "{rows}");
        }
    }
}
