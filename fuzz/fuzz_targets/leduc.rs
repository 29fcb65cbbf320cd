//! All laws on hands of Leduc poker, steered by a fuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| deckhand_laws::fuzz_entry::<game_leduc::Leduc>(data));
