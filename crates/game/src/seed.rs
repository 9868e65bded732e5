//! Seeds: what the chance of a game follows from.

use crate::{Chance, Random, Stream};
use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

/// What the chance of a game follows from: a number of 128 bits. People give small ones; a table with secrets draws all bits,
/// so that nobody finds its seed by trying.
///
/// In JSON it is a number, or a text of its digits: not every program keeps all digits of big numbers.
///
/// # Examples
///
/// ```
/// use game::Seed;
///
/// let seed: Seed = "340282366920938463463374607431768211455".parse()?;
/// assert_eq!(seed, Seed::new(u128::MAX));
/// assert_eq!(Seed::from(7).to_string(), "7");
/// # Ok::<(), std::num::ParseIntError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed(u128);

/// The greatest number that every reader of JSON keeps.
const GREATEST_IN_JSON: u128 = (1 << 53) - 1;

impl Seed {
    /// The seed with this number.
    pub const fn new(number: u128) -> Seed {
        Seed(number)
    }

    /// Its number.
    pub const fn number(self) -> u128 {
        self.0
    }

    /// The quick generator, for set-ups that keep nothing secret. A seed of 64 bits is the state that it begins with.
    pub fn random(self) -> Random {
        Random::new(self.short().unwrap_or_else(|| SecretRandom::new(self).next_u64()))
    }

    /// A quick generator for one purpose. It tells nothing of a seed of more than 64 bits, nor of what else follows from it.
    pub fn stream(self, stream: Stream) -> Random {
        match self.short() {
            Some(short) => Random::stream(short, stream),
            None => Random::new(self.keyed(stream.number()).next_u64()),
        }
    }

    fn short(self) -> Option<u64> {
        u64::try_from(self.0).ok()
    }

    /// ChaCha20 with the seed for a key, which takes it twice, as ciphers of this kind do with keys of 128 bits.
    fn keyed(self, stream: u64) -> ChaCha20Rng {
        let mut key = [0; 32];
        key.chunks_exact_mut(16).for_each(|half| half.copy_from_slice(&self.0.to_le_bytes()));
        let mut random = ChaCha20Rng::from_seed(key);
        random.set_stream(stream);
        random
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        Seed(number.into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seed {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Seed, ParseIntError> {
        text.parse().map(Seed)
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.short() {
            Some(short) if self.0 <= GREATEST_IN_JSON => serializer.serialize_u64(short),
            _ => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        struct Written;

        impl de::Visitor<'_> for Written {
            type Value = Seed;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number of at most 128 bits, or a text of its digits")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Seed, E> {
                Ok(number.into())
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Seed, E> {
                text.parse().map_err(|_| E::invalid_value(de::Unexpected::Str(text), &self))
            }
        }

        deserializer.deserialize_any(Written)
    }
}

/// ChaCha20: a cryptographic generator for games with secrets. What it has drawn tells nothing of its seed, nor of what it will
/// draw.
pub struct SecretRandom(ChaCha20Rng);

impl SecretRandom {
    /// Seeds the generator.
    pub fn new(seed: Seed) -> SecretRandom {
        SecretRandom(seed.keyed(0))
    }
}

impl Chance for SecretRandom {
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    /// RFC 8439, appendix A.1, test vector 1: the key stream of the key of zeros begins with 76 b8 e0 ad a0 f1 3d 90.
    #[test]
    fn the_secret_generator_is_the_named_one() {
        assert_eq!(SecretRandom::new(Seed::from(0)).next_u64(), 0x903d_f1a0_ade0_b876);
    }

    #[test]
    fn a_deal_is_the_same_for_ever() {
        let mut items = [1, 2, 3, 4, 5, 6];
        SecretRandom::new(Seed::from(1)).shuffle(&mut items);
        assert_eq!(items, [4, 5, 3, 6, 1, 2]);
        assert_ne!(SecretRandom::new(Seed::from(1)).next_u64(), SecretRandom::new(Seed::new(1 << 64)).next_u64());
    }

    /// What 64-bit seeds gave before there were longer ones, they give for ever.
    #[test]
    fn short_seeds_are_those_of_the_quick_generator() {
        let stream = Stream::Decision { revision: 3, seat: Seat::Two };
        for seed in [0, 7, u64::MAX] {
            assert_eq!(Seed::from(seed).random(), Random::new(seed));
            assert_eq!(Seed::from(seed).stream(stream), Random::stream(seed, stream));
        }
        let long = Seed::new(u128::from(u64::MAX) + 8);
        assert_ne!(long.random(), Random::new(7), "all bits count");
        assert_ne!(long.stream(stream), Random::stream(7, stream));
        assert_ne!(long.stream(stream), long.stream(Stream::Decision { revision: 4, seat: Seat::Two }));
    }

    #[test]
    fn seeds_are_read_as_they_are_written() {
        for number in [0, 7, GREATEST_IN_JSON, GREATEST_IN_JSON + 1, u64::MAX.into(), u128::MAX] {
            let seed = Seed::new(number);
            assert_eq!(seed.to_string().parse(), Ok(seed));
            let json = serde_json::to_string(&seed).unwrap();
            assert_eq!(json.starts_with('"'), number > GREATEST_IN_JSON, "{json}");
            assert_eq!(serde_json::from_str::<Seed>(&json).unwrap(), seed);
        }
        assert_eq!(serde_json::from_str::<Seed>("18446744073709551615").unwrap(), Seed::from(u64::MAX));
        for wrong in ["-1", "1.5", "\"x\"", "\"\"", "[]", "1e40", "\"340282366920938463463374607431768211456\""] {
            let error = serde_json::from_str::<Seed>(wrong).unwrap_err().to_string();
            assert!(error.contains("a whole number of at most 128 bits"), "{wrong}: {error}");
        }
    }
}
