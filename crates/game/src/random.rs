//! The quick random generator. Records depend on it, so it must never change; a new one would be a new type. It is SplitMix64, and a choice below `n` is the high word of a 64 x 64 bit product.

use crate::Seat;

/// Something that numbers are drawn from: the quick generator, or the cryptographic one of games with secrets.
pub trait Chance {
    /// The next 64 bits.
    fn next_u64(&mut self) -> u64;

    /// A number below `n`, each as likely as the others to one part in 2^64 / n. Zero for `n` = 0.
    fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next_u64()) * n as u128) >> 64) as usize
    }

    /// Puts a slice in random order (Fisher and Yates, from the end).
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

impl Chance for Random {
    fn next_u64(&mut self) -> u64 {
        Random::next_u64(self)
    }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): eight bytes of state, the same numbers on every platform.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// Seeds the generator.
    pub fn new(seed: u64) -> Random {
        Random { state: seed }
    }

    /// An independent generator for one purpose, so that the choices of a random player do not depend on how many numbers the
    /// set-up drew from the same seed.
    pub fn stream(seed: u64, stream: Stream) -> Random {
        let mut base = Random::new(seed ^ stream.number().wrapping_mul(0xd1b5_4a32_d192_ed03));
        Random::new(base.next_u64())
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, each as likely as the others to one part in 2^64 / n. Zero for `n` = 0.
    pub fn below(&mut self, n: usize) -> usize {
        Chance::below(self, n)
    }

    /// Puts a slice in random order (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        Chance::shuffle(self, items);
    }
}

/// What a stream of random numbers is for. Its number is part of what a seed promises, and never changes.
///
/// Streams of one seed must not meet: those below 16 belong to a table as a whole, those from 16 on to the bots there. The
/// seed of a bot's own search is another one, with streams of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stream {
    /// The choices of random players.
    RandomPlayers,
    /// What is tried when bots are trained.
    Training,
    /// The seed of a bot that decides once at a table, at this revision.
    Decision {
        /// The number of rows in the log of the table.
        revision: u64,
        /// The seat that decides.
        seat: Seat,
    },
    /// The seed of a bot that plays a whole game.
    WholeGame {
        /// Which game it is, if the same set-up is played several times.
        repetition: u64,
        /// The bot's seat.
        seat: Seat,
    },
    /// The order of the bots at a set-up of a tournament.
    Seating {
        /// The number of the set-up.
        setup: u64,
    },
    /// One thread of a search, counted from 0.
    SearchThread(u64),
    /// Ties at the end of a search.
    SearchTies,
}

/// The first stream that belongs to bots.
const BOTS: u64 = 16;

impl Stream {
    pub(crate) const fn number(self) -> u64 {
        match self {
            Stream::RandomPlayers => 1,
            Stream::Training => 3,
            Stream::Decision { revision, seat } => BOTS + revision * Seat::ALL.len() as u64 + seat as u64,
            Stream::WholeGame { repetition, seat } => BOTS * (repetition + 1) + seat as u64,
            Stream::Seating { setup } => setup,
            Stream::SearchThread(number) => number,
            Stream::SearchTies => u64::MAX,
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
        let drawn: Vec<u64> = (0..5).map(|_| random.next_u64()).collect();
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
    fn streams_keep_their_numbers() {
        let seat = Seat::Three;
        let streams = [
            (Stream::RandomPlayers, 1),
            (Stream::Training, 3),
            (Stream::Decision { revision: 0, seat: Seat::One }, 16),
            (Stream::Decision { revision: 10, seat }, 68),
            (Stream::WholeGame { repetition: 0, seat }, 18),
            (Stream::WholeGame { repetition: 2, seat }, 50),
            (Stream::Seating { setup: 7 }, 7),
            (Stream::SearchThread(2), 2),
            (Stream::SearchTies, u64::MAX),
        ];
        for (stream, number) in streams {
            assert_eq!(stream.number(), number, "{stream:?}");
        }
        assert_eq!(Random::stream(7, Stream::RandomPlayers).next_u64(), 13_277_272_462_217_296_312);
    }

    #[test]
    fn a_shuffle_is_the_same_for_ever() {
        let mut items = [1, 2, 3, 4, 5, 6];
        Random::new(1).shuffle(&mut items);
        assert_eq!(items, [3, 1, 2, 5, 6, 4]);
        assert_eq!(Random::new(7).below(0), 0);
    }
}
