//! Arithmetic that gives the same bits on every platform: sums, products, quotients and square roots are rounded alike
//! everywhere, the functions of a system's mathematical library are not.

use game::Random;

/// The exponential function of numbers up to 0, to about six digits; 0 below -30.
pub(crate) fn exp(x: f32) -> f32 {
    if x < -30.0 {
        return 0.0;
    }
    // e^x = (e^(x / 64))^64, and x / 64 is small enough for the first terms of the series.
    let x = x.min(0.0) / 64.0;
    let mut power = 1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x * (1.0 / 24.0 + x / 120.0))));
    for _ in 0..6 {
        power *= power;
    }
    power
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
    let highest = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = exp((*score - highest) / temperature);
        sum += *score;
    }
    scores.iter_mut().for_each(|score| *score /= sum);
}

/// Samples an index by probabilities that add up to 1.
pub(crate) fn sample(probabilities: &[f32], random: &mut Random) -> usize {
    let mut left = uniform(random);
    for (place, probability) in probabilities.iter().enumerate() {
        left -= probability;
        if left < 0.0 {
            return place;
        }
    }
    argmax(probabilities)
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
        let mut probabilities = [1.0, 3.0, 2.0];
        softmax(&mut probabilities, 1.0);
        assert!((probabilities.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        let mut random = Random::new(1);
        let mut drawn = [0; 3];
        (0..10_000).for_each(|_| drawn[sample(&probabilities, &mut random)] += 1);
        for (number, probability) in drawn.into_iter().zip(probabilities) {
            assert!((number as f32 / 10_000.0 - probability).abs() < 0.02, "{drawn:?} {probabilities:?}");
        }
    }
}
