//! Turning points: the choices that moved the chance of winning most.

use crate::{Judged, Verdict};

/// So many are named, at most.
pub const TURNING_POINTS: usize = 3;

/// Where the game turned by the choices of the seat: the places in the list of the answers that cost most, the largest
/// loss first; and if there are fewer than three of them, those that won more than the bot's answer would have, the
/// largest gain first. Only differences that can be told from nothing count, so there may be fewer than three. What
/// chance and other seats did is nobody's own turning point. Of equal ones the earlier comes first.
pub fn turning_points<A>(judged: &[Judged<A>]) -> Vec<usize> {
    let of = |wanted: Verdict, sign: f64| {
        let size = |at: &usize| judged[*at].compared.map_or(0.0, |it| sign * it.difference);
        let mut found: Vec<usize> =
            (0..judged.len()).filter(|&at| judged[at].verdict() == wanted).collect();
        found.sort_by(|one, other| size(other).total_cmp(&size(one)));
        found
    };
    let mut points = of(Verdict::Worse, 1.0);
    points.extend(of(Verdict::Better, -1.0));
    points.truncate(TURNING_POINTS);
    points
}
