//! Tables put together while compiling.

/// The items of these parts, one after the other, as one table. `blank` fills it before.
///
/// # Panics
/// While compiling, if the parts do not have `N` items together.
pub const fn joined<T: Copy, const N: usize>(parts: &[&[T]], blank: T) -> [T; N] {
    let mut all = [blank; N];
    let (mut part, mut at) = (0, 0);
    while part < parts.len() {
        let mut item = 0;
        while item < parts[part].len() {
            all[at] = parts[part][item];
            at += 1;
            item += 1;
        }
        part += 1;
    }
    assert!(at == N, "the parts are shorter than the table");
    all
}

#[cfg(test)]
mod tests {
    use super::joined;

    #[test]
    fn parts_keep_their_order() {
        const TABLE: [u8; 4] = joined(&[&[3, 1], &[], &[4, 1]], 0);
        assert_eq!(TABLE, [3, 1, 4, 1]);
    }

    #[test]
    #[should_panic(expected = "shorter than the table")]
    fn a_table_has_no_blanks() {
        let _: [u8; 3] = joined(&[&[3, 1]], 0);
    }
}
