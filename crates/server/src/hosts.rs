//! Names under which the server may be reached. A site that makes its own name point at this machine would pass for the same
//! origin as the page (DNS rebinding), so a name that nobody here has chosen is refused.

use crate::config::Config;

/// The last parts of names that no public DNS gives to anybody.
const AT_HOME: [&str; 6] = ["localhost", "local", "lan", "home", "internal", "home.arpa"];

/// The names that are accepted.
#[derive(Debug)]
pub(crate) struct Hosts {
    /// Nothing if all are.
    names: Option<Vec<String>>,
}

impl Hosts {
    /// The names of this configuration. Who listens for others without saying how they are called is found by any name.
    pub(crate) fn new(config: &Config) -> Self {
        let public = config.public_url.as_deref().and_then(|url| url.split_once("://"));
        let public = public.map(|(_, rest)| rest.split(['/', '?', '#']).next().unwrap_or_default());
        let names: Vec<String> =
            public.into_iter().chain(config.hosts.iter().map(String::as_str)).map(bare).collect();
        let any = names.is_empty() && !config.listen.ip().is_loopback();
        Self { names: (!any).then_some(names) }
    }

    /// Whether a request for this host, with or without a port, is for this server.
    pub(crate) fn knows(&self, host: &str) -> bool {
        let Some(names) = &self.names else { return true };
        let host = bare(host);
        // An address is nobody's name: whoever uses it means this machine.
        let address = host.parse::<std::net::IpAddr>().is_ok();
        let at_home = !host.is_empty() && !host.contains('.')
            || AT_HOME
                .iter()
                .any(|end| host.strip_suffix(end).is_some_and(|rest| rest.ends_with('.')));
        address || at_home || names.contains(&host)
    }
}

/// A host without its port, in the form in which hosts are compared.
fn bare(host: &str) -> String {
    let host = host.trim();
    let host = match host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((address, _)) => address,
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    host.trim_end_matches('.').to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::Hosts;
    use crate::config::Config;

    fn hosts(listen: &str, public: Option<&str>, more: &[&str]) -> Hosts {
        Hosts::new(&Config {
            listen: listen.parse().expect("an address"),
            public_url: public.map(Into::into),
            hosts: more.iter().map(|name| (*name).into()).collect(),
            ..Config::default()
        })
    }

    #[test]
    fn own_names_addresses_and_names_at_home_are_known_and_no_others() {
        let own = hosts("127.0.0.1:7777", Some("https://Cards.example:8443/x"), &["table.example"]);
        for host in [
            "localhost",
            "localhost:7777",
            "LocalHost.",
            "a.localhost",
            "127.0.0.1:7777",
            "[::1]:7777",
            "[fe80::1]",
            "192.168.1.5",
            "box",
            "box:7777",
            "box.local",
            "box.lan:1",
            "cards.example",
            "CARDS.example:443",
            "table.example:7777",
        ] {
            assert!(own.knows(host), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "evil.example:7777",
            "cards.example.evil.example",
            "xcards.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "evillocal.example",
            "1.2.3.4.5",
        ] {
            assert!(!own.knows(host), "{host}");
        }
    }

    #[test]
    fn who_listens_for_others_without_a_name_is_found_by_any() {
        assert!(hosts("0.0.0.0:7777", None, &[]).knows("whatever.example"));
        assert!(!hosts("0.0.0.0:7777", None, &["table.example"]).knows("whatever.example"));
        assert!(!hosts("127.0.0.1:7777", None, &[]).knows("whatever.example"));
    }
}
