//! What `bailiwick arena --habits` tells: how each bot plays, side by side.

use crate::failure::Failure;
use crate::numbers::grouped;
use bots::profile::{Measure, ProfileGroup, ProfileRow, Tally, Unit, profile_game};
use game::Seat;
use games::Playable;

/// Where the points came from. Every game that tells the sources of its points has this measure.
fn points<G: Playable>() -> Measure {
    Measure::table("points", || G::SOURCES.iter().map(ToString::to_string).collect(), &[], Unit::PerGame)
}

const LOST: Measure = Measure::new("points lost", &[], Unit::PerGame);

/// What is noted down about each seat of a finished game.
pub(crate) fn watch<G: Playable>(start: G, actions: &[(Seat, String)]) -> Result<Vec<Tally>, Failure> {
    let read = |(seat, action): &(Seat, String)| Ok((*seat, action.parse()?));
    let actions: Vec<(Seat, G::Action)> =
        actions.iter().map(read).collect::<Result<_, game::ParseActionError>>().map_err(|error| error.to_string())?;
    let points = points::<G>();
    Ok(profile_game(start, actions, |events, tallies| {
        for scored in G::scored(events) {
            let tally = &mut tallies[scored.seat.index()];
            match scored.source {
                Some(source) => tally.note_in(&points, source, 0, scored.points),
                None => tally.note(&LOST, 0, -scored.points),
            }
        }
    }))
}

/// What is told about a bot. Nothing if its game has nothing to tell.
pub(crate) fn profile<G: Playable>(tally: &Tally) -> Vec<ProfileGroup> {
    let mut groups = G::profile(tally);
    if !G::SOURCES.is_empty() {
        groups.push(ProfileGroup::new("points", &[points::<G>(), LOST], tally));
    }
    groups
}

/// How a bot plays.
pub(crate) struct Told<'a> {
    pub(crate) bot: &'a str,
    pub(crate) seats: u64,
    pub(crate) groups: &'a [ProfileGroup],
}

/// The habits of bots as a table with a column for each bot. Rows of longer lists that nobody has are left out.
pub(crate) fn words(game: &str, bots: &[Told<'_>]) -> String {
    let told = bots.iter().map(|bot| bot.groups.len()).min().unwrap_or_default();
    if told == 0 {
        return format!("There is nothing to tell about how {game} is played.\n");
    }
    let cells = |cell: fn(&Told<'_>) -> String| bots.iter().map(cell).collect();
    let mut lines = vec![
        Line { title: "for a seat and game".to_owned(), cells: cells(|bot| bot.bot.to_owned()) },
        Line { title: "seats".to_owned(), cells: cells(|bot| grouped(bot.seats as f64)) },
    ];
    for number in 0..told {
        let groups: Vec<&ProfileGroup> = bots.iter().map(|bot| &bot.groups[number]).collect();
        lines.extend([Line::default(), Line { title: groups[0].name.to_owned(), cells: Vec::new() }]);
        lines.extend(group_lines(&groups));
    }
    aligned(&lines)
}

/// A line of the table.
#[derive(Default)]
struct Line {
    title: String,
    /// One for each bot.
    cells: Vec<String>,
}

/// The rows of a group, each of which all bots have.
fn group_lines(groups: &[&ProfileGroup]) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut parts: &[String] = &[];
    for (number, row) in groups[0].rows.iter().enumerate() {
        let same: Vec<&ProfileRow> = groups.iter().filter_map(|group| group.rows.get(number)).collect();
        if same.iter().any(|row| row.seen) {
            // What the numbers of a row are is said once for those below it too.
            let title = row.title(row.parts != parts);
            parts = &row.parts;
            lines.push(Line { title: format!("  {title}"), cells: same.iter().map(|row| row.words()).collect() });
        }
    }
    lines
}

/// The lines as text in columns.
fn aligned(lines: &[Line]) -> String {
    let title_width = lines.iter().map(|line| line.title.len()).max().unwrap_or_default();
    let mut widths: Vec<usize> = Vec::new();
    for (column, cell) in lines.iter().flat_map(|line| line.cells.iter().enumerate()) {
        widths.resize(widths.len().max(column + 1), 0);
        widths[column] = widths[column].max(cell.len());
    }
    let line = |line: &Line| {
        let cells = line.cells.iter().zip(&widths).map(|(cell, width)| format!("   {cell:>width$}"));
        format!("{:<title_width$}{}", line.title, cells.collect::<String>()).trim_end().to_owned() + "\n"
    };
    lines.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(rows: &[(&str, &[&str], f64, bool)]) -> Vec<ProfileGroup> {
        let row = |(name, parts, value, seen): &(&str, &[&str], f64, bool)| ProfileRow {
            seen: *seen,
            ..ProfileRow::numbers(name, parts, vec![Some(*value); parts.len().max(1)])
        };
        vec![ProfileGroup { name: "some", rows: rows.iter().map(row).collect() }]
    }

    fn told<'a>(bot: &'a str, seats: u64, groups: &'a [ProfileGroup]) -> Told<'a> {
        Told { bot, seats, groups }
    }

    #[test]
    fn bots_stand_side_by_side() {
        let one = group(&[("a", &[], 1.0, true), ("b x", &["p", "q"], 2.0, false), ("b y", &["p", "q"], 3.0, false)]);
        let two = group(&[("a", &[], 10.0, true), ("b x", &["p", "q"], 20.0, true), ("b y", &["p", "q"], 0.0, true)]);
        let text = words("a game", &[told("master:5", 1, &one), told("random", 3000, &two)]);
        let expected = "\
for a seat and game      master:5          random
seats                           1           3 000

some
  a                          1.00           10.00
  b x (p / q)         2.00 / 2.00   20.00 / 20.00
  b y                 3.00 / 3.00     0.00 / 0.00
";
        assert_eq!(text, expected);
        let alone = words("a game", &[told("master:5", 1, &one)]);
        assert!(!alone.contains("b x"), "nobody has it: {alone}");
    }

    #[test]
    fn a_game_without_a_profile_has_nothing_to_tell() {
        assert_eq!(words("go", &[told("random", 4, &[])]), "There is nothing to tell about how go is played.\n");
    }
}
