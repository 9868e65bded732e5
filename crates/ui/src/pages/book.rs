//! How a text that is written to be read becomes a page. The source is plain Markdown; what makes it beautiful is derived from
//! it: ids of rules lead to the rule, amounts such as `2 F` are the pictures of the game, quotation marks are those of the
//! language, and tables scroll in a box of their own.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};

/// A picture for an amount, and the amount in words.
pub struct RulebookIcon {
    /// The picture.
    pub picture: Markup,
    /// The amount in words.
    pub name: String,
}

/// Finds the picture for a sign: the sign, the number before it if there is one, and whether it stands in a table, where words
/// such as `points` are signs too.
type FindIcon<'a> = &'a dyn Fn(&str, Option<u16>, bool) -> Option<RulebookIcon>;

/// What a game knows about the text of its rulebook.
pub(super) struct Reading<'a> {
    /// Whether a text is the id of a rule of the book.
    pub is_rule: &'a dyn Fn(&str) -> bool,
    /// The picture after the heading of a section.
    pub figure: &'a dyn Fn(u32) -> Option<Markup>,
    /// The picture for a sign.
    pub sign: FindIcon<'a>,
    /// The pictures for a piece of notation.
    pub code: &'a dyn Fn(&str) -> Option<RulebookIcon>,
    /// What a table is called for those who do not see it.
    pub table: &'a str,
}

/// A text as a page.
pub(super) struct Book {
    /// Its title, as a heading.
    pub title: Markup,
    /// Its sections: their numbers and headings.
    pub sections: Vec<(u32, String)>,
    /// All that comes after the title.
    pub text: Markup,
}

impl Book {
    /// Reads a text.
    pub(super) fn read(text: &str, reading: &Reading<'_>) -> Book {
        let parser = Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION);
        let events: Vec<Event<'_>> = parser.collect();
        let after_title = events.iter().position(|event| *event == Event::End(TagEnd::Heading(HeadingLevel::H1)));
        let (title, rest) = events.split_at(after_title.map_or(0, |end| end + 1));
        let mut writer = Writer { reading, out: Vec::new(), in_cell: false, in_heading: false, sections: Vec::new() };
        writer.write(rest);
        // A column without a heading has no heading that could be read out.
        let text = pushed(writer.out).replace("<th></th>", "<td></td>");
        Book { title: PreEscaped(pushed(title.to_vec())), sections: writer.sections, text: PreEscaped(text) }
    }
}

fn pushed(events: Vec<Event<'_>>) -> String {
    let mut page = String::new();
    push_html(&mut page, events.into_iter());
    page
}

/// The number of a section: `12. Every tile` is 12, in every language.
fn section(heading: &str) -> Option<u32> {
    heading.split_once('.').and_then(|(number, _)| number.parse().ok())
}

struct Writer<'a, 'b> {
    reading: &'a Reading<'b>,
    out: Vec<Event<'a>>,
    in_cell: bool,
    in_heading: bool,
    sections: Vec<(u32, String)>,
}

impl<'a> Writer<'a, '_> {
    fn write(&mut self, events: &[Event<'a>]) {
        let mut rest = events;
        while let Some((event, after)) = rest.split_first() {
            rest = match (event, after) {
                // A rule is stated where its id is bold.
                (Event::Start(Tag::Strong), [Event::Text(id), Event::End(TagEnd::Strong), after @ ..])
                    if (self.reading.is_rule)(id) =>
                {
                    self.raw(format!("<strong id=\"{id}\"><a href=\"#{id}\">{id}</a></strong>"));
                    after
                }
                (Event::Start(Tag::Heading { level, .. }), after) => self.heading(*level, after),
                (Event::Start(Tag::TableCell), [Event::Text(text), Event::End(TagEnd::TableCell), ..]) => {
                    self.copy(event);
                    let is_alone = self.in_cell && self.is_all_signs(text);
                    self.text(text, is_alone);
                    &after[1..]
                }
                (Event::Text(text), after) => {
                    self.text(text, false);
                    after
                }
                (Event::Code(code), after) => {
                    match (self.reading.code)(code) {
                        Some(sign) => self.raw(drawn(sign)),
                        None => self.copy(event),
                    }
                    after
                }
                (event, after) => {
                    self.copy(event);
                    after
                }
            };
        }
    }

    /// Copies an event, and notes which part of a table it begins or ends. A table gets a box in which it can scroll.
    fn copy(&mut self, event: &Event<'a>) {
        match event {
            Event::Start(Tag::Table(_)) => {
                let table = self.reading.table;
                self.raw(format!("<div class=\"table-box\" role=\"group\" tabindex=\"0\" aria-label=\"{table}\">"));
            }
            Event::Start(Tag::TableHead) => self.in_heading = true,
            Event::End(TagEnd::TableHead) => self.in_heading = false,
            Event::Start(Tag::TableCell) => self.in_cell = !self.in_heading,
            Event::End(TagEnd::TableCell) => self.in_cell = false,
            _ => {}
        }
        self.out.push(event.clone());
        if let Event::End(TagEnd::Table) = event {
            self.raw("</div>".to_owned());
        }
    }

    fn raw(&mut self, html: String) {
        self.out.push(Event::InlineHtml(html.into()));
    }

    /// A heading, with an anchor and perhaps a picture if it is that of a section.
    fn heading<'e>(&mut self, level: HeadingLevel, after: &'e [Event<'a>]) -> &'e [Event<'a>] {
        let end = after.iter().position(|event| matches!(event, Event::End(TagEnd::Heading(_)))).unwrap_or(after.len());
        let (inside, rest) = (&after[..end], after.get(end + 1..).unwrap_or_default());
        let heading: String = inside
            .iter()
            .filter_map(|event| if let Event::Text(text) = event { Some(&**text) } else { None })
            .collect();
        let number = section(&heading);
        let anchor = number.map(|number| format!(" id=\"section-{number}\"")).unwrap_or_default();
        self.raw(format!("<{level}{anchor}>"));
        self.out.extend(inside.iter().cloned());
        let figure = number.and_then(|number| (self.reading.figure)(number)).map(|figure| figure.0).unwrap_or_default();
        self.raw(format!("</{level}>{figure}"));
        if let Some(number) = number.filter(|_| level == HeadingLevel::H2) {
            self.sections.push((number, heading));
        }
        rest
    }

    /// Whether a cell of a table holds nothing but signs: `F W`.
    fn is_all_signs(&self, text: &str) -> bool {
        text.split(' ').all(|word| (self.reading.sign)(word, None, true).is_some())
    }

    /// A text with its signs and rules. `alone` says that every word is a sign, even without a number before it.
    fn text(&mut self, text: &str, alone: bool) {
        let words: Vec<&str> = text.split(' ').collect();
        let mut out = String::new();
        let mut rest = &words[..];
        while let Some((word, after)) = rest.split_first() {
            if rest.len() < words.len() {
                out.push(' ');
            }
            let amount = word.trim_start_matches('(').parse::<u16>().ok().zip(after.first());
            let drawn_amount = amount.and_then(|(number, next)| {
                let (sign, mark) = split_mark(next);
                Some((drawn((self.reading.sign)(sign, Some(number), self.in_cell)?), mark))
            });
            if let Some((amount, mark)) = drawn_amount {
                let opened = if word.starts_with('(') { "(" } else { "" };
                out += &format!("{opened}{amount}{mark}");
                rest = &after[1..];
                continue;
            }
            let (core, mark) = split_mark(word);
            match (self.reading.sign)(core, None, alone).filter(|_| alone || is_lone(core)) {
                Some(sign) => out += &format!("{}{mark}", drawn(sign)),
                None => out += &self.plain(word),
            }
            rest = after;
        }
        self.raw(out);
    }

    /// A word, with a link if it is the id of a rule.
    fn plain(&self, word: &str) -> String {
        let word = match word {
            "->" => "→",
            word => word,
        };
        let (before, rest) = word.split_at(word.find(|sign: char| sign.is_ascii_alphanumeric()).unwrap_or(word.len()));
        let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '.').unwrap_or(rest.len());
        let id = rest[..end].trim_end_matches('.');
        let after = &rest[id.len()..];
        let markup = if (self.reading.is_rule)(id) {
            html! { (before) a.rule href=(format!("#{id}")) { (id) } (after) }
        } else {
            html! { (word) }
        };
        markup.0
    }
}

/// A sign that is a capital letter stands for itself without a number.
fn is_lone(sign: &str) -> bool {
    sign.len() == 1 && sign.starts_with(|letter: char| letter.is_ascii_uppercase())
}

/// A word without the mark that ends it, and the mark.
fn split_mark(word: &str) -> (&str, &str) {
    word.split_at(word.trim_end_matches([',', '.', ';', ':', ')']).len())
}

fn drawn(RulebookIcon { picture, name }: RulebookIcon) -> String {
    html! { span.sign title=(name) { span aria-hidden="true" { (picture) } span.visually-hidden { (name) } } }.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        let sign = |sign: &str, number: Option<u16>, in_table: bool| {
            let known = sign == "F" || sign == "W" || in_table && sign == "points";
            let name = format!("{} {sign}", number.unwrap_or(1));
            (known && (number.is_some() || in_table)).then(|| RulebookIcon { picture: html! { i {} }, name })
        };
        let reading = Reading {
            is_rule: &|id| id == "C3.4" || id == "C3.10",
            figure: &|section| (section == 2).then(|| html! { figure {} }),
            sign: &sign,
            code: &|_| None,
            table: "Table",
        };
        let book = Book::read(text, &reading);
        format!("{}|{:?}|{}", book.title.0.trim(), book.sections, book.text.0)
    }

    #[test]
    fn rules_are_stated_once_and_led_to_from_everywhere() {
        let page = read("# A\n\n**C3.4** Pay. See C3.10, (C3.4) and C9.9.");
        assert!(page.starts_with("<h1>A</h1>|"), "{page}");
        assert!(page.contains("<strong id=\"C3.4\"><a href=\"#C3.4\">C3.4</a></strong> Pay."), "{page}");
        assert!(
            page.contains(
                "See <a class=\"rule\" href=\"#C3.10\">C3.10</a>, (<a class=\"rule\" href=\"#C3.4\">C3.4</a>) and C9.9."
            ),
            "{page}"
        );
    }

    #[test]
    fn amounts_are_pictures_with_words_behind_them() {
        let two = "<span class=\"sign\" title=\"2 F\"><span aria-hidden=\"true\"><i></i></span><span class=\"visually-hidden\">2 F</span></span>";
        assert!(read("You get 2 F, then F or 3 points.").contains(&format!("You get {two}, then F or 3 points.")));
        let table = read("| cost | points |\n|---|---|\n| F W | 2 points -> C |\n");
        assert!(
            table.contains("<th>points</th>")
                && table.contains("title=\"1 W\"")
                && table.contains("title=\"2 points\""),
            "{table}"
        );
        assert!(
            table.contains("→ C</td>") && table.contains("<div class=\"table-box\" role=\"group\" tabindex=\"0\""),
            "{table}"
        );
    }

    #[test]
    fn sections_have_anchors_pictures_and_typographic_quotes() {
        let page = read("# A\n\n## 2. The \"road\" & more\n\nIt's <b>.\n");
        assert!(page.contains("[(2, \"2. The “road” & more\")]"), "{page}");
        assert!(page.contains("<h2 id=\"section-2\">2. The “road” &amp; more</h2><figure></figure>"), "{page}");
        assert!(page.contains("It’s"), "{page}");
    }
}
