//! What people are called.

use icu_properties::props::{
    CanonicalCombiningClass, DefaultIgnorableCodePoint, ExtendedPictographic, JoiningType,
};
use icu_properties::{CodePointMapData, CodePointSetData};

/// Characters of a name.
const LONGEST: usize = 40;

/// Two characters without width that shape their neighbours.
const JOINER: char = '\u{200d}';
const NON_JOINER: char = '\u{200c}';

/// What makes the sign before it a picture.
const AS_PICTURE: char = '\u{fe0f}';

/// A name as it is shown: on one line, without what can't be seen or turns the text round it, not too
/// long; nothing if nothing is left.
#[must_use]
pub fn name(text: &str) -> Option<String> {
    let unseen = CodePointSetData::new::<DefaultIgnorableCodePoint>();
    let chars: Vec<char> = text.chars().collect();
    let kept = |&(at, &c): &(usize, &char)| {
        !unseen.contains(c) || shapes(&chars[..at], c, &chars[at + 1..])
    };
    let text: String = chars
        .iter()
        .enumerate()
        .filter(kept)
        .map(|(_, c)| c)
        .collect();
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let mut name = words.join(" ");
    if let Some((end, _)) = name.char_indices().nth(LONGEST) {
        name.truncate(end);
        // What it joined was cut off.
        name.truncate(name.trim_end_matches([JOINER, ' ']).len());
    }
    (!name.is_empty()).then_some(name)
}

/// True if a character without width changes how its neighbours look. Elsewhere it would only make one
/// name of two that look the same. For letters these are the rules of RFC 5892, appendices A.1 and A.2.
fn shapes(before: &[char], c: char, after: &[char]) -> bool {
    let pictures = CodePointSetData::new::<ExtendedPictographic>();
    let is_picture = |c: &&char| pictures.contains(**c);
    let classes = CodePointMapData::<CanonicalCombiningClass>::new();
    let after_virama = || {
        let last = before.last().map(|&c| classes.get(c));
        last == Some(CanonicalCombiningClass::Virama)
    };
    match c {
        AS_PICTURE => before.last().is_some_and(|c| pictures.contains(*c)),
        JOINER => {
            // A picture may be followed by its colour of skin.
            let tinted = |c: &&char| !matches!(**c, '\u{1f3fb}'..='\u{1f3ff}' | AS_PICTURE);
            let one = before.iter().rev().find(tinted).filter(is_picture);
            let pictures = one.and(after.first().filter(is_picture));
            pictures.is_some() || after_virama()
        }
        NON_JOINER => after_virama() || parts(before, after),
        _ => false,
    }
}

/// True between two letters that would be written as one stroke.
fn parts(before: &[char], after: &[char]) -> bool {
    let kinds = CodePointMapData::<JoiningType>::new();
    let kind = |c: &char| kinds.get(*c);
    let passes = |kind: &JoiningType| *kind != JoiningType::Transparent;
    let left = before.iter().rev().map(kind).find(passes);
    let right = after.iter().map(kind).find(passes);
    let both = JoiningType::DualJoining;
    (left == Some(both) || left == Some(JoiningType::LeftJoining))
        && (right == Some(both) || right == Some(JoiningType::RightJoining))
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn names_are_short_and_on_one_line() {
        assert_eq!(name("  Anna \n B. "), Some("Anna B.".to_owned()));
        assert_eq!(name(" \u{7} "), None);
        assert_eq!(name(&"å".repeat(50)), Some("å".repeat(40)));
    }

    #[test]
    fn what_is_unseen_is_left_out() {
        for text in [
            "\u{202e}An\u{200b}na\u{2028}\u{2066}B.\u{2069}\u{200f}",
            "An\u{200d}na B.",
            "\u{200d}Anna\u{200c} B.\u{200d}",
            "An\u{ad}na\u{61c} \u{2060}B\u{feff}.",
            "Anna\u{fe0f} B.\u{e0041}",
            "Anna \u{3164} B\u{034f}.",
        ] {
            assert_eq!(name(text), Some("Anna B.".to_owned()), "{text:?}");
        }
        assert_eq!(name("\u{200d}\u{200c}\u{fe0f}"), None);
    }

    #[test]
    fn what_shapes_its_neighbours_stays() {
        for text in [
            // A family; a dark-skinned woman who plays ball; a rainbow flag.
            "👨\u{200d}👩\u{200d}👧",
            "⛹🏿\u{200d}♀\u{fe0f}",
            "🏳\u{fe0f}\u{200d}🌈",
            // A half letter in Devanagari and a chillu in Malayalam.
            "क\u{94d}\u{200d}ष",
            "അവന\u{d4d}\u{200d}",
            // Two words written as one in Persian.
            "علی\u{200c}رضا",
        ] {
            assert_eq!(name(text), Some(text.to_owned()), "{text:?}");
        }
        // A joiner for which there is only one neighbour joins nothing.
        assert_eq!(name("👨\u{200d}"), Some("👨".to_owned()));
        assert_eq!(name("👨\u{200d}Bo"), Some("👨Bo".to_owned()));
        let many = "👨\u{200d}".repeat(40) + "👨";
        let kept = name(&many).expect("a name");
        assert!(kept.chars().count() == 39 && kept.ends_with('👨'));
    }
}
