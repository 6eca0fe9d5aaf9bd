//! The way round the board.

use crate::{Direction, House, Pit, Rules};

/// The next pit round the board.
pub(super) fn following(rules: &Rules, pit: Pit) -> Pit {
    let own_store_first = rules.own_store_first();
    match pit {
        Pit::House { side, house } => match next_in_row(rules, house) {
            Some(house) => Pit::House { side, house },
            None => Pit::Store {
                side: if own_store_first { side } else { !side },
            },
        },
        Pit::Store { side } => {
            let side = if own_store_first { !side } else { side };
            Pit::House {
                side,
                house: first_in_row(rules),
            }
        }
    }
}

fn first_in_row(rules: &Rules) -> House {
    match rules.direction {
        Direction::CounterClockwise => House::new(0),
        Direction::Clockwise => House::new(rules.houses - 1),
    }
}

fn next_in_row(rules: &Rules, house: House) -> Option<House> {
    let index = house.index() as u8;
    match rules.direction {
        Direction::CounterClockwise => (index + 1 < rules.houses).then(|| House::new(index + 1)),
        Direction::Clockwise => index.checked_sub(1).map(House::new),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Side;

    fn ring(direction: Direction, store_side: crate::StoreSide) -> Vec<String> {
        let rules = Rules {
            houses: 2,
            direction,
            store_side,
            ..Rules::STANDARD
        };
        let first = Pit::House {
            side: Side::South,
            house: first_in_row(&rules),
        };
        let pits = core::iter::successors(Some(first), |&pit| Some(following(&rules, pit)));
        pits.take(6)
            .map(|pit| match pit {
                Pit::House { side, house } => format!("{}{}", side.letter(), house.number()),
                Pit::Store { side } => format!("{}#", side.letter()),
            })
            .collect()
    }

    #[test]
    fn the_ring_of_each_direction_and_store_side() {
        use crate::StoreSide::{Left, Right};
        use Direction::{Clockwise, CounterClockwise};
        assert_eq!(
            ring(CounterClockwise, Right),
            ["S1", "S2", "S#", "N1", "N2", "N#"]
        );
        assert_eq!(ring(Clockwise, Left), ["S2", "S1", "S#", "N2", "N1", "N#"]);
        assert_eq!(ring(Clockwise, Right), ["S2", "S1", "N#", "N2", "N1", "S#"]);
        assert_eq!(
            ring(CounterClockwise, Left),
            ["S1", "S2", "N#", "N1", "N2", "S#"]
        );
    }
}
