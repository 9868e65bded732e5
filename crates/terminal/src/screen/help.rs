//! The pages of help: what is asked and selected, what cannot be done and why, keys and signs, the rules. Also the commands of
//! the bottom row.

use super::answers::AnswerRow;
use super::draw_context::DrawContext;
use super::screen_state::{OverlayPage, ScreenState};
use super::style;
use super::terminal_board::{ClickTarget, TerminalBoard};
use super::text_row::{TextRow, TextRows, wrap};
use crate::AnalysisStand;
use crate::error::refused;
use ratatui::style::Style;

/// The key that closes what is open.
pub(super) const ESCAPE: char = '\u{1b}';

/// Keys that are not answers, and the messages that say what they do.
const KEYS: [(&str, &str); 12] = [
    ("↑ ↓ ← →", "screen-key-arrows"),
    ("Enter", "screen-key-enter"),
    ("Esc", "screen-key-escape"),
    ("Tab", "screen-key-tab"),
    ("PgUp PgDn", "screen-key-scroll"),
    ("?", "screen-key-help"),
    ("!", "screen-key-why-not"),
    ("#", "screen-key-rules"),
    ("*", "screen-key-hint"),
    ("&", "screen-key-why"),
    ("U ^U", "screen-key-undo"),
    ("Q ^Q ^C", "screen-key-leave"),
];

/// More of them, where a game is over and can be analysed.
const KEYS_AFTERWARDS: [(&str, &str); 2] = [("A", "screen-key-analyse"), ("N", "screen-key-next")];

/// Whether a letter is free to be a command: while no answer begins with it, and none is being typed.
pub(super) fn is_free<G: TerminalBoard>(context: &DrawContext<'_, G>, letter: char) -> bool {
    context.typed.is_empty() && !context.table.answers.iter().any(|answer| answer.key.starts_with(letter))
}

/// The commands of the bottom row: how the key is shown, what a click on it means, and what it does.
pub(super) fn commands<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    state: &ScreenState<G>,
) -> Vec<(String, Option<char>, &'static str)> {
    let command = |shown: &str, letter: char, message| (shown.to_owned(), Some(letter), message);
    if let Some(overlay) = &state.overlay {
        let mut commands = vec![command("Esc", ESCAPE, "table-close"), command("Tab", '\t', "screen-do-page")];
        commands.push(("↑ ↓".to_owned(), None, "screen-do-scroll"));
        match (&context.table.analysis, overlay.page) {
            (Some(AnalysisStand::Done(_)), OverlayPage::Analysis) => {
                commands.push(command("N", 'N', "screen-do-next-mistake"));
            }
            (Some(_), OverlayPage::Result) => commands.push(command("A", 'A', "screen-do-analyse")),
            (Some(AnalysisStand::None | AnalysisStand::Failed(_)), OverlayPage::Analysis) => {
                commands.push(command("A", 'A', "screen-do-analyse"));
            }
            _ => {}
        }
        if overlay.page == OverlayPage::Rules {
            commands.push((format!("{}_", overlay.query), None, "screen-do-search"));
        }
        return commands;
    }
    let letter = |letter: char| if is_free(context, letter) { letter.to_string() } else { format!("^{letter}") };
    let mut commands = Vec::new();
    let typing = !state.typed.is_empty();
    commands.push(if typing {
        command("Esc", ESCAPE, "screen-do-clear")
    } else {
        command("Tab", '\t', "screen-do-tab")
    });
    commands.push(command("?", '?', "screen-do-help"));
    if context.table.decision.is_some() {
        commands.push(command("!", '!', "table-why-not"));
    }
    commands.push(command("#", '#', "table-rules"));
    if context.table.may_hint {
        commands.push(command("*", '*', "hint-ask"));
    }
    if context.table.may_undo && !typing {
        commands.push((letter('U'), Some('U'), "screen-do-undo"));
    }
    if context.table.analysis.is_some() {
        commands.push(command("A", 'A', "screen-do-analyse"));
    }
    commands.push((letter('Q'), Some('Q'), "screen-do-leave"));
    commands
}

fn heading<G: TerminalBoard>(text: impl Into<String>) -> TextRow<ClickTarget<G>> {
    TextRow::styled(text, style::bold())
}

/// What is asked, what the answer that is selected means, and what it is about; or an item that was clicked.
pub(super) fn this<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    clicked: Option<G::BoardItem>,
    width: usize,
) -> TextRows<ClickTarget<G>> {
    let mut rows = TextRows::new();
    if let Some(item) = clicked {
        rows.extend(item_rows(context, item, width));
    }
    if let Some(decision) = context.table.decision.as_ref().filter(|_| clicked.is_none()) {
        let prompt = G::prompt(context.words, context.view, decision.seat, &decision.legal, &context.people());
        rows.push(heading(prompt.title));
        rows.extend(wrap(&prompt.text, Style::new(), width));
        rows.push(TextRow::new());
        rows.extend(rule_rows(context, width));
        rows.push(TextRow::new());
        if let Some(AnswerRow::Single(place)) = context.rows.get(context.selected) {
            let answer = &context.table.answers[*place];
            rows.push(
                TextRow::styled(answer.key.clone(), style::key())
                    .and(format!(" {}", answer.words.short), style::bold()),
            );
            rows.extend(wrap(&format!("{}{}", answer.words.long, answer.warnings), Style::new(), width));
            for item in G::items_of(context.view, answer.action) {
                rows.push(TextRow::new());
                rows.extend(item_rows(context, item, width));
            }
        }
    }
    if rows.is_empty() {
        rows.extend(wrap(&context.text("table-not-you"), Style::new(), width));
    }
    rows
}

/// A hint, or what a bot answered.
pub(super) fn told<G: TerminalBoard>(paragraphs: &[String], width: usize) -> TextRows<ClickTarget<G>> {
    let rows = |text: &String| wrap(text, Style::new(), width).into_iter().chain([TextRow::new()]).collect::<Vec<_>>();
    paragraphs.iter().flat_map(rows).collect()
}

/// The text of the rule that asks.
fn rule_rows<G: TerminalBoard>(context: &DrawContext<'_, G>, width: usize) -> TextRows<ClickTarget<G>> {
    let rule =
        context.table.decision.as_ref().and_then(|decision| G::RULEBOOK?.rule(context.words.language(), decision.rule));
    wrap(&rule.unwrap_or_default(), style::dim(), width)
}

/// An item, what there is to say about it, and why nothing can be done with it.
fn item_rows<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    item: G::BoardItem,
    width: usize,
) -> TextRows<ClickTarget<G>> {
    let (name, lines) = G::explain(context, item);
    let mut rows = vec![heading(name)];
    rows.extend(lines.iter().flat_map(|line| wrap(line, Style::new(), width)));
    let refused = context.table.decision.iter().flat_map(|decision| &decision.refused);
    let why = refused.filter(|(action, _)| G::items_of(context.view, *action).contains(&item));
    rows.extend(why.flat_map(|(action, illegal)| refusal(context, *action, illegal, width)));
    rows
}

/// `Not the castle: … (rule C3.9)`.
fn refusal<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    action: G::Action,
    illegal: &game::Illegal,
    width: usize,
) -> TextRows<ClickTarget<G>> {
    let said = refused::<G>(context.words, illegal);
    let title = heading(G::refused(context.words, context.view, action, &context.people()));
    [title].into_iter().chain(wrap(&said, Style::new(), width)).collect()
}

/// What cannot be done, and why, grouped by reason.
pub(super) fn why_not<G: TerminalBoard>(context: &DrawContext<'_, G>, width: usize) -> TextRows<ClickTarget<G>> {
    let mut groups: Vec<(&game::Illegal, Vec<String>)> = Vec::new();
    for (action, illegal) in context.table.decision.iter().flat_map(|decision| &decision.refused) {
        let title = G::refused(context.words, context.view, *action, &context.people());
        match groups.iter_mut().find(|(other, _)| other.reason == illegal.reason) {
            Some((_, titles)) => titles.push(title),
            None => groups.push((illegal, vec![title])),
        }
    }
    if context.table.decision.is_none() {
        return wrap(&context.text("table-not-you"), Style::new(), width);
    }
    if groups.is_empty() {
        let mut rows = wrap(&context.text("plain-nothing-refused"), Style::new(), width);
        rows.push(TextRow::new());
        rows.extend(rule_rows(context, width));
        return rows;
    }
    let mut rows = vec![heading(context.text("table-why-not-title")), TextRow::new()];
    for (illegal, titles) in groups {
        let said = refused::<G>(context.words, illegal);
        rows.extend(wrap(&titles.join(" · "), style::bold(), width));
        rows.extend(wrap(&said, Style::new(), width));
        rows.push(TextRow::new());
    }
    rows
}

/// Keys and signs.
pub(super) fn keys<G: TerminalBoard>(context: &DrawContext<'_, G>, width: usize) -> TextRows<ClickTarget<G>> {
    let mut rows = wrap(&context.text("screen-keys-how"), Style::new(), width);
    rows.push(TextRow::new());
    let entry = |key: &str, said: &str| {
        let mut heads = [TextRow::styled(key.to_owned(), style::bold()).fitted(13)].into_iter();
        let said = wrap(said, Style::new(), width.saturating_sub(13));
        said.into_iter()
            .map(move |row| heads.next().unwrap_or_else(|| TextRow::new().fitted(13)).then(row))
            .collect::<TextRows<_>>()
    };
    let afterwards = KEYS_AFTERWARDS.into_iter().filter(|_| context.table.analysis.is_some());
    rows.extend(KEYS.into_iter().chain(afterwards).flat_map(|(key, message)| entry(key, &context.text(message))));
    rows.push(TextRow::new());
    rows.push(heading(context.text("screen-signs")));
    rows.extend(G::signs(context.words).into_iter().flat_map(|(sign, said)| entry(&sign, &said)));
    let chairs = context.table.chairs.len().try_into().unwrap_or(u8::MAX);
    for seat in game::Seat::first(chairs) {
        let sitter = context.sitter(seat);
        let row = context.marker(seat).fitted(13).and(context.name(seat), Style::new());
        rows.push(if sitter.is_empty() { row } else { row.and(format!(" · {sitter}"), Style::new()) });
    }
    rows.push(TextRow::new());
    rows.extend(levels(context, width));
    rows
}

/// What to expect of the bots at the table, level by level.
fn levels<G: TerminalBoard>(context: &DrawContext<'_, G>, width: usize) -> TextRows<ClickTarget<G>> {
    let mut levels: Vec<&str> = Vec::new();
    for chair in &context.table.chairs {
        if let words::Sitter::Bot(level) = &chair.sitter
            && !levels.contains(&level.as_str())
        {
            levels.push(level);
        }
    }
    let said = |level: &str| {
        let about = context.words.about_level(level);
        (!about.is_empty()).then(|| wrap(&format!("{}: {about}", context.words.level(level)), Style::new(), width))
    };
    levels.into_iter().filter_map(said).flatten().collect()
}

/// The rulebook, or its paragraphs that contain a query.
pub(super) fn rules<G: TerminalBoard>(
    context: &DrawContext<'_, G>,
    query: &str,
    width: usize,
) -> TextRows<ClickTarget<G>> {
    let wanted = query.to_lowercase();
    let mut rows = TextRows::new();
    for paragraph in paragraphs(G::RULEBOOK.map_or("", |book| book.text(context.words.language()))) {
        let found = wanted.is_empty() || states(&paragraph, query) || paragraph.to_lowercase().contains(&wanted);
        if found {
            rows.extend(paragraph_rows(&paragraph, width));
        }
    }
    if rows.is_empty() {
        rows.extend(wrap(&context.text_with("screen-not-found", &[("text", query.into())]), Style::new(), width));
    }
    rows
}

/// Whether a paragraph states a rule: then the id is bold.
fn states(paragraph: &str, rule: &str) -> bool {
    paragraph.to_lowercase().contains(&format!("**{}**", rule.to_lowercase()))
}

/// The paragraphs of a rulebook. Headings, items of lists and rows of tables are paragraphs of their own.
fn paragraphs(book: &str) -> Vec<String> {
    let mut paragraphs: Vec<String> = Vec::new();
    let mut open = false;
    for line in book.lines() {
        let text = line.trim();
        let own = text.starts_with(['#', '|']);
        let begins = own || text.starts_with("- ");
        match paragraphs.last_mut().filter(|_| open && !begins) {
            Some(last) if !text.is_empty() => {
                last.push(' ');
                last.push_str(text);
            }
            _ if !text.is_empty() && !text.starts_with("|--") => paragraphs.push(text.to_owned()),
            _ => (),
        }
        open = !text.is_empty() && !own;
    }
    paragraphs
}

fn paragraph_rows<G: TerminalBoard>(paragraph: &str, width: usize) -> TextRows<ClickTarget<G>> {
    let plain = paragraph.replace("**", "").replace(['*', '`'], "");
    if paragraph.starts_with('#') {
        let title = plain.trim_start_matches('#').trim().to_owned();
        return [TextRow::new()].into_iter().chain(wrap(&title, style::bold(), width)).collect();
    }
    if paragraph.starts_with('|') {
        return wrap(&plain.trim_matches('|').replace('|', "·"), Style::new(), width);
    }
    let mut heads = [if paragraph.starts_with("- ") { "• " } else { "" }].into_iter();
    let text = plain.strip_prefix("- ").unwrap_or(&plain);
    let rows = wrap(text, Style::new(), width.saturating_sub(2));
    let indent = if paragraph.starts_with("- ") { "  " } else { "" };
    rows.into_iter().map(|row| TextRow::raw(heads.next().unwrap_or(indent)).then(row)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::{Language, Spoken};

    #[test]
    fn every_rule_that_can_be_named_is_found_in_every_language() {
        let books = [<caylus::State as Spoken>::RULEBOOK, <ys::State as Spoken>::RULEBOOK].map(Option::unwrap);
        for (book, reasons) in books.iter().zip([caylus::reasons::ALL, ys::reasons::ALL]) {
            for (reason, language) in reasons.iter().flat_map(|reason| Language::ALL.map(|language| (reason, language)))
            {
                let paragraphs = paragraphs(book.text(language));
                let stated = paragraphs.iter().filter(|paragraph| states(paragraph, reason.rule)).count();
                assert_eq!(stated, 1, "{} in {language}", reason.rule);
            }
        }
    }

    #[test]
    fn paragraphs_are_whole() {
        let text = "# Title\n\none\ntwo\n\n- **C1.1** a\n  b\n- c\n| x | y |\n|---|---|\n| 1 | 2 |\n";
        assert_eq!(paragraphs(text), ["# Title", "one two", "- **C1.1** a b", "- c", "| x | y |", "| 1 | 2 |"]);
    }
}
