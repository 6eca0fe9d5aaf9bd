//! Enums whose variants are words of the file formats.

/// Declares an enum whose variants each have one word, with `ALL`, `as_str`, `Display` and
/// `FromStr`.
macro_rules! words {
    ($(#[$meta:meta])* pub enum $name:ident {
        $($(#[$vmeta:meta])* $variant:ident = $word:literal,)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$vmeta])* $variant,)+
        }

        impl $name {
            /// Every value, the default first where there is one.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The word that stands for this value in files, JSON and commands.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl core::str::FromStr for $name {
            type Err = ();

            /// # Errors
            /// A word that is none of this type's.
            fn from_str(word: &str) -> Result<Self, ()> {
                match word {
                    $($word => Ok(Self::$variant),)+
                    _ => Err(()),
                }
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word = <String as serde::Deserialize>::deserialize(deserializer)?;
                word.parse()
                    .map_err(|()| serde::de::Error::unknown_variant(&word, &[$($word,)+]))
            }
        }
    };
}
pub(crate) use words;

/// The known words nearest to a mistyped one, best first, at most three.
///
/// Near is an edit distance of at most a third of the longer word, or a shared beginning.
pub(crate) fn nearest(typed: &str, known: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let typed = typed.to_lowercase();
    let mut near: Vec<(usize, &'static str)> = known
        .map(|word| (distance(&typed, word), word))
        .filter(|&(far, word)| {
            far * 3 <= typed.chars().count().max(word.len())
                || (!typed.is_empty() && word.starts_with(&typed))
        })
        .collect();
    near.sort_by_key(|&(far, _)| far);
    near.into_iter().map(|(_, word)| word).take(3).collect()
}

/// Edit distance in characters; two neighbours that changed places count once (optimal string
/// alignment, after Damerau).
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut before_last = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let changed = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            row[j] = changed.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before_last[j - 2] + 1);
            }
        }
        before_last = core::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::{distance, nearest};

    #[test]
    fn a_mistyped_word_finds_its_neighbours() {
        let known = ["standard", "noris", "alga", "avalanche"];
        assert_eq!(nearest("standart", known.into_iter()), ["standard"]);
        assert_eq!(nearest("ava", known.into_iter()), ["avalanche"]);
        assert!(nearest("zzzzzz", known.into_iter()).is_empty());
    }
    #[test]
    fn swapped_neighbours_are_one_mistake() {
        assert_eq!(distance("sedes", "seeds"), 1);
        assert_eq!(distance("ca", "abc"), 3);
        assert_eq!(distance("", "pie"), 3);
        assert_eq!(distance("pie", ""), 3);
        let known = ["seeds", "lap", "pie"];
        assert_eq!(nearest("sedes", known.into_iter()), ["seeds"]);
        assert_eq!(nearest("pei", known.into_iter()), ["pie"]);
    }
}
