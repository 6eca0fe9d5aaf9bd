//! The memory of searched positions, shared by all threads without locks.
//!
//! ```text
//! a slot, 16 bytes:   key xor data (64 bits) | data (64 bits)
//! data:               bits 0..16 lower bound, 16..32 upper bound, 32..40 weight, 40 always 1
//! ```
//!
//! Four slots share a cache line and make a bucket. A slot that two threads wrote at the same time
//! does not give its key back, so it is as good as empty. Keys are 64 bits that have nothing to do
//! with the bucket's number: a wrong hit is less likely than a fault of the machine.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};

use zerocopy::FromBytes;

use crate::memory::Block;
use crate::prefetch::prefetch;

const SLOTS: usize = 4;
const SLOT_BYTES: usize = 16;
const BUCKET_BYTES: usize = SLOTS * SLOT_BYTES;
const USED: u64 = 1 << 40;

/// The bytes of a transposition table.
#[derive(Debug)]
pub(crate) struct Memory(Block);

impl Memory {
    /// A table of at most so many bytes, at least one bucket.
    ///
    /// # Errors
    /// The system has not that much memory.
    pub(crate) fn new(bytes: usize) -> io::Result<Self> {
        let buckets = (bytes / BUCKET_BYTES).max(1);
        // The number of buckets is a power of two, so that a mask finds one.
        let buckets = 1 << buckets.ilog2();
        Block::new(buckets * BUCKET_BYTES).map(Self)
    }

    /// The table, to be shared by threads.
    pub(crate) fn share(&mut self) -> Transpositions<'_> {
        let words = <[AtomicU64]>::mut_from_bytes(&mut self.0);
        let words: &[AtomicU64] = words.unwrap_or_default();
        Transpositions {
            words,
            mask: (words.len() / (2 * SLOTS)).saturating_sub(1),
        }
    }
}

/// Where a position is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    /// The first word of its bucket.
    at: usize,
    /// What is compared.
    pub(crate) check: u64,
}

/// Bounds of a margin to come, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) lower: i16,
    pub(crate) upper: i16,
}

/// A transposition table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Transpositions<'a> {
    words: &'a [AtomicU64],
    mask: usize,
}

impl Transpositions<'_> {
    /// Where a position of these words is looked for. Rows of up to 8 houses have no high words.
    #[inline]
    pub(crate) fn key(
        &self,
        [own, other]: [u64; 2],
        [own_high, other_high]: [u64; 2],
        rest: u64,
    ) -> Key {
        // Odd numbers from the fractions of the square roots of the first primes.
        const FACTORS: [u64; 7] = [
            0x6a09_e667_f3bc_c909,
            0xbb67_ae85_84ca_a73b,
            0x3c6e_f372_fe94_f82b,
            0xa54f_f53a_5f1d_36f1,
            0x510e_527f_ade6_82d1,
            0x9b05_688c_2b3e_6c1f,
            0x1f83_d9ab_fb41_bd6b,
        ];
        let more = own_high.wrapping_mul(FACTORS[4])
            ^ other_high.wrapping_mul(FACTORS[5]).rotate_left(29)
            ^ rest.rotate_left(40);
        let a =
            own.wrapping_mul(FACTORS[0]) ^ other.wrapping_mul(FACTORS[1]).rotate_left(32) ^ more;
        let b = other.wrapping_mul(FACTORS[2])
            ^ own.wrapping_mul(FACTORS[3]).rotate_left(32)
            ^ more.rotate_left(17);
        let bucket = (a ^ a >> 29).wrapping_mul(FACTORS[6]) >> 20;
        Key {
            at: (bucket as usize & self.mask) * 2 * SLOTS,
            check: b ^ b >> 31 ^ a >> 15,
        }
    }

    /// Has the bucket on its way for when it is needed.
    #[inline]
    pub(crate) fn prefetch(&self, key: Key) {
        prefetch(&self.words[key.at]);
    }

    /// What is known of a position.
    #[inline]
    pub(crate) fn look(&self, key: Key) -> Option<Bounds> {
        self.words[key.at..key.at + 2 * SLOTS]
            .chunks_exact(2)
            .find_map(|slot| {
                let data = slot[1].load(Ordering::Relaxed);
                (data & USED != 0 && slot[0].load(Ordering::Relaxed) ^ data == key.check).then_some(
                    Bounds {
                        lower: data as i16,
                        upper: (data >> 16) as i16,
                    },
                )
            })
    }

    /// Remembers bounds, in the place of what was known of the position or of what cost least.
    /// `weight` is the binary logarithm of the cost.
    #[inline]
    pub(crate) fn put(&self, key: Key, bounds: Bounds, weight: u32) {
        let mut cheapest = (u64::MAX, 0);
        for (i, slot) in self.words[key.at..key.at + 2 * SLOTS]
            .chunks_exact(2)
            .enumerate()
        {
            let data = slot[1].load(Ordering::Relaxed);
            if data & USED == 0 || slot[0].load(Ordering::Relaxed) ^ data == key.check {
                cheapest = (0, i);
                break;
            }
            let cost = data >> 32 & 0xff;
            if cost < cheapest.0 {
                cheapest = (cost, i);
            }
        }
        let data = u64::from(bounds.lower as u16)
            | u64::from(bounds.upper as u16) << 16
            | u64::from(weight & 0xff) << 32
            | USED;
        let at = key.at + 2 * cheapest.1;
        self.words[at].store(key.check ^ data, Ordering::Relaxed);
        self.words[at + 1].store(data, Ordering::Relaxed);
    }
}
