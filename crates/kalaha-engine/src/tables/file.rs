//! Tables on disk.
//!
//! ```text
//!         ┌──────────────────────────────────────────────────────────────┐
//! header  │ kalahatb                                             8 bytes │
//!         │ version of the format                                    u32 │
//!         │ up_to: the most seeds in the houses                      u32 │
//!         │ planes                                                   u32 │
//!         │ length of the text that follows                          u32 │
//!         │ the canonical rule set, all keys: v=1 houses=6 …       UTF-8 │
//!         │ where layer 0, 1, … up_to begins, in bytes from here on  u64 │
//!         │ checksum of all above                                    u32 │
//!         ├──────────────────────────────────────────────────────────────┤
//! layer 0 │ plane 0: its values                                  i8 each │
//!         │          checksum                                        u32 │
//!         │ plane 1 …                                                    │
//!         ├──────────────────────────────────────────────────────────────┤
//! layer 1 │ …                                                            │
//! ```
//!
//! Numbers are little-endian. Places of layers count from the end of the header. The values of a plane
//! are its matrices as [`super::Layer`] has them, unpacked, so that they are read straight to where
//! they are used. A checksum is the CRC-32 that gzip has too; that of a plane begins with the header's
//! checksum, the layer and the plane (u32 each), so that no block passes for another.
//!
//! Whoever changes what a value means, or finds that one was wrong, raises [`FORMAT_VERSION`].

use std::fmt;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use kalaha::{Rules, Value};

use super::ranks::Ranks;
use super::{Layer, MOST_SEEDS, Tables, can_have_tables, canonical, planes, positions};

/// Version of the format.
pub const FORMAT_VERSION: u32 = 1;
const MAGIC: &[u8; 8] = b"kalahatb";
/// Bytes before the text.
const FIXED: usize = 24;
/// Bytes of the longest text; rule sets take a quarter of it.
const LONGEST_TEXT: usize = 1 << 12;
/// Bytes of a checksum.
const CHECKSUM: u64 = 4;
/// Bytes that are read between two looks at whether to stop.
const READ_AT_ONCE: usize = 1 << 20;

/// What is the matter with a file of tables.
#[derive(Debug)]
pub enum TableFault {
    /// The system does not read or write it.
    Io(io::Error),
    /// It is no file of tables.
    NoTable,
    /// It is of another version of the format.
    Version(u32),
    /// Its header is damaged or cut off.
    Header,
    /// A layer is damaged.
    Layer {
        /// Seeds in the houses.
        seeds: usize,
    },
    /// It ends too early.
    CutShort {
        /// Layers that it has.
        layers: usize,
        /// Layers that it should have.
        of: usize,
    },
    /// It goes on after its end.
    TooLong,
    /// It holds another table than the one that is wanted.
    Other {
        /// What it says about itself.
        found: Box<Header>,
        /// What it should say.
        wanted: Box<Header>,
    },
    /// Another process builds it just now.
    InUse,
    /// The rule set can't have tables.
    NoTablesForRules(Box<Rules>),
}

impl TableFault {
    /// A stable code for programs: never translated, never changed.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Io(_) => "table.io",
            Self::NoTable => "table.no_table",
            Self::Version(_) => "table.version",
            Self::Header => "table.header_damaged",
            Self::Layer { .. } => "table.layer_damaged",
            Self::CutShort { .. } => "table.cut_short",
            Self::TooLong => "table.too_long",
            Self::Other { .. } => "table.other",
            Self::InUse => "table.in_use",
            Self::NoTablesForRules(_) => "table.no_tables_for_rules",
        }
    }
}

impl From<io::Error> for TableFault {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// A fault with the file that has it.
#[derive(Debug)]
pub struct TableError {
    /// The file.
    pub path: PathBuf,
    /// What is the matter with it.
    pub fault: TableFault,
}

/// The code and the facts, for logs.
impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (path, fault) = (self.path.display(), &self.fault);
        write!(f, "{}: {path}: {fault:?}", fault.code())
    }
}

impl std::error::Error for TableError {}

/// Puts the file to a fault.
pub(super) fn of(path: &Path) -> impl FnOnce(TableFault) -> TableError {
    let path = path.to_owned();
    |fault| TableError { path, fault }
}

/// What a file of tables says about itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The rule set, see [`canonical`].
    pub rules: Rules,
    /// The most seeds in the houses.
    pub up_to: usize,
    /// How many counts of extra turns left it tells apart.
    pub planes: usize,
}

impl Header {
    /// What the file says that has the table for a rule set.
    #[must_use]
    pub fn new(rules: &Rules, up_to: usize) -> Self {
        let rules = canonical(rules);
        Self {
            planes: planes(&rules, up_to),
            rules,
            up_to,
        }
    }

    /// The header of a whole file; its layers are not read.
    ///
    /// # Errors
    /// A file that can't be read, is no file of tables, of another version, too short or too long, or
    /// with a damaged header.
    pub fn read(path: &Path) -> Result<Self, TableError> {
        let read = || {
            let mut file = File::open(path)?;
            let header = Self::take(&mut file)?;
            header.compare_length(file.metadata()?.len())?;
            Ok(header)
        };
        read().map_err(of(path))
    }

    /// Positions in the table.
    #[must_use]
    pub fn positions(&self) -> u64 {
        positions(&self.rules, self.up_to)
    }

    /// Bytes of the file.
    #[must_use]
    pub fn file_bytes(&self) -> u64 {
        self.begin(self.up_to + 1)
            .saturating_add(self.bytes().len() as u64)
    }

    /// Where a layer begins, in bytes from the end of the header.
    pub(super) fn begin(&self, seeds: usize) -> u64 {
        // A smaller table would have fewer planes.
        let one_plane = Rules {
            extra_turn_limit: None,
            ..self.rules
        };
        let below = seeds.checked_sub(1);
        let values = below.map_or(0, |most| positions(&one_plane, most));
        let checksums = CHECKSUM * seeds as u64;
        values
            .saturating_add(checksums)
            .saturating_mul(self.planes as u64)
    }

    /// The header as it stands in the file.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.bytes_before_checksum();
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    fn bytes_before_checksum(&self) -> Vec<u8> {
        let mut text = "v=1".to_owned();
        for (key, value) in self.rules.entries() {
            text.extend([" ", key.as_str(), "=", &value.to_string()]);
        }
        let mut bytes = MAGIC.to_vec();
        for number in [FORMAT_VERSION, self.up_to as u32, self.planes as u32] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend((text.len() as u32).to_le_bytes());
        bytes.extend(text.bytes());
        for seeds in 0..=self.up_to {
            bytes.extend(self.begin(seeds).to_le_bytes());
        }
        bytes
    }

    /// Reads a header.
    pub(super) fn take(file: &mut impl Read) -> Result<Self, TableFault> {
        let mut bytes = Vec::new();
        file.take(FIXED as u64).read_to_end(&mut bytes)?;
        if !bytes.starts_with(MAGIC) {
            return Err(TableFault::NoTable);
        }
        let number = |bytes: &[u8], at: usize| {
            let four = bytes.get(at..at + 4)?.try_into().ok()?;
            Some(u32::from_le_bytes(four))
        };
        let version = number(&bytes, 8).ok_or(TableFault::Header)?;
        if version != FORMAT_VERSION {
            return Err(TableFault::Version(version));
        }
        let field = |at| number(&bytes, at).map(|number| number as usize);
        let (Some(up_to), Some(length)) = (field(12), field(20)) else {
            return Err(TableFault::Header);
        };
        if up_to > usize::from(MOST_SEEDS) || length > LONGEST_TEXT {
            return Err(TableFault::Header);
        }
        let rest = length + 8 * (up_to + 1) + CHECKSUM as usize;
        file.take(rest as u64).read_to_end(&mut bytes)?;
        let text = bytes.get(FIXED..FIXED + length);
        let text = text.and_then(|text| core::str::from_utf8(text).ok());
        let entries = text.unwrap_or_default().split(' ');
        let entries = entries.filter_map(|entry| entry.split_once('='));
        let header = Rules::from_entries(entries.map(|(key, value)| (key, Value::read(value))))
            .ok()
            .filter(can_have_tables)
            .map(|rules| Self::new(&rules, up_to));
        // What it says is right if it would be written like that.
        header
            .filter(|header| header.bytes() == bytes)
            .ok_or(TableFault::Header)
    }

    /// How many layers fit into so many bytes.
    pub(super) fn layers_in(&self, bytes: u64) -> usize {
        (0..=self.up_to)
            .take_while(|&seeds| self.begin(seeds + 1) <= bytes)
            .count()
    }

    fn compare_length(&self, bytes: u64) -> Result<(), TableFault> {
        let values = bytes.saturating_sub(self.bytes().len() as u64);
        match bytes.cmp(&self.file_bytes()) {
            std::cmp::Ordering::Less => Err(TableFault::CutShort {
                layers: self.layers_in(values),
                of: self.up_to + 1,
            }),
            std::cmp::Ordering::Equal => Ok(()),
            std::cmp::Ordering::Greater => Err(TableFault::TooLong),
        }
    }

    /// The beginning of a plane's checksum.
    fn hasher(&self, seeds: usize, plane: usize) -> crc32fast::Hasher {
        let mut hasher = crc32fast::Hasher::new();
        let header = crc32fast::hash(&self.bytes_before_checksum());
        for number in [header, seeds as u32, plane as u32] {
            hasher.update(&number.to_le_bytes());
        }
        hasher
    }

    /// Reads a layer from where it begins; nothing if it was stopped.
    pub(super) fn take_layer(
        &self,
        file: &mut impl Read,
        ranks: &Ranks,
        seeds: usize,
        stop: &AtomicBool,
    ) -> Result<Option<Layer>, TableFault> {
        let cut = |error: io::Error| match error.kind() {
            io::ErrorKind::UnexpectedEof => TableFault::CutShort {
                layers: seeds,
                of: self.up_to + 1,
            },
            _ => error.into(),
        };
        let mut layer = Layer::new(ranks, seeds, self.planes)?;
        for (plane, values) in layer.planes.iter_mut().enumerate() {
            let mut hasher = self.hasher(seeds, plane);
            for part in values.chunks_mut(READ_AT_ONCE) {
                if stop.load(Ordering::Relaxed) {
                    return Ok(None);
                }
                file.read_exact(part).map_err(cut)?;
                hasher.update(part);
            }
            let mut checksum = [0; CHECKSUM as usize];
            file.read_exact(&mut checksum).map_err(cut)?;
            if checksum != hasher.finalize().to_le_bytes() {
                return Err(TableFault::Layer { seeds });
            }
        }
        Ok(Some(layer))
    }

    /// Writes a layer to where it begins.
    pub(super) fn put_layer(
        &self,
        file: &mut impl Write,
        seeds: usize,
        layer: &Layer,
    ) -> io::Result<()> {
        for (plane, values) in layer.planes.iter().enumerate() {
            let mut hasher = self.hasher(seeds, plane);
            hasher.update(values);
            file.write_all(values)?;
            file.write_all(&hasher.finalize().to_le_bytes())?;
        }
        Ok(())
    }

    /// The ranks of the table's rows.
    pub(super) fn ranks(&self) -> Ranks {
        Ranks::new(self.rules.houses.into(), self.up_to)
    }
}

impl Tables {
    /// Reads a whole file, all checksums compared; nothing if `stop` became true before the end.
    ///
    /// # Errors
    /// As [`Header::read`], a damaged layer, or too little memory.
    pub fn open(path: &Path, stop: &AtomicBool) -> Result<Option<Self>, TableError> {
        let header = Header::read(path)?;
        let read = || {
            let mut file = File::open(path)?;
            Header::take(&mut file)?;
            let ranks = header.ranks();
            let layers = (0..=header.up_to)
                .map(|seeds| header.take_layer(&mut file, &ranks, seeds, stop))
                .collect::<Result<Option<_>, _>>()?;
            Ok(layers.map(|layers| Self {
                rules: header.rules,
                up_to: header.up_to,
                planes: header.planes,
                ranks,
                layers,
            }))
        };
        read().map_err(of(path))
    }
}
