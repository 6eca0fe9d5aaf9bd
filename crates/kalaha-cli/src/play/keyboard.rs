//! Lines from the keyboard, or from whatever stands for it.

use std::io::{self, BufRead, IsTerminal, Read, StdinLock};

use crate::fault::Fault;
use crate::out::Out;

/// Bytes of the longest line; what is longer becomes two.
const LONGEST: u64 = 1 << 12;

pub(crate) struct Keyboard {
    input: StdinLock<'static>,
    /// Whether a person types and sees what is typed.
    prompts: bool,
}

impl Keyboard {
    pub(crate) fn new(out: &Out) -> Self {
        Self {
            input: io::stdin().lock(),
            prompts: out.is_terminal() && io::stdin().is_terminal(),
        }
    }

    /// The next line; nothing at the end of the input.
    pub(crate) fn line(&mut self, out: &mut Out) -> Result<Option<String>, Fault> {
        if self.prompts {
            out.prompt("> ")?;
        }
        let mut bytes = Vec::new();
        let read = self
            .input
            .by_ref()
            .take(LONGEST)
            .read_until(b'\n', &mut bytes)
            .map_err(Fault::Input)?;
        if read == 0 {
            if self.prompts {
                out.line("")?;
            }
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
    }
}
