//! What happened: the last turn step by step, and all moves.

use kalaha::{Game, Move, RuleId, Side};
use kalaha_text::Words;
use maud::{Markup, html};

use super::board::badge;
use super::why::why_link;
use crate::view::{Names, Scene, View};

/// The last turn, each event with its “why?”.
pub(super) fn log(view: &View, words: &Words) -> Markup {
    let Some(last) = &view.last else {
        return html! { p .quiet { (words.say("web-no-move-yet", &[])) } };
    };
    let all = || last.plies.iter().flat_map(|ply| &ply.steps);
    html! {
        ul .log {
            @for step in all() {
                @if !step.is_small() { li { (step.text) " " (why_link(step.rule, words)) } }
            }
        }
        details {
            summary { (words.say("web-step-by-step", &[])) }
            (steps(all().map(|step| (&*step.text, step.rule)), words))
        }
    }
}

/// Steps in order, each with its “why?”, which leads to its rule.
pub(super) fn steps<'a>(
    steps: impl IntoIterator<Item = (&'a str, &'a str)>,
    words: &Words,
) -> Markup {
    html! {
        ol .log { @for (text, rule) in steps { li { (text) " " (why_link(rule, words)) } } }
    }
}

/// The steps of a ruling.
pub(super) fn steps_told(told: &[(String, RuleId)], words: &Words) -> Markup {
    steps(
        told.iter().map(|(text, rule)| (&**text, rule.as_str())),
        words,
    )
}

/// All moves by turns, each leading to the board after it, and the way to step through them.
pub(super) fn moves(scene: &Scene, names: &Names, id: &str) -> Markup {
    let words = scene.words;
    let all = scene.state.game();
    let shown = scene
        .ply
        .unwrap_or(scene.state.ply())
        .min(scene.state.ply());
    let plies = scene.state.ply();
    if plies == 0 {
        return html! { p .quiet { (words.say("web-no-move-yet", &[])) } };
    }
    let to = |ply: usize| format!("/g/{id}?ply={ply}");
    let steps = [
        ("web-step-first", (shown > 0).then_some(0)),
        ("web-step-back", shown.checked_sub(1)),
        ("web-step-forward", (shown < plies).then_some(shown + 1)),
        ("web-step-last", (shown < plies).then_some(plies)),
    ];
    html! {
        div .actions.steps {
            @for (label, ply) in steps {
                @if let Some(ply) = ply {
                    a .button href=(to(ply)) data-ply-link { (words.say(label, &[])) }
                }
            }
        }
        ol .moves {
            @for (side, moves) in turns(all) {
                li class=(side) {
                    (badge(side))
                    @for (ply, chosen) in moves {
                        a href=(to(ply + 1)) data-ply-link aria-current=[(ply + 1 == shown).then_some("step")]
                            aria-label=(move_label(side, chosen, names, words)) { (move_text(side, chosen)) }
                    }
                }
            }
        }
        p .unprinted { a href={ "/g/" (id) "/record" } download { (words.say("web-save-text", &[])) } }
    }
}

fn move_text(side: Side, chosen: Move) -> String {
    match chosen {
        Move::Sow(_) => format!("{}{chosen}", side.letter()),
        Move::Swap => chosen.to_string(),
    }
}

fn move_label(side: Side, chosen: Move, names: &Names, words: &Words) -> String {
    let player = &names.plate[side];
    let text = move_text(side, chosen);
    let facts = [("player", player.into()), ("move", (&text).into())];
    words.say("web-move-label", &facts)
}

/// A game's moves by turns, each with the number of moves before it.
fn turns(game: &Game) -> Vec<(Side, Vec<(usize, Move)>)> {
    let mut turns: Vec<(Side, Vec<(usize, Move)>)> = Vec::new();
    for (ply, (side, chosen)) in game.moves_by_side().enumerate() {
        match turns.last_mut() {
            Some((side_before, moves)) if *side_before == side => moves.push((ply, chosen)),
            _ => turns.push((side, vec![(ply, chosen)])),
        }
    }
    turns
}
