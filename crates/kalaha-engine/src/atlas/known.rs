//! What is known of the start under a rule set: `data/atlas.jsonl`, which was computed once for all,
//! and what else is published or solved, embedded in the program.

use std::collections::HashMap;
use std::sync::LazyLock;

use kalaha::Rules;

use super::line::Line;
use super::published;

const TEXT: &str = include_str!("../../../../data/atlas.jsonl");

// The tests see to it that each line can be read.
static LINES: LazyLock<Vec<Line>> = LazyLock::new(|| {
    TEXT.lines()
        .filter_map(|text| Line::read(text).ok())
        .collect()
});

/// By rules: the atlas, which tells most, before the others, and all before what follows from symmetry.
static KNOWN: LazyLock<HashMap<Rules, Line>> = LazyLock::new(|| {
    let mut known = HashMap::new();
    let atlas = LINES.iter().cloned();
    let elsewhere = [
        published::solved(),
        published::published(),
        published::small(),
    ];
    for line in atlas.chain(elsewhere.into_iter().flatten()) {
        known.entry(line.rules).or_insert(line);
    }
    let mirrored: Vec<Line> = known.values().map(Line::mirrored).collect();
    for line in mirrored {
        known.entry(line.rules).or_insert(line);
    }
    known
});

/// All lines of the atlas, by boards.
#[must_use]
pub fn lines() -> &'static [Line] {
    &LINES
}

/// What is known of a rule set.
#[must_use]
pub fn find(rules: &Rules) -> Option<&'static Line> {
    KNOWN.get(rules)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use kalaha::prospect::Publication;
    use kalaha::{House, Move};

    use super::*;
    use crate::atlas;

    #[test]
    fn every_line_can_be_read_and_is_about_rules_of_its_own() {
        let mut seen = HashSet::new();
        for text in TEXT.lines() {
            let line = Line::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert!(seen.insert(line.rules), "twice: {text}");
            assert_eq!(line.write(), text, "as it is written today");
            assert!(line.rules.check().is_ok(), "{text}");
        }
    }

    fn margins(name: &str, changes: &[(&str, &str)]) -> Option<(i16, i16)> {
        let mut rules = Rules::preset(name).expect("a preset");
        for &(key, value) in changes {
            let value = kalaha::Value::read(value);
            rules.set(key, &value).expect("a value");
        }
        find(&rules).map(|line| (line.span().lower, line.span().upper))
    }

    /// Solved by Irving, Donkers and Uiterwijk, by Rawlings, and here.
    #[test]
    fn every_start_is_known_that_was_published_or_solved() {
        let five = ("seeds", "5");
        assert_eq!(margins("standard", &[five]), Some((10, 10)));
        assert_eq!(
            margins("empty-capture", &[five, ("houses", "5")]),
            Some((2, 2))
        );
        assert_eq!(margins("empty-capture", &[five]), Some((12, 12)));
        assert_eq!(margins("six", &[]), Some((4, 72)));
        assert_eq!(margins("empty-capture", &[("seeds", "6")]), Some((2, 2)));
        assert_eq!(margins("six", &[("houses", "5")]), Some((2, 2)));
        assert_eq!(
            margins("standard", &[("seeds", "1"), ("houses", "3")]),
            Some((0, 0))
        );
        assert_eq!(margins("alga", &[]), None);
        assert_eq!(margins("mirror", &[five]), Some((10, 10)));
    }

    #[test]
    fn best_moves_and_who_found_them_are_told() {
        let best = |name: &str, seeds| {
            let rules = Rules {
                seeds,
                ..Rules::preset(name).expect("a preset")
            };
            find(&rules).expect("known").prospect()
        };
        let house = |index| vec![Move::Sow(House::new(index))];
        assert_eq!(best("standard", 5).best, [house(1)]);
        assert_eq!(best("mirror", 5).best, [house(4)]);
        assert_eq!(best("standard", 5).published, None);
        assert_eq!(best("six", 6).published, Some(Publication::Rawlings2015));
        let sets = || KNOWN.values().filter(|line| line.span().is_exact());
        for line in sets() {
            let prospect = line.prospect();
            assert!(
                prospect.at_least.abs() <= line.rules.total_seeds() as i16,
                "{line:?}"
            );
        }
        assert!(sets().count() > LINES.len());
    }

    #[test]
    fn names_are_those_that_the_engine_gives() {
        for line in lines() {
            let Rules { houses, seeds, .. } = line.rules;
            let entries = atlas::entries(houses, Some(seeds)).expect("a board");
            let entry = entries.iter().find(|entry| entry.rules == line.rules);
            assert_eq!(line.names, entry.expect("a rule set of the atlas").names);
        }
    }

    #[test]
    fn laws_hold_between_the_lines() {
        let exact: HashMap<Rules, i16> = lines()
            .iter()
            .filter(|line| line.span().is_exact())
            .map(|line| (line.rules, line.span().lower))
            .collect();
        for line in lines() {
            line.agrees();
            let total = line.rules.total_seeds() as i16;
            let span = line.span();
            assert!(-total <= span.lower && span.lower <= span.upper && span.upper <= total);
            let value_of = |change: fn(&mut Rules)| {
                let mut rules = line.rules;
                change(&mut rules);
                exact.get(&rules)
            };
            if line.names.iter().any(|name| name == "mirror") {
                let standard = value_of(|rules| {
                    (rules.direction, rules.store_side) =
                        (Rules::STANDARD.direction, Rules::STANDARD.store_side);
                });
                assert_eq!(standard, exact.get(&line.rules));
            }
            if line.rules.pie {
                assert!(span.upper <= 0);
            }
            // No house can ever hold a whole lap.
            if line.rules.skip_origin
                && line.rules.total_seeds() < 2 * u32::from(line.rules.houses) + 1
            {
                assert_eq!(
                    value_of(|rules| rules.skip_origin = false),
                    exact.get(&line.rules)
                );
            }
        }
    }
}
