//! Rule sets with names.

use crate::error::Error;
use crate::words::nearest;
use crate::{Capture, Direction, End, Lap, Majority, Remaining, Rules, StoreSide};

/// A named rule set.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// The name in files, links and commands.
    pub name: &'static str,
    /// Other names for the same rules.
    pub aliases: &'static [&'static str],
    /// The rules.
    pub rules: Rules,
}

const fn preset(name: &'static str, aliases: &'static [&'static str], rules: Rules) -> Preset {
    Preset {
        name,
        aliases,
        rules,
    }
}

const STANDARD: Rules = Rules::STANDARD;

/// All presets, the standard game first.
pub const PRESETS: &[Preset] = &[
    preset("standard", &[], STANDARD),
    preset(
        "regler-se",
        &["ludii"],
        Rules {
            end: End::MoverStuck,
            ..STANDARD
        },
    ),
    preset(
        "noris",
        &[],
        Rules {
            seeds: 3,
            ..STANDARD
        },
    ),
    preset(
        "six",
        &[],
        Rules {
            seeds: 6,
            ..STANDARD
        },
    ),
    preset(
        "empty-capture",
        &[],
        Rules {
            capture: Capture::Empty,
            ..STANDARD
        },
    ),
    preset(
        "familie",
        &[],
        Rules {
            extra_turn_limit: Some(1),
            ..STANDARD
        },
    ),
    preset(
        "alga",
        &[],
        Rules {
            seeds: 6,
            remaining: Remaining::Emptier,
            ..STANDARD
        },
    ),
    preset(
        "seed-on",
        &["avalanche", "varv"],
        Rules {
            lap: Lap::Relay,
            capture: Capture::None,
            ..STANDARD
        },
    ),
    preset(
        "kgp",
        &[],
        Rules {
            majority: Majority::Sweep,
            ..STANDARD
        },
    ),
    preset(
        "clockwise",
        &[],
        Rules {
            direction: Direction::Clockwise,
            ..STANDARD
        },
    ),
    preset(
        "mirror",
        &[],
        Rules {
            direction: Direction::Clockwise,
            store_side: StoreSide::Left,
            ..STANDARD
        },
    ),
    preset(
        "all-stores",
        &[],
        Rules {
            sow_opponent_store: true,
            ..STANDARD
        },
    ),
    preset(
        "skip-start",
        &[],
        Rules {
            skip_origin: true,
            ..STANDARD
        },
    ),
    preset(
        "pie",
        &[],
        Rules {
            pie: true,
            ..STANDARD
        },
    ),
];

/// The preset of a name or alias.
///
/// # Errors
/// No preset has that name; the error holds the nearest ones.
pub fn find(name: &str) -> Result<&'static Preset, Error> {
    PRESETS
        .iter()
        .find(|preset| preset.name == name || preset.aliases.contains(&name))
        .ok_or_else(|| {
            let names = PRESETS
                .iter()
                .flat_map(|preset| core::iter::once(&preset.name).chain(preset.aliases))
                .copied();
            Error::UnknownPreset {
                name: name.to_owned(),
                nearest: nearest(name, names),
            }
        })
}
