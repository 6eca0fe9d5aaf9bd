//! Random ids and secrets, and how a secret is known again without being kept.

use std::fmt;

use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::Fault;

/// 32 letters and digits that can't be mistaken for each other: 5 bits each.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Characters of a game's id: 70 bits, so that no two games meet.
const ID: usize = 14;

/// Characters of a seat's secret: 160 bits.
const SECRET: usize = 32;

/// Bytes of SHA-256.
const HASH: usize = 32;

/// The secret of a seat. It is shown to its player once and never kept; logs show nothing of it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new one.
    ///
    /// # Errors
    /// The system has no random numbers to give.
    pub fn random() -> Result<Self, Fault> {
        characters(SECRET).map(Self)
    }

    /// A secret as it came from outside.
    #[must_use]
    pub fn read(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// The secret itself, for its player's eyes.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    #[must_use]
    pub fn hash(&self) -> Hash {
        // The secret has 160 random bits: there is nothing to guess, so no salt and no slowness.
        Hash(Sha256::digest(self.0.as_bytes()).into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// What is kept of a secret.
#[derive(Clone, Copy, Debug)]
pub struct Hash([u8; HASH]);

impl Hash {
    /// Whether this is the secret's, in the same time whatever it is.
    #[must_use]
    pub fn is_of(&self, secret: &Secret) -> bool {
        self.0.ct_eq(&secret.hash().0).into()
    }

    /// Hexadecimal digits, as they are stored.
    #[must_use]
    pub fn to_hex(self) -> String {
        let digit = |nibble: u8| char::from(b"0123456789abcdef"[usize::from(nibble)]);
        let digits = self.0.iter().flat_map(|byte| [byte >> 4, byte & 15]);
        digits.map(digit).collect()
    }

    /// Reads hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        let mut hash = [0; HASH];
        if text.len() != 2 * HASH {
            return None;
        }
        for (byte, at) in hash.iter_mut().zip((0..).step_by(2)) {
            *byte = u8::from_str_radix(text.get(at..at + 2)?, 16).ok()?;
        }
        Some(Self(hash))
    }
}

/// A new game's id.
///
/// # Errors
/// The system has no random numbers to give.
pub fn random_id() -> Result<String, Fault> {
    characters(ID)
}

/// True for what can be a game's id.
#[must_use]
pub fn is_id(text: &str) -> bool {
    text.len() == ID && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// A random number.
///
/// # Errors
/// The system has no random numbers to give.
pub fn random_number() -> Result<u32, Fault> {
    let mut bytes = [0; 4];
    fill(&mut bytes)?;
    Ok(u32::from_ne_bytes(bytes))
}

fn characters(count: usize) -> Result<String, Fault> {
    let mut bytes = vec![0; count];
    fill(&mut bytes)?;
    let letter = |byte: &u8| char::from(ALPHABET[usize::from(byte % 32)]);
    Ok(bytes.iter().map(letter).collect())
}

fn fill(bytes: &mut [u8]) -> Result<(), Fault> {
    getrandom::fill(bytes).map_err(|error| {
        tracing::error!(%error, "no random numbers");
        Fault::Broken
    })
}

#[cfg(test)]
mod tests {
    use super::{Hash, Secret, is_id, random_id};

    #[test]
    fn an_id_has_its_length_and_its_letters() {
        let id = random_id().expect("random numbers");
        assert!(is_id(&id), "{id}");
        for text in [
            "",
            "\0",
            "abcdefghijkmn",
            "abcdefghijkmnpq",
            "abcdefghijkmn\0",
        ] {
            assert!(!is_id(text), "{text:?}");
        }
        // Letters that are taken for others, large ones, and one of two bytes.
        for text in [
            "abcdefghijkmnl",
            "abcdefghijkmn1",
            "Abcdefghijkmnp",
            "abcdefghijkmå",
        ] {
            assert!(!is_id(text), "{text:?}");
        }
    }

    #[test]
    fn a_secret_is_known_again_by_its_hash_alone() {
        let secret = Secret::random().expect("random numbers");
        assert_eq!(secret.reveal().len(), 32);
        let stored = secret.hash().to_hex();
        let hash = Hash::from_hex(&stored).expect("a hash");
        assert!(hash.is_of(&secret));
        assert!(!hash.is_of(&Secret::random().expect("random numbers")));
        assert!(!hash.is_of(&Secret::read("")));
        assert!(!format!("{secret:?}").contains(secret.reveal()));
        assert!(!stored.contains(secret.reveal()));
        assert!(Hash::from_hex("é".repeat(32).as_str()).is_none());
        assert!(Hash::from_hex("12").is_none());
    }
}
