//! The little arithmetic of choosing. Everything here gives the same bits on every platform: only sums, products and
//! quotients are rounded alike everywhere, the functions of a system's mathematical library are not.

use game::Random;

/// The exponential function of numbers up to 0, to about six digits; far below, nothing.
pub(crate) fn exp(x: f32) -> f32 {
    if x < -30.0 {
        return 0.0;
    }
    // e^x = (e^(x / 64))^64, and that is near enough to 1 for the first terms of its series.
    let x = x.min(0.0) / 64.0;
    let mut power = 1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x * (1.0 / 24.0 + x / 120.0))));
    for _ in 0..6 {
        power *= power;
    }
    power
}

/// How likely it is to be ahead when one is so much ahead now: one half for nothing, nearly certain for much.
#[inline]
pub(crate) fn likelihood(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}

/// A number from 0 to 1.
pub(crate) fn unit(random: &mut Random) -> f32 {
    (random.next() >> 40) as f32 / (1 << 24) as f32
}

/// The place of the largest, the first of several.
pub(crate) fn best(scores: &[f32]) -> usize {
    let mut best = 0;
    for (place, score) in scores.iter().enumerate() {
        if *score > scores[best] {
            best = place;
        }
    }
    best
}

/// Turns scores into chances: a score that is `temperature` less is e times less likely.
pub(crate) fn soften(scores: &mut [f32], temperature: f32) {
    let highest = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = exp((*score - highest) / temperature);
        sum += *score;
    }
    scores.iter_mut().for_each(|score| *score /= sum);
}

/// A place drawn by chances that add up to 1.
pub(crate) fn draw(chances: &[f32], random: &mut Random) -> usize {
    let mut left = unit(random);
    for (place, chance) in chances.iter().enumerate() {
        left -= chance;
        if left < 0.0 {
            return place;
        }
    }
    best(chances)
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
    fn chances_add_up_and_are_drawn_as_often() {
        let mut chances = [1.0, 3.0, 2.0];
        soften(&mut chances, 1.0);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        let mut random = Random::new(1);
        let mut drawn = [0; 3];
        (0..10_000).for_each(|_| drawn[draw(&chances, &mut random)] += 1);
        for (number, chance) in drawn.into_iter().zip(chances) {
            assert!((number as f32 / 10_000.0 - chance).abs() < 0.02, "{drawn:?} {chances:?}");
        }
    }
}
