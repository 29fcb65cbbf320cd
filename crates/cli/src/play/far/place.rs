//! Addresses of servers and links to matches, as people type and copy them.

use std::fmt::{self, Write as _};

/// Where a server is reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Server {
    /// Host and port.
    authority: String,
}

/// A link to a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Link {
    /// The server, if the link names one.
    pub(super) server: Option<Server>,
    /// The name of the match.
    pub(super) id: String,
    /// The key to a seat, if the link was copied from the page of somebody who sits there.
    pub(super) key: Option<String>,
}

impl Server {
    /// The server of an address; `http://` may be left out.
    pub(super) fn read(address: &str) -> Option<Self> {
        let address = address.trim();
        let rest = match address.split_once("://") {
            Some((scheme, rest)) if scheme.eq_ignore_ascii_case("http") => rest,
            Some(_) => return None,
            None => address,
        };
        let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
        let fine = |sign: char| sign.is_alphanumeric() || "-._:[]".contains(sign);
        let named = authority.starts_with('[') || !authority.starts_with(':');
        (!authority.is_empty() && named && authority.chars().all(fine))
            .then(|| Self { authority: authority.to_string() })
    }

    /// Whether an address asks for an encrypted connection.
    pub(super) fn is_secret(address: &str) -> bool {
        let address = address.trim().to_ascii_lowercase();
        address.starts_with("https:") || address.starts_with("wss:")
    }

    /// The address of a call.
    pub(super) fn call(&self, path: &str, lang: &str) -> String {
        format!("http://{}/api/{path}?lang={lang}", self.authority)
    }

    /// The address of the socket of a match.
    pub(super) fn socket(&self, id: &str, lang: &str) -> String {
        format!("ws://{}/api/match/{}/ws?lang={lang}", self.authority, escaped(id))
    }
}

impl fmt::Display for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}", self.authority)
    }
}

impl Link {
    /// A link to a match, or its bare name. `None` if the server of the link can not be read.
    pub(super) fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let server = match text.contains("://") {
            true => Some(Server::read(text)?),
            false => None,
        };
        let path = match text.split_once("://") {
            Some((_, rest)) => rest.split_once('/').map_or("", |(_, path)| path),
            None => text,
        };
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let path = path.split('#').next().unwrap_or_default().trim_matches('/');
        let id = path.rsplit('/').next().unwrap_or_default().to_string();
        let query = query.split('#').next().unwrap_or_default();
        let key = query.split('&').find_map(|pair| pair.strip_prefix("seat=")).map(str::to_string);
        Some(Self { server, id, key: key.filter(|key| !key.is_empty()) })
    }
}

/// A name as a part of an address.
pub(super) fn escaped(name: &str) -> String {
    let mut text = String::new();
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            text.push(char::from(byte));
        } else {
            let _ = write!(text, "%{byte:02X}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Link, Server, escaped};

    #[test]
    fn servers_are_read_with_and_without_what_stands_around_them() {
        for text in
            ["http://here:7777", "HTTP://here:7777/", "here:7777", " http://here:7777/t/abc "]
        {
            assert_eq!(
                Server::read(text).map(|it| it.to_string()).as_deref(),
                Some("http://here:7777")
            );
        }
        for text in
            ["", "https://here", "ftp://here", "http://", ":7777", "a b", "http://user@here"]
        {
            assert_eq!(Server::read(text), None, "{text}");
        }
        assert!(Server::is_secret("https://here") && !Server::is_secret("http://https"));
        assert!(Server::read("[::1]:7777").is_some());
    }

    #[test]
    fn links_name_a_match_and_perhaps_a_server_and_a_key() {
        let read = |text: &str| Link::read(text).expect("a link");
        let bare = Link { server: None, id: "abc".into(), key: None };
        assert_eq!(read("abc"), bare);
        assert_eq!(read("/t/abc"), bare);
        let link = read("http://here:1/t/abc?seat=k3y#log");
        assert_eq!(link.server, Server::read("here:1"));
        assert_eq!((link.id.as_str(), link.key.as_deref()), ("abc", Some("k3y")));
        assert_eq!(Link::read("https://here/t/abc"), None);
        assert_eq!(read("http://here").id, "");
    }

    #[test]
    fn names_can_not_leave_their_place_in_an_address() {
        assert_eq!(escaped("ab/../c?d"), "ab%2F..%2Fc%3Fd");
    }
}
