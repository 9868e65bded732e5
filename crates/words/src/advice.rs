//! What is said about decisions while a game goes on: hints, who asked for them, and what bots are asked about.

use crate::sentence::Sentence;
use crate::study::{decimal, part};
use crate::{NarratedLine, NarrationKind, People, Spoken, Words};
use game::{AskedHint, HintDepth};

/// What a hint says to look at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LookAt<'a> {
    /// The choice makes no difference that can be told.
    Nothing,
    /// A part of the evaluation of which the best choices have more, by its key.
    Gain(&'a str),
    /// A rival who has less after the best choices.
    Rival(&'a str),
    /// A part of the evaluation of which the best choices have less.
    Price(&'a str),
    /// The choice matters, and nothing stands out.
    Everything,
}

/// The first half of a hint: what to look at, and how many choices are as good as the best.
pub fn nudge<G: Spoken>(words: &Words, look_at: LookAt<'_>, best: usize) -> String {
    let told = match look_at {
        LookAt::Nothing => return words.text("hint-free").into_owned(),
        LookAt::Gain(key) => Sentence::new(words, "hint-part").with("part", part::<G>(words, key)).text(),
        LookAt::Price(key) => Sentence::new(words, "hint-price").with("part", part::<G>(words, key)).text(),
        LookAt::Rival(name) => Sentence::new(words, "hint-rival").with("name", name.to_owned()).text(),
        LookAt::Everything => words.text("hint-matters").into_owned(),
    };
    let number = match best {
        0 | 1 => words.text("hint-one-best").into_owned(),
        _ => Sentence::new(words, "hint-several-best").with("number", best).text(),
    };
    format!("{told} {number}")
}

/// What the best action is worth: its share of the win in percent, and the points that are expected.
pub fn worth(words: &Words, share: f64, points: f64) -> String {
    let share = decimal(words, share);
    Sentence::new(words, "hint-worth").with("share", share).with("points", format!("{points:.0}")).text()
}

/// How an action compares with the best, in percentage points of the win.
pub fn behind(words: &Words, as_good: bool, share: f64, error: f64) -> String {
    if as_good {
        return words.text("hint-as-good").into_owned();
    }
    let (share, error) = (decimal(words, share), decimal(words, 2.0 * error));
    Sentence::new(words, "hint-behind").with("share", share).with("error", error).text()
}

/// The line of the log that says that somebody asked for a hint.
pub fn hint_line(words: &Words, people: &People<'_>, hint: AskedHint) -> NarratedLine {
    let message = match hint.depth {
        HintDepth::Nudge => "hint-log-nudge",
        HintDepth::Actions => "hint-log-actions",
    };
    let text = Sentence::new(words, message).who(people, hint.seat).text();
    NarratedLine { chosen: true, ..NarratedLine::new(NarrationKind::Deed, Some(hint.seat), text, 0) }
}

/// The lines of the log after an entry about hints: that they were agreed on, after the set-up, and who asked for one then.
pub fn hint_lines(
    words: &Words,
    people: &People<'_>,
    (agreed, hints): (bool, &[AskedHint]),
    entry: usize,
) -> Vec<NarratedLine> {
    let agreed = (agreed && entry == 0)
        .then(|| NarratedLine::new(NarrationKind::Deed, None, words.text("hint-log-agreed").into_owned(), 0));
    let asked = hints.iter().filter(|hint| hint.after == entry).map(|hint| hint_line(words, people, *hint));
    agreed.into_iter().chain(asked).collect()
}
