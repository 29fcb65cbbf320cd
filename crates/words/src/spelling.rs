//! Understanding what people type: spelling without accents, the nearest known word, search by a part of a name.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// Plain lower-case letters and digits, words separated by single spaces: what is left when accents, umlauts and
/// punctuation do not matter. `"Königs-Gärten!"` becomes `"konigs garten"`, `"Ёлка"` becomes `"елка"`.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.nfkd().flat_map(char::to_lowercase) {
        match letter {
            'ß' => folded.push_str("ss"),
            '\'' | '’' | '`' => {}
            _ if is_combining_mark(letter) => {}
            _ if letter.is_alphanumeric() => folded.push(letter),
            _ if folded.ends_with(' ') || folded.is_empty() => {}
            _ => folded.push(' '),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// How alike two words must be, from 0 to 1, for one to be suggested for the other.
const ALIKE: f64 = 0.7;

/// The candidate that was probably meant by `word`, if any comes close. Of equally near ones, the first.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let folded = fold(word);
    let alike = |candidate: &str| {
        let other = fold(candidate);
        let spelled = strsim::normalized_damerau_levenshtein(&folded, &other);
        // The beginning of a long word is a fair way to mean it.
        let begun =
            if folded.chars().count() >= 3 && other.starts_with(&folded) { 0.9 } else { 0.0 };
        // What folding hides (signs, commas) decides between candidates that fold alike.
        let exact = strsim::normalized_damerau_levenshtein(word, candidate);
        (spelled.max(begun), exact)
    };
    let mut best = None;
    for candidate in candidates {
        let score = alike(candidate);
        if score.0 >= ALIKE && best.is_none_or(|(_, known)| score > known) {
            best = Some((candidate, score));
        }
    }
    best.map(|(candidate, _)| candidate)
}

/// The places of all candidates that contain `part`, best first: the same name, then names that begin with it, then
/// names with a word that begins with it, then the others. Nothing contains an empty part.
///
/// German written without umlauts is understood too: `gaerten` finds `Gärten`.
pub fn search<'a>(part: &str, candidates: impl IntoIterator<Item = &'a str>) -> Vec<usize> {
    let part = fold(part);
    if part.is_empty() {
        return Vec::new();
    }
    let candidates: Vec<String> = candidates.into_iter().map(fold).collect();
    let found = containing(&part, &candidates);
    if !found.is_empty() {
        return found;
    }
    let plain = part.replace("ae", "a").replace("oe", "o").replace("ue", "u");
    containing(&plain, &candidates)
}

/// The places of the folded candidates that contain the folded part, best first.
fn containing(part: &str, candidates: &[String]) -> Vec<usize> {
    let rank = |name: &str| {
        let at = name.find(part)?;
        Some(match at {
            0 if name.len() == part.len() => 0,
            0 => 1,
            _ if name.contains(&format!(" {part}")) => 2,
            _ => 3,
        })
    };
    let mut found: Vec<(u8, usize)> = candidates
        .iter()
        .enumerate()
        .filter_map(|(place, name)| Some((rank(name)?, place)))
        .collect();
    found.sort_unstable();
    found.into_iter().map(|(_, place)| place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folding_takes_off_accents_case_and_punctuation() {
        for (text, folded) in [
            ("  Königs-Gärten! ", "konigs garten"),
            ("Ёлка", "елка"),
            ("Straße", "strasse"),
            ("King's Café", "kings cafe"),
            ("1,-2", "1 2"),
            ("?!", ""),
        ] {
            assert_eq!(fold(text), folded, "{text}");
        }
    }

    #[test]
    fn the_nearest_word_is_suggested_and_strangers_are_not() {
        let games = ["disastles", "berserk", "nim"];
        assert_eq!(nearest("disatsles", games), Some("disastles"));
        assert_eq!(nearest("Disast", games), Some("disastles"));
        assert_eq!(nearest("bersek", games), Some("berserk"));
        assert_eq!(nearest("chess", games), None);
        assert_eq!(nearest("", games), None);
    }

    #[test]
    fn signs_decide_between_candidates_that_fold_alike() {
        assert_eq!(nearest("build m 1,-1", ["build m 1,1", "build m 1,-1"]), Some("build m 1,-1"));
        assert_eq!(nearest("bild m 1,-1", ["build m 1,1", "build m 1,-1"]), Some("build m 1,-1"));
    }

    #[test]
    fn a_search_finds_parts_and_puts_the_best_first() {
        let names = ["Great Market", "Supermarket", "Market", "Market Hall", "Gärten"];
        assert_eq!(search("market", names), [2, 3, 0, 1]);
        assert_eq!(search("garten", names), [4]);
        assert_eq!(search("Gaerten", names), [4]);
        assert_eq!(search("", names), Vec::<usize>::new());
        assert_eq!(search("moat", names), Vec::<usize>::new());
    }
}
