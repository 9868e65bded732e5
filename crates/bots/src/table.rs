//! A policy that is a table. The score of an action is a sum of numbers: for each fact of the position one that belongs to the
//! fact and the kind of action, and some for what the action alone is like. Nothing is computed but the sum, so rollouts are
//! fast; and what is summed was learned from what a search chose in such positions, so they are good.

use crate::{Knowledge, Weights};
use game::Seat;

/// The rows and columns of a game's tables by name.
#[derive(Clone, Default)]
pub struct Layout {
    /// Groups of facts, of which exactly one is so, with the number of facts in the group.
    pub facts: Vec<(&'static str, usize)>,
    /// Decisions with the number of kinds of actions that are compared in them. Each has a table.
    pub decisions: Vec<(&'static str, usize)>,
    /// Groups of what an action alone is like, with their sizes.
    pub traits: Vec<(String, usize)>,
}

/// Most groups of facts.
const MOST_FACTS: usize = 48;
/// Most kinds of actions in a decision.
const MOST_KINDS: usize = 48;

impl Layout {
    fn is_empty(&self) -> bool {
        self.decisions.is_empty()
    }

    /// The number of facts of all groups.
    fn number_of_facts(&self) -> usize {
        self.facts.iter().map(|(_, size)| size).sum()
    }

    /// The rows of the weights file with their sizes: for a decision and a group of facts the numbers of all its facts one after
    /// another, each with all kinds; then the groups of traits.
    pub(crate) fn rows(&self) -> Vec<(String, usize)> {
        let of = |(decision, kinds): &(&str, usize)| -> Vec<(String, usize)> {
            self.facts.iter().map(|(group, size)| (format!("{decision} by {group}"), size * kinds)).collect()
        };
        self.decisions.iter().flat_map(of).chain(self.traits.iter().cloned()).collect()
    }

    /// Whether a row depends on the first group of facts alone, or on no fact: that is what a character learns.
    pub(crate) fn is_brief(&self, row: &str) -> bool {
        let first = self.facts.first().map_or("", |(group, _)| group);
        let of_traits = self.traits.iter().any(|(group, _)| group == row);
        of_traits || row.strip_suffix(first).is_some_and(|rest| rest.ends_with(" by "))
    }
}

/// The facts of a position, for who decides: one of every group.
pub struct Facts {
    places: [u16; MOST_FACTS],
    number: usize,
    /// Where the next group begins.
    next: usize,
}

impl Default for Facts {
    /// No fact yet.
    #[inline]
    fn default() -> Facts {
        Facts { places: [0; MOST_FACTS], number: 0, next: 0 }
    }
}

impl Facts {
    /// Notes which fact of the next group is so. Numbers beyond the group count as its last.
    #[inline]
    pub fn push(&mut self, fact: usize, size: usize) {
        self.places[self.number % MOST_FACTS] = (self.next + fact.min(size - 1)) as u16;
        self.number += 1;
        self.next += size;
    }

    /// The facts by their numbers.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[u16] {
        &self.places[..self.number.min(MOST_FACTS)]
    }
}

/// The tables of a game for a number of players, in hundredths.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Table {
    /// Table after table, in each fact after fact, for each all kinds of actions, padded to whole words; then the traits.
    numbers: Vec<i16>,
    /// The same without the traits, [`LANES`] to a word and [`BIAS`] more each, so that none is negative: words are added as
    /// fast as numbers, and no sum runs over into the next.
    words: Vec<u64>,
    /// Where the table of a decision begins, and how many numbers a fact has there.
    decisions: Vec<(usize, usize)>,
    /// Where the traits begin.
    traits: usize,
}

/// Numbers in a word.
const LANES: usize = 4;
/// No number is larger, so that sums over all facts fit into a lane.
const BIAS: i16 = (u16::MAX as usize / MOST_FACTS / 2) as i16;
/// Kinds of actions are padded to a multiple of this.
const PADDED: usize = 8;

impl Table {
    /// The tables from a weights file. Rows that are missing count as zeros.
    pub(crate) fn new<G: Knowledge>(weights: &Weights, players: u8) -> Table {
        let mut table = Table::empty(&G::layout());
        let rows = weights.tables.get(&players);
        for (name, places) in table.rows(&G::layout()) {
            if let Some(row) = rows.and_then(|rows| rows.get(&name)).filter(|row| row.len() == places.len()) {
                places.iter().zip(row).for_each(|(place, number)| table.numbers[*place] = *number);
            }
        }
        table.pack()
    }

    fn empty(layout: &Layout) -> Table {
        let facts = layout.number_of_facts();
        let (mut decisions, mut start) = (Vec::new(), 0);
        for (_, kinds) in &layout.decisions {
            let padded = kinds.next_multiple_of(PADDED);
            decisions.push((start, padded));
            start += facts * padded;
        }
        let traits = layout.traits.iter().map(|(_, size)| size).sum::<usize>();
        Table { numbers: vec![0; start + traits], words: Vec::new(), decisions, traits: start }
    }

    fn pack(mut self) -> Table {
        let lane = |number: &i16| (i32::from(*number) + i32::from(BIAS)).clamp(0, 2 * i32::from(BIAS)) as u64;
        let word = |four: &[i16]| four.iter().rev().fold(0, |word, number| word << 16 | lane(number));
        self.words = self.numbers[..self.traits].chunks(LANES).map(word).collect();
        self
    }

    /// The rows of the weights file, each with the places of its numbers.
    pub(crate) fn rows(&self, layout: &Layout) -> Vec<(String, Vec<usize>)> {
        let mut rows = Vec::new();
        for (number, (decision, kinds)) in layout.decisions.iter().enumerate() {
            let mut fact = 0;
            for (group, size) in &layout.facts {
                let of_fact = |fact: usize| (0..*kinds).map(move |kind| self.place(number, fact as u16, kind));
                rows.push((format!("{decision} by {group}"), (fact..fact + size).flat_map(of_fact).collect()));
                fact += size;
            }
        }
        let mut next = self.traits;
        for (group, size) in &layout.traits {
            rows.push((group.clone(), (next..next + size).collect()));
            next += size;
        }
        rows
    }

    /// The same table with other numbers, which are not in hundredths.
    pub(crate) fn with(&self, numbers: &[f32]) -> Table {
        let most = f32::from(BIAS);
        let hundredths = |number: &f32| (number * 100.0).clamp(-most, most).round() as i16;
        Table { numbers: numbers.iter().map(hundredths).collect(), ..self.clone() }.pack()
    }

    /// The numbers, not in hundredths.
    pub(crate) fn numbers(&self) -> Vec<f32> {
        self.numbers.iter().map(|number| f32::from(*number) / 100.0).collect()
    }

    /// Writes the rows of the weights file. Rows of zeros are left out.
    pub(crate) fn write<G: Knowledge>(&self, weights: &mut Weights, players: u8) {
        let rows = weights.tables.entry(players).or_default();
        for (name, places) in self.rows(&G::layout()) {
            let row: Vec<i16> = places.iter().map(|place| self.numbers[*place]).collect();
            if row.iter().any(|number| *number != 0) {
                rows.insert(name, row);
            } else {
                rows.remove(&name);
            }
        }
    }

    /// Where the number of a fact and a kind of action stands.
    #[inline]
    pub(crate) fn place(&self, decision: usize, fact: u16, kind: usize) -> usize {
        let (start, kinds) = self.decisions[decision];
        start + usize::from(fact) * kinds + kind
    }

    /// Where the number of a trait stands.
    #[inline]
    pub(crate) fn place_of_trait(&self, number: usize) -> usize {
        self.traits + number
    }

    /// Scores each action.
    pub(crate) fn scores<G: Knowledge>(&self, view: &G::View, seat: Seat, actions: &[G::Action], out: &mut Vec<f32>) {
        let (decision, facts) = G::facts(view, seat);
        let (start, kinds) = self.decisions[decision];
        let words = &self.words[start / LANES..];
        let facts = facts.as_slice();
        let sums = match kinds {
            8 => sum::<2>(words, facts),
            16 => sum::<4>(words, facts),
            24 => sum::<6>(words, facts),
            32 => sum::<8>(words, facts),
            40 => sum::<10>(words, facts),
            _ => sum::<12>(words, facts),
        };
        let too_much = BIAS as f32 * facts.len() as f32;
        let traits = &self.numbers[self.traits..];
        for action in actions {
            let kind = G::kind(view, *action);
            let mut score = (sums[kind / LANES] >> (16 * (kind % LANES)) & 0xffff) as f32 - too_much;
            G::traits(view, seat, *action, &mut |number, times| score += times * f32::from(traits[number]));
            out.push(score / 100.0);
        }
    }
}

/// The sums of the rows of all facts.
fn sum<const WORDS: usize>(words: &[u64], facts: &[u16]) -> [u64; MOST_KINDS / LANES] {
    let mut sums = [0; WORDS];
    for fact in facts {
        let rest = words.get(usize::from(*fact) * WORDS..).unwrap_or_default();
        if let Some(row) = rest.first_chunk::<WORDS>() {
            sums = std::array::from_fn(|place| sums[place] + row[place]);
        }
    }
    let mut all = [0; MOST_KINDS / LANES];
    all.iter_mut().zip(sums).for_each(|(all, sum)| *all = sum);
    all
}

/// Whether a game's policy is a table.
pub(crate) fn has_table<G: Knowledge>() -> bool {
    !G::layout().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Mind;
    use caylus::State;
    use game::{Game, Random, Settings};

    /// Calls `each` with every decision of a random game that has a choice.
    fn decisions(players: u8, seed: u64, mut each: impl FnMut(&State, Seat, &[caylus::Action])) {
        let mut state =
            State::new(players, &Settings::new(State::OPTIONS), seed).unwrap_or_else(|error| panic!("{error}"));
        let mut random = Random::new(seed);
        while let Some(seat) = state.to_act().lowest() {
            let legal = state.legal_actions(seat);
            each(&state, seat, &legal);
            state.apply(seat, legal[random.below(legal.len())], &mut ());
        }
    }

    /// A table of random numbers, large ones among them.
    fn random_table() -> Table {
        let table = Table::new::<State>(&Weights::default(), 4);
        let mut random = Random::new(7);
        let numbers: Vec<f32> = table.numbers.iter().map(|_| random.below(2000) as f32 / 100.0 - 10.0).collect();
        table.with(&numbers)
    }

    /// However numbers are packed, a score is the sum of the numbers of its facts and traits.
    #[test]
    fn scores_are_sums() {
        let table = random_table();
        let numbers = table.numbers();
        for players in State::PLAYERS {
            decisions(players, players.into(), |state, seat, legal| {
                let mut scores = Vec::new();
                table.scores::<State>(state, seat, legal, &mut scores);
                let (decision, facts) = State::facts(state, seat);
                for (action, score) in legal.iter().zip(scores) {
                    let kind = State::kind(state, *action);
                    let number = |fact: &u16| numbers[table.place(decision, *fact, kind)];
                    let mut sum: f32 = facts.as_slice().iter().map(number).sum();
                    State::traits(state, seat, *action, &mut |number, times| {
                        sum += times * numbers[table.place_of_trait(number)];
                    });
                    assert!((sum - score).abs() < 0.01, "{action}: {score}, not {sum}");
                }
            });
        }
    }

    /// Every fact, kind and trait that a position has is one of the layout.
    #[test]
    fn all_that_is_told_is_in_the_layout() {
        let layout = State::layout();
        let traits = layout.traits.iter().map(|(_, size)| size).sum::<usize>();
        assert!(layout.facts.len() <= MOST_FACTS && layout.decisions.iter().all(|(_, kinds)| *kinds <= MOST_KINDS));
        for seed in 0..40 {
            decisions(2 + (seed % 4) as u8, seed, |state, seat, legal| {
                let (decision, facts) = State::facts(state, seat);
                assert_eq!(facts.as_slice().len(), layout.facts.len());
                assert_eq!(facts.next, layout.number_of_facts());
                for action in legal {
                    assert!(State::kind(state, *action) < layout.decisions[decision].1, "{action} in {decision}");
                    State::traits(state, seat, *action, &mut |number, _| assert!(number < traits, "{action}"));
                }
            });
        }
    }

    #[test]
    fn a_table_is_written_and_read_again() {
        let (table, mut weights) = (random_table(), Weights::default());
        table.write::<State>(&mut weights, 4);
        assert!(weights.fit::<State>().is_ok());
        let read = Mind::<State>::new(&weights, 4);
        for (_, places) in table.rows(&State::layout()) {
            places.into_iter().for_each(|place| assert_eq!(read.table().numbers[place], table.numbers[place]));
        }
        Table::new::<State>(&Weights::default(), 4).write::<State>(&mut weights, 4);
        assert!(weights.tables[&4].is_empty(), "rows of zeros are left out");
    }
}
