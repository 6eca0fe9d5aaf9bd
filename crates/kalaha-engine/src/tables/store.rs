//! Building tables into a file, so that a crash loses little and never leaves half a file that looks
//! whole.
//!
//! The work goes to a file beside, named with `.part`: a layer is added when it is finished, with its
//! checksum. Only when all are written and have reached the disk does the file get its name. Work that
//! was broken off goes on from the layers in that file whose checksums are right.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use super::file::{self, Header, TableError, TableFault};
use super::{Build, Layer, MOST_SEEDS, Tables, can_have_tables};

/// What became of a file of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored {
    /// It was there, whole and right.
    Before,
    /// It is written.
    Whole {
        /// Layers that earlier work had left.
        found: usize,
    },
    /// The work was stopped; the same call goes on with it.
    Stopped {
        /// Layers that are kept, 0 if nothing was begun.
        layers: usize,
    },
}

impl Build<'_> {
    /// Builds into a file. A file that is there is never replaced.
    ///
    /// # Errors
    /// Rules that can't have tables; a file, or one with unfinished work, that holds something else
    /// or can't be read or written; too little memory.
    pub fn run_into(&self, path: &Path) -> Result<Stored, TableError> {
        if !can_have_tables(self.rules) {
            return Err(file::of(path)(TableFault::NoTablesForRules(Box::new(
                *self.rules,
            ))));
        }
        let header = Header::new(self.rules, self.up_to.min(usize::from(MOST_SEEDS)));
        if let Some(stored) = header.is_there(path, self.stop)? {
            return Ok(stored);
        }
        let part = part(path);
        let mut work = Work::begin(&part, header).map_err(file::of(&part))?;
        // Somebody else may have finished it meanwhile.
        if let Some(stored) = work.header.is_there(path, self.stop)? {
            return Ok(stored);
        }
        let finished = work.finished(self.stop).map_err(file::of(&part))?;
        let Some(finished) = finished else {
            return Ok(Stored::Stopped {
                layers: work.layers,
            });
        };
        let found = finished.len();
        let built = self.run_on(finished, &mut |layer| work.add(layer));
        let built = built.map_err(|error| file::of(&part)(error.into()))?;
        if built.is_none() {
            return Ok(Stored::Stopped {
                layers: work.layers,
            });
        }
        let named = work.file.sync_all().and_then(|()| {
            fs::rename(&part, path)?;
            sync_directory(path)
        });
        named.map_err(|error| file::of(path)(error.into()))?;
        Ok(Stored::Whole { found })
    }
}

impl Header {
    /// What there is to say of a file that is there and holds this table, read to its end or not.
    ///
    /// # Errors
    /// It holds something else, or can't be read.
    fn is_there(&self, path: &Path, stop: &AtomicBool) -> Result<Option<Stored>, TableError> {
        match fs::symlink_metadata(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(file::of(path)(error.into())),
            Ok(_) => {}
        }
        let found = Self::read(path)?;
        if found != *self {
            return Err(file::of(path)(self.not(found)));
        }
        Ok(Some(match Tables::open(path, stop)? {
            Some(_) => Stored::Before,
            None => Stored::Stopped { layers: 0 },
        }))
    }

    fn not(&self, found: Self) -> TableFault {
        TableFault::Other {
            found: Box::new(found),
            wanted: Box::new(self.clone()),
        }
    }
}

/// The file in which the work on another one lies until it is whole.
fn part(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

/// Unfinished work.
struct Work {
    header: Header,
    file: File,
    /// Layers that are finished.
    layers: usize,
}

impl Work {
    /// Begins, or opens what earlier work has left; nobody else may work on it.
    fn begin(path: &Path, header: Header) -> Result<Self, TableFault> {
        if fs::metadata(path).is_ok_and(|metadata| !metadata.is_file()) {
            return Err(TableFault::NoTable);
        }
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(TableFault::InUse),
            // Where files can't be locked, nobody is kept out.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let bytes = header.bytes();
        let mut found = Vec::new();
        (&file).take(bytes.len() as u64).read_to_end(&mut found)?;
        file.rewind()?;
        if found != bytes {
            // Work that was broken off in the header has a part of it.
            if !bytes.starts_with(&found) {
                let other = Header::take(&mut file)?;
                return Err(header.not(other));
            }
            file.write_all(&bytes)?;
        }
        Ok(Self {
            header,
            file,
            layers: 0,
        })
    }

    /// The finished layers; what lies behind them is cut off. Nothing if it was stopped, and all stays
    /// as it is.
    fn finished(&mut self, stop: &AtomicBool) -> Result<Option<Vec<Layer>>, TableFault> {
        let ranks = self.header.ranks();
        let mut layers = Vec::new();
        self.file.seek(SeekFrom::Start(self.place(0)))?;
        while layers.len() <= self.header.up_to {
            let seeds = layers.len();
            match self.header.take_layer(&mut self.file, &ranks, seeds, stop) {
                Ok(Some(layer)) => layers.push(layer),
                Ok(None) => {
                    let bytes = self.file.metadata()?.len();
                    self.layers = self.header.layers_in(bytes.saturating_sub(self.place(0)));
                    return Ok(None);
                }
                Err(TableFault::CutShort { .. } | TableFault::Layer { .. }) => break,
                Err(fault) => return Err(fault),
            }
        }
        self.layers = layers.len();
        self.cut()?;
        Ok(Some(layers))
    }

    /// Adds a finished layer, whole or not at all.
    fn add(&mut self, layer: &Layer) -> io::Result<()> {
        let added = self.header.put_layer(&mut self.file, self.layers, layer);
        if added.is_err() {
            // What is half written would only take room on a full disk.
            let _ = self.cut();
            return added;
        }
        self.layers += 1;
        Ok(())
    }

    /// Cuts off what lies behind the finished layers, and goes there.
    fn cut(&mut self) -> io::Result<()> {
        let end = self.place(self.layers);
        self.file.set_len(end)?;
        self.file.seek(SeekFrom::Start(end)).map(|_| ())
    }

    /// Where a layer begins in the file.
    fn place(&self, seeds: usize) -> u64 {
        self.header.begin(seeds) + self.header.bytes().len() as u64
    }
}

/// Makes a new name in a directory last.
fn sync_directory(path: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let parent = path.parent().filter(|parent| *parent != Path::new(""));
    File::open(parent.unwrap_or(Path::new(".")))?.sync_all()
}
