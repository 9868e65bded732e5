//! The question and its answers: what is asked and why, the list with its keys, what the answer that is pointed at means,
//! and what happened since one's own last action. Whoever is not asked reads what he waits for.

use super::answers::Line;
use super::log::news;
use super::look::Look;
use super::painted::{Aim, Painted};
use super::rows::{Row, Rows, beside, faint, wrapped};
use super::signs;
use crate::Sitter;
use ratatui::style::Style;

/// The sign that turns while bots think.
const TURNING: [&str; 10] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
/// A column of the list is at most so wide.
const WIDEST: usize = 44;
/// From this height on there is room for more than the most needed.
const ROOMY: usize = 14;

/// The rows, and how many of them a column of the list has.
pub fn choices<G: Painted>(look: &Look<'_, G>, tick: usize, width: usize, height: usize) -> (Rows<Aim<G>>, usize) {
    let Some(ask) = &look.scene.ask else { return (waiting(look, tick, width, height), 1) };
    let prompt = G::prompt(look.words, look.view, ask.seat, &ask.legal, &look.people());
    let roomy = height >= ROOMY;
    let title = look.marker(ask.seat).and(format!(" {}", prompt.title), signs::bold());
    // The title and two rows of the list come first; then whatever there is room for.
    let mut free = height.saturating_sub(3);
    let text = limited(wrapped(&prompt.text, Style::new(), width), free.min(if roomy { 4 } else { 2 }), width);
    free -= text.len();
    let meaning = meaning(look, width, free.min(if roomy { 3 } else { 2 }));
    free -= meaning.len();
    let reserved = news(look, width, free.min(if roomy { height / 4 } else { 1 })).len();
    let room = height.saturating_sub(1 + text.len() + meaning.len());
    let (list, list_rows, page) = list(look, width, room.saturating_sub(reserved).max(1));
    let news = news(look, width, room.saturating_sub(list.len()));
    let mut rows = vec![Row::ends(title, Row::of(page, faint()), width)];
    rows.extend(text);
    rows.extend(list);
    rows.extend(meaning);
    rows.extend(news);
    (rows, list_rows)
}

/// At most so many rows; the last one says that there is more.
fn limited<G: Painted>(mut rows: Rows<Aim<G>>, most: usize, width: usize) -> Rows<Aim<G>> {
    if rows.len() > most {
        rows.truncate(most);
        if let Some(last) = rows.pop() {
            rows.push(last.and(" …", Style::new()).cut(width));
        }
    }
    rows
}

/// What the answer that is pointed at means. It keeps its rows, so that the list stays where it is.
fn meaning<G: Painted>(look: &Look<'_, G>, width: usize, rows: usize) -> Rows<Aim<G>> {
    let long = match look.lines.get(look.pointed) {
        Some(Line::One(place)) => look.scene.answers[*place].words.long.as_str(),
        _ => "",
    };
    let mut said = limited(wrapped(long, faint(), width), rows, width);
    said.resize_with(rows, Row::new);
    said
}

/// The list in columns, the page that has what is pointed at. Also how many rows a column has, and which page it is.
fn list<G: Painted>(look: &Look<'_, G>, width: usize, rows: usize) -> (Rows<Aim<G>>, usize, String) {
    let items: Vec<Row<Aim<G>>> = (0..look.lines.len()).map(|place| item(look, place)).collect();
    let widest = items.iter().map(Row::width).max().unwrap_or(1).clamp(1, WIDEST);
    let columns = ((width + 1) / (widest + 1)).max(1);
    let rows = rows.min(items.len().div_ceil(columns)).max(1);
    let pages = items.len().div_ceil(rows * columns).max(1);
    let page = (look.pointed / (rows * columns)).min(pages - 1);
    let here: Vec<Row<Aim<G>>> = items.into_iter().skip(page * rows * columns).take(rows * columns).collect();
    let column = (width.saturating_sub(columns - 1) / columns).min(WIDEST);
    let blocks = here.chunks(rows).map(|chunk| (column, chunk.to_vec())).collect();
    let arguments = [("page", (page + 1).into()), ("pages", pages.into()), ("number", look.lines.len().into())];
    let name = if pages > 1 { look.tell("screen-list-page", &arguments) } else { String::new() };
    (beside(blocks, " "), rows, name)
}

/// A line of the list: its key and its words.
fn item<G: Painted>(look: &Look<'_, G>, place: usize) -> Row<Aim<G>> {
    let (key, words) = match &look.lines[place] {
        Line::One(answer) => {
            let answer = &look.scene.answers[*answer];
            (answer.key.as_str(), answer.words.short.clone())
        }
        Line::Several { key, label, answers } => (key.as_str(), format!("{label} ({})", answers.len())),
    };
    let pointed = place == look.pointed;
    let (sign, style) = if pointed { ("▶", signs::pointed()) } else { (" ", signs::key()) };
    Row::plain(sign)
        .and(key, style)
        .and(format!(" {words}"), if pointed { signs::bold() } else { Style::new() })
        .aimed(&Aim::Line(place))
}

/// What is waited for, with a sign that turns while bots think, and what happened meanwhile.
fn waiting<G: Painted>(look: &Look<'_, G>, tick: usize, width: usize, height: usize) -> Rows<Aim<G>> {
    if look.scene.tally.is_some() {
        let over = wrapped(&look.say("screen-over"), signs::bold(), width);
        return over.into_iter().chain(news(look, width, height.saturating_sub(2))).collect();
    }
    let bots = look
        .scene
        .to_act
        .iter()
        .any(|seat| matches!(look.scene.chairs.get(seat.index()).map(|chair| &chair.sitter), Some(Sitter::Bot(_))));
    let sign = if bots { TURNING[tick % TURNING.len()] } else { "·" };
    let text = G::waiting(look.words, look.view, &look.people());
    let row = Row::of(format!("{sign} {text}"), signs::bold()).cut(width);
    [row].into_iter().chain(news(look, width, height.saturating_sub(1))).collect()
}
