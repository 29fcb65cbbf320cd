//! placeholder
pub struct Draft;
