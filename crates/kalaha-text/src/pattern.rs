//! What a message asks for.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

/// Something that is put into a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask<'p> {
    /// A fact, by its name.
    Fact(&'p str),
    /// Another message, by its key.
    Message(&'p str),
}

/// Gives all that a message asks for in any of its forms.
///
/// # Panics
/// In debug builds, so in tests: anything else in it than facts, other messages and characters that
/// can't be seen in the file.
pub(crate) fn each_ask<'p>(pattern: &Pattern<&'p str>, give: &mut dyn FnMut(Ask<'p>)) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    each_ask(&variant.value, give);
                }
                selector
            }
        };
        match inline {
            InlineExpression::VariableReference { id } => give(Ask::Fact(id.name)),
            InlineExpression::MessageReference {
                id,
                attribute: None,
            } => give(Ask::Message(id.name)),
            other => debug_assert!(
                matches!(other, InlineExpression::StringLiteral { .. }),
                "messages are built of facts and other messages only: {other:?}"
            ),
        }
    }
}
