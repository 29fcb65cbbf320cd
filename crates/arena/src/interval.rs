//! How far a count of wins can be trusted.

use statrs::distribution::{ContinuousCDF, Normal};

/// A range in which a share lies, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// Wilson's interval for a share seen as `hits` of `trials`: sound for few trials and for shares near 0 and 1, where the
/// usual one is not. `confidence` is for example 0.95. Without trials nothing is known: 0 to 1.
pub fn wilson(hits: u64, trials: u64, confidence: f64) -> Interval {
    let share = if trials == 0 { 0.0 } else { hits as f64 / trials as f64 };
    wilson_share(share, trials as f64, confidence)
}

/// The same for a share from 0 to 1 that was seen in a number of trials which need not be whole: as many as would have told
/// as much, where trials belong together.
pub fn wilson_share(share: f64, trials: f64, confidence: f64) -> Interval {
    if trials <= 0.0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let z = Normal::standard().inverse_cdf(0.5 + confidence / 2.0);
    let n = trials;
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let centre = share + z * z / (2.0 * n);
    let scale = 1.0 + z * z / n;
    let end = |end: f64| (end / scale).clamp(0.0, 1.0);
    // At the very ends the formula gives 0 and 1 up to rounding; say them exactly.
    Interval {
        low: if share <= 0.0 { 0.0 } else { end(centre - spread) },
        high: if share >= 1.0 { 1.0 } else { end(centre + spread) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 10 of 20: the textbook example, 0.299 to 0.701.
    #[test]
    fn as_in_the_textbook() {
        let Interval { low, high } = wilson(10, 20, 0.95);
        assert!((low - 0.2993).abs() < 1e-4 && (high - 0.7007).abs() < 1e-4, "{low} {high}");
    }

    /// 0 of 10 does not mean never: 0 to 0.2775.
    #[test]
    fn none_of_ten() {
        let Interval { low, high } = wilson(0, 10, 0.95);
        assert!(low == 0.0 && (high - 0.2775).abs() < 1e-4, "{low} {high}");
        assert_eq!(wilson(0, 0, 0.95), Interval { low: 0.0, high: 1.0 });
    }
}
