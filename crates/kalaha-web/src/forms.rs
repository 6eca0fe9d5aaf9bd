//! What values have as JSON whose types are elsewhere, for the OpenAPI document.

use serde::Serialize;
use utoipa::ToSchema;

/// A move.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[schema(as = Move)]
#[expect(dead_code, reason = "it describes the form of `kalaha::Move`")]
pub(crate) enum MoveForm {
    /// A house's 0-based index from the left of whose row it is.
    House(u8),
    /// `"swap"`; to the referee any move as people write it, such as `"S3"`.
    Word(String),
}

/// A rule set as it is asked for.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[schema(as = RulesToPlay)]
#[expect(dead_code, reason = "it describes what is read field by field")]
pub(crate) enum RulesForm {
    /// A preset's name.
    Preset(String),
    /// Options with their values; those left out are the standard ones.
    #[schema(value_type = Object)]
    Options(serde_json::Value),
}
