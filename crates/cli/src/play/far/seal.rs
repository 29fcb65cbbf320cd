//! What this side has noted before it added anything to the chance, and whether what is opened at the end fits it.

use super::fresh;
use deckhand_protocol::Seal;
use deckhand_table::Secret;

/// The seal that was shown first, and what was added after that.
#[derive(Debug)]
pub(super) struct Noted {
    /// The seal.
    pub(super) commit: String,
    /// What this side adds to the chance, so that the server alone does not make it.
    pub(super) entropy: String,
}

impl Noted {
    /// Notes a seal; only now something to add is drawn.
    pub(super) fn new(commit: String) -> Self {
        Self { commit, entropy: format!("{:016x}{:016x}", fresh(), fresh()) }
    }

    /// Whether the opened seal is the one that was noted, and what was added stands in its place.
    pub(super) fn fits(&self, seal: &Seal, you: Option<u8>) -> bool {
        let opened = seal.opened.as_deref().and_then(Secret::read).map(|secret| secret.commit());
        let added = you.and_then(|you| seal.added.get(usize::from(you)));
        seal.commit == self.commit
            && opened.as_ref() == Some(&self.commit)
            && added == Some(&self.entropy)
    }
}

#[cfg(test)]
mod tests {
    use super::{Noted, Seal, Secret};

    #[test]
    fn another_secret_or_another_addition_does_not_fit() {
        let (secret, other) = (Secret::new([7; 32]), Secret::new([8; 32]));
        let noted = Noted::new(secret.commit());
        let seal = |commit: &Secret, opened: &Secret, added: &str| Seal {
            commit: commit.commit(),
            opened: Some(opened.hex()),
            added: vec!["x".into(), added.into()],
        };
        assert!(noted.fits(&seal(&secret, &secret, &noted.entropy), Some(1)));
        assert!(!noted.fits(&seal(&other, &other, &noted.entropy), Some(1)));
        assert!(!noted.fits(&seal(&secret, &other, &noted.entropy), Some(1)));
        assert!(!noted.fits(&seal(&secret, &secret, ""), Some(1)));
        assert!(!noted.fits(&seal(&secret, &secret, &noted.entropy), Some(0)));
        let closed = Seal { opened: None, ..seal(&secret, &secret, &noted.entropy) };
        assert!(!noted.fits(&closed, Some(1)));
    }
}
