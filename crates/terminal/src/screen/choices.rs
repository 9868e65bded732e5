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
/// The rows that are most needed of the text, the list, the meaning and the news.
const NEEDED: [usize; 4] = [2, 2, 2, 1];
/// The places of those in the order of their need.
const BY_NEED: [usize; 4] = [1, 0, 2, 3];

/// The rows, and how many of them a column of the list has.
pub fn choices<G: Painted>(look: &Look<'_, G>, tick: usize, width: usize, height: usize) -> (Rows<Aim<G>>, usize) {
    let Some(ask) = &look.scene.ask else { return (waiting(look, tick, width, height), 1) };
    let prompt = G::prompt(look.words, look.view, ask.seat, &ask.legal, &look.people());
    let title = look.marker(ask.seat).and(format!(" {}", prompt.title), signs::bold());
    let text = wrapped(&prompt.text, Style::new(), width);
    let items: Vec<Row<Aim<G>>> = (0..look.lines.len()).map(|place| item(look, place)).collect();
    let wanted = [text.len(), columns(&items, width).1, longest(look, width), news(look, width, height).len()];
    let [text_rows, list_rows, meaning_rows, news_rows] = shared(height.saturating_sub(1), wanted);
    let (list, list_rows, page) = list(look, items, width, list_rows);
    let mut rows = vec![Row::ends(title, Row::of(page, faint()), width)];
    rows.extend(limited(text, text_rows, width));
    rows.extend(list);
    rows.extend(meaning(look, width, meaning_rows));
    rows.extend(news(look, width, news_rows));
    (rows, list_rows)
}

/// Shares rows out among the text of the question, the list of answers, the meaning of one and the news, which want so many:
/// first to each what is most needed of it, then to each in turn whatever it still wants.
fn shared(height: usize, wanted: [usize; 4]) -> [usize; 4] {
    let mut given = [0; 4];
    let mut free = height;
    for needed in [NEEDED, wanted] {
        for part in BY_NEED {
            let more = wanted[part].min(needed[part]).saturating_sub(given[part]).min(free);
            given[part] += more;
            free -= more;
        }
    }
    given
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

/// The rows that the longest meaning of an answer in the list takes.
fn longest<G: Painted>(look: &Look<'_, G>, width: usize) -> usize {
    let ones = look.lines.iter().filter_map(|line| match line {
        Line::One(place) => Some(&look.scene.answers[*place]),
        Line::Several { .. } => None,
    });
    ones.map(|answer| wrapped::<Aim<G>>(&answer.words.long, faint(), width).len()).max().unwrap_or(0)
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

/// The columns that answers fit in whole: what differs is often at their end. Also the rows that they take then.
fn columns<G: Painted>(items: &[Row<Aim<G>>], width: usize) -> (usize, usize) {
    let widest = items.iter().map(Row::width).max().unwrap_or(1).max(1);
    let columns = ((width + 1) / (widest + 1)).max(1);
    (columns, items.len().div_ceil(columns).max(1))
}

/// The list in columns, the page that has what is pointed at. Also how many rows a column has, and which page it is.
fn list<G: Painted>(
    look: &Look<'_, G>,
    items: Vec<Row<Aim<G>>>,
    width: usize,
    rows: usize,
) -> (Rows<Aim<G>>, usize, String) {
    let (columns, all) = columns(&items, width);
    let rows = rows.clamp(1, all);
    let pages = items.len().div_ceil(rows * columns).max(1);
    let page = (look.pointed / (rows * columns)).min(pages - 1);
    let here: Vec<Row<Aim<G>>> = items.into_iter().skip(page * rows * columns).take(rows * columns).collect();
    let column = width.saturating_sub(columns - 1) / columns;
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
    let (chairs, to_act) = (&look.scene.chairs, look.scene.to_act);
    let text = crate::table::awaited::<G>(look.words, look.view, &look.people(), chairs, to_act);
    let row = Row::of(format!("{sign} {text}"), signs::bold()).cut(width);
    [row].into_iter().chain(news(look, width, height.saturating_sub(1))).collect()
}
