//! Who is right: the common questions, and a case of one's own.

use kalaha::{House, Pit, Position, Rules, Ruling, Side};
use kalaha_lessons::Example;
use kalaha_lessons::referee::cases::{Claim, Claims, Part, Said, What};
use kalaha_lessons::referee::{DISPUTES, Dispute, Margins};
use kalaha_text::Words;
use maud::{Markup, html};

use super::editor::editor;
use super::learn::around;
use super::log::steps_told;
use super::options::{option_fields, preset_field};
use super::shown::{example, play, with_examples};
use super::why::{named_why_link, why_link};
use super::wishes::Wishes;
use crate::view::pit_id;

/// By which rules it is answered.
pub struct By<'a> {
    /// The rules.
    pub rules: Rules,
    /// What is proved of perfect play by them.
    pub known: Option<Margins>,
    /// The address that was asked for.
    pub address: String,
    /// The fields of the form as they were sent.
    pub wishes: &'a Wishes,
    /// Why the rules that were asked for can't be had.
    pub refused: Option<String>,
    /// The reader's language.
    pub words: &'a Words,
}

impl By<'_> {
    fn told(&self) -> Markup {
        let name = kalaha_sheets::name(&self.rules, self.words);
        let text = self.words.rule_set(&self.rules);
        html! {
            p { (self.words.say("web-referee-rules", &[("rules", (&name).into())])) }
            @if let Some(refused) = &self.refused { p .alarm role="alert" { (refused) } }
            @if !text.differences.is_empty() {
                ul { @for told in &text.differences { li { (told) } } }
                p { (text.rest) }
            }
        }
    }

    /// The form for other rules, at an address.
    fn form(&self, action: &str) -> Markup {
        let words = self.words;
        html! {
            details .unprinted {
                summary { (words.say("web-referee-other-rules", &[])) }
                form method="get" action=(action) {
                    div .start-fields {
                        (preset_field(&self.wishes.get("rules"), words))
                        (option_fields(&|name| self.wishes.get(name), &self.wishes.preset(), words))
                    }
                    button .act type="submit" { (words.say("web-referee-show", &[])) }
                }
            }
        }
    }

    fn query(&self) -> String {
        kalaha_sheets::query(&self.rules)
    }
}

/// All questions with their answers.
#[must_use]
pub fn index_page(by: &By) -> Markup {
    let words = by.words;
    let title = words.say("sheet-referee", &[]);
    let query = by.query();
    let content = html! {
        div .prose.opening {
            h1 { (title) }
            p { (words.say("web-referee-help", &[])) }
            (by.told())
            (by.form("/referee"))
            p .actions.unprinted {
                a .button.main href={ "/referee/case?" (query) } { (words.say("web-referee-own-case", &[])) }
                a .button href={ "/print/referee?" (query) } { (words.say("web-nav-print", &[])) }
            }
        }
        ol .questions {
            @for dispute in DISPUTES {
                @let text = dispute.settle(&by.rules, by.known).say(words);
                li .short {
                    a href={ "/referee/" (dispute.id) "?" (query) } { (text.question) }
                    p { strong { (text.answer) } " " (text.reason) }
                }
            }
        }
    };
    around(&title, &by.address, false, words, &content)
}

/// One question in full.
#[must_use]
pub fn dispute_page(dispute: &'static Dispute, by: &By) -> Markup {
    let words = by.words;
    let settled = dispute.settle(&by.rules, by.known);
    let text = settled.say(words);
    let path = format!("/referee/{}", dispute.id);
    let content = html! {
        div .answered {
            div .prose.answer {
                h1 { (text.question) }
                p .verdict { strong { (text.answer) } " " (text.reason) }
            }
            @if let Some(played) = &settled.example {
                section .seen {
                    h2 { (words.say("web-learn-shown", &[])) }
                    (example(played, words))
                }
            }
            div .prose.about {
                @if !text.otherwise.is_empty() {
                    h2 { (words.say("judge-differences", &[])) }
                    ul { @for told in &text.otherwise { li { (told) } } }
                }
                @if !text.sources.is_empty() {
                    h2 { (words.say("judge-sources", &[])) }
                    ul { @for source in &text.sources { li { (source) } } }
                }
                @if !settled.rules.is_empty() {
                    ul .unprinted { @for &rule in settled.rules { li { (named_why_link(rule, words)) } } }
                }
                (by.told())
                (by.form(&path))
                p .unprinted { a href={ "/referee?" (by.query()) } { (words.say("web-referee-all", &[])) } }
            }
        }
    };
    with_examples(&text.question, &by.address, words, &content)
}

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
    /// Why the board or the moves can't be read.
    pub refused: Option<String>,
}

/// The page of a case.
#[must_use]
pub fn case_page(case: &Case, by: &By) -> Markup {
    let words = by.words;
    let say = |id: &str| words.say(id, &[]);
    let title = say("web-referee-own-case");
    let content = html! {
        div .case {
            div .prose.head {
                h1 { (title) }
                p { (say("web-referee-own-case-help")) }
            }
            div .prose.ruled {
                (by.told())
                // The answer's page goes to the verdict, and with it the focus: so it is read out.
                @if let Some(refused) = &case.refused { p .alarm #verdict tabindex="-1" { (refused) } }
                @if let Some(ruling) = case.ruling { (ruled(case, ruling, words)) }
            }
            form method="get" action="/referee/case#verdict" {
                (editor(&case.position, words))
                div .fields {
                    div .field {
                        label for="moves" { (say("web-referee-moves")) }
                        input id="moves" name="moves" type="text" required value=(case.moves) autocomplete="off" aria-describedby="moves-help";
                        span .help #moves-help { (say("web-referee-moves-help")) }
                    }
                    div .start-fields {
                        (claim_field("first", "web-referee-first", case.claims.first, words))
                        (claim_field("second", "web-referee-second", case.claims.second, words))
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

fn claim_field(name: &str, label: &str, chosen: Option<Claim>, words: &Words) -> Markup {
    let seeds = format!("{name}_seeds");
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
                input id=(seeds) name=(seeds) type="number" inputmode="numeric" min="1" max="255"
                    value=[chosen.and_then(|claim| claim.seeds)];
            }
        }
    }
}

/// What a person says, from the fields of that name.
#[must_use]
pub fn claim(name: &str, get: &dyn Fn(&str) -> String) -> Option<Claim> {
    let mut claim = Claim::find(&get(name))?;
    if claim.what == What::Capture {
        claim.seeds = get(&format!("{name}_seeds")).parse().ok();
    }
    Some(claim)
}

/// The address of a case in which that was played; nothing if its board is none of these rules.
pub(super) fn case_link(rules: &Rules, example: &Example) -> Option<String> {
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
    let cited = said.iter().flat_map(|said| &said.sources);
    let mut sources = text.sources.clone();
    for source in cited {
        if !sources.contains(source) {
            sources.push(source.clone());
        }
    }
    let list = |heading: &str, items: &[String]| {
        html! {
            @if !items.is_empty() {
                h2 { (words.say(heading, &[])) }
                ul { @for item in items { li { (item) } } }
            }
        }
    };
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
        (list("judge-differences", &text.differences))
        (list("judge-sources", &sources))
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
