//! The analysis page: what each move of a position or of a game is worth.

use kalaha::{BySide, Game, Move, Position, Rules, Side};
use kalaha_text::{Arg, Margin, Words};
use maud::{Markup, html};

use super::chart::{Point, chart};
use super::editor::{Shown, editor};
use super::modules::{dialog, module_words};
use super::options::{option_fields, preset_field};
use super::shell::Page;
use super::why::why_link;
use super::wishes::Wishes;

/// The analysis page.
pub struct AnalysisPage<'a> {
    /// The address that was asked for.
    pub address: &'a str,
    /// The reader's language.
    pub words: &'a Words,
    /// The form as it was sent.
    pub wishes: &'a Wishes,
    /// The position on the board.
    pub position: Option<Position>,
    /// The text in its field.
    pub text: &'a str,
    /// What was found out.
    pub report: Option<&'a Report>,
    /// What is wrong with what was sent.
    pub refused: Option<&'a str>,
}

/// What was found out.
#[derive(Clone, Debug)]
pub enum Report {
    /// About a position.
    Position(PositionReport),
    /// About a game.
    Game(GameReport),
}

/// What is known of a position's moves. Margins are those of the side to move.
#[derive(Clone, Debug)]
pub struct PositionReport {
    /// The position.
    pub position: Position,
    /// The position's value.
    pub value: Margin,
    /// Each move with its value, the best first.
    pub moves: Vec<(Move, Margin)>,
    /// The best line.
    pub line: Vec<Move>,
}

/// What is known of a game's moves.
#[derive(Clone, Debug)]
pub struct GameReport {
    /// The game.
    pub game: Game,
    /// Each move.
    pub plies: Vec<PlyReport>,
    /// South's final margin before each move and after the last: at least, at most.
    pub run: Vec<(i16, i16)>,
}

/// What is known of a move. Margins are those of whoever made it.
#[derive(Clone, Debug)]
pub struct PlyReport {
    /// The position in which it was made.
    pub before: Position,
    /// The move.
    pub chosen: Move,
    /// What the position was worth.
    pub worth: Margin,
    /// What it was worth after the move.
    pub left: Margin,
    /// Seeds that the move gave away: at least, at most.
    pub given: (i16, i16),
    /// The best line, if it is another.
    pub better: Vec<Move>,
}

impl AnalysisPage<'_> {
    /// The page.
    #[must_use]
    pub fn render(&self) -> Markup {
        let words = self.words;
        let say = |id: &str| words.say(id, &[]);
        let title = say("web-analysis-title");
        let content = html! {
            (dialog(words))
            (module_words(words))
            div .status {
                h1 { (title) }
                p { (say("web-analysis-help")) }
            }
            div .alarm #alarm role="alert" { @if let Some(refused) = self.refused { (refused) } }
            form #analysis method="post" action="/analysis" {
                @if let Some(position) = &self.position { (editor(self.shown(position), words)) }
                div .actions {
                    button type="submit" .button.main { (say("web-analyse")) }
                    @if let Some(position) = self.position.as_ref().filter(|position| !position.is_over()) {
                        a .button href=(play_link(position)) { (say("web-analysis-play-on")) }
                    }
                }
                p #waiting .status role="status" hidden { (say("web-thinking")) }
                @match self.report {
                    Some(Report::Position(report)) => (self.position_part(report)),
                    Some(Report::Game(report)) => (self.game_part(report)),
                    None => {}
                }
                div .columns {
                    div .field {
                        label for="text" { (say("web-analysis-text")) }
                        textarea #text name="text" spellcheck="false" autocomplete="off" aria-describedby="text-help" { (self.text) }
                        p #text-help .help { (say("web-analysis-text-help")) }
                        input type="hidden" name="was" value=(self.text);
                    }
                    div {
                        (preset_field(&self.wishes.get("rules"), words))
                        details .more open[self.wishes.has_more()] {
                            summary { (say("web-house-rules")) }
                            div .start-fields {
                                (option_fields(&|key| self.wishes.get(key), &self.wishes.preset(), words))
                            }
                        }
                    }
                }
            }
        };
        Page {
            words,
            title: &title,
            path: self.address,
            script: Some("analysis.js"),
            refresh: None,
            board: true,
        }
        .around(&content)
    }

    fn shown<'a>(&'a self, position: &'a Position) -> Shown<'a> {
        match self.refused {
            Some(_) => Shown::refused(position, self.wishes, None),
            None => Shown::new(position),
        }
    }

    fn position_part(&self, report: &PositionReport) -> Markup {
        let words = self.words;
        let say = |id: &str| words.say(id, &[]);
        let position = &report.position;
        let nobody = BySide::default();
        if report.moves.is_empty() {
            return html! { section .notice role="status" { p .result { (say("web-analysis-over")) } } };
        }
        let best = report.moves.first().map(|&(_, margin)| margin);
        html! {
            section .findings aria-labelledby="findings" {
                h2 #findings tabindex="-1" { (words.who_wins(position.to_move(), report.value, &nobody)) }
                @if !report.line.is_empty() {
                    p { (say("web-analysis-line")) ": " (words.line(position, &report.line)) }
                }
                div .scroll role="group" aria-labelledby="findings" tabindex="0" {
                    table .plain {
                        caption .unseen { (say("web-analysis-moves")) }
                        thead { tr {
                            th scope="col" { (say("web-move")) }
                            th scope="col" .figure { (say("web-value")) }
                            th scope="col" { (say("web-analysis-what")) }
                        } }
                        tbody {
                            @for &(chosen, margin) in &report.moves {
                                tr {
                                    th scope="row" {
                                        (words.line(position, &[chosen]))
                                        @if Some(margin) == best && margin != Margin::Unknown { " " strong .best { (say("web-analysis-best")) } }
                                    }
                                    td .figure { (words.margin(margin)) }
                                    td { (self.told(position, chosen)) }
                                }
                            }
                        }
                    }
                }
                @if report.moves.iter().any(|(_, margin)| !matches!(margin, Margin::Exact(_))) {
                    p .quiet { (say("web-values-open")) }
                }
            }
        }
    }

    /// What a move does, with the reason of it.
    fn told(&self, before: &Position, chosen: Move) -> Markup {
        let mut events = Vec::new();
        if before
            .play_telling(chosen, &mut |event| events.push(event))
            .is_err()
        {
            return html! {};
        }
        let words = self.words;
        let small = |kind: &kalaha::EventKind| {
            use kalaha::EventKind::{Lap, Lift, Skip, Sow};
            matches!(kind, Lift { .. } | Sow { .. } | Lap | Skip { .. })
        };
        let reason = events
            .iter()
            .find(|event| !small(&event.kind))
            .map(|event| event.rule);
        html! {
            (words.moved(before, chosen, &events, &BySide::default()))
            @if let Some(rule) = reason { " " (why_link(rule.as_str(), words)) }
        }
    }

    fn game_part(&self, report: &GameReport) -> Markup {
        let words = self.words;
        let say = |id: &str| words.say(id, &[]);
        let players = &report.game.players;
        let start = report.game.start_position();
        let south = words.player(Side::South, players);
        let first = report.plies.first().map(|ply| ply.worth);
        let points: Vec<Point> = report
            .run
            .iter()
            .enumerate()
            .map(|(index, &(low, high))| {
                let led = index.checked_sub(1).and_then(|ply| report.plies.get(ply));
                let mistake = led
                    .filter(|ply| ply.given.0 > 0)
                    .map(|ply| ply.before.to_move());
                Point { low, high, mistake }
            })
            .collect();
        let is_open = report.run.iter().any(|&(low, high)| low != high);
        html! {
            section .findings aria-labelledby="findings" {
                @if let Some(first) = first {
                    h2 #findings tabindex="-1" { (words.who_wins(start.to_move(), first, players)) }
                } @else {
                    h2 #findings tabindex="-1" { (say("web-no-move-yet")) }
                }
                @if let Some(side) = report.game.resigned() { p { (words.resigned(side, players)) } }
                figure {
                    figcaption { (words.say("web-analysis-chart", &[("player", (&south).into())])) }
                    (chart(&points, words))
                }
                h2 { (say("web-analysis-mistakes")) }
                (self.mistakes(report))
                h2 #moves-head { (say("web-moves")) }
                (self.plies(report))
                @if is_open { p .quiet { (say("web-values-open")) } }
            }
        }
    }

    fn mistakes(&self, report: &GameReport) -> Markup {
        let words = self.words;
        let wrong: Vec<(usize, &PlyReport)> = (1..)
            .zip(&report.plies)
            .filter(|(_, ply)| ply.given.0 > 0)
            .collect();
        if wrong.is_empty() {
            return html! { p { (words.say("web-analysis-no-mistakes", &[])) } };
        }
        html! {
            ul .log {
                @for (number, ply) in wrong {
                    li {
                        (self.mistake(number, ply, report))
                        @if let Some(&better) = ply.better.first() {
                            details {
                                summary { (words.say("web-why", &[])) }
                                ul .log {
                                    @for chosen in [ply.chosen, better] {
                                        li { strong { (words.line(&ply.before, &[chosen])) } ": " (self.told(&ply.before, chosen)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn mistake(&self, number: usize, ply: &PlyReport, report: &GameReport) -> String {
        let words = self.words;
        let player = words.player(ply.before.to_move(), &report.game.players);
        let chosen = words.line(&ply.before, &[ply.chosen]);
        let line = words.line(&ply.before, &ply.better);
        let (least, most) = ply.given;
        let facts = [
            ("number", number.into()),
            ("player", Arg::from(&player)),
            ("move", Arg::from(&chosen)),
            ("seeds", least.into()),
            ("line", Arg::from(&line)),
        ];
        if least == most {
            words.say("web-analysis-mistake", &facts)
        } else {
            words.say("web-analysis-mistake-at-least", &facts)
        }
    }

    fn plies(&self, report: &GameReport) -> Markup {
        let words = self.words;
        let say = |id: &str| words.say(id, &[]);
        html! {
            div .scroll role="group" aria-labelledby="moves-head" tabindex="0" {
                table .plain {
                    thead { tr {
                        th scope="col" .figure { "#" }
                        th scope="col" { (say("web-move")) }
                        th scope="col" .figure { (say("analyze-before")) }
                        th scope="col" .figure { (say("analyze-after")) }
                        th scope="col" .figure { (say("web-analysis-lost")) }
                        th scope="col" .unprinted { (say("web-analysis-position")) }
                    } }
                    tbody {
                        @for (number, ply) in (1..).zip(&report.plies) {
                            @let chosen = words.line(&ply.before, &[ply.chosen]);
                            tr {
                                td .figure { (number_text(number)) }
                                th scope="row" { (chosen) }
                                td .figure { (words.margin(ply.worth)) }
                                td .figure { (words.margin(ply.left)) }
                                td .figure { @if ply.given.0 > 0 { (ply.given.0) } }
                                td .unprinted {
                                    a href=(analysis_link(&ply.before)) aria-label=(words.say("web-analysis-set-up-of", &[("move", (&chosen).into())])) {
                                        (say("web-analysis-set-up"))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn number_text(number: usize) -> String {
    number.to_string()
}

/// The query that leads to a position under its rules.
fn query(position: &Position, field: &str) -> String {
    let mut fields = vec![("rules".to_owned(), "standard".to_owned())];
    for (key, value) in position.rules().differences(&Rules::STANDARD) {
        fields.push((key.as_str().to_owned(), value.to_string()));
    }
    fields.push((field.to_owned(), position.to_string()));
    let encoded = |text: &str| {
        let bytes = text.bytes().map(|byte| match byte {
            b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'-' | b'_' | b'.' => {
                char::from(byte).to_string()
            }
            b' ' => "+".to_owned(),
            other => format!("%{other:02X}"),
        });
        bytes.collect::<String>()
    };
    let pairs = fields
        .iter()
        .map(|(name, value)| format!("{name}={}", encoded(value)));
    pairs.collect::<Vec<_>>().join("&")
}

/// The address at which a position is analysed.
#[must_use]
pub fn analysis_link(position: &Position) -> String {
    format!("/analysis?{}", query(position, "text"))
}

/// The address at which a game from a position is begun.
fn play_link(position: &Position) -> String {
    format!("/?{}", query(position, "start"))
}
