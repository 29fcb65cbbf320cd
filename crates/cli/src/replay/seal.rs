//! Whether the chance of a live match is the one that was sealed before its deal.

use crate::record_file::Fault;
use deckhand_kernel::Msg;
use deckhand_protocol::TakenFrom;
use deckhand_table::lines::{HeaderLine, StepLine};
use serde_json::Value;

/// What the seal of a record covers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fits {
    /// How many numbers were dealt again.
    pub(super) count: usize,
    /// The match from which the deal and the first answers were taken; their numbers are not among those.
    pub(super) from: Option<TakenFrom>,
}

/// Deals the game of this record again out of its seal and compares. Nothing where there is no seal.
pub(super) fn check(text: &str) -> Option<Result<Fits, Fault>> {
    let mut lines = text.lines();
    let mut first: Value = serde_json::from_str(lines.next()?).ok()?;
    first["setup"] = Value::Null;
    let header: HeaderLine<()> = serde_json::from_value(first).ok()?;
    let seal = header.seal?;
    let Some(secret) = seal.opened() else { return Some(Err(Fault(Msg::new("cli-seal-broken")))) };
    let other =
        |step: usize| Some(Err(Fault(Msg::new("cli-seal-other").with("step", step as i64))));
    let taken = header.from.as_ref().map_or(0, |from| from.answers as usize);
    let mut count = 0;
    if header.from.is_none() {
        if !seal.deals(&secret, seal.deal, &header.dealt) {
            return other(0);
        }
        count = header.dealt.len();
    }
    let steps = lines.filter_map(|line| serde_json::from_str::<StepLine>(line).ok());
    for (at, step) in steps.enumerate().skip(taken) {
        let fits = match step.at {
            Some(entry) => seal.deals(&secret, entry, &step.dealt),
            None => step.dealt.is_empty(),
        };
        if !fits {
            return other(at + 1);
        }
        count += step.dealt.len();
    }
    Some(Ok(Fits { count, from: header.from }))
}

#[cfg(test)]
mod tests {
    use super::check;
    use deckhand_kernel::Dealer as _;
    use deckhand_table::{SealLine, Secret};
    use serde_json::json;

    /// A record of one answer, and whether its chance is the one that was sealed.
    fn record(
        got: impl Fn(u32) -> u32,
        commit: &str,
        from: Option<u32>,
    ) -> Option<Result<usize, String>> {
        let secret = Secret::new([5; 32]);
        let added = vec!["a".to_string(), "b".to_string()];
        let mut dealer = secret.dealer(&added, 4);
        let dealt = got(dealer.draw(6));
        let commit = if commit.is_empty() { secret.commit() } else { commit.to_string() };
        let seal = SealLine { commit, secret: secret.hex(), added, deal: 2 };
        let zeros = "0".repeat(16);
        let mut header = json!({
            "deckhand_record": 1, "game": "g", "catalogue": zeros, "rules": zeros, "setup": null,
            "seal": seal, "dealt": [], "hash": zeros,
        });
        if let Some(answers) = from {
            header["from"] = json!({ "match": "m", "answers": answers });
        }
        let step = json!({
            "seat": 0, "action": "pass", "dealt": [[6, dealt]], "learned": true, "hash": zeros, "at": 4,
        });
        check(&format!("{header}\n{step}\n"))
            .map(|done| done.map(|fits| fits.count).map_err(|fault| fault.0.id.into_owned()))
    }

    #[test]
    fn sealed_chance_is_dealt_again_and_other_chance_is_found() {
        assert_eq!(record(|got| got, "", None), Some(Ok(1)));
        assert_eq!(record(|got| (got + 1) % 6, "", None), Some(Err("cli-seal-other".into())));
        let broken = Some(Err("cli-seal-broken".into()));
        assert_eq!(record(|got| got, &"1".repeat(64), None), broken);
        assert_eq!(check("{\"deckhand_record\":1}"), None);
    }

    #[test]
    fn what_was_taken_from_another_match_is_not_sealed_here() {
        let other = |got: u32| (got + 1) % 6;
        assert_eq!(record(other, "", Some(1)), Some(Ok(0)));
        assert_eq!(record(other, "", Some(0)), Some(Err("cli-seal-other".into())));
        assert_eq!(record(|got| got, "", Some(0)), Some(Ok(1)));
    }
}
