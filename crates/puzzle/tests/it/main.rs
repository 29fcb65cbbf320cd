//! Proofs checked against answers that can be read off the page or follow from theory, and puzzle files.

mod docs;
mod mined;
mod naive;
mod nim;
mod trees;
