//! Values of all positions that are asked for, the easy ones first.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use kalaha::{Position, Side};
use kalaha_engine::prepare::{Plan, Resources};
use kalaha_engine::search::{Limits, Span};

use crate::fault::Fault;
use crate::progress::Progress;
use crate::stop;

/// What was found, for South.
pub(super) struct Solved(HashMap<Position, Span>);

impl Solved {
    /// Searches positions within a time. Those of one start share an engine; what would take longer
    /// than the time left is not begun.
    pub(super) fn find(positions: &[Position], time: Duration) -> Result<Self, Fault> {
        let mut found = HashMap::new();
        let deadline = Instant::now().checked_add(time);
        let left = || deadline.map(|end| end.saturating_duration_since(Instant::now()));
        let stop = stop::flag();
        let progress = Progress::new();
        for (plan, group) in groups(positions) {
            if left().is_some_and(|left| plan.seconds() > left.as_secs_f64()) {
                continue;
            }
            progress.tell(|| {
                let rules = group[0].rules();
                format!("Kalaha({},{})", rules.houses, rules.seeds)
            });
            let mut engine = plan.engine(stop, deadline, &mut |_| {})?;
            for position in group {
                let limits = Limits {
                    time: left(),
                    stop: Some(stop),
                    ..Limits::default()
                };
                let span = if position.is_over() {
                    Span::widest(&position)
                } else {
                    engine.search(&position, &limits, &mut |_| {})?.span
                };
                let of_south = match position.to_move() {
                    Side::South => span,
                    Side::North => span.turned(),
                };
                found.insert(position, of_south);
            }
        }
        Ok(Self(found))
    }

    /// What is known of South's final margin; nothing if it was not searched.
    pub(super) fn of_south(&self, position: &Position) -> Option<Span> {
        self.0.get(position).copied()
    }
}

/// Positions by rule set, with a plan for the largest of each, those that take least time first.
fn groups(positions: &[Position]) -> Vec<(Plan, Vec<Position>)> {
    let mut groups: Vec<Vec<Position>> = Vec::new();
    for position in positions {
        let of_rules = |group: &&mut Vec<Position>| group[0].rules() == position.rules();
        match groups.iter_mut().find(of_rules) {
            Some(group) if group.contains(position) => {}
            Some(group) => group.push(*position),
            None => groups.push(vec![*position]),
        }
    }
    let given = Resources::default();
    let planned = groups.into_iter().filter_map(|group| {
        let largest = group.iter().max_by_key(|position| in_play(position))?;
        Some((Plan::new(largest, &given), group))
    });
    let mut planned: Vec<(Plan, Vec<Position>)> = planned.collect();
    planned.sort_by(|(a, _), (b, _)| a.seconds().total_cmp(&b.seconds()));
    planned
}

fn in_play(position: &Position) -> u8 {
    position.row(Side::South).sum() + position.row(Side::North).sum()
}
