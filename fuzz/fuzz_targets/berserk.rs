//! All laws on games of Berserk, steered by a fuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| deckhand_fuzz::berserk(data));
