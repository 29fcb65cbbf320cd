//! Names that people type, made fit to stand in a line of the log.

/// So long may a name at a table be.
const LONGEST: usize = 24;

/// The name without signs that are not seen, or that make others be seen elsewhere; empty if nothing is left of it.
pub(crate) fn cleaned(name: &str) -> String {
    let seen: String = name.chars().filter(|sign| !hidden(*sign)).collect();
    let short: String = seen.trim().chars().take(LONGEST).collect();
    short.trim_end().to_string()
}

/// Whether a sign is a control, turns the direction of a line, or is nothing at all.
fn hidden(sign: char) -> bool {
    sign.is_control()
        || matches!(
            sign,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'
        )
}

#[cfg(test)]
mod tests {
    use super::cleaned;

    #[test]
    fn what_is_not_seen_is_left_out_and_the_rest_is_short() {
        assert_eq!(cleaned("  Ada\u{202e} \u{0}Lovelace\r\n"), "Ada Lovelace");
        assert_eq!(cleaned("Анна Ö. 李"), "Анна Ö. 李");
        assert_eq!(cleaned("\u{202e}\u{2066} \u{200b}\t"), "");
        assert_eq!(cleaned(&"x".repeat(500)).len(), 24);
    }
}
