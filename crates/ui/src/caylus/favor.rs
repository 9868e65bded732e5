//! The favour table: four lines, five columns, of which some are still closed (C8).

use super::draw::{ground, icons, icons_around, label_in, number, square, svg, text, ticks};
use super::geometry::cell;
use super::tile::favor_cell;
use crate::board::rects::Rect;
use crate::memo::Memo;
use caylus::{FavorRule, Line, State};
use std::sync::Arc;
use words::{Language, Words};

/// Which columns are open, and when the next ones are (C8.2).
pub(super) fn open_words(words: &Words, state: &State) -> String {
    words.text_with("board-favor-open", &[("open", state.open_columns().into())]).into_owned()
}

/// The table without its markers, which are pieces of their own.
pub(super) fn table(words: &Words, state: &State, changed: &[(Line, u8)]) -> Arc<str> {
    /// A cell of the table.
    type Cell = (Line, u8);
    static DRAWN: Memo<(Language, FavorRule, u8, Vec<Cell>)> = Memo::new();
    let key = (words.language(), state.options().favor, state.open_columns(), changed.to_vec());
    DRAWN.get(key, || draw_table(words, state, changed))
}

fn draw_table(words: &Words, state: &State, changed: &[(Line, u8)]) -> String {
    let mut out = ground(318., 274., 6.);
    out += &square("royal-favor", 10., 7., 17.);
    out += &text("table-title", 32., 21., &words.text("board-favor"));
    if state.options().favor == FavorRule::Light {
        // C8.9: no table, 3 points each.
        return svg("", 318., 274., &(out + &light(words)));
    }
    out += &label_in("caption ending", 308., 19.5, &open_words(words, state), 34, 176.);
    for column in 1..=5_u8 {
        let Rect { x, width, .. } = cell(Line::A, column);
        out += &text("column-title", x + width / 2. + 1., 36., &column.to_string());
    }
    for line in Line::ALL {
        let Rect { y, .. } = cell(line, 1);
        out += &text("line-letter", 17., y + 25., &line.letter().to_string());
        out +=
            &label_in("line-name", 17., y + 37., &words.text(&format!("board-favor-line-{}", line.letter())), 5, 29.);
        for column in 1..=5 {
            out += &draw_cell(line, column, column > state.open_columns());
            if changed.contains(&(line, column)) {
                out += &cell_ticks(line, column);
            }
        }
    }
    svg("", 318., 274., &out)
}

fn cell_ticks(line: Line, column: u8) -> String {
    let Rect { x, y, width, height } = cell(line, column);
    format!(r#"<g transform="translate({} {})">{}</g>"#, number(x), number(y), ticks(width, height))
}

fn draw_cell(line: Line, column: u8, closed: bool) -> String {
    let Rect { x, y, width, height } = cell(line, column);
    let middle = x + width / 2.;
    let (class, group) = if closed { ("table-cell closed", r#" class="closed-content""#) } else { ("table-cell", "") };
    let [left, top, wide, high] = [x, y, width, height].map(number);
    let mut out = format!(r#"<rect class="{class}" x="{left}" y="{top}" width="{wide}" height="{high}" rx="3"/>"#);
    let (spec, discount) = favor_cell(line, column);
    let size = match (line, spec.as_str()) {
        (Line::A | Line::B, _) => 17.,
        (_, "X>NN") => 12.5,
        _ => 15.,
    };
    out += &format!("<g{group}>");
    out += &if spec.is_empty() {
        text("caption large centered", middle, y + 17., "–")
    } else {
        icons_around(&spec, middle, y + 5., size)
    };
    if let Some(symbol) = discount {
        out += &(text("caption centered", middle - 9., y + 33., "−1") + &square(symbol, middle - 2., y + 22.5, 13.));
    }
    out += "</g>";
    if closed {
        out += &square("lock", x + width - 13., y + height - 15., 11.);
    }
    out
}

/// Without the table a favour is worth points.
fn light(words: &Words) -> String {
    let said = words.text("board-favor-light");
    let mut out = square("royal-favor", 96., 90., 64.) + &icons(">", 164., 104., 36.) + &icons("3P", 192., 102., 38.);
    for (place, line) in said.split('|').enumerate() {
        out += &text("table-title centered", 159., 200. + 20. * place as f64, line.trim());
    }
    out
}
