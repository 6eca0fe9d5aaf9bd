//! What one server gives to all, to one game and to one address. Every bound is stated here.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use kalaha_engine::prepare::free_memory;

use crate::fault::Fault;
use crate::origin::forwarded;

/// The window in which games are counted.
const WINDOW: Duration = Duration::from_mins(1);

/// Live connections, if nothing else is said.
const STREAMS: usize = 8192;

/// One address may have one in so many of the live connections.
const SHARE: usize = 8;

/// Bytes of large tables, where there is the memory: twice those of Kalaha(6,4) up to 22 seeds.
const MOST_TABLES: u64 = 1_200_000_000;

/// The bounds of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of what is sent in one request.
    pub body: usize,
    /// Games begun from one address in a minute.
    pub games_per_minute: u32,
    /// Live connections at a time.
    pub streams: usize,
    /// Live connections to one game.
    pub streams_per_game: usize,
    /// Live connections from one address, behind a proxy as well.
    pub streams_of_one: usize,
    /// Changes of one game. The second half of them is for moves, for answers and for asking for another
    /// game, so that no asking and taking back keeps a game from its end. Giving up and the rematch, which
    /// happen once, are not bounded.
    pub changes: u64,
    /// The most time that a client may take to send what it sends.
    pub sending: Duration,
    /// The most time of an analysis.
    pub analysis: Duration,
    /// Bytes of large tables, which are kept from one analysis to the next.
    pub tables: u64,
    /// Analyses that wait or run at a time.
    pub analyses: usize,
    /// The same for one address.
    pub analyses_of_one: usize,
    /// Games in which the computer is to move at a time.
    pub thinking: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 64 << 10,
            games_per_minute: 60,
            streams: STREAMS,
            streams_per_game: 512,
            streams_of_one: STREAMS / SHARE,
            changes: 4000,
            sending: Duration::from_secs(30),
            analysis: Duration::from_secs(10),
            tables: (free_memory() / 4).min(MOST_TABLES),
            analyses: 32,
            analyses_of_one: 4,
            thinking: 4096,
        }
    }
}

impl Limits {
    /// The same with other live connections, and one address's share of them.
    #[must_use]
    pub fn with_streams(self, streams: usize) -> Self {
        Self {
            streams,
            streams_of_one: streams.div_ceil(SHARE),
            ..self
        }
    }
}

tokio::task_local! {
    /// Where the request comes from that is answered now.
    pub(crate) static ASKS: Address;
}

/// Where a request comes from: an address, or for IPv6 the network of which a household has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address([u8; 8]);

impl Address {
    /// The address behind a connection. A proxy on the same machine is believed whom it speaks for.
    #[must_use]
    pub fn of(peer: IpAddr, headers: &HeaderMap) -> Self {
        let told = forwarded(peer, headers, "x-forwarded-for");
        let behind: Option<IpAddr> = told.and_then(|told| told.parse().ok());
        let mut address = [0; 8];
        match behind.unwrap_or(peer).to_canonical() {
            IpAddr::V4(v4) => address[..4].copy_from_slice(&v4.octets()),
            IpAddr::V6(v6) => address.copy_from_slice(&v6.octets()[..8]),
        }
        Self(address)
    }
}

/// Games begun in the current window.
#[derive(Debug, Default)]
pub(crate) struct Begun(Mutex<HashMap<Address, (Instant, u32)>>);

impl Begun {
    /// Counts one more, unless that is too many.
    pub(crate) fn count(&self, address: Address, most: u32) -> Result<(), Fault> {
        let now = Instant::now();
        let mut begun = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let over = |since: Instant| now.duration_since(since) >= WINDOW;
        if begun.len() > 10_000 {
            begun.retain(|_, (since, _)| !over(*since));
        }
        let (since, count) = begun.entry(address).or_insert((now, 0));
        if over(*since) {
            (*since, *count) = (now, 0);
        }
        if *count >= most {
            return Err(Fault::TooManyGames { most });
        }
        *count += 1;
        Ok(())
    }
}

/// Counts what is in use, by what it is used for.
#[derive(Debug)]
pub(crate) struct Places<K>(Arc<Mutex<Used<K>>>);

#[derive(Debug)]
struct Used<K> {
    all: usize,
    each: HashMap<K, usize>,
}

impl<K> Default for Places<K> {
    fn default() -> Self {
        let used = Used {
            all: 0,
            each: HashMap::new(),
        };
        Self(Arc::new(Mutex::new(used)))
    }
}

/// A place in use; free again when it is dropped.
pub struct Place(Option<Box<dyn FnOnce() + Send + Sync>>);

impl std::fmt::Debug for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Place")
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(free) = self.0.take() {
            free();
        }
    }
}

impl<K: Clone + Eq + Hash + Send + Sync + 'static> Places<K> {
    /// A place, if there is one.
    pub(crate) fn take(&self, key: K, all: usize, each: usize) -> Result<Place, Fault> {
        let mut used = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let of_key = used.each.get(&key).copied().unwrap_or(0);
        if used.all >= all || of_key >= each {
            return Err(Fault::TooManyStreams);
        }
        used.all += 1;
        used.each.insert(key.clone(), of_key + 1);
        drop(used);
        let places = Arc::clone(&self.0);
        Ok(Place(Some(Box::new(move || {
            let mut used = places.lock().unwrap_or_else(PoisonError::into_inner);
            used.all -= 1;
            let left = used.each.get(&key).map_or(0, |count| count - 1);
            if left == 0 {
                used.each.remove(&key);
            } else {
                used.each.insert(key, left);
            }
        }))))
    }

    /// Places in use.
    pub(crate) fn in_use(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).all
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;

    use super::{Address, Begun, Places};
    use crate::fault::Fault;

    fn of(peer: &str, forwarded: Option<&str>) -> Address {
        let mut headers = HeaderMap::new();
        if let Some(told) = forwarded {
            headers.insert("x-forwarded-for", told.parse().expect("a header"));
        }
        Address::of(peer.parse().expect("an address"), &headers)
    }

    #[test]
    fn only_a_proxy_on_this_machine_is_believed() {
        let told = Some("10.9.8.7, 192.0.2.1");
        assert_eq!(of("127.0.0.1", told), of("192.0.2.1", None));
        assert_eq!(of("198.51.100.1", told), of("198.51.100.1", None));
        assert_eq!(of("127.0.0.1", Some("nonsense")), of("127.0.0.1", None));
        assert_eq!(of("2001:db8::1", None), of("2001:db8::2", None));
        assert_ne!(of("2001:db8::1", None), of("2001:db8:1::1", None));
        assert_eq!(of("::ffff:192.0.2.1", None), of("192.0.2.1", None));
    }

    #[test]
    fn games_are_counted_by_address() {
        let begun = Begun::default();
        let (one, other) = (of("192.0.2.1", None), of("192.0.2.2", None));
        assert_eq!(begun.count(one, 2), Ok(()));
        assert_eq!(begun.count(one, 2), Ok(()));
        assert_eq!(begun.count(one, 2), Err(Fault::TooManyGames { most: 2 }));
        assert_eq!(begun.count(other, 2), Ok(()));
    }

    #[test]
    fn a_place_is_free_again_once_it_is_left() {
        let places = Places::default();
        let first = places.take("a", 2, 1).expect("a place");
        assert!(places.take("a", 2, 1).is_err());
        let _second = places.take("b", 2, 1).expect("a place");
        assert!(places.take("c", 2, 1).is_err());
        drop(first);
        assert_eq!(places.in_use(), 1);
        assert!(places.take("a", 2, 1).is_ok());
    }
}
