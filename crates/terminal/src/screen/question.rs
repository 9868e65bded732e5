//! The question and its answers: what is asked and why, the list with its keys, what the answer that is selected means,
//! and what happened since the last own action. A player who is not asked reads what is waited for.

use super::answers::AnswerRow;
use super::draw_context::DrawContext;
use super::log::news;
use super::screen_state::ScreenState;
use super::style;
use super::terminal_board::{ClickTarget, TerminalBoard};
use super::text_row::{TextRow, TextRows, side_by_side, wrap};
use ratatui::style::Style;

/// The spinner that turns while bots think.
const TURNING: [&str; 10] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
/// A thought that takes so many ticks is a long one, and is said to be one: about a second.
const LONG: usize = 10;
/// The rows that are most needed of the text, the list, the meaning and the news.
const NEEDED: [usize; 4] = [2, 2, 2, 1];
/// Their places in the order of need.
const BY_NEED: [usize; 4] = [1, 0, 2, 3];

/// Draws the question in at most `height` rows. Also returns how many rows a column of the list has.
pub(super) fn question<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    state: &ScreenState<G>,
    width: usize,
    height: usize,
) -> (TextRows<ClickTarget<G>>, usize) {
    let Some(decision) = &context.table.decision else { return (waiting(context, state, width, height), 1) };
    let prompt = G::prompt(context.words, context.view, decision.seat, &decision.legal, &context.people());
    let title = context.marker(decision.seat).and(format!(" {}", prompt.title), style::bold());
    let text = wrap(&prompt.text, Style::new(), width);
    let items: Vec<TextRow<ClickTarget<G>>> = (0..context.rows.len()).map(|place| item(context, place)).collect();
    let wanted = [text.len(), columns(&items, width).1, longest(context, width), news(context, width, height).len()];
    let [text_rows, list_rows, meaning_rows, news_rows] = shared(height.saturating_sub(1), wanted);
    let (list, list_rows, page) = list(context, items, width, list_rows);
    let mut rows = vec![TextRow::justified(title, TextRow::styled(page, style::dim()), width)];
    rows.extend(limited(text, text_rows, width));
    rows.extend(list);
    rows.extend(meaning(context, width, meaning_rows));
    rows.extend(news(context, width, news_rows));
    (rows, list_rows)
}

/// Divides rows among the text of the question, the list of answers, the meaning of one and the news: first each gets what
/// it needs most, then each in turn what it still wants.
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

/// Cuts rows to a number; the last one says that there is more.
fn limited<G: TerminalBoard>(
    mut rows: TextRows<ClickTarget<G>>,
    most: usize,
    width: usize,
) -> TextRows<ClickTarget<G>> {
    if rows.len() > most {
        rows.truncate(most);
        if let Some(last) = rows.pop() {
            rows.push(last.and(" …", Style::new()).truncated(width));
        }
    }
    rows
}

/// The rows that the longest meaning of an answer in the list takes.
fn longest<G: TerminalBoard>(context: &DrawContext<'_, G>, width: usize) -> usize {
    let ones = context.rows.iter().filter_map(|line| match line {
        AnswerRow::Single(place) => Some(&context.table.answers[*place]),
        AnswerRow::Group { .. } => None,
    });
    ones.map(|answer| wrap::<ClickTarget<G>>(&answer.words.long, style::dim(), width).len()).max().unwrap_or(0)
}

/// What the answer that is selected means. It keeps its rows, so that the list stays where it is.
fn meaning<G: TerminalBoard>(context: &DrawContext<'_, G>, width: usize, rows: usize) -> TextRows<ClickTarget<G>> {
    let long = match context.rows.get(context.selected) {
        Some(AnswerRow::Single(place)) => {
            // A warning comes first, because rows are kept for what answers mean and not for warnings.
            let answer = &context.table.answers[*place];
            format!("{} {}", answer.warnings, answer.words.long).trim().to_owned()
        }
        _ => String::new(),
    };
    let mut said = limited(wrap(&long, style::dim(), width), rows, width);
    said.resize_with(rows, TextRow::new);
    said
}

/// The number of columns in which answers fit uncut, because they often differ at their end, and the rows that they take.
fn columns<G: TerminalBoard>(items: &[TextRow<ClickTarget<G>>], width: usize) -> (usize, usize) {
    let widest = items.iter().map(TextRow::width).max().unwrap_or(1).max(1);
    let columns = ((width + 1) / (widest + 1)).max(1);
    (columns, items.len().div_ceil(columns).max(1))
}

/// The page of the list with the selected row, in columns. Also returns the rows of a column, and which page it is.
fn list<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    items: Vec<TextRow<ClickTarget<G>>>,
    width: usize,
    rows: usize,
) -> (TextRows<ClickTarget<G>>, usize, String) {
    let (columns, all) = columns(&items, width);
    let rows = rows.clamp(1, all);
    let pages = items.len().div_ceil(rows * columns).max(1);
    let page = (context.selected / (rows * columns)).min(pages - 1);
    let here: Vec<TextRow<ClickTarget<G>>> =
        items.into_iter().skip(page * rows * columns).take(rows * columns).collect();
    let column = width.saturating_sub(columns - 1) / columns;
    let blocks = here.chunks(rows).map(|chunk| (column, chunk.to_vec())).collect();
    let arguments = [("page", (page + 1).into()), ("pages", pages.into()), ("number", context.rows.len().into())];
    let name = if pages > 1 { context.text_with("screen-list-page", &arguments) } else { String::new() };
    (side_by_side(blocks, " "), rows, name)
}

/// A row of the list: its key and its words.
fn item<G: TerminalBoard>(context: &DrawContext<'_, G>, place: usize) -> TextRow<ClickTarget<G>> {
    let (key, words) = match &context.rows[place] {
        AnswerRow::Single(answer) => {
            let answer = &context.table.answers[*answer];
            (answer.key.as_str(), answer.words.short.clone())
        }
        AnswerRow::Group { key, label, answers } => (key.as_str(), format!("{label} ({})", answers.len())),
    };
    let selected = place == context.selected;
    let (sign, style) = if selected { ("▶", style::selected()) } else { (" ", style::key()) };
    TextRow::raw(sign)
        .and(key, style)
        .and(format!(" {words}"), if selected { style::bold() } else { Style::new() })
        .on_click(&ClickTarget::Answer(place))
}

/// What is waited for, with a spinner while bots think, who thinks for long, and what happened meanwhile.
fn waiting<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    state: &ScreenState<G>,
    width: usize,
    height: usize,
) -> TextRows<ClickTarget<G>> {
    if context.table.result.is_some() {
        let over = wrap(&context.text("screen-over"), style::bold(), width);
        return over.into_iter().chain(news(context, width, height.saturating_sub(2))).collect();
    }
    let (people, chairs, to_act) = (context.people(), &context.table.chairs, context.table.to_act);
    let thinking = words::thinking(context.words, &people, chairs, to_act);
    let sign = if thinking.is_some() { TURNING[state.tick % TURNING.len()] } else { "·" };
    let text = words::awaited::<G>(context.words, context.view, &people, chairs, to_act);
    let is_long = state.tick.saturating_sub(state.changed_at) >= LONG;
    let long = thinking.filter(|_| is_long).map(|text| TextRow::raw(format!("  {text}")).truncated(width));
    let row = TextRow::styled(format!("{sign} {text}"), style::bold()).truncated(width);
    let said = 1 + usize::from(long.is_some());
    [row].into_iter().chain(long).chain(news(context, width, height.saturating_sub(said))).collect()
}
