//! Finding faults in Fluent files before a reader does: what is missing, doubled, empty or different between languages.

use crate::COMMON_TEXTS;
use deckhand_kernel::LANGUAGES;
use fluent_syntax::{ast, parser};
use std::collections::{BTreeMap, BTreeSet};

/// The texts of one language.
struct Texts<'s> {
    lang: &'s str,
    /// For every message, the variables it uses. Attributes count as messages named `id.attribute`.
    messages: BTreeMap<String, BTreeSet<&'s str>>,
    /// For every term, the variables it uses.
    terms: BTreeMap<String, BTreeSet<&'s str>>,
    /// Where a message or term is used that may not exist: by whom, and its name.
    references: Vec<(String, String)>,
}

/// What one pattern uses.
#[derive(Default)]
struct Uses<'s> {
    variables: BTreeSet<&'s str>,
    references: BTreeSet<String>,
    /// Sets of variant keys, one for each selection.
    selections: Vec<BTreeSet<&'s str>>,
    text: bool,
}

/// Faults of one set of texts given in several languages as code and Fluent source; empty when there are none.
///
/// Found are: sources that are not Fluent, ids defined twice, ids missing in a language, variables that one language
/// uses and another does not, empty values, references to nothing (the common texts may be referred to), and Russian
/// plurals without their `few`.
pub fn check_texts(sources: &[(&str, &str)]) -> Vec<String> {
    let mut faults = Vec::new();
    let texts: Vec<Texts<'_>> =
        sources.iter().map(|(lang, source)| read(lang, source, &mut faults)).collect();
    let ids: BTreeSet<&String> = texts.iter().flat_map(|texts| texts.messages.keys()).collect();
    for id in ids {
        let Some((first, used)) =
            texts.iter().find_map(|texts| Some((texts.lang, texts.messages.get(id)?)))
        else {
            continue;
        };
        for texts in &texts {
            let Some(uses) = texts.messages.get(id) else {
                faults.push(format!("{}: `{id}` is missing", texts.lang));
                continue;
            };
            for name in used.difference(uses) {
                faults.push(format!("{}: `{id}` lacks `${name}`, which {first} uses", texts.lang));
            }
            for name in uses.difference(used) {
                faults.push(format!("{}: `{id}` uses `${name}`, which {first} lacks", texts.lang));
            }
        }
    }
    for texts in &texts {
        let common = common_ids(texts.lang);
        for (by, name) in &texts.references {
            let known = texts.messages.contains_key(name)
                || texts.terms.contains_key(name)
                || common.contains(name);
            if !known {
                faults.push(format!(
                    "{}: `{by}` refers to `{name}`, which does not exist",
                    texts.lang
                ));
            }
        }
    }
    faults
}

/// Reads one source and notes the faults that it has by itself.
fn read<'s>(lang: &'s str, source: &'s str, faults: &mut Vec<String>) -> Texts<'s> {
    let (resource, errors) = match parser::parse(source) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    for error in errors {
        let line = source[..error.pos.start.min(source.len())].matches('\n').count() + 1;
        faults.push(format!("{lang}: line {line}: {}", error.kind));
    }
    let mut texts =
        Texts { lang, messages: BTreeMap::new(), terms: BTreeMap::new(), references: Vec::new() };
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            ast::Entry::Message(message) => {
                (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
            }
            ast::Entry::Term(term) => {
                (format!("-{}", term.id.name), Some(&term.value), &term.attributes)
            }
            _ => continue,
        };
        let named = attributes
            .iter()
            .map(|attribute| (format!("{id}.{}", attribute.id.name), &attribute.value));
        let patterns: Vec<_> =
            value.map(|value| (id.clone(), value)).into_iter().chain(named).collect();
        for (id, pattern) in patterns {
            let mut uses = Uses::default();
            uses.pattern(pattern);
            if !uses.text {
                faults.push(format!("{lang}: `{id}` is empty"));
            }
            if lang == "ru"
                && uses.selections.iter().any(|keys| keys.contains("one") && !keys.contains("few"))
            {
                faults.push(format!("{lang}: `{id}` counts with `one` but without `few`"));
            }
            texts.references.extend(uses.references.into_iter().map(|name| (id.clone(), name)));
            let list = if id.starts_with('-') { &mut texts.terms } else { &mut texts.messages };
            if list.insert(id.clone(), uses.variables).is_some() {
                faults.push(format!("{lang}: `{id}` is defined twice"));
            }
        }
    }
    texts
}

impl<'s> Uses<'s> {
    fn pattern(&mut self, pattern: &ast::Pattern<&'s str>) {
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => {
                    self.text |= !value.trim().is_empty();
                }
                ast::PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &ast::Expression<&'s str>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, true),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector, false);
                let mut keys = BTreeSet::new();
                for variant in variants {
                    if let ast::VariantKey::Identifier { name } = &variant.key {
                        keys.insert(*name);
                    }
                    self.pattern(&variant.value);
                }
                self.selections.push(keys);
            }
        }
    }

    /// Notes what an expression uses; `shown` tells whether it puts text into the sentence.
    fn inline(&mut self, inline: &ast::InlineExpression<&'s str>, shown: bool) {
        use ast::InlineExpression as Is;
        let filled = match inline {
            Is::StringLiteral { value } => !value.trim().is_empty(),
            _ => true,
        };
        match inline {
            Is::StringLiteral { .. } | Is::NumberLiteral { .. } => {}
            Is::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            Is::MessageReference { id, attribute } => {
                self.references.insert(full_name("", id, attribute.as_ref()));
            }
            Is::TermReference { id, attribute, arguments } => {
                self.references.insert(full_name("-", id, attribute.as_ref()));
                self.arguments(arguments.as_ref());
            }
            Is::FunctionReference { arguments, .. } => self.arguments(Some(arguments)),
            Is::Placeable { expression } => self.expression(expression),
        }
        let nested = matches!(inline, Is::Placeable { .. });
        self.text |= shown && filled && !nested;
    }

    fn arguments(&mut self, arguments: Option<&ast::CallArguments<&'s str>>) {
        let Some(arguments) = arguments else { return };
        for argument in &arguments.positional {
            self.inline(argument, false);
        }
        for argument in &arguments.named {
            self.inline(&argument.value, false);
        }
    }
}

fn full_name(
    sign: &str,
    id: &ast::Identifier<&str>,
    attribute: Option<&ast::Identifier<&str>>,
) -> String {
    match attribute {
        Some(attribute) => format!("{sign}{}.{}", id.name, attribute.name),
        None => format!("{sign}{}", id.name),
    }
}

/// The ids of the common texts in this language.
fn common_ids(lang: &str) -> BTreeSet<String> {
    let at = LANGUAGES.iter().position(|known| *known == lang);
    at.map(|at| {
        let texts = read(lang, COMMON_TEXTS[at], &mut Vec::new());
        texts.messages.into_keys().chain(texts.terms.into_keys()).collect()
    })
    .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(en: &str, ru: &str) -> Vec<String> {
        check_texts(&[("en", en), ("ru", ru)])
    }

    #[test]
    fn the_common_texts_have_no_faults() {
        let sources: Vec<(&str, &str)> = LANGUAGES.into_iter().zip(COMMON_TEXTS).collect();
        assert_eq!(check_texts(&sources), [""; 0]);
    }

    #[test]
    fn a_missing_id_is_found_in_either_direction() {
        assert_eq!(check("a = 1\nb = 2", "a = 1"), ["ru: `b` is missing"]);
        assert_eq!(check("a = 1", "a = 1\nb = 2"), ["en: `b` is missing"]);
        assert_eq!(check("a = 1\n    .hint = 2", "a = 1"), ["ru: `a.hint` is missing"]);
    }

    #[test]
    fn an_id_defined_twice_is_found() {
        assert_eq!(check("a = 1\na = 2", "a = 1"), ["en: `a` is defined twice"]);
        assert_eq!(check("a = 1\n-t = 1\n-t = 2", "a = 1"), ["en: `-t` is defined twice"]);
    }

    #[test]
    fn different_variables_are_found_wherever_they_hide() {
        assert_eq!(
            check("a = { $x }", "a = { $y }"),
            ["ru: `a` lacks `$x`, which en uses", "ru: `a` uses `$y`, which en lacks"]
        );
        let selected = "a = { $n ->\n    [one] { $x }\n    [few] b\n   *[many] c\n}";
        assert_eq!(check("a = { $n } { $x }", selected), [""; 0]);
        assert_eq!(check("a = { NUMBER($n) }", "a = { { $n } }"), [""; 0]);
    }

    #[test]
    fn an_empty_value_is_found() {
        assert_eq!(check("a = { \"\" }", "a = x"), ["en: `a` is empty"]);
        assert_eq!(check("a = { \" \" }x", "a = { \" \" }"), ["ru: `a` is empty"]);
        // The parser itself refuses an id with nothing behind it.
        assert_eq!(check("a =\nb = 1", "b = 1").len(), 1);
    }

    #[test]
    fn a_parse_error_is_found_with_its_line() {
        let faults = check("a = 1\nb = { $\nc = 3", "a = 1\nc = 3");
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].starts_with("en: line 2: "), "{faults:?}");
    }

    #[test]
    fn a_reference_to_nothing_is_found() {
        assert_eq!(
            check("a = { gone } { -lost }", "a = { yes }"),
            [
                "en: `a` refers to `-lost`, which does not exist",
                "en: `a` refers to `gone`, which does not exist"
            ]
        );
    }

    #[test]
    fn russian_plurals_need_their_few() {
        let source = "a = { $n ->\n    [one] x\n   *[other] y\n}";
        assert_eq!(check(source, source), ["ru: `a` counts with `one` but without `few`"]);
    }
}
