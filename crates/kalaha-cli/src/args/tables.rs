//! What is typed for endgame tables on disk.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::RuleArgs;
use crate::size;

#[derive(Debug, Subcommand)]
pub(crate) enum TablesCommand {
    /// Build tables into a file
    #[command(after_help = "\
Examples:
  kalaha tables build --up-to 18 --out standard-18.tables
  kalaha tables build --rules familie --up-to 12 --memory 1G --out familie-12.tables

Work that was broken off is kept in FILE.part; the same command goes on with it. A file that is
there is never replaced.")]
    Build(BuildTablesArgs),

    /// Show what a file of tables is for
    Info(ShowTablesArgs),

    /// Check a file of tables: all checksums, and a random sample against search without tables
    #[command(after_help = "\
Example:
  kalaha tables verify standard-18.tables --samples 100 --seed 7

The answer is 0 if all is right and 1 if something is not.")]
    Verify(VerifyTablesArgs),
}

#[derive(Debug, Args)]
pub(crate) struct BuildTablesArgs {
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    /// The most seeds in the houses
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=127))]
    pub(crate) up_to: u8,
    /// Where the tables go
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// Threads to use [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Memory to use at most, for instance 512M or 4G [default: half of what is free]
    #[arg(long, value_name = "SIZE", value_parser = size::read)]
    pub(crate) memory: Option<u64>,
    /// For programs: one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ShowTablesArgs {
    /// A file of tables
    pub(crate) file: PathBuf,
    /// For programs: one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyTablesArgs {
    /// A file of tables
    pub(crate) file: PathBuf,
    /// How many positions to search
    #[arg(long, value_name = "N", default_value = "1000")]
    pub(crate) samples: u32,
    /// What the positions are drawn from; the same number gives the same positions
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) seed: u64,
    /// For programs: one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}
