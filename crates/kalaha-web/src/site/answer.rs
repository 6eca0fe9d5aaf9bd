//! What the modules are answered.

use serde::Serialize;

use crate::pages::game::Update;

/// An answer to a module.
#[derive(Debug, Default, Serialize)]
pub(super) struct Answer {
    /// What was refused, in one sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) error: Option<String>,
    /// What is answered in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) says: Option<String>,
    /// What is answered as a part of the page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) html: Option<String>,
    /// Where to go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) go: Option<String>,
    /// The game as it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) update: Option<Update>,
}
