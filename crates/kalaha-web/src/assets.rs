//! Style sheets, modules and pictures, embedded in the program.
//!
//! All of them stand under one directory whose name is a hash of their contents, so that modules
//! name each other by plain file names and browsers may keep them for ever.

use std::fmt::Write as _;
use std::sync::LazyLock;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::App;
use crate::named::Named;
use crate::site::{self, Reader};

/// A file that pages use.
pub struct Asset {
    /// Its name.
    pub name: &'static str,
    /// What it is, for the browser.
    pub media_type: &'static str,
    /// Its contents.
    pub text: &'static str,
}

macro_rules! assets {
    ($($name:literal $media_type:ident)+) => {
        &[$(Asset {
            name: $name,
            media_type: $media_type,
            text: include_str!(concat!("../assets/", $name)),
        }),+]
    };
}

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// All of them.
pub const ASSETS: &[Asset] = assets! {
    "base.css" CSS
    "board.css" CSS
    "tall.css" CSS
    "learn.css" CSS
    "parts.css" CSS
    "print.css" CSS
    "icon.svg" SVG
    "analysis.js" JS
    "animate.js" JS
    "board.js" JS
    "dialogs.js" JS
    "game.js" JS
    "house-rules.js" JS
    "keys.js" JS
    "learn.js" JS
    "live.js" JS
    "post.js" JS
    "preview.js" JS
    "print.js" JS
    "settings.js" JS
    "shown.js" JS
    "start.js" JS
    "textmode.js" JS
    "view.js" JS
};

static HASH: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for asset in ASSETS {
        hash.update(asset.name);
        hash.update([0]);
        hash.update(asset.text);
        hash.update([0]);
    }
    hash.finalize()[..8]
        .iter()
        .fold(String::new(), |mut text, byte| {
            // Writing to a string does not fail.
            let _ = write!(text, "{byte:02x}");
            text
        })
});

/// Where a file is found.
#[must_use]
pub fn url(name: &str) -> String {
    debug_assert!(
        ASSETS.iter().any(|asset| asset.name == name),
        "no asset {name}"
    );
    format!("/assets/{}/{name}", *HASH)
}

/// The answer with a file. One of another hash belongs to another version of the program and is not
/// kept by the browser.
pub(crate) async fn serve(
    State(app): State<App>,
    Named((hash, name)): Named<(String, String)>,
    reader: Reader,
) -> Response {
    let Some(asset) = ASSETS.iter().find(|asset| asset.name == name) else {
        return site::not_found(State(app), reader).await;
    };
    let keep = if hash == *HASH {
        "public, max-age=31536000, immutable"
    } else {
        "no-store"
    };
    let headers = [
        (header::CONTENT_TYPE, asset.media_type),
        (header::CACHE_CONTROL, keep),
    ];
    (headers, asset.text).into_response()
}

#[cfg(test)]
mod tests {
    use super::ASSETS;

    /// All names of files in quotes that a text has.
    fn named<'a>(text: &'a str, before: &str) -> Vec<&'a str> {
        let parts = text.split(before).skip(1);
        parts.filter_map(|rest| rest.split('"').next()).collect()
    }

    #[test]
    fn every_file_of_the_directory_is_embedded() {
        let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
        let mut on_disk: Vec<String> = std::fs::read_dir(directory)
            .expect("assets")
            .map(|file| {
                file.expect("a file")
                    .file_name()
                    .into_string()
                    .expect("a name")
            })
            .collect();
        let mut embedded: Vec<&str> = ASSETS.iter().map(|asset| asset.name).collect();
        on_disk.sort();
        embedded.sort_unstable();
        assert_eq!(on_disk, embedded);
        assert!(ASSETS.iter().all(|asset| !asset.text.is_empty()));
    }

    #[test]
    fn every_module_that_a_module_names_is_embedded() {
        for asset in ASSETS {
            for name in named(asset.text, "from \"./") {
                let found = ASSETS.iter().any(|other| other.name == name);
                assert!(found, "{} names {name}", asset.name);
            }
        }
    }
}
