//! Where a rule is taught, as links where that can be read.

use kalaha_text::{Source, Words};
use maud::{Markup, html};

/// A citation that leads to its source; one that can't be followed is only named.
pub(super) fn cited(source: &Source, words: &Words) -> Markup {
    let text = words.cite(source);
    html! {
        @if let Some(address) = source.address {
            a href=(address) hreflang=[source.language] rel="noreferrer noopener" { (text) }
        } @else {
            (text)
        }
    }
}

/// A list of citations.
pub(super) fn list<'a>(sources: impl IntoIterator<Item = &'a Source>, words: &Words) -> Markup {
    html! {
        ul { @for source in sources { li { (cited(source, words)) } } }
    }
}

/// Citations behind a sentence, in brackets.
pub(super) fn in_brackets(sources: &[Source], words: &Words) -> Markup {
    html! {
        span .quiet {
            "("
            @for (at, source) in sources.iter().enumerate() {
                @if at > 0 { "; " }
                (cited(source, words))
            }
            ")"
        }
    }
}
