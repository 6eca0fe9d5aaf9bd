//! The page of a seat that a secret link offers: who plays, by which rules, and whether to sit down.

use kalaha::Side;
use maud::{Markup, html};

use super::beside::rules_told;
use super::shell::Page;
use crate::view::Scene;

/// The page of a seat.
pub struct SeatPage<'a> {
    /// The game as the reader sees it now.
    pub scene: Scene<'a>,
    /// The address of the game.
    pub path: &'a str,
    /// The side whose seat is offered.
    pub side: Side,
}

impl SeatPage<'_> {
    /// The page.
    #[must_use]
    pub fn render(&self) -> Markup {
        let words = self.scene.words;
        let say = |id: &str| words.say(id, &[]);
        // Whoever sits at the other side here, as who begins a game does, is asked twice.
        let own = self.scene.own();
        let title = say(if own.is_some() {
            "web-seat-other"
        } else {
            "web-seat-title"
        });
        let content = html! {
            div .prose {
                h1 { (title) }
                @match own {
                    Some(own) => p { (words.say("web-seat-other-help", &[("side", (&words.side(own)).into())])) },
                    None => p { (self.plays()) },
                }
                form .prose method="post" action={ (self.path) "/seat" } {
                    @if own.is_none() {
                        div .field {
                            label for="name" { (say("web-your-name")) }
                            input #name type="text" name="name" maxlength="40" autocomplete="nickname"
                                value=(self.scene.state.name(self.side).unwrap_or_default());
                        }
                    }
                    div .actions {
                        @if own.is_some() {
                            a .button.main href=(self.path) { (say("web-seat-back")) }
                            button type="submit" .button { (say("web-seat-both")) }
                        } @else {
                            button type="submit" .button.main { (say("web-seat-take")) }
                            a .button href=(self.path) { (say("web-seat-watch")) }
                        }
                    }
                }
                @if own.is_none() {
                    h2 { (say("web-rules-of-game")) }
                    (rules_told(&self.scene.state.head().rules, words))
                }
            }
        };
        Page {
            words,
            title: &title,
            path: &format!("{}/seat", self.path),
            script: None,
            refresh: None,
            board: false,
        }
        .around(&content)
    }

    /// What the reader will play, and against whom if that has a name.
    fn plays(&self) -> String {
        let words = self.scene.words;
        let side = words.side(self.side);
        let side = ("side", (&side).into());
        let (state, other) = (self.scene.state, !self.side);
        if state.player(other).is_human() && state.name(other).is_none() {
            return words.say("web-seat-side", &[side]);
        }
        let other = &self.scene.view().names.plate[other];
        words.say("web-seat-against", &[side, ("player", other.into())])
    }
}
