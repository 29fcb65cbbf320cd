//! Numbers as people type them.

use crate::failure::Failure;
use crate::reader::Reader;
use deckhand_kernel::Msg;
use std::ops::RangeInclusive;

/// The number behind `--NAME`, or a sentence that says what was expected.
pub(crate) fn number(
    reader: &Reader,
    name: &str,
    text: &str,
    range: RangeInclusive<u64>,
) -> Result<u64, Failure> {
    // Long numbers are often written with marks between groups of digits.
    let digits: String = text.trim().chars().filter(|sign| !matches!(sign, '_' | '\'')).collect();
    // Where nothing but the size of a number is wrong, the largest one is told even if it is beyond all use.
    let number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    match digits.parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => Err(reader.wrong(
            &Msg::new("cli-bad-number")
                .with("name", name)
                .with("given", text)
                .with("min", range.start().to_string())
                .with(
                    "max",
                    if *range.end() == u64::MAX && !number {
                        String::new()
                    } else {
                        range.end().to_string()
                    },
                ),
        )),
    }
}
