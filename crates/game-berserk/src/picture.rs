//! A plain-text picture of the field for a terminal.

use crate::view::View;
use alloc::string::String;
use deckhand_kernel::{Speaker, Viewer};

/// The picture.
pub(crate) fn draw(_view: &View, _viewer: Viewer, _speaker: &dyn Speaker) -> String {
    String::new()
}
