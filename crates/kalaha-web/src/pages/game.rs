//! The page of a game, for players and for those who watch.

use kalaha::{Move, Side};
use kalaha_text::Words;
use maud::{Markup, html};
use serde::Serialize;

use super::beside::{invite_part, name_part, rules_part, seats_part, share_part};
use super::board::{badge, board};
use super::log::{log, moves};
use super::modules::{LINE, TextMode, data, dialog, marks, module_words, seen, settings};
use super::options::icon;
use super::shell::Page;
use super::why::why_link;
use crate::game::Help;
use crate::view::{Scene, View};

/// What the page of a game shows besides the board.
pub struct GamePage<'a> {
    /// The game as the reader sees it.
    pub scene: Scene<'a>,
    /// Its id.
    pub id: &'a str,
    /// The page's own address.
    pub address: &'a str,
    /// The address by which others can watch.
    pub watch: &'a str,
    /// The secret addresses of open seats, for who has them to give away.
    pub invites: &'a Invites,
    /// The secret addresses of the reader's own seats, to play on from another device.
    pub own_seats: &'a [(Side, String)],
    /// What was refused, in one sentence.
    pub refused: Option<&'a str>,
    /// Help that was asked for.
    pub told: Option<&'a Told>,
    /// Who types has the text mode open, with what it answered last.
    pub typed: Option<&'a str>,
}

/// An answer to who asked for help.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Told {
    /// In words.
    pub text: String,
    /// Moves with what is known of each.
    pub values: Vec<(String, String)>,
}

/// Secret addresses of seats that nobody has taken yet.
#[derive(Clone, Debug, Default)]
pub struct Invites {
    /// The addresses.
    pub links: Vec<String>,
    /// True if they lead every other device to itself.
    pub is_local: bool,
}

/// A part of the page that changes with the game, and its name in the page.
pub type Panel = (&'static str, Markup);

/// What the modules get when the game has changed.
#[derive(Debug, Serialize)]
pub struct Update {
    /// The number of the entry that changed it.
    pub number: u64,
    /// True if the entry was a move, whose steps are those of the last ply.
    pub moved: bool,
    /// The board.
    pub view: View,
    /// Parts of the page, as HTML.
    pub panels: Vec<(&'static str, String)>,
}

impl Update {
    /// The update to a scene.
    #[must_use]
    pub fn of(scene: &Scene, id: &str, invites: &Invites, moved: bool) -> Self {
        let view = scene.view();
        let panels = panels(scene, &view, id, invites);
        Self {
            number: view.version,
            moved,
            panels: panels
                .into_iter()
                .map(|(name, part)| (name, part.into_string()))
                .collect(),
            view,
        }
    }
}

impl GamePage<'_> {
    /// The page.
    #[must_use]
    pub fn render(&self) -> Markup {
        let scene = &self.scene;
        let words = scene.words;
        let view = scene.view();
        let say = |id: &str| words.say(id, &[]);
        let title = title(scene, &view);
        let path = format!("/g/{}", self.id);
        let (ply, version) = (view.ply.to_string(), view.version.to_string());
        let parts = panels(scene, &view, self.id, self.invites);
        let part = |name: &str| {
            parts
                .iter()
                .find(|(part, _)| *part == name)
                .map(|(_, part)| part)
        };
        let waiting = view.to_move.is_some() && !view.may_move && !view.looking_back;
        let content = html! {
            h1 .unseen { (title) }
            (dialog(words))
            div #game data-game=(self.id) data-version=(view.version) data-ply=(view.ply)
                data-back[view.looking_back] {
                (data(&view))
                (module_words(words))
                div .status data-panel="turn" { @if let Some(part) = part("turn") { (part) } }
                form #board method="post" action={ (path) "/move" } {
                    (seen(&view))
                    (board(&view, words))
                }
                div .status {
                    p .ahead-text aria-hidden="true" { }
                    // Each sentence is added and none replaced, so that the answer to a move drowns no word of it.
                    div .says #says role="log" aria-label=(say("web-says")) {
                        @for said in &view.said { p { (said) } }
                        @if !view.says.is_empty() { p { (view.says) } }
                    }
                    p .quiet #presence {}
                }
                // Next to the board, where it is looked for.
                div #told role="status" { @if let Some(told) = self.told { (told_part(told, words)) } }
                div data-panel="invites" { @if let Some(part) = part("invites") { (part) } }
                p .unseen #ending role="alert" {}
                div .alarm #alarm role="alert" { @if let Some(refused) = self.refused { (refused) } }
                div data-panel="notice" { @if let Some(part) = part("notice") { (part) } }
                div data-panel="actions" { @if let Some(part) = part("actions") { (part) } }
                div .columns {
                    section aria-labelledby="log-head" {
                        h2 #log-head { (say("web-last-turn")) }
                        div data-panel="log" { @if let Some(part) = part("log") { (part) } }
                    }
                    section aria-labelledby="moves-head" {
                        h2 #moves-head { (say("web-moves")) }
                        div data-panel="moves" { @if let Some(part) = part("moves") { (part) } }
                    }
                    section .unprinted {
                        (TextMode {
                            method: "post",
                            action: &format!("{path}/text{LINE}"),
                            sent: &[("ply", &ply), ("version", &version)],
                            told: self.typed,
                        }.draw(words))
                        (marks(words))
                        (rules_part(scene, words))
                        (share_part(self.watch, self.invites.is_local, words))
                        (seats_part(self.own_seats, scene, &view))
                        (name_part(scene, &path))
                        (settings(words))
                    }
                }
            }
        };
        Page {
            words,
            title: &title,
            path: self.address,
            script: Some("game.js"),
            refresh: waiting.then_some(5),
            board: true,
        }
        .around(&content)
    }
}

/// Who plays whom, the reader first.
fn title(scene: &Scene, view: &View) -> String {
    let first = scene.own().unwrap_or(Side::South);
    let second = scene.words.player_within(!first, &view.names.spoken);
    let facts = [
        ("first", (&view.names.plate[first]).into()),
        ("second", (&second).into()),
    ];
    scene.words.say("web-title-game", &facts)
}

/// The parts of the page that change with the game.
#[must_use]
pub fn panels(scene: &Scene, view: &View, id: &str, invites: &Invites) -> Vec<Panel> {
    vec![
        ("turn", turn(view, scene.words)),
        ("invites", invite_part(invites, scene.words)),
        ("notice", notice(scene, view, id)),
        ("actions", actions(scene, view, id)),
        ("log", log(view, scene.words)),
        ("moves", moves(scene, &view.names, id)),
    ]
}

fn turn(view: &View, words: &Words) -> Markup {
    html! {
        @match &view.result {
            Some(result) => p .result {
                (result)
                @if let Some(rule) = view.end_rule { " " (why_link(rule.as_str(), words)) }
            },
            None => p .turn {
                @if let Some(side) = view.to_move { (badge(side)) }
                span { (view.turn) }
                @if let Some(extra) = &view.extra { strong .extra { (extra) } }
            },
        }
    }
}

/// A request that waits for its answer, what became of it, or the game that follows.
fn notice(scene: &Scene, view: &View, id: &str) -> Markup {
    let say = |id: &str| scene.words.say(id, &[]);
    let request = scene.state.request();
    html! {
        @if let Some(text) = &view.notice {
            div .notice {
                p { (text) }
                @if scene.state.rematch().is_some() {
                    p .actions { a .button.main href={ "/g/" (id) "/next" } { (say("web-to-rematch")) } }
                } @else if let Some(request) = request {
                    div .actions {
                        @if scene.mine()[request.by] {
                            (act(view, id, "decline", &say("web-withdraw"), false))
                        } @else {
                            (act(view, id, "accept", &say("web-accept"), true))
                            (act(view, id, "decline", &say("web-decline"), false))
                        }
                    }
                }
            }
        }
    }
}

/// A button that posts what is asked for on this board and on no other.
fn act(view: &View, id: &str, name: &str, label: &str, main: bool) -> Markup {
    html! {
        form method="post" action={ "/g/" (id) "/" (name) } data-act=(name) {
            (seen(view))
            button type="submit" .main[main] { (label) }
        }
    }
}

/// What can be done now, the most likely first.
fn actions(scene: &Scene, view: &View, id: &str) -> Markup {
    let words = scene.words;
    let say = |id: &str| words.say(id, &[]);
    let state = scene.state;
    let seated = scene.is_seated() && !view.looking_back;
    let alone = state.is_alone(scene.seats);
    let help = state.head().help;
    let can_help = seated && view.may_move;
    let takes_back = seated && state.resigned().is_none() && state.rematch().is_none();
    let has_moved = takes_back && has_moved(scene);
    let redoes = takes_back && alone && state.game().clone().redo().is_ok();
    html! {
        div .actions {
            @if view.looking_back {
                a .button.main href={ "/g/" (id) } data-ply-link { (say("web-to-now")) }
            }
            @if view.may_swap {
                form method="post" action={ "/g/" (id) "/move" } data-act="move" {
                    (seen(view))
                    input type="hidden" name="move" value=(Move::Swap);
                    button type="submit" { (say("web-swap")) }
                }
            }
            @if seated && view.to_move.is_none() && state.rematch().is_none() && state.request().is_none() {
                (act(view, id, "rematch", &say("web-rematch"), true))
            }
            @if has_moved && (alone || state.request().is_none()) {
                (act(view, id, "takeback", &say(if alone { "web-takeback" } else { "web-takeback-ask" }), false))
            }
            @if redoes { (act(view, id, "redo", &say("web-redo"), false)) }
            @if can_help && help != Help::None {
                a .button href={ "/g/" (id) "?help=hint#told" } data-help="hint" { (say("web-hint")) }
            }
            @if can_help && help == Help::Values {
                a .button href={ "/g/" (id) "?help=values#told" } data-help="values" { (say("web-values")) }
            }
            @if view.last.is_some() {
                button type="button" .button.live-only hidden data-replay { (icon("again")) (say("web-show-again")) }
            }
            @if seated && view.to_move.is_some() && !alone_at_table(scene) {
                details .giving-up {
                    summary { (say("web-resign")) }
                    (act(view, id, "resign", &say("web-resign-really"), false))
                }
            }
            @if view.to_move.is_none() {
                a .button href={ "/analysis?game=" (id) } { (say("web-analyse-game")) }
                a .button href="/" { (say("web-new-game")) }
            }
        }
    }
}

/// True if one person plays both sides, who has nobody to give up to.
fn alone_at_table(scene: &Scene) -> bool {
    let mine = scene.mine();
    mine.south && mine.north
}

fn has_moved(scene: &Scene) -> bool {
    let mine = scene.mine();
    scene
        .state
        .game()
        .moves_by_side()
        .any(|(side, _)| mine[side])
}

/// An answer to who asked for help.
#[must_use]
pub fn told_part(told: &Told, words: &Words) -> Markup {
    html! {
        div .notice {
            @if !told.text.is_empty() { p { (told.text) } }
            @if !told.values.is_empty() {
                table .plain {
                    thead { tr {
                        th scope="col" { (words.say("web-move", &[])) }
                        th scope="col" .figure { (words.say("web-value", &[])) }
                    } }
                    tbody {
                        @for (chosen, value) in &told.values {
                            tr { th scope="row" { (chosen) } td .figure { (value) } }
                        }
                    }
                }
            }
        }
    }
}
