//! Positions as text: what is read, what is printed, and where a fault is said to be.

use kalaha::error::{Expected, TextFault};
use kalaha::{BySide, Error, House, Move, Position, Rules, Side};

use crate::{position, rules};

#[test]
fn both_forms_and_what_the_board_does_not_carry() {
    for (changes, text, people, literal) in [
        (
            "",
            "start",
            "S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s",
            "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s",
        ),
        (
            "",
            "S 4 4 0 5 5 5 (1) / N 4 4 4 4 4 4 (0) s +1",
            "S 4 4 0 5 5 5 (1) / N 4 4 4 4 4 4 (0) s +1",
            "<6,1,0,4,4,0,5,5,5,4,4,4,4,4,4> s +1",
        ),
        (
            "pie=true",
            "S 4 4 4 0 5 5 (1) / N 5 4 4 4 4 4 (0) n pie",
            "S 4 4 4 0 5 5 (1) / N 5 4 4 4 4 4 (0) n pie",
            "<6,1,0,4,4,4,0,5,5,5,4,4,4,4,4> n pie",
        ),
        // South moves if nothing is said, and blanks and case are free.
        (
            "houses=2",
            " s 1  0(7)/n 2 3 ( 9 ) ",
            "S 1 0 (7) / N 2 3 (9) s",
            "<2,7,9,1,0,2,3> s",
        ),
        (
            "houses=1 seeds=3",
            "< 1, 0,0 , 3,3 >N",
            "S 3 (0) / N 3 (0) n",
            "<1,0,0,3,3> n",
        ),
    ] {
        let read = position(changes, text);
        assert_eq!(read.to_string(), people);
        assert_eq!(read.to_kgp(), literal);
        assert_eq!(position(changes, people), read);
        assert_eq!(position(changes, literal), read);
    }
}

#[test]
fn a_fault_names_its_column() {
    let expected = |what, found: &str| TextFault::Expected {
        what,
        found: found.to_owned(),
    };
    for (text, column, fault) in [
        ("", 1, expected(Expected::Start, "")),
        ("x", 1, expected(Expected::Start, "x")),
        ("starting", 1, expected(Expected::Start, "starting")),
        ("S (0)", 3, expected(Expected::Count, "(0)")),
        ("S 4 4 -4 4", 7, expected(Expected::OpenBracket, "-4")),
        (
            "S 4 4 4 4 4 4 / N",
            15,
            expected(Expected::OpenBracket, "/"),
        ),
        ("S 4 4 4 4 4 4 (x)", 16, expected(Expected::Count, "x)")),
        ("S 4 4 4 4 4 4 (0", 17, expected(Expected::CloseBracket, "")),
        ("S 4 4 4 4 4 4 (0) N", 19, expected(Expected::Slash, "N")),
        (
            "S 4 4 4 4 4 4 (0) / 4",
            21,
            expected(Expected::NorthRow, "4"),
        ),
        (
            "S 4 4 4 4 4 999 (0)",
            13,
            TextFault::CountTooLarge {
                count: "999".to_owned(),
            },
        ),
        (
            "S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) w",
            39,
            TextFault::Trailing {
                found: "w".to_owned(),
            },
        ),
        (
            "S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s +",
            42,
            expected(Expected::ExtraUsed, ""),
        ),
        (
            "S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s pie",
            41,
            TextFault::PieWithoutRule,
        ),
        ("<-6,0,0,4>", 2, expected(Expected::Houses, "-6,0,0,4>")),
        ("<6,-1,0,4>", 4, expected(Expected::Count, "-1,0,4>")),
        ("<6,0,0,4", 9, expected(Expected::CommaOrEnd, "")),
        (
            "<6,0,0,4,4,4,4,4,4,4,4,4,4,4>",
            2,
            TextFault::CountsDiffer {
                stated: 6,
                found: 11,
            },
        ),
        // Columns count characters, not bytes.
        ("S 4\u{a0}é", 5, expected(Expected::OpenBracket, "é")),
    ] {
        let error = Position::parse(Rules::STANDARD, text);
        assert_eq!(error, Err(Error::PositionText { column, fault }), "{text}");
    }
}

#[test]
fn a_board_that_does_not_fit_the_rules() {
    let read = |changes: &str, text: &str| Position::parse(rules(changes), text);
    assert_eq!(
        read("", "S 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0)"),
        Err(Error::HousesDiffer {
            side: Side::South,
            found: 5,
            houses: 6
        })
    );
    assert_eq!(
        read(
            "houses=12 seeds=1",
            &format!("S{} (0) / N 1 (0)", " 1".repeat(13))
        ),
        Err(Error::HousesDiffer {
            side: Side::South,
            found: 13,
            houses: 12
        })
    );
    assert_eq!(
        read("", "<2,0,0,1,1,1,1>"),
        Err(Error::HousesDiffer {
            side: Side::South,
            found: 2,
            houses: 6
        })
    );
    assert_eq!(
        read("houses=2", "S 200 0 (0) / N 56 0 (0)"),
        Err(Error::TooManyOnBoard { total: 256 })
    );
    let wide = format!("<13,0,0{}>", ",1".repeat(26));
    assert_eq!(
        read("houses=12 seeds=1", &wide),
        Err(Error::HousesDiffer {
            side: Side::South,
            found: 13,
            houses: 12
        })
    );
    let most = read("houses=2", "S 200 0 (0) / N 55 0 (0)").unwrap();
    assert_eq!(most.total(), 255);
}

#[test]
fn the_layout_of_the_data_files() {
    let layout = [1, 0, 7, 2, 3, 9];
    let read = Position::from_layout(rules("houses=2"), &layout, Side::North, 0).unwrap();
    assert_eq!(read.to_string(), "S 1 0 (7) / N 2 3 (9) n");
    assert_eq!(read.to_layout(), layout);
    for found in [0, 5, 7, 14] {
        let layout = vec![1; found];
        let error = Position::from_layout(rules("houses=2"), &layout, Side::North, 0);
        assert_eq!(error, Err(Error::LayoutLength { found, houses: 2 }));
    }
    let rows = BySide {
        south: &[1, 1][..],
        north: &[1],
    };
    let error = Position::new(rules("houses=2"), rows, BySide::default(), Side::South, 0);
    assert_eq!(
        error,
        Err(Error::HousesDiffer {
            side: Side::North,
            found: 1,
            houses: 2
        })
    );
}

#[test]
fn moves_as_people_write_them() {
    let start = position("houses=12 seeds=1", "start");
    let sow = |number: u8| Ok(Move::Sow(House::new(number - 1)));
    for (text, read) in [
        ("1", sow(1)),
        ("12", sow(12)),
        ("S3", sow(3)),
        ("s3", sow(3)),
        ("007", sow(7)),
        ("SWAP", Ok(Move::Swap)),
    ] {
        assert_eq!(start.read_move(text), read, "{text}");
    }
    let house = House::new(2);
    let side = Side::North;
    assert_eq!(
        start.read_move("n3"),
        Err(Error::ForeignHouse { side, house })
    );
    for text in ["0", "13", "256", "99999999999999999999"] {
        let number = text.to_owned();
        let error = Error::NoSuchHouse { number, houses: 12 };
        assert_eq!(start.read_move(text), Err(error), "{text}");
    }
}
