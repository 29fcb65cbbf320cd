//! All laws on games of Bids, steered by a fuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| deckhand_laws::fuzz_entry::<deckhand_toys::Bids>(data));
