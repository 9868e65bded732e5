//! Secret choices that others cannot foresee. Who always hides what looks best is an open book to everybody who knows them, so
//! what is hidden is drawn: whatever costs little may come.
//!
//! The policy alone would always look at the same things first. So at secret decisions most of the prior is spread evenly over
//! everything that can be hidden, each with its best places; the search finds out what each is worth, and the choice is drawn
//! by the softmax of that (a quantal response), not by how often the search looked, which follows the prior.

use crate::Knowledge;
use crate::math;
use game::Random;

/// Most things that can be hidden at one decision: the numbers of [`Knowledge::hidden_part`] are less.
const MOST_PARTS: usize = 25;
/// The share of the prior that is the policy's; the rest is even over everything that can be hidden.
const SHARE_OF_POLICY: f32 = 0.3;
/// What makes a hidden part e times less likely: so much less of the win.
const TEMPERATURE: f32 = 0.02;
/// The standard deviation of what one look at an action tells of its worth. What was seldom looked at counts so much less, or
/// luck would choose.
const SPREAD: f32 = 0.05;

/// Spreads the probabilities of secret actions over everything that can be hidden. Among the actions that hide the same they
/// stay in proportion; what has none is given none.
pub(crate) fn spread<G: Knowledge>(actions: &[G::Action], probabilities: &mut [f32]) {
    let mut wholes = [0.0; MOST_PARTS];
    for (action, probability) in actions.iter().zip(&*probabilities) {
        let Some(part) = G::hidden_part(*action) else { return };
        wholes[part % MOST_PARTS] += probability;
    }
    let even = (1.0 - SHARE_OF_POLICY) / wholes.iter().filter(|whole| **whole > 0.0).count().max(1) as f32;
    let factors = wholes.map(|whole| if whole > 0.0 { SHARE_OF_POLICY + even / whole } else { 0.0 });
    for (action, probability) in actions.iter().zip(probabilities) {
        *probability *= G::hidden_part(*action).map_or(1.0, |part| factors[part % MOST_PARTS]);
    }
}

/// Chooses one of several secret actions by how often a search tried each, and by the sum of the values that it found: first what
/// is hidden, then the action.
pub(crate) fn choose<G: Knowledge>(
    actions: &[G::Action],
    visits: &[f32],
    values: &[f32],
    random: &mut Random,
) -> usize {
    let part_of = |action: &G::Action| G::hidden_part(*action).unwrap_or_default() % MOST_PARTS;
    let mut most = [0.0; MOST_PARTS];
    let mut worths = [f32::NEG_INFINITY; MOST_PARTS];
    for ((action, visits), value) in actions.iter().zip(visits).zip(values) {
        let part = part_of(action);
        if *visits > most[part] {
            most[part] = *visits;
            worths[part] = value / visits - SPREAD / visits.sqrt();
        }
    }
    let hidden = math::sample_softmax(&mut worths, TEMPERATURE, random);
    // The rest can be seen, so it may as well be the best.
    let of_hidden = |(action, visits): (&G::Action, &f32)| if part_of(action) == hidden { *visits } else { 0.0 };
    let visits: Vec<f32> = actions.iter().zip(visits).map(of_hidden).collect();
    math::argmax(&visits)
}
