//! Runs the program as people and scripts do.

use std::io::Write;
use std::process::{Command, Stdio};

/// What a run left behind.
pub(crate) struct Ran {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program with nothing in its surroundings that changes what it writes.
pub(crate) fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_kalaha"));
    let names = [
        "COLUMNS",
        "NO_COLOR",
        "CLICOLOR",
        "CLICOLOR_FORCE",
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
    ];
    for name in names {
        program.env_remove(name);
    }
    program
}

/// Runs a program with what is typed in a pipe.
pub(crate) fn finish(program: &mut Command, typed: &str) -> Ran {
    let mut child = program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("the pipe is there");
    // A program that does not read to the end has closed the pipe.
    let _ = input.write_all(typed.as_bytes());
    drop(input);
    let output = child.wait_with_output().expect("the program ends");
    Ran {
        status: output.status.code().expect("the program is not killed"),
        out: String::from_utf8(output.stdout).expect("answers are text"),
        err: String::from_utf8(output.stderr).expect("complaints are text"),
    }
}

/// Runs the program with arguments and nothing typed.
pub(crate) fn kalaha(args: &[&str]) -> Ran {
    finish(program().args(args), "")
}
