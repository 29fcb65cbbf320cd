//! The laboratory by what its documentation promises, on games that are tiny.

mod compared;
mod manifests;
mod results;
mod support;
mod texts;
