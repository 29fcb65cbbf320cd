//! Castles as plain text for a terminal. To be written.
use crate::view::View;
use alloc::string::String;
use deckhand_kernel::{Speaker, Viewer};

pub(crate) fn draw(_view: &View, _viewer: Viewer, _speaker: &dyn Speaker) -> String {
    String::new()
}
