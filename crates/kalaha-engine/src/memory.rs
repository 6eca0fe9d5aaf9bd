//! Large blocks of bytes on huge pages where the system has them.

use std::io;
use std::ops::{Deref, DerefMut};

use memmap2::MmapMut;

/// Zeroed bytes.
#[derive(Debug)]
pub(crate) struct Block(MmapMut);

impl Block {
    /// A block of so many bytes, at least one.
    ///
    /// # Errors
    /// The system has not that much memory.
    pub(crate) fn new(bytes: usize) -> io::Result<Self> {
        let map = MmapMut::map_anon(bytes.max(1))?;
        // A wish: without huge pages everything works, only slower.
        #[cfg(target_os = "linux")]
        let _ = map.advise(memmap2::Advice::HugePage);
        Ok(Self(map))
    }
}

impl Deref for Block {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl DerefMut for Block {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.0
    }
}
