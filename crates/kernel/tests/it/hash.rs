//! The hash that records, repetition and fingerprints rely on.

use deckhand_kernel::fingerprint;

/// What was hashed once has to have this hash for ever: old records say so. The expected values are SipHash 1-3 under the
/// keys `deck` and `hand`, worked out with another program from the bytes named here.
#[test]
fn hashes_are_the_same_in_every_release() {
    // No bytes.
    assert_eq!(fingerprint(&()), 0x3c70_f877_a9cd_a017);
    // 04 03 02 01.
    assert_eq!(fingerprint(&0x0102_0304_u32), 0xac8b_fe88_fc76_22df);
    // The letters and ff.
    assert_eq!(fingerprint("deckhand"), 0xf20d_00f3_cf5c_ffd1);
    // The length in eight bytes, lowest first, and the three items.
    assert_eq!(fingerprint(&[1_u8, 2, 3][..]), 0x7d22_548a_43e0_a7b2);
    // The number of the variant in eight bytes, 07 00, the letters and ff.
    assert_eq!(fingerprint(&(Some(7_u16), "seven")), 0x5d27_e5ee_c6ba_1edc);
}

#[test]
fn what_differs_hashes_differently() {
    assert_ne!(fingerprint(&[1_u8, 2][..]), fingerprint(&[2_u8, 1][..]), "order counts");
    assert_ne!(fingerprint(&("ab", "c")), fingerprint(&("a", "bc")), "so does where texts end");
    assert_ne!(fingerprint(&None::<u8>), fingerprint(&Some(0_u8)));
}
