//! All laws on games of Sectors, steered by a fuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| deckhand_fuzz::sectors(data));
