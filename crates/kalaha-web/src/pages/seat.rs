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
        let title = say(self.title());
        let content = html! {
            div .prose {
                h1 { (title) }
                p { (self.about()) }
                form .prose method="post" action={ (self.path) "/seat" } {
                    @if self.is_free() {
                        div .field {
                            label for="name" { (say("web-your-name")) }
                            input #name type="text" name="name" maxlength="40" autocomplete="nickname"
                                value=(self.scene.state.name(self.side).unwrap_or_default());
                        }
                    }
                    (self.actions())
                }
                @if self.scene.own().is_none() {
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

    /// True if nobody sits there, and the reader nowhere in this game.
    fn is_free(&self) -> bool {
        self.scene.own().is_none() && !self.scene.state.joined()[self.side]
    }

    fn title(&self) -> &'static str {
        if self.is_free() {
            "web-seat-title"
        } else if self.scene.own().is_some() {
            // As who begins a game and opens the link that is for the friend.
            "web-seat-other"
        } else {
            "web-seat-taken"
        }
    }

    fn about(&self) -> String {
        let words = self.scene.words;
        if let Some(own) = self.scene.own() {
            let own = words.side(own);
            return words.say("web-seat-other-help", &[("side", (&own).into())]);
        }
        if self.is_free() {
            return self.plays();
        }
        let player = &self.scene.view().names.plate[self.side];
        words.say("web-seat-taken-help", &[("player", player.into())])
    }

    /// What can be done, the most likely first.
    fn actions(&self) -> Markup {
        let say = |id: &str| self.scene.words.say(id, &[]);
        let (first, second) = if self.scene.own().is_some() {
            ("web-seat-back", "web-seat-both")
        } else {
            ("web-seat-watch", "web-seat-go-on")
        };
        html! {
            div .actions {
                @if self.is_free() {
                    button type="submit" .button.main { (say("web-seat-take")) }
                    a .button href=(self.path) { (say("web-seat-watch")) }
                } @else {
                    a .button.main href=(self.path) { (say(first)) }
                    button type="submit" .button { (say(second)) }
                }
            }
        }
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
