//! Names for those who have none: bots, and tables. They follow from the seed, so that a table is the same when it is set up
//! again, and they are proper names, so that they are the same in every language.

/// Names of the time, for bots.
const BOTS: [&str; 15] = [
    "Perrin", "Odile", "Guilhem", "Aalis", "Thibaud", "Maheut", "Renaut", "Ysabel", "Jehan", "Aude", "Gautier",
    "Blanche", "Amaury", "Hersent", "Colin",
];

/// Towns around Caylus: a table stands on the road from one to another.
const TOWNS: [&str; 16] = [
    "Cahors", "Najac", "Cordes", "Cajarc", "Moissac", "Figeac", "Penne", "Loze", "Martel", "Gourdon", "Lauzerte",
    "Espinas", "Ginals", "Varaire", "Limogne", "Caussade",
];
/// Harbours of the coast where Ys lies under the sea.
const HARBOURS: [&str; 16] = [
    "Brest",
    "Crozon",
    "Morgat",
    "Audierne",
    "Penmarch",
    "Concarneau",
    "Quimper",
    "Camaret",
    "Roscoff",
    "Lannion",
    "Molène",
    "Sein",
    "Ouessant",
    "Guilvinec",
    "Pouldu",
    "Landerneau",
];

/// The name of the bot on this seat; all at a table are different.
pub fn bot(number: usize, seed: u64) -> String {
    BOTS[(seed as usize % BOTS.len() + number) % BOTS.len()].to_owned()
}

/// The names of bots at a table, the first ones that none of these people has.
pub fn bots_beside<'a>(people: &'a [String], seed: u64) -> impl Iterator<Item = String> + 'a {
    (0..BOTS.len()).map(move |number| bot(number, seed)).filter(|name| !people.contains(name))
}

/// The name of a table of a game.
pub fn table(game: &str, seed: u64) -> String {
    let places = if game == "ys" { &HARBOURS } else { &TOWNS };
    let seed = seed as usize / BOTS.len();
    let from = seed % places.len();
    let to = from + 1 + seed / places.len() % (places.len() - 1);
    format!("{} – {}", places[from], places[to % places.len()])
}

/// The name of the table after one: the second is numbered, and so on.
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
        for seed in [0, 7, u64::MAX] {
            let mut names: Vec<String> = (0..5).map(|number| bot(number, seed)).collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), 5);
        }
    }

    #[test]
    fn a_table_stands_between_two_towns() {
        for seed in (0..40_000).step_by(15) {
            let name = table("caylus", seed);
            let (from, to) = name.split_once(" – ").unwrap();
            assert_ne!(from, to);
        }
        assert_eq!(table("ys", 3), table("ys", 3));
        assert_ne!(table("ys", 0), table("ys", 1 << 20));
    }

    #[test]
    fn a_rematch_is_told_apart() {
        assert_eq!(next("Cahors – Najac"), "Cahors – Najac 2");
        assert_eq!(next("Cahors – Najac 2"), "Cahors – Najac 3");
    }
}
