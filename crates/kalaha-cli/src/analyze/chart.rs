//! A chart of South's margin over a game, in plain characters.

use kalaha_engine::search::Span;

/// Rows above and below zero together, at most.
const ROWS: i16 = 12;
/// Columns of the margins at the left, with the line beside them.
const LABELS: usize = 6;

/// Draws what is known before each move and at the end: `*` for a margin that is certain, `:` for
/// all that are possible. Where there are more moves than columns, a column stands for several and
/// shows the last of them.
///
/// ```text
///  +6 |     ***
///  +3 |
///   0 |*****---
///  -3 |
/// ```
pub(super) fn draw(spans: &[Span], width: usize) -> Vec<String> {
    if spans.is_empty() {
        return Vec::new();
    }
    let exact = spans.iter().filter(|span| span.is_exact());
    let (least, most) = exact.fold((0, 0), |(least, most): (i16, i16), span| {
        (least.min(span.lower), most.max(span.upper))
    });
    // What is open is drawn as far as the chart goes.
    let step = ((most - least) / ROWS + 1).max(1);
    let (bottom, top) = (least.div_euclid(step), (most + step - 1).div_euclid(step));
    let columns = width.saturating_sub(LABELS).clamp(1, spans.len());
    let shown: Vec<Span> = (0..columns)
        .map(|column| spans[(column + 1) * spans.len() / columns - 1])
        .collect();
    let row = |level: i16| {
        let cells: String = shown.iter().map(|span| cell(*span, level, step)).collect();
        let label = level * step;
        let label = if label > 0 {
            format!("+{label}")
        } else {
            label.to_string().replace('-', "−")
        };
        format!("{label:>4} |{}", cells.trim_end())
    };
    (bottom..=top).rev().map(row).collect()
}

fn cell(span: Span, level: i16, step: i16) -> char {
    let at = |margin: i16| (margin + step / 2).div_euclid(step);
    let within = at(span.lower) <= level && level <= at(span.upper);
    match (within, span.is_exact(), level) {
        (true, true, _) => '*',
        (true, false, _) => ':',
        (false, _, 0) => '-',
        (false, ..) => ' ',
    }
}

#[cfg(test)]
mod tests {
    use kalaha_engine::search::Span;

    use super::draw;

    fn exact(margins: &[i16]) -> Vec<Span> {
        let span = |&margin: &i16| Span {
            lower: margin,
            upper: margin,
        };
        margins.iter().map(span).collect()
    }

    #[test]
    fn margins_are_drawn_around_zero() {
        let lines = draw(&exact(&[2, 2, 0, -1]), 80);
        assert_eq!(lines, ["  +2 |**", "  +1 |", "   0 |--*-", "  −1 |   *"]);
    }

    #[test]
    fn what_is_open_is_drawn_as_far_as_the_chart_goes() {
        let open = Span {
            lower: -1,
            upper: 48,
        };
        let spans = [exact(&[2]), vec![open], exact(&[-2])].concat();
        let lines = draw(&spans, 80);
        assert_eq!(
            lines,
            ["  +2 |*:", "  +1 | :", "   0 |-:-", "  −1 | :", "  −2 |  *"]
        );
    }

    #[test]
    fn every_size_fits() {
        for width in [0, 1, 7, 20, 80] {
            for length in [1, 2, 79, 300] {
                let margins: Vec<i16> = (0..length).map(|ply| ply % 97 - 48).collect();
                let lines = draw(&exact(&margins), width);
                assert!(lines.len() <= 15, "{}", lines.len());
                for line in lines {
                    assert!(line.chars().count() <= width.max(7), "{line}");
                }
            }
        }
        assert!(draw(&[], 80).is_empty());
    }
}
