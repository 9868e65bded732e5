//! Rows of styled text, of which everything on the screen is made. Rows are put beside and below one another before they are
//! written into a buffer, so that drawing is a function from what is seen to text, and text that does not fit ends in an
//! ellipsis. Unlike ratatui's `Line`, each span knows what a click on it means.

use super::style;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Stands where something was left out.
pub(super) const ELLIPSIS: char = '…';

/// A piece of text in one style, with the target of a click on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Span<T> {
    /// The text, without control characters.
    pub text: String,
    /// Colours and emphasis.
    pub style: Style,
    /// What a click on it means.
    pub target: Option<T>,
}

/// Spans side by side.
#[derive(Clone, Debug, PartialEq)]
pub struct TextRow<T>(pub Vec<Span<T>>);

/// Rows one below the other.
pub type TextRows<T> = Vec<TextRow<T>>;

/// The areas of the screen that can be clicked, with their targets.
pub(super) type ClickAreas<T> = Vec<(Rect, T)>;

impl<T: Clone> Default for TextRow<T> {
    fn default() -> TextRow<T> {
        TextRow::new()
    }
}

impl<T: Clone> TextRow<T> {
    /// An empty row.
    pub fn new() -> TextRow<T> {
        TextRow(Vec::new())
    }

    /// A row of one span.
    pub fn styled(text: impl Into<String>, style: Style) -> TextRow<T> {
        TextRow::new().and(text, style)
    }

    /// A row of one span without a style.
    pub fn raw(text: impl Into<String>) -> TextRow<T> {
        TextRow::styled(text, Style::new())
    }

    /// Adds a span.
    #[must_use]
    pub fn and(mut self, text: impl Into<String>, style: Style) -> TextRow<T> {
        self.push(text, style);
        self
    }

    /// Adds a span at the end.
    pub fn push(&mut self, text: impl Into<String>, style: Style) {
        self.0.push(Span { text: text.into(), style, target: None });
    }

    /// Adds the spans of another row.
    #[must_use]
    pub fn then(mut self, other: TextRow<T>) -> TextRow<T> {
        self.0.extend(other.0);
        self
    }

    /// Sets the target of a click on all spans that have none.
    #[must_use]
    pub fn on_click(mut self, target: &T) -> TextRow<T> {
        for span in &mut self.0 {
            span.target.get_or_insert_with(|| target.clone());
        }
        self
    }

    /// Adds a style to that of each span.
    #[must_use]
    pub fn patch_style(mut self, style: Style) -> TextRow<T> {
        for span in &mut self.0 {
            span.style = span.style.patch(style);
        }
        self
    }

    /// Width in columns of the terminal.
    pub fn width(&self) -> usize {
        self.0.iter().map(|span| span.text.width()).sum()
    }

    /// Cuts the row to a width, with an ellipsis where something is missing.
    #[must_use]
    pub fn truncated(self, width: usize) -> TextRow<T> {
        if self.width() <= width {
            return self;
        }
        let mut room = width.saturating_sub(1);
        let mut truncated = TextRow::new();
        for span in self.0 {
            let text = fitting_prefix(&span.text, room);
            let is_whole = text.len() == span.text.len();
            room -= text.width();
            let text = if is_whole { text.to_owned() } else { format!("{}{ELLIPSIS}", text.trim_end()) };
            truncated.0.push(Span { text: if width == 0 { String::new() } else { text }, ..span });
            if !is_whole {
                break;
            }
        }
        truncated
    }

    /// Cuts or pads the row to exactly this width.
    #[must_use]
    pub fn fitted(self, width: usize) -> TextRow<T> {
        let mut row = self.truncated(width);
        let missing = width.saturating_sub(row.width());
        if missing > 0 {
            let target = row.0.last().and_then(|span| span.target.clone());
            row.0.push(Span { text: " ".repeat(missing), style: Style::new(), target });
        }
        row
    }

    /// Two rows, one at the left and one at the right end. The left one is cut where there is not enough room.
    pub fn justified(left: TextRow<T>, right: TextRow<T>, width: usize) -> TextRow<T> {
        let right = right.truncated(width);
        let room = width.saturating_sub(right.width());
        left.fitted(room).then(right)
    }

    /// The text without styles and targets.
    pub fn text(&self) -> String {
        self.0.iter().map(|span| span.text.as_str()).collect()
    }
}

/// The longest beginning of a text that fits a width.
fn fitting_prefix(text: &str, width: usize) -> &str {
    let mut room = width;
    for (at, letter) in text.char_indices() {
        match room.checked_sub(letter.width().unwrap_or(0)) {
            Some(left) => room = left,
            None => return &text[..at],
        }
    }
    text
}

/// Wraps a text into rows of at most this width. Only a word that is longer than a row is cut.
pub fn wrap<T: Clone>(text: &str, style: Style, width: usize) -> TextRows<T> {
    // Other blanks than these hold words together.
    let words = text.split_ascii_whitespace().map(|word| TextRow::styled(word, style));
    flow(words, 1, width)
}

/// Puts items one after another into rows, as many in each as fit.
pub fn flow<T: Clone>(items: impl IntoIterator<Item = TextRow<T>>, gap: usize, width: usize) -> TextRows<T> {
    let mut rows: TextRows<T> = Vec::new();
    for item in items {
        let item = item.truncated(width);
        match rows.last_mut().filter(|row| row.width() + gap + item.width() <= width) {
            Some(row) => {
                row.push(" ".repeat(gap), Style::new());
                row.0.extend(item.0);
            }
            None => rows.push(item),
        }
    }
    rows
}

/// Puts blocks beside one another, each at its width, with a separator between them.
pub fn side_by_side<T: Clone>(blocks: Vec<(usize, TextRows<T>)>, separator: &str) -> TextRows<T> {
    let height = blocks.iter().map(|(_, rows)| rows.len()).max().unwrap_or(0);
    let last = blocks.len().saturating_sub(1);
    let row = |number: usize| {
        let mut all = TextRow::new();
        for (place, (width, rows)) in blocks.iter().enumerate() {
            all = all.then(rows.get(number).cloned().unwrap_or_else(TextRow::new).fitted(*width));
            if place < last {
                all.push(separator, style::dim());
            }
        }
        all
    };
    (0..height).map(row).collect()
}

/// Writes rows into an area of a buffer, cut to it, and notes what can be clicked there.
pub(super) fn render_rows<T: Clone>(rows: &[TextRow<T>], area: Rect, buffer: &mut Buffer, areas: &mut ClickAreas<T>) {
    for (row, y) in rows.iter().zip(area.top()..area.bottom()) {
        let mut x = area.left();
        for span in row.clone().truncated(area.width.into()).0 {
            let (next, _) = buffer.set_stringn(x, y, &span.text, area.right().saturating_sub(x).into(), span.style);
            if let Some(target) = span.target {
                areas.push((Rect::new(x, y, next - x, 1), target));
            }
            x = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(text: &str) -> TextRow<()> {
        TextRow::raw(text)
    }

    #[test]
    fn what_does_not_fit_ends_in_an_ellipsis() {
        assert_eq!(row("Carpenter").truncated(9).text(), "Carpenter");
        assert_eq!(row("Carpenter").truncated(6).text(), "Carpe…");
        assert_eq!(row("The mill").truncated(5).text(), "The…");
        assert_eq!(row("Bâtisseur").then(row("!")).truncated(9).text(), "Bâtisseu…");
        assert_eq!(row("ab").then(row("cd")).truncated(3).text(), "ab…");
        assert_eq!(row("abc").truncated(1).text(), "…");
        assert_eq!(row("abc").truncated(0).text(), "");
    }

    #[test]
    fn what_ends_in_an_ellipsis_has_one() {
        for (text, shown) in [("abcd", "abcd …"), ("abcde", "abcde…"), ("abcdef", "abcde…")] {
            assert_eq!(row(text).then(row(" …")).truncated(6).text(), shown);
        }
    }

    #[test]
    fn texts_are_broken_between_words() {
        let texts = |rows: TextRows<()>| rows.iter().map(TextRow::text).collect::<Vec<_>>();
        assert_eq!(texts(wrap("one two three", Style::new(), 7)), ["one two", "three"]);
        assert_eq!(texts(wrap("", Style::new(), 7)), Vec::<String>::new());
        assert_eq!(texts(flow([row("a"), row("b"), row("c")], 2, 4)), ["a  b", "c"]);
    }

    #[test]
    fn blocks_stand_beside_one_another_at_their_widths() {
        let rows = side_by_side(vec![(3, vec![row("a")]), (2, vec![row("long"), row("b")])], "|");
        assert_eq!(rows.iter().map(TextRow::text).collect::<Vec<_>>(), ["a  |l…", "   |b "]);
        assert_eq!(TextRow::justified(row("left"), row("ok"), 5).text(), "le…ok");
    }
}
