//! Names for those who have none: bots, and tables. They follow from the seed, so that a table is the same when it is set up
//! again.

/// Names of the time, for bots.
const BOTS: [&str; 15] = [
    "Perrin", "Odile", "Guilhem", "Aalis", "Thibaud", "Maheut", "Renaut", "Ysabel", "Jehan", "Aude", "Gautier",
    "Blanche", "Amaury", "Hersent", "Colin",
];

/// Where a table may stand.
const WAYS: [&str; 12] = [
    "Mill",
    "Bridge",
    "Castle",
    "Quarry",
    "Market",
    "Upper",
    "Lower",
    "Chapel",
    "River",
    "Linden",
    "Mason’s",
    "Weaver’s",
];
const PLACES: [&str; 9] = ["Lane", "Ford", "Gate", "Hill", "Row", "Yard", "Well", "Green", "Steps"];

/// The name of the bot on this seat; all at a table are different.
pub fn bot(number: usize, seed: u64) -> String {
    BOTS[(seed as usize % BOTS.len() + number) % BOTS.len()].to_owned()
}

/// The name of a table.
pub fn table(seed: u64) -> String {
    let seed = seed as usize / BOTS.len();
    format!("{} {}", WAYS[seed % WAYS.len()], PLACES[seed / WAYS.len() % PLACES.len()])
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
        assert_eq!(table(3), table(3));
        assert_ne!(table(0), table(1 << 20));
    }
}
