//! Numbers as each language writes them.

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};

use crate::Language;

/// How a bundle writes what goes into its messages; `M` is what it remembers between them.
pub(crate) type Writer<M> = fn(&FluentValue, &M) -> Option<String>;

/// The writer of a language.
pub(crate) fn writer<M>(language: Language) -> Writer<M> {
    match language {
        // A thousand and what follows stay on one line.
        Language::Swedish | Language::Norwegian => write::<'\u{a0}', ',', M>,
        Language::Danish | Language::German => write::<'.', ',', M>,
        Language::English => write::<',', '.', M>,
    }
}

/// A number with so many decimals.
pub(crate) fn with_decimals(value: f64, places: u8) -> FluentNumber {
    let options = FluentNumberOptions {
        minimum_fraction_digits: (places > 0).then_some(places.into()),
        ..FluentNumberOptions::default()
    };
    let scale = 10_f64.powi(places.into());
    FluentNumber::new((value * scale).round() / scale, options)
}

/// Digits in groups of three behind a minus sign; nothing for what is no number.
fn write<const GROUP: char, const POINT: char, M>(value: &FluentValue, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let plain = number.as_string();
    let (sign, digits) = match plain.strip_prefix('-') {
        Some(digits) => ("\u{2212}", digits),
        None => ("", &*plain),
    };
    let (whole, decimals) = digits
        .split_once('.')
        .map_or((digits, None), |(whole, decimals)| (whole, Some(decimals)));
    let mut written = sign.to_owned();
    for (index, digit) in whole.chars().enumerate() {
        if index > 0 && (whole.len() - index) % 3 == 0 {
            written.push(GROUP);
        }
        written.push(digit);
    }
    if let Some(decimals) = decimals {
        written.push(POINT);
        written.push_str(decimals);
    }
    Some(written)
}
