//! `tables`: endgame tables on disk.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use kalaha::{Key, Rules, Value};
use kalaha_engine::prepare::{LEAST_MEMORY, free_memory, memory_to_build};
use kalaha_engine::search::EngineError;
use kalaha_engine::tables::{
    Build, FORMAT_VERSION, Header, Stored, TableError, TableFault, Tables,
};
use kalaha_engine::verify::{Compared, Sample, Wrong};
use kalaha_text::{Arg, Words};
use serde_json::json;

use crate::bar::Bar;
use crate::fault::{Exit, Fault, Trouble};
use crate::out::Out;
use crate::{files, size, stop};

/// Tables to build into a file.
pub(crate) struct BuildTables {
    pub(crate) rules: Rules,
    /// The most seeds in the houses.
    pub(crate) up_to: usize,
    pub(crate) file: PathBuf,
    pub(crate) threads: usize,
    /// Bytes to use at most.
    pub(crate) memory: u64,
    pub(crate) json: bool,
}

/// A file to tell about.
pub(crate) struct ShowTables {
    pub(crate) file: PathBuf,
    pub(crate) json: bool,
}

/// A file to compare with search.
pub(crate) struct VerifyTables {
    pub(crate) file: PathBuf,
    /// Positions to search.
    pub(crate) samples: u32,
    pub(crate) seed: u64,
    pub(crate) json: bool,
}

/// Wrong values that are told one by one.
const TOLD: usize = 5;

/// Builds, or goes on with what was broken off.
pub(crate) fn build(build: &BuildTables, out: &mut Out) -> Result<Exit, Fault> {
    let BuildTables { rules, up_to, .. } = build;
    check_memory(rules, *up_to, build.threads, build.memory)?;
    let bar = Bar::new(&out.words);
    let stored = Build {
        rules,
        up_to: *up_to,
        threads: build.threads,
        stop: stop::flag(),
        progress: &|at| bar.tell(at.done, at.total),
    }
    .run_into(&build.file);
    bar.wipe();
    let stored = stored.map_err(|error| match error.fault {
        TableFault::Io(detail) if detail.kind() == io::ErrorKind::NotFound => {
            files::fault(&build.file, Trouble::NoDirectory)
        }
        fault => Fault::from(TableError { fault, ..error }),
    })?;
    if stored == (Stored::Stopped { layers: 0 }) {
        return Err(Fault::Stopped);
    }
    let header = Header::new(rules, *up_to);
    let layers = up_to + 1;
    let (status, kept) = match stored {
        Stored::Before => ("before", layers),
        Stored::Whole { .. } => ("whole", layers),
        Stored::Stopped { layers } => ("stopped", layers),
    };
    let exit = match stored {
        Stored::Before | Stored::Whole { .. } => Exit::Yes,
        Stored::Stopped { .. } => Exit::No,
    };
    let file = build.file.to_string_lossy();
    if build.json {
        out.json(&json!({
            "file": file,
            "status": status,
            "layers": kept,
            "of": layers,
            "rules": header.rules,
            "up_to": up_to,
            "positions": header.positions(),
            "bytes": header.file_bytes(),
        }))?;
        return Ok(exit);
    }
    let id = match stored {
        Stored::Before => "tables-before",
        Stored::Whole { found: 0 } => "tables-whole",
        Stored::Whole { .. } => "tables-went-on",
        Stored::Stopped { .. } => "tables-stopped",
    };
    let found = match stored {
        Stored::Whole { found } => found,
        Stored::Before | Stored::Stopped { .. } => kept,
    };
    let told = out.words.say(
        id,
        &[
            ("file", Arg::from(&*file)),
            ("layers", found.into()),
            ("of", layers.into()),
            ("seeds", (*up_to).into()),
            ("positions", Arg::from(&header.positions().to_string())),
            ("size", Arg::from(&size::shown(header.file_bytes()))),
        ],
    );
    out.line(&told)?;
    Ok(exit)
}

/// # Errors
/// Tables that take more than so many bytes to build.
pub(crate) fn check_memory(
    rules: &Rules,
    up_to: usize,
    threads: usize,
    allowed: u64,
) -> Result<(), Fault> {
    let needed = |up_to| memory_to_build(rules, up_to, threads);
    let fits = |&up_to: &usize| needed(up_to) <= allowed;
    if fits(&up_to) {
        return Ok(());
    }
    Err(Fault::TableMemory {
        needed: needed(up_to),
        allowed,
        fit: (1..up_to).take_while(fits).count(),
    })
}

/// Tells what a file says about itself.
pub(crate) fn show(show: &ShowTables, out: &mut Out) -> Result<Exit, Fault> {
    let header = Header::read(&show.file)?;
    let file = show.file.to_string_lossy();
    if show.json {
        out.json(&json!({
            "file": file,
            "version": FORMAT_VERSION,
            "rules": header.rules,
            "houses": header.rules.houses,
            "up_to": header.up_to,
            "planes": header.planes,
            "positions": header.positions(),
            "bytes": header.file_bytes(),
        }))?;
        return Ok(Exit::Yes);
    }
    let told = out.words.say(
        "tables-info",
        &[
            ("file", Arg::from(&*file)),
            ("version", FORMAT_VERSION.into()),
            ("houses", header.rules.houses.into()),
            ("seeds", header.up_to.into()),
            ("planes", header.planes.into()),
            ("positions", Arg::from(&header.positions().to_string())),
            ("size", Arg::from(&size::shown(header.file_bytes()))),
        ],
    );
    out.paragraph("", &told)?;
    let text = out.words.rule_set(&header.rules);
    for sentence in text.differences.into_iter().chain([text.rest]) {
        out.paragraph("- ", &sentence)?;
    }
    out.paragraph("", &out.words.say("tables-info-serve", &[]))?;
    Ok(Exit::Yes)
}

/// Reads a file, compares all checksums, and a sample of its values with search.
pub(crate) fn verify(verify: &VerifyTables, out: &mut Out) -> Result<Exit, Fault> {
    let stop = stop::flag();
    let tables = load(&verify.file, None, free_memory(), stop)?.ok_or(Fault::Stopped)?;
    let bar = Bar::new(&out.words);
    let compared = Sample {
        tables: &tables,
        positions: verify.samples as usize,
        seed: verify.seed,
        stop,
        progress: &|done| bar.tell(done as u64, verify.samples.into()),
    }
    .compare();
    bar.wipe();
    let Compared { equal, wrong } = compared.map_err(|error| match error {
        EngineError::Memory(error) => Fault::file(&verify.file, error),
        other => Fault::file(&verify.file, io::Error::other(other)),
    })?;
    let stopped = stop.load(Ordering::Relaxed);
    let exit = if stopped || !wrong.is_empty() {
        Exit::No
    } else {
        Exit::Yes
    };
    let file = verify.file.to_string_lossy();
    if verify.json {
        let told = |wrong: &Wrong| {
            json!({
                "position": wrong.position.to_string(),
                "stored": wrong.stored,
                "found": wrong.found,
            })
        };
        out.json(&json!({
            "file": file,
            "seed": verify.seed,
            "equal": equal,
            "wrong": wrong.iter().map(told).collect::<Vec<_>>(),
            "stopped": stopped,
        }))?;
        return Ok(exit);
    }
    for wrong in wrong.iter().take(TOLD) {
        let position = wrong.position.to_string();
        let told = out.words.say(
            "tables-wrong",
            &[
                ("position", Arg::from(&position)),
                ("stored", Arg::from(&wrong.stored.to_string())),
                ("found", Arg::from(&wrong.found.to_string())),
            ],
        );
        out.line(&told)?;
    }
    let id = if stopped {
        "tables-verify-stopped"
    } else if wrong.is_empty() {
        "tables-right"
    } else {
        "tables-not-right"
    };
    let told = out.words.say(
        id,
        &[
            ("file", Arg::from(&*file)),
            ("equal", equal.into()),
            ("wrong", wrong.len().into()),
            ("all", (equal + wrong.len()).into()),
        ],
    );
    out.line(&told)?;
    Ok(exit)
}

/// Reads a file of tables, for a rule set if one is given; nothing if it was stopped.
///
/// # Errors
/// A file that is damaged, is for other rules, or takes more than so many bytes of memory.
pub(crate) fn load(
    file: &Path,
    rules: Option<&Rules>,
    memory: u64,
    stop: &AtomicBool,
) -> Result<Option<Tables>, Fault> {
    let header = Header::read(file)?;
    if let Some(rules) = rules {
        let wanted = Header::new(rules, header.up_to);
        if header != wanted {
            return Err(Fault::Table(TableError {
                path: file.to_owned(),
                fault: TableFault::Other {
                    found: Box::new(header),
                    wanted: Box::new(wanted),
                },
            }));
        }
    }
    // The rest of the program needs some too.
    let needed = header.positions().saturating_add(LEAST_MEMORY);
    if needed > memory {
        return Err(Fault::TableTooLarge {
            path: file.to_owned(),
            needed,
            allowed: memory,
        });
    }
    Ok(Tables::open(file, stop)?)
}

/// True if a fault of the system's has nothing to do with tables.
pub(crate) fn is_of_any_file(error: &io::Error) -> bool {
    !is_full(error)
}

/// True if there is no more room for a file.
fn is_full(error: &io::Error) -> bool {
    use io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull, WriteZero};
    matches!(
        error.kind(),
        StorageFull | QuotaExceeded | FileTooLarge | WriteZero
    )
}

/// How a command ends: the file is what it should be, but not sound, or it is something else.
pub(crate) fn exit(fault: &TableFault) -> Exit {
    match fault {
        TableFault::Header
        | TableFault::Layer { .. }
        | TableFault::CutShort { .. }
        | TableFault::TooLong
        | TableFault::InUse => Exit::No,
        TableFault::Io(error) if is_full(error) => Exit::No,
        TableFault::Io(_)
        | TableFault::NoTable
        | TableFault::Version(_)
        | TableFault::Other { .. }
        | TableFault::NoTablesForRules(_) => Exit::Unreadable,
    }
}

/// One sentence about a file of tables.
pub(crate) fn sentence(error: &TableError, words: &Words) -> String {
    let path = error.path.to_string_lossy();
    let file = ("file", Arg::from(&*path));
    match &error.fault {
        TableFault::Io(_) => words.say("table-disk-full", &[file]),
        TableFault::NoTable => words.say("table-no-table", &[file]),
        TableFault::Version(found) => words.say(
            "table-version",
            &[
                file,
                ("found", (*found).into()),
                ("known", FORMAT_VERSION.into()),
            ],
        ),
        TableFault::Header => words.say("table-header", &[file]),
        TableFault::Layer { seeds } => {
            words.say("table-layer", &[file, ("seeds", (*seeds).into())])
        }
        TableFault::CutShort { layers, of } => words.say(
            "table-cut-short",
            &[file, ("layers", (*layers).into()), ("of", (*of).into())],
        ),
        TableFault::TooLong => words.say("table-too-long", &[file]),
        TableFault::Other { found, wanted } => other(file, found, wanted, words),
        TableFault::InUse => words.say("table-in-use", &[file]),
        TableFault::NoTablesForRules(rules) => {
            let why = if rules.is_cyclic() {
                "cyclic"
            } else {
                "majority"
            };
            words.say("table-none", &[("why", why.into())])
        }
    }
}

/// Another table than the one that is wanted, with what is different.
fn other(file: (&str, Arg<'_>), found: &Header, wanted: &Header, words: &Words) -> String {
    let differences = found.rules.differences(&wanted.rules);
    let differ: Vec<String> = differences
        .map(|(key, value): (Key, Value)| {
            let (found, wanted) = (value.to_string(), wanted.rules.get(key).to_string());
            let facts = [
                ("key", Arg::from(key.as_str())),
                ("found", (&found).into()),
                ("wanted", (&wanted).into()),
            ];
            words.say("table-differs", &facts)
        })
        .collect();
    if differ.is_empty() {
        words.say(
            "table-other-size",
            &[
                file,
                ("found", found.up_to.into()),
                ("wanted", wanted.up_to.into()),
            ],
        )
    } else {
        let differ = differ.join("; ");
        words.say("table-other-rules", &[file, ("found", Arg::from(&differ))])
    }
}
