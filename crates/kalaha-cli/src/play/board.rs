//! The board as text. It draws what it is given and knows no rules.

use anstyle::{AnsiColor, Style};
use kalaha::{BySide, Direction, House, Position, Side, StoreSide};

/// Columns up to which the board is drawn without frames.
const NARROW: usize = 40;
/// Columns before everything.
const MARGIN: usize = 2;
/// Columns of a framed house and store, frames not counted.
const HOUSE: usize = 4;
const STORE: usize = 7;

/// What is drawn.
pub(crate) struct Picture<'a> {
    pub(crate) position: &'a Position,
    /// The houses that the player to move may choose.
    pub(crate) open: &'a [House],
    /// The board with which changes are compared.
    pub(crate) since: &'a Position,
    /// Whose row lies below, nearest the reader.
    pub(crate) below: Side,
    /// What stands beside a row: the side and who plays it.
    pub(crate) labels: &'a BySide<String>,
    /// The same with the seeds in the store, for a board that has no store drawn.
    pub(crate) counted_labels: &'a BySide<String>,
    /// What stands in a store: the side.
    pub(crate) sides: &'a BySide<String>,
}

impl Picture<'_> {
    /// The lines of the board for a screen of that many columns.
    pub(crate) fn draw(&self, width: usize) -> Vec<String> {
        let houses = usize::from(self.position.rules().houses);
        let framed = MARGIN + 2 * (STORE + 1) + houses * (HOUSE + 1) + 1;
        let plain = MARGIN + 3 * houses + 2;
        if width > NARROW && width >= framed {
            self.framed()
        } else if width >= plain {
            self.plain(width)
        } else {
            self.upright()
        }
    }

    /// ```text
    ///            North
    ///     ←      6    5    4    3    2    1
    ///   ┌───────┬────┬────┬────┬────┬────┬────┬───────┐
    ///   │ North │  4 │  4 │  4 │  4 │  4 │  4 │ South │
    ///   │       │    │    │    │    │    │    │       │
    ///   │    0  ├────┼────┼────┼────┼────┼────┤    1  │
    ///   │       │  4 │  4 │  0 │  5 │  5 │  5 │   +1  │
    ///   │       │    │    │ −4 │ +1 │ +1 │ +1 │       │
    ///   └───────┴────┴────┴────┴────┴────┴────┴───────┘
    ///           [1]  [2]   3  [4]  [5]  [6]     →
    ///            South
    /// ```
    fn framed(&self) -> Vec<String> {
        let houses = usize::from(self.position.rules().houses);
        let margin = " ".repeat(MARGIN);
        let rule = |left, middle, right| {
            let cells = vec!["─".repeat(HOUSE); houses].join(middle);
            format!("{left}{cells}{right}")
        };
        let edge = |left, middle, right| {
            let store = "─".repeat(STORE);
            let row = rule(middle, middle, middle);
            format!("{margin}{left}{store}{row}{store}{right}")
        };
        let (left, right) = self.stores_left_right();
        let (above, below) = (!self.below, self.below);
        let (left, right) = (self.framed_store(left), self.framed_store(right));
        let middle = [
            self.cells(above, |house| self.count(above, house)),
            self.cells(above, |house| self.change_of_house(above, house)),
            rule("├", "┼", "┤"),
            self.cells(below, |house| self.count(below, house)),
            self.cells(below, |house| self.change_of_house(below, house)),
        ];
        let indent = " ".repeat(MARGIN + STORE + 3);
        let mut lines = vec![
            format!("{indent}{}", label(self.labels, above)),
            self.framed_numbers(above),
            edge("┌", "┬", "┐"),
        ];
        for ((left, middle), right) in left.iter().zip(middle).zip(right) {
            lines.push(format!("{margin}│{left}{middle}{right}│"));
        }
        lines.push(edge("└", "┴", "┘"));
        lines.push(self.framed_numbers(below));
        lines.push(format!("{indent}{}", label(self.labels, below)));
        lines
    }

    /// The five lines of a framed store.
    fn framed_store(&self, side: Side) -> [String; 5] {
        let now = self.position.store(side);
        let change = change(self.since.store(side), now);
        let style = style(side);
        let blank = " ".repeat(STORE);
        [
            format!("{style}{:^STORE$}{style:#}", self.sides[side]),
            blank.clone(),
            format!("{style}{now:>4}   {style:#}"),
            format!("{change:>4}   "),
            blank,
        ]
    }

    /// A row of framed cells, in the order in which it is seen.
    fn cells(&self, side: Side, cell: impl Fn(House) -> String) -> String {
        let cells: Vec<String> = self.seen(side).map(cell).collect();
        format!("│{}│", cells.join("│"))
    }

    fn count(&self, side: Side, house: House) -> String {
        let bold = if self.is_open(side, house) {
            Style::new().bold()
        } else {
            Style::new()
        };
        let seeds = self.position.row(side)[house];
        format!("{bold}{seeds:>3} {bold:#}")
    }

    fn change_of_house(&self, side: Side, house: House) -> String {
        let change = change(self.since.row(side)[house], self.position.row(side)[house]);
        format!("{:<HOUSE$}", format!("{change:>3}"))
    }

    /// The house numbers of a row, the open ones in brackets, and the way round.
    fn framed_numbers(&self, side: Side) -> String {
        let mut line = if self.leads_right(side) {
            " ".repeat(MARGIN + STORE + 2)
        } else {
            format!("{:MARGIN$}{:^width$}", "", "←", width = STORE + 2)
        };
        for house in self.seen(side) {
            let number = house.number();
            let text = if self.is_open(side, house) {
                let style = style(side);
                let bracketed = format!("[{number}]");
                format!("{style}{bracketed:>HOUSE$}{style:#} ")
            } else {
                format!("{number:>3}  ")
            };
            line.push_str(&text);
        }
        if self.leads_right(side) {
            line.push_str("   →");
        }
        line.trim_end().to_owned()
    }

    /// The board without frames, for narrow screens; `^` and `v` point at the open houses.
    ///
    /// ```text
    /// North: 0 in the store
    /// ←   6   5   4   3   2   1
    ///     4   4   4   4   4   4
    ///     4   4   0   5   5   5
    ///     ^   ^       ^   ^   ^
    ///     1   2   3   4   5   6 →
    /// South: 1 in the store
    /// ```
    fn plain(&self, width: usize) -> Vec<String> {
        let houses = usize::from(self.position.rules().houses);
        let cell = if MARGIN + 4 * houses + 2 <= width {
            4
        } else {
            3
        };
        let (above, below) = (!self.below, self.below);
        let line = |side, text: &dyn Fn(House) -> String| {
            let cells = self
                .seen(side)
                .map(|house| format!("{:>cell$}", text(house)));
            let cells: Vec<String> = cells.collect();
            format!("{:MARGIN$}{}", "", cells.concat())
                .trim_end()
                .to_owned()
        };
        let counts = |side| line(side, &|house| self.position.row(side)[house].to_string());
        let marks = |side, mark: &str| {
            let mark = |house| if self.is_open(side, house) { mark } else { "" };
            line(side, &|house| mark(house).to_owned())
        };
        let numbers = |side| {
            let numbers = line(side, &|house| house.number().to_string());
            if self.leads_right(side) {
                format!("{numbers} →")
            } else {
                numbers.replacen(' ', "←", 1)
            }
        };
        let mut lines = vec![label(self.counted_labels, above), numbers(above)];
        if above == self.position.to_move() {
            lines.push(marks(above, "v"));
        }
        lines.extend([counts(above), counts(below)]);
        if below == self.position.to_move() {
            lines.push(marks(below, "^"));
        }
        lines.extend([numbers(below), label(self.counted_labels, below)]);
        lines
    }

    /// The board on its side, for screens that are too narrow for its rows: above is left, and `<` and
    /// `>` point at the open houses.
    ///
    /// ```text
    /// North: 0 in the store
    ///     6 ↑    4    4  >  1
    ///     5      4    4  >  2
    ///     4      4    0     3
    ///     3      5    5  >  4
    ///     2      5    5  >  5
    ///     1      5    5  >  6 ↓
    /// South: 1 in the store
    /// ```
    fn upright(&self) -> Vec<String> {
        let (left, right) = (!self.below, self.below);
        let houses: Vec<(House, House)> = self.seen(left).zip(self.seen(right)).collect();
        let last = houses.len() - 1;
        let way = |side, index| match self.leads_right(side) {
            true if index == last => "↓",
            false if index == 0 => "↑",
            _ => " ",
        };
        let mark = |side, house, mark| if self.is_open(side, house) { mark } else { " " };
        let mut lines = vec![label(self.counted_labels, left)];
        for (index, &(above, below)) in houses.iter().enumerate() {
            let line = format!(
                "{:>5} {} {} {:>3}  {:>3}  {} {:>2} {}",
                above.number(),
                way(left, index),
                mark(left, above, "<"),
                self.position.row(left)[above],
                self.position.row(right)[below],
                mark(right, below, ">"),
                below.number(),
                way(right, index),
            );
            lines.push(line.trim_end().to_owned());
        }
        lines.push(label(self.counted_labels, right));
        lines
    }

    /// The houses of a row from left to right as they are seen: the row above belongs to a player
    /// who sits opposite.
    fn seen(&self, side: Side) -> impl Iterator<Item = House> {
        let houses = self.position.rules().houses;
        let above = side != self.below;
        (0..houses).map(move |index| House::new(if above { houses - 1 - index } else { index }))
    }

    /// The owners of the stores at the left and at the right.
    fn stores_left_right(&self) -> (Side, Side) {
        match self.position.rules().store_side {
            StoreSide::Right => (!self.below, self.below),
            StoreSide::Left => (self.below, !self.below),
        }
    }

    /// True if seeds travel to the right through a row as it is seen.
    fn leads_right(&self, side: Side) -> bool {
        let to_owner_right = self.position.rules().direction == Direction::CounterClockwise;
        to_owner_right == (side == self.below)
    }

    fn is_open(&self, side: Side, house: House) -> bool {
        side == self.position.to_move() && self.open.contains(&house)
    }
}

fn label(labels: &BySide<String>, side: Side) -> String {
    let style = style(side);
    format!("{style}{}{style:#}", labels[side])
}

/// What a pit gained or lost; nothing if its count is the same.
fn change(before: u8, now: u8) -> String {
    match now.cmp(&before) {
        std::cmp::Ordering::Greater => format!("+{}", now - before),
        std::cmp::Ordering::Less => format!("−{}", before - now),
        std::cmp::Ordering::Equal => String::new(),
    }
}

/// The sides' colours, blue and orange as far as terminals have them: told apart by everybody.
fn style(side: Side) -> Style {
    let color = match side {
        Side::South => AnsiColor::Cyan,
        Side::North => AnsiColor::Yellow,
    };
    Style::new().bold().fg_color(Some(color.into()))
}
