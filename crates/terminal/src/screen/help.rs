//! Everything that can be asked about: what is asked and pointed at, what cannot be done and why, keys and signs, the rules.

use super::answers::Line;
use super::face::{Face, Page};
use super::look::Look;
use super::painted::{Aim, Painted};
use super::rows::{Row, Rows, faint, wrapped};
use super::signs;
use crate::trouble::refused;
use ratatui::style::Style;

/// What closes what is open.
pub const ESCAPE: char = '\u{1b}';

/// Every key that is not an answer, and what it does.
const KEYS: [(&str, &str); 10] = [
    ("↑ ↓ ← →", "screen-key-arrows"),
    ("Enter", "screen-key-enter"),
    ("Esc", "screen-key-escape"),
    ("Tab", "screen-key-tab"),
    ("PgUp PgDn", "screen-key-scroll"),
    ("?", "screen-key-help"),
    ("!", "screen-key-why-not"),
    ("#", "screen-key-rules"),
    ("U ^U", "screen-key-undo"),
    ("Q ^Q ^C", "screen-key-leave"),
];

/// Whether a letter is free to be a command: while no answer begins with it, and none is being typed.
pub fn is_free<G: Painted>(look: &Look<'_, G>, letter: char) -> bool {
    look.typed.is_empty() && !look.scene.answers.iter().any(|answer| answer.key.starts_with(letter))
}

/// The commands of the bottom row: how the key is shown, what a click on it means, and what it does.
pub fn commands<G: Painted>(look: &Look<'_, G>, face: &Face<G>) -> Vec<(String, Option<char>, &'static str)> {
    let command = |shown: &str, letter: char, message| (shown.to_owned(), Some(letter), message);
    if let Some(sheet) = &face.sheet {
        let mut commands = vec![command("Esc", ESCAPE, "table-close"), command("Tab", '\t', "screen-do-page")];
        commands.push(("↑ ↓".to_owned(), None, "screen-do-scroll"));
        if sheet.page == Page::Rules {
            commands.push((format!("{}_", sheet.query), None, "screen-do-search"));
        }
        return commands;
    }
    let letter = |letter: char| if is_free(look, letter) { letter.to_string() } else { format!("^{letter}") };
    let mut commands = Vec::new();
    let typing = !face.typed.is_empty();
    commands.push(if typing {
        command("Esc", ESCAPE, "screen-do-clear")
    } else {
        command("Tab", '\t', "screen-do-tab")
    });
    commands.push(command("?", '?', "screen-do-help"));
    if look.scene.ask.is_some() {
        commands.push(command("!", '!', "table-why-not"));
    }
    commands.push(command("#", '#', "table-rules"));
    if look.scene.may_undo && !typing {
        commands.push((letter('U'), Some('U'), "screen-do-undo"));
    }
    commands.push((letter('Q'), Some('Q'), "screen-do-leave"));
    commands
}

fn heading<G: Painted>(text: impl Into<String>) -> Row<Aim<G>> {
    Row::of(text, signs::bold())
}

/// What is asked, what the answer that is pointed at means, and what it is about; or a thing that was clicked.
pub fn this<G: Painted>(look: &Look<'_, G>, clicked: Option<G::Thing>, width: usize) -> Rows<Aim<G>> {
    let mut rows = Rows::new();
    if let Some(thing) = clicked {
        rows.extend(thing_rows(look, thing, width));
    }
    if let Some(ask) = look.scene.ask.as_ref().filter(|_| clicked.is_none()) {
        let prompt = G::prompt(look.words, look.view, ask.seat, &ask.legal, &look.people());
        rows.push(heading(prompt.title));
        rows.extend(wrapped(&prompt.text, Style::new(), width));
        rows.push(Row::new());
        rows.extend(rule_rows(look, width));
        rows.push(Row::new());
        if let Some(Line::One(place)) = look.lines.get(look.pointed) {
            let answer = &look.scene.answers[*place];
            rows.push(Row::of(answer.key.clone(), signs::key()).and(format!(" {}", answer.words.short), signs::bold()));
            rows.extend(wrapped(&answer.words.long, Style::new(), width));
            for thing in G::about(look.view, answer.action) {
                rows.push(Row::new());
                rows.extend(thing_rows(look, thing, width));
            }
        }
    }
    if rows.is_empty() {
        rows.extend(wrapped(&look.say("table-not-you"), Style::new(), width));
    }
    rows
}

/// The rule by which something is asked.
fn rule_rows<G: Painted>(look: &Look<'_, G>, width: usize) -> Rows<Aim<G>> {
    let rule = look.scene.ask.as_ref().and_then(|ask| words::rule(G::NAME, look.words.language(), ask.rule));
    wrapped(&rule.unwrap_or_default(), faint(), width)
}

/// A thing, what there is to say about it, and why nothing can be done with it.
fn thing_rows<G: Painted>(look: &Look<'_, G>, thing: G::Thing, width: usize) -> Rows<Aim<G>> {
    let (name, lines) = G::explain(look, thing);
    let mut rows = vec![heading(name)];
    rows.extend(lines.iter().flat_map(|line| wrapped(line, Style::new(), width)));
    let refused = look.scene.ask.iter().flat_map(|ask| &ask.refused);
    let why = refused.filter(|(action, _)| G::about(look.view, *action).contains(&thing));
    rows.extend(why.flat_map(|(action, illegal)| refusal(look, *action, illegal, width)));
    rows
}

/// `Not the castle: … (rule C3.9)`.
fn refusal<G: Painted>(look: &Look<'_, G>, action: G::Action, illegal: &game::Illegal, width: usize) -> Rows<Aim<G>> {
    let said = refused::<G>(look.words, illegal);
    let title = heading(G::refused(look.words, look.view, action, &look.people()));
    [title].into_iter().chain(wrapped(&said, Style::new(), width)).collect()
}

/// What cannot be done, and why. Things that are refused for the same reason stand together.
pub fn why_not<G: Painted>(look: &Look<'_, G>, width: usize) -> Rows<Aim<G>> {
    let mut groups: Vec<(&game::Illegal, Vec<String>)> = Vec::new();
    for (action, illegal) in look.scene.ask.iter().flat_map(|ask| &ask.refused) {
        let title = G::refused(look.words, look.view, *action, &look.people());
        match groups.iter_mut().find(|(other, _)| other.reason == illegal.reason) {
            Some((_, titles)) => titles.push(title),
            None => groups.push((illegal, vec![title])),
        }
    }
    if look.scene.ask.is_none() {
        return wrapped(&look.say("table-not-you"), Style::new(), width);
    }
    if groups.is_empty() {
        let mut rows = wrapped(&look.say("plain-nothing-refused"), Style::new(), width);
        rows.push(Row::new());
        rows.extend(rule_rows(look, width));
        return rows;
    }
    let mut rows = vec![heading(look.say("table-why-not-title")), Row::new()];
    for (illegal, titles) in groups {
        let said = refused::<G>(look.words, illegal);
        rows.extend(wrapped(&titles.join(" · "), signs::bold(), width));
        rows.extend(wrapped(&said, Style::new(), width));
        rows.push(Row::new());
    }
    rows
}

/// Keys and signs.
pub fn keys<G: Painted>(look: &Look<'_, G>, width: usize) -> Rows<Aim<G>> {
    let mut rows = wrapped(&look.say("screen-keys-how"), Style::new(), width);
    rows.push(Row::new());
    let entry = |key: &str, said: &str| {
        let mut heads = [Row::of(key.to_owned(), signs::bold()).filled(13)].into_iter();
        let said = wrapped(said, Style::new(), width.saturating_sub(13));
        said.into_iter()
            .map(move |row| heads.next().unwrap_or_else(|| Row::new().filled(13)).then(row))
            .collect::<Rows<_>>()
    };
    rows.extend(KEYS.into_iter().flat_map(|(key, message)| entry(key, &look.say(message))));
    rows.push(Row::new());
    rows.push(heading(look.say("screen-signs")));
    rows.extend(G::signs(look.words).into_iter().flat_map(|(sign, said)| entry(&sign, &said)));
    let chairs = look.scene.chairs.len().try_into().unwrap_or(u8::MAX);
    for seat in game::Seat::first(chairs) {
        let sitter = look.sitter(seat);
        let row = look.marker(seat).filled(13).and(look.name(seat), Style::new());
        rows.push(if sitter.is_empty() { row } else { row.and(format!(" · {sitter}"), Style::new()) });
    }
    rows
}

/// The rulebook, or those of its paragraphs in which something stands.
pub fn rules<G: Painted>(look: &Look<'_, G>, query: &str, width: usize) -> Rows<Aim<G>> {
    let wanted = query.to_lowercase();
    let mut rows = Rows::new();
    for paragraph in paragraphs(words::rulebook(G::NAME, look.words.language()).unwrap_or_default()) {
        let found = wanted.is_empty() || states(&paragraph, query) || paragraph.to_lowercase().contains(&wanted);
        if found {
            rows.extend(paragraph_rows(&paragraph, width));
        }
    }
    if rows.is_empty() {
        rows.extend(wrapped(&look.tell("screen-not-found", &[("text", query.into())]), Style::new(), width));
    }
    rows
}

/// Whether a rule is stated here: its id is bold.
fn states(paragraph: &str, rule: &str) -> bool {
    paragraph.to_lowercase().contains(&format!("**{}**", rule.to_lowercase()))
}

/// A rulebook by paragraphs: headings, items of lists and rows of tables are paragraphs of their own.
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

fn paragraph_rows<G: Painted>(paragraph: &str, width: usize) -> Rows<Aim<G>> {
    let plain = paragraph.replace("**", "").replace(['*', '`'], "");
    if paragraph.starts_with('#') {
        let title = plain.trim_start_matches('#').trim().to_owned();
        return [Row::new()].into_iter().chain(wrapped(&title, signs::bold(), width)).collect();
    }
    if paragraph.starts_with('|') {
        return wrapped(&plain.trim_matches('|').replace('|', "·"), Style::new(), width);
    }
    let mut heads = [if paragraph.starts_with("- ") { "• " } else { "" }].into_iter();
    let text = plain.strip_prefix("- ").unwrap_or(&plain);
    let rows = wrapped(text, Style::new(), width.saturating_sub(2));
    let indent = if paragraph.starts_with("- ") { "  " } else { "" };
    rows.into_iter().map(|row| Row::plain(heads.next().unwrap_or(indent)).then(row)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn every_rule_that_can_be_named_is_found_in_every_language() {
        let named = caylus::reasons::ALL.iter().map(|reason| ("caylus", reason.rule));
        for (game, rule) in named.chain(ys::reasons::ALL.iter().map(|reason| ("ys", reason.rule))) {
            for language in Language::ALL {
                let book = paragraphs(words::rulebook(game, language).unwrap());
                let stated = book.iter().filter(|paragraph| states(paragraph, rule)).count();
                assert_eq!(stated, 1, "{rule} in {language}");
            }
        }
    }

    #[test]
    fn paragraphs_are_whole() {
        let text = "# Title\n\none\ntwo\n\n- **C1.1** a\n  b\n- c\n| x | y |\n|---|---|\n| 1 | 2 |\n";
        assert_eq!(paragraphs(text), ["# Title", "one two", "- **C1.1** a b", "- c", "| x | y |", "| 1 | 2 |"]);
    }
}
