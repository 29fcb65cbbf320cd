//! Names of places in a page, and links to them. There are no other links.

/// The name of a place in a page: ASCII letters in lower case, digits and hyphens, beginning with a letter.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Anchor(String);

impl Anchor {
    /// The text as a name. What can not stand in one becomes a hyphen, so two different texts may get the same name.
    pub fn new(text: &str) -> Self {
        let mut name = String::new();
        for letter in text.chars() {
            if letter.is_ascii_alphanumeric() {
                name.push(letter.to_ascii_lowercase());
            } else if !name.is_empty() && !name.ends_with('-') {
                name.push('-');
            }
        }
        let name = name.trim_end_matches('-');
        Self(if name.starts_with(|first: char| first.is_ascii_alphabetic()) {
            name.to_owned()
        } else {
            format!("at-{name}")
        })
    }

    /// The name itself.
    pub fn name(&self) -> &str {
        &self.0
    }

    /// What leads there.
    pub(crate) fn link(&self) -> String {
        format!("#{}", self.0)
    }
}

impl From<&str> for Anchor {
    fn from(text: &str) -> Self {
        Self::new(text)
    }
}

impl From<String> for Anchor {
    fn from(text: String) -> Self {
        Self::new(&text)
    }
}
