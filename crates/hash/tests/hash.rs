//! The hash that records, repetition and fingerprints rely on.

use deckhand_hash::fingerprint;

/// What was hashed once has to have this hash for ever: old records say so. The expected values are XXH3 with 64 bits,
/// worked out with another program from the bytes named here.
#[test]
fn hashes_are_the_same_in_every_release() {
    // No bytes.
    assert_eq!(fingerprint(&()), 0x2d06_8005_38d3_94c2);
    // 04 03 02 01.
    assert_eq!(fingerprint(&0x0102_0304_u32), 0xc738_ba38_6343_21a9);
    // The letters and ff.
    assert_eq!(fingerprint("deckhand"), 0x712e_1551_ad6d_dd45);
    // The length in one byte and the three items.
    assert_eq!(fingerprint(&[1_u8, 2, 3][..]), 0xaff6_cd23_22cf_8a8d);
    // The number of the variant in one byte, 07 00, the letters and ff.
    assert_eq!(fingerprint(&(Some(7_u16), "seven")), 0x9ec5_6e19_2244_4c34);
    // More letters than are gathered at a time, and ff.
    assert_eq!(fingerprint(&*"d".repeat(700)), 0x772d_30d3_d3b8_224e);
    // ff, the length in eight bytes, lowest first, and that many zeros, in one piece and one by one.
    assert_eq!(fingerprint(&[0_u8; 300][..]), 0xb2e7_d569_a19e_06e2);
    assert_eq!(fingerprint(&[false; 300][..]), 0xb2e7_d569_a19e_06e2);
}

#[test]
fn what_differs_hashes_differently() {
    assert_ne!(fingerprint(&[1_u8, 2][..]), fingerprint(&[2_u8, 1][..]), "order counts");
    assert_ne!(fingerprint(&("ab", "c")), fingerprint(&("a", "bc")), "so does where texts end");
    assert_ne!(fingerprint(&None::<u8>), fingerprint(&Some(0_u8)));
}
