//! Intervals by resampling, and what a score is in Elo points.

use crate::Interval;
use deckhand_chance::Seeded;
use deckhand_kernel::Dealer;

/// Samples drawn: the ends of a 95 % interval are then known to about a tenth of its width.
const SAMPLES: usize = 2_000;

/// The mean of the numbers and the range in which it lies with this confidence, by drawing as many numbers again and
/// again from those that there are. The draws are always the same, so that the same numbers have the same interval.
/// Without numbers nothing is known: the mean is 0 and the range 0 to 1.
pub fn bootstrap(numbers: &[f64], confidence: f64) -> (f64, Interval) {
    let count = numbers.len();
    if count == 0 {
        return (0.0, Interval { low: 0.0, high: 1.0 });
    }
    let mean = numbers.iter().sum::<f64>() / count as f64;
    let mut dealer = Seeded::new(0);
    let mut means: Vec<f64> = (0..SAMPLES)
        .map(|_| {
            let drawn = (0..count).map(|_| numbers[dealer.draw(count as u32) as usize]);
            drawn.sum::<f64>() / count as f64
        })
        .collect();
    means.sort_by(f64::total_cmp);
    let end = |share: f64| means[((SAMPLES - 1) as f64 * share).round() as usize];
    let tail = (1.0 - confidence) / 2.0;
    (mean, Interval { low: end(tail), high: end(1.0 - tail) })
}

/// A score between two players as a difference in Elo points, with the interval of the score; `None` where the score or
/// an end of its interval is 0 or 1, which no difference is enough for.
pub fn elo(score: f64, interval: Interval) -> Option<(f64, Interval)> {
    let points =
        |score: f64| (score > 0.0 && score < 1.0).then(|| 400.0 * (score / (1.0 - score)).log10());
    let ends = Interval { low: points(interval.low)?, high: points(interval.high)? };
    Some((points(score)?, ends))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of a hundred zeros and ones, half and half, the mean is 0.5 with a standard error of 0.05.
    #[test]
    fn resampling_finds_the_known_interval_of_a_share() {
        let numbers: Vec<f64> = (0..100).map(|at| f64::from(at % 2)).collect();
        let (mean, Interval { low, high }) = bootstrap(&numbers, 0.95);
        assert!((mean - 0.5).abs() < 1e-12);
        assert!((low - 0.402).abs() < 0.015 && (high - 0.598).abs() < 0.015, "{low} {high}");
        assert_eq!(bootstrap(&[], 0.95), (0.0, Interval { low: 0.0, high: 1.0 }));
        assert_eq!(bootstrap(&[0.5; 9], 0.95).1, Interval { low: 0.5, high: 0.5 });
    }

    /// 400 points are ten to one by definition.
    #[test]
    fn ten_to_one_is_400_points() {
        let (points, _) = elo(10.0 / 11.0, Interval { low: 0.5, high: 0.95 }).expect("inside");
        assert!((points - 400.0).abs() < 1e-9, "{points}");
        assert_eq!(elo(1.0, Interval { low: 1.0, high: 1.0 }), None);
    }
}
