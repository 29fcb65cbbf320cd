//! The table in the browser: pages, live matches, bots and storage in one process.

mod desks;

pub use desks::desks;
