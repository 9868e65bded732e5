//! The lesson `policy`: the table learns to choose as a search did, by softmax regression.

use crate::master::Master;
use crate::table::Table;
use crate::{Budget, Knowledge, Limits, Mind, math};
use game::{Random, Seat, Settings, Stream, play_out};
use std::convert::Infallible;
use std::sync::Arc;

/// A decision of a search.
pub(super) struct Decision {
    number: usize,
    facts: Vec<u16>,
    actions: Vec<SeenAction>,
}

/// One of the actions of a decision.
struct SeenAction {
    kind: usize,
    traits: Vec<(usize, f32)>,
    /// Its share of the visits.
    share: f32,
}

/// One decision in this number is drawn by the visits, so that what is not the best is followed up, too.
const DRAWN: usize = 10;

/// The share of the priors that is even over all actions while a search is watched.
const CURIOSITY: f32 = 0.25;

/// Plays a game in which all seats search. Returns the decisions of those who learn.
pub(super) fn watch<G: Knowledge>(
    settings: &Settings,
    seed: u64,
    iterations: u32,
    minds: &[Arc<Mind<G>>],
    learns: impl Fn(Seat) -> bool,
) -> Vec<Decision> {
    let Ok(mut state) = G::new(minds.len() as u8, settings, seed) else { return Vec::new() };
    let bot = |(seat, mind): (u64, &Arc<Mind<G>>)| {
        let seed = seed.wrapping_mul(8).wrapping_add(seat);
        Master::new(mind.clone(), Budget::Iterations(iterations), seed, 1).exploring(CURIOSITY)
    };
    let mut bots: Vec<Master<G>> = (0..).zip(minds).map(bot).collect();
    let mut random = Random::stream(seed, Stream::Training);
    let mut decisions = Vec::new();
    let Ok(()) = play_out(&mut state, |state, seat, legal| {
        if let [only] = legal {
            return Ok::<_, Infallible>(*only);
        }
        let view = state.remembered(seat);
        let visits = bots[seat.index()].visits(&view, seat, legal, Limits::default());
        if learns(seat) {
            decisions.push(Decision::of::<G>(&view, seat, legal, &visits));
        }
        let chosen = if random.below(DRAWN) == 0 { math::sample(&visits, &mut random) } else { math::argmax(&visits) };
        Ok(legal[chosen])
    });
    decisions
}

impl Decision {
    fn of<G: Knowledge>(view: &G::View, seat: Seat, legal: &[G::Action], visits: &[f32]) -> Decision {
        let (number, facts) = G::facts(view, seat);
        let sum = visits.iter().sum::<f32>().max(1.0);
        let action = |(action, visits): (&G::Action, &f32)| {
            let mut traits = Vec::new();
            G::traits(view, seat, *action, &mut |number, times| traits.push((number, times)));
            SeenAction { kind: G::kind(view, *action), traits, share: visits / sum }
        };
        let actions = legal.iter().zip(visits).map(action).collect();
        Decision { number, facts: facts.as_slice().to_vec(), actions }
    }

    /// The places of the numbers that are summed for an action, and how much of each.
    fn terms<'a>(&'a self, table: &'a Table, action: &'a SeenAction) -> impl Iterator<Item = (usize, f32)> + 'a {
        let of_facts = self.facts.iter().map(|fact| (table.place(self.number, *fact, action.kind), 1.0));
        of_facts.chain(action.traits.iter().map(|(number, times)| (table.place_of_trait(*number), *times)))
    }

    /// The probabilities of the actions by these numbers.
    fn probabilities(&self, table: &Table, numbers: &[f32], out: &mut Vec<f32>) {
        let score = |action| self.terms(table, action).map(|(place, times)| times * numbers[place]).sum::<f32>();
        out.clear();
        out.extend(self.actions.iter().map(score));
        math::softmax(out, 1.0);
    }
}

/// Number of passes over all decisions.
const EPOCHS: usize = 6;
/// Decisions between two steps.
const BATCH: usize = 256;
/// The first step size; it falls to nearly nothing.
const STEP: f32 = 0.01;
/// How strongly a number is drawn to where it was.
const DECAY: f32 = 0.001;
/// One decision in this number is kept to see how well the others were learned.
const KEPT: usize = 10;

/// Fits the numbers of a table that `free` names to the decisions. Returns the table and the probability that what the search chose is chosen, before
/// and after, in decisions of other games.
pub(super) fn fit(old: &Table, free: &[bool], mut games: Vec<Vec<Decision>>, random: &mut Random) -> (Table, [f64; 2]) {
    let kept: Vec<Decision> = games.drain(..games.len() / KEPT).flatten().collect();
    let decisions: Vec<Decision> = games.into_iter().flatten().collect();
    let start = old.numbers();
    let mut adam = Adam::new(start.clone(), (EPOCHS * decisions.len()).div_ceil(BATCH));
    let mut order: Vec<usize> = (0..decisions.len()).collect();
    let mut probabilities = Vec::new();
    for _ in 0..EPOCHS {
        (1..order.len()).rev().for_each(|place| order.swap(place, random.below(place + 1)));
        for batch in order.chunks(BATCH) {
            for decision in batch.iter().map(|place| &decisions[*place]) {
                decision.probabilities(old, &adam.numbers, &mut probabilities);
                for (action, probability) in decision.actions.iter().zip(&probabilities) {
                    let off = probability - action.share;
                    decision.terms(old, action).for_each(|(place, times)| adam.add(place, off * times, free));
                }
            }
            adam.step(&start);
        }
    }
    let agreement = [&start, &adam.numbers].map(|numbers| agreement(old, numbers, &kept));
    (old.with(&adam.numbers), agreement)
}

/// The mean probability that these numbers choose what was chosen.
fn agreement(table: &Table, numbers: &[f32], decisions: &[Decision]) -> f64 {
    let mut probabilities = Vec::new();
    let mut sum = 0.0;
    for decision in decisions {
        decision.probabilities(table, numbers, &mut probabilities);
        let both = probabilities.iter().zip(&decision.actions);
        sum += both.map(|(probability, action)| f64::from(probability * action.share)).sum::<f64>();
    }
    sum / decisions.len().max(1) as f64
}

/// Gradient descent with a step size for each number (Adam). Numbers without a gradient in a batch stay as they are.
struct Adam {
    numbers: Vec<f32>,
    gradients: Vec<f32>,
    /// Running means of the gradients and of their squares.
    means: Vec<[f32; 2]>,
    /// The numbers that have a gradient.
    touched: Vec<usize>,
    is_touched: Vec<bool>,
    /// What is left of the first weight of the two running means, by which they are too small.
    powers: [f32; 2],
    done: usize,
    steps: usize,
}

/// How slowly the running means forget.
const MEMORY: [f32; 2] = [0.9, 0.999];

impl Adam {
    fn new(numbers: Vec<f32>, steps: usize) -> Adam {
        let size = numbers.len();
        Adam {
            numbers,
            gradients: vec![0.0; size],
            means: vec![[0.0; 2]; size],
            touched: Vec::new(),
            is_touched: vec![false; size],
            powers: [1.0; 2],
            done: 0,
            steps,
        }
    }

    fn add(&mut self, place: usize, gradient: f32, free: &[bool]) {
        if !free[place] {
            return;
        }
        if !self.is_touched[place] {
            self.is_touched[place] = true;
            self.touched.push(place);
        }
        self.gradients[place] += gradient;
    }

    fn step(&mut self, start: &[f32]) {
        self.done += 1;
        let step = STEP * (1.0 - self.done as f32 / self.steps.max(1) as f32).max(0.02);
        self.powers.iter_mut().zip(MEMORY).for_each(|(power, memory)| *power *= memory);
        let correction = (1.0 - self.powers[1]).sqrt() / (1.0 - self.powers[0]);
        for place in self.touched.drain(..) {
            self.is_touched[place] = false;
            let gradient = std::mem::take(&mut self.gradients[place]) / BATCH as f32;
            let [mean, square] = &mut self.means[place];
            *mean = MEMORY[0] * *mean + (1.0 - MEMORY[0]) * gradient;
            *square = MEMORY[1] * *square + (1.0 - MEMORY[1]) * gradient * gradient;
            let number = &mut self.numbers[place];
            *number -= step * (correction * *mean / (square.sqrt() + 1e-8) + DECAY * (*number - start[place]));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Weights;
    use caylus::State;
    use game::Game;

    /// What a search chooses is learned, whatever it was drawn from, and the same twice.
    #[test]
    fn a_table_learns_to_choose_as_a_search_did() {
        let mind = Arc::new(Mind::<State>::new(&Weights::usual::<State>(), 2));
        let empty = Table::new::<State>(&Weights::default(), 2);
        let free = vec![true; empty.numbers().len()];
        let learn = |free: &[bool]| {
            let minds = [mind.clone(), mind.clone()];
            let settings = Settings::new(State::OPTIONS);
            let game = |seed: u64| watch(&settings, seed, 12, &minds, |seat| seat == Seat::One);
            fit(&empty, free, (0..10).map(game).collect(), &mut Random::new(1))
        };
        let (table, [before, after]) = learn(&free);
        assert!(after > 1.2 * before, "{before} {after}");
        assert_eq!(learn(&free).0, table);
        assert_eq!(learn(&vec![false; free.len()]).0, empty, "what is not free stays as it was");
    }
}
