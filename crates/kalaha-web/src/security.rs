//! What goes around every request: whose page it came from, what browsers may do with the answer, and
//! a line in the log that names the route and never what is in the path.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Instant;

use axum::Router;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};

use crate::api::Refusal;
use crate::limits::{ASKS, Address};
use crate::origin::Origin;
use crate::{App, Fault};

/// Scripts, styles, pictures and connections from here alone; no inline script, no style attribute,
/// no frame around, no form to elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
     frame-ancestors 'none'";

/// Headers of every answer. An answer's own come first.
const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// The router with all of it.
pub(crate) fn around(router: Router<App>, app: &App) -> Router<App> {
    router.layer(from_fn_with_state(app.clone(), guard))
}

async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or_else(|| "-".to_owned(), |path| path.as_str().to_owned());
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.ip());
    let address = Address::of(peer, request.headers());
    let asked = Origin::asked_for(peer, request.headers());
    let own = app.public_address();
    let mut answer = if is_foreign(&method, request.headers(), &[own, Some(&asked)]) {
        Refusal::new(&app, &Fault::ForeignOrigin).into_response()
    } else {
        request.extensions_mut().insert(app.found_at(asked));
        ASKS.scope(address, next.run(request)).await
    };
    let headers = answer.headers_mut();
    for (name, value) in HEADERS {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    let status = answer.status();
    app.metrics().answered(&route, status.as_u16());
    let micros = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
    if status.is_server_error() {
        tracing::error!(%method, route, status = status.as_u16(), micros, "answered");
    } else {
        tracing::debug!(%method, route, status = status.as_u16(), micros, "answered");
    }
    answer
}

/// True for what a page of somebody else makes a browser send. Programs that are no browsers say
/// nothing of an origin; what they may do is settled by the seats' secrets.
fn is_foreign(method: &Method, headers: &HeaderMap, own: &[Option<&Origin>]) -> bool {
    if method.is_safe() {
        return false;
    }
    let site = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
    if site.is_some_and(|site| site != b"same-origin" && site != b"none") {
        return true;
    }
    let Some(page) = headers.get(header::ORIGIN) else {
        return false;
    };
    let page = page.to_str().unwrap_or_default();
    !own.iter().flatten().any(|own| own.is_of(page))
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderName, Method};

    use super::is_foreign;
    use crate::origin::Origin;

    fn foreign(method: &Method, told: &[(&'static str, &str)]) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert("host", "kalaha.example:8080".parse().expect("a header"));
        for (name, value) in told {
            headers.insert(
                HeaderName::from_static(name),
                value.parse().expect("a header"),
            );
        }
        let asked = Origin::asked_for([192, 0, 2, 1].into(), &headers);
        let own: Origin = "https://play.example".parse().expect("an address");
        is_foreign(method, &headers, &[Some(&own), Some(&asked)])
    }

    #[test]
    fn posts_from_other_pages_are_known_by_their_origin() {
        let own = ("origin", "https://kalaha.example:8080");
        assert!(!foreign(&Method::POST, &[]));
        assert!(!foreign(&Method::POST, &[own]));
        let public = ("origin", "https://play.example");
        assert!(!foreign(&Method::POST, &[public]));
        assert!(!foreign(
            &Method::POST,
            &[own, ("sec-fetch-site", "same-origin")]
        ));
        for origin in [
            "null",
            "https://kalaha.example",
            "https://kalaha.example:8080.evil.example",
            "https://evil.example",
            "kalaha.example:8080",
        ] {
            assert!(foreign(&Method::POST, &[("origin", origin)]), "{origin}");
            assert!(!foreign(&Method::GET, &[("origin", origin)]));
        }
        assert!(foreign(&Method::POST, &[("sec-fetch-site", "cross-site")]));
        assert!(foreign(
            &Method::POST,
            &[own, ("sec-fetch-site", "same-site")]
        ));
    }
}
