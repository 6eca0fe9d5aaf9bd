//! Embeds every file of messages, `locales/LANGUAGE/SUBJECT.ftl`: whoever adds one has nothing else to
//! change.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=locales");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let mut table = String::from("[\n");
    for language in entries(&root.join("locales"))? {
        let _ = writeln!(table, "({:?}, &[", name(&language));
        for file in entries(&language)? {
            let path = file.to_string_lossy();
            let _ = writeln!(table, "({:?}, include_str!({path:?})),", name(&file));
        }
        table.push_str("] as &[(&str, &str)]),\n");
    }
    table.push(']');
    let target = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(target.join("files.rs"), table)
}

/// What lies in a directory, in the order of the names.
fn entries(directory: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(directory)?;
    let mut paths = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> &str {
    path.file_stem()
        .and_then(|stem| stem.to_str())
        .unwrap_or_default()
}
