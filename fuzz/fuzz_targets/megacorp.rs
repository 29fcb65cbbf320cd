//! All laws on games of Megacorp, steered by a fuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| deckhand_fuzz::megacorp(data));
