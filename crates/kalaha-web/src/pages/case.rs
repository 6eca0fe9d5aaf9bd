//! A case of one's own: the board as it was, what was played and what two people say of it.

use kalaha::{House, Pit, Position, Rules, Ruling, Side};
use kalaha_lessons::Example;
use kalaha_lessons::referee::cases::{Claim, Claims, Part, Said, What};
use kalaha_text::Words;
use maud::{Markup, html};

use super::editor::{Shown, WRONG, editor};
use super::log::steps_told;
use super::options::{option_fields, preset_field};
use super::referee::By;
use super::shown::{play, with_examples};
use super::sources;
use super::why::why_link;
use crate::fault::Fault;
use crate::view::pit_id;

/// A case of one's own.
pub struct Case<'a> {
    /// The board as it was.
    pub position: Position,
    /// The moves as they were typed.
    pub moves: String,
    /// What each person says.
    pub claims: Claims,
    /// What came of the moves; nothing before they are known.
    pub ruling: Option<&'a Ruling>,
    /// What can't be read, or is missing.
    pub wrong: Option<Wrong>,
}

/// What is wrong with a case.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// The field that is at fault, if it is one alone.
    field: Option<String>,
    sentence: String,
}

const MOVES: &str = "moves";

impl Wrong {
    /// The moves are not known yet.
    #[must_use]
    pub fn no_moves(words: &Words) -> Self {
        Self {
            field: Some(MOVES.to_owned()),
            sentence: words.say("web-referee-no-moves", &[]),
        }
    }

    /// The rules that were asked for can't be had.
    #[must_use]
    pub fn rules(refused: &str) -> Self {
        Self {
            field: None,
            sentence: refused.to_owned(),
        }
    }

    /// A number of seeds, and nothing said that it belongs to.
    fn no_claim(who: &str, words: &Words) -> Self {
        Self {
            field: Some(seeds_field(who)),
            sentence: words.say("web-referee-no-claim", &[("who", who.into())]),
        }
    }

    /// A number of seeds that is none, of the first or the second person.
    fn seeds(who: &str, words: &Words) -> Self {
        Self {
            field: Some(seeds_field(who)),
            sentence: words.say("web-referee-bad-seeds", &[("who", who.into())]),
        }
    }
}

impl Wrong {
    /// What a fault says, beside the field that it is about.
    #[must_use]
    pub fn of(fault: &Fault, words: &Words) -> Self {
        let field = match fault {
            Fault::BadPit { pit, .. } => Some(pit_id(*pit)),
            Fault::Given { key: MOVES, .. } => Some(MOVES.to_owned()),
            _ => None,
        };
        Self {
            field,
            sentence: fault.told(words),
        }
    }
}

impl Case<'_> {
    fn wrong_field(&self) -> Option<&str> {
        self.wrong.as_ref()?.field.as_deref()
    }

    /// The sentence of what is wrong, where it belongs to these fields.
    fn alarm(&self, is_there: &dyn Fn(Option<&str>) -> bool) -> Markup {
        let field = self.wrong_field();
        let wrong = self.wrong.as_ref().filter(|_| is_there(field));
        html! {
            @if let Some(wrong) = wrong {
                // The focus goes to the field at fault, or else to the sentence.
                @let id = if field.is_some() { WRONG } else { "verdict" };
                p .alarm id=(id) role="alert" tabindex="-1" { (wrong.sentence) }
            }
        }
    }

    /// What a field is described by: the sentence of what is wrong with it, and its help.
    fn described(&self, field: &str, help: &str) -> String {
        let wrong = (self.wrong_field() == Some(field)).then_some(WRONG);
        let ids = wrong.into_iter().chain([help]);
        ids.collect::<Vec<_>>().join(" ")
    }
}

/// True for a field of the board, and where no field alone is at fault.
fn is_board(field: Option<&str>) -> bool {
    let beside = |field: &str| field == MOVES || field.ends_with(SEEDS);
    !field.is_some_and(beside)
}

const SEEDS: &str = "_seeds";

fn seeds_field(who: &str) -> String {
    format!("{who}{SEEDS}")
}

/// The page of a case.
#[must_use]
pub fn page(case: &Case, by: &By) -> Markup {
    let words = by.words;
    let say = |id: &str| words.say(id, &[]);
    let title = say("web-referee-own-case");
    let board = match &case.wrong {
        Some(_) => Shown::refused(&case.position, by.wishes, case.wrong_field()),
        None => Shown::new(&case.position),
    };
    let wrong_moves = case.wrong_field() == Some(MOVES);
    let content = html! {
        div .case {
            div .prose.head {
                h1 { (title) }
                p { (say("web-referee-own-case-help")) }
            }
            div .prose.ruled {
                // What is wrong with the rules is told over the form, and nothing is answered.
                @if by.refused.is_none() { (by.told()) }
                // The answer's page goes to the verdict, and with it the focus: so it is read out.
                @if let Some(ruling) = case.ruling { (ruled(case, ruling, words)) }
            }
            // What is missing or wrong is told by the page, in its own language.
            form method="get" action="/referee/case#verdict" novalidate {
                (case.alarm(&is_board))
                (editor(board, words))
                div .fields {
                    div .field {
                        label for="moves" { (say("web-referee-moves")) }
                        (case.alarm(&|field| field == Some(MOVES)))
                        input id="moves" name="moves" type="text" required value=(case.moves) autocomplete="off"
                            aria-describedby=(case.described(MOVES, "moves-help")) aria-invalid=[wrong_moves.then_some("true")] autofocus[wrong_moves];
                        span .help #moves-help { (say("web-referee-moves-help")) }
                    }
                    div .start-fields {
                        (claim_field(FIRST, "web-referee-first", case.claims.first, case, by))
                        (claim_field(SECOND, "web-referee-second", case.claims.second, case, by))
                    }
                    details {
                        summary { (say("web-referee-other-rules")) }
                        div .start-fields {
                            (preset_field(&by.wishes.get("rules"), words))
                            (option_fields(&|name| by.wishes.get(name), &by.wishes.preset(), words))
                        }
                    }
                    div .actions {
                        button .act.main type="submit" { (say("sheet-referee")) }
                        a .button href={ "/referee?" (by.query()) } { (say("web-referee-all")) }
                    }
                }
            }
        }
    };
    with_examples(&title, &by.address, words, &content)
}

/// The headings over the claims, as over the rules on `/why`.
const PARTS: [(Part, &str); 4] = [
    (Part::Move, "web-rules-board"),
    (Part::Sowing, "web-rules-sowing"),
    (Part::LastSeed, "web-rules-last-seed"),
    (Part::End, "web-rules-end"),
];

/// The names of the two people in the form and its messages.
const FIRST: &str = "first";
const SECOND: &str = "second";

fn claim_field(name: &str, label: &str, chosen: Option<Claim>, case: &Case, by: &By) -> Markup {
    let words = by.words;
    let seeds = seeds_field(name);
    let wrong = case.wrong_field() == Some(&*seeds);
    let is_chosen = |what| chosen.is_some_and(|claim| claim.what == what);
    html! {
        div .fields.claim {
            div .field {
                label for=(name) { (words.say(label, &[])) }
                select id=(name) name=(name) {
                    option value="" { (words.say("claim-none", &[])) }
                    @for (part, heading) in PARTS {
                        optgroup label=(words.say(heading, &[])) {
                            @for what in What::all().filter(|what| what.part() == part) {
                                option value=(what.as_str()) selected[is_chosen(what)] {
                                    (Claim { what, seeds: None }.say(words))
                                }
                            }
                        }
                    }
                }
            }
            div .field.how-many {
                label for=(seeds) { (words.say("web-referee-seeds", &[("who", name.into())])) }
                (case.alarm(&|field| field == Some(&*seeds)))
                input id=(seeds) name=(seeds) type="number" inputmode="numeric" min="1" max="255"
                    value=[Some(by.wishes.get(&seeds)).filter(|seeds| !seeds.is_empty())]
                    aria-invalid=[wrong.then_some("true")] aria-describedby=[wrong.then_some(WRONG)] autofocus[wrong];
            }
        }
    }
}

/// What the two people say, from their fields.
///
/// # Errors
/// A number of seeds that is none, or that belongs to nothing that is said.
pub fn claims(get: &dyn Fn(&str) -> String, words: &Words) -> Result<Claims, Wrong> {
    let claim = |name: &str| {
        let said = Claim::find(&get(name));
        let seeds = get(&seeds_field(name));
        if seeds.is_empty() {
            return Ok(said);
        }
        let mut claim = said
            .filter(|claim| claim.what == What::Capture)
            .ok_or_else(|| Wrong::no_claim(name, words))?;
        let seeds = seeds.parse().ok().filter(|&seeds| seeds > 0);
        claim.seeds = Some(seeds.ok_or_else(|| Wrong::seeds(name, words))?);
        Ok(Some(claim))
    };
    Ok(Claims {
        first: claim(FIRST)?,
        second: claim(SECOND)?,
    })
}

/// The address of a case in which that was played; nothing if its board is none of these rules.
pub(super) fn link(rules: &Rules, example: &Example) -> Option<String> {
    let position = Position::parse(*rules, example.board).ok()?;
    let mut query = form_urlencoded::Serializer::new(kalaha_sheets::query(rules));
    for &side in Side::ALL {
        for (index, seeds) in (0..).zip(position.row(side).iter()) {
            let house = House::new(index);
            query.append_pair(&pit_id(Pit::House { side, house }), &seeds.to_string());
        }
        let store = position.store(side).to_string();
        query.append_pair(&pit_id(Pit::Store { side }), &store);
    }
    query.append_pair("to_move", position.to_move().as_str());
    query.append_pair("moves", &example.moves.join(" "));
    Some(format!("/referee/case?{}", query.finish()))
}

fn ruled(case: &Case, ruling: &Ruling, words: &Words) -> Markup {
    let text = words.ruling(ruling);
    let moves: Vec<&str> = case.moves.split_whitespace().collect();
    let settled = case.claims.settle(ruling, &moves, words);
    let said = settled.as_ref().map_or(&[][..], |settled| &settled.said);
    let mut cited = text.sources.clone();
    for source in said.iter().flat_map(|said| said.sources) {
        if !cited.contains(source) {
            cited.push(*source);
        }
    }
    html! {
        div .notice #verdict tabindex="-1" {
            @if let Some(settled) = &settled {
                p .result { (settled.verdict) }
                @for said in said { (answer_to(said, words)) }
            }
            p { (text.verdict) }
        }
        div .shown { div .example {} (play(ruling, &moves, words)) }
        @if !text.steps.is_empty() {
            h2 { (words.say("judge-steps", &[])) }
            (steps_told(&text.steps, words))
        }
        @if !text.differences.is_empty() {
            h2 { (words.say("judge-differences", &[])) }
            ul { @for told in &text.differences { li { (told) } } }
        }
        @if !cited.is_empty() {
            h2 { (words.say("judge-sources", &[])) }
            (sources::list(&cited, words))
        }
    }
}

/// What is told to one person.
fn answer_to(said: &Said, words: &Words) -> Markup {
    html! {
        p {
            (said.told) " " (said.reason) " " (why_link(said.rule.as_str(), words))
            @if let Some(otherwise) = &said.otherwise { " " (otherwise) }
        }
    }
}
