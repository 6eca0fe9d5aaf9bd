//! What `play` takes.

use std::path::PathBuf;

use clap::Args;

use super::RuleArgs;

#[derive(Debug, Default, Args)]
pub(crate) struct PlayArgs {
    /// A saved game to go on with
    #[arg(conflicts_with_all = ["rules", "set", "start"])]
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    /// Who plays South, who begins [default: human]
    #[arg(long, value_name = "WHO")]
    pub(crate) south: Option<String>,
    /// Who plays North [default: human]
    #[arg(long, value_name = "WHO")]
    pub(crate) north: Option<String>,
    /// What the computer draws from; the same number gives the same game
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// The position to begin with. Under pie=true the swap is to come, unless the position ends in
    /// `pie` (it is open now) or `last` (it is gone)
    #[arg(long, value_name = "POSITION")]
    pub(crate) start: Option<String>,
    /// Say everything in sentences, without a drawn board: for screen readers and braille
    #[arg(long)]
    pub(crate) plain: bool,
}
