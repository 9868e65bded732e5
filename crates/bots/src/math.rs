//! Arithmetic that gives the same bits on every platform: sums, products, quotients and square roots are rounded alike
//! everywhere, the functions of a system's mathematical library are not.

use game::Random;

/// The exponential function of numbers up to 0, to about six digits; 0 below -30. It has no branch, so that the compiler can
/// compute several at once.
#[inline]
pub(crate) fn exp(x: f32) -> f32 {
    // e^x = 2^whole * 2^part, with a part from -1/2 to 1/2. Adding and subtracting 1.5 * 2^23 rounds to a whole number.
    const ROUND: f32 = 12_582_912.0;
    let power = x.clamp(-30.0, 0.0) * std::f32::consts::LOG2_E;
    let rounded = power + ROUND;
    let part = (power - (rounded - ROUND)) * std::f32::consts::LN_2;
    let series = 1.0 + part * (1.0 + part * (0.5 + part * (1.0 / 6.0 + part * (1.0 / 24.0 + part / 120.0))));
    // The low bits of the rounded number are the whole number: they go where a float has its exponent.
    let whole = rounded.to_bits().wrapping_sub(ROUND.to_bits());
    let result = f32::from_bits(series.to_bits().wrapping_add(whole << 23));
    if x < -30.0 { 0.0 } else { result }
}

/// An algebraic sigmoid: the probability of staying ahead with a lead. It is one half for a lead of 0.
#[inline]
pub(crate) fn sigmoid(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}

/// A uniform random number from 0 to 1.
pub(crate) fn uniform(random: &mut Random) -> f32 {
    (random.next_u64() >> 40) as f32 / (1 << 24) as f32
}

/// The index of the largest number, the first of several.
pub(crate) fn argmax(scores: &[f32]) -> usize {
    let mut best = 0;
    for (place, score) in scores.iter().enumerate() {
        if *score > scores[best] {
            best = place;
        }
    }
    best
}

/// Turns scores into probabilities: a score that is `temperature` less is e times less likely.
pub(crate) fn softmax(scores: &mut [f32], temperature: f32) {
    let sum = exponentials(scores, temperature);
    scores.iter_mut().for_each(|score| *score /= sum);
}

/// Replaces scores by numbers that are in proportion to the probabilities of [`softmax`]. Returns their sum.
fn exponentials(scores: &mut [f32], temperature: f32) -> f32 {
    let highest =
        scores.iter().fold(f32::NEG_INFINITY, |highest, score| if *score > highest { *score } else { highest });
    let inverse = 1.0 / temperature;
    scores.iter_mut().for_each(|score| *score = exp((*score - highest) * inverse));
    scores.iter().sum()
}

/// Samples an index by the [`softmax`] of scores, which it replaces.
pub(crate) fn sample_softmax(scores: &mut [f32], temperature: f32, random: &mut Random) -> usize {
    let sum = exponentials(scores, temperature);
    sample_parts(scores, sum, random)
}

/// Samples a place by its share of the sum.
pub(crate) fn sample(shares: &[f32], random: &mut Random) -> usize {
    sample_parts(shares, shares.iter().sum(), random)
}

fn sample_parts(parts: &[f32], sum: f32, random: &mut Random) -> usize {
    let mut left = uniform(random) * sum;
    for (place, part) in parts.iter().enumerate() {
        left -= part;
        if left < 0.0 {
            return place;
        }
    }
    argmax(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_right() {
        for x in [0.0f32, -0.01, -0.5, -1.0, -3.0, -10.0, -20.0] {
            let (ours, right) = (exp(x), x.exp());
            assert!((ours - right).abs() <= 1e-5 * right + 1e-9, "{x}: {ours} {right}");
        }
        assert_eq!(exp(-1000.0), 0.0);
        assert_eq!(exp(f32::NEG_INFINITY), 0.0);
    }

    #[test]
    fn probabilities_add_up_and_are_sampled_as_often() {
        let scores = [1.0, 3.0, 2.0];
        let mut probabilities = scores;
        softmax(&mut probabilities, 1.0);
        assert!((probabilities.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        let mut random = Random::new(1);
        let mut drawn = [0; 3];
        (0..10_000).for_each(|_| drawn[sample_softmax(&mut scores.clone(), 1.0, &mut random)] += 1);
        for (number, probability) in drawn.into_iter().zip(probabilities) {
            assert!((number as f32 / 10_000.0 - probability).abs() < 0.02, "{drawn:?} {probabilities:?}");
        }
    }
}
