//! The one random generator of the house. Records depend on it, so it is written down here for good: SplitMix64, and a
//! choice below `n` is the high word of a 64 x 64 bit product. It must never change; a new one would be a new type.

/// SplitMix64 (Steele, Lea and Flood, 2014): eight bytes of state, the same numbers on every platform.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// The generator's name, for people who want to rebuild a set-up from its seed.
    pub const NAME: &'static str = "splitmix64";

    /// The generator for a seed.
    pub fn new(seed: u64) -> Random {
        Random { state: seed }
    }

    /// A generator of its own for another purpose with the same seed, so that the choices of a random player do not
    /// depend on how many numbers the set-up drew.
    pub fn stream(seed: u64, purpose: u64) -> Random {
        let mut base = Random::new(seed ^ purpose.wrapping_mul(0xd1b5_4a32_d192_ed03));
        Random::new(base.next())
    }

    /// The next 64 bits.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, each as likely as the others to one part in 2^64 / n. Zero for `n` = 0.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next()) * n as u128) >> 64) as usize
    }

    /// Puts a slice in random order (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published test vector of SplitMix64 for seed 1234567.
    #[test]
    fn the_generator_is_the_named_one() {
        let mut random = Random::new(1_234_567);
        let drawn: Vec<u64> = (0..5).map(|_| random.next()).collect();
        let published = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(drawn, published);
    }

    #[test]
    fn a_shuffle_is_the_same_for_ever() {
        let mut items = [1, 2, 3, 4, 5, 6];
        Random::new(1).shuffle(&mut items);
        assert_eq!(items, [3, 1, 2, 5, 6, 4]);
        assert_eq!(Random::new(7).below(0), 0);
    }
}
