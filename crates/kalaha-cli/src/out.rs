//! Where answers go: the terminal or a pipe, with colour and line breaks where they are wanted.

use std::io::{self, IsTerminal, StdoutLock, Write};

use anstream::AutoStream;
use anstyle::Style;
use kalaha_text::{Language, Words};
use serde::Serialize;

use crate::fault::Fault;

/// Columns, where nothing says how many there are.
const USUAL_WIDTH: usize = 80;

/// The answer's stream and its language.
pub(crate) struct Out {
    pub(crate) words: Words,
    stream: AutoStream<StdoutLock<'static>>,
    is_terminal: bool,
}

impl Out {
    pub(crate) fn new(language: Language) -> Self {
        Self {
            words: Words::with_codes(language),
            // Leaves colour out where it is not wanted: pipes, NO_COLOR, TERM=dumb.
            stream: anstream::stdout().lock(),
            is_terminal: io::stdout().is_terminal(),
        }
    }

    /// True if a person sees the answer at once.
    pub(crate) fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    /// Columns of the screen; it may be made wider or narrower at any time.
    #[expect(clippy::unused_self, reason = "the width is that of this stream")]
    pub(crate) fn width(&self) -> usize {
        let said = || std::env::var("COLUMNS").ok()?.parse().ok();
        terminal_size::terminal_size_of(io::stdout())
            .map(|(width, _)| usize::from(width.0))
            .or_else(said)
            .filter(|&width| width > 0)
            .unwrap_or(USUAL_WIDTH)
    }

    /// Writes a line of the answer as it is.
    pub(crate) fn line(&mut self, text: &str) -> Result<(), Fault> {
        writeln!(self.stream, "{text}").map_err(Fault::Output)
    }

    /// Writes a text that stands out.
    pub(crate) fn heading(&mut self, text: &str) -> Result<(), Fault> {
        self.styled("", text, Style::new().bold())
    }

    /// Writes a text behind a mark such as `- `: broken between words to the width of a terminal, on
    /// one line in a pipe.
    pub(crate) fn paragraph(&mut self, mark: &str, text: &str) -> Result<(), Fault> {
        self.styled(mark, text, Style::new())
    }

    /// Writes a text that is too long for one line anywhere: broken in a pipe too.
    pub(crate) fn broken(&mut self, mark: &str, text: &str) -> Result<(), Fault> {
        for line in broken(mark, text, self.width()) {
            self.line(&line)?;
        }
        Ok(())
    }

    fn styled(&mut self, mark: &str, text: &str, style: Style) -> Result<(), Fault> {
        let width = if self.is_terminal {
            self.width()
        } else {
            usize::MAX
        };
        for line in broken(mark, text, width) {
            self.line(&format!("{style}{line}{style:#}"))?;
        }
        Ok(())
    }

    /// Writes an answer for programs: one JSON value on one line.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> Result<(), Fault> {
        let text =
            serde_json::to_string(value).map_err(|error| Fault::Output(io::Error::other(error)))?;
        self.line(&text)
    }

    /// Writes what stands before the answer of a person at the keyboard.
    pub(crate) fn prompt(&mut self, text: &str) -> Result<(), Fault> {
        write!(self.stream, "{text}").map_err(Fault::Output)?;
        self.flush()
    }

    pub(crate) fn flush(&mut self) -> Result<(), Fault> {
        self.stream.flush().map_err(Fault::Output)
    }

    /// Says something beside the answer. Nobody to hear it is no fault.
    #[expect(clippy::unused_self, reason = "all that is said goes through here")]
    pub(crate) fn aside(&self, text: &str) {
        let _ = writeln!(io::stderr(), "{text}");
    }
}

/// A text broken between words, with a mark before the first line and blanks before the others.
fn broken(mark: &str, text: &str, width: usize) -> Vec<String> {
    let indent = mark.chars().count();
    let mut lines = Vec::new();
    let mut line = mark.to_owned();
    let mut used = indent;
    // What a no-break space holds together stays together.
    for word in text.split_ascii_whitespace() {
        let length = word.chars().count();
        let blank = usize::from(used > indent);
        if blank > 0 && used + blank + length > width {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            used = indent;
        } else if blank > 0 {
            line.push(' ');
            used += 1;
        }
        line.push_str(word);
        used += length;
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::broken;

    #[test]
    fn a_text_is_broken_between_words() {
        assert_eq!(broken("- ", "one two three", 9), ["- one two", "  three"]);
        assert_eq!(broken("", "one", 1), ["one"]);
        assert_eq!(broken("", "a 5\u{a0}%", 4), ["a", "5\u{a0}%"]);
        assert_eq!(broken("- ", "", 9), ["- "]);
    }
}
