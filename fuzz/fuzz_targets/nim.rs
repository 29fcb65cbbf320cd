//! All laws on games of Nim, steered by a fuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| deckhand_laws::fuzz_entry::<deckhand_toys::Nim>(data));
