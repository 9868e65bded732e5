//! The drawing behind everything: the sea, and in it the city with its rings, walls, canals and bridges. What a ring gives
//! is written along it.

use super::geometry::{CITY, MIDDLE, Point, clockwise, edge, point, ring, ring_name, sector, side, tenth};
use crate::board::draw::{escape, number, square, svg, text};
use words::Words;
use ys::Zone;

/// The wall between port and city, and that of the palaces.
const WALL: f64 = 226.5;
const PALACE_WALL: f64 = 154.5;

/// Where there are waves.
const WAVES: [Point; 16] = [
    (150., 18.),
    (120., 596.),
    (232., 10.),
    (470., 12.),
    (20., 140.),
    (8., 200.),
    (16., 440.),
    (6., 400.),
    (600., 140.),
    (606., 220.),
    (596., 470.),
    (612., 400.),
    (150., 600.),
    (455., 600.),
    (618., 330.),
    (4., 306.),
];

/// The sea, the mainland, and the dike between: behind the wide board.
pub(super) fn sea() -> String {
    let mut out = String::from(r#"<rect class="sea" width="940" height="612" rx="8"/>"#);
    for (x, y) in WAVES {
        out += &format!(r#"<path class="ripple" d="M{x} {y}q5-5 10 0t10 0t10 0"/>"#);
    }
    out += r#"<path class="dike" d="M604 292H640V320H604z"/><path class="dike-line" d="M604 292H640M604 320H640"/>"#;
    let shore = "c5-40-3-70 1-110s-4-70 0-120 3-90-1-140 4-80 0-120 4-80 0-122";
    out += &format!(r#"<path class="land" d="M628 0H932a8 8 0 0 1 8 8V604a8 8 0 0 1-8 8H628{shore}z"/>"#);
    out += &format!(r#"<path class="shore" d="M628 612{shore}"/>"#);
    svg("", 940., 612., &out)
}

/// The city from above with `districts` districts in play. `trade` is what a trade zone scores in this round.
pub(super) fn city(words: &Words, districts: u8, trade: u16) -> String {
    svg("", CITY.0, CITY.1, &plan(words, districts, trade))
}

/// The contents of that drawing, to be drawn with something else.
pub(super) fn plan(words: &Words, districts: u8, trade: u16) -> String {
    let (x, y) = MIDDLE;
    let mut out =
        format!(r#"<circle class="shoal" cx="{x}" cy="{y}" r="303"/><circle class="quay" cx="{x}" cy="{y}" r="297"/>"#);
    out += &(0..4).map(jetties).collect::<String>();
    for district in 0..4 {
        // Y0.1: with three districts the fourth quarter of the city is not in play.
        let unused = if district < districts { "" } else { " unused" };
        for zone in Zone::ALL {
            let path = sector(district, zone, 0.);
            out += &format!(r#"<path class="zone-ground {}{unused}" d="{path}"/>"#, ring_name(zone));
        }
    }
    out += &format!(r#"<path class="canal" d="M{} {y}H{}M{x} {}V{}"/>"#, x - 300., x + 300., y - 300., y + 300.);
    out += &(0..4).map(walls).collect::<String>();
    out += &bridges();
    out += &format!(
        r#"<circle class="islet" cx="{x}" cy="{y}" r="56"/><circle class="islet-wall" cx="{x}" cy="{y}" r="52"/>"#
    );
    for district in 0..districts {
        out += &houses(district);
        out += &medals(district, trade);
        out += &Zone::ALL.map(|zone| ring_words(words, district, zone, trade)).concat();
    }
    for district in districts..4 {
        let (x, y) = point(district, 190., 45.);
        out += &text("ring-name centered", x, y, &words.text("ysb-not-in-play"));
    }
    out
}

fn jetties(district: u8) -> String {
    let jetty = |degrees: f64| {
        let ((x, y), (to_x, to_y)) = (point(district, 294., degrees), point(district, 307., degrees));
        format!(r#"<path class="jetty" d="M{} {}L{} {}"/>"#, tenth(x), tenth(y), tenth(to_x), tenth(to_y))
    };
    [36., 54.].map(jetty).concat()
}

/// A quarter of a circle between the canals, `off` degrees from them.
fn quarter(district: u8, radius: f64, off: f64) -> String {
    let from = edge(radius, 0.) + off;
    let ((x, y), (to_x, to_y)) = (point(district, radius, from), point(district, radius, 90. - from));
    let turn = clockwise(district);
    format!("M{} {}A{radius} {radius} 0 0 {turn} {} {}", tenth(x), tenth(y), tenth(to_x), tenth(to_y))
}

fn walls(district: u8) -> String {
    let (wall, palace) = (quarter(district, WALL, 0.6), quarter(district, PALACE_WALL, 0.));
    let mut out = format!(
        r#"<path class="wall-base" d="{wall}"/><path class="wall-course" d="{wall}"/><path class="palace-wall" d="{palace}"/>"#
    );
    for degrees in [3.4, 30., 60., 86.6] {
        let (x, y) = point(district, WALL, degrees);
        out += &square("tower", tenth(x) - 8., tenth(y) - 8., 16.);
    }
    out
}

/// Where the rings cross the canals.
fn bridges() -> String {
    let (x, y) = MIDDLE;
    let bridge = |x: f64, y: f64, width: u8, height: u8| {
        format!(
            r#"<rect class="bridge" x="{}" y="{}" width="{width}" height="{height}" rx="2"/>"#,
            number(x),
            number(y)
        )
    };
    let ring = |radius: f64| {
        bridge(x - 7.5, y - radius - 8., 15, 16)
            + &bridge(x - 7.5, y + radius - 8., 15, 16)
            + &bridge(x - radius - 8., y - 7.5, 16, 15)
            + &bridge(x + radius - 8., y - 7.5, 16, 15)
    };
    [190., 262.].map(ring).concat()
}

fn houses(district: u8) -> String {
    const HOUSES: [&str; 4] = ["building-market", "building-residence", "building-bank", "building-inn"];
    let ((x, y), (crane_x, crane_y)) = (point(district, 187., 82.5), point(district, 258., 84.5));
    square(HOUSES[usize::from(district) % 4], x - 11., y - 12., 22.)
        + &square("crane", crane_x - 12., crane_y - 13., 24.)
}

/// What port and trade give, at their ends by the level canal (Y4.2).
fn medals(district: u8, trade: u16) -> String {
    let medal = |(x, y): Point| format!(r#"<circle class="medal" cx="{}" cy="{}" r="12.5"/>"#, tenth(x), tenth(y));
    let (port, market) = (point(district, 253., 6.2), point(district, 182., 8.2));
    let (x, y) = market;
    medal(port)
        + &square("gem-k", port.0 - 10., port.1 - 10., 20.)
        + &medal(market)
        + &square("gold-coin", x - 8.5, y - 8.5, 17.)
        + &crate::board::draw::figure(x, y + 4., &trade.to_string(), 11.5, "on-gold")
}

/// The name of a ring along it, and what it gives.
fn ring_words(words: &Words, district: u8, zone: Zone, trade: u16) -> String {
    let ((right, down), (_, outer)) = (side(district), ring(zone));
    let radius = outer - if down < 0. { 10.5 } else { 4. };
    let (from, to) = if right < 0. { (4., 86.) } else { (86., 4.) };
    let ((x, y), (to_x, to_y)) = (point(district, radius, from), point(district, radius, to));
    let id = format!("arc-{}{}", ring_name(zone), district + 1);
    let turn = u8::from(down < 0.);
    let path = format!("M{} {}A{radius} {radius} 0 0 {turn} {} {}", tenth(x), tenth(y), tenth(to_x), tenth(to_y));
    let along = match (zone, right < 0.) {
        (Zone::Palace, _) => 50,
        (_, true) => 25,
        (_, false) => 75,
    };
    let name = words.text(&format!("ysb-ring-{}", ring_name(zone)));
    let name = escape(&name);
    let gives = match zone {
        Zone::Port => words.text("ysb-ring-port-gives").into_owned(),
        Zone::Trade => words.text_with("ysb-ring-trade-gives", &[("points", trade.into())]).into_owned(),
        Zone::Palace => String::new(),
    };
    let gives =
        if gives.is_empty() { gives } else { format!(r#"<tspan class="ring-gives"> · {}</tspan>"#, escape(&gives)) };
    let arc = format!(r#"<path id="{id}" d="{path}" fill="none"/>"#);
    let name = format!(r#"<tspan class="uppercase">{name}</tspan>{gives}"#);
    let along = format!(r##"<textPath href="#{id}" startOffset="{along}%" text-anchor="middle">{name}</textPath>"##);
    format!(r#"{arc}<text class="ring-name">{along}</text>"#)
}
