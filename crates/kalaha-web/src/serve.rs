//! Connections: taken, bounded, timed, and ended in an orderly way.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use socket2::{SockRef, TcpKeepalive};
use tokio::net::{TcpListener, TcpStream};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::limits::{Address, Places};
use crate::{App, app};

/// Connections at a time. Each costs some kilobytes.
const CONNECTIONS: usize = 16_384;

/// Connections from one address; a school may be behind it. From this machine come proxies, which speak
/// for many.
const CONNECTIONS_OF_ONE: usize = 1024;

/// How long a client may take to ask, also between two questions.
const ASKING: Duration = Duration::from_secs(30);

/// How long a client may take nothing of what it is sent.
const TAKING: Duration = Duration::from_mins(1);

/// How long a client that gives no sign of life counts as being there.
const VANISHED: Duration = Duration::from_secs(40);

/// Bytes that are kept for a client that is slow to take them.
const KEPT: usize = 32 << 10;

/// How long what is under way may take to end once the server stops.
const ENDING: Duration = Duration::from_secs(10);

/// How long to wait when the system has no more connections to give.
const BREATH: Duration = Duration::from_millis(50);

/// Serves until `shutdown` comes, then lets what is under way end.
///
/// # Errors
/// None but those of a listener that can't be used at all.
pub async fn run(
    listener: TcpListener,
    state: App,
    shutdown: impl Future<Output = ()>,
) -> io::Result<()> {
    state.listens_at(listener.local_addr()?);
    let router = app(state.clone());
    let connections = Places::default();
    let graceful = GracefulShutdown::new();
    let mut shutdown = pin!(shutdown);
    loop {
        let (stream, peer) = tokio::select! {
            () = &mut shutdown => break,
            taken = listener.accept() => match taken {
                Ok(taken) => taken,
                Err(error) => {
                    tracing::warn!(%error, "no connection can be taken");
                    tokio::time::sleep(BREATH).await;
                    continue;
                }
            },
        };
        let each = if peer.ip().is_loopback() {
            CONNECTIONS
        } else {
            CONNECTIONS_OF_ONE
        };
        let address = Address::of(peer.ip(), &HeaderMap::new());
        let Ok(place) = connections.take(address, CONNECTIONS, each) else {
            // Closed at once: who comes too much gets nothing, and the others go on.
            continue;
        };
        let service = router
            .clone()
            .map_request(move |mut request: Request<Incoming>| {
                request
                    .extensions_mut()
                    .insert::<ConnectInfo<SocketAddr>>(ConnectInfo(peer));
                request
            });
        set_up(&stream);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(TAKING));
        let stream = TokioIo::new(Box::pin(stream));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(ASKING)
            .max_buf_size(KEPT)
            .serve_connection(stream, TowerToHyperService::new(service));
        let watched = graceful.watch(connection);
        tokio::spawn(async move {
            // A client that breaks off is nothing to tell.
            let _ = watched.await;
            drop(place);
        });
    }
    drop(listener);
    state.stop();
    let _ = tokio::time::timeout(ENDING, graceful.shutdown()).await;
    state.close().await;
    Ok(())
}

/// Answers leave at once, and who has vanished without a word, as phones do, is soon known to be gone.
fn set_up(stream: &TcpStream) {
    let socket = SockRef::from(stream);
    let probes = TcpKeepalive::new().with_time(VANISHED / 2);
    let probes = probes.with_interval(VANISHED / 6);
    // A connection on which this can't be set works, too.
    let _ = socket.set_tcp_nodelay(true);
    let _ = socket.set_tcp_keepalive(&probes);
    #[cfg(target_os = "linux")]
    let _ = socket.set_tcp_user_timeout(Some(VANISHED));
}
