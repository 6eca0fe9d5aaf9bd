//! Options of every command that searches.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use kalaha_engine::prepare::LEAST_MEMORY;

use crate::fault::usage::Needed;
use crate::size;

/// What a search may take.
#[derive(Debug, Default, Args)]
pub(crate) struct SearchArgs {
    /// Threads [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=MAX_THREADS))]
    pub(crate) threads: Option<u16>,
    /// The most memory to use, such as 512M or 8G [default: half of what is free]
    #[arg(long, value_name = "SIZE", value_parser = memory)]
    pub(crate) memory: Option<u64>,
    /// Tables of all positions with up to N seeds in the houses, 0 for none [default: what is
    /// likely to be fastest]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(..=MAX_TABLES))]
    pub(crate) tables: Option<u8>,
}

/// Tables that are there already.
#[derive(Debug, Default, Args)]
pub(crate) struct TableFileArgs {
    /// Tables from a file that `kalaha tables build` has made, instead of building any
    #[arg(long, value_name = "FILE", conflicts_with = "tables")]
    pub(crate) table_file: Option<PathBuf>,
}

/// Ends a search before it is finished.
#[derive(Debug, Default, Args)]
pub(crate) struct LimitArgs {
    /// The most time, tables included; then the answer is what is known [default: no limit]
    #[arg(long, value_name = "N", value_parser = seconds)]
    pub(crate) max_seconds: Option<Duration>,
    /// The most positions to look at; then the answer is what is known [default: no limit]
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u64>,
}

/// More make no machine faster.
const MAX_THREADS: i64 = 1024;
/// Seeds; a margin of more does not fit into a table.
const MAX_TABLES: i64 = 127;

fn memory(text: &str) -> Result<u64, Needed> {
    let bytes = size::read(text)?;
    if bytes < LEAST_MEMORY {
        return Err(Needed::Memory(LEAST_MEMORY));
    }
    Ok(bytes)
}

/// A number of seconds, with or without decimals.
pub(crate) fn seconds(text: &str) -> Result<Duration, Needed> {
    let seconds = text.parse().ok();
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or(Needed::Seconds)
}
