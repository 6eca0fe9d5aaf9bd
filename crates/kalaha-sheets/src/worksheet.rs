//! Tasks for a class: counting to the store, captures, chains; solutions on a page of their own.

use kalaha::{BySide, Event, Move, Position, Rules, Side};
use kalaha_lessons::goal::captured;
use kalaha_lessons::puzzles::{Kind as Puzzle, answers};
use kalaha_text::Words;
use maud::{Markup, html};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::board::board;
use crate::{Kind, Order};

/// Tasks of each sort.
const TASKS: usize = 4;
/// Boards that are drawn for a sort of task before it is given up: some rules have no captures.
const DRAWS: usize = 4_000;
/// The most seeds in a house of a task.
const FULLEST: u32 = 6;

/// A task with its solution in words.
struct Task {
    board: Position,
    solution: String,
}

/// Finds the solution of a board for the task of a number, if it makes a good task.
type Solve = fn(&Position, usize, &Words) -> Option<String>;

pub(crate) fn sheet(order: &Order, words: &Words) -> Markup {
    let mut draws = Xoshiro256PlusPlus::seed_from_u64(order.seed);
    let sorts: [(&str, &str, Solve); 3] = [
        ("sheet-distance", "sheet-distance-task", distance),
        ("sheet-capture", "sheet-capture-task", capture),
        ("sheet-chain", "sheet-chain-task", chain),
    ];
    let sorts = sorts.map(|(title, task, solve)| {
        let tasks = tasks(&order.rules, &mut draws, solve, words);
        (title, task, tasks)
    });
    let seed = order.seed.to_string();
    let houses = ("houses", order.rules.houses.into());
    html! {
        h1 { (Kind::Worksheet.title(words)) }
        p .blank .inline {
            (words.say("sheet-name", &[])) span .line {}
            (words.say("sheet-class", &[])) span .line {}
            (words.say("sheet-date", &[])) span .line {}
        }
        p { (words.say("sheet-worksheet-how", &[houses])) }
        @for (title, task, tasks) in sorts.iter().filter(|(_, _, tasks)| !tasks.is_empty()) {
            h2 { (words.say(title, &[])) }
            p { (words.say(task, &[])) }
            div .tasks {
                @for (number, task) in (1..).zip(tasks) {
                    section .block .task {
                        p .number { (number) }
                        (board(&task.board, words))
                        p .blank { (words.say("sheet-answer", &[])) span .line {} }
                    }
                }
            }
        }
        section .solutions {
            h1 { (words.say("sheet-solutions", &[])) }
            @for (title, _, tasks) in sorts.iter().filter(|(_, _, tasks)| !tasks.is_empty()) {
                h2 { (words.say(title, &[])) }
                ul { @for task in tasks { li { (task.solution) } } }
            }
            p .small { (words.say("sheet-seed", &[("seed", (&seed).into())])) }
        }
    }
}

fn tasks(rules: &Rules, draws: &mut Xoshiro256PlusPlus, solve: Solve, words: &Words) -> Vec<Task> {
    let mut tasks = Vec::new();
    for _ in 0..DRAWS {
        if tasks.len() == TASKS {
            break;
        }
        let Some(board) = drawn(rules, draws) else {
            continue;
        };
        if let Some(solution) = solve(&board, tasks.len() + 1, words) {
            tasks.push(Task { board, solution });
        }
    }
    tasks
}

/// A board with about half of its houses filled and the other seeds in the stores.
fn drawn(rules: &Rules, draws: &mut Xoshiro256PlusPlus) -> Option<Position> {
    let mut row = || {
        let mut one = || match draws.next_u32() % 2 {
            0 => 0,
            _ => (1 + draws.next_u32() % FULLEST) as u8,
        };
        (0..rules.houses).map(|_| one()).collect::<Vec<u8>>()
    };
    let (south, north) = (row(), row());
    let in_play: u32 = south.iter().chain(&north).copied().map(u32::from).sum();
    let left = rules.total_seeds().checked_sub(in_play)?;
    let stores = BySide {
        south: (left / 2) as u8,
        north: (left - left / 2) as u8,
    };
    let rows = BySide {
        south: &*south,
        north: &*north,
    };
    let position = Position::new(*rules, rows, stores, Side::South, 0).ok()?;
    let good = !position.is_over() && position.to_move() == Side::South;
    good.then_some(position)
}

/// The moves with what each tells and leads to.
fn played(board: &Position) -> Vec<(Move, Vec<Event>, Position)> {
    let play = |chosen| {
        let mut events = Vec::new();
        let after = board.play_telling(chosen, &mut |event| events.push(event));
        Some((chosen, events, after.ok()?))
    };
    board.legal_moves().filter_map(play).collect()
}

fn distance(board: &Position, number: usize, words: &Words) -> Option<String> {
    let moves = played(board);
    let extra: Vec<String> = moves
        .iter()
        .filter(|(_, _, after)| after.extra_used() > 0)
        .map(|(chosen, ..)| chosen.to_string())
        .collect();
    (!extra.is_empty() && extra.len() < moves.len()).then(|| {
        let houses = extra.join(", ");
        let facts = [("number", number.into()), ("houses", (&houses).into())];
        words.say("sheet-solution-houses", &facts)
    })
}

fn capture(board: &Position, number: usize, words: &Words) -> Option<String> {
    let moves = played(board);
    let best = moves
        .iter()
        .map(|(_, events, _)| captured(events))
        .max()
        .filter(|&best| best > 1)?;
    let mut ways = moves
        .iter()
        .filter(|(_, events, _)| captured(events) == best);
    let (Some((Move::Sow(house), ..)), None) = (ways.next(), ways.next()) else {
        return None;
    };
    let facts = [
        ("number", number.into()),
        ("house", house.number().into()),
        ("seeds", best.into()),
    ];
    Some(words.say("sheet-solution-capture", &facts))
}

fn chain(board: &Position, number: usize, words: &Words) -> Option<String> {
    let ways = answers(Puzzle::ExtraTurns, board, &[]);
    let first = ways.first()?;
    let houses: Vec<String> = first.iter().map(ToString::to_string).collect();
    let houses = houses.join(", ");
    let facts = [
        ("number", number.into()),
        ("count", first.len().into()),
        ("houses", (&houses).into()),
    ];
    let told = words.say("sheet-solution-chain", &facts);
    if ways.len() > 1 {
        let more = words.say("sheet-solution-more", &[]);
        return Some(format!("{told}. {more}"));
    }
    Some(told)
}
