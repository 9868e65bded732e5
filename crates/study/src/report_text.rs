//! A report on a game as text: tables of columns, and the decisions that cost most.

use crate::{DecisionReport, Report, level_of};
use bots::analysis::{Fixed, LedgerRow};
use game::Seat;
use words::study::{decimal, label, like_level, mark};
use words::{Spoken, Words};

/// Most turning points in the list.
const MOST: usize = 20;
/// Width of the lines of an explanation.
const WIDTH: usize = 110;

/// A report that is written as text.
#[derive(Clone, Copy)]
pub struct ReportText<'a> {
    /// The report.
    pub report: &'a Report,
    /// The words of the reader.
    pub words: &'a Words,
    /// The names of the players by seat; without names, seats have their numbers.
    pub names: &'a [String],
}

impl ReportText<'_> {
    /// The whole report.
    pub fn whole<G: Spoken>(&self) -> String {
        let words = self.words;
        let head = [
            ("game", G::title(words).into()),
            ("players", self.report.players.into()),
            ("iterations", self.report.iterations.to_string().into()),
            ("seed", self.report.seed.to_string().into()),
        ];
        let mut text = format!("{}\n\n", words.text_with("study-head", &head));
        text += &columns(&self.seats::<G>());
        text += &format!("\n{}\n", label(words, "ledger"));
        text += &columns(&self.ledger::<G>());
        text += &format!("\n{}\n", label(words, "turning"));
        text + &self.turning_points()
    }

    /// A seat in a column of names.
    fn short(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// A seat in a sentence.
    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| words::study::seat(self.words, seat))
    }

    /// How each seat played, as rows with a heading.
    fn seats<G: Spoken>(&self) -> Vec<Vec<String>> {
        let words = self.words;
        let heads = ["seat", "points", "accuracy", "error-rate", "regret", "real"];
        let marks = ["inaccuracies", "mistakes", "blunders", "like"];
        let mut rows: Vec<Vec<String>> = vec![heads.iter().chain(&marks).map(|key| label(words, key)).collect()];
        for seat in &self.report.seats {
            let mut row = vec![
                self.short(seat.seat),
                seat.points.to_string(),
                format!("{} %", decimal(words, seat.accuracy)),
                decimal(words, seat.error_rate),
                format!("{:.2}", seat.regret),
                format!("{}/{}", seat.real, seat.decisions),
            ];
            row.extend(seat.marks.iter().map(ToString::to_string));
            let level = level_of::<G>(seat);
            row.push(level.map(|level| like_level(words, level)).unwrap_or_default());
            rows.push(row);
        }
        rows
    }

    /// Who cost whom what, as rows with a heading.
    fn ledger<G: Spoken>(&self) -> Vec<Vec<String>> {
        let (words, ledger) = (self.words, &self.report.ledger);
        let by_seat = |row: &LedgerRow| match self.names.get(row.seat.index()) {
            Some(name) => words.text_with("analysis-by", &[("name", name.as_str().into())]).into_owned(),
            None => format!("{} {}", label(words, "by"), row.seat),
        };
        let [seat, first, own] = ["seat", "first", "own"].map(|key| label(words, key));
        let chance = label(words, if G::HIDDEN { "chance" } else { "unforeseen" });
        let heads = [seat, first, own].into_iter().chain(ledger.iter().map(by_seat));
        let mut rows: Vec<Vec<String>> = vec![heads.chain([chance, label(words, "last")]).collect()];
        let signed = |number: &Fixed| format!("{number:+.2}");
        for row in ledger {
            let of_others = row.from.iter().enumerate();
            let of_others =
                of_others.map(|(place, given)| if place == row.seat.index() { "·".into() } else { signed(given) });
            let mut cells = vec![self.short(row.seat), signed(&row.initial), signed(&row.own)];
            cells.extend(of_others);
            cells.extend([signed(&row.chance), signed(&row.last)]);
            rows.push(cells);
        }
        rows
    }

    /// The decisions that were marked, in their order: the dearest, if there are many.
    fn turning_points(&self) -> String {
        let mut marked: Vec<&DecisionReport> = self.report.marked(&[]).collect();
        if marked.is_empty() {
            return label(self.words, "nothing") + "\n";
        }
        let more = marked.len().saturating_sub(MOST);
        marked.sort_by_key(|decision| std::cmp::Reverse(decision.regret));
        marked.truncate(MOST);
        marked.sort_by_key(|decision| decision.at);
        let mut text = String::new();
        for decision in marked {
            text += &format!("{:>5}  {}\n", decision.at, self.turning_point(decision));
            for line in decision.why.iter().flat_map(|why| wrapped(why.text.get(self.words.language()))) {
                text += &format!("       {line}\n");
            }
        }
        if more > 0 {
            text += &self.words.text_with("study-more", &[("number", more.into())]);
            text += "\n";
        }
        text
    }

    /// A decision in one line: `Turn 3, …: Maud place 4 ??, blunder (0.41 ± 0.05); best place 7`.
    pub fn turning_point(&self, decision: &DecisionReport) -> String {
        let words = self.words;
        let found = decision.mark.map(|found| format!(" {}, {}", found.sign(), mark(words, found.key())));
        format!(
            "{}: {} {}{} ({:.2} ± {:.2}); {} {}",
            decision.heading.get(words.language()),
            self.name(decision.seat),
            decision.played,
            found.unwrap_or_default(),
            decision.regret,
            decision.error,
            label(words, "best"),
            decision.best,
        )
    }
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
