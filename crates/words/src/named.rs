//! Names of bots and tables. They follow from a number that is drawn for them alone: everybody sees them, and they must say
//! nothing about the seed of a table. They are proper names, so that they are the same in every language; those of
//! characters are messages, `character-NAME-name`, because games bring their own.

use crate::{Language, Spoken, Words};

/// Medieval names, for bots.
const BOTS: [&str; 15] = [
    "Perrin", "Odile", "Guilhem", "Aalis", "Thibaud", "Maheut", "Renaut", "Ysabel", "Jehan", "Aude", "Gautier",
    "Blanche", "Amaury", "Hersent", "Colin",
];

/// Rivers, for the tables of games that bring no places of their own.
pub(crate) const RIVERS: &[&str] = &[
    "Aveyron", "Lot", "Tarn", "Dordogne", "Garonne", "Loire", "Cher", "Indre", "Vienne", "Creuse", "Allier", "Adour",
    "Orb", "Aude", "Ariège", "Gers",
];

/// The name of the bot with this number at a table. Bots of one table have different names.
pub fn bot(number: usize, drawn: u64) -> String {
    BOTS[(drawn as usize % BOTS.len() + number) % BOTS.len()].to_owned()
}

/// The proper name of a character, by the name of the character or by a level that has it; `None` if there is none.
pub fn of_character(level: &str) -> Option<String> {
    let character = level.rsplit('/').next().unwrap_or_default();
    let name = Words::of(Language::English).text_or(&format!("character-{character}-name"), "");
    (!name.is_empty()).then_some(name)
}

/// The names of the bots at a table, without those that people there have.
pub fn bots_beside<'a>(people: &'a [String], drawn: u64) -> impl Iterator<Item = String> + 'a {
    (0..BOTS.len()).map(move |number| bot(number, drawn)).filter(|name| !people.contains(name))
}

/// The name of a table: two of the [`Spoken::PLACES`] of its game.
pub fn table<G: Spoken>(drawn: u64) -> String {
    let drawn = drawn as usize / BOTS.len();
    let from = drawn % G::PLACES.len();
    let to = from + 1 + drawn / G::PLACES.len() % (G::PLACES.len() - 1);
    format!("{} – {}", G::PLACES[from], G::PLACES[to % G::PLACES.len()])
}

/// The name of the table of a rematch: `Cahors – Najac 2` after `Cahors – Najac`.
pub fn next(name: &str) -> String {
    match name.rsplit_once(' ').and_then(|(name, number)| Some((name, number.parse::<u32>().ok()?))) {
        Some((name, number)) => format!("{name} {}", number.saturating_add(1)),
        None => format!("{name} 2"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_of_a_table_have_different_names() {
        for drawn in [0, 7, u64::MAX] {
            let mut names: Vec<String> = (0..5).map(|number| bot(number, drawn)).collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), 5);
        }
    }

    #[test]
    fn a_table_is_named_after_two_places() {
        for drawn in (0..40_000).step_by(15) {
            let name = table::<caylus::State>(drawn);
            let (from, to) = name.split_once(" – ").unwrap();
            assert_ne!(from, to);
        }
        assert_eq!(table::<ys::State>(3), table::<ys::State>(3));
        assert_ne!(table::<ys::State>(0), table::<ys::State>(1 << 20));
    }

    #[test]
    fn a_rematch_has_a_number() {
        assert_eq!(next("Cahors – Najac"), "Cahors – Najac 2");
        assert_eq!(next("Cahors – Najac 2"), "Cahors – Najac 3");
    }
}
