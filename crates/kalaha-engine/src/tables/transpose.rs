//! Turning a matrix of bytes.

use std::sync::atomic::{AtomicBool, Ordering};

/// Writes the transpose of `from`, which has `rows` rows, to `to`, or some of it once `stop` is true.
#[inline(always)]
pub(super) fn transpose(from: &[u8], to: &mut [u8], rows: usize, stop: &AtomicBool) {
    if rows == 0 {
        return;
    }
    let columns = from.len() / rows;
    // A band of eight rows at a time becomes eight bytes in each row of the result.
    for top in (0..rows).step_by(8) {
        if stop.load(Ordering::Relaxed) {
            return;
        }
        if rows - top < 8 {
            for row in top..rows {
                for column in 0..columns {
                    to[column * rows + row] = from[row * columns + column];
                }
            }
            continue;
        }
        let band = &from[top * columns..(top + 8) * columns];
        let mut left = 0;
        while left + 8 <= columns {
            let eight: [u64; 8] = core::array::from_fn(|row| {
                let at = row * columns + left;
                u64::from_le_bytes(band[at..at + 8].try_into().unwrap_or_default())
            });
            for (column, bytes) in transpose_eight(eight).iter().enumerate() {
                let at = (left + column) * rows + top;
                to[at..at + 8].copy_from_slice(&bytes.to_le_bytes());
            }
            left += 8;
        }
        for column in left..columns {
            for row in 0..8 {
                to[column * rows + top + row] = band[row * columns + column];
            }
        }
    }
}

/// Transposes eight rows of eight bytes: blocks of 4, 2 and 1 bytes change places.
#[inline(always)]
fn transpose_eight(mut rows: [u64; 8]) -> [u64; 8] {
    const STEPS: [(usize, u32, u64); 3] = [
        (4, 32, 0x0000_0000_ffff_ffff),
        (2, 16, 0x0000_ffff_0000_ffff),
        (1, 8, 0x00ff_00ff_00ff_00ff),
    ];
    for (apart, bits, low) in STEPS {
        for i in 0..8 {
            if i & apart == 0 {
                let changed = ((rows[i] >> bits) ^ rows[i + apart]) & low;
                rows[i + apart] ^= changed;
                rows[i] ^= changed << bits;
            }
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_finds_its_place() {
        for (rows, columns) in [(1, 1), (8, 8), (9, 17), (24, 40), (3, 50), (50, 3)] {
            let from: Vec<u8> = (0..rows * columns).map(|i| (i * 7) as u8).collect();
            let mut to = vec![0; from.len()];
            transpose(&from, &mut to, rows, &AtomicBool::new(true));
            assert!(to.iter().all(|&byte| byte == 0));
            transpose(&from, &mut to, rows, &AtomicBool::new(false));
            for row in 0..rows {
                for column in 0..columns {
                    assert_eq!(to[column * rows + row], from[row * columns + column]);
                }
            }
        }
    }
}
