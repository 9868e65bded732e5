//! Tiles on the road and in the stock. What is drawn comes from what is printed on the tile, so that editions draw
//! themselves.

use super::draw::{Ghost, band, effect, figure, ground, icons, icons_around, label, square, svg, text, ticks};
use super::geometry::TILE;
use crate::memo::Memo;
use caylus::tiles::{Class, Effect, Goods, Printed, RESIDENCE_DENIERS, Tile};
use caylus::{Cube, Cubes, Edition};
use game::Seat;
use std::sync::Arc;
use words::caylus::ActionOutcome;
use words::{Language, Words};

/// The size of icons on tiles: the letters of their cubes are just large enough to be read on the screen of a laptop.
const ICON: f64 = 13.4;

/// A tile's drawing in the sprite; several tiles share one.
pub(crate) fn glyph(tile: Tile) -> String {
    let name = match tile {
        Tile::NeutralFarm => "n-farm",
        _ => tile.name().trim_start_matches("n-").trim_end_matches("-fixed"),
    };
    format!("building-{name}")
}

/// Cubes one by one, or each kind with its number.
fn cubes(cubes: Cubes, counted: bool) -> String {
    let write = |cube: Cube| match (cubes.number(cube), counted) {
        (many, true) => format!("{many}{cube}"),
        (many, false) => cube.letter().to_string().repeat(many.into()),
    };
    cubes.kinds().map(write).collect()
}

fn most(amount: Cubes) -> u16 {
    Cube::ALL.into_iter().map(|cube| amount.number(cube)).max().unwrap_or(0)
}

fn goods(goods: Goods, counted: bool) -> String {
    let mut spec = cubes(goods.cubes, counted);
    if goods.deniers > 0 {
        spec += &format!("{}d", goods.deniers);
    }
    if goods.points > 0 {
        spec += &format!("{}P", goods.points);
    }
    spec
}

/// What a tile costs, as a row of icons.
pub(super) fn cost(tile: Tile, edition: Edition) -> String {
    let printed = tile.printed(edition);
    let deniers = if tile == Tile::Residence { format!("{RESIDENCE_DENIERS}d") } else { String::new() };
    cubes(printed.cost, most(printed.cost) > 1) + if printed.any { "X" } else { "" } + &deniers
}

/// What goes and what comes with an action, as a row of icons.
pub(super) fn trade(outcome: &ActionOutcome) -> String {
    let many = |cubes: Cubes| most(cubes) > 2;
    let deniers = |number: u16| if number > 0 { format!("{number}d") } else { String::new() };
    let pay = cubes(outcome.spent, many(outcome.spent)) + &deniers(outcome.paid);
    let mut get = cubes(outcome.gained, many(outcome.gained)) + &deniers(outcome.earned);
    if outcome.scored > 0 {
        get += &format!("{}P", outcome.scored);
    }
    get += &"R".repeat(outcome.favors.into());
    if pay.is_empty() { get } else { format!("{pay}>{get}") }
}

/// What a tile does for a worker or brings its owner, as rows of icons.
pub(super) fn does(printed: &Printed) -> String {
    match printed.effect {
        Effect::Produce(options) => options.iter().map(|option| cubes(*option, false)).collect::<Vec<_>>().join("/"),
        Effect::Sell(deniers) => format!("X>{deniers}d"),
        Effect::Peddle(one, None) => format!("{one}d>N"),
        Effect::Peddle(one, Some(two)) => format!("{one}d>N|{two}d>NN"),
        Effect::Deals(deals) => {
            // Three cubes in a row are too many for the tile: then both deals say their number.
            let counted = deals.iter().any(|deal| most(deal.pay.cubes) > 2);
            deals.map(|deal| format!("{}>{}", goods(deal.pay, counted), goods(deal.get, false))).join("|")
        }
        Effect::Transmute => "2N>G|4N>GG".to_owned(),
        Effect::Build(class) => format!("H:{}", class.name()),
        Effect::MakeResidence => format!("C{RESIDENCE_DENIERS}d>k:residence"),
        Effect::None => {
            let income = if printed.income > 0 { format!("+{}d", printed.income) } else { String::new() };
            "R".repeat(printed.favors.into()) + &income
        }
    }
}

/// A tile as it stands on the road.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct OnRoad {
    pub tile: Tile,
    pub edition: Edition,
    pub space: u8,
    pub owner: Option<Seat>,
    pub planned: Option<Seat>,
    pub ghost: Option<Ghost>,
    pub changed: bool,
}

impl OnRoad {
    pub(super) fn draw(self, words: &Words) -> Arc<str> {
        static DRAWN: Memo<(Language, OnRoad)> = Memo::new();
        DRAWN.get((words.language(), self), || self.draw_named(&words::caylus::short_tile(words, self.tile)))
    }

    fn draw_named(self, name: &str) -> String {
        let printed = self.tile.printed(self.edition);
        let mut out = ground(TILE.0, TILE.1, 4.5) + &band(74, 15., printed.class.name());
        out += r##"<path d="M.5 4.5a4 4 0 0 1 4-4H17V15H.5z" fill="#000" fill-opacity=".28"/>"##;
        let space = self.space;
        out += &format!(
            r#"<text class="label" x="8.8" y="11" text-anchor="middle" font-size="10.4" font-weight="700">{space}</text>"#
        );
        out += &label(19.5, 11.2, name, 10.4, 8, 52.);
        if printed.class == Class::Fixed {
            out += r#"<path class="nails" d="M4.5 71.5h.01M69.5 71.5h.01M69.5 20h.01M4.5 20h.01"/>"#;
        }
        let spec = does(printed);
        // Two deals need two rows of icons, and the picture above them is smaller.
        let size = if spec.contains('|') { 29. } else { 36. };
        out += &square(&glyph(self.tile), 3., 17., size);
        out += &if printed.class == Class::Prestige {
            format!(r#"<g class="dim">{}</g>"#, icons(&format!("{}P{spec}", printed.points), 4., 58., ICON))
        } else {
            effect(&spec, 2.5, 58.5, ICON)
        };
        if let Some(owner) = self.owner {
            out += &square(&format!("house-{owner}"), 57., 58., 15.);
        }
        if let Some(seat) = self.planned {
            // C6.10: the tile is still there and becomes a residence later.
            let house = square(&format!("house-{seat}"), 39., 40., 13.);
            out += &(square("kind-residence", 38.5, 38., 15.) + &house);
        }
        out += &self.ghost.map_or_else(String::new, |ghost| ghost.draw(47., 19.));
        if self.changed {
            out += &ticks(TILE.0, TILE.1);
        }
        svg("", TILE.0, TILE.1, &out)
    }
}

/// A space with nothing on it.
pub(super) fn lot(space: u8, ghost: Option<Ghost>, changed: bool) -> String {
    let mut out = r#"<rect class="lot" x="1" y="1" width="72" height="74" rx="4"/>"#.to_owned();
    out += &text("lot-number", 37., 44., &space.to_string());
    out += &ghost.map_or_else(String::new, |ghost| ghost.draw(47., 40.));
    if changed {
        out += &ticks(TILE.0, TILE.1);
    }
    svg("", TILE.0, TILE.1, &out)
}

/// An unbuilt tile: what it costs and scores. A green foot means that the viewer holds the cubes.
pub(super) fn in_stock(words: &Words, tile: Tile, edition: Edition, left: u8, payable: bool) -> Arc<str> {
    static DRAWN: Memo<(Language, Tile, Edition, u8, bool)> = Memo::new();
    let key = (words.language(), tile, edition, left, payable);
    DRAWN.get(key, || draw_in_stock(&words::caylus::short_tile(words, tile), tile, edition, left, payable))
}

fn draw_in_stock(name: &str, tile: Tile, edition: Edition, left: u8, payable: bool) -> String {
    let printed = tile.printed(edition);
    let mut out = ground(52., 70., 4.) + &band(52, 14., printed.class.name()) + &label(3.5, 10.9, name, 10.6, 7, 45.);
    out += &square(&glyph(tile), 2., 16., 33.);
    let points = printed.points;
    out += &square("prestige", 33.5, 15.5, 17.5);
    out += &figure(42.3, 27.8, &points.to_string(), if points < 10 { 11.5 } else { 10.6 }, "on-prestige");
    for place in 0..printed.favors {
        let (x, size) = if printed.favors == 1 { (36.5, 13.) } else { (33. + 9. * f64::from(place), 10.) };
        out += &square("royal-favor", x, 35., size);
    }
    if printed.income > 0 {
        out += &icons(&format!("+{}d", printed.income), 29.5, 35.5, ICON);
    }
    if left > 1 {
        out += &figure(42.5, 46., &format!("×{left}"), 10.6, "ink");
    }
    let foot = if payable { "affordable" } else { "unaffordable" };
    out += &format!(r#"<path class="{foot}" d="M1 51.5H51V65.5a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4z"/>"#);
    let price = cost(tile, edition);
    out += &icons_around(&price, 26.5, 53.5, ICON);
    svg("", 52., 70., &out)
}

/// What a cell of the favour table gives, as icons, and the discount below it.
pub(super) fn favor_cell(line: caylus::Line, column: u8) -> (String, Option<&'static str>) {
    use caylus::Line;
    let column = usize::from(column.clamp(1, 5)) - 1;
    match line {
        Line::A => (format!("{}P", column + 1), None),
        Line::B => (format!("{}d", column + 3), None),
        Line::C => (["F", "W/S", "C", "X>NN", "G"][column].to_owned(), None),
        Line::D => {
            let icons = ["", "H:wood", "H:stone", "k:residence", "H:prestige"][column];
            (icons.to_owned(), [None, Some("cube-W"), Some("cube-S"), Some("coin"), None][column])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// C2: what is drawn is what is printed, in every edition (C9.3).
    #[test]
    fn tiles_show_what_is_printed() {
        let shown = |tile: Tile, edition| (cost(tile, edition), does(tile.printed(edition)));
        let own = |cost: &str, does: &str| (cost.to_owned(), does.to_owned());
        assert_eq!(shown(Tile::Market, Edition::Jeweler), own("WX", "X>6d"));
        assert_eq!(shown(Tile::Statue, Edition::Jeweler), own("2S1G", "R"));
        assert_eq!(shown(Tile::Tailor, Edition::Jeweler), own("WS", "2C>4P|3C>6P"));
        assert_eq!(shown(Tile::Tailor, Edition::First), own("WS", "1C>2P|3C>6P"));
        assert_eq!(shown(Tile::Jeweler, Edition::Jeweler), own("SC", "G>5P|GG>9P"));
        assert_eq!(shown(Tile::StoneFarm, Edition::Jeweler), own("FS", "FFC"));
        assert_eq!(shown(Tile::Residence, Edition::Jeweler), own("C1d", "+1d"));
        assert_eq!(shown(Tile::Notary, Edition::Jeweler), own("WC", "C1d>k:residence"));
    }
}
