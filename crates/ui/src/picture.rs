//! A board as one SVG that stands alone: for notebooks, files, and programs that know SVG but no pages. On a page the board is made
//! of positioned elements; here their drawings stand inside one another, where the style sheet has them, in its light theme.

mod style;

use crate::board::draw::{escape, number};
use crate::{Scene, TableInfo, Visit, WebBoard, assets};
use game::{Seat, SeatSet, Sight};
use style::{Properties, Style};
use words::{Chair, Language, Sitter, Words};

/// How wide the picture is.
const WIDTH: f64 = 1200.;

/// The board as a viewer sees it, a seat or with `None` a spectator.
pub fn picture<G: WebBoard>(state: &G, viewer: Option<Seat>, language: Language) -> String {
    let words = Words::of_game::<G>(language);
    let chair = |_| Chair { name: String::new(), sitter: Sitter::Person };
    let about = TableInfo {
        id: String::new(),
        path: String::new(),
        address: String::new(),
        name: String::new(),
        options: state.settings().to_string(),
        chairs: Seat::first(state.players()).map(chair).collect(),
        seat_links: Vec::new(),
        left: SeatSet::NONE,
        here: SeatSet::NONE,
        rematch: None,
        hinting: crate::Hinting::default(),
    };
    let (view, scores) = (state.view(viewer), state.scores());
    let sight = Sight::of(state, viewer.map_or(SeatSet::NONE, SeatSet::only));
    let scene = Scene {
        visit: Visit { words, about: &about, sight, at: None, refusal: None, lesson: None, turns_sent: 0 },
        view: &view,
        to_act: state.to_act(),
        ask: None,
        log: &[],
        first_entry: 0,
        standing: &[],
        news: 0,
        undo: false,
        revision: 0,
        end: None,
        scores: &scores,
        standings: None,
    };
    framed::<G>(words, &scene)
}

fn framed<G: WebBoard>(words: &Words, scene: &Scene<'_, G>) -> String {
    let css = [assets::shared().stylesheet.text(), G::stylesheet().map_or("", |asset| asset.text())].concat();
    let style = Style::read(&css);
    let board = style.of_board();
    let size = |name: &str| style::number(&board, name).unwrap_or(WIDTH);
    let (width, height) = (size("--board-width"), size("--board-height"));
    let whole = Place { x: 0., y: 0., width, height };
    let drawings: String =
        G::board(scene).children.iter().filter_map(|(id, markup)| placed(&style, whole, id, markup)).collect();
    let symbols = G::symbols(words);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="{}" viewBox="0 0 {width} {height}" width="{WIDTH}" height="{}"><style>{}</style><defs>{symbols}</defs>{drawings}</svg>"#,
        G::NAME,
        (WIDTH * height / width).round(),
        escape(&style.of_drawings()),
    )
}

/// Where a drawing stands.
#[derive(Clone, Copy)]
struct Place {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

/// The drawing of a part of the board at its place; nothing if there is none on the wide board.
fn placed(style: &Style<'_>, whole: Place, id: &str, markup: &str) -> Option<String> {
    let tag = markup.split('>').next()?;
    let classes: Vec<&str> = attribute(tag, "class").unwrap_or_default().split(' ').collect();
    let place = if classes.contains(&"landscape") { whole } else { place_of(style, id, &classes)? };
    if classes.contains(&"tall") {
        return None;
    }
    let (tag, inner) = first_drawing(markup)?;
    let view = attribute(tag, "viewBox")?;
    let class = attribute(tag, "class").map_or_else(String::new, |class| format!(r#" class="{class}""#));
    let moved = style.of_drawing_in(id, &classes);
    let place = moved_by(place, &moved);
    let [x, y, width, height] = [place.x, place.y, place.width, place.height].map(number);
    let drawing = format!(
        r#"<svg{class} x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{view}" overflow="visible">{inner}</svg>"#
    );
    Some(format!(r#"<g class="{}"{}>{drawing}</g>"#, classes.join(" "), turn(place, &moved)))
}

/// The place of a drawing that the style sheet moves by a share of its size.
fn moved_by(place: Place, moved: &Properties<'_>) -> Place {
    let share = |name: &str| moved.get(name)?.strip_suffix('%')?.parse::<f64>().ok();
    let (aside, down) = (share("left").unwrap_or(0.) / 100., share("top").unwrap_or(0.) / 100.);
    Place { x: place.x + aside * place.width, y: place.y + down * place.height, ..place }
}

/// How a drawing is turned about its middle, as an attribute; nothing if it is not.
fn turn(place: Place, moved: &Properties<'_>) -> String {
    let turned = |transform: &&str| transform.strip_prefix("rotate(")?.strip_suffix("deg)")?.parse::<f64>().ok();
    let Some(degrees) = moved.get("transform").and_then(turned) else { return String::new() };
    let middle = [place.x + place.width / 2., place.y + place.height / 2.].map(number);
    format!(r#" transform="rotate({degrees} {} {})""#, middle[0], middle[1])
}

fn place_of(style: &Style<'_>, id: &str, classes: &[&str]) -> Option<Place> {
    let properties = style.of_element(id, classes);
    let value = |name: &str| style::number(&properties, name);
    Some(Place { x: value("--x")?, y: value("--y")?, width: value("--width")?, height: value("--height")? })
}

/// The drawing in the markup of a part: its tag, and what is in it. Words about the part may have drawings, too.
fn first_drawing(markup: &str) -> Option<(&str, &str)> {
    let drawing = match markup.split_once(r#"<div class="drawing">"#) {
        Some((_, inside)) => inside.strip_prefix("<svg")?,
        None => markup.split_once("<svg")?.1,
    };
    let (tag, inner) = drawing.split_once('>')?;
    let (mut depth, mut end) = (1, 0);
    while depth > 0 {
        let close = end + inner[end..].find("</svg>")?;
        depth += inner[end..close].matches("<svg").count();
        depth -= 1;
        end = close + if depth > 0 { "</svg>".len() } else { 0 };
    }
    Some((tag, &inner[..end]))
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}
