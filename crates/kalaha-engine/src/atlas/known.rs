//! What was computed once for all: `data/atlas.jsonl`, embedded in the program.

use std::sync::LazyLock;

use kalaha::Rules;

use super::line::Line;

const TEXT: &str = include_str!("../../../../data/atlas.jsonl");

// The tests see to it that each line can be read.
static LINES: LazyLock<Vec<Line>> = LazyLock::new(|| {
    TEXT.lines()
        .filter_map(|text| Line::read(text).ok())
        .collect()
});

/// All lines, by boards.
#[must_use]
pub fn lines() -> &'static [Line] {
    &LINES
}

/// What is known of a rule set.
#[must_use]
pub fn find(rules: &Rules) -> Option<&'static Line> {
    lines().iter().find(|line| line.rules == *rules)
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

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
