//! A server as a process.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, ExitStatus, Stdio};

/// The program with nothing in its surroundings that changes what it does.
pub(crate) fn program(args: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_kalaha"));
    program.args(args).env("LC_ALL", "C");
    for name in [
        "KALAHA_DATABASE",
        "KALAHA_PUBLIC_ADDRESS",
        "KALAHA_LOG",
        "NO_COLOR",
        "CLICOLOR_FORCE",
    ] {
        program.env_remove(name);
    }
    program
}

/// A server under way; it ends with this.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: String,
}

impl Process {
    /// Starts it and waits until it says where it is.
    pub(crate) fn start(program: &mut Command) -> Self {
        program
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = program.spawn().expect("a process");
        let mut lines = BufReader::new(child.stdout.as_mut().expect("a pipe"));
        let mut told = String::new();
        while !told.contains("Ctrl-C") {
            let count = lines.read_line(&mut told).expect("text");
            assert!(count > 0, "it ends: {told} {}", rest(&mut child));
        }
        let (_, url) = told.split_once("http://").expect("an address");
        let address = url.lines().next().expect("a line");
        Self {
            address: format!("http://{address}"),
            child,
        }
    }

    /// Asks it to end; gives its status and its log.
    pub(crate) fn stop(&mut self) -> (ExitStatus, String) {
        self.ask_to_end();
        let log = rest(&mut self.child);
        (self.child.wait().expect("an end"), log)
    }

    /// Reads nothing more of what it tells: whatever it writes from now on, it is told that nobody is there.
    pub(crate) fn close_streams(&mut self) {
        drop((self.child.stdout.take(), self.child.stderr.take()));
    }

    /// Asks it to end; gives its status.
    pub(crate) fn end(&mut self) -> ExitStatus {
        self.ask_to_end();
        self.child.wait().expect("an end")
    }

    fn ask_to_end(&self) {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").arg(&id).status().expect("kill");
        assert!(asked.success());
    }

    /// Ends it at once, as a power cut does: SIGKILL.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("a process");
        self.child.wait().expect("an end");
    }
}

fn rest(child: &mut Child) -> String {
    let mut log = String::new();
    let errors = child.stderr.as_mut().expect("a pipe");
    errors.read_to_string(&mut log).expect("text");
    log
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
