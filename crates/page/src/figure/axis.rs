//! Axes: which values a figure spans, and where they are named.

/// A span of values with names at some of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Axis {
    /// What the values are; empty if the title of the figure says it.
    pub title: String,
    /// The least value shown.
    pub low: f64,
    /// The greatest value shown, above the least.
    pub high: f64,
    /// The values that are named.
    pub ticks: Vec<Tick>,
}

/// A value and how it is written.
#[derive(Clone, PartialEq, Debug)]
pub struct Tick {
    /// The value.
    pub at: f64,
    /// As it is written.
    pub text: String,
}

impl Axis {
    /// An axis from the least to the greatest of these values, both moved outwards to a round one, with about so many
    /// names. `say` writes a value with that many decimals. Values that are no numbers do not count; without any the
    /// axis goes from 0 to 1.
    pub fn over(
        title: impl Into<String>,
        values: impl IntoIterator<Item = f64>,
        about: usize,
        say: impl Fn(f64, usize) -> String,
    ) -> Self {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for value in values.into_iter().filter(|value| value.is_finite()) {
            low = low.min(value);
            high = high.max(value);
        }
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        let (step, decimals) = round_step((high - low) / about.max(1) as f64);
        let first = (low / step).floor() as i64;
        let last = ((high / step).ceil() as i64).max(first + 1);
        let ticks = (first..=last).map(|at| {
            let at = at as f64 * step;
            Tick { at, text: say(at, decimals) }
        });
        Self {
            title: title.into(),
            low: first as f64 * step,
            high: last as f64 * step,
            ticks: ticks.collect(),
        }
    }

    /// Where a value stands between the ends: 0 at the low one, 1 at the high one, and never outside.
    pub(super) fn share(&self, value: f64) -> f64 {
        let span = self.high - self.low;
        if span > 0.0 && value.is_finite() {
            ((value - self.low) / span).clamp(0.0, 1.0)
        } else {
            0.0
        }
    }
}

/// The least of 1, 2, 5, 10, 20, 50 … and 0.5, 0.2, 0.1 … that is no smaller, and how many decimals it has. Steps below a
/// millionth are that.
pub(super) fn round_step(least: f64) -> (f64, usize) {
    // Written as fractions of whole numbers, so that a step is the nearest number to what it is meant to be.
    for (decimals, parts) in [(6, 1e6), (5, 1e5), (4, 1e4), (3, 1e3), (2, 1e2), (1, 1e1), (0, 1.0)]
    {
        for digit in [1.0, 2.0, 5.0] {
            if digit / parts >= least * (1.0 - 1e-9) {
                return (digit / parts, decimals);
            }
        }
    }
    let mut scale = 10.0;
    while scale < 1e15 {
        for digit in [1.0, 2.0, 5.0] {
            if digit * scale >= least * (1.0 - 1e-9) {
                return (digit * scale, 0);
            }
        }
        scale *= 10.0;
    }
    (scale, 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        assert_eq!(round_step(0.07), (0.1, 1));
        assert_eq!(round_step(0.2), (0.2, 1));
        assert_eq!(round_step(3.0), (5.0, 0));
        assert_eq!(round_step(51.0), (100.0, 0));
        assert_eq!(round_step(0.0), (1e-6, 6));
    }

    #[test]
    fn an_axis_reaches_outwards_to_round_values() {
        let axis = Axis::over("", [0.13, 0.87], 4, |value, decimals| format!("{value:.decimals$}"));
        let texts: Vec<&str> = axis.ticks.iter().map(|tick| tick.text.as_str()).collect();
        assert_eq!(texts, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]);
        assert_eq!((axis.low, axis.high), (0.0, 1.0));
        assert_eq!(Axis::over("", [], 4, |value, _| value.to_string()).high, 1.0);
    }
}
