//! Pages as a whole: read back by a parser, without links outwards, with every text escaped.

mod form;
mod order;
mod sample;
