//! Players against each other: games in pairs from the same opening, once on each side.

use std::sync::atomic::{AtomicBool, Ordering};

use kalaha::{Game, Rules, Side};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::levels::Perfect;
use crate::players::{Player, Random};

/// Random moves with which both games of a pair begin.
pub const OPENING: usize = 4;

/// Two players and what their games follow from.
#[derive(Clone, Copy, Debug)]
pub struct Contest {
    /// The rules of all games.
    pub rules: Rules,
    /// The players. The first one plays South in the first game of each pair.
    pub players: [Player; 2],
    /// All draws follow from it.
    pub seed: u64,
}

impl Contest {
    /// Plays the two games of a pair, counted from 0, and gives them with the first player's margin
    /// in each, in seeds; nothing if `stop` became true.
    ///
    /// # Errors
    /// Rules that can't be played.
    pub fn pair(
        &self,
        number: u64,
        perfect: &mut Perfect,
        stop: &AtomicBool,
    ) -> Result<Option<[(Game, i16); 2]>, kalaha::Error> {
        let mut pairs = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        pairs.next_u64();
        let mut draws =
            Xoshiro256PlusPlus::seed_from_u64(pairs.next_u64() ^ number.rotate_left(32));
        let opening = self.opening(draws.next_u64())?;
        let mut game = |first: Side| {
            let mut game = opening.clone();
            let seeds = [draws.next_u64(), draws.next_u64()];
            for (i, side) in [first, !first].into_iter().enumerate() {
                game.players[side] = self.players[i].record_name(seeds[i]);
            }
            while game.end_reason().is_none() && !stop.load(Ordering::Relaxed) {
                let i = usize::from(game.position().to_move() != first);
                let Some(choice) = self.players[i].choose(&game, seeds[i], perfect) else {
                    break;
                };
                game.play(choice.chosen)?;
            }
            let south = game.outcome().map_or(0, kalaha::Outcome::south_margin);
            let margin = if first == Side::South { south } else { -south };
            Ok((game, margin))
        };
        let games = [game(Side::South)?, game(Side::North)?];
        Ok((!stop.load(Ordering::Relaxed)).then_some(games))
    }

    /// Random moves from the start, fewer if they would end the game.
    fn opening(&self, seed: u64) -> Result<Game, kalaha::Error> {
        let mut game = Game::start(self.rules)?;
        let mut random = Random::new(seed);
        while game.moves().len() < OPENING {
            let Some(chosen) = random.choose(game.position()) else {
                break;
            };
            game.play(chosen)?;
        }
        while game.end_reason().is_some() && game.moves().len() > 0 {
            game.undo()?;
        }
        Ok(game)
    }
}

/// What games came to, for the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Score {
    /// Counts a game by the first player's margin.
    pub fn add(&mut self, margin: i16) {
        *match margin.signum() {
            1 => &mut self.wins,
            0 => &mut self.draws,
            _ => &mut self.losses,
        } += 1;
    }

    /// Games counted.
    #[must_use]
    pub fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of points, from 0 to 1; a draw is half a point.
    #[must_use]
    pub fn rate(self) -> f64 {
        let points = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        points / f64::from(self.games().max(1))
    }

    /// Where the share of points of endlessly many games lies, with a chance of 95 %: Wilson's
    /// interval. It takes each game by itself; that pairs share an opening makes the true one narrower.
    #[must_use]
    pub fn interval(self) -> [f64; 2] {
        /// Standard deviations that hold 95 % of a normal distribution.
        const Z: f64 = 1.959_964;
        if self.games() == 0 {
            return [0.0, 1.0];
        }
        let games = f64::from(self.games());
        let rate = self.rate();
        let middle = rate + Z * Z / (2.0 * games);
        let spread = Z * (rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games)).sqrt();
        let scale = 1.0 + Z * Z / games;
        [
            ((middle - spread) / scale).max(0.0),
            ((middle + spread) / scale).min(1.0),
        ]
    }
}

/// The difference in Elo points that goes with a share of points; infinite for all or none.
#[must_use]
pub fn elo(rate: f64) -> f64 {
    400.0 * (rate / (1.0 - rate)).log10()
}
