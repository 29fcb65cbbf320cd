//! Lists of line numbers such as `1, 3, 7-29`.

/// Reads a list of numbers and ranges; ranges are inclusive. An empty list is fine.
pub(crate) fn parse_ranges(text: &str) -> Result<Vec<(u16, u16)>, String> {
    if text.trim().is_empty() {
        return Ok(Vec::new());
    }
    text.split(',').map(|part| parse_range(part.trim())).collect()
}

fn parse_range(part: &str) -> Result<(u16, u16), String> {
    let number = |text: &str| match text.trim().parse() {
        Ok(0) | Err(_) => Err(format!("`{part}` is neither a line number nor a range of lines")),
        Ok(line) => Ok(line),
    };
    let (first, last) = match part.split_once('-') {
        Some((first, last)) => (number(first)?, number(last)?),
        None => (number(part)?, number(part)?),
    };
    if first > last {
        return Err(format!("the range `{part}` runs backwards"));
    }
    Ok((first, last))
}

#[cfg(test)]
mod tests {
    use super::parse_ranges;

    #[test]
    fn numbers_and_ranges() {
        assert_eq!(parse_ranges("1, 3, 7-29"), Ok(vec![(1, 1), (3, 3), (7, 29)]));
        assert_eq!(parse_ranges("  "), Ok(vec![]));
    }

    #[test]
    fn nonsense_is_named() {
        for (text, named) in [("1, x", "`x`"), ("0", "`0`"), ("5-", "`5-`"), ("1,,2", "``")] {
            let message = parse_ranges(text).unwrap_err();
            assert!(message.contains(named), "{message}");
        }
        assert!(parse_ranges("9-3").unwrap_err().contains("backwards"));
    }
}
