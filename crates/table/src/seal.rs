//! Chance that nobody can have chosen: a secret is sealed before the deal, every player adds to it, and it is opened at the
//! end, so that everybody can deal the whole game again.

use deckhand_chance::Seeded;
use deckhand_kernel::Dealer as _;
use serde::{Deserialize, Serialize};

/// The secret of a game.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

/// What a record says about its chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SealLine {
    /// BLAKE3 of the secret, shown before the deal.
    pub commit: String,
    /// The secret as hexadecimal digits.
    pub secret: String,
    /// What was added to it, seat by seat.
    pub added: Vec<String>,
    /// The number of the entry of the deal.
    pub deal: u64,
}

impl Secret {
    /// The secret of these bytes.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The secret of these hexadecimal digits.
    pub fn read(hex: &str) -> Option<Self> {
        blake3::Hash::from_hex(hex).ok().map(|hash| Self(*hash.as_bytes()))
    }

    /// The secret as hexadecimal digits.
    pub fn hex(&self) -> String {
        blake3::Hash::from_bytes(self.0).to_hex().to_string()
    }

    /// What is shown before the deal.
    pub fn commit(&self) -> String {
        blake3::hash(&self.0).to_hex().to_string()
    }

    /// The chance of the answer that the log counts by `seq`, given what the players added. Each answer has its own, so
    /// that a game can be gone on with from its log alone, and an answer given anew meets fresh chance.
    pub fn dealer(&self, added: &[String], seq: u64) -> Seeded {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        for part in added {
            // The length keeps two parts from being read as one.
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part.as_bytes());
        }
        hasher.update(&seq.to_le_bytes());
        Seeded::keyed(*hasher.finalize().as_bytes())
    }
}

impl SealLine {
    /// Whether these numbers are the ones that the secret deals for the entry of this number.
    pub fn deals(&self, secret: &Secret, at: u64, dealt: &[(u32, u32)]) -> bool {
        let mut dealer = secret.dealer(&self.added, at);
        dealt.iter().all(|&(below, got)| dealer.draw(below) == got)
    }

    /// The secret, if it is the one that was sealed.
    pub fn opened(&self) -> Option<Secret> {
        Secret::read(&self.secret).filter(|secret| secret.commit() == self.commit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seal_fits_its_secret_only_and_every_part_changes_the_chance() {
        let secret = Secret::new([7; 32]);
        let line = SealLine {
            commit: secret.commit(),
            secret: secret.hex(),
            added: vec!["a".into()],
            deal: 3,
        };
        assert_eq!(line.opened(), Some(secret.clone()));
        let other = SealLine { secret: Secret::new([8; 32]).hex(), ..line.clone() };
        assert_eq!(other.opened(), None);
        assert_eq!(SealLine { secret: "zz".into(), ..line }.opened(), None);
        let draws = |added: &[&str], seq| {
            let added: Vec<String> = added.iter().map(|part| (*part).to_string()).collect();
            let mut dealer = secret.dealer(&added, seq);
            [(); 4].map(|()| dealer.draw(u32::MAX))
        };
        assert_eq!(draws(&["a", "b"], 0), draws(&["a", "b"], 0));
        let others = [draws(&["a", "b"], 1), draws(&["ab", ""], 0), draws(&["a", "c"], 0)];
        assert!(others.iter().all(|other| *other != draws(&["a", "b"], 0)));
    }
}
