//! Analyses for programs, in the forms of `kalaha solve --json` and `kalaha analyze --json`.

use kalaha::{BySide, Move, Rules, Side};
use kalaha_engine::analysis::{GameAnalysis, PlyAnalysis, PositionAnalysis, Searched};
use serde::Serialize;
use utoipa::ToSchema;

use crate::engines::{Known, MoveValue};
use crate::forms::MoveForm;

/// What is known of a position. Values are final margins for the player to move, in seeds.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PositionAnalysis)]
pub struct PositionAnswer {
    /// All options of the rule set.
    #[schema(value_type = Object)]
    rules: Rules,
    /// The position as text.
    position: String,
    /// South or north.
    #[schema(value_type = String)]
    to_move: Side,
    #[serde(flatten)]
    known: Known,
    /// Best moves, to the end of the game if the value is exact.
    #[schema(value_type = Vec<MoveForm>)]
    pv: Vec<Move>,
    /// Every move with its value, where that was asked for.
    moves: Vec<MoveValue>,
    /// Positions whose moves were looked at.
    nodes: u64,
    /// The time it took, tables included.
    seconds: f64,
}

impl PositionAnswer {
    /// The form of an analysis.
    #[must_use]
    pub fn new(searched: &Searched<PositionAnalysis>) -> Self {
        let Searched { found, nodes, time } = searched;
        let position = &found.position;
        let value = |&(r#move, span): &(Move, _)| MoveValue {
            r#move,
            known: Known::of(span, position),
        };
        Self {
            rules: *position.rules(),
            position: position.to_string(),
            to_move: position.to_move(),
            known: Known::of(found.value, position),
            pv: found.line.clone(),
            moves: found.moves.iter().map(value).collect(),
            nodes: *nodes,
            seconds: time.as_secs_f64(),
        }
    }
}

/// What is known of a game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GameAnalysis)]
pub struct GameAnswer {
    /// All options of the rule set.
    #[schema(value_type = Object)]
    rules: Rules,
    /// The start position as text.
    start: String,
    /// What the players are called.
    #[schema(value_type = Names)]
    players: BySide<String>,
    /// `south`, `north` or `draw`, once it is over.
    #[schema(value_type = Option<String>)]
    result: Option<&'static str>,
    /// Who gave it up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    resigned: Option<Side>,
    /// Its moves in order.
    plies: Vec<PlyAnswer>,
    /// Positions whose moves were looked at.
    nodes: u64,
    /// The time it took, tables included.
    seconds: f64,
}

/// What the players are called; empty if they have no names.
#[derive(Debug, Serialize, ToSchema)]
struct Names {
    /// South's player.
    south: String,
    /// North's player.
    north: String,
}

/// What is known of a move. Values are final margins for the mover, in seeds.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlyAnalysis)]
struct PlyAnswer {
    /// Moves made before it.
    ply: usize,
    /// South or north.
    #[schema(value_type = String)]
    mover: Side,
    /// The house's 0-based index, or `"swap"`.
    #[schema(value_type = MoveForm)]
    r#move: Move,
    /// Before it.
    before: Known,
    /// After it.
    after: Known,
    /// What it gave away.
    thrown_away: ThrownAway,
    /// The best line, if it is another.
    #[schema(value_type = Vec<MoveForm>)]
    better: Vec<Move>,
}

/// Seeds.
#[derive(Debug, Serialize, ToSchema)]
struct ThrownAway {
    /// At least.
    at_least: i16,
    /// At most.
    at_most: i16,
}

impl GameAnswer {
    /// The form of an analysis.
    #[must_use]
    pub fn new(searched: &Searched<GameAnalysis>) -> Self {
        let Searched { found, nodes, time } = searched;
        let start = found.game.start_position();
        let plies = found.plies.iter().enumerate();
        Self {
            rules: *start.rules(),
            start: start.to_string(),
            players: found.game.players.clone(),
            result: found.game.result(),
            resigned: found.game.resigned(),
            plies: plies.map(|(index, ply)| answer(index, ply)).collect(),
            nodes: *nodes,
            seconds: time.as_secs_f64(),
        }
    }
}

fn answer(index: usize, ply: &PlyAnalysis) -> PlyAnswer {
    let thrown_away = ply.thrown_away();
    PlyAnswer {
        ply: index,
        mover: ply.position.to_move(),
        r#move: ply.chosen,
        before: Known::of(ply.before, &ply.position),
        after: Known::of(ply.after, &ply.position),
        thrown_away: ThrownAway {
            at_least: thrown_away.lower,
            at_most: thrown_away.upper,
        },
        better: ply.better.clone(),
    }
}
