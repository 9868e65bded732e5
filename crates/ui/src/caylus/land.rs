//! The land behind everything: river, street, trees. The street is paved as far as the provost lets workers work, with a
//! barrier behind the provost (C6.1).

use super::draw::{escape, number, svg};
use super::geometry::{PlatePosition, ahead, heading, space, street};
use crate::board::rects::Rect;
use crate::memo::Memo;
use caylus::{Section, Space};
use std::sync::Arc;
use words::{Language, Words};

type Point = (f64, f64);

/// The street of the wide board, corner by corner.
const STREET: [Point; 6] = [(604., 50.), (834., 50.), (834., 527.), (105., 527.), (105., 219.), (612., 219.)];
/// From the middle of a space to where its paving ends.
const PAVED: f64 = 42.;
/// How long the words behind the barrier are.
const WORDS: f64 = 92.;

fn path(points: &[Point]) -> String {
    let points: Vec<String> = points.iter().map(|(x, y)| format!("{} {}", number(*x), number(*y))).collect();
    format!("M{}", points.join("L"))
}

/// The street from the bridge to where the paving ends.
fn paved(provost: Space) -> Vec<Point> {
    let ((x, y), (right, down)) = (street(provost), heading(provost));
    let corners = match provost.number() {
        ..7 => 2,
        7..17 => 3,
        17..22 => 4,
        _ => 5,
    };
    let end = (x + PAVED * right, y + PAVED * down);
    STREET[..corners].iter().copied().chain([end]).collect()
}

/// How far the street goes straight on.
fn straight(provost: Space) -> f64 {
    let turns = STREET.into_iter().map(|corner| ahead(street(provost), heading(provost), corner));
    turns.filter(|(along, aside)| *along > 0. && *aside == 0.).map(|(along, _)| along).fold(0., f64::max)
}

/// Where the words "beyond the provost" begin, so that no plate and nobody else stands on them; nowhere if it is too
/// narrow. The provost comes first among those who stand in the street.
fn words_at(standing: &[Space]) -> Option<f64> {
    let (provost, others) = standing.split_first()?;
    let provost = *provost;
    let plate = |section: Section| {
        let (at, lies) = (Space::new(section.space())?, PlatePosition::of(section, standing));
        Some((lies.middle(at), lies.length() / 2. + 2.))
    };
    let taken: Vec<(f64, f64)> = Section::ALL
        .into_iter()
        .filter_map(plate)
        // Half the length of the drawing, which is longer upwards.
        .chain(others.iter().map(|space| (street(*space), 20.)))
        .map(|(middle, half)| (ahead(street(provost), heading(provost), middle), half))
        .filter(|((_, aside), _)| *aside == 0.)
        .map(|((along, _), half)| (along - half, along + half))
        .collect();
    let free = |from: &f64| {
        let to = from + WORDS;
        to <= straight(provost) && taken.iter().all(|(start, end)| *end <= *from || to <= *start)
    };
    let first = PAVED + 10.;
    let mut starts: Vec<f64> = taken.iter().map(|(_, end)| *end).filter(|end| *end > first).chain([first]).collect();
    starts.sort_by(f64::total_cmp);
    starts.into_iter().find(free)
}

fn barrier(words: &Words, provost: Space, standing: &[Space]) -> String {
    let ((x, y), (right, down)) = (street(provost), heading(provost));
    let (end_x, end_y) = (x + PAVED * right, y + PAVED * down);
    let [from_x, from_y, to_x, to_y] =
        [end_x - 13. * down, end_y - 13. * right, end_x + 13. * down, end_y + 13. * right].map(number);
    let mut out = format!(r#"<path class="barrier" d="M{from_x} {from_y}L{to_x} {to_y}"/>"#);
    let Some(from) = words_at(standing) else { return out };
    // Along the street, but never upside down.
    let (turn, anchor, aside) = match (right as i8, down as i8) {
        (1, _) => (0, "start", (0., 3.5)),
        (-1, _) => (0, "end", (0., 3.5)),
        (_, 1) => (90, "start", (-3.5, 0.)),
        _ => (-90, "start", (3.5, 0.)),
    };
    let (at_x, at_y) = (number(x + from * right + aside.0), number(y + from * down + aside.1));
    let said = words.text("board-beyond");
    let said = escape(&said);
    out += &format!(
        r#"<text class="beyond" transform="translate({at_x} {at_y}) rotate({turn})" text-anchor="{anchor}">{said}</text>"#
    );
    out
}

/// Arrows in the direction of the road; those under the words are left out.
fn chevrons(provost: Space, standing: &[Space]) -> String {
    const AT: [(f64, f64, i16); 9] = [
        (834., 116., 90),
        (834., 290., 90),
        (834., 458., 90),
        (700., 527., 180),
        (384., 527., 180),
        (105., 440., 270),
        (105., 300., 270),
        (230., 219., 0),
        (480., 219., 0),
    ];
    let words = words_at(standing);
    let clear = |(at_x, at_y, _): &(f64, f64, i16)| {
        let (along, aside) = ahead(street(provost), heading(provost), (*at_x, *at_y));
        let barrier = (along - PAVED).abs() < 8.;
        aside != 0. || !(barrier || words.is_some_and(|from| along > from - 8. && along < from + WORDS + 8.))
    };
    let draw = |(x, y, turn): (f64, f64, i16)| {
        format!(r#"<path class="chevron" transform="translate({x} {y}) rotate({turn})" d="M-3-4 2 0-3 4"/>"#)
    };
    AT.into_iter().filter(clear).map(draw).collect()
}

fn trees(at: &[(f64, f64, f64)]) -> String {
    at.iter().map(|(x, y, r)| format!(r#"<circle class="tree" cx="{x}" cy="{y}" r="{r}"/>"#)).collect()
}

/// Behind the wide board. The provost is the first of those who stand in the street.
pub(super) fn wide(words: &Words, provost: Space, standing: &[Space]) -> Arc<str> {
    static DRAWN: Memo<(Language, Space, Vec<Space>)> = Memo::new();
    DRAWN.get((words.language(), provost, standing.to_vec()), || draw_wide(words, provost, standing))
}

fn draw_wide(words: &Words, provost: Space, standing: &[Space]) -> String {
    let mut out = [
        r#"<rect class="land" width="940" height="632" rx="8"/><rect class="frame" x="4" y="4" width="932" height="624" rx="5"/>"#,
        r#"<path class="water" d="M0 101C140 97 300 104 470 100S610 104 640 84 664 30 660 0H792c-6 30-2 60-8 84-8 30-50 38-104 38C520 122 300 118 0 122z"/>"#,
        r#"<path class="ripple" d="M0 108C160 104 320 112 480 107s150 2 176-22 24-55 22-85M0 115c170-3 330 3 520 0s190 0 214-24 28-58 26-91M706 0c3 34 0 66-22 84"/>"#,
    ]
    .concat();
    let (whole, open) = (path(&STREET), path(&paved(provost)));
    out += &format!(r#"<path class="kerb" d="{whole}"/><path class="unpaved" d="{whole}"/>"#);
    out += &format!(r#"<path class="paved" d="{open}"/><path class="cobble" d="{open}"/>"#);
    out += &barrier(words, provost, standing);
    out += &chevrons(provost, standing);
    out += &trees(&[
        (640., 8., 6.),
        (650., 96., 5.),
        (806., 104., 6.),
        (812., 92., 4.5),
        (632., 92., 4.),
        (812., 12., 6.),
        (805., 22., 4.),
    ]);
    svg("", 940., 632., &out)
}

/// Behind the tall board: the road goes back and forth in five columns.
pub(super) fn tall(provost: Space) -> Arc<str> {
    static DRAWN: Memo<Space> = Memo::new();
    DRAWN.get(provost, || draw_tall(provost))
}

fn draw_tall(provost: Space) -> String {
    let middle = |at: Space| {
        let Rect { x, y, width, height } = space(at).tall;
        (x + width / 2., y + height / 2.)
    };
    let head = [(195., 262.), (195., 282.), (43., 282.), (43., 330.)];
    let road = |to: u8| Space::all().skip(1).take_while(move |at| at.number() <= to).map(middle);
    let whole: Vec<Point> = head.into_iter().chain(road(28)).chain([(195., 880.)]).collect();
    let open: Vec<Point> = head.into_iter().chain(road(provost.number())).collect();
    let (whole, open) = (path(&whole), path(&open));
    let mut out = [
        r#"<rect class="land" width="390" height="980"/>"#,
        r#"<path class="water" d="M0 206c60-10 110 6 180 2s90-10 130-26 50-40 80-46v66c-30 10-40 34-80 46s-90 12-150 12-110-4-160 4z"/>"#,
        r#"<path class="ripple" d="M0 222c60-8 110 6 190 2s100-8 140-26 40-34 60-40M0 242c60-8 110 4 190 0s110-6 140-20 40-30 60-38"/>"#,
    ]
    .concat();
    out += &format!(
        r#"<path class="kerb" d="{whole}"/><path class="unpaved" d="{whole}"/><path class="paved" d="{open}"/>"#
    );
    out += &trees(&[
        (260., 116., 6.),
        (272., 126., 4.),
        (270., 186., 5.),
        (376., 108., 6.),
        (364., 116., 4.),
        (20., 276., 4.),
        (360., 282., 5.),
        (372., 276., 4.),
    ]);
    svg("", 390., 980., &out)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// C6.1: wherever the provost stands, the paving ends behind it and before the next space.
    #[test]
    fn the_paving_ends_behind_the_provost() {
        for provost in Space::all() {
            let end = *paved(provost).last().unwrap();
            let (x, y) = street(provost);
            assert!((end.0 - x).abs() + (end.1 - y).abs() == PAVED, "space {provost}");
        }
    }

    #[test]
    fn the_words_are_clear_of_bailiff_and_plates() {
        let space = |number| Space::new(number).unwrap();
        assert_eq!(words_at(&[space(14), space(14)]), Some(PAVED + 10.));
        assert!(words_at(&[space(14), space(15)]).is_some_and(|from| from >= 84. + 15.));
        assert!(words_at(&[space(11), space(11)]).is_some_and(|from| from >= 84. + 46.));
        assert_eq!(words_at(&[space(28), space(28)]), None);
    }
}
