//! The fast board counts what the readable rules count. That it does the same in every single move is
//! a law in `fuzz/`.

#[test]
fn both_boards_count_the_same() {
    let mut source = crate::common::Source::new(2);
    for _ in 0..300 {
        let houses = 1 + source.below(10);
        let rules = source.rules(houses);
        let position = source.position(rules, 40);
        assert_eq!(
            kalaha_engine::perft(&position, 3),
            kalaha::perft(&position, 3),
            "{position}"
        );
    }
    for pie in [false, true] {
        let rules = kalaha::Rules {
            pie,
            ..kalaha::Rules::STANDARD
        };
        let start = kalaha::Position::start(rules).expect("playable rules");
        assert_eq!(kalaha_engine::perft(&start, 6), kalaha::perft(&start, 6));
    }
}
