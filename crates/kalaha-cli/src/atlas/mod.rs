//! `atlas`: who wins by how much with perfect play, under every preset and every single house rule.

mod file;
mod show;

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use kalaha::Position;
use kalaha::prospect::Limit;
use kalaha_engine::atlas::line::Line;
use kalaha_engine::atlas::{DEEPEST, Entry, entries, explore, known};
use kalaha_engine::prepare::{Plan, Resources};
use kalaha_engine::search::Limits;
use kalaha_text::Arg;

use crate::fault::{Exit, Fault};
use crate::out::Out;
use crate::progress::Progress;
use crate::stop;
use file::AtlasFile;
use show::Rows;
pub(crate) use show::in_short;

/// What to compute.
pub(crate) struct Atlas {
    pub(crate) entries: Vec<Entry>,
    /// For each rule set, one after the other.
    pub(crate) given: Resources,
    /// The most time for each.
    pub(crate) seconds: u32,
    /// Where lines are kept and looked for.
    pub(crate) file: Option<PathBuf>,
    pub(crate) json: bool,
}

/// What to show of the atlas that is known.
pub(crate) struct Shown {
    /// All of them if nothing.
    pub(crate) houses: Option<u8>,
    /// All of them if none.
    pub(crate) seeds: Vec<u8>,
    pub(crate) json: bool,
}

/// The rule sets on these boards, each once, by boards. Without seeds the presets' own.
///
/// # Errors
/// A board that can't be played.
pub(crate) fn rule_sets(houses: u8, seeds: &[u8]) -> Result<Vec<Entry>, Fault> {
    let mut found = Vec::new();
    for &seeds in seeds {
        found.extend(entries(houses, Some(seeds))?);
    }
    if seeds.is_empty() {
        found = entries(houses, None)?;
        found.sort_by_key(|entry| entry.rules.seeds);
    }
    let mut seen = HashSet::new();
    found.retain(|entry| seen.insert(entry.rules));
    Ok(found)
}

/// Shows what is known without computing.
pub(crate) fn show(shown: &Shown, out: &mut Out) -> Result<Exit, Fault> {
    let mut rows = Rows::new(shown.json);
    for line in known::lines() {
        let houses = shown
            .houses
            .is_none_or(|houses| houses == line.rules.houses);
        let seeds = shown.seeds.is_empty() || shown.seeds.contains(&line.rules.seeds);
        if houses && seeds {
            rows.add(line, out)?;
        }
    }
    if rows.are_none() && !shown.json {
        let nothing = out.words.say("atlas-nothing", &[]);
        out.line(&nothing)?;
    }
    Ok(Exit::Yes)
}

/// Computes what the file does not have yet.
pub(crate) fn run(atlas: &Atlas, out: &mut Out) -> Result<Exit, Fault> {
    let stop = stop::flag();
    let mut file = atlas.file.as_deref().map(AtlasFile::open).transpose()?;
    let is_there = |entry: &&Entry| {
        file.as_ref()
            .is_some_and(|file| file.find(&entry.rules).is_some())
    };
    let there = atlas.entries.iter().filter(is_there).count();
    let mut work = Work {
        atlas,
        stop,
        begun: Instant::now(),
        done: 0,
        left: atlas.entries.len() - there,
    };
    let mut rows = Rows::new(atlas.json);
    for entry in &atlas.entries {
        let there = file.as_ref().and_then(|file| file.find(&entry.rules));
        let line = if let Some(line) = there {
            line.clone()
        } else {
            let Some(line) = work.line(entry, out)? else {
                return stopped(&work, out);
            };
            if let Some(file) = &mut file {
                file.add(&line)?;
            }
            line
        };
        rows.add(&line, out)?;
        out.flush()?;
    }
    Ok(Exit::Yes)
}

/// Tells what is left after Ctrl-C.
fn stopped(work: &Work, out: &mut Out) -> Result<Exit, Fault> {
    out.flush()?;
    let id = match work.atlas.file {
        Some(_) => "atlas-stopped-resumable",
        None => "atlas-stopped",
    };
    out.aside(&out.words.say(id, &[("left", Arg::from(work.left))]));
    Ok(Exit::No)
}

/// Work in progress.
struct Work<'a> {
    atlas: &'a Atlas,
    stop: &'a AtomicBool,
    begun: Instant,
    /// Rule sets that were computed.
    done: usize,
    /// Rule sets to compute.
    left: usize,
}

impl Work<'_> {
    /// What is found out about a rule set; nothing if it was stopped.
    fn line(&mut self, entry: &Entry, out: &Out) -> Result<Option<Line>, Fault> {
        let rules = entry.rules;
        let begun = Instant::now();
        let given = &self.atlas.given;
        let end = given.time.and_then(|time| begun.checked_add(time));
        let plan = Plan::new(&Position::start(rules)?, given);
        let progress = Progress::new();
        progress.tell(|| self.told(entry, out));
        let mut engine = plan.engine(self.stop, end, &mut |_| {})?;
        let limits = Limits {
            time: end.map(|end| end.saturating_duration_since(Instant::now())),
            stop: Some(self.stop),
            ..Limits::default()
        };
        let finding = explore(&mut engine, &limits)?;
        if self.stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let in_time = end.is_none_or(|end| Instant::now() < end);
        let limit = if in_time && rules.is_cyclic() {
            Limit::Moves(DEEPEST)
        } else {
            Limit::Seconds(self.atlas.seconds)
        };
        self.done += 1;
        self.left -= 1;
        let tables = engine
            .tables()
            .map_or(0, kalaha_engine::tables::Tables::up_to);
        Ok(Some(Line::new(
            rules,
            &entry.names,
            &finding,
            limit,
            tables,
        )))
    }

    /// How far the work has come, for whoever waits.
    fn told(&self, entry: &Entry, out: &Out) -> String {
        let rules = in_short(&entry.rules, &entry.names);
        let mut args = vec![("left", Arg::from(self.left)), ("rules", (&rules).into())];
        // At the pace so far.
        let seconds = self.begun.elapsed().as_secs() as usize * self.left;
        let Some(seconds) = seconds.checked_div(self.done) else {
            return out.words.say("atlas-progress", &args);
        };
        args.push(("minutes", Arg::from(seconds / 60 + 1)));
        out.words.say("atlas-progress-time", &args)
    }
}
