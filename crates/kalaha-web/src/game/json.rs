//! The JSON form of a state. It is never translated and holds nothing that changes with time.

use kalaha::{BySide, Event, Move, Rules, Side};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Asked, Help, Last, Player, State};
use crate::forms::MoveForm;

/// A game as it stands.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = State)]
pub struct StateJson<'a> {
    /// The game's id, as in its link.
    id: &'a str,
    /// Number of the last change; it never goes back.
    version: u64,
    /// Moves on the board.
    ply: usize,
    /// All options of the rule set.
    #[schema(value_type = Object)]
    rules: &'a Rules,
    /// The start position as text.
    start: &'a str,
    /// The position as text.
    position: String,
    /// Who moves next; null once the game is over.
    #[schema(value_type = Option<String>)]
    to_move: Option<Side>,
    /// Who plays.
    #[schema(value_type = PlayersJson)]
    players: BySide<PlayerJson<'a>>,
    /// What help is allowed: none, hints or values.
    #[schema(value_type = String)]
    help: Help,
    /// The moves that can be made: 0-based houses from the mover's left, and `"swap"`.
    #[schema(value_type = Vec<MoveForm>)]
    legal: Vec<Move>,
    /// The moves made.
    moves: Vec<MoveJson>,
    /// The last of them.
    last: Option<LastJson<'a>>,
    /// What waits for an answer.
    request: Option<RequestJson>,
    /// How it ended.
    result: Option<ResultJson>,
    /// The id of the game that followed.
    rematch: Option<&'a str>,
}

/// Who plays the sides.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Players)]
struct PlayersJson {
    /// South's player.
    south: PlayerJson<'static>,
    /// North's player.
    north: PlayerJson<'static>,
}

/// A player.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schema(as = Player)]
enum PlayerJson<'a> {
    /// A person.
    Human {
        /// What the person is called.
        name: Option<&'a str>,
    },
    /// The computer.
    Level {
        /// From 1 to 8.
        level: u8,
    },
}

/// A move with who made it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MoveMade)]
struct MoveJson {
    /// The house's 0-based index, or `"swap"`.
    #[schema(value_type = MoveForm)]
    r#move: Move,
    /// South or north.
    #[schema(value_type = String)]
    by: Side,
}

/// What the last move told.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LastMove)]
struct LastJson<'a> {
    /// South or north.
    #[schema(value_type = String)]
    by: Side,
    /// Its steps, each with the rule that decided it.
    #[schema(value_type = Vec<Object>)]
    events: &'a [Event],
}

/// What waits for an answer.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Request)]
struct RequestJson {
    /// `takeback` or `rematch`.
    #[schema(value_type = String)]
    kind: &'static str,
    /// Who asks: south or north.
    #[schema(value_type = String)]
    by: Side,
    /// Moves that would stay on the board, of a take-back.
    #[serde(skip_serializing_if = "Option::is_none")]
    to_ply: Option<usize>,
}

/// How a game ended. Counts are seeds.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GameResult)]
struct ResultJson {
    /// South's; after a resignation what the store held.
    south: u8,
    /// North's.
    north: u8,
    /// `south`, `north` or `draw`.
    winner: &'static str,
    /// The rule that ended it, or `resigned`.
    reason: &'static str,
    /// Who gave up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    resigned: Option<Side>,
}

impl<'a> StateJson<'a> {
    /// The JSON form of a state.
    #[must_use]
    pub fn new(id: &'a str, state: &'a State) -> Self {
        let position = state.game().position();
        let player = |side: Side| match state.player(side) {
            Player::Human { .. } => PlayerJson::Human {
                name: state.name(side),
            },
            Player::Level { level, .. } => PlayerJson::Level { level: *level },
        };
        Self {
            id,
            version: state.version(),
            ply: state.ply(),
            rules: position.rules(),
            start: &state.head().start,
            position: position.to_string(),
            to_move: state.to_move(),
            players: BySide {
                south: player(Side::South),
                north: player(Side::North),
            },
            help: state.head().help,
            legal: match state.to_move() {
                Some(_) => position.legal_moves().collect(),
                None => Vec::new(),
            },
            moves: state
                .game()
                .moves_by_side()
                .map(|(by, r#move)| MoveJson { r#move, by })
                .collect(),
            last: state
                .last()
                .map(|Last { by, events }| LastJson { by: *by, events }),
            request: state.request().map(|request| {
                let (kind, to_ply) = match request.asked {
                    Asked::Takeback { to_ply } => ("takeback", Some(to_ply)),
                    Asked::Rematch => ("rematch", None),
                };
                RequestJson {
                    kind,
                    by: request.by,
                    to_ply,
                }
            }),
            result: state.count().map(|count| ResultJson {
                south: count.south,
                north: count.north,
                winner: state.winner().map_or("draw", Side::as_str),
                reason: match state.resigned() {
                    Some(_) => "resigned",
                    None => state.end_rule().map_or("", kalaha::RuleId::as_str),
                },
                resigned: state.resigned(),
            }),
            rematch: state.rematch(),
        }
    }
}
