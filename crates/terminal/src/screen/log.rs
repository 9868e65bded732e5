//! What happened, in words: the whole log, turn by turn, and the news since one's own last action.

use super::look::Look;
use super::painted::{Aim, Painted};
use super::rows::{Row, Rows, faint, wrapped};
use super::signs;
use ratatui::style::Style;
use words::{Kind, Line};

/// The last rows of the log, the newest last: at least so many, if there are.
pub fn log<G: Painted>(look: &Look<'_, G>, width: usize, least: usize) -> Rows<Aim<G>> {
    let mut blocks = Vec::new();
    let mut number = 0;
    for (step, line) in look.scene.told.iter().rev() {
        if number >= least {
            break;
        }
        let block = rows(look, line, *step >= look.scene.news, width);
        number += block.len();
        blocks.push(block);
    }
    blocks.into_iter().rev().flatten().collect()
}

/// A line of the log; what is new to the reader has a sign.
fn rows<G: Painted>(look: &Look<'_, G>, line: &Line, new: bool, width: usize) -> Rows<Aim<G>> {
    match line.kind {
        Kind::Turn => vec![super::frames::title(&line.text, width)],
        Kind::Phase => vec![Row::of(line.text.clone(), faint()).cut(width)],
        Kind::Deed => {
            let sign = if new { "•" } else { " " };
            let marker = line.seat.map_or_else(|| Row::plain(" "), |seat| look.marker(seat));
            let mut heads = [Row::of(sign, signs::bold()).then(marker).and(" ", Style::new())].into_iter();
            let text = wrapped(&line.text, Style::new(), width.saturating_sub(3));
            text.into_iter().map(|row| heads.next().unwrap_or_else(|| Row::plain("   ")).then(row)).collect()
        }
    }
}

/// The latest news, in at most so many rows, with a title if there is room for one.
pub fn news<G: Painted>(look: &Look<'_, G>, width: usize, most: usize) -> Rows<Aim<G>> {
    let lines: Vec<&Line> = look.scene.news_lines().collect();
    let Some(last) = lines.last().filter(|_| most > 0) else { return Vec::new() };
    if most == 1 {
        let more = if lines.len() > 1 { format!(" (+{})", lines.len() - 1) } else { String::new() };
        let marker = last.seat.map_or_else(Row::new, |seat| look.marker(seat).and(" ", Style::new()));
        return vec![Row::ends(
            Row::of("• ", signs::bold()).then(marker).and(&*last.text, faint()),
            Row::of(more, faint()),
            width,
        )];
    }
    let told: Rows<Aim<G>> = lines.iter().flat_map(|line| rows(look, line, true, width)).collect();
    let from = told.len().saturating_sub(most - 1);
    let title = Row::of(look.say("table-since"), signs::bold());
    [title].into_iter().chain(told.into_iter().skip(from)).collect()
}
