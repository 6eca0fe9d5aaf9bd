//! Speed as ratios within one run; `--smoke` does a small part of the work, to see that it runs.

#![allow(clippy::cast_precision_loss, reason = "counts here are far below 2⁵²")]

use std::hint::black_box;
use std::time::Instant;

use kalaha::{Position, Rules};
use kalaha_engine::players::Random;
use kalaha_engine::playout::playouts;

fn seconds<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let begin = Instant::now();
    let result = black_box(work());
    (begin.elapsed().as_secs_f64(), result)
}

fn main() {
    let smoke = std::env::args().any(|argument| argument == "--smoke");
    let start = Position::start(Rules::STANDARD).expect("the standard rules");

    let depth = if smoke { 7 } else { 9 };
    let (truth, slow) = seconds(|| kalaha::perft(&start, depth));
    let (fast, quick) = seconds(|| kalaha_engine::perft(&start, depth));
    assert_eq!(slow, quick, "both boards count the same");
    println!(
        "perft(6,4) depth {depth}: sow {truth:.3} s, fast board {fast:.3} s, ratio {:.2}",
        truth / fast
    );

    let games = if smoke { 20_000 } else { 4_000_000 };
    let (truth, ()) = seconds(|| {
        let mut random = Random::new(1);
        for _ in 0..games / 20 {
            let mut position = start;
            while let Some(chosen) = random.choose(&position) {
                position = position.play(chosen).expect("a legal move");
            }
        }
    });
    let truth = truth * 20.0;
    let (fast, totals) = seconds(|| playouts::<u64>(&start, games, 1));
    println!(
        "random Kalaha(6,4) games, one thread: sow {:.0}/s, fast board {:.0}/s ({:.1} moves a game), ratio {:.2}",
        games as f64 / truth,
        games as f64 / fast,
        totals.moves as f64 / games as f64,
        truth / fast
    );
}
