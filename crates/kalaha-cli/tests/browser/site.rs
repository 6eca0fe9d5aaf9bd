//! The program as a server, on a port and a database of its own.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Stdio};

use crate::common::program;

/// A running server; it ends, and its database goes, when dropped.
pub(crate) struct Site {
    server: Child,
    folder: PathBuf,
    address: String,
}

impl Site {
    /// Starts a server with an empty database.
    pub(crate) fn open(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kalaha-{name}-{}", std::process::id()));
        // Left over from a run that was ended.
        let _ = std::fs::remove_dir_all(&folder);
        let (server, address) = start(&folder, "127.0.0.1:0");
        Self {
            server,
            folder,
            address,
        }
    }

    /// The address of a page.
    pub(crate) fn page(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    /// Ends the server at once, without a chance to tidy up.
    pub(crate) fn kill(&mut self) {
        self.server.kill().expect("the server was running");
        self.server.wait().expect("the server ends");
    }

    /// Starts the server again on the same port and database.
    pub(crate) fn restart(&mut self) {
        let listen = self.address.trim_start_matches("http://").to_owned();
        (self.server, self.address) = start(&self.folder, &listen);
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn start(folder: &std::path::Path, listen: &str) -> (Child, String) {
    let database = format!("sqlite://{}/games.db", folder.display());
    let mut server = program()
        .args(["serve", "--listen", listen, "--database", &database])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the server starts");
    let out = server.stdout.take().expect("the pipe is there");
    let mut lines = BufReader::new(out).lines().map_while(Result::ok);
    let address = lines
        .find_map(|line| {
            let start = line.find("http://")?;
            let word = line[start..].split_whitespace().next()?;
            Some(word.trim_end_matches(['/', '.']).to_owned())
        })
        .expect("the server says where it listens");
    std::thread::spawn(move || lines.for_each(drop));
    (server, address)
}
