//! The program `kalaha`.
#![forbid(unsafe_code)]

mod analyze;
mod args;
mod atlas;
mod bar;
mod bench;
mod check;
mod fault;
mod files;
mod help;
mod json_line;
mod judge;
mod language;
mod learn;
mod matches;
mod options;
mod out;
mod perft;
mod play;
mod played;
mod progress;
mod puzzles;
mod question;
mod read;
mod request;
mod rule_set;
mod rules;
mod run;
mod search;
mod serve;
mod sheet;
mod size;
mod solve;
mod stop;
mod tables;
mod task;

fn main() -> std::process::ExitCode {
    run::run(std::env::args_os()).into()
}
