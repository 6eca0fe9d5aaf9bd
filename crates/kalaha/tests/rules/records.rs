//! Games as text: what is read, what is printed, and in which line a fault is said to be.

use kalaha::error::RecordFault;
use kalaha::{Error, Game, Side};

const RULES: &str = "rules: v=1 houses=6 seeds=4 direction=ccw store_side=right \
    sow_opponent_store=false skip_origin=false lap=single extra_turn_limit=null capture=standard \
    end=either_empty remaining=owner majority=off pie=false";

fn game(changes: &str, moves: &str) -> Game {
    let mut game = Game::start(crate::rules(changes)).unwrap();
    for text in moves.split_whitespace() {
        game.play(game.position().read_move(text).unwrap()).unwrap();
    }
    game
}

#[test]
fn a_record_has_one_line_a_turn() {
    let mut game = game("", "S3 S6 N1 S2");
    game.players.south = "Anna".to_owned();
    game.players.north = "greedy".to_owned();
    let record = format!(
        "kalaha 1\n{RULES}\nsouth: Anna\nnorth: greedy\n\
         start: S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s\nresult: *\nS3 S6\nN1\nS2\n"
    );
    assert_eq!(game.to_string(), record);
    assert_eq!(record.parse(), Ok(game));
}

#[test]
fn what_may_be_left_out() {
    let read: Game = "\n kalaha 1 \n\nrules:\n3 6\n\n 1".parse().unwrap();
    assert_eq!(read, game("", "S3 S6 N1"));
    let read: Game = "kalaha 1\nrules: seeds=3\n".parse().unwrap();
    assert_eq!(read, game("seeds=3", ""));
}

#[test]
fn a_finished_game_states_its_result() {
    let text = "kalaha 1\nrules: end=mover_stuck\n\
        start: S 0 0 0 0 0 1 (25) / N 3 2 0 0 0 0 (17) s\nresult: 26-22\n6";
    let game: Game = text.parse().unwrap();
    let count = game.outcome().unwrap();
    assert_eq!((count.south, count.north), (26, 22));
    assert_eq!(game.to_string().parse(), Ok(game));
}

#[test]
fn names_come_back_on_one_line() {
    let mut game = game("", "");
    game.players.south = " Anna\n\tmaria:  S3 \u{1b}[1m".to_owned();
    let read: Game = game.to_string().parse().unwrap();
    assert_eq!(read.players[Side::South], "Anna maria: S3 [1m");
    assert_eq!(read.to_string(), game.to_string());
    let read: Game = "kalaha 1\nrules:\nnorth: Bo \u{b} Ek".parse().unwrap();
    assert_eq!(read.players.north, "Bo Ek");
}

#[test]
fn who_gave_up_is_told_behind_the_name() {
    for (side, name, line) in [
        (Side::North, "Bo", "north: Bo (resigned)"),
        (Side::South, "", "south: (resigned)"),
    ] {
        let mut game = game("", "S3 S6 N1");
        game.players[side] = name.to_owned();
        game.resign(side).unwrap();
        assert_eq!(game.resign(!side), Err(Error::GameOver));
        let record = game.to_string();
        assert!(record.contains(&format!("\n{line}\n")), "{record}");
        assert!(record.contains("\nresult: *\n"), "{record}");
        let mut read: Game = record.parse().unwrap();
        assert_eq!(read, game);
        assert_eq!((read.resigned(), read.winner()), (Some(side), Some(!side)));
        assert_eq!(
            (read.result(), read.is_over()),
            (Some((!side).as_str()), true)
        );
        let next = read.position().legal_moves().next().unwrap();
        assert_eq!(read.play(next), Err(Error::GameOver));
        read.undo().unwrap();
        assert_eq!((read.resigned(), read.winner()), (None, None));
    }
    // A name does not give up, and a game that is over by the rules was not given up.
    let mut game = game("", "");
    game.players.south = "Anna (resigned)".to_owned();
    assert!(game.to_string().contains("\nsouth: Anna\n"));
    let over = "kalaha 1\nrules:\nsouth: Anna (resigned)\n\
        start: S 0 0 0 0 0 1 (25) / N 3 2 0 0 0 0 (17) s\n6";
    let over: Game = over.parse().unwrap();
    assert_eq!((over.resigned(), over.winner()), (None, Some(Side::South)));
}

fn name(name: &str) -> String {
    name.to_owned()
}

fn other(error: Error) -> RecordFault {
    RecordFault::Other(Box::new(error))
}

fn faulty(text: &str, line: usize, fault: RecordFault) {
    let read: Result<Game, Error> = text.parse();
    assert_eq!(read, Err(Error::RecordText { line, fault }), "{text}");
}

#[test]
fn a_fault_of_the_head_names_its_line() {
    for (text, line, fault) in [
        ("", 1, RecordFault::Header),
        ("\n\nkalaha 2\n", 3, RecordFault::Header),
        (
            "kalaha 1\nS3",
            1,
            RecordFault::MissingLine { name: "rules" },
        ),
        (
            "kalaha 1\nrules:\nwest: Anna",
            3,
            RecordFault::UnknownLine { name: name("west") },
        ),
        (
            "kalaha 1\nrules:\nS3\nsouth: Anna",
            4,
            RecordFault::UnknownLine {
                name: name("south"),
            },
        ),
        (
            "kalaha 1\nrules:\nsouth: Anna\nsouth: Bo",
            4,
            RecordFault::LineTwice {
                name: name("south"),
            },
        ),
        (
            "kalaha 1\nrules: seeds",
            2,
            RecordFault::NoEquals {
                text: name("seeds"),
            },
        ),
        (
            "kalaha 1\nrules: seed=3",
            2,
            other(Error::UnknownKey {
                key: name("seed"),
                nearest: vec!["seeds"],
            }),
        ),
        (
            "kalaha 1\nrules: houses=12 seeds=11",
            2,
            other(Error::TooManySeeds {
                houses: 12,
                seeds: 11,
            }),
        ),
        (
            "kalaha 1\nrules:\nstart: S 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0)",
            3,
            other(Error::HousesDiffer {
                side: Side::South,
                found: 5,
                houses: 6,
            }),
        ),
    ] {
        faulty(text, line, fault);
    }
}

#[test]
fn a_fault_of_a_move_or_the_result_names_its_line() {
    for (text, line, fault) in [
        (
            "kalaha 1\nrules:\n\nS3\nN1",
            5,
            other(Error::ForeignHouse {
                side: Side::North,
                house: kalaha::House::new(0),
            }),
        ),
        (
            "kalaha 1\nrules:\nS1 S2",
            3,
            other(Error::ForeignHouse {
                side: Side::South,
                house: kalaha::House::new(1),
            }),
        ),
        (
            "kalaha 1\nrules:\nS1\nN1\nS1",
            5,
            other(Error::EmptyHouse {
                house: kalaha::House::new(0),
            }),
        ),
        (
            "kalaha 1\nrules:\nresult: 24-24\nS3",
            3,
            RecordFault::ResultDiffers {
                stated: name("24-24"),
                played: name("*"),
            },
        ),
        (
            "kalaha 1\nrules:\nS3 jump",
            3,
            other(Error::UnreadableMove { text: name("jump") }),
        ),
    ] {
        faulty(text, line, fault);
    }
}
