//! The report on a game as tables for people to read.

use bots::analysis::{Fixed, LedgerRow};
use games::Playable;
use study::{DecisionReport, Report, level_of};
use words::study::{decimal, label, like_level, mark};
use words::{Language, Words};

/// Most turning points in the table.
const MOST: usize = 20;
/// Width of the lines of an explanation.
const WIDTH: usize = 110;

/// The whole report.
pub(crate) fn text<G: Playable>(report: &Report, language: Language) -> String {
    let words = Words::of(language);
    let head = [
        ("game", G::title(words).into()),
        ("players", report.players.into()),
        ("iterations", report.iterations.to_string().into()),
        ("seed", report.seed.to_string().into()),
    ];
    let mut text = format!("{}\n\n", words.text_with("study-head", &head));
    text += &columns(&seats::<G>(report, words));
    text += &format!("\n{}\n", label(words, "ledger"));
    text += &columns(&ledger::<G>(&report.ledger, words));
    text += &format!("\n{}\n", label(words, "turning"));
    text += &turning_points(report, words);
    text
}

fn seats<G: Playable>(report: &Report, words: &Words) -> Vec<Vec<String>> {
    let heads = ["seat", "points", "accuracy", "error-rate", "regret", "real"];
    let marks = ["inaccuracies", "mistakes", "blunders", "like"];
    let mut rows: Vec<Vec<String>> = vec![heads.iter().chain(&marks).map(|key| label(words, key)).collect()];
    for seat in &report.seats {
        let mut row = vec![
            seat.seat.to_string(),
            seat.points.to_string(),
            format!("{} %", decimal(words, seat.accuracy)),
            decimal(words, seat.error_rate),
            format!("{:.2}", seat.regret),
            format!("{}/{}", seat.real, seat.decisions),
        ];
        row.extend(seat.marks.iter().map(ToString::to_string));
        let level = level_of::<G>(seat.error_rate);
        row.push(level.map(|level| like_level(words, level)).unwrap_or_default());
        rows.push(row);
    }
    rows
}

fn ledger<G: Playable>(ledger: &[LedgerRow], words: &Words) -> Vec<Vec<String>> {
    let by_seat = ledger.iter().map(|row| format!("{} {}", label(words, "by"), row.seat));
    let [seat, first, own] = ["seat", "first", "own"].map(|key| label(words, key));
    let chance = label(words, if G::HIDDEN { "chance" } else { "unforeseen" });
    let heads = [seat, first, own].into_iter().chain(by_seat).chain([chance, label(words, "last")]);
    let mut rows: Vec<Vec<String>> = vec![heads.collect()];
    let signed = |number: &Fixed| format!("{number:+.2}");
    for row in ledger {
        let of_others = row.from.iter().enumerate();
        let of_others =
            of_others.map(|(place, given)| if place == row.seat.index() { "·".into() } else { signed(given) });
        let mut cells = vec![row.seat.to_string(), signed(&row.initial), signed(&row.own)];
        cells.extend(of_others);
        cells.extend([signed(&row.chance), signed(&row.last)]);
        rows.push(cells);
    }
    rows
}

/// The decisions that were marked, in their order: the dearest, if there are many.
fn turning_points(report: &Report, words: &Words) -> String {
    let mut marked: Vec<&DecisionReport> = report.decisions.iter().filter(|decision| decision.mark.is_some()).collect();
    if marked.is_empty() {
        return label(words, "nothing") + "\n";
    }
    let more = marked.len().saturating_sub(MOST);
    marked.sort_by_key(|decision| std::cmp::Reverse(decision.regret));
    marked.truncate(MOST);
    marked.sort_by_key(|decision| decision.at);
    let mut text = String::new();
    for decision in marked {
        text += &turning_point(decision, words);
    }
    if more > 0 {
        text += &words.text_with("study-more", &[("number", more.into())]);
        text += "\n";
    }
    text
}

fn turning_point(decision: &DecisionReport, words: &Words) -> String {
    let Some(found) = decision.mark else { return String::new() };
    let mut text = format!(
        "{:>5}  {}: {} {} {}, {} ({:.2} ± {:.2}); {} {}\n",
        decision.at,
        decision.heading.get(words.language()),
        words::study::seat(words, decision.seat),
        decision.played,
        found.sign(),
        mark(words, found.key()),
        decision.regret,
        decision.error,
        label(words, "best"),
        decision.best,
    );
    if let Some(why) = &decision.why {
        for line in wrapped(why.text.get(words.language())) {
            text += &format!("       {line}\n");
        }
    }
    text
}

/// A text in lines.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < WIDTH => *line += &format!(" {word}"),
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Rows as text in columns, the numbers to the right.
fn columns(rows: &[Vec<String>]) -> String {
    let number = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..number).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:>width$}"));
        cells.collect::<Vec<_>>().join("   ").trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_below_each_other() {
        let rows = [["a", "précis"], ["10", "1"]].map(|row| row.map(String::from).to_vec());
        assert_eq!(columns(&rows), " a   précis\n10        1\n");
        assert!(columns(&[]).is_empty());
    }

    #[test]
    fn long_texts_are_wrapped() {
        let text = "word ".repeat(100);
        let lines = wrapped(text.trim());
        assert!(lines.len() > 3 && lines.iter().all(|line| line.len() <= WIDTH));
        assert_eq!(lines.join(" "), text.trim());
    }
}
