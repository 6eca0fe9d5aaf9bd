//! From the command line to the exit status.

use std::ffi::OsString;

use clap::FromArgMatches;
use serde_json::json;

use crate::args::Typed;
use crate::fault::{Exit, Fault, usage};
use crate::out::Out;
use crate::request::Request;
use crate::{
    analyze, atlas, bench, check, help, judge, language, learn, matches, options, perft, play,
    puzzles, question, read, rules, serve, sheet, solve, tables,
};

/// Carries out a command line, its program's name first.
pub(crate) fn run(line: impl Iterator<Item = OsString>) -> Exit {
    let line: Vec<OsString> = line.collect();
    let for_program = line.iter().any(|word| word == "--json");
    let mut out = Out::new(language::of(&line));
    let done = typed(line, &mut out).and_then(|typed| match typed {
        Some(typed) => answer(Request::read(typed.command)?, &mut out),
        None => Ok(Exit::Yes),
    });
    let done = done.and_then(|exit| out.flush().map(|()| exit));
    done.unwrap_or_else(|fault| complain(&fault, for_program, &mut out))
}

/// What was typed; nothing if help or the version was asked for, which is told then.
fn typed(line: Vec<OsString>, out: &mut Out) -> Result<Option<Typed>, Fault> {
    let read = help::command(&out.words)
        .try_get_matches_from(line)
        .and_then(|matches| Typed::from_arg_matches(&matches));
    match read {
        Ok(typed) => Ok(Some(typed)),
        Err(error) if error.use_stderr() => Err(Fault::Usage(Box::new(error))),
        Err(told) => {
            out.line(help::text(&told.to_string(), &out.words).trim_end())?;
            Ok(None)
        }
    }
}

fn answer(request: Request, out: &mut Out) -> Result<Exit, Fault> {
    match request {
        Request::Serve(serve) => serve::run(*serve, out),
        Request::Play(mut table) => play::run(&mut table, out),
        Request::Judge(judge) => judge::run(&judge, out),
        Request::Ask(ask) => question::run(&ask, out),
        Request::ListQuestions { json } => question::list(json, out),
        Request::ListClaims { json } => judge::list_claims(json, out),
        Request::ListOptions { json } => options::list(json, out),
        Request::Sheet(sheet) => sheet::run(&sheet, out),
        Request::Learn(asked) => learn::run(&asked, out),
        Request::Read(asked) => read::run(&asked, out),
        Request::Puzzle(ask) => puzzles::run(&ask, out),
        Request::MakePuzzles(make) => puzzles::make::run(&make, out),
        Request::List { json } => rules::list(json, out),
        Request::Show(show) => rules::show(&show, out),
        Request::Count(count) => perft::run(&count, out),
        Request::Match(asked) => matches::run(&asked, out),
        Request::Analyze(analyze) => analyze::run(&analyze, out),
        Request::Solve(solve) => solve::run(&solve, out),
        Request::Atlas(atlas) => atlas::run(&atlas, out),
        Request::ShowAtlas(shown) => atlas::show(&shown, out),
        Request::Bench(bench) => bench::run(&bench, out),
        Request::Check(check) => check::run(&check, out),
        Request::BuildTables(build) => tables::build(&build, out),
        Request::ShowTables(show) => tables::show(&show, out),
        Request::VerifyTables(verify) => tables::verify(&verify, out),
    }
}

/// Tells a fault, to people on the error stream and to programs on the answer's.
fn complain(fault: &Fault, for_program: bool, out: &mut Out) -> Exit {
    let exit = fault.exit();
    if exit == Exit::Yes {
        return exit;
    }
    let sentence = fault.sentence(&out.words);
    match fault {
        Fault::Usage(error) => out.aside(&usage::told(error, &out.words)),
        _ => out.aside(&sentence),
    }
    if for_program {
        let answer = json!({ "error": { "code": fault.code(), "sentence": sentence } });
        // Whoever does not take this answer has the exit status.
        let _ = out.json(&answer);
    }
    exit
}
