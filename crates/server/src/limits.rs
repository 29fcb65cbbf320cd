//! How often one address may ask for what costs much: a bucket for each address and kind, filled again as time goes by.

use crate::config::Limits;
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So many buckets are kept; full ones are forgotten first.
const MOST: usize = 20_000;

/// What costs much.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Costly {
    /// To give out a seal.
    Seal,
    /// To make a match.
    Match,
    /// To sign in or make an account.
    SignIn,
    /// To sit down.
    Join,
    /// To open a socket or a stream.
    Connection,
    /// A command that does not come over a socket.
    Command,
}

/// What is left in a bucket, as of when.
type Bucket = (f64, Instant);

/// The buckets of all addresses.
#[derive(Debug)]
pub(crate) struct Buckets {
    limits: Limits,
    kept: Mutex<BTreeMap<(Costly, IpAddr), Bucket>>,
}

impl Buckets {
    /// Full buckets for everybody.
    pub(crate) fn new(limits: Limits) -> Self {
        Self { limits, kept: Mutex::default() }
    }

    /// Takes from the bucket of an address.
    ///
    /// # Errors
    /// With how long to wait, if it is empty.
    pub(crate) fn spend(&self, who: IpAddr, what: Costly, now: Instant) -> Result<(), Duration> {
        let size = f64::from(match what {
            Costly::Seal | Costly::Match => self.limits.matches,
            Costly::SignIn => self.limits.sign_ins,
            Costly::Join => self.limits.joins,
            Costly::Connection => self.limits.connections,
            Costly::Command => self.limits.commands,
        });
        let who = who.to_canonical();
        if size < 1.0 || who.is_loopback() && !self.limits.loopback {
            return Ok(());
        }
        let rate = size / 60.0;
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST {
            // A minute fills every bucket.
            kept.retain(|_, (_, since)| now.duration_since(*since) < Duration::from_secs(60));
            if kept.len() >= MOST {
                kept.pop_first();
            }
        }
        let (left, since) = kept.entry((what, house(who))).or_insert((size, now));
        *left = (*left + now.duration_since(*since).as_secs_f64() * rate).min(size);
        *since = now;
        if *left < 1.0 {
            return Err(Duration::from_secs_f64((1.0 - *left) / rate));
        }
        *left -= 1.0;
        Ok(())
    }
}

/// Whose address it is: a house has so many addresses of version 6 that only their first half says anything.
fn house(who: IpAddr) -> IpAddr {
    match who {
        IpAddr::V6(it) => {
            let [a, b, c, d, ..] = it.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        IpAddr::V4(_) => who,
    }
}

#[cfg(test)]
mod tests {
    use super::{Buckets, Costly};
    use crate::config::Limits;
    use std::net::IpAddr;
    use std::time::{Duration, Instant};

    #[test]
    fn buckets_are_emptied_and_filled_for_each_house_and_kind() {
        let buckets = Buckets::new(Limits { matches: 2, sign_ins: 0, ..Limits::default() });
        let at = |text: &str| text.parse::<IpAddr>().expect("an address");
        let now = Instant::now();
        let spend = |who: &str, now| buckets.spend(at(who), Costly::Match, now);
        assert!(spend("2001:db8::1", now).is_ok() && spend("2001:db8::2", now).is_ok());
        assert_eq!(spend("2001:db8::3", now), Err(Duration::from_secs(30)));
        assert!(spend("2001:db8:0:1::3", now).is_ok(), "another house");
        assert!(buckets.spend(at("2001:db8::1"), Costly::Seal, now).is_ok(), "another kind");
        assert!(spend("2001:db8::3", now + Duration::from_secs(31)).is_ok());
        for _ in 0..9 {
            assert!(spend("127.0.0.1", now).is_ok() && spend("::ffff:127.0.0.1", now).is_ok());
            assert!(buckets.spend(at("2001:db8::1"), Costly::SignIn, now).is_ok(), "no limit");
        }
    }
}
