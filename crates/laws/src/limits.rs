//! How far and how closely a walk looks.

/// How far and how closely a walk looks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Most answers in a game. A number that no game should ever reach.
    pub max_steps: usize,
    /// Whether a game that is not over after [`Limits::max_steps`] breaks the law of progress, or is just left there.
    pub must_end: bool,
    /// The costly laws are checked at one of so many questions; 0 for never.
    pub rate: usize,
    /// Actions imagined at each question that is looked at closely.
    pub imagined: u32,
    /// Previews compared with a redealt position's, at most, at each question that is looked at closely.
    pub previews: usize,
    /// Whether the game is replayed from its record at the end.
    pub replay: bool,
    /// Whether an event must name nothing that a view before or after does not show. To be switched off for games that
    /// show cards for a moment only.
    pub shown_stays_in_view: bool,
    /// Whether something is hidden from somebody, so that over many questions redealt positions must differ from the
    /// true one.
    pub hides: bool,
}

impl Limits {
    /// Looks closely at every question: for few games and for proofs.
    pub fn close() -> Self {
        Self { rate: 1, imagined: 24, ..Self::default() }
    }

    /// Looks closely at many questions of a game that need not end: for the bytes of a fuzzer.
    pub fn fuzzed() -> Self {
        Self { rate: 4, max_steps: 2_000, must_end: false, ..Self::default() }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            max_steps: 20_000,
            must_end: true,
            rate: 16,
            imagined: 12,
            previews: 8,
            replay: true,
            shown_stays_in_view: true,
            hides: false,
        }
    }
}
