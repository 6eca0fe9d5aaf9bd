//! The options of `serve`.

use clap::Args;

use crate::size;

const DATABASE: &str = "Where games are kept: sqlite:///PATH, which is made if it is missing, or \
    postgres://USER@HOST/NAME [default: a file in your data folder]";

const PUBLIC_ADDRESS: &str = "Where others find this server, such as https://kalaha.example: links and \
    codes lead there [default: the address that was asked for]";

/// How the server is reached, and where it keeps its games.
#[derive(Debug, Default, Args)]
pub(crate) struct ServeArgs {
    /// Address and port, such as 0.0.0.0:80; this one or none [default: 127.0.0.1:4848 or the next
    /// port that is free]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) listen: Option<String>,
    // No doc comments, in which these would be links.
    #[arg(long, value_name = "URL", env = "KALAHA_DATABASE", hide_env_values = true, help = DATABASE)]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "URL", env = "KALAHA_PUBLIC_ADDRESS", help = PUBLIC_ADDRESS)]
    pub(crate) public_address: Option<String>,
    /// Open the page in the browser
    #[arg(long)]
    pub(crate) open: bool,
    /// Games that can be begun from one address in a minute [default: 60]
    #[arg(long, value_name = "N")]
    pub(crate) games_per_minute: Option<u32>,
    /// Live connections at a time [default: 8192]
    #[arg(long, value_name = "N")]
    pub(crate) streams: Option<usize>,
    /// Memory for the tables of analyses, such as 512M [default: a quarter of what is free, at most
    /// 1.2 GB]
    #[arg(long, value_name = "SIZE", value_parser = size::read)]
    pub(crate) table_memory: Option<u64>,
}
