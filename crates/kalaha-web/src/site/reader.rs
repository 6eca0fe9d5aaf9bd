//! Who asks: the language, the cookies, the fields and the kind of answer that is wanted.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::Ipv4Addr;
use std::sync::LazyLock;

use axum::Json;
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Response};
use kalaha::Side;
use kalaha_text::{Language, Words};

use super::answer::Answer;
use super::with_status;
use crate::App;
use crate::api::read_body;
use crate::fault::Fault;
use crate::game::Seats;
use crate::live::Live;
use crate::origin::Origin;
use crate::pages;
use crate::pages::game::Invites;
use crate::secret::Secret;

/// The words of every language, read once.
static WORDS: LazyLock<HashMap<Language, Words>> = LazyLock::new(|| {
    let all = Language::ALL.iter();
    all.map(|&language| (language, Words::new(language)))
        .collect()
});

/// The words of a language.
pub(crate) fn words(language: Language) -> &'static Words {
    &WORDS[&language]
}

/// Who asks.
pub(crate) struct Reader {
    /// The reader's language.
    pub(super) words: &'static Words,
    headers: HeaderMap,
    uri: Uri,
    origin: Origin,
}

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let headers = parts.headers.clone();
        let chosen = cookie(&headers, "lang").and_then(|tag| Language::from_tag(&tag));
        let accept = headers.get(header::ACCEPT_LANGUAGE);
        let accept = accept.and_then(|accept| accept.to_str().ok());
        let language = chosen.unwrap_or_else(|| Language::wished(accept.unwrap_or_default()));
        // Each request has it already, see `security`.
        let origin = parts.extensions.get::<Origin>().cloned();
        let asked = || Origin::asked_for(Ipv4Addr::UNSPECIFIED.into(), &headers);
        Ok(Self {
            words: words(language),
            origin: origin.unwrap_or_else(asked),
            headers,
            uri: parts.uri.clone(),
        })
    }
}

impl Reader {
    /// True if a module asks, which reads JSON.
    pub(super) fn is_module(&self) -> bool {
        let accept = self.headers.get(header::ACCEPT);
        accept.is_some_and(|accept| accept.as_bytes().starts_with(b"application/json"))
    }

    /// True if somebody asks in a browser, who reads pages.
    pub(super) fn is_person(&self) -> bool {
        let accept = self.headers.get(header::ACCEPT);
        accept.is_some_and(|accept| accept.as_bytes().starts_with(b"text/html"))
    }

    /// The fields after the question mark.
    pub(super) fn fields(&self) -> Vec<(String, String)> {
        read_fields(self.uri.query().unwrap_or_default().as_bytes())
    }

    /// A field after the question mark; empty if it is not there.
    pub(super) fn query(&self, name: &str) -> String {
        field(&self.fields(), name)
    }

    /// The address that was asked for, with what stands after the question mark.
    pub(super) fn address(&self) -> String {
        let address = self.uri.path_and_query();
        address.map_or("/", |address| address.as_str()).to_owned()
    }

    /// The address of a page; if that is what was asked for, with what stands after the question mark.
    /// What was posted to another place leads back to the page.
    pub(super) fn address_of(&self, page: &str) -> String {
        if self.uri.path() == page {
            self.address()
        } else {
            page.to_owned()
        }
    }

    /// The address of this server, with which links begin.
    pub(super) fn origin(&self) -> String {
        self.origin.to_string()
    }

    /// True if links of this server lead every other device to itself.
    pub(super) fn is_local(&self) -> bool {
        self.origin.is_local()
    }

    /// A cookie that only this server reads and only at its game, for as long as games may last.
    pub(super) fn secret_cookie(&self, kind: &str, id: &str, secrets: &str) -> String {
        self.game_cookie(kind, id, secrets, 365 * 24 * 60 * 60)
    }

    /// What takes such a cookie away.
    pub(super) fn no_cookie(&self, kind: &str, id: &str) -> String {
        self.game_cookie(kind, id, "", 0)
    }

    fn game_cookie(&self, kind: &str, id: &str, value: &str, seconds: u32) -> String {
        let secure = if self.origin.is_secure() {
            "; Secure"
        } else {
            ""
        };
        format!(
            "{kind}-{id}={value}; Path=/g/{id}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"
        )
    }

    /// The secrets that the reader's browser keeps for a game, as the cookie has them.
    pub(super) fn secrets(&self, kind: &str, id: &str) -> Option<String> {
        cookie(&self.headers, &format!("{kind}-{id}"))
    }

    /// The same, one by one.
    fn kept(&self, kind: &str, id: &str) -> Vec<Secret> {
        let kept = self.secrets(kind, id).unwrap_or_default();
        let secrets = kept.split('.').filter(|secret| !secret.is_empty());
        secrets.map(Secret::read).collect()
    }

    /// The seats that the reader holds.
    pub(super) fn seats(&self, live: &Live) -> Seats {
        live.seats(&self.kept("seat", live.id()))
    }

    /// The secret addresses of seats that nobody has taken yet, for who has them to give away.
    pub(super) fn invites(&self, live: &Live) -> Invites {
        let joined = live.now().state.joined();
        let kept = self.kept("invite", live.id());
        let open = kept.iter().filter(|secret| {
            let seats = live.seats([*secret]);
            (seats.south && !joined.south) || (seats.north && !joined.north)
        });
        Invites {
            links: open.map(|secret| self.seat_link(live, secret)).collect(),
            is_local: self.is_local(),
        }
    }

    /// The secret addresses of the reader's own seats.
    pub(super) fn own_seats(&self, live: &Live) -> Vec<(Side, String)> {
        let kept = self.kept("seat", live.id());
        let sides = Side::ALL.iter().filter_map(|&side| {
            let secret = kept.iter().find(|secret| live.seats([*secret])[side])?;
            Some((side, self.seat_link(live, secret)))
        });
        sides.collect()
    }

    /// The secret address of a seat.
    fn seat_link(&self, live: &Live, secret: &Secret) -> String {
        format!("{}/g/{}/seat/{}", self.origin, live.id(), secret.reveal())
    }

    /// The answer that something can't be had; `back` is where the reader can go on.
    pub(super) fn fault(&self, fault: &Fault, back: Option<&str>) -> Response {
        if self.is_module() {
            let answer = Answer {
                error: Some(fault.sentence(self.words)),
                ..Answer::default()
            };
            return (fault.status(), Json(answer)).into_response();
        }
        with_status(fault.status(), pages::fault::page(fault, back, self.words))
    }
}

/// The value of a cookie.
fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let all = headers.get_all(header::COOKIE).iter();
    let pairs = all
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'));
    pairs
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(found, _)| *found == name)
        .map(|(_, value)| value.to_owned())
}

/// The fields of a form that was sent.
pub(super) async fn read_form(app: &App, body: Body) -> Result<Vec<(String, String)>, Fault> {
    Ok(read_fields(&read_body(app, body).await?))
}

fn read_fields(body: &[u8]) -> Vec<(String, String)> {
    form_urlencoded::parse(body)
        .map(|(name, value)| (name.into_owned(), value.into_owned()))
        .collect()
}

/// A field of a form; empty if it is not there.
pub(super) fn field(fields: &[(String, String)], name: &str) -> String {
    let found = fields.iter().find(|(field, _)| field == name);
    found
        .map(|(_, value)| value.trim().to_owned())
        .unwrap_or_default()
}
