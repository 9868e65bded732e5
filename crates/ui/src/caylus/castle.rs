//! The castle: who waits before it, and its three sections with the houses (C1.4, C7).

use super::draw::{Ghost, band, escape, ground, icons, label, number, square, svg, symbol, text, ticks};
use super::geometry::{PlatePosition, slots};
use super::special::slot;
use crate::board::draw::label_in;
use crate::memo::Memo;
use caylus::{Castle, Section};
use game::{Seat, SeatList};
use std::sync::Arc;
use words::{Language, Words};

/// The steps of a count: least houses, most houses if there is a limit, favours (C7.8).
fn steps(section: Section) -> Vec<(usize, Option<usize>, u8)> {
    let mut steps: Vec<(usize, Option<usize>, u8)> = Vec::new();
    for houses in 1..=section.size() {
        let favors = section.favors(houses);
        let same = steps.last().is_some_and(|(.., last)| *last == favors);
        if favors > 0 && !same {
            if let Some(last) = steps.last_mut() {
                last.1 = Some(houses - 1);
            }
            steps.push((houses, None, favors));
        }
    }
    steps
}

/// How many houses a step of the count is for: `2`, `3–4`, `5+`.
pub(super) fn span(from: usize, to: Option<usize>) -> String {
    match to {
        Some(to) if to == from => from.to_string(),
        Some(to) => format!("{from}–{to}"),
        None => format!("{from}+"),
    }
}

/// What a count brings, in one line of signs.
fn count(words: &Words, section: Section) -> String {
    let mut out = label_in("caption large", 8., 109.5, &words.text("board-count"), 6, 34.);
    let mut x = 46.;
    let caption = |out: &mut String, x: &mut f64, words: &str| {
        *out += &text("caption", *x, 109.5, words);
        *x += 6. * words.chars().count() as f64 + 3.;
    };
    caption(&mut out, &mut x, "0");
    out += &text("caption large negative", x, 109.5, &format!("−{}", section.penalty()));
    x += 21.;
    for (from, to, favors) in steps(section) {
        caption(&mut out, &mut x, &span(from, to));
        for place in 0..favors {
            out += &square("royal-favor", x + 8. * f64::from(place), 100., 11.);
        }
        x += 8. * f64::from(favors) + 13.;
    }
    out
}

/// The section that is built now, or was the last.
fn site(castle: &Castle) -> Section {
    castle.building_site().unwrap_or(Section::Towers)
}

/// The queue before the castle: what a house costs and scores, and what the next count brings.
pub(super) fn queue(words: &Words, castle: &Castle, next: usize, ghost: Option<Ghost>, changed: bool) -> Arc<str> {
    static DRAWN: Memo<(Language, Section, usize, usize, Option<Ghost>, bool)> = Memo::new();
    let section = site(castle);
    let built = castle.houses(section).len();
    let key = (words.language(), section, built, next, ghost, changed);
    DRAWN.get(key, || draw_queue(words, (section, built), next, ghost, changed))
}

/// Draws the queue while a section has this many houses.
fn draw_queue(
    words: &Words,
    (section, built): (Section, usize),
    next: usize,
    ghost: Option<Ghost>,
    changed: bool,
) -> String {
    let mut out = ground(214., 118., 4.5) + &band(214, 16., "special");
    out += &label(6., 11.8, &words.text("board-place-castle"), 10.4, 16, 90.);
    let name = words::caylus::section(words, section);
    let built = words.text_with(
        "board-section-built",
        &[("section", name.into()), ("built", built.into()), ("size", section.size().into())],
    );
    out += &format!(
        r#"<text class="label" x="208" y="11.8" text-anchor="end" font-size="10.2">{}</text>"#,
        escape(&built)
    );
    out += &square("building-castle", 4., 20., 44.);
    for (place, at) in slots("castle").iter().enumerate() {
        out += &slot(*at, ghost.filter(|_| place == next));
        out += &text("slot-label", at.0 + 13.5, 68., &(place + 1).to_string());
    }
    out += &icons("F", 8., 76., 13.);
    out += &label_in("caption large", 24., 86.5, &words.text("board-batch"), 24, 110.);
    out += &icons(">", 140., 76., 13.);
    out += &square("house-any", 151., 75., 14.);
    out += &icons(&format!("{}P", section.points()), 169., 76., 13.5);
    out += r#"<path d="M6 95H208" class="hairline"/>"#;
    out += &count(words, section);
    if changed {
        out += &ticks(214., 118.);
    }
    svg("", 214., 118., &out)
}

fn house(seat: Seat, x: f64, y: f64, size: f64) -> String {
    square(&format!("house-{seat}"), x, y, size)
}

/// Clockwise round the castle.
fn towers() -> [(f64, f64); 14] {
    let across = |place: usize| 27. + 78. * place as f64;
    let mut at = [(0., 0.); 14];
    for place in 0..5 {
        at[place] = (across(place), 27.);
        at[7 + place] = (across(4 - place), 247.);
    }
    [at[5], at[6], at[12], at[13]] = [(339., 103.), (339., 171.), (27., 171.), (27., 103.)];
    at
}

/// Clockwise round the keep.
const WALLS: [(f64, f64); 10] = [
    (91., 61.),
    (155., 61.),
    (219., 61.),
    (256., 106.),
    (256., 142.),
    (219., 188.),
    (155., 188.),
    (91., 188.),
    (54., 142.),
    (54., 106.),
];

/// The castle from above, with its houses.
pub(super) fn keep(words: &Words, castle: &Castle, changed: bool) -> Arc<str> {
    static DRAWN: Memo<(Language, u8, [SeatList<8>; 3], bool)> = Memo::new();
    let houses = Section::ALL.map(|section| castle.houses(section));
    DRAWN.get((words.language(), castle.counted, houses, changed), || draw_keep(words, castle, changed))
}

fn draw_keep(words: &Words, castle: &Castle, changed: bool) -> String {
    let mut out = [
        r#"<rect class="moat" x="1" y="1" width="364" height="272" rx="30"/>"#,
        r#"<rect class="isle" x="7" y="7" width="352" height="260" rx="25"/>"#,
        r#"<rect class="curtain-wall" x="22" y="22" width="322" height="230" rx="3"/>"#,
        r#"<rect class="ward" x="30" y="30" width="306" height="214"/>"#,
    ]
    .concat();
    for (place, (x, y)) in towers().into_iter().enumerate() {
        out += &square("castle-tower", x - 19., y - 19., 38.);
        out += &match castle.towers.get(place) {
            Some(seat) => house(seat, x - 9.5, y - 11., 19.),
            None => text("element-number", x, y + 3.5, &(place + 1).to_string()),
        };
    }
    for (place, (x, y)) in WALLS.into_iter().enumerate() {
        out += &symbol("castle-wall", x, y, 56., 30.);
        out += &match castle.walls.get(place) {
            Some(seat) => house(seat, x + 18.5, y + 8., 19.),
            None => text("element-number", x + 28., y + 20.5, &(place + 1).to_string()),
        };
    }
    out += r#"<rect class="keep" x="120" y="109" width="126" height="70" rx="2"/>"#;
    for place in 0..6 {
        let (x, y) = (120. + 42. * (place % 3) as f64, 109. + 35. * (place / 3) as f64);
        out += &format!(r#"<rect class="cell" x="{}" y="{}" width="42" height="35"/>"#, number(x), number(y));
        out += &match castle.dungeon.get(place) {
            Some(seat) => house(seat, x + 11., y + 7.5, 20.),
            None => text("element-number", x + 21., y + 20.5, &(place + 1).to_string()),
        };
    }
    for (section, y) in [(Section::Walls, 56.5), (Section::Dungeon, 103.), (Section::Towers, 227.)] {
        out += &caption(words, castle, section, y);
    }
    if changed {
        out += &ticks(366., 274.);
    }
    svg("", 366., 274., &out)
}

fn caption(words: &Words, castle: &Castle, section: Section, y: f64) -> String {
    let name = words::caylus::section(words, section);
    let counted = usize::from(castle.counted) > section as usize;
    let state = if counted {
        words.text("board-section-counted")
    } else {
        let (built, size) = (castle.houses(section).len(), section.size());
        words.text_with("board-section-of", &[("built", built.into()), ("size", size.into())])
    };
    let points = words.text_with("board-section-points", &[("points", section.points().into())]);
    let (name, points, state, y) = (escape(&name), escape(&points), escape(&state), number(y));
    format!(
        r#"<text class="section-caption" x="183" y="{y}"><tspan class="section-name">{name}</tspan> {points} · {state}</text>"#
    )
}

/// The plate across the street where a section is counted; grey when that has been done. Beside its place it has only the
/// name of the section.
pub(super) fn plate(words: &Words, section: Section, counted: bool, lies: PlatePosition) -> Arc<str> {
    static DRAWN: Memo<(Language, Section, bool, PlatePosition)> = Memo::new();
    DRAWN.get((words.language(), section, counted, lies), || draw_plate(words, section, counted, lies))
}

fn draw_plate(words: &Words, section: Section, counted: bool, lies: PlatePosition) -> String {
    let name = words::caylus::section(words, section);
    let said = match (lies, counted) {
        (PlatePosition::Here, _) => {
            let message = if counted { "board-plate-counted" } else { "board-plate-count" };
            words.text_with(message, &[("section", name.into()), ("id", section.name().into())]).into_owned()
        }
        _ => name,
    };
    let (length, done) = (lies.length(), if counted { " done" } else { "" });
    let shape = format!(r#"<path d="M0 0h{length}l-4 6.5 4 6.5H0l4-6.5z"/>"#);
    let letters = if lies == PlatePosition::Here { 13 } else { 7 };
    let text = label_in("", length / 2., 10.1, &said, letters, length - 12.);
    svg(&format!("pennant{done}"), length, 13., &(shape + &text))
}

/// What a count of this section brings, in words for screen readers.
pub(super) fn count_words(words: &Words, section: Section) -> String {
    let lost = words::caylus::count_penalty(words, section);
    let step = |(from, to, favors): (usize, Option<usize>, u8)| {
        words.text_with("board-count-won", &[("houses", span(from, to).into()), ("favors", favors.into())]).into_owned()
    };
    std::iter::once(lost).chain(steps(section).into_iter().map(step)).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// C7.8: the steps of each count.
    #[test]
    fn counts_are_shown_as_they_are_made() {
        let shown = |section| -> Vec<(String, u8)> {
            steps(section).into_iter().map(|(from, to, favors)| (span(from, to), favors)).collect()
        };
        let own = |steps: &[(&str, u8)]| -> Vec<(String, u8)> {
            steps.iter().map(|(houses, favors)| ((*houses).to_owned(), *favors)).collect()
        };
        assert_eq!(shown(Section::Dungeon), own(&[("2+", 1)]));
        assert_eq!(shown(Section::Walls), own(&[("2", 1), ("3–4", 2), ("5+", 3)]));
        assert_eq!(shown(Section::Towers), own(&[("2–3", 1), ("4–5", 2), ("6+", 3)]));
    }
}
