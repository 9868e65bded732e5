//! The market: a cell for each column and row that is open, the gem of each row, what stands in each column, and where the
//! quotations are (Y3.3, Y4.8).

use super::city::{letter, spot_label};
use super::{Line, brokers};
use crate::screen::look::Look;
use crate::screen::painted::Aim;
use crate::screen::rows::{Row, Rows, faint};
use crate::screen::signs;
use ratatui::style::Style;
use words::ys::{Thing, known};
use ys::components::{GEM_POINTS, TRACK};
use ys::{Color, Gem, Spot, State};

/// Rows of the market that can be open.
const ROWS: u8 = 3;

pub fn market(look: &Look<'_, State>, width: usize, roomy: bool) -> Rows<Aim<State>> {
    let head = if roomy { 6 } else { 4 };
    let cell = width.saturating_sub(head) / Color::ALL.len();
    let mut rows = vec![columns(look, head, cell)];
    for row in 0..ROWS {
        rows.push(self::row(look, row, head, cell));
        if roomy {
            rows.push(Row::new());
        }
    }
    rows.push(sums(look, head, cell));
    if roomy {
        rows.push(Row::new());
    }
    rows.extend(
        look.view.board().colors_by_quotation().into_iter().enumerate().map(|(rank, color)| quote(look, rank, color)),
    );
    rows
}

/// A colour as a gem.
pub fn gem(color: Color) -> Gem {
    Gem::ALL[color.index()]
}

fn columns(look: &Look<'_, State>, head: usize, cell: usize) -> Line {
    Color::ALL.into_iter().fold(Row::new().filled(head), |row, color| {
        let mark = look.mark(Thing::Column(color));
        let style = match () {
            () if mark.is_pointed => signs::pointed(),
            () if mark.is_open => signs::key(),
            () => signs::of_gem(gem(color)),
        };
        row.then(Row::of(letter(look, gem(color)), style).aimed(&Aim::Thing(Thing::Column(color))).filled(cell))
    })
}

/// A row with its gem; what is closed is struck out.
fn row(look: &Look<'_, State>, row: u8, head: usize, cell: usize) -> Line {
    let board = look.view.board();
    let name = (row + 1).to_string();
    // Y3.3: with two or three players the first row is closed.
    if row == 0 && board.options().players < 4 {
        return Row::of(name, faint()).filled(head).and("─".repeat(cell * Color::ALL.len()), faint());
    }
    let mut line = Row::plain(format!("{name} "));
    line = match board.market_gem(row) {
        Some(gem) => line.and(letter(look, gem), signs::of_gem(gem)),
        None => line.and("·", faint()),
    };
    let line = line.aimed(&Aim::Thing(Thing::Row(row))).filled(head);
    Color::ALL.into_iter().fold(line, |line, color| {
        let spot = Spot::cell(color, row);
        let here = brokers(look, spot).into_iter().next();
        let shown = here.unwrap_or_else(|| {
            let name = words::ys::short_spot(look.words, spot);
            let label = spot_label(look, spot, &name);
            if look.mark(Thing::At(spot)).is_open { label } else { label.patched(faint()) }
        });
        line.then(shown.aimed(&Aim::Thing(Thing::At(spot))).filled(cell))
    })
}

/// What stands in the columns, whoever's it is.
fn sums(look: &Look<'_, State>, head: usize, cell: usize) -> Line {
    Color::ALL.into_iter().fold(Row::of("=", faint()).filled(head), |row, color| {
        let there = known(look.view, None, |spot| spot.column() == Some(color));
        let text = match (there.seen + there.hidden, there.hidden) {
            (0, _) => "·".to_owned(),
            (_, 0) => there.sum.to_string(),
            (_, hidden) => format!("{}{}", there.sum, "?".repeat(hidden.into())),
        };
        row.then(Row::of(text, faint()).aimed(&Aim::Thing(Thing::Column(color))).filled(cell))
    })
}

/// A colour on the track, with what the most gems of it would score.
fn quote(look: &Look<'_, State>, rank: usize, color: Color) -> Line {
    let thing = Thing::Quote(color);
    let step = look.view.board().quote(color);
    let mark = look.mark(thing);
    let style = match () {
        () if mark.is_pointed => signs::pointed(),
        () if mark.is_open => signs::key(),
        () => signs::of_gem(gem(color)),
    };
    let number = step.to_string();
    let before = "·".repeat(usize::from(step).saturating_sub(number.len()));
    let after = "·".repeat(usize::from(TRACK.saturating_sub(step)));
    let first = GEM_POINTS[rank.min(GEM_POINTS.len() - 1)][0];
    Row::of(letter(look, gem(color)), style)
        .and(format!(" {before}"), faint())
        .and(number, if mark.is_fresh { signs::fresh() } else { signs::bold() })
        .and(after, faint())
        .and(format!(" {}", look.tell("screen-points", &[("points", first.into())])), Style::new())
        .aimed(&Aim::Thing(thing))
}
