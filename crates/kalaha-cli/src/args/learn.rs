//! What is typed to settle, to learn and to print.

use clap::Args;

use super::RuleArgs;

#[derive(Debug, Args)]
pub(crate) struct JudgeArgs {
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    /// `start`, a position as people write it, or a board literal of the Kalah Game Protocol
    #[arg(required_unless_present = "question")]
    pub(crate) position: Option<String>,
    /// House numbers counted from 1, or `swap`
    #[arg(
        required_unless_present = "question",
        value_name = "MOVE",
        allow_negative_numbers = true
    )]
    pub(crate) moves: Vec<String>,
    /// Answer a common question, by its number, or list them all
    #[arg(long, value_name = "N|list", conflicts_with_all = ["position", "moves"])]
    pub(crate) question: Option<String>,
    /// For programs: one JSON object, with houses counted from 0
    #[arg(long)]
    pub(crate) json: bool,
}
