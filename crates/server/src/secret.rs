//! Secrets of 128 random bits. A browser keeps one in a cookie and holds seats with it. From it follows one secret per seat,
//! which is the personal link of the seat and its key for the API. The store gets hashes only.

use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use store::Hash;

/// A secret that holds seats, or gives one away.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Secret([u8; 16]);

/// Shows nothing, so that no secret gets into a log by accident.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl Secret {
    /// Draws a secret from the system's random numbers.
    pub(crate) fn new() -> Result<Secret, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(Secret(bytes))
    }

    /// Its hash, for the store.
    pub(crate) fn hash(&self) -> Hash {
        Sha256::digest(self.0).into()
    }

    /// The secret of one seat of the visitor with this secret, after so many were made invalid. It is derived, so that pages
    /// can show it again without storing it.
    pub(crate) fn of_seat(&self, table: &str, seat: u8, revoked: u32) -> Secret {
        let hash = Sha256::new().chain_update(self.0).chain_update(table).chain_update([seat]);
        // The first is as it was before links could be made invalid.
        let hash = if revoked == 0 { hash } else { hash.chain_update(revoked.to_le_bytes()) };
        let hash: Hash = hash.finalize().into();
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&hash[..16]);
        Secret(bytes)
    }
}

/// A new key for a worker on another machine: the text that the worker shows, and the hash that the store keeps.
///
/// # Errors
///
/// If the system has no random numbers.
pub fn new_worker_key() -> std::io::Result<(String, Hash)> {
    let secret = Secret::new().map_err(std::io::Error::other)?;
    Ok((secret.to_string(), secret.hash()))
}

/// Compares two hashes in constant time.
pub(crate) fn same(a: &Hash, b: &Hash) -> bool {
    let difference = a.iter().zip(b).fold(0, |difference, (a, b)| difference | (a ^ b));
    std::hint::black_box(difference) == 0
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The text is not a secret: 32 hexadecimal digits in lower case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ParseSecretError;

impl FromStr for Secret {
    type Err = ParseSecretError;

    fn from_str(text: &str) -> Result<Secret, ParseSecretError> {
        let text = text.as_bytes();
        if text.len() != 32 {
            return Err(ParseSecretError);
        }
        let mut bytes = [0; 16];
        for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Secret(bytes))
    }
}

fn digit(letter: u8) -> Result<u8, ParseSecretError> {
    match letter {
        b'0'..=b'9' => Ok(letter - b'0'),
        b'a'..=b'f' => Ok(letter - b'a' + 10),
        _ => Err(ParseSecretError),
    }
}

/// Draws the id of a table: sixty bits, in letters and digits that are not mistaken for each other.
pub(crate) fn table_id() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| letter(*byte)).collect())
}

/// The letter of an id for the lowest five bits of a byte.
pub(crate) fn letter(byte: u8) -> char {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    char::from(LETTERS[usize::from(byte % 32)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_as_it_is_written() {
        let secret = Secret::new().unwrap();
        let text = secret.to_string();
        assert_eq!(text.len(), 32);
        assert!(text.parse::<Secret>().is_ok_and(|read| same(&read.hash(), &secret.hash())));
        for bad in ["", "abc", &text[1..], &format!("{text}0"), &"g".repeat(32), &"é".repeat(16)] {
            assert!(bad.parse::<Secret>().is_err(), "{bad}");
        }
    }

    #[test]
    fn every_seat_has_a_secret_of_its_own() {
        let secret = Secret::new().unwrap();
        let seat = |table, seat, revoked| secret.of_seat(table, seat, revoked);
        let all = [secret, seat("a", 1, 0), seat("a", 2, 0), seat("b", 1, 0), seat("a", 1, 1), seat("a", 1, 2)];
        for (number, one) in all.iter().enumerate() {
            for other in &all[number + 1..] {
                assert!(!same(&one.hash(), &other.hash()));
            }
        }
        assert_eq!(seat("a", 1, 0).to_string(), all[1].to_string());
    }
}
