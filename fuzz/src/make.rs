//! Rule sets, positions and games from any bytes. No bytes at all give the simplest of each.

use arbitrary::{Result, Unstructured};
use kalaha::rules::MAX_SEEDS;
use kalaha::{
    BySide, Capture, Direction, End, Game, Lap, MAX_HOUSES, Majority, Move, Position, Remaining,
    Rules, Side, StoreSide, SwapRight,
};

/// Any rule set that can be played.
///
/// # Errors
/// None: what is missing counts as zero.
pub fn rules(u: &mut Unstructured) -> Result<Rules> {
    let houses = u.int_in_range(1..=MAX_HOUSES)?;
    let most = MAX_SEEDS / (2 * u32::from(houses));
    // Few seeds a house are what people play; many are where laps and limits lie.
    let most = if u.ratio(1, 4)? { most } else { most.min(6) };
    Ok(Rules {
        houses,
        seeds: u.int_in_range(1..=most)? as u8,
        direction: *u.choose(Direction::ALL)?,
        store_side: *u.choose(StoreSide::ALL)?,
        sow_opponent_store: u.arbitrary()?,
        skip_origin: u.arbitrary()?,
        lap: *u.choose(Lap::ALL)?,
        extra_turn_limit: match u.int_in_range(0..=7)? {
            limit @ 1..=3 => Some(limit - 1),
            4 => Some(u.arbitrary()?),
            _ => None,
        },
        capture: *u.choose(Capture::ALL)?,
        end: *u.choose(End::ALL)?,
        remaining: *u.choose(Remaining::ALL)?,
        majority: *u.choose(Majority::ALL)?,
        pie: u.arbitrary()?,
    })
}

/// Any position, reachable or not, under any rule set.
///
/// # Errors
/// None: what is missing counts as zero.
pub fn position(u: &mut Unstructured) -> Result<Position> {
    let rules = rules(u)?;
    let mut left = MAX_SEEDS as u8;
    let mut pit = |u: &mut Unstructured| -> Result<u8> {
        let most = match u.int_in_range(0..=15)? {
            0..=4 => 0,
            5..=13 => 6,
            14 => 30,
            _ => left,
        };
        let seeds = u.int_in_range(0..=most.min(left))?;
        left -= seeds;
        Ok(seeds)
    };
    let mut rows = BySide::<Vec<u8>>::default();
    let mut stores = BySide::default();
    for &side in Side::ALL {
        rows[side] = (0..rules.houses).map(|_| pit(u)).collect::<Result<_>>()?;
    }
    for &side in Side::ALL {
        stores[side] = pit(u)?;
    }
    let to_move = *u.choose(Side::ALL)?;
    let extra_used = match u.int_in_range(0..=7)? {
        used @ 1..=3 => used,
        4 => u.arbitrary()?,
        _ => 0,
    };
    let borrowed = BySide {
        south: &*rows.south,
        north: &*rows.north,
    };
    let position = Position::new(rules, borrowed, stores, to_move, extra_used)
        .expect("counts that fit the rules");
    let swap = *u.choose(&[SwapRight::Gone, SwapRight::Coming, SwapRight::Open])?;
    Ok(position.with_swap(swap))
}

/// A game from the start of any rule set or from any position, with some moves played and, in one of
/// four, some taken back.
///
/// # Errors
/// None: what is missing counts as zero.
pub fn game(u: &mut Unstructured) -> Result<Game> {
    let mut game = match u.int_in_range(0..=2)? {
        0 => Game::start(rules(u)?).expect("rules that can be played"),
        1 => Game::from_position(position(u)?),
        _ => Game::resume(position(u)?),
    };
    for &side in Side::ALL {
        game.players[side] = u.arbitrary()?;
    }
    for _ in 0..u.int_in_range(0..=100)? {
        let Some(chosen) = legal_move(u, game.position())? else {
            break;
        };
        game.play(chosen).expect("a legal move");
    }
    if u.ratio(1, 4)? {
        let played = game.moves().len();
        for _ in 0..u.int_in_range(0..=played)? {
            game.undo().expect("a move to take back");
        }
    }
    Ok(game)
}

/// A legal move, if there is one.
///
/// # Errors
/// None: what is missing counts as zero.
pub fn legal_move(u: &mut Unstructured, position: &Position) -> Result<Option<Move>> {
    let legal: Vec<Move> = position.legal_moves().collect();
    if legal.is_empty() {
        return Ok(None);
    }
    u.choose(&legal).copied().map(Some)
}

/// A text with a few characters changed, left out or put in.
///
/// # Errors
/// None: what is missing counts as zero.
pub fn damaged(u: &mut Unstructured, text: &str) -> Result<String> {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..u.int_in_range(1..=4)? {
        let at = u.int_in_range(0..=chars.len())?;
        let typed = match u.int_in_range(0..=2)? {
            0 => *u.choose(&['0', '9', ' ', '\n', ':', '=', '-', '/', 'n', '"'])?,
            1 if !chars.is_empty() => *u.choose(&chars)?,
            _ => u.arbitrary()?,
        };
        match u.int_in_range(0..=2)? {
            0 if at < chars.len() => chars[at] = typed,
            1 if at < chars.len() => {
                chars.remove(at);
            }
            _ => chars.insert(at, typed),
        }
    }
    Ok(chars.into_iter().collect())
}
