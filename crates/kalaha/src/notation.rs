//! Positions as text.
//!
//! Two forms are read; both say who moves, extra turns used and an open swap at the end:
//!
//! - people's: `S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s`, each row left to right from its owner's
//!   seat, its store in brackets;
//! - the board literal of the Kalah Game Protocol: `<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>`: houses a side,
//!   south's store, north's store, south's row, north's row.
//!
//! After the board: `s` or `n` for who moves (South if left out), ` +1` for extra turns used, ` pie`
//! while the swap is open, ` first` while it is still to come, ` last` once it is gone. Where none of
//! these is said, the swap is to come if the board is the rules' start position, else gone; for the
//! start of a game see [`Game::parse_start`]. `start` is the start position.

use core::fmt;

use crate::error::{Error, Expected, TextFault};
use crate::{BySide, Game, Position, Rules, Side, SwapRight};

/// People's form, which [`Position::parse`] reads back.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for &side in Side::ALL {
            let (row, store) = (self.row(side), self.store(side));
            write!(f, "{} {row} ({store})", side.letter())?;
            f.write_str(if side == Side::South { " / " } else { " " })?;
        }
        self.fmt_state(f)
    }
}

impl Position {
    /// The board literal of the Kalah Game Protocol, with who moves, extra turns and an open swap
    /// behind it. [`Position::parse`] reads it back.
    #[must_use]
    pub fn to_kgp(&self) -> String {
        struct Kgp<'a>(&'a Position);
        impl fmt::Display for Kgp<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let Kgp(position) = self;
                let (south, north) = (Side::South, Side::North);
                let houses = position.rules().houses;
                write!(
                    f,
                    "<{houses},{},{}",
                    position.store(south),
                    position.store(north)
                )?;
                for &side in Side::ALL {
                    for seeds in &**position.row(side) {
                        write!(f, ",{seeds}")?;
                    }
                }
                f.write_str("> ")?;
                position.fmt_state(f)
            }
        }
        Kgp(self).to_string()
    }

    /// Writes what the board does not carry.
    fn fmt_state(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_move().letter().to_ascii_lowercase())?;
        if self.extra_used() > 0 {
            write!(f, " +{}", self.extra_used())?;
        }
        let unsaid = || {
            let rows = BySide {
                south: &**self.row(Side::South),
                north: &**self.row(Side::North),
            };
            let stores = BySide {
                south: self.store(Side::South),
                north: self.store(Side::North),
            };
            Position::new(
                *self.rules(),
                rows,
                stores,
                self.to_move(),
                self.extra_used(),
            )
            .map(|position| position.swap_right())
        };
        match self.swap_right() {
            right if unsaid() == Ok(right) => Ok(()),
            SwapRight::Open => f.write_str(" pie"),
            SwapRight::Coming => f.write_str(" first"),
            SwapRight::Gone => f.write_str(" last"),
        }
    }

    /// Reads a position under a rule set.
    ///
    /// ```
    /// use kalaha::{Position, Rules};
    /// let text = "S 4 4 0 5 5 5 (1) / N 4 4 4 4 4 4 (0) s +1";
    /// let position = Position::parse(Rules::STANDARD, text)?;
    /// assert_eq!(position.to_string(), text);
    /// assert_eq!(Position::parse(Rules::STANDARD, &position.to_kgp())?, position);
    /// # Ok::<(), kalaha::Error>(())
    /// ```
    ///
    /// # Errors
    /// Text that is no position, with the column of the fault; a board that does not fit the rules.
    pub fn parse(rules: Rules, text: &str) -> Result<Self, Error> {
        let (position, swap) = Self::read(rules, text)?;
        Ok(swap.map_or(position, |swap| position.with_swap(swap)))
    }

    /// The position of a text, and the state of the swap if the text says it.
    fn read(rules: Rules, text: &str) -> Result<(Self, Option<SwapRight>), Error> {
        rules.check()?;
        let mut reader = Reader { text, at: 0 };
        if reader.word("start") {
            reader.end()?;
            return Ok((Self::start(rules)?, None));
        }
        let board = if reader.symbol('<') {
            reader.kgp_board()?
        } else {
            reader.board()?
        };
        let to_move = if reader.word("n") {
            Side::North
        } else {
            reader.word("s");
            Side::South
        };
        let extra_used = if reader.symbol('+') {
            reader.count(Expected::ExtraUsed)?
        } else {
            0
        };
        let swap_at = reader.column();
        let swap = if reader.word("pie") {
            Some(SwapRight::Open)
        } else if reader.word("first") {
            Some(SwapRight::Coming)
        } else if reader.word("last") {
            Some(SwapRight::Gone)
        } else {
            None
        };
        if swap.is_some() && !rules.pie {
            return Err(Error::PositionText {
                column: swap_at,
                fault: TextFault::PieWithoutRule,
            });
        }
        reader.end()?;
        let rows = BySide {
            south: &*board.rows.south,
            north: &*board.rows.north,
        };
        let position = Self::new(rules, rows, board.stores, to_move, extra_used)?;
        Ok((position, swap))
    }
}

impl Game {
    /// A game from a position as text, see [`Position::parse`]. Under the pie rule the swap is to
    /// come unless the text says otherwise: a game that starts here has its first turn before it.
    ///
    /// ```
    /// use kalaha::{Game, Rules, SwapRight};
    /// let rules = Rules { pie: true, ..Rules::STANDARD };
    /// let board = "S 4 4 4 0 5 5 (1) / N 5 4 4 4 4 4 (0) n";
    /// let fresh = Game::parse_start(rules, board)?;
    /// assert_eq!(fresh.position().swap_right(), SwapRight::Coming);
    /// let going_on = Game::parse_start(rules, &format!("{board} last"))?;
    /// assert_eq!(going_on.position().swap_right(), SwapRight::Gone);
    /// # Ok::<(), kalaha::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`Position::parse`], and a position that is over already.
    pub fn parse_start(rules: Rules, text: &str) -> Result<Self, Error> {
        let (position, swap) = Position::read(rules, text)?;
        if let Some(reason) = position.end_reason() {
            return Err(Error::OverAtStart { reason });
        }
        let swap = swap.unwrap_or(SwapRight::Coming);
        Ok(Self::resume(position.with_swap(swap)))
    }
}

/// The counts of a board as read.
struct Board {
    rows: BySide<Vec<u8>>,
    stores: BySide<u8>,
}

/// Reads words, symbols and counts with any blanks between them.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn board(&mut self) -> Result<Board, Error> {
        let mut board = Board {
            rows: BySide::default(),
            stores: BySide::default(),
        };
        for &side in Side::ALL {
            let (letter, expected) = match side {
                Side::South => ("s", Expected::Start),
                Side::North => ("n", Expected::NorthRow),
            };
            if !self.word(letter) {
                return Err(self.expected(expected));
            }
            while self.peek().is_some_and(|next| next.is_ascii_digit()) {
                let count = self.count(Expected::Count)?;
                board.rows[side].push(count);
            }
            if board.rows[side].is_empty() {
                return Err(self.expected(Expected::Count));
            }
            self.must('(', Expected::OpenBracket)?;
            board.stores[side] = self.count(Expected::Count)?;
            self.must(')', Expected::CloseBracket)?;
            if side == Side::South {
                self.must('/', Expected::Slash)?;
            }
        }
        Ok(board)
    }

    /// The rest of a board literal, behind its `<`.
    fn kgp_board(&mut self) -> Result<Board, Error> {
        let column = self.column();
        let stated = usize::from(self.count(Expected::Houses)?);
        let mut counts = Vec::new();
        while self.symbol(',') {
            counts.push(self.count(Expected::Count)?);
        }
        self.must('>', Expected::CommaOrEnd)?;
        let found = counts.len();
        if found != 2 * stated + 2 {
            let fault = TextFault::CountsDiffer {
                stated,
                found: found.saturating_sub(2),
            };
            return Err(Error::PositionText { column, fault });
        }
        let (south, north) = counts[2..].split_at(stated);
        Ok(Board {
            rows: BySide {
                south: south.to_vec(),
                north: north.to_vec(),
            },
            stores: BySide {
                south: counts[0],
                north: counts[1],
            },
        })
    }

    fn count(&mut self, what: Expected) -> Result<u8, Error> {
        self.skip_blanks();
        let rest = &self.text[self.at..];
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        if length == 0 {
            return Err(self.expected(what));
        }
        let digits = &rest[..length];
        let count = digits.parse().map_err(|_| {
            let fault = TextFault::CountTooLarge {
                count: digits.to_owned(),
            };
            Error::PositionText {
                column: self.column(),
                fault,
            }
        })?;
        self.at += length;
        Ok(count)
    }

    /// Takes a word, in either case, that no letter or digit follows.
    fn word(&mut self, word: &str) -> bool {
        self.skip_blanks();
        let rest = &self.text.as_bytes()[self.at..];
        let found = rest.get(..word.len()).is_some_and(|start| {
            start.eq_ignore_ascii_case(word.as_bytes())
                && !rest.get(word.len()).is_some_and(u8::is_ascii_alphanumeric)
        });
        if found {
            self.at += word.len();
        }
        found
    }

    fn symbol(&mut self, symbol: char) -> bool {
        let found = self.peek() == Some(symbol);
        if found {
            self.at += symbol.len_utf8();
        }
        found
    }

    fn must(&mut self, symbol: char, expected: Expected) -> Result<(), Error> {
        if self.symbol(symbol) {
            Ok(())
        } else {
            Err(self.expected(expected))
        }
    }

    fn end(&mut self) -> Result<(), Error> {
        if self.peek().is_none() {
            return Ok(());
        }
        let fault = TextFault::Trailing {
            found: self.found(),
        };
        Err(Error::PositionText {
            column: self.column(),
            fault,
        })
    }

    fn peek(&mut self) -> Option<char> {
        self.skip_blanks();
        self.text[self.at..].chars().next()
    }

    fn skip_blanks(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    /// The 1-based character at which reading stands.
    fn column(&mut self) -> usize {
        self.skip_blanks();
        self.text[..self.at].chars().count() + 1
    }

    /// The next word, shortened for a message.
    fn found(&mut self) -> String {
        self.skip_blanks();
        let word = self.text[self.at..]
            .split_whitespace()
            .next()
            .unwrap_or_default();
        word.chars().take(20).collect()
    }

    fn expected(&mut self, what: Expected) -> Error {
        let fault = TextFault::Expected {
            what,
            found: self.found(),
        };
        Error::PositionText {
            column: self.column(),
            fault,
        }
    }
}
