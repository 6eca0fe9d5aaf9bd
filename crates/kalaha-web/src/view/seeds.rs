//! Seeds as pictures: a fixed arrangement for each count, so that seeds never jump.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};

/// Counts up to here are drawn seed by seed.
const DRAWN: u8 = 24;

/// Counts that stand for all from there to the next one, since the number is printed beside them.
const PACKED: [u8; 4] = [28, 34, 42, 52];

/// Up to here seeds lie loose, beyond it they are packed smaller.
const LOOSE: u8 = 8;

/// The golden angle in radians: a seed of a sunflower to the next.
const TURN: f64 = 2.399_963_229_728_653;

/// The name of the symbol for a count.
#[must_use]
pub fn symbol(seeds: u8) -> String {
    let drawn = PACKED.iter().rev().find(|&&count| seeds >= count);
    let drawn = drawn.copied().unwrap_or(seeds.min(DRAWN));
    format!("seeds-{drawn}")
}

/// The symbols of all counts, of which boards on the page make use.
#[must_use]
pub fn symbols() -> Markup {
    html! {
        svg class="unseen" aria-hidden="true" width="0" height="0" {
            @for count in (1..=DRAWN).chain(PACKED) {
                symbol id=(format!("seeds-{count}")) viewBox="0 0 100 100" {
                    (PreEscaped(paths(count)))
                }
            }
        }
    }
}

/// Three paths of dots, one a tint. A seed keeps its tint whatever the count.
fn paths(count: u8) -> String {
    let packed = f64::from(count.max(LOOSE)).sqrt();
    let spacing = 42.0 / packed;
    let width = (spacing * 1.42).min(20.0);
    // Few seeds lie to one side of a spiral's centre; the middle of them all is the middle.
    let places: Vec<(f64, f64)> = (0..count)
        .map(|index| {
            let angle = f64::from(index) * TURN;
            let radius = spacing * (f64::from(index) + 0.35).sqrt();
            (radius * angle.cos(), radius * angle.sin())
        })
        .collect();
    let middle = |axis: fn(&(f64, f64)) -> f64| {
        50.0 - places.iter().map(axis).sum::<f64>() / f64::from(count.max(1))
    };
    let (left, top) = (middle(|place| place.0), middle(|place| place.1));
    let mut dots = [String::new(), String::new(), String::new()];
    for (index, (x, y)) in places.into_iter().enumerate() {
        let (x, y) = (left + x, top + y);
        let tint = index * 5 % 7 % 3;
        // Writing to a string does not fail.
        let _ = write!(dots[tint], "M{x:.0} {y:.0}h0");
    }
    dots.iter().fold(String::new(), |mut all, path| {
        let _ = write!(all, r#"<path d="{path}" stroke-width="{width:.0}"/>"#);
        all
    })
}

#[cfg(test)]
mod tests {
    use super::{paths, symbol};

    #[test]
    fn each_count_has_so_many_seeds() {
        for count in 1..=24 {
            assert_eq!(paths(count).matches("h0").count(), usize::from(count));
            assert_eq!(symbol(count), format!("seeds-{count}"));
        }
    }

    #[test]
    fn many_seeds_share_a_picture() {
        assert_eq!(symbol(27), "seeds-24");
        assert_eq!(symbol(28), "seeds-28");
        assert_eq!(symbol(255), "seeds-52");
        assert_eq!(symbol(0), "seeds-0");
    }
}
