//! `kalaha play --plain`: the game for who only listens.

use crate::play;

#[test]
fn a_plain_game_is_told_in_sentences_and_never_drawn() {
    let ran = play(&["--plain", "--north", "greedy"], "3\nmine\nstores\nlast\n");
    let expected = "\
Kalaha: Standard rules
Type the number of a house to sow it, or help.
Your houses, from house 1: 4, 4, 4, 4, 4, 4. In the store: 0.
The computer’s houses, from house 1: 4, 4, 4, 4, 4, 4. In the store: 0.
Your turn. Choose a house: 1 2 3 4 5 6

You sow 4 seeds from house 3. Your last seed lands in your store. You get an extra turn!
Your turn again: extra turn 1. Choose a house: 1 2 4 5 6
Your houses, from house 1: 4, 4, 0, 5, 5, 5. In the store: 1.
In the stores: you 1, the computer 0.
You sow 4 seeds from house 3. Your last seed lands in your store. You get an extra turn!
Goodbye!
";
    assert_eq!(ran.out, expected);
}

#[test]
fn a_plain_game_says_why_to_the_person_who_plays() {
    let ran = play(&["--plain", "--north", "greedy"], "3\nwhy\n");
    let told = ran.out.split("You sow 4 seeds").nth(2).expect("why");
    assert!(
        told.contains(
            "  2. Your last seed lands in your store. You get an extra turn! (Extra turn)"
        ),
        "{told}"
    );
    assert!(!told.contains("South"), "{told}");
}

#[test]
fn at_one_table_a_plain_game_tells_the_stores_after_each_turn_and_the_board_when_asked() {
    let out = play(&["--plain"], "4\nboard\n").out;
    let (_, after) = out.split_once("\n\n").expect("a move");
    let expected = "\
South sows 4 seeds from house 4. The last one lands in North’s house 1.
In the stores: South 1, North 0.
North, it’s your turn. Choose a house: 1 2 3 4 5 6
South’s houses, from house 1: 4, 4, 4, 0, 5, 5. In the store: 1.
North’s houses, from house 1: 5, 4, 4, 4, 4, 4. In the store: 0.
North, it’s your turn. Choose a house: 1 2 3 4 5 6
Goodbye!
";
    assert_eq!(after, expected);
}

#[test]
fn a_plain_game_explains_what_can_be_typed_and_ends_in_words() {
    let start = [
        "--plain",
        "--start",
        "S 0 0 0 0 0 1 (24) / N 0 0 0 0 2 2 (19) s",
    ];
    let out = play(&start, "help\neval\n6\n").out;
    assert!(
        out.contains("\neval: tell what each move is worth"),
        "{out}"
    );
    assert!(out.contains("\nsave FILE: keep the game"), "{out}");
    // By hand: the last seed makes 25, North keeps 23.
    assert!(
        out.contains("South wins by 2 seeds with best play from both."),
        "{out}"
    );
    assert!(
        out.contains("\nSouth wins by 2 seeds: 25 to 23.\n"),
        "{out}"
    );
    assert!(!out.contains(['│', '─', '[', '←', '→']), "{out}");
}
