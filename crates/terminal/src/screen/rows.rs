//! What everything on the screen is made of: rows of pieces of text. Rows are put beside and below one another before they
//! meet a screen, so that drawing is a function from what is seen to text, and whatever does not fit ends in an ellipsis.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The sign that something was left out.
pub const ELLIPSIS: char = '…';

/// A piece of text in one style. Whoever clicks it means `aim`.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece<T> {
    pub text: String,
    pub style: Style,
    pub aim: Option<T>,
}

/// Pieces side by side.
#[derive(Clone, Debug, PartialEq)]
pub struct Row<T>(pub Vec<Piece<T>>);

/// Rows one below the other.
pub type Rows<T> = Vec<Row<T>>;

/// Where something is that can be clicked.
pub type Aims<T> = Vec<(Rect, T)>;

impl<T: Clone> Row<T> {
    pub fn new() -> Row<T> {
        Row(Vec::new())
    }

    pub fn of(text: impl Into<String>, style: Style) -> Row<T> {
        Row::new().and(text, style)
    }

    pub fn plain(text: impl Into<String>) -> Row<T> {
        Row::of(text, Style::new())
    }

    /// The row with a piece more.
    #[must_use]
    pub fn and(mut self, text: impl Into<String>, style: Style) -> Row<T> {
        self.push(text, style);
        self
    }

    pub fn push(&mut self, text: impl Into<String>, style: Style) {
        self.0.push(Piece { text: text.into(), style, aim: None });
    }

    /// The row with another one behind it.
    #[must_use]
    pub fn then(mut self, other: Row<T>) -> Row<T> {
        self.0.extend(other.0);
        self
    }

    /// The row as something to click, where it is not something already.
    #[must_use]
    pub fn aimed(mut self, aim: &T) -> Row<T> {
        for piece in &mut self.0 {
            piece.aim.get_or_insert_with(|| aim.clone());
        }
        self
    }

    /// The row in another manner besides its own.
    #[must_use]
    pub fn patched(mut self, style: Style) -> Row<T> {
        for piece in &mut self.0 {
            piece.style = piece.style.patch(style);
        }
        self
    }

    pub fn width(&self) -> usize {
        self.0.iter().map(|piece| piece.text.width()).sum()
    }

    /// The row cut to a width, with an ellipsis where something is missing.
    #[must_use]
    pub fn cut(self, width: usize) -> Row<T> {
        if self.width() <= width {
            return self;
        }
        let mut room = width.saturating_sub(1);
        let mut cut = Row::new();
        for piece in self.0 {
            let text = begin(&piece.text, room);
            let whole = text.len() == piece.text.len();
            room -= text.width();
            let text = if whole { text.to_owned() } else { format!("{}{ELLIPSIS}", text.trim_end()) };
            cut.0.push(Piece { text: if width == 0 { String::new() } else { text }, ..piece });
            if !whole {
                break;
            }
        }
        cut
    }

    /// The row at exactly this width.
    #[must_use]
    pub fn filled(self, width: usize) -> Row<T> {
        let mut row = self.cut(width);
        let missing = width.saturating_sub(row.width());
        if missing > 0 {
            let aim = row.0.last().and_then(|piece| piece.aim.clone());
            row.0.push(Piece { text: " ".repeat(missing), style: Style::new(), aim });
        }
        row
    }

    /// Two rows, one at the left and one at the right end. The left one gives way.
    pub fn ends(left: Row<T>, right: Row<T>, width: usize) -> Row<T> {
        let right = right.cut(width);
        let room = width.saturating_sub(right.width());
        left.filled(room).then(right)
    }

    /// The text alone.
    pub fn text(&self) -> String {
        self.0.iter().map(|piece| piece.text.as_str()).collect()
    }
}

/// As much of the beginning as fits.
fn begin(text: &str, width: usize) -> &str {
    let mut room = width;
    for (at, letter) in text.char_indices() {
        match room.checked_sub(letter.width().unwrap_or(0)) {
            Some(left) => room = left,
            None => return &text[..at],
        }
    }
    text
}

/// A text in rows of at most this width, broken between words. A word that is longer than a row is broken too.
pub fn wrapped<T: Clone>(text: &str, style: Style, width: usize) -> Rows<T> {
    // Other blanks than these hold words together.
    let words = text.split_ascii_whitespace().map(|word| Row::of(word, style));
    flowing(words, 1, width)
}

/// Rows one behind the other, as many as fit beside one another.
pub fn flowing<T: Clone>(items: impl IntoIterator<Item = Row<T>>, gap: usize, width: usize) -> Rows<T> {
    let mut rows: Rows<T> = Vec::new();
    for item in items {
        let item = item.cut(width);
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

/// Blocks beside one another, each at its width, with something between them.
pub fn beside<T: Clone>(blocks: Vec<(usize, Rows<T>)>, between: &str) -> Rows<T> {
    let height = blocks.iter().map(|(_, rows)| rows.len()).max().unwrap_or(0);
    let last = blocks.len().saturating_sub(1);
    let row = |number: usize| {
        let mut all = Row::new();
        for (place, (width, rows)) in blocks.iter().enumerate() {
            all = all.then(rows.get(number).cloned().unwrap_or_else(Row::new).filled(*width));
            if place < last {
                all.push(between, faint());
            }
        }
        all
    };
    (0..height).map(row).collect()
}

/// What is of less weight.
pub fn faint() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

/// Writes rows into a part of the screen, cut to it, and notes what can be clicked there.
pub fn write<T: Clone>(rows: &[Row<T>], area: Rect, buffer: &mut Buffer, aims: &mut Aims<T>) {
    for (row, y) in rows.iter().zip(area.top()..area.bottom()) {
        let mut x = area.left();
        for piece in row.clone().cut(area.width.into()).0 {
            let (next, _) = buffer.set_stringn(x, y, &piece.text, area.right().saturating_sub(x).into(), piece.style);
            if let Some(aim) = piece.aim {
                aims.push((Rect::new(x, y, next - x, 1), aim));
            }
            x = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(text: &str) -> Row<()> {
        Row::plain(text)
    }

    #[test]
    fn what_does_not_fit_ends_in_an_ellipsis() {
        assert_eq!(row("Carpenter").cut(9).text(), "Carpenter");
        assert_eq!(row("Carpenter").cut(6).text(), "Carpe…");
        assert_eq!(row("The mill").cut(5).text(), "The…");
        assert_eq!(row("Bâtisseur").then(row("!")).cut(9).text(), "Bâtisseu…");
        assert_eq!(row("ab").then(row("cd")).cut(3).text(), "ab…");
        assert_eq!(row("abc").cut(1).text(), "…");
        assert_eq!(row("abc").cut(0).text(), "");
    }

    #[test]
    fn what_ends_in_an_ellipsis_has_one() {
        for (text, shown) in [("abcd", "abcd …"), ("abcde", "abcde…"), ("abcdef", "abcde…")] {
            assert_eq!(row(text).then(row(" …")).cut(6).text(), shown);
        }
    }

    #[test]
    fn texts_are_broken_between_words() {
        let texts = |rows: Rows<()>| rows.iter().map(Row::text).collect::<Vec<_>>();
        assert_eq!(texts(wrapped("one two three", Style::new(), 7)), ["one two", "three"]);
        assert_eq!(texts(wrapped("", Style::new(), 7)), Vec::<String>::new());
        assert_eq!(texts(flowing([row("a"), row("b"), row("c")], 2, 4)), ["a  b", "c"]);
    }

    #[test]
    fn blocks_stand_beside_one_another_at_their_widths() {
        let rows = beside(vec![(3, vec![row("a")]), (2, vec![row("long"), row("b")])], "|");
        assert_eq!(rows.iter().map(Row::text).collect::<Vec<_>>(), ["a  |l…", "   |b "]);
        assert_eq!(Row::ends(row("left"), row("ok"), 5).text(), "le…ok");
    }
}
