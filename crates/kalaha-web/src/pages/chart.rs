//! A game's margin from move to move as a drawing.

use kalaha::Side;
use kalaha_text::{Arg, Words};
use maud::{Markup, html};

/// Units of the drawing.
const WIDTH: i32 = 720;
const HEIGHT: i32 = 220;
const LEFT: i32 = 44;
const EDGE: i32 = 14;

/// A point of the chart: South's final margin, at least and at most, and whose mistake led there.
#[derive(Clone, Copy, Debug)]
pub struct Point {
    /// At least.
    pub low: i16,
    /// At most.
    pub high: i16,
    /// Who gave something away with the move after which this holds.
    pub mistake: Option<Side>,
}

/// The chart. What it says stands beside it as a table too.
#[must_use]
pub fn chart(points: &[Point], words: &Words) -> Markup {
    let most = points
        .iter()
        .map(|point| point.low.abs().max(point.high.abs()))
        .max();
    let most = i32::from(most.unwrap_or(0).max(2));
    let count = i32::try_from(points.len()).unwrap_or(1).max(2);
    let x = |index: usize| {
        let index = i32::try_from(index).unwrap_or(0);
        LEFT + index * (WIDTH - LEFT - EDGE) / (count - 1)
    };
    let y = |margin: i32| HEIGHT / 2 - margin * (HEIGHT / 2 - EDGE) / most;
    let middle = |point: &Point| i32::midpoint(point.low.into(), point.high.into());
    // The line goes through what is certain; a bar stands for what is not.
    let line: Vec<String> = points
        .iter()
        .enumerate()
        .filter(|(_, point)| point.low == point.high)
        .map(|(index, point)| format!("{},{}", x(index), y(middle(point))))
        .collect();
    let low = points.iter().map(|point| point.low).min().unwrap_or(0);
    let high = points.iter().map(|point| point.high).max().unwrap_or(0);
    let facts = [
        ("low", Arg::from(low)),
        ("high", Arg::from(high)),
        ("count", points.len().saturating_sub(1).into()),
    ];
    let label = words.say("web-analysis-chart-text", &facts);
    html! {
        svg .chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(label) {
            @for margin in [most, most / 2, -most / 2, -most] {
                line .grid x1=(LEFT) x2=(WIDTH - EDGE) y1=(y(margin)) y2=(y(margin)) {}
            }
            line .zero x1=(LEFT) x2=(WIDTH - EDGE) y1=(y(0)) y2=(y(0)) {}
            @for margin in [most, 0, -most] {
                text x=(LEFT - 8) y=(y(margin) + 4) text-anchor="end" { (signed(margin)) }
            }
            @for (index, point) in points.iter().enumerate().filter(|(_, point)| point.low < point.high) {
                line .grid x1=(x(index)) x2=(x(index)) y1=(y(point.low.into())) y2=(y(point.high.into())) stroke-width="4" {}
            }
            polyline .run points=(line.join(" ")) {}
            @for (index, point) in points.iter().enumerate().filter(|(_, point)| point.low == point.high) {
                @if let Some(side) = point.mistake { (mark(x(index), y(middle(point)), side)) }
            }
        }
    }
}

/// A mistake, marked by the side's shape.
fn mark(x: i32, y: i32, side: Side) -> Markup {
    html! {
        @match side {
            Side::South => circle .mistake.south cx=(x) cy=(y) r="6" {},
            Side::North => rect .mistake.north x=(x - 5) y=(y - 5) width="10" height="10"
                transform={ "rotate(45 " (x) " " (y) ")" } {},
        }
    }
}

fn signed(margin: i32) -> String {
    match margin {
        1.. => format!("+{margin}"),
        0 => "0".to_owned(),
        _ => format!("−{}", -margin),
    }
}
