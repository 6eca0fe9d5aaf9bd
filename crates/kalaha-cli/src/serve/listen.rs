//! The port: the one that was asked for or none, else the usual one or the next that is free.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use tokio::net::TcpListener;

use crate::fault::ServeTrouble;

/// Where the server is found if nobody says otherwise: on this machine alone.
const USUAL: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 4848);

/// Ports that are tried from the usual one on.
const TRIED: u16 = 100;

/// A listener and whether it has the port that was meant.
pub(super) async fn bind(asked: Option<&str>) -> Result<(TcpListener, bool), ServeTrouble> {
    let refused = |address: SocketAddr| move |error| ServeTrouble::Port { address, error };
    if let Some(text) = asked {
        let address: SocketAddr = text.parse().map_err(|_| ServeTrouble::NoAddress {
            text: text.to_owned(),
        })?;
        let listener = TcpListener::bind(address).await;
        return Ok((listener.map_err(refused(address))?, true));
    }
    let mut address = USUAL;
    loop {
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok((listener, address == USUAL)),
            Err(error) if is_busy(&error) && address.port() < USUAL.port() + TRIED => {
                address.set_port(address.port() + 1);
            }
            Err(error) => return Err(refused(address)(error)),
        }
    }
}

fn is_busy(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::AddrInUse
}
