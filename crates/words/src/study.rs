//! What is said about played games: what decisions cost, and why.

use crate::sentence::Sentence;
use crate::{Language, Spoken, Words};
use game::Seat;

/// What an action is compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compared {
    /// With what was played instead of it.
    Played,
    /// With the next best.
    RunnerUp,
}

/// Why one action is better than another: figures and names that the sentences are made of.
#[derive(Clone, Debug)]
pub struct Reasons<'a> {
    /// What the other action is.
    pub compared: Compared,
    /// The better action in words.
    pub better: &'a str,
    /// The other one.
    pub other: &'a str,
    /// How many percentage points of the win the better one has more, and the standard error of that.
    pub share: f64,
    /// The standard error.
    pub error: f64,
    /// The parts of the evaluation that differ most, by key, with the points that the better action has more.
    pub parts: &'a [(&'a str, f64)],
    /// The rival for whom most is different, and the points that they have more after the better action.
    pub rival: Option<(&'a str, f64)>,
    /// The event at which the lines part.
    pub parting: Option<Parting<'a>>,
}

/// An event that happens in some of the continuations after the better action, and in others after the other.
#[derive(Clone, Copy, Debug)]
pub struct Parting<'a> {
    /// In the words of the log.
    pub line: &'a str,
    /// In how many after the better action.
    pub better: usize,
    /// In how many after the other one.
    pub other: usize,
    /// Of how many.
    pub of: usize,
}

/// A number with one digit behind the point, as the language writes it.
pub fn decimal(words: &Words, number: f64) -> String {
    in_language(words, format!("{:.1}", number.abs()))
}

/// A number of equity with two digits behind the point, as the language writes it.
pub fn equity(words: &Words, number: f64) -> String {
    in_language(words, format!("{number:.2}"))
}

fn in_language(words: &Words, number: String) -> String {
    match words.language() {
        Language::English => number,
        Language::French | Language::Portuguese => number.replace('.', ","),
    }
}

/// The name of a part of the evaluation.
pub fn part<G: Spoken>(words: &Words, part: &str) -> String {
    words.text_or(&format!("{}-part-{part}", G::NAME), part)
}

/// What a decision that cost much is called: `mistake`.
pub fn mark(words: &Words, mark: &str) -> String {
    words.text(&format!("study-mark-{mark}")).into_owned()
}

/// A heading or another text of a report, by its key.
pub fn label(words: &Words, key: &str) -> String {
    words.text(&format!("study-label-{key}")).into_owned()
}

/// The bots that make about as many errors as a player: `plays about like a journeyman`.
pub fn like_level(words: &Words, level: &str) -> String {
    Sentence::new(words, "study-like-level").with("level", words.level(level)).text()
}

/// The name of a seat that has no other.
pub fn seat(words: &Words, seat: Seat) -> String {
    Sentence::new(words, "study-seat").with("number", seat.number()).text()
}

/// Why one action is better than another, in sentences.
pub fn why<G: Spoken>(words: &Words, reasons: &Reasons<'_>) -> String {
    let mut said = vec![difference(words, reasons)];
    let parts: Vec<String> = reasons.parts.iter().map(|(key, points)| part_item::<G>(words, key, *points)).collect();
    said.push(if parts.is_empty() {
        G::own_text(words, "why-no-part", &[])
    } else {
        G::own_text(words, "why-parts", &[("list", words.all_of(&parts).into())])
    });
    if let Some((name, points)) = reasons.rival {
        let way = if points > 0.0 { "more" } else { "less" };
        let sentence = Sentence::new(words, "study-why-rival").with("name", name.to_owned()).with("way", way);
        said.push(sentence.with("points", decimal(words, points)).text());
    }
    if let Some(parting) = &reasons.parting {
        let sentence = Sentence::new(words, "study-why-parting").with("line", parting.line.to_owned());
        let sentence = sentence.with("better", parting.better).with("other", parting.other);
        said.push(sentence.with("of", parting.of).text());
    }
    said.join(" ")
}

fn difference(words: &Words, reasons: &Reasons<'_>) -> String {
    let message = match reasons.compared {
        Compared::Played => "study-why-better",
        Compared::RunnerUp if reasons.share <= 2.0 * reasons.error => "study-why-as-good",
        Compared::RunnerUp => "study-why-best",
    };
    Sentence::new(words, message)
        .with("better", reasons.better.to_owned())
        .with("other", reasons.other.to_owned())
        .with("share", decimal(words, reasons.share))
        .with("error", decimal(words, 2.0 * reasons.error))
        .text()
}

/// `2.1 points more in favours`.
fn part_item<G: Spoken>(words: &Words, key: &str, points: f64) -> String {
    let message = if points > 0.0 { "study-part-more" } else { "study-part-less" };
    Sentence::new(words, message).with("points", decimal(words, points)).with("part", part::<G>(words, key)).text()
}

/// The comment in a record on how a seat played.
pub fn annotation_of_seat(words: &Words, of: Seat, accuracy: f64, error_rate: f64, marks: [usize; 3]) -> String {
    Sentence::new(words, "study-note-seat")
        .with("seat", seat(words, of))
        .with("accuracy", decimal(words, accuracy))
        .with("rate", decimal(words, error_rate))
        .with("inaccuracies", marks[0])
        .with("mistakes", marks[1])
        .with("blunders", marks[2])
        .text()
}

/// The comment in a record on a decision: its mark (key and sign), its regret with the standard error, what was best, and why.
pub fn annotation(
    words: &Words,
    (key, sign): (&str, &str),
    (regret, error): (f64, f64),
    best: &str,
    why: &str,
) -> String {
    let two = |number: f64| in_language(words, format!("{number:.2}"));
    Sentence::new(words, "study-note")
        .with("sign", sign.to_owned())
        .with("mark", mark(words, key))
        .with("regret", two(regret))
        .with("error", two(error))
        .with("best", best.to_owned())
        .with("why", why.to_owned())
        .text()
}
