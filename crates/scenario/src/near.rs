//! "Did you mean": the nearest of the names that exist.

/// The name nearest to `word`, if one is near enough to have been meant.
pub fn nearest<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let wanted = word.to_lowercase();
    names
        .into_iter()
        .map(|name| (strsim::normalized_damerau_levenshtein(&wanted, &name.to_lowercase()), name))
        .filter(|&(likeness, _)| likeness >= 0.55)
        .max_by(|a, b| a.0.total_cmp(&b.0).then_with(|| b.1.cmp(a.1)))
        .map(|(_, name)| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn slips_are_recognised_and_other_words_are_not() {
        let names = ["castle", "deck", "discard", "disaster"];
        assert_eq!(nearest("cstale", names).as_deref(), Some("castle"));
        assert_eq!(nearest("Discrad", names).as_deref(), Some("discard"));
        assert_eq!(nearest("wheelbarrow", names), None);
    }
}
