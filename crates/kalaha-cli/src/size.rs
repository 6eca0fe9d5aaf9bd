//! Sizes of memory and files.

use crate::fault::usage::Needed;

/// Units by their letter, each 1024 of the one before.
const UNITS: [(char, &str); 4] = [('K', "KiB"), ('M', "MiB"), ('G', "GiB"), ('T', "TiB")];

/// Bytes of `4G`, `512M`, `512MiB` or `1000000`.
///
/// # Errors
/// That a size is needed.
pub(crate) fn read(text: &str) -> Result<u64, Needed> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let (number, unit) = text.split_at(digits.len());
    let unit = unit.to_ascii_uppercase();
    let unit = unit
        .strip_suffix("IB")
        .or(unit.strip_suffix('B'))
        .unwrap_or(&unit);
    let known = UNITS
        .iter()
        .position(|(letter, _)| unit.chars().eq([*letter]));
    let power = match known {
        Some(index) => Some(index + 1),
        None => unit.is_empty().then_some(0),
    };
    let bytes = power.and_then(|power| {
        let number: u64 = number.trim().parse().ok()?;
        number.checked_mul(1 << (10 * power))
    });
    bytes.ok_or(Needed::Size)
}

/// A size for people, rounded up to two digits at least.
pub(crate) fn shown(bytes: u64) -> String {
    let mut shown = (bytes, "B");
    for (power, (_, name)) in (1..).zip(UNITS) {
        let count = bytes.div_ceil(1 << (10 * power));
        if count >= 10 {
            shown = (count, name);
        }
    }
    format!("{} {}", shown.0, shown.1)
}

#[cfg(test)]
mod tests {
    use super::{read, shown};

    #[test]
    fn sizes_are_read() {
        for (text, bytes) in [
            ("0", 0),
            ("1000", 1000),
            ("1k", 1 << 10),
            ("512M", 512 << 20),
            ("4G", 4 << 30),
            ("4gib", 4 << 30),
            ("2 TB", 2 << 40),
            ("7b", 7),
        ] {
            assert_eq!(read(text).ok(), Some(bytes), "{text}");
        }
        for text in [
            "",
            "G",
            "-1",
            "4X",
            "1.5G",
            "4GG",
            "99999999999999999999",
            "99999999T",
            "४G",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn sizes_are_shown() {
        for (bytes, text) in [
            (9, "9 B"),
            (1 << 13, "8192 B"),
            (10 << 10, "10 KiB"),
            (86_493_225, "83 MiB"),
            (3 << 30, "3072 MiB"),
            (u64::MAX, "16777216 TiB"),
        ] {
            assert_eq!(shown(bytes), text);
        }
    }
}
