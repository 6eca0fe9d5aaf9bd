//! Where this server is found: as its operator says, or as those ask for it who come.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::str::FromStr;

use axum::http::{HeaderMap, Uri, header};

/// What a server's addresses begin with, such as `https://kalaha.example`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    is_secure: bool,
    /// With the port if it is another than the usual one, as browsers write it.
    host: String,
}

/// A text that is no such address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoOrigin;

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.host)
    }
}

impl FromStr for Origin {
    type Err = NoOrigin;

    /// Reads `http://` or `https://` with a host, and a port if need be.
    fn from_str(text: &str) -> Result<Self, NoOrigin> {
        let uri: Uri = text.trim().parse().map_err(|_| NoOrigin)?;
        let (is_secure, usual) = match uri.scheme_str() {
            Some("https") => (true, ":443"),
            Some("http") => (false, ":80"),
            _ => return Err(NoOrigin),
        };
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        let host = uri.authority().ok_or(NoOrigin)?.as_str().to_lowercase();
        if path != "/" || host.contains('@') {
            return Err(NoOrigin);
        }
        let host = host.strip_suffix(usual).unwrap_or(&host).to_owned();
        Ok(Self { is_secure, host })
    }
}

impl Origin {
    /// The address that is asked for. A proxy on the same machine is believed what it was asked.
    #[must_use]
    pub fn asked_for(peer: IpAddr, headers: &HeaderMap) -> Self {
        let scheme = forwarded(peer, headers, "x-forwarded-proto");
        let asked = || headers.get(header::HOST)?.to_str().ok();
        let host = forwarded(peer, headers, "x-forwarded-host").or_else(asked);
        Self {
            is_secure: scheme == Some("https"),
            host: host.unwrap_or("localhost").to_lowercase(),
        }
    }

    /// Where other devices in the network find what listens here; nothing if they can't.
    #[must_use]
    pub fn in_network(listener: SocketAddr) -> Option<Self> {
        let ip = match listener.ip() {
            all if all.is_unspecified() => own_address()?,
            one => one,
        };
        let host = SocketAddr::new(ip, listener.port()).to_string();
        let found = Self {
            is_secure: false,
            host,
        };
        (!found.is_local()).then_some(found)
    }

    /// True if it leads every device to itself.
    #[must_use]
    pub fn is_local(&self) -> bool {
        let (host, _) = self.host.rsplit_once(':').unwrap_or((&self.host, ""));
        let host = host.trim_start_matches('[').trim_end_matches(']');
        host == "localhost" || host.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
    }

    /// True if it is reached by HTTPS.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// True if a page of that origin, as a browser names it in a post, is one of this server.
    #[must_use]
    pub fn is_of(&self, page: &str) -> bool {
        // Behind a proxy the scheme may be known to nobody, and the host says enough.
        page.parse().is_ok_and(|page: Self| page.host == self.host)
    }
}

/// The address of this machine in its network, which is the one that it would send from. Nothing is sent:
/// the address that is asked for is kept for documentation (RFC 5737).
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// What a proxy on the same machine says of whom it speaks for. From elsewhere anybody could say it.
pub(crate) fn forwarded<'a>(peer: IpAddr, headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let told = headers.get(name).filter(|_| peer.is_loopback())?;
    // Each proxy adds its own word behind those of others.
    let last = told.to_str().ok()?.rsplit(',').next()?.trim();
    (!last.is_empty()).then_some(last)
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderName};

    use super::{NoOrigin, Origin};

    #[test]
    fn an_address_is_read_as_browsers_write_it() {
        for (text, read) in [
            ("https://kalaha.example", "https://kalaha.example"),
            (" https://Kalaha.example:443/ ", "https://kalaha.example"),
            ("http://192.0.2.1:80", "http://192.0.2.1"),
            ("http://[2001:db8::1]:8080", "http://[2001:db8::1]:8080"),
        ] {
            let origin: Origin = text.parse().expect(text);
            assert_eq!(origin.to_string(), read);
        }
        for text in [
            "",
            "kalaha.example",
            "ftp://kalaha.example",
            "https://",
            "https://kalaha.example/games",
            "https://kalaha.example?a",
            "https://anna@kalaha.example",
            "null",
        ] {
            assert_eq!(text.parse::<Origin>(), Err(NoOrigin), "{text}");
        }
    }

    #[test]
    fn what_leads_every_device_to_itself_is_no_place_to_meet() {
        for (text, is_local) in [
            ("http://127.0.0.1:4848", true),
            ("http://127.0.0.1", true),
            ("http://localhost:4848", true),
            ("http://[::1]:4848", true),
            ("http://192.0.2.1:4848", false),
            ("http://[2001:db8::1]:4848", false),
            ("https://kalaha.example", false),
            ("https://localhost.example:8080", false),
        ] {
            let origin: Origin = text.parse().expect(text);
            assert_eq!(origin.is_local(), is_local, "{text}");
        }
        let found = |listener: &str| {
            let listener = listener.parse().expect("an address");
            Origin::in_network(listener).map(|origin| origin.to_string())
        };
        assert_eq!(found("127.0.0.1:4848"), None);
        assert_eq!(found("[::1]:4848"), None);
        let shown = found("192.0.2.1:8080");
        assert_eq!(shown.as_deref(), Some("http://192.0.2.1:8080"));
    }

    #[test]
    fn only_a_proxy_on_this_machine_says_what_was_asked() {
        let told = [
            ("host", "127.0.0.1:4848"),
            ("x-forwarded-host", "evil.example, Kalaha.example"),
            ("x-forwarded-proto", "https"),
        ];
        let mut headers = HeaderMap::new();
        for (name, value) in told {
            let value = value.parse().expect("a header");
            headers.insert(HeaderName::from_static(name), value);
        }
        let asked = |peer: &str| {
            let peer = peer.parse().expect("an address");
            Origin::asked_for(peer, &headers).to_string()
        };
        assert_eq!(asked("127.0.0.1"), "https://kalaha.example");
        assert_eq!(asked("::1"), "https://kalaha.example");
        assert_eq!(asked("192.0.2.1"), "http://127.0.0.1:4848");
        headers.clear();
        let nobody = Origin::asked_for([192, 0, 2, 1].into(), &headers);
        assert_eq!(nobody.to_string(), "http://localhost");
    }
}
