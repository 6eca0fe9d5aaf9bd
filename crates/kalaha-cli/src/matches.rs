//! `match`: two of the computer's players in many games.

use std::sync::atomic::Ordering;

use kalaha::Rules;
use kalaha_engine::contest::{Contest, Score, elo};
use kalaha_engine::levels::Perfect;
use kalaha_text::Arg;
use serde::Serialize;

use crate::fault::{Exit, Fault};
use crate::out::Out;
use crate::progress::Progress;
use crate::stop;

/// Who plays whom, and how often.
pub(crate) struct Match {
    pub(crate) contest: Contest,
    /// Games, an even number.
    pub(crate) games: u32,
    pub(crate) json: bool,
}

#[derive(Serialize)]
struct Answer<'a> {
    rules: &'a Rules,
    players: [String; 2],
    seed: u64,
    /// Games asked for.
    wanted: u32,
    /// Games played; wins, draws and losses are the first player's.
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    /// Points a game, a draw being half a point, and where it lies with a chance of 95 %.
    rate: f64,
    interval: [f64; 2],
    /// The same as Elo points; null stands for infinity.
    elo: f64,
    elo_interval: [f64; 2],
}

pub(crate) fn run(asked: &Match, out: &mut Out) -> Result<Exit, Fault> {
    let stop = stop::flag();
    let mut score = Score::default();
    let mut perfect = Perfect::default();
    let mut progress = Progress::new();
    for pair in 0..u64::from(asked.games / 2) {
        let Some(games) = asked.contest.pair(pair, &mut perfect, stop)? else {
            break;
        };
        for (_, margin) in games {
            score.add(margin);
        }
        progress.tell(|| {
            let Score {
                wins,
                draws,
                losses,
            } = score;
            format!(
                "{}/{}  +{wins} ={draws} -{losses}",
                score.games(),
                asked.games
            )
        });
    }
    progress.wipe();
    tell(asked, score, out)?;
    Ok(if stop.load(Ordering::Relaxed) {
        Exit::No
    } else {
        Exit::Yes
    })
}

fn tell(asked: &Match, score: Score, out: &mut Out) -> Result<(), Fault> {
    let Contest {
        rules,
        players,
        seed,
    } = &asked.contest;
    let players = players.map(|player| player.to_string());
    let Score {
        wins,
        draws,
        losses,
    } = score;
    let interval = score.interval();
    if asked.json {
        return out.json(&Answer {
            rules,
            players,
            seed: *seed,
            wanted: asked.games,
            games: score.games(),
            wins,
            draws,
            losses,
            rate: score.rate(),
            interval,
            elo: elo(score.rate()),
            elo_interval: interval.map(elo),
        });
    }
    let preset = out.words.rule_set(rules).preset;
    let title = preset.map_or_else(|| out.words.say("play-own-rules", &[]), |text| text.title);
    let heading = [
        ("a", Arg::from(&players[0])),
        ("b", (&players[1]).into()),
        ("rules", (&title).into()),
    ];
    let heading = out.words.say("match-heading", &heading);
    out.heading(&heading)?;
    let (games, wanted) = (score.games(), asked.games);
    if games < wanted {
        let counts = [("games", games.into()), ("wanted", wanted.into())];
        let stopped = out.words.say("match-stopped", &counts);
        out.paragraph("", &stopped)?;
    }
    let percent = |rate: f64| Arg::from(100.0 * rate);
    let [low, high] = interval.map(percent);
    let points = [
        ("player", Arg::from(&players[0])),
        ("games", games.into()),
        ("wins", wins.into()),
        ("draws", draws.into()),
        ("losses", losses.into()),
        ("rate", percent(score.rate())),
        ("low", low),
        ("high", high),
    ];
    let points = out.words.say("match-points", &points);
    out.paragraph("", &points)?;
    let [low, high] = interval.map(|rate| signed(elo(rate)));
    let id = match elo(score.rate()) {
        _ if games == 0 => return Ok(()),
        difference if difference.is_finite() => {
            let difference = signed(difference);
            let facts = [
                ("elo", Arg::from(&difference)),
                ("low", (&low).into()),
                ("high", (&high).into()),
            ];
            let told = out.words.say("match-elo", &facts);
            return out.paragraph("", &told);
        }
        difference if difference > 0.0 => ("match-elo-above", low),
        _ => ("match-elo-below", high),
    };
    let told = out.words.say(id.0, &[("bound", Arg::from(&id.1))]);
    out.paragraph("", &told)
}

/// A whole number with its sign, as people write it.
fn signed(number: f64) -> String {
    let sign = if number < -0.5 { "\u{2212}" } else { "+" };
    format!("{sign}{:.0}", number.abs())
}
