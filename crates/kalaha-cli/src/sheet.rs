//! `sheet`: what is printed.

use std::path::PathBuf;

use kalaha_sheets::{Kind, Order, document};
use kalaha_text::{Arg, Words};

use crate::args::learn::SheetArgs;
use crate::fault::{Exit, Fault};
use crate::out::Out;
use crate::{files, question, rule_set};

/// What to print.
pub(crate) struct Sheet {
    kind: Kind,
    order: Order,
    /// The answer itself if there is none.
    file: Option<PathBuf>,
}

impl Sheet {
    /// Reads the rules of a sheet.
    ///
    /// # Errors
    /// Rules that can't be read.
    pub(crate) fn read(args: SheetArgs) -> Result<Self, Fault> {
        let rules = rule_set::load(args.rules.rules.as_deref(), &args.rules.set)?;
        Ok(Self {
            // The command line lets no other word through.
            kind: args.kind.parse().unwrap_or(Kind::Card),
            order: Order {
                server: args.link,
                known: question::known(&rules),
                seed: args.seed,
                ..Order::new(rules)
            },
            file: args.out,
        })
    }
}

pub(crate) fn run(sheet: &Sheet, out: &mut Out) -> Result<Exit, Fault> {
    // Paper is for the whole table, and nobody types on it.
    let words = Words::new(out.words.language());
    let html = document(sheet.kind, &sheet.order, &words);
    let Some(file) = &sheet.file else {
        out.line(&html)?;
        return Ok(Exit::Yes);
    };
    files::write_text(file, &html)?;
    let name = file.to_string_lossy();
    let told = out
        .words
        .say("sheet-written", &[("file", Arg::from(&*name))]);
    out.paragraph("", &told)?;
    Ok(Exit::Yes)
}
